"""Crashes: nothing that was acknowledged or broadcast is lost, whatever is killed and whenever."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tools.siege.client import GONE, Json, Person, Player, Refused, new_person
from tools.siege.launcher import Launcher
from tools.siege.processes import SECRET, Postgres, Server
from tools.siege.report import Report

TABLES = 4
GAMES = ("imhotep", "imhotep", "cuzco", "inca_empire", "tawantinsuyu")
SEATS = {"inca_empire": 3}
KINDS = (
    *("server", "server", "server", "create", "create", "finish", "finish"),
    *("worker", "worker", "start", "start", "database", "database"),
)
"""What is killed, or while it does what."""
LONGEST_PLAY = 1.0
"""The most seconds of play before a kill."""
FULL_SECONDS = 6.0
"""How long a disk stays full."""
MIGRATION_SHARE = 20
"""One kill in so many hits a migration."""
FACTOR = ("--rate-factor", "100000", "--lease-seconds", "3")


class BesiegedSite:
    """Servers that share a database, and people who play on them."""

    def __init__(
        self, servers: list[Server], rng: random.Random, database: Postgres | None
    ) -> None:
        self.servers = servers
        self.rng = rng
        self.database = database
        self.start_seconds = 1.0
        """How long a server took to start."""
        self.players: list[Player] = []
        self.created: dict[str, Person] = {}
        """By id the full tables that were not yet seen to have started."""
        self.ended: dict[str, tuple[Person, Json]] = {}
        """By id the tables whose end was acknowledged, with that answer."""

    def port(self) -> int:
        alive = [s for s in self.servers if s.process is not None and s.process.poll() is None]
        return self.rng.choice(alive or self.servers).port

    async def create(self, port: int = 0) -> tuple[str, list[Person]]:
        """Create a table and let people join until it is full."""
        game = self.rng.choice(GAMES)
        seats = SEATS.get(game, 2)
        people = [await new_person(port or self.port()) for _ in range(seats)]
        kinds = ["me", *["open"] * (seats - 1)] + (["bot"] if self.rng.random() < 0.3 else [])
        body = {"game": game, "seats": [{"kind": kind} for kind in kinds], "visibility": "public"}
        table = (await people[0].call("POST", "/api/tables", body))["id"]
        for person in people[1:]:
            await person.call("POST", f"/api/tables/{table}/join", {})
        self.created[table] = people[0]
        return table, people

    async def fill(self) -> None:
        """Replace finished games by new ones."""
        self.players = [p for p in self.players if not p.known.position.get("turn", {}).get("over")]
        while len({player.table for player in self.players}) < TABLES:
            table, people = await self.create()
            self.players += [
                Player(person, table, random.Random(self.rng.random())) for person in people
            ]

    async def keep_playing(self, player: Player) -> None:
        """Play; repeat a move without an answer under its key after each reconnection."""
        player.person.port = self.port()
        try:
            await player.connect()
            while player.known.position == {}:
                await player.receive()
            if player.known.pending is not None:
                await player.move(player.known.pending)
            await player.play(pause=0.01)
        except (*GONE, TimeoutError):
            return
        finally:
            await asyncio.shield(_quietly(player.close()))

    async def churn(self) -> None:
        """Create tables, and resign games, so that kills also hit these calls."""
        while True:
            try:
                await self.end(*await self.create())
            except (*GONE, TimeoutError, Refused, ValueError, IndexError):
                await asyncio.sleep(0.05)

    async def kill_during(self, kind: str, victim: Server) -> None:
        """Kill a server while it creates a table, or while it ends a game."""
        people = []
        table = ""
        if kind == "finish":
            table, people = await self.create()
            people[1].port = victim.port
        call = asyncio.create_task(self.end(table, people) if people else self.create(victim.port))
        await asyncio.sleep(self.rng.uniform(0.0, 0.03))
        victim.kill()
        with suppress(*GONE, TimeoutError, Refused, ValueError, IndexError):
            await call

    async def end(self, table: str, people: list[Person]) -> None:
        """Resign, which ends the game of two people."""
        answer = await people[1].call("POST", f"/api/tables/{table}/resign", {})
        if answer["status"] == "over":
            self.ended[table] = (people[1], answer)

    async def play_until(self, event: Callable[[], Awaitable[None]]) -> None:
        """Play and create tables until an event has happened and clients have noticed it."""
        tasks = [asyncio.create_task(self.keep_playing(player)) for player in self.players]
        tasks.append(asyncio.create_task(self.churn()))
        await event()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def verify(self, report: Report, name: str, why: str) -> None:
        """Compare what was acknowledged and broadcast with the log of each table."""
        for player in self.players:
            player.person.port = self.port()
            # The first answer counts, of any process: none may serve an old log.
            answer = await patient(player.person, "GET", f"/api/tables/{player.table}/log")
            log = {entry["seq"]: entry for entry in answer["entries"]}
            for ack in player.known.acks:
                line = log.get(ack.frame["seq"] + 1)
                if line is None or (line["kind"], line["notation"]) != ("decision", ack.notation):
                    report.add(name, lost=1)
                    report.finding(name, f"{why}: lost {ack.frame} at {player.table}: {line}")
            for seq, entry in player.known.entries.items():
                line = log.get(seq, {})
                # A masked entry can be read after the end of the game.
                masked = entry["notation"] is not None and entry["action"] is None
                parts = ("kind", "actor") if masked else ("kind", "actor", "notation")
                if any(line.get(part) != entry[part] for part in parts):
                    report.add(name, phantoms=1)
                    report.finding(name, f"{why}: broadcast but not stored: {entry}")
            report.add(name, acknowledgements=len(player.known.acks))
            player.known.acks = player.known.acks[-3:]
            report.add(name, acknowledgements=-len(player.known.acks))
        for table, person in self.created.items():
            person.port = self.port()
            info = await patient(person, "GET", f"/api/tables/{table}")
            full = all(seat["person"] or seat["bot"] for seat in info["seats"])
            if full and info["status"] == "open":
                report.add(name, stuck=1)
                report.finding(name, f"{why}: full table {table} does not start")
        self.created.clear()
        for table, (person, ending) in self.ended.items():
            person.port = self.port()
            info = await patient(person, "GET", f"/api/tables/{table}")
            report.add(name, **{"ends of games": 1})
            if (info["status"], info["result"]) != ("over", ending["result"]):
                report.add(name, lost=1)
                report.finding(name, f"{why}: the end of {table} was lost: {info['status']}")
        self.ended.clear()


async def _quietly(call: Awaitable[None]) -> None:
    try:
        await asyncio.wait_for(call, 5)
    except (*GONE, TimeoutError):
        return


async def patient(person: Person, method: str, path: str) -> Any:
    """Make a call that must succeed once the server has recovered."""
    for attempt in range(100):
        try:
            return await person.call(method, path)
        except (*GONE, TimeoutError, Refused, ValueError, IndexError):
            if attempt == 99:
                raise
            await asyncio.sleep(0.2)
    return None


async def crash_round(site: BesiegedSite, report: Report, name: str) -> int:
    """Play, kill something, recover and compare; returns the number of kills."""
    rng = site.rng
    await site.fill()
    kind = rng.choice(KINDS if site.database else [k for k in KINDS if k != "database"])
    victim = rng.choice(site.servers)
    kills = 1

    async def event() -> None:
        nonlocal kind
        await asyncio.sleep(rng.uniform(0.05, LONGEST_PLAY))
        workers = victim.workers()
        if kind == "worker" and workers:
            os.kill(rng.choice(workers), signal.SIGKILL)
            await asyncio.sleep(0.2)
        elif kind == "database" and site.database is not None:
            await asyncio.to_thread(site.database.kill)
            await asyncio.sleep(0.2)
        elif kind in ("create", "finish"):
            await site.kill_during(kind, victim)
        else:
            kind = "start" if kind == "start" else "server"  # there may be no worker yet
            victim.kill()
            await asyncio.sleep(0.05)

    await site.play_until(event)
    if kind == "start":
        victim.spawn()
        await asyncio.sleep(rng.uniform(0.0, 1.2) * site.start_seconds)
        victim.kill()
        kills += 1
    if victim.process is None or victim.process.poll() is not None:
        await asyncio.to_thread(victim.start)
    try:
        await site.verify(report, name, kind)
    except (*GONE, TimeoutError, Refused, ValueError, IndexError) as error:
        ends = [server.log.read_text("utf-8", "replace")[-400:] for server in site.servers]
        report.finding(name, f"{kind}: no answer after the recovery ({error!r}): {ends}")
        for server in site.servers:
            server.kill()
            await asyncio.to_thread(server.start)
    report.add(name, kills=kills, **{f"kills of {kind}": kills})
    return kills


async def full_disk(site: BesiegedSite, report: Report, name: str) -> None:
    """Let every file of the server stop growing; what was acknowledged must survive."""
    (server,) = site.servers
    await site.fill()
    server.stop()
    sizes = [path.stat().st_size for path in server.folder.glob("tampu.sqlite*")]
    server.spawn(max([*sizes, server.log.stat().st_size]) + 150_000)
    await asyncio.to_thread(server.wait)

    async def event() -> None:
        await asyncio.sleep(FULL_SECONDS)
        server.kill()

    await site.play_until(event)
    await asyncio.to_thread(server.start)
    await site.verify(report, name, "full disk")
    report.add(name, **{"full disks": 1})


async def full_database_disk(site: BesiegedSite, report: Report, name: str) -> None:
    """Let every file of PostgreSQL stop growing, which stops it; then start it again."""
    database = site.database
    assert database is not None
    await site.fill()

    async def event() -> None:
        await asyncio.sleep(2.0)
        await asyncio.to_thread(database.restart_full, 100_000)
        for _ in range(200):
            await asyncio.sleep(0.1)
            if database.was_full():
                report.add(name, **{"full disks": 1})
                break
        await asyncio.sleep(0.5)
        await asyncio.to_thread(database.kill)
        await asyncio.sleep(0.3)

    await site.play_until(event)
    await site.verify(report, name, "full disk")


async def killed_migration(site: BesiegedSite, report: Report, name: str) -> None:
    """Kill one of two processes that migrate an empty database; both must then serve it."""
    database, rng = site.database, site.rng
    assert database is not None
    number = report.part(name).get("kills of migration", 0)
    url = await asyncio.to_thread(
        database.new_database, f"migration{number}_{rng.randrange(10**9)}"
    )
    folder = site.servers[0].folder.parent
    flags = ("--database", url, "--secret", SECRET, *FACTOR)
    launcher = site.servers[0].launcher
    servers = [Server(folder / f"migration{n}", *flags, launcher=launcher) for n in (1, 2)]
    try:
        for server in servers:
            server.spawn()
        # Both migrate shortly before they answer.
        await asyncio.sleep(rng.uniform(0.3, 1.2) * site.start_seconds)
        servers[0].kill()
        report.add(name, kills=1, **{"kills of migration": 1})
        await asyncio.to_thread(servers[0].start)
        await asyncio.to_thread(servers[1].wait)
        fresh = BesiegedSite(servers, rng, None)
        for _ in servers:
            table, people = await fresh.create()
            answer = await patient(people[0], "GET", f"/api/tables/{table}/log")
            if not answer["entries"]:
                report.finding(name, f"migration: table {table} has no log")
        for server in servers:
            for line in server.faults()[:5]:
                report.finding(name, f"migration: log: {line}")
    finally:
        for server in servers:
            server.kill()
            server.log.unlink(missing_ok=True)


async def crash(report: Report, folder: Path, kills: int, seed: int) -> None:
    """Kill on SQLite, on PostgreSQL, and one of two processes on PostgreSQL, in turn."""
    done = {name: report.part(name).get("kills", 0) for name in ("crash sqlite", "crash postgres")}
    migrations = report.part("crash postgres").get("kills of migration", 0)
    rng = random.Random(f"{seed} {sum(done.values())}")
    launcher = Launcher()
    sqlite = BesiegedSite([Server(folder / "sqlite", *FACTOR, launcher=launcher)], rng, None)
    database = Postgres()
    flags = ("--database", database.url, "--secret", SECRET, *FACTOR)
    servers = [Server(folder / f"pg{n}", *flags, launcher=launcher) for n in (1, 2)]
    postgres = BesiegedSite(servers, rng, database)
    sites = {"crash sqlite": sqlite, "crash postgres": postgres}
    try:
        for site in sites.values():
            for server in site.servers:
                start = time.monotonic()
                await asyncio.to_thread(server.start)
                site.start_seconds = time.monotonic() - start
        while sum(done.values()) < kills:
            name = min(done, key=lambda each: done[each])
            done[name] += await crash_round(sites[name], report, name)
            if done["crash postgres"] >= migrations * MIGRATION_SHARE:
                migrations += 1
                await killed_migration(postgres, report, "crash postgres")
                done["crash postgres"] += 1
            report.save()
            total: Json = report.part(name)
            print(
                f"  {name}: {total['kills']} kills, {total.get('acknowledgements', 0)} "
                f"acknowledgements, {total.get('lost', 0)} lost",
                flush=True,
            )
        await full_disk(sqlite, report, "crash sqlite")
        await full_database_disk(postgres, report, "crash postgres")
    finally:
        for site in sites.values():
            for server in site.servers:
                server.kill()
        launcher.close()
        database.close()
    for name in sites:
        report.part(name).setdefault("lost", 0)
        report.part(name).setdefault("phantoms", 0)
    report.save()

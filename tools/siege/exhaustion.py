"""Exhaustion: floods within the limits, while a probe table measures how long moves take."""

import asyncio
import json
import random
import statistics
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.siege.client import GONE, Person, Player, Refused, exchange, new_person
from tools.siege.processes import Server
from tools.siege.report import Report
from websockets.asyncio.client import connect

ATTACKERS = 4
Flood = Callable[[int], Coroutine[None, None, None]]


def address(number: int) -> str:
    return f"203.0.113.{number + 1}"


async def requests(port: int) -> None:
    """Ask for the lobby as fast as the server answers."""

    async def attack(number: int) -> None:
        person = Person(port, address(number))
        while True:
            try:
                await exchange(port, person.request("GET", "/api/tables"))
            except (*GONE, TimeoutError, ValueError):
                await asyncio.sleep(0.05)

    await asyncio.gather(*(attack(number) for number in range(ATTACKERS)))


async def half_sent(port: int) -> None:
    """Hold connections whose requests never end."""
    held: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    try:
        while True:
            if len(held) < 400:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"POST /api/tables HTTP/1.1\r\nContent-Length: 99999\r\n\r\n{")
                held.append((reader, writer))
            await asyncio.sleep(0.005)
    finally:
        for _, writer in held:
            writer.transport.abort()


async def frames(port: int) -> None:
    """Send frames without a pause."""

    async def attack(number: int) -> None:
        person = await new_person(port, address(number))
        async with connect(
            f"ws://127.0.0.1:{port}/ws", additional_headers=person.identity(), max_size=None
        ) as live:
            drain = asyncio.create_task(_drain(live))
            try:
                while True:
                    await live.send('{"type":"watch","table":"unknown"}')
                    await asyncio.sleep(0)
            finally:
                drain.cancel()

    await asyncio.gather(*(attack(number) for number in range(ATTACKERS)))


async def _drain(live: object) -> None:
    try:
        async for _ in live:  # type: ignore[attr-defined]
            pass
    except GONE:
        return


async def bot_tables(port: int) -> None:
    """Create tables of bots only, with the most costly bots that the server accepts."""
    person = await new_person(port, address(0))
    specs = ("ismcts:nodes=1000", "level:4")
    made = 0
    while True:
        seats = [{"kind": "bot", "bot": random.choice(specs)} for _ in range(2)]
        try:
            await person.call("POST", "/api/tables", {"game": "cuzco", "seats": seats})
            made += 1
        except Refused:
            if made % 10 == 0:
                person = await new_person(port, address(0))
            await asyncio.sleep(0.2)
        except (*GONE, TimeoutError):
            await asyncio.sleep(0.2)


async def imports(port: int) -> None:
    """Import the longest records that are read."""
    header = "khipu 1\ngame: imhotep\nrules: 1\nseats: a, b\noptions: \ncommitment: 0\nseed: null\n"
    record = header + "salt: null\n\n" + "".join(f"{n} seat1 L1.1\n" for n in range(1, 20_000))

    async def attack(number: int) -> None:
        person = await new_person(port, address(number))
        while True:
            try:
                await person.call("POST", "/api/records", {"khipu": record})
            except (*GONE, TimeoutError, Refused):
                await asyncio.sleep(0.02)

    await asyncio.gather(*(attack(number) for number in range(ATTACKERS)))


async def log_ins(port: int) -> None:
    """Try passwords, each of which costs the server a hash."""

    async def attack(number: int) -> None:
        person = Person(port, address(number))
        while True:
            body = {"name": f"n{number}", "password": "wrong one"}
            try:
                await person.call("POST", "/api/session", body)
            except (*GONE, TimeoutError, Refused, json.JSONDecodeError):
                await asyncio.sleep(0.02)

    await asyncio.gather(*(attack(number) for number in range(ATTACKERS)))


FLOODS: dict[str, Flood] = {
    "requests": requests,
    "half-sent requests": half_sent,
    "frames": frames,
    "tables of bots": bot_tables,
    "imports": imports,
    "log-ins": log_ins,
}


class Probe:
    """A table of two people whose moves are timed."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.players: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Play; a finished game is followed by another."""
        people = [await new_person(self.port, f"198.51.100.{number}") for number in (1, 2)]
        body = {
            "game": "imhotep",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "visibility": "link",
        }
        info = await people[0].call("POST", "/api/tables", body)
        self.players = []
        for person in people:
            if person is not people[0]:
                link = {"invite": info["link"]}
                await person.call("POST", f"/api/tables/{info['id']}/join", link)
            player = Player(person, info["id"], random.Random(info["id"]))
            await player.connect()
            self.players.append(player)
        self._tasks = [asyncio.create_task(player.play(pause=0.1)) for player in self.players]

    async def measure(self, seconds: float) -> list[float]:
        """The latencies of all moves in the given time."""
        latencies: list[float] = []
        end = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.1)
            for player in self.players:
                latencies += player.latencies
                player.latencies.clear()
            if all(task.done() for task in self._tasks):
                await asyncio.gather(*self._tasks)
                for player in self.players:
                    await player.close()
                await self.begin()
        return latencies

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for player in self.players:
            await player.close()


@contextmanager
def flooding(name: str, port: int) -> Iterator[None]:
    """Flood from a process of its own, so that the probe measures the server alone."""
    command = [sys.executable, "-m", "tools.siege.exhaustion", name, str(port)]
    process = subprocess.Popen(command)
    try:
        yield
        if process.poll() is not None:
            raise RuntimeError(f"the flood of {name} ended with status {process.returncode}")
    finally:
        process.kill()
        process.wait()


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


async def exhaustion(report: Report, folder: Path, seconds: float) -> None:
    """Measure the probe in quiet and during each flood."""
    server = Server(folder / "exhaustion")
    await asyncio.to_thread(server.start)
    part = report.part("exhaustion")
    probe = Probe(server.port)
    try:
        await probe.begin()
        await probe.measure(min(3.0, seconds))
        for name, flood in {"quiet": None, **FLOODS}.items():
            if f"{name}: p99 ms" in part:
                continue
            if flood is None:
                latencies = await probe.measure(seconds)
            else:
                with flooding(name, server.port):
                    latencies = await probe.measure(seconds)
                await probe.measure(min(2.0, seconds))
            part[f"{name}: moves"] = len(latencies)
            if not latencies:
                report.finding("exhaustion", f"no move of the probe was answered during {name}")
                continue
            part[f"{name}: median ms"] = 1000 * statistics.median(latencies)
            part[f"{name}: p99 ms"] = 1000 * percentile(latencies, 0.99)
            report.save()
            print(
                f"  {name}: median {part[f'{name}: median ms']:.0f} ms, "
                f"p99 {part[f'{name}: p99 ms']:.0f} ms, {len(latencies)} moves",
                flush=True,
            )
        for line in server.faults()[:20]:
            report.finding("exhaustion", f"log: {line}")
    finally:
        await probe.stop()
        server.kill()
    report.save()


if __name__ == "__main__":
    asyncio.run(FLOODS[sys.argv[1]](int(sys.argv[2])))

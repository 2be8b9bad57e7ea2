"""Several server processes on one PostgreSQL agree on the log, even if one is killed."""

import asyncio
import os
import signal
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

from tampu.core.rng import Rng
from tampu.server.client import Client, Live, SeenTable, new_key
from tampu.server.live.commands import Mover, carry_out
from tampu.server.messages.websocket import Act, ChatNotice, SendChat
from tampu.server.storage.database import Database
from tampu.server.tables import seating
from tampu.server.tables.sessions import TableSessions
from tests.server.site import Server, asked, friends, level, play_out, replayed, wish
from tests.server.test_crash import crash_and_resume
from tests.server.test_faults import SIGNER, act, new_person

TABLES = 50
BEFORE = 150


def process(folder: Path, database: Any, name: str, *more: str) -> Server:
    """One server process; those of a test share the database and the secret."""
    home = folder / name
    home.mkdir()
    flags = ("--database", database.get_uri(), "--secret", "shared " * 6, "--lease-seconds", "3")
    return Server(home, *flags, *more)


def elsewhere(client: Client, server: Server) -> Client:
    """The same person at another process."""
    other = Client(server.url)
    other.cookies = client.cookies
    return other


async def watching(client: Client, table: str, seen: Any = None) -> Live:
    live = client.live()
    if seen is not None:
        live.seen = seen
    await live.__aenter__()
    await live.watch(table)
    return live


def both_connected(seen: SeenTable) -> bool:
    """Whether a client was told that the two people at the table are connected."""
    return seen.info is not None and sum(seat.connected for seat in seen.info.seats) == 2


def test_the_game_goes_on_whoever_dies(tmp_path: Path, database: Any) -> None:
    async def story() -> None:
        first = process(tmp_path, database, "first").start()
        second = process(tmp_path, database, "second").start()
        one, two = await friends(first.url, 2)
        info = await one.create(wish("imhotep", "me", "open", "bot", visibility="public"))
        two = elsewhere(two, second)
        await two.join(info.id)
        lives = [await watching(one, info.id), await watching(two, info.id)]
        assert await play_out(lives, info.id, Rng(1), most=12) >= 12
        for live in lives:  # each sees the other, who is connected elsewhere
            await live.until(info.id, both_connected)

        await lives[0].send(SendChat(table=info.id, text="over there?"))
        await lives[1].wait(
            lambda: any(isinstance(message, ChatNotice) for message in lives[1].received)
        )

        prompted = await asked(lives, info.id)
        seen = prompted.seen[info.id]
        assert seen.prompt is not None
        person = prompted.client
        here, there = elsewhere(person, first), elsewhere(person, second)
        racers = [await watching(here, info.id), await watching(there, info.id)]
        choice = seen.prompt.groups[0].choices[0]
        acts = [
            Act(
                table=info.id,
                seat=seen.prompt.seat,
                seq=seen.seq,
                key=new_key(),
                action=choice.action,
            )
            for _ in racers
        ]
        answers = await asyncio.gather(
            *(live.move(act) for live, act in zip(racers, acts, strict=True))
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]
        for live in racers:
            await live.close()
        assert await play_out(lives, info.id, Rng(2), most=6) >= 6

        killed = database.psql(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            " WHERE application_name = 'tampu listener'"
        )
        assert "2" in killed
        assert await play_out(lives, info.id, Rng(3), most=12) >= 12

        second.kill()
        lives[1] = await watching(elsewhere(two, first), info.id, lives[1].seen)
        await play_out(lives, info.id, Rng(4))
        for live in lives:
            seen = live.seen[info.id]
            seen.info = await one.table(info.id)
            assert replayed("imhotep", 3, info.options, seen).over
            await live.close()
        assert first.stop() == 0

    asyncio.run(story())


def test_kill_and_restart_on_postgres(tmp_path: Path, database: Any) -> None:
    async def story() -> None:
        server = process(tmp_path, database, "one").start()
        busy = await crash_and_resume(server, TABLES, BEFORE)
        for table in busy:
            made = await play_out(table.lives, table.table, Rng(9), most=3)
            assert made >= 3 or table.lives[0].seen[table.table].over
            for live in table.lives:
                await live.close()
        assert await asyncio.to_thread(server.stop) == 0

    asyncio.run(story())


def test_a_restarted_database_is_found_again(tmp_path: Path, database: Any) -> None:
    async def story() -> None:
        first = process(tmp_path, database, "first").start()
        second = process(tmp_path, database, "second").start()
        one, two = await friends(first.url, 2)
        info = await one.create(wish("imhotep", "me", "open", visibility="public"))
        two = elsewhere(two, second)
        await two.join(info.id)
        lives = [await watching(one, info.id), await watching(two, info.id)]
        await play_out(lives, info.id, Rng(1), most=6)
        database.stop()
        database.start()
        first.wait()
        second.wait()
        assert await play_out(lives, info.id, Rng(2), most=10) >= 10
        for live in lives:
            await live.close()
        assert first.stop() == 0
        assert second.stop() == 0

    asyncio.run(story())


def test_a_process_serves_what_another_has_acknowledged(database: Any) -> None:
    """Also before it is notified: a lost connection loses notifications."""

    async def story() -> None:
        url = database.get_uri().replace("postgresql://", "postgresql+asyncpg://")
        stores = [Database(url), Database(url)]
        for store in stores:
            await store.open()
        here, there = (TableSessions(store, SIGNER) for store in stores)  # nobody listens
        people = [await new_person(stores[0]) for _ in range(2)]
        planned = wish("imhotep", "me", "open", visibility="public")
        session = await seating.create(here, people[0], planned)
        assert (await there.get(session.id)).row.status == "open"
        await seating.join(here, session, people[1], None, None)
        assert (await there.get(session.id)).row.status == "running"
        for number in range(3):
            due = session.row.due
            assert due is not None
            person = session.seats[due].person
            assert person is not None
            mover = Mover(person, confirms=False)
            seq = await carry_out(here, session, mover, act(session, f"k{number}"))
            assert (await there.get(session.id)).fold.seq == seq
        for store in stores:
            await store.close()

    asyncio.run(story())


def workers(server: Server) -> list[int]:
    """The processes that serve behind one port."""
    assert server.process is not None
    processes = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            message = path.read_text().rpartition(")")[2].split()
            command = (path.parent / "cmdline").read_text()
            if int(message[1]) == server.process.pid and "spawn_main" in command:
                processes.append(int(path.parent.name))
    return processes


def metrics(server: Server) -> str:
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=30) as page:
        return str(page.read(), "utf-8")


async def counts_two(server: Server) -> None:
    while "tampu_processes 2.0" not in metrics(server):
        await asyncio.sleep(0.2)


def test_several_processes_behind_one_port(tmp_path: Path, database: Any) -> None:
    async def story() -> None:
        server = process(tmp_path, database, "both", "--processes", "2", "--metrics").start()
        clients = await friends(server.url, 3)
        info = await clients[0].create(wish("imhotep", "me", "open", "bot", visibility="public"))
        await clients[1].join(info.id)
        # so many connections that both processes have some of them
        lives = [await watching(client, info.id) for client in clients[:2] for _ in range(6)]
        assert await play_out([lives[0], lives[6]], info.id, Rng(1), most=10) >= 10
        await level(lives, info.id)
        serving = workers(server)
        assert len(serving) == 2
        # Whichever process answers, it answers for both. Processes that earlier tests killed in
        # this database are dropped after a while.
        await asyncio.wait_for(counts_two(server), 60)
        for _ in range(4):
            assert "tampu_processes 2.0" in metrics(server)
        os.kill(serving[0], signal.SIGKILL)
        for place, live in enumerate(lives):
            if live.closed is None:
                await live.close()
            lives[place] = await resumed(live, info.id)
        assert await play_out([lives[0], lives[6]], info.id, Rng(2), most=10) >= 10
        await level(lives, info.id)
        for live in lives:
            await live.close()
        assert server.stop() == 0

    asyncio.run(story())


async def resumed(live: Live, table: str) -> Live:
    """The same client connected again, as soon as somebody answers."""
    while True:
        try:
            return await watching(live.client, table, live.seen)
        except (OSError, ConnectionError):
            await asyncio.sleep(0.05)

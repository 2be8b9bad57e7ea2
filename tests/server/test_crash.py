"""A server that is killed loses nothing that it acknowledged."""

import asyncio
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tampu.core.rng import Rng
from tampu.server.client import Client, Live, new_key
from tampu.server.messages.websocket import Act, Done
from tests.server.site import Server, friends, level, open_table, play_out, wish

TABLES = 50
BEFORE = 250
"""The number of moves that are acknowledged before the server is killed."""


class Busy:
    """One table with two people who play without a pause."""

    def __init__(self, clients: list[Client], table: str) -> None:
        self.clients = clients
        self.table = table
        self.lives: list[Live] = []
        self.acknowledged: dict[int, str] = {}
        """By `seq` every decision that was acknowledged."""

    async def connect(self) -> None:
        earlier = [live.seen for live in self.lives]
        self.lives = [client.live() for client in self.clients]
        for place, live in enumerate(self.lives):
            if earlier:
                live.seen = earlier[place]
            await live.__aenter__()
            await live.watch(self.table)

    async def play(self, rng: Rng, count: list[int]) -> None:
        with suppress(ConnectionError, ConnectionClosed, OSError):
            while all(live.closed is None for live in self.lives):
                for live in self.lives:
                    prompt = live.seen[self.table].prompt
                    if prompt is not None:
                        await self._act(live, rng, count)
                await asyncio.sleep(0.01)
                await level(self.lives, self.table)

    async def _act(self, live: Live, rng: Rng, count: list[int]) -> None:
        seen = live.seen[self.table]
        assert seen.prompt is not None
        group = seen.prompt.groups[rng.below(len(seen.prompt.groups))]
        choice = group.choices[rng.below(len(group.choices))]
        key = new_key()
        act = Act(
            table=self.table,
            seat=seen.prompt.seat,
            seq=seen.seq,
            key=key,
            action=choice.action,
        )
        done = await live.move(act)
        assert isinstance(done, Done)
        self.acknowledged[act.seq + 1] = choice.notation
        count[0] += 1
        await live.until(self.table, lambda state: state.seq >= done.seq)


async def crash_and_resume(server: Server, tables: int, before: int) -> list[Busy]:
    """Play at many tables, kill the server, start it again and compare."""
    busy = []
    for number in range(tables):
        clients = await friends(server.url, 2)
        kinds = ["me", "open", "bot"] if number % 5 == 0 else ["me", "open"]
        info = await clients[0].create(wish("imhotep", *kinds, visibility="public"))
        await clients[1].join(info.id)
        busy.append(Busy(clients, info.id))
    for table in busy:
        await table.connect()
    count = [0]
    tasks = [
        asyncio.create_task(table.play(Rng(number, "crash"), count))
        for number, table in enumerate(busy)
    ]
    while count[0] < before:
        await asyncio.sleep(0.02)
        assert not any(task.done() for task in tasks)
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*tasks)
    await asyncio.to_thread(server.start)
    for table in busy:
        await table.connect()
        for live in table.lives:
            seen = live.seen[table.table]
            decisions = {e.seq: e for e in seen.entries if e.kind == "decision"}
            assert [entry.seq for entry in seen.entries] == list(range(1, seen.seq + 1))
            message = await live.client.call("GET", f"/api/tables/{table.table}/log")
            assert len(message["entries"]) >= seen.seq
            for seq, notation in table.acknowledged.items():
                line = message["entries"][seq - 1]
                assert (line["seq"], line["kind"]) == (seq, "decision")
                assert line["notation"] == notation
            for entry in message["entries"]:
                if entry["seq"] in decisions:
                    assert entry["notation"] == decisions[entry["seq"]].notation
    return busy


def test_kill_in_the_middle_of_busy_tables(tmp_path: Path) -> None:
    async def story() -> None:
        server = Server(tmp_path).start()
        busy = await crash_and_resume(server, TABLES, BEFORE)
        assert sum(len(table.acknowledged) for table in busy) >= BEFORE
        for table in busy:
            made = await play_out(table.lives, table.table, Rng(9), most=4)
            assert made >= 4 or table.lives[0].seen[table.table].over
            for live in table.lives:
                await live.close()
        assert await asyncio.to_thread(server.stop) == 0

    asyncio.run(story())


def test_a_stop_loses_nothing_and_clients_are_told(tmp_path: Path) -> None:
    async def story() -> None:
        server = Server(tmp_path).start()
        clients = await friends(server.url, 2)
        info = await open_table(clients, "imhotep")
        table = Busy(clients, info.id)
        await table.connect()
        await play_out(table.lives, info.id, Rng(4), most=6)
        seq = await level(table.lives, info.id)
        assert await asyncio.to_thread(server.stop) == 0
        for live in table.lives:
            await live.wait(lambda live=live: live.closed is not None)
            assert live.closed is not None
            assert live.closed.rcvd is not None
            assert live.closed.rcvd.code == 1012
        await asyncio.to_thread(server.start)
        await table.connect()
        assert [live.seen[info.id].seq for live in table.lives] == [seq, seq]
        await play_out(table.lives, info.id, Rng(5), most=6)
        for live in table.lives:
            await live.close()
        assert await asyncio.to_thread(server.stop) == 0

    asyncio.run(story())

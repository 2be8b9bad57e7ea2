"""The server's cost of a move without the network: decode, check, store, broadcast, encode.

A table with a person in every seat is played at random from a fixed seed; every person watches.
`python -m tools.server_cost` prints for each game CPU milliseconds of a move, frames and bytes
sent, what compressing them for WebSockets takes and leaves, and the longest time on the event loop.
"""

import argparse
import asyncio
import gc
import json
import statistics
import tempfile
import time
import zlib
from concurrent.futures import Executor
from dataclasses import dataclass, field

import msgspec

from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.server.hosting.settings import Settings
from tampu.server.live.hub import Connection
from tampu.server.live.socket import ClientHandler
from tampu.server.messages.websocket import Act, ClientMessage
from tampu.server.people.profiles import Person, new_guest
from tampu.server.run import GC_THRESHOLDS
from tampu.server.site import Site
from tampu.server.storage.database import Database
from tampu.server.storage.models import SeatRow
from tampu.server.tables.creation import prepare, store
from tampu.server.tables.session import TableSession

GAMES = ("cuzco", "imhotep", "inca_empire", "tawantinsuyu")
SEED = 7
_decoder = msgspec.json.Decoder(ClientMessage)


@dataclass
class Cost:
    """What the moves of one table cost."""

    moves: int = 0
    cpu: float = 0.0
    sent: int = 0
    frames: int = 0
    compressing: float = 0.0
    compressed: int = 0
    longest: list[float] = field(default_factory=list)
    """The longest uninterrupted CPU time on the event loop during each move."""

    def row(self) -> dict[str, float]:
        return {
            "moves": self.moves,
            "cpu_ms": round(1000 * self.cpu / self.moves, 3),
            "frames": round(self.frames / self.moves, 2),
            "bytes": round(self.sent / self.moves),
            "compress_ms": round(1000 * self.compressing / self.moves, 3),
            "compressed_bytes": round(self.compressed / self.moves),
            "loop_ms_median": round(1000 * statistics.median(self.longest), 2),
            "loop_ms_most": round(1000 * max(self.longest), 2),
        }


async def new_table(site: Site, people: list[Person], game_id: str) -> TableSession:
    """A running table with these people in the seats."""
    game = load_game(game_id)
    for person in people:
        await site.profiles.store(person)
    seats = [
        SeatRow(seat=n, kind="open", person=person.id, name=None, bot=None, away=False,
                resigned=False)
        for n, person in enumerate(people)
    ]  # fmt: skip
    row = {
        "game": game.id,
        "rules_version": game.meta.rules_version,
        "options": game.meta.complete(len(people), {}),
        "kind": "live",
        "clock": {},
        "hints": True,
        "chat": True,
        "visibility": "private",
        "creator": people[0].id,
        "seed": str(SEED),
        "salt": "",
        "commitment": "",
    }
    return await store(site.tables, prepare(row, seats))


def drain(connection: Connection) -> list[bytes]:
    """Empty the queue of a client."""
    frames = []
    while not connection.queue.empty():
        frames.append(connection.queue.get_nowait() or b"")
    return frames


class OpenTable:
    """A running table with a connected client in every seat."""

    def __init__(self, site: Site, session: TableSession, clients: list[ClientHandler]) -> None:
        self.cost = Cost()
        self._site, self._session, self._clients = site, session, clients
        self._rng = Rng(SEED, "moves")
        self._packers = {client.connection: zlib.compressobj(wbits=-15) for client in clients}

    async def play(self, moves: int) -> None:
        """Make up to this many random moves."""
        session, last = self._session, self.cost.moves + moves
        while self.cost.moves < last and (seat := session.row.due) is not None:
            move = Act(
                table=session.id,
                seat=seat,
                seq=session.fold.seq,
                key=f"k{self.cost.moves}",
                action=session.fold.state.sample(self._rng),
            )
            frame, slices = msgspec.json.encode(move), Slices()
            before = time.process_time()
            await slices.run(self._clients[seat].handle(_decoder.decode(frame)))
            self.cost.cpu += time.process_time() - before
            self.cost.longest.append(slices.longest)
            for client in self._clients:
                self._count(client.connection)
            self.cost.moves += 1

    def _count(self, connection: Connection) -> None:
        """Count the frames of a client, and compress them as `permessage-deflate` does."""
        cost, pack = self.cost, self._packers[connection]
        frames = drain(connection)
        before = time.process_time()
        packed = [pack.compress(frame) + pack.flush(zlib.Z_SYNC_FLUSH) for frame in frames]
        cost.compressing += time.process_time() - before
        cost.frames += len(frames)
        cost.sent += sum(map(len, frames))
        cost.compressed += sum(map(len, packed))

    async def close(self) -> None:
        """Stop the workers and the database."""
        await self._site.bots.close()
        await self._site.database.close()


async def open_table(
    game_id: str, seats: int, folder: str, executor: Executor | None = None
) -> OpenTable:
    """A new table in a fresh database; `executor` replaces the thread of the writer."""
    settings = Settings(data=folder, rate_factor=1e6, queue=100_000)
    database = Database(settings.url)
    if executor is not None:
        assert database._writer is not None
        database._writer._thread = executor  # type: ignore[assignment]
    await database.open()
    site = Site(settings, database)
    people = [new_guest() for _ in range(seats)]
    session = await new_table(site, people, game_id)
    clients = []
    for person in people:
        connection = Connection(person.info, "en", "127.0.0.1", settings.queue)
        connection.confirms = False
        client = ClientHandler(site, connection, person)
        clients.append(client)
        await client.handle(_decoder.decode(_watch(session.id)))
        drain(connection)
    return OpenTable(site, session, clients)


async def play(game_id: str, seats: int, moves: int, folder: str) -> Cost:
    """Play a table at random and measure it."""
    table = await open_table(game_id, seats, folder)
    try:
        await table.play(moves)
        return table.cost
    finally:
        await table.close()


class Slices:
    """Measures the CPU time of each step of a coroutine."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def run(self, coroutine: object) -> None:
        await _Stepped(coroutine, self)


class _Stepped:
    def __init__(self, coroutine: object, slices: Slices) -> None:
        self._coroutine, self._slices = coroutine, slices

    def __await__(self):  # type: ignore[no-untyped-def]
        steps = self._coroutine
        value = None
        while True:
            start = time.thread_time()
            try:
                waits = steps.send(value)  # type: ignore[attr-defined]
            except StopIteration as end:
                self._slices.longest = max(self._slices.longest, time.thread_time() - start)
                return end.value
            self._slices.longest = max(self._slices.longest, time.thread_time() - start)
            value = yield waits


def _watch(table: str) -> bytes:
    return msgspec.json.encode({"type": "watch", "table": table, "short": True})


def measure(game_id: str, seats: int | None = None, moves: int = 300) -> Cost:
    """The cost of one table in a fresh database."""
    number = seats or load_game(game_id).meta.fewest_seats
    gc.set_threshold(*GC_THRESHOLDS)  # as on a server
    gc.freeze()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(play(game_id, number, moves, folder))


def main() -> None:
    parser = argparse.ArgumentParser(prog="server_cost")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--moves", type=int, default=300)
    options = parser.parse_args()
    for game in options.games:
        print(game, json.dumps(measure(game, options.seats, options.moves).row()))


if __name__ == "__main__":
    main()

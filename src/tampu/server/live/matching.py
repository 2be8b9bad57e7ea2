"""Quick matches: pairs people who want the same game with the same number of seats."""

from __future__ import annotations

import asyncio
import time
from itertools import combinations
from typing import Any, Final

import sqlalchemy as sa

from tampu.server.errors import Denied
from tampu.server.live.hub import Hub
from tampu.server.messages.bodies import NewTable, SeatWish
from tampu.server.messages.parts import Clock
from tampu.server.messages.websocket import Matched, Seek, Seeking
from tampu.server.people.profiles import Person
from tampu.server.storage.models import PROCESSES
from tampu.server.storage.people_models import BLOCKS, SEEKS
from tampu.server.tables.seating import planned_table
from tampu.server.tables.sessions import TableSessions, load_game_once

MATCHED_TOPIC: Final = "matched"
"""The topic under which processes notify each other of a table that a match made."""
MOST_COMPARED: Final = 40
"""How many of those who wait longest a new seek is compared with."""
CLOCKS: Final = {
    "live": Clock(kind="bank", seconds=1200, increment=20),
    "by_turns": Clock(kind="bank", seconds=5 * 86400, increment=12 * 3600),
}
"""The clocks of quick matches, so that nobody waits for somebody who has gone."""


class Matching:
    """A queue in the database, which all processes share; everybody waits at most once.

    Who seeks a live game waits as long as the connection lasts; by turns nobody has to stay.
    """

    def __init__(self, tables: TableSessions, hub: Hub) -> None:
        self._tables = tables
        self._database = tables.database
        self._hub = hub
        self._tasks: set[asyncio.Task[None]] = set()
        self._live: set[str] = set()
        """Those who wait for a live game through this process."""

    async def start(self) -> None:
        """Forget who waited at a process that is gone."""
        gone = SEEKS.c.kind == "live"
        if not self._database.is_sqlite:
            gone &= SEEKS.c.process.not_in(sa.select(PROCESSES.c.id))
        await self._database.execute(sa.delete(SEEKS).where(gone))

    async def seek(self, person: Person, wish: Seek) -> Seeking | None:
        """Wait for others, or make a table with those who wait; None if a table was made."""
        if wish.seats < 2 or wish.seats not in load_game_once(wish.game).meta.seats:
            raise Denied(400, "error-malformed")
        made = await self._database.write(lambda connection: self._pair(connection, person, wish))
        if isinstance(made, str):
            if self._database.is_sqlite:
                await self.matched(made)
            return None
        if wish.kind == "live":
            self._live.add(person.id)
            self.disconnected(person.id)  # if the connection closed meanwhile
        return Seeking(wish.game, wish.seats, wish.kind, made + 1)

    async def stop(self, person: str, *, only_live: bool = False) -> None:
        """Leave the queue."""
        mine = sa.delete(SEEKS).where(SEEKS.c.person == person)
        await self._database.execute(mine.where(SEEKS.c.kind == "live") if only_live else mine)

    def disconnected(self, person: str) -> None:
        """Leave the queue of live games when the last connection closes."""
        if person in self._live and not self._hub.of(person):
            self._live.discard(person)
            task = asyncio.create_task(self.stop(person, only_live=True))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def of(self, person: str) -> Seeking | None:
        """What a person waits for."""
        row = await self._database.first(sa.select(SEEKS).where(SEEKS.c.person == person))
        if row is None:
            return None
        same = [SEEKS.c[name] == getattr(row, name) for name in ("game", "seats", "kind")]
        count = await self._database.first(sa.select(sa.func.count()).where(*same))
        return Seeking(row.game, row.seats, row.kind, count[0])

    async def all(self) -> list[Seeking]:
        """How many people wait for which quick match, the fullest first."""
        wish = (SEEKS.c.game, SEEKS.c.seats, SEEKS.c.kind)
        query = sa.select(*wish, sa.func.count().label("waiting")).group_by(*wish)
        if not self._database.is_sqlite:
            query = query.where(_reachable())
        rows = await self._database.rows(query.order_by(sa.desc("waiting"), *wish))
        return [Seeking(row.game, row.seats, row.kind, row.waiting) for row in rows]

    async def matched(self, table: str) -> None:
        """Notify the people of a new table who are connected to this process."""
        session = await self._tables.get(table)
        for person in session.people():
            self._live.discard(person)
            for connection in self._hub.of(person):
                connection.notify(Matched(table, session.row.game))

    def _pair(self, connection: sa.Connection, person: Person, wish: Seek) -> str | int:
        """Make a table with those who wait longest, or wait; returns its id, or how many wait."""
        connection.execute(sa.delete(SEEKS).where(SEEKS.c.person == person.id))
        same = [SEEKS.c[name] == getattr(wish, name) for name in ("game", "seats", "kind")]
        query = sa.select(SEEKS.c.person).where(*same).order_by(SEEKS.c.since).limit(MOST_COMPARED)
        if not self._database.is_sqlite:
            query = query.where(_reachable())
            # Two people who begin to seek at once must see each other.
            lock = sa.text("SELECT pg_advisory_xact_lock(hashtext(:queue))")
            connection.execute(lock, {"queue": f"seek {wish.game} {wish.seats} {wish.kind}"})
        waiting = [str(row.person) for row in connection.execute(query)]
        group = _group(person.id, waiting, wish.seats, _blocks(connection, [person.id, *waiting]))
        if group is None:
            process = None if self._database.is_sqlite else self._tables.process
            row = {
                "person": person.id,
                "game": wish.game,
                "seats": wish.seats,
                "kind": wish.kind,
                "process": process if wish.kind == "live" else None,
                "since": time.time(),
            }
            connection.execute(sa.insert(SEEKS).values(**row))
            return len(waiting)
        connection.execute(sa.delete(SEEKS).where(SEEKS.c.person.in_(group)))
        seats = [SeatWish(kind="me"), *(SeatWish(kind="invited") for _ in group)]
        table = NewTable(
            game=wish.game,
            seats=seats,
            kind=wish.kind,
            clock=CLOCKS[wish.kind],
            hints=False,
            visibility="public",
        )
        rows = planned_table(person, table, taken=group, rated=True)
        rows.job(connection)
        self._database.notify(connection, f"{MATCHED_TOPIC}:{rows.id}")
        return rows.id


def _reachable() -> sa.ColumnElement[bool]:
    """Whose process still runs, or who waits without one."""
    alive = sa.select(PROCESSES.c.id)
    return sa.or_(SEEKS.c.process.is_(None), SEEKS.c.process.in_(alive))


def _blocks(connection: sa.Connection, people: list[str]) -> set[frozenset[str]]:
    """The pairs of people of whom one has blocked the other."""
    query = sa.select(BLOCKS).where(BLOCKS.c.person.in_(people), BLOCKS.c.blocked.in_(people))
    return {frozenset((row.person, row.blocked)) for row in connection.execute(query)}


def _group(
    person: str, waiting: list[str], seats: int, blocks: set[frozenset[str]]
) -> list[str] | None:
    """Those who wait longest and may all meet each other; None if there are too few."""
    group: list[str] = []
    for other in waiting:
        if len(group) == seats - 1:
            break
        pairs: Any = combinations([person, *group, other], 2)
        if not any(frozenset(pair) in blocks for pair in pairs):
            group.append(other)
    return group if len(group) == seats - 1 else None

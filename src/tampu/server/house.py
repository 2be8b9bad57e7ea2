"""All tables of this process: reading, extending and telling them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tampu.bots.pool import BotPool
from tampu.core.contract import Game
from tampu.core.registry import load_game
from tampu.server import metrics, models, snapshots
from tampu.server.errors import Conflict, Denied, unknown_table
from tampu.server.fold import Draft, Line
from tampu.server.hub import Hub, encoded
from tampu.server.messages import (
    ClockNotice,
    Entries,
    PersonInfo,
    TableNotice,
    YourTurn,
)
from tampu.server.models import LINES, PEOPLE, SEATS, SNAPSHOTS, TABLES
from tampu.server.rooms import Room
from tampu.server.seals import Seals, new_id
from tampu.server.settings import Settings
from tampu.server.sight import Seats, entries_for, position_for
from tampu.server.storage import Storage

log = structlog.get_logger()
game_of = cache(load_game)
KEPT_SECONDS: Final = 300.0
"""A table that nobody watches is forgotten after this long; its log remains."""
PRESENCE_SECONDS: Final = 0.3


def person_info(person: str, name: str | None, name_key: str | None) -> PersonInfo:
    """Somebody as others see them; `name` is None for people who were deleted."""
    return PersonInfo(id=person, name=name or "?", guest=name_key is None)


class House:
    """The rooms in memory over the storage."""

    def __init__(self, settings: Settings, storage: Storage, pool: BotPool) -> None:
        self.settings = settings
        self.storage = storage
        self.pool = pool
        self.hub = Hub()
        self.seals = Seals(settings.signing_key())
        self.name = new_id()
        """This process, in leases."""
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.on_change: list[Callable[[Room], None]] = []
        """Called with a room after it changed."""
        self.on_due: list[Callable[[Room, str], None]] = []
        """Called by the process that made it somebody's turn."""

    # Reading

    async def room(self, table: str) -> Room:
        """The table, from memory or from its log."""
        room = self.rooms.get(table)
        if room is None:
            lock = self._loading.setdefault(table, asyncio.Lock())
            async with lock:
                room = self.rooms.get(table)
                if room is None:
                    room = self.rooms[table] = await self._load(table)
            self._loading.pop(table, None)
            self._changed(room)
        room.used = time.monotonic()
        return room

    async def _load(self, table: str) -> Room:
        async with self.storage.read() as connection:
            row, seats, people = await self._rows(connection, table)
            game = self.game(row.game)
            if row.rules_version != game.meta.rules_version:
                raise Denied(409, "error-rules-changed", version=row.rules_version)
            room = Room(row, seats, game)
            room.names = people
            await self._fold_rest(connection, room)
        return room

    def game(self, name: str) -> Game:
        return game_of(name)

    async def _rows(
        self, connection: AsyncConnection, table: str
    ) -> tuple[models.Table, list[models.Seat], dict[str, PersonInfo]]:
        found = await connection.execute(sa.select(TABLES).where(TABLES.c.id == table))
        row = found.first()
        if row is None:
            raise unknown_table()
        seats = await connection.execute(
            sa.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
        )
        places = [models.Seat(**seat._mapping) for seat in seats]
        ids = [seat.person for seat in places if seat.person]
        people = await connection.execute(
            sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.name_key).where(PEOPLE.c.id.in_(ids))
        )
        names = {person.id: person_info(*person) for person in people}
        return models.Table(**row._mapping), places, names

    async def _fold_rest(self, connection: AsyncConnection, room: Room) -> None:
        found = await connection.execute(
            sa.select(*(LINES.c[name] for name in Line._fields))
            .where(LINES.c.table_id == room.id, LINES.c.seq > room.fold.seq)
            .order_by(LINES.c.seq)
        )
        lines = [Line(*line) for line in found]
        begin = 0
        if not room.fold.started and len(lines) >= snapshots.EVERY:
            kept = await connection.execute(
                sa.select(SNAPSHOTS.c.seq, SNAPSHOTS.c.data)
                .where(SNAPSHOTS.c.table_id == room.id)
                .order_by(SNAPSHOTS.c.seq)
            )
            begin = room.snapshot = snapshots.restore(
                room.fold, lines, [(row.seq, row.data) for row in kept]
            )
        for line in lines[begin:]:
            room.fold.take(line)

    async def refresh(self, room: Room, *, whole: bool = False) -> None:
        """Take over what others wrote; the lock is held."""
        before, due = room.fold.seq, room.row.due
        async with self.storage.read() as connection:
            row, seats, names = await self._rows(connection, room.id)
            if row.version == room.row.version and not whole:
                return
            room.row, room.seats, room.names = row, seats, names
            if whole:
                room.fold, room.snapshot = room.new_fold(), 0
            await self._fold_rest(connection, room)
        self.tell(room, min(before, room.fold.seq), table=True)
        if due != room.row.due:
            self._tell_due(room)
        self._changed(room)

    async def woken(self, table: str) -> None:
        """Another process changed a table."""
        room = self.rooms.get(table)
        if room is not None:
            async with room.lock:
                await self.refresh(room)

    async def refresh_all(self) -> None:
        """After a time of silence: every table may have changed."""
        for room in list(self.rooms.values()):
            async with room.lock:
                await self.refresh(room)

    # Writing

    async def append(
        self,
        room: Room,
        drafts: Sequence[Draft],
        *,
        key: str | None = None,
        seats: Iterable[models.Seat] = (),
    ) -> int:
        """Extend the log durably and tell everybody; the lock is held.

        `seats` are places of the room that were changed and are stored with it. Raises Conflict,
        after reading the room again, if somebody else was faster.
        """
        fold, before, at = room.fold, room.fold.seq, time.time()
        last = before + len(drafts)
        lines = [
            Line(before + n, *draft, key if before + n == last else None, at)
            for n, draft in enumerate(drafts, 1)
        ]
        changed = list(seats)
        try:
            for line in lines:
                fold.take(line)
            columns = room.columns()
            kept = snapshots.due(fold, room.snapshot)
            snapshot = snapshots.taken(fold, room.snapshot) if kept else None
            await self.storage.write(
                self._extension(room.id, before, lines, changed, columns, snapshot)
            )
        except BaseException as error:
            await self.refresh(room, whole=True)
            if isinstance(error, IntegrityError | _Outrun):
                metrics.CONFLICTS.inc()
                raise Conflict from error
            raise
        if kept:
            room.snapshot = last
        was = (room.row.status, room.row.due)
        for name, value in columns.items():
            setattr(room.row, name, value)
        room.row.version += 1
        metrics.LINES.inc(len(lines))
        self.tell(room, before, table=bool(changed) or was[0] != room.row.status)
        if was[1] != room.row.due:
            person = self._tell_due(room)
            for call in self.on_due if person is not None else ():
                call(room, person or "")
        self._changed(room)
        return last

    def _extension(
        self,
        table: str,
        before: int,
        lines: list[Line],
        seats: list[models.Seat],
        columns: dict[str, Any],
        snapshot: dict[str, Any] | None,
    ) -> Any:
        rows = [{"table_id": table, **line._asdict()} for line in lines]

        def job(connection: sa.Connection) -> None:
            fenced = connection.execute(
                sa.update(TABLES)
                .where(TABLES.c.id == table, TABLES.c.seq == before)
                .values(version=TABLES.c.version + 1, **columns)
            )
            if fenced.rowcount != 1:
                raise _Outrun
            connection.execute(sa.insert(LINES), rows)
            if snapshot is not None:
                values = {"table_id": table, "seq": rows[-1]["seq"], "data": snapshot}
                connection.execute(sa.insert(SNAPSHOTS).values(**values))
            for seat in seats:
                connection.execute(_seat_update(seat))
            self.storage.wake(connection, table)

        return job

    async def change(self, room: Room, job: Any) -> None:
        """Change a row outside the log (before the start, or a rematch); the lock is held."""

        def whole(connection: sa.Connection) -> None:
            job(connection)
            connection.execute(
                sa.update(TABLES).where(TABLES.c.id == room.id).values(version=TABLES.c.version + 1)
            )
            self.storage.wake(connection, room.id)

        await self.storage.write(whole)
        await self.refresh(room)

    # Telling

    def secrets_for(self, room: Room, person: str | None) -> tuple[dict[str, str], str] | None:
        """The invitations for the creator, and the link for everybody at the table."""
        if person is None or (person != room.row.creator and not room.seats_of(person)):
            return None
        invites = {}
        if person == room.row.creator and room.row.status == "open":
            invites = {
                str(seat.seat): self.seals.invite(room.id, seat.seat)
                for seat in room.seats
                if seat.kind == "invited" and seat.person is None
            }
        return invites, self.seals.link(room.id)

    def tell(self, room: Room, since: int, *, table: bool) -> None:
        """Send every watcher what is new after `since`."""
        frames: dict[tuple[Seats, int], list[bytes]] = {}
        clock = room.fold.clocks.told(room.fold.due(), time.time())
        for connection, seen in list(room.watchers.items()):
            person = connection.person.id
            viewer = room.seats_of(person)
            first = min(since, seen) + 1
            room.watchers[connection] = room.fold.seq
            if table:
                info = room.info(person, self.secrets_for(room, person))
                connection.tell(TableNotice(info))
            known = frames.get((viewer, first))
            if known is None:
                known = frames[viewer, first] = self._frames(room, viewer, first)
                if clock is not None:
                    known.append(encoded(ClockNotice(room.id, clock)))
            for frame in known:
                connection.send(frame)

    def people_changed(self, room: Room) -> None:
        """Somebody began or ceased to watch: all are told soon, once for many."""
        if room.news is None:
            loop = asyncio.get_running_loop()
            room.news = loop.call_later(PRESENCE_SECONDS, self._tell_people, room)

    def _tell_people(self, room: Room) -> None:
        room.news = None
        for connection in list(room.watchers):
            person = connection.person.id
            connection.tell(TableNotice(room.info(person, self.secrets_for(room, person))))

    def _frames(self, room: Room, viewer: Seats, first: int) -> list[bytes]:
        entries = entries_for(room.fold, viewer, first)
        frames = [encoded(Entries(room.id, first, entries))] if entries else []
        if room.fold.started:
            frames.append(encoded(position_for(room.id, room.fold, viewer)))
        return frames

    def _tell_due(self, room: Room) -> str | None:
        """Somebody whose turn it is may be looking at something else."""
        due = room.row.due
        person = None if due is None else room.seats[due].person
        if person is not None and due is not None and room.plays(person, due):
            for connection in self.hub.of(person):
                if connection not in room.watchers:
                    connection.tell(YourTurn(room.id, room.row.game))
            return person
        return None

    def _changed(self, room: Room) -> None:
        for call in self.on_change:
            call(room)

    def forget_idle(self) -> None:
        """Drop rooms that nobody watches from memory."""
        limit = time.monotonic() - KEPT_SECONDS
        for table, room in list(self.rooms.items()):
            idle = not room.watchers and room.used < limit and not room.lock.locked()
            if idle and (room.driver is None or room.driver.done()):
                del self.rooms[table]


class _Outrun(Exception):
    """The log was longer than we knew."""


def _seat_update(seat: models.Seat) -> Any:
    return (
        sa.update(SEATS)
        .where(SEATS.c.table_id == seat.table_id, SEATS.c.seat == seat.seat)
        .values(
            person=seat.person, bot=seat.bot, away=seat.away, resigned=seat.resigned, kind=seat.kind
        )
    )


def may_watch(house: House, room: Room, person: str, link: str | None) -> bool:
    """Whether somebody may look at a table."""
    if person == room.row.creator or room.seats_of(person):
        return True
    if room.row.visibility == "public":
        return True
    return room.row.visibility == "link" and house.seals.same(link, house.seals.link(room.id))


def check_watch(house: House, room: Room, person: str, link: str | None) -> None:
    if not may_watch(house, room, person, link):
        raise unknown_table()


def check_member(room: Room, person: str) -> None:
    """Only for people at the table."""
    if not room.seats_of(person):
        raise Denied(403, "error-not-at-table")

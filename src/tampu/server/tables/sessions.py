"""All table sessions of this process: loading, refreshing and extending them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import Any, Final

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tampu.core.registry import load_game
from tampu.server.errors import Conflict, Denied, unknown_table
from tampu.server.hosting import metrics
from tampu.server.messages.parts import PersonInfo
from tampu.server.people.profiles import person_info
from tampu.server.people.results import store_results
from tampu.server.people.signing import Signer, new_id
from tampu.server.storage.constant_statements import ConstantStatement
from tampu.server.storage.models import (
    LINES,
    PEOPLE,
    PRESENCE,
    SEATS,
    SNAPSHOTS,
    TABLES,
    SeatRow,
    TableRow,
)
from tampu.server.storage.storage import Storage
from tampu.server.tables import snapshots
from tampu.server.tables.fold import Fold
from tampu.server.tables.log import Draft, LogLine
from tampu.server.tables.repair import is_incomplete, missing_drafts, was_lost
from tampu.server.tables.session import LOG_COLUMNS, TableSession

log = structlog.get_logger()
load_game_once = cache(load_game)
IDLE_SECONDS: Final = 300.0
"""A session that nobody watches leaves the memory after this time; its log stays stored."""


class TableSessions:
    """The table sessions in memory, backed by the database."""

    def __init__(self, database: Storage, signer: Signer) -> None:
        self.database = database
        self.signer = signer
        self.process = new_id()
        """The name of this process in leases."""
        self.open_sessions: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.on_update: list[Callable[[TableSession, int, bool], None]] = []
        """Called after a commit with the session, the `seq` after which lines are new, and whether
        the table's own data changed."""
        self.on_turn: list[Callable[[TableSession, str, bool], None]] = []
        """Called when a person's turn begins; the flag says whether this process wrote it."""
        self.on_end: list[Callable[[TableSession], None]] = []
        """Called when this process has stored the end of a game."""
        self.on_change: list[Callable[[TableSession], None]] = []
        """Called after a session was loaded or changed."""

    # Reading

    async def get(self, table: str) -> TableSession:
        """The session of a table, from memory or loaded from its log."""
        session = self.open_sessions.get(table)
        if session is None:
            lock = self._loading.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    session = self.open_sessions.get(table)
                    if session is None:
                        session = self.open_sessions[table] = await self._load(table)
            finally:
                self._loading.pop(table, None)
            await self._complete(session)
            self._changed(session)
        elif await self._is_behind(session):
            async with self.hold(session):
                await self.refresh(session)
        elif session.outdated and not session.lock.locked():
            async with self.hold(session):
                pass
        session.used = time.monotonic()
        return session

    async def peek(self, table: str) -> TableSession:
        """The session of a table for reading only; one that is loaded for this is not cached."""
        session = self.open_sessions.get(table)
        return session if session is not None else await self._load(table)

    async def _is_behind(self, session: TableSession) -> bool:
        """Whether another process may have changed the table since it was read.

        A notification can be late, or lost with its connection, so what is served does not rely
        on it: another process may have acknowledged a move that this one has not heard of.
        """
        if self.database.is_sqlite:
            return False
        query = sa.select(TABLES.c.version).where(TABLES.c.id == session.id)
        stored = await self.database.first(query)
        return stored is None or stored.version != session.row.version

    async def _load(self, table: str) -> TableSession:
        async with self.database.read() as connection:
            row, seats, names = await self._rows(connection, table)
            game = load_game_once(row.game)
            if not game.meta.plays(row.rules_version):
                raise Denied(409, "error-rules-changed", version=row.rules_version)
            session = TableSession(row, seats, game)
            session.names = names
            session.elsewhere = await self.watchers_elsewhere(connection, table)
            session.snapshot = await self._fold_new_lines(connection, session, row, session.fold)
        return session

    async def _rows(
        self, connection: AsyncConnection, table: str
    ) -> tuple[TableRow, list[SeatRow], dict[str, PersonInfo]]:
        row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == table))).first()
        if row is None:
            raise unknown_table()
        seats = (await read_seats(connection, [table]))[table]
        names = await read_names(connection, seats)
        return TableRow(**row._mapping), seats, names

    async def watchers_elsewhere(
        self, connection: AsyncConnection, table: str
    ) -> dict[str, PersonInfo]:
        """The people who watch a table through other processes, by id."""
        if self.database.is_sqlite:
            return {}
        query = sa.select(PRESENCE.c.person, PRESENCE.c.name, PRESENCE.c.guest).where(
            PRESENCE.c.table_id == table, PRESENCE.c.process != self.process
        )
        return {row.person: PersonInfo(*row) for row in await connection.execute(query)}

    async def _fold_new_lines(
        self, connection: AsyncConnection, session: TableSession, row: TableRow, fold: Fold
    ) -> int:
        """Add the stored lines that a fold lacks; returns the line of the last snapshot."""
        rows = await connection.execute(
            sa.select(*(LINES.c[name] for name in LogLine._fields))
            .where(LINES.c.table_id == row.id, LINES.c.seq > fold.seq, LINES.c.seq <= row.seq)
            .order_by(LINES.c.seq)
        )
        lines = [LogLine(*line) for line in rows]
        begin, snapshot = 0, session.snapshot if fold.started else 0
        if not fold.started and len(lines) >= snapshots.EVERY:
            stored = await connection.execute(
                sa.select(SNAPSHOTS.c.seq, SNAPSHOTS.c.data)
                .where(SNAPSHOTS.c.table_id == row.id, SNAPSHOTS.c.seq <= row.seq)
                .order_by(SNAPSHOTS.c.seq)
            )
            data = [(row.seq, row.data) for row in stored]
            begin = snapshot = snapshots.restore(fold, lines, data)
            if data and not begin:
                log.warning("snapshots ignored", table=row.id, game=session.game.id)
        for line in lines[begin:]:
            fold.add(line)
        return snapshot

    @asynccontextmanager
    async def hold(self, session: TableSession) -> AsyncIterator[None]:
        """Hold the lock of a session; after a write of unknown outcome, read its rows first."""
        async with session.lock:
            if session.outdated:
                await self.refresh(session, reload=True)
            yield

    async def refresh(self, session: TableSession, *, reload: bool = False) -> None:
        """Read what other processes wrote; the caller holds the lock.

        If reading fails, the session stays as it was.
        """
        before, due = session.fold.seq, session.row.due
        async with self.database.read() as connection:
            row, seats, names = await self._rows(connection, session.id)
            if row.version == session.row.version and not reload:
                return
            is_behind = row.version < session.row.version
            fold = session.new_fold() if reload or is_behind else session.fold.copy()
            snapshot = await self._fold_new_lines(connection, session, row, fold)
        session.row, session.seats, session.names = row, seats, names
        session.fold, session.snapshot, session.outdated = fold, snapshot, False
        self._updated(session, min(before, fold.seq), table_changed=True)
        if due != session.row.due:
            self._turn_begins(session, written_here=False)
        self._changed(session)

    async def refresh_table(self, table: str) -> None:
        """Read what another process wrote, if the table is in memory."""
        session = self.open_sessions.get(table)
        if session is not None:
            async with self.hold(session):
                await self.refresh(session)

    async def refresh_all(self) -> None:
        """Refresh every session, after notifications may have been missed."""
        for table in list(self.open_sessions):
            await self.refresh_table(table)

    # Writing

    async def append(
        self,
        session: TableSession,
        drafts: Sequence[Draft],
        *,
        key: str | None = None,
        seats: Iterable[SeatRow] = (),
        names: Mapping[str, PersonInfo] | None = None,
    ) -> int:
        """Extend the log durably, then notify; the caller holds the lock.

        `seats` are changed copies of seats, stored in the same transaction; `names` are the people
        who are new in them. The session changes only once the commit is known. Raises Conflict,
        after reloading the session, if another process was faster.
        """
        before, at = session.fold.seq, time.time()
        last = before + len(drafts)
        lines = [
            LogLine(before + n, *draft, key if before + n == last else None, at)
            for n, draft in enumerate(drafts, 1)
        ]
        fold = session.fold.copy()
        for line in lines:
            fold.add(line)
        changed_seats = {seat.seat: seat for seat in seats}
        seated = [changed_seats.get(seat.seat, seat) for seat in session.seats]
        columns = session.columns(fold, seated)
        due = snapshots.is_due(fold, session.snapshot)
        snapshot = snapshots.take(fold, session.snapshot) if due else None
        ends = columns["status"] == "over" and session.row.status != "over"

        def job(connection: sa.Connection) -> None:
            self._raise_version(connection, session, **columns)
            insert_lines(connection, session.id, lines, snapshot)
            for seat in changed_seats.values():
                connection.execute(_seat_update(seat))
            if ends:
                store_results(connection, session.row, seated, columns["result"], columns["ended"])

        await self._store(session, job)
        session.fold, session.seats = fold, seated
        session.names = {**session.names, **(names or {})}
        session.snapshot = last if due else session.snapshot
        old_status, old_due = session.row.status, session.row.due
        for name, value in columns.items():
            setattr(session.row, name, value)
        session.row.version += 1
        metrics.LINES.inc(len(lines))
        table_changed = bool(changed_seats) or old_status != session.row.status
        self._updated(session, before, table_changed=table_changed)
        if old_due != session.row.due:
            self._turn_begins(session, written_here=True)
        if ends:
            for call in self.on_end:
                call(session)
        self._changed(session)
        return last

    async def change(self, session: TableSession, job: Callable[[sa.Connection], object]) -> None:
        """Change rows outside the log (before the start, or a rematch); the caller holds the
        lock. Raises Conflict like `append`.
        """

        def versioned(connection: sa.Connection) -> None:
            self._raise_version(connection, session)
            job(connection)

        await self._store(session, versioned)
        session.outdated = True
        await self.refresh(session, reload=True)

    def _raise_version(
        self, connection: sa.Connection, session: TableSession, **columns: Any
    ) -> None:
        """Raise a table's version, if it still is the one that the session knows."""
        statement = _RAISE_AND_SET if columns else _RAISE_VERSION
        known = {"known_id": session.id, "known_version": session.row.version}
        if statement.run(connection, [{**known, **columns}]) != 1:
            raise _Outgrown

    async def _store(self, session: TableSession, job: Callable[[sa.Connection], None]) -> None:
        """Commit a job that raises the version; unless the commit is known, the session stays
        outdated.
        """

        def notifying(connection: sa.Connection) -> None:
            job(connection)
            self.database.notify(connection, session.id)

        session.outdated = True
        try:
            await self.database.write(notifying)
        except (IntegrityError, _Outgrown) as error:
            metrics.CONFLICTS.inc()
            await self.refresh(session, reload=True)
            raise Conflict from error
        session.outdated = False

    async def _complete(self, session: TableSession) -> None:
        """Repair a table that an earlier release left between two writes."""
        if not is_incomplete(session):
            return
        with suppress(Conflict):
            async with self.hold(session):
                if was_lost(session):
                    ended = {"status": "abandoned", "ended": time.time()}
                    statement = sa.update(TABLES).where(TABLES.c.id == session.id)
                    await self.change(session, lambda c: c.execute(statement.values(**ended)))
                elif is_incomplete(session):
                    await self.append(session, missing_drafts(session))

    # Notifying

    def _updated(self, session: TableSession, since: int, *, table_changed: bool) -> None:
        for call in self.on_update:
            call(session, since, table_changed)

    def _turn_begins(self, session: TableSession, *, written_here: bool) -> None:
        due = session.row.due
        person = None if due is None else session.seats[due].person
        if due is not None and person is not None and session.plays(person, due):
            for call in self.on_turn:
                call(session, person, written_here)

    def _changed(self, session: TableSession) -> None:
        for call in self.on_change:
            call(session)

    def evict_idle(self) -> None:
        """Remove sessions that nobody watches from memory."""
        limit = time.monotonic() - IDLE_SECONDS
        for table, session in list(self.open_sessions.items()):
            idle = not session.watchers and session.used < limit and not session.lock.locked()
            if idle and (session.driver is None or session.driver.done()):
                del self.open_sessions[table]


# Statements of every move, built once: building one costs ten times as much as running it.
_RAISING: Final = (
    sa.update(TABLES)
    .where(
        TABLES.c.id == sa.bindparam("known_id"),
        TABLES.c.version == sa.bindparam("known_version"),
    )
    .values(version=TABLES.c.version + 1)
)
_RAISE_VERSION: Final = ConstantStatement(_RAISING)
_RAISE_AND_SET: Final = ConstantStatement(
    _RAISING.values({name: sa.bindparam(name) for name in LOG_COLUMNS})
)
_INSERT_LINES: Final = ConstantStatement(sa.insert(LINES))
_INSERT_SNAPSHOT: Final = ConstantStatement(sa.insert(SNAPSHOTS))


class _Outgrown(Exception):
    """The stored table is newer than the session."""


async def read_seats(
    connection: AsyncConnection, tables: Sequence[str]
) -> dict[str, list[SeatRow]]:
    """The seats of tables, by the id of the table."""
    seats: dict[str, list[SeatRow]] = {table: [] for table in tables}
    query = sa.select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    for row in await connection.execute(query):
        seats[row.table_id].append(SeatRow(**row._mapping))
    return seats


async def read_names(
    connection: AsyncConnection, seats: Iterable[SeatRow]
) -> dict[str, PersonInfo]:
    """The people of seats, by id."""
    people = {person for seat in seats for person in (seat.person, seat.reserved) if person}
    query = sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.name_key)
    rows = await connection.execute(query.where(PEOPLE.c.id.in_(people)))
    return {row.id: person_info(*row) for row in rows}


def insert_lines(
    connection: sa.Connection,
    table: str,
    lines: Sequence[LogLine],
    snapshot: dict[str, Any] | None,
) -> None:
    """Store lines, and a snapshot of the position after the last one."""
    if lines:
        rows = [{"table_id": table, **line._asdict()} for line in lines]
        _INSERT_LINES.run(connection, rows)
    if snapshot is not None:
        values = {"table_id": table, "seq": lines[-1].seq, "data": snapshot}
        _INSERT_SNAPSHOT.run(connection, [values])


def _seat_update(seat: SeatRow) -> Any:
    return (
        sa.update(SEATS)
        .where(SEATS.c.table_id == seat.table_id, SEATS.c.seat == seat.seat)
        .values(
            person=seat.person, bot=seat.bot, away=seat.away, resigned=seat.resigned, kind=seat.kind
        )
    )

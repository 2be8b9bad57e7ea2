"""New tables: one job stores the row, the seats and, if every seat is taken, the first lines."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from tampu.server.people.signing import new_id
from tampu.server.storage.models import SEAT_COLUMNS, SEATS, TABLES, SeatRow, TableRow
from tampu.server.tables import snapshots
from tampu.server.tables.fold import chance_drafts
from tampu.server.tables.log import Draft, LogLine
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import TableSessions, insert_lines, load_game_once


class NewTableRows(NamedTuple):
    """A table that is not stored yet: its id, and the job that stores all of it."""

    id: str
    job: Callable[[sa.Connection], None]


def prepare(row: dict[str, Any], seats: list[SeatRow], log: Sequence[Draft] = ()) -> NewTableRows:
    """Prepare a table; if every seat is taken, it starts, plays `log` and draws what is due."""
    table, at = new_id(), time.time()
    for seat in seats:
        seat.table_id = table
    columns: dict[str, Any] = {
        **row,
        "id": table,
        "status": "open",
        "created": at,
        "seq": 0,
        "version": 0,
        "bot_due": False,
        "lease_until": 0.0,
    }
    session = TableSession(TableRow(**columns), seats, load_game_once(row["game"]))
    if session.is_full:
        for draft in (Draft("start"), *log):
            _add(session, draft, at)
        for draft in chance_drafts(session.fold):
            _add(session, draft, at)
        columns |= session.columns(session.fold, seats)
    fold = session.fold
    snapshot = snapshots.take(fold, 0) if snapshots.is_due(fold, 0) else None
    lines = [folded.line for folded in fold.lines]
    places = [{name: getattr(seat, name) for name in SEAT_COLUMNS} for seat in seats]

    def job(connection: sa.Connection) -> None:
        connection.execute(sa.insert(TABLES).values(**columns))
        connection.execute(sa.insert(SEATS), places)
        insert_lines(connection, table, lines, snapshot)

    return NewTableRows(table, job)


def _add(session: TableSession, draft: Draft, at: float) -> None:
    session.fold.add(LogLine(session.fold.seq + 1, *draft, None, at))


async def store(tables: TableSessions, rows: NewTableRows) -> TableSession:
    """Store a new table and open its session."""
    await tables.database.write(rows.job)
    return await tables.get(rows.id)

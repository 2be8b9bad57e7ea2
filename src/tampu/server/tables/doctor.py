"""The check of a site's data: the file, the logs, the columns, stuck tables, and snapshots."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa

from tampu import __version__
from tampu.core.play import fingerprint
from tampu.server.people.signing import Signer
from tampu.server.storage.database import Database
from tampu.server.storage.models import LINES, SNAPSHOTS, TABLES, TableRow
from tampu.server.tables import snapshots
from tampu.server.tables.log import LogLine
from tampu.server.tables.repair import is_incomplete
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import TableSessions, load_game_once, read_seats


class Finding(NamedTuple):
    """Something wrong: a message key, the table it is about, and whether it was repaired."""

    key: str
    table: str = ""
    repaired: bool = False


def check_file(path: Path) -> list[Finding]:
    """Check the file itself, before anything reads rows."""
    if not path.is_file():
        return [Finding("doctor-no-file")]
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    except sqlite3.DatabaseError:
        sound = False
    return [] if sound else [Finding("doctor-damaged")]


async def check_tables(url: str, *, repair: bool) -> list[Finding]:
    """Replay every log and compare it with what is stored beside it."""
    database = Database(url)
    await database.open()
    try:
        rows = [TableRow(**row._mapping) for row in await database.rows(sa.select(TABLES))]
        findings: list[Finding] = []
        for row in rows:
            findings += await _check_table(database, row, repair=repair)
        return findings
    finally:
        await database.close()


async def _check_table(database: Database, row: TableRow, *, repair: bool) -> list[Finding]:
    query = sa.select(*(LINES.c[name] for name in LogLine._fields))
    stored = await database.rows(query.where(LINES.c.table_id == row.id).order_by(LINES.c.seq))
    lines = [LogLine(*line) for line in stored]
    if [line.seq for line in lines] != list(range(1, row.seq + 1)):
        return [Finding("doctor-log-gap", row.id)]
    async with database.read() as connection:
        seats = (await read_seats(connection, [row.id]))[row.id]
    session = TableSession(row, seats, load_game_once(row.game))
    query = sa.select(SNAPSHOTS.c.seq, SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == row.id)
    stored_snapshots = {each.seq: each.data for each in await database.rows(query)}
    wrong = any(seq > row.seq for seq in stored_snapshots)
    try:
        for line in lines:
            session.fold.add(line)
            if line.seq in stored_snapshots:
                wrong = wrong or not _agrees(session, stored_snapshots[line.seq])
    except Exception:  # whatever a damaged line causes
        return [Finding("doctor-log-broken", row.id)]
    keys = []
    if wrong:
        keys.append("doctor-snapshot")
    elif snapshots.is_due(session.fold, max(stored_snapshots, default=0)):
        keys.append("doctor-no-snapshot")
    if keys and repair:
        await _replace_snapshots(database, session)
    if is_incomplete(session):
        keys.append("doctor-stuck")
        if repair:
            await TableSessions(database, Signer(b"doctor" * 8)).get(row.id)
    elif columns := _wrong_columns(session):
        keys.append("doctor-columns")
        if repair:
            statement = sa.update(TABLES).where(TABLES.c.id == row.id)
            await database.execute(statement.values(version=TABLES.c.version + 1, **columns))
    return [Finding(key, row.id, repair) for key in keys]


def _wrong_columns(session: TableSession) -> dict[str, Any]:
    """The columns of the table's row that differ from its log, with the right values."""
    columns = session.columns(session.fold, session.seats)
    return {name: value for name, value in columns.items() if getattr(session.row, name) != value}


async def _replace_snapshots(database: Database, session: TableSession) -> None:
    """Store one snapshot of the replayed log instead of those that are stored."""
    statements: list[Any] = [sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == session.id)]
    if snapshots.is_due(session.fold, 0):
        data = snapshots.take(session.fold, 0)
        values = {"table_id": session.id, "seq": session.fold.seq, "data": data}
        statements.append(sa.insert(SNAPSHOTS).values(**values))
    await database.execute(*statements)


def _agrees(session: TableSession, snapshot: dict[str, object]) -> bool:
    """Whether a snapshot holds the position of the replayed log, or is of another release.

    The server ignores snapshots of other releases, so they harm nothing.
    """
    if snapshot.get("release", __version__) != __version__:
        return True
    try:
        position = session.game.load(snapshot["state"])  # type: ignore[arg-type]
        return fingerprint(position) == fingerprint(session.fold.state)
    except Exception:  # a snapshot can hold anything
        return False


def back_up(path: Path, target: Path) -> None:
    """Copy the database as of one moment, also while a server writes to it."""
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)

"""The check of a data folder: the file, the logs, the columns, stuck tables, and snapshots."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from tampu.core.play import fingerprint
from tampu.server.people.signing import Signer
from tampu.server.storage.database import Database
from tampu.server.storage.models import LINES, SNAPSHOTS, TABLES, TableRow
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


async def check_tables(path: Path, *, repair: bool) -> list[Finding]:
    """Replay every log and compare it with what is stored beside it."""
    database = Database(f"sqlite+aiosqlite:///{path}")
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
    snapshots = {snapshot.seq: snapshot.data for snapshot in await database.rows(query)}
    wrong: list[int] = []
    try:
        for line in lines:
            session.fold.add(line)
            if line.seq in snapshots and not _agrees(session, snapshots[line.seq]):
                wrong.append(line.seq)
    except Exception:  # whatever a damaged line causes
        return [Finding("doctor-log-broken", row.id)]
    wrong += [seq for seq in snapshots if seq > row.seq]
    findings = []
    if wrong:
        if repair:
            # The log stays authoritative; without snapshots the table is replayed from it.
            await database.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == row.id))
        findings.append(Finding("doctor-snapshot", row.id, repair))
    if is_incomplete(session):
        if repair:
            await TableSessions(database, Signer(b"doctor" * 8)).get(row.id)
        findings.append(Finding("doctor-stuck", row.id, repair))
    return findings


def _agrees(session: TableSession, snapshot: dict[str, object]) -> bool:
    """Whether a snapshot holds the position of the replayed log."""
    try:
        position = session.game.load(snapshot["state"])  # type: ignore[arg-type]
        return fingerprint(position) == fingerprint(session.fold.state)
    except Exception:  # a snapshot can hold anything
        return False


def back_up(path: Path, target: Path) -> None:
    """Copy the database as of one moment, also while a server writes to it."""
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)

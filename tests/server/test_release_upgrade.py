"""A database of the release before (revision 0006) is brought up to date, on both databases."""

import asyncio
import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from sqlalchemy.ext.asyncio import create_async_engine

from tampu.core.record import parse, verify
from tampu.server.people.signing import Signer
from tampu.server.storage.database import Database, migration_config
from tampu.server.storage.models import TABLES, Base
from tampu.server.tables.records import khipu_of
from tampu.server.tables.sessions import TableSessions

DUMP = gzip.decompress((Path(__file__).parent / "release_0006" / "database.sql.gz").read_bytes())
Rows = dict[str, list[dict[str, Any]]]


def old_rows() -> Rows:
    """All rows of the old database by table, in the order in which they can be inserted."""
    old = sqlite3.connect(":memory:")
    old.executescript(DUMP.decode())
    old.row_factory = sqlite3.Row
    present = {name for (name,) in old.execute("SELECT name FROM sqlite_master").fetchall()}
    rows: Rows = {}
    for table in Base.metadata.sorted_tables:
        if table.name in present:
            kinds = {column.name: column.type for column in table.c}
            rows[table.name] = [
                {name: _value(row[name], kinds[name]) for name in row.keys()}  # noqa: SIM118
                for row in old.execute(f"SELECT * FROM {table.name}")
            ]
    return rows


def _value(value: Any, kind: Any) -> Any:
    if value is not None and isinstance(kind, sa.JSON):
        return json.loads(value)
    return bool(value) if value is not None and isinstance(kind, sa.Boolean) else value


async def check(storage: Database) -> None:
    """Open the database with this release; nothing is lost, and every game can be read."""
    await storage.open()
    try:
        for name, before in old_rows().items():
            table = Base.metadata.tables[name]
            stored = [dict(row._mapping) for row in await storage.rows(sa.select(table))]
            assert len(stored) == len(before), name
            for row in before:
                same = [one for one in stored if all(one[key] == row[key] for key in row)]
                assert same, (name, row)
        sessions = TableSessions(storage, Signer(b"key"))
        finished = 0
        for row in await storage.rows(sa.select(TABLES)):
            assert (row.challenge, row.secret_until) == (None, None)
            session = await sessions.get(row.id)
            assert not session.is_secret
            if session.fold.match.over:
                khipu = parse(khipu_of(session).encode())
                assert verify(khipu, session.game, fair=True)
                finished += 1
        assert finished
    finally:
        await storage.close()


def test_the_old_database_has_something_of_everything() -> None:
    rows = old_rows()
    assert "challenges" not in rows
    for name in ("people", "tables", "seats", "lines", "results", "ratings", "notes"):
        assert rows[name], name


def test_sqlite(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "tampu.sqlite")
    old.executescript(DUMP.decode())
    old.close()
    asyncio.run(check(Database(f"sqlite+aiosqlite:///{tmp_path / 'tampu.sqlite'}")))


def test_postgres(database: Any) -> None:
    database.psql("CREATE DATABASE release_0006")
    _, _, rest = database.get_uri("release_0006").partition("://")
    url = f"postgresql+asyncpg://{rest}"

    def fill(connection: sa.Connection) -> None:
        command.upgrade(migration_config(connection), "0006")
        for name, rows in old_rows().items():
            if rows:
                table = sa.Table(name, sa.MetaData(), autoload_with=connection)
                connection.execute(sa.insert(table), rows)

    async def story() -> None:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(fill)
        await engine.dispose()
        await check(Database(url))

    asyncio.run(story())


def test_sqlite_goes_back_and_forth(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tampu.sqlite'}"
    asyncio.run(_opened(f"sqlite+aiosqlite:///{tmp_path / 'tampu.sqlite'}"))
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        command.downgrade(migration_config(connection), "0006")
        names = set(sa.inspect(connection).get_table_names())
        assert not {"challenges", "challenge_tries", "studies", "study_chapters"} & names
    engine.dispose()
    asyncio.run(_opened(f"sqlite+aiosqlite:///{tmp_path / 'tampu.sqlite'}"))


async def _opened(url: str) -> None:
    storage = Database(url)
    await storage.open()
    await storage.close()

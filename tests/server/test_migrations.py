"""A database of the release before friends and calls is migrated, on SQLite and PostgreSQL."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from sqlalchemy.ext.asyncio import create_async_engine

from tampu.server.storage.database import Database, migration_config
from tampu.server.storage.models import CHAT, PEOPLE, SEATS, TABLES

BEFORE = "0006"
TABLE = {
    "game": "imhotep",
    "rules_version": 2,
    "options": "{}",
    "kind": "live",
    "clock": "{}",
    "hints": True,
    "chat": True,
    "visibility": "private",
    "creator": "ana",
    "created": 1.0,
    "seed": "5",
    "salt": "s",
    "commitment": "c",
    "seq": 0,
    "version": 0,
    "bot_due": False,
    "lease_until": 0.0,
}


def old_data(connection: sa.Connection) -> None:
    """Two people, a finished game, its open rematch with a free seat, and a chat line."""
    command.upgrade(migration_config(connection), BEFORE)

    def insert(table: str, **row: Any) -> None:
        names = sa.table(table, *(sa.column(name) for name in row))
        connection.execute(sa.insert(names).values(**row))

    for person in ("ana", "bea"):
        insert("people", id=person, name=person, theme="dark", preferences="{}", created=1.0)
    insert("tables", **TABLE, id="old", status="over", rematch="new")
    insert("tables", **TABLE, id="new", status="open", origin="old")
    for seat, person in enumerate(("ana", "bea")):
        row = {"table_id": "old", "seat": seat, "kind": "me", "person": person}
        insert("seats", **row, away=False, resigned=False)
    insert("seats", table_id="new", seat=0, kind="me", person="ana", away=False, resigned=False)
    insert("seats", table_id="new", seat=1, kind="invited", away=False, resigned=False)
    insert("chat", table_id="old", person="bea", text="well played", at=2.0)


async def story(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(old_data)
    await engine.dispose()
    database = Database(url)
    await database.open()
    rows = {
        (row.table_id, row.seat): (row.person, row.reserved, row.answers)
        for row in await database.rows(sa.select(SEATS))
    }
    assert rows == {
        ("old", 0): ("ana", None, False),
        ("old", 1): ("bea", None, False),
        ("new", 0): ("ana", None, False),
        ("new", 1): (None, "bea", False),  # the partner of the game before
    }
    assert [(row.text, row.room) for row in await database.rows(sa.select(CHAT))] == [
        ("well played", "players")
    ]
    assert len(await database.rows(sa.select(PEOPLE))) == 2
    assert len(await database.rows(sa.select(TABLES))) == 2
    await database.write(lambda c: command.downgrade(migration_config(c), BEFORE))
    left = await database.rows(sa.text("SELECT person FROM seats ORDER BY table_id, seat"))
    assert [row.person for row in left] == ["ana", None, "ana", "bea"]
    await database.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_open_rematches_keep_their_seats(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'tampu.sqlite'}"
    if kind == "postgres":
        server = request.getfixturevalue("database")
        name = f"migrated_{time.time_ns()}"
        server.psql(f"CREATE DATABASE {name};")
        url = server.get_uri(name).replace("postgresql://", "postgresql+asyncpg://")
    asyncio.run(story(url))

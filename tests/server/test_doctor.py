"""`tampu doctor` finds what is wrong in a data folder; `tampu backup` copies it."""

import asyncio
import gzip
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tampu.cli.main import main
from tampu.server.live.commands import carry_out
from tampu.server.storage.database import Database
from tampu.server.storage.models import TABLES
from tampu.server.tables import seating, snapshots
from tampu.server.tables.sessions import TableSessions
from tests.server.site import wish
from tests.server.test_faults import (
    SIGNER,
    Table,
    act,
    mover,
    new_person,
    statuses,
    with_table,
)

DUMP = Path(__file__).parent / "first_release" / "database.sql.gz"


async def _nothing(table: Table, tables: TableSessions) -> None:
    pass


@pytest.mark.parametrize(
    ("damage", "message", "repaired"),
    [
        ("SELECT 1", "Problems: 0", True),
        ("DELETE FROM lines WHERE seq = 2", "lines of its log are missing", False),
        ("UPDATE lines SET action = 999999 WHERE seq = 2", "does not follow from the rules", False),
        ("UPDATE tables SET due = 1 - due", "disagrees with its log", True),
        ("UPDATE tables SET bot_due = 1", "disagrees with its log", True),
        ("INSERT INTO snapshots SELECT id, 3, '{}' FROM tables", "snapshot disagrees", True),
        ("DELETE FROM lines; UPDATE tables SET seq=0, status='open'", "never went on", True),
    ],
)
def test_damage_is_named_and_repaired_where_it_is_safe(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str, message: str, repaired: bool
) -> None:
    path = tmp_path / "tampu.sqlite"
    with_table(path, _nothing)
    with sqlite3.connect(path) as connection:
        connection.executescript(damage)
    clean = message == "Problems: 0"
    assert main(["doctor", str(tmp_path)]) == (0 if clean else 1)
    assert message in " ".join(capsys.readouterr().out.split())
    main(["doctor", "--repair", str(tmp_path)])
    assert main(["doctor", str(tmp_path)]) == (0 if repaired else 1)


def test_a_damaged_file_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tampu.sqlite").write_bytes(b"no database" * 500)
    assert main(["doctor", str(tmp_path)]) == 1
    assert "damaged" in capsys.readouterr().out


def test_a_backup_of_a_running_site_can_be_restored(tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "tampu.sqlite"
    copy.parent.mkdir()

    async def story(table: Table, tables: TableSessions) -> None:
        assert main(["backup", str(tmp_path), str(copy)]) == 0

    with_table(tmp_path / "tampu.sqlite", story)
    assert statuses(copy) == statuses(tmp_path / "tampu.sqlite")
    assert main(["doctor", str(copy.parent)]) == 0
    assert main(["backup", str(tmp_path), str(copy)]) != 0


def test_a_missing_snapshot_is_named_and_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tampu.sqlite"

    async def story(table: Table, tables: TableSessions) -> None:
        session = await tables.get(table.id)
        while session.fold.seq < snapshots.EVERY:
            key = f"k{session.fold.seq}"
            await carry_out(tables, session, mover(table, session), act(session, key))

    with_table(path, story)
    with sqlite3.connect(path) as connection:
        taken = connection.execute("SELECT seq FROM snapshots").fetchall()
        connection.execute("DELETE FROM snapshots")
    assert len(taken) == 1
    assert main(["doctor", "--data", str(tmp_path)]) == 1
    assert "no snapshot" in capsys.readouterr().out
    assert main(["doctor", "--repair", "--data", str(tmp_path)]) == 0
    assert main(["doctor", "--data", str(tmp_path)]) == 0
    with sqlite3.connect(path) as connection:
        assert len(connection.execute("SELECT seq FROM snapshots").fetchall()) == 1


def test_the_first_release_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(tmp_path / "tampu.sqlite") as connection:
        connection.executescript(gzip.decompress(DUMP.read_bytes()).decode())
    assert main(["doctor", str(tmp_path)]) == 0, capsys.readouterr().out


def test_a_postgresql_is_checked_too(database: Any, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> str:
        store = Database(database.get_uri().replace("postgresql://", "postgresql+asyncpg://"))
        await store.open()
        person = await new_person(store)
        tables = TableSessions(store, SIGNER)
        session = await seating.create(tables, person, wish("imhotep", "me", "hotseat"))
        damage = sa.update(TABLES).where(TABLES.c.id == session.id)
        await store.execute(damage.values(due=1 - (session.row.due or 0)))
        await store.close()
        return session.id

    table = asyncio.run(story())
    command = ["doctor", "--database", database.get_uri()]
    assert main(command) == 1
    assert table in capsys.readouterr().out
    main([*command, "--repair"])
    capsys.readouterr()
    main(command)
    assert table not in capsys.readouterr().out

"""`tampu doctor` finds what is wrong in a data folder; `tampu backup` copies it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tampu.cli.main import main
from tampu.server.tables.sessions import TableSessions
from tests.server.test_faults import Table, statuses, with_table


async def _nothing(table: Table, tables: TableSessions) -> None:
    pass


@pytest.mark.parametrize(
    ("damage", "message", "repaired"),
    [
        ("SELECT 1", "Problems: 0", True),
        ("DELETE FROM lines WHERE seq = 2", "lines of its log are missing", False),
        ("UPDATE lines SET action = 999999 WHERE seq = 2", "does not follow from the rules", False),
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

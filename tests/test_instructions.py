"""The check of instruction counts: what fails it, and what only prints."""

import json
import sys
from pathlib import Path

import pytest

from tools import instructions

STORED = {"environment": instructions.environment(), "rows": {"a": 100, "b": 100, "c": 100}}


def check(
    now: dict[str, int], stored: dict[str, object], folder: Path, patch: pytest.MonkeyPatch
) -> None:
    table = folder / "instructions.json"
    table.write_text(json.dumps(stored))
    patch.setattr(instructions, "TABLE", table)
    patch.setattr(instructions, "count", lambda: now)
    patch.setattr(instructions.shutil, "which", lambda _name: "/bin/valgrind")
    patch.setattr(sys, "argv", ["instructions"])
    instructions.main()


def test_more_than_the_limit_fails_and_names_the_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SystemExit, match=r"more instructions: b$"):
        check({"a": 115, "b": 116, "c": 50}, STORED, tmp_path, monkeypatch)


@pytest.mark.parametrize(
    ("now", "stored"),
    [
        ({"a": 110, "b": 90, "new": 900}, STORED),
        ({"a": 200}, {**STORED, "environment": "another interpreter"}),
        ({}, STORED),
    ],
    ids=["within the limit", "another environment", "nothing counted"],
)
def test_what_only_prints(
    now: dict[str, int],
    stored: dict[str, object],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    check(now, stored, tmp_path, monkeypatch)
    printed = capsys.readouterr().out
    assert all(name in printed for name in now)


def test_nothing_is_counted_without_valgrind(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(instructions.shutil, "which", lambda _name: None)
    monkeypatch.setattr(sys, "argv", ["instructions"])
    instructions.main()
    assert "valgrind is not installed" in capsys.readouterr().out


def test_the_stored_table_has_every_game() -> None:
    rows = json.loads(instructions.TABLE.read_text("utf-8"))["rows"]
    for game in instructions.GAMES:
        for unit in ("a listed decision", "an evaluation", "a move on the server"):
            assert rows[f"{game}, {unit}"] > 0

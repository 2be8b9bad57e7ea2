"""Our own entries of the benchmark: which are missing, and that a stopped run goes on."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest
from tools.own_entries import CHEAPEST_FIRST, Entry, main, missing, play

from tampu.core.registry import bundled_game_ids
from tampu.protocol.results import read
from tampu.protocol.tasks import TASKS, find_task
from tampu.protocol.verification import verify
from tools import own_entries


def test_every_task_without_text_has_three_entries_of_ours() -> None:
    bundled = {name for name in TASKS if TASKS[name].game in bundled_game_ids()}
    assert set(CHEAPEST_FIRST) == {name for name in bundled if not TASKS[name].text}
    for task in (find_task(name) for name in CHEAPEST_FIRST):
        specs = [entry.spec for entry in own_entries.own_entries() if entry.task == task]
        assert specs[:2] == ["random", "greedy"]
        assert len(set(specs)) == 3
        assert specs[2] in task.pool or len(task.pool) == 1
    abouts = {entry.contender().about for entry in own_entries.own_entries()}
    assert "planning of whole turns, 4 lines, 2 replies" in abouts
    assert "information-set search, 60 nodes" in abouts


def test_a_stopped_entry_goes_on_and_is_true(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = Entry(replace(find_task("imhotep-2-mini"), games=2), "random", "random")
    assert not play(entry, tmp_path, tmp_path, time.monotonic() - 1)
    work = tmp_path / "imhotep-2-mini-random.jsonl"
    assert len(work.read_text("utf-8").split()) > 1
    assert not list(tmp_path.glob("*.json"))
    assert play(entry, tmp_path, tmp_path, time.monotonic() + 60)
    results = read(tmp_path / "imhotep-2-mini-random.json")
    assert verify(results).games == 6
    monkeypatch.setattr(own_entries, "CHEAPEST_FIRST", ("imhotep-2-mini",))
    assert [left.name for left in missing(tmp_path)] == ["greedy", "search"]


def test_the_command_lists_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--list", "--results", str(tmp_path)]) == 0
    assert len(capsys.readouterr().out.split()) == 3 * len(CHEAPEST_FIRST)

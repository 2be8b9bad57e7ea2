"""The series of the page about levels: stored games are read again, and a row states them."""

from pathlib import Path

import pytest

from tools import levels_page


def test_a_series_continues_and_its_row_counts_the_stored_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels_page, "STORE", tmp_path)
    plan = levels_page.yardstick("imhotep", 1, "beginner")
    assert levels_page.played_games(plan) == []
    assert "not measured" in levels_page.row(plan)
    levels_page.play(plan, jobs=1, most=1)
    levels_page.play(plan, jobs=1, most=2)
    games = levels_page.played_games(plan)
    assert [game.index for game in games] == [0, 1]
    share = (games[0].share(0) + games[1].share(0)) / 2
    assert levels_page.row(plan).startswith(f"| {share:.2f} |")
    assert "| 2 | open (0.50) |" in levels_page.row(plan)

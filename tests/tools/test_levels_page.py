"""The series of the page about levels: results are stored and continued, and rows state them."""

import json
from pathlib import Path
from typing import Any

import pytest
from tools.level_series import pair, play, yardstick
from tools.level_store import Results, add, results_of

from tampu.arena.matches import Played, Series, play_one
from tampu.arena.plan import Plan
from tampu.core.registry import load_game
from tools import level_series, level_store, levels_page


@pytest.fixture(autouse=True)
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(level_store, "STORE", tmp_path)
    return tmp_path


def results(plan: Plan) -> Results:
    stored = results_of(plan.series[0])
    assert stored is not None
    return stored


def test_a_series_continues_and_its_row_counts_the_stored_games() -> None:
    plan = yardstick("imhotep", 1, "beginner")
    assert results_of(plan.series[0]) is None
    assert "not measured" in levels_page.row(plan)
    play(plan, jobs=1, most=1)
    play(plan, jobs=1, most=3)
    stored = results(plan).played(plan.series[0])
    for index, game in enumerate(stored):
        again = play_one(plan.series[0], index, load_game("imhotep"))
        assert (game.seed, game.seats, game.scores) == (again.seed, again.seats, again.scores)
        assert game.ranks == again.ranks
        assert game.share(0) == again.share(0)
    share = sum(game.share(0) for game in stored) / 3
    assert levels_page.row(plan).startswith(f"| {share:.2f} |")
    assert "| 3 | open (0.50) |" in levels_page.row(plan)


def test_a_stopped_run_keeps_every_finished_game(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = yardstick("imhotep", 1, "beginner")
    whole = play_one

    def interrupted(series: Series, index: int, game: Any) -> Played:
        if index == 2:
            raise KeyboardInterrupt
        return whole(series, index, game)

    monkeypatch.setattr(level_series, "play_one", interrupted)
    with pytest.raises(KeyboardInterrupt):
        play(plan, jobs=1, most=4)
    assert len(results(plan).games) == 2
    monkeypatch.undo()


def test_a_run_that_was_stopped_goes_on_to_the_same_results(tmp_path: Path) -> None:
    plan = pair("imhotep", "greedy", "casual:width=1")
    play(plan, jobs=1, most=2)
    play(plan, jobs=2, most=4)
    parts = results(plan).games
    (tmp_path / "imhotep.json").unlink()
    play(plan, jobs=1, most=4)
    assert results(plan).games == parts


def test_no_game_is_stored_twice() -> None:
    plan = yardstick("imhotep", 1, "beginner")
    game = play_one(plan.series[0], 0, load_game("imhotep"))
    assert len(add(plan.series[0], game).games) == 1
    assert len(add(plan.series[0], game).games) == 1, "another process has stored it"


def test_a_series_ends_when_its_verdict_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(level_series, "LEAST", 10)
    plan = yardstick("imhotep", 2, "beginner")
    play(plan, jobs=1, most=100)
    assert 10 <= len(results(plan).games) < 100
    assert "| reached (0.50) |" in levels_page.row(plan)
    before = results(plan).games
    play(plan, jobs=1, most=100)
    assert results(plan).games == before


@pytest.mark.parametrize("changed", ["weights_of", "bots_of"])
def test_other_weights_or_moves_begin_a_new_series(
    changed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plan, other = yardstick("imhotep", 1, "beginner"), yardstick("imhotep", 1, "newcomer")
    play(plan, jobs=1, most=2)
    play(other, jobs=1, most=2)
    monkeypatch.setattr(level_store, changed, lambda _: "changed")
    play(plan, jobs=1, most=1)
    assert len(results(plan).games) == 1
    assert json.loads((tmp_path / "imhotep.json").read_text())["series"]
    assert (results_of(other.series[0]) is None) == (changed == "weights_of")


def test_the_hash_of_bots_follows_their_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    searching = pair("imhotep", "ismcts:nodes=60", "ismcts:nodes=30").series[0]
    casual = yardstick("imhotep", 1, "beginner").series[0]
    before = level_store.bots_of(searching), level_store.bots_of(casual)
    monkeypatch.setattr(level_store, "PROBES", {**level_store.PROBES, "ismcts": "greedy"})
    assert level_store.bots_of(searching) != before[0], "another search plays other moves"
    assert level_store.bots_of(casual) == before[1]


def test_pairs_have_a_table_of_their_own() -> None:
    plan = pair("imhotep", "greedy", levels_page.level_spec(1, "imhotep"))
    assert levels_page.other_pairs("imhotep") == []
    play(plan, jobs=1, most=2)
    row = levels_page.other_pairs("imhotep")[-2]
    assert row.startswith("| `greedy` | level 1 | ")
    assert f" | 2 | {levels_page.points(results(plan))} | " in row


def test_calibrations_are_stored_by_bot() -> None:
    bins = [(0, 0.0, 0.0)] * 9 + [(5, 0.95, 0.9)]
    for shown in (0.05, 0.02):
        row = {"bot": "level:3", "games": 9, "searched": 0.1, "shown": shown, "lead": 5.0}
        level_store.store_calibration("imhotep", {**row, "bins": bins})
    lines = levels_page.calibration_page()
    assert "| Imhotep | `level:3` | 9 | 0.100 | 0.020 | 5.0 |" in lines
    assert lines[-2] == f"| Imhotep | `level:3` | {'– | ' * 9}0.95: 0.90 |"

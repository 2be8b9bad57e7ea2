"""What kind of games these are: the statistics, and that the page follows from the measurement."""

import runpy
from pathlib import Path

import pytest
from tools.game_analysis import _intraclass, measure

ROOT = Path(__file__).parents[2]


def test_the_deal_explains_all_nothing_or_half() -> None:
    assert _intraclass([[5, 5, 5], [9, 9, 9], [1, 1, 1]]) == 1
    assert _intraclass([[1, 5, 9], [9, 1, 5], [5, 9, 1]]) < 0
    assert _intraclass([[0, 2], [2, 4]]) == pytest.approx(1 / 3)


def test_the_same_command_measures_the_same() -> None:
    first, second = (measure(["imhotep"], games=2, deals=2) for _ in range(2))
    assert first == second
    row = first["games"]["imhotep"]
    tree = row["tree"]
    assert 1 <= tree["branching_median"] <= tree["branching_mean"] * 2 <= tree["branching_most"] * 2
    assert tree["decisions"]["mean"] > 30
    assert tree["hidden_worlds"] == tree["hidden_worlds_most"] == 1
    assert sum(place["win_share"] for place in row["seat"]["places"]) == pytest.approx(1, abs=0.01)
    for name in ("explained_by_deal", "explained_by_skill"):
        assert 0 <= row["luck"][name] <= 1


def test_the_page_follows_from_the_measurement() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "analysis_page.py"))
    assert tool["PAGE"].read_text("utf-8") == tool["text"](), "run tools/analysis_page.py"

"""The tool that plays a level against an older checkout."""

from pathlib import Path

import pytest
from tools.level_series import older
from tools.level_store import results_of
from tools.older_level import measure

from tools import level_store, levels_page

CHECKOUT = Path(__file__).parents[2] / "src"


def test_a_series_against_another_checkout_is_stored_and_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(level_store, "STORE", tmp_path)
    plan = older("imhotep", "greedy", 2, 2)
    assert [len(each.games) for each in measure(plan, 1, CHECKOUT)] == [1]
    assert [len(each.games) for each in measure(plan, 2, CHECKOUT)] == [2], "every deal twice"
    results = results_of(plan.series[0])
    assert results is not None
    assert results.entries == ["greedy", "da97aa3 level:2"]
    first, second = results.played(plan.series[0])
    assert (first.seed, first.seating) == (second.seed, second.seating[::-1])
    assert [sum(kinds.values()) for kinds in results.kinds] == results.decisions
    assert min(results.decisions) > 20
    assert min(results.slowest) > 0
    (row,) = [row for row in levels_page.older_page() if row.startswith("| Imhotep | `greedy`")]
    assert f" | 2 | open (0.70) | {levels_page.points(results)} | " in row

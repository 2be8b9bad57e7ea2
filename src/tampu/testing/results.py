"""Checks of points, of the bots' evaluation, and of the words for what happens."""

from collections.abc import Sequence
from typing import Any

from tampu.core.contract import OVER, Event, Game
from tampu.core.ranking import ranks
from tampu.core.rng import Rng
from tampu.testing.words import flaws


def check_points(_game: Game, state: Any, _rng: Rng) -> None:
    """Scores are the sums of the sheet, and ranks follow from scores."""
    scores, sheet, ranking = state.scores(), state.sheet(), state.ranking()
    places = max(state.seats, 2)
    assert len(scores) == len(sheet) == len(ranking) == places, "scores(), sheet() and ranking()"
    assert [_total(row) for row in sheet] == scores, "scores() are not the sums of sheet()"
    assert len({tuple(row) for row in sheet}) == 1, "sheet() has other categories for some seats"
    for row in sheet:
        assert all(isinstance(points, int) for points in row.values()), (
            "sheet() has no whole number"
        )
    if state.seats == 1:
        return
    assert ranking == ranks([-rank for rank in ranking]), f"ranking() returned {ranking}"
    for one in range(places):
        for two in range(places):
            if scores[one] > scores[two]:
                assert ranking[one] < ranking[two], f"scores() {scores}, ranking() {ranking}"


def _total(row: dict[str, int]) -> int:
    """The sum of a sheet; a game may list it as a category of its own."""
    total = sum(points for name, points in row.items() if name != "total")
    assert row.get("total", total) == total, "the category total of sheet() is not the sum"
    return total


def check_evaluation(game: Game, state: Any, _rng: Rng) -> None:
    """Features have names, and at the end only the points are left."""
    features = game.evaluation.features(state)
    scores = state.scores()
    assert len(features) == len(scores), "Evaluation.features must return a row for each seat"
    for row, score in zip(features, scores, strict=True):
        assert len(row) == len(game.evaluation.names), (
            f"Evaluation.features returns {len(row)} features, Evaluation.names has "
            f"{len(game.evaluation.names)}"
        )
        if state.actor() == OVER:
            assert row[0] == score, f"the first feature is {row[0]}, the points are {score}"
            assert not any(row[1:]), "features other than the points remain at the end"
    values = game.evaluation.evaluate(state)
    assert all(isinstance(value, float) and abs(value) < 1e6 for value in values), (
        f"Evaluation.evaluate returned {values}"
    )


def check_words(game: Game, state: Any, _rng: Rng) -> None:
    """Every question, score category and end reason has words in every language."""
    problems: list[str] = []
    if state.actor() >= 0:
        key, params = state.question()
        assert key.startswith(f"{game.id}-ask-"), f"question() returned the key {key}"
        problems += flaws(game.id, key, params)
    for category in state.sheet()[0]:
        problems += flaws(game.id, f"{game.id}-sheet-{category}", {})
    if state.actor() == OVER:
        problems += flaws(game.id, f"{game.id}-end-{state.end()}", {})
    assert not problems, "; ".join(problems)


def check_event_words(game: Game, state: Any, events: Sequence[Event]) -> None:
    """Every event has words in every language."""
    for event in events:
        assert event.key.startswith(f"{game.id}-event-"), f"an event has the key {event.key}"
        assert event.seat is None or 0 <= event.seat < state.seats, f"an event for {event.seat}"
        problems = flaws(game.id, event.key, event.params)
        assert not problems, "; ".join(problems)

"""Stopping early: right as often as promised, decided by the order of games alone."""

import pytest

from tampu.arena.matches import Played, Series
from tampu.arena.stopping import SeriesWatch, Until, interval, verdict
from tampu.core.rng import Rng

PAIR = Series("imhotep", ("a", "b"), 400, 1, {}, rotate=True)


def games(shares: list[float], series: Series = PAIR) -> list[Played]:
    """Games in which the first entry has these shares of the victory."""
    games_played = []
    for index, share in enumerate(shares):
        seating = series.seating(index)
        mine, other = {1.0: (1, 2), 0.5: (1, 1), 0.0: (2, 1)}[share]
        ranks = [mine if entry == 0 else other for entry in seating]
        specs = [series.entries[entry] for entry in seating]
        played = Played(
            index, index, specs, seating, [0, 0], ranks, 2, "end", [0, 0], [1, 1], [0, 0]
        )
        assert played.share(0) == share
        games_played.append(played)
    return games_played


def tossed(share: float, count: int, seed: int) -> list[float]:
    rng = Rng(seed, "tosses")
    return [1.0 if rng.unit() < share else 0.0 for _ in range(count)]


@pytest.mark.parametrize(
    ("shares", "decision"),
    [([1.0] * 200, "above"), ([0.0] * 200, "below"), ([0.5, 0.5, 1.0, 0.5] * 50, "open")],
)
def test_clear_answers_are_recognised(shares: list[float], decision: str) -> None:
    answer = verdict(PAIR, Until(0.65), games(shares))
    assert answer.decision == decision
    low, high = answer.interval
    assert low <= sum(shares) / len(shares) <= high
    if decision != "open":
        assert not low <= 0.65 <= high


def test_a_run_stops_only_after_whole_rotations_and_not_before_its_least() -> None:
    for least, expected in ((0, None), (60, 60), (61, 62)):
        watch = SeriesWatch(PAIR, Until(0.65, least))
        stop = 0
        for game in games([1.0] * 100):
            watch.see(game)
            if watch.stopped:
                stop = watch.games
                break
        assert stop % 2 == 0
        assert 0 < stop < 40 if expected is None else stop == expected


def test_the_interval_misses_the_truth_as_rarely_as_promised() -> None:
    """Looking after every game, at the true share: a wrong stop is rarer than its limit."""
    wrong = 0
    for seed in range(400):
        watch = SeriesWatch(PAIR, Until(0.6, error=0.1))
        for game in games(tossed(0.6, 200, seed)):
            watch.see(game)
        wrong += watch.stopped != ""
    # at most 0.1 of 400 in expectation; 60 would be three standard deviations beyond
    assert wrong <= 60


def test_a_stronger_bot_is_found_out_within_the_games_of_a_level() -> None:
    decisions = [
        verdict(PAIR, Until(0.65, 40), games(tossed(0.85, 200, seed))) for seed in range(40)
    ]
    assert sum(one.decision == "above" for one in decisions) >= 38
    assert not any(one.decision == "below" for one in decisions)


def test_intervals_shrink_around_the_mean() -> None:
    short, long = interval(tossed(0.7, 40, 1)), interval(tossed(0.7, 1000, 1))
    assert long[1] - long[0] < short[1] - short[0]
    assert long[0] < 0.7 < long[1]
    assert interval([]) == (0.0, 1.0)

"""Early stopping by an interval that stays valid under repeated checking.

The share of victory of an entry is tested by betting. For a hypothetical share m, a capital of 1
is bet on every observation, before the observation is made, on the true share being greater (or
smaller) than m. If m is the true share, the capital reaches 2/error with a probability of at most
error/2 (Ville's inequality). The interval consists of all m for which neither capital has reached
2/error. It may be checked after every game, so a run can stop as soon as the threshold is outside
the interval. See Waudby-Smith and Ramdas, "Estimating means of bounded random variables by
betting".
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from tampu.arena.matches import Played, Series

HALVINGS = 10
"""The number of bisection steps for each end of the interval."""
CAUTION = 0.75
"""The largest part of the capital that one bet may risk."""


@dataclass(frozen=True)
class Until:
    """Play until the first entry's win share is clearly above or below `threshold`."""

    threshold: float
    least: int = 0
    """Never stop before this many games."""
    error: float = 0.05
    """The probability that the interval ever misses the true share."""


@dataclass(frozen=True)
class SeriesVerdict:
    """The result of a sequential test."""

    threshold: float
    decision: str
    """above, below or open"""
    games: int
    interval: tuple[float, float]

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "interval": [round(limit, 4) for limit in self.interval]}


class Bets:
    """The capitals of two bettors against one hypothetical share: greater, and smaller."""

    __slots__ = ("_count", "_high", "_low", "_mean", "_square", "_supposed", "above", "below")

    def __init__(self, supposed: float) -> None:
        self._supposed = supposed
        self._high = 1.0
        self._low = 1.0
        self.above = 1.0
        """The largest capital so far of the bets on a greater share."""
        self.below = 1.0
        self._count = 0
        self._mean = 0.5
        self._square = 0.25

    def see(self, value: float) -> None:
        """Update the capitals with an observation between 0 and 1."""
        supposed = self._supposed
        lead = self._mean - supposed
        stake = lead / (self._square / (self._count + 1) + lead * lead)
        gain = value - supposed
        if stake > 0:
            most = CAUTION / supposed if supposed else stake
            self._high *= 1 + min(stake, most) * gain
            self.above = max(self.above, self._high)
        elif stake < 0:
            most = CAUTION / (1 - supposed) if supposed < 1 else -stake
            self._low *= 1 - min(-stake, most) * gain
            self.below = max(self.below, self._low)
        # Running mean and variance, starting with one observation of 0.5.
        self._count += 1
        before = self._mean
        self._mean += (value - before) / (self._count + 1)
        self._square += (value - before) * (value - self._mean)


def interval(values: Sequence[float], error: float = 0.05) -> tuple[float, float]:
    """The interval of the shares that the observations do not reject."""
    if not values:
        return 0.0, 1.0
    mean = sum(values) / len(values)
    return _limit(values, mean, 0.0, 2 / error), _limit(values, mean, 1.0, 2 / error)


def _limit(values: Sequence[float], inside: float, outside: float, enough: float) -> float:
    """Find the end of the interval between a share inside it and an end of the scale."""
    if _is_inside(values, outside, enough):
        return outside
    for _ in range(HALVINGS):
        middle = (inside + outside) / 2
        if _is_inside(values, middle, enough):
            inside = middle
        else:
            outside = middle
    return outside


def _is_inside(values: Sequence[float], supposed: float, enough: float) -> bool:
    bets = Bets(supposed)
    for value in values:
        bets.see(value)
    return max(bets.above, bets.below) < enough


class SeriesWatch:
    """Follows one series in the order of its games and says when it may stop.

    One observation is a whole rotation: the advantage of a seat then neither adds noise nor
    favours an entry that happens to have the better seat at the stop.
    """

    __slots__ = ("_bets", "_cycle", "_rotation", "_until", "games", "stopped", "values")

    def __init__(self, series: Series, until: Until) -> None:
        self._until = until
        self._cycle = series.cycle
        self._bets = Bets(until.threshold)
        self._rotation: list[float] = []
        self.values: list[float] = []
        self.games = 0
        self.stopped = ""
        """`above` or `below` once that is clear, else empty."""

    def see(self, game: Played) -> None:
        """Observe the next game of the series."""
        self.games += 1
        self._rotation.append(game.share(0))
        if len(self._rotation) < self._cycle:
            return
        value = sum(self._rotation) / self._cycle
        self._rotation = []
        self.values.append(value)
        self._bets.see(value)
        if self.games >= self._until.least and not self.stopped:
            enough = 2 / self._until.error
            if self._bets.above >= enough:
                self.stopped = "above"
            elif self._bets.below >= enough:
                self.stopped = "below"


def verdict(series: Series, until: Until, played: Iterable[Played]) -> SeriesVerdict:
    """Compare the first entry's share in the games of a series with the threshold."""
    watch = SeriesWatch(series, until)
    for game in played:
        watch.see(game)
    limits = interval(watch.values, until.error)
    return SeriesVerdict(until.threshold, watch.stopped or "open", watch.games, limits)

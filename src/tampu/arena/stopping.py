"""Stopping when the answer is clear: an interval that stays valid however often one looks.

The share of victory of an entry is tested by betting. For a supposed share m, a capital of 1 is
staked on every observation, before it is seen, on the true share being greater (or smaller) than
m. If m is the true share the capital stays small: it ever reaches 2/error with a probability of
at most error/2 (Ville's inequality). All m at which neither capital has reached it make the
interval; it may be read after every game, and so the run may end as soon as the threshold lies
outside. See Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tampu.arena.matches import Played, Series

HALVINGS = 10
"""How finely the ends of the interval are searched."""
CAUTION = 0.75
"""The part of the capital that one bet may put at risk."""


@dataclass(frozen=True)
class Until:
    """Play until the first entry's win share is clearly above or below `threshold`."""

    threshold: float
    least: int = 0
    """Never stop before this many games."""
    error: float = 0.05
    """The probability that the interval ever misses the true share."""


@dataclass(frozen=True)
class Verdict:
    """What a sequential test has found."""

    threshold: float
    decision: str
    """above, below or open"""
    games: int
    interval: tuple[float, float]

    def to_json(self) -> dict[str, Any]:
        return {
            "threshold": self.threshold,
            "decision": self.decision,
            "games": self.games,
            "interval": [round(limit, 4) for limit in self.interval],
        }


class Bets:
    """The capitals won by betting against one supposed share, both ways."""

    __slots__ = ("_count", "_high", "_low", "_mean", "_square", "_supposed", "above", "below")

    def __init__(self, supposed: float) -> None:
        self._supposed = supposed
        self._high = 1.0
        self._low = 1.0
        self.above = 1.0
        """The most that bets on a greater share have ever had."""
        self.below = 1.0
        self._count = 0
        self._mean = 0.5
        self._square = 0.25

    def see(self, value: float) -> None:
        """Settle the bet on an observation between 0 and 1."""
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
        # Running mean and variance, as if a half had been seen once before.
        self._count += 1
        before = self._mean
        self._mean += (value - before) / (self._count + 1)
        self._square += (value - before) * (value - self._mean)


def interval(values: Sequence[float], error: float = 0.05) -> tuple[float, float]:
    """The shares that the observations do not speak against."""
    if not values:
        return 0.0, 1.0
    mean = sum(values) / len(values)
    return _limit(values, mean, 0.0, 2 / error), _limit(values, mean, 1.0, 2 / error)


def _limit(values: Sequence[float], inside: float, outside: float, enough: float) -> float:
    """Where, on the way from a share that holds to the end of the scale, shares cease to hold."""
    if _holds(values, outside, enough):
        return outside
    for _ in range(HALVINGS):
        middle = (inside + outside) / 2
        if _holds(values, middle, enough):
            inside = middle
        else:
            outside = middle
    return outside


def _holds(values: Sequence[float], supposed: float, enough: float) -> bool:
    bets = Bets(supposed)
    for value in values:
        bets.see(value)
    return max(bets.above, bets.below) < enough


class Watch:
    """Follows one series in the order of its games and says when it may stop.

    One observation is a whole rotation, so that the advantage of a seat is no noise and nobody
    gains by stopping at the right seat.
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
        """above or below once that is clear"""

    def see(self, game: Played) -> None:
        """Take in the next game of the series."""
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


def verdict(series: Series, until: Until, played: Iterable[Played]) -> Verdict:
    """What the games of a series, in their order, tell about the threshold."""
    watch = Watch(series, until)
    for game in played:
        watch.see(game)
    found = interval(watch.values, until.error)
    return Verdict(until.threshold, watch.stopped or "open", watch.games, found)

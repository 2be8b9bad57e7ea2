"""The learned model of an evaluation: weights of features and facts that change during a game."""

from __future__ import annotations

import hashlib
from typing import Any, Final

PHASES: Final = 12
"""The progress of a game is divided into so many phases with weights of their own."""


class LinearModel:
    """Expected final points by seat: a weighted sum of features and facts.

    A column is a feature, or a fact called `<feature>.<name>`; the worth of a fact is shown as a
    part of that feature.
    """

    __slots__ = ("_of", "_spreads", "_weights", "columns", "names")

    def __init__(
        self,
        names: tuple[str, ...],
        facts: tuple[str, ...],
        weights: list[tuple[float, ...]],
        spread: tuple[float, ...],
    ) -> None:
        """Make a model from the weights of its columns, and the spread.

        Each is given at times of a game that are equally far apart, from its start to its end.
        """
        self.names: tuple[str, ...] = names
        self.columns: tuple[str, ...] = (*names, *facts)
        self._of: list[int] = [names.index(column.partition(".")[0]) for column in self.columns]
        self._weights: list[list[float]] = []
        self._spreads: list[float] = []
        for phase in range(PHASES):
            time = phase / (PHASES - 1.0)
            self._weights.append([_between(knots, time) for knots in weights])
            self._spreads.append(_between(spread, time))

    def estimate(
        self, features: list[list[float]], facts: list[list[float]], progress: float
    ) -> list[float]:
        """Return the expected final points of each seat.

        Seats beyond those with facts are not learned: their features count once.
        """
        weights = self._weights[phase_of(progress)]
        count = len(self.names)
        estimates: list[float] = []
        for seat, row in enumerate(features):
            if seat >= len(facts):
                estimates.append(sum(row))
                continue
            value = 0.0
            for at in range(count):
                value += weights[at] * row[at]
            at = count
            for fact in facts[seat]:
                value += weights[at] * fact
                at += 1
            estimates.append(value)
        return estimates

    def spread(self, progress: float) -> float:
        """Return the lead in points that makes victory about three times as likely."""
        return self._spreads[phase_of(progress)]

    def worth(
        self, features: list[list[float]], facts: list[list[float]], progress: float
    ) -> list[list[float]]:
        """Return by seat what each feature, with its facts, adds to the estimate."""
        weights = self._weights[phase_of(progress)]
        table = [[0.0] * len(self.names) for _ in facts]
        for seat, more in enumerate(facts):
            for at, value in enumerate(features[seat] + more):
                table[seat][self._of[at]] += weights[at] * value
        return table + features[len(facts) :]

    def scaled(self, factors: dict[str, float]) -> LinearModel:
        """Return a model in which some features, with their facts, count more or less."""
        model = LinearModel(self.names, self.columns[len(self.names) :], [], (1.0, 1.0))
        by_column = [factors.get(self.names[of], 1.0) for of in self._of]
        model._weights = [
            [weight * factor for weight, factor in zip(row, by_column, strict=True)]
            for row in self._weights
        ]
        model._spreads = self._spreads
        return model


def _between(knots: tuple[float, ...], time: float) -> float:
    """Return the value at a time from 0 to 1 on the straight lines between the knots."""
    place = time * (len(knots) - 1)
    before = min(int(place), len(knots) - 2)
    return knots[before] + (place - before) * (knots[before + 1] - knots[before])


def phase_of(progress: float) -> int:
    """Return the phase of a game from the part of it that is over."""
    return max(0, min(PHASES - 1, int(progress * PHASES)))


def read_model(names: tuple[str, ...], facts: tuple[str, ...], data: dict[str, Any]) -> LinearModel:
    """Read a model from the data of `weights.json`; a column that it lacks has no weight."""
    unused = (0.0, 0.0)
    weights: list[tuple[float, ...]] = []
    for column in (*names, *facts):
        weights.append(tuple(float(weight) for weight in data["weights"].get(column, unused)))
    spread = tuple(float(knot) for knot in data["spread"])
    return LinearModel(names, facts, weights, spread)


def fingerprint(data: dict[str, Any]) -> str:
    """Return a hash of what the data of `weights.json` has learned; calibration moves no bot."""
    text = repr((data["weights"], data.get("spread")))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

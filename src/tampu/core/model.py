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
        weights: list[tuple[float, float]],
        spread: tuple[float, float],
    ) -> None:
        """Make a model from the weights of its columns, and the spread, at start and end."""
        self.names: tuple[str, ...] = names
        self.columns: tuple[str, ...] = (*names, *facts)
        self._of: list[int] = [names.index(column.partition(".")[0]) for column in self.columns]
        self._weights: list[list[float]] = []
        self._spreads: list[float] = []
        for phase in range(PHASES):
            late = phase / (PHASES - 1.0)
            self._weights.append([first + late * (last - first) for first, last in weights])
            self._spreads.append(spread[0] + late * (spread[1] - spread[0]))

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


def phase_of(progress: float) -> int:
    """Return the phase of a game from the part of it that is over."""
    return max(0, min(PHASES - 1, int(progress * PHASES)))


def read_model(names: tuple[str, ...], facts: tuple[str, ...], data: dict[str, Any]) -> LinearModel:
    """Read a model from the data of `weights.json`; a column that it lacks has no weight."""
    weights: list[tuple[float, float]] = []
    for column in (*names, *facts):
        first, last = data["weights"].get(column, (0.0, 0.0))
        weights.append((float(first), float(last)))
    first, last = data["spread"]
    return LinearModel(names, facts, weights, (float(first), float(last)))


def fingerprint(data: dict[str, Any]) -> str:
    """Return a hash of what the data of `weights.json` has learned; calibration moves no bot."""
    text = repr((data["weights"], data.get("spread")))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

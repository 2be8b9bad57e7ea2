"""The calibration of shares of victory: what people are shown, apart from what search uses."""

from __future__ import annotations

import math
from typing import Any, Final

SUREST: Final = 0.999
"""Shares above SUREST or below 1 - SUREST count as SUREST or 1 - SUREST."""


class Calibration:
    """Shares are drawn towards an even one, or away from it, by slopes that change in a game.

    The odds of a share, compared with those of an even share, are raised to the power of the
    slope; the slopes are given at times from the start to the end of a game.
    """

    __slots__ = ("_slopes",)

    def __init__(self, slopes: list[float]) -> None:
        self._slopes = slopes

    def true_share(self, share: float, seats: int, progress: float) -> float:
        """Return the share of games that are won from positions like this one."""
        even = math.log(1.0 / max(1, seats - 1))
        odds = log_odds(share) - even
        return 1.0 / (1.0 + math.exp(-(even + self.slope(progress) * odds)))

    def slope(self, progress: float) -> float:
        """Return the slope at this part of the game."""
        place = max(0.0, min(1.0, progress)) * (len(self._slopes) - 1)
        before = min(int(place), len(self._slopes) - 2)
        first, second = self._slopes[before], self._slopes[before + 1]
        return first + (place - before) * (second - first)


def log_odds(share: float) -> float:
    """Return the logarithm of the odds of a share that is not certain."""
    share = max(1.0 - SUREST, min(SUREST, share))
    return math.log(share / (1.0 - share))


def read_calibration(data: dict[str, Any]) -> Calibration:
    """Read the calibration from the data of `weights.json`; without one shares stay as they are."""
    slopes = data.get("calibration", {}).get("slopes", [1.0, 1.0])
    return Calibration([float(slope) for slope in slopes])

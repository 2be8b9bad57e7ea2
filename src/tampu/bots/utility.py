"""What positions are worth to those who play to win: shares of victory, and a little margin."""

from __future__ import annotations

import math
from typing import Final

from tampu.core.contract import OVER, Judgement, State
from tampu.core.ranking import win_shares

MARGIN_SHARE: Final = 0.1
"""How much of the utility is the margin in points rather than the share of victory."""

RIVAL_SHARE: Final = 0.7
"""Alone: what a point of the rival that the rules play counts against an own one."""
SHORT_SHARE: Final = 0.7
"""Alone: what a point missing to the bar counts besides."""
VICTORY: Final = 15.0
"""Alone: the points that a victory is worth."""


def judge(judgement: Judgement, state: State) -> list[float]:
    """The utilities of a position by place: of its result, or of what the game expects."""
    if state.actor() == OVER:
        return _with_margin(
            win_shares(state.ranking()), [float(score) for score in state.scores()], 6.0
        )
    values = judgement.evaluate(state)
    bar = judgement.bar(state) if judgement.bar is not None else 0.0
    return utilities(values, judgement.spread, bar)


def lead(judgement: Judgement, state: State) -> float:
    """What a position is worth to who plays alone, in points: far from the end it tells more than
    a share of victory, which is hardly ever in doubt there.
    """
    values = judgement.evaluate(state)
    value = values[0] - RIVAL_SHARE * max(values[1:], default=0.0)
    if judgement.bar is not None:
        value -= SHORT_SHARE * max(0.0, judgement.bar(state) - values[0])
    return value + VICTORY * win_shares(state.ranking())[0] if state.actor() == OVER else value


def utilities(values: list[float], spread: float, bar: float = 0.0) -> list[float]:
    """Expected points turned into utilities; victory needs `bar` points where that is not 0."""
    top = max(bar, *values)
    weights = [math.exp((value - top) / spread) for value in values]
    total = sum(weights)
    if bar:
        total += math.exp((bar - top) / spread)
    return _with_margin([weight / total for weight in weights], values, spread)


def _with_margin(shares: list[float], values: list[float], spread: float) -> list[float]:
    found: list[float] = []
    for place, value in enumerate(values):
        rival = -1e9 if len(values) > 1 else 0.0
        for other in range(len(values)):
            if other != place and values[other] > rival:
                rival = values[other]
        lead = max(-40.0, min(40.0, (value - rival) / (4.0 * spread)))
        margin = 1.0 / (1.0 + math.exp(-lead))
        found.append((1.0 - MARGIN_SHARE) * shares[place] + MARGIN_SHARE * margin)
    return found

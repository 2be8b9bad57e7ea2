"""The utility of a position for each seat: its share of victory and a little of its margin."""

from __future__ import annotations

import math
from typing import Final

from tampu.core.contract import OVER, Evaluation, State
from tampu.core.ranking import win_shares

MARGIN_SHARE: Final = 0.1
"""The part of the utility that is the margin in points; the rest is the share of victory."""

RIVAL_SHARE: Final = 1.0
"""In a solo game: the weight of a point of the opponent that the rules play."""
SHORT_SHARE: Final = 0.7
"""In a solo game: the weight of a point that is missing for the victory."""
VICTORY: Final = 15.0
"""In a solo game: the points that a victory is worth."""


def judge(evaluation: Evaluation, state: State) -> list[float]:
    """Return the utility of a position for each seat, from its result or its evaluation."""
    if state.actor() == OVER:
        return _with_margin(
            win_shares(state.ranking()), [float(score) for score in state.scores()], 6.0
        )
    values = evaluation.evaluate(state)
    needed = evaluation.winning_score(state) if evaluation.winning_score is not None else 0.0
    return utilities(values, evaluation.spread_at(state), needed)


def lead(evaluation: Evaluation, state: State) -> float:
    """Return the value of a solo position in points.

    Far from the end points say more than a share of victory, which is nearly 0 or 1 there.
    """
    values = evaluation.evaluate(state)
    value = values[0] - RIVAL_SHARE * max(values[1:], default=0.0)
    if evaluation.winning_score is not None:
        value -= SHORT_SHARE * max(0.0, evaluation.winning_score(state) - values[0])
    return value + VICTORY * win_shares(state.ranking())[0] if state.actor() == OVER else value


def utilities(values: list[float], spread: float, needed: float = 0.0) -> list[float]:
    """Turn expected points into utilities; victory takes `needed` points where that is not 0."""
    top = max(needed, *values)
    weights = [math.exp((value - top) / spread) for value in values]
    total = sum(weights)
    if needed:
        total += math.exp((needed - top) / spread)
    return _with_margin([weight / total for weight in weights], values, spread)


def _with_margin(shares: list[float], values: list[float], spread: float) -> list[float]:
    mixed: list[float] = []
    for place, value in enumerate(values):
        rival = -1e9 if len(values) > 1 else 0.0
        for other in range(len(values)):
            if other != place and values[other] > rival:
                rival = values[other]
        lead = max(-40.0, min(40.0, (value - rival) / (4.0 * spread)))
        margin = 1.0 / (1.0 + math.exp(-lead))
        mixed.append((1.0 - MARGIN_SHARE) * shares[place] + MARGIN_SHARE * margin)
    return mixed

"""The rewards of a finished game by seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tampu.core.contract import State


def win_share(state: State) -> list[float]:
    """1 for the winner, divided equally among several winners; 0 for the others."""
    ranks = state.ranking()
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def zero_sum(shares: list[float]) -> list[float]:
    """Win shares as utilities that add up to 0: 1 for a sole victory, -1 / (n - 1) for a defeat."""
    players = len(shares)
    return [(players * share - 1) / (players - 1) for share in shares]


def zero_sum_share(state: State) -> list[float]:
    """The win shares as utilities that add up to 0; a single player has 1 or 0."""
    return zero_sum(win_share(state))


def rank(state: State) -> list[float]:
    """The share of opponents that are ranked behind; those on the same rank count half."""
    ranks = state.ranking()
    others = len(ranks) - 1
    return [
        (sum(other > own for other in ranks) + (ranks.count(own) - 1) / 2) / others for own in ranks
    ]


def margin(state: State) -> list[float]:
    """Points ahead of the best opponent."""
    scores = state.scores()
    return [
        float(own - max(score for place, score in enumerate(scores) if place != seat))
        for seat, own in enumerate(scores)
    ]


REWARDS: Final[dict[str, Callable[[State], list[float]]]] = {
    "win_share": win_share,
    "zero_sum": zero_sum_share,
    "rank": rank,
    "margin": margin,
}
"""By name; each returns a value for every player, including an automatic opponent."""
RANGES: Final[dict[str, tuple[float, float]]] = {
    "win_share": (0.0, 1.0),
    "zero_sum": (-1.0, 1.0),
    "rank": (0.0, 1.0),
    "margin": (float("-inf"), float("inf")),
}

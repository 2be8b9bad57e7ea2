"""Chance inside a bot's thoughts: drawn from its own stream, never from the table's."""

from __future__ import annotations

from tampu.core.contract import CHANCE, State
from tampu.core.rng import Rng


def settle(state: State, rng: Rng) -> None:
    """Let chance decide until somebody must."""
    while state.actor() == CHANCE:
        draw(state, rng)


def draw(state: State, rng: Rng) -> None:
    """Let chance decide once."""
    outcomes = state.chance()
    state.apply(outcomes[rng.weighted([weight for _, weight in outcomes])][0])

"""Chance in positions that a bot imagines: drawn from the bot's own random numbers."""

from __future__ import annotations

from tampu.core.contract import CHANCE, State
from tampu.core.rng import Rng


def settle(state: State, rng: Rng) -> None:
    """Draw chance outcomes until a seat decides or the game is over."""
    while state.actor() == CHANCE:
        draw(state, rng)


def draw(state: State, rng: Rng) -> None:
    """Draw one chance outcome and apply it."""
    outcomes = state.chance()
    state.apply(outcomes[rng.weighted([weight for _, weight in outcomes])][0])

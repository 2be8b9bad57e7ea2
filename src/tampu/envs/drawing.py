"""Positions as SVG, for `render_mode="svg"` and for notebooks.

In a notebook `Picture(state, seat)` shows what a seat sees of an engine's state; after
`%load_ext tampu.envs` states show themselves, as a spectator sees them.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tampu.core.contract import Json, State
from tampu.core.registry import game_ids, load_game


def svg(game: str, view: Json) -> str:
    """A drawing of a view."""
    drawn: str = import_module(f"tampu.envs.drawings.{game}").draw(view)
    return drawn


def game_of(state: State) -> str:
    """The game that a state belongs to."""
    package = type(state).__module__.split(".")
    return next(name for name in game_ids() if name in package)


class Picture:
    """What a seat, or a spectator, sees of a state, as notebooks show it."""

    def __init__(self, state: State, seat: int | None = None) -> None:
        self._told = svg(game_of(state), state.view(seat))

    def _repr_svg_(self) -> str:
        return self._told

    def __str__(self) -> str:
        return self._told


def show_states(ipython: Any) -> None:
    """Teach a notebook to draw the states of all games."""
    formatter = ipython.display_formatter.formatters["image/svg+xml"]
    for name in game_ids():
        game = load_game(name)
        kind = type(game.new(max(game.meta.seats)))
        formatter.for_type(kind, lambda state: str(Picture(state)))

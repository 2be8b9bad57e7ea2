"""Renders positions as text or as SVG, for environments and notebooks.

In a notebook `Picture(state, seat)` shows a seat's view of a state; after `%load_ext tampu.envs`
the notebook draws every state as a spectator sees it.
"""

from __future__ import annotations

from typing import Any

from tampu.core.contract import Json, State
from tampu.core.registry import game_ids, game_module, load_game, package_of
from tampu.envs.episode import Episode
from tampu.envs.generic_drawing import draw_display
from tampu.envs.text import prompt

RENDER_MODES = ["human", "ansi", "svg"]


def svg(game: str, view: Json) -> str:
    """The SVG drawing of a view: the game's own, or its position as panels."""
    drawing = game_module(game, "drawing")
    return draw_display(load_game(game), view) if drawing is None else str(drawing.draw(view))


def picture(episode: Episode, seat: int) -> str:
    """The SVG drawing of a running game as a seat sees it."""
    return svg(episode.config.game.id, episode.state.view(seat))


def render(mode: str | None, episode: Episode, seat: int) -> str | None:
    """Render a running game as a seat sees it; the mode `human` prints the text."""
    if mode is None:
        return None
    if mode == "svg":
        return picture(episode, seat)
    text = prompt(episode, seat)
    if mode == "human":
        print(text)
        return None
    return text


def game_of(state: State) -> str:
    """The id of the game that a state belongs to."""
    module = f"{type(state).__module__}."
    return next(name for name in game_ids() if module.startswith(f"{package_of(name)}."))


class Picture:
    """A seat's or a spectator's view of a state, as notebooks show it."""

    def __init__(self, state: State, seat: int | None = None) -> None:
        self._svg = svg(game_of(state), state.view(seat))

    def _repr_svg_(self) -> str:
        return self._svg

    def __str__(self) -> str:
        return self._svg


def show_states(ipython: Any) -> None:
    """Let a notebook draw the states of all games."""
    formatter = ipython.display_formatter.formatters["image/svg+xml"]
    for name in game_ids():
        game = load_game(name)
        kind = type(game.new(max(game.meta.seats)))
        formatter.for_type(kind, lambda state: str(Picture(state)))

"""What boards show of a game that has no drawing of its own: its view as numbers and cards.

A part of the display is a field with its cells: one for each seat, or one alone. A cell is a list
of entries: a number, a card (None if it lies face down), or a card and how many of it there are.
Its label is the message `<game>-view-<field>`; a field without a label is not shown.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tampu.core.contract import Game, Json
from tampu.core.errors import UnknownGame
from tampu.core.registry import bundled_game_ids, game_module
from tampu.core.shapes import BySeat, Card, Cards, Counts, Flag, Number, Seat, Shape, shapes_of

KINDS: Final[dict[type, str]] = {
    Number: "number",
    Flag: "flag",
    Seat: "seat",
    Card: "cards",
    Cards: "cards",
    Counts: "counts",
}

EMPTY: Final = (None, 0, "")
"""Values of a single card that mean no card, unless its shape has them."""


def board_data(game: Game, view: Json) -> Json:
    """What a board gets beside the view: what the game derives, and a display for other boards."""
    derived: Json = game.derive(view)
    if game.id in _drawn_by_client():
        return derived
    return {**derived, "display": display(game.id, view)}


@cache
def _drawn_by_client() -> frozenset[str]:
    """The games whose boards are part of the client."""
    return frozenset(bundled_game_ids())


def display(game: str, view: Json) -> list[Json]:
    """The parts that a generic board shows."""
    shapes = declared_shapes(game)
    return [_part(name, shape, view[name]) for name, shape in shapes.items() if name in view]


@cache
def declared_shapes(game: str) -> dict[str, Shape]:
    """The shapes of a game's `view.View`; none where it declares no view."""
    try:
        view = game_module(game, "view")
    except UnknownGame:
        return {}
    return {} if view is None else shapes_of(view.View)


def _part(field: str, shape: Shape, value: Any) -> Json:
    inner = shape.each if isinstance(shape, BySeat) else shape
    values = value if isinstance(shape, BySeat) else [value]
    return {
        "field": field,
        "kind": KINDS[type(inner)],
        "name": getattr(inner, "name", field),
        "by_seat": isinstance(shape, BySeat),
        "cells": [_cell(inner, one) for one in values],
    }


def _cell(shape: Any, value: Any) -> list[Any]:
    if isinstance(shape, Counts):
        return [[card, n] for card, n in zip(shape.values, value, strict=True) if n]
    if isinstance(shape, Cards):
        return [card if card in shape.values else None for card in value]
    if isinstance(shape, Card):
        known = value in shape.values
        return [value if known else None] if known or value not in EMPTY else []
    if isinstance(shape, Seat):
        return [] if value is None or value < 0 else [value]
    return [value]

"""Shapes: what the fields of a view are, so that boards and observations can be made from them.

A view declares them beside its types, as in `offer: Annotated[list[int], Cards("house", HOUSES)]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, get_args, get_origin, get_type_hints


@dataclass(frozen=True)
class Number:
    """A number from 0 to `most`."""

    most: int = 100


@dataclass(frozen=True)
class Flag:
    """True or false."""


@dataclass(frozen=True)
class Seat:
    """A seat, counted from 0; None or -1 for nobody."""


@dataclass(frozen=True)
class Card:
    """One of `values`, called `<game>-<name>-<value>`.

    None, 0 and "" are no card, unless they are values; anything else lies face down.
    """

    name: str
    values: Sequence[Any]


@dataclass(frozen=True)
class Cards:
    """A list of cards."""

    name: str
    values: Sequence[Any]


@dataclass(frozen=True)
class Counts:
    """A number for each of `values`, in their order: how many of them are there."""

    name: str
    values: Sequence[Any]
    most: int = 1


@dataclass(frozen=True)
class BySeat:
    """A list with an entry of the same shape for every seat."""

    each: Number | Flag | Seat | Card | Cards | Counts


Shape = Number | Flag | Seat | Card | Cards | Counts | BySeat
SHAPES = (Number, Flag, Seat, Card, Cards, Counts, BySeat)
PLAIN: dict[Any, Shape] = {bool: Flag(), int: Number()}
"""The shapes of fields that have a type only; other types have none."""
BOOKKEEPING = ("seat", "seats", "rules_version", "frames", "ended", "scores", "options")
"""Fields that are shown elsewhere, or that nobody needs to see."""


def shapes_of(view_type: Any) -> dict[str, Shape]:
    """The shapes of the fields of a view's `TypedDict`, in its order."""
    shapes: dict[str, Shape] = {}
    for name, hint in get_type_hints(view_type, include_extras=True).items():
        shape = _shape(hint)
        if shape is not None and name not in BOOKKEEPING:
            shapes[name] = shape
    return shapes


def _shape(hint: Any) -> Shape | None:
    if get_origin(hint) is Annotated:
        declared = [part for part in get_args(hint)[1:] if isinstance(part, SHAPES)]
        return declared[0] if declared else _shape(get_args(hint)[0])
    return PLAIN.get(hint)

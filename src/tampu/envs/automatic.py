"""The observation layout of a game that has none of its own, from the shapes of its view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tampu.core.contract import Game, points_in_view
from tampu.core.display import EMPTY, declared_shapes
from tampu.core.shapes import BySeat, Card, Cards, Counts, Flag, Number, Seat, Shape
from tampu.envs.layout import Node, Part, Target, seat_numbers

POINTS = 100
"""Scores are written in hundreds."""


def parts(game: Game, seats: int) -> list[Part]:
    """What a seat's view shows: a part for each field with a shape, and the points."""
    fields = [_part(name, shape, seats) for name, shape in declared_shapes(game.id).items()]
    if game.known_scores is points_in_view:
        fields.append(seat_numbers("scores", seats, POINTS))
    return fields


def all_parts(game: Game, seats: int) -> list[Part]:
    """What perfect information adds: the same fields of the position itself."""
    stored = game.new(seats).to_json()
    shapes = declared_shapes(game.id)
    return [_part(name, shape, seats) for name, shape in shapes.items() if name in stored]


def _part(name: str, shape: Shape, seats: int) -> Part:
    """A field; by seat where it has an entry for each, the observing seat first."""
    inner: Any = shape.each if isinstance(shape, BySeat) else shape
    size, description, write_one = _WRITERS[type(inner)](inner, seats)
    if not isinstance(shape, BySeat):

        def write(out: Target, at: int, node: Node, me: int) -> None:
            write_one(out, at, node[name], me)

        return Part(name, size, description, write)

    def write_all(out: Target, at: int, node: Node, me: int) -> None:
        for turn in range(seats):
            write_one(out, at + turn * size, node[name][(me + turn) % seats], me)

    return Part(name, size * seats, f"by seat: {description}", write_all)


WriteValue = Callable[[Target, int, Any, int], None]
"""Writes a value into a target, beginning at a position, for the observing seat."""
Written = tuple[int, str, WriteValue]
"""The size of a value, its description, and the function that writes it."""


def _number(shape: Number, seats: int) -> Written:  # noqa: ARG001
    def write(out: Target, at: int, value: Any, me: int) -> None:  # noqa: ARG001
        out[at] = (value or 0) / shape.most

    return 1, f"divided by {shape.most}", write


def _flag(shape: Flag, seats: int) -> Written:  # noqa: ARG001
    def write(out: Target, at: int, value: Any, me: int) -> None:  # noqa: ARG001
        out[at] = 1.0 if value else 0.0

    return 1, "1 if it holds", write


def _seat(shape: Seat, seats: int) -> Written:  # noqa: ARG001
    def write(out: Target, at: int, value: Any, me: int) -> None:
        if value is not None and value >= 0:
            out[at + (value - me) % seats] = 1.0

    return seats, "which seat", write


def _counts(shape: Counts, seats: int) -> Written:  # noqa: ARG001
    def write(out: Target, at: int, value: Any, me: int) -> None:  # noqa: ARG001
        for place, count in enumerate(value, at):
            out[place] = count / shape.most

    size = len(shape.values)
    return size, f"how many of each, divided by {shape.most}", write


def _cards(shape: Card | Cards, seats: int) -> Written:  # noqa: ARG001
    """How many of each card there are, and last how many lie face down."""
    places = {value: place for place, value in enumerate(shape.values)}
    hidden = len(places)
    single = isinstance(shape, Card)

    def write(out: Target, at: int, value: Any, me: int) -> None:  # noqa: ARG001
        for card in [value] if single else value:
            place = places.get(card, hidden)
            if not single or place < hidden or card not in EMPTY:
                out[at + place] += 1.0

    return hidden + 1, f"how many of each of {hidden} values, and face down", write


_WRITERS: Mapping[type, Callable[[Any, int], Written]] = {
    Number: _number,
    Flag: _flag,
    Seat: _seat,
    Card: _cards,
    Cards: _cards,
    Counts: _counts,
}

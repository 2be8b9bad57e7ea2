"""Layouts of flat observations: where each piece of a view is written in the tensor.

A layout is a sequence of parts. A part has a size, a description and a function that writes it. The
functions write only numbers that are not zero, so a long tensor is cheap. Seats are counted from
the observing seat: 0 is the seat itself, 1 the next seat clockwise, and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Target = Any
"""A memoryview of float32 zeros."""
Node = Any
"""The view or a piece of it."""
Writer = Callable[[Target, int, Node, int], None]
"""Writes a node into a target, beginning at a position, for the observing seat."""


@dataclass(frozen=True)
class Part:
    """Some consecutive numbers of the tensor."""

    name: str
    size: int
    description: str
    write: Writer
    inner: tuple[Part, ...] = ()
    """The parts of one copy, if this part repeats them."""
    order: tuple[str, ...] = ()
    """The names of the places, cards or cells that the numbers stand for, in their order."""


@dataclass(frozen=True)
class Row:
    """A line of the documentation of a layout."""

    first: int
    size: int
    copies: int
    stride: int
    name: str
    description: str
    order: tuple[str, ...] = ()
    """The names that the numbers stand for, in their order; with more numbers than names, each
    name has several numbers in a row, or the names repeat, as the description says."""


class Layout:
    """A sequence of parts."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.size = sum(part.size for part in parts)
        self._writers: list[tuple[Writer, int]] = []
        first = 0
        for part in parts:
            self._writers.append((part.write, first))
            first += part.size

    def write(self, out: Target, at: int, view: Node, me: int) -> None:
        """Write a view into a target, which holds zeros, beginning at `at`."""
        for write, first in self._writers:
            write(out, at + first, view, me)

    def rows(self) -> list[Row]:
        """The documentation of the layout; copies are listed once."""
        return _rows(self.parts, 0, 1, 0, "")

    def range_of(self, name: str) -> range:
        """The position of the first part with this name (of its first copy)."""
        for row in self.rows():
            if row.name == name:
                return range(row.first, row.first + row.size)
        raise KeyError(name)


def _rows(parts: Sequence[Part], first: int, copies: int, stride: int, prefix: str) -> list[Row]:
    rows: list[Row] = []
    for part in parts:
        if part.inner:
            inner = sum(piece.size for piece in part.inner)
            times = part.size // inner if inner else 0
            rows += _rows(part.inner, first, times, inner, f"{prefix}{part.name}.")
        else:
            name = prefix + part.name
            rows.append(Row(first, part.size, copies, stride, name, part.description, part.order))
        first += part.size
    return rows


# Values: these parts read `node[name]`.


def number(name: str, scale: float, description: str = "") -> Part:
    """A number, divided by a scale; None is 0."""

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        value = node[name]
        if value:
            out[at] = value / scale

    return Part(name, 1, description or f"divided by {scale:g}", write)


def flag(name: str) -> Part:
    """1 if the value is true."""

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        if node[name]:
            out[at] = 1.0

    return Part(name, 1, "1 if it holds", write)


def numbers(name: str, size: int, scale: float, description: str = "") -> Part:
    """The first numbers of a list, each divided by a scale."""

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        for place, value in enumerate(node[name][:size], at):
            if value:
                out[place] = value / scale

    return Part(name, size, description or f"each divided by {scale:g}", write)


def one_of(name: str, values: Sequence[Any], description: str = "") -> Part:
    """One-hot: which of the values it is; all 0 for None and other values."""
    places = {value: place for place, value in enumerate(values)}

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        place = places.get(node[name])
        if place is not None:
            out[at + place] = 1.0

    return Part(name, len(places), description or _listed(values), write, order=_names(values))


def each_of(name: str, length: int, values: Sequence[Any], description: str = "") -> Part:
    """One-hot for each item of a list: which of the values it is."""
    places = {value: place for place, value in enumerate(values)}
    width = len(places)

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        for value in node[name][:length]:
            place = places.get(value)
            if place is not None:
                out[at + place] = 1.0
            at += width

    meaning = description or _listed(values)
    text = f"for each of {length} places: {meaning}"
    return Part(name, length * width, text, write, order=_names(values))


def some_of(name: str, values: Sequence[Any], description: str = "") -> Part:
    """How often each value occurs in a list."""
    places = {value: place for place, value in enumerate(values)}

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        for value in node[name] or ():
            place = places.get(value)
            if place is not None:
                out[at + place] += 1.0

    meaning = description or f"how many of each: {_listed(values)}"
    return Part(name, len(places), meaning, write, order=_names(values))


def counts(name: str, values: Sequence[Any], scale: float = 1.0, description: str = "") -> Part:
    """The numbers of a mapping, one for each of its possible keys."""
    places = {value: place for place, value in enumerate(values)}

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        for value, count in (node[name] or {}).items():
            place = places.get(value)
            if place is not None:
                out[at + place] = count / scale

    meaning = description or f"how many of each{_by(scale)}: {_listed(values)}"
    return Part(name, len(places), meaning, write, order=_names(values))


def by_place(name: str, values: Sequence[Any], kinds: Sequence[Any], description: str) -> Part:
    """One-hot for each named place: the kind that a mapping assigns to it."""
    places = {value: place for place, value in enumerate(values)}
    columns = {kind: column for column, kind in enumerate(kinds)}
    width = len(kinds)

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        for value, kind in node[name].items():
            column = columns.get(kind)
            if column is not None:
                out[at + places[value] * width + column] = 1.0

    meaning = f"{description}: {_listed(kinds)}"
    return Part(name, len(places) * width, meaning, write, order=_names(values))


# Seats


def seat_numbers(name: str, seats: int, scale: float) -> Part:
    """A list of numbers by seat."""

    def write(out: Target, at: int, node: Node, me: int) -> None:
        values = node[name]
        for turn in range(seats):
            value = values[(me + turn) % seats]
            if value:
                out[at + turn] = value / scale

    return Part(name, seats, f"by seat{_by(scale)}", write)


def seat(name: str, seats: int, description: str = "which seat") -> Part:
    """One-hot: a seat; all 0 for no seat."""

    def write(out: Target, at: int, node: Node, me: int) -> None:
        value = node[name]
        if value is not None and value >= 0:
            out[at + (value - me) % seats] = 1.0

    return Part(name, seats, description, write)


def owners(name: str, length: int, seats: int, description: str = "") -> Part:
    """One-hot for each item of a list of seats; all 0 for -1 (nobody)."""

    def write(out: Target, at: int, node: Node, me: int) -> None:
        for value in node[name][:length]:
            if value >= 0:
                out[at + (value - me) % seats] = 1.0
            at += seats

    return Part(
        name, length * seats, description or f"for each of {length} places whose it is", write
    )


def owned_places(name: str, values: Sequence[Any], seats: int, description: str) -> Part:
    """One-hot for each named place: the seat that a mapping assigns to it."""
    places = {value: place for place, value in enumerate(values)}

    def write(out: Target, at: int, node: Node, me: int) -> None:
        for value, owner in node[name].items():
            if owner is not None and owner >= 0:
                out[at + places[value] * seats + (owner - me) % seats] = 1.0

    meaning = f"{description}, by seat"
    return Part(name, len(places) * seats, meaning, write, order=_names(values))


# Structure


def inside(name: str, parts: Sequence[Part]) -> Part:
    """The parts of a nested piece of the view; all 0 if it is missing."""
    layout = Layout(parts)

    def write(out: Target, at: int, node: Node, me: int) -> None:
        inner = node[name]
        if inner is not None:
            layout.write(out, at, inner, me)

    return Part(name, layout.size, "", write, tuple(parts))


def by_seat(name: str, seats: int, parts: Sequence[Part]) -> Part:
    """The same parts for each seat, the observing seat first."""
    layout = Layout(parts)

    def write(out: Target, at: int, node: Node, me: int) -> None:
        nodes = node[name]
        for turn in range(seats):
            layout.write(out, at, nodes[(me + turn) % seats], me)
            at += layout.size

    return Part(name, layout.size * seats, "", write, tuple(parts))


def repeated(name: str, length: int, parts: Sequence[Part]) -> Part:
    """The same parts for each of the first items of a list."""
    layout = Layout(parts)

    def write(out: Target, at: int, node: Node, me: int) -> None:
        for item in node[name][:length]:
            layout.write(out, at, item, me)
            at += layout.size

    return Part(name, layout.size * length, "", write, tuple(parts))


def special(
    name: str, size: int, description: str, write: Writer, order: Sequence[Any] = ()
) -> Part:
    """A part with a function of its own; `order` names what its numbers stand for."""
    return Part(name, size, description, write, order=_names(order))


def options_of(name: str, values: Mapping[str, Sequence[Any]]) -> Part:
    """One-hot for each option of a game; all 0 for an option that the rules version lacks."""
    return inside(name, [_option(option, list(choices)) for option, choices in values.items()])


def _option(name: str, values: Sequence[Any]) -> Part:
    known = one_of(name, values)

    def write(out: Target, at: int, node: Node, me: int) -> None:
        if name in node:
            known.write(out, at, node, me)

    return Part(name, known.size, known.description, write, order=known.order)


def _by(scale: float) -> str:
    return "" if scale == 1 else f", divided by {scale:g}"


def _names(values: Sequence[Any]) -> tuple[str, ...]:
    return tuple("none" if value is None else str(value) or "-" for value in values)


def _listed(values: Sequence[Any]) -> str:
    return ", ".join(_names(values))

"""Flat observations: a layout says where each piece of a view stands in the tensor.

A layout is made of parts. A part knows its size, what it says, and how to write itself; writing
touches only what is not zero, so that a long tensor costs little. Seats are always counted from
the seat that looks: 0 is itself, 1 the next one, and so on round the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Target = Any
"""A memoryview of float32 that holds zeros."""
Node = Any
"""The view or a piece of it."""
Writer = Callable[[Target, int, Node, int], None]
"""Writes a node into a target from a position on, for the seat that looks."""
Get = Callable[[Any], Any]


@dataclass(frozen=True)
class Part:
    """Some places in a row of the tensor."""

    name: str
    size: int
    says: str
    write: Writer
    inner: tuple[Part, ...] = ()
    """The parts of one copy, where the part repeats them."""


@dataclass(frozen=True)
class Row:
    """A line of the table of a layout."""

    first: int
    size: int
    copies: int
    stride: int
    name: str
    says: str


class Layout:
    """Parts one after the other."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.size = sum(part.size for part in parts)
        self._writers: list[tuple[Writer, int]] = []
        first = 0
        for part in parts:
            self._writers.append((part.write, first))
            first += part.size

    def write(self, out: Target, at: int, view: Node, me: int) -> None:
        """Write a view into a target that holds zeros from `at` on."""
        for write, first in self._writers:
            write(out, at + first, view, me)

    def rows(self) -> list[Row]:
        """The table of the layout, copies told once."""
        return _rows(self.parts, 0, 1, 0, "")

    def range_of(self, name: str) -> range:
        """Where the first part called `name` stands (its first copy)."""
        for row in self.rows():
            if row.name == name:
                return range(row.first, row.first + row.size)
        raise KeyError(name)


def _rows(parts: Sequence[Part], first: int, copies: int, stride: int, prefix: str) -> list[Row]:
    found: list[Row] = []
    for part in parts:
        if part.inner:
            inner = sum(piece.size for piece in part.inner)
            times = part.size // inner if inner else 0
            found += _rows(part.inner, first, times, inner, f"{prefix}{part.name}.")
        else:
            found.append(Row(first, part.size, copies, stride, prefix + part.name, part.says))
        first += part.size
    return found


# What a node holds, by name: parts read `node[name]`.


def number(name: str, scale: float, says: str = "") -> Part:
    """A number, divided by a scale; None is 0."""

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        value = node[name]
        if value:
            out[at] = value / scale

    return Part(name, 1, says or f"divided by {scale:g}", write)


def flag(name: str) -> Part:
    """Whether something holds."""

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        if node[name]:
            out[at] = 1.0

    return Part(name, 1, "1 if it holds", write)


def numbers(name: str, size: int, scale: float, says: str = "") -> Part:
    """The first numbers of a list, each divided by a scale."""

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        for place, value in enumerate(node[name][:size], at):
            if value:
                out[place] = value / scale

    return Part(name, size, says or f"each divided by {scale:g}", write)


def bits(name: str, size: int, says: str) -> Part:
    """A number as a set of bits."""

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        mask = node[name]
        for place in range(size):
            if (mask >> place) & 1:
                out[at + place] = 1.0

    return Part(name, size, says, write)


def one_of(name: str, values: Sequence[Any], says: str = "") -> Part:
    """Which of the values it is; all 0 for None or anything else."""
    places = {value: place for place, value in enumerate(values)}

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        place = places.get(node[name])
        if place is not None:
            out[at + place] = 1.0

    return Part(name, len(places), says or _listed(values), write)


def each_of(name: str, length: int, values: Sequence[Any], says: str = "") -> Part:
    """For each place of a list which of the values it holds."""
    places = {value: place for place, value in enumerate(values)}
    width = len(places)

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        for value in node[name][:length]:
            place = places.get(value)
            if place is not None:
                out[at + place] = 1.0
            at += width

    told = says or _listed(values)
    return Part(name, length * width, f"for each of {length} places: {told}", write)


def some_of(name: str, values: Sequence[Any], says: str = "") -> Part:
    """How often each value stands in a list, at most once in a set."""
    places = {value: place for place, value in enumerate(values)}

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        for value in node[name] or ():
            place = places.get(value)
            if place is not None:
                out[at + place] += 1.0

    return Part(name, len(places), says or f"how many of each: {_listed(values)}", write)


def counts(name: str, values: Sequence[Any], scale: float = 1.0, says: str = "") -> Part:
    """The numbers of a mapping, by value."""
    places = {value: place for place, value in enumerate(values)}

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        for value, count in (node[name] or {}).items():
            place = places.get(value)
            if place is not None:
                out[at + place] = count / scale

    told = says or f"how many of each{_by(scale)}: {_listed(values)}"
    return Part(name, len(places), told, write)


def by_place(name: str, values: Sequence[Any], kinds: Sequence[Any], says: str) -> Part:
    """A mapping from named places to kinds, one-hot for each place."""
    places = {value: place for place, value in enumerate(values)}
    columns = {kind: column for column, kind in enumerate(kinds)}
    width = len(kinds)

    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        for value, kind in node[name].items():
            column = columns.get(kind)
            if column is not None:
                out[at + places[value] * width + column] = 1.0

    return Part(name, len(places) * width, says, write)


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


def seat(name: str, seats: int, says: str = "which seat") -> Part:
    """A seat; all 0 for none."""

    def write(out: Target, at: int, node: Node, me: int) -> None:
        value = node[name]
        if value is not None and value >= 0:
            out[at + (value - me) % seats] = 1.0

    return Part(name, seats, says, write)


def owners(name: str, length: int, seats: int, says: str = "") -> Part:
    """A list of seats, -1 for nobody: for each place whose it is."""

    def write(out: Target, at: int, node: Node, me: int) -> None:
        for value in node[name][:length]:
            if value >= 0:
                out[at + (value - me) % seats] = 1.0
            at += seats

    return Part(name, length * seats, says or f"for each of {length} places whose it is", write)


def owned_places(name: str, values: Sequence[Any], seats: int, says: str) -> Part:
    """A mapping from named places to seats."""
    places = {value: place for place, value in enumerate(values)}

    def write(out: Target, at: int, node: Node, me: int) -> None:
        for value, owner in node[name].items():
            if owner is not None and owner >= 0:
                out[at + places[value] * seats + (owner - me) % seats] = 1.0

    return Part(name, len(places) * seats, says, write)


# Structure


def inside(name: str, parts: Sequence[Part]) -> Part:
    """The parts of a piece of the view; all 0 where it is missing."""
    layout = Layout(parts)

    def write(out: Target, at: int, node: Node, me: int) -> None:
        below = node[name]
        if below is not None:
            layout.write(out, at, below, me)

    return Part(name, layout.size, "", write, tuple(parts))


def by_seat(name: str, seats: int, parts: Sequence[Part]) -> Part:
    """The same parts for each seat, the own seat first."""
    layout = Layout(parts)

    def write(out: Target, at: int, node: Node, me: int) -> None:
        nodes = node[name]
        for turn in range(seats):
            layout.write(out, at, nodes[(me + turn) % seats], me)
            at += layout.size

    return Part(name, layout.size * seats, "", write, tuple(parts))


def repeated(name: str, length: int, parts: Sequence[Part]) -> Part:
    """The same parts for each of the first places of a list."""
    layout = Layout(parts)

    def write(out: Target, at: int, node: Node, me: int) -> None:
        for below in node[name][:length]:
            layout.write(out, at, below, me)
            at += layout.size

    return Part(name, layout.size * length, "", write, tuple(parts))


def special(name: str, size: int, says: str, write: Writer) -> Part:
    """A part that a game writes itself."""
    return Part(name, size, says, write)


def options_of(name: str, values: Mapping[str, Sequence[Any]]) -> Part:
    """The options of a game that have more than one value, one-hot each."""
    return inside(name, [one_of(option, list(known)) for option, known in values.items()])


def _by(scale: float) -> str:
    return "" if scale == 1 else f", divided by {scale:g}"


def _listed(values: Sequence[Any]) -> str:
    texts = ["none" if value is None else str(value) or "-" for value in values]
    return ", ".join(texts if len(texts) <= 12 else [*texts[:3], "…", texts[-1]])

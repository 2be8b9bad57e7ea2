"""Writes the observation of a seat straight from the state: the numbers that `layout` describes.

The layout writes the same numbers from a view, many times slower; a test compares the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tampu.games.cuzco.content import ACTION_POINTS, KINDS_OF_CARDS, VALUES
from tampu.games.cuzco.meta import META
from tampu.games.cuzco.rules import codes
from tampu.games.cuzco.rules.board import CELLS, FOOTPRINTS, SIZE

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State

LEVELS: Final = 4
"""Heights are divided by four."""
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def _axial(name: str) -> tuple[int, int]:
    row = ord(name[0]) - ord("A")
    return int(name[1:]) - row // 2, row


def _links() -> dict[tuple[int, int], int]:
    """For each pair of neighbouring cells the direction from the first to the second."""
    places = {_axial(name): cell for cell, name in enumerate(CELLS)}
    links: dict[tuple[int, int], int] = {}
    for (q, r), cell in places.items():
        for side, (dq, dr) in enumerate(DIRECTIONS):
            if (q + dq, r + dr) in places:
                links[cell, places[q + dq, r + dr]] = side
    return links


LINKS: Final = _links()


def _tile_offsets() -> list[list[tuple[int, int]]]:
    """For each footprint the numbers of the part `tile` that are 1: (cell, place in the part)."""
    return [
        [
            (cell, LINKS[cell, other] * SIZE + cell)
            for cell in cells
            for other in cells
            if other != cell
        ]
        for cells in FOOTPRINTS
    ]


TILE_OFFSETS: Final = _tile_offsets()
OPTIONS: Final = [(name, list(values)) for name, values in META.observed_options().items()]


def write(s: State, seat: int, out: Any, at: int) -> None:
    """Write what a seat observes into a target of zeros, beginning at a position."""
    at = _write_board(s, seat, out, at)
    at = _write_options(s, out, at)
    at = _write_turn(s, seat, out, at)
    at = _write_supplies(s, seat, out, at)
    at = _write_festival(s, seat, out, at)
    _write_points(s, seat, out, at)


def _write_board(s: State, me: int, out: Any, at: int) -> int:
    """Planes over the cells: terrain, heights, tiles, Incas, temples, Incas that moved."""
    n = s.seats
    heights, tiles = at + 3 * SIZE, at + 4 * SIZE
    kinds, level, top = s.kind, s.level, s.top
    for cell in range(SIZE):
        kind = kinds[cell]
        if level[cell]:
            out[at + cell + (SIZE if kind == codes.VILLAGE else 0)] = 1.0
            out[heights + cell] = level[cell] / LEVELS
            for owner, offset in TILE_OFFSETS[top[cell]]:
                if owner == cell:
                    out[tiles + offset] = 1.0
        if kind == codes.WATER:
            out[at + 2 * SIZE + cell] = 1.0
    at += 10 * SIZE
    for turn in range(n):
        for cell in s.incas[(me + turn) % n]:
            out[at + cell] = 1.0
        at += SIZE
    for index in range(len(s.temples)):
        place = at + s.temples[index]
        out[place] = s.values[index] / 10
        if s.discs[index]:
            out[place + SIZE] = 1.0
        if s.changed[index]:
            out[place + 2 * SIZE] = 1.0
    at += 3 * SIZE
    for cell in s.moved:
        out[at + cell] = 1.0
    return at + SIZE


def _write_options(s: State, out: Any, at: int) -> int:
    for name, values in OPTIONS:
        if name in s.options:
            value = s.options[name]
            if value in values:
                out[at + values.index(value)] = 1.0
        at += len(values)
    return at


def _write_turn(s: State, me: int, out: Any, at: int) -> int:
    """What is being decided, and what is left of the turn."""
    n, points = s.seats, len(codes.POINTS)
    out[at + s.point] = 1.0
    at += points
    out[at + (s.active - me) % n] = 1.0
    at += n
    if s.ap:
        out[at] = s.ap / ACTION_POINTS
    if s.draws:
        out[at + 1] = s.draws / 2
    if s.token_used:
        out[at + 2] = 1.0
    if s.placed:
        out[at + 3] = 1.0
    if s.idle:
        out[at + 4] = s.idle / 4
    if s.ending:
        out[at + 4 + s.ending] = 1.0
    at += 7
    for turn in range(n):
        if s.finished[(me + turn) % n]:
            out[at + turn] = 1.0
    return at + n


def _write_supplies(s: State, me: int, out: Any, at: int) -> int:
    """Tiles, tokens, floors and cards as the seat knows them."""
    n = s.seats
    if s.triples:
        out[at] = s.triples / 56
    at += 1
    for turn in range(n):
        first = (me + turn) % n * 3
        for kind in range(3):
            if s.stock[first + kind]:
                out[at + kind] = s.stock[first + kind] / 4
        at += 3
    for turn in range(n):
        tokens = s.tokens[(me + turn) % n]
        if tokens:
            out[at + turn] = tokens / 3
    at += n
    if s.ponds:
        out[at] = s.ponds / 8
    at += 1
    for value in range(len(VALUES)):
        if s.floors[value]:
            out[at + value] = s.floors[value] / 12
    at += len(VALUES)
    at = _write_cards(s.discard, 0, 4, out, at)
    drawn = sum(s.draw)
    if drawn:
        out[at] = drawn / 30
    at += 1
    if s.face_up >= 0:
        out[at + s.face_up] = 1.0
    at += KINDS_OF_CARDS
    for turn in range(n):
        size = s.hand_size((me + turn) % n)
        if size:
            out[at + turn] = size / 6
    at += n
    for turn in range(n):
        at = _write_cards(s.known, (me + turn) % n * KINDS_OF_CARDS, 2, out, at)
    return _write_cards(s.hands, me * KINDS_OF_CARDS, 2, out, at)


def _write_cards(counts: list[int], first: int, scale: int, out: Any, at: int) -> int:
    for card in range(KINDS_OF_CARDS):
        if counts[first + card]:
            out[at + card] = counts[first + card] / scale
    return at + KINDS_OF_CARDS


def _write_festival(s: State, me: int, out: Any, at: int) -> int:
    n, standings = s.seats, len(codes.STANDINGS)
    if s.city >= 0:
        out[at + s.city] = 1.0
        place = at + SIZE
        out[place + (s.bidder - me) % n] = 1.0
        place += n
        if s.need:
            out[place] = s.need / 6
        place += 1
        for turn in range(n):
            seat = (me + turn) % n
            if s.totals[seat]:
                out[place + turn] = s.totals[seat] / 6
            out[place + n + turn * standings + s.standing[seat]] = 1.0
        _write_cards(s.played, 0, 4, out, place + n + n * standings)
    return at + SIZE + 2 * n + 1 + n * standings + KINDS_OF_CARDS


def _write_points(s: State, me: int, out: Any, at: int) -> None:
    """The score sheets and the scores."""
    n = s.seats
    for turn in range(n):
        first = (me + turn) % n * codes.CATEGORIES
        for category in range(codes.CATEGORIES):
            if s.sheets[first + category]:
                out[at + category] = s.sheets[first + category] / 20
        at += codes.CATEGORIES
    scores = s.scores()
    for turn in range(n):
        points = scores[(me + turn) % n]
        if points:
            out[at + turn] = points / 50

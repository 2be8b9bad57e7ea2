"""Areas, and who stands highest in them (CZ-V)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tampu.games.cuzco.rules.board import NEIGHBOURS, SIZE
from tampu.games.cuzco.rules.codes import TEMPLE, VILLAGE

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State

_LEVEL_BITS: Final = 4
"""Room for the number of one seat's Incas on one level: at most twelve."""


class Areas:
    """The areas of a board (CZ-V01); never changed, so that clones share them."""

    __slots__ = ("cells", "of")

    def __init__(self, of: list[int], cells: list[list[int]]) -> None:
        self.of = of
        """The area of each cell, -1 for none."""
        self.cells = cells


def find_areas(s: State) -> Areas:
    """Return the areas of the board, computed once until terrain changes (CZ-V01)."""
    cached = s.areas
    if cached is not None:
        return cached
    kind = s.kind
    of = [-1] * SIZE
    cells_by_area: list[list[int]] = []
    for start in range(SIZE):
        if kind[start] != VILLAGE or of[start] >= 0:
            continue
        number = len(cells_by_area)
        of[start] = number
        cells = [start]
        for cell in cells:
            for near in NEIGHBOURS[cell]:
                if kind[near] == VILLAGE and of[near] < 0:
                    of[near] = number
                    cells.append(near)
        cells_by_area.append(cells)
    areas = Areas(of, cells_by_area)
    s.areas = areas
    return areas


def strength(level: int) -> int:
    """Return what an Inca adds to its seat's strength (CZ-V05, V06).

    Lists of levels, sorted from high to low, compare like the numbers of Incas from the highest
    level down, so a strength holds four bits for each level.
    """
    return 1 << (_LEVEL_BITS * level)


class Villages:
    """The areas that were asked for; added with the same content always, so clones share them."""

    __slots__ = ("cells",)

    def __init__(self) -> None:
        self.cells: dict[int, list[int]] = {}
        """The cells of the area of each of its cells."""


def area_cells(s: State, cell: int) -> list[int]:
    """Return the cells of the area of a village cell; the list is never to be changed.

    The rules ask for few areas, and then this is quicker than to find them all.
    """
    villages = s.villages
    if villages is None:
        villages = Villages()
        s.villages = villages
    cells = villages.cells.get(cell)
    if cells is None:
        kind = s.kind
        cells = [cell]
        for member in cells:
            for near in NEIGHBOURS[member]:
                if kind[near] == VILLAGE and near not in cells:
                    cells.append(near)
        for member in cells:
            villages.cells[member] = cells
    return cells


def strengths_on(s: State, cells: Sequence[int]) -> list[int]:
    """Return the strength of each seat on some cells."""
    level, piece = s.level, s.piece
    strengths = [0] * s.seats
    for cell in cells:
        if 0 < piece[cell] < TEMPLE:
            strengths[piece[cell] - 1] += strength(level[cell])
    return strengths


def area_strengths(s: State) -> list[list[int]]:
    """Return for each area the strength of each seat; 0 for a seat without Inca there."""
    cached = s.strengths
    if cached is not None:
        return cached
    areas = find_areas(s)
    strengths = [[0] * s.seats for _ in areas.cells]
    for seat in range(s.seats):
        for cell in s.incas[seat]:
            area = areas.of[cell]
            if area >= 0:
                strengths[area][seat] += strength(s.level[cell])
    s.strengths = strengths
    return strengths


def sole_leader(strengths: Sequence[int]) -> int:
    """Return the only seat with the highest strength, or -1 (CZ-V08)."""
    highest = 0
    leader = -1
    for seat, own in enumerate(strengths):
        if own > highest:
            highest = own
            leader = seat
        elif own == highest:
            leader = -1
    return leader


def leads(s: State, cells: Sequence[int]) -> bool:
    """Whether the active seat is the leader of an area with these cells."""
    return sole_leader(strengths_on(s, cells)) == s.active

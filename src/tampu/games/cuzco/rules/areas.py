"""Chapter 6: areas, and who stands higher in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tampu.games.cuzco.board import NEIGHBOURS, SIZE
from tampu.games.cuzco.state import VILLAGE, Areas, Position

_LEVEL_BITS: Final = 4
"""Room for the count of one seat's Incas on one level: at most twelve."""


def find_areas(position: Position) -> Areas:
    """The areas of the board as it is (CZ-V01)."""
    known = position.areas
    if known is not None:
        return known
    kind = position.kind
    of = [-1] * SIZE
    areas: list[list[int]] = []
    for start in range(SIZE):
        if kind[start] != VILLAGE or of[start] >= 0:
            continue
        number = len(areas)
        of[start] = number
        cells = [start]
        for cell in cells:
            for near in NEIGHBOURS[cell]:
                if kind[near] == VILLAGE and of[near] < 0:
                    of[near] = number
                    cells.append(near)
        areas.append(cells)
    found = Areas(of, areas)
    position.areas = found
    return found


def strength(level: int) -> int:
    """What an Inca adds to its seat's list, so that lists compare as numbers (CZ-V05, V06).

    Sorted lists compare like the numbers of Incas from the highest level down.
    """
    return 1 << (_LEVEL_BITS * level)


def area_might(position: Position) -> list[list[int]]:
    """For each area the strength of each seat; 0 for a seat without Inca there."""
    known = position.might
    if known is not None:
        return known
    areas = find_areas(position)
    might = [[0] * position.seats for _ in areas.cells]
    for seat in range(position.seats):
        for cell in position.incas[seat]:
            area = areas.of[cell]
            if area >= 0:
                might[area][seat] += strength(position.level[cell])
    position.might = might
    return might


def sole_leader(might: Sequence[int]) -> int:
    """The only seat with the highest list, or -1 (CZ-V08)."""
    highest = 0
    leader = -1
    for seat, strong in enumerate(might):
        if strong > highest:
            highest = strong
            leader = seat
        elif strong == highest:
            leader = -1
    return leader


def city_of(position: Position, temple: int) -> list[int]:
    """The cells of the city of a temple."""
    areas = find_areas(position)
    return areas.cells[areas.of[temple]]

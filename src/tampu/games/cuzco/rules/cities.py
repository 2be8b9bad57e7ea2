"""The tiles that the rule of one temple a city forbids (CZ-T10, T11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.cuzco.actions import TILE_CELLS, VILLAGES_AT
from tampu.games.cuzco.rules.areas import area_cells
from tampu.games.cuzco.rules.board import NEIGHBOURS, SIZE
from tampu.games.cuzco.rules.codes import TEMPLE, VILLAGE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tampu.games.cuzco.state import State


def joining_tiles(s: State) -> list[int]:
    """Return the tiles, ascending, whose village hex would join two cities (CZ-T10)."""
    cached = s.joining
    if cached is None:
        cached = _find_joining_tiles(s) if len(s.temples) > 1 else []
        s.joining = cached
    return cached


def _find_joining_tiles(s: State) -> list[int]:
    """Only a village hex beside two cities can join them, so few cells need a closer look."""
    kind = s.kind
    city_of = [-1] * SIZE
    """The city of each cell, or the first one beside it; -1 for none."""
    doubtful: list[int] = []
    city: i64 = 0
    cell: i64
    near: i64
    for temple in s.temples:
        for cell in area_cells(s, temple):
            city_of[cell] = city
            for near in NEIGHBOURS[cell]:
                terrain: i64 = kind[near]
                if terrain == VILLAGE:
                    continue
                other: i64 = city_of[near]
                if other < 0:
                    city_of[near] = city
                elif other != city and near not in doubtful:
                    doubtful.append(near)
        city += 1
    joining = [
        action
        for cell in doubtful
        for action in VILLAGES_AT[cell]
        if _joins_cities(s, city_of, TILE_CELLS[action])
    ]
    joining.sort()
    return joining


def _joins_cities(s: State, city_of: list[int], cells: tuple[int, ...]) -> bool:
    """Whether two temples would share an area, judged on the finished position (CZ-T11)."""
    kind = s.kind
    crops = cells[1:]
    for crop in crops:
        if kind[crop] == VILLAGE:
            return _temples_around(s, cells[0], crops) > 1
    joined: i64 = -1
    near: i64
    for near in NEIGHBOURS[cells[0]]:
        city: i64 = city_of[near]
        if city >= 0 and city != joined and kind[near] == VILLAGE:
            if joined >= 0:
                return True
            joined = city
    return False


def _temples_around(s: State, village: int, crops: tuple[int, ...]) -> int:
    """Count the temples in the area that a new village hex would belong to."""
    kind, piece = s.kind, s.piece
    cells = [village]
    temples = 0
    member: i64
    near: i64
    for member in cells:
        for near in NEIGHBOURS[member]:
            terrain: i64 = kind[near]
            if terrain != VILLAGE or near in crops or near in cells:
                continue
            cells.append(near)
            if piece[near] == TEMPLE:
                temples += 1
    return temples

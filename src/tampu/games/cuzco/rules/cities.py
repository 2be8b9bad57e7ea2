"""The tiles that the rule of one temple a city forbids (CZ-T10, T11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.cuzco.actions import TILE_CELLS, VILLAGES_AT
from tampu.games.cuzco.rules.areas import area_cells
from tampu.games.cuzco.rules.board import NEIGHBOURS, SIZE
from tampu.games.cuzco.rules.codes import VILLAGE

if TYPE_CHECKING:
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
    city_of: dict[int, int] = {}
    beside: dict[int, int] = {}
    doubtful: list[int] = []
    for city, temple in enumerate(s.temples):
        for cell in area_cells(s, temple):
            city_of[cell] = city
            for near in NEIGHBOURS[cell]:
                if kind[near] == VILLAGE:
                    continue
                other = beside.get(near, -1)
                if other < 0:
                    beside[near] = city
                elif other != city and near not in doubtful:
                    doubtful.append(near)
    joining = [
        action
        for cell in doubtful
        for action in VILLAGES_AT[cell]
        if _joins_cities(s, city_of, TILE_CELLS[action])
    ]
    joining.sort()
    return joining


def _joins_cities(s: State, city_of: dict[int, int], cells: tuple[int, ...]) -> bool:
    """Whether two temples would share an area, judged on the finished position (CZ-T11)."""
    crops = cells[1:]
    for crop in crops:
        if s.kind[crop] == VILLAGE:
            return _temples_around(s, cells[0], crops) > 1
    joined = -1
    for near in NEIGHBOURS[cells[0]]:
        city = city_of.get(near, -1)
        if city >= 0 and city != joined:
            if joined >= 0:
                return True
            joined = city
    return False


def _temples_around(s: State, village: int, crops: tuple[int, ...]) -> int:
    """Count the temples in the area that a new village hex would belong to."""
    seen = bytearray(SIZE)
    for crop in crops:
        seen[crop] = 1
    seen[village] = 1
    temples = 0
    front = [village]
    while front:
        for near in NEIGHBOURS[front.pop()]:
            if seen[near] or s.kind[near] != VILLAGE:
                continue
            seen[near] = 1
            front.append(near)
            if near in s.temples:
                temples += 1
    return temples

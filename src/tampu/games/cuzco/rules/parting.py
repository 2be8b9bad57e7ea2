"""The areas that are left when a crop hex covers a village hex (CZ-T13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.cuzco.rules.areas import strengths_on
from tampu.games.cuzco.rules.board import AROUND, NEIGHBOURS, SIZE
from tampu.games.cuzco.rules.codes import TEMPLE, VILLAGE

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State


class Remnant:
    """An area: the strength of each seat, the number of cells, and the value of the temple."""

    __slots__ = ("size", "strengths", "value")

    def __init__(self, strengths: list[int], size: int, value: int) -> None:
        self.strengths = strengths
        self.size = size
        self.value = value


def runs_around(s: State, cell: int) -> int:
    """Count the runs of village hexes around a cell; without it, one run stays connected."""
    kind = s.kind
    around = AROUND[cell]
    last = around[-1]
    before = last >= 0 and kind[last] == VILLAGE
    runs = 0
    for near in around:
        here = near >= 0 and kind[near] == VILLAGE
        if here and not before:
            runs += 1
        before = here
    return runs


def parts_without(s: State, cell: int) -> list[Remnant]:
    """Return the areas around a village cell as they are when it is gone."""
    kind = s.kind
    seen = bytearray(SIZE)
    seen[cell] = 1
    parts: list[Remnant] = []
    for start in NEIGHBOURS[cell]:
        if kind[start] != VILLAGE or seen[start]:
            continue
        seen[start] = 1
        cells = [start]
        value = 0
        for member in cells:
            if s.piece[member] == TEMPLE:
                value = s.values[s.temples.index(member)]
            for near in NEIGHBOURS[member]:
                if kind[near] == VILLAGE and not seen[near]:
                    seen[near] = 1
                    cells.append(near)
        parts.append(Remnant(strengths_on(s, cells), len(cells), value))
    return parts

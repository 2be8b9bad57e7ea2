"""Where Incas can walk (CZ-M08 to M11); a change of the board leaves distant walks as they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tampu.games.cuzco.rules.board import NEIGHBOURS, SIZE
from tampu.games.cuzco.rules.codes import BARE, CROP, VILLAGE

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State

UNREACHABLE: Final = 99


class IncaWalk:
    """Where an Inca can walk; each change between crops and village costs a point (CZ-M09)."""

    __slots__ = ("ascending", "cells", "limit", "prices")

    def __init__(self, origin: int) -> None:
        self.cells: list[int] = [origin]
        """The cells within reach, the cheapest ones first."""
        self.ascending: list[int] = []
        """The cells within reach in the order of the board."""
        self.limit: int = 0
        """Cells that are not listed cost more than this."""
        self.prices: list[int] = [UNREACHABLE] * SIZE
        self.prices[origin] = 0


class Walks:
    """The walks of a seat's Incas that were asked for and are still valid.

    Walks are added with the same content always, so that clones share them; a change of the board
    that could touch one makes new ones.
    """

    __slots__ = ("valid_walks",)

    def __init__(self, valid_walks: list[IncaWalk]) -> None:
        self.valid_walks = valid_walks


def find_walk(s: State, origin: int, points: int) -> IncaWalk:
    """Return where the active seat's Inca on `origin` can walk for at most so many action points.

    Cells that walk to each other for nothing share a walk.
    """
    walks = s.walks[s.active].valid_walks
    for place, walk in enumerate(walks):
        if walk.prices[origin] == 0:
            if walk.limit < points:
                walk = _explore(s, origin, points)
                walks[place] = walk
            return walk
    walk = _explore(s, origin, points)
    walks.append(walk)
    return walk


def forget_walks(s: State, cells: Sequence[int], own: int = -1) -> None:
    """Forget the walks on or beside cells that change; pieces of its own do not bar a seat."""
    for seat, walks in enumerate(s.walks):
        if seat != own:
            # New even where all stay: a clone with other cells may add to the old ones.
            s.walks[seat] = Walks(
                [walk for walk in walks.valid_walks if not _comes_near(walk, cells)]
            )


def _comes_near(walk: IncaWalk, cells: Sequence[int]) -> bool:
    prices = walk.prices
    for cell in cells:
        if prices[cell] != UNREACHABLE:
            return True
        for near in NEIGHBOURS[cell]:
            if prices[near] != UNREACHABLE:
                return True
    return False


def _passable(s: State) -> bytes:
    """Return the terrain of each cell that the active seat's Incas can enter (CZ-M11)."""
    ground = bytearray(s.kind)
    for seat, cells in enumerate(s.incas):
        if seat != s.active:
            for cell in cells:
                ground[cell] = BARE
    for cell in s.temples:
        ground[cell] = BARE
    return bytes(ground)


def _explore(s: State, origin: int, points: int) -> IncaWalk:
    """Walk from a cell for at most so many action points."""
    ground = _passable(s)
    walk = IncaWalk(origin)
    cells, prices = walk.cells, walk.prices
    beyond: list[int] = []
    price = 0
    place = 0
    while True:
        while place < len(cells):
            cell = cells[place]
            place += 1
            terrain = ground[cell]
            other_terrain = CROP + VILLAGE - terrain
            for near in NEIGHBOURS[cell]:
                if ground[near] == terrain:
                    if prices[near] > price:
                        prices[near] = price
                        cells.append(near)
                elif ground[near] == other_terrain and prices[near] == UNREACHABLE:
                    prices[near] = price + 1
                    beyond.append(near)
        price += 1
        cells += [cell for cell in beyond if prices[cell] == price]
        if place == len(cells):
            walk.limit = UNREACHABLE
            break
        if price > points:
            del cells[place:]
            walk.limit = points
            break
        beyond.clear()
    walk.ascending = sorted(cells)
    return walk

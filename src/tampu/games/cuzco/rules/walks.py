"""Where Incas can walk (CZ-M08 to M11); a change of the board leaves distant walks as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tampu.games.cuzco.rules.board import NEIGHBOURS, SIZE
from tampu.games.cuzco.rules.codes import CROP, VILLAGE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tampu.games.cuzco.state import State

UNREACHABLE: Final = 99
_NEIGHBOURS: Final[tuple[tuple[Any, ...], ...]] = NEIGHBOURS


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


def forget_walks(s: State, cells: tuple[int, ...], own: int = -1) -> None:
    """Forget the walks on or beside cells that change; pieces of its own do not bar a seat."""
    for seat, walks in enumerate(s.walks):
        if seat != own:
            # New even where all stay: a clone with other cells may add to the old ones.
            s.walks[seat] = Walks(
                [walk for walk in walks.valid_walks if not _comes_near(walk, cells)]
            )


def _comes_near(walk: IncaWalk, cells: tuple[int, ...]) -> bool:
    """Whether one of the cells is in a walk, or beside it."""
    ascending, prices = walk.ascending, walk.prices
    first: i64 = ascending[0]
    last: i64 = ascending[-1]
    cell: i64
    near: i64
    for cell in cells:
        around = NEIGHBOURS[cell]
        if around[-1] < first or around[0] > last:
            continue  # rows away
        if prices[cell] != UNREACHABLE:
            return True
        for near in around:
            price: i64 = prices[near]
            if price != UNREACHABLE:
                return True
    return False


def _explore(s: State, origin: int, points: int) -> IncaWalk:
    """Walk from a cell for at most so many action points."""
    kind, piece = s.kind, s.piece
    own: i64 = s.active + 1
    walk = IncaWalk(origin)
    cells: list[Any] = walk.cells  # the int objects of the tables, so that none is created
    prices = walk.prices
    beyond: list[Any] = []
    price: i64 = 0
    place: i64 = 0
    while True:
        while place < len(cells):
            cell: i64 = cells[place]
            place += 1
            terrain: i64 = kind[cell]
            other_terrain: i64 = CROP + VILLAGE - terrain
            for beside in _NEIGHBOURS[cell]:
                near: i64 = beside
                ground: i64 = kind[near]
                if ground != terrain and ground != other_terrain:  # noqa: PLR1714  quicker, compiled
                    continue
                old: i64 = prices[near]
                if old <= price:
                    continue
                standing: i64 = piece[near]
                if standing != 0 and standing != own:  # noqa: PLR1714  quicker, compiled
                    continue
                if ground == terrain:
                    prices[near] = price
                    cells.append(beside)
                elif old == UNREACHABLE:
                    prices[near] = price + 1
                    beyond.append(beside)
        price += 1
        for beside in beyond:
            far: i64 = beside
            least: i64 = prices[far]
            if least == price:
                cells.append(beside)
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

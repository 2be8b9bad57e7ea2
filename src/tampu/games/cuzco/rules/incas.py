"""Incas enter, leave and move (CZ-M)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any, Final

from tampu.games.cuzco import actions
from tampu.games.cuzco.actions import LEAVE
from tampu.games.cuzco.rules.blocks import ENTER_BLOCK
from tampu.games.cuzco.rules.board import GATES, GROUND, NEIGHBOURS, SIZE
from tampu.games.cuzco.rules.codes import CROP, NEXT_ACTION, TEMPLE, VILLAGE
from tampu.games.cuzco.rules.listing import in_stock, list_block
from tampu.games.cuzco.rules.placements import gate_price, update_piece

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State

UNREACHABLE: Final = 99
_AWAITED: Final = -2
"""The patch of a cell that will begin or join another patch while patches are explored."""
_MOST_POINTS: Final = 16
"""More than the action points of any turn."""


_MOVE_IDS: Final[dict[int, list[Any]]] = {}
"""By origin and destination the ids of moves, made when an Inca first stands on the origin."""


def _move_ids(origin: int) -> list[Any]:
    """Return for each cell the id of the move to it; Any, so that the int objects are shared."""
    ids = _MOVE_IDS.get(origin)
    if ids is None:
        ids = [0] * SIZE
        for to in GROUND:
            ids[to] = actions.move_id(origin, to)
        _MOVE_IDS[origin] = ids
    return ids


def put_inca(s: State, seat: int, cell: int) -> None:
    """Put an Inca on a free cell."""
    insort(s.incas[seat], cell)
    s.piece[cell] = seat + 1
    s.strengths = None
    update_piece(s, cell)


def remove_inca(s: State, seat: int, cell: int) -> None:
    """Remove an Inca from its cell."""
    s.incas[seat].remove(cell)
    s.piece[cell] = 0
    s.strengths = None
    update_piece(s, cell)


# Enter.


def refuse_enter(s: State, action: int) -> str:
    """Return the rule that forbids the active seat to enter there."""
    cell = GATES[action - actions.ENTER]
    if in_stock(s, ENTER_BLOCK) == 0:
        return "CZ-Z05"
    price = gate_price(s, cell)
    if price == 0:
        return "CZ-M03"
    if s.piece[cell]:
        return "CZ-B12" if s.piece[cell] == TEMPLE else "CZ-M06"
    return "CZ-R05" if price > s.ap else ""


def list_entrances(s: State) -> list[int]:
    return list_block(s, ENTER_BLOCK)


def do_enter(s: State, action: int) -> None:
    """Put an Inca on a gate (CZ-M05)."""
    cell = GATES[action - actions.ENTER]
    s.ap -= gate_price(s, cell)
    put_inca(s, s.active, cell)
    s.point = NEXT_ACTION


# Leave.


def refuse_leave(s: State, action: int) -> str:
    """Return the rule that forbids the active seat to leave from there."""
    cell = GATES[action - LEAVE]
    if s.piece[cell] != s.active + 1:
        return "CZ-M01"
    price = gate_price(s, cell)
    if price == 0:
        return "CZ-M07"
    return "CZ-R05" if price > s.ap else ""


def list_departures(s: State) -> list[int]:
    """List the legal departures of the active seat, ascending."""
    return [
        LEAVE + actions.GATE_SLOT[cell]
        for cell in s.incas[s.active]
        if actions.GATE_SLOT[cell] >= 0 and not refuse_leave(s, LEAVE + actions.GATE_SLOT[cell])
    ]


def do_leave(s: State, action: int) -> None:
    """Return an Inca to the supply (CZ-M07)."""
    cell = GATES[action - LEAVE]
    s.ap -= gate_price(s, cell)
    remove_inca(s, s.active, cell)
    s.point = NEXT_ACTION


# Move.


class Roads:
    """How a seat's Incas can walk; connected cells of one kind form a patch.

    Patches are added when they are needed, always with the same content, so that clones share
    them.
    """

    __slots__ = ("cells", "joined", "patch", "prices", "reaches", "ways")

    def __init__(self) -> None:
        self.patch: list[int] = [-1] * SIZE
        """The patch of each cell, -1 where no Inca of the seat can walk or none was asked for."""
        self.cells: list[list[int]] = []
        self.ways: list[list[int]] = []
        """The patches that touch a patch."""
        self.prices: list[list[int] | None] = []
        """The price from a patch to every patch, once it was asked for."""
        self.reaches: dict[int, list[int]] = {}
        """By patch and action points the cells within reach, once they were asked for."""
        self.joined: dict[tuple[int, ...], list[int]] = {}
        """The cells of some patches, ascending, so that equal reaches are one list."""


def find_roads(s: State, origin: int) -> Roads:
    """Return where the active seat's Inca on `origin` can walk; own Incas never block (CZ-M11).

    The roads stay valid until terrain, a temple or the active seat changes.
    """
    roads = s.roads
    if roads is None:
        roads = Roads()
        s.roads = roads
    if roads.patch[origin] < 0:
        _explore(s, roads, origin)
    return roads


def _explore(s: State, roads: Roads, origin: int) -> None:
    """Add all patches that are connected with the patch of `origin`."""
    kind, piece, patch = s.kind, s.piece, roads.patch
    own = s.active + 1
    number = len(roads.ways) - 1
    beyond = [origin]
    for start in beyond:
        if patch[start] >= 0:
            continue
        terrain = kind[start]
        other_terrain = CROP + VILLAGE - terrain
        number += 1
        touching: list[int] = []
        patch[start] = number
        cells = [start]
        for cell in cells:
            for near in NEIGHBOURS[cell]:
                other = patch[near]
                if other == number:
                    continue
                if other >= 0:
                    if other not in touching:
                        touching.append(other)
                        roads.ways[other].append(number)
                    continue
                ground = kind[near]
                if ground == terrain:
                    if piece[near] == 0 or piece[near] == own:
                        patch[near] = number
                        cells.append(near)
                elif (
                    ground == other_terrain
                    and other != _AWAITED
                    and (piece[near] == 0 or piece[near] == own)
                ):
                    patch[near] = _AWAITED
                    beyond.append(near)
        roads.cells.append(cells)
        roads.ways.append(touching)
        roads.prices.append(None)


def _patch_prices(roads: Roads, origin: int) -> list[int]:
    """Return the price from a patch to every patch: one for each change of kind (CZ-M09)."""
    cached = roads.prices[origin]
    if cached is not None:
        return cached
    prices = [UNREACHABLE] * len(roads.ways)
    prices[origin] = 0
    front = [origin]
    for patch in front:
        for near in roads.ways[patch]:
            if prices[near] == UNREACHABLE:
                prices[near] = prices[patch] + 1
                front.append(near)
    roads.prices[origin] = prices
    return prices


def move_price(s: State, origin: int, to: int) -> int:
    """Return the price of the cheapest path of the active seat's Inca, or UNREACHABLE."""
    roads = find_roads(s, origin)
    if roads.patch[to] < 0:
        return UNREACHABLE
    prices = _patch_prices(roads, roads.patch[origin])
    # Patches that were added later are connected with other Incas only.
    return prices[roads.patch[to]] if roads.patch[to] < len(prices) else UNREACHABLE


def refuse_move(s: State, action: int) -> str:
    """Return the rule that forbids the active seat this move."""
    origin, to = actions.move_cells(action)
    if s.piece[origin] != s.active + 1:
        return "CZ-M01"
    if s.level[to] == 0 or s.piece[to]:
        return "CZ-M02"
    price = move_price(s, origin, to)
    if price == UNREACHABLE:
        return "CZ-M11"
    return "CZ-R05" if price > s.ap else ""


def _reach(s: State, origin: int) -> list[int]:
    """Return the cells that an Inca can pay for, free or not, ascending; never to be changed."""
    roads = find_roads(s, origin)
    patch = roads.patch[origin]
    key = patch * _MOST_POINTS + s.ap
    cells = roads.reaches.get(key)
    if cells is None:
        prices = _patch_prices(roads, patch)
        near = tuple([other for other, price in enumerate(prices) if price <= s.ap])
        cells = roads.joined.get(near)
        if cells is None:
            cells = []
            for other in near:
                cells.extend(roads.cells[other])
            cells.sort()
            roads.joined[near] = cells
        roads.reaches[key] = cells
    return cells


def list_destinations(s: State, origin: int) -> list[int]:
    """List the free cells that the active seat's Inca can reach and pay for, ascending."""
    piece = s.piece
    return [cell for cell in _reach(s, origin) if piece[cell] == 0]


def destinations_by_inca(s: State, resting: list[int]) -> tuple[list[int], list[list[int]]]:
    """List the active seat's Incas except `resting`, and the destinations of each.

    Incas that reach the same cells share a list.
    """
    origins: list[int] = []
    destinations: list[list[int]] = []
    reaches: list[list[int]] = []
    for origin in s.incas[s.active]:
        if origin in resting:
            continue
        reach = _reach(s, origin)
        for place, other in enumerate(reaches):
            if other is reach:
                destinations.append(destinations[place])
                break
        else:
            destinations.append(list_destinations(s, origin))
        reaches.append(reach)
        origins.append(origin)
    return origins, destinations


def _list_moves(s: State, resting: list[int]) -> list[int]:
    moves: list[Any] = []  # the int objects of the table, so that none is made anew
    origins, destinations = destinations_by_inca(s, resting)
    for place, origin in enumerate(origins):
        ids = _move_ids(origin)
        for to in destinations[place]:
            moves.append(ids[to])
    return moves


def list_moves(s: State) -> list[int]:
    """List the legal moves of the active seat, ascending."""
    return _list_moves(s, [])


def list_first_moves(s: State) -> list[int]:
    """List the legal moves without those of Incas that have just moved (EN01)."""
    return _list_moves(s, s.moved)


def do_move(s: State, action: int) -> None:
    """Move an Inca along its cheapest path (CZ-M08, M09)."""
    origin, to = actions.move_cells(action)
    seat = s.active
    s.ap -= move_price(s, origin, to)
    remove_inca(s, seat, origin)
    put_inca(s, seat, to)
    if origin in s.moved:
        s.moved.remove(origin)
    insort(s.moved, to)
    s.point = NEXT_ACTION

"""Incas enter, leave and move (CZ-M)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any, Final

from tampu.games.cuzco import actions
from tampu.games.cuzco.actions import LEAVE
from tampu.games.cuzco.rules.blocks import ENTER_BLOCK
from tampu.games.cuzco.rules.board import GATES, GROUND, SIZE, with_value
from tampu.games.cuzco.rules.codes import NEXT_ACTION, TEMPLE
from tampu.games.cuzco.rules.listing import in_stock, list_block
from tampu.games.cuzco.rules.placements import gate_price, update_piece
from tampu.games.cuzco.rules.walks import UNREACHABLE, IncaWalk, find_walk, forget_walks

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tampu.games.cuzco.state import State

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
    s.piece = with_value(s.piece, cell, seat + 1)
    s.strengths = None
    forget_walks(s, (cell,), seat)
    update_piece(s, cell)


def remove_inca(s: State, seat: int, cell: int) -> None:
    """Remove an Inca from its cell."""
    s.incas[seat].remove(cell)
    s.piece = with_value(s.piece, cell, 0)
    s.strengths = None
    forget_walks(s, (cell,), seat)
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


def move_price(s: State, origin: int, to: int) -> int:
    """Return the price of the cheapest path of the active seat's Inca, or UNREACHABLE."""
    price = find_walk(s, origin, s.ap).prices[to]
    if price == UNREACHABLE:
        price = find_walk(s, origin, UNREACHABLE).prices[to]
    return price


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


def list_destinations(s: State, origin: int) -> list[int]:
    """List the free cells that the active seat's Inca can reach and pay for, ascending."""
    return _free_cells(s, find_walk(s, origin, s.ap))


def _free_cells(s: State, walk: IncaWalk) -> list[int]:
    """List the free cells of a walk that the active seat can pay for, ascending."""
    piece, prices = s.piece, walk.prices
    points: i64 = s.ap
    ascending: list[Any] = walk.ascending  # the int objects, so that none is created
    cells: list[int] = []
    for member in ascending:
        cell: i64 = member
        standing: i64 = piece[cell]
        if standing == 0:
            price: i64 = prices[cell]
            if price <= points:
                cells.append(member)
    return cells


def destinations_by_inca(s: State, resting: list[int]) -> tuple[list[int], list[list[int]]]:
    """List the active seat's Incas except `resting`, and the destinations of each.

    Incas that reach the same cells share a list.
    """
    origins: list[int] = []
    destinations: list[list[int]] = []
    walks: list[IncaWalk] = []
    for origin in s.incas[s.active]:
        if origin in resting:
            continue
        walk = find_walk(s, origin, s.ap)
        for place, other in enumerate(walks):
            if other is walk:
                destinations.append(destinations[place])
                break
        else:
            destinations.append(_free_cells(s, walk))
        walks.append(walk)
        origins.append(origin)
    return origins, destinations


def _list_moves(s: State, resting: list[int]) -> list[int]:
    moves: list[Any] = []  # the int objects of the table, so that none is created twice
    origins, destinations = destinations_by_inca(s, resting)
    for place, origin in enumerate(origins):
        ids = _move_ids(origin)
        to: i64
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

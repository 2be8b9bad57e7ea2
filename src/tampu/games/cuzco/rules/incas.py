"""Chapter 7.1: Incas enter, leave and move."""

from __future__ import annotations

from bisect import insort
from typing import Final

from tampu.games.cuzco.actions import ENTER, GATE_SLOT, LEAVE, move_cells, move_id
from tampu.games.cuzco.board import GATES, NEIGHBOURS
from tampu.games.cuzco.rules.terrain import gate_price, note_piece
from tampu.games.cuzco.state import CROP, TEMPLE, VILLAGE, Position, Roads

UNREACHABLE: Final = 99


# Enter and leave.


def forbids_enter(position: Position, action: int) -> str:
    """The rule that forbids the active seat to enter there."""
    cell = GATES[action - ENTER]
    price = gate_price(position, cell)
    if position.reserve(position.active) == 0:
        return "CZ-Z05"
    if price == 0:
        return "CZ-M03"
    if position.piece[cell]:
        return "CZ-B12" if position.piece[cell] == TEMPLE else "CZ-M06"
    return "CZ-R05" if price > position.ap else ""


def enter(position: Position, action: int) -> None:
    """Put an Inca on a gate (CZ-M05)."""
    cell = GATES[action - ENTER]
    position.ap -= gate_price(position, cell)
    put_inca(position, position.active, cell)


def leave_price(position: Position, action: int) -> int:
    """What it costs to leave there."""
    return gate_price(position, GATES[action - LEAVE])


def forbids_leave(position: Position, action: int) -> str:
    """The rule that forbids the active seat to leave from there."""
    cell = GATES[action - LEAVE]
    if position.piece[cell] != position.active + 1:
        return "CZ-M01"
    price = gate_price(position, cell)
    if price == 0:
        return "CZ-M07"
    return "CZ-R05" if price > position.ap else ""


def leaves(position: Position) -> list[int]:
    """The legal ways to leave, ascending."""
    found: list[int] = []
    for cell in position.incas[position.active]:
        if GATE_SLOT[cell] >= 0 and 0 < gate_price(position, cell) <= position.ap:
            found.append(LEAVE + GATE_SLOT[cell])
    return found


def leave(position: Position, action: int) -> None:
    """Take an Inca back into the supply (CZ-M07)."""
    cell = GATES[action - LEAVE]
    position.ap -= gate_price(position, cell)
    take_inca(position, position.active, cell)


def put_inca(position: Position, seat: int, cell: int) -> None:
    """Stand an Inca on a free cell."""
    insort(position.incas[seat], cell)
    position.piece[cell] = seat + 1
    position.might = None
    note_piece(position, cell)


def take_inca(position: Position, seat: int, cell: int) -> None:
    """Remove an Inca from its cell."""
    position.incas[seat].remove(cell)
    position.piece[cell] = 0
    position.might = None
    note_piece(position, cell)


# Move.


def find_roads(position: Position, origin: int) -> Roads:
    """Where the active seat's Inca on `origin` can walk; own Incas never block (CZ-M11).

    Kept until terrain, a temple or the active seat changes, since only these change it.
    """
    roads = position.roads
    if roads is None:
        roads = Roads()
        position.roads = roads
    if roads.patch[origin] < 0:
        _explore(position, roads, origin)
    return roads


def _explore(position: Position, roads: Roads, origin: int) -> None:
    """Add all patches that hang together with the one of `origin`."""
    kind, piece, patch = position.kind, position.piece, roads.patch
    own = position.active + 1
    beyond = [origin]
    for start in beyond:
        if patch[start] >= 0:
            continue
        terrain = kind[start]
        number = len(roads.ways)
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
                elif CROP <= kind[near] <= VILLAGE and (piece[near] == 0 or piece[near] == own):
                    if kind[near] == terrain:
                        patch[near] = number
                        cells.append(near)
                    else:
                        beyond.append(near)
        roads.cells.append(cells)
        roads.ways.append(touching)
        roads.prices.append(None)


def patch_prices(roads: Roads, origin: int) -> list[int]:
    """The price from a patch to every patch: one for each change of kind (CZ-M09)."""
    known = roads.prices[origin]
    if known is not None:
        return known
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


def move_price(position: Position, origin: int, to: int) -> int:
    """The price of the cheapest path of the active seat's Inca, or UNREACHABLE."""
    roads = find_roads(position, origin)
    if roads.patch[to] < 0:
        return UNREACHABLE
    prices = patch_prices(roads, roads.patch[origin])
    # Patches found later hang together with other Incas only.
    return prices[roads.patch[to]] if roads.patch[to] < len(prices) else UNREACHABLE


def forbids_move(position: Position, action: int) -> str:
    """The rule that forbids the active seat this move."""
    origin, to = move_cells(action)
    if position.piece[origin] != position.active + 1:
        return "CZ-M01"
    if position.level[to] == 0 or position.piece[to]:
        return "CZ-M02"
    price = move_price(position, origin, to)
    if price == UNREACHABLE:
        return "CZ-M11"
    return "CZ-R05" if price > position.ap else ""


def destinations(position: Position, origin: int) -> list[int]:
    """The free cells that the active seat's Inca can reach and pay, ascending."""
    roads = find_roads(position, origin)
    piece, ap = position.piece, position.ap
    found: list[int] = []
    for patch, price in enumerate(patch_prices(roads, roads.patch[origin])):
        if price <= ap:
            for cell in roads.cells[patch]:
                if piece[cell] == 0:
                    found.append(cell)
    found.sort()
    return found


def all_destinations(position: Position, idle: list[int]) -> tuple[list[int], list[list[int]]]:
    """The active seat's Incas without those of `idle`, and what each can reach and pay.

    Incas on one patch reach the same cells, so these share a list.
    """
    origins: list[int] = []
    ends: list[list[int]] = []
    by_patch: dict[int, list[int]] = {}
    for origin in position.incas[position.active]:
        if origin in idle:
            continue
        patch = find_roads(position, origin).patch[origin]
        reached = by_patch.get(patch)
        if reached is None:
            reached = destinations(position, origin)
            by_patch[patch] = reached
        origins.append(origin)
        ends.append(reached)
    return origins, ends


def moves(position: Position, idle: list[int]) -> list[int]:
    """The legal moves of the active seat's Incas, ascending, those of `idle` left out."""
    found: list[int] = []
    origins, ends = all_destinations(position, idle)
    for origin, reached in zip(origins, ends, strict=True):
        for to in reached:
            found.append(move_id(origin, to))
    return found


def move(position: Position, action: int) -> None:
    """Move an Inca along its cheapest path (CZ-M08, M09)."""
    origin, to = move_cells(action)
    seat = position.active
    position.ap -= move_price(position, origin, to)
    take_inca(position, seat, origin)
    put_inca(position, seat, to)
    if origin in position.moved:
        position.moved.remove(origin)
    insort(position.moved, to)

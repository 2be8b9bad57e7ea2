"""Chapter 5: terrain, overhang, and which tiles the board allows."""

from __future__ import annotations

from typing import Final

from tampu.core.options import OptionValue
from tampu.games.cuzco.actions import (
    GATE_SLOT,
    INSIDE_SLOT,
    SINGLE_CROP,
    SINGLE_VILLAGE,
    TILE_CELLS,
    TILE_FOOTPRINT,
    VILLAGES_AT,
)
from tampu.games.cuzco.board import (
    BORDER_NEIGHBOURS,
    BORDER_PRICE,
    FOOTPRINTS,
    FOOTPRINTS_AT,
    GATES,
    INSIDE,
    INSIDE_GROUND,
    NEIGHBOURS,
    OUTSIDE,
    PERIMETER,
    SIZE,
    TOUCHING,
    WHOLLY_OUTSIDE,
)
from tampu.games.cuzco.content import OVERHANG_PRICE, POND_PRICE, TERRAIN_PRICE
from tampu.games.cuzco.rules.areas import find_areas
from tampu.games.cuzco.state import (
    BARE,
    CROP,
    FIT_DOUBLE,
    FIT_ENTER,
    FIT_KINDS,
    FIT_POND,
    FIT_SINGLE,
    FITS,
    PRICES,
    VILLAGE,
    WATER,
    Position,
)

_FORBIDDING: Final = ("", "CZ-T04", "CZ-T05", "CZ-T06", "CZ-O01", "CZ-O03")
_OBSTRUCTED: Final = -1
_UNEVEN: Final = -2
_SAME_TILE: Final = -3
_ON_BARE_BORDER: Final = -4
_ON_OVERHANG: Final = -5


def _lay_price(position: Position, footprint: int) -> int:
    """What a tile costs on these cells, or minus the place of the rule that forbids it."""
    cells = FOOTPRINTS[footprint]
    level, piece, kind, top = position.level, position.piece, position.kind, position.top
    height = level[cells[0]]
    even = True
    same_tile = True
    for cell in cells:
        if piece[cell] or kind[cell] == WATER:
            return _OBSTRUCTED
        if level[cell] != height:
            even = False
        if top[cell] != footprint:
            same_tile = False
    if not even:
        return _UNEVEN
    if same_tile:
        return _SAME_TILE
    if WHOLLY_OUTSIDE[footprint]:
        if height == 0:
            return _ON_BARE_BORDER
        if not position.options["tile_wholly_outside_on_overhang"]:
            return _ON_OVERHANG
    return TERRAIN_PRICE + (OVERHANG_PRICE * OUTSIDE[footprint] if height == 0 else 0)


def gate_price(position: Position, cell: int) -> int:
    """What entering or leaving costs on a cell, or 0 if it is no gate (CZ-M03, M04)."""
    if position.level[cell] == 0:
        return 0
    if not INSIDE[cell]:
        return BORDER_PRICE[cell]
    lowest = 0
    for border in BORDER_NEIGHBOURS[cell]:
        if position.level[border] == 0:
            price = BORDER_PRICE[border]
            if lowest == 0 or price < lowest:
                lowest = price
    return lowest


def pondable(position: Position, cell: int) -> bool:
    """Whether the rules of ponds allow this place at all (CZ-P02, P03)."""
    return INSIDE[cell] and (not PERIMETER[cell] or bool(position.options["pond_on_perimeter"]))


def _note(position: Position, kind: int, place: int, price: int) -> None:
    before = position.fit[place]
    if before != price:
        position.fit[place] = price
        position.counts[kind * PRICES + before] -= 1
        position.counts[kind * PRICES + price] += 1


def _note_tiles(position: Position, footprint: int) -> None:
    price = _lay_price(position, footprint)
    kind = 0 if footprint < FIT_DOUBLE else 1 if footprint < FIT_SINGLE else 2
    _note(position, kind, footprint, max(price, 0))


def _note_gate(position: Position, cell: int) -> None:
    slot = GATE_SLOT[cell]
    if slot >= 0:
        price = 0 if position.piece[cell] else gate_price(position, cell)
        _note(position, 4, FIT_ENTER + slot, price)


def _note_pond(position: Position, cell: int) -> None:
    slot = INSIDE_SLOT[cell]
    if slot >= 0:
        open_ground = position.kind[cell] == BARE and pondable(position, cell)
        _note(position, 3, FIT_POND + slot, POND_PRICE if open_ground else 0)


def survey_empty(position: Position) -> None:
    """Work out what the board of set-up allows, once for each board that options make."""
    options = position.options
    board = (
        options["left_pond"],
        options["pond_on_perimeter"],
        options["tile_wholly_outside_on_overhang"],
    )
    known = _SURVEYED.get(board)
    if known is None:
        survey(position)
        _SURVEYED[board] = (bytes(position.fit), tuple(position.counts))
    else:
        position.fit = bytearray(known[0])
        position.counts = list(known[1])


_SURVEYED: Final[dict[tuple[OptionValue, ...], tuple[bytes, tuple[int, ...]]]] = {}


def survey(position: Position) -> None:
    """Work out from nothing what the board allows."""
    position.fit = bytearray(FITS)
    position.counts = [0] * (FIT_KINDS * PRICES)
    for footprint in range(len(FOOTPRINTS)):
        _note_tiles(position, footprint)
    for cell in INSIDE_GROUND:
        _note_pond(position, cell)
    for cell in GATES:
        _note_gate(position, cell)
    position.areas = None
    position.vetoes = None
    position.might = None
    position.roads = None


def note_piece(position: Position, cell: int) -> None:
    """Keep up with an Inca or a temple that came or went."""
    for footprint in FOOTPRINTS_AT[cell]:
        _note_tiles(position, footprint)
    _note_gate(position, cell)


def note_water(position: Position, cell: int) -> None:
    """Keep up with a pond that was laid."""
    for footprint in FOOTPRINTS_AT[cell]:
        _note_tiles(position, footprint)
    _note_pond(position, cell)


def board_forbids(position: Position, action: int) -> str:
    """The rule by which the board forbids a tile, its price and supply aside."""
    price = _lay_price(position, TILE_FOOTPRINT[action])
    if price < 0:
        return _FORBIDDING[-price]
    return "CZ-T10" if action in vetoes(position) else ""


def place(position: Position, action: int) -> bool:
    """Put the tile on the board; tells whether it covered bare ground (CZ-T15)."""
    footprint = TILE_FOOTPRINT[action]
    cells = TILE_CELLS[action]
    level, kind, top = position.level, position.kind, position.top
    on_ground = level[cells[0]] == 0
    for cell in cells:
        level[cell] += 1
        kind[cell] = CROP
        top[cell] = footprint
    if not SINGLE_CROP <= action < SINGLE_VILLAGE:
        kind[cells[0]] = VILLAGE
    for touching in TOUCHING[footprint]:
        _note_tiles(position, touching)
    for cell in cells:
        _note_gate(position, cell)
        if on_ground:
            if INSIDE[cell]:
                _note_pond(position, cell)
            else:
                for near in NEIGHBOURS[cell]:
                    if INSIDE[near]:
                        _note_gate(position, near)
    position.areas = None
    position.vetoes = None
    position.might = None
    position.roads = None
    return on_ground


def vetoes(position: Position) -> list[int]:
    """The tiles, on whatever cells, whose village hex would join two cities (CZ-T10)."""
    known = position.vetoes
    if known is None:
        known = _find_vetoes(position) if len(position.temples) > 1 else []
        position.vetoes = known
    return known


def _find_vetoes(position: Position) -> list[int]:
    areas = find_areas(position)
    beside = [-1] * SIZE
    doubtful: list[int] = []
    for temple in position.temples:
        city = areas.of[temple]
        for cell in areas.cells[city]:
            for near in NEIGHBOURS[cell]:
                if position.kind[near] == VILLAGE or beside[near] == city:
                    continue
                if beside[near] < 0:
                    beside[near] = city
                elif beside[near] < SIZE:
                    beside[near] = SIZE
                    doubtful.append(near)
    found = [
        action
        for cell in doubtful
        for action in VILLAGES_AT[cell]
        if _joins_cities(position, areas.of, TILE_CELLS[action])
    ]
    found.sort()
    return found


def _joins_cities(position: Position, area_of: list[int], cells: tuple[int, ...]) -> bool:
    """Whether two temples would share an area, judged on the finished position (CZ-T11)."""
    crops = cells[1:]
    for crop in crops:
        if position.kind[crop] == VILLAGE:
            return _temples_around(position, cells[0], crops) > 1
    cities = [area_of[temple] for temple in position.temples]
    joined = -1
    for near in NEIGHBOURS[cells[0]]:
        area = area_of[near]
        if area >= 0 and area != joined and area in cities:
            if joined >= 0:
                return True
            joined = area
    return False


def _temples_around(position: Position, village: int, crops: tuple[int, ...]) -> int:
    """How many temples the area of a new village hex would hold."""
    seen = bytearray(SIZE)
    for crop in crops:
        seen[crop] = 1
    seen[village] = 1
    found = 0
    front = [village]
    while front:
        for near in NEIGHBOURS[front.pop()]:
            if seen[near] or position.kind[near] != VILLAGE:
                continue
            seen[near] = 1
            front.append(near)
            if near in position.temples:
                found += 1
    return found

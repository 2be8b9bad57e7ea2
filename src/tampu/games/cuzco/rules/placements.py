"""The price of every place for a tile, a pond or an entering Inca, updated with every change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.core.options import OptionValue
from tampu.games.cuzco.actions import GATE_SLOT, INSIDE_SLOT
from tampu.games.cuzco.content import OVERHANG_PRICE, POND_PRICE, TERRAIN_PRICE
from tampu.games.cuzco.rules.blocks import (
    GATE_PLACES,
    GROUPS_AT,
    PLACE_KINDS,
    POND_PLACES,
    PRICES,
)
from tampu.games.cuzco.rules.board import (
    BORDER_NEIGHBOURS,
    BORDER_PRICE,
    FIRST_DOUBLE,
    FIRST_GATE,
    FIRST_POND,
    FIRST_SINGLE,
    FOOTPRINTS,
    FOOTPRINTS_AT,
    GATES,
    INSIDE,
    INSIDE_GROUND,
    NEIGHBOURS,
    OUTSIDE,
    PERIMETER,
    PLACES,
    PRINTED_GATE_PRICE,
    TOUCHING,
    WHOLLY_OUTSIDE,
)
from tampu.games.cuzco.rules.codes import BARE, WATER

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State

REFUSED_FOOTPRINT: Final[tuple[str, ...]] = ("", "CZ-T04", "CZ-T05", "CZ-T06", "CZ-O01", "CZ-O03")
"""The rule against a footprint, by minus the value that `footprint_price` returns for it."""
_OBSTRUCTED: Final = -1
_UNEVEN: Final = -2
_SAME_TILE: Final = -3
_ON_BARE_BORDER: Final = -4
_ON_OVERHANG: Final = -5

# The price of one place.


def footprint_price(s: State, footprint: int) -> int:
    """Return the price of a tile on these cells, or minus the index in REFUSED_FOOTPRINT."""
    cells = FOOTPRINTS[footprint]
    level, piece, kind, top = s.level, s.piece, s.kind, s.top
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
        if not s.options["tile_wholly_outside_on_overhang"]:
            return _ON_OVERHANG
    return TERRAIN_PRICE + (OVERHANG_PRICE * OUTSIDE[footprint] if height == 0 else 0)


def gate_price(s: State, cell: int) -> int:
    """Return the price of entering or leaving on a cell, or 0 if it is no gate (CZ-M03, M04)."""
    if s.level[cell] == 0:
        return 0
    if s.version_facts.gates_along or not INSIDE[cell]:
        return PRINTED_GATE_PRICE[cell]
    lowest = 0
    for border in BORDER_NEIGHBOURS[cell]:
        if s.level[border] == 0:
            price = BORDER_PRICE[border]
            if lowest == 0 or price < lowest:
                lowest = price
    return lowest


def pondable(s: State, cell: int) -> bool:
    """Whether ponds are allowed on a cell when it is bare (CZ-P02, P03)."""
    return INSIDE[cell] and (not PERIMETER[cell] or bool(s.options["pond_on_perimeter"]))


# The prices of all places, updated with every placement.


def _set_price(s: State, kind: int, place: int, price: int) -> None:
    before = s.place_prices[place]
    if before != price:
        s.place_prices[place] = price
        if s.offers:
            for group in GROUPS_AT[place]:
                s.offers[group] = None
        counts = s.price_counts
        old, new = kind * PRICES + before, kind * PRICES + price
        counts[old] = counts[old] - 1
        counts[new] = counts[new] + 1


def _update_footprint(s: State, footprint: int) -> None:
    price = footprint_price(s, footprint)
    kind = 0 if footprint < FIRST_DOUBLE else 1 if footprint < FIRST_SINGLE else 2
    _set_price(s, kind, footprint, max(price, 0))


def _update_gate(s: State, cell: int) -> None:
    slot = GATE_SLOT[cell]
    if slot >= 0:
        price = 0 if s.piece[cell] else gate_price(s, cell)
        _set_price(s, GATE_PLACES, FIRST_GATE + slot, price)


def _update_pond(s: State, cell: int) -> None:
    slot = INSIDE_SLOT[cell]
    if slot >= 0:
        open_ground = s.kind[cell] == BARE and pondable(s, cell)
        _set_price(s, POND_PLACES, FIRST_POND + slot, POND_PRICE if open_ground else 0)


def update_piece(s: State, cell: int) -> None:
    """Update the prices after an Inca or a temple came or went."""
    for footprint in FOOTPRINTS_AT[cell]:
        _update_footprint(s, footprint)
    _update_gate(s, cell)


def update_water(s: State, cell: int) -> None:
    """Update the prices after a pond was laid."""
    for footprint in FOOTPRINTS_AT[cell]:
        _update_footprint(s, footprint)
    _update_pond(s, cell)


def update_terrain(s: State, footprint: int, on_ground: bool) -> None:
    """Update the prices after a tile was laid, and forget what is derived from terrain."""
    for touching in TOUCHING[footprint]:
        _update_footprint(s, touching)
    if on_ground:
        for cell in FOOTPRINTS[footprint]:
            _update_gate(s, cell)
            if INSIDE[cell]:
                _update_pond(s, cell)
            elif not s.version_facts.gates_along:
                for near in NEIGHBOURS[cell]:
                    if INSIDE[near]:
                        _update_gate(s, near)
    _forget_terrain(s)


def _forget_terrain(s: State) -> None:
    s.areas = None
    s.joining = None
    s.strengths = None
    s.roads = None


def survey(s: State) -> None:
    """Compute the prices of all places from the board alone."""
    s.place_prices = bytearray(PLACES)
    s.price_counts = [0] * (PLACE_KINDS * PRICES)
    s.offers = []
    for footprint in range(len(FOOTPRINTS)):
        _update_footprint(s, footprint)
    for cell in INSIDE_GROUND:
        _update_pond(s, cell)
    for cell in GATES:
        _update_gate(s, cell)
    _forget_terrain(s)


_SURVEYED: Final[dict[tuple[OptionValue, ...], tuple[bytes, tuple[int, ...]]]] = {}


def survey_empty(s: State) -> None:
    """Compute the prices of the board of set-up, once for each board that options make."""
    options = s.options
    board = (
        options["left_pond"],
        options["pond_on_perimeter"],
        options["tile_wholly_outside_on_overhang"],
    )
    cached = _SURVEYED.get(board)
    if cached is None:
        survey(s)
        _SURVEYED[board] = (bytes(s.place_prices), tuple(s.price_counts))
    else:
        s.place_prices = bytearray(cached[0])
        s.price_counts = list(cached[1])

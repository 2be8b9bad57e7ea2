"""The price of every place for a tile, a pond or an entering Inca, updated with every change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tampu.core.options import OptionValue
from tampu.games.cuzco.actions import GATE_SLOT, INSIDE_SLOT
from tampu.games.cuzco.content import OVERHANG_PRICE, POND_PRICE, TERRAIN_PRICE
from tampu.games.cuzco.rules.blocks import (
    GROUPS,
    GROUPS_AT,
    KIND_OF_PLACE,
    LIMITS,
    PLACE_KINDS,
    PRICES,
)
from tampu.games.cuzco.rules.board import (
    BORDER_NEIGHBOURS,
    BORDER_PRICE,
    FIRST_CELLS,
    FIRST_GATE,
    FIRST_POND,
    FOOTPRINTS,
    FOOTPRINTS_AT,
    GATES,
    INSIDE,
    INSIDE_GROUND,
    NEIGHBOURS,
    OBSTACLE,
    OBSTRUCTED,
    OUTSIDE,
    PERIMETER,
    PLACES,
    PRINTED_GATE_PRICE,
    SECOND_CELLS,
    SIZE,
    THIRD_CELLS,
    TOUCHING,
    WHOLLY_OUTSIDE,
    with_value,
)
from tampu.games.cuzco.rules.codes import BARE, WATER

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State

# The price of one place.


def footprint_price(s: State, footprint: int) -> int:
    """Return the price of a tile on these cells; 0 where the board forbids it."""
    footing = s.footing
    cell = FIRST_CELLS[footprint]
    height = footing[cell]
    if height != footing[SECOND_CELLS[footprint]] or height != footing[THIRD_CELLS[footprint]]:
        return 0
    if height >= OBSTRUCTED or s.top[cell] == footprint:
        return 0
    if WHOLLY_OUTSIDE[footprint] and (
        height == 0 or not s.options["tile_wholly_outside_on_overhang"]
    ):
        return 0
    return TERRAIN_PRICE + (OVERHANG_PRICE * OUTSIDE[footprint] if height == 0 else 0)


def refuse_footprint(s: State, footprint: int) -> str:
    """Return the rule by which the board forbids a tile on these cells."""
    cells = FOOTPRINTS[footprint]
    if any(s.footing[cell] >= OBSTRUCTED for cell in cells):
        return "CZ-T04"
    height = s.level[cells[0]]
    if any(s.level[cell] != height for cell in cells):
        return "CZ-T05"
    if s.top[cells[0]] == footprint:  # on one level, so no tile covers its other cells
        return "CZ-T06"
    if WHOLLY_OUTSIDE[footprint]:
        if height == 0:
            return "CZ-O01"
        if not s.options["tile_wholly_outside_on_overhang"]:
            return "CZ-O03"
    return ""


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

Prices = list[tuple[int, int]]
"""Places whose price has changed, each with its new price."""


def _update_footprints(s: State, footprints: Sequence[int], changes: Prices) -> None:
    prices = s.place_prices
    for footprint in footprints:
        price = footprint_price(s, footprint)
        if price != prices[footprint]:
            changes.append((footprint, price))


def _update_gate(s: State, cell: int, changes: Prices) -> None:
    slot = GATE_SLOT[cell]
    if slot >= 0:
        price = 0 if s.piece[cell] else gate_price(s, cell)
        if price != s.place_prices[FIRST_GATE + slot]:
            changes.append((FIRST_GATE + slot, price))


def _update_pond(s: State, cell: int, changes: Prices) -> None:
    slot = INSIDE_SLOT[cell]
    if slot >= 0:
        price = POND_PRICE if s.kind[cell] == BARE and pondable(s, cell) else 0
        if price != s.place_prices[FIRST_POND + slot]:
            changes.append((FIRST_POND + slot, price))


def _set_prices(s: State, changes: Prices) -> None:
    """Change prices, count them, and forget what the groups of their places offered."""
    counts = s.price_counts
    before = s.place_prices
    prices = bytearray(before)
    for place, price in changes:
        old = before[place]
        prices[place] = price
        first = KIND_OF_PLACE[place] * PRICES
        counts[first + old] -= 1
        counts[first + price] += 1
        for group in GROUPS_AT[place]:
            for offers in s.offers:
                offers[group] = None
    s.place_prices = bytes(prices)


def _footing_of(s: State, cell: int) -> int:
    obstructed = s.piece[cell] or s.kind[cell] == WATER
    return OBSTACLE[cell] if obstructed else s.level[cell]


def update_piece(s: State, cell: int) -> None:
    """Update the prices after an Inca or a temple came or went."""
    s.footing = with_value(s.footing, cell, _footing_of(s, cell))
    changes: Prices = []
    _update_footprints(s, FOOTPRINTS_AT[cell], changes)
    _update_gate(s, cell, changes)
    _set_prices(s, changes)


def update_water(s: State, cell: int) -> None:
    """Update the prices after a pond was laid."""
    s.footing = with_value(s.footing, cell, _footing_of(s, cell))
    changes: Prices = []
    _update_footprints(s, FOOTPRINTS_AT[cell], changes)
    _update_pond(s, cell, changes)
    _set_prices(s, changes)


def update_terrain(s: State, footprint: int) -> None:
    """Update the prices after a tile was laid, and forget what is derived from terrain."""
    cells = FOOTPRINTS[footprint]
    raised = s.level[cells[0]]
    footing = bytearray(s.footing)
    for cell in cells:
        footing[cell] = raised
    s.footing = bytes(footing)
    changes: Prices = []
    _update_footprints(s, TOUCHING[footprint], changes)
    if raised == 1:
        gates = list(cells)
        for cell in cells:
            if INSIDE[cell]:
                _update_pond(s, cell, changes)
            elif not s.version_facts.gates_along:
                gates += [near for near in NEIGHBOURS[cell] if near not in gates]
        for cell in gates:
            _update_gate(s, cell, changes)
    _set_prices(s, changes)
    _forget_terrain(s)


def _forget_terrain(s: State) -> None:
    s.areas = None
    s.villages = None
    s.joining = None
    s.strengths = None
    s.roads = None


def survey(s: State) -> None:
    """Compute the prices of all places from the board alone."""
    s.footing = bytes(_footing_of(s, cell) for cell in range(SIZE))
    s.place_prices = bytes(PLACES)
    s.price_counts = [0] * (PLACE_KINDS * PRICES)
    changes: Prices = []
    _update_footprints(s, range(len(FOOTPRINTS)), changes)
    for cell in INSIDE_GROUND:
        _update_pond(s, cell, changes)
    for cell in GATES:
        _update_gate(s, cell, changes)
    s.offers = [[None] * GROUPS for _ in range(LIMITS)]
    _set_prices(s, changes)
    _forget_terrain(s)


_SURVEYED: Final[dict[tuple[OptionValue, ...], tuple[bytes, bytes, tuple[int, ...]]]] = {}


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
        _SURVEYED[board] = (s.footing, s.place_prices, tuple(s.price_counts))
    else:
        s.footing, s.place_prices = cached[0], cached[1]
        s.price_counts = list(cached[2])

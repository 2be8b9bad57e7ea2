"""The price of every place for a tile, a pond or an entering Inca, updated with every change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.core.options import OptionValue
from tampu.games.cuzco.actions import GATE_SLOT, INSIDE_SLOT
from tampu.games.cuzco.content import OVERHANG_PRICE, POND_PRICE, TERRAIN_PRICE
from tampu.games.cuzco.rules.blocks import (
    GROUPS,
    GROUPS_AT,
    KIND_OF_PLACE,
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
from tampu.games.cuzco.rules.walks import Walks, forget_walks

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tampu.games.cuzco.state import State

# The price of one place.


def footprint_price(s: State, footprint: i64) -> i64:
    """Return the price of a tile on these cells; 0 where the board forbids it."""
    footing = s.footing
    cell: i64 = FIRST_CELLS[footprint]
    height: i64 = footing[cell]
    if height != footing[SECOND_CELLS[footprint]] or height != footing[THIRD_CELLS[footprint]]:
        return 0
    if height >= OBSTRUCTED or s.top[cell] == footprint:
        return 0
    if WHOLLY_OUTSIDE[footprint] and (
        height == 0 or not s.options["tile_wholly_outside_on_overhang"]
    ):
        return 0
    if height:
        return TERRAIN_PRICE
    return TERRAIN_PRICE + OVERHANG_PRICE * OUTSIDE[footprint]


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


class PriceChanges:
    """The prices of places while they change."""

    __slots__ = ("prices", "s")

    def __init__(self, s: State) -> None:
        self.s: State = s
        self.prices: bytearray = bytearray(s.place_prices)

    def set(self, place: i64, price: i64) -> None:
        """Change a price, count it, and forget what the groups of the place offered."""
        s = self.s
        old: i64 = s.place_prices[place]
        if price == old:
            return
        self.prices[place] = price
        counts = s.price_counts
        first: i64 = KIND_OF_PLACE[place] * PRICES
        fewer: i64 = counts[first + old]
        more: i64 = counts[first + price]
        counts[first + old] = fewer - 1
        counts[first + price] = more + 1
        offers = s.offers
        group: i64
        for group in GROUPS_AT[place]:
            offers[group] = None

    def footprints(self, footprints: tuple[int, ...]) -> None:
        """Compute the prices of some footprints."""
        s = self.s
        prices = s.place_prices
        footprint: i64
        for footprint in footprints:
            price = footprint_price(s, footprint)
            if price != prices[footprint]:
                self.set(footprint, price)

    def gate(self, cell: int) -> None:
        """Compute the price of a gate, if the cell is one."""
        s = self.s
        slot = GATE_SLOT[cell]
        if slot >= 0:
            self.set(FIRST_GATE + slot, 0 if s.piece[cell] else gate_price(s, cell))

    def pond(self, cell: int) -> None:
        """Compute the price of a pond on a cell, if one can be there."""
        s = self.s
        slot = INSIDE_SLOT[cell]
        if slot >= 0:
            price = POND_PRICE if s.kind[cell] == BARE and pondable(s, cell) else 0
            self.set(FIRST_POND + slot, price)

    def finish(self) -> None:
        """Make the changed prices those of the position."""
        self.s.place_prices = bytes(self.prices)


def _footing_of(s: State, cell: int) -> int:
    obstructed = s.piece[cell] or s.kind[cell] == WATER
    return OBSTACLE[cell] if obstructed else s.level[cell]


def update_piece(s: State, cell: int) -> None:
    """Update the prices after an Inca or a temple came or went."""
    s.footing = with_value(s.footing, cell, _footing_of(s, cell))
    changes = PriceChanges(s)
    changes.footprints(FOOTPRINTS_AT[cell])
    changes.gate(cell)
    changes.finish()


def update_water(s: State, cell: int) -> None:
    """Update the prices after a pond was laid."""
    s.footing = with_value(s.footing, cell, _footing_of(s, cell))
    changes = PriceChanges(s)
    changes.footprints(FOOTPRINTS_AT[cell])
    changes.pond(cell)
    changes.finish()


def update_terrain(s: State, footprint: int) -> None:
    """Update the prices after a tile was laid, and forget what is derived from terrain."""
    cells = FOOTPRINTS[footprint]
    raised = s.level[cells[0]]
    footing = bytearray(s.footing)
    for cell in cells:
        footing[cell] = raised
    s.footing = bytes(footing)
    changes = PriceChanges(s)
    changes.footprints(TOUCHING[footprint])
    if raised == 1:
        gates = list(cells)
        for cell in cells:
            if INSIDE[cell]:
                changes.pond(cell)
            elif not s.version_facts.gates_along:
                gates += [near for near in NEIGHBOURS[cell] if near not in gates]
        for cell in gates:
            changes.gate(cell)
    changes.finish()
    forget_walks(s, cells)
    _forget_terrain(s)


def _forget_terrain(s: State) -> None:
    s.areas = None
    s.villages = None
    s.joining = None
    s.strengths = None


def survey(s: State) -> None:
    """Compute the prices of all places from the board alone."""
    s.footing = bytes(_footing_of(s, cell) for cell in range(SIZE))
    s.place_prices = bytes(PLACES)
    s.price_counts = [0] * (PLACE_KINDS * PRICES)
    s.offers = [None] * GROUPS
    changes = PriceChanges(s)
    changes.footprints(tuple(range(len(FOOTPRINTS))))
    for cell in INSIDE_GROUND:
        changes.pond(cell)
    for cell in GATES:
        changes.gate(cell)
    changes.finish()
    _forget_terrain(s)
    s.walks = [Walks([]) for _ in range(s.seats)]


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

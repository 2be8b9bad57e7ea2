"""Tiles, ponds and entrances: what of them fits the board, and what the active seat can use.

These six kinds of actions depend on the board alone but for supply and price. Their ids are the
first ones and lie in blocks, one for each kind.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from tampu.games.cuzco.actions import (
    DOUBLE,
    ENTER,
    LEAVE,
    POND,
    SINGLE_CROP,
    SINGLE_VILLAGE,
    TILE_FOOTPRINT,
    TRIPLE,
)
from tampu.games.cuzco.rules.terrain import board_forbids, vetoes
from tampu.games.cuzco.state import (
    FIT_DOUBLE,
    FIT_ENTER,
    FIT_POND,
    FIT_SINGLE,
    FIT_TRIPLE,
    FITS,
    PRICES,
    Position,
)

BLOCKS: Final[tuple[int, ...]] = (
    TRIPLE,
    DOUBLE,
    SINGLE_CROP,
    SINGLE_VILLAGE,
    POND,
    ENTER,
    LEAVE,
)
"""Where the ids of the six kinds that depend on the board alone begin, and where they end."""
TILE_BLOCKS: Final = 4
ALL_BLOCKS: Final = 6
_POND_BLOCK: Final = 4
ENTER_BLOCK: Final = 5
_FIT_KIND: Final = (0, 1, 2, 2, 3, 4)
"""Which kind of what fits a block counts in; both singles share one."""
_FIT_START: Final[tuple[int, ...]] = (
    FIT_TRIPLE,
    FIT_DOUBLE,
    FIT_SINGLE,
    FIT_SINGLE,
    FIT_POND,
    FIT_ENTER,
)
_FIT_END: Final[tuple[int, ...]] = (FIT_DOUBLE, FIT_SINGLE, FIT_POND, FIT_POND, FIT_ENTER, FITS)
_TURNS: Final = (3, 2, 1, 1, 1, 1)
"""How many actions share a footprint: the places of the village hex."""
_IDS: Final[list[int]] = list(range(LEAVE))


def block_of(action: int) -> int:
    """Which of the six kinds an action below LEAVE is of."""
    block = 0
    while action >= BLOCKS[block + 1]:
        block += 1
    return block


def in_stock(position: Position, block: int) -> int:
    """How many pieces of a kind of tile, pond or Inca the active seat can still use."""
    if block == 0:
        return position.triples
    if block == _POND_BLOCK:
        return position.ponds
    if block == ENTER_BLOCK:
        return position.reserve(position.active)
    return position.stock[position.active * 3 + block - 1]


def board_price(position: Position, action: int) -> int:
    """What the board asks for a tile, a pond or an entrance; 0 where it does not fit."""
    if action < POND:
        return position.fit[TILE_FOOTPRINT[action]]
    return position.fit[FIT_POND + action - POND]


def block_count(position: Position, block: int) -> int:
    """How many actions of one of the six kinds are legal now."""
    if in_stock(position, block) == 0:
        return 0
    first = _FIT_KIND[block] * PRICES
    count = 0
    for price in range(1, min(position.ap, PRICES - 1) + 1):
        count += position.counts[first + price]
    count *= _TURNS[block]
    if count and block < TILE_BLOCKS:
        for action in vetoes(position):
            if block_of(action) == block and 0 < board_price(position, action) <= position.ap:
                count -= 1
    return count


def forbids_tile(position: Position, action: int) -> str:
    """The rule that forbids the active seat this tile."""
    block = block_of(action)
    if in_stock(position, block) == 0:
        return "CZ-Z03" if block == 0 else "CZ-Z04"
    forbidding = board_forbids(position, action)
    return forbidding or ("CZ-R05" if board_price(position, action) > position.ap else "")


def can_place(position: Position) -> bool:
    """Whether any terrain placement is legal now."""
    return any(block_count(position, block) for block in range(TILE_BLOCKS))


def list_blocks(position: Position, blocks: int) -> list[int]:
    """The legal actions of the first kinds, ascending."""
    found: list[int] = []
    for block in range(blocks):
        list_block(position, block, found)
    for action in vetoes(position):
        place = bisect_left(found, action)
        if place < len(found) and found[place] == action:
            del found[place]
    return found


def list_block(position: Position, block: int, found: list[int]) -> None:
    """Add what of one of the six kinds can be paid and fits, vetoed tiles included."""
    if in_stock(position, block) == 0:
        return
    fit, ap, turns = bytes(position.fit), position.ap, _TURNS[block]
    first, start, end = BLOCKS[block], _FIT_START[block], _FIT_END[block]
    place = start
    while place < end:
        if not 0 < fit[place] <= ap:
            place += 1
            continue
        # What fits comes in runs, and a run of ids is copied at once.
        since = place
        while place < end and 0 < fit[place] <= ap:
            place += 1
        found += _IDS[first + (since - start) * turns : first + (place - start) * turns]

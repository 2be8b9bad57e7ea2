"""Lists the legal tiles, ponds and entrances; the prices of all places come from `placements`.

A decision changes the prices of few places, so the state keeps what each group of places offers.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from tampu.games.cuzco.actions import LEAVE
from tampu.games.cuzco.rules.blocks import (
    ALL_BLOCKS,
    BLOCK_START,
    BLOCKS,
    ENTER_BLOCK,
    FIRST_GROUP,
    GROUP_END,
    GROUP_START,
    LIMITS,
    PLACE_OF,
    PLACES_OF_BLOCK,
    POND_BLOCK,
    PRICES,
    TILE_BLOCKS,
    TRIPLE_BLOCK,
    TURNS,
)
from tampu.games.cuzco.rules.cities import joining_tiles

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tampu.games.cuzco.state import State

_IDS: Final[list[int]] = list(range(LEAVE))


def block_of(action: int) -> int:
    """Return the block of an action below LEAVE."""
    block = 0
    while action >= BLOCKS[block + 1]:
        block += 1
    return block


def in_stock(s: State, block: int) -> int:
    """Return how many tiles, ponds or Incas of a block the active seat can still use."""
    if block == TRIPLE_BLOCK:
        return s.triples
    if block == POND_BLOCK:
        return s.ponds
    if block == ENTER_BLOCK:
        return s.reserve(s.active)
    return s.stock[s.active * 3 + block - 1]


def place_price(s: State, action: int) -> int:
    """Return the price of a tile, a pond or an entrance; 0 where the board forbids it."""
    return s.place_prices[PLACE_OF[action]]


def count_block(s: State, block: int) -> int:
    """Count the legal actions of a block without listing them."""
    if in_stock(s, block) == 0:
        return 0
    first = PLACES_OF_BLOCK[block] * PRICES
    count = 0
    for price in range(1, min(s.ap, LIMITS) + 1):
        count += s.price_counts[first + price]
    count *= TURNS[block]
    if count and block < TILE_BLOCKS:
        for action in joining_tiles(s):
            if block_of(action) == block and 0 < place_price(s, action) <= s.ap:
                count -= 1
    return count


def offers_any(s: State, block: int) -> bool:
    """Whether an action of a block is legal."""
    if in_stock(s, block) == 0:
        return False
    if block < TILE_BLOCKS and joining_tiles(s):
        return count_block(s, block) > 0
    first = PLACES_OF_BLOCK[block] * PRICES
    for place in range(first + 1, first + min(s.ap, LIMITS) + 1):  # noqa: SIM110  quicker, compiled
        if s.price_counts[place]:
            return True
    return False


def list_block(s: State, block: int) -> list[int]:
    """List the legal actions of one block, ascending."""
    return _list_blocks(s, block, block + 1)


def list_tiles(s: State) -> list[int]:
    """List the legal tiles, ascending."""
    return _list_blocks(s, 0, TILE_BLOCKS)


def list_placements(s: State) -> list[int]:
    """List the legal tiles, ponds and entrances, ascending."""
    return _list_blocks(s, 0, ALL_BLOCKS)


def _list_blocks(s: State, start: int, end: int) -> list[int]:
    """List the legal actions of some blocks, ascending."""
    actions: list[int] = []
    if s.ap == 0:
        return actions
    offers = s.offers
    limit: i64 = min(s.ap, LIMITS)
    group: i64
    for block in range(start, end):
        if in_stock(s, block) == 0:
            continue
        for group in range(FIRST_GROUP[block], FIRST_GROUP[block + 1]):
            by_limit = offers[group]
            offer = None if by_limit is None else by_limit[limit - 1]
            if offer is None:
                offer = _list_group(s, block, group)
            if offer:
                actions += offer
    if start < TILE_BLOCKS:
        _remove(actions, joining_tiles(s))
    return actions


def _list_group(s: State, block: int, group: int) -> list[int]:
    """List what a group of places offers for the active seat's action points.

    The state keeps the list for all limits between which no place of the group has its price.
    """
    start = GROUP_START[group]
    prices = s.place_prices[start : GROUP_END[group]]
    first = BLOCKS[block] + (start - BLOCK_START[block]) * TURNS[block]
    limit = min(s.ap, LIMITS)
    actions = _list_affordable(prices, limit, first, TURNS[block])
    earlier = s.offers[group]
    by_limit: list[list[int] | None] = [None] * LIMITS
    if earlier is not None:
        by_limit = earlier.copy()  # clones share the earlier one
    s.offers[group] = by_limit
    by_limit[limit - 1] = actions
    same = limit
    while same > 1 and same not in prices:
        same -= 1
        by_limit[same - 1] = actions
    same = limit + 1
    while same <= LIMITS and same not in prices:
        by_limit[same - 1] = actions
        same += 1
    return actions


def _list_affordable(prices: bytes, limit: i64, first: i64, turns: i64) -> list[int]:
    """List the actions, from the id `first` on, of places with prices from 1 to the limit."""
    actions: list[int] = []
    place: i64 = 0
    end: i64 = len(prices)
    while place < end:
        price: i64 = prices[place]
        if price == 0 or price > limit:
            place += 1
            continue
        # Places come in runs, and a run of ids is copied at once.
        since: i64 = place
        place += 1
        while place < end:
            price = prices[place]
            if price == 0 or price > limit:
                break
            place += 1
        actions += _IDS[first + since * turns : first + place * turns]
    return actions


def _remove(actions: list[int], joining: list[int]) -> None:
    for action in joining:
        place = bisect_left(actions, action)
        if place < len(actions) and actions[place] == action:
            del actions[place]

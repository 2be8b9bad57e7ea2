"""What may be answered at each decision point, as lists and as one random draw."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

from tampu.core.rng import Rng
from tampu.games.cuzco.actions import (
    ACTIONS,
    BUILD,
    DOUBLE,
    DRAW_BLIND,
    DRAW_FACE_UP,
    END_ACTIONS,
    END_BID,
    ENTER,
    EXPAND,
    LEAVE,
    MOVE,
    NO_FESTIVAL,
    PASS_BID,
    POND,
    SINGLE_CROP,
    SINGLE_VILLAGE,
    TILE_FOOTPRINT,
    TOKEN,
    TRIPLE,
    move_id,
)
from tampu.games.cuzco.board import NEIGHBOURS
from tampu.games.cuzco.rules.cards import forbids_draw
from tampu.games.cuzco.rules.festival import bids, forbids_end_bid, further_cards, proposals
from tampu.games.cuzco.rules.incas import all_destinations, destinations, leaves, moves
from tampu.games.cuzco.rules.temples import builds, expansions
from tampu.games.cuzco.rules.terrain import board_forbids, vetoes
from tampu.games.cuzco.state import (
    ACTION,
    BARE,
    BID,
    FIT_DOUBLE,
    FIT_ENTER,
    FIT_POND,
    FIT_SINGLE,
    FIT_TRIPLE,
    FITS,
    FURTHER_CARD,
    MANDATORY_TILE,
    PRICES,
    PROPOSAL,
    WATER,
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
_POND_BLOCK: Final = 4
_ENTER_BLOCK: Final = 5
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
_FEW: Final = 12
"""Below one possible action in so many ids, listing is quicker than guessing."""


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
    if block == _ENTER_BLOCK:
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


def _blocks(position: Position, blocks: int) -> list[int]:
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
    fit, ap = bytes(position.fit), position.ap
    start, action, turns = _FIT_START[block], BLOCKS[block], _TURNS[block]
    for place in range(start, _FIT_END[block]):
        if 0 < fit[place] <= ap:
            found.append(action)
            if turns > 1:
                found.append(action + 1)
                if turns > 2:
                    found.append(action + 2)
        action += turns


def can_use_token(position: Position) -> bool:
    """Whether the active seat may use an extra action token now (CZ-R06)."""
    return not position.token_used and position.tokens[position.active] > 0


def _mandatory(position: Position) -> list[int]:
    found = _blocks(position, TILE_BLOCKS)
    if can_use_token(position):
        found.append(TOKEN)
    return found


def _actions(position: Position, idle: list[int]) -> list[int]:
    found = _blocks(position, len(BLOCKS) - 1)
    found += leaves(position)
    found += moves(position, idle)
    found += builds(position)
    found += expansions(position)
    if not forbids_draw(position, DRAW_BLIND):
        found.append(DRAW_BLIND)
        found.append(DRAW_FACE_UP)
    if can_use_token(position):
        found.append(TOKEN)
    found.append(END_ACTIONS)
    return found


def _all_actions(position: Position) -> list[int]:
    return _actions(position, [])


def _proposals(position: Position) -> list[int]:
    return [*proposals(position), NO_FESTIVAL]


def _bids(position: Position) -> list[int]:
    return [*bids(position), PASS_BID]


def _further_cards(position: Position) -> list[int]:
    found = further_cards(position)
    if not forbids_end_bid(position, END_BID):
        found.append(END_BID)
    return found


_LISTS: Final[dict[int, Callable[[Position], list[int]]]] = {
    MANDATORY_TILE: _mandatory,
    ACTION: _all_actions,
    PROPOSAL: _proposals,
    BID: _bids,
    FURTHER_CARD: _further_cards,
}


def legal(position: Position) -> list[int]:
    """All legal answers to what is due, ascending; none when chance is due or all is over."""
    listing = _LISTS.get(position.point)
    return listing(position) if listing else []


def candidates(position: Position) -> list[int]:
    """The legal answers without further moves of Incas that have just moved (EN01)."""
    if position.point == ACTION:
        return _actions(position, position.moved)
    return legal(position)


def sample(position: Position, rng: Rng) -> int:
    """One candidate: a kind uniformly, then uniformly inside the kind."""
    if position.point not in (MANDATORY_TILE, ACTION):
        return ACTIONS.sample(legal(position), rng)
    free = position.point == ACTION
    kinds: list[int] = []
    for block in range(len(BLOCKS) - 1 if free else TILE_BLOCKS):
        if block_count(position, block):
            kinds.append(block)
    leaving: list[int] = []
    building: list[int] = []
    expanding: list[int] = []
    if free:
        if position.incas[position.active]:
            leaving = leaves(position)
            if leaving:
                kinds.append(LEAVE)
            if _can_move(position):
                kinds.append(MOVE)
            building = builds(position)
            if building:
                kinds.append(BUILD)
            expanding = expansions(position)
            if expanding:
                kinds.append(EXPAND)
        if not forbids_draw(position, DRAW_BLIND):
            kinds.append(DRAW_BLIND)
            kinds.append(DRAW_FACE_UP)
        kinds.append(END_ACTIONS)
    if can_use_token(position):
        kinds.append(TOKEN)
    kind = kinds[rng.below(len(kinds))]
    if kind < len(BLOCKS) - 1:
        return _sample_block(position, kind, rng)
    if kind == LEAVE:
        return leaving[rng.below(len(leaving))]
    if kind == MOVE:
        return _sample_move(position, rng)
    if kind == BUILD:
        return building[rng.below(len(building))]
    if kind == EXPAND:
        return expanding[rng.below(len(expanding))]
    return kind


def _sample_block(position: Position, block: int, rng: Rng) -> int:
    """One legal action of a kind that has some: guessed while that is quick, then listed."""
    first, size = BLOCKS[block], BLOCKS[block + 1] - BLOCKS[block]
    forbidden = vetoes(position) if block < TILE_BLOCKS else []
    if block_count(position, block) * _FEW >= size:
        while True:
            action = first + rng.below(size)
            if 0 < board_price(position, action) <= position.ap and action not in forbidden:
                return action
    listed: list[int] = []
    list_block(position, block, listed)
    found = [action for action in listed if action not in forbidden]
    return found[rng.below(len(found))]


def _can_move(position: Position) -> bool:
    """Whether an Inca that has not just moved can move."""
    kind, piece = position.kind, position.piece
    for origin in position.incas[position.active]:
        if origin in position.moved:
            continue
        for near in NEIGHBOURS[origin]:
            if piece[near] or kind[near] == BARE or kind[near] == WATER:
                continue
            if position.ap > 0 or kind[near] == kind[origin]:
                return True
    for origin in position.incas[position.active]:
        if origin not in position.moved and destinations(position, origin):
            return True
    return False


def _sample_move(position: Position, rng: Rng) -> int:
    origins, ends = all_destinations(position, position.moved)
    place = rng.below(sum([len(reached) for reached in ends]))
    for origin, reached in zip(origins, ends, strict=True):
        if place < len(reached):
            return move_id(origin, reached[place])
        place -= len(reached)
    raise AssertionError("no move is possible")

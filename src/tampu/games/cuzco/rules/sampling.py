"""One random answer without listing them all, for play-outs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tampu.core.rng import Rng
from tampu.games.cuzco.actions import (
    ACTIONS,
    BUILD,
    DRAW_BLIND,
    DRAW_FACE_UP,
    END_ACTIONS,
    EXPAND,
    LEAVE,
    MOVE,
    TOKEN,
    move_id,
)
from tampu.games.cuzco.board import NEIGHBOURS
from tampu.games.cuzco.rules.cards import forbids_draw
from tampu.games.cuzco.rules.choices import can_use_token, legal
from tampu.games.cuzco.rules.fitting import (
    ALL_BLOCKS,
    BLOCKS,
    TILE_BLOCKS,
    block_count,
    board_price,
    list_block,
)
from tampu.games.cuzco.rules.incas import all_destinations, destinations, leaves
from tampu.games.cuzco.rules.temples import builds, expansions
from tampu.games.cuzco.rules.terrain import vetoes
from tampu.games.cuzco.state import ACTION, BARE, MANDATORY_TILE, WATER, Position

_FEW: Final = 12
"""Below one possible action in so many ids, listing is quicker than guessing."""
_SHORT: Final[tuple[tuple[int, Callable[[Position], list[int]]], ...]] = (
    (LEAVE, leaves),
    (BUILD, builds),
    (EXPAND, expansions),
)
"""Kinds of which there are so few that they are listed."""


def sample(position: Position, rng: Rng) -> int:
    """One candidate: a kind uniformly, then uniformly inside the kind."""
    if position.point not in (MANDATORY_TILE, ACTION):
        return ACTIONS.sample(legal(position), rng)
    free = position.point == ACTION
    kinds = [b for b in range(ALL_BLOCKS if free else TILE_BLOCKS) if block_count(position, b)]
    listed: dict[int, list[int]] = {}
    if free:
        if position.incas[position.active]:
            for first, listing in _SHORT:
                actions = listing(position)
                if actions:
                    kinds.append(first)
                    listed[first] = actions
            if _can_move(position):
                kinds.append(MOVE)
        if not forbids_draw(position, DRAW_BLIND):
            kinds.append(DRAW_BLIND)
            kinds.append(DRAW_FACE_UP)
        kinds.append(END_ACTIONS)
    if can_use_token(position):
        kinds.append(TOKEN)
    kind = kinds[rng.below(len(kinds))]
    if kind < ALL_BLOCKS:
        return _sample_block(position, kind, rng)
    if kind == MOVE:
        return _sample_move(position, rng)
    actions = listed.get(kind, [])
    return actions[rng.below(len(actions))] if actions else kind


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

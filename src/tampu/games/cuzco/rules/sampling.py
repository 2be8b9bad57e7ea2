"""One random action of a turn without listing them all, for play-outs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.core.rng import Rng
from tampu.games.cuzco.actions import (
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
from tampu.games.cuzco.rules.blocks import ALL_BLOCKS, BLOCKS, TILE_BLOCKS
from tampu.games.cuzco.rules.board import NEIGHBOURS
from tampu.games.cuzco.rules.cards import refuse_draw
from tampu.games.cuzco.rules.cities import joining_tiles
from tampu.games.cuzco.rules.codes import ACTION, BARE, WATER
from tampu.games.cuzco.rules.incas import destinations_by_inca, list_departures, list_destinations
from tampu.games.cuzco.rules.listing import count_block, list_block, offers_any, place_price
from tampu.games.cuzco.rules.temples import list_builds, list_expansions
from tampu.games.cuzco.rules.turn import refuse_token

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State

_FEW: Final = 12
"""When fewer than one id in so many is legal, listing is quicker than guessing."""
_SHORT: Final[tuple[tuple[int, Callable[[State], list[int]]], ...]] = (
    (LEAVE, list_departures),
    (BUILD, list_builds),
    (EXPAND, list_expansions),
)
"""Kinds with so few legal actions that these are listed."""


def sample_turn_action(s: State, rng: Rng) -> int:
    """Return a candidate of D1 or D2: a kind uniformly, then uniformly inside the kind."""
    free = s.point == ACTION
    kinds = [b for b in range(ALL_BLOCKS if free else TILE_BLOCKS) if offers_any(s, b)]
    listed: dict[int, list[int]] = {}
    if free:
        if s.incas[s.active]:
            for first, list_actions in _SHORT:
                actions = list_actions(s)
                if actions:
                    kinds.append(first)
                    listed[first] = actions
            if _can_move(s):
                kinds.append(MOVE)
        if not refuse_draw(s, DRAW_BLIND):
            kinds.append(DRAW_BLIND)
            kinds.append(DRAW_FACE_UP)
        kinds.append(END_ACTIONS)
    if not refuse_token(s, TOKEN):
        kinds.append(TOKEN)
    kind = kinds[rng.below(len(kinds))]
    if kind < ALL_BLOCKS:
        return _sample_block(s, kind, rng)
    if kind == MOVE:
        return _sample_move(s, rng)
    actions = listed.get(kind, [])
    return actions[rng.below(len(actions))] if actions else kind


def _sample_block(s: State, block: int, rng: Rng) -> int:
    """Return a legal action of a block that has some: guessed while that is quick, or listed."""
    first, size = BLOCKS[block], BLOCKS[block + 1] - BLOCKS[block]
    if count_block(s, block) * _FEW >= size:
        joining = joining_tiles(s) if block < TILE_BLOCKS else []
        while True:
            action = first + rng.below(size)
            if 0 < place_price(s, action) <= s.ap and action not in joining:
                return action
    actions = list_block(s, block)
    return actions[rng.below(len(actions))]


def _can_move(s: State) -> bool:
    """Whether an Inca that has not just moved can move."""
    kind, piece = s.kind, s.piece
    for origin in s.incas[s.active]:
        if origin in s.moved:
            continue
        for near in NEIGHBOURS[origin]:
            if piece[near] or kind[near] == BARE or kind[near] == WATER:
                continue
            if s.ap > 0 or kind[near] == kind[origin]:
                return True
    for origin in s.incas[s.active]:
        if origin not in s.moved and list_destinations(s, origin):
            return True
    return False


def _sample_move(s: State, rng: Rng) -> int:
    origins, destinations = destinations_by_inca(s, s.moved)
    place = rng.below(sum([len(reached) for reached in destinations]))
    for origin, reached in zip(origins, destinations, strict=True):
        if place < len(reached):
            return move_id(origin, reached[place])
        place -= len(reached)
    raise AssertionError("no move is possible")

"""What may be answered at each decision point."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tampu.games.cuzco.actions import (
    DRAW_BLIND,
    DRAW_FACE_UP,
    END_ACTIONS,
    END_BID,
    NO_FESTIVAL,
    PASS_BID,
    TOKEN,
)
from tampu.games.cuzco.rules.cards import forbids_draw
from tampu.games.cuzco.rules.festival import bids, forbids_end_bid, further_cards, proposals
from tampu.games.cuzco.rules.fitting import ALL_BLOCKS, TILE_BLOCKS, list_blocks
from tampu.games.cuzco.rules.incas import leaves, moves
from tampu.games.cuzco.rules.temples import builds, expansions
from tampu.games.cuzco.state import (
    ACTION,
    BID,
    FURTHER_CARD,
    MANDATORY_TILE,
    PROPOSAL,
    Position,
)


def can_use_token(position: Position) -> bool:
    """Whether the active seat may use an extra action token now (CZ-R06)."""
    return not position.token_used and position.tokens[position.active] > 0


def _mandatory(position: Position) -> list[int]:
    found = list_blocks(position, TILE_BLOCKS)
    if can_use_token(position):
        found.append(TOKEN)
    return found


def _actions(position: Position, idle: list[int]) -> list[int]:
    found = list_blocks(position, ALL_BLOCKS)
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

"""Imhotep as a registered game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tampu.core.contract import Game
from tampu.core.errors import Params
from tampu.core.rulebook import read_rulebook
from tampu.games.imhotep import actions, content
from tampu.games.imhotep.actions import ACTIONS, OUTCOMES
from tampu.games.imhotep.content import CARD_CODES
from tampu.games.imhotep.invariants import check
from tampu.games.imhotep.judgement import JUDGEMENT
from tampu.games.imhotep.meta import META
from tampu.games.imhotep.rules import frames
from tampu.games.imhotep.rules.rounds import set_up
from tampu.games.imhotep.state import State, new_state
from tampu.games.imhotep.view import from_json, imagine

_BLUE: Final[dict[str, int]] = {
    "lever": content.LEVER,
    "hammer": content.HAMMER,
    "sail_card": content.SAIL_CARD,
    "chisel": content.CHISEL,
}


def start(seats: int, options: Mapping[str, Any]) -> State:
    state = new_state(seats)
    set_up(state, options)
    return state


def price(state: State, action: int) -> Params:
    """Stones from the sled and the card that is played."""
    if action >= actions.PICK:
        return {}
    kind = ACTIONS.kind_of(action)
    cost: Params = {}
    if kind in ("load", "sail_card"):
        cost["stones"] = 1
    elif kind == "chisel":
        cost["stones"] = 2
    if kind in _BLUE:
        cost["card"] = CARD_CODES[_BLUE[kind]]
    return cost


def readers(state: State, action: int) -> tuple[int, ...] | None:
    """A card of the pair is shown to its picker only; all see it when D3 is answered."""
    frame = state.frames[-1]
    return (frame[1],) if frame[0] == frames.LOOK else None


def masked(state: State, action: int) -> str:
    """The token without the card."""
    return OUTCOMES.notation(action).partition("=")[0]


GAME: Final = Game(
    meta=META,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=read_rulebook("tampu.games.imhotep"),
    start=start,
    load=from_json,
    imagine=imagine,
    judgement=JUDGEMENT,
    invariants=check,
    price=price,
    bound=900,
    readers=readers,
    masked=masked,
)

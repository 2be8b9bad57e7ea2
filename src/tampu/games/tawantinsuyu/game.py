"""Tawantinsuyu as a registered game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tampu.core.contract import Game
from tampu.core.rulebook import read_rulebook
from tampu.games.tawantinsuyu.actions import ACTIONS, OUTCOMES
from tampu.games.tawantinsuyu.invariants import check
from tampu.games.tawantinsuyu.judgement import JUDGEMENT
from tampu.games.tawantinsuyu.meta import META
from tampu.games.tawantinsuyu.reading import masked, readers
from tampu.games.tawantinsuyu.rules import flow, setup
from tampu.games.tawantinsuyu.rules.costs import price
from tampu.games.tawantinsuyu.state import State
from tampu.games.tawantinsuyu.view import from_json, imagine


def start(seats: int, options: Mapping[str, Any]) -> State:
    state = State(seats)
    setup.take_options(state, options)
    flow.advance(state)
    return state


GAME: Final = Game(
    meta=META,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=read_rulebook("tampu.games.tawantinsuyu"),
    start=start,
    load=from_json,
    imagine=imagine,
    judgement=JUDGEMENT,
    invariants=check,
    price=price,
    # No rule ends a game in which nobody recruits (TW-B12); automated games stay far below this.
    bound=20_000,
    readers=readers,
    masked=masked,
)

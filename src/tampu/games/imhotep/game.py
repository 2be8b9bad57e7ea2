"""Imhotep as a registered game."""

from __future__ import annotations

from typing import Final

from tampu.core.contract import Game
from tampu.core.loading import checked_load
from tampu.core.rulebook import read_rulebook
from tampu.games.imhotep.actions import ACTIONS, OUTCOMES
from tampu.games.imhotep.codec import from_json
from tampu.games.imhotep.derived import derive, derive_for_all
from tampu.games.imhotep.evaluation import EVALUATION
from tampu.games.imhotep.invariants import check
from tampu.games.imhotep.meta import META
from tampu.games.imhotep.prompt import describe, masked, price, readers
from tampu.games.imhotep.state import new_state
from tampu.games.imhotep.view import imagine

GAME: Final = Game(
    meta=META,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=read_rulebook("tampu.games.imhotep"),
    start=new_state,
    load=checked_load(META, from_json),
    imagine=imagine,
    evaluation=EVALUATION,
    invariants=check,
    price=price,
    max_entries=900,
    readers=readers,
    masked=masked,
    reveals=frozenset({"imhotep-event-kept"}),  # both cards of the pair, once D3 is answered
    derive=derive,
    derive_for_all=derive_for_all,
    describe=describe,
)

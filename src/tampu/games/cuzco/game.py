"""Cuzco as a registered game."""

from __future__ import annotations

from typing import Final

from tampu.core.contract import Game
from tampu.core.loading import checked_load
from tampu.core.rulebook import read_rulebook
from tampu.games.cuzco.actions import ACTIONS, OUTCOMES
from tampu.games.cuzco.codec import from_json
from tampu.games.cuzco.derived import derive, derive_for_all
from tampu.games.cuzco.evaluation import EVALUATION
from tampu.games.cuzco.invariants import check
from tampu.games.cuzco.meta import META
from tampu.games.cuzco.prompt import describe, masked, price, readers
from tampu.games.cuzco.state import new_state
from tampu.games.cuzco.view import imagine

GAME: Final = Game(
    meta=META,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=read_rulebook("tampu.games.cuzco"),
    start=new_state,
    load=checked_load(META, from_json),
    imagine=imagine,
    evaluation=EVALUATION,
    invariants=check,
    price=price,
    max_entries=80_000,
    readers=readers,
    masked=masked,
    derive=derive,
    derive_for_all=derive_for_all,
    describe=describe,
    irrevocable=frozenset(
        ("end_actions", "propose", "no_festival", "lay_card", "pass_bid", "end_bid")
    ),
)

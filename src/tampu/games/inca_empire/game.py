"""Inca Empire as a registered game."""

from __future__ import annotations

from typing import Final

from tampu.core.contract import Game
from tampu.core.loading import checked_load
from tampu.core.rulebook import read_rulebook
from tampu.games.inca_empire.actions import ACTIONS, OUTCOMES
from tampu.games.inca_empire.codec import from_json
from tampu.games.inca_empire.derived import derive, derive_for_all
from tampu.games.inca_empire.evaluation import EVALUATION
from tampu.games.inca_empire.invariants import check
from tampu.games.inca_empire.meta import META
from tampu.games.inca_empire.prompt import describe, masked, outcome_fields, price, readers
from tampu.games.inca_empire.state import new_state
from tampu.games.inca_empire.view import imagine, known_scores

GAME: Final = Game(
    meta=META,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=read_rulebook("tampu.games.inca_empire"),
    start=new_state,
    load=checked_load(META, from_json),
    imagine=imagine,
    evaluation=EVALUATION,
    invariants=check,
    price=price,
    max_entries=900,
    readers=readers,
    masked=masked,
    derive=derive,
    derive_for_all=derive_for_all,
    describe=describe,
    known_scores=known_scores,
    outcome_fields=outcome_fields,
    reveals=frozenset({"inca_empire-event-reveal"}),  # cards on the board, IE-U08
)

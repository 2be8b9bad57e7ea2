"""Tawantinsuyu as a registered game."""

from __future__ import annotations

from typing import Final

from tampu.core.contract import Game
from tampu.core.loading import checked_load
from tampu.core.rulebook import read_rulebook
from tampu.games.tawantinsuyu.actions import ACTIONS, OUTCOMES
from tampu.games.tawantinsuyu.codec import from_json
from tampu.games.tawantinsuyu.derived import derive
from tampu.games.tawantinsuyu.evaluation import EVALUATION
from tampu.games.tawantinsuyu.invariants import check
from tampu.games.tawantinsuyu.meta import META
from tampu.games.tawantinsuyu.prompt import describe, masked, price, readers
from tampu.games.tawantinsuyu.state import new_state
from tampu.games.tawantinsuyu.view import gain_is_known, imagine, known_scores

GAME: Final = Game(
    meta=META,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=read_rulebook("tampu.games.tawantinsuyu"),
    start=new_state,
    load=checked_load(META, from_json),
    imagine=imagine,
    evaluation=EVALUATION,
    invariants=check,
    price=price,
    # No rule ends a game in which nobody recruits (TW-B12); automated games stay far below this.
    max_entries=20_000,
    readers=readers,
    masked=masked,
    derive=derive,
    describe=describe,
    known_scores=known_scores,
    gain_is_known=gain_is_known,
    # The last card kept turns up what all others play at set-up (TW-S17).
    irrevocable=frozenset(("keep",)),
    reveals=frozenset(
        {
            "keep_army",  # the other card is discarded face up, TW-A15
            "tawantinsuyu-event-ax-army",  # she plays army cards from her hand
            "tawantinsuyu-event-ax-card",  # her card goes to the offer, TW-X45 and X47
            "tawantinsuyu-event-tile-shown",  # a tile that some have seen is turned up, TW-L07
            "tawantinsuyu-event-setup-cards",  # the five cards that are not kept, TW-S16
            "tawantinsuyu-event-slot-from-bottom",  # the god of a card put under the deck
            "tawantinsuyu-event-card-from-bottom",  # such a card, to the seat that draws it
            "tawantinsuyu-event-ax-soldiers",  # her strength decides what she does, TW-X21
        }
    ),
)

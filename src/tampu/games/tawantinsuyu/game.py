"""Tawantinsuyu as a registered game."""

from __future__ import annotations

from typing import Final

from tampu.core.contract import Game
from tampu.core.rulebook import read_rulebook
from tampu.games.tawantinsuyu.actions import ACTIONS, OUTCOMES
from tampu.games.tawantinsuyu.imagining import imagine
from tampu.games.tawantinsuyu.invariants import check
from tampu.games.tawantinsuyu.judgement import JUDGEMENT
from tampu.games.tawantinsuyu.meta import META
from tampu.games.tawantinsuyu.outlook import outlook
from tampu.games.tawantinsuyu.reading import masked, readers
from tampu.games.tawantinsuyu.rules.costs import price
from tampu.games.tawantinsuyu.start import start
from tampu.games.tawantinsuyu.view import from_json

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
    outlook=outlook,
    # The last card kept turns up what all others play at set-up (TW-S17).
    irrevocable=frozenset(("keep",)),
)

"""Inca Empire, registered."""

from __future__ import annotations

from typing import Final

from tampu.core.contract import Game
from tampu.core.errors import Params
from tampu.core.rulebook import read_rulebook
from tampu.games.inca_empire import state
from tampu.games.inca_empire.actions import ACTIONS, FIRST, KIND_OF, OUTCOMES
from tampu.games.inca_empire.content import HAND
from tampu.games.inca_empire.invariants import check
from tampu.games.inca_empire.judgement import JUDGEMENT
from tampu.games.inca_empire.meta import META
from tampu.games.inca_empire.outlook import called, outlook
from tampu.games.inca_empire.position import DEAL, DRAW, PLACE
from tampu.games.inca_empire.rules.construction import step_price


def price(s: state.State, action: int) -> Params:
    """The labor that a legal action costs."""
    kind = KIND_OF[action]
    labor = step_price(s, s.active(), kind, action - FIRST[kind]) if s.place >= 0 else 0
    return {"labor": labor} if labor else {}


def readers(s: state.State, action: int) -> tuple[int, ...] | None:
    """Cards dealt, drawn or placed are known to one seat only (IE-H05 and the chance table)."""
    if s.stage == DEAL:
        return (s.cursor // HAND,)
    return (s.active(),) if s.stage in (DRAW, PLACE) else None


def masked(s: state.State, action: int) -> str:
    """The token as the others see it: without the card."""
    if s.stage == PLACE:
        return f"S ?@{ACTIONS.notation(action).partition('@')[2]}"
    return OUTCOMES.notation(action).partition("=")[0]


GAME: Final = Game(
    meta=META,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=read_rulebook("tampu.games.inca_empire"),
    start=state.new,
    load=state.load,
    imagine=state.imagine,
    judgement=JUDGEMENT,
    invariants=check,
    price=price,
    bound=900,
    readers=readers,
    masked=masked,
    outlook=outlook,
    called=called,
)

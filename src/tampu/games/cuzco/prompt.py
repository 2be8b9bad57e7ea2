"""What players read about entries: questions, prices, descriptions, and who may read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.errors import Params
from tampu.games.cuzco import actions
from tampu.games.cuzco.content import CARDS, DRAW_PRICE, TEMPLE_PRICE
from tampu.games.cuzco.rules import codes
from tampu.games.cuzco.rules.board import CELLS, GATES
from tampu.games.cuzco.rules.incas import move_price
from tampu.games.cuzco.rules.listing import place_price
from tampu.games.cuzco.rules.placements import gate_price
from tampu.games.cuzco.rules.turn import next_dealt

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State


def question(s: State) -> tuple[str, Params]:
    """Return the message that asks for the decision that is due."""
    params: Params = {}
    if s.point in (codes.BID, codes.FURTHER_CARD):
        params = {
            "cell": CELLS[s.city],
            "card": CARDS[s.face_up],
            "total": s.totals[s.bidder],
            "need": s.need,
        }
    elif s.point == codes.PROPOSAL:
        params = {"card": CARDS[s.face_up]}
    else:
        params = {"ap": s.ap}
    return f"cuzco-ask-{codes.POINTS[s.point]}", params


def describe(s: State, kind: str, fields: Params) -> Params:
    """Add the face-up card that is taken, and who draws a card."""
    if kind == "draw_face_up":
        return {"card": CARDS[s.face_up]}
    if kind == "draw_blind" and s.point == codes.BLIND_CARD:
        return {**fields, "seat": s.active + 1}
    return fields


def readers(s: State, _outcome: int) -> tuple[int, ...] | None:
    """Return who may read an entry: only the owner of a dealt or blindly drawn card."""
    if s.point == codes.DEAL_HANDS:
        return (next_dealt(s),)
    return (s.active,) if s.point == codes.BLIND_CARD else None


def masked(_s: State, outcome: int) -> str:
    """Return the token of a card without its face, for the others."""
    return actions.OUTCOMES.notation(outcome).partition("=")[0]


def price(s: State, action: int) -> Params:
    """Return what a legal action costs, by resource; empty where it is free."""
    if action < actions.LEAVE:
        points = place_price(s, action)
    elif action < actions.MOVE:
        points = gate_price(s, GATES[action - actions.LEAVE])
    elif action < actions.BUILD:
        origin, to = actions.move_cells(action)
        points = move_price(s, origin, to)
    elif action < actions.DRAW_BLIND:
        points = TEMPLE_PRICE
    elif action < actions.TOKEN:
        points = DRAW_PRICE
    else:
        return {"tokens": 1} if action == actions.TOKEN else {}
    return {"ap": points} if points else {}

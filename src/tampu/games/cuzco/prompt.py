"""What the seat that decides is asked, and what its answers cost."""

from __future__ import annotations

from tampu.core.errors import Params
from tampu.games.cuzco.actions import (
    BUILD,
    DRAW_BLIND,
    LEAVE,
    MOVE,
    OUTCOMES,
    TOKEN,
    move_cells,
)
from tampu.games.cuzco.board import CELLS
from tampu.games.cuzco.content import CARDS, DRAW_PRICE, TEMPLE_PRICE
from tampu.games.cuzco.rules.fitting import board_price
from tampu.games.cuzco.rules.incas import leave_price, move_price
from tampu.games.cuzco.rules.turn import next_dealt
from tampu.games.cuzco.state import (
    BID,
    BLIND_CARD,
    DEAL_HANDS,
    FURTHER_CARD,
    POINTS,
    PROPOSAL,
    Position,
)


def question(position: Position) -> tuple[str, Params]:
    """The message that asks for the decision that is due."""
    point = position.point
    params: Params = {}
    if point in (BID, FURTHER_CARD):
        params = {
            "cell": CELLS[position.city],
            "card": CARDS[position.face_up],
            "total": position.totals[position.speaker],
            "need": position.need,
        }
    elif point == PROPOSAL:
        params = {"card": CARDS[position.face_up]}
    else:
        params = {"ap": position.ap}
    return f"cuzco-ask-{POINTS[point]}", params


def readers(position: Position, _outcome: int) -> tuple[int, ...] | None:
    """Who sees an entry: a dealt or blindly drawn card only its owner (chapter 4.2)."""
    if position.point == DEAL_HANDS:
        return (next_dealt(position),)
    return (position.active,) if position.point == BLIND_CARD else None


def masked(_position: Position, outcome: int) -> str:
    """The token of a card that others do not see: without its face."""
    return OUTCOMES.notation(outcome).partition("=")[0]


def price(position: Position, action: int) -> Params:
    """What a legal action costs, by resource; empty where it is free."""
    if action < LEAVE:
        points = board_price(position, action)
    elif action < MOVE:
        points = leave_price(position, action)
    elif action < BUILD:
        origin, to = move_cells(action)
        points = move_price(position, origin, to)
    elif action < DRAW_BLIND:
        points = TEMPLE_PRICE
    elif action < TOKEN:
        points = DRAW_PRICE
    else:
        return {"tokens": 1} if action == TOKEN else {}
    return {"ap": points} if points else {}

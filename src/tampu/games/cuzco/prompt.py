"""What the seat that decides is asked, and what its answers cost."""

from __future__ import annotations

from tampu.core.errors import Params
from tampu.games.cuzco.actions import (
    BUILD,
    DRAW_BLIND,
    LEAVE,
    MOVE,
    TOKEN,
    move_cells,
)
from tampu.games.cuzco.board import CELLS
from tampu.games.cuzco.content import CARDS, DRAW_PRICE, TEMPLE_PRICE
from tampu.games.cuzco.rules.incas import leave_price, move_price
from tampu.games.cuzco.state import (
    BID,
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


def price(position: Position, action: int) -> Params:
    """What a legal action costs, by resource; empty where it is free."""
    if action < LEAVE:
        points = position.fit[action]
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

"""Llamas: prices, and who may read an entry."""

from tampu.core.errors import Params
from tests.toy.actions import REFUSE, TAKE
from tests.toy.state import Llamas


def price(_state: Llamas, action: int) -> Params:
    return {"turn": 1} if action == TAKE else {}


def readers(state: Llamas, action: int) -> tuple[int, ...] | None:
    """A card that is dealt, drawn or given is read by who gets it and who gave it."""
    what, seat, by = state.frames[-1]
    if what in ("deal", "draw"):
        return (seat,)
    return (seat, by) if what == "answer" and action != REFUSE else None


def masked(state: Llamas, action: int) -> str:
    return "g?" if state.frames[-1][0] == "answer" else "card:?"

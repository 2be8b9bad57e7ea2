"""Llamas as a game of the registry's kind; only the tests know it."""

from __future__ import annotations

from typing import Final

from tampu.core.contract import OVER, Game, Judgement
from tampu.core.errors import Params
from tampu.core.rulebook import Rule, Rulebook
from tests.toy.actions import ACTIONS, OUTCOMES, REFUSE, TAKE
from tests.toy.meta import META
from tests.toy.state import DECKS, MOST_CARDS, ROW, Llamas, imagine, load, start

RULES: Final = Rulebook(
    (
        Rule("TY-S01", "set-up", True),
        Rule("TY-S02", "set-up", True),
        Rule("TY-T01", "turn", True),
        Rule("TY-T02", "turn", True),
        Rule("TY-T03", "turn", True),
        Rule("TY-P01", "play", True),
        Rule("TY-P02", "play", True),
        Rule("TY-R01", "raid", True),
        Rule("TY-R02", "raid", True),
        Rule("TY-V01", "vow", True),
        Rule("TY-C01", "chance", False),
        Rule("TY-E01", "end", True),
    )
)


def invariants(state: Llamas) -> None:
    """Cards are never lost before they are driven home, and hands stay within their limit."""
    held = [sum(hand) for hand in state.hands]
    cards = sum(state.deck) + sum(held) + sum(len(row) for row in state.rows)
    assert cards <= max(sum(deck) for deck in DECKS.values())
    assert min(state.deck) >= 0
    assert all(min(hand) >= 0 for hand in state.hands)
    assert all(count <= MOST_CARDS + 1 + state.seats for count in held)
    assert all(len(row) < ROW for row in state.rows)
    assert bool(state.frames) != (state.actor() == OVER)


def features(state: Llamas) -> list[list[float]]:
    return [[float(score)] for score in state.scores()]


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


GAME: Final = Game(
    meta=META,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=RULES,
    start=start,
    load=load,
    imagine=imagine,
    judgement=Judgement(features, ("points",), Llamas.candidates),
    invariants=invariants,
    price=price,
    bound=200,
    readers=readers,
    masked=masked,
    irrevocable=frozenset({"vow"}),
)

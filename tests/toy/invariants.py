"""Llamas: what holds after every entry."""

from tampu.core.contract import OVER
from tests.toy.content import DECKS, MOST_CARDS, ROW
from tests.toy.state import Llamas


def check(state: Llamas) -> None:
    """Cards are never lost before they are driven home, and hands stay within their limit."""
    counts = [sum(hand) for hand in state.hands]
    cards = sum(state.deck) + sum(counts) + sum(len(row) for row in state.rows)
    assert cards <= max(sum(deck) for deck in DECKS.values())
    assert min(state.deck) >= 0
    assert all(min(hand) >= 0 for hand in state.hands)
    assert all(count <= MOST_CARDS + 1 + state.seats for count in counts)
    assert all(len(row) < ROW for row in state.rows)
    assert bool(state.frames) != (state.actor() == OVER)

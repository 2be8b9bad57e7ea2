"""What a seat may know, and a full state imagined from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.core.deck import draw_cards
from tampu.core.rng import Rng
from tampu.games.cuzco.codec import Cards, Public, read_cards, read_public, write_hand, write_public
from tampu.games.cuzco.content import COPIES, KINDS_OF_CARDS, MATCH
from tampu.games.cuzco.decisions import actor
from tampu.games.cuzco.rules.codes import FURTHER_CARD
from tampu.games.cuzco.scoring import scores

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State

_TRIES: Final = 50
"""How many random hands are drawn before the bidder gets the best cards."""


class View(Public):
    """What a seat, or a spectator, may know: all but the draw pile and the hands of others."""

    seat: int | None
    hand: Cards | None
    actor: int
    scores: list[int]


def view(s: State, seat: int | None) -> View:
    """Return the view of a seat, or of a spectator."""
    return {
        **write_public(s),
        "seat": seat,
        "hand": None if seat is None else write_hand(s, seat),
        "actor": actor(s),
        "scores": scores(s),
    }


def imagine(data: View, rng: Rng) -> State:
    """Return a full state that agrees with a view; the hidden cards are drawn at random."""
    s = read_public(data)
    viewer = data["seat"]
    hands = [read_cards(cards) for cards in data["known"]]
    if viewer is not None:
        hands[viewer] = read_cards(data["hand"] or {})
    _draw_hidden(s, hands, data["hand_sizes"], -1 if viewer is None else viewer, rng)
    return s


def redraw_hidden(s: State, seat: int, rng: Rng) -> None:
    """Replace what the seat cannot know, as `imagine` would, without a view in between."""
    sizes = [s.hand_size(other) for other in range(s.seats)]
    hands = [
        (s.hands if other == seat else s.known)[
            other * KINDS_OF_CARDS : (other + 1) * KINDS_OF_CARDS
        ]
        for other in range(s.seats)
    ]
    _draw_hidden(s, hands, sizes, seat, rng)


def _draw_hidden(s: State, hands: list[list[int]], sizes: list[int], viewer: int, rng: Rng) -> None:
    """Complete the hands from the cards that the viewer cannot place; the rest is the deck."""
    hidden = [
        COPIES[card]
        - s.discard[card]
        - s.played[card]
        - (card == s.face_up)
        - sum([own[card] for own in hands])
        for card in range(KINDS_OF_CARDS)
    ]
    order = list(range(s.seats))
    if _promised_points(s) > 0 and s.bidder != viewer:
        order.remove(s.bidder)
        own = hands[s.bidder]
        _complete_bidder(s, own, hidden, sizes[s.bidder] - sum(own), rng)
    for seat in order:
        _add(hands[seat], draw_cards(hidden, sizes[seat] - sum(hands[seat]), rng))
    s.hands = [count for own in hands for count in own]
    s.draw = hidden


def _promised_points(s: State) -> int:
    """Return how many points the bidder must still lay and therefore holds (D5)."""
    return s.need - s.totals[s.bidder] if s.point == FURTHER_CARD else 0


def _complete_bidder(s: State, own: list[int], hidden: list[int], missing: int, rng: Rng) -> None:
    """Complete the bidder's hand so that it holds the promised points."""
    match = MATCH[s.face_up]
    promised = _promised_points(s)
    for _ in range(_TRIES):
        left = hidden.copy()
        drawn = draw_cards(left, missing, rng)
        if _points(own, match) + sum(match[card] for card in drawn) >= promised:
            _add(own, drawn)
            hidden[:] = left
            return
    while missing and _points(own, match) < promised:
        best = max((card for card in range(KINDS_OF_CARDS) if hidden[card]), key=match.__getitem__)
        hidden[best] -= 1
        own[best] += 1
        missing -= 1
    _add(own, draw_cards(hidden, missing, rng))


def _points(own: list[int], match: tuple[int, ...]) -> int:
    return sum(own[card] * match[card] for card in range(KINDS_OF_CARDS))


def _add(own: list[int], drawn: list[int]) -> None:
    for card in drawn:
        own[card] += 1

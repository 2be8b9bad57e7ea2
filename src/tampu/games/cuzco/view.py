"""What a seat may know, and a full position imagined from that."""

from __future__ import annotations

from typing import Final

from tampu.core.contract import Json
from tampu.core.deck import draw_cards
from tampu.core.rng import Rng
from tampu.games.cuzco.content import CARDS, COPIES, KINDS_OF_CARDS, MATCH
from tampu.games.cuzco.rules.decisions import actor
from tampu.games.cuzco.saving import hand, public, restore_public
from tampu.games.cuzco.scoring import scores
from tampu.games.cuzco.state import FURTHER_CARD, Position

_TRIES: Final = 50


def view(position: Position, seat: int | None) -> Json:
    """What `seat`, or a spectator, may know: all but the draw pile and the hands of others."""
    return {
        **public(position),
        "seat": seat,
        "hand": None if seat is None else hand(position, seat),
        "actor": actor(position),
        "scores": scores(position),
    }


def restore_view(position: Position, data: Json, rng: Rng) -> None:
    """Make a fresh position one that agrees with a view; the hidden cards are drawn."""
    restore_public(position, data)
    viewer = data["seat"]
    hands = [[own.get(card, 0) for card in CARDS] for own in data["known"]]
    if viewer is not None:
        hands[viewer] = [data["hand"].get(card, 0) for card in CARDS]
    sizes: list[int] = data["hand_sizes"]
    hidden = [
        COPIES[card]
        - position.discard[card]
        - position.played[card]
        - (card == position.face_up)
        - sum(own[card] for own in hands)
        for card in range(KINDS_OF_CARDS)
    ]
    order = list(range(position.seats))
    owing = _owing(position)
    if owing > 0 and position.speaker != viewer:
        order.remove(position.speaker)
        _draw_promised(hands[position.speaker], hidden, sizes[position.speaker], position, rng)
    for seat in order:
        _add(hands[seat], draw_cards(hidden, sizes[seat] - sum(hands[seat]), rng))
    position.hands = [count for own in hands for count in own]
    position.draw = hidden


def _owing(position: Position) -> int:
    """How many points the speaker must still lay: he is known to hold them (D5)."""
    if position.point != FURTHER_CARD:
        return 0
    return position.need - position.totals[position.speaker]


def _draw_promised(
    own: list[int], hidden: list[int], size: int, position: Position, rng: Rng
) -> None:
    """Complete the speaker's hand so that it holds the points that the bid still needs."""
    match = MATCH[position.face_up]
    owing = _owing(position)
    missing = size - sum(own)
    for _ in range(_TRIES):
        left = hidden.copy()
        drawn = draw_cards(left, missing, rng)
        held = sum(own[card] * match[card] for card in range(KINDS_OF_CARDS))
        if held + sum(match[card] for card in drawn) >= owing:
            _add(own, drawn)
            hidden[:] = left
            return
    # Chance does not find it: give the best cards first.
    while missing and sum(own[card] * match[card] for card in range(KINDS_OF_CARDS)) < owing:
        best = max((card for card in range(KINDS_OF_CARDS) if hidden[card]), key=match.__getitem__)
        hidden[best] -= 1
        own[best] += 1
        missing -= 1
    _add(own, draw_cards(hidden, missing, rng))


def _add(own: list[int], drawn: list[int]) -> None:
    for card in drawn:
        own[card] += 1

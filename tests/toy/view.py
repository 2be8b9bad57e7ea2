"""Llamas: what a seat may know, and a position imagined from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.contract import Json
from tampu.core.deck import draw_cards
from tampu.core.rng import Rng
from tests.toy.actions import CARDS
from tests.toy.codec import from_json

if TYPE_CHECKING:
    from tests.toy.state import Llamas


def view(state: Llamas, seat: int | None) -> Json:
    data = state.to_json()
    hands, deck = data["hands"], data.pop("deck")
    is_open = [bool(state.reason) or place == seat for place in range(state.seats)]
    hidden = [hand for hand, shown in zip(hands, is_open, strict=True) if not shown]
    data["hands"] = [hand if shown else None for hand, shown in zip(hands, is_open, strict=True)]
    data["held"] = [sum(hand) for hand in hands]
    data["unknown"] = [deck[card] + sum(hand[card] for hand in hidden) for card in range(CARDS)]
    data["seat"] = seat
    return data


def imagine(view: Json, rng: Rng, make: type[Llamas]) -> Llamas:
    deck = list(view["unknown"])
    hands = []
    for hand, held in zip(view["hands"], view["held"], strict=True):
        cards = [0] * CARDS
        if hand is None:
            for card in draw_cards(deck, held, rng):
                cards[card] += 1
        hands.append(cards if hand is None else list(hand))
    return from_json({**view, "deck": deck, "hands": hands}, make)

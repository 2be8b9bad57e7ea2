"""A deck as a multiset: the number of copies of each card, without an order."""

from __future__ import annotations

from collections.abc import Sequence

from tampu.core.rng import Rng


def weighted(copies: Sequence[int], first: int) -> list[tuple[int, int]]:
    """The outcomes of one draw: the ids `first` + card, weighted by the copies."""
    return [(first + card, count) for card, count in enumerate(copies) if count]


def draw_cards(copies: list[int], number: int, rng: Rng) -> list[int]:
    """Remove `number` random cards from the multiset and return them."""
    drawn: list[int] = []
    for _ in range(number):
        card = rng.weighted(copies)
        copies[card] -= 1
        drawn.append(card)
    return drawn

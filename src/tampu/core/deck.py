"""A deck as a multiset: how many copies of each card are unknown, and no order."""

from __future__ import annotations

from collections.abc import Sequence

from tampu.core.rng import Rng


def weighted(copies: Sequence[int], first: int) -> list[tuple[int, int]]:
    """The chance outcomes of one draw: ids from `first` on by card, weighted by copies."""
    return [(first + card, count) for card, count in enumerate(copies) if count]


def draw_cards(copies: list[int], number: int, rng: Rng) -> list[int]:
    """Take `number` cards out of the multiset at random."""
    drawn: list[int] = []
    for _ in range(number):
        card = rng.weighted(copies)
        copies[card] -= 1
        drawn.append(card)
    return drawn

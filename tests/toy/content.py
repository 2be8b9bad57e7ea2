"""Llamas: the numbers of the box."""

from typing import Final

DECKS: Final = {"small": (4, 3, 3, 2), "large": (6, 5, 4, 3)}
HAND: Final = 2
MOST_CARDS: Final = 5
ROW: Final = 3
VOW_POINTS: Final = 5

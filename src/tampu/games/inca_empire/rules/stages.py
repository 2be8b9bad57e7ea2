"""The stages of a game: what is decided or drawn next, and how far a People turn has come."""

from __future__ import annotations

from typing import Final

# What is due (`State.stage`).
COLOR: Final = 0
"""A seat gets its colour, by a decision or by a draw (IE-S05, S14)."""
GODS: Final = 1
"""The Hand of God regions are turned up (IE-V09)."""
FIRST_REGIONS: Final = 2
"""The regions beside the start regions are turned up (IE-S08)."""
DEAL: Final = 3
TILE: Final = 4
PLACE: Final = 5
"""A seat places a Sun card (D1)."""
DRAW: Final = 6
TURN: Final = 7
"""A seat decides in its People turn (D2, D3, D4)."""
REVEAL: Final = 8
"""Markers that a step of a People turn turned up are drawn."""
INVASION: Final = 9
END: Final = 10
NEXT_PHASE: Final = 11
"""The next phase of the era track begins; `advance` never stops here."""

STAGES: Final[tuple[str, ...]] = (
    "color",
    "hand_of_god",
    "first_regions",
    "deal",
    "tile",
    "place",
    "draw",
    "turn",
    "reveal",
    "invasion",
    "end",
)
"""The names of the stages in which a game waits, as views show them."""

# The action in progress in a People turn (`State.progress`).
NOTHING: Final = 0
ROAD_BUILDING: Final = 1
CONSTRUCTION: Final = 2
PROGRESS: Final[tuple[str, ...]] = ("", "road_building", "construction")

# In place of a card.
NO_CARD: Final = 255
"""On a field: no card of this Sun phase."""
HIDDEN: Final = 254
"""In a seat's view: a card that the seat may not know."""

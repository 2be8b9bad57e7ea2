"""The small numbers by which a state names terrain, pieces, decision points, ends and points."""

from __future__ import annotations

from typing import Final, Literal

# What lies on top of a cell.
BARE: Final = 0
CROP: Final = 1
VILLAGE: Final = 2
WATER: Final = 3
# What stands on a cell: nothing (0), the Inca of seat n (n + 1), or a temple.
TEMPLE: Final = 9

POINTS: Final = (
    "start_player",
    "first_face_up",
    "deal",
    "mandatory_tile",
    "action",
    "draw_blind",
    "replace_face_up",
    "proposal",
    "bid",
    "further_card",
    "next_face_up",
    "over",
)
"""What is due: a draw or a decision point."""
CHOOSE_START: Final = 0
FIRST_FACE_UP: Final = 1
DEAL_HANDS: Final = 2
MANDATORY_TILE: Final = 3
ACTION: Final = 4
BLIND_CARD: Final = 5
REPLACE_FACE_UP: Final = 6
PROPOSAL: Final = 7
BID: Final = 8
FURTHER_CARD: Final = 9
NEXT_FACE_UP: Final = 10
GAME_OVER: Final = 11
# Automatic steps, which `decisions.advance` carries out; no state rests there.
NEXT_ACTION: Final = 12
AFTER_ACTIONS: Final = 13
NEXT_BID: Final = 14
AFTER_TURN: Final = 15
NEXT_TURN: Final = 16

# Why the game ends.
REASONS: Final = ("", "last_triple", "standstill")
RUNNING: Final = 0
LAST_TRIPLE: Final = 1
STANDSTILL: Final = 2

# Where a seat stands in a festival (CZ-F).
Standing = Literal["away", "in", "passed", "out"]
STANDINGS: Final[tuple[Standing, ...]] = ("away", "in", "passed", "out")
AWAY: Final = 0
BIDDING: Final = 1
PASSED: Final = 2
OUT: Final = 3

# The categories of the score sheet.
SHEET: Final = (
    "temples_built",
    "temples_expanded",
    "ponds",
    "festivals_alone",
    "festivals_shared",
    "final_first",
    "final_second",
)
BUILT: Final = 0
EXPANDED: Final = 1
POND_SHARE: Final = 2
FESTIVAL_ALONE: Final = 3
FESTIVAL_SHARED: Final = 4
FINAL_FIRST: Final = 5
FINAL_SECOND: Final = 6
CATEGORIES: Final = 7

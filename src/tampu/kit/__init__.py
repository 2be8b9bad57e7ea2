"""A base for new games: declare fields and one row per decision; the rest of the contract follows.

The four games of the box write every method by hand, because they are tuned for speed. A new game
starts here and overrides what a profile shows to be slow.
"""

from __future__ import annotations

from tampu.kit.game import make_game
from tampu.kit.position import DecisionRow, DrawRow, Position

__all__ = ["DecisionRow", "DrawRow", "Position", "make_game"]

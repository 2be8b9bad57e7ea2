"""What the bots think of a position of Inca Empire; nothing here is a rule."""

from __future__ import annotations

from typing import Final

from tampu.core.contract import Judgement
from tampu.games.inca_empire.state import State


def evaluate(s: State) -> list[float]:
    """Points of final score for each seat."""
    return [float(points) for points in s.vp]


def proposals(s: State) -> list[int]:
    """The candidates worth a thought."""
    return s.legal()


JUDGEMENT: Final = Judgement(evaluate, proposals, depth=1, width=1)

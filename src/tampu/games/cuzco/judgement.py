"""What the bots think of a position; no rule is here."""

from __future__ import annotations

from typing import Final

from tampu.core.contract import Judgement
from tampu.games.cuzco.rules.choices import candidates
from tampu.games.cuzco.scoring import scores
from tampu.games.cuzco.state import Position


def evaluate(position: Position) -> list[float]:
    """How good the position is for each seat, in points of final score."""
    return [float(points) for points in scores(position)]


def proposals(position: Position) -> list[int]:
    """The candidates worth a thought."""
    return candidates(position)


JUDGEMENT: Final = Judgement(evaluate, proposals)

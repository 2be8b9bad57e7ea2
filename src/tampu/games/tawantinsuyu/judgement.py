"""How good a position looks. No rules here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.core.contract import Judgement

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def evaluate(s: State) -> list[float]:
    return [float(score) for score in s.score]


def proposals(s: State) -> list[int]:
    return s.candidates()


JUDGEMENT: Final = Judgement(evaluate=evaluate, proposals=proposals)

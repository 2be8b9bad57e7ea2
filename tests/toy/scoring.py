"""Llamas: points and ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.ranking import ranks
from tests.toy.content import VOW_POINTS

if TYPE_CHECKING:
    from tests.toy.state import Llamas


def sheet(state: Llamas) -> list[dict[str, int]]:
    best = max(state.driven)
    rows = []
    for points, vowed in zip(state.driven, state.vows, strict=True):
        reward = VOW_POINTS if points == best else -VOW_POINTS
        rows.append({"driven": points, "vow": reward if vowed and state.reason else 0})
    return rows


def ranking(state: Llamas) -> list[int]:
    fewest = [-sum(hand) for hand in state.hands]
    return ranks(list(zip(state.scores(), fewest, strict=True)))

"""Ranks with ties, and shares of victory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def ranks(keys: Sequence[Any]) -> list[int]:
    """The rank of each key, from 1 for the greatest; equal keys share a rank (1, 1, 3)."""
    return [1 + sum(other > key for other in keys) for key in keys]


def win_shares(ranking: Sequence[int]) -> list[float]:
    """One victory, split between all places of rank 1; all 0.0 where there is none."""
    winners = ranking.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranking]

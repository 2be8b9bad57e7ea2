"""Fitting the weights of a judgement to games that were played. Needs numpy."""

from __future__ import annotations

from typing import Any

import numpy as np

DOUBT = 0.4
"""How far from 1, where they were set by hand, weights are thought to lie (standard deviation)."""
LOOKS = 4
"""The positions of one game say no more than so many independent ones."""
SMALLEST, LARGEST = 0.2, 2.5
"""No weight goes beyond these."""
STEPS = 60


def fit(
    tables: list[list[list[float]]], scores: list[list[int]], shares: list[list[float]], games: int
) -> tuple[list[float], float]:
    """Weights by feature and the spread, from positions (features by place) and their results.

    The weights make the leads of a position, one place over the mean of the others, as like the
    final leads as they can; the spread makes shares of victory from these leads, by logistic
    regression.
    """
    leads = np.array([_leads(np.array(table)) for table in tables]).reshape(-1, len(tables[0][0]))
    final = np.array([_leads(np.array(score, dtype=float)) for score in scores]).reshape(-1)
    won = np.array(shares).reshape(-1)
    weights = _ridge(leads, final, max(1.0, len(leads) / (games * LOOKS)))
    return [float(weight) for weight in weights], _spread(leads @ weights, won)


def _leads(values: Any) -> Any:
    """Each place's values over the mean of the others."""
    others = (values.sum(axis=0, keepdims=True) - values) / (len(values) - 1)
    return values - others


def _ridge(leads: Any, final: Any, repeated: float) -> Any:
    """Least squares that leaves what was set by hand only for good reasons; points count 1."""
    rest = final - leads.sum(axis=1)
    free = leads[:, 1:]
    doubt = repeated * rest.var() / DOUBT**2
    change = np.linalg.solve(free.T @ free + doubt * np.eye(free.shape[1]), free.T @ rest)
    return np.concatenate([[1.0], np.clip(1.0 + change, SMALLEST, LARGEST)])


def _spread(leads: Any, won: Any) -> float:
    """The spread whose logistic curve of the lead is nearest to the shares won (Newton)."""
    slope = 1.0 / 6.0
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(slope * leads, -30.0, 30.0)))
        gradient = float(((won - chance) * leads).sum())
        curvature = float((chance * (1.0 - chance) * leads * leads).sum()) + 1e-9
        slope = min(1.0, max(0.02, slope + gradient / curvature))
    return 1.0 / slope

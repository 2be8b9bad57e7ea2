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
CALM = 25.0
"""How strongly a slope is drawn to none and a bend to the mean one, in units of the games' own."""
FLATTEST = 0.1
"""A weight bends the lead at least so much, in standard deviations."""
REACH = 0.4
"""One round moves the logarithm of a weight no further."""


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


def peak(tables: list[list[list[float]]], scores: list[list[int]], now: list[float]) -> list[float]:
    """The logarithms of weights that should lead by most, from games in which every seat had its
    own (tables by game, seat and weight), not far from those of now.

    The lead is taken to rise with each logarithm and to bend with its square.
    """
    logs = np.array(tables)
    count = logs.shape[2]
    squares = logs * logs
    terms = np.concatenate([logs, squares, squares.sum(axis=2, keepdims=True)], axis=2)
    leads = np.array([_leads(table) for table in terms]).reshape(-1, 2 * count + 1)
    final = np.array([_leads(np.array(score, dtype=float)) for score in scores]).reshape(-1)
    final /= max(final.std(), 1e-9)
    independent = 1.0 - 1.0 / logs.shape[1]  # the leads of a game add up to nothing
    doubt = np.diag([CALM] * (2 * count) + [1e-6])
    found = np.linalg.solve(independent * leads.T @ leads + doubt, independent * leads.T @ final)
    slopes, bends = found[:count], np.minimum(found[count:-1] + found[-1], -FLATTEST)
    centre = np.array(now)
    best = np.clip(-slopes / (2.0 * bends), centre - REACH, centre + REACH)
    return [float(log) for log in np.clip(best, np.log(SMALLEST), np.log(LARGEST))]


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

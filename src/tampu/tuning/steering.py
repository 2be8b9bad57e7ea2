"""Steering: features count more or less, by how games ended for the seats that counted them so.

A regression finds what results follow from; that is not always what is worth striving for. Here
every seat weighs the features by factors of its own, and the factors that won points are followed.
"""

from __future__ import annotations

import numpy as np

from tampu.core.contract import Json
from tampu.tuning.regression import leads_of
from tampu.tuning.self_play import Taste, Tasting, tasted

PENALTY = 4.0
"""The ridge penalty of effects: about five points are expected, and results scatter by ten."""
STEP = 0.05
"""How far the logarithm of a factor moves for each point that moving it by one would win."""
LONGEST_STEP = 0.5


def effects(games: list[Tasting]) -> dict[str, tuple[float, float]]:
    """The points that a seat wins for each unit in the logarithms of its factors, by feature.

    Seats are compared with the mean of their rivals; the last one's lead follows from the others.
    """
    names = list(games[0].tastes[0])
    tastes, final = [], []
    for lesson, by_seat in games:
        taste = np.array([[part for name in names for part in each[name]] for each in by_seat])
        scores = np.array(lesson.scores, dtype=float)[: len(by_seat)]
        tastes.append(leads_of(taste)[:-1])
        final.append(leads_of(scores)[:-1])
    columns, results = np.concatenate(tastes), np.concatenate(final)
    gram = columns.T @ columns + PENALTY * np.eye(columns.shape[1])
    points = np.linalg.solve(gram, columns.T @ results).reshape(len(names), 2).tolist()
    return {name: (row[0], row[1]) for name, row in zip(names, points, strict=True)}


def steered(data: Json, won: dict[str, tuple[float, float]]) -> dict[str, list[float]]:
    """The weights of a model whose features, with their facts, count more where that won points."""
    steps: Taste = {name: (_step(early), _step(late)) for name, (early, late) in won.items()}
    return {name: [round(knot, 4) for knot in row] for name, row in tasted(data, steps).items()}


def _step(points: float) -> float:
    return max(-LONGEST_STEP, min(LONGEST_STEP, STEP * points))

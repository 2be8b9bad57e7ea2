"""The regressions that find the model of an evaluation from played games; they need numpy."""

from __future__ import annotations

from typing import Any

import numpy as np

from tampu.tuning.self_play import Lesson

PENALTIES = (3.0, 10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0)
"""The ridge penalties that are tried on games that were not learned from."""
BINS = 8
"""The noise of results is estimated in so many phases of the game."""
HELD_OUT = 4
"""One game in so many is held out to choose the penalty."""
STEPS = 60
Knots = list[tuple[float, ...]]


class Lessons:
    """Leads in the columns of a model, with the progress, the final lead and the share won."""

    def __init__(self, features: int) -> None:
        self.features = features
        """The number of columns that count 1 before learning; the first, points, always does."""
        self.leads: list[Any] = []
        self.progress: list[float] = []
        self.final: list[float] = []
        self.won: list[float] = []
        self.game: list[int] = []
        self._games = 0

    def add(self, lesson: Lesson) -> None:
        """Add the positions of a game; the last seat's lead follows from those of the others."""
        final = leads_of(np.array(lesson.scores, dtype=float)[: len(lesson.shares)])
        for position in lesson.positions:
            leads = leads_of(np.array(position.rows, dtype=np.float32)[: len(lesson.shares)])
            for seat in range(len(lesson.shares) - 1):
                self.leads.append(leads[seat])
                self.progress.append(position.progress)
                self.final.append(float(final[seat]))
                self.won.append(lesson.shares[seat])
                self.game.append(self._games)
        self._games += 1


def fit(lessons: Lessons, knots: int = 2) -> tuple[Knots, tuple[float, ...]]:
    """Fit the weights and the spread at `knots` times from the start to the end of a game.

    The lead is the distance of a seat from the mean of the others. The weights make the leads of
    the positions as similar as possible to the final leads.
    """
    leads = np.array(lessons.leads, dtype=float)
    times = _parts(np.array(lessons.progress), knots)
    prior = np.zeros(leads.shape[1])
    prior[: lessons.features] = 1.0
    rest = np.array(lessons.final) - leads @ prior
    free = leads[:, 1:]
    columns = np.concatenate([free * time[:, None] for time in times], axis=1)
    scale = columns.std(axis=0)
    used = scale > 1e-9
    scale[~used] = 1.0
    columns = np.where(used, columns / scale, 0.0)
    noise = _noise(rest, np.array(lessons.progress))
    columns, rest = columns / noise[:, None], rest / noise
    held = np.array(lessons.game) % HELD_OUT == HELD_OUT - 1
    if held.any():
        trained = columns[~held]
        gram, target = trained.T @ trained, trained.T @ rest[~held]
        errors = []
        for penalty in PENALTIES:
            change = _solve(gram, target, penalty)
            errors.append(float(((rest[held] - columns[held] @ change) ** 2).mean()))
        best = PENALTIES[int(np.argmin(errors))]
    else:
        best = PENALTIES[-1]
    change = _solve(columns.T @ columns, columns.T @ rest, best) / scale
    changes = np.concatenate([np.zeros((knots, 1)), change.reshape(knots, -1)], axis=1)
    weights = prior + changes
    spread = _spread(_estimates(leads, times, weights), times, np.array(lessons.won))
    return [tuple(column) for column in weights.T.tolist()], spread


def fit_spread(lessons: Lessons, weights: list[list[float]]) -> tuple[float, ...]:
    """Fit the spread to weights that are given by column, each at the times of the knots."""
    leads = np.array(lessons.leads, dtype=float)
    times = _parts(np.array(lessons.progress), len(weights[0]))
    return _spread(_estimates(leads, times, np.array(weights).T), times, np.array(lessons.won))


def _estimates(leads: Any, times: list[Any], weights: Any) -> Any:
    """The expected leads, by weights at the knots."""
    return (np.stack(times, axis=1) @ weights * leads).sum(axis=1)


def _parts(progress: Any, knots: int) -> list[Any]:
    """How much of each knot lies in each time: the two knots around a time share it."""
    place = progress * (knots - 1)
    return [np.clip(1.0 - np.abs(place - knot), 0.0, 1.0) for knot in range(knots)]


def fit_slopes(
    odds: list[tuple[float, float]], progress: list[float], won: list[float], knots: int
) -> list[float]:
    """Fit what the log odds of a share count at `knots` times of a game (Newton).

    Each pair is the distance from an even share, and the log odds of that share.
    """
    distance, even = np.array(odds).T
    place = np.clip(np.array(progress), 0.0, 1.0) * (knots - 1)
    parts = np.stack([np.clip(1.0 - np.abs(place - at), 0.0, 1.0) for at in range(knots)], axis=1)
    columns = parts * distance[:, None]
    slopes = np.ones(knots)
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(even + columns @ slopes, -30.0, 30.0)))
        gradient = columns.T @ (np.array(won) - chance)
        curvature = (columns * (chance * (1.0 - chance))[:, None]).T @ columns
        slopes = np.clip(
            slopes + np.linalg.solve(curvature + 1e-6 * np.eye(knots), gradient), 0.1, 3.0
        )
    return [float(slope) for slope in slopes]


def _solve(gram: Any, target: Any, penalty: float) -> Any:
    return np.linalg.solve(gram + penalty * np.eye(len(gram)), target)


def _noise(rest: Any, progress: Any) -> Any:
    """The standard deviation of the results around the leads, by phase of the game."""
    noise = np.ones(len(rest))
    bins = np.minimum(BINS - 1, (progress * BINS).astype(int))
    for number in range(BINS):
        here = bins == number
        if here.any():
            noise[here] = max(1.0, float(rest[here].std()))
    return noise


def leads_of(values: Any) -> Any:
    """The distance of each seat's values from the mean of the others."""
    others = (values.sum(axis=0, keepdims=True) - values) / (len(values) - 1)
    return values - others


def _spread(leads: Any, times: list[Any], won: Any) -> tuple[float, ...]:
    """Fit the spread at each knot by logistic regression of the shares (Newton)."""
    slopes = np.full(len(times), 1.0 / 6.0)
    columns = np.stack([leads * time for time in times], axis=1)
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(columns @ slopes, -30.0, 30.0)))
        gradient = columns.T @ (won - chance)
        curvature = (columns * (chance * (1.0 - chance))[:, None]).T @ columns
        curvature += 1e-6 * np.eye(len(times))
        slopes = np.clip(slopes + np.linalg.solve(curvature, gradient), 0.02, 1.0)
    return tuple((1.0 / slopes).tolist())

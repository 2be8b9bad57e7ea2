"""Positions of games that bots play with varied models, and the results of these games."""

from __future__ import annotations

import hashlib
import math
import pickle
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, TypeVar

from tampu.arena.process_pool import map_in_processes
from tampu.bots.play_out import play_out
from tampu.bots.registry import make_bot
from tampu.core.contract import OVER, Game, Json, State
from tampu.core.model import LinearModel, read_model
from tampu.core.play import Match
from tampu.core.ranking import win_shares
from tampu.core.registry import load_game
from tampu.core.rng import Rng

SPACING = 5
"""On average one decision in so many gives a position to learn from."""
VARIATION = 0.5
"""The largest change of the logarithm of what a feature counts for one seat in one game."""
Played = TypeVar("Played")
Taste = dict[str, tuple[float, float]]
"""The logarithms of what a seat multiplies features by, at the start and at the end of a game."""


class SelfPlayGame(NamedTuple):
    """One game of self-play."""

    game: str
    bot: str
    seats: int
    seed: int
    model: Json
    """The data of the model that the bots use; every seat varies it."""


class Sample(NamedTuple):
    """A position: the columns of the model by seat, and the progress of the game."""

    rows: list[list[float]]
    progress: float


class Lesson(NamedTuple):
    """Positions of one game, and how the game ended."""

    positions: list[Sample]
    scores: list[int]
    shares: list[float]
    decisions: int = 0
    """The decisions of all seats."""


class Tasting(NamedTuple):
    """A game in which seats counted features differently, early and late."""

    lesson: Lesson
    tastes: list[Taste]
    """By seat."""


def play_lesson(task: SelfPlayGame) -> Lesson:
    """Play one game in which every seat has a taste of its own, and sample its positions."""
    evaluation = load_game(task.game).evaluation
    rng = Rng(task.seed, "tune")
    model = read_model(evaluation.names, evaluation.fact_names, task.model)
    models = []
    for _ in range(task.seats):
        factors = {
            name: math.exp(VARIATION * (2.0 * rng.unit() - 1.0)) for name in evaluation.names[1:]
        }
        models.append(model.scaled(factors))
    return _play(task, models, rng)


def play_tasting(task: SelfPlayGame) -> Tasting:
    """Play one game in which every seat has tastes that change during the game."""
    evaluation = load_game(task.game).evaluation
    rng = Rng(task.seed, "taste")
    tastes: list[Taste] = []
    models = []
    for _ in range(task.seats):
        taste = {
            name: (VARIATION * (2.0 * rng.unit() - 1.0), VARIATION * (2.0 * rng.unit() - 1.0))
            for name in evaluation.names[1:]
        }
        tastes.append(taste)
        data = {**task.model, "weights": tasted(task.model, taste)}
        models.append(read_model(evaluation.names, evaluation.fact_names, data))
    return Tasting(_play(task, models, rng), tastes)


def tasted(data: Json, taste: Taste) -> dict[str, list[float]]:
    """Return the weights of a model in which features, with their facts, count more or less."""
    weights: dict[str, list[float]] = {}
    for column, knots in data["weights"].items():
        first, last = taste.get(column.partition(".")[0], (0.0, 0.0))
        weights[column] = [
            weight * math.exp(first + (last - first) * at / (len(knots) - 1))
            for at, weight in enumerate(knots)
        ]
    return weights


def _play(task: SelfPlayGame, models: list[LinearModel], rng: Rng) -> Lesson:
    game = load_game(task.game)
    bots = []
    for model in models:
        varied = replace(game, evaluation=game.evaluation.with_model(model))
        bots.append(make_bot(task.bot, varied))
    positions: list[Sample] = []

    def sample(state: State) -> None:
        if rng.below(SPACING) == 0:
            positions.append(columns_of(game, state))

    match = Match(game, task.seats, {}, task.seed)
    effort = play_out(match, bots, before_decision=sample)
    state: State = match.state
    shares = win_shares(state.ranking())
    return Lesson(positions, list(state.scores()), shares, sum(effort.decisions))


def columns_of(game: Game, state: State) -> Sample:
    """Return what the model of a game sees of a position that is not over."""
    evaluation = game.evaluation
    assert state.actor() != OVER
    features, facts = evaluation.features(state), evaluation.facts(state)
    rows = [row + more for row, more in zip(features, facts, strict=True)]
    return Sample(rows, evaluation.progress(state))


def play_lessons(tasks: list[SelfPlayGame], jobs: int, keep: Path | None) -> Iterator[Lesson]:
    """Play the tasks and return their lessons in the same order."""
    return _play_all(play_lesson, tasks, jobs, keep)


def play_tastings(tasks: list[SelfPlayGame], jobs: int, keep: Path | None) -> Iterator[Tasting]:
    """Play the tasks with tastes that change, and return the games in the same order."""
    return _play_all(play_tasting, tasks, jobs, keep)


def _play_all(
    play: Callable[[SelfPlayGame], Played], tasks: list[SelfPlayGame], jobs: int, keep: Path | None
) -> Iterator[Played]:
    """Play the tasks; games that are in the folder already are read from it, others written."""
    if keep is None:
        yield from _map(play, tasks, jobs)
        return
    paths = [keep / f"{_digest(task)}.game" for task in tasks]
    missing = [task for task, path in zip(tasks, paths, strict=True) if not path.exists()]
    played = iter(_map(play, missing, jobs))
    for path in paths:
        if not path.exists():
            half = path.with_suffix(".half")
            half.write_bytes(pickle.dumps(next(played)))
            half.replace(path)
        yield pickle.loads(path.read_bytes())


def _digest(task: SelfPlayGame) -> str:
    return hashlib.blake2b(repr(tuple(task)).encode(), digest_size=16).hexdigest()


def _map(
    play: Callable[[SelfPlayGame], Played], tasks: list[SelfPlayGame], jobs: int
) -> Iterator[Played]:
    if jobs == 1:
        return map(play, tasks)
    return map_in_processes(play, tasks, jobs, "error-tune-workers")

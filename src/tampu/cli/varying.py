"""Games in which every seat judges by weights of its own: they show what a weight does to play."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from multiprocessing import get_context
from typing import NamedTuple

from tampu.arena.engines import EngineFailed, end_in_time
from tampu.bots.registry import make_bot
from tampu.cli.fitting import peak
from tampu.core.play import Match
from tampu.core.registry import load_game
from tampu.core.rng import Rng

WIDTH = 0.6
"""The logarithms of the weights lie no further from the present ones."""
CHUNK = 4
"""Games that a process takes at once."""


class Order(NamedTuple):
    """What is to be played: so many rounds of games between so many seats of a bot."""

    game: str
    spec: str
    seats: int
    games: int
    rounds: int
    seed: int


class Trial(NamedTuple):
    """One game to be played."""

    order: Order
    seed: int
    logs: list[list[float]]
    """By seat, the logarithms of the weights; the first feature, points, counts 1."""


def improved(order: Order, logs: list[float], jobs: int, tell: Callable[[], None]) -> list[float]:
    """Better logarithms of weights, by rounds of games around the best ones known.

    All games played so far tell where those are; `tell` is called after each.
    """
    tables: list[list[list[float]]] = []
    results: list[list[int]] = []
    for number in range(order.rounds):
        games = trials(order, number, logs)
        for trial, scores in zip(games, played(games, jobs), strict=True):
            tables.append(trial.logs)
            results.append(scores)
            tell()
        logs = peak(tables, results, logs)
    return logs


def trials(order: Order, number: int, logs: list[float]) -> list[Trial]:
    """A round around these weights: every deal with new ones, in every rotation of them."""
    found: list[Trial] = []
    for at in range(order.games):
        seed = order.seed + number * order.games + at // order.seats
        rng = Rng(seed, "weights")
        rows = [[log + WIDTH * (2 * rng.unit() - 1) for log in logs] for _ in range(order.seats)]
        turned = at % order.seats
        found.append(Trial(order, seed, rows[turned:] + rows[:turned]))
    return found


def play(trial: Trial) -> list[int]:
    """The scores of a game, by seat."""
    game = load_game(trial.order.game)
    match = Match(game, trial.order.seats, {}, trial.seed)
    hand = game.judgement.by_hand()
    bots, streams = [], []
    for seat, logs in enumerate(trial.logs):
        judgement = hand.weighed(weights(logs), hand.spread)
        bots.append(make_bot(trial.order.spec, replace(game, judgement=judgement)))
        streams.append(Rng(trial.seed, f"bot {seat}"))
    while not match.over and len(match.log) < game.bound:
        state = match.state
        seat = state.actor()
        view = state.view(seat) if bots[seat].sees else {}
        match.play(bots[seat].choose(view, state.candidates(), streams[seat]))
    return list(match.state.scores())


def weights(logs: list[float]) -> tuple[float, ...]:
    """The weights of all features."""
    return (1.0, *(math.exp(log) for log in logs))


def played(games: list[Trial], jobs: int) -> Iterator[list[int]]:
    """The scores of the games in their order, whoever plays them."""
    if jobs == 1:
        yield from map(play, games)
        return
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=end_in_time, initargs=(stop,))
    left = True
    try:
        yield from pool.map(play, games, chunksize=CHUNK)
        left = False
    except BrokenProcessPool:
        left = False  # the pool has ended all processes: none would hear us
        raise EngineFailed("error-tune-workers") from None
    finally:
        if left:  # nobody wants these games any more
            stop.set()
        pool.shutdown(cancel_futures=True)

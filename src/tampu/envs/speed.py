"""Decisions per CPU second: the bare engine, and each environment over it.

python -m tampu.envs.speed --seconds 2 --out docs/speed.md
"""

from __future__ import annotations

import argparse
import resource
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from tampu.core.contract import CHANCE, OVER, State
from tampu.core.play import Dealer
from tampu.core.registry import game_ids
from tampu.core.rng import Rng
from tampu.envs.aec import GameEnv
from tampu.envs.batch import BatchEnv
from tampu.envs.seat import SeatEnv
from tampu.envs.spiel import PREFIX
from tampu.envs.table import Table, set_up

BATCH = 32


def chosen(offered: Any, rng: Rng) -> int:
    return int(offered[rng.below(len(offered))])


def engine(game: str) -> Iterator[int]:
    """The engine alone: candidates, apply, chance from a seed."""
    setup, seed = set_up(game), 0
    while True:
        seed += 1
        rng, dealer = Rng(seed), Dealer(seed)
        state: State = setup.game.start(setup.seats, setup.options)
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.apply(dealer.deal(state))
            else:
                state.apply(chosen(state.candidates(), rng))
                yield 1


def table(game: str) -> Iterator[int]:
    """What all environments share: observation and choices at each decision."""
    setup, seed = set_up(game), 0
    row = np.zeros(setup.size, np.float32)
    while True:
        seed += 1
        rng, running = Rng(seed), Table(setup, seed)
        while not running.over:
            running.observe(running.actor, row)
            running.play(chosen(running.choices(), rng))
            yield 1


def pettingzoo(game: str) -> Iterator[int]:
    """`raw_env`: observation and mask at each decision."""
    env, seed = GameEnv(game, 1), 0
    while True:
        seed += 1
        rng = Rng(seed)
        env.reset(seed=seed)
        while env.agents:
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(chosen(np.flatnonzero(observation["action_mask"]), rng))
            yield 1


def gymnasium(game: str) -> Iterator[int]:
    """One seat against random bots; the decisions of all seats count."""
    env, seed = SeatEnv(game, rivals="random"), 0
    while True:
        seed += 1
        rng = Rng(seed)
        _, info = env.reset(seed=seed)
        ended = cut = False
        known = 0
        while not (ended or cut):
            _, _, ended, cut, info = env.step(chosen(np.flatnonzero(info["action_mask"]), rng))
            decisions = env.table.decisions if env.table else 0
            yield decisions - known
            known = decisions


def openspiel(game: str) -> Iterator[int]:
    """A state of pyspiel, without tensors."""
    yield from _spiel(game, tensors=False)


def openspiel_tensors(game: str) -> Iterator[int]:
    """A state of pyspiel, with the observation tensor at each decision."""
    yield from _spiel(game, tensors=True)


def _spiel(game: str, *, tensors: bool) -> Iterator[int]:
    found, seed = pyspiel.load_game(PREFIX + game), 0
    while True:
        seed += 1
        rng, state = Rng(seed), found.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chosen([outcome for outcome, _ in state.chance_outcomes()], rng))
                continue
            if tensors:
                state.observation_tensor()
            state.apply_action(chosen(state.legal_actions(), rng))
            yield 1


WAYS: dict[str, Callable[[str], Iterator[int]]] = {
    "bare engine": engine,
    "table (observation, choices)": table,
    "PettingZoo": pettingzoo,
    "Gymnasium": gymnasium,
    "OpenSpiel": openspiel,
    "OpenSpiel with tensors": openspiel_tensors,
}


def rate(way: Callable[[str], Iterator[int]], game: str, seconds: float) -> float:
    """Decisions per CPU second."""
    play = way(game)
    next(play)
    start, decisions = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        for _ in range(20):
            decisions += next(play)
    return decisions / spent


def batch(game: str, workers: int, steps: int) -> tuple[float, float]:
    """Steps of the batched environment per second, and per CPU second of all its processes."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    children = usage.ru_utime + usage.ru_stime
    wall = cpu = 0.0
    rng = np.random.default_rng(1)
    with BatchEnv(game, BATCH, workers=workers) as env:
        buffers = env.reset(1)
        for _ in range(steps):
            drawn = [int(rng.choice(np.flatnonzero(mask))) for mask in buffers.mask]
            before, spent = time.perf_counter(), time.process_time()
            buffers = env.step(drawn)
            wall += time.perf_counter() - before
            cpu += time.process_time() - spent
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu += usage.ru_utime + usage.ru_stime - children
    return steps * BATCH / wall, steps * BATCH / cpu


def measured(seconds: float, steps: int) -> list[str]:
    """The tables as lines of Markdown."""
    games = game_ids()
    lines = [
        "| decisions per CPU second | " + " | ".join(games) + " |",
        "|---|" + "---|" * len(games),
    ]
    bare: dict[str, float] = {}
    for name, way in WAYS.items():
        cells = []
        for game in games:
            told = rate(way, game, seconds)
            bare.setdefault(game, told)
            cells.append(f"{told:,.0f} ({bare[game] / told:.1f}×)")
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    lines += [
        "",
        "| batched, 32 games | " + " | ".join(games) + " |",
        "|---|" + "---|" * len(games),
    ]
    for workers, name in ((0, "in the process"), (1, "1 worker"), (2, "2 workers")):
        told_both = [batch(game, workers, steps) for game in games]
        cells = [f"{wall:,.0f} ({cpu:,.0f})" for wall, cpu in told_both]
        lines.append(f"| {name}, steps per second (per CPU second) | " + " | ".join(cells) + " |")
    return lines


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure the environments against the engine.")
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args(arguments)
    told = "\n".join(measured(options.seconds, options.steps)) + "\n"
    if options.out:
        options.out.write_text(told, "utf-8")
    print(told)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

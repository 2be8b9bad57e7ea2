"""Measures the decisions per CPU second of the bare engine and of each environment.

`python tools/environment_speed.py --seconds 2` prints Markdown tables.
"""

import argparse
import resource
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pyspiel

from tampu.core.contract import CHANCE, OVER
from tampu.core.play import Dealer
from tampu.core.registry import game_ids
from tampu.core.rng import Rng
from tampu.envs.agent_cycle import GameEnv
from tampu.envs.batch import BatchEnv
from tampu.envs.config import env_config
from tampu.envs.episode import Episode, Mask
from tampu.envs.rows import Ints
from tampu.envs.seat import SeatEnv
from tampu.envs.spiel import PREFIX

BATCH = 64
Player = Callable[[str], Iterator[int]]
"""Plays random games without end; yields the number of decisions since the last yield."""


def choose(choices: Any, rng: Rng) -> int:
    """Draw one of the offered actions uniformly."""
    return int(choices[rng.below(len(choices))])


def offered(mask: Mask) -> Ints:
    """The marked choices; numpy finds them about ten times as fast in truth values."""
    return np.flatnonzero(mask.view(np.bool_))


def engine(game: str) -> Iterator[int]:
    """The engine alone: candidates, apply, chance from a seed."""
    config, seed = env_config(game), 0
    while True:
        seed += 1
        rng, dealer = Rng(seed), Dealer(seed)
        state = config.first_state()
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.apply(dealer.deal(state))
            else:
                state.apply(choose(state.candidates(), rng))
                yield 1


def episode(game: str, *, by_views: bool = False) -> Iterator[int]:
    """The part that all environments share: observation and choices at each decision.

    By views, the observation is made as for a game that does not write it from the state.
    """
    config, seed = env_config(game), 0
    row = np.zeros(config.size, np.float32)
    while True:
        seed += 1
        rng, running = Rng(seed), Episode(config, seed)
        while not running.over:
            if by_views:
                row.fill(0)
                view = running.state.view(running.actor)
                config.layout.write(memoryview(row.data), config.seats, view, running.actor)
            else:
                running.observe(running.actor, row)
            running.play(choose(running.choices(), rng))
            yield 1


def pettingzoo(game: str) -> Iterator[int]:
    """`raw_env`: observation and mask at each decision."""
    env, seed = GameEnv(game, 1), 0
    while True:
        seed += 1
        rng = Rng(seed)
        env.reset(seed=seed)
        while env.agents:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(choose(offered(observation["action_mask"]), rng))
            yield 1


def gymnasium(game: str) -> Iterator[int]:
    """One seat against random bots; the decisions of all seats count."""
    env, seed = SeatEnv(game, opponents="random"), 0
    while True:
        seed += 1
        rng = Rng(seed)
        _, info = env.reset(seed=seed)
        over = False
        counted = 0
        while not over:
            action = choose(offered(info["action_mask"]), rng)
            _, _, terminated, truncated, info = env.step(action)
            over = terminated or truncated
            decisions = env.episode.decisions if env.episode else 0
            yield decisions - counted
            counted = decisions


def openspiel(game: str, *, tensors: bool) -> Iterator[int]:
    loaded, seed = pyspiel.load_game(PREFIX + game), 0
    while True:
        seed += 1
        rng, state = Rng(seed), loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choose([outcome for outcome, _ in state.chance_outcomes()], rng))
                continue
            if tensors:
                state.observation_tensor()
            state.apply_action(choose(state.legal_actions(), rng))
            yield 1


PLAYERS: dict[str, Player] = {
    "bare engine": engine,
    "episode (observation, choices)": episode,
    "episode, observation from a view": partial(episode, by_views=True),
    "PettingZoo": pettingzoo,
    "Gymnasium": gymnasium,
    "OpenSpiel": partial(openspiel, tensors=False),
    "OpenSpiel with tensors": partial(openspiel, tensors=True),
}


def rate(player: Player, game: str, seconds: float) -> float:
    """The decisions per CPU second of a player."""
    play = player(game)
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
            drawn = [int(rng.choice(offered(mask))) for mask in buffers.mask]
            before, spent = time.perf_counter(), time.process_time()
            buffers = env.step(drawn)
            wall += time.perf_counter() - before
            cpu += time.process_time() - spent
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu += usage.ru_utime + usage.ru_stime - children
    return steps * BATCH / wall, steps * BATCH / cpu


def tables(seconds: float, steps: int) -> list[str]:
    """The measured tables as lines of Markdown."""
    games = game_ids()
    lines = [
        "| decisions per CPU second | " + " | ".join(games) + " |",
        "|---|" + "---|" * len(games),
    ]
    bare: dict[str, float] = {}
    for name, player in PLAYERS.items():
        cells = []
        for game in games:
            speed = rate(player, game, seconds)
            bare.setdefault(game, speed)
            cells.append(f"{speed:,.0f} ({bare[game] / speed:.1f}×)")
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    lines += [
        "",
        f"| batched, {BATCH} games | " + " | ".join(games) + " |",
        "|---|" + "---|" * len(games),
    ]
    for workers, name in ((0, "in the process"), (1, "1 worker"), (2, "2 workers")):
        speeds = [batch(game, workers, steps) for game in games]
        cells = [f"{wall:,.0f} ({cpu:,.0f})" for wall, cpu in speeds]
        lines.append(f"| {name}, steps per second (per CPU second) | " + " | ".join(cells) + " |")
    return lines


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure the environments beside the engine.")
    parser.add_argument("--seconds", type=float, default=2, help="CPU time for each figure")
    parser.add_argument("--steps", type=int, default=100, help="steps of each batch")
    options = parser.parse_args(arguments)
    print("\n".join(tables(options.seconds, options.steps)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

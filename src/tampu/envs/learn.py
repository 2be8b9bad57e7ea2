"""A baseline that learns: masked proximal policy optimisation in numpy.

    python -m tampu.envs.learn --minutes 2 --curve docs/images/learning-curve.svg

The policy plays both seats of some games against itself and one seat of others against a bot. An
action's score is the product of what the network makes of the observation with a vector of the
action's own, worked out for the offered actions only.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tampu.envs.batch import BatchEnv
from tampu.envs.curves import Point, curve
from tampu.envs.policy import Adam, Array, Network, Offers

GAME = "imhotep"


@dataclass(frozen=True)
class Plan:
    """How to learn."""

    games: int = 32
    """Games at once against itself, and as many against each rival."""
    rivals: tuple[str, ...] = ("greedy",)
    itself: bool = True
    decisions: int = 32
    """Decisions of each game between two updates."""
    hidden: int = 64
    epochs: int = 3
    minibatch: int = 256
    rate: float = 2e-3
    trace: float = 0.97
    clip: float = 0.2
    entropy: float = 0.01
    margin: float = 20.0
    """The lead in points that counts as much as victory itself."""
    seed: int = 1


def worth(margins: Array, limit: float) -> Array:
    """What training rewards: victory, and by how much."""
    told: Array = (0.5 * np.sign(margins) + 0.5 * np.clip(margins / limit, -1, 1)).astype(
        np.float32
    )
    return told


@dataclass
class Samples:
    """What was decided between two updates, one row for each decision."""

    observations: Array
    offers: Offers
    chosen: NDArray[np.int64]
    """The place of the action among those offered."""
    logs: Array
    advantages: Array
    returns: Array


class Player:
    """The policy in all games of one environment."""

    def __init__(self, env: BatchEnv, plan: Plan, seed: int) -> None:
        self.env = env
        self.plan = plan
        self.buffers = env.reset(seed)

    def gather(self, network: Network, rng: np.random.Generator) -> Samples:
        """Play on for some decisions."""
        plan, games, seats = self.plan, self.env.games, self.env.setup.seats
        shape = (plan.decisions, games)
        observations = np.empty((*shape, self.env.setup.size), np.float32)
        values, logs = np.empty(shape, np.float32), np.empty(shape, np.float32)
        chosen = np.empty(shape, np.int64)
        players = np.empty(shape, np.int64)
        rewards = np.zeros((*shape, seats), np.float32)
        ended = np.zeros(shape, bool)
        offers: list[Offers] = []
        for step in range(plan.decisions):
            buffers = self.buffers
            observations[step] = buffers.observation
            players[step] = buffers.player
            offer = Offers.of(buffers.mask)
            shares, values[step] = network.forward(observations[step], offer)
            places = offer.draw(shares, rng)
            logs[step] = np.log(shares[np.arange(games), places] + 1e-9)
            chosen[step] = places
            offers.append(offer)
            self.buffers = self.env.step(offer.actions[np.arange(games), places])
            ended[step] = (self.buffers.done | self.buffers.cut).astype(bool)
            rewards[step] = worth(self.buffers.rewards, plan.margin)
        offer = Offers.of(self.buffers.mask)
        _, last = network.forward(self.buffers.observation, offer)
        advantages = self._advantages(values, players, rewards, ended, last)
        return Samples(
            observations.reshape(-1, self.env.setup.size),
            Offers.joined(offers),
            chosen.reshape(-1),
            logs.reshape(-1),
            advantages.reshape(-1),
            (advantages + values).reshape(-1),
        )

    def _advantages(
        self, values: Array, players: Any, rewards: Array, ended: Any, last: Array
    ) -> Array:
        """By generalised advantage estimation along the decisions of each seat.

        Two seats are opponents: what the one expects, the other fears.
        """
        games, seats = self.env.games, self.env.setup.seats
        row = np.arange(games)
        following = np.repeat(-last[:, None], seats, axis=1)
        following[row, self.buffers.player] = last
        traces = np.zeros((games, seats), np.float32)
        due = np.zeros((games, seats), np.float32)
        advantages = np.empty_like(values)
        for step in range(len(values) - 1, -1, -1):
            over = ended[step]
            following[over] = traces[over] = 0
            due[over] = rewards[step, over]
            who = players[step]
            change = due[row, who] + following[row, who] - values[step]
            advantages[step] = change + self.plan.trace * traces[row, who]
            traces[row, who] = advantages[step]
            following[row, who] = values[step]
            due[row, who] = 0
        return advantages


def joined(samples: Sequence[Samples]) -> Samples:
    """The samples of several environments."""
    return Samples(
        np.concatenate([part.observations for part in samples]),
        Offers.joined([part.offers for part in samples]),
        np.concatenate([part.chosen for part in samples]),
        np.concatenate([part.logs for part in samples]),
        np.concatenate([part.advantages for part in samples]),
        np.concatenate([part.returns for part in samples]),
    )


def update(
    network: Network, adam: Adam, samples: Samples, plan: Plan, rng: np.random.Generator
) -> None:
    """Some epochs of clipped policy gradient on the samples."""
    count = len(samples.chosen)
    scale = samples.advantages.std() + 1e-6
    advantages = (samples.advantages - samples.advantages.mean()) / scale
    for _ in range(plan.epochs):
        order = rng.permutation(count)
        for first in range(0, count, plan.minibatch):
            pick = order[first : first + plan.minibatch]
            gradient = network.gradient(
                samples.observations[pick],
                samples.offers.rows(pick),
                samples.chosen[pick],
                samples.logs[pick],
                advantages[pick],
                samples.returns[pick],
                plan.clip,
                plan.entropy,
            )
            adam.descend(gradient)


def play_off(network: Network, rival: str, games: int, seed: int) -> float:
    """The win share of the policy, taking its likeliest action, against a bot."""
    setup: dict[str, Any] = {"rivals": (rival,)}
    at_once = min(games, 64)
    share, played = 0.0, 0
    with BatchEnv(GAME, at_once, **setup) as env:
        seats = env.setup.seats
        buffers = env.reset(seed)
        left = [games // at_once + (row < games % at_once) for row in range(at_once)]
        while played < games:
            who = buffers.player.copy()
            offer = Offers.of(buffers.mask)
            shares, _ = network.forward(buffers.observation, offer)
            best = offer.actions[np.arange(at_once), shares.argmax(1)]
            buffers = env.step(best)
            for row in np.flatnonzero(buffers.done | buffers.cut):
                if left[row]:
                    left[row] -= 1
                    played += 1
                    share += float(buffers.rewards[row, who[row] % seats])
    return share / games


def learn(
    plan: Plan,
    progress: Callable[[int, float], float],
    judge: Callable[[Network, int, float], None] | None = None,
    network: Network | None = None,
) -> Network:
    """Learn until `progress` (by updates and CPU seconds) reaches 1, in steps that grow smaller.

    `judge` looks on after each update; its time does not count.
    """
    rng = np.random.default_rng(plan.seed)
    envs = [BatchEnv(GAME, plan.games, reward="margin")] if plan.itself else []
    envs += [BatchEnv(GAME, plan.games, reward="margin", rivals=(rival,)) for rival in plan.rivals]
    setup = envs[0].setup
    network = network or Network(setup.size, setup.actions, plan.hidden, plan.seed)
    adam = Adam(network, plan.rate)
    players = [Player(env, plan, 1000 * (plan.seed + number)) for number, env in enumerate(envs)]
    seconds, updates = 0.0, 0
    if judge:
        judge(network, 0, 0.0)
    while (done := progress(updates, seconds)) < 1:
        before = time.process_time()
        adam.rate = plan.rate * max(1 - done, 0.05)
        samples = joined([player.gather(network, rng) for player in players])
        update(network, adam, samples, plan, rng)
        updates += 1
        seconds += time.process_time() - before
        if judge:
            judge(network, updates, seconds)
    return network


class Examiner:
    """Measures the policy now and then, and keeps the curve."""

    def __init__(self, every: float, games: int, rivals: Sequence[str]) -> None:
        self.every, self.games, self.rivals = every, games, tuple(rivals)
        self.points: list[Point] = []
        self._next = 0.0

    def __call__(self, network: Network, updates: int, seconds: float) -> None:
        if seconds < self._next:
            return
        shares = {rival: play_off(network, rival, self.games, 900_000) for rival in self.rivals}
        self.points.append(Point(seconds / 60, shares))
        self._next = seconds + self.every
        told = ", ".join(f"{rival} {share:.3f}" for rival, share in shares.items())
        print(f"{seconds / 60:6.1f} min, {updates:5d} updates: {told}", flush=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Learn Imhotep for two and draw the curve.")
    parser.add_argument("--minutes", type=float, default=2, help="CPU time for learning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=100, help="games of each measurement")
    parser.add_argument("--final", type=int, default=1000, help="games of the last measurement")
    parser.add_argument("--every", type=float, default=0.2, help="minutes between measurements")
    parser.add_argument("--curve", type=Path, help="where to draw the curve (SVG)")
    parser.add_argument("--points", type=Path, help="where to write the curve (JSON)")
    parser.add_argument("--weights", type=Path, help="where to keep the network (npz)")
    options = parser.parse_args(arguments)
    examiner = Examiner(options.every * 60, options.games, ("random", "greedy"))
    plan = Plan(seed=options.seed)
    network = learn(plan, lambda _, seconds: seconds / (options.minutes * 60), examiner)
    final = {rival: play_off(network, rival, options.final, 5_000_000) for rival in examiner.rivals}
    examiner.points.append(Point(options.minutes, final))
    print(json.dumps({"minutes": options.minutes, "games": options.final, "win_share": final}))
    if options.weights:
        np.savez_compressed(options.weights, allow_pickle=False, **network.weights)
    if options.points:
        told = [{"minutes": round(p.minutes, 2), **p.shares} for p in examiner.points]
        options.points.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    if options.curve:
        title = f"Imhotep, two seats: win share while learning (seed {options.seed})"
        options.curve.write_text(curve(examiner.points, title), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

"""Learns for a few updates and prints what came of it; run as a process of one thread."""

from __future__ import annotations

import json

import numpy as np

from tampu.envs.learn import Plan, learn, play_off
from tampu.envs.policy import Network, Offers
from tampu.envs.seat import SeatEnv

UPDATES = 20
PLAN = Plan(games=32, rivals=(), hidden=64, minibatch=256, rate=2e-3)


def by_another_way(network: Network, rival: str, games: int) -> float:
    """The win share in Gymnasium's environment, which shares no code with `BatchEnv`."""
    env, total = SeatEnv("imhotep", rivals=rival, illegal_reward=None), 0.0
    for seed in range(games):
        observation, _ = env.reset(seed=seed)
        ended, reward = False, 0.0
        while not ended:
            offers = Offers.of(env.action_masks().astype(np.int8)[None])
            shares, _ = network.forward(observation[None], offers)
            observation, worth, ended, _, _ = env.step(int(offers.actions[0, shares[0].argmax()]))
            reward = float(worth)
        total += reward
    return total / games


def shortened() -> dict[str, float]:
    told: dict[str, float] = {}

    def judge(network: Network, updates: int, _: float) -> None:
        if updates in (0, UPDATES):
            name = "after" if updates else "before"
            told[name] = play_off(network, "random", 40, 900_000)

    network = learn(PLAN, lambda updates, _: updates / UPDATES, judge)
    told["again"] = by_another_way(network, "random", 8)
    return told


if __name__ == "__main__":
    print(json.dumps(shortened()))

"""Trains for a few updates and prints the win shares; run as a process with one thread."""

import json

import numpy as np

from tampu.envs.seat import SeatEnv
from tampu.tuning.ppo.network import Network, OfferedActions
from tampu.tuning.ppo.training import TrainingConfig, measure_win_share, train

BUDGET = 20 * 32 * 32
CONFIG = TrainingConfig(games=32, opponents=(), hidden=64, minibatch=256, learning_rate=2e-3)


def win_share_in_gymnasium(network: Network, opponent: str, games: int) -> float:
    """The win share in the Gymnasium environment, which shares no code with `BatchEnv`."""
    env, total = SeatEnv("imhotep", opponents=opponent, illegal_reward=None), 0.0
    for seed in range(games):
        observation, _ = env.reset(seed=seed)
        terminated, reward = False, 0.0
        while not terminated:
            offered = OfferedActions.from_mask(env.action_masks().astype(np.int8)[None])
            probabilities, _ = network.forward(observation[None], offered)
            action = int(offered.actions[0, probabilities[0].argmax()])
            observation, step_reward, terminated, _, _ = env.step(action)
            reward = float(step_reward)
        total += reward
    return total / games


def short_training() -> dict[str, float]:
    shares: dict[str, float] = {}

    def measure(network: Network, steps: int) -> None:
        if steps in (0, BUDGET):
            name = "after" if steps else "before"
            shares[name] = measure_win_share(network, CONFIG, "random", 40, 900_000)

    network = train(CONFIG, BUDGET, measure)
    shares["gymnasium"] = win_share_in_gymnasium(network, "random", 8)
    return shares


if __name__ == "__main__":
    print(json.dumps(short_training()))

"""Imitation before PPO: the network learns the choices of a teacher."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tampu.envs.config import env_config
from tampu.tuning.ppo.imitation import Demonstration, imitate
from tampu.tuning.ppo.network import Network, OfferedActions
from tampu.tuning.ppo.training import TrainingConfig, train

CONFIG = TrainingConfig(
    game="imhotep", options=(("mini", True),), games=2, opponents=(), decisions=8, hidden=16,
    minibatch=64, entropy_bonus=0.0, epochs=6,
)  # fmt: skip


def agreement(network: Network, config: TrainingConfig, teacher: str) -> float:
    """The mean probability of the teacher's choices in two games that nobody learned from."""
    env = env_config(config.game, config.seats, dict(config.options), reward="margin",
                     steps=config.action_steps)  # fmt: skip
    lessons = Demonstration(config, env, teacher)
    lessons.play(1)
    lessons.play(2)
    samples = lessons.take()
    probabilities, _ = network.forward(samples.observations, samples.offered)
    return float(probabilities[np.arange(len(samples.chosen)), samples.chosen].mean())


def test_it_learns_the_choices_of_its_teacher() -> None:
    network, rows = imitate(CONFIG, "greedy", 20)
    again, _ = imitate(CONFIG, "greedy", 20)
    assert rows > 200
    for name, weights in network.weights.items():
        assert np.array_equal(weights, again.weights[name]), name
    env = env_config("imhotep", options={"mini": True})
    untrained = Network(env.size, env.actions, CONFIG.hidden, 1)
    before, after = agreement(untrained, CONFIG, "greedy"), agreement(network, CONFIG, "greedy")
    assert after > 1.5 * before, (before, after)


@pytest.mark.parametrize("game", ["cuzco", "inca_empire"])
def test_whole_actions_are_divided_into_steps(game: str) -> None:
    config = replace(CONFIG, game=game, action_steps=True)
    env = env_config(game, options={"mini": True}, reward="margin", steps=True)
    lessons = Demonstration(config, env, "random")
    lessons.play(3)
    samples = lessons.take()
    chosen = samples.offered.actions[np.arange(len(samples.chosen)), samples.chosen]
    assert samples.offered.valid[np.arange(len(chosen)), samples.chosen].all()
    assert chosen.max() < env.actions
    assert samples.observations.shape == (len(chosen), env.size)
    assert np.abs(samples.returns).max() <= 1


def test_without_earlier_probabilities_the_gradient_is_that_of_the_cross_entropy() -> None:
    rng = np.random.default_rng(0)
    network: Any = Network(5, 6, 4, 0)
    for name, weights in network.weights.items():
        network.weights[name] = rng.standard_normal(weights.shape) / 2
    observations, row = rng.standard_normal((3, 5)), np.arange(3)
    offered = OfferedActions.from_mask(np.ones((3, 6), np.int8))
    chosen = np.array([0, 3, 5])

    def loss() -> float:
        probabilities, values = network.forward(observations, offered)
        return float(-np.log(probabilities[row, chosen]).mean() + 0.5 * (values**2).mean())

    gradient = network.gradient(
        observations, offered, chosen=chosen, log_probabilities=None, advantages=np.ones(3),
        returns=np.zeros(3), clip=0.2, entropy_bonus=0.0,
    )  # fmt: skip
    for name, weights in network.weights.items():
        for place in np.ndindex(weights.shape):
            original = weights[place]
            weights[place] = original + 1e-6
            above = loss()
            weights[place] = original - 1e-6
            slope = (above - loss()) / 2e-6
            weights[place] = original
            assert gradient[name][place] == pytest.approx(slope, abs=1e-6), name


def test_training_goes_on_with_a_given_network() -> None:
    network, _ = imitate(CONFIG, "random", 2)
    before = {name: weights.copy() for name, weights in network.weights.items()}
    shaped = replace(CONFIG, shaping=1.0)
    assert train(shaped, 32, network=network) is network
    assert any(not np.array_equal(before[name], network.weights[name]) for name in before)

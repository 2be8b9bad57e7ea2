"""The PPO baseline learns: a shortened version of `python -m tampu.tuning.ppo`."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from tampu.tuning.ppo.chart import COLOURS, Point, learning_chart
from tampu.tuning.ppo.network import Network, OfferedActions
from tampu.tuning.ppo.training import TrainingConfig, train, training_reward

ROOT = Path(__file__).parents[2]


def test_the_gradient_equals_numerical_differences() -> None:
    """For every weight, on a network of doubles."""
    rng = np.random.default_rng(0)
    network: Any = Network(7, 11, 5, 0)
    for name, weights in network.weights.items():
        network.weights[name] = rng.standard_normal(weights.shape) / 2
    observations = rng.standard_normal((6, 7))
    mask = (rng.random((6, 11)) < 0.5).astype(np.int8)
    mask[:, 0] = 1
    offered, row = OfferedActions.from_mask(mask), np.arange(6)
    probabilities, _ = network.forward(observations, offered)
    chosen = offered.sample(probabilities, rng)
    logs = np.log(probabilities[row, chosen]) + rng.standard_normal(6) / 20
    advantages, returns = rng.standard_normal(6), rng.standard_normal(6)

    def loss() -> float:
        probabilities, values = network.forward(observations, offered)
        ratio = np.exp(np.log(probabilities[row, chosen]) - logs)
        gain = np.minimum(ratio * advantages, np.clip(ratio, 0.8, 1.2) * advantages).mean()
        entropy = -(probabilities * np.log(probabilities + 1e-9)).sum(1).mean()
        return float(-gain - 0.01 * entropy + 0.5 * ((values - returns) ** 2).mean())

    gradient = network.gradient(
        observations,
        offered,
        chosen=chosen,
        log_probabilities=logs,
        advantages=advantages,
        returns=returns,
        clip=0.2,
        entropy_bonus=0.01,
    )
    for name, weights in network.weights.items():
        for place in np.ndindex(weights.shape):
            original = weights[place]
            weights[place] = original + 1e-6
            above = loss()
            weights[place] = original - 1e-6
            below = loss()
            weights[place] = original
            slope = (above - below) / 2e-6
            assert gradient[name][place] == pytest.approx(slope, abs=1e-6), name


def test_a_mask_over_all_ids_is_the_same_policy_as_the_offered_ones() -> None:
    """The two forms differ in what they cost only."""
    rng = np.random.default_rng(1)
    network: Any = Network(7, 11, 5, 0)
    network.weights["actions"] = rng.standard_normal((11, 5))
    mask = (rng.random((6, 11)) < 0.5).astype(np.int8)
    mask[:, 3] = 1
    few = OfferedActions.from_mask(mask)
    every = OfferedActions(np.tile(np.arange(11), (6, 1)), mask.astype(bool))
    observations = rng.standard_normal((6, 7))
    over_few, values = network.forward(observations, few)
    over_every, same_values = network.forward(observations, every)
    for row in range(6):
        count = few.valid[row].sum()
        expected = over_few[row, :count]
        assert over_every[row][mask[row] == 1] == pytest.approx(expected)
    assert values == pytest.approx(same_values)
    assert (over_every[mask == 0] == 0).all()


def run_module(*arguments: str) -> str:
    """Run a module with one thread, so that numpy's threads do not compete for the cores."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_learns() -> None:
    shares = json.loads(run_module("tests.tuning.short_training"))
    assert shares["after"] >= 0.75, shares
    assert shares["after"] >= shares["before"] + 0.25, shares
    assert shares["gymnasium"] >= 0.5, shares


def test_the_command_writes_curve_and_weights(tmp_path: Path) -> None:
    chart, points, weights = (tmp_path / name for name in ("c.svg", "p.json", "w.npz"))
    settings = ["--steps", "2048", "--games", "4", "--final", "4"]
    files = ["--curve", str(chart), "--points", str(points), "--weights", str(weights)]
    run_module("tampu.tuning.ppo", *settings, *files)
    ElementTree.parse(chart)
    assert points.read_text("utf-8").startswith("[")
    with np.load(weights) as network:
        assert network["first"].shape[0] == 520
    printed = [json.loads(points.read_text("utf-8"))[-1]["steps"]]
    assert printed == [2048]


@pytest.mark.parametrize("game", ["imhotep", "cuzco", "inca_empire", "tawantinsuyu"])
def test_seed_and_budget_fix_the_run(game: str) -> None:
    """Nothing depends on time, so that published results can be reproduced."""
    config = TrainingConfig(
        game=game, games=2, opponents=("random",), decisions=8, hidden=8, minibatch=16,
        action_steps=game == "cuzco",
    )  # fmt: skip
    first, second = (train(config, 64).weights for _ in range(2))
    other = train(replace(config, seed=2), 64).weights
    for name, weights in first.items():
        assert np.array_equal(weights, second[name]), name
    assert any(not np.array_equal(weights, other[name]) for name, weights in first.items())


def test_the_reward_is_divided_between_victory_and_margin() -> None:
    margins = np.array([[4.0, -4.0], [60.0, -60.0], [0.0, 0.0]], np.float32)
    for share, small in ((0.0, 1.0), (0.5, 0.6), (1.0, 0.2)):
        rewards = training_reward(margins, TrainingConfig(margin_share=share))
        assert rewards.ravel() == pytest.approx([small, -small, 1, -1, 0, 0])


def test_the_chart_goes_through_its_points() -> None:
    drawn = learning_chart([Point(0, {"greedy": 0.0}), Point(10, {"greedy": 1.0})], "Learning")
    (line,) = [
        element.attrib
        for element in ElementTree.fromstring(drawn).iter()
        if element.tag.endswith("line") and element.attrib["stroke"] == COLOURS[0]
    ]
    assert [line[end] for end in ("x1", "y1", "x2", "y2")] == ["56.0", "348.0", "696.0", "48.0"]

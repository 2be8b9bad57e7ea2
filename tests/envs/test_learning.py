"""The baseline learns: a shortened version of `python -m tampu.envs.learn`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from tampu.envs.curves import Point, curve
from tampu.envs.policy import Network, Offers

ROOT = Path(__file__).parents[2]


def test_gradients_are_slopes() -> None:
    """Against differences, for every weight, on a network of doubles."""
    rng = np.random.default_rng(0)
    network: Any = Network(7, 11, 5, 0)
    for name, weights in network.weights.items():
        network.weights[name] = rng.standard_normal(weights.shape) / 2
    observations = rng.standard_normal((6, 7))
    mask = (rng.random((6, 11)) < 0.5).astype(np.int8)
    mask[:, 0] = 1
    offers, row = Offers.of(mask), np.arange(6)
    shares, _ = network.forward(observations, offers)
    chosen = offers.draw(shares, rng)
    logs = np.log(shares[row, chosen]) + rng.standard_normal(6) / 20
    advantages, returns = rng.standard_normal(6), rng.standard_normal(6)

    def loss() -> float:
        shares, values = network.forward(observations, offers)
        ratio = np.exp(np.log(shares[row, chosen]) - logs)
        gain = np.minimum(ratio * advantages, np.clip(ratio, 0.8, 1.2) * advantages).mean()
        spread = -(shares * np.log(shares + 1e-9)).sum(1).mean()
        return float(-gain - 0.01 * spread + 0.5 * ((values - returns) ** 2).mean())

    told = network.gradient(observations, offers, chosen, logs, advantages, returns, 0.2, 0.01)
    for name, weights in network.weights.items():
        for place in np.ndindex(weights.shape):
            held = weights[place]
            weights[place] = held + 1e-6
            above = loss()
            weights[place] = held - 1e-6
            below = loss()
            weights[place] = held
            assert told[name][place] == pytest.approx((above - below) / 2e-6, abs=1e-6), name


def alone(*arguments: str) -> str:
    """Run a module with one thread, so that numpy does not fight over the cores."""
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
    told = json.loads(alone("tests.envs.shortened"))
    assert told["after"] >= 0.75, told
    assert told["after"] >= told["before"] + 0.25, told
    assert told["again"] >= 0.5, told


def test_the_command_writes_curve_and_weights(tmp_path: Path) -> None:
    chart, points, weights = (tmp_path / name for name in ("c.svg", "p.json", "w.npz"))
    settings = ["--minutes", "0.001", "--games", "4", "--final", "4"]
    files = ["--curve", str(chart), "--points", str(points), "--weights", str(weights)]
    alone("tampu.envs.learn", *settings, *files)
    ElementTree.parse(chart)
    assert points.read_text("utf-8").startswith("[")
    with np.load(weights) as kept:
        assert kept["first"].shape[0] == 520


def test_a_curve_goes_where_its_points_are() -> None:
    drawn = curve([Point(0, {"greedy": 0.0}), Point(10, {"greedy": 1.0})], "Learning")
    (line,) = [e for e in ElementTree.fromstring(drawn).iter() if e.tag.endswith("polyline")]
    assert line.attrib["points"] == "56.0,348.0 696.0,48.0"

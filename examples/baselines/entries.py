"""Trained baselines as entries of the benchmark, from the files that `--weights` wrote.

    cd examples/baselines
    tampu benchmark run imhotep-2 --entry python:entries:learned_search --out results.json

The folder `weights` holds those of Imhotep's learned search. TAMPU_WEIGHTS names another one, with
`GAME-search.json` and `GAME-ppo.npz` (`GAME-mini-ppo.npz` is for mini games).
"""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from tampu.bots.plan import PlanBot
from tampu.core.contract import Game
from tampu.envs.opponents import PolicyBot
from tampu.tuning.ppo.network import Network, OfferedActions
from tampu.tuning.ppo.training import suitable_config

FOLDER = Path(os.environ.get("TAMPU_WEIGHTS", Path(__file__).parent / "weights"))


def planner(game: Game, model: dict[str, Any]) -> PlanBot:
    """Planning of whole turns with a learned model instead of the shipped one.

    `plan` in the model holds the width, the number of replies and the number of imagined positions.
    """
    learned = replace(game, evaluation=game.evaluation.with_learned(model))
    return PlanBot(learned, *model["plan"])


def policy_bot(game: Game, weights: dict[str, Any]) -> PolicyBot:
    """The most likely action of a network of `tampu.tuning.ppo`."""
    network = Network(1, 1, 1, 0)
    network.weights = weights

    def policy(observation: np.ndarray, mask: np.ndarray) -> int:
        offered = OfferedActions.from_mask(mask[None])
        probabilities, _ = network.forward(observation[None], offered)
        return int(offered.actions[0, probabilities[0].argmax()])

    return PolicyBot(game, policy, steps=suitable_config(game.id).action_steps)


def learned_search(game: Game) -> PlanBot:
    """The entry of `learned_search.py`."""
    return planner(game, json.loads((FOLDER / f"{game.id}-search.json").read_text("utf-8")))


def numpy_ppo(game: Game) -> PolicyBot:
    """The entry of `numpy_ppo.py`."""
    with np.load(FOLDER / f"{game.id}-ppo.npz") as weights:
        return policy_bot(game, dict(weights))


def numpy_ppo_mini(game: Game) -> PolicyBot:
    """The entry of `numpy_ppo.py --mini`."""
    with np.load(FOLDER / f"{game.id}-mini-ppo.npz") as weights:
        return policy_bot(game, dict(weights))

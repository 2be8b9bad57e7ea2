"""The light numpy baseline of `tampu.tuning.ppo`, measured like the others."""

from __future__ import annotations

import numpy as np
from evaluation import arguments, report

from tampu.tuning.ppo.network import OfferedActions
from tampu.tuning.ppo.training import suitable_config, train

options = arguments(steps=100_000)
config = suitable_config(options.game, options.seed)
network = train(config, options.steps)


def policy(observation: np.ndarray, mask: np.ndarray) -> int:
    offered = OfferedActions.from_mask(mask[None])
    probabilities, _ = network.forward(observation[None], offered)
    return int(offered.actions[0, probabilities[0].argmax()])


report("PPO in numpy", options, policy, steps=config.action_steps)

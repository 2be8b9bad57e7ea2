"""The light numpy baseline of `tampu.tuning.ppo`, measured like the others.

With `--teacher level:3` it imitates a bot for `--lessons` games before it improves by PPO.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from entries import policy_bot
from evaluation import arguments, report_bot

from tampu.tuning.ppo.imitation import imitate
from tampu.tuning.ppo.training import suitable_config, train

options = arguments(
    steps=100_000,
    teacher=("", "a bot to imitate first"),
    lessons=("100", "games of the teacher"),
    shaping=("0", "the weight of potential-based rewards"),
)
config = replace(
    suitable_config(options.game, options.seed),
    options=tuple(options.options.items()),
    shaping=float(options.shaping),
)
network = None
if options.teacher:
    lessons = replace(config, entropy_bonus=0.0)
    network, _ = imitate(lessons, options.teacher, int(options.lessons))
network = train(config, options.steps, network=network)
if options.weights:
    np.savez_compressed(options.weights, allow_pickle=False, **network.weights)
report_bot("PPO in numpy", options, lambda game: policy_bot(game, network.weights))

"""MaskablePPO of sb3-contrib on one seat against bots: `python maskable_ppo.py GAME --steps N`."""

from __future__ import annotations

from evaluation import arguments, report
from sb3_contrib import MaskablePPO

from tampu.envs.seat import SeatEnv

options = arguments(steps=20_000)
settings = {"steps": options.game == "cuzco"}
env = SeatEnv(options.game, opponents=("random", "greedy"), shaping=1.0, **settings)
model = MaskablePPO("MlpPolicy", env, seed=options.seed, n_steps=512, device="cpu")
model.learn(options.steps)


def policy(observation, mask):
    return int(model.predict(observation, action_masks=mask.astype(bool), deterministic=True)[0])


report("MaskablePPO (sb3-contrib)", options, policy, **settings)

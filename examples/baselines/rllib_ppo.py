"""PPO of RLlib on one seat against bots; Ray can spread its workers over machines.

RLlib's own action-masking module reads a dictionary of mask and observation.
"""

from __future__ import annotations

import gymnasium
import numpy as np
import ray
import torch
from evaluation import arguments, report
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from tampu.envs.seat import SeatEnv

options = arguments(steps=8_000)
settings = {"steps": options.game == "cuzco"}


class MaskedSeat(gymnasium.ObservationWrapper):
    """A seat whose observation holds the mask."""

    def __init__(self, _config: dict | None = None) -> None:
        env = SeatEnv(options.game, opponents=("random", "greedy"), shaping=1.0, **settings)
        super().__init__(env)
        masks = gymnasium.spaces.Box(0.0, 1.0, (int(env.action_space.n),), np.float32)
        self.observation_space = gymnasium.spaces.Dict(
            {"action_mask": masks, "observations": env.observation_space}
        )

    def observation(self, observation: np.ndarray) -> dict:
        mask = self.env.action_masks().astype(np.float32)
        # After the end nothing is offered; RLlib still takes logarithms of the mask.
        return {"action_mask": mask if mask.any() else mask + 1, "observations": observation}


ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
module = RLModuleSpec(
    module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64, 64]}
)
algorithm = (
    PPOConfig()
    .environment(MaskedSeat)
    .env_runners(num_env_runners=0)
    .training(train_batch_size_per_learner=1024, minibatch_size=256, num_epochs=4, lr=1e-3)
    .rl_module(rl_module_spec=module)
    .debugging(seed=options.seed)
    .build_algo()
)
for _ in range(max(1, options.steps // 1024)):
    algorithm.train()
trained = algorithm.get_module()


@torch.no_grad()
def policy(observation: np.ndarray, mask: np.ndarray) -> int:
    batch = {"action_mask": torch.tensor(mask[None], dtype=torch.float32),
             "observations": torch.from_numpy(observation[None])}  # fmt: skip
    return int(trained.forward_inference({"obs": batch})["action_dist_inputs"].argmax())


report("PPO (RLlib)", options, policy, **settings)
algorithm.stop()
ray.shutdown()

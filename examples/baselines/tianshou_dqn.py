"""DQN of Tianshou on PettingZoo's interface: one agent learns, the others play at random."""

from __future__ import annotations

import numpy as np
import torch
from evaluation import arguments, report
from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.env.pettingzoo_env import PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from tampu.envs.agent_cycle import GameEnv

options = arguments(steps=8_000)
settings = {"steps": options.game == "cuzco"}
np.random.seed(options.seed)
torch.manual_seed(options.seed)


def make_env() -> PettingZooEnv:
    return PettingZooEnv(GameEnv(options.game, 1, reward="zero_sum", shaping=1.0, **settings))


env = make_env()
shape = env.observation_space["observation"].shape
net = Net(state_shape=shape, action_shape=env.action_space.n, hidden_sizes=[128, 128])
learner = DQN(
    policy=DiscreteQLearningPolicy(
        model=net, action_space=env.action_space, eps_training=0.2, eps_inference=0.0
    ),
    optim=AdamOptimizerFactory(lr=1e-3),
    n_step_return_horizon=3,
    target_update_freq=200,
)
others = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(env.action_space) for _ in env.agents[1:]]
team = MultiAgentOffPolicyAlgorithm(algorithms=[learner, *others], env=env)
envs = DummyVectorEnv([make_env] * 4)
collector = Collector(team, envs, VectorReplayBuffer(20_000, 4), exploration_noise=True)
envs.seed(options.seed)
team.run_training(
    OffPolicyTrainerParams(
        training_collector=collector,
        max_epochs=1,
        epoch_num_steps=options.steps,
        collection_step_num_env_steps=64,
        batch_size=64,
        verbose=False,
        show_progress=False,
        update_step_num_gradient_steps_per_sample=0.25,
        multi_agent_return_reduction=lambda rewards: rewards[:, 0],
    )
)


@torch.no_grad()
def policy(observation: np.ndarray, mask: np.ndarray) -> int:
    values, _ = net(torch.from_numpy(observation[None]))
    return int(np.where(mask, values[0].numpy(), -np.inf).argmax())


report("DQN (Tianshou)", options, policy, **settings)

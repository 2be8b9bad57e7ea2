"""PPO by self-play in PyTorch on PettingZoo's interface, with embeddings of action features.

The score of an action is the product of the network's output and the sum of the embeddings of the
action's features, computed for the offered actions only: 51,738 ids of Cuzco are no obstacle.
"""

from __future__ import annotations

import numpy as np
import torch
from evaluation import arguments, report
from torch import nn

from tampu.envs.agent_cycle import GameEnv

options = arguments(steps=20_000)
torch.manual_seed(options.seed)
rng = np.random.default_rng(options.seed)
env = GameEnv(options.game, 1, reward="zero_sum", shaping=1.0)
features = env.config.action_features()
bags = torch.tensor(features.indices.astype(np.int64))


class Network(nn.Module):
    """A trunk, a value, and a vector that is compared with the actions' embeddings."""

    def __init__(self, size: int, hidden: int = 128) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(size, hidden), nn.Tanh(),
                                   nn.Linear(hidden, hidden), nn.Tanh())  # fmt: skip
        self.value = nn.Linear(hidden, 1)
        self.actions = nn.EmbeddingBag(features.count + 1, hidden, mode="sum",
                                       padding_idx=features.count)  # fmt: skip
        nn.init.normal_(self.actions.weight, std=0.01)

    def forward(self, observation: torch.Tensor, offered: torch.Tensor) -> tuple:
        hidden = self.trunk(observation)
        return self.actions(bags[offered]) @ hidden, self.value(hidden)[0]


network = Network(env.config.size)
optimizer = torch.optim.Adam(network.parameters(), 1e-3)


def play_game() -> list[tuple]:
    """Play against itself; returns (observation, offered, column, log, advantage, return)."""
    env.reset(seed=int(rng.integers(2**31)))
    paths: dict[str, list[list]] = {agent: [] for agent in env.possible_agents}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if paths[agent]:
            paths[agent][-1][5] = reward
        if terminated or truncated:
            env.step(None)
            continue
        offered = torch.from_numpy(np.flatnonzero(observation["action_mask"]))
        seen = torch.from_numpy(observation["observation"])
        with torch.no_grad():
            scores, value = network(seen, offered)
        chosen = torch.distributions.Categorical(logits=scores)
        column = chosen.sample()
        log = chosen.log_prob(column)
        paths[agent].append([seen, offered, column, log, float(value), 0.0])
        env.step(int(offered[column]))
    samples = []
    for path in paths.values():
        trace, following = 0.0, 0.0
        for seen, offered, column, log, value, reward in reversed(path):
            trace = reward + following - value + 0.97 * trace
            following = value
            samples.append((seen, offered, column, log, trace, trace + value))
    return samples


choices = 0
while choices < options.steps:
    samples: list[tuple] = []
    while len(samples) < 1024:
        samples += play_game()
    choices += len(samples)
    spread = float(np.std([sample[4] for sample in samples])) + 1e-6
    for _ in range(3):
        for rows in np.array_split(rng.permutation(len(samples)), len(samples) // 256):
            loss = torch.zeros(())
            for row in rows:
                seen, offered, column, log, advantage, target = samples[row]
                scores, value = network(seen, offered)
                chosen = torch.distributions.Categorical(logits=scores)
                ratio = torch.exp(chosen.log_prob(column) - log)
                gain = advantage / spread
                clipped = torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain)
                loss = loss - clipped - 0.01 * chosen.entropy() + 0.5 * (value - target) ** 2
            optimizer.zero_grad()
            (loss / len(rows)).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()


@torch.no_grad()
def policy(observation: np.ndarray, mask: np.ndarray) -> int:
    offered = np.flatnonzero(mask)
    scores, _ = network(torch.from_numpy(observation), torch.from_numpy(offered))
    return int(offered[int(scores.argmax())])


report("self-play PPO with action features (PyTorch)", options, policy)

# %% [markdown]
# # PettingZoo and Gymnasium
# In PettingZoo every seat is an agent. In Gymnasium one seat learns and bots play the others.

# %%
import gymnasium
import numpy as np

import tampu.envs  # noqa: F401  registers the ids
from tampu.envs import inca_empire_v1

rng = np.random.default_rng(1)
env = inca_empire_v1.env(seats=3, render_mode="ansi")
env.reset(seed=3)
total = dict.fromkeys(env.agents, 0.0)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    total[agent] += reward
    offered = np.flatnonzero(observation["action_mask"])
    env.step(None if terminated or truncated else int(rng.choice(offered)))
print(total)

# %% [markdown]
# One seat against `greedy`. Maskable learners call `action_masks()`.

# %%
seat = gymnasium.make("Tampu/Imhotep-v1", opponents="greedy", reward="margin")
observation, info = seat.reset(seed=5)
terminated, reward = False, 0.0
while not terminated:
    mask = seat.unwrapped.action_masks()
    observation, reward, terminated, _, info = seat.step(int(rng.choice(np.flatnonzero(mask))))
print("points ahead of greedy:", reward)

# %% [markdown]
# Several environments at once; the metadata name the autoreset mode.

# %%
envs = gymnasium.make_vec("Tampu/Imhotep-v1", num_envs=4, vectorization_mode="sync")
observations, infos = envs.reset(seed=1)
print(observations.shape, envs.metadata["autoreset_mode"])
envs.close()

# %% [markdown]
# # Many simultaneous games, and learning from them
# `BatchEnv` plays N games in flat arrays; a game that ends restarts automatically.

# %%
import numpy as np

from tampu.envs.batch import BatchEnv
from tampu.tuning.ppo.training import TrainingConfig, measure_win_share, train

with BatchEnv("imhotep", games=8) as env:
    buffers = env.reset(seeds=1)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(120):
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in buffers.mask]
        buffers = env.step(actions)
        ended += int(buffers.terminated.sum())
    print(buffers.observation.shape, buffers.mask.shape, "games ended:", ended)

# %% [markdown]
# The PPO baseline with two updates; `python -m tampu.tuning.ppo` trains longer.

# %%
config = TrainingConfig(games=8, opponents=(), hidden=32, decisions=16, minibatch=64)
network = train(config, budget=2 * 8 * 16)
print("win share against random:", measure_win_share(network, config, "random", games=8, seed=1))

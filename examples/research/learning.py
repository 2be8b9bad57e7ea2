# %% [markdown]
# # Many games at once, and learning from them
# `BatchEnv` holds N games in flat arrays; a game that ends begins anew by itself.

# %%
import numpy as np

from tampu.envs.batch import BatchEnv
from tampu.envs.learn import Plan, learn, play_off

with BatchEnv("imhotep", games=8) as env:
    buffers = env.reset(seeds=1)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(120):
        answers = [int(rng.choice(np.flatnonzero(mask))) for mask in buffers.mask]
        buffers = env.step(answers)
        ended += int(buffers.done.sum())
    print(buffers.observation.shape, buffers.mask.shape, "games ended:", ended)

# %% [markdown]
# The baseline in a few updates; `python -m tampu.envs.learn` runs it in earnest.

# %%
plan = Plan(games=8, rivals=(), hidden=32, decisions=16, minibatch=64)
network = learn(plan, lambda updates, _: updates / 2)
print("win share against random:", play_off(network, "random", games=8, seed=1))

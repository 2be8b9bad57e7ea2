# %% [markdown]
# # A league of policies
# Opponents can be functions of an observation and a mask, so a learner can play against older
# versions of itself. Here three fixed policies stand for them.

# %%
import numpy as np

from tampu.arena.matches import Series, play_series
from tampu.core.contract import Game
from tampu.envs.opponents import PolicyBot
from tampu.envs.seat import SeatEnv


def first(_observation: np.ndarray, mask: np.ndarray) -> int:
    """Play the first offered action."""
    return int(np.flatnonzero(mask)[0])


def last(_observation: np.ndarray, mask: np.ndarray) -> int:
    """Play the last offered action."""
    return int(np.flatnonzero(mask)[-1])


# %% [markdown]
# A learner at a table with two members of the league; each game it meets others.

# %%
league = [first, last, "random"]
rng = np.random.default_rng(1)
shares = []
for seed in range(3):
    chosen = [league[number] for number in rng.choice(len(league), 2)]
    env = SeatEnv("imhotep", seats=3, opponents=chosen)
    _, info = env.reset(seed=seed)
    ended = False
    while not ended:
        offered = np.flatnonzero(info["action_mask"])
        _, reward, ended, _, info = env.step(int(rng.choice(offered)))
    shares.append(float(reward))
    print("scores by seat:", info["scores"], "ranks:", info["ranks"])
print("win share of the learner:", sum(shares) / 3)


# %% [markdown]
# The arena plays them too: `python:MODULE:NAME` is called with the game and returns a bot. On the
# command line that is `tampu arena imhotep --seats python:league:last_bot,greedy`.


# %%
def last_bot(game: Game) -> PolicyBot:
    """The policy as a bot."""
    return PolicyBot(game, last)


entries = (f"python:{__name__}:last_bot", "greedy")
for game in play_series(Series("imhotep", entries, games=2, seed=1, options={}, rotate=True)):
    print(game.seats, game.scores)

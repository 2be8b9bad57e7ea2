# %% [markdown]
# # The test suites of the libraries
# PettingZoo, Gymnasium and OpenSpiel bring tests for environments. All of them pass on every game;
# here they run on the mini games, which are whole games with an early end.

# %%
import warnings
from functools import partial

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import tampu.envs
import tampu.envs.spiel
from tampu.core.registry import bundled_game_ids
from tampu.envs.ids import gymnasium_id

warnings.simplefilter("ignore")
MINI = {"mini": True}
GAMES = bundled_game_ids()

# %% [markdown]
# PettingZoo: the interface, and that seeds repeat.

# %%
for game in GAMES:
    api_test(tampu.envs.aec(game, options=MINI), num_cycles=20)
    seed_test(partial(tampu.envs.aec, game, options=MINI), num_cycles=20)
    print("PettingZoo", game)

# %% [markdown]
# Gymnasium: the checker ignores masks; an action that is not offered ends its game.

# %%
for game in GAMES:
    check_env(gymnasium.make(gymnasium_id(game), options=MINI, opponents="random").unwrapped)
    print("Gymnasium", game)

# %% [markdown]
# OpenSpiel: a random game with everything that the interface offers, written and read again.

# %%
for game in GAMES:
    pyspiel.random_sim_test(
        pyspiel.load_game(f"tampu_{game}(mini=True)"), num_sims=1, serialize=True, verbose=False
    )
    print("OpenSpiel", game)

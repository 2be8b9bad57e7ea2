# %% [markdown]
# # OpenSpiel
# Importing `tampu.envs.spiel` registers the games. Chance is explicit; hidden information can be
# resampled.

# %%
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import tampu.envs.spiel  # noqa: F401  registers the games

game = pyspiel.load_game("tampu_imhotep(players=2,sides=BBBBB)")
print(game.num_distinct_actions(), game.observation_tensor_shape(), game.utility_sum())

# %%
rng = np.random.RandomState(1)
state = game.new_initial_state()
while state.is_chance_node():
    outcomes, shares = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(int(rng.choice(outcomes, p=shares)))
print(state.information_state_string(0))

# %% [markdown]
# Search on information sets resamples what the seat cannot know.

# %%
evaluator = mcts.RandomRolloutEvaluator(1, rng)
bot = ismcts.ISMCTSBot(
    game=game, uct_c=1.4, max_simulations=20, evaluator=evaluator, random_state=rng
)
action = bot.step(state)
print(state.action_to_string(state.current_player(), action))

# %% [markdown]
# # First steps
# One position as an object, as text, as a picture and as a tensor. Every example in this folder is
# a notebook in cells (`# %%`): run it with `python`, or open it as a notebook.

# %%
from tampu.core.play import Match
from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.envs.config import env_config
from tampu.envs.episode import Episode
from tampu.envs.rendering import Picture
from tampu.envs.text import position, prompt

game = load_game("imhotep")
match = Match(game, seats=2, options={}, seed=7)
rng = Rng(7)
for _ in range(25):
    match.play(match.state.sample(rng))

# %% [markdown]
# The view of seat 0 as text and as a picture. (After `%load_ext tampu.envs` a notebook draws every
# state.)

# %%
print(position(match.state.view(0))[:400])
Picture(match.state, seat=0)

# %% [markdown]
# The observation as a flat tensor. `docs/observations.md` and `full_layout()` describe its parts.

# %%
episode = Episode(env_config("imhotep", seats=2), seed=7)
row = episode.observation(episode.actor)
sled = episode.config.full_layout().range_of("sled")
print(row.shape, "stones on the sleds:", row[sled.start : sled.stop] * 5)

# %% [markdown]
# Actions are integers with a notation; a language agent reads and writes the notation.

# %%
print([game.actions.notation(action) for action in episode.choices()])
print(prompt(episode, episode.actor).splitlines()[-3:])

# %% [markdown]
# Cuzco has 51,738 actions. With `steps=True` an agent chooses an action in a few of 1,611 steps.

# %%
cuzco = Episode(env_config("cuzco", seats=2, steps=True), seed=1)
assert cuzco.config.steps
while True:
    choices = cuzco.choices()
    print([cuzco.config.steps.text(step) for step in choices][:4], "…")
    if cuzco.play(choices[0]):
        break

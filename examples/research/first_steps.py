# %% [markdown]
# # First steps
# A game as a library, as a tensor, as a text and as a picture. Every example of this folder is a
# notebook in cells (`# %%`); run it with `python`, or open it as a notebook.

# %%
from tampu.core.play import Match
from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.envs.drawing import Picture
from tampu.envs.table import Table, set_up
from tampu.envs.text import position, prompt

game = load_game("imhotep")
match = Match(game, seats=2, options={}, seed=7)
rng = Rng(7)
for _ in range(25):
    match.play(match.state.sample(rng))

# %% [markdown]
# What seat 0 knows, in words and as a picture. (After `%load_ext tampu.envs` states draw
# themselves.)

# %%
print(position(match.state.view(0))[:400])
Picture(match.state, seat=0)

# %% [markdown]
# The same as a flat tensor. `docs/observations.md` tells where everything stands, and so does the
# layout itself.

# %%
table = Table(set_up("imhotep", seats=2), seed=7)
row = table.observation(table.actor)
sled = table.setup.whole().range_of("sled")
print(row.shape, "stones on the sleds:", row[sled.start : sled.stop] * 5)

# %% [markdown]
# Actions are integers with a notation; a language agent reads and writes the notation.

# %%
print([game.actions.notation(action) for action in table.choices()])
print(prompt(table, table.actor).splitlines()[-3:])

# %% [markdown]
# Cuzco has 51,738 actions. Said step by step, an answer is one of 1,611 symbols.

# %%
cuzco = Table(set_up("cuzco", seats=2, steps=True), seed=1)
assert cuzco.setup.steps
while True:
    choices = cuzco.choices()
    print([cuzco.setup.steps.text(symbol) for symbol in choices][:4], "…")
    if cuzco.play(choices[0]):
        break

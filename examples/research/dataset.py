# %% [markdown]
# # A dataset of games
# The same as `tampu dataset imhotep --seats greedy,random --games 3 --out games.parquet`.

# %%
import json
import tempfile
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq

from tampu.envs.dataset import KEY, Order, write

path = Path(tempfile.mkdtemp()) / "games.parquet"
order = Order("imhotep", ("greedy", "random"), games=3, seed=1, options={}, rotate=True)
print("decisions of each game:", list(write(order, path)))

# %%
table = pq.read_table(path)
told = json.loads(table.schema.metadata[KEY])
print(told["game"], told["bots"], "rules version", told["rules_version"])

# %% [markdown]
# Who wins, by bot: one row for each decision, so weigh by game.

# %%
frame = {name: np.array(table[name]) for name in ("seed", "bot", "win_share")}
for bot in ("greedy", "random"):
    own = frame["bot"] == bot
    shares = dict(zip(frame["seed"][own], frame["win_share"][own], strict=True))
    print(bot, sum(shares.values()) / len(shares))

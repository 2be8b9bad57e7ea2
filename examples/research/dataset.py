# %% [markdown]
# # A dataset of games
# This does the same as `tampu dataset imhotep --seats greedy,random --games 3 --out games.parquet`.

# %%
import json
import tempfile
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq

from tampu.envs.dataset import KEY, DatasetSpec, write

path = Path(tempfile.mkdtemp()) / "games.parquet"
spec = DatasetSpec("imhotep", ("greedy", "random"), games=3, seed=1, options={}, rotate=True)
print("decisions of each game:", list(write(spec, path)))

# %%
table = pq.read_table(path)
provenance = json.loads(table.schema.metadata[KEY])
print(provenance["game"], provenance["bots"], "rules version", provenance["rules_version"])

# %% [markdown]
# The win share of each bot. There is one row for each decision, so take one value for each game.

# %%
frame = {name: np.array(table[name]) for name in ("seed", "bot", "win_share")}
for bot in ("greedy", "random"):
    own = frame["bot"] == bot
    shares = dict(zip(frame["seed"][own], frame["win_share"][own], strict=True))
    print(bot, sum(shares.values()) / len(shares))

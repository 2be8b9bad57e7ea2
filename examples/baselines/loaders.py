"""Loads a dataset with numpy, pandas, polars and torch, in at most five lines each.

docs/datasets.md shows these sections. The program makes a small dataset first, and checks what the
libraries read of it against each other.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile

os.chdir(tempfile.mkdtemp())
made = ("imhotep", "--seats", "greedy,random", "--games", "20", "--out", "games.parquet")
subprocess.run([sys.executable, "-m", "tampu.cli.main", "dataset", *made], check=True)

# %% numpy
from tampu.envs.dataset import load  # noqa: E402

train = load("games.parquet", ["observation", "action", "win_share"], split="train")
print(train["observation"].shape, train["action"][:5])

# %% pandas
import pandas  # noqa: E402

frame = pandas.read_parquet("games.parquet", columns=["split", "bot", "action", "win_share"])
print(frame.groupby("bot").win_share.mean())

# %% polars
import polars  # noqa: E402

lazy = polars.scan_parquet("games.parquet").filter(polars.col("split") == "train")
print(lazy.group_by("bot").agg(polars.col("win_share").mean()).collect())

# %% torch
import torch  # noqa: E402

pairs = torch.utils.data.TensorDataset(
    *(torch.tensor(train[name]) for name in ("observation", "action"))
)
loader = torch.utils.data.DataLoader(pairs, batch_size=256, shuffle=True)

# %% position
import pyarrow.parquet  # noqa: E402

from tampu.envs.dataset import position_of  # noqa: E402

row = pyarrow.parquet.read_table("games.parquet").slice(100, 1).to_pylist()[0]
match = position_of("games.parquet", row)
print(match.state.view(row["seat"]))

# %% checks
rows = len(train["action"])
assert rows == (frame.split == "train").sum() == lazy.collect().height == len(pairs)
assert sum(len(actions) for _, actions in loader) == rows
assert frame[frame.split == "train"].action.tolist() == train["action"].tolist()
assert match.state.actor() == row["seat"]
print({"baseline": "loaders", "rows": rows})

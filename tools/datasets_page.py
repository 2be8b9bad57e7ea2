"""Writes docs/datasets.md: the schema of the datasets, from the code that writes them."""

from pathlib import Path

from tampu.envs.dataset import COLUMNS, SPLITS

PAGE = Path(__file__).parents[1] / "docs" / "datasets.md"
HEAD = """# Datasets

`tools/datasets_page.py` writes this page. `tampu dataset GAME --seats SPEC,… --games N --out
FILE.parquet` plays games between bots and writes one row for each decision; `--rotate` changes the
seats of the bots from game to game, `--perfect` adds hidden information to the observations. `make
datasets` makes files of self-play of the levels 3 to 5 for all games.

## Columns
"""
TAIL = """
The metadata key `tampu` of the schema is a JSON object: `tampu` (version), `game`, `rules_version`,
`options`, `bots`, `games`, `seed`, `rotate`, `perfect`, `actions` (the size of the action space)
and `layout` (the parts of an observation, with the order of their numbers; see
[observations.md](observations.md)). The same command with the same version makes the same file.

## Splits

All rows of a deal are in the same split, in every file: {splits}. The split is a function of the
seed alone, so files of different bots can be mixed without a deal being on both sides.

## Loading

With numpy, from `tampu.envs.dataset`:

```python
from tampu.envs.dataset import load, position_of

train = load("games.parquet", ["observation", "action", "win_share"], split="train")
print(train["observation"].shape, train["action"][:5])
```

With pandas or polars:

```python
import pandas
frame = pandas.read_parquet("games.parquet", columns=["seed", "bot", "action", "win_share"])
print(frame.groupby("bot").win_share.mean())

import polars
lazy = polars.scan_parquet("games.parquet").filter(polars.col("split") == "train")
print(lazy.group_by("bot").agg(polars.col("win_share").mean()).collect())
```

With torch:

```python
import torch
from tampu.envs.dataset import load
arrays = load("games.parquet", ["observation", "action"], split="train")
pairs = torch.utils.data.TensorDataset(*(torch.tensor(array) for array in arrays.values()))
loader = torch.utils.data.DataLoader(pairs, batch_size=256, shuffle=True)
```

## From a row to its position

`seed` and `played` give back the whole position of a row, hidden information included, as a
`Match` that can be played on:

```python
import pyarrow.parquet
from tampu.envs.dataset import position_of

row = pyarrow.parquet.read_table("games.parquet").slice(100, 1).to_pylist()[0]
match = position_of("games.parquet", row)
print(match.state.view(row["seat"]))
```
"""


def text() -> str:
    """The whole page."""
    lines = ["| column | type | meaning |", "|---|---|---|"]
    lines += [f"| `{name}` | {kind} | {meaning} |" for name, kind, meaning in COLUMNS]
    splits = ", ".join(f"{name} {share} %" for name, share in SPLITS.items())
    return HEAD + "\n" + "\n".join(lines) + "\n" + TAIL.replace("{splits}", splits)


if __name__ == "__main__":
    PAGE.write_text(text(), "utf-8")

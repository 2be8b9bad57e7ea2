"""Writes docs/datasets.md: the schema of the datasets, from the code that writes them."""

from pathlib import Path

from tampu.envs.dataset import COLUMNS, SPLITS

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "datasets.md"
LOADERS = ROOT / "examples" / "baselines" / "loaders.py"
LIBRARIES = {"numpy": "", "pandas": "", "polars": "", "torch": ", from the arrays of numpy"}
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

`examples/baselines/loaders.py` holds these lines and checks them against each other; `make
baselines` and `tools/clean_environments.py` run it.

{loaders}## From a row to its position

`seed` and `played` give back the whole position of a row, hidden information included, as a
`Match` that can be played on:

{position}
"""


def sections() -> dict[str, str]:
    """The sections of the loading example by name, as blocks of Markdown."""
    parts = LOADERS.read_text("utf-8").split("\n# %% ")[1:]
    codes = {name: code.strip() for name, _, code in (part.partition("\n") for part in parts)}
    return {
        name: f"```python\n{code.replace('  # noqa: E402', '')}\n```\n"
        for name, code in codes.items()
    }


def text() -> str:
    """The whole page."""
    blocks = sections()
    loaders = "".join(f"With {name}{of}:\n\n{blocks[name]}\n" for name, of in LIBRARIES.items())
    lines = ["| column | type | meaning |", "|---|---|---|"]
    lines += [f"| `{name}` | {kind} | {meaning} |" for name, kind, meaning in COLUMNS]
    splits = ", ".join(f"{name} {share} %" for name, share in SPLITS.items())
    parts = {"{splits}": splits, "{loaders}": loaders, "{position}": blocks["position"].strip()}
    tail = TAIL
    for place, part in parts.items():
        tail = tail.replace(place, part)
    return HEAD + "\n" + "\n".join(lines) + "\n" + tail


if __name__ == "__main__":
    PAGE.write_text(text(), "utf-8")

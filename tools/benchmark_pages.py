"""Writes docs/benchmarks.md and docs/comparison.md from a stored benchmark.

tampu bench --peers --seconds 2 --json > docs/benchmarks.json
python tools/benchmark_pages.py
"""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from tampu.benchmarks.peers import ratio_text
from tampu.core.registry import bundled_game_ids, load_game

DOCS = Path(__file__).parents[1] / "docs"
REPORT = DOCS / "benchmarks.json"

BENCHMARKS = """# Benchmarks

`make bench` measures our games beside other libraries in one run, on one core, in CPU time. The
other libraries are installed into `.venv-peers`; a library that cannot be installed is left out
with a message. The benchmark is not part of the tests.

`tools/benchmark_pages.py` writes this page from `benchmarks.json`, which is the output of
`tampu bench --peers --seconds 2 --json` on {machine}.
Single rows differ between runs by up to a quarter; other machines give other figures.

## Random legal play

Decisions per CPU second. *Listed* means that all candidates are enumerated and one is drawn, as all
peers do (OpenSpiel's C++ games are called from Python). *Sampled* means that one candidate is drawn
without the list (`State.sample`).
"""
RATIOS = """
The factor by which our games are faster than the peer (listed, fewest seats):
"""
SEARCH = """
A decision is not the same amount of work everywhere: Cuzco lists more than 500 placements for an
average decision, backgammon two dozen moves, Uno hardly two cards.

## Search

Simulations per CPU second, with 200 simulations for each decision, from positions of random games.
Our search (`ismcts`) determinizes hidden information, descends the tree, evaluates all proposals of
a new decision one step ahead, and stops there. OpenSpiel's searches play every simulation at random
to the end of the game.
"""
SEARCH_RATIOS = """
The factor by which our search makes more simulations than the peer:
"""
COMPARISON = """# Our games beside others

`tools/benchmark_pages.py` writes this page from `benchmarks.json`, the result of one run of
`tampu bench --peers` (see [benchmarks.md](benchmarks.md)). All games are played at random. Length
is the mean number of decisions of a game, chance the mean number of chance outcomes (empty where
the library decides chance inside a move), branching the mean number of choices at a decision, most
the largest. For our games, hidden is the share of decisions whose seat does not know the whole
position; Imhotep hides cards only with the market's B side.

In our games, random play first draws a kind of decision and then a decision of that kind, as
`State.sample` does; the other libraries draw uniformly from all legal actions.
"""

Row = dict[str, Any]
PEER_FACTS = {"branching": ("choices", ".1f"), "decisions_per_s": ("decisions/s", ",")}
"""The heading and the format of each fact about a peer."""


def table(headings: Sequence[str], lines: Iterable[Sequence[object]], texts: int) -> list[str]:
    """A Markdown table; all columns but the first `texts` are aligned right."""
    rule = "|---" * texts + "|---:" * (len(headings) - texts) + "|"
    rows = [f"| {' | '.join(str(cell) for cell in line)} |" for line in lines]
    return [f"| {' | '.join(headings)} |", rule, *rows]


def titles() -> dict[str, str]:
    """The titles of our games by id."""
    return {name: load_game(name).meta.title for name in bundled_game_ids()}


def our_speeds(rows: Sequence[Row]) -> list[str]:
    """The table of our own games, listed and sampled side by side."""
    by_name = {row["name"]: row for row in rows}
    lines = []
    for name, row in by_name.items():
        if row["kind"] == "ours" and name.endswith("(legal)"):
            game, seats, _ = name.split()
            sampled = by_name[f"{game} {seats} (sample)"]
            lines.append(
                (
                    f"{titles()[game]}, {seats}",
                    f"{row['branching']:.1f}",
                    f"{row['decisions_per_s']:,}",
                    f"{sampled['decisions_per_s']:,}",
                    f"{row['clones_per_s']:,}",
                )
            )
    return table(("game, seats", "choices", "listed", "sampled", "clones/s"), lines, 1)


def ratios(
    report: Row, unit: str, peers: Sequence[Row], facts: dict[str, tuple[str, str]]
) -> list[str]:
    """A line for each peer: the given facts about it, and how much faster our games are."""
    factors: dict[tuple[str, str, str], float] = {}
    for entry in report["ratios"]:
        game, _, method = entry["ours"].split()
        if entry["unit"] == unit and method != "(sample)":
            factors.setdefault((entry["peer"], entry["language"], game), entry["ratio"])
    lines = []
    for peer in peers:
        factor = [factors[peer["name"], peer["language"], game] for game in titles()]
        cells = [f"{peer[fact]:{form}}" for fact, (_, form) in facts.items()]
        lines.append((peer["name"], peer["language"], *cells, *map(ratio_text, factor)))
    columns = [heading for heading, _ in facts.values()]
    headings = ("peer", "written in", *columns, *titles().values())
    return table(headings, lines, 2)


def benchmarks_page(report: Row) -> str:
    """The speeds, and the ratios to the peers."""
    machine = report["machine"]
    peers = [row for row in report["rows"] if row["kind"] == "peer"]
    searches = [
        (_title(row["name"]), row["language"], f"{row['simulations_per_s']:,}")
        for row in report["searches"]
    ]
    search_peers = [row for row in report["searches"] if row["kind"] == "peer"]
    described = (
        f"a virtual machine with {machine['cores']} {machine['processor']} cores\n"
        f"({machine['system']}, Python {machine['python']}, our engine compiled by `make compile`)"
    )
    lines = [
        *(BENCHMARKS.format(machine=described), *our_speeds(report["rows"]), RATIOS),
        *ratios(report, "decisions_per_s", peers, PEER_FACTS),
        *(SEARCH, *table(("search", "written in", "simulations/s"), searches, 2), SEARCH_RATIOS),
        *ratios(report, "simulations_per_s", search_peers, {}),
    ]
    return "\n".join(lines) + "\n"


def _title(name: str) -> str:
    """The name of a search; ours as title and seats."""
    game, _, rest = name.partition(" ")
    return f"{titles()[game]}, {rest.split()[0]}" if game in titles() else name


def comparison_page(report: Row) -> str:
    """Length, branching and hidden information of all games."""
    speeds = {row["name"]: row for row in report["rows"]}
    lines = []
    for game in report["games"]:
        row = speeds[game["name"]]
        explicit = game["library"] in ("Tampu", "OpenSpiel")
        lines.append(
            (
                game["game"],
                game["library"],
                game["hidden"],
                game["players"],
                f"{game['decisions']:.0f}",
                f"{game['chances']:.0f}" if explicit else "",
                f"{row['branching']:.1f}",
                f"{game['most_choices']:,}",
                f"{row['decisions_per_s']:,}",
            )
        )
    headings = (
        *("game", "library", "hidden", "players", "length", "chance", "branching", "most"),
        "decisions/s",
    )
    return "\n".join([COMPARISON, *table(headings, lines, 3)]) + "\n"


def pages() -> dict[str, str]:
    """Both pages by name."""
    report = json.loads(REPORT.read_text("utf-8"))
    return {
        "benchmarks.md": benchmarks_page(report),
        "comparison.md": comparison_page(report),
    }


if __name__ == "__main__":
    for page, text in pages().items():
        (DOCS / page).write_text(text, "utf-8")

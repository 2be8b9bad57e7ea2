"""Writes docs/analysis.md, the technical report, from the measurements in docs.

tools/game_analysis.py measures docs/analysis.json; docs/results holds the results of the benchmark.
"""

import json
from pathlib import Path
from typing import Any

from tampu import __version__
from tampu.core.registry import load_game
from tampu.protocol.leaderboard import read_all
from tampu.protocol.results import Results
from tampu.protocol.tasks import TASKS, VERSION

DOCS = Path(__file__).parents[1] / "docs"
PAGE, DATA = DOCS / "analysis.md", DOCS / "analysis.json"
AGREEING = 10
"""So many pairs of imagined positions must agree for an estimate."""
HEAD = """# Technical report: four modern board games as research environments

Tampu {version} holds exact rules of {titles}: board games with chance, hidden information, long
turns and up to {actions} actions. This page says in numbers what kind of games they are and
how well programs play them.

`tools/analysis_page.py` writes this page from `docs/analysis.json` and `docs/results`; to measure
again, run `python tools/game_analysis.py --out docs/analysis.json`. The seeds are fixed, so the
same version gives the same numbers. Every figure is for the fewest seats and the default options.
Numbers after ± are half the width of a 95 % interval, numbers in brackets its limits.

## Complexity, seats, luck and skill
"""
NOTES = """
- **Branching** counts the offered actions (`candidates()`) at each decision of random games; one
  decision is one choice of the rulebook, not a whole turn.
- **Tree size** is the mean of the sum of log10 of the branching along a game, chance left out: the
  logarithm of the number of games that a player who never repeats could see.
- **Information set**: the effective number of positions that the deciding seat cannot tell apart,
  from how often two of 2,000 positions agree that it imagines (as the bots do: by the rules, from
  its view), with two digits; 1 means that nothing is hidden. The limit is where fewer than ten
  pairs of the sample agree. The order of piles that nobody has drawn from is chance, and not
  counted.
- **Seats**: the same bot plays all seats; places count from the player who decides first.
- **The deal explains**: each deal is played three times by bots that play a tenth of their moves at
  random; the intraclass correlation of the first seat's lead is the part of its variance that the
  deal explains.
- **Skill explains**: one seat has the bot, the others the same bot with six random moves in ten;
  the squared correlation of who it is with the lead.
"""
PLAY = """
## How well programs play

Each task of the [benchmark](benchmark.md) has a frozen pool of opponents. The table shows the best
entry, the best one that learned what it knows from its own games, and `random`;
[leaderboard.md](leaderboard.md) has all entries with their intervals. The score is the mean of the
win shares against the pool; with n players of equal strength a win share is 1/n.
"""
CITING = """
## Citing

Cite the project as `CITATION.cff` says, with the version that you used (`tampu --version`). Results
also need the version of the benchmark ({benchmark}), the rules version of each game ({rules}),
seeds and budgets.

```bibtex
@software{{tampu,
  author  = {{The Tampu authors}},
  title   = {{Tampu: exact rules engines for four builders' board games}},
  version = {{{version}}},
  license = {{MIT}}
}}
```
"""


def _pm(value: dict[str, float]) -> str:
    return f"{value['mean']:g} ± {value['half']:g}"


def _worlds(tree: dict[str, Any], name: str) -> str:
    """An estimate of the size of an information set, with two digits.

    Fewer than AGREEING equal pairs say only that it is large.
    """
    number, most = tree[name], tree["hidden_limit"] // AGREEING
    if number > most:
        return f"> {most:,}"
    return f"{float(f'{number:.2g}'):,.0f}"


def text() -> str:
    """The whole page."""
    rows: dict[str, Any] = json.loads(DATA.read_text("utf-8"))["games"]
    titles = [load_game(name).meta.title for name in rows]
    actions = max(row["tree"]["actions"] for row in rows.values())
    named = f"{', '.join(titles[:-1])} and {titles[-1]}"
    head = HEAD.format(version=__version__, titles=named, actions=f"{actions:,}")
    lines = [head, "| | " + " | ".join(titles) + " |", "|---" * (len(rows) + 1) + "|"]

    def add(label: str, cells: list[str]) -> None:
        lines.append(f"| {label} | " + " | ".join(cells) + " |")

    every = list(rows.values())
    add("seats", [str(row["seats"]) for row in every])
    add("actions", [f"{row['tree']['actions']:,}" for row in every])
    for label, name in (("mean", "mean"), ("median", "median"), ("most", "most")):
        add(f"branching, {label}", [f"{row['tree'][f'branching_{name}']:,}" for row in every])
    add("decisions in a random game", [_pm(row["tree"]["decisions"]) for row in every])
    add("chance events in a random game", [f"{row['tree']['chance_events']:g}" for row in every])
    add("tree size, log10", [_pm(row["tree"]["log10_tree_size"]) for row in every])
    for label, name in (("median", "hidden_worlds"), ("largest", "hidden_worlds_most")):
        add(f"information set, {label}", [_worlds(row["tree"], name) for row in every])
    add("bot", [f"`{row['seat']['bot']}`" for row in every])
    for place in range(max(row["seats"] for row in every)):
        add(f"win share of place {place + 1}", [_place(row["seat"], place) for row in every])
    add("score", [_pm(row["seat"]["score"]) for row in every])
    add("margin of the winner", [_pm(row["seat"]["margin"]) for row in every])
    add("the deal explains", [f"{row['luck']['explained_by_deal']:.2f}" for row in every])
    add("skill explains", [f"{row['luck']['explained_by_skill']:.2f}" for row in every])
    played = [f"{title} {row['seat']['games']}" for title, row in zip(titles, every, strict=True)]
    lines += ["", f"Games for each figure: {', '.join(played)}.", NOTES.rstrip(), PLAY, *_play()]
    rules = ", ".join(f"{load_game(name).meta.title} {row['rules_version']}"
                      for name, row in rows.items())  # fmt: skip
    return "\n".join([*lines, CITING.format(benchmark=VERSION, rules=rules, version=__version__)])


def _play() -> list[str]:
    """One row for each task: the best entry, the best one that learned, and random."""
    every = read_all(DOCS / "results")
    lines = [
        "| task | best entry | score | best learned entry | score | `random` |",
        "|---" * 6 + "|",
    ]
    for task in TASKS.values():
        entries = [results for results in every if results.task == task.id]
        entries.sort(key=lambda results: -results.metrics["score"])
        learned = [results for results in entries if results.entry.training_steps]
        chance = [results for results in entries if results.entry.spec == "random"]
        cells = [f"`{task.id}`", *_entry(entries), *_entry(learned), _entry(chance)[1]]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _entry(entries: list[Results]) -> tuple[str, str]:
    """Name and score of the first entry."""
    return (entries[0].entry.name, f"{entries[0].metrics['score']:.2f}") if entries else ("–", "–")


def _place(seat: dict[str, Any], place: int) -> str:
    if place >= len(seat["places"]):
        return ""
    row = seat["places"][place]
    return f"{row['win_share']:.2f} ({row['ci95'][0]:.2f} – {row['ci95'][1]:.2f})"


if __name__ == "__main__":
    PAGE.write_text(text(), "utf-8")

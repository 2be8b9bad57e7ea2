"""Writes docs/analysis.md from docs/analysis.json, which tools/game_analysis.py measures."""

import json
from pathlib import Path
from typing import Any

from tampu.core.registry import load_game

DOCS = Path(__file__).parents[1] / "docs"
PAGE, DATA = DOCS / "analysis.md", DOCS / "analysis.json"
HEAD = """# What kind of games these are

`tools/analysis_page.py` writes this page from `docs/analysis.json`; to measure again, run
`python tools/game_analysis.py --out docs/analysis.json`. The seeds are fixed, so the same
version gives the same numbers. Every figure is for the fewest seats and the default options.
Numbers after ± are half the width of a 95 % interval. Cite the project as `CITATION.cff` says.
"""
NOTES = """
- **Branching** counts the offered actions (`candidates()`) at each decision of random games; one
  decision is one choice of the rulebook, not a whole turn.
- **Tree size** is the mean of the sum of log10 of the branching along a game, chance left out: the
  logarithm of the number of games that a player who never repeats could see.
- **Hidden worlds**: of 12 positions that the deciding seat imagines, how many are different; 1
  means that nothing is hidden, 12 that hardly two guesses agree.
- **Seats**: the same bot plays all seats; places count from the player who decides first.
- **The deal explains**: each deal is played three times by bots that play a tenth of their moves at
  random; the intraclass correlation of the first seat's lead is the part of its variance that the
  deal explains.
- **Skill explains**: one seat has the bot, the others the same bot with six random moves in ten;
  the squared correlation of who it is with the lead.
"""


def _pm(value: dict[str, float]) -> str:
    return f"{value['mean']:g} ± {value['half']:g}"


def text() -> str:
    """The whole page."""
    rows: dict[str, Any] = json.loads(DATA.read_text("utf-8"))["games"]
    titles = [load_game(name).meta.title for name in rows]
    lines = [HEAD, "| | " + " | ".join(titles) + " |", "|---" * (len(rows) + 1) + "|"]

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
    add("hidden worlds, of 12", [f"{row['tree']['hidden_worlds']:g}" for row in every])
    add("bot", [f"`{row['seat']['bot']}`" for row in every])
    for place in range(max(row["seats"] for row in every)):
        add(f"win share of place {place + 1}", [_place(row["seat"], place) for row in every])
    add("score", [_pm(row["seat"]["score"]) for row in every])
    add("margin of the winner", [_pm(row["seat"]["margin"]) for row in every])
    add("the deal explains", [f"{row['luck']['explained_by_deal']:.2f}" for row in every])
    add("skill explains", [f"{row['luck']['explained_by_skill']:.2f}" for row in every])
    played = [f"{title} {row['seat']['games']}" for title, row in zip(titles, every, strict=True)]
    return "\n".join([*lines, "", f"Games for each figure: {', '.join(played)}.", NOTES])


def _place(seat: dict[str, Any], place: int) -> str:
    if place >= len(seat["places"]):
        return ""
    row = seat["places"][place]
    return f"{row['win_share']:.2f} ({row['ci95'][0]:.2f} – {row['ci95'][1]:.2f})"


if __name__ == "__main__":
    PAGE.write_text(text(), "utf-8")

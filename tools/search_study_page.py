"""The part of docs/ablations.md about the learned search, from docs/search_study.json."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from tools.search_study import STUDIES, VARIANTS, Study

from tampu.arena.summary import wilson
from tampu.core.registry import load_game
from tampu.tuning.ppo.chart import Point, learning_chart

CHART = "search-study.svg"
Games = dict[str, dict[str, Any]]
"""The measurements of each game."""
HEAD = """## The learned search

`python -m tools.search_study --out docs/search_study.json` measures this part. The learner is
`examples/baselines/learned_search.py`: a linear value model of the declared features and facts of a
position, learned from rounds of self-play, and planning of whole turns with it. Each round plays
with the model of the round before and learns from all games so far. The reward is the result of a
game; the actions are the proposals of the game, a few for each decision. Every form plays against
`greedy` with the frozen weights of the benchmark, in all other seats, on deals that no self-play
used.
"""
MEANINGS = {
    "base": "whole turns are planned, and the best are played on until the opponents have replied",
    "without replies": "whole turns are planned and valued where they end",
    "one decision ahead": "each decision is valued by the position after it",
    "values not learned": "the plan of the base; every feature counts once, facts count nothing",
}


def section(games: Games) -> str:
    """The tables and their text."""
    lines = [HEAD]
    for name, rows in games.items():
        lines += _table(STUDIES[name], rows)
    return "\n".join(
        [*lines, f"![Win share after each round](images/{CHART})", "",
         "Before the first round the values are not learned; each point is of the first seed.", ""]
    )  # fmt: skip


def _table(study: Study, rows: dict[str, Any]) -> list[str]:
    title, seats = load_game(study.game).meta.title, rows["seats"]
    runs = rows["seeds"].values()
    seconds = fmean(run["cpu_seconds"] for run in runs)
    decisions = fmean(run["decisions"] for run in runs)
    width, replies, samples = study.plan
    lines = [
        f"### {title}, {seats} seats, {decisions:,.0f} decisions of self-play",
        "",
        f"{study.rounds} rounds of {study.selfplay} games of `{study.player}`, {seconds:.0f} CPU"
        f" seconds a seed; plans of {width} lines, {replies} replies and {samples} samples. With"
        f" equal strength the win share is {1 / seats:.2f}.",
        "",
        "| form | what it is | seeds | games | win share of each seed | together | 95 % interval |",
        "|---|---|---|---|---|---|---|",
    ]
    for variant in VARIANTS:
        measured = rows["variants"].get(variant, {})
        if not measured:
            continue
        games = sum(row["games"] for row in measured.values())
        together = sum(row["won"] for row in measured.values()) / games
        low, high = wilson(together, games)
        cells = [
            variant,
            MEANINGS[variant],
            ", ".join(measured),
            str(games),
            ", ".join(f"{share(row):.2f}" for row in measured.values()),
            f"{together:.2f}",
            f"{low:.2f} to {high:.2f}",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return [*lines, ""]


def share(row: dict[str, Any]) -> float:
    """The win share of some games."""
    return float(row["won"] / row["games"])


def chart(games: Games) -> str:
    """The win share after each round of the games in which every round was measured."""
    curves = {
        load_game(name).meta.title: curve
        for name, rows in games.items()
        if len(curve := _curve(STUDIES[name], rows)) == STUDIES[name].rounds + 1
    }
    points = [
        Point(number, {title: curve[number] for title, curve in curves.items()})
        for number in range(max(map(len, curves.values()), default=0))
    ]
    title = "Learned search: win share against greedy"
    return learning_chart(points, title, label="", axis="rounds of self-play")


def _curve(study: Study, rows: dict[str, Any]) -> list[float]:
    seed = str(study.seeds[0])
    untaught = rows["variants"].get("values not learned", {}).get(seed)
    rounds = rows["seeds"][seed]["rounds"]
    last = rows["variants"]["base"][seed]
    return [share(row) for row in (untaught, *rounds, last) if row and row["games"]]

"""Writes docs/ablations.md and its charts from docs/ablations.json and docs/search_study.json.

tools/ablations.py and tools/search_study.py measure them.
"""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean
from typing import Any

from tools.ablations import STUDIES, Study

from tampu.arena.summary import wilson
from tampu.core.registry import load_game
from tampu.tuning.ppo.chart import Point, learning_chart
from tools import search_study_page

DOCS = Path(__file__).parents[1] / "docs"
PAGE, DATA, SEARCH = DOCS / "ablations.md", DOCS / "ablations.json", DOCS / "search_study.json"
Games = dict[str, dict[str, Any]]
"""The measurements of each game."""
HEAD = """# What made the baseline learn

`python -m tools.ablations_page` writes this page from `docs/ablations.json`; to measure again,
remove that file and run `python -m tools.ablations --out docs/ablations.json`. Budgets count
choices of the policy and seeds fix the runs, so the same version gives the same numbers.

The learner is the numpy PPO of [research.md](research.md) on two mini games. Each row changes one
setting of the base and nothing else, and is trained again with each seed. Each seed plays {games}
games against `greedy` on deals that no training saw; the interval (95 %, Wilson) is over the games
of all seeds together. It does not contain the chance of the training itself: compare the seeds.
"""
MEANINGS = {
    "base": "whole actions, only the offered ones are scored; self-play, and as many games against"
    " a bot; the seat's own view",
    "steps": "an action is chosen in steps (kind, then fields); each step counts as a choice",
    "victory alone": "the reward is the victory",
    "half victory, half margin": "the reward is half of each, without shaping",
    "shaping": "the reward is the victory, with the bots' evaluation as potential",
    "self-play alone": "no games against a bot",
}
REWARD = {True: "victory with shaping by the bots' evaluation", False: "half victory, half margin"}
NOTES = """
A mask over all ids is no variant of its own: the network gives the same probabilities whether it
scores all ids and masks those that are not offered, or scores only the offered ones
(`tests/tuning/test_ppo.py`). The difference is the time: it computes one vector product for each
id, 7,086 in Imhotep, instead of about nine.
"""


def charts(games: Games) -> dict[str, str]:
    """The charts by file name: the mean over the seeds of each variant of a game."""
    return {
        f"ablations-{study.game}.svg": _chart(study, games[study.game])
        for study in STUDIES
        if study.game in games
    }


def _chart(study: Study, rows: dict[str, Any]) -> str:
    points: list[Point] = []
    curves = {name: list(runs.values()) for name, runs in rows["variants"].items()}
    shortest = min(len(run["curve"]) for runs in curves.values() for run in runs)
    for place in range(shortest):
        shares = {
            name: fmean(run["curve"][place][1] for run in runs) for name, runs in curves.items()
        }
        steps = fmean(run["curve"][place][0] for runs in curves.values() for run in runs)
        points.append(Point(round(steps), shares))
    title = f"{load_game(study.game).meta.title}, mini: win share against {rows['rival']}"
    return learning_chart(points, title, label="")


def text(games: Games) -> str:
    """The whole page."""
    lines = [HEAD.format(games=" or ".join(str(rows["games"]) for rows in games.values()))]
    for study in STUDIES:
        if study.game not in games:
            continue
        rows = games[study.game]
        title, seats = load_game(study.game).meta.title, rows["seats"]
        reward = REWARD[bool(study.base.get("shaping"))]
        lines += [
            f"## {title}, mini game, {seats} seats, {rows['steps']:,} choices",
            "",
            f"The reward of the base is {reward}; the bot of the training is `{rows['rival']}`."
            f" With equal strength the win share is {1 / seats:.2f}.",
            "",
            "| variant | what changes | seeds | win share of each seed | together | 95 % interval"
            " | CPU seconds |",
            "|---|---|---|---|---|---|---|",
        ]
        for name in study.variants:
            if name not in rows["variants"]:
                continue
            runs = rows["variants"][name]
            shares = [run["win_share"] for run in runs.values()]
            low, high = wilson(fmean(shares), rows["games"] * len(shares))
            cells = [
                name,
                MEANINGS[name],
                ", ".join(runs),
                ", ".join(f"{share:.2f}" for share in shares),
                f"{fmean(shares):.2f}",
                f"{low:.2f} to {high:.2f}",
                f"{fmean(run['cpu_seconds'] for run in runs.values()):.0f}",
            ]
            lines.append(f"| {' | '.join(cells)} |")
        lines += [
            "",
            f"![Win share while learning](images/ablations-{study.game}.svg)",
            "",
            f"Each point is the mean over the seeds, {rows['curve_games']} games for each.",
            "",
        ]
    return "\n".join([*lines, NOTES.strip()]) + "\n"


if __name__ == "__main__":
    measured: Games = json.loads(DATA.read_text("utf-8"))["games"]
    for name, drawn in charts(measured).items():
        (DOCS / "images" / name).write_text(drawn, "utf-8")
    searched: Games = json.loads(SEARCH.read_text("utf-8"))["games"]
    name, drawn = search_study_page.CHART, search_study_page.chart(searched)
    (DOCS / "images" / name).write_text(drawn, "utf-8")
    PAGE.write_text(f"{text(measured)}\n{search_study_page.section(searched)}", "utf-8")

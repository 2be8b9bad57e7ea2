"""Writes the leaderboard from the results files of a folder."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from tampu.arena.ratings import rate
from tampu.core.ranking import win_shares
from tampu.protocol.results import Results, read, seat_of
from tampu.protocol.tasks import SOLO, TASKS, VERSION, Task

HEAD: Final = """# Leaderboard

`tampu benchmark leaderboard` writes this page from the files in `docs/results`, whose games anybody
can replay and verify. [benchmark.md](benchmark.md) explains the tasks, the metrics and how to take
part. This is version {version} of the benchmark.

The score of a task is the mean of the win shares against the opponents of its pool. A win share
beside a 95 % interval is marked ±. Ratings are by Bradley and Terry's model over all games of the
task, 400 points for odds of ten to one; `random` has 0. The overall score is the mean over all
tasks that need no text and are no mini games, a task without complete results counting 0.
"""


def read_all(folder: Path) -> list[Results]:
    """All results of this version in a folder, by file name."""
    every = [read(path) for path in sorted(folder.glob("*.json"))]
    return [results for results in every if results.version == VERSION]


def ratings(task: Task, entries: Sequence[Results]) -> dict[str, float]:
    """The rating of each entry of a task by its spec; `random` has 0."""
    specs = list(dict.fromkeys([*task.pool, *(results.entry.spec for results in entries)]))
    place = {spec: number for number, spec in enumerate(specs)}
    won = [[0.0] * len(specs) for _ in specs]
    for results in entries:
        for game in results.games:
            if results.entry.spec == game.opponent:
                continue
            one, other = place[results.entry.spec], place[game.opponent]
            share = win_shares(list(game.ranks))[seat_of(task, game.index)]
            won[one][other] += share
            won[other][one] += 1 - share
    strengths = {rating.spec: rating.rating for rating in rate(specs, won)}
    zero = strengths.get("random", 0.0)
    return {spec: strength - zero for spec, strength in strengths.items()}


def page(every: Iterable[Results]) -> str:
    """The whole page."""
    entries = list(every)
    lines = [HEAD.format(version=VERSION), "## Overall", "", *_overall(entries)]
    for task in TASKS.values():
        chosen = [results for results in entries if results.task == task.id]
        chosen.sort(key=lambda results: (-results.metrics["score"], results.entry.name))
        lines += ["", f"## {task.id}", "", f"{task.about[:1].upper()}{task.about[1:]}.", ""]
        lines += _task(task, chosen) if chosen else ["No results yet."]
    return "\n".join(lines) + "\n"


def _overall(entries: Sequence[Results]) -> list[str]:
    counted = [task.id for task in TASKS.values() if not task.text and not task.small]
    scores: dict[str, dict[str, float]] = {}
    for results in entries:
        if results.metrics["complete"] and results.task in counted:
            scores.setdefault(results.entry.name, {})[results.task] = results.metrics["score"]
    rows = sorted(
        ((sum(tasks.values()) / len(counted), len(tasks), name) for name, tasks in scores.items()),
        key=lambda row: (-row[0], row[2]),
    )
    lines = ["| entry | overall score | complete tasks |", "|---|---|---|"]
    return [*lines, *(f"| {name} | {score:.3f} | {tasks} of {len(counted)} |"
                      for score, tasks, name in rows)]  # fmt: skip


def _task(task: Task, entries: Sequence[Results]) -> list[str]:
    rated = {} if task.pool == (SOLO,) else ratings(task, entries)
    columns = ["entry", "score", "rating", *(f"`{opponent}`" for opponent in task.pool)]
    columns += ["games", "ms a decision", "training steps"]
    lines = ["| " + " | ".join(columns) + " |", "|---" * len(columns) + "|"]
    for results in entries:
        shares = []
        for row in results.metrics["opponents"]:
            low, high = row["win_share_ci95"]
            shares.append(f"{row['win_share']:.2f} ± {(high - low) / 2:.2f}")
        rating = f"{rated[results.entry.spec]:+.0f}" if rated else "–"
        games = str(len(results.games)) + ("" if results.metrics["complete"] else " (incomplete)")
        name = results.entry.name + (f": {results.entry.about}" if results.entry.about else "")
        cells = [name, f"{results.metrics['score']:.3f}", rating, *shares, games]
        cells += [f"{results.ms_per_decision:g}", f"{results.entry.training_steps:,}"]
        lines.append("| " + " | ".join(cells) + " |")
    return lines

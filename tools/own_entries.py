"""Plays our own entries of the benchmark that docs/results lacks, the cheapest first.

    python -m tools.own_entries --minutes 15
    python -m tools.own_entries --list

A run that was stopped goes on from the finished games in build/entries. When no minutes are left,
or nothing is missing, it writes the leaderboard and the technical report again.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

from tampu.bots.garbage import collect_rarely
from tampu.protocol.evaluation import TaskRun
from tampu.protocol.leaderboard import page, read_all
from tampu.protocol.results import Contender, write
from tampu.protocol.tasks import Task, find_task
from tools import analysis_page

DOCS = Path(__file__).parents[1] / "docs"
ABOUT = {
    "random": "uniform over kinds, then inside the kind",
    "greedy": "one turn ahead with learned weights",
    "ismcts": "information-set search, {nodes} nodes",
    "plan": "planning of whole turns, {width} lines, {replies} replies",
}
"""One line for each bot, by the first part of its spec."""
CHEAPEST_FIRST = (
    *("imhotep-2-mini", "cuzco-2-mini", "inca-empire-3-mini", "tawantinsuyu-2-mini"),
    *("imhotep-2", "tawantinsuyu-solo", "imhotep-4", "tawantinsuyu-2", "inca-empire-3"),
    *("cuzco-2-full", "cuzco-2", "tawantinsuyu-4"),
)


@dataclass(frozen=True)
class Entry:
    """One plain bot on one task."""

    task: Task
    name: str
    spec: str

    @property
    def file(self) -> str:
        return f"{self.task.id}-{self.name}"

    def contender(self) -> Contender:
        kind, _, text = self.spec.partition(":")
        settings = dict(part.split("=") for part in text.split(":") if part)
        return Contender(self.name, self.spec, ABOUT[kind].format(**settings))


def own_entries() -> list[Entry]:
    """`random`, `greedy` and a search on every task that needs no text.

    The search is the strongest bot of the pool; where the rules are the only opponent, it plans.
    """
    entries = []
    for name in CHEAPEST_FIRST:
        task = find_task(name)
        strongest = task.pool[-1] if len(task.pool) > 1 else "plan:width=6:replies=2"
        for own, spec in (("random", "random"), ("greedy", "greedy"), ("search", strongest)):
            entries.append(Entry(task, own, spec))
    return entries


def missing(results: Path) -> list[Entry]:
    """The entries without a results file."""
    return [entry for entry in own_entries() if not (results / f"{entry.file}.json").exists()]


def play(entry: Entry, results: Path, work: Path, deadline: float) -> bool:
    """Play an entry, or go on with it; False where the time was over before its last game."""
    run = TaskRun(entry.task, entry.contender(), keep=work / f"{entry.file}.jsonl")
    for number, _ in enumerate(run, 1):
        if time.monotonic() > deadline and number < len(run.plan):
            return False
    write(run.results(), results / f"{entry.file}.json")
    return True


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play our own entries of the benchmark.")
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--list", action="store_true", help="print what is missing")
    parser.add_argument("--results", type=Path, default=DOCS / "results")
    parser.add_argument("--work", type=Path, default=Path("build/entries"))
    options = parser.parse_args(arguments)
    if options.list:
        print(*(entry.file for entry in missing(options.results)), sep="\n")
        return 0
    options.work.mkdir(parents=True, exist_ok=True)
    collect_rarely()
    deadline = time.monotonic() + 60 * options.minutes
    for entry in missing(options.results):
        if time.monotonic() > deadline or not play(entry, options.results, options.work, deadline):
            break
        print(entry.file, flush=True)
    if options.results == DOCS / "results":
        (DOCS / "leaderboard.md").write_text(page(read_all(options.results)), "utf-8")
        analysis_page.PAGE.write_text(analysis_page.text(), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

"""Playing a plan: in any order on any engine, told in the one order that counts."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path

from tampu.arena.engines import make_engine
from tampu.arena.matches import Played
from tampu.arena.plan import Plan, Task
from tampu.arena.results import Results
from tampu.arena.stopping import Watch

BATCH = 16
"""The most games that travel to a worker at once."""
BATCH_SECONDS = 0.1
"""Games that are slower than this together travel alone, so that a kill costs little."""


def run(
    plan: Plan,
    *,
    jobs: int = 1,
    engine: str = "local",
    folder: Path | None = None,
    keep: Callable[[Played], None] | None = None,
) -> Iterator[Played]:
    """The games of a plan in their order, up to where each series may stop.

    With a `folder` every game is kept there as soon as it is done, and games that are there
    already are not played again. `keep` gets every new game, with its record, before that.
    What is told depends on the plan alone.
    """
    results = Results(folder, plan) if folder else None
    try:
        yield from _Run(plan, results, keep).play(engine, jobs)
    finally:
        if results:
            results.close()


class _Run:
    def __init__(
        self, plan: Plan, results: Results | None, keep: Callable[[Played], None] | None
    ) -> None:
        self._plan = plan
        self._results = results
        self._keep = keep
        self._known: dict[Task, Played] = results.known if results else {}
        self._watches = [
            Watch(series, plan.until) if plan.until else None for series in plan.series
        ]
        self._order = deque(plan.tasks())
        """The games not yet told."""
        self._open = deque(task for task in self._order if task not in self._known)
        """Those of them that nobody has taken."""

    def play(self, engine: str, jobs: int) -> Iterator[Played]:
        yield from self._told()
        if not self._order:
            return
        with make_engine(engine, jobs) as workers:
            under_way, size = 0, 1
            while self._order:
                while under_way < size * workers.width and (batch := self._batch(size)):
                    workers.submit(self._plan, batch)
                    under_way += len(batch)
                games = workers.collect()
                for game in games:
                    under_way -= 1
                    self._take(game)
                # A run that may stop soon should not play far ahead of the game that decides.
                if workers.width > 1 and not self._plan.until:
                    mean = sum(sum(game.seconds) for game in games) / len(games)
                    size = max(1, min(BATCH, int(BATCH_SECONDS / max(mean, 1e-6))))
                yield from self._told()

    def _batch(self, size: int) -> list[Task]:
        batch: list[Task] = []
        while self._open and len(batch) < size:
            task = self._open.popleft()
            if not self._stopped(task):
                batch.append(task)
        return batch

    def _take(self, game: Played) -> None:
        if self._keep:
            self._keep(game)
        if self._results:
            self._results.append(game)
        game.record = ""
        self._known[game.series, game.index] = game

    def _told(self) -> Iterator[Played]:
        """The next games as far as they are known."""
        while self._order:
            task = self._order[0]
            if not self._stopped(task):
                if task not in self._known:
                    return
                game = self._known.pop(task)
                watch = self._watches[task[0]]
                if watch:
                    watch.see(game)
                yield game
            self._order.popleft()

    def _stopped(self, task: Task) -> bool:
        watch = self._watches[task[0]]
        return watch is not None and watch.stopped != ""

"""Running a plan on an engine; the results come in the plan's order on every engine."""

from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path

from tampu.arena.engines import make_engine
from tampu.arena.matches import Played
from tampu.arena.plan import Plan, Task
from tampu.arena.results import ResultsFolder, describe, read_game
from tampu.arena.stopping import SeriesWatch

BATCH = 16
"""The most games in one batch."""
BATCH_SECONDS = 0.1
"""How long a batch should take; short batches lose little work when a run is killed."""


def run(
    plan: Plan,
    *,
    jobs: int = 1,
    engine: str = "local",
    folder: Path | None = None,
    on_game: Callable[[Played], None] | None = None,
) -> Iterator[Played]:
    """Yield the games of a plan in their order, up to where each series may stop.

    With a `folder` every game is stored there as soon as it is finished, and games that are
    already there are not played again. `on_game` is called with every new game, including its
    record, before the game is stored. The games depend on the plan alone.
    """
    results = ResultsFolder(folder, describe(plan), read_game) if folder else None
    try:
        yield from _Run(plan, results, on_game).play(engine, jobs)
    finally:
        if results:
            results.close()


class _Run:
    def __init__(
        self,
        plan: Plan,
        results: ResultsFolder[Played] | None,
        on_game: Callable[[Played], None] | None,
    ) -> None:
        self._plan = plan
        self._results = results
        self._on_game = on_game
        self._finished: dict[Task, Played] = results.finished if results else {}
        """Games that are finished and not yet yielded."""
        self._watches = [
            SeriesWatch(series, plan.until) if plan.until else None for series in plan.series
        ]
        self._order = deque(plan.tasks())
        """The games that are not yet yielded."""
        self._unplayed = deque(task for task in self._order if task not in self._finished)
        """The games that are not yet submitted to the engine."""

    def play(self, engine: str, jobs: int) -> Iterator[Played]:
        yield from self._next_games()
        if not self._order:
            return
        with make_engine(engine, jobs) as workers:
            in_progress, size = 0, 1
            while self._order:
                while in_progress < size * workers.width and (batch := self._batch(size)):
                    workers.submit(self._plan, batch)
                    in_progress += len(batch)
                games = workers.collect()
                for game in games:
                    in_progress -= 1
                    self._take(game)
                # A run that may stop early should not play far beyond the game that stops it.
                if workers.width > 1 and not self._plan.until:
                    mean = sum(sum(game.seconds) for game in games) / len(games)
                    size = max(1, min(BATCH, int(BATCH_SECONDS / max(mean, 1e-6))))
                yield from self._next_games()

    def _batch(self, size: int) -> list[Task]:
        batch: list[Task] = []
        while self._unplayed and len(batch) < size:
            task = self._unplayed.popleft()
            if not self._stopped(task):
                batch.append(task)
        return batch

    def _take(self, game: Played) -> None:
        if self._on_game:
            self._on_game(game)
        if self._results:
            self._results.append(game.to_json())
        game.record = ""
        self._finished[game.series, game.index] = game

    def _next_games(self) -> Iterator[Played]:
        """Yield the next games in order, up to the first that is not finished."""
        while self._order:
            task = self._order[0]
            if not self._stopped(task):
                if task not in self._finished:
                    return
                game = self._finished.pop(task)
                watch = self._watches[task[0]]
                if watch:
                    watch.see(game)
                yield game
            self._order.popleft()

    def _stopped(self, task: Task) -> bool:
        watch = self._watches[task[0]]
        return watch is not None and watch.stopped != ""

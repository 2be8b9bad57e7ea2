"""Evaluates an entry on a task, in one process or several; the games depend on the task alone."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tampu import __version__
from tampu.bots.external import close_bot, open_bot
from tampu.bots.play_out import play_out
from tampu.core.contract import CHANCE
from tampu.core.play import Match
from tampu.core.registry import load_game
from tampu.protocol.results import Contender, ReplayableGame, Results
from tampu.protocol.tasks import (
    VERSION,
    Task,
    entry_game,
    find_task,
    pool_fingerprint,
    pool_game,
)

Job = tuple[str, str, str, int]
"""Task, entry, opponent, and the number of the game."""


def play_game(job: Job) -> tuple[ReplayableGame, float, int]:
    """Play one game; returns it with the CPU seconds and the decisions of the entry."""
    task_id, entry, opponent, index = job
    task = find_task(task_id)
    series, frozen = task.series(entry, opponent), pool_game(task.game)
    seating = series.seating(index)
    match = Match(load_game(task.game), task.seats, task.options, series.seed_of(index))
    own = entry_game(task.game, entry)
    bots = [open_bot(series.entries[place], frozen if place else own) for place in seating]
    try:
        effort = play_out(match, bots)
    finally:
        replaced = [close_bot(bot) for bot in bots]
    seat = seating.index(0)
    state = match.state
    played = ReplayableGame(
        opponent=opponent,
        index=index,
        moves=tuple(action for actor, action in match.log if actor != CHANCE),
        scores=tuple(state.scores()),
        ranks=tuple(state.ranking()),
        fallbacks=replaced[seat] + int(getattr(bots[seat], "forfeits", 0)),
    )
    return played, effort.cpu_seconds[seat], effort.decisions[seat]


class TaskRun:
    """An entry on a task: iterate over its games, then ask for the results."""

    def __init__(
        self, task: Task, entry: Contender, *, games: int | None = None, jobs: int = 1
    ) -> None:
        """Plan the games; fewer than the task's give incomplete results."""
        self.task, self.entry = task, entry
        number = task.games if games is None else min(games, task.games)
        self.jobs = jobs
        self.plan: list[Job] = [
            (task.id, entry.spec, opponent, index)
            for opponent in task.pool
            for index in range(number)
        ]
        self._games: list[ReplayableGame] = []
        self._seconds, self._decisions = 0.0, 0

    def __iter__(self) -> Iterator[ReplayableGame]:
        for game, seconds, decisions in self._played():
            self._games.append(game)
            self._seconds += seconds
            self._decisions += decisions
            yield game

    def _played(self) -> Iterator[tuple[ReplayableGame, float, int]]:
        if self.jobs == 1:
            yield from map(play_game, self.plan)
            return
        with ProcessPoolExecutor(self.jobs, get_context("spawn")) as workers:
            yield from workers.map(play_game, self.plan)

    def results(self) -> Results:
        """The results of the games played so far."""
        game = load_game(self.task.game)
        spent = 1000 * self._seconds / self._decisions if self._decisions else 0.0
        return Results(
            task=self.task.id,
            version=VERSION,
            tampu=__version__,
            rules_version=game.meta.rules_version,
            pool=pool_fingerprint(game.id),
            entry=self.entry,
            games=tuple(self._games),
            ms_per_decision=round(spent, 3),
        ).with_metrics()

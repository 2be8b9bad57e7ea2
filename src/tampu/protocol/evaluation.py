"""Evaluates an entry on a task, in one process or several; the games depend on the task alone."""

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path

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
Played = tuple[ReplayableGame, float, int]
"""A game with the CPU seconds and the decisions of the entry."""


def play_game(job: Job) -> Played:
    """Play one game."""
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
        self,
        task: Task,
        entry: Contender,
        *,
        games: int | None = None,
        jobs: int = 1,
        keep: Path | None = None,
    ) -> None:
        """Plan the games; fewer than the task's give incomplete results.

        Finished games are written to the file `keep`, and those that it holds are not played again.
        """
        self.task, self.entry, self.keep = task, entry, keep
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

    def _played(self) -> Iterator[Played]:
        if self.keep is None:
            yield from self._play(self.plan)
            return
        finished = dict(_read_games(self.keep)) if self.keep.exists() else {}
        missing = iter(self._play([job for job in self.plan if job not in finished]))
        with self.keep.open("a", encoding="utf-8") as file:
            for job in self.plan:
                if job not in finished:
                    finished[job] = game, seconds, decisions = next(missing)
                    line = {"job": job, "game": asdict(game), "effort": [seconds, decisions]}
                    file.write("\n" + json.dumps(line))
                    file.flush()
                yield finished[job]

    def _play(self, jobs: Sequence[Job]) -> Iterator[Played]:
        if self.jobs == 1:
            yield from map(play_game, jobs)
            return
        with ProcessPoolExecutor(self.jobs, get_context("spawn")) as workers:
            yield from workers.map(play_game, jobs)

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


def _read_games(path: Path) -> Iterator[tuple[Job, Played]]:
    """The finished games of a file, without lines that were cut off."""
    for line in path.read_text("utf-8").splitlines():
        try:
            data = json.loads(line)
        except json.JSONDecodeError:
            continue
        task, entry, opponent, index = data["job"]
        lists = {name: tuple(data["game"][name]) for name in ("moves", "scores", "ranks")}
        game = ReplayableGame(**{**data["game"], **lists})
        yield (task, entry, opponent, index), (game, *data["effort"])

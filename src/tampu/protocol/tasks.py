"""The tasks of the benchmark: what is played, against whom, on which deals.

A change that makes results incomparable (pool, seeds, games, metric) raises VERSION; results of
other versions do not appear on the leaderboard.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from tampu.arena.matches import Series
from tampu.bots.registry import is_plain
from tampu.core.contract import Game, Json
from tampu.core.errors import TampuError
from tampu.core.model import fingerprint
from tampu.core.registry import game_file, game_ids, load_game

VERSION: Final = 1
EVALUATION_SEED: Final = 2_000_000_000
"""Deals from this seed on are for evaluation only: nobody may train on them."""
SOLO: Final = "rules"
"""The opponent of a solo task: the rules play it."""


class UnknownTask(TampuError):
    """The benchmark has no task with this id."""


@dataclass(frozen=True)
class Task:
    """One game with a number of seats and options, and the frozen pool of opponents.

    The entry plays `games` games against each opponent, which takes all other seats. Every deal is
    played once from each seat.
    """

    id: str
    game: str
    seats: int
    pool: tuple[str, ...]
    games: int
    number: int
    """Separates the deals of the tasks."""
    options: Mapping[str, Any] = field(default_factory=dict)
    text: bool = False
    """Whether the entry reads and writes text (see `tampu.protocol.text_agent`)."""
    small: bool = False
    """Whether it is a mini game, which does not count for the overall score."""
    about: str = ""

    def series(self, entry: str, opponent: str) -> Series:
        """The games of an entry against one opponent of the pool."""
        others = () if opponent == SOLO else (opponent,) * (self.seats - 1)
        return Series(
            game=self.game,
            entries=(entry, *others),
            games=self.games,
            seed=EVALUATION_SEED + 1_000_000 * self.number,
            options=self.options,
            rotate=True,
            duplicate=True,
        )


def _read_tasks() -> dict[str, Task]:
    tasks: list[Task] = []
    for game in game_ids():
        content = game_file(game, "benchmark.json")
        for row in json.loads(content)["tasks"] if content else ():
            tasks.append(Task(**{**row, "game": game, "pool": tuple(row["pool"])}))
    return {task.id: task for task in sorted(tasks, key=lambda task: task.number)}


TASKS: Final = _read_tasks()
"""The tasks of this version by id; each game's package declares its own in `benchmark.json`."""


def find_task(name: str) -> Task:
    """The task with this id; raises UnknownTask."""
    if name not in TASKS:
        raise UnknownTask("error-unknown-task", task=name, known=", ".join(TASKS))
    return TASKS[name]


def pool_game(name: str) -> Game:
    """The game as the bots of its pool see it: with weights that are frozen with the benchmark."""
    game = load_game(name)
    return replace(game, evaluation=game.evaluation.with_learned(_pool_weights(name)))


def entry_game(name: str, spec: str) -> Game:
    """The game as an entry sees it: with the frozen weights too where it is a plain bot.

    So `greedy` has the same result whatever the game has learned since. Levels, programs and other
    packages get the game as it is.
    """
    return pool_game(name) if is_plain(spec) else load_game(name)


def _pool_weights(name: str) -> Json:
    written = game_file(name, "pool_weights.json") or game_file(name, "weights.json")
    assert written is not None, "the bots of a pool have learned weights"
    weights: Json = json.loads(written)
    return weights


def pool_fingerprint(game: str) -> str:
    """A hash of what the pool's bots of a game have learned.

    Results name it, so that a change of the weights is noticed where opponents are verified.
    """
    return fingerprint(_pool_weights(game))

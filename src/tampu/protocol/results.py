"""A results file: who played which task, every game with its moves, and the metrics."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from tampu.arena.summary import wilson
from tampu.core.errors import TampuError
from tampu.core.ranking import win_shares
from tampu.protocol.tasks import TASKS, Task, find_task

FORMAT: Final = "tampu-benchmark"


class BadResults(TampuError):
    """The file holds no results of this benchmark, or results that are not true."""


@dataclass(frozen=True)
class Contender:
    """Who takes part, and what its training cost."""

    name: str
    spec: str
    """The spec that `tampu benchmark run` was called with."""
    about: str = ""
    """One line for the leaderboard; a link is welcome."""
    training_steps: int = 0
    """Decisions of training, in all games."""
    training_cpu_hours: float = 0.0


@dataclass(frozen=True)
class ReplayableGame:
    """One game; the seed gives chance, so that the decisions are enough to replay it."""

    opponent: str
    index: int
    """The number of the game against this opponent; seed and seat follow from it."""
    moves: tuple[int, ...]
    """The ids of all decisions in order."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    fallbacks: int = 0
    """Decisions of the entry that were replaced by random ones."""


@dataclass(frozen=True)
class Results:
    """One entry on one task."""

    task: str
    version: int
    """The version of the benchmark."""
    tampu: str
    rules_version: int
    pool: str
    """The fingerprint of what the pool's bots have learned."""
    entry: Contender
    games: tuple[ReplayableGame, ...]
    ms_per_decision: float
    """CPU milliseconds of the entry's process for a decision."""
    metrics: dict[str, Any] = field(default_factory=dict)

    def with_metrics(self) -> Results:
        """The results with their metrics."""
        return replace(self, metrics=metrics(find_task(self.task), self.games))

    def to_json(self) -> str:
        """One game on each line, so that files compare well."""
        data = {"format": FORMAT, **asdict(self)}
        games = data.pop("games")
        head = json.dumps(data, indent=1, ensure_ascii=False)[:-2]
        for game in games:
            game["moves"] = " ".join(str(move) for move in game["moves"])
        lines = ",\n".join(f"  {json.dumps(game)}" for game in games)
        return f'{head},\n "games": [\n{lines}\n ]\n}}\n'


def seat_of(task: Task, index: int) -> int:
    """The seat of the entry in a game."""
    return task.series("", "").seating(index).index(0)


def metrics(task: Task, games: Sequence[ReplayableGame]) -> dict[str, Any]:
    """The win share against each opponent with its 95 % interval, and the task's score.

    The score is the mean of the win shares, so that each opponent counts equally. The weakest
    pairing bounds from above what the entry guarantees against the pool.
    """
    rows = []
    for opponent in task.pool:
        shares, points, played = 0.0, 0.0, 0
        for game in games:
            if game.opponent == opponent:
                seat = seat_of(task, game.index)
                shares += win_shares(list(game.ranks))[seat]
                points += game.scores[seat]
                played += 1
        share = shares / played if played else 0.0
        rows.append(
            {
                "opponent": opponent,
                "games": played,
                "win_share": round(share, 4),
                "win_share_ci95": [round(limit, 4) for limit in wilson(share, played)],
                "mean_score": round(points / played, 2) if played else 0.0,
            }
        )
    shares_by_opponent = [float(str(row["win_share"])) for row in rows]
    return {
        "score": round(sum(shares_by_opponent) / len(rows), 4),
        "weakest": min(shares_by_opponent),
        "complete": all(row["games"] == task.games for row in rows),
        "opponents": rows,
    }


def write(results: Results, path: Path) -> None:
    """Write a results file."""
    path.write_text(results.to_json(), "utf-8")


def read(path: Path) -> Results:
    """Read a results file; raises BadResults where it is none."""
    try:
        data = json.loads(path.read_text("utf-8"))
        if data.pop("format") != FORMAT or data["task"] not in TASKS:
            raise BadResults("error-benchmark-file", file=str(path))
        games = tuple(
            ReplayableGame(
                opponent=str(game["opponent"]),
                index=int(game["index"]),
                moves=tuple(int(move) for move in game["moves"].split()),
                scores=tuple(int(score) for score in game["scores"]),
                ranks=tuple(int(rank) for rank in game["ranks"]),
                fallbacks=int(game.get("fallbacks", 0)),
            )
            for game in data.pop("games")
        )
        return Results(entry=Contender(**data.pop("entry")), games=games, **data)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadResults("error-benchmark-file", file=str(path)) from None

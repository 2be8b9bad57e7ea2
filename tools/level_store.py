"""The results of series between bots, as data in docs/levels: one file for each game.

A series is known by its entries, options and first deal. It goes on from the games stored so far,
on any machine, and begins anew when its bots play otherwise: with other learned weights, other
rules, or other moves in a game of their kind of bot.
"""

import fcntl
import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tampu.arena.matches import Played, Series
from tampu.bots.registry import make_bot
from tampu.core.data import read_json
from tampu.core.model import fingerprint
from tampu.core.play import Match
from tampu.core.registry import load_game
from tampu.core.rng import Rng

ROOT = Path(__file__).parents[1]
STORE = ROOT / "docs" / "levels"
SEATS = {"inca_empire": 3}
"""The number of seats of games that two cannot play."""
PROBES = {
    "casual": "casual:width=1:blur=50",
    "ismcts": "ismcts:nodes=8:patience=1",
    "plan": "plan:width=1:replies=2:worlds=2:beam=1:horizon=1",
}
"""By kind of bot one that is quick and uses all parts of its search; scripts are quick anyway."""
SPACING = 5
"""A bot's moves are looked at when so many further entries have been played."""


@dataclass
class Results:
    """The games of a series so far, by entry and not by seat."""

    entries: list[str]
    options: dict[str, Any]
    seed: int
    weights: str
    """The fingerprint of the learned weights."""
    bots: str
    """A hash of the rules version and of the moves of the entries' kinds of bots."""
    games: list[list[int]] = field(default_factory=list)
    """Of each game the ranks, then the points."""
    seconds: list[float] = field(default_factory=list)
    """The CPU time of all decisions."""
    decisions: list[int] = field(default_factory=list)
    slowest: list[float] = field(default_factory=list)
    """The CPU time of the slowest decision, where it was measured."""
    kinds: list[dict[str, int]] = field(default_factory=list)
    """How often kinds of actions were chosen, where they were counted."""

    def is_of(self, series: Series) -> bool:
        """Whether the series is this one; the bots may have changed since."""
        mine = (self.entries, self.options, self.seed)
        return mine == (list(series.entries), dict(series.options), series.seed)

    def points(self, entry: int) -> float:
        """The mean points of an entry."""
        at = len(self.entries) + entry
        return sum(game[at] for game in self.games) / len(self.games)

    def mean_seconds(self, entry: int) -> float:
        """The mean CPU time of a decision."""
        return self.seconds[entry] / max(1, self.decisions[entry])

    def played(self, series: Series) -> list[Played]:
        """The games by seat, without their times."""
        count = len(self.entries)
        games = []
        for index, row in enumerate(self.games):
            seating = series.seating(index)
            games.append(
                Played(
                    index=index,
                    seed=series.seed_of(index),
                    seats=[self.entries[entry] for entry in seating],
                    seating=seating,
                    scores=[row[count + entry] for entry in seating],
                    ranks=[row[entry] for entry in seating],
                    decisions=0,
                    end="",
                    seconds=[],
                    moves=[],
                    fallbacks=[],
                )
            )
        return games


def weights_of(name: str) -> str:
    """A fingerprint of the learned weights of a game's bots."""
    return fingerprint(read_json(f"tampu.games.{name}", "weights.json"))


@cache
def moves_of(name: str, spec: str) -> str:
    """A hash of the rules version and of a bot's moves at decisions of a game between `greedy`."""
    game = load_game(name)
    match, rng = Match(game, SEATS.get(name, 2), {}, 1), Rng(1)
    guide, bot = make_bot("greedy", game), make_bot(spec, game)
    moves: list[int] = []
    while not match.over:
        state = match.state
        view, candidates = state.view(state.actor()), state.candidates()
        if len(match.log) % SPACING == 0:
            moves.append(bot.choose(view, candidates, rng))
        match.play(guide.choose(view, candidates, rng))
    text = repr((game.meta.rules_version, moves))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def bots_of(series: Series) -> str:
    """A hash that changes when the entries of a series play otherwise."""
    probes = set()
    for entry in series.entries:
        kind = entry.partition(":")[0]
        if kind in PROBES or kind == "script":
            probes.add(PROBES.get(kind, entry))
    moves = " ".join(moves_of(series.game, spec) for spec in sorted(probes))
    return hashlib.blake2b(moves.encode(), digest_size=8).hexdigest()


def stored(name: str) -> list[Results]:
    """All series of a game whose bots have the weights of today."""
    weights = weights_of(name)
    results = [Results(**data) for data in _read(name).get("series", [])]
    return [each for each in results if each.weights == weights]


def results_of(series: Series) -> Results | None:
    """The games of a series, with bots that have the weights of today."""
    return next((each for each in stored(series.game) if each.is_of(series)), None)


def continued(series: Series) -> Results:
    """The results that the next game of a series goes on from: none if its bots have changed."""
    bots, before = bots_of(series), results_of(series)
    if before and before.bots == bots:
        return before
    weights, count = weights_of(series.game), len(series.entries)
    empty = ([0.0] * count, [0] * count)
    return Results(
        list(series.entries), dict(series.options), series.seed, weights, bots, [], *empty
    )


def add(
    series: Series,
    game: Played,
    slowest: list[float] | None = None,
    kinds: Sequence[Mapping[str, int]] | None = None,
) -> Results:
    """Store the next game of a series; another process may have stored it before."""
    with _locked():
        results = continued(series)
        if len(results.games) != game.index:
            return results
        seats = [game.seating.index(entry) for entry in range(len(series.entries))]
        ranks, points = [game.ranks[seat] for seat in seats], [game.scores[seat] for seat in seats]
        results.games.append(ranks + points)
        for entry in range(len(seats)):
            results.seconds[entry] = round(results.seconds[entry] + game.seconds[entry], 3)
            results.decisions[entry] += game.moves[entry]
        if slowest is not None:
            before = results.slowest or slowest
            results.slowest = [round(max(pair), 5) for pair in zip(before, slowest, strict=True)]
        if kinds is not None:
            sums = results.kinds or [{} for _ in kinds]
            results.kinds = [
                dict(sorted((Counter(one) + Counter(other)).items()))
                for one, other in zip(sums, kinds, strict=True)
            ]
        others = [each for each in stored(series.game) if not each.is_of(series)]
        rows = sorted([*others, results], key=lambda each: (each.entries, repr(each.options)))
        _write(series.game, {**_read(series.game), "series": [asdict(each) for each in rows]})
    return results


def calibrations(name: str) -> list[dict[str, Any]]:
    """The measured calibrations of a game, of bots with the weights of today."""
    weights = weights_of(name)
    return [row for row in _read(name).get("calibration", []) if row["weights"] == weights]


def store_calibration(name: str, row: dict[str, Any]) -> None:
    """Store a measured calibration in place of an earlier one of the same bot."""
    with _locked():
        row = {**row, "weights": weights_of(name)}
        rows = [each for each in calibrations(name) if each["bot"] != row["bot"]]
        rows = sorted([*rows, row], key=lambda each: str(each["bot"]))
        _write(name, {**_read(name), "calibration": rows})


def _read(name: str) -> dict[str, Any]:
    path = STORE / f"{name}.json"
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def _write(name: str, data: dict[str, Any]) -> None:
    """Write the file of a game with one line for each part of a series."""
    parts = []
    for key, rows in sorted(data.items()):
        blocks = [
            ",\n".join(
                f"   {json.dumps(name)}: {json.dumps(value, separators=(',', ':'))}"
                for name, value in row.items()
            )
            for row in rows
        ]
        inside = ",\n".join(f"  {{\n{block}\n  }}" for block in blocks)
        parts.append(f" {json.dumps(key)}: [\n{inside}\n ]")
    STORE.mkdir(parents=True, exist_ok=True)
    path = STORE / f"{name}.json"
    draft = path.with_suffix(".part")
    draft.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")
    draft.replace(path)


@contextmanager
def _locked() -> Iterator[None]:
    """Let one process at a time read, change and write the files."""
    path = ROOT / "build" / "levels.lock"
    path.parent.mkdir(exist_ok=True)
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield

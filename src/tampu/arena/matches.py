"""Games between bots: the same plan gives the same games, whoever computes them."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from tampu.bots.external import close_bot, open_bot
from tampu.core.contract import Game
from tampu.core.play import Match
from tampu.core.ranking import win_shares
from tampu.core.record import record
from tampu.core.registry import load_game
from tampu.core.rng import Rng


@dataclass(frozen=True)
class Series:
    """Games between the same entries, one for each index from 0 on."""

    game: str
    entries: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, Any]
    rotate: bool = False
    """The entries change seats every game."""
    duplicate: bool = False
    """Each deal is played in every rotation before the next (and so `rotate` is set)."""
    keep_records: bool = False

    @property
    def cycle(self) -> int:
        """After how many games every entry has sat at every seat equally often."""
        return len(self.entries) if self.rotate or self.duplicate else 1

    def seed_of(self, index: int) -> int:
        """The seed of a game: of its deal, and of the lots of its bots."""
        return self.seed + (index // self.cycle if self.duplicate else index)

    def seating(self, index: int) -> list[int]:
        """The entry at each seat."""
        count = len(self.entries)
        return [(seat - index % self.cycle) % count for seat in range(count)]


@dataclass
class Played:
    """One finished game; lists are by seat, `seconds`, `moves` and `fallbacks` by entry."""

    index: int
    seed: int
    seats: list[str]
    seating: list[int]
    """The entry that sat at each seat."""
    scores: list[int]
    ranks: list[int]
    decisions: int
    end: str
    seconds: list[float]
    moves: list[int]
    fallbacks: list[int]
    """By entry, how often a move by lot stood in for a program that failed."""
    series: int = 0
    """Its series' place in the plan."""
    record: str = ""

    def share(self, entry: int) -> float:
        """The part of the victory that an entry has."""
        return win_shares(self.ranks)[self.seating.index(entry)]

    def to_json(self) -> dict[str, Any]:
        """Everything but the record."""
        kept = asdict(self)
        del kept["record"]
        return kept


def play_one(series: Series, index: int, game: Game, place: int = 0) -> Played:
    """The game number `index` of a series that stands at `place` of its plan."""
    seating = series.seating(index)
    count = len(seating)
    specs = [series.entries[entry] for entry in seating]
    seed = series.seed_of(index)
    match = Match(game, count, series.options, seed)
    bots = [open_bot(spec, game) for spec in specs]
    streams = [Rng(seed, f"bot {seat}") for seat in range(count)]
    seconds, moves = [0.0] * count, [0] * count
    fallbacks = [0] * count
    try:
        while not match.over and len(match.log) < game.bound:
            seat = match.state.actor()
            before = time.process_time()
            view = match.state.view(seat) if bots[seat].sees else {}
            action = bots[seat].choose(view, match.state.candidates(), streams[seat])
            seconds[seating[seat]] += time.process_time() - before
            moves[seating[seat]] += 1
            match.play(action)
    finally:
        for seat, bot in enumerate(bots):
            fallbacks[seating[seat]] = close_bot(bot)
    return Played(
        index=index,
        seed=seed,
        seats=specs,
        seating=seating,
        scores=match.state.scores(),
        ranks=match.state.ranking(),
        decisions=sum(moves),
        end=match.state.end() or "unfinished",
        seconds=seconds,
        moves=moves,
        fallbacks=fallbacks,
        series=place,
        record=record(match, specs).write() if series.keep_records else "",
    )


def play_series(series: Series) -> Iterator[Played]:
    """All games of a series, one after the other, here."""
    game = load_game(series.game)
    for index in range(series.games):
        yield play_one(series, index, game)

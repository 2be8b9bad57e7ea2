"""Playing matches between bots: the same seed gives the same game, whoever computes it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from tampu.bots.registry import make_bot
from tampu.core.contract import Game
from tampu.core.play import Match
from tampu.core.record import record
from tampu.core.registry import load_game
from tampu.core.rng import Rng


@dataclass(frozen=True)
class Series:
    """Games to play: seeds from `seed` on, one each; entries change seats if `rotate`."""

    game: str
    entries: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, Any]
    rotate: bool = False
    keep_records: bool = False


@dataclass
class Played:
    """One finished game; lists are by seat, `seconds` and `moves` by entry."""

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
    record: str


def play_one(series: Series, index: int, game: Game) -> Played:
    """The game number `index` of a series."""
    count = len(series.entries)
    turn = index % count if series.rotate else 0
    seating = [(seat - turn) % count for seat in range(count)]
    specs = [series.entries[entry] for entry in seating]
    seed = series.seed + index
    match = Match(game, count, series.options, seed)
    bots = [make_bot(spec, game) for spec in specs]
    streams = [Rng(seed, f"bot {seat}") for seat in range(count)]
    seconds, moves = [0.0] * count, [0] * count
    while not match.over and len(match.log) < game.bound:
        seat = match.state.actor()
        before = time.process_time()
        view = match.state.view(seat) if bots[seat].sees else {}
        action = bots[seat].choose(view, match.state.candidates(), streams[seat])
        seconds[seating[seat]] += time.process_time() - before
        moves[seating[seat]] += 1
        match.play(action)
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
        record=record(match, specs).write() if series.keep_records else "",
    )


def play_series(series: Series, jobs: int = 1) -> Iterator[Played]:
    """All games of a series in the order of their seeds, as they are done."""
    if jobs == 1:
        game = load_game(series.game)
        for index in range(series.games):
            yield play_one(series, index, game)
        return
    size = max(1, min(8, series.games // (4 * jobs)))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play_named, _repeat(series), range(series.games), chunksize=size)


def _repeat(series: Series) -> Sequence[Series]:
    return [series] * series.games


def _play_named(series: Series, index: int) -> Played:
    return play_one(series, index, load_game(series.game))

"""Single games of a series: the same series and index give the same game on any engine."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from tampu.bots.external import close_bot, open_bot
from tampu.bots.play_out import play_out
from tampu.core.contract import Game
from tampu.core.play import Match
from tampu.core.ranking import win_shares
from tampu.core.record import record
from tampu.core.registry import load_game


@dataclass(frozen=True)
class Series:
    """A number of games between the same entries, numbered from 0."""

    game: str
    entries: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, Any]
    rotate: bool = False
    """Rotate the entries over the seats, one place per game."""
    duplicate: bool = False
    """Play each deal in every rotation before the next deal."""
    keep_records: bool = False

    @property
    def cycle(self) -> int:
        """The number of games after which every entry has had every seat equally often."""
        return len(self.entries) if self.rotate or self.duplicate else 1

    def seed_of(self, index: int) -> int:
        """The seed of a game's chance and of its bots' random numbers."""
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
    """How often a random move was played because a program failed."""
    series: int = 0
    """The index of the series in the plan."""
    record: str = ""

    def share(self, entry: int) -> float:
        """The entry's share of the victory."""
        return win_shares(self.ranks)[self.seating.index(entry)]

    def to_json(self) -> dict[str, Any]:
        """The game as JSON, without its record."""
        data = asdict(self)
        del data["record"]
        return data


def play_one(series: Series, index: int, game: Game, place: int = 0) -> Played:
    """Play game `index` of a series, which is series number `place` of its plan."""
    seating = series.seating(index)
    count = len(seating)
    specs = [series.entries[entry] for entry in seating]
    seed = series.seed_of(index)
    match = Match(game, count, series.options, seed)
    bots = [open_bot(spec, game) for spec in specs]
    try:
        effort = play_out(match, bots)
    finally:
        replaced = [close_bot(bot) for bot in bots]
    seconds, moves, fallbacks = [0.0] * count, [0] * count, [0] * count
    for seat, entry in enumerate(seating):
        seconds[entry], moves[entry] = effort.cpu_seconds[seat], effort.decisions[seat]
        fallbacks[entry] = replaced[seat]
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
    """Play all games of a series in this process."""
    game = load_game(series.game)
    for index in range(series.games):
        yield play_one(series, index, game)

"""Verifies a results file: its games are replayed, and its opponents must play the same moves."""

from dataclasses import dataclass

from tampu.bots.external import open_bot
from tampu.core.errors import TampuError
from tampu.core.play import Match
from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.protocol.results import BadResults, ReplayableGame, Results, metrics
from tampu.protocol.tasks import SOLO, VERSION, Task, find_task, pool_fingerprint, pool_game


@dataclass(frozen=True)
class Verification:
    """What was verified."""

    games: int
    opponents: int
    """Games in which every move of the opponents was asked for again."""
    complete: bool
    """Whether all games of the task were played."""


def verify(results: Results, *, opponents: bool = True) -> Verification:
    """Replay every game; raises BadResults at the first thing that is not true.

    Legality, scores, ranks and metrics are always verified. With `opponents`, the bots of the pool
    decide again and must choose the recorded moves: they follow from the seed, as long as their
    learned weights are the same.
    """
    task = find_task(results.task)
    game = load_game(task.game)
    if results.version != VERSION or results.rules_version != game.meta.rules_version:
        raise BadResults("error-benchmark-version", version=results.version, known=VERSION)
    numbers = [(played.opponent, played.index) for played in results.games]
    known = {(opponent, index) for opponent in task.pool for index in range(task.games)}
    if len(set(numbers)) != len(numbers) or not set(numbers) <= known:
        raise BadResults("error-benchmark-games", task=task.id)
    same_pool = opponents and results.pool == pool_fingerprint(task.game)
    asked = 0
    for number, played in enumerate(results.games, 1):
        ask = same_pool and played.opponent != SOLO
        if not _is_true(task, results.entry.spec, played, ask=ask):
            raise BadResults("error-benchmark-game", number=number, opponent=played.opponent)
        asked += ask
    if metrics(task, results.games) != results.metrics:
        raise BadResults("error-benchmark-metrics", task=task.id)
    return Verification(len(results.games), asked, bool(results.metrics["complete"]))


def _is_true(task: Task, entry: str, played: ReplayableGame, *, ask: bool) -> bool:
    """Whether a game can have been played as the file says."""
    game, series = load_game(task.game), task.series(entry, played.opponent)
    seed, seating = series.seed_of(played.index), series.seating(played.index)
    match = Match(game, task.seats, task.options, seed)
    entry_seat = seating.index(0)
    bots = {
        seat: open_bot(played.opponent, pool_game(task.game))
        for seat in range(task.seats)
        if ask and seat != entry_seat
    }
    streams = [Rng(seed, f"bot {seat}") for seat in range(task.seats)]
    for move in played.moves:
        seat = match.state.actor()
        if match.over or len(match.log) >= game.max_entries:
            return False
        bot = bots.get(seat)
        if bot is not None:
            view = match.state.view(seat) if bot.sees else {}
            if bot.choose(view, match.state.candidates(), streams[seat]) != move:
                return False
        try:
            match.play(move)
        except TampuError:
            return False
    ended = match.over or len(match.log) >= game.max_entries
    outcome = (tuple(match.state.scores()), tuple(match.state.ranking()))
    return ended and outcome == (played.scores, played.ranks)

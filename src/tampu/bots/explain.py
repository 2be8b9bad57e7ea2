"""Explaining moves: the best moves of a bot, each with the reasons for it.

The turn of each move is played to its end: as the bot planned it, or by one-step look-ahead in a
few imagined positions. The reasons for a move are the features by which the positions after it
differ from those after the other moves.
"""

from __future__ import annotations

from typing import Final

from tampu.bots.chance import settle
from tampu.bots.greedy import GreedyBot
from tampu.bots.plan import Line, PlanBot
from tampu.bots.registry import make_bot
from tampu.bots.search import SearchBot, SearchedMove
from tampu.core.contract import Game, Json, State
from tampu.core.rng import Rng

FEW_NODES: Final = 40
"""The simulations for a bot that does not search."""
WORLDS: Final = 4
"""In how many imagined positions each move is tried."""
COMPARED: Final = 6
"""At least so many moves are compared, as far as there are as many."""
LONGEST_TURN: Final = 12
"""The most own decisions that are played on after a move."""
MOST_REASONS: Final = 3
SMALLEST: Final = 0.05
"""A difference of fewer points is not given as a reason."""


class Reason:
    """A feature of the position that a move improves or worsens."""

    __slots__ = ("change", "key")

    def __init__(self, key: str, change: float) -> None:
        self.key = key
        """The message that names the feature."""
        self.change = change
        """Points for the deciding seat, compared with the mean of the other moves."""


class ExplainedMove:
    """A move with its search result and the reasons for it."""

    __slots__ = ("action", "line", "reasons", "score", "share", "visits")

    def __init__(
        self,
        action: int,
        visits: int,
        share: float,
        score: float,
        reasons: list[Reason],
        line: list[int],
    ) -> None:
        self.action = action
        self.line = line
        """The decisions of the turn that begins with the action, as the bot planned it."""
        self.visits = visits
        self.share = share
        """The seat's share of victory that the search expects."""
        self.score = score
        """The seat's final points that the game's evaluation expects after the turn."""
        self.reasons = reasons
        """The largest change first."""

    def to_json(self) -> Json:
        return {
            "action": self.action,
            "visits": self.visits,
            "share": self.share,
            "score": self.score,
            "reasons": [{"key": reason.key, "change": reason.change} for reason in self.reasons],
            "line": self.line,
        }


def from_json(data: Json) -> ExplainedMove:
    """Read what `ExplainedMove.to_json` wrote."""
    reasons = [Reason(str(part["key"]), float(part["change"])) for part in data["reasons"]]
    return ExplainedMove(
        int(data["action"]),
        int(data["visits"]),
        float(data["share"]),
        float(data["score"]),
        reasons,
        [int(action) for action in data["line"]],
    )


def explain(
    game: Game, view: Json, candidates: list[int], spec: str, rng: Rng, top: int = 3
) -> list[ExplainedMove]:
    """Return the best moves of a bot, the one that it would play first, with their reasons."""
    moves, lines, effects = _considered(game, view, candidates, spec, rng)
    explained: list[ExplainedMove] = []
    for place, move in enumerate(moves[:top]):
        reasons = _reasons(game, effects, place)
        score = sum(effects[place][:-1])
        # A move with fewer simulations has a less certain share, sometimes a higher one.
        share = min(move.share, moves[0].share)
        line = lines[place]
        explained.append(ExplainedMove(move.action, move.visits, share, score, reasons, line))
    return explained


def compare_turns(
    game: Game, view: Json, lines: list[list[int]], rng: Rng
) -> list[tuple[float, list[Reason]]]:
    """Return for each turn the expected final points, and how it differs from the other turns.

    A turn is a list of decisions; where it stops before the end of the turn, or a decision is not
    legal in an imagined position, one-step look-ahead plays on.
    """
    effects = _effects(game, view, lines, rng)
    return [
        (sum(effects[place][:-1]), _reasons(game, effects, place)) for place in range(len(lines))
    ]


def _considered(
    game: Game, view: Json, candidates: list[int], spec: str, rng: Rng
) -> tuple[list[SearchedMove], list[list[int]], list[list[float]]]:
    """Return the moves that a bot considers, its choice first, their turns, and the effects.

    There may be effects of more moves, for comparison.
    """
    bot = make_bot(spec, game)
    if isinstance(bot, PlanBot):
        return _planned(game, bot.rank(view, rng), candidates)
    search = bot if isinstance(bot, SearchBot) else SearchBot(game, FEW_NODES)
    searched = [move for move in search.consider(view, rng) if move.action in candidates]
    actions = [move.action for move in searched]
    for action in candidates:
        if len(actions) >= COMPARED:
            break
        if action not in actions:
            actions.append(action)
    actions = actions[:COMPARED]
    kinds = [game.actions.kind_of(action) for action in actions]
    for action in candidates:
        # Reasons are clearest in comparison with moves of other kinds.
        kind = game.actions.kind_of(action)
        if kind not in kinds:
            kinds.append(kind)
            actions.append(action)
    lines = [[move.action] for move in searched]
    return searched, lines, _effects(game, view, [[action] for action in actions], rng)


def _planned(
    game: Game, ranked: list[Line], candidates: list[int]
) -> tuple[list[SearchedMove], list[list[int]], list[list[float]]]:
    """Return the first decisions of the turns that a bot ranked, each with its best turn.

    The effects of other turns with the same first decision follow, for comparison.
    """
    moves: list[SearchedMove] = []
    lines: list[list[int]] = []
    effects: list[list[float]] = []
    compared: list[list[float]] = []
    seen: set[int] = set()
    for line in ranked:
        if line.first not in candidates:
            continue
        row = [0.0] * (len(game.evaluation.names) + 1)
        _add_effects(game, line.state, line.seat, row, 1.0)
        if line.first in seen:
            compared.append(row)
            continue
        seen.add(line.first)
        share = max(0.0, min(1.0, line.mean()))
        moves.append(SearchedMove(line.first, 1 + line.tries, share))
        lines.append(line.actions)
        effects.append(row)
    return moves, lines, effects + compared


def _reasons(game: Game, effects: list[list[float]], place: int) -> list[Reason]:
    """Return the features in which one move differs most from the mean of the others."""
    others = len(effects) - 1
    if not others:
        return []
    reasons: list[Reason] = []
    for feature, name in enumerate([*game.evaluation.names, "rivals"]):
        total = 0.0
        for row in effects:
            total += row[feature]
        change = effects[place][feature] - (total - effects[place][feature]) / others
        if abs(change) >= SMALLEST:
            reasons.append(Reason(f"{game.id}-reason-{name}", change))
    reasons.sort(key=_size, reverse=True)
    return reasons[:MOST_REASONS]


def _size(reason: Reason) -> float:
    return abs(reason.change)


def _effects(game: Game, view: Json, lines: list[list[int]], rng: Rng) -> list[list[float]]:
    """Return for each turn the mean of the seat's features, in points, after it.

    The last number of each row is the mean of the other seats' points, with its sign changed.
    """
    count = len(game.evaluation.names)
    sums = [[0.0] * (count + 1) for _ in lines]
    bot = GreedyBot(game, 1, 1)
    for _ in range(WORLDS):
        world: State = game.imagine(view, rng)
        seat = world.actor()
        for row, line in zip(sums, lines, strict=True):
            state = world.clone()
            for action in line:
                if state.actor() != seat or not state.is_legal(action):
                    break
                state.apply(action)
                settle(state, rng)
            for _ in range(LONGEST_TURN):
                if state.actor() != seat:
                    break
                state.apply(bot.best(state, rng))
                settle(state, rng)
            _add_effects(game, state, seat, row, 1.0 / WORLDS)
    return sums


def _add_effects(game: Game, state: State, seat: int, row: list[float], part: float) -> None:
    """Add the worth of the seat's features, and with its sign changed that of the others."""
    count = len(game.evaluation.names)
    table = game.evaluation.worth(state)
    for place, features in enumerate(table):
        for feature in range(count):
            points = part * features[feature]
            if place == seat:
                row[feature] += points
            else:
                row[count] -= points / (len(table) - 1)

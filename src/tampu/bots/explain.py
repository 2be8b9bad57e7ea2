"""Explaining moves: the best moves of a bot, each with the reasons for it.

The turn of each move is played to its end: as the bot planned it, or by one-step look-ahead in a
few imagined positions. The reasons for a move are the features by which the positions after it
differ from those after the other moves.
"""

from __future__ import annotations

from typing import Final, NamedTuple

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


class Reason(NamedTuple):
    """A feature of the position that a move improves or worsens."""

    key: str
    """The message that names the feature."""
    change: float
    """Points for the deciding seat, compared with the mean of the other moves."""


class ExplainedMove(NamedTuple):
    """A move with its search result and the reasons for it."""

    action: int
    visits: int
    share: float
    """The seat's share of victory that the search expects."""
    score: float
    """The seat's final points that the game's evaluation expects after the turn."""
    reasons: list[Reason]
    """The largest change first."""
    line: list[int]
    """The decisions of the turn that begins with the action, as the bot planned it."""

    def to_json(self) -> Json:
        return {**self._asdict(), "reasons": [reason._asdict() for reason in self.reasons]}


def from_json(data: Json) -> ExplainedMove:
    """Read what `ExplainedMove.to_json` wrote."""
    reasons = [Reason(**part) for part in data["reasons"]]
    return ExplainedMove(**{**data, "reasons": reasons})


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
    return searched, lines, _effects(game, view, actions, rng)


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
    reasons.sort(key=lambda reason: abs(reason.change), reverse=True)
    return reasons[:MOST_REASONS]


def _effects(game: Game, view: Json, actions: list[int], rng: Rng) -> list[list[float]]:
    """Return for each action the mean of the seat's features, in points, after its turn.

    The last number of each row is the mean of the other seats' points, with its sign changed.
    """
    count = len(game.evaluation.names)
    sums = [[0.0] * (count + 1) for _ in actions]
    bot = GreedyBot(game, 1, 1)
    for _ in range(WORLDS):
        world: State = game.imagine(view, rng)
        seat = world.actor()
        for row, action in zip(sums, actions, strict=True):
            state = world.clone()
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

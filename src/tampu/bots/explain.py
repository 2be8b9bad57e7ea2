"""Explaining moves: the best moves of a bot, each with the reasons for it.

The turn of each move is played to its end: as the bot planned it, or by one-step look-ahead in a
few imagined positions. The reasons for a move are the features by which the positions after it
differ from those after the other moves.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tampu.bots.chance import settle
from tampu.bots.greedy import GreedyBot
from tampu.bots.plan import Line, Plan, PlanBot, digest
from tampu.bots.registry import make_bot
from tampu.bots.search import SearchBot, SearchedMove
from tampu.bots.utility import judge
from tampu.core.contract import Game, Json, Stakes, State
from tampu.core.errors import Params
from tampu.core.rng import Rng

FEW_NODES: Final = 40
"""The simulations for a bot that does not search."""
IMAGINED: Final = 4
"""In how many imagined positions each move is tried."""
COMPARED: Final = 6
"""At least so many moves are compared, as far as there are as many."""
LONGEST_TURN: Final = 12
"""The most own decisions that are played on after a move."""
MOST_REASONS: Final = 3
SMALLEST: Final = 0.05
"""A difference of fewer points is not given as a reason."""
RIVALS: Final = "rivals"
"""The last feature: what the position is worth to the others."""
NOTHING: Final[tuple[int, float]] = (0, 0.0)
"""What a seat has at a place that its stakes do not name."""


class Reason(NamedTuple):
    """A feature of the position that a move improves or worsens."""

    key: str
    """The message that names the feature, or what happens at a place of the board."""
    change: float
    """Points for the deciding seat, compared with the mean of the other moves."""
    params: Params


class ExplainedMove(NamedTuple):
    """A move with its search result and the reasons for it."""

    action: int
    visits: int
    share: float
    """The seat's share of victory that the search expects, calibrated."""
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
    return explain_planned(game, view, candidates, spec, rng, top, [])[0]


def explain_planned(
    game: Game, view: Json, candidates: list[int], spec: str, rng: Rng, top: int, plan: Plan
) -> tuple[list[ExplainedMove], Plan]:
    """Return the moves of `explain`, and the turn that the first one belongs to.

    Where the view is one of those of `plan`, the first move is the one planned for it.
    """
    considered = _considered(game, view, candidates, spec, rng, plan)
    moves, lines, outlooks = considered.moves, considered.lines, considered.outlooks
    state: State = game.imagine(view, rng)
    before = game.evaluation.stakes(state, state.actor())
    explained: list[ExplainedMove] = []
    for place, move in enumerate(moves[:top]):
        reasons = compared_reasons(game, before, outlooks, place)
        score = sum(outlooks[place].worth[:-1])
        # A move with fewer simulations has a less certain share, sometimes a higher one.
        share = game.evaluation.shown_share(state, min(move.share, moves[0].share))
        line = lines[place]
        explained.append(ExplainedMove(move.action, move.visits, share, score, reasons, line))
    return explained, considered.plan


def compare_turns(
    game: Game, view: Json, lines: list[list[int]], rng: Rng
) -> list[tuple[float, list[Reason]]]:
    """Return for each turn the expected final points, and how it differs from the other turns.

    A turn is a list of decisions; where it stops before the end of the turn, or a decision is not
    legal in an imagined position, one-step look-ahead plays on.
    """
    outlooks = _outlooks(game, view, lines, rng)
    state: State = game.imagine(view, rng)
    before = game.evaluation.stakes(state, state.actor())
    return [
        (sum(outlook.worth[:-1]), compared_reasons(game, before, outlooks, place))
        for place, outlook in enumerate(outlooks)
    ]


class _Considered(NamedTuple):
    """The moves that a bot considers, its choice first, with their turns and outlooks."""

    moves: list[SearchedMove]
    lines: list[list[int]]
    outlooks: list[Outlook]
    """There may be outlooks of more moves, for comparison."""
    plan: Plan
    """The turn that begins with the bot's choice, or that it belongs to."""


def _considered(
    game: Game, view: Json, candidates: list[int], spec: str, rng: Rng, plan: Plan
) -> _Considered:
    """Return the moves that a bot considers."""
    bot = make_bot(spec, game)
    if isinstance(bot, PlanBot):
        here = digest(view)
        ranked = bot.rank(view, rng)
        known = [number for number, step in enumerate(plan) if step[0] == here]
        if known and plan[known[0]][1] in candidates:
            turn = [action for _, action in plan[known[0] :]]
            line = bot.line_of(view, turn, rng)
            ranked = [line, *[other for other in ranked if other.first != line.first]]
        else:
            plan = [(here, ranked[0].first), *bot.rest(view, ranked[0], rng)]
        moves, lines, outlooks = _planned(game, ranked, candidates)
        return _Considered(moves, lines, outlooks, plan)
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
    outlooks = _outlooks(game, view, [[action] for action in actions], rng)
    return _Considered(searched, lines, outlooks, [])


def _planned(
    game: Game, ranked: list[Line], candidates: list[int]
) -> tuple[list[SearchedMove], list[list[int]], list[Outlook]]:
    """Return the first decisions of the turns that a bot ranked, each with its best turn.

    The outlooks of other turns with the same first decision follow, for comparison.
    """
    moves: list[SearchedMove] = []
    lines: list[list[int]] = []
    outlooks: list[Outlook] = []
    compared: list[Outlook] = []
    seen: set[int] = set()
    for line in ranked:
        if line.first not in candidates:
            continue
        outlook = Outlook(game)
        outlook.add(game, line.state, line.seat, 1.0)
        if line.first in seen:
            compared.append(outlook)
            continue
        seen.add(line.first)
        alone = line.state.seats == 1  # such lines have values in points
        share = judge(game.evaluation, line.state)[0] if alone else line.mean()
        share = max(0.0, min(1.0, share))
        moves.append(SearchedMove(line.first, 1 + line.tries, share))
        lines.append(line.actions)
        outlooks.append(outlook)
    return moves, lines, outlooks + compared


def compared_reasons(
    game: Game, before: Stakes, outlooks: list[Outlook], place: int
) -> list[Reason]:
    """Return the features in which one move differs most from the mean of the others."""
    others = len(outlooks) - 1
    if not others:
        return []
    reasons: list[Reason] = []
    own = outlooks[place]
    for feature, name in enumerate([*game.evaluation.names, RIVALS]):
        total = 0.0
        for outlook in outlooks:
            total += outlook.worth[feature]
        change = own.worth[feature] - (total - own.worth[feature]) / others
        if abs(change) >= SMALLEST:
            key = f"{game.id}-reason-{name}"
            named = _place_of(name, change, before, outlooks, place)
            if named is not None:
                reasons.append(Reason(f"{key}-at", change, named))
            else:
                direction = "takes" if change > 0 else "loses"
                reasons.append(Reason(key, change, {"change": direction} if name == RIVALS else {}))
    reasons.sort(key=lambda reason: abs(reason.change), reverse=True)
    return reasons[:MOST_REASONS]


def _place_of(
    feature: str, change: float, before: Stakes, outlooks: list[Outlook], place: int
) -> Params | None:
    """Return what a move does where it differs most from the others in this feature.

    `change` is what happens there: the seat `takes` more than it has, `keeps` what other moves
    give up, `loses` what it has, or `misses` what other moves bring.
    """
    own = outlooks[place].stakes
    best: Params | None = None
    most = 0.0
    for stake in sorted({stake for outlook in outlooks for stake in outlook.stakes} | set(before)):
        if stake[0] != feature:
            continue
        had, now = before.get(stake, NOTHING), own.get(stake, NOTHING)
        total = -now[1]
        for outlook in outlooks:
            total += outlook.stakes.get(stake, NOTHING)[1]
        difference = now[1] - total / (len(outlooks) - 1)
        if difference * change <= 0.0 or abs(difference) <= most:
            continue
        if change > 0.0:
            what = "takes" if now[0] > had[0] else "keeps" if now[0] == had[0] else ""
        else:
            what = "loses" if now[0] < had[0] else "misses" if now[0] == had[0] else ""
        if what:
            most = abs(difference)
            standing = had[0] if what == "loses" else now[0]
            best = {stake[1]: stake[2], "change": what, "standing": standing}
    return best


def _outlooks(game: Game, view: Json, lines: list[list[int]], rng: Rng) -> list[Outlook]:
    """Return for each turn the outlook after it, in several imagined positions."""
    outlooks = [Outlook(game) for _ in lines]
    bot = GreedyBot(game, 1, 1)
    for _ in range(IMAGINED):
        imagined: State = game.imagine(view, rng)
        seat = imagined.actor()
        for outlook, line in zip(outlooks, lines, strict=True):
            state = imagined.clone()
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
            outlook.add(game, state, seat, 1.0 / IMAGINED)
    return outlooks


class Outlook:
    """What a turn leads to: features in points, and what the seat has at places of the board."""

    __slots__ = ("stakes", "worth")

    def __init__(self, game: Game) -> None:
        self.worth: list[float] = [0.0] * (len(game.evaluation.names) + 1)
        """The seat's features; the last number is the mean of the other seats' points, with its
        sign changed."""
        self.stakes: Stakes = {}

    def add(self, game: Game, state: State, seat: int, part: float) -> None:
        """Add a position after the turn, which counts for this part of the outlook."""
        count = len(game.evaluation.names)
        table = game.evaluation.worth(state)
        for place, features in enumerate(table):
            for feature in range(count):
                points = part * features[feature]
                if place == seat:
                    self.worth[feature] += points
                else:
                    self.worth[count] -= points / (len(table) - 1)
        self.stakes = game.evaluation.stakes(state, seat)

"""Rating all moves of a decision with a bot that sees only the view of the seat that decides."""

from dataclasses import dataclass
from typing import Final

from tampu.bots.chance import settle
from tampu.bots.plan import PlanBot
from tampu.bots.registry import UnknownBot, level_spec, make_bot
from tampu.bots.search import IMAGINED, Node, SearchBot
from tampu.bots.utility import judge
from tampu.core.contract import Game, Json, State
from tampu.core.rng import Rng

FOLLOWED: Final = 8
"""The number of first moves whose turns a planning bot follows."""
UNPROPOSED: Final = 4
"""A thorough rating also follows so many moves that the game does not propose to bots."""
COMPARED: Final = 4
"""The number of moves that a searching bot searches again, each with the same budget."""


@dataclass
class MoveRating:
    """A first move, what the bot expects of it, and where its turn ends."""

    action: int
    share: float
    line: list[int]
    end: bytes
    """The key of the position after the turn, in one imagined position; equal for equal ends."""


def full_spec(spec: str, game: Game) -> str:
    """The spec behind `level:N`, so that a file names settings that do not change."""
    name, _, level = spec.partition(":")
    return level_spec(int(level), game.id) if name == "level" and level.isdecimal() else spec


def enlarged(spec: str, times: int) -> str:
    """The spec of the same bot with a larger budget."""
    name, *settings = spec.split(":")
    values = dict(part.split("=", 1) for part in settings)
    budget = "nodes" if name == "ismcts" else "worlds"
    values[budget] = str(int(values.get(budget, 1)) * times)
    return ":".join([name, *(f"{key}={value}" for key, value in values.items())])


def check_solver(spec: str, game: Game) -> None:
    """Refuse bots that cannot rate all moves of a decision."""
    if not isinstance(make_bot(spec, game), PlanBot | SearchBot):
        raise UnknownBot("error-puzzles-solver", spec=spec)


def rate_moves(
    game: Game, view: Json, spec: str, rng: Rng, *, thorough: bool = False
) -> list[MoveRating]:
    """Rate the moves of a decision; the bot's choice comes first."""
    bot = make_bot(spec, game)
    if isinstance(bot, SearchBot):
        return _searched(game, bot, view, rng)
    assert isinstance(bot, PlanBot)
    imagined: State = game.imagine(view, rng)
    moves, most = game.evaluation.propose(imagined), FOLLOWED
    if thorough:
        moves, most = moves + _best_unproposed(game, imagined, moves, rng), 2 * FOLLOWED
    lines = bot.rank_first_moves(view, moves, most, rng)
    return [MoveRating(line.first, line.mean(), line.actions, line.state.key()) for line in lines]


def _searched(game: Game, bot: SearchBot, view: Json, rng: Rng) -> list[MoveRating]:
    """Search, then search the best moves again with half of the budget for each.

    In one search the best move gets most simulations: the others look worse than they are.
    """
    moves = bot.consider(view, rng)[:COMPARED]
    budget = max(1, sum(move.visits for move in moves) // 2)
    positions: list[State] = [game.imagine(view, rng) for _ in range(IMAGINED)]
    seat, seed = positions[0].actor(), rng.next()
    ratings = []
    for move in moves:
        root, luck = Node(), Rng(seed)  # the same luck for every move
        root.actions, root.priors = [move.action], [1.0]
        for number in range(budget):
            bot.simulate(root, positions[number % IMAGINED].clone(), luck)
        child = root.children[move.action]
        after = positions[0].clone()
        after.apply(move.action)
        settle(after, Rng(seed))
        share = child.values[seat] / child.visits
        ratings.append(MoveRating(move.action, share, [move.action], after.key()))
    return ratings


def _best_unproposed(game: Game, imagined: State, proposals: list[int], rng: Rng) -> list[int]:
    """Of the moves that the game does not propose those that look best at once."""
    seat = imagined.actor()
    others = []
    for action in sorted(set(imagined.candidates()) - set(proposals)):
        after = imagined.clone()
        after.apply(action)
        settle(after, rng)
        others.append((judge(game.evaluation, after)[seat], action))
    others.sort(reverse=True)
    return [action for _, action in others[:UNPROPOSED]]

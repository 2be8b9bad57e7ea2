"""Making puzzles from one game: play it, find decisions with one best move, and verify them."""

import math
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from tampu.bots.explain import compare_turns
from tampu.bots.registry import make_bot
from tampu.core.contract import CHANCE, Game, Json, State
from tampu.core.play import Match, fingerprint
from tampu.core.rng import Rng
from tampu.puzzles.file import SEPARATOR, Puzzle, PuzzleGame, RatedMove
from tampu.puzzles.solving import MoveRating, rate_moves

FEWEST_CHOICES: Final = 4
STORED_MOVES: Final = 4
"""The number of moves that a puzzle stores with their ratings."""
MOST_ANSWERS: Final = 2
CLUB: Final = ("level:1", "level:2", "level:3")
"""The bots whose success measures the difficulty."""
TRIALS: Final = 8
"""How often each bot of the club tries a puzzle."""
START: Final = 1500
"""The rating of a puzzle that the club solves half of the time."""
SCALE: Final = 400.0
LEAST_GAIN: Final = 0.3
"""A feature that the answer improves by fewer points explains nothing."""
QUICK_SHARE: Final = 0.6
"""A quick search must find this part of the margin, before a decision is searched for long."""


@dataclass(frozen=True)
class Recipe:
    """All settings on which the puzzles of a game depend."""

    game: str
    rules_version: int
    players: tuple[str, ...]
    """The bots that play the games; they take turns at the seats."""
    seats: tuple[int, ...]
    """The numbers of seats; the games take turns."""
    options: dict[str, Any]
    seed: int
    filter: str
    """The bot that looks for decisions with one best move."""
    search: str
    """The bot that verifies them."""
    seeds: int
    """The number of independent searches that must agree."""
    margin: float
    """The least margin in share of victory."""
    per_game: int
    """The most puzzles of one game."""
    look: float
    """The part of the decisions that is looked at."""
    records: tuple[str, ...] = ()
    """Texts of records, from which the positions come instead of from self-play."""

    def describe(self) -> dict[str, Any]:
        """The settings as JSON; records only by their number."""
        data = asdict(self)
        data["records"] = len(self.records)
        return data


@dataclass
class Made:
    """The puzzles of one game; `game` in them is 0."""

    index: int
    source: PuzzleGame
    puzzles: list[Puzzle] = field(default_factory=list)
    searched: int = 0
    """The number of decisions that were searched for long."""


@dataclass
class _Find:
    """A decision that passed the filter."""

    at: int
    margin: float
    state: State


def make_puzzles(game: Game, recipe: Recipe, index: int, match: Match) -> Made:
    """Verify the decisions of a finished match that look like puzzles; the match fixes them."""
    decisions = [entry.action for entry in match.log if entry.actor != CHANCE]
    tokens = [game.actions.notation(action) for action in decisions]
    rng = Rng(recipe.seed, f"puzzles {index}")
    finds = _finds(game, recipe, match, rng)
    finds.sort(key=lambda find: (-find.margin, find.at))
    made = Made(index, PuzzleGame(match.dealer.seed, match.seats, dict(match.options), ""))
    answers: set[str] = set()
    """One game gives no two puzzles with the same answer."""
    for find in finds[: 3 * recipe.per_game]:
        if len(made.puzzles) == recipe.per_game:
            break
        made.searched += 1
        puzzle = verify(game, recipe, find.state, find.at)
        if puzzle is not None and puzzle.answers[0] not in answers:
            answers.add(puzzle.answers[0])
            made.puzzles.append(puzzle)
    made.puzzles.sort(key=lambda puzzle: puzzle.at)
    last = made.puzzles[-1].at if made.puzzles else 0
    made.source.moves = SEPARATOR.join(tokens[:last])
    return made


def _finds(game: Game, recipe: Recipe, match: Match, rng: Rng) -> list[_Find]:
    """The decisions of a match in which a quick search sees one clearly best move."""
    finds = []
    state = match.first_state()
    at = 0
    for actor, action in match.log:
        if actor != CHANCE:
            seed = rng.next()
            if rng.unit() < recipe.look and len(state.legal()) >= FEWEST_CHOICES:
                margin = _quick_margin(game, state.view(actor), recipe.filter, Rng(seed))
                if margin >= QUICK_SHARE * recipe.margin:
                    finds.append(_Find(at, margin, state.clone()))
            at += 1
        state.apply(action)
    return finds


def _quick_margin(game: Game, view: Json, spec: str, rng: Rng) -> float:
    ratings = rate_moves(game, view, spec, rng)
    answers = answers_of(ratings)
    return _margin(ratings, [rating.action for rating in answers])


def answers_of(ratings: list[MoveRating]) -> list[MoveRating]:
    """The best move, and the moves whose turns end in the same position."""
    best = ratings[0]
    return [rating for rating in ratings if rating.end == best.end]


def _margin(ratings: list[MoveRating], answers: list[int]) -> float:
    """By how much the best answer exceeds the best other move; 0 where there is no other."""
    right = [rating.share for rating in ratings if rating.action in answers]
    wrong = [rating.share for rating in ratings if rating.action not in answers]
    return max(right) - max(wrong) if right and wrong else 0.0


def verify(game: Game, recipe: Recipe, state: State, at: int) -> Puzzle | None:
    """Search a decision with several seeds; None unless all agree on one clearly best move."""
    seat = state.actor()
    view = state.view(seat)
    searches: list[list[MoveRating]] = []
    answers: list[int] = []
    margins: list[float] = []
    for number in range(recipe.seeds):
        rng = Rng(recipe.seed, f"search {number}")
        ratings = rate_moves(game, view, recipe.search, rng, thorough=number == 0)
        if not answers:
            if ratings[0].action not in game.evaluation.propose(state):
                return None  # the bots of the game would never play it
            answers = [rating.action for rating in answers_of(ratings)]
            answers += _same_position(game, state, answers)
            if len(answers) > MOST_ANSWERS:
                return None
        if ratings[0].action not in answers:
            return None
        margins.append(_margin(ratings, answers))
        if margins[-1] < recipe.margin / 2 or sum(margins) / len(margins) < recipe.margin * 0.8:
            return None
        searches.append(ratings)
    margin = sum(margins) / len(margins)
    if margin < recipe.margin:
        return None
    solved, trials = _club_result(game, view, state.candidates(), answers, recipe.seed)
    if solved == trials:
        return None  # nothing to solve
    moves = _rated_moves(game, recipe, state, searches, answers)
    theme = theme_of(moves)
    if theme is None:
        return None  # nothing that could be explained
    notation = game.actions.notation
    return Puzzle(
        id=fingerprint(state)[:10],
        game=0,
        at=at,
        seat=seat,
        answers=[notation(action) for action in answers],
        moves=moves,
        choices=len(state.legal()),
        margin=round(margin, 4),
        least_margin=round(min(margins), 4),
        agreeing=len(searches),
        seeds=recipe.seeds,
        solved=solved,
        trials=trials,
        rating=difficulty(solved, trials),
        theme=theme,
    )


def _same_position(game: Game, state: State, answers: list[int]) -> list[int]:
    """Other legal moves that lead to the same position at once as an answer does."""
    imagined: State = game.imagine(state.view(state.actor()), Rng(1, "same"))
    keys = {_after(imagined, action) for action in answers}
    same = []
    for action in imagined.legal():
        if action not in answers and _after(imagined, action) in keys:
            same.append(action)
    return same


def _after(imagined: State, action: int) -> bytes:
    after = imagined.clone()
    after.apply(action)
    return after.key()


def _club_result(
    game: Game, view: Json, candidates: list[int], answers: list[int], seed: int
) -> tuple[int, int]:
    """How often weaker bots find an answer, and of how many trials."""
    solved = 0
    for spec in CLUB:
        for trial in range(TRIALS):
            bot = make_bot(spec, game)
            solved += bot.choose(view, candidates, Rng(seed, f"{spec} {trial}")) in answers
    return solved, len(CLUB) * TRIALS


def difficulty(solved: int, trials: int) -> int:
    """The rating at which a player would find the answer half of the time."""
    return round(START + SCALE * math.log10((trials - solved + 1) / (solved + 1)))


def _rated_moves(
    game: Game,
    recipe: Recipe,
    state: State,
    searches: list[list[MoveRating]],
    answers: list[int],
) -> list[RatedMove]:
    """The best moves with their reasons."""
    shares: dict[int, list[float]] = {}
    lines: dict[int, list[int]] = {}
    for ratings in searches:
        for rating in ratings:
            shares.setdefault(rating.action, []).append(rating.share)
            lines.setdefault(rating.action, rating.line)
    best = answers[0]
    others = [action for action in shares if action not in answers]
    others.sort(key=lambda action: (-sum(shares[action]) / len(shares[action]), action))
    chosen = [best, *others[: STORED_MOVES - 1]]
    view = state.view(state.actor())
    compared = compare_turns(
        game, view, [lines[action] for action in chosen], Rng(recipe.seed, "reasons")
    )
    prefix = len(f"{game.id}-reason-")
    return [
        RatedMove(
            move=game.actions.notation(action),
            share=round(sum(shares[action]) / len(shares[action]), 4),
            score=round(score, 1),
            line=_told_line(game, view, lines[action]),
            reasons={
                reason.key[prefix:].removesuffix("-at"): round(reason.change, 2)
                for reason in reasons
            },
        )
        for action, (score, reasons) in zip(chosen, compared, strict=True)
    ]


def theme_of(moves: list[RatedMove]) -> str | None:
    """The feature that the answer improves most beyond the best other move; None if there is none.

    Without such a feature, no explanation can say why the answer is better.
    """
    answer, other = moves[0].reasons, moves[1].reasons
    gains = {name: change - other.get(name, 0.0) for name, change in answer.items() if change > 0}
    best = max(gains, key=lambda name: gains[name], default=None)
    return best if best is not None and gains[best] >= LEAST_GAIN else None


def _told_line(game: Game, view: Json, line: list[int]) -> list[str]:
    """The turn in notation, up to where it depends on chance."""
    state: State = game.imagine(view, Rng(1, "line"))
    seat = state.actor()
    tokens = []
    for action in line:
        if state.actor() != seat or not state.is_legal(action):
            break
        tokens.append(game.actions.notation(action))
        state.apply(action)
    return tokens

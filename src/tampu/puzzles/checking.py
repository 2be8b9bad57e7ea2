"""Checking stored puzzles again, with a budget many times as large as the one that made them."""

from dataclasses import asdict, dataclass, replace
from multiprocessing import parent_process
from typing import Any

from tampu.arena.engines import make_engine
from tampu.bots.garbage import collect_rarely
from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.puzzles.file import Puzzle, PuzzleFile
from tampu.puzzles.making import theme_of
from tampu.puzzles.solving import enlarged, rate_moves


@dataclass(frozen=True)
class Check:
    """A file, and how to check its puzzles."""

    file: PuzzleFile
    times: int
    """How many times the budget of the search is."""
    seed: int


@dataclass
class Checked:
    """What the larger search says about a puzzle."""

    id: str
    stands: bool
    """Whether the stored answer is still the best move."""
    best: str
    margin: float
    """The share of the best answer less that of the best other move; negative where it fell."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def sample_of(file: PuzzleFile, number: int, seed: int) -> list[Puzzle]:
    """A random sample of the puzzles; all of them where `number` is 0."""
    left = list(file.puzzles)
    rng = Rng(seed, "sample")
    chosen = []
    for _ in range(min(number or len(left), len(left))):
        chosen.append(left.pop(rng.below(len(left))))
    return chosen


def check_one(check: Check, puzzle: Puzzle) -> Checked:
    """Search the position of a puzzle again."""
    file = check.file
    game = load_game(file.game)
    state = file.match(puzzle).state
    spec = enlarged(str(file.made["search"]), check.times)
    ratings = rate_moves(game, state.view(puzzle.seat), spec, Rng(check.seed, f"check {puzzle.id}"))
    notation = game.actions.notation
    right = [rating.share for rating in ratings if notation(rating.action) in puzzle.answers]
    wrong = [rating.share for rating in ratings if notation(rating.action) not in puzzle.answers]
    best = notation(ratings[0].action)
    margin = max(right, default=0.0) - max(wrong, default=0.0)
    return Checked(puzzle.id, best in puzzle.answers, best, round(margin, 4))


def keep_standing(check: Check, checked: list[Checked]) -> PuzzleFile:
    """The file without the puzzles that failed the check.

    A puzzle fails if another move is now the best, if less than half of the required margin is
    left, or if it has no theme.

    The margins of the puzzles that were checked become those of the check.
    """
    file = check.file
    least = float(file.made["margin"]) / 2
    margins = {one.id: one.margin if one.stands else 0.0 for one in checked}
    puzzles = [
        replace(puzzle, theme=theme)
        for puzzle in file.puzzles
        if margins.get(puzzle.id, least) >= least and (theme := theme_of(puzzle.moves)) is not None
    ]
    for puzzle in puzzles:
        if puzzle.id in margins:
            puzzle.margin = margins[puzzle.id]
            puzzle.least_margin = min(puzzle.least_margin, puzzle.margin)
    entry = {
        "times": check.times,
        "seed": check.seed,
        "puzzles": len(checked),
        "standing": sum(one.stands for one in checked),
    }
    return with_puzzles(file, puzzles, entry)


def with_puzzles(file: PuzzleFile, puzzles: list[Puzzle], entry: dict[str, Any]) -> PuzzleFile:
    """The file with only these puzzles and their games; `made` notes the check."""
    used = sorted({puzzle.game for puzzle in puzzles})
    chosen = [replace(puzzle, game=used.index(puzzle.game)) for puzzle in puzzles]
    made = {**file.made, "checked": [*file.made.get("checked", []), entry]}
    games = [file.games[place] for place in used]
    return PuzzleFile(file.game, file.rules_version, made, games, chosen)


def work(check: Check, batch: list[Puzzle]) -> list[Checked]:
    """Check some puzzles."""
    if parent_process() is not None:
        collect_rarely()
    return [check_one(check, puzzle) for puzzle in batch]


def check_puzzles(
    check: Check, puzzles: list[Puzzle], *, jobs: int = 1, engine: str = "local"
) -> list[Checked]:
    """Check puzzles; the results are in the order of their ids."""
    checked: list[Checked] = []
    left = list(puzzles)
    with make_engine(engine, jobs, work) as workers:
        waiting = 0
        while left or waiting:
            while left and waiting < workers.width:
                workers.submit(check, [left.pop(0)])
                waiting += 1
            results = workers.collect()
            waiting -= len(results)
            checked += results
    return sorted(checked, key=lambda one: one.id)

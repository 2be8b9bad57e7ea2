"""Running a recipe over many games, with several processes and after interruptions."""

from collections.abc import Callable, Hashable
from dataclasses import asdict
from multiprocessing import parent_process
from pathlib import Path
from typing import Any, Final

from tampu.arena.engines import make_engine
from tampu.arena.results import ResultsFolder
from tampu.bots.external import close_bot, open_bot
from tampu.bots.garbage import collect_rarely
from tampu.bots.play_out import play_out
from tampu.core.contract import Game
from tampu.core.play import Match
from tampu.core.record import parse, verify
from tampu.core.registry import load_game
from tampu.puzzles.file import BadPuzzles, Puzzle, PuzzleFile, PuzzleGame, RatedMove
from tampu.puzzles.making import Made, Recipe, make_puzzles

FORMAT: Final = 1


def work(recipe: Recipe, batch: list[int]) -> list[Made]:
    """Make the puzzles of some games; what comes of a game depends on the recipe alone."""
    if parent_process() is not None:  # a process of its own
        collect_rarely()
    game = load_game(recipe.game)
    return [make_puzzles(game, recipe, index, source_match(game, recipe, index)) for index in batch]


def source_match(game: Game, recipe: Recipe, index: int) -> Match:
    """The finished game number `index`: of a record, or played by bots."""
    if recipe.records:
        return recorded_match(game, recipe.records[index])
    seats = recipe.seats[index % len(recipe.seats)]
    match = Match(game, seats, recipe.options, recipe.seed + index, recipe.rules_version)
    specs = [recipe.players[(index + seat) % len(recipe.players)] for seat in range(seats)]
    bots = [open_bot(spec, game) for spec in specs]
    try:
        play_out(match, bots)
    finally:
        for bot in bots:
            close_bot(bot)
    return match


def recorded_match(game: Game, text: str) -> Match:
    """The game of a record: of the newest rules, and with chance that follows from its seed."""
    khipu = parse(text.encode())
    if khipu.game != game.id or khipu.rules_version != game.meta.rules_version:
        raise BadPuzzles(
            "error-puzzles-record",
            game=game.id,
            version=game.meta.rules_version,
            other=khipu.game,
            others=khipu.rules_version,
        )
    replay = verify(khipu, game, fair=True)
    match = Match(game, replay.seats, replay.options, khipu.seed or 0, replay.rules_version)
    match.restore(replay.log)
    return match


def run(
    recipe: Recipe,
    games: int,
    *,
    jobs: int = 1,
    engine: str = "local",
    folder: Path | None = None,
    on_game: Callable[[Made], None] | None = None,
) -> list[Made]:
    """Make the puzzles of all games, in their order; games in `folder` are not played again."""
    results = None
    made: dict[Any, Made] = {}
    if folder is not None:
        results = ResultsFolder(folder, {"format": FORMAT, **recipe.describe()}, read_made)
        made = results.finished
    try:
        unmade = [index for index in range(games) if index not in made]
        for index in range(games):
            if index in made and on_game:
                on_game(made[index])
        with make_engine(engine, jobs, work) as workers:
            waiting = 0
            while unmade or waiting:
                while unmade and waiting < workers.width:
                    workers.submit(recipe, [unmade.pop(0)])
                    waiting += 1
                for one in workers.collect():
                    waiting -= 1
                    made[one.index] = one
                    if results:
                        results.append(asdict(one))
                    if on_game:
                        on_game(one)
    finally:
        if results:
            results.close()
    return [made[index] for index in range(games)]


def read_made(line: Any) -> tuple[Hashable, Made]:
    """Read what a run stored about a game."""
    puzzles = [
        Puzzle(**{**row, "moves": [RatedMove(**move) for move in row["moves"]]})
        for row in line["puzzles"]
    ]
    source = PuzzleGame(**line["source"])
    return line["index"], Made(line["index"], source, puzzles, line["searched"])


def collect(recipe: Recipe, all_made: list[Made], most: int, made: dict[str, Any]) -> PuzzleFile:
    """The file of the first `most` puzzles, each position once."""
    games: list[PuzzleGame] = []
    puzzles: list[Puzzle] = []
    seen: set[str] = set()
    for one in all_made:
        fresh = [puzzle for puzzle in one.puzzles if puzzle.id not in seen]
        fresh = fresh[: most - len(puzzles)]
        if not fresh:
            continue
        for puzzle in fresh:
            seen.add(puzzle.id)
            puzzle.game = len(games)
        games.append(one.source)
        puzzles += fresh
    return PuzzleFile(recipe.game, recipe.rules_version, made, games, puzzles)

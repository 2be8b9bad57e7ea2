"""`tampu puzzles`: making puzzles of a game, and checking those that it has."""

import argparse
import shlex
import sys
from pathlib import Path
from typing import Any

from tampu import __version__
from tampu.bots.external import open_bot
from tampu.bots.garbage import collect_rarely
from tampu.cli.arguments import (
    add_command,
    check_folder,
    proper_share,
    read_options,
    read_seats,
    whole_number,
)
from tampu.cli.output import Output, progress_bar
from tampu.core.contract import Game
from tampu.core.errors import BadOption
from tampu.core.registry import load_game
from tampu.puzzles.checking import Check, check_puzzles, keep_standing, sample_of
from tampu.puzzles.file import BadPuzzles, PuzzleFile, read_puzzles, shipped_puzzles
from tampu.puzzles.making import Recipe
from tampu.puzzles.running import collect, recorded_match
from tampu.puzzles.running import run as make
from tampu.puzzles.solving import check_solver, full_spec

UNRELATED = ("--jobs", "--engine", "--work", "--out")
"""Arguments on which the puzzles do not depend; each has a value."""


def add_commands(commands: Any) -> None:
    puzzles = add_command(commands, "puzzles", "make puzzles from games of bots, or check them")
    puzzles.add_game()
    puzzles.add_number("--games", 20, "games to take them from")
    puzzles.add_number("--most", 1000, "the most puzzles in the file")
    puzzles.add_seed()
    puzzles.add_argument(
        "--players",
        metavar="SPEC[,…]",
        default="level:3,level:2",
        help="the bots that play the games; they take turns at the seats",
    )
    puzzles.add_argument(
        "--seats", metavar="N[,…]", help="numbers of seats; default: all above one, in turn"
    )
    puzzles.add_argument(
        "--records",
        type=Path,
        nargs="+",
        metavar="FILE",
        help="take positions from these records instead",
    )
    puzzles.add_bot("--filter", "level:3", "the bot that looks for puzzles")
    puzzles.add_bot("--search", "level:5", "the bot that verifies them")
    puzzles.add_number("--seeds", 5, "searches that must agree on the best move")
    puzzles.add_argument(
        "--margin",
        type=proper_share,
        default=0.03,
        metavar="SHARE",
        help="the share of victory by which the best move must exceed all others",
    )
    puzzles.add_number("--per-game", 4, "the most puzzles of one game")
    puzzles.add_number(
        "--look", 100, "the part of the decisions that is looked at", metavar="PERCENT"
    )
    puzzles.add_jobs()
    puzzles.add_engine()
    puzzles.add_path(
        "--work", "DIR", "store finished games there; the same command continues an interrupted run"
    )
    puzzles.add_path("--out", "FILE", "default: GAME-puzzles.json in this directory")
    puzzles.add_argument(
        "--check",
        nargs="?",
        const="",
        metavar="FILE",
        help="check this file, or the puzzles of the game's package, with a larger budget",
    )
    puzzles.add_number("--times", 10, "with --check: how much larger")
    puzzles.add_argument(
        "--sample", type=whole_number, default=0, help="with --check: so many puzzles; 0 is all"
    )
    puzzles.add_path(
        "--keep", "FILE", "with --check: write the file without the puzzles that do not stand"
    )
    puzzles.add_json()
    puzzles.add_options()
    puzzles.set_defaults(run=run)


def run(options: argparse.Namespace, out: Output) -> int:
    game = load_game(options.game)
    collect_rarely()
    if options.check is not None:
        return check(options, game, out)
    recipe = read_recipe(options, game)
    target: Path = options.out or Path(f"{game.id}-puzzles.json")
    check_folder(target)
    games = len(recipe.records) or options.games
    label = out.words.text("cli-arena-progress", game=game.id)
    with progress_bar() as bar:
        task = bar.add_task(label, total=games)
        made = make(
            recipe,
            games,
            jobs=options.jobs,
            engine=options.engine,
            folder=options.work,
            on_game=lambda _: bar.advance(task),
        )
    file = collect(recipe, made, options.most, provenance(recipe, games))
    target.write_text(file.write(), "utf-8")
    searched = sum(one.searched for one in made)
    if options.json:
        out.json(summary(file, games, searched, target))
    else:
        table = out.table("cli-puzzles-theme", "cli-puzzles-count", "cli-puzzles-rating")
        for theme in dict.fromkeys(puzzle.theme for puzzle in file.puzzles):
            ratings = [puzzle.rating for puzzle in file.puzzles if puzzle.theme == theme]
            words = out.words.text(f"{game.id}-reason-{theme}")
            table.add_row(words, str(len(ratings)), f"{min(ratings)}–{max(ratings)}")
        out.show(table)
        out.say("cli-puzzles-made", file=str(target), count=len(file.puzzles), searched=searched)
    return 0


def provenance(recipe: Recipe, games: int) -> dict[str, Any]:
    """How the puzzles were made; the same for every number of processes."""
    command, skips = ["tampu"], False
    for word in sys.argv[1:]:
        if not skips and word not in UNRELATED and word != "--json":
            command.append(word)
        skips = word in UNRELATED
    settings = {name: value for name, value in recipe.describe().items() if name != "game"}
    return {"command": shlex.join(command), "version": __version__, "games": games, **settings}


def summary(file: PuzzleFile, games: int, searched: int, target: Path) -> dict[str, Any]:
    return {
        "game": file.game,
        "games": games,
        "searched": searched,
        "puzzles": len(file.puzzles),
        "themes": {
            theme: sum(puzzle.theme == theme for puzzle in file.puzzles)
            for theme in dict.fromkeys(puzzle.theme for puzzle in file.puzzles)
        },
        "file": str(target),
    }


def read_recipe(options: argparse.Namespace, game: Game) -> Recipe:
    """The recipe that the arguments describe; refuses what cannot be carried out."""
    players = tuple(read_seats(options.players))
    if not players:
        raise BadOption("error-puzzles-players")
    for spec in players:
        open_bot(spec, game)
    for spec in (options.filter, options.search):
        check_solver(spec, game)
    seats = tuple(number for number in game.meta.seats if number > 1)
    if options.seats:
        parts = [part.strip() for part in options.seats.split(",")]
        seats = tuple(int(part) if part.isdecimal() else -1 for part in parts)
    chosen = [read_options(options.options, game.meta, number) for number in seats]
    if 1 in seats or not seats:
        raise BadOption("error-puzzles-solo", game=game.id)
    if options.look > 100:
        raise BadOption("error-puzzles-look")
    records = tuple(path.read_text("utf-8", "replace") for path in options.records or ())
    for text in records:
        recorded_match(game, text)
    return Recipe(
        game=game.id,
        rules_version=game.meta.rules_version,
        players=players,
        seats=seats,
        options=chosen[0] if options.options else {},
        seed=options.seed,
        filter=full_spec(options.filter, game),
        search=full_spec(options.search, game),
        seeds=options.seeds,
        margin=options.margin,
        per_game=options.per_game,
        look=options.look / 100,
        records=records,
    )


def check(options: argparse.Namespace, game: Game, out: Output) -> int:
    """Check puzzles with a larger budget; the exit status does not depend on the result."""
    if options.check:
        file = read_puzzles(Path(options.check).read_bytes(), game.id)
    else:
        shipped = shipped_puzzles(game.id)
        if shipped is None:
            raise BadPuzzles("error-puzzles-none", game=game.id)
        file = shipped
    sample = sample_of(file, options.sample, options.seed)
    if options.keep is not None:
        check_folder(options.keep)
    task = Check(file, options.times, options.seed)
    checked = check_puzzles(task, sample, jobs=options.jobs, engine=options.engine)
    if options.keep is not None:
        options.keep.write_text(keep_standing(task, checked).write(), "utf-8")
    standing = sum(one.stands for one in checked)
    if options.json:
        out.json(
            {
                "game": game.id,
                "times": options.times,
                "checked": len(checked),
                "standing": standing,
                "results": [one.to_json() for one in checked],
            }
        )
        return 0
    for one in checked:
        if not one.stands:
            out.say("cli-puzzles-fell", id=one.id, best=one.best, margin=f"{one.margin:.3f}")
    out.say("cli-puzzles-checked", standing=standing, count=len(checked), times=options.times)
    return 0

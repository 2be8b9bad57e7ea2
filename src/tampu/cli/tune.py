"""`tampu tune`: learning the weights of a game's evaluation."""

import argparse
import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tampu.bots.garbage import collect_rarely
from tampu.cli.arguments import add_command, check_folder
from tampu.cli.output import Output, progress_bar
from tampu.core.contract import Json
from tampu.core.errors import BadOption, TampuError
from tampu.core.registry import load_game, package_of


class MissingNumpy(TampuError):
    """The package numpy is not installed."""


def add_commands(commands: Any) -> None:
    tune = add_command(commands, "tune", "learn the weights of the bots' evaluation")
    tune.add_game()
    tune.add_number("--games", 200, "games of each round")
    tune.add_number("--rounds", 2, "each plays with the last weights")
    tune.add_number("--seats", None, "number of seats; default: the fewest above one")
    tune.add_seed()
    tune.add_bot("--bot", "greedy:slip=10", "the bot that plays")
    tune.add_number("--knots", 2, "times of a game with weights of their own")
    tune.add_path("--steer", "FILE", "change these weights, by which ones won points")
    tune.add_path("--keep", "FOLDER", "keep games here, so that an interrupted run goes on")
    tune.add_jobs()
    tune.add_path("--out", "FILE", "default: GAME-weights.json in this directory")
    tune.add_json()
    tune.set_defaults(run=run)


def run(options: argparse.Namespace, out: Output) -> int:
    if find_spec("numpy") is None:
        raise MissingNumpy("error-no-numpy")
    from tampu.tuning.learning import learn, weights_file
    from tampu.tuning.run import TuningRun, several_seats

    game = load_game(options.game)
    collect_rarely()
    plan = TuningRun(
        game=game.id,
        bot=options.bot,
        seats=options.seats or several_seats(game)[0],
        games=options.games,
        rounds=options.rounds,
        seed=options.seed,
        knots=options.knots,
        jobs=options.jobs,
        keep=options.keep,
        steered=read_weights(options.steer) if options.steer else None,
    )
    plan.check()
    if plan.keep is not None:
        plan.keep.mkdir(parents=True, exist_ok=True)
    target: Path = options.out or Path(f"{game.id}-weights.json")
    check_folder(target)
    with progress_bar() as bar:
        label = out.words.text("cli-arena-progress", game=game.id)
        task = bar.add_task(label, total=plan.rounds * plan.games)
        model = learn(plan, lambda: bar.advance(task))
    text = weights_file(plan, model)
    target.write_text(text, "utf-8")
    if options.json:
        out.json(json.loads(text))
        return 0
    table = out.table("cli-feature", "cli-weight-early", "cli-weight-late")
    for name in game.evaluation.names:
        weights = model["weights"][name]
        words = out.words.text(f"{game.id}-reason-{name}")
        table.add_row(words, f"{weights[0]:.3f}", f"{weights[-1]:.3f}")
    out.show(table)
    out.say("cli-tune-written", file=str(target), package=package_of(game.id))
    return 0


def read_weights(path: Path) -> Json:
    """Read a file that this command wrote."""
    try:
        weights: Json = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        weights = {}
    if not isinstance(weights, dict) or not {"weights", "command", "games"} <= set(weights):
        raise BadOption("error-weights", file=str(path))
    return weights

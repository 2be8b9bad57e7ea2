"""`tampu dataset`: parses the command and reports the written Parquet file."""

import argparse
from importlib.util import find_spec
from typing import Any

from tampu.bots.registry import make_bot
from tampu.cli import arguments
from tampu.cli.output import Output, progress_bar
from tampu.core.errors import BadOption
from tampu.core.registry import load_game

NEEDED = ("numpy", "pyarrow", "gymnasium")


def add_commands(commands: Any) -> None:
    dataset = arguments.add_command(
        commands, "dataset", "write games between bots to a Parquet file"
    )
    dataset.add_game()
    dataset.add_argument(
        "--seats", required=True, metavar="SPEC,SPEC[,…]", help="a bot for each seat"
    )
    dataset.add_path("--out", "FILE.parquet", "the file to write", required=True)
    dataset.add_number("--games", 100, "number of games")
    dataset.add_seed()
    dataset.add_flag("--rotate", "rotate the seats after every game")
    dataset.add_flag("--perfect", "add hidden information to the observations")
    dataset.add_json()
    dataset.add_options()
    dataset.set_defaults(run=run)


def run(options: argparse.Namespace, out: Output) -> int:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadOption("error-needs-extra", extra="data", missing=", ".join(missing))
    from tampu.envs.dataset import DatasetSpec, write

    game = load_game(options.game)
    bots = arguments.read_seats(options.seats)
    chosen = arguments.read_options(options.options, game.meta, len(bots))
    for bot in bots:
        make_bot(bot, game)
    arguments.check_folder(options.out)
    spec = DatasetSpec(
        game=game.id,
        bots=tuple(bots),
        games=options.games,
        seed=options.seed,
        options=chosen,
        rotate=options.rotate,
        perfect=options.perfect,
    )
    label = out.words.text("cli-arena-progress", game=game.id)
    with progress_bar() as bar:
        games = bar.track(write(spec, options.out), total=spec.games, description=label)
        decisions = sum(games)
    size = options.out.stat().st_size
    if options.json:
        out.json(
            {
                "game": game.id,
                "games": spec.games,
                "decisions": decisions,
                "bytes": size,
                "file": str(options.out),
            }
        )
    else:
        out.say(
            "cli-dataset-total",
            file=str(options.out),
            games=spec.games,
            decisions=decisions,
            megabytes=f"{size / 1e6:.1f}",
        )
    return 0

"""`tampu tune`: weights of a game's judgement, learned from games of bots against themselves."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tampu.bots.registry import make_bot
from tampu.cli.arguments import positive_number, whole_number
from tampu.cli.output import Output, progress_bar
from tampu.core.contract import Game, Judgement
from tampu.core.errors import BadOption, TampuError
from tampu.core.play import Match
from tampu.core.ranking import win_shares
from tampu.core.registry import load_game
from tampu.core.rng import Rng

EVERY = 7
"""One of so many decisions is kept as a position to learn from, at its beginning."""


class NothingToFitWith(TampuError):
    """The tool for numbers is not installed."""


class Positions:
    """What self-play has seen: features by place, and how the games ended."""

    def __init__(self) -> None:
        self.tables: list[list[list[float]]] = []
        self.scores: list[list[int]] = []
        self.shares: list[list[float]] = []


def add_commands(commands: Any) -> None:
    tune = commands.add_parser("tune", help="learn the weights of the bots' judgement")
    tune.add_argument("game")
    tune.add_argument("--games", type=positive_number, default=200, help="of each round")
    tune.add_argument(
        "--rounds", type=positive_number, default=2, help="each with the last weights"
    )
    tune.add_argument("--seats", type=positive_number, help="default: the fewest above one")
    tune.add_argument("--seed", type=whole_number, default=1)
    tune.add_argument("--bot", metavar="SPEC", default="greedy:slip=10", help="who plays")
    tune.add_argument(
        "--vary", action="store_true", help="every seat plays by weights of its own; the best win"
    )
    tune.add_argument("--jobs", type=positive_number, default=1, help="processes, with --vary")
    tune.add_argument("--out", type=Path, metavar="FILE", help="default: weights.json of the game")
    tune.add_argument("--json", action="store_true", help="for programs")
    tune.set_defaults(run=run)


def run(options: argparse.Namespace, out: Output) -> int:
    if find_spec("numpy") is None:
        raise NothingToFitWith("error-no-numpy")
    game = load_game(options.game)
    several = [number for number in game.meta.seats if number > 1]
    seats = options.seats or min(several)
    if seats not in several:
        known = ", ".join(str(number) for number in several)
        raise BadOption("error-seats", game=game.id, seats=seats, known=known)
    game = replace(game, judgement=game.judgement.by_hand())
    make_bot(options.bot, game)
    target = options.out or Path(__file__).parents[1] / "games" / game.id / "weights.json"
    if not target.parent.is_dir():
        raise BadOption("error-no-folder", folder=str(target.parent), file=target.name)
    learn = from_play if options.vary else from_results
    with progress_bar() as bar:
        label = out.words.text("cli-arena-progress", game=game.id)
        task = bar.add_task(label, total=options.rounds * options.games)
        judgement = learn(game, options, seats, lambda: bar.advance(task))
    target.write_text(written(game, judgement, command(options, seats), options.seed), "utf-8")
    if options.json:
        out.json(json.loads(target.read_text("utf-8")))
        return 0
    table = out.table("cli-feature", "cli-weight")
    for name, weight in zip(judgement.names, judgement.weights, strict=True):
        table.add_row(out.words.text(f"{game.id}-reason-{name}"), f"{weight:.3f}")
    out.show(table)
    return 0


def from_play(
    game: Game, options: argparse.Namespace, seats: int, tell: Callable[[], None]
) -> Judgement:
    """Weights that lead those who play by others."""
    from tampu.cli.varying import Order, improved, weights

    order = Order(game.id, options.bot, seats, options.games, options.rounds, options.seed)
    hand = [0.0] * (len(game.judgement.names) - 1)
    found = weights(improved(order, hand, options.jobs, tell))
    rounded = tuple(round(weight, 4) for weight in found)
    return game.judgement.weighed(rounded, game.judgement.spread)


def from_results(
    game: Game, options: argparse.Namespace, seats: int, tell: Callable[[], None]
) -> Judgement:
    """Weights that make of a position's features what the game brought in the end."""
    from tampu.cli.fitting import fit

    judgement = game.judgement
    for number in range(options.rounds):
        first = options.seed + number * options.games
        seeds = range(first, first + options.games)
        positions = self_play(replace(game, judgement=judgement), options.bot, seats, seeds, tell)
        found, spread = fit(positions.tables, positions.scores, positions.shares, options.games)
        weights = tuple(round(weight, 4) for weight in found)
        judgement = judgement.weighed(weights, round(spread, 4))
    return judgement


def self_play(
    game: Game, spec: str, seats: int, seeds: range, tell: Callable[[], None]
) -> Positions:
    """Positions of games in which every seat is the same bot."""
    positions = Positions()
    bot = make_bot(spec, game)
    for seed in seeds:
        match = Match(game, seats, {}, seed)
        rng = Rng(seed, "tune")
        kept = 0
        while not match.over and len(match.log) < game.bound:
            state = match.state
            if rng.below(EVERY) == 0:
                positions.tables.append(game.judgement.features(state))
                kept += 1
            view = state.view(state.actor()) if bot.sees else {}
            match.play(bot.choose(view, state.candidates(), rng))
        positions.scores += [match.state.scores()] * kept
        positions.shares += [win_shares(match.state.ranking())] * kept
        tell()
    return positions


def command(options: argparse.Namespace, seats: int) -> str:
    """The command that does the same again."""
    varied = " --vary" if options.vary else ""
    return (
        f"tampu tune {options.game}{varied} --games {options.games} --rounds {options.rounds}"
        f" --seats {seats} --seed {options.seed} --bot {options.bot}"
    )


def written(game: Game, judgement: Judgement, command: str, seed: int) -> str:
    """The data file: what was learned and how."""
    data = {
        "command": command,
        "seed": seed,
        "rules_version": game.meta.rules_version,
        "spread": judgement.spread,
        "weights": dict(zip(judgement.names, judgement.weights, strict=True)),
    }
    return json.dumps(data, indent=2) + "\n"

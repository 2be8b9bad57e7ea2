"""`tampu tune`: weights of a game's judgement, learned from games of bots against themselves."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from tampu.bots.registry import make_bot
from tampu.cli.arguments import positive_number, whole_number
from tampu.cli.output import Output
from tampu.core.contract import Game, Judgement
from tampu.core.errors import TampuError
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
    tune.add_argument("--out", type=Path, metavar="FILE", help="default: weights.json of the game")
    tune.add_argument("--json", action="store_true", help="for programs")
    tune.set_defaults(run=run)


def run(options: argparse.Namespace, out: Output) -> int:
    try:
        from tampu.cli.fitting import fit
    except ImportError:
        raise NothingToFitWith("error-no-numpy") from None
    game = load_game(options.game)
    seats = options.seats or min(number for number in game.meta.seats if number > 1)
    names = game.judgement.names
    judgement = game.judgement.by_hand()
    for number in range(options.rounds):
        first = options.seed + number * options.games
        positions = self_play(
            replace(game, judgement=judgement),
            options.bot,
            seats,
            range(first, first + options.games),
        )
        found, spread = fit(positions.tables, positions.scores, positions.shares, options.games)
        weights = tuple(round(weight, 4) for weight in found)
        judgement = judgement.weighed(weights, round(spread, 4))
    target = options.out or Path(__file__).parents[1] / "games" / game.id / "weights.json"
    target.write_text(written(game, judgement, command(options, seats), options.seed), "utf-8")
    if options.json:
        out.json(json.loads(target.read_text("utf-8")))
        return 0
    table = out.table("cli-feature", "cli-weight")
    for name, weight in zip(names, judgement.weights, strict=True):
        table.add_row(out.words.text(f"{game.id}-reason-{name}"), f"{weight:.3f}")
    out.show(table)
    return 0


def self_play(game: Game, spec: str, seats: int, seeds: range) -> Positions:
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
    return positions


def command(options: argparse.Namespace, seats: int) -> str:
    """The command that does the same again."""
    return (
        f"tampu tune {options.game} --games {options.games} --rounds {options.rounds}"
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

"""What the baselines share: their arguments, and a measurement in the arena's way."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

from tampu.arena.summary import wilson
from tampu.bots.play_out import play_out
from tampu.bots.registry import make_bot
from tampu.core.contract import Game
from tampu.core.play import Match
from tampu.core.ranking import win_shares
from tampu.core.registry import load_game
from tampu.envs.opponents import Policy, PolicyBot
from tampu.protocol.tasks import pool_game

DEALS = 1_000_000_000
"""Deals that no baseline trains on."""


FULL = 10
"""How many times longer than the short form the full form trains."""


def arguments(steps: int, **own: tuple[str, str]) -> argparse.Namespace:
    """The arguments of a baseline: `steps` is its short budget, `own` has defaults and helps."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="imhotep")
    parser.add_argument("--steps", type=int, help="decisions of the learner")
    parser.add_argument("--full", action="store_true", help="ten times the short budget")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=40, help="games of each measurement")
    parser.add_argument("--against", default="random,greedy", help="bots of the measurement")
    parser.add_argument("--mini", action="store_true", help="play the mini game")
    parser.add_argument("--weights", help="file for what was learned")
    for name, (default, text) in own.items():
        parser.add_argument(f"--{name}", default=default, help=text)
    options = parser.parse_args()
    options.options = {"mini": True} if options.mini else {}
    options.loaded = load_game(options.game)
    options.steps = options.steps or steps * (FULL if options.full else 1)
    options.began = time.process_time()
    return options


def report(name: str, options: argparse.Namespace, policy: Policy, **settings: Any) -> None:
    """Print the win shares of a policy against some bots as one line of JSON."""
    report_bot(name, options, lambda game: PolicyBot(game, policy, **settings))


def report_bot(name: str, options: argparse.Namespace, make: Callable[[Game], Any]) -> None:
    """Print the win shares of a bot, which `make` makes for every game.

    The bots of the measurement have the frozen weights of the benchmark.
    """
    trained = time.process_time() - options.began
    game = options.loaded
    seats = game.meta.fewest_seats
    shares = {}
    for opponent in options.against.split(","):
        total = 0.0
        for index in range(options.games):
            bots: list[Any] = [make_bot(opponent, pool_game(game.id)) for _ in range(seats)]
            bots[index % seats] = make(game)
            match = Match(game, seats, options.options, DEALS + index // seats)
            play_out(match, bots)
            total += win_shares(match.state.ranking())[index % seats]
        share = total / options.games
        low, high = wilson(share, options.games)
        shares[opponent] = {"win_share": round(share, 3), "ci95": [round(low, 3), round(high, 3)]}
    result = {"baseline": name, "game": options.game, **options.options, "steps": options.steps}
    result["seed"] = options.seed
    print(json.dumps({**result, "cpu_seconds": round(trained, 1), **shares}), flush=True)

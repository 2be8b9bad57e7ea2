"""`tampu bench`: how fast the engines are, in CPU time."""

from __future__ import annotations

import argparse
import os
import platform
import time
from typing import Any

from tampu.cli.arguments import positive_number
from tampu.cli.output import Output
from tampu.core import rng as rng_module
from tampu.core.contract import CHANCE, OVER, Game, State
from tampu.core.play import Dealer
from tampu.core.registry import game_ids, load_game
from tampu.core.rng import Rng

CLONES = 2000


def add_commands(commands: Any) -> None:
    bench = commands.add_parser("bench", help="decisions and clones per CPU second")
    bench.add_argument("--game", help="only this game")
    bench.add_argument("--seconds", type=positive_number, default=3, help="CPU time for each row")
    bench.add_argument("--json", action="store_true", help="for programs")
    bench.set_defaults(run=run)


def run(options: argparse.Namespace, out: Output) -> int:
    names = [options.game] if options.game else game_ids()
    rows = []
    for name in names:
        game = load_game(name)
        for seats in (min(n for n in game.meta.seats if n > 1), max(game.meta.seats)):
            rows.append(measure(game, seats, options.seconds, listing=True))
            rows.append(measure(game, seats, options.seconds, listing=False))
    if options.json:
        out.json({"machine": machine(), "rows": rows})
        return 0
    table = out.table("cli-bench-name", "cli-language")
    for heading in ("decisions", "games", "clones", "branching"):
        table.add_column(out.words.text(f"cli-bench-{heading}"), justify="right")
    for row in rows:
        table.add_row(
            row["name"],
            row["language"],
            f"{row['decisions_per_s']:,}",
            f"{row['games_per_s']:,.1f}",
            f"{row['clones_per_s']:,}",
            f"{row['branching']:.1f}",
        )
    out.show(table)
    return 0


def language() -> str:
    pure = (rng_module.__file__ or "").endswith(".py")
    return "Python" if pure else "Python (mypyc)"


def machine() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
    }


def measure(game: Game, seats: int, seconds: float, *, listing: bool) -> dict[str, Any]:
    """Random play for a while: with `listing` by full enumeration, else by `sample`."""
    options = game.meta.complete(seats, {})
    decisions = games = choices = 0
    middle: State = game.start(seats, options)
    spent = 0.0
    while spent < seconds:
        rng, dealer = Rng(games, "bench"), Dealer(games)
        state: State = game.start(seats, options)
        before = time.process_time()
        played, listed = _play(game, state, rng, dealer, listing=listing)
        spent += time.process_time() - before
        decisions += played
        choices += listed
        games += 1
        if games == 1:
            middle = _middle(game, seats, options, played // 2)
    before = time.process_time()
    for _ in range(CLONES):
        middle.clone()
    cloning = time.process_time() - before
    way = "legal" if listing else "sample"
    return {
        "name": f"{game.id} {seats} ({way})",
        "language": language(),
        "kind": "ours",
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent, 2),
        "clones_per_s": round(CLONES / cloning) if cloning else 0,
        "branching": round(choices / decisions, 2) if listing else 0.0,
    }


def _play(game: Game, state: State, rng: Rng, dealer: Dealer, *, listing: bool) -> tuple[int, int]:
    decisions = choices = 0
    space = game.actions
    while True:
        actor = state.actor()
        if actor == CHANCE:
            state.apply(dealer.deal(state))
        elif actor == OVER:
            return decisions, choices
        else:
            if listing:
                candidates = state.candidates()
                choices += len(candidates)
                state.apply(space.sample(candidates, rng))
            else:
                state.apply(state.sample(rng))
            decisions += 1


def _middle(game: Game, seats: int, options: dict[str, Any], decisions: int) -> State:
    """The position halfway through the first game."""
    rng, dealer = Rng(0, "bench"), Dealer(0)
    state: State = game.start(seats, options)
    while decisions:
        if state.actor() == CHANCE:
            state.apply(dealer.deal(state))
        else:
            state.apply(state.sample(rng))
            decisions -= 1
    return state

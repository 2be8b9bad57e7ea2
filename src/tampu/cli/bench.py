"""`tampu bench`: how fast the engines are, in CPU time."""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from pathlib import Path
from typing import Any

from rich.table import Column

from tampu.bots.registry import make_bot
from tampu.cli import peers
from tampu.cli.arguments import positive_number
from tampu.cli.output import Output
from tampu.core import rng as rng_module
from tampu.core.contract import CHANCE, OVER, Game, State
from tampu.core.play import Dealer, Match
from tampu.core.registry import game_ids, load_game
from tampu.core.rng import Rng

CLONES = 2000
SIMULATIONS = 200
SPACING = 12
"""One in so many decisions is searched, so that all parts of a game are."""


def add_commands(commands: Any) -> None:
    bench = commands.add_parser("bench", help="decisions and clones per CPU second")
    bench.add_argument("--game", help="only this game")
    bench.add_argument("--seconds", type=positive_number, default=3, help="CPU time for each row")
    bench.add_argument("--peers", action="store_true", help="also other libraries (installs them)")
    bench.add_argument(
        "--peers-folder", type=Path, default=Path(".venv-peers"), metavar="DIR", help="where to"
    )
    bench.add_argument("--json", action="store_true", help="for programs")
    bench.set_defaults(run=run)


def run(options: argparse.Namespace, out: Output) -> int:
    names = [options.game] if options.game else game_ids()
    rows: list[dict[str, Any]] = []
    searches: list[dict[str, Any]] = []
    for name in names:
        game = load_game(name)
        for seats in (min(n for n in game.meta.seats if n > 1), max(game.meta.seats)):
            rows.append(measure(game, seats, options.seconds, listing=True))
            rows.append(measure(game, seats, options.seconds, listing=False))
        searches.append(measure_search(game, options.seconds))
    result: dict[str, Any] = {"machine": machine(), "rows": rows, "searches": searches}
    if options.peers:
        for row in _peers(options, out):
            (searches if "simulations_per_s" in row else rows).append(row)
        result["ratios"] = peers.ratios(rows + searches)
    if options.json:
        out.json(result)
        return 0
    _show(rows, searches, out)
    if options.peers:
        _show_ratios(names, result["ratios"], out)
    return 0


def _peers(options: argparse.Namespace, out: Output) -> list[dict[str, Any]]:
    """The rows of all peers that can be had; the others are named on standard error."""
    python = peers.python_of(options.peers_folder)
    rows: list[dict[str, Any]] = []
    for peer in peers.PACKAGES:
        try:
            peers.install(python, peer)
            rows += peers.measured(python, peer, options.seconds)
        except peers.Unavailable as why:
            text = out.words.text("cli-bench-skipped", peer=peer, why=str(why))
            print(text, file=sys.stderr)
    return rows


def _show(rows: list[dict[str, Any]], searches: list[dict[str, Any]], out: Output) -> None:
    table = out.table("cli-bench-name", "cli-language")
    for heading in ("decisions", "games", "clones", "branching"):
        table.add_column(out.words.text(f"cli-bench-{heading}"), justify="right")
    for row in rows:
        table.add_row(
            row["name"],
            row["language"],
            f"{row['decisions_per_s']:,}",
            f"{row['games_per_s']:,.1f}",
            _number(row["clones_per_s"], ","),
            _number(row["branching"], ".1f"),
        )
    out.show(table)
    out.show("")
    table = out.table("cli-bench-name", "cli-language")
    table.add_column(out.words.text("cli-bench-simulations"), justify="right")
    for row in searches:
        table.add_row(row["name"], row["language"], f"{row['simulations_per_s']:,}")
    out.show(table)


def _show_ratios(names: list[str], found: list[dict[str, Any]], out: Output) -> None:
    """A line for each peer, a column for each of our games (fewest seats, by enumeration)."""
    for unit in ("decisions_per_s", "simulations_per_s"):
        heading = out.words.text(f"cli-bench-ratio-{unit.split('_')[0]}")
        table = out.table("cli-language")
        table.columns.insert(0, Column(header=heading))
        for name in names:
            table.add_column(name, justify="right")
        lines: dict[tuple[str, str], dict[str, float]] = {}
        for one in found:
            name, _, way = one["ours"].split()
            if one["unit"] == unit and way != "(sample)":
                line = lines.setdefault((one["peer"], one["language"]), {})
                line.setdefault(name, one["ratio"])
        for (peer, language_of_peer), line in lines.items():
            cells = [f"× {line[name]:.2g}" if name in line else "·" for name in names]
            table.add_row(peer, language_of_peer, *cells)
        if lines:
            out.show("")
            out.show(table)


def _number(value: float, form: str) -> str:
    return f"{value:{form}}" if value else "·"


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


def measure_search(game: Game, seconds: float) -> dict[str, Any]:
    """Searches with a fixed number of simulations, from positions all along random games."""
    seats = min(number for number in game.meta.seats if number > 1)
    bot = make_bot(f"ismcts:nodes={SIMULATIONS}", game)
    searches, games, spent = 0, 0, 0.0
    while spent < seconds:
        match, rng = Match(game, seats, {}, games), Rng(games, "bench")
        games += 1
        while not match.over and spent < seconds:
            candidates = match.state.candidates()
            if len(candidates) > 1 and rng.below(SPACING) == 0:
                view = match.state.view(match.state.actor())
                before = time.process_time()
                bot.choose(view, candidates, rng)
                spent += time.process_time() - before
                searches += 1
            match.play(match.state.sample(rng))
    return {
        "name": f"{game.id} {seats} (ismcts)",
        "language": language(),
        "kind": "ours",
        "simulations_per_s": round(searches * SIMULATIONS / spent),
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

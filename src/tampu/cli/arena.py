"""`tampu arena`: matches between bots."""

import argparse
import shlex
import sys
from typing import Any

from tampu.arena.csv_export import csv_text
from tampu.arena.html_page import Page
from tampu.arena.matches import Played, Series
from tampu.arena.plan import BadPlan, Plan, gauntlet, round_robin
from tampu.arena.running import run as play
from tampu.arena.stopping import Until
from tampu.arena.summary import report, tournament
from tampu.bots.external import open_bot
from tampu.bots.garbage import collect_rarely
from tampu.cli.arena_report import show
from tampu.cli.arguments import add_command, proper_share, read_options, read_seats
from tampu.cli.output import Output, progress_bar
from tampu.core.contract import Game
from tampu.core.registry import load_game


def add_commands(commands: Any) -> None:
    arena = add_command(commands, "arena", "play matches between bots")
    arena.add_game()
    who = arena.add_mutually_exclusive_group(required=True)
    who.add_argument("--seats", metavar="SPEC,SPEC[,…]", help="a series of games: one bot per seat")
    who.add_argument("--round-robin", metavar="SPEC,SPEC[,…]", help="every bot against every other")
    who.add_argument("--gauntlet", metavar="SPEC", help="one bot against each bot of --against")
    arena.add_argument("--against", metavar="SPEC[,…]", help="the opponents of a gauntlet")
    arena.add_number("--players", None, "seats per game of a tournament", metavar="N")
    arena.add_number("--games", 100, "games of the series, or of each pairing")
    arena.add_seed()
    arena.add_flag("--rotate", "rotate the seats after every game")
    arena.add_flag("--duplicate", "play every deal in all rotations (always in tournaments)")
    arena.add_argument(
        "--until",
        type=proper_share,
        metavar="SHARE",
        help="stop when the first bot's win share is clearly above or below this share",
    )
    arena.add_number("--at-least", 1, "with --until: play at least N games", metavar="N")
    arena.add_jobs()
    arena.add_engine()
    arena.add_path(
        "--out", "DIR", "store results there; the same command continues an interrupted run"
    )
    arena.add_path("--records", "DIR", "write a record of every game")
    arena.add_json()
    arena.add_path("--csv", "FILE", "write one line per seat and game")
    arena.add_path("--html", "FILE", "write a page with plots")
    arena.add_options()
    arena.set_defaults(run=run)


def run(options: argparse.Namespace, out: Output) -> int:
    game = load_game(options.game)
    collect_rarely()
    plan = read_plan(options, game)
    for spec in plan.specs():
        open_bot(spec, game)
    for path in (options.csv, options.html):
        if path is not None:
            path.touch()
    played = _played(plan, options, out)
    chosen = dict(plan.series[0].options)
    if plan.form == "series":
        result = report(plan.series[0], chosen, played, plan.until)
    else:
        result = tournament(plan, chosen, played)
    if options.csv:
        options.csv.write_text(csv_text(plan, played), "utf-8", newline="")
    if options.html:
        command = shlex.join(["tampu", *sys.argv[1:]])
        page = Page(plan, played, out.words.text).text(out.words.language, command)
        options.html.write_text(page, "utf-8")
    if options.json:
        out.json(result)
    else:
        show(result, out)
    return 0


def read_plan(options: argparse.Namespace, game: Game) -> Plan:
    """Build the plan that the arguments describe."""
    if (options.gauntlet is None) != (options.against is None):
        raise BadPlan("error-arena-gauntlet")
    entries = read_seats(options.seats or "")
    if options.seats is not None and options.players not in (None, len(entries)):
        raise BadPlan("error-arena-players")
    players = options.players or game.meta.fewest_seats
    seats = len(entries) if options.seats is not None else players
    model = Series(
        game=game.id,
        entries=tuple(entries),
        games=options.games,
        seed=options.seed,
        options=read_options(options.options, game.meta, seats),
        rotate=options.rotate or options.duplicate or options.seats is None,
        duplicate=options.duplicate or options.seats is None,
        keep_records=options.records is not None,
    )
    until = None
    if options.until is not None:
        until = Until(options.until, options.at_least)
    if options.round_robin is not None:
        specs = read_seats(options.round_robin)
        return Plan(round_robin(model, specs, seats), until, "round-robin")
    if options.gauntlet is not None:
        rivals = read_seats(options.against)
        return Plan(gauntlet(model, options.gauntlet, rivals, seats), until, "gauntlet")
    return Plan((model,), until)


def _played(plan: Plan, options: argparse.Namespace, out: Output) -> list[Played]:
    """Play all games of the plan; shows a progress bar and writes the records."""
    if options.records:
        options.records.mkdir(parents=True, exist_ok=True)

    def write_record(game: Played) -> None:
        if options.records:
            name = record_name(plan, game)
            (options.records / name).write_text(game.record, "utf-8")

    games = play(
        plan, jobs=options.jobs, engine=options.engine, folder=options.out, on_game=write_record
    )
    label = out.words.text("cli-arena-progress", game=plan.series[0].game)
    with progress_bar() as bar:
        return list(bar.track(games, total=len(plan.tasks()), description=label))


def record_name(plan: Plan, game: Played) -> str:
    """The file name of a game's record."""
    series = plan.series[game.series]
    name = f"{series.game}-{game.seed}"
    if series.duplicate:
        name += f"-{game.index % series.cycle + 1}"
    if len(plan.series) > 1:
        name += f"-pairing-{game.series + 1}"
    return f"{name}.khipu"

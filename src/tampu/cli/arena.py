"""`tampu arena`: matches between bots."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from tampu.arena.matches import Played, Series, play_series
from tampu.arena.summary import report
from tampu.bots.registry import make_bot
from tampu.cli.arguments import add_options, positive_number, read_options, read_seats, whole_number
from tampu.cli.output import Output
from tampu.core.registry import load_game


def add_commands(commands: Any) -> None:
    arena = commands.add_parser("arena", help="matches between bots")
    arena.add_argument("game")
    arena.add_argument(
        "--seats", required=True, metavar="SPEC,SPEC[,…]", help="a bot for each seat"
    )
    arena.add_argument("--games", type=positive_number, default=100)
    arena.add_argument("--seed", type=whole_number, default=1)
    arena.add_argument("--rotate", action="store_true", help="the bots change seats every game")
    arena.add_argument("--jobs", type=positive_number, default=1, help="processes")
    arena.add_argument("--records", type=Path, metavar="DIR", help="write every game as a khipu")
    arena.add_argument("--json", action="store_true", help="for programs")
    add_options(arena)
    arena.set_defaults(run=run)


def run(options: argparse.Namespace, out: Output) -> int:
    game = load_game(options.game)
    entries = read_seats(options.seats)
    chosen = read_options(options.options, game.meta, len(entries))
    for spec in entries:
        make_bot(spec, game)
    if options.records:
        options.records.mkdir(parents=True, exist_ok=True)
    series = Series(
        game=game.id,
        entries=tuple(entries),
        games=options.games,
        seed=options.seed,
        options=chosen,
        rotate=options.rotate,
        keep_records=options.records is not None,
    )
    played = list(_kept(play_series(series, options.jobs), series, options.records, out))
    result = report(series, chosen, played)
    if options.json:
        out.json(result)
    else:
        _print(result, out)
    return 0


def _kept(
    games: Iterator[Played], series: Series, folder: Path | None, out: Output
) -> Iterator[Played]:
    bar = Console(stderr=True)
    label = out.words.text("cli-arena-progress", game=series.game)
    for game in track(games, label, total=series.games, console=bar, disable=not bar.is_terminal):
        if folder is not None:
            (folder / f"{series.game}-{game.seed}.khipu").write_text(game.record, "utf-8")
        yield game


def _print(result: dict[str, Any], out: Output) -> None:
    table = out.table("cli-seat", "cli-bot", "cli-mean-score", "cli-win-share", "cli-interval")
    table.add_column(out.words.text("cli-ms-per-decision"), justify="right")
    for row in result["summary"]:
        low, high = row["win_share_ci95"]
        table.add_row(
            str(row["seat_entry"] + 1),
            row["spec"],
            f"{row['mean_score']:.1f}",
            f"{row['win_share']:.3f}",
            f"{low:.3f} – {high:.3f}",
            f"{row['mean_ms_per_decision']:.2f}",
        )
    out.show(table)
    out.say("cli-arena-total", games=result["games"], decisions=result["decisions"])

"""`tampu bench`: parses the command and prints how fast the engines are."""

import argparse
import sys
from pathlib import Path
from typing import Any

from rich.table import Column

from tampu.benchmarks.peers import ratio_text
from tampu.benchmarks.runner import run as run_benchmarks
from tampu.cli.arguments import add_command
from tampu.cli.output import Output
from tampu.core.registry import game_ids


def add_commands(commands: Any) -> None:
    bench = add_command(commands, "bench", "measure decisions and clones per CPU second")
    bench.add_argument("--game", help="measure only this game")
    bench.add_number("--seconds", 3, "CPU time for each row")
    bench.add_flag("--peers", "also measure other libraries (installs them)")
    bench.add_path(
        "--peers-folder",
        "DIR",
        "the Python environment that the other libraries are installed into",
        default=Path(".venv-peers"),
    )
    bench.add_json()
    bench.set_defaults(run=run)


def run(options: argparse.Namespace, out: Output) -> int:
    names = [options.game] if options.game else game_ids()

    def skipped(peer: str, reason: str) -> None:
        print(out.words.text("cli-bench-skipped", peer=peer, why=reason), file=sys.stderr)

    folder = options.peers_folder if options.peers else None
    report = run_benchmarks(names, options.seconds, folder, skipped)
    if options.json:
        out.json(report)
        return 0
    _show_speeds(report["rows"], report["searches"], out)
    if options.peers:
        _show_ratios(names, report["ratios"], out)
    return 0


def _show_speeds(rows: list[dict[str, Any]], searches: list[dict[str, Any]], out: Output) -> None:
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


def _show_ratios(names: list[str], ratios: list[dict[str, Any]], out: Output) -> None:
    """A line for each peer, a column for each of our games (fewest seats, by enumeration)."""
    for unit in ("decisions_per_s", "simulations_per_s"):
        heading = out.words.text(f"cli-bench-ratio-{unit.split('_')[0]}")
        table = out.table("cli-language")
        table.columns.insert(0, Column(header=heading))
        for name in names:
            table.add_column(name, justify="right")
        lines: dict[tuple[str, str], dict[str, float]] = {}
        for entry in ratios:
            name, _, method = entry["ours"].split()
            if entry["unit"] == unit and method != "(sample)":
                line = lines.setdefault((entry["peer"], entry["language"]), {})
                line.setdefault(name, entry["ratio"])
        for (peer, language), line in lines.items():
            cells = [ratio_text(line[name]) if name in line else "·" for name in names]
            table.add_row(peer, language, *cells)
        if lines:
            out.show("")
            out.show(table)


def _number(value: float, form: str) -> str:
    return f"{value:{form}}" if value else "·"

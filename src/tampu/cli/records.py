"""`tampu replay` and `tampu export`: verifying records and giving them to other programs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tampu.cli.arguments import whole_number
from tampu.cli.output import Output
from tampu.cli.standings import standings
from tampu.core.contract import CHANCE
from tampu.core.errors import Diverged, TampuError
from tampu.core.record import Khipu, exported, final, header, parse, verify
from tampu.core.registry import load_game


def add_commands(commands: Any) -> None:
    replay = commands.add_parser("replay", help="verify records")
    replay.add_argument("files", nargs="+", type=Path, metavar="FILE")
    replay.add_argument("--fair", action="store_true", help="chance must follow from the seed")
    replay.add_argument("--json", action="store_true", help="for programs")
    replay.set_defaults(run=run_replay)
    export = commands.add_parser("export", help="a record as structured data")
    export.add_argument("file", type=Path, metavar="FILE")
    export.add_argument("--to", type=whole_number, metavar="N", help="only the first N entries")
    export.add_argument("--full", action="store_true", help="with legal choices and scores")
    export.add_argument("--json", action="store_true", help="for programs")
    export.set_defaults(run=run_export)


def read_record(path: Path) -> Khipu:
    return parse(path.read_bytes())


def run_replay(options: argparse.Namespace, out: Output) -> int:
    """Look at every file, whatever the others are."""
    status = 0
    for path in options.files:
        try:
            status = max(status, _replay(path, options, out))
        except BrokenPipeError:
            raise
        except (TampuError, OSError) as error:
            out.complain(error, path)
            status = 2
    return status


def _replay(path: Path, options: argparse.Namespace, out: Output) -> int:
    try:
        khipu = read_record(path)
        game = load_game(khipu.game)
        replay = verify(khipu, game, fair=options.fair)
    except Diverged as error:
        if options.json:
            sound = error.replay
            standing = final(sound.state)
            actions = len(sound.log)
            out.json(
                {"ok": False, "actions": actions, "diverged_at": error.line, "final": standing}
            )
        else:
            out.console.print(f"{path}: {out.words.error(error)}")
        return 1
    result = final(replay.state)
    if options.json:
        out.json({"ok": True, "actions": len(replay.log), "diverged_at": None, "final": result})
        return 0
    key = "cli-replay-over" if result["over"] else "cli-replay-running"
    out.say(key, file=str(path), entries=len(replay.log))
    if result["over"]:
        out.show(standings(game, replay.state, khipu.seats, out))
    return 0


def run_export(options: argparse.Namespace, out: Output) -> int:
    khipu = read_record(options.file)
    game = load_game(khipu.game)
    if options.to is not None and options.to < len(khipu.knots):
        khipu.knots = khipu.knots[: options.to]
        khipu.end, khipu.seed, khipu.salt = "", None, None
    rows, replay = exported(khipu, game, full=options.full)
    if options.json:
        data = {"header": header(khipu, replay.options), "log": rows, "final": final(replay.state)}
        out.json(data)
        return 0
    for row, entry in zip(rows, replay.log, strict=True):
        chance = entry.actor == CHANCE
        who = out.words.text("cli-chance") if chance else khipu.seats[entry.actor]
        say = out.outcome if chance else out.action
        scores = f"  {row['scores']}" if options.full else ""
        sentence = say(game, entry.action, len(khipu.seats))
        out.console.print(f"{row['seq']:>4} {who}: {sentence}  [{row['notation']}]{scores}")
    out.show(standings(game, replay.state, khipu.seats, out))
    return 0

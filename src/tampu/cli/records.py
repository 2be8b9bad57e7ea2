"""`tampu replay`: verifying records."""

import argparse
from pathlib import Path
from typing import Any

from tampu.cli.arguments import add_command
from tampu.cli.output import Output
from tampu.cli.standings import standings
from tampu.core.contract import OVER
from tampu.core.errors import Diverged, TampuError
from tampu.core.record import Replay, final, verify
from tampu.core.registry import load_game
from tampu.record_files import read_record


def add_commands(commands: Any) -> None:
    replay = add_command(commands, "replay", "verify records")
    replay.add_argument("files", nargs="+", type=Path, metavar="FILE", help="records (.khipu)")
    replay.add_flag("--fair", "also check that chance follows from the seed")
    replay.add_json()
    replay.set_defaults(run=run_replay)


def run_replay(options: argparse.Namespace, out: Output) -> int:
    """Verify every file, also after a file that fails."""
    status = 0
    for path in options.files:
        try:
            status = max(status, _replay(path, options, out))
        except BrokenPipeError:
            raise
        except (TampuError, OSError) as error:
            out.show_error(error, path)
            status = 2
    return status


def _replay(path: Path, options: argparse.Namespace, out: Output) -> int:
    try:
        khipu = read_record(path)
        game = load_game(khipu.game)
        replay = verify(khipu, game, fair=options.fair)
    except Diverged as error:
        if options.json:
            out.json(_result(error.replay, error.line))
        else:
            out.console.print(f"{path}: {out.words.error(error)}")
        return 1
    if options.json:
        out.json(_result(replay, None))
        return 0
    over = replay.state.actor() == OVER
    out.say(
        "cli-replay-over" if over else "cli-replay-running",
        file=str(path),
        entries=len(replay.log),
    )
    if over:
        out.show(standings(game, replay.state, khipu.seats, out))
    return 0


def _result(replay: Replay, diverged_at: int | None) -> dict[str, Any]:
    return {
        "ok": diverged_at is None,
        "actions": len(replay.log),
        "diverged_at": diverged_at,
        "final": final(replay.state),
    }

"""The command `tampu`."""

from __future__ import annotations

import argparse
import io
import os
import sys
from typing import NoReturn

from tampu import __version__
from tampu.cli import arena, bench, dataset, games, perft, play, records, serve, tune
from tampu.cli.output import Output
from tampu.core import rng
from tampu.core.errors import TampuError
from tampu.core.registry import metas
from tampu.locale import LANGUAGES, catalogue


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    return not (rng.__file__ or "").endswith(".py")


def version_text() -> str:
    build = "compiled" if is_compiled() else "pure Python"
    rules = ", ".join(f"{meta.id} {meta.rules_version}" for meta in metas())
    return f"tampu {__version__} ({build}); rules versions: {rules}"


def default_language() -> str:
    """The language of the environment where we have it, else English."""
    wanted = os.environ.get("TAMPU_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG", "")
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"


def _bear_any_encoding() -> None:
    """What a terminal cannot show, or nobody can have typed, becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _parser() -> _Parser:
    parser = _Parser(prog="tampu", description="Builders' board games by exact rules.")
    parser.add_argument("--version", action="version", version=version_text())
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in (games, play, serve, arena, dataset, records, perft, bench, tune):
        module.add_commands(commands)
    for command in commands.choices.values():
        command.add_argument("--lang", choices=LANGUAGES, default=default_language())
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Run one command; 0 done, 1 a check failed, 2 the request was wrong."""
    _bear_any_encoding()
    options = _parser().parse_args(arguments)
    out = Output(catalogue(options.lang))
    try:
        status: int = options.run(options, out)
        return status
    except BrokenPipeError:
        out.fall_silent()
        return 1
    except (TampuError, OSError) as error:
        out.complain(error)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return 2


if __name__ == "__main__":
    raise SystemExit(main())

"""The command `tampu`: its parser, its commands and its exit status."""

import argparse
import io
import os
import sys
from importlib import import_module
from typing import NoReturn

from tampu import __version__
from tampu.cli.arguments import Parser
from tampu.core import rng
from tampu.core.errors import TampuError

MODULES = {
    "games": ("games", "rules"),
    "play": ("play",),
    "serve": ("serve",),
    "doctor": ("doctor", "backup"),
    "host": ("invite", "reports"),
    "arena": ("arena",),
    "dataset": ("dataset",),
    "records": ("replay",),
    "export": ("export",),
    "perft": ("perft",),
    "bench": ("bench",),
    "tune": ("tune",),
    "puzzles": ("puzzles",),
    "benchmark": ("benchmark",),
    "game_kit": ("new-game", "check"),
}
"""The commands of each module in `tampu.cli`; only the module of the given command is loaded."""


def is_compiled() -> bool:
    """Whether the engine is compiled."""
    return not (rng.__file__ or "").endswith(".py")


def version_text() -> str:
    from tampu.core.registry import metas

    build = "compiled" if is_compiled() else "pure Python"
    rules = ", ".join(f"{meta.id} {meta.rules_version}" for meta in metas())
    return f"tampu {__version__} ({build}); rules versions: {rules}"


class _Version(argparse.Action):
    """Print the versions; they are looked up only when asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(version_text())
        parser.exit()


def default_language(languages: tuple[str, ...]) -> str:
    """The language of the environment where a catalogue has it, else English."""
    wanted = os.environ.get("TAMPU_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG", "")
    return wanted[:2] if wanted[:2] in languages else "en"


def _accept_any_encoding() -> None:
    """Replace characters that a stream cannot encode or decode by question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _parser(arguments: list[str]) -> Parser:
    """The parser for these arguments: with one module's commands, or with all for `--help`."""
    parser = Parser(prog="tampu", description="Builders' board games by exact rules.")
    parser.add_argument("--version", action=_Version, nargs=0, help="print the versions and exit")
    if arguments[:1] == ["--version"]:
        return parser
    from tampu.locale import LANGUAGES

    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    wanted = [
        module for module, names in MODULES.items() if arguments[:1] and arguments[0] in names
    ]
    for module in wanted or MODULES:
        import_module(f"tampu.cli.{module}").add_commands(commands)
    for command in commands.choices.values():
        command.add_argument(
            "--lang", choices=LANGUAGES, default=default_language(LANGUAGES), help="the language"
        )
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Run one command; 0 done, 1 a check failed, 2 the request was wrong."""
    _accept_any_encoding()
    arguments = sys.argv[1:] if arguments is None else arguments
    options = _parser(arguments).parse_args(arguments)
    from tampu.cli.output import Output
    from tampu.locale import catalogue

    out = Output(catalogue(options.lang))
    try:
        status: int = options.run(options, out)
        return status
    except BrokenPipeError:
        out.discard_output()
        return 1
    except (TampuError, OSError) as error:
        out.show_error(error)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return 2


if __name__ == "__main__":
    raise SystemExit(main())

"""Command line arguments that several commands share."""

import argparse
import sys
from pathlib import Path
from typing import Any, NoReturn

from tampu.core.errors import BadOption
from tampu.core.options import Meta

DIGITS = 30
"""The most digits of a number."""


def whole_number(text: str) -> int:
    """Read a whole number of at least 0."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text[:DIGITS]!r} is not a whole number")
    if len(text) > DIGITS:
        raise argparse.ArgumentTypeError(f"{text[:DIGITS]}… has more than {DIGITS} digits")
    return int(text)


def positive_number(text: str) -> int:
    """Read a whole number of at least 1."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def proper_share(text: str) -> float:
    """Read a number between 0 and 1."""
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        raise argparse.ArgumentTypeError(f"{text[:DIGITS]!r} is not a number between 0 and 1")
    return share


class Parser(argparse.ArgumentParser):
    """A parser with the arguments that several commands share; its error messages are one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)

    def add_game(self) -> None:
        self.add_argument("game", help="the id of a game; tampu games lists them")

    def add_seed(self, default: int | None = 1) -> None:
        text = "the seed of all chance; the same seed gives the same draws"
        self.add_argument("--seed", type=whole_number, default=default, help=text)

    def add_options(self) -> None:
        text = "options of the game; those left out have their defaults"
        self.add_argument("--options", default="", metavar="K=V,…", help=text)

    def add_number(self, flag: str, default: int | None, text: str, **more: Any) -> None:
        """Add an option that is a whole number of at least 1."""
        self.add_argument(flag, type=positive_number, default=default, help=text, **more)

    def add_path(self, flag: str, metavar: str, text: str, **more: Any) -> None:
        """Add an option that is a file or a folder."""
        self.add_argument(flag, type=Path, metavar=metavar, help=text, **more)

    def add_bot(self, flag: str, default: str, text: str) -> None:
        """Add an option that is the spec of a bot."""
        self.add_argument(flag, metavar="SPEC", default=default, help=text)

    def add_flag(self, flag: str, text: str) -> None:
        self.add_argument(flag, action="store_true", help=text)

    def add_json(self) -> None:
        self.add_flag("--json", "print JSON for programs")

    def add_jobs(self) -> None:
        self.add_number("--jobs", 1, "number of processes")

    def add_engine(self) -> None:
        text = "where games run: processes of this machine, or Ray"
        self.add_argument("--engine", choices=("local", "ray"), default="local", help=text)


def add_command(commands: Any, name: str, text: str) -> Parser:
    """Add a command; the text stands in the list of commands and on the command's own page."""
    description = f"{text[0].upper()}{text[1:]}."
    parser: Parser = commands.add_parser(name, help=text, description=description)
    return parser


def read_options(text: str, meta: Meta, seats: int) -> dict[str, Any]:
    """Read `k=v,k=v`; options that are left out get their defaults."""
    given: dict[str, str] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        name, equals, value = part.partition("=")
        if not equals:
            raise BadOption("error-option-form", option=part)
        given[name.strip()] = value.strip()
    return dict(meta.complete(seats, meta.parse(given)))


def read_seats(text: str) -> list[str]:
    """Split the entries of `--seats` at commas, except at commas inside quotes."""
    entries, quote = [""], ""
    for letter in text:
        if letter == "," and not quote:
            entries.append("")
            continue
        if letter in "'\"":
            quote = "" if quote == letter else quote or letter
        entries[-1] += letter
    return [entry.strip() for entry in entries if entry.strip()]


def check_folder(path: Path) -> None:
    """Refuse a file whose folder does not exist."""
    if not path.parent.is_dir():
        raise BadOption("error-no-folder", folder=str(path.parent), file=path.name)

"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from typing import Any

from tampu.core.errors import BadOption
from tampu.core.options import Meta

DIGITS = 30
"""No number that is asked for needs more."""


def whole_number(text: str) -> int:
    """A number from 0 on."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text[:DIGITS]!r} is not a whole number")
    if len(text) > DIGITS:
        raise argparse.ArgumentTypeError(f"{text[:DIGITS]}… has more than {DIGITS} digits")
    return int(text)


def positive_number(text: str) -> int:
    """A number from 1 on."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def proper_share(text: str) -> float:
    """A number between 0 and 1."""
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        raise argparse.ArgumentTypeError(f"{text[:DIGITS]!r} is no number between 0 and 1")
    return share


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--options", default="", metavar="K=V,…", help="options of the game")


def read_options(text: str, meta: Meta, seats: int) -> dict[str, Any]:
    """All options of the game, from `k=v,k=v`."""
    given: dict[str, str] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        name, equals, value = part.partition("=")
        if not equals:
            raise BadOption("error-option-form", option=part)
        given[name.strip()] = value.strip()
    return dict(meta.complete(seats, meta.parse(given)))


def read_seats(text: str) -> list[str]:
    """The entries of `--seats`; a comma inside quotes belongs to the command of an entry."""
    entries, quote = [""], ""
    for letter in text:
        if letter == "," and not quote:
            entries.append("")
            continue
        if letter in "'\"":
            quote = "" if quote == letter else quote or letter
        entries[-1] += letter
    return [entry.strip() for entry in entries if entry.strip()]

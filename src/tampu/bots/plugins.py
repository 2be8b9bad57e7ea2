"""Bots of other packages: `python:MODULE:NAME`, and entry points of the group `tampu.bots`.

Such a spec runs the code of whoever gave it, so only people at their own command line or in their
own program may use it: `make_bot`, which servers use, does not know these specs.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from tampu.bots.contract import Bot
from tampu.bots.registry import UnknownBot
from tampu.core.contract import Game

PREFIX: Final = "python:"
GROUP: Final = "tampu.bots"


@cache
def installed_bots() -> dict[str, EntryPoint]:
    """The bots of other packages by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def plugin_bot(spec: str, game: Game) -> Bot | None:
    """Make the bot of another package by calling its maker with the game; None for other specs."""
    if spec.startswith(PREFIX):
        maker: Any = _named(spec)
    else:
        point = installed_bots().get(spec)
        if point is None:
            return None
        maker = point.load()
    bot = maker(game)
    if not hasattr(bot, "choose") or not hasattr(bot, "sees"):
        raise UnknownBot("error-plugin-bot", spec=spec)
    made: Bot = bot
    return made


def _named(spec: str) -> Any:
    """The object that `python:MODULE:NAME` names, installed or in the current folder."""
    module, _, name = spec[len(PREFIX) :].partition(":")
    folder = os.getcwd()
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError):
        raise UnknownBot("error-plugin-bot", spec=spec) from None

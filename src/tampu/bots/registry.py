"""Bots by spec: a name, and settings after a colon (`greedy`, later `ismcts:ms=500`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tampu.bots.contract import Bot
from tampu.bots.greedy import GreedyBot
from tampu.bots.random_bot import RandomBot
from tampu.core.contract import Game
from tampu.core.errors import TampuError

_MAKERS: Final[dict[str, Callable[[Game], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownBot(TampuError):
    """A spec that names no bot."""


def bot_names() -> list[str]:
    """The bots there are."""
    return list(_MAKERS)


def make_bot(spec: str, game: Game) -> Bot:
    """The bot that a spec describes."""
    maker = _MAKERS.get(spec)
    if maker is None:
        raise UnknownBot("error-unknown-bot", spec=spec, known=", ".join(_MAKERS))
    return maker(game)

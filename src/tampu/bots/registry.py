"""Bots by spec: a name and its settings, as in `greedy` or `beam:depth=4:width=8`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tampu.bots.contract import Bot
from tampu.bots.greedy import GreedyBot
from tampu.bots.random_bot import RandomBot
from tampu.bots.search import SearchBot
from tampu.core.contract import Game
from tampu.core.errors import TampuError

Settings = dict[str, int]


class UnknownBot(TampuError):
    """A spec that names no bot, or a setting that the bot does not have."""


def _random(game: Game, _settings: Settings) -> Bot:
    return RandomBot(game)


def _greedy(game: Game, _settings: Settings) -> Bot:
    return GreedyBot(game)


def _beam(game: Game, settings: Settings) -> Bot:
    return GreedyBot(game, settings["depth"], settings["width"])


def _search(game: Game, settings: Settings) -> Bot:
    return SearchBot(game, settings["nodes"])


_MAKERS: Final[dict[str, tuple[Callable[[Game, Settings], Bot], Settings]]] = {
    "random": (_random, {}),
    "greedy": (_greedy, {}),
    "beam": (_beam, {"depth": 6, "width": 8}),
    "ismcts": (_search, {"nodes": 200}),
}
"""For each name how the bot is made and its settings with their defaults."""


def bot_names() -> list[str]:
    """The bots there are."""
    return list(_MAKERS)


def make_bot(spec: str, game: Game) -> Bot:
    """The bot that a spec describes."""
    name, _, text = spec.partition(":")
    if name not in _MAKERS:
        raise UnknownBot("error-unknown-bot", spec=spec, known=", ".join(_MAKERS))
    maker, defaults = _MAKERS[name]
    return maker(game, _read_settings(spec, text, defaults))


def _read_settings(spec: str, text: str, defaults: Settings) -> Settings:
    settings = dict(defaults)
    for part in filter(None, text.split(":")):
        name, _, value = part.partition("=")
        if name not in defaults or not value.isdecimal() or int(value) < 1:
            known = ", ".join(f"{key}={number}" for key, number in defaults.items()) or "-"
            raise UnknownBot("error-bot-setting", spec=spec, setting=part, known=known)
        settings[name] = int(value)
    return settings

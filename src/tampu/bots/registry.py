"""Bots by spec: a name and its settings, as in `greedy`, `beam:depth=4:width=8` or `level:3`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tampu.bots.contract import Bot
from tampu.bots.greedy import GreedyBot
from tampu.bots.plan import PlanBot
from tampu.bots.random_bot import RandomBot
from tampu.bots.search import SearchBot
from tampu.bots.slip import SlippingBot
from tampu.core.contract import Game
from tampu.core.data import read_json
from tampu.core.errors import TampuError

Settings = dict[str, int]

LEVELS: Final = (1, 2, 3, 4)
_LEVELS: Final[dict[str, list[str]]] = read_json("tampu.bots", "levels.json")
"""For each game the specs behind its levels."""
NODES: Final = 200
ENDLESS: Final = 10**9


class UnknownBot(TampuError):
    """A spec that names no bot, or a setting that the bot does not have."""


def _random(game: Game, _settings: Settings) -> Bot:
    return RandomBot(game)


def _greedy(game: Game, settings: Settings) -> Bot:
    return GreedyBot(_judged(game, settings))


def _beam(game: Game, settings: Settings) -> Bot:
    return GreedyBot(_judged(game, settings), settings.get("depth", 6), settings.get("width", 8))


def _plan(game: Game, settings: Settings) -> Bot:
    width, replies = settings.get("width", 6), settings.get("replies", 0)
    worlds, milliseconds = settings.get("worlds", 1), settings.get("ms", 0)
    return PlanBot(_judged(game, settings), width, replies, worlds, milliseconds)


def _search(game: Game, settings: Settings) -> Bot:
    milliseconds = settings.get("ms", 0)
    nodes = settings.get("nodes", ENDLESS if milliseconds else NODES)
    return SearchBot(_judged(game, settings), nodes, milliseconds)


def _judged(game: Game, settings: Settings) -> Game:
    """The game, judged by the weights that were set by hand if the settings say so."""
    if not settings.get("hand", 0):
        return game
    return replace(game, judgement=game.judgement.by_hand())


_MAKERS: Final[dict[str, tuple[Callable[[Game, Settings], Bot], tuple[str, ...]]]] = {
    "random": (_random, ()),
    "greedy": (_greedy, ("hand", "slip")),
    "beam": (_beam, ("depth", "width", "hand", "slip")),
    "plan": (_plan, ("width", "replies", "worlds", "ms", "hand", "slip")),
    "ismcts": (_search, ("nodes", "ms", "hand", "slip")),
}
"""For each name how the bot is made and the settings it has."""


def bot_names() -> list[str]:
    """The bots there are, by the shortest spec of each."""
    return [*_MAKERS, *(f"level:{level}" for level in LEVELS)]


def level_spec(level: int, game: str) -> str:
    """The spec behind a level of a game."""
    return _LEVELS.get(game, _LEVELS["other"])[level - 1]


def level_name(spec: str) -> str | None:
    """The message that names a level; other bots are called by their spec."""
    parts = spec.split(":")
    return f"level-{parts[1]}" if parts[0] == "level" else None


def make_bot(spec: str, game: Game) -> Bot:
    """The bot that a spec describes."""
    name, _, text = spec.partition(":")
    if name == "level":
        return _level(spec, text, game)
    if name not in _MAKERS:
        raise UnknownBot("error-unknown-bot", spec=spec, known=", ".join(bot_names()))
    maker, known = _MAKERS[name]
    settings = _read_settings(spec, text, known)
    bot = maker(game, settings)
    slip = settings.get("slip", 0)
    return SlippingBot(game, bot, slip) if slip else bot


def _level(spec: str, text: str, game: Game) -> Bot:
    """A level; `level:4:ms=800` is one that also watches the clock, for live tables."""
    number, _, rest = text.partition(":")
    if number not in [str(level) for level in LEVELS]:
        raise UnknownBot("error-unknown-bot", spec=spec, known=", ".join(bot_names()))
    behind = level_spec(int(number), game.id)
    settings = _read_settings(spec, rest, ("ms",))
    if settings and "ms" in _MAKERS[behind.partition(":")[0]][1]:
        behind += f":ms={settings['ms']}"
    return make_bot(behind, game)


def _read_settings(spec: str, text: str, known: tuple[str, ...]) -> Settings:
    settings: Settings = {}
    for part in filter(None, text.split(":")):
        name, _, value = part.partition("=")
        if name not in known or not value.isdecimal() or int(value) < 1:
            names = ", ".join(f"{name}=…" for name in known) or "-"
            raise UnknownBot("error-bot-setting", spec=spec, setting=part, known=names)
        settings[name] = int(value)
    return settings

"""Making bots from specs such as `greedy`, `beam:depth=4:width=8` or `level:3`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tampu.bots.casual import TEMPERAMENTS, CasualBot
from tampu.bots.contract import Bot
from tampu.bots.data import bot_data
from tampu.bots.greedy import GreedyBot
from tampu.bots.opponents import OPPONENTS, find_opponent
from tampu.bots.plan import PlanBot
from tampu.bots.random_bot import RandomBot
from tampu.bots.script import NEWCOMER, NewcomerBot, ScriptBot, script_names
from tampu.bots.search import SearchBot
from tampu.bots.slip import SlippingBot
from tampu.core.contract import Game
from tampu.core.errors import TampuError

Settings = dict[str, int]

LEVELS: Final = (1, 2, 3, 4, 5)
USUAL_LEVELS: Final = [
    *("greedy:slip=50", "greedy", "ismcts:nodes=60", "ismcts:nodes=300", "ismcts:nodes=1200")
]
"""The specs of the bots that play the levels of a game without levels of its own."""
NODES: Final = 200
ENDLESS: Final = 10**9


class UnknownBot(TampuError):
    """The spec names no bot, or a setting that the bot does not have."""


def _random(game: Game, _settings: Settings) -> Bot:
    return RandomBot(game)


def _greedy(game: Game, settings: Settings) -> Bot:
    return GreedyBot(with_settings(game, settings))


def _beam(game: Game, settings: Settings) -> Bot:
    return GreedyBot(
        with_settings(game, settings), settings.get("depth", 6), settings.get("width", 8)
    )


def _plan(game: Game, settings: Settings) -> Bot:
    width, replies = settings.get("width", 6), settings.get("replies", 0)
    samples, milliseconds = settings.get("worlds", 1), settings.get("ms", 0)
    horizon, beam = settings.get("horizon", 0), settings.get("beam", 0)
    return PlanBot(
        with_settings(game, settings), width, replies, samples, milliseconds, horizon, beam
    )


def _casual(game: Game, settings: Settings) -> Bot:
    temper = settings.get("temper", 0)
    return CasualBot(
        with_settings(game, settings),
        settings.get("width", 2),
        settings.get("blur", 15),
        settings.get("miss", 20),
        TEMPERAMENTS[temper % len(TEMPERAMENTS)] if temper else "",
        settings.get("foresight", 100),
    )


def _search(game: Game, settings: Settings) -> Bot:
    milliseconds = settings.get("ms", 0)
    nodes = settings.get("nodes", ENDLESS if milliseconds else NODES)
    patience = settings.get("patience", 0)
    return SearchBot(with_settings(game, settings), nodes, milliseconds, patience)


def with_settings(game: Game, settings: Settings) -> Game:
    """Return the game as a bot sees it.

    With the setting `hand` it has no learned weights; with `wide` more candidates are searched.
    """
    evaluation = game.evaluation
    if settings.get("hand", 0):
        evaluation = evaluation.with_model(None)
    if settings.get("wide", 0) and evaluation.propose_widely is not None:
        evaluation = replace(evaluation, propose=evaluation.propose_widely)
    return game if evaluation is game.evaluation else replace(game, evaluation=evaluation)


_PLANS: Final = ("width", "replies", "worlds", "horizon", "beam", "wide")
_MAKERS: Final[dict[str, tuple[Callable[[Game, Settings], Bot], tuple[str, ...]]]] = {
    "random": (_random, ()),
    "greedy": (_greedy, ("hand", "slip")),
    "beam": (_beam, ("depth", "width", "hand", "slip")),
    "plan": (
        _plan,
        ("width", "replies", "worlds", "horizon", "beam", "wide", "ms", "hand", "slip"),
    ),
    "casual": (_casual, ("width", "blur", "miss", "foresight", "temper", "hand")),
    "ismcts": (_search, ("nodes", "patience", "ms", "hand", "slip")),
}
"""For each name the function that makes the bot, and the settings that the bot has."""


def bot_names() -> list[str]:
    """The shortest spec of every bot."""
    return [*_MAKERS, *(f"level:{level}" for level in LEVELS)]


def is_plain(spec: str) -> bool:
    """Whether a spec names one of these bots itself: no level, script, program or other package."""
    return spec.partition(":")[0] in _MAKERS


def level_spec(level: int, game: str) -> str:
    """The spec of the bot that plays a level of a game."""
    return str(bot_data(game).get("levels", USUAL_LEVELS)[level - 1])


def level_name(spec: str) -> str | None:
    """The message that names a level or an opponent; other bots are called by their spec."""
    parts = spec.split(":")
    if parts[0] != "level":
        return None
    for part in parts[2:]:
        if part.startswith("as="):
            return f"opponent-{part[3:]}"
    return f"level-{parts[1]}"


def make_bot(spec: str, game: Game) -> Bot:
    """Make the bot that a spec describes, such as `greedy` or `level:3`."""
    name, _, text = spec.partition(":")
    if name == "level":
        return _level(spec, text, game)
    if name == "script":
        return _script(spec, text, game)
    if name not in _MAKERS:
        raise UnknownBot("error-unknown-bot", spec=spec, known=", ".join(bot_names()))
    maker, setting_names = _MAKERS[name]
    settings = _read_settings(spec, text, setting_names)
    bot = maker(game, settings)
    slip = settings.get("slip", 0)
    return SlippingBot(game, bot, slip) if slip else bot


def _script(spec: str, text: str, game: Game) -> Bot:
    """Make the bot of a script, such as `script:beginner`."""
    names = script_names(game.id)
    if text not in names:
        raise UnknownBot("error-bot-setting", spec=spec, setting=text, known=", ".join(names))
    return NewcomerBot(game) if text == NEWCOMER else ScriptBot(game, text)


def _level(spec: str, text: str, game: Game) -> Bot:
    """Make the bot of a level.

    `level:4:ms=800` also has a time limit, for live tables. `level:2:as=llama` is the opponent of
    that name. `level:1:temper=7` fixes the temperament, which is otherwise drawn for each game.
    """
    number, *parts = text.split(":")
    if number not in [str(level) for level in LEVELS]:
        raise UnknownBot("error-unknown-bot", spec=spec, known=", ".join(bot_names()))
    level = level_spec(int(number), game.id)
    known = _MAKERS[level.partition(":")[0]][1]
    temper = 0
    for part in parts:
        if part.startswith("as="):
            opponent = find_opponent(part[3:])
            if opponent is None or opponent.level != int(number):
                names = [f"as={each.id}" for each in OPPONENTS if str(each.level) == number]
                raise UnknownBot(
                    "error-bot-setting", spec=spec, setting=part, known=", ".join(names)
                )
            temper = len(TEMPERAMENTS) + TEMPERAMENTS.index(opponent.temperament)
    rest = ":".join([part for part in parts if not part.startswith("as=")])
    settings = _read_settings(spec, rest, ("ms", "temper"))
    if temper:
        settings["temper"] = temper
    for name, value in settings.items():
        if name in known:
            level += f":{name}={value}"
    return make_bot(level, game)


def _read_settings(spec: str, text: str, allowed: tuple[str, ...]) -> Settings:
    settings: Settings = {}
    for part in filter(None, text.split(":")):
        name, _, value = part.partition("=")
        if name not in allowed or not value.isdecimal() or int(value) < 1:
            names = ", ".join(f"{name}=…" for name in allowed) or "-"
            raise UnknownBot("error-bot-setting", spec=spec, setting=part, known=names)
        settings[name] = int(value)
    return settings

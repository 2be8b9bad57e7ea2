"""Tampu: exact rules of builders' board games, with bots, records, an arena and a web app.

The names in `__all__` are the public interface; every other module is internal and may change
without notice. They are loaded on first use, so that `import tampu` stays fast.

A game between two bots, its record, and a check of the record:

>>> import tampu
>>> "imhotep" in [game.id for game in tampu.games()]
True
>>> game = tampu.load_game("imhotep")
>>> match = tampu.Match(game, seats=2, options={"start_player": 1}, seed=7)
>>> bots = [tampu.make_bot("greedy", game), tampu.make_bot("random", game)]
>>> effort = tampu.play_out(match, bots)
>>> match.over, match.state.end(), len(match.state.scores()), sum(effort.decisions) > 40
(True, 'rounds', 2, True)
>>> path = tampu.write_record(match, folder / "game.khipu", ["greedy", "random"])
>>> replay = tampu.verify_record(tampu.read_record(path), fair=True)
>>> replay.state.scores() == match.state.scores()
True

One decision at a time, with the refusal of an action that the rules do not allow:

>>> match = tampu.Match(game, seats=2, options={"start_player": 1}, seed=7)
>>> state = match.state
>>> state.actor(), game.actions.notation(state.legal()[0])
(0, 'G')
>>> game.actions.decode(state.legal()[0])
Action(kind='get', fields={})
>>> sail = game.actions.find("S1>P")[0]
>>> state.why_not(sail).rule
'IM-T10'
>>> match.play(sail)
Traceback (most recent call last):
tampu.core.errors.IllegalAction: rule-IM-T10
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tampu.bots.contract import Bot as Bot
    from tampu.bots.play_out import play_out as play_out
    from tampu.bots.registry import bot_names as bot_names
    from tampu.bots.registry import make_bot as make_bot
    from tampu.core.contract import CHANCE as CHANCE
    from tampu.core.contract import OVER as OVER
    from tampu.core.contract import Game as Game
    from tampu.core.contract import State as State
    from tampu.core.errors import Diverged as Diverged
    from tampu.core.errors import IllegalAction as IllegalAction
    from tampu.core.errors import MalformedAction as MalformedAction
    from tampu.core.errors import TampuError as TampuError
    from tampu.core.options import Meta as Meta
    from tampu.core.options import Option as Option
    from tampu.core.play import Match as Match
    from tampu.core.record import Khipu as Khipu
    from tampu.core.record import Replay as Replay
    from tampu.core.registry import load_game as load_game
    from tampu.core.registry import metas as games
    from tampu.core.rng import Rng as Rng
    from tampu.record_files import read_record as read_record
    from tampu.record_files import verify_record as verify_record
    from tampu.record_files import write_record as write_record

__version__ = "0.2.0"

_HOMES = {
    "Bot": "tampu.bots.contract",
    "play_out": "tampu.bots.play_out",
    "bot_names": "tampu.bots.registry",
    "make_bot": "tampu.bots.registry",
    "CHANCE": "tampu.core.contract",
    "OVER": "tampu.core.contract",
    "Game": "tampu.core.contract",
    "State": "tampu.core.contract",
    "Diverged": "tampu.core.errors",
    "IllegalAction": "tampu.core.errors",
    "MalformedAction": "tampu.core.errors",
    "TampuError": "tampu.core.errors",
    "Meta": "tampu.core.options",
    "Option": "tampu.core.options",
    "Match": "tampu.core.play",
    "Khipu": "tampu.core.record",
    "Replay": "tampu.core.record",
    "load_game": "tampu.core.registry",
    "Rng": "tampu.core.rng",
    "read_record": "tampu.record_files",
    "verify_record": "tampu.record_files",
    "write_record": "tampu.record_files",
}
"""The module that defines each public name."""

__all__ = [  # noqa: PLE0604  every name is a string
    "__version__",
    "games",
    *_HOMES,
]

if os.environ.get("TAMPU_PURE") == "1" and "tampu.core" not in sys.modules:
    from tampu import _pure

    _pure.prefer_sources()


class _GamesPackage(ModuleType):
    """The package `tampu.games`, which can also be called to list the installed games."""

    def __call__(self) -> list[Meta]:
        """The metadata of every installed game: id, title, seats, options, rules version."""
        from tampu.core.registry import metas

        return metas()


import_module("tampu.games").__class__ = _GamesPackage


def __getattr__(name: str) -> Any:
    """Load a public name from its module on first use."""
    if name not in _HOMES:
        raise AttributeError(f"module 'tampu' has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

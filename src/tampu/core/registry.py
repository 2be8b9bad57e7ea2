"""The games that are installed, found by the entry point group `tampu.games`.

An entry point names a package; its module `meta` holds META and its module `game` holds GAME.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import cast

from tampu.core.contract import Game
from tampu.core.errors import UnknownGame
from tampu.core.options import Meta


def _packages() -> dict[str, str]:
    return {point.name: point.value for point in entry_points(group="tampu.games")}


def game_ids() -> list[str]:
    """The ids of the registered games."""
    return sorted(_packages())


def metas() -> list[Meta]:
    """The introduction of every registered game, without loading its rules."""
    packages = _packages()
    return [cast(Meta, import_module(f"{packages[name]}.meta").META) for name in game_ids()]


def package_of(name: str) -> str:
    """The package of the registered game called `name`."""
    package = _packages().get(name)
    if package is None:
        raise UnknownGame("error-unknown-game", game=name, known=", ".join(game_ids()))
    return package


def load_game(name: str) -> Game:
    """The registered game called `name`."""
    return cast(Game, import_module(f"{package_of(name)}.game").GAME)

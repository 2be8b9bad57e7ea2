"""The installed games, which are declared by the entry point group `tampu.games`.

An entry point names a package; its module `meta` holds META and its module `game` holds GAME.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import get_data
from typing import Any, cast

from tampu.core.contract import Game
from tampu.core.errors import UnknownGame
from tampu.core.options import Meta


def _packages() -> dict[str, str]:
    return {point.name: point.value for point in entry_points(group="tampu.games")}


def game_ids() -> list[str]:
    """The ids of the installed games, sorted."""
    return sorted(_packages())


def metas() -> list[Meta]:
    """The metadata of every installed game, without loading its rules."""
    packages = _packages()
    return [cast(Meta, import_module(f"{packages[name]}.meta").META) for name in game_ids()]


def package_of(name: str) -> str:
    """The package of the installed game `name`."""
    package = _packages().get(name)
    if package is None:
        raise UnknownGame("error-unknown-game", game=name, known=", ".join(game_ids()))
    return package


def game_module(name: str, part: str) -> Any:
    """The module `part` of a game's package, or None where the game has none."""
    module = f"{package_of(name)}.{part}"
    return import_module(module) if find_spec(module) else None


def has_module(name: str, part: str) -> bool:
    """Whether a game's package has the module `part`; it is not loaded."""
    return find_spec(f"{package_of(name)}.{part}") is not None


def game_file(name: str, path: str) -> bytes | None:
    """The content of a file in a game's package, or None where the game has none."""
    try:
        return get_data(package_of(name), path)
    except FileNotFoundError:
        return None


def count_actions(name: str) -> int:
    """The size of a game's action space, without loading its rules where `actions` stands alone."""
    module = game_module(name, "actions")
    return load_game(name).actions.size if module is None else int(module.ACTIONS.size)


def load_game(name: str) -> Game:
    """Load the installed game with the id `name`; raises UnknownGame."""
    return cast(Game, import_module(f"{package_of(name)}.game").GAME)

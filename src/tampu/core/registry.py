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
from tampu.core.errors import BrokenGame, UnknownGame
from tampu.core.options import Meta


def _packages() -> dict[str, str]:
    return {point.name: point.value for point in entry_points(group="tampu.games")}


def game_ids() -> list[str]:
    """The ids of the installed games, sorted."""
    return sorted(_packages())


def bundled_game_ids() -> list[str]:
    """The ids of the games that Tampu brings itself, sorted."""
    return [name for name, package in sorted(_packages().items()) if is_bundled(package)]


def is_bundled(package: str) -> bool:
    """Whether a game's package is part of Tampu."""
    return package.startswith("tampu.games.")


def metas() -> list[Meta]:
    """The metadata of every installed game, without loading its rules."""
    declared = [cast(Meta, _load(name, "meta").META) for name in game_ids()]
    for name, meta in zip(game_ids(), declared, strict=True):
        if meta.id != name:
            raise BrokenGame("error-game-name", game=meta.id, point=name, package=package_of(name))
    return declared


def lightest_game() -> str:
    """The id of the bundled game with least to think about, for those who name none."""
    bundled = bundled_game_ids()
    own = [meta for meta in metas() if meta.id in bundled]
    return min(own, key=lambda meta: (meta.weight, meta.minutes)).id


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
    """Load the installed game with the id `name`; raises UnknownGame or BrokenGame."""
    return cast(Game, _load(name, "game").GAME)


def _load(name: str, part: str) -> Any:
    """A module that every game has; what fails in it is named with its place."""
    package = package_of(name)
    try:
        return import_module(f"{package}.{part}")
    except Exception as error:
        place = error.__traceback__
        while place is not None and place.tb_next is not None:
            place = place.tb_next
        where = f"{place.tb_frame.f_code.co_filename}:{place.tb_lineno}" if place else ""
        problem = f"{type(error).__name__}: {error} ({where})"
        raise BrokenGame(
            "error-broken-game", game=name, package=package, problem=problem
        ) from error

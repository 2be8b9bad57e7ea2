"""What the suite runs on: every registered game and the toy."""

import os
from functools import cache
from pathlib import Path
from typing import Final

import tampu.core.play
from tampu.core.contract import Game
from tampu.core.registry import load_game
from tampu.testing.settings import GameSetup
from tampu.testing.settings import older_settings_of as older_settings_of_game
from tampu.testing.settings import settings_of as settings_of_game
from tampu.testing.walks import Effort
from tests.toy.game import GAME as TOY

COMPILED: Final = not str(tampu.core.play.__file__).endswith(".py")
SOAK: Final = int(os.environ.get("TAMPU_SOAK_GAMES", "0"))
EFFORT: Final = Effort(
    games=SOAK or (30 if COMPILED else 5),
    walks=max(2, SOAK // 25),
    most=15 if COMPILED else 7,
    whole=4 if COMPILED else 1,
)

ROOT = Path(__file__).parents[2]
OURS: Final = sorted(path.parent.name for path in ROOT.glob("src/tampu/games/*/meta.py"))
"""The games of this project; games of other packages may be installed beside them."""


@cache
def the_game(name: str) -> Game:
    """A registered game, or the toy."""
    return TOY if name == TOY.id else load_game(name)


def all_games() -> list[str]:
    """The toy and the project's games, or those of them that TAMPU_GAMES lists."""
    only = os.environ.get("TAMPU_GAMES", "")
    names = [TOY.id, *OURS]
    return [name for name in names if not only or name in only.split(",")]


@cache
def settings_of(name: str) -> list[GameSetup]:
    """The settings of a game, by its id."""
    return settings_of_game(the_game(name))


def older_settings_of(name: str) -> list[GameSetup]:
    """The settings of a game's older rules versions, by its id."""
    return older_settings_of_game(the_game(name))


def all_settings() -> list[GameSetup]:
    """The settings of all games, those of older rules included."""
    return [
        setting for name in all_games() for setting in settings_of(name) + older_settings_of(name)
    ]

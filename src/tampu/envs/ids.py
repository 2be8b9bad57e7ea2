"""The names of the installed games in other libraries."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any, Final

import gymnasium

from tampu.core.registry import game_ids

VERSION: Final = 1
"""The version of all environments; it changes when observations or actions change their meaning."""


def gymnasium_id(game: str) -> str:
    """The Gymnasium id of a game."""
    return f"Tampu/{game.title().replace('_', '')}-v{VERSION}"


def register() -> None:
    """Register a Gymnasium id and a PettingZoo module for every installed game."""
    for game in game_ids():
        name = gymnasium_id(game)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                "tampu.envs.seat:SeatEnv",
                kwargs={"game": game},
                vector_entry_point="tampu.envs.vector:SeatVectorEnv",
            )
        module = f"tampu.envs.{game}_v{VERSION}"
        if module not in sys.modules:
            sys.modules[module] = _PettingZooModule(module, game)


class _PettingZooModule(ModuleType):
    """A module with the functions `env` and `raw_env`, which exist once they are needed."""

    def __init__(self, name: str, game: str) -> None:
        super().__init__(name, f"The game {game} for PettingZoo: `env` and `raw_env`.")
        self._game = game

    def __getattr__(self, name: str) -> Any:
        if name not in ("env", "raw_env"):
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        from tampu.envs.agent_cycle import env_functions

        self.env, self.raw_env = env_functions(self._game, VERSION)
        return self.env if name == "env" else self.raw_env

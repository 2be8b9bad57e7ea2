"""What a game's package says about its bots: levels, temperaments and scripts, in `bots.json`."""

from __future__ import annotations

from functools import cache
from typing import Any

from tampu.core.data import read_json
from tampu.core.errors import UnknownGame
from tampu.core.registry import package_of


@cache
def bot_data(game: str) -> dict[str, Any]:
    """The content of a game's `bots.json`; empty where the game has none."""
    try:
        data: dict[str, Any] = read_json(package_of(game), "bots.json")
    except (FileNotFoundError, UnknownGame):
        return {}
    return data

"""The numbers of the box, read once from content.json."""

from __future__ import annotations

from typing import Any, Final

from tampu.core.data import read_json

_BOX: Final[dict[str, Any]] = read_json("tampu_estates", "content.json")
HOUSES: Final = list(range(1, _BOX["houses"]["count"] + 1))
CHEQUES: Final[list[int]] = _BOX["cheques"]["values"]
COPIES: Final[int] = _BOX["cheques"]["copies"]
ROUNDS: Final[dict[int, int]] = {int(seats): rounds for seats, rounds in _BOX["rounds"].items()}
COINS: Final[dict[int, int]] = {int(seats): coins for seats, coins in _BOX["coins"].items()}
LOOK_PRICE: Final[int] = _BOX["look_price"]
MOST_COINS: Final[int] = max(COINS.values())

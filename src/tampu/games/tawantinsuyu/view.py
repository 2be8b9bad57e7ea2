from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.contract import Json
from tampu.core.rng import Rng

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def pack(s: State) -> bytes:
    return b""


def to_json(s: State) -> Json:
    return {}


def seen_by(s: State, seat: int | None) -> Json:
    return {}


def imagine(view: Json, rng: Rng) -> State:
    raise NotImplementedError

"""What an answer costs, for those who choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.errors import Params

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def price(s: State, action: int) -> Params:
    return {}

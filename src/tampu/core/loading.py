"""Loading positions from JSON that anybody may have edited."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, Final

from tampu.core.contract import CHANCE, Json, State
from tampu.core.errors import MalformedPosition, TampuError
from tampu.core.options import Meta

_UNREADABLE: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TampuError,
    TypeError,
    ValueError,
    struct.error,
)
"""What reading a position raises where a value is missing or is none of its kind."""


def checked_load(meta: Meta, read: Callable[[Json], Any]) -> Callable[[Any], Any]:
    """A function that loads a position with `read`, or raises MalformedPosition.

    A loaded position can be compared, shown and played on: what is due is listed once.
    """

    def load(data: Any) -> Any:
        try:
            if not isinstance(data, dict):
                raise ValueError("a position is an object")
            _check_setting(meta, data)
            state: State = read(data)
            state.key()
            state.view(None)
            if state.actor() == CHANCE:
                state.chance()
            else:
                state.legal()
            return state
        except _UNREADABLE as error:
            raise MalformedPosition("error-position", game=meta.id) from error

    return load


def _check_setting(meta: Meta, data: Json) -> None:
    """Raise where seats, rules version or options are none of the game's."""
    version, seats = meta.version_of(data), data["seats"]
    options = data.get("options", {})
    if meta.complete(seats, options, version) != options and "options" in data:
        raise ValueError("options are missing")

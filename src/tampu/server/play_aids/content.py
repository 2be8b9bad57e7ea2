"""Reading the learning material in the packages of games."""

from __future__ import annotations

from functools import cache
from typing import Any

from tampu.core.data import read_json
from tampu.core.registry import package_of
from tampu.server.errors import Denied


@cache
def read_content(game: str, name: str) -> dict[str, Any]:
    """A JSON file of a game's package; raises the error for unknown pages if it is missing."""
    try:
        content: dict[str, Any] = read_json(package_of(game), name)
    except FileNotFoundError:
        raise Denied(404, "error-no-page") from None
    return content

"""The moves worth considering, for search."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State


def propose(s: State) -> list[int]:
    """Every candidate: Imhotep has few."""
    return s.candidates()

"""The interface of a bot."""

from __future__ import annotations

from typing import Protocol

from tampu.core.contract import Json
from tampu.core.rng import Rng


class Bot(Protocol):
    """A player that answers the decisions of one seat."""

    sees: bool
    """Whether the bot reads the view; a bot that does not may get an empty one."""

    def choose(self, view: Json, candidates: list[int], rng: Rng) -> int:
        """Return one of the candidates; the same one for the same view and state of `rng`."""
        ...

"""What a bot is to its host."""

from __future__ import annotations

from typing import Protocol

from tampu.core.contract import Json
from tampu.core.rng import Rng


class Bot(Protocol):
    """Answers the decisions of one seat."""

    sees: bool
    """Whether it looks at the view; the host may pass an empty one to a bot that does not."""

    def choose(self, view: Json, candidates: list[int], rng: Rng) -> int:
        """One of the candidates; the same for the same view and the same state of `rng`."""
        ...

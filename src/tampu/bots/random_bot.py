"""The bot that knows nothing: a kind of action by lot, then one action of that kind."""

from __future__ import annotations

from tampu.core.contract import Game, Json
from tampu.core.rng import Rng


class RandomBot:
    """Plays the `random` policy that all ledgers measure with."""

    __slots__ = ("_actions", "sees")

    def __init__(self, game: Game) -> None:
        self.sees: bool = False
        self._actions = game.actions

    def choose(self, view: Json, candidates: list[int], rng: Rng) -> int:
        return self._actions.sample(candidates, rng)

"""The random bot: a random kind of action, then a random action of that kind."""

from __future__ import annotations

from tampu.core.contract import Game, Json
from tampu.core.rng import Rng


class RandomBot:
    """Plays the random policy by which the games are measured."""

    __slots__ = ("_actions", "sees")

    def __init__(self, game: Game) -> None:
        self.sees: bool = False
        self._actions = game.actions

    def choose(self, view: Json, candidates: list[int], rng: Rng) -> int:
        return self._actions.sample(candidates, rng)

"""A bot that plays some of its moves at random, so that people can beat it."""

from __future__ import annotations

from tampu.bots.contract import Bot
from tampu.core.contract import Game, Json
from tampu.core.rng import Rng


class SlippingBot:
    """Plays like another bot, except for some random moves."""

    __slots__ = ("_actions", "_bot", "_slip", "sees")

    def __init__(self, game: Game, bot: Bot, slip: int) -> None:
        self.sees: bool = bot.sees
        self._actions = game.actions
        self._bot = bot
        self._slip = slip
        """The percentage of moves that are random."""

    def choose(self, view: Json, candidates: list[int], rng: Rng) -> int:
        if rng.below(100) < self._slip:
            return self._actions.sample(candidates, rng)
        return self._bot.choose(view, candidates, rng)

"""Bots that play the seats without an agent."""

from __future__ import annotations

from collections.abc import Sequence

from tampu.bots.contract import Bot
from tampu.bots.registry import make_bot
from tampu.core.contract import OVER
from tampu.core.rng import Rng
from tampu.envs.config import EnvConfig
from tampu.envs.episode import Episode


class Opponents:
    """The bots of one episode; like all players they see views, never states."""

    __slots__ = ("_bots", "_streams")

    def __init__(self, config: EnvConfig, specs: Sequence[str]) -> None:
        """Assign the bot specs in turn to the seats after the agent's."""
        self._bots: list[Bot] = [make_bot(spec, config.game) for spec in specs]
        self._streams: list[Rng] = []

    def reset(self, seed: int) -> None:
        """Begin an episode: the same seed gives the same random numbers."""
        self._streams = [Rng(seed, f"bot {place}") for place in range(len(self._bots))]

    def play(self, episode: Episode, seat: int) -> None:
        """Play all other seats until the agent in `seat` decides, or the game is over."""
        seats, number = episode.config.seats, len(self._bots)
        while episode.actor not in (seat, OVER):
            place = ((episode.actor - seat - 1) % seats) % number
            bot = self._bots[place]
            view = episode.state.view(episode.actor) if bot.sees else {}
            episode.apply(bot.choose(view, episode.state.candidates(), self._streams[place]))

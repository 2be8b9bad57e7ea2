"""Registry bots in the seats that no agent has."""

from __future__ import annotations

from collections.abc import Sequence

from tampu.bots.contract import Bot
from tampu.bots.registry import make_bot
from tampu.core.contract import OVER
from tampu.core.rng import Rng
from tampu.envs.table import Setup, Table


class Rivals:
    """The bots of one table. Like everybody they get views, never states."""

    __slots__ = ("_bots", "_streams")

    def __init__(self, setup: Setup, specs: Sequence[str]) -> None:
        """The specs are dealt round to the seats after the agent's."""
        self._bots: list[Bot] = [make_bot(spec, setup.game) for spec in specs]
        self._streams: list[Rng] = []

    def begin(self, seed: int) -> None:
        """The same seed makes the same bots."""
        self._streams = [Rng(seed, f"bot {place}") for place in range(len(self._bots))]

    def play(self, table: Table, seat: int) -> None:
        """Answer for all other seats until the agent in `seat` decides, or the game is over."""
        seats, number = table.setup.seats, len(self._bots)
        while table.actor not in (seat, OVER):
            place = ((table.actor - seat - 1) % seats) % number
            bot = self._bots[place]
            view = table.state.view(table.actor) if bot.sees else {}
            table.answer(bot.choose(view, table.state.candidates(), self._streams[place]))

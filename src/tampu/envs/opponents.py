"""The players of the seats without an agent: bots, policies, or anything that makes a bot.

An opponent is one of

- a bot spec such as `"greedy"`, `"level:3"` or `"python:my_package.bots:Careful"`,
- a bot: an object with `sees` and `choose(view, candidates, rng)`,
- a policy: a function of an observation and an action mask that returns an action.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any

from tampu.bots.contract import Bot
from tampu.bots.external import close_bot, open_bot
from tampu.core.contract import OVER, Game, Json, State
from tampu.core.rng import Rng
from tampu.envs.config import EnvConfig, env_config
from tampu.envs.episode import Episode, Floats, Mask

Policy = Callable[[Floats, Mask], int]
Opponent = str | Bot | Policy
MEMORY = ("plan", "_temperament")
"""What our bots remember from one decision of a game to the next."""


def listed(opponents: Any) -> tuple[Opponent, ...]:
    """The opponents as a tuple; a single one plays all seats."""
    if isinstance(opponents, str) or callable(opponents) or hasattr(opponents, "choose"):
        return (opponents,)
    return tuple(opponents)


class PolicyBot:
    """A policy as a bot, for the arena and other programs that want bots.

    `settings` are those of the environment that the policy was trained in, such as `steps=True`.
    """

    def __init__(self, game: Game, policy: Policy, **settings: Any) -> None:
        self.sees = True
        self._game, self._policy, self._settings = game, policy, settings
        self._configs: dict[int, EnvConfig] = {}
        """By the number of seats."""

    def choose(self, view: Json, candidates: list[int], rng: Rng) -> int:  # noqa: ARG002
        """Ask the policy, step by step where it was trained with steps."""
        state: State = self._game.imagine(view, Rng(0))
        if state.seats not in self._configs:
            config = env_config(self._game.id, state.seats, **self._settings)
            self._configs[state.seats] = config
        episode = Episode.at(self._configs[state.seats], state)
        return ask_policy(self._policy, episode)


def ask_policy(policy: Policy, episode: Episode) -> int:
    """The action that a policy chooses for the seat that decides."""
    seat = episode.actor
    while True:
        choice = int(policy(episode.observation(seat), episode.mask(seat)))
        if choice not in episode.choices():
            raise ValueError(f"the policy of seat {seat} chose {choice}, which is not offered")
        action = episode.resolve(choice)
        if action is not None:
            return action


class Opponents:
    """The players of one episode; like all players they get views, never states."""

    __slots__ = ("_config", "_given", "_players", "_streams")

    def __init__(self, config: EnvConfig, given: Opponent | Sequence[Opponent]) -> None:
        """Assign the opponents in turn to the seats after the agent's."""
        self._config = config
        self._given = listed(given)
        self._players: list[Any] = self._made()
        self._streams: list[Rng] = []

    def _made(self) -> list[Any]:
        game = self._config.game
        return [open_bot(one, game) if isinstance(one, str) else one for one in self._given]

    def reset(self, seed: int) -> None:
        """Begin an episode: the same seed gives the same moves, whatever was played before."""
        self.close()
        self._players = self._made()
        self._streams = [Rng(seed, f"bot {place}") for place in range(len(self._players))]

    def play(self, episode: Episode, seat: int) -> None:
        """Play all other seats until the agent in `seat` decides, or the game is over."""
        seats, number = episode.config.seats, len(self._players)
        while episode.actor not in (seat, OVER):
            place = ((episode.actor - seat - 1) % seats) % number
            player = self._players[place]
            if hasattr(player, "choose"):
                view = episode.state.view(episode.actor) if player.sees else {}
                candidates = episode.state.candidates()
                episode.apply(player.choose(view, candidates, self._streams[place]))
            else:
                episode.apply(ask_policy(player, episode))

    def close(self) -> None:
        """End the programs among the opponents."""
        for player in self._players:
            close_bot(player)

    def __deepcopy__(self, memo: Any) -> Opponents:
        given = tuple(one if isinstance(one, str) else deepcopy(one, memo) for one in self._given)
        return _load(self._config, given, self._memories(), deepcopy(self._streams))

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (self._config, self._given, self._memories(), self._streams)

    def _memories(self) -> list[dict[str, Any]]:
        """What each bot that a spec describes remembers now."""
        return [
            {name: deepcopy(value) for name in MEMORY if (value := _memory(player, name))}
            if isinstance(one, str)
            else {}
            for one, player in zip(self._given, self._players, strict=True)
        ]


def _memory(player: Any, name: str) -> Any:
    return getattr(getattr(player, "_bot", player), name, None)


def _load(
    config: EnvConfig,
    given: tuple[Opponent, ...],
    memories: list[dict[str, Any]],
    streams: list[Rng],
) -> Opponents:
    opponents = Opponents(config, given)
    opponents._streams = streams
    for player, memory in zip(opponents._players, memories, strict=True):
        for name, value in memory.items():
            setattr(getattr(player, "_bot", player), name, value)
    return opponents

"""The protocol of the text tasks: a language agent as a bot.

An agent is a function of a text that returns a text. It gets the position, the question and the
offered actions, and answers with the notation of one of them; the part of its answer after the last
line break counts. An answer that is no offered action is refused with the reason, and the agent is
asked again. After ATTEMPTS refusals a random action is played, and the forfeit is counted.
"""

from collections.abc import Callable
from typing import Any, Final

from tampu.core.contract import Game, Json, State
from tampu.core.errors import TampuError
from tampu.core.rng import Rng
from tampu.envs.config import EnvConfig, env_config
from tampu.envs.episode import Episode
from tampu.envs.text import prompt, read, refusal

ATTEMPTS: Final = 3
Agent = Callable[[str], str]


class TextBot:
    """Asks a language agent, in the form that all text tasks share."""

    def __init__(self, game: Game, agent: Agent) -> None:
        self.sees = True
        self.forfeits = 0
        """Decisions for which the agent named no offered action."""
        self.refusals = 0
        self._game, self._agent = game, agent
        self._configs: dict[int, EnvConfig] = {}
        """By the number of seats; making one takes longer than a decision."""

    def choose(self, view: Json, candidates: list[int], rng: Rng) -> int:
        if len(candidates) == 1:
            return candidates[0]
        state: State = self._game.imagine(view, Rng(0))
        seats = state.seats
        if seats not in self._configs:
            self._configs[seats] = env_config(self._game.id, seats)
        episode = Episode.at(self._configs[seats], state)
        question = prompt(episode, episode.actor)
        text = question
        for _ in range(ATTEMPTS):
            lines: list[Any] = self._agent(text).strip().splitlines() or [""]
            try:
                action = read(episode, lines[-1])
                if action in candidates:
                    return action
                reason = "allowed, but it only wastes time: choose another one"
            except TampuError as error:
                reason = refusal(error)
            self.refusals += 1
            text = f"{lines[-1]!r}: {reason}.\n\n{question}"
        self.forfeits += 1
        return self._game.actions.sample(candidates, rng)

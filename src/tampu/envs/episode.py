"""One running game as all environments use it: chance is dealt, decisions wait for an agent."""

from __future__ import annotations

from bisect import bisect_left
from copy import deepcopy
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from tampu.bots.utility import judge
from tampu.core.contract import CHANCE, OVER, Json, State
from tampu.core.play import Dealer
from tampu.envs.config import EnvConfig
from tampu.envs.layout import Target
from tampu.envs.rewards import REWARDS
from tampu.envs.steps import PartialAction

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


def observe_state(config: EnvConfig, state: State, actor: int, seat: int, out: Target) -> int:
    """Write what a seat observes into a target of zeros; the position after the last number."""
    if actor >= 0:
        out[(actor - seat) % config.seats] = 1.0
    at = config.seats
    config.write(state, seat, out, at)
    at += config.layout.size
    if config.perfect:
        config.all_layout.write(out, at, state.to_json(), seat)
        at += config.all_layout.size
    return at


def privileged_state(config: EnvConfig, state: State, actor: int) -> Floats:
    """The whole position, hidden information included, seats counted from seat 0.

    It is the observation of seat 0 with perfect information; a centralised critic may read it,
    a player may not.
    """
    row = np.zeros(config.state_size, np.float32)
    out: Target = memoryview(row.data)
    if actor >= 0:
        out[actor] = 1.0
    config.write(state, 0, out, config.seats)
    config.all_layout.write(out, config.seats + config.layout.size, state.to_json(), 0)
    return row


class Episode:
    """A game between agents. The actor is a seat until the game is over."""

    __slots__ = (
        "_choices",
        "_dealer",
        "_partial",
        "_potentials",
        "actor",
        "config",
        "decisions",
        "entries",
        "state",
    )
    state: State
    actor: int
    _choices: list[int] | None
    _partial: PartialAction | None
    """The action that the actor is choosing step by step."""
    _potentials: list[float]
    """By seat, when the rewards were collected last."""

    def __init__(self, config: EnvConfig, seed: int) -> None:
        self.config = config
        self._dealer = Dealer(seed)
        self.state = config.first_state()
        self.entries = 0
        self.decisions = 0
        self._advance()
        self._potentials = self._potential()

    @classmethod
    def at(cls, config: EnvConfig, state: State) -> Episode:
        """An episode that begins in a position."""
        episode = cls.__new__(cls)
        episode.config, episode.state, episode._dealer = config, state, Dealer(0)
        episode.entries = episode.decisions = 0
        episode._advance()
        episode._potentials = episode._potential()
        return episode

    def clone(self) -> Episode:
        """An independent copy, which will see the same chance."""
        other = Episode.__new__(Episode)
        other.config, other._dealer = self.config, self._dealer.copy()
        other.state = self.state.clone()
        other.entries, other.decisions, other.actor = self.entries, self.decisions, self.actor
        other._choices, other._potentials = self._choices, self._potentials
        other._partial = self._partial.copy() if self._partial else None
        return other

    def __deepcopy__(self, memo: Any) -> Episode:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        chosen = self._partial.chosen if self._partial else []
        counts = (self.entries, self.decisions, self.actor)
        dealt = (self._dealer.seed, self._dealer.drawn)
        return _load, (
            *(self.config, self.state.to_json(), dealt, counts, chosen, self._potentials),
        )

    @property
    def over(self) -> bool:
        """Whether no decision will follow."""
        return self.actor == OVER

    @property
    def truncated(self) -> bool:
        """Whether the game was stopped at its maximal number of entries."""
        return self.actor == OVER and self.state.actor() != OVER

    def offers(self, choice: int) -> bool:
        """Whether a choice is offered to the actor."""
        choices = self.choices()
        place = bisect_left(choices, choice)
        return place < len(choices) and choices[place] == choice

    def offered_actions(self) -> list[int]:
        """The game's actions that the actor may choose from, ascending."""
        if self.actor == OVER:
            return []
        return self.state.legal() if self.config.literal else self.state.candidates()

    def choices(self) -> list[int]:
        """The agent's choices, ascending: whole actions, or the next steps of one."""
        if self._choices is None:
            self._choices = self._partial.choices() if self._partial else self.offered_actions()
        return self._choices

    def play(self, choice: int) -> bool:
        """Play one of the agent's choices; returns whether it completed a decision."""
        action = self.resolve(choice)
        if action is None:
            return False
        self.apply(action)
        return True

    def resolve(self, choice: int) -> int | None:
        """The whole action that a choice completes, or None where more steps follow."""
        if self._partial is None:
            return choice
        self._choices = None
        return self._partial.choose(choice)

    def apply(self, action: int) -> None:
        """Play a whole action of the game."""
        self.state.apply(action)
        self.entries += 1
        self.decisions += 1
        self._advance()

    def rewards(self) -> list[float]:
        """The rewards of the finished game by seat; all 0 if it was truncated."""
        if self.truncated:
            return [0.0] * self.config.seats
        return REWARDS[self.config.reward](self.state)[: self.config.seats]

    def collect_rewards(self) -> list[float]:
        """The rewards by seat since the last call: for the end, and by which potentials grew."""
        rewards = self.rewards() if self.over else [0.0] * self.config.seats
        if self.config.shaping:
            before, self._potentials = self._potentials, self._potential()
            for seat, potential in enumerate(self._potentials):
                rewards[seat] += self.config.shaping * (potential - before[seat])
        return rewards

    def _potential(self) -> list[float]:
        """The potential of the position by seat: the evaluation's share of victory.

        It is 0 once the game is over, so that shaping leaves the best policies as they are.
        """
        if not self.config.shaping or self.state.actor() == OVER:
            return [0.0] * self.config.seats
        return judge(self.config.game.evaluation, self.state)[: self.config.seats]

    def stop(self) -> None:
        """End the game at once, without rewards."""
        self.actor, self._choices, self._partial = OVER, [], None

    def outcome(self) -> dict[str, Any]:
        """Scores and ranks by place at the table; empty while the game runs.

        Numbers only: Tianshou refuses an `info` in which a text is missing in some steps.
        """
        if not self.over:
            return {}
        return {
            "scores": np.array(self.state.scores(), np.int64),
            "ranks": np.array(self.state.ranking(), np.int64),
        }

    def privileged_state(self) -> Floats:
        """The whole position as a tensor, hidden information included."""
        return privileged_state(self.config, self.state, self.actor)

    def observe(self, seat: int, row: Floats) -> None:
        """Write the observation of a seat into a row."""
        row.fill(0)
        self._observe(seat, row)

    def _observe(self, seat: int, row: Floats) -> None:
        """Write the observation of a seat into a row of zeros."""
        out: Target = memoryview(row.data)
        at = observe_state(self.config, self.state, self.actor, seat, out)
        if self._partial and seat == self.actor:
            for step in self._partial.chosen:
                out[at + step] = 1.0

    def observation(self, seat: int) -> Floats:
        """The observation of a seat, in a new row."""
        row = np.zeros(self.config.size, np.float32)
        self._observe(seat, row)
        return row

    def mask(self, seat: int) -> Mask:
        """1 for each choice that the seat has now."""
        marks = bytearray(self.config.actions)  # numpy takes longer to read a list of choices
        if seat == self.actor:
            for choice in self.choices():
                marks[choice] = 1
        return np.frombuffer(marks, np.int8)

    def _advance(self) -> None:
        """Deal chance until a seat must decide or the game is over."""
        state = self.state
        actor = state.actor()
        while actor == CHANCE:
            state.apply(self._dealer.deal(state))
            self.entries += 1
            actor = state.actor()
        self.actor = actor if self.entries < self.config.game.max_entries else OVER
        self._choices = None
        self._partial = None
        if self.config.steps and self.actor != OVER:
            self._partial = PartialAction(self.config.steps, self.offered_actions())


class RunningGame:
    """What the environments of one game share: the running episode, and copies of it."""

    RUNNING: ClassVar[tuple[str, ...]]
    """The attributes that change while a game is played."""
    episode: Episode | None = None

    def _running(self) -> Episode:
        if self.episode is None:
            raise RuntimeError("reset() comes first")
        return self.episode

    def state(self) -> Floats:
        """The whole position, hidden information included: for a centralised critic."""
        return self._running().privileged_state()

    def clone_state(self) -> dict[str, Any]:
        """The running game and the generator of seeds, for `set_state`; it can be pickled."""
        return deepcopy({name: getattr(self, name) for name in self.RUNNING})

    def set_state(self, saved: dict[str, Any]) -> None:
        """Continue from a state of `clone_state`."""
        self.__dict__.update(deepcopy(saved))


def _load(
    config: EnvConfig,
    state: Json,
    dealt: tuple[int, dict[str, int]],
    counts: tuple[int, int, int],
    chosen: list[int],
    potentials: list[float],
) -> Episode:
    """The episode that was pickled."""
    episode = Episode.__new__(Episode)
    episode.config, episode.state = config, config.game.load(state)
    episode._dealer = Dealer(dealt[0])
    episode._dealer.drawn = dict(dealt[1])
    episode.entries, episode.decisions, episode.actor = counts
    episode._choices = episode._partial = None
    episode._potentials = potentials
    if config.steps and not episode.over:
        episode._partial = PartialAction(config.steps, episode.offered_actions())
        while len(episode._partial.chosen) < len(chosen):
            episode._partial.choose(chosen[len(episode._partial.chosen)])
    return episode

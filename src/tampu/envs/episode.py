"""One running game as all environments use it: chance is dealt, decisions wait for an agent."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tampu.core.contract import CHANCE, OVER, State
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
    config.layout.write(out, at, state.view(seat), seat)
    at += config.layout.size
    if config.hidden_layout:
        config.hidden_layout.write(out, at, state.to_json(), seat)
        at += config.hidden_layout.size
    return at


class Episode:
    """A game between agents. The actor is a seat until the game is over."""

    __slots__ = (
        "_choices",
        "_dealer",
        "_partial",
        "actor",
        "config",
        "decisions",
        "entries",
        "state",
    )

    def __init__(self, config: EnvConfig, seed: int) -> None:
        self.config = config
        self._dealer = Dealer(seed)
        self.state: State = config.first_state()
        self.entries = 0
        self.decisions = 0
        self.actor = OVER
        self._choices: list[int] | None = None
        self._partial: PartialAction | None = None
        """The action that the actor is choosing step by step."""
        self._advance()

    @property
    def over(self) -> bool:
        """Whether no decision will follow."""
        return self.actor == OVER

    @property
    def truncated(self) -> bool:
        """Whether the game was stopped at its maximal number of entries."""
        return self.actor == OVER and self.state.actor() != OVER

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
        if self._partial is not None:
            action = self._partial.choose(choice)
            if action is None:
                self._choices = None
                return False
            choice = action
        self.apply(choice)
        return True

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

    def observe(self, seat: int, row: Floats) -> None:
        """Write the observation of a seat into a row."""
        row.fill(0)
        out: Target = memoryview(row.data)
        at = observe_state(self.config, self.state, self.actor, seat, out)
        if self._partial and seat == self.actor:
            for step in self._partial.chosen:
                out[at + step] = 1.0

    def observation(self, seat: int) -> Floats:
        """The observation of a seat, in a new row."""
        row = np.empty(self.config.size, np.float32)
        self.observe(seat, row)
        return row

    def mask(self, seat: int) -> Mask:
        """1 for each choice that the seat has now."""
        mask = np.zeros(self.config.actions, np.int8)
        if seat == self.actor:
            mask[self.choices()] = 1
        return mask

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

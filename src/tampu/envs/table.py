"""One running game as all environments use it: chance is dealt, decisions wait for an agent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tampu.core.contract import CHANCE, OVER, Game, State
from tampu.core.errors import BadOption
from tampu.core.play import Dealer
from tampu.core.registry import load_game
from tampu.envs.layout import Layout, Part, Target, special
from tampu.envs.rewards import REWARDS
from tampu.envs.steps import ActionSteps, Saying, action_steps

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
TO_ACT = "to act"


@dataclass(frozen=True)
class Setup:
    """What is played, and how it is shown: the same for all games of an environment."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    perfect: bool
    literal: bool
    reward: str
    layout: Layout
    beyond: Layout | None
    """What perfect information adds."""
    steps: ActionSteps | None

    @property
    def size(self) -> int:
        """The length of an observation."""
        beyond = self.beyond.size if self.beyond else 0
        return self.seats + self.layout.size + beyond + (self.steps.size if self.steps else 0)

    @property
    def actions(self) -> int:
        """The number of actions."""
        return self.steps.size if self.steps else self.game.actions.size

    def whole(self) -> Layout:
        """The layout of the observation with everything that stands around the view."""
        parts: list[Part] = [
            special(TO_ACT, self.seats, "which seat decides; all 0 when the game is over", _nothing)
        ]
        parts += self.layout.parts
        if self.beyond:
            parts += [
                Part(f"all: {part.name}", part.size, part.says, part.write, part.inner)
                for part in self.beyond.parts
            ]
        if self.steps:
            says = "1 for each step of the action that is said already"
            parts.append(special("said", self.steps.size, says, _nothing))
        return Layout(parts)


def _nothing(out: Any, at: int, node: Any, me: int) -> None:
    """Written by the table itself."""


def set_up(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    perfect: bool = False,
    literal: bool = False,
    steps: bool = False,
    reward: str = "win_share",
) -> Setup:
    """The setup of an environment.

    `perfect` adds what is hidden to the observations; `literal` offers every legal action instead
    of the subset that loses nothing; `steps` says large actions step by step; `reward` is one of
    `win_share`, `rank` and `margin`.
    """
    found = load_game(game)
    number = seats if seats is not None else min(n for n in found.meta.seats if n > 1)
    complete = found.meta.complete(number, options or {})
    if reward not in REWARDS:
        known = ", ".join(REWARDS)
        raise BadOption("error-option-value", option="reward", value=reward, known=known, seats=0)
    module = import_module(f"tampu.envs.layouts.{game}")
    return Setup(
        game=found,
        seats=number,
        options=complete,
        perfect=perfect,
        literal=literal,
        reward=reward,
        layout=Layout(module.parts(number)),
        beyond=Layout(module.all_parts(number)) if perfect else None,
        steps=action_steps(game) if steps else None,
    )


class Table:
    """A game between agents. The actor is a seat until the game is over."""

    __slots__ = (
        "_choices",
        "_dealer",
        "_saying",
        "actor",
        "decisions",
        "entries",
        "setup",
        "state",
    )

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self._dealer = Dealer(seed)
        self.state: State = setup.game.start(setup.seats, setup.options)
        self.entries = 0
        self.decisions = 0
        self.actor = OVER
        self._choices: list[int] | None = None
        self._saying: Saying | None = None
        self._settle()

    @property
    def over(self) -> bool:
        """Whether no decision will follow."""
        return self.actor == OVER

    @property
    def cut(self) -> bool:
        """Whether the game was cut short at the game's bound."""
        return self.actor == OVER and self.state.actor() != OVER

    def actions(self) -> list[int]:
        """The actions of the game that the actor may choose from, ascending."""
        if self.actor == OVER:
            return []
        return self.state.legal() if self.setup.literal else self.state.candidates()

    def choices(self) -> list[int]:
        """What the agent may answer, ascending: actions, or steps of one."""
        if self._choices is None:
            self._choices = self._saying.choices() if self._saying else self.actions()
        return self._choices

    def play(self, choice: int) -> bool:
        """Carry out an answer; whether a whole decision was made by it."""
        if self._saying is not None:
            action = self._saying.say(choice)
            if action is None:
                self._choices = None
                return False
            choice = action
        self.answer(choice)
        return True

    def answer(self, action: int) -> None:
        """Carry out a whole action."""
        self.state.apply(action)
        self.entries += 1
        self.decisions += 1
        self._settle()

    def rewards(self) -> list[float]:
        """What the finished game is worth to each seat; nothing for a game that was cut short."""
        if self.cut:
            return [0.0] * self.setup.seats
        return REWARDS[self.setup.reward](self.state)[: self.setup.seats]

    def observe(self, seat: int, row: Floats) -> None:
        """Write what a seat sees into a row."""
        row.fill(0)
        setup = self.setup
        out: Target = memoryview(row.data)
        if self.actor >= 0:
            out[(self.actor - seat) % setup.seats] = 1.0
        at = setup.seats
        setup.layout.write(out, at, self.state.view(seat), seat)
        at += setup.layout.size
        if setup.beyond:
            setup.beyond.write(out, at, self.state.to_json(), seat)
            at += setup.beyond.size
        if self._saying and seat == self.actor:
            for symbol in self._saying.said:
                out[at + symbol] = 1.0

    def observation(self, seat: int) -> Floats:
        """What a seat sees, in a new row."""
        row = np.empty(self.setup.size, np.float32)
        self.observe(seat, row)
        return row

    def mask(self, seat: int) -> Mask:
        """1 for each answer that the seat may give now."""
        mask = np.zeros(self.setup.actions, np.int8)
        if seat == self.actor:
            mask[self.choices()] = 1
        return mask

    def _settle(self) -> None:
        """Deal chance until somebody decides or the game is over."""
        state = self.state
        actor = state.actor()
        while actor == CHANCE:
            state.apply(self._dealer.deal(state))
            self.entries += 1
            actor = state.actor()
        self.actor = actor if self.entries < self.setup.game.bound else OVER
        self._choices = None
        self._saying = None
        if self.setup.steps and self.actor != OVER:
            self._saying = Saying(self.setup.steps, self.actions())

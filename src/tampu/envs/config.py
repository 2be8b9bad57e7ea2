"""The configuration of an environment: what is played, and how it is observed and rewarded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tampu.core.contract import Game, State
from tampu.core.errors import BadOption
from tampu.core.registry import game_module, load_game
from tampu.envs import automatic
from tampu.envs.layout import Layout, Part, special
from tampu.envs.rewards import REWARDS
from tampu.envs.steps import ActionSteps, action_steps

TO_ACT = "to act"
CHOSEN_STEPS = "chosen steps"


@dataclass(frozen=True)
class EnvConfig:
    """The settings that all episodes of an environment share."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    literal: bool
    """Whether every legal action is offered, not only the candidates."""
    reward: str
    layout: Layout
    """The layout of what a seat's view shows."""
    hidden_layout: Layout | None
    """The layout of what perfect information adds."""
    steps: ActionSteps | None
    """The steps that actions are chosen in; None where an agent chooses whole actions."""

    def first_state(self) -> State:
        """The position before the first entry, by the newest rules."""
        state: State = self.game.new(self.seats, self.options)
        return state

    @property
    def size(self) -> int:
        """The length of an observation."""
        hidden = self.hidden_layout.size if self.hidden_layout else 0
        return self.seats + self.layout.size + hidden + (self.steps.size if self.steps else 0)

    @property
    def actions(self) -> int:
        """The size of the agent's action space."""
        return self.steps.size if self.steps else self.game.actions.size

    def full_layout(self) -> Layout:
        """The layout of the whole observation, including what the episode itself writes."""
        parts: list[Part] = [
            special(TO_ACT, self.seats, "which seat decides; all 0 when the game is over", _nothing)
        ]
        parts += self.layout.parts
        if self.hidden_layout:
            parts += [replace(part, name=f"all: {part.name}") for part in self.hidden_layout.parts]
        if self.steps:
            description = "1 for each step of the action that is already chosen"
            parts.append(special(CHOSEN_STEPS, self.steps.size, description, _nothing))
        return Layout(parts)


def _nothing(out: Any, at: int, node: Any, me: int) -> None:
    """Write nothing: the episode writes these parts itself."""


def _layouts(game: Game, seats: int) -> tuple[Sequence[Part], Sequence[Part]]:
    """The parts of a view and of hidden information: the game's own, or automatic ones."""
    module = game_module(game.id, "layout")
    if module is None:
        return automatic.parts(game, seats), automatic.all_parts(game, seats)
    return module.parts(seats), module.all_parts(seats)


def env_config(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    perfect: bool = False,
    literal: bool = False,
    steps: bool = False,
    reward: str = "win_share",
) -> EnvConfig:
    """Check the settings of an environment and complete them with defaults.

    `perfect` adds hidden information to the observations; `literal` offers every legal action
    instead of the subset that loses nothing; `steps` lets agents choose large actions step by step;
    `reward` is one of `win_share`, `rank` and `margin`.
    """
    loaded = load_game(game)
    number = seats if seats is not None else min(n for n in loaded.meta.seats if n > 1)
    completed = loaded.meta.complete(number, options or {})
    if reward not in REWARDS:
        known = ", ".join(REWARDS)
        raise BadOption("error-option-value", option="reward", value=reward, known=known, seats=0)
    shown, hidden = _layouts(loaded, number)
    return EnvConfig(
        game=loaded,
        seats=number,
        options=completed,
        literal=literal,
        reward=reward,
        layout=Layout(shown),
        hidden_layout=Layout(hidden) if perfect else None,
        steps=action_steps(game) if steps else None,
    )

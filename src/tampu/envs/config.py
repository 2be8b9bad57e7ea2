"""The configuration of an environment: what is played, and how it is observed and rewarded."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any, TypedDict

from tampu.core.contract import Game, State
from tampu.core.errors import BadOption
from tampu.core.registry import game_module, load_game
from tampu.envs import automatic
from tampu.envs.action_features import ActionFeatures, action_features
from tampu.envs.layout import Layout, Part, Target, special
from tampu.envs.rewards import REWARDS
from tampu.envs.steps import ActionSteps, action_steps

TO_ACT = "to act"
CHOSEN_STEPS = "chosen steps"


class EnvSettings(TypedDict, total=False):
    """How an environment is observed and rewarded; `env_config` explains each."""

    perfect: bool
    literal: bool
    steps: bool
    reward: str
    shaping: float


@dataclass(frozen=True)
class EnvConfig:
    """The settings that all episodes of an environment share."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    literal: bool
    """Whether every legal action is offered, not only the candidates."""
    reward: str
    shaping: float
    """The weight of the potential-based rewards."""
    layout: Layout
    """The layout of what a seat's view shows."""
    write: Callable[[State, int, Target, int], None]
    """Writes what a seat's view shows: straight from the state where the game's module `tensor`
    can, else from the view by the layout."""
    all_layout: Layout
    """The layout of hidden information, written from the whole position."""
    perfect: bool
    """Whether observations contain hidden information."""
    steps: ActionSteps | None
    """The steps that actions are chosen in; None where an agent chooses whole actions."""

    def first_state(self) -> State:
        """The position before the first entry, by the newest rules."""
        state: State = self.game.new(self.seats, self.options)
        return state

    def __deepcopy__(self, memo: Any) -> EnvConfig:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        settings = {name: getattr(self, name) for name in EnvSettings.__annotations__}
        settings["steps"] = self.steps is not None
        return partial(env_config, **settings), (self.game.id, self.seats, dict(self.options))

    @property
    def places(self) -> int:
        """The places at the table; in a solo game the rules play one of two."""
        return max(self.seats, 2)

    @property
    def state_size(self) -> int:
        """The length of the privileged state."""
        return self.seats + self.layout.size + self.all_layout.size

    @cached_property
    def size(self) -> int:
        """The length of an observation."""
        hidden = self.all_layout.size if self.perfect else 0
        return self.seats + self.layout.size + hidden + (self.steps.size if self.steps else 0)

    @cached_property
    def actions(self) -> int:
        """The size of the agent's action space."""
        return self.steps.size if self.steps else self.game.actions.size

    def action_features(self) -> ActionFeatures:
        """The features of the game's actions, the same in all interfaces."""
        return action_features(self.game.id)

    def full_layout(self) -> Layout:
        """The layout of the whole observation, including what the episode itself writes."""
        parts: list[Part] = [
            special(TO_ACT, self.seats, "which seat decides; all 0 when the game is over", _nothing)
        ]
        parts += self.layout.parts
        if self.perfect:
            parts += [replace(part, name=f"all: {part.name}") for part in self.all_layout.parts]
        if self.steps:
            description = "1 for each step of the action that is already chosen"
            parts.append(special(CHOSEN_STEPS, self.steps.size, description, _nothing))
        return Layout(parts)


def _view_writer(layout: Layout) -> Callable[[State, int, Target, int], None]:
    def write(state: State, seat: int, out: Target, at: int) -> None:
        layout.write(out, at, state.view(seat), seat)

    return write


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
    shaping: float = 0.0,
) -> EnvConfig:
    """Check the settings of an environment and complete them with defaults.

    `perfect` adds hidden information to the observations; `literal` offers every legal action
    instead of the subset that loses nothing; `steps` lets agents choose large actions step by step;
    `reward` names one of `tampu.envs.rewards.REWARDS`; `shaping` adds potential-based rewards.
    """
    loaded = load_game(game)
    number = loaded.meta.fewest_seats if seats is None else seats
    completed = loaded.meta.complete(number, options or {})
    if reward not in REWARDS:
        known = ", ".join(REWARDS)
        raise BadOption("error-option-value", option="reward", value=reward, known=known, seats=0)
    shown, hidden = _layouts(loaded, number)
    layout = Layout(shown)
    return EnvConfig(
        game=loaded,
        seats=number,
        options=completed,
        literal=literal,
        reward=reward,
        shaping=shaping,
        layout=layout,
        write=tensor.write if (tensor := game_module(game, "tensor")) else _view_writer(layout),
        all_layout=Layout(hidden),
        perfect=perfect,
        steps=action_steps(game) if steps else None,
    )

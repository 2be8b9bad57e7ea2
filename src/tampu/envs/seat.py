"""The Gymnasium environment: the learner plays one seat, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsFloat, Unpack, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from tampu.core.errors import BadOption, TampuError
from tampu.core.rng import MASK32
from tampu.envs.agent_cycle import observation_and_action_space
from tampu.envs.config import EnvSettings, env_config
from tampu.envs.episode import Episode, Floats, Mask, RunningGame
from tampu.envs.opponents import Opponent, Opponents
from tampu.envs.rendering import RENDER_MODES, picture, render
from tampu.envs.text import prompt, read, refusal


class SeatEnv(RunningGame, gymnasium.Env[Floats, np.int64]):
    """One seat of a game; every step is a decision of that seat.

    `opponents` are bot specs, bots or policies, assigned in turn to the seats after the learner's.
    `seat` is the learner's seat, or None for a random seat in every game. An action that is not
    offered ends the game with `illegal_reward`, or raises ValueError if that is None. The last
    `info` of a game holds the scores and the ranks.
    """

    RUNNING = ("episode", "seat", "_ended", "_opponents", "_np_random")
    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        *,
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
        **settings: Unpack[EnvSettings],
    ) -> None:
        self.config = env_config(game, seats, options, **settings)
        if seat is not None and not 0 <= seat < self.config.seats:
            known = ", ".join(str(place) for place in range(self.config.seats))
            raise BadOption(
                "error-option-value", option="seat", value=str(seat), known=known, seats=0
            )
        observation, actions = observation_and_action_space(self.config.size, self.config.actions)
        self.observation_space = cast(spaces.Space[Floats], observation)
        self.action_space = actions
        self.render_mode = render_mode
        self.illegal_reward = illegal_reward
        self._opponents = Opponents(self.config, opponents)
        self._fixed_seat = seat
        self.seat = seat or 0
        self._ended = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        game_seed = int(self.np_random.integers(MASK32))
        random_seat = int(self.np_random.integers(self.config.seats))
        self.seat = random_seat if self._fixed_seat is None else self._fixed_seat
        self.episode = Episode(self.config, game_seed)
        self._ended = False
        self._opponents.reset(game_seed)
        self._opponents.play(self.episode, self.seat)
        self.episode.collect_rewards()
        return self.episode.observation(self.seat), self._info(self.episode)

    def step(
        self, action: np.int64 | int
    ) -> tuple[Floats, SupportsFloat, bool, bool, dict[str, Any]]:
        episode = self._running()
        if self._ended:
            raise ResetNeeded("the game is over: reset() comes next")
        if not episode.offers(int(action)):
            if self.illegal_reward is None:
                raise ValueError(f"action {action} is not offered")
            self._ended = True
            info = {**self._info(episode), "illegal": True}
            return episode.observation(self.seat), self.illegal_reward, True, False, info
        episode.play(int(action))
        self._opponents.play(episode, self.seat)
        self._ended = episode.over
        reward = episode.collect_rewards()[self.seat]
        truncated = episode.truncated
        terminated = episode.over and not truncated
        observation = episode.observation(self.seat)
        return observation, reward, terminated, truncated, self._info(episode)

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """True for each choice that is offered now, as maskable learners require."""
        return self._running().mask(self.seat).astype(bool)

    def _info(self, episode: Episode) -> dict[str, Any]:
        mask: Mask = episode.mask(self.seat)
        info = {"action_mask": mask, "seat": self.seat, "illegal": False}
        return {**info, **episode.outcome()}

    def close(self) -> None:
        """End the programs among the opponents."""
        self._opponents.close()

    def text(self) -> str:
        """The position and the choices of the learner, in words."""
        return prompt(self._running(), self.seat)

    def render(self) -> Any:
        return render(self.render_mode, self._running(), self.seat)

    def _repr_svg_(self) -> str | None:
        return None if self.episode is None else picture(self.episode, self.seat)


class TextSeat(gymnasium.Wrapper[str, Any, Any, Any]):
    """The same seat in words: an observation is a text, an action is its notation.

    A text that is not an action, or not allowed, changes nothing: the next observation says why and
    asks again, and `info["refused"]` is true.
    """

    LONGEST = 200_000
    LETTERS = frozenset(chr(code) for code in range(32, 127)) | {"\n"}

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        if self._seat_env().config.steps:
            raise ValueError("texts name whole actions: leave `steps` out")
        letters = "".join(sorted(self.LETTERS))
        self.observation_space = spaces.Text(self.LONGEST, charset=letters)
        self.action_space = spaces.Text(80, charset=letters)

    def _seat_env(self) -> SeatEnv:
        inner = self.env.unwrapped
        assert isinstance(inner, SeatEnv)
        return inner

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[str, dict[str, Any]]:
        _, info = self.env.reset(seed=seed, options=options)
        return self._seat_env().text(), {**info, "refused": False}

    def step(self, action: str) -> tuple[str, SupportsFloat, bool, bool, dict[str, Any]]:
        env = self._seat_env()
        episode = env._running()
        try:
            number = read(episode, action)
            if number not in episode.choices():
                raise ValueError("allowed, but it only wastes time: choose another one")
        except (TampuError, ValueError) as error:
            reason = refusal(error) if isinstance(error, TampuError) else str(error)
            text = f"{action!r}: {reason}.\n\n{env.text()}"
            return text, 0.0, False, False, {**env._info(episode), "refused": True}
        _, reward, terminated, truncated, info = self.env.step(np.int64(number))
        return env.text(), reward, terminated, truncated, {**info, "refused": False}

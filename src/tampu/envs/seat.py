"""The Gymnasium environment: the learner has one seat, registry bots have the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsFloat, cast

import gymnasium
import numpy as np
from gymnasium import spaces

from tampu.core.errors import BadOption, TampuError
from tampu.core.rng import MASK32
from tampu.envs.aec import RENDER_MODES, spaces_of
from tampu.envs.drawing import svg
from tampu.envs.rivals import Rivals
from tampu.envs.table import Floats, Mask, Table, set_up
from tampu.envs.text import prompt, read, refusal


class SeatEnv(gymnasium.Env[Floats, np.int64]):
    """One seat of a game; every step is a decision of that seat.

    `rivals` are bot specs, dealt round to the seats after the learner's. `seat` is fixed, or None
    for another seat in every game. An answer that is not offered ends the game with
    `illegal_reward`, or raises ValueError if that is None.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        rivals: str | Sequence[str] = "random",
        seat: int | None = None,
        *,
        perfect: bool = False,
        literal: bool = False,
        steps: bool = False,
        reward: str = "win_share",
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self.setup = set_up(
            game, seats, options, perfect=perfect, literal=literal, steps=steps, reward=reward
        )
        if seat is not None and not 0 <= seat < self.setup.seats:
            known = ", ".join(str(place) for place in range(self.setup.seats))
            raise BadOption(
                "error-option-value", option="seat", value=str(seat), known=known, seats=0
            )
        view, self.action_space = spaces_of(self.setup.size, self.setup.actions)
        self.observation_space = cast(spaces.Space[Floats], view)
        self.render_mode = render_mode
        self.illegal_reward = illegal_reward
        self._rivals = Rivals(self.setup, [rivals] if isinstance(rivals, str) else rivals)
        self._fixed = seat
        self.seat = seat or 0
        self.table: Table | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        chosen = int(self.np_random.integers(MASK32))
        place = int(self.np_random.integers(self.setup.seats))
        self.seat = place if self._fixed is None else self._fixed
        self.table = Table(self.setup, chosen)
        self._rivals.begin(chosen)
        self._rivals.play(self.table, self.seat)
        return self.table.observation(self.seat), self._info(self.table)

    def step(
        self, action: np.int64 | int
    ) -> tuple[Floats, SupportsFloat, bool, bool, dict[str, Any]]:
        table = self._running()
        if int(action) not in table.choices():
            if self.illegal_reward is None:
                raise ValueError(f"action {action} is not offered")
            info = {**self._info(table), "illegal": True}
            return table.observation(self.seat), self.illegal_reward, True, False, info
        table.play(int(action))
        self._rivals.play(table, self.seat)
        reward = table.rewards()[self.seat] if table.over else 0.0
        ended, cut = table.over and not table.cut, table.cut
        return table.observation(self.seat), reward, ended, cut, self._info(table)

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """True for each answer that is offered now, as maskable learners ask for it."""
        return self._running().mask(self.seat).astype(bool)

    def _info(self, table: Table) -> dict[str, Any]:
        mask: Mask = table.mask(self.seat)
        return {"action_mask": mask, "seat": self.seat, "illegal": False}

    def text(self) -> str:
        """What the learner sees and may answer, in words."""
        return prompt(self._running(), self.seat)

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return svg(self.setup.game.id, self._running().state.view(self.seat))
        if self.render_mode == "human":
            print(self.text())
            return None
        return self.text()

    def _repr_svg_(self) -> str | None:
        if self.table is None:
            return None
        return svg(self.setup.game.id, self.table.state.view(self.seat))

    def _running(self) -> Table:
        if self.table is None:
            raise RuntimeError("reset() comes first")
        return self.table


class TextSeat(gymnasium.Wrapper[str, Any, Any, Any]):
    """The same seat in words: an observation is a text, an answer the notation of an action.

    An answer that is no action, or not allowed, changes nothing: the next observation says why and
    asks again, `info["refused"]` is true.
    """

    LONGEST = 200_000
    LETTERS = frozenset(chr(code) for code in range(32, 127)) | {"\n"}

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        if self._seat_env().setup.steps:
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
        table = env._running()
        try:
            number = read(table, action)
            if number not in table.choices():
                raise ValueError("allowed, but it only wastes time: choose another one")
        except (TampuError, ValueError) as error:
            why = refusal(error) if isinstance(error, TampuError) else str(error)
            told = f"{action!r}: {why}.\n\n{env.text()}"
            return told, 0.0, False, False, {**env._info(table), "refused": True}
        _, reward, ended, cut, info = self.env.step(np.int64(number))
        return env.text(), reward, ended, cut, {**info, "refused": False}

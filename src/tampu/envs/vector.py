"""Many seats at once in Gymnasium's `VectorEnv` interface, in this process or in workers.

envs = gymnasium.make_vec(
    "Tampu/Imhotep-v1", num_envs=64, vectorization_mode="vector_entry_point",
    opponents="greedy", workers=2,
)
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tampu.core.rng import MASK32
from tampu.envs.agent_cycle import observation_and_action_space
from tampu.envs.batch import BatchEnv
from tampu.envs.episode import Floats
from tampu.envs.opponents import Opponent
from tampu.envs.rows import DISABLED, NEXT_STEP, SAME_STEP

MODES = {
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.DISABLED: DISABLED,
}
Flags = NDArray[np.bool_]
Stepped = tuple[Floats, NDArray[np.float64], Flags, Flags, dict[str, Any]]


class SeatVectorEnv(VectorEnv[Floats, NDArray[np.int64], NDArray[Any]]):
    """One seat of each of many games; `opponents` play the others.

    The learner's seat in a game is the game's seed modulo the number of seats. `infos` holds
    `action_mask`, `seat` and `illegal`, and for ended games `scores` and `ranks`. With `copy=False`
    the arrays are the environment's own, which change with the next step: torch can share them
    without a copy (`torch.from_numpy`).
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        workers: int = 0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        illegal_reward: float | None = -1.0,
        copy: bool = True,
        **settings: Any,
    ) -> None:
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.num_envs = num_envs
        self._copy = copy
        self.batch = BatchEnv(
            game,
            num_envs,
            workers=workers,
            opponents=opponents,
            autoreset=MODES[self.autoreset_mode],
            illegal_reward=illegal_reward,
            **settings,
        )
        self.config = config = self.batch.config
        observation, actions = observation_and_action_space(config.size, config.actions)
        self.single_observation_space: Any = observation
        self.single_action_space: Any = actions
        self.observation_space = batch_space(observation, num_envs)
        self.action_space = batch_space(actions, num_envs)
        self._over = np.zeros(num_envs, bool)

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Floats, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`.

        An integer is the first of consecutive seeds; without a seed they are drawn at random.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        chosen = np.ones(self.num_envs, bool)
        if options and "reset_mask" in options:
            chosen = np.asarray(options["reset_mask"], bool)
        if isinstance(seed, int):
            seeds = np.arange(seed, seed + self.num_envs)
        elif seed is None:
            seeds = self.np_random.integers(MASK32, size=self.num_envs)
        else:
            seeds = np.asarray(seed, np.int64)
        self.batch.buffers.seeds[chosen] = seeds[chosen]
        self.batch.reset_rows(chosen)
        self._over = self._over & ~chosen
        return self._array(self.batch.buffers.observation), self._infos()

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        if self.autoreset_mode is AutoresetMode.DISABLED and self._over.any():
            raise ValueError(f"games {np.flatnonzero(self._over).tolist()} are over: reset them")
        before = self.batch.buffers.player.copy()
        buffers = self.batch.step(actions)
        terminated, truncated = buffers.terminated.astype(bool), buffers.truncated.astype(bool)
        self._over = terminated | truncated
        rewards = buffers.rewards[np.arange(self.num_envs), before].astype(np.float64)
        infos = self._infos()
        if self._over.any():
            ended = {"scores": buffers.scores.copy(), "ranks": buffers.ranks.copy()}
            for name, value in ended.items():
                infos |= {name: value, f"_{name}": self._over.copy()}
            if self.autoreset_mode is AutoresetMode.SAME_STEP:
                infos |= self._final(ended, before)
        return self._array(buffers.observation), rewards, terminated, truncated, infos

    def clone_state(self) -> dict[str, Any]:
        """All running games and the generator of seeds, for `set_state`; it can be pickled."""
        return {
            "batch": self.batch.clone_state(),
            "over": self._over.copy(),
            "generator": deepcopy(self._np_random),
        }

    def set_state(self, saved: dict[str, Any]) -> None:
        """Continue from a state of `clone_state`."""
        self.batch.set_state(saved["batch"])
        self._over = saved["over"].copy()
        self._np_random = deepcopy(saved["generator"])

    def action_masks(self) -> Flags:
        """True for each choice that is offered now, by game."""
        return self.batch.buffers.mask.astype(bool)

    def _infos(self) -> dict[str, Any]:
        buffers, everyone = self.batch.buffers, np.ones(self.num_envs, bool)
        infos: dict[str, Any] = {
            "action_mask": self._array(buffers.mask),
            "seat": buffers.player.copy(),
            "illegal": buffers.illegal.astype(bool),
        }
        return {**infos, **{f"_{name}": everyone for name in infos}}

    def _final(self, ended: dict[str, Any], seats: NDArray[Any]) -> dict[str, Any]:
        """The last observation and info of the ended games, in Gymnasium's form."""
        buffers, over = self.batch.buffers, self._over.copy()
        observations = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(over):
            observations[row] = buffers.final_observation[row].copy()
        final = {**ended, "seat": seats, "illegal": buffers.illegal.astype(bool)}
        info = {**final, **{f"_{name}": over for name in final}}
        return {"final_obs": observations, "_final_obs": over, "final_info": info,
                "_final_info": over}  # fmt: skip

    def _array(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def close_extras(self, **_: Any) -> None:
        """Stop the workers."""
        self.batch.close()

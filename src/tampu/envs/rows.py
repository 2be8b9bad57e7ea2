"""The games of a batch: their arrays, and how they are played row by row."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tampu.core.rng import MASK32, mix
from tampu.envs.config import EnvConfig
from tampu.envs.episode import Episode, Floats, Mask
from tampu.envs.opponents import Opponent, Opponents

Ints = NDArray[np.int64]
SAME_STEP, NEXT_STEP, DISABLED = "same_step", "next_step", "disabled"
"""When an ended game restarts: at once, with the next step, or with a reset."""


def following_seed(seed: int) -> int:
    """The seed of the next game in the same row."""
    return mix(seed) & MASK32


class Buffers:
    """The arrays of a batch; the first index of each is the game's row."""

    def __init__(self, config: EnvConfig, games: int, memory: Any = None) -> None:
        size = self.bytes(config, games)
        # The arrays keep the memory alive, even after the environment is gone.
        flat = np.zeros(size, np.uint8) if memory is None else np.frombuffer(memory, np.uint8)
        at = 0
        arrays: dict[str, NDArray[Any]] = {}
        for name, (kind, shape) in self.shapes(config, games).items():
            length = int(np.prod(shape)) * np.dtype(kind).itemsize
            arrays[name] = flat[at : at + length].view(kind).reshape(shape)
            at += length
        self.observation: Floats = arrays["observation"]
        """The observation of the seat that decides."""
        self.final_observation: Floats = arrays["final_observation"]
        """The last observation of the game that this step ended, of the seat that decided last."""
        self.scores: Ints = arrays["scores"]
        """By place at the table: the scores of the game that ended last in the row."""
        self.ranks: Ints = arrays["ranks"]
        self.rewards: Floats = arrays["rewards"]
        """By seat; without shaping not 0 only in the step that ends a game."""
        self.seeds: Ints = arrays["seeds"]
        self.actions: Ints = arrays["actions"]
        self.lengths: Ints = arrays["lengths"]
        """Decisions of the game that has just ended, or of the running one."""
        self.player: NDArray[np.int8] = arrays["player"]
        """The seat that decides."""
        self.mask: Mask = arrays["mask"]
        self.terminated: NDArray[np.int8] = arrays["terminated"]
        """1 for a game that this step ended by its rules."""
        self.truncated: NDArray[np.int8] = arrays["truncated"]
        """1 for a game that this step stopped at its maximal number of entries."""
        self.illegal: NDArray[np.int8] = arrays["illegal"]
        """1 for a game that this step ended by an action that was not offered."""
        self.resetting: NDArray[np.int8] = arrays["resetting"]
        """1 for each row that the next reset begins again."""

    @staticmethod
    def shapes(config: EnvConfig, games: int) -> dict[str, tuple[Any, tuple[int, ...]]]:
        return {
            "seeds": (np.int64, (games,)),
            "actions": (np.int64, (games,)),
            "lengths": (np.int64, (games,)),
            "scores": (np.int64, (games, config.places)),
            "ranks": (np.int64, (games, config.places)),
            "observation": (np.float32, (games, config.size)),
            "final_observation": (np.float32, (games, config.size)),
            "rewards": (np.float32, (games, config.seats)),
            "player": (np.int8, (games,)),
            "terminated": (np.int8, (games,)),
            "truncated": (np.int8, (games,)),
            "illegal": (np.int8, (games,)),
            "resetting": (np.int8, (games,)),
            "mask": (np.int8, (games, config.actions)),
        }

    @classmethod
    def bytes(cls, config: EnvConfig, games: int) -> int:
        return sum(
            int(np.prod(shape)) * np.dtype(kind).itemsize
            for kind, shape in cls.shapes(config, games).values()
        )


class RowRunner:
    """Plays the games of some rows: all of them, or those of one worker."""

    def __init__(
        self,
        config: EnvConfig,
        buffers: Buffers,
        rows: range,
        opponents: Sequence[Opponent] = (),
        autoreset: str = SAME_STEP,
        illegal_reward: float | None = None,
    ) -> None:
        self._config = config
        self._opponents = {row: Opponents(config, opponents) for row in rows} if opponents else {}
        self._buffers = buffers
        self._rows = rows
        self._autoreset, self._illegal_reward = autoreset, illegal_reward
        self._episodes: dict[int, Episode] = {}
        self._masked: dict[int, Ints] = {row: np.empty(0, np.int64) for row in rows}
        """The choices that are marked in each row's mask."""

    def clone_state(self) -> Any:
        """The running games with their opponents, for `set_state`."""
        return deepcopy((self._episodes, self._opponents, self._masked))

    def set_state(self, saved: Any) -> None:
        """Continue from a state of `clone_state`."""
        self._episodes, self._opponents, self._masked = deepcopy(saved)

    def reset(self) -> None:
        for row in self._rows:
            if self._buffers.resetting[row]:
                self._clear(row)
                self._begin(row)
                self._observe(row)

    def step(self) -> None:
        buffers = self._buffers
        ended = (buffers.terminated | buffers.truncated).tolist()
        actions = buffers.actions.tolist()
        for row in self._rows:
            was_over = bool(ended[row])
            if was_over:
                self._clear(row)
            if was_over and self._autoreset == NEXT_STEP:
                self._begin(row)
            else:
                self._play(row, actions[row])
            self._observe(row)

    def _play(self, row: int, choice: int) -> None:
        """Play the agent's choice and the opponents' answers; an ended game may restart."""
        buffers, episode = self._buffers, self._episodes[row]
        agent = episode.actor
        if self._illegal_reward is not None and not buffers.mask[row, choice]:
            episode.stop()
            buffers.illegal[row] = buffers.terminated[row] = 1
            buffers.rewards[row, agent] = self._illegal_reward
        else:
            buffers.lengths[row] += episode.play(choice)
            if self._opponents:
                self._opponents[row].play(episode, agent)
            if episode.over or self._config.shaping:
                buffers.rewards[row] = episode.collect_rewards()
            if not episode.over:
                return
            buffers.truncated[row] = episode.truncated
            buffers.terminated[row] = not episode.truncated
        outcome = episode.outcome()
        buffers.scores[row], buffers.ranks[row] = outcome["scores"], outcome["ranks"]
        buffers.player[row] = agent
        episode.observe(agent, buffers.final_observation[row])
        buffers.seeds[row] = following_seed(int(buffers.seeds[row]))
        if self._autoreset == SAME_STEP:
            length = buffers.lengths[row]
            self._begin(row)
            buffers.lengths[row] = length

    def _clear(self, row: int) -> None:
        """Forget how the last game of the row ended."""
        buffers = self._buffers
        buffers.rewards[row].fill(0)
        buffers.terminated[row] = buffers.truncated[row] = buffers.illegal[row] = 0
        buffers.lengths[row] = 0

    def _begin(self, row: int) -> None:
        seed = int(self._buffers.seeds[row])
        episode = self._episodes[row] = Episode(self._config, seed)
        self._buffers.lengths[row] = 0
        if self._opponents:
            self._opponents[row].reset(seed)
            self._opponents[row].play(episode, seed % self._config.seats)
            episode.collect_rewards()

    def _observe(self, row: int) -> None:
        """Write the row's deciding seat, observation and mask; an ended game shows its end."""
        buffers, episode = self._buffers, self._episodes[row]
        if episode.over:
            buffers.observation[row] = buffers.final_observation[row]
        else:
            buffers.player[row] = episode.actor
            episode.observe(episode.actor, buffers.observation[row])
        mask, choices = buffers.mask[row], np.array(episode.choices(), np.int64)
        mask[self._masked[row]] = 0
        mask[choices] = 1
        self._masked[row] = choices

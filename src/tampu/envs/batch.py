"""Many simultaneous games for self-play, in flat numpy arrays; ended games restart automatically.

With workers the games are divided among processes. All arrays are in shared memory: a step sends
one byte to each worker and receives one.
"""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tampu.core.rng import MASK32, mix
from tampu.envs.config import EnvConfig, env_config
from tampu.envs.episode import Episode, Floats, Mask
from tampu.envs.opponents import Opponents

Ints = NDArray[np.int64]
STEP, RESET, CLOSE, DONE = b"s", b"r", b"c", b"d"


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
        self.rewards: Floats = arrays["rewards"]
        """By seat; not 0 only in the step that ends a game."""
        self.seeds: Ints = arrays["seeds"]
        self.actions: Ints = arrays["actions"]
        self.lengths: Ints = arrays["lengths"]
        """Decisions of the game that has just ended, or of the running one."""
        self.player: NDArray[np.int8] = arrays["player"]
        """The seat that decides."""
        self.mask: Mask = arrays["mask"]
        self.terminated: NDArray[np.int8] = arrays["terminated"]
        """1 for a game that this step ended by its rules; the next game has already begun."""
        self.truncated: NDArray[np.int8] = arrays["truncated"]
        """1 for a game that this step stopped at its maximal number of entries."""

    @staticmethod
    def shapes(config: EnvConfig, games: int) -> dict[str, tuple[Any, tuple[int, ...]]]:
        return {
            "seeds": (np.int64, (games,)),
            "actions": (np.int64, (games,)),
            "lengths": (np.int64, (games,)),
            "observation": (np.float32, (games, config.size)),
            "rewards": (np.float32, (games, config.seats)),
            "player": (np.int8, (games,)),
            "terminated": (np.int8, (games,)),
            "truncated": (np.int8, (games,)),
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
        self, config: EnvConfig, buffers: Buffers, rows: range, opponents: Sequence[str] = ()
    ) -> None:
        self._config = config
        self._opponents = {row: Opponents(config, opponents) for row in rows} if opponents else {}
        self._buffers = buffers
        self._rows = rows
        self._episodes: dict[int, Episode] = {}
        self._masked: dict[int, list[int]] = {row: [] for row in rows}
        """The choices that are marked in each row's mask."""

    def reset(self) -> None:
        buffers = self._buffers
        for row in self._rows:
            buffers.mask[row].fill(0)
            self._masked[row] = []
            self._begin(row)
            buffers.rewards[row].fill(0)
            buffers.terminated[row] = buffers.truncated[row] = 0
            self._observe(row)

    def step(self) -> None:
        buffers = self._buffers
        for row in self._rows:
            episode = self._episodes[row]
            if buffers.terminated[row] or buffers.truncated[row]:
                buffers.rewards[row].fill(0)
                buffers.terminated[row] = buffers.truncated[row] = 0
                buffers.lengths[row] = 0
            buffers.lengths[row] += episode.play(int(buffers.actions[row]))
            if self._opponents:
                self._opponents[row].play(episode, int(buffers.seeds[row]) % self._config.seats)
            if episode.over:
                buffers.rewards[row] = episode.rewards()
                buffers.truncated[row] = episode.truncated
                buffers.terminated[row] = not episode.truncated
                buffers.seeds[row] = following_seed(int(buffers.seeds[row]))
                length = buffers.lengths[row]
                self._begin(row)
                buffers.lengths[row] = length
            self._observe(row)

    def _begin(self, row: int) -> None:
        seed = int(self._buffers.seeds[row])
        episode = self._episodes[row] = Episode(self._config, seed)
        self._buffers.lengths[row] = 0
        if self._opponents:
            self._opponents[row].reset(seed)
            self._opponents[row].play(episode, seed % self._config.seats)

    def _observe(self, row: int) -> None:
        """Write the row's deciding seat, observation and mask."""
        buffers, episode = self._buffers, self._episodes[row]
        buffers.player[row] = episode.actor
        episode.observe(episode.actor, buffers.observation[row])
        mask, choices = buffers.mask[row], episode.choices()
        mask[self._masked[row]] = 0
        mask[choices] = 1
        self._masked[row] = choices


def _work(
    settings: dict[str, Any],
    opponents: tuple[str, ...],
    games: int,
    rows: range,
    memory: Any,
    pipe: Connection,
) -> None:
    """The main function of a worker: runs the commands of the pipe until it is closed."""
    config = env_config(**settings)
    runner = RowRunner(config, Buffers(config, games, memory), rows, opponents)
    pipe.send_bytes(DONE)
    try:
        while (command := pipe.recv_bytes()) != CLOSE:
            if command == STEP:
                runner.step()
            else:
                runner.reset()
            pipe.send_bytes(DONE)
    except EOFError:
        return


class BatchEnv:
    """An environment of many games with the same configuration.

    `reset(seeds)` begins all games, `step(actions)` plays one action in each of them. Both return
    the environment's own arrays, which change with the next call: copy what you need later. In each
    row the seat that decides is the agent. With `opponents` (bot specs) only one seat of each game
    is an agent: the game's seed modulo the number of seats.
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        workers: int = 0,
        opponents: Sequence[str] = (),
        **settings: Any,
    ) -> None:
        self.config = env_config(game, **settings)
        self.games = games
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        self._runner: RowRunner | None = None
        """Plays the games in this process if there are no workers."""
        if workers == 0:
            self.buffers = Buffers(self.config, games)
            self._runner = RowRunner(self.config, self.buffers, range(games), opponents)
        else:
            self._start_workers({"game": game, **settings}, tuple(opponents), workers)

    def _start_workers(
        self, settings: dict[str, Any], opponents: tuple[str, ...], workers: int
    ) -> None:
        context = get_context("spawn")
        memory = context.RawArray("b", Buffers.bytes(self.config, self.games))
        self.buffers = Buffers(self.config, self.games, memory)
        share = -(-self.games // workers)
        for first in range(0, self.games, share):
            rows = range(first, min(first + share, self.games))
            pipe, worker_pipe = context.Pipe()
            worker = context.Process(
                target=_work,
                args=(settings, opponents, self.games, rows, memory, worker_pipe),
                daemon=True,
            )
            worker.start()
            worker_pipe.close()
            self._pipes.append(pipe)
            self._workers.append(worker)
        for pipe in self._pipes:
            pipe.recv_bytes()

    def reset(self, seeds: int | Sequence[int] | Ints = 0) -> Buffers:
        """Begin all games with their seeds; a single number is the first of consecutive seeds."""
        if isinstance(seeds, int):
            seeds = range(seeds, seeds + self.games)
        self.buffers.seeds[:] = seeds
        self._run(RESET)
        return self.buffers

    def step(self, actions: Sequence[int] | Ints) -> Buffers:
        """Play an action in each game; an ended game restarts with the seed following its own."""
        played = np.asarray(actions)
        offered = self.buffers.mask[np.arange(self.games), played]
        if not offered.all():
            row = int(np.argmin(offered))
            raise ValueError(f"action {int(played[row])} is not offered in game {row}")
        self.buffers.actions[:] = played
        self._run(STEP)
        return self.buffers

    def _run(self, command: bytes) -> None:
        """Run a command for all rows, here or in the workers."""
        if self._runner is not None:
            if command == STEP:
                self._runner.step()
            else:
                self._runner.reset()
            return
        for pipe in self._pipes:
            pipe.send_bytes(command)
        for pipe in self._pipes:
            pipe.recv_bytes()

    def close(self) -> None:
        """Stop the workers."""
        for pipe in self._pipes:
            pipe.send_bytes(CLOSE)
            pipe.close()
        for worker in self._workers:
            worker.join()
        self._pipes, self._workers = [], []

    def __enter__(self) -> BatchEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

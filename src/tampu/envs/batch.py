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

from tampu.envs.config import env_config
from tampu.envs.opponents import Opponent, listed
from tampu.envs.rows import SAME_STEP, Buffers, Ints, RowRunner, following_seed

__all__ = ["BatchEnv", "Buffers", "following_seed"]
STEP, RESET, CLOSE, DONE = b"s", b"r", b"c", b"d"


def _work(
    settings: dict[str, Any],
    playing: tuple[tuple[Opponent, ...], str, float | None],
    games: int,
    rows: range,
    memory: Any,
    pipe: Connection,
) -> None:
    """The main function of a worker: runs the commands of the pipe until it is closed."""
    config = env_config(**settings)
    runner = RowRunner(config, Buffers(config, games, memory), rows, *playing)
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
    row the seat that decides is the agent. With `opponents` (bot specs, bots or policies) only one
    seat of each game is an agent: the game's seed modulo the number of seats. `autoreset` is one of
    the modes in `tampu.envs.rows`. An action that is not offered raises ValueError, or with
    `illegal_reward` ends the game with that reward for the agent.
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        workers: int = 0,
        opponents: Opponent | Sequence[Opponent] = (),
        autoreset: str = SAME_STEP,
        illegal_reward: float | None = None,
        **settings: Any,
    ) -> None:
        self.config = env_config(game, **settings)
        self.games = games
        self._strict = illegal_reward is None
        playing = (listed(opponents), autoreset, illegal_reward)
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        self._runner: RowRunner | None = None
        """Plays the games in this process if there are no workers."""
        if workers == 0:
            self.buffers = Buffers(self.config, games)
            self._runner = RowRunner(self.config, self.buffers, range(games), *playing)
        else:
            self._start_workers({"game": game, **settings}, playing, workers)

    def _start_workers(
        self,
        settings: dict[str, Any],
        playing: tuple[tuple[Opponent, ...], str, float | None],
        workers: int,
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
                args=(settings, playing, self.games, rows, memory, worker_pipe),
                daemon=True,
            )
            worker.start()
            worker_pipe.close()
            self._pipes.append(pipe)
            self._workers.append(worker)
        for pipe in self._pipes:
            pipe.recv_bytes()

    def _own_runner(self) -> RowRunner:
        """What plays the games, where they run in this process."""
        if self._runner is None:
            raise TypeError("a batch with workers cannot be copied: its games run elsewhere")
        return self._runner

    def __getstate__(self) -> dict[str, Any]:
        """What is copied or pickled: everything, where the games run in this process."""
        self._own_runner()
        return self.__dict__

    def clone_state(self) -> dict[str, Any]:
        """All running games with their opponents, for `set_state`; it can be pickled."""
        names = Buffers.shapes(self.config, self.games)
        arrays = {name: getattr(self.buffers, name).copy() for name in names}
        return {"games": self._own_runner().clone_state(), "arrays": arrays}

    def set_state(self, saved: dict[str, Any]) -> Buffers:
        """Continue from a state of `clone_state`, in the same arrays."""
        self._own_runner().set_state(saved["games"])
        for name, array in saved["arrays"].items():
            getattr(self.buffers, name)[:] = array
        return self.buffers

    def reset(self, seeds: int | Sequence[int] | Ints = 0) -> Buffers:
        """Begin all games with their seeds; a single number is the first of consecutive seeds."""
        if isinstance(seeds, int):
            seeds = range(seeds, seeds + self.games)
        self.buffers.seeds[:] = seeds
        return self.reset_rows(np.ones(self.games, np.int8))

    def reset_rows(self, chosen: NDArray[Any]) -> Buffers:
        """Begin the games of the chosen rows with the seeds that the buffers hold."""
        self.buffers.resetting[:] = chosen
        self._run(RESET)
        return self.buffers

    def step(self, actions: Sequence[int] | Ints) -> Buffers:
        """Play an action in each game; an ended game restarts with the seed following its own."""
        played = np.asarray(actions)
        offered = self.buffers.mask[np.arange(self.games), played]
        if self._strict and not offered.all():
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

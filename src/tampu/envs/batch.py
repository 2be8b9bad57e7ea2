"""Many games at once, for self-play: flat numpy buffers, games that start anew by themselves.

With workers the games are spread over processes. All buffers lie in shared memory, so that a step
moves one byte to and from each worker and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tampu.core.rng import MASK32, mix
from tampu.envs.rivals import Rivals
from tampu.envs.table import Floats, Mask, Setup, Table, set_up

Ints = NDArray[np.int64]
STEP, RESET, CLOSE, DONE = b"s", b"r", b"c", b"d"


def following_seed(seed: int) -> int:
    """The seed of the game that follows a game in the same place."""
    return mix(seed) & MASK32


class Buffers:
    """The arrays of an environment of `games` games."""

    def __init__(self, setup: Setup, games: int, memory: Any = None) -> None:
        size = self.bytes(setup, games)
        # Arrays keep the memory below them alive, whoever holds them.
        flat = np.zeros(size, np.uint8) if memory is None else np.frombuffer(memory, np.uint8)
        at = 0
        arrays: dict[str, NDArray[Any]] = {}
        for name, (kind, shape) in self.shapes(setup, games).items():
            length = int(np.prod(shape)) * np.dtype(kind).itemsize
            arrays[name] = flat[at : at + length].view(kind).reshape(shape)
            at += length
        self.observation: Floats = arrays["observation"]
        """What the seat that decides sees, a row for each game."""
        self.rewards: Floats = arrays["rewards"]
        """By game and seat; not 0 only in the step that ends a game."""
        self.seeds: Ints = arrays["seeds"]
        self.actions: Ints = arrays["actions"]
        self.lengths: Ints = arrays["lengths"]
        """Decisions of the game that has just ended, or of the running one."""
        self.player: NDArray[np.int8] = arrays["player"]
        """The seat that decides."""
        self.mask: Mask = arrays["mask"]
        self.done: NDArray[np.int8] = arrays["done"]
        """1 for a game that this step ended by its rules; the next one has begun already."""
        self.cut: NDArray[np.int8] = arrays["cut"]
        """1 for a game that this step ended at the game's bound."""

    @staticmethod
    def shapes(setup: Setup, games: int) -> dict[str, tuple[Any, tuple[int, ...]]]:
        return {
            "seeds": (np.int64, (games,)),
            "actions": (np.int64, (games,)),
            "lengths": (np.int64, (games,)),
            "observation": (np.float32, (games, setup.size)),
            "rewards": (np.float32, (games, setup.seats)),
            "player": (np.int8, (games,)),
            "done": (np.int8, (games,)),
            "cut": (np.int8, (games,)),
            "mask": (np.int8, (games, setup.actions)),
        }

    @classmethod
    def bytes(cls, setup: Setup, games: int) -> int:
        return sum(
            int(np.prod(shape)) * np.dtype(kind).itemsize
            for kind, shape in cls.shapes(setup, games).values()
        )


class Rows:
    """Some of the games: those of one process."""

    def __init__(
        self, setup: Setup, buffers: Buffers, rows: range, rivals: Sequence[str] = ()
    ) -> None:
        self._setup = setup
        self._rivals = {row: Rivals(setup, rivals) for row in rows} if rivals else {}
        self._buffers = buffers
        self._rows = rows
        self._tables: dict[int, Table] = {}
        self._offered: dict[int, list[int]] = {row: [] for row in rows}

    def reset(self) -> None:
        buffers = self._buffers
        for row in self._rows:
            buffers.mask[row].fill(0)
            self._offered[row] = []
            self._begin(row)
            buffers.rewards[row].fill(0)
            buffers.done[row] = buffers.cut[row] = 0
            self._show(row)

    def step(self) -> None:
        buffers = self._buffers
        for row in self._rows:
            table = self._tables[row]
            if buffers.done[row] or buffers.cut[row]:
                buffers.rewards[row].fill(0)
                buffers.done[row] = buffers.cut[row] = 0
                buffers.lengths[row] = 0
            buffers.lengths[row] += table.play(int(buffers.actions[row]))
            if self._rivals:
                self._rivals[row].play(table, int(buffers.seeds[row]) % self._setup.seats)
            if table.over:
                buffers.rewards[row] = table.rewards()
                buffers.cut[row] = table.cut
                buffers.done[row] = not table.cut
                buffers.seeds[row] = following_seed(int(buffers.seeds[row]))
                length = buffers.lengths[row]
                self._begin(row)
                buffers.lengths[row] = length
            self._show(row)

    def _begin(self, row: int) -> None:
        seed = int(self._buffers.seeds[row])
        table = self._tables[row] = Table(self._setup, seed)
        self._buffers.lengths[row] = 0
        if self._rivals:
            self._rivals[row].begin(seed)
            self._rivals[row].play(table, seed % self._setup.seats)

    def _show(self, row: int) -> None:
        buffers, table = self._buffers, self._tables[row]
        seat = table.actor
        buffers.player[row] = seat
        table.observe(seat, buffers.observation[row])
        mask = buffers.mask[row]
        mask[self._offered[row]] = 0
        offered = table.choices()
        mask[offered] = 1
        self._offered[row] = offered


def _work(
    told: dict[str, Any],
    rivals: tuple[str, ...],
    games: int,
    rows: range,
    memory: Any,
    pipe: Connection,
) -> None:
    """A worker: does what the pipe says with its rows until it is closed."""
    setup = set_up(**told)
    own = Rows(setup, Buffers(setup, games, memory), rows, rivals)
    pipe.send_bytes(DONE)
    try:
        while (command := pipe.recv_bytes()) != CLOSE:
            if command == STEP:
                own.step()
            else:
                own.reset()
            pipe.send_bytes(DONE)
    except EOFError:
        return


class BatchEnv:
    """`games` games of one setup; each row asks the seat that decides in its game.

    `reset(seeds)` begins all games, `step(actions)` answers in all of them. The arrays returned are
    the environment's own and change with the next call: copy what you keep. With `rivals` (specs
    of bots) only one seat of each game asks: the game's seed modulo the number of seats.
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        workers: int = 0,
        rivals: Sequence[str] = (),
        **settings: Any,
    ) -> None:
        self.setup = set_up(game, **settings)
        self.games = games
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        if workers == 0:
            self.buffers = Buffers(self.setup, games)
            self._own: Rows | None = Rows(self.setup, self.buffers, range(games), rivals)
        else:
            self._own = None
            self._start({"game": game, **settings}, tuple(rivals), workers)

    def _start(self, told: dict[str, Any], rivals: tuple[str, ...], workers: int) -> None:
        context = get_context("spawn")
        memory = context.RawArray("b", Buffers.bytes(self.setup, self.games))
        self.buffers = Buffers(self.setup, self.games, memory)
        share = -(-self.games // workers)
        for first in range(0, self.games, share):
            rows = range(first, min(first + share, self.games))
            ours, theirs = context.Pipe()
            worker = context.Process(
                target=_work, args=(told, rivals, self.games, rows, memory, theirs), daemon=True
            )
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)
        for pipe in self._pipes:
            pipe.recv_bytes()

    def reset(self, seeds: int | Sequence[int] | Ints = 0) -> Buffers:
        """Begin all games; one seed stands for itself and those that follow it."""
        if isinstance(seeds, int):
            seeds = range(seeds, seeds + self.games)
        self.buffers.seeds[:] = seeds
        self._all(RESET)
        return self.buffers

    def step(self, actions: Sequence[int] | Ints) -> Buffers:
        """Answer in all games; a game that ends begins anew with the seed that follows its own."""
        given = np.asarray(actions)
        legal = self.buffers.mask[np.arange(self.games), given]
        if not legal.all():
            row = int(np.argmin(legal))
            raise ValueError(f"action {int(given[row])} is not offered in game {row}")
        self.buffers.actions[:] = given
        self._all(STEP)
        return self.buffers

    def _all(self, command: bytes) -> None:
        if self._own is not None:
            if command == STEP:
                self._own.step()
            else:
                self._own.reset()
            return
        for pipe in self._pipes:
            pipe.send_bytes(command)
        for pipe in self._pipes:
            pipe.recv_bytes()

    def close(self) -> None:
        """End the workers."""
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

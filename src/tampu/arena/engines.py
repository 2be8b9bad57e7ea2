"""Where games are computed: here, in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import logging
import os
import signal
import threading
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from types import TracebackType
from typing import Any, Protocol, Self

from tampu.arena.matches import Played, play_one
from tampu.arena.plan import Plan, Task
from tampu.core.errors import TampuError
from tampu.core.registry import load_game


class EngineFailed(TampuError):
    """The engine cannot start, or its workers were killed."""


class Engine(Protocol):
    """Computes batches of games in any order; used as a context manager."""

    width: int
    """How many batches should be under way."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...

    def submit(self, plan: Plan, batch: list[Task]) -> None:
        """Take a batch."""
        ...

    def collect(self) -> list[Played]:
        """The games of the batches that are done by now, of one at least."""
        ...


def play_batch(plan: Plan, batch: list[Task]) -> list[Played]:
    """The games of a batch."""
    game = load_game(plan.series[0].game)
    return [play_one(plan.series[place], index, game, place) for place, index in batch]


class Here:
    """One game after the other, in this process."""

    width = 1

    def __init__(self) -> None:
        self._taken: list[tuple[Plan, list[Task]]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._taken.clear()

    def submit(self, plan: Plan, batch: list[Task]) -> None:
        self._taken.append((plan, batch))

    def collect(self) -> list[Played]:
        return play_batch(*self._taken.pop(0))


class Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.width = 2 * jobs
        self._jobs = jobs
        self._waiting: set[Future[list[Played]]] = set()

    def __enter__(self) -> Self:
        context = get_context("spawn")
        self._stop = context.Event()
        self._pool = ProcessPoolExecutor(
            self._jobs, context, initializer=end_in_time, initargs=(self._stop,)
        )
        return self

    def __exit__(self, *_: object) -> None:
        if self._waiting:  # nobody wants these games any more
            self._stop.set()
        self._pool.shutdown(cancel_futures=True)

    def submit(self, plan: Plan, batch: list[Task]) -> None:
        self._waiting.add(self._pool.submit(play_batch, plan, batch))

    def collect(self) -> list[Played]:
        done, self._waiting = wait(self._waiting, return_when=FIRST_COMPLETED)
        try:
            return [game for future in done for game in future.result()]
        except BrokenProcessPool:
            self._waiting.clear()  # the pool has ended all processes: none would hear us stop
            raise EngineFailed("error-arena-workers") from None


def end_in_time(stop: Event) -> None:
    """A worker ends in the middle of a game when it is told to, or when its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent gets it too, and tells us
    parent = parent_process()

    def watch() -> None:
        while not stop.wait(0.5):
            if parent is None or not parent.is_alive():
                break
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class RayCluster:
    """A Ray cluster: the one that RAY_ADDRESS names, else one of `jobs` workers started here."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self.width = 0
        self._waiting: list[Any] = []

    def __enter__(self) -> Self:
        # What Ray tells about its use, and its pages, are nobody's business here.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise EngineFailed("error-arena-no-ray") from None
        self._ray = ray
        self._started = not ray.is_initialized()
        if self._started:
            elsewhere = "RAY_ADDRESS" in os.environ
            ray.init(
                num_cpus=None if elsewhere else self._jobs,
                include_dashboard=None if elsewhere else False,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        self._play = ray.remote(play_batch)
        self.width = 2 * max(self._jobs, int(ray.cluster_resources().get("CPU", 1)))
        return self

    def __exit__(self, *_: object) -> None:
        if self._started:
            self._ray.shutdown()

    def submit(self, plan: Plan, batch: list[Task]) -> None:
        self._waiting.append(self._play.remote(plan, batch))

    def collect(self) -> list[Played]:
        done, self._waiting = self._ray.wait(self._waiting, num_returns=1)
        lost = self._ray.exceptions.WorkerCrashedError, self._ray.exceptions.OutOfMemoryError
        try:
            found: list[Played] = self._ray.get(done[0])
        except lost:
            raise EngineFailed("error-arena-workers") from None
        return found


def make_engine(name: str, jobs: int) -> Engine:
    """The engine called `local` or `ray`."""
    if name == "ray":
        return RayCluster(jobs)
    return Here() if jobs == 1 else Processes(jobs)

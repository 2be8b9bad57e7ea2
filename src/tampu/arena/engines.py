"""Where work is done: in this process, in processes of this machine, or on a Ray cluster."""

import logging
import os
from collections.abc import Callable
from importlib import import_module
from multiprocessing import parent_process
from typing import Any, Protocol, Self

from tampu.arena.matches import Played, play_one
from tampu.arena.plan import Plan, Task
from tampu.arena.process_pool import EngineFailed, ProcessPool
from tampu.bots.garbage import collect_rarely
from tampu.core.registry import load_game

WORKER_KILLED = "error-arena-workers"
Work = Callable[[Any, list[Any]], list[Any]]
"""Computes the results of a batch of tasks, given what all tasks share."""


class Engine(Protocol):
    """Computes batches of tasks in any order; used as a context manager."""

    width: int
    """How many batches should be in progress at a time."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...

    def submit(self, plan: Any, batch: list[Any]) -> None:
        """Queue a batch."""
        ...

    def collect(self) -> list[Any]:
        """Wait for at least one batch, and return the results of all batches that are done."""
        ...


def play_batch(plan: Plan, batch: list[Task]) -> list[Played]:
    """Play the games of a batch."""
    if parent_process() is not None:  # a process of its own
        collect_rarely()
    game = load_game(plan.series[0].game)
    return [play_one(plan.series[place], index, game, place) for place, index in batch]


class ThisProcess:
    """Does one task after the other in this process."""

    width = 1

    def __init__(self, work: Work) -> None:
        self._work = work
        self._queue: list[tuple[Any, list[Any]]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._queue.clear()

    def submit(self, plan: Any, batch: list[Any]) -> None:
        self._queue.append((plan, batch))

    def collect(self) -> list[Any]:
        return self._work(*self._queue.pop(0))


class LocalProcesses(ProcessPool):
    """Does tasks in several processes of this machine."""

    def __init__(self, jobs: int, work: Work) -> None:
        super().__init__(jobs, WORKER_KILLED)
        self.width = 2 * jobs
        self._work = work

    def submit(self, plan: Any, batch: list[Any]) -> None:
        self.call(self._work, plan, batch)

    def collect(self) -> list[Any]:
        return [result for results in self.wait_for_some() for result in results]


class RayCluster:
    """Does tasks on the Ray cluster at RAY_ADDRESS, or on one of `jobs` workers started here."""

    def __init__(self, jobs: int, work: Work) -> None:
        self._jobs = jobs
        self._work = work
        self.width = 0
        self._waiting: list[Any] = []

    def __enter__(self) -> Self:
        # No usage statistics, and no changes to the environment of accelerators.
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
        self._remote = ray.remote(self._work)
        self.width = 2 * max(self._jobs, int(ray.cluster_resources().get("CPU", 1)))
        return self

    def __exit__(self, *_: object) -> None:
        if self._started:
            self._ray.shutdown()

    def submit(self, plan: Any, batch: list[Any]) -> None:
        self._waiting.append(self._remote.remote(plan, batch))

    def collect(self) -> list[Any]:
        done, self._waiting = self._ray.wait(self._waiting, num_returns=1)
        errors = self._ray.exceptions
        try:
            results: list[Any] = self._ray.get(done[0])
        except (errors.WorkerCrashedError, errors.OutOfMemoryError):
            raise EngineFailed(WORKER_KILLED) from None
        return results


def make_engine(name: str, jobs: int, work: Work = play_batch) -> Engine:
    """Make the engine called `local` or `ray`; by default it plays games."""
    if name == "ray":
        return RayCluster(jobs, work)
    return ThisProcess(work) if jobs == 1 else LocalProcesses(jobs, work)

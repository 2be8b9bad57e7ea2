"""A pool of processes on this machine that can be stopped in the middle of a game."""

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from typing import Any, Self, TypeVar

from tampu.core.errors import TampuError

Item = TypeVar("Item")
Result = TypeVar("Result")


class EngineFailed(TampuError):
    """The engine cannot start, or its worker processes were killed."""


class ProcessPool:
    """Runs calls in `jobs` processes; calls that nobody waits for are stopped at the end."""

    def __init__(self, jobs: int, failure: str) -> None:
        self._jobs = jobs
        self._failure = failure
        """The message for a killed worker process."""
        self._pending: set[Future[Any]] = set()

    def __enter__(self) -> Self:
        context = get_context("spawn")
        self._stop = context.Event()
        self._executor = ProcessPoolExecutor(
            self._jobs, context, initializer=exit_when_stopped, initargs=(self._stop,)
        )
        return self

    def __exit__(self, *_: object) -> None:
        if self._pending:
            self._stop.set()
        self._executor.shutdown(cancel_futures=True)

    def call(self, function: Callable[..., Any], *arguments: Any) -> Future[Any]:
        """Queue a call."""
        future = self._executor.submit(function, *arguments)
        self._pending.add(future)
        return future

    def wait_for_some(self) -> list[Any]:
        """The results of the calls that are done, at least of one."""
        done, _ = wait(self._pending, return_when=FIRST_COMPLETED)
        return [self.result(future) for future in done]

    def result(self, future: Future[Any]) -> Any:
        """Wait for a call and return its result; raises EngineFailed where its worker died."""
        try:
            value = future.result()
        except BrokenProcessPool:
            self._pending.clear()  # all workers are dead: there is nothing left to stop
            raise EngineFailed(self._failure) from None
        self._pending.discard(future)
        return value


def map_in_processes(
    function: Callable[[Item], Result], items: Sequence[Item], jobs: int, failure: str
) -> Iterator[Result]:
    """Call the function for each item in several processes; results come in the items' order."""
    with ProcessPool(jobs, failure) as pool:
        futures: Iterable[Future[Any]] = [pool.call(function, item) for item in items]
        for future in futures:
            yield pool.result(future)


def exit_when_stopped(stop: Event) -> None:
    """Let this worker exit, even in the middle of a game, when stopped or without its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent receives it too and stops us
    parent = parent_process()

    def watch() -> None:
        while not stop.wait(0.5):
            if parent is None or not parent.is_alive():
                break
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()

"""The SQLite writer: one thread commits queued jobs in shared transactions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy import event

from tampu.server.storage.storage import unavailable

T = TypeVar("T")
Job = Callable[[sa.Connection], Any]

BATCH_SIZE: Final = 64
"""The largest number of jobs that share one commit."""


class SqliteWriter:
    """Runs write jobs one batch at a time.

    Jobs that arrive while the disk is busy share a transaction. A batch is handed over to the
    thread once, because a hand-over costs more than a statement.
    """

    def __init__(self, url: str) -> None:
        self._engine = sa.create_engine(
            url.replace("+aiosqlite", ""), pool_size=1, hide_parameters=True
        )
        configure(self._engine, "BEGIN IMMEDIATE")
        self._connection: sa.Connection | None = None
        """Kept from batch to batch, because a new one costs more than a statement."""
        self._thread = ThreadPoolExecutor(1, "writer")
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Commit all queued jobs, then close the database."""
        if self._task is not None:
            await self._jobs.join()
            self._task.cancel()
            await asyncio.get_running_loop().run_in_executor(self._thread, self._dispose)
            self._thread.shutdown()

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        """Queue a job and wait until it is committed."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, future))
        return await future

    async def _run(self) -> None:
        in_thread = asyncio.get_running_loop().run_in_executor
        while True:
            batch = [await self._jobs.get()]
            while len(batch) < BATCH_SIZE and not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            jobs = [job for job, _ in batch]
            outcomes = await in_thread(self._thread, self._commit, jobs)
            for (_, future), outcome in zip(batch, outcomes, strict=True):
                _resolve(future, *outcome)
                self._jobs.task_done()

    def _commit(self, jobs: list[Job]) -> list[tuple[Any, Exception | None]]:
        """Run all jobs in one transaction; if one fails, run each again in its own.

        A failed commit is not repeated, because the disk may hold it all the same.
        """
        try:
            connection = self._begin()
        except Exception as error:
            return [(None, unavailable(error)) for _ in jobs]
        try:
            try:
                results = [job(connection) for job in jobs]
            except Exception as error:
                if len(jobs) == 1:
                    return [(None, unavailable(error) if _is_fault(error) else error)]
                results = None
            if results is not None:
                try:
                    connection.commit()
                except Exception as error:
                    return [(None, unavailable(error)) for _ in jobs]
                return [(result, None) for result in results]
        finally:
            if connection.in_transaction():
                self._disconnect()  # which rolls back
        return [outcome for job in jobs for outcome in self._commit([job])]

    def _begin(self) -> sa.Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            self._connection.begin()
        except Exception:
            self._disconnect()
            raise
        return self._connection

    def _disconnect(self) -> None:
        """Give the connection back; the next batch takes it anew."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _dispose(self) -> None:
        self._disconnect()
        self._engine.dispose()


def _is_fault(error: Exception) -> bool:
    """Whether the database failed, and not the job: a full disk, a lock, a damaged file."""
    return isinstance(error, sa.exc.DBAPIError) and not isinstance(error, sa.exc.IntegrityError)


def _resolve(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


def configure(engine: sa.Engine, begin: str) -> None:
    """Set the pragmas of every connection and the statement that begins a transaction."""

    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # `begin` below starts transactions explicitly
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    def on_begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", on_begin)

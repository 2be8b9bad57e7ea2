"""The database: one writer on SQLite, a pool on PostgreSQL, migrations, and waking others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

T = TypeVar("T")
Job = Callable[[sa.Connection], Any]

MOST_TOGETHER: Final = 64
"""So many writes share one commit, and one wait for the disk, at most."""
CHANNEL: Final = "tampu"
MIGRATION_LOCK: Final = 7_468_211


class Storage:
    """Reads and durable writes. A write that has returned is on disk.

    SQLite has one writer: the jobs that came while the disk was busy share a transaction. Only
    what waits, the lock and the disk, is left to a thread; handing over every statement as well
    would cost more than the statements do.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        if self.is_sqlite:
            self._reader = create_async_engine(url)
            _prepare(self._reader.sync_engine, "BEGIN")
            self._writer = sa.create_engine(url.replace("+aiosqlite", ""), pool_size=1)
            _prepare(self._writer, "BEGIN IMMEDIATE")
            self._thread = ThreadPoolExecutor(1, "writer")
        else:
            self._reader = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        if self.is_sqlite:
            self._task = asyncio.create_task(self._write_together())
        await self.write(self._update)

    def _update(self, connection: sa.Connection) -> None:
        if not self.is_sqlite:
            connection.execute(
                sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK}
            )
        _migrate(connection)

    async def close(self) -> None:
        """Finish what is being written."""
        if self._task is not None:
            await self._jobs.join()
            self._task.cancel()
            await asyncio.get_running_loop().run_in_executor(self._thread, self._writer.dispose)
            self._thread.shutdown()
        await self._reader.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading."""
        async with self._reader.connect() as connection:
            yield connection

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        """Run the job in a transaction of its own; returns when it is committed.

        It may be run twice: it works on its connection alone.
        """
        if not self.is_sqlite:
            async with self._reader.begin() as connection:
                return await connection.run_sync(job)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, future))
        return await future

    def wake(self, connection: sa.Connection, table: str) -> None:
        """Tell the other processes, once this transaction is committed, that a table changed."""
        if not self.is_sqlite:
            connection.execute(
                sa.text("SELECT pg_notify(:channel, :table)"), {"channel": CHANNEL, "table": table}
            )

    async def _write_together(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while len(batch) < MOST_TOGETHER and not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            jobs = [job for job, _ in batch]
            answers = await self._commit(jobs)
            for (_, future), answer in zip(batch, answers, strict=True):
                _settle(future, *answer)
                self._jobs.task_done()

    async def _commit(self, jobs: list[Job]) -> list[tuple[Any, Exception | None]]:
        """All jobs in one transaction; if one fails, each again in its own."""
        wait = asyncio.get_running_loop().run_in_executor
        try:
            connection = await wait(self._thread, self._begin)
            try:
                results = [job(connection) for job in jobs]
            except Exception:
                await wait(self._thread, connection.close)  # what was begun is rolled back
                raise
            await wait(self._thread, _end, connection)
        except Exception as error:
            if len(jobs) == 1:
                return [(None, error)]
            return [answer for job in jobs for answer in await self._commit([job])]
        return [(result, None) for result in results]

    def _begin(self) -> sa.Connection:
        connection = self._writer.connect()
        try:
            connection.begin()
        except Exception:
            connection.close()
            raise
        return connection


def _end(connection: sa.Connection) -> None:
    with connection:
        connection.commit()


def _settle(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


def _prepare(engine: sa.Engine, begin: str) -> None:
    """How connections to SQLite behave."""

    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin as we say, below
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    def began(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", began)


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

"""The database: one writer on SQLite, a pool on PostgreSQL, migrations, and waking others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[Any]]

MOST_TOGETHER: Final = 64
"""So many writes share one commit, and one wait for the disk, at most."""
CHANNEL: Final = "tampu"
MIGRATION_LOCK: Final = 7_468_211


class Storage:
    """Reads and durable writes. A write that has returned is on disk."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        if self.is_sqlite:
            self._reader = _sqlite(url, "BEGIN")
            self._writer = _sqlite(url, "BEGIN IMMEDIATE", pool_size=1, max_overflow=0)
        else:
            self._reader = self._writer = create_async_engine(
                url, pool_size=8, max_overflow=8, pool_pre_ping=True
            )
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        async with self._writer.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(
                    sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK}
                )
            await connection.run_sync(_migrate)
        if self.is_sqlite:
            self._task = asyncio.create_task(self._write_together())

    async def close(self) -> None:
        """Finish what is being written."""
        if self._task is not None:
            await self._jobs.join()
            self._task.cancel()
        await self._writer.dispose()
        await self._reader.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading."""
        async with self._reader.connect() as connection:
            yield connection

    async def write(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run the job in a transaction of its own; returns when it is committed."""
        if not self.is_sqlite:
            async with self._writer.begin() as connection:
                return await job(connection)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, future))
        return await future

    async def wake(self, connection: AsyncConnection, table: str) -> None:
        """Tell the other processes, once this transaction is committed, that a table changed."""
        if not self.is_sqlite:
            await connection.execute(
                sa.text("SELECT pg_notify(:channel, :table)"), {"channel": CHANNEL, "table": table}
            )

    async def _write_together(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while len(batch) < MOST_TOGETHER and not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._jobs.task_done()

    async def _commit(self, batch: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        """All jobs in one transaction; if one fails, each again in its own."""
        try:
            async with self._writer.begin() as connection:
                results = [await job(connection) for job, _ in batch]
        except Exception as error:
            if len(batch) == 1:
                _settle(batch[0][1], None, error)
            else:
                for alone in batch:
                    await self._commit([alone])
            return
        for (_, future), result in zip(batch, results, strict=True):
            _settle(future, result, None)


def _settle(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


def _sqlite(url: str, begin: str, **pool: Any) -> AsyncEngine:
    engine = create_async_engine(url, **pool)

    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin as we say, below
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    def began(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", began)
    return engine


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

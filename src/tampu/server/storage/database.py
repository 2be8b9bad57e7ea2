"""The database: reads, durable writes, migrations, and notifying other server processes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tampu.server.storage.sqlite import SqliteWriter, configure
from tampu.server.storage.storage import Storage, is_fault, is_rollback, unavailable

T = TypeVar("T")

CHANNEL: Final = "tampu"
MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 7_468_211
CONNECT_SECONDS: Final = 10.0
STATEMENT_SECONDS: Final = 30.0
"""A database that does not answer in this time counts as lost."""
MOST_ROLLBACKS: Final = 3
"""How often a transaction is run again that PostgreSQL has ended in favour of another one."""


class RolledBack(Exception):
    """PostgreSQL ended the transaction in favour of another one; nothing of it is stored."""


class Database(Storage):
    """SQLite with one writer, or PostgreSQL with a pool. A write that has returned is durable."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self._writer: SqliteWriter | None = None
        if self.is_sqlite:
            self._engine = create_async_engine(url, hide_parameters=True)
            configure(self._engine.sync_engine, "BEGIN")
            self._writer = SqliteWriter(url)
        else:
            self._engine = create_async_engine(
                url,
                pool_size=8,
                max_overflow=8,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args={"timeout": CONNECT_SECONDS, "command_timeout": STATEMENT_SECONDS},
            )

    async def open(self) -> None:
        """Start the writer and run the migrations."""
        if self._writer is not None:
            self._writer.start()
            await self.write(self._migrate)
            return
        engine = create_async_engine(self.url)  # a migration may take longer than a statement
        try:
            async with engine.begin() as connection:
                await connection.run_sync(self._migrate)
        finally:
            await engine.dispose()

    def _migrate(self, connection: sa.Connection) -> None:
        if not self.is_sqlite:
            connection.execute(
                sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK}
            )
        command.upgrade(migration_config(connection), "head")

    async def close(self) -> None:
        """Finish all writes and close all connections."""
        if self._writer is not None:
            await self._writer.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except Exception as error:
            if is_fault(error):
                raise unavailable(error) from error
            raise

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        """Run the job in a transaction and return when it is committed."""
        if self._writer is not None:
            return await self._writer.write(job)
        for _ in range(MOST_ROLLBACKS):
            with suppress(RolledBack):
                return await self._write_once(job)
        return await self._write_once(job, last=True)

    async def _write_once(self, job: Callable[[sa.Connection], T], *, last: bool = False) -> T:
        try:
            connection = await self._engine.connect()
        except Exception as error:
            raise unavailable(error) from error
        try:
            result = await self._run(connection, job, last=last)
            try:
                await connection.commit()
            except Exception as error:
                raise unavailable(error) from error
            return result
        finally:
            await connection.close()

    async def _run(
        self, connection: AsyncConnection, job: Callable[[sa.Connection], T], *, last: bool
    ) -> T:
        """Run a job; a lost connection is no error of the job."""
        try:
            return await connection.run_sync(job)
        except Exception as error:
            if is_rollback(error) and not last:
                raise RolledBack from error
            if is_fault(error):
                raise unavailable(error) from error
            raise

    def notify(self, connection: sa.Connection, payload: str) -> None:
        """Notify the other processes once this transaction is committed."""
        if not self.is_sqlite:
            values = {"channel": CHANNEL, "payload": payload}
            connection.execute(sa.text("SELECT pg_notify(:channel, :payload)"), values)


def migration_config(connection: sa.Connection) -> Config:
    """The Alembic configuration that migrates over this connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config

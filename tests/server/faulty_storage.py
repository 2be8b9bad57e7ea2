"""A storage that fails on demand: before, during and after a commit, slowly, or for a while."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tampu.server.storage.storage import Storage, StorageUnavailable

T = TypeVar("T")
FAULTS: Final = ("before", "during", "after", "slow", "lost")
"""`before`: the job does not run. `during`: it runs and is rolled back. `after`: it is committed,
but the answer is lost. `slow`: others run before the commit. `lost`: as `after`, and the next
reads and writes fail too."""
LOST_CALLS: Final = 3
TERMINATE: Final = sa.text("SELECT pg_terminate_backend(pg_backend_pid())")
TERMINATE_ALL: Final = sa.text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE application_name <> 'reader' AND backend_type = 'client backend'"
    " AND pid <> pg_backend_pid()"
)
"""Faults that PostgreSQL causes itself: `terminated` ends the connection after the job and before
the commit; `restarted` commits, and then ends this and all other connections of the pool."""


class _RolledBack(Exception):
    pass


class FaultyStorage(Storage):
    """Passes everything on to a real storage, except for the faults in `faults`."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.is_sqlite = storage.is_sqlite
        self.faults: list[str] = []
        """The faults of the next writes, the first one first."""
        self.lost_calls = 0
        """How many more reads and writes fail because the connection is lost."""
        self.writes = 0

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        self._use_connection()
        async with self.storage.read() as connection:
            yield connection

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        self._use_connection()
        self.writes += 1
        fault = self.faults.pop(0) if self.faults else None
        if fault == "before":
            raise StorageUnavailable
        if fault == "during":
            await self._roll_back(job)
        if fault == "slow":
            await asyncio.sleep(0.002)
        if fault == "terminated":
            return await self.storage.write(_followed_by(job, TERMINATE))
        result = await self.storage.write(job)
        if fault == "restarted":
            await self.storage.execute(TERMINATE_ALL)
            await self.storage.execute(TERMINATE)
        if fault == "slow":
            await asyncio.sleep(0.002)
        if fault == "lost":
            self.lost_calls = LOST_CALLS
        if fault in ("after", "lost"):
            raise StorageUnavailable
        return result

    async def _roll_back(self, job: Callable[[sa.Connection], object]) -> None:
        def failing(connection: sa.Connection) -> None:
            job(connection)
            raise _RolledBack

        try:
            await self.storage.write(failing)
        except _RolledBack:
            raise StorageUnavailable from None

    def _use_connection(self) -> None:
        if self.lost_calls:
            self.lost_calls -= 1
            raise StorageUnavailable

    def notify(self, connection: sa.Connection, payload: str) -> None:
        self.storage.notify(connection, payload)


def _followed_by(job: Callable[[sa.Connection], T], statement: sa.TextClause) -> Any:
    def both(connection: sa.Connection) -> T:
        result = job(connection)
        connection.execute(statement)
        return result

    return both

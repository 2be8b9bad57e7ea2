"""The interface of the storage: reads, and writes whose outcome is known or reported as unknown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from tampu.server.errors import Denied

T = TypeVar("T")
log = structlog.get_logger()

ROLLBACKS: Final = ("40001", "40P01")
"""The codes of PostgreSQL for a transaction that it has certainly undone."""
FAULT_CLASSES: Final = frozenset(("08", "40", "53", "57", "58", "XX"))
"""The classes of PostgreSQL's error codes that the database causes and not the statement: lost
connections, rollbacks by a deadlock, missing resources, a shutdown, the system, internal errors."""
MISSING_REFERENCE: Final = ("23503", "SQLITE_CONSTRAINT_FOREIGNKEY")
"""How PostgreSQL and SQLite name a row that refers to a row that does not exist."""


class StorageUnavailable(Denied):
    """The storage failed. A write that raises this may or may not have been committed."""

    def __init__(self) -> None:
        super().__init__(503, "error-storage")


def unavailable(error: Exception) -> StorageUnavailable:
    """The error for people; the log names the cause, without the values of the statement."""
    cause = getattr(error, "orig", None) or error
    log.error("storage failed", error=type(cause).__name__, text=str(cause)[:200])
    failure = StorageUnavailable()
    failure.__cause__ = error
    return failure


def is_rollback(error: Exception) -> bool:
    """Whether PostgreSQL ended the transaction because others waited for it, and it for them."""
    code = str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")
    return code in ROLLBACKS


def deleted_meanwhile(error: Exception) -> Denied | None:
    """The answer to a request whose person, table or other row was deleted while it ran."""
    cause = getattr(error, "orig", None)
    code = getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", None)
    if isinstance(error, sa.exc.IntegrityError) and code in MISSING_REFERENCE:
        return Denied(409, "error-deleted")
    return None


def is_fault(error: Exception) -> bool:
    """Whether the database failed, and not the statement: no connection, a full disk, a lock."""
    if isinstance(error, OSError | sa.exc.TimeoutError):
        return True
    if not isinstance(error, sa.exc.DBAPIError) or isinstance(error, sa.exc.IntegrityError):
        return False
    failures = (sa.exc.InterfaceError, sa.exc.OperationalError, sa.exc.InternalError)
    code = str(getattr(error.orig, "sqlstate", None) or "")
    return error.connection_invalidated or isinstance(error, failures) or code[:2] in FAULT_CLASSES


class Storage(ABC):
    """What the server needs from a database; a write that has returned is durable.

    `write` raises what the job raises, after a rollback. It raises StorageUnavailable if the
    outcome is unknown: then whoever caches stored rows must read them again.
    """

    is_sqlite: bool

    @abstractmethod
    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection for reading."""

    @abstractmethod
    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        """Run the job in a transaction and return when it is committed.

        The job may run twice, so it must change nothing but the database.
        """

    @abstractmethod
    def notify(self, connection: sa.Connection, payload: str) -> None:
        """Notify the other processes once this transaction is committed."""

    async def rows(self, query: Any) -> list[Any]:
        """All rows of a query."""
        async with self.read() as connection:
            return list(await connection.execute(query))

    async def first(self, query: Any) -> Any:
        """The first row of a query, or None."""
        async with self.read() as connection:
            return (await connection.execute(query)).first()

    async def execute(self, *statements: Any) -> None:
        """Run the statements in one transaction and return when it is committed."""

        def job(connection: sa.Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.write(job)

    async def changes_one(self, statement: Any) -> bool:
        """Run an update or a delete; whether it changed exactly one row."""

        def job(connection: sa.Connection) -> bool:
            return connection.execute(statement).rowcount == 1

        return await self.write(job)

"""Counts of rate limits that several server processes share through PostgreSQL."""

from __future__ import annotations

import hashlib
from typing import Final

import sqlalchemy as sa

from tampu.server.storage.storage import Storage

DATABASE_TIME: Final = "extract(epoch FROM clock_timestamp())"
"""The clock that all processes share, in seconds."""
_ADD: Final = sa.text(
    f"""
    INSERT INTO rate_counts AS stored (key, number, until)
    VALUES (:key, :number, {DATABASE_TIME} + CAST(:seconds AS double precision))
    ON CONFLICT (key) DO UPDATE SET
        number = excluded.number
            + CASE WHEN stored.until <= {DATABASE_TIME} THEN 0 ELSE stored.number END,
        until = CASE WHEN stored.until <= {DATABASE_TIME}
            THEN excluded.until ELSE stored.until END
    RETURNING number, until - {DATABASE_TIME} AS seconds_left
    """
)


def hashed(*parts: str) -> str:
    """A key of fixed length for texts that can be anything."""
    text = "\0".join(parts).encode("utf-8", "surrogatepass")
    return hashlib.blake2b(text, digest_size=16).hexdigest()


class SharedCounts:
    """Adds to a count of all processes; a window begins with its first count."""

    def __init__(self, database: Storage) -> None:
        self._database = database

    async def add(self, key: tuple[str, ...], number: int, seconds: int) -> tuple[int, float]:
        """Add a number; the count before it, and the seconds that the window still lasts."""
        values = {"key": hashed(*key), "number": number, "seconds": float(seconds)}

        def job(connection: sa.Connection) -> tuple[int, float]:
            row = connection.execute(_ADD, values).one()
            return row.number - number, float(row.seconds_left)

        return await self._database.write(job)

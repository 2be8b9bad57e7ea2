"""The server processes that share a PostgreSQL: each reports that it lives, with its metrics."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa
import structlog
from sqlalchemy.dialects.postgresql import insert

from tampu.server.hosting.metrics import Samples, added
from tampu.server.storage.models import PRESENCE, PROCESSES, RATE_COUNTS
from tampu.server.storage.rate_counts import DATABASE_TIME
from tampu.server.storage.storage import Storage, StorageUnavailable

log = structlog.get_logger()

REPORT_SECONDS: Final = 2.0
LOST_SECONDS: Final = 15.0
"""A process that has not reported for this time is dead."""
RETIRED: Final = "retired"
"""The row that keeps the totals of processes that have ended."""
PRESENCE_TOPIC: Final = "presence"
"""The topic under which processes notify each other of people who come and go at a table."""

_NOW: Final[sa.ColumnElement[float]] = sa.literal_column(
    f"CAST({DATABASE_TIME} AS double precision)"
)


class Processes:
    """Reports for this process, and removes processes that died."""

    def __init__(self, database: Storage, process: str, samples: Callable[[], Samples]) -> None:
        self._database = database
        self._process = process
        self._samples = samples
        self._task: asyncio.Task[None] | None = None
        self.on_report: list[Callable[[bool], Awaitable[None]]] = []
        """Called after every report; the flag says whether the process was unknown before it."""

    async def start(self) -> None:
        if not self._database.is_sqlite:
            with suppress(StorageUnavailable):  # the next report may succeed
                await self.report()
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """End this process's part in what is shared; its totals stay."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self.report()
            await self._database.write(lambda c: self._remove(c, PROCESSES.c.id == self._process))
        except StorageUnavailable:
            log.warning("the process could not be signed off")

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(REPORT_SECONDS)
            try:
                await self.report()
            except StorageUnavailable:
                log.warning("the report waits for the storage")
            except Exception:
                log.exception("report failed")

    async def report(self) -> None:
        """Store that this process lives, and remove what dead ones left."""
        samples = self._samples().to_json()

        def job(connection: sa.Connection) -> bool:
            values = {"seen": _NOW, "metrics": samples}
            mine = sa.update(PROCESSES).where(PROCESSES.c.id == self._process)
            unknown = connection.execute(mine.values(**values)).rowcount == 0
            if unknown:
                connection.execute(sa.insert(PROCESSES).values(id=self._process, **values))
            dead = sa.and_(PROCESSES.c.seen < _NOW - LOST_SECONDS, PROCESSES.c.id != RETIRED)
            self._remove(connection, dead)
            connection.execute(sa.delete(RATE_COUNTS).where(RATE_COUNTS.c.until < _NOW))
            return unknown

        unknown = await self._database.write(job)
        for call in self.on_report:
            await call(unknown)

    def _remove(self, connection: sa.Connection, condition: Any) -> None:
        """Remove processes, keep their totals, and notify others of the people who are gone."""
        query = sa.select(PROCESSES.c.id, PROCESSES.c.metrics).where(condition)
        gone = connection.execute(query.with_for_update(skip_locked=True)).all()
        if not gone:
            return
        ids = [row.id for row in gone]
        tables = sa.select(PRESENCE.c.table_id).where(PRESENCE.c.process.in_(ids)).distinct()
        for table in connection.execute(tables).scalars().all():
            self._database.notify(connection, f"{PRESENCE_TOPIC}:{table}")
        nothing = insert(PROCESSES).values(id=RETIRED, seen=0.0, metrics=Samples().to_json())
        connection.execute(nothing.on_conflict_do_nothing())
        retired = sa.select(PROCESSES.c.metrics).where(PROCESSES.c.id == RETIRED).with_for_update()
        before = Samples.from_json(connection.execute(retired).scalar_one())
        totals = added([before, *(Samples.from_json(row.metrics).ended() for row in gone)])
        connection.execute(
            sa.update(PROCESSES).where(PROCESSES.c.id == RETIRED).values(metrics=totals.to_json())
        )
        connection.execute(sa.delete(PROCESSES).where(PROCESSES.c.id.in_(ids)))

    async def others(self) -> list[Samples] | None:
        """What the other processes reported last, and the totals of those that have ended.

        None with SQLite, which serves one process.
        """
        if self._database.is_sqlite:
            return None
        query = sa.select(PROCESSES.c.metrics).where(PROCESSES.c.id != self._process)
        return [Samples.from_json(row.metrics) for row in await self._database.rows(query)]

"""Reports for the host: reading and closing them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from tampu.core.errors import TampuError
from tampu.server.storage.models import PEOPLE
from tampu.server.storage.people_models import REPORTS
from tampu.server.storage.storage import Storage


async def list_reports(database: Storage, *, with_closed: bool) -> list[Any]:
    """The reports with the names of both people, the oldest first."""
    reporter, reported = PEOPLE.alias("reporter"), PEOPLE.alias("reported")
    query = (
        sa.select(REPORTS, reporter.c.name.label("reporter"), reported.c.name.label("name"))
        .outerjoin(reporter, reporter.c.id == REPORTS.c.person)
        .outerjoin(reported, reported.c.id == REPORTS.c.reported)
        .order_by(REPORTS.c.id)
    )
    return await database.rows(query if with_closed else query.where(REPORTS.c.closed.is_(False)))


async def close_report(database: Storage, number: int) -> None:
    """Close a report; raises if there is none with this number."""
    update = sa.update(REPORTS).where(REPORTS.c.id == number).values(closed=True)
    if not await database.changes_one(update):
        raise TampuError("error-no-report", number=number)

"""Sharing: who may watch a finished game, as far as all of its players agree."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import sqlalchemy as sa

from tampu.server.errors import Conflict, Denied
from tampu.server.people.profiles import Person
from tampu.server.storage.models import SEATS, TABLES
from tampu.server.tables.access import check_member
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import TableSessions

WIDER: Final = ("private", "link", "public")
"""The visibilities from the narrowest to the widest."""


def narrowest(wishes: Iterable[str]) -> str:
    """The visibility to which everybody agrees."""
    return min(wishes, key=WIDER.index)


async def share(
    tables: TableSessions, session: TableSession, person: Person, visibility: str
) -> None:
    """Set who may watch a finished game as far as one player decides; the narrowest wish counts.

    Whoever has not chosen yet agrees to what held before the first choice.
    """
    async with tables.hold(session):
        await tables.refresh(session)
        check_member(session, person.id)
        if session.row.status != "over":
            raise Denied(409, "error-not-over")
        before = session.row.visibility

        def job(connection: sa.Connection) -> None:
            here = SEATS.c.table_id == session.id
            people = here & SEATS.c.person.is_not(None)
            unset = people & SEATS.c.sharing.is_(None)
            connection.execute(sa.update(SEATS).where(unset).values(sharing=before))
            mine = here & (SEATS.c.person == person.id)
            connection.execute(sa.update(SEATS).where(mine).values(sharing=visibility))
            wishes = connection.execute(sa.select(SEATS.c.sharing).where(people)).scalars()
            shared = narrowest(str(wish) for wish in wishes)
            statement = sa.update(TABLES).where(TABLES.c.id == session.id)
            connection.execute(statement.values(visibility=shared))

        try:
            await tables.change(session, job)
        except Conflict:
            raise Denied(409, "error-try-again") from None

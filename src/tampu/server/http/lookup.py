"""Finding the table of a request, and describing it for the person who asks."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from tampu.server.errors import unknown_table
from tampu.server.messages.parts import TableInfo
from tampu.server.people.profiles import Person
from tampu.server.site import CurrentPerson, CurrentSite, Site
from tampu.server.tables.access import check_watch, secrets_for
from tampu.server.tables.session import TableSession

AnyRequest = Request[Any, Any, Any]
Link = Annotated[str | None, QueryParameter(max_length=64, pattern="^[A-Za-z0-9_=-]*$")]
VisibleTable = NamedDependency[TableSession]
"""The table in the address, where the person may watch it."""
LARGEST_NUMBER: Final = 2**31 - 1
_ID: Final = re.compile("[A-Za-z0-9_-]{1,24}")


def table_info(site: Site, session: TableSession, person: Person) -> TableInfo:
    """The table as the person may see it."""
    return session.info(person.id, secrets_for(site.signer, session, person.id))


async def find_session(site: Site, table: str) -> TableSession:
    """The session of a table, whoever asks."""
    if not _ID.fullmatch(table):
        raise unknown_table()
    return await site.tables.get(table)


async def visible_session(
    site: Site, table: str, person: Person, link: str | None = None
) -> TableSession:
    """The session of a table that the person may watch."""
    session = await find_session(site, table)
    await check_watch(site.tables, session, person.id, link)
    return session


async def provide_session(
    site: CurrentSite, person: CurrentPerson, table: FromPath[str], link: Link = None
) -> TableSession:
    """The table in the address, for those who may watch it or have its link."""
    return await visible_session(site, table, person, link)

"""The routes of records: export, import and continuing from a position."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from tampu.server.http.lookup import VisibleTable, table_info
from tampu.server.messages.bodies import Import, PlayOn
from tampu.server.messages.parts import TableInfo
from tampu.server.site import CurrentPerson, CurrentSite
from tampu.server.tables import records


@get("/api/tables/{table:str}/khipu", summary="The record of a finished game")
async def khipu(session: VisibleTable) -> Response[str]:
    async with session.lock:
        text = records.khipu_of(session)
    name = f'attachment; filename="{session.row.game}-{session.id}.khipu"'
    headers = {"Content-Disposition": name}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@post(
    "/api/records", summary="Import a record, or continue from one of its positions", limit="create"
)
async def import_record(
    site: CurrentSite, person: CurrentPerson, data: JSONBody[Import]
) -> TableInfo:
    await site.profiles.store(person)
    return table_info(site, await records.import_record(site.tables, person, data), person)


@post(
    "/api/tables/{table:str}/play_on",
    summary="Continue from a position of a finished game",
    limit="create",
)
async def play_on(
    site: CurrentSite, person: CurrentPerson, session: VisibleTable, data: JSONBody[PlayOn]
) -> TableInfo:
    await site.profiles.store(person)
    return table_info(site, await records.play_on(site.tables, session, person, data), person)

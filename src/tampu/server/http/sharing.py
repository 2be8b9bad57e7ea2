"""The routes of sharing: visibility of finished games, the public list and preview pictures."""

from __future__ import annotations

from typing import Literal

from litestar import Response, get, put
from litestar.params import FromQuery, JSONBody

from tampu.server.errors import Denied
from tampu.server.http.lookup import AnyRequest, VisibleTable, table_info
from tampu.server.http.profiles import Before, GameFilter, NameFilter, SeatsFilter
from tampu.server.messages.bodies import Sharing
from tampu.server.messages.parts import TableInfo
from tampu.server.messages.profile_bodies import FinishedGames
from tampu.server.play_aids.previews import preview
from tampu.server.site import CurrentPerson, CurrentSite, language_of
from tampu.server.tables.finished import Filters, public_games
from tampu.server.tables.sharing import share


@put(
    "/api/tables/{table:str}/visibility",
    summary="Set who may watch my finished game",
    limit="share",
)
async def set_visibility(
    site: CurrentSite, person: CurrentPerson, session: VisibleTable, data: JSONBody[Sharing]
) -> TableInfo:
    """The narrowest wish of the players counts, so the table may stay less visible than asked."""
    await share(site.tables, session, person, data.visibility)
    return table_info(site, session, person)


@get("/api/finished", summary="Finished games that everybody may watch", limit="profile")
async def finished(
    site: CurrentSite,
    person: CurrentPerson,
    game: GameFilter = None,
    kind: FromQuery[Literal["live", "by_turns"] | None] = None,
    seats: SeatsFilter = None,
    player: NameFilter = None,
    rated: FromQuery[bool] = False,
    before: Before = None,
) -> FinishedGames:
    """The newest first; `player` is the whole name of an account."""
    filters = Filters(game, kind, None, seats, player, before)
    return await public_games(site.database, filters, rated=rated)


@get("/api/tables/{table:str}/preview.png", summary="A picture of a finished game", limit="preview")
async def picture(request: AnyRequest, session: VisibleTable) -> Response[bytes]:
    """The last position as a spectator sees it, in the size that messengers show."""
    if session.row.status != "over":
        raise Denied(409, "error-not-over")
    body = await preview(session, language_of(request))
    headers = {"Cache-Control": "private, max-age=3600"}
    headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return Response(body, media_type="image/png", headers=headers)

"""The routes of analyses."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath

from tampu.server.http.lookup import AnyRequest, Link, visible_session
from tampu.server.messages.bodies import AnalysisInfo
from tampu.server.play_aids import analysis
from tampu.server.site import CurrentPerson, CurrentSite, address_of


@post("/api/tables/{table:str}/analysis", summary="Request the analysis of a finished game")
async def analyse(
    request: AnyRequest,
    site: CurrentSite,
    person: CurrentPerson,
    table: FromPath[str],
    link: Link = None,
) -> AnalysisInfo:
    """Start the analysis in the background, or return its progress."""
    session = await visible_session(site, table, person, link)
    await site.limits.check("analysis", address_of(request), person.id)
    await site.analyst.request(session, person.id)
    return await analysis.info(site.database, session.id)


@get("/api/tables/{table:str}/analysis", summary="The progress and the results of an analysis")
async def analysed(
    site: CurrentSite, person: CurrentPerson, table: FromPath[str], link: Link = None
) -> AnalysisInfo:
    session = await visible_session(site, table, person, link)
    return await analysis.info(site.database, session.id)

"""The routes of analyses."""

from __future__ import annotations

from litestar import get, post

from tampu.server.http.lookup import AnyRequest, VisibleTable
from tampu.server.messages.bodies import AnalysisInfo
from tampu.server.play_aids import analysis
from tampu.server.site import CurrentPerson, CurrentSite, address_of


@post("/api/tables/{table:str}/analysis", summary="Request the analysis of a finished game")
async def analyse(
    request: AnyRequest, site: CurrentSite, person: CurrentPerson, session: VisibleTable
) -> AnalysisInfo:
    """Start the analysis in the background, or return its progress."""
    await site.limits.check("analysis", address_of(request), person.id)
    await site.analyst.request(session, person.id)
    return await analysis.info(site.database, session.id)


@get("/api/tables/{table:str}/analysis", summary="The progress and the results of an analysis")
async def analysed(site: CurrentSite, session: VisibleTable) -> AnalysisInfo:
    return await analysis.info(site.database, session.id)

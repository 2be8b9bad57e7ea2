"""The routes of profiles: statistics, finished games and the export of one's own data."""

from __future__ import annotations

from typing import Annotated, Literal

import sqlalchemy as sa
from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Stream

from tampu.server.errors import Denied
from tampu.server.http.lookup import LARGEST_NUMBER
from tampu.server.http.ratings import ratings_of
from tampu.server.messages.profile_bodies import FinishedGames, Profile
from tampu.server.people.profiles import Person, person_from
from tampu.server.site import CurrentPerson, CurrentSite, Site
from tampu.server.storage.models import PEOPLE
from tampu.server.studies.storage import files
from tampu.server.tables.export import archive
from tampu.server.tables.finished import Filters, history

GameFilter = Annotated[str | None, QueryParameter(max_length=40, pattern="^[a-z0-9_]*$")]
SeatsFilter = Annotated[int | None, QueryParameter(ge=1, le=8)]
Before = Annotated[float | None, QueryParameter(ge=0, le=LARGEST_NUMBER * 4)]
NameFilter = Annotated[str | None, QueryParameter(max_length=40, pattern="^[^\\x00]*$")]


async def find_profile(site: Site, person: Person, wanted: str) -> tuple[Person, float | None]:
    """The person of a profile and when they came; guests have one only for themselves."""
    row = await site.database.first(sa.select(PEOPLE).where(PEOPLE.c.id == wanted))
    if wanted == person.id:
        return person, None if row is None else row.created
    if row is None or row.name_key is None:
        raise Denied(404, "error-no-person")
    return person_from(row), row.created


def shows_ratings(person: Person) -> bool:
    """Whether others see a person's ratings, which belong to the statistics."""
    return person.preferences.show_statistics and person.preferences.show_rating


@get("/api/people/{wanted:str}", summary="A person's profile and statistics", limit="profile")
async def profile(site: CurrentSite, person: CurrentPerson, wanted: FromPath[str]) -> Profile:
    shown, since = await find_profile(site, person, wanted)
    mine = shown.id == person.id
    statistics = None
    if mine or shown.preferences.show_statistics:
        statistics = await site.statistics.of(shown.id, with_tables=mine)
    return Profile(
        person=shown.info,
        since=since,
        mine=mine,
        statistics=statistics,
        ratings=await ratings_of(site, shown.id) if mine or shows_ratings(shown) else [],
        shows_games=mine or shown.preferences.show_games,
    )


@get("/api/people/{wanted:str}/games", summary="A person's finished games", limit="profile")
async def games(
    site: CurrentSite,
    person: CurrentPerson,
    wanted: FromPath[str],
    game: GameFilter = None,
    kind: FromQuery[Literal["live", "by_turns"] | None] = None,
    outcome: FromQuery[Literal["won", "lost"] | None] = None,
    seats: SeatsFilter = None,
    opponent: NameFilter = None,
    before: Before = None,
) -> FinishedGames:
    """The newest first; others see only those that everybody may watch."""
    shown, _ = await find_profile(site, person, wanted)
    mine = shown.id == person.id
    if not mine and not shown.preferences.show_games:
        return FinishedGames(games=[], older=None)
    filters = Filters(game, kind, outcome, seats, opponent, before)
    finished = await history(site.database, shown.id, filters, only_public=not mine)
    if not (mine or shows_ratings(shown)):
        for listed in finished.games:
            listed.change = None
    return finished


@get(
    "/api/me/export",
    summary="Everything that I own, as a ZIP file",
    include_in_schema=False,
    limit="export",
)
async def export(site: CurrentSite, person: CurrentPerson) -> Stream:
    headers = {"Content-Disposition": 'attachment; filename="tampu.zip"'}
    return Stream(
        archive(site.tables, person, files(site.database, person.id)),
        media_type="application/zip",
        headers=headers,
    )

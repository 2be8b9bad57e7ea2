"""The routes of challenges: the running ones, past ones, results and tries."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import sqlalchemy as sa
from litestar import get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from tampu.server.http.lookup import table_info
from tampu.server.http.profiles import GameFilter
from tampu.server.messages.challenge_bodies import (
    ChallengeInfo,
    ChallengeResults,
    Challenges,
    TryInfo,
)
from tampu.server.messages.parts import PersonInfo, TableInfo
from tampu.server.people import tries
from tampu.server.people.profiles import Person, person_info
from tampu.server.site import CurrentPerson, CurrentSite, Site
from tampu.server.storage.study_models import CHALLENGES
from tampu.server.tables import challenges

PAGE: Final = 40
ChallengeId = Annotated[str | None, QueryParameter(max_length=80, pattern="^[a-z0-9_-]*$")]


async def described(
    site: Site, person: Person, rows: Sequence[Any], now: float
) -> list[ChallengeInfo]:
    """Challenges as a person sees them."""
    names = [row.id for row in rows]
    counts = await tries.counts_of(site.database, names)
    mine = await tries.tries_of(site.database, person.id, names)
    infos = []
    for row in rows:
        own = mine.get(row.id)
        over = now >= row.ends
        infos.append(
            ChallengeInfo.filled_from(
                row,
                seed=row.seed if over else None,
                salt=row.salt if over else None,
                tries=counts.get(row.id, 0),
                mine=None if own is None else await _own_try(site, person, own),
            )
        )
    return infos


async def _own_try(site: Site, person: Person, row: Any) -> TryInfo:
    counts = row.counted and not person.guest
    place = await tries.place_of(site.database, row) if counts else None
    return _try_info(row, person.info, place, row.table_id)


def _try_info(row: Any, person: PersonInfo, place: int | None, table: str | None) -> TryInfo:
    return TryInfo.filled_from(
        row,
        person=person,
        place=place,
        over=row.ended is not None,
        table=table,
    )


@get("/api/challenges", summary="The challenges of this day and this week", limit="profile")
async def running(site: CurrentSite, person: CurrentPerson) -> Challenges:
    now = time.time()
    current = list(challenges.current(now))
    rows = await challenges.stored(site.database, site.signer, current, now)
    return Challenges(challenges=await described(site, person, rows, now), older=None)


@get(
    "/api/challenges/past",
    summary="Challenges whose period is over, the newest first",
    limit="profile",
)
async def past(
    site: CurrentSite,
    person: CurrentPerson,
    game: GameFilter = None,
    period: FromQuery[Literal["day", "week"] | None] = None,
    form: FromQuery[Literal["solo", "bots"] | None] = None,
    before: ChallengeId = None,
) -> Challenges:
    """`before` is the id of the last challenge of the page before."""
    now = time.time()
    order = (CHALLENGES.c.ends, CHALLENGES.c.id)
    query = (
        sa.select(CHALLENGES)
        .where(CHALLENGES.c.ends <= now)
        .order_by(*(column.desc() for column in order))
        .limit(PAGE + 1)
    )
    for column, value in (
        (CHALLENGES.c.game, game),
        (CHALLENGES.c.period, period),
        (CHALLENGES.c.form, form),
    ):
        if value:
            query = query.where(column == value)
    if before:
        last = challenges.named(before, now)
        query = query.where(sa.tuple_(*order) < sa.tuple_(sa.literal(last.ends), last.id))
    rows = await site.database.rows(query)
    infos = await described(site, person, rows[:PAGE], now)
    return Challenges(challenges=infos, older=infos[-1].id if len(rows) > PAGE else None)


@get("/api/challenges/{name:str}", summary="A challenge and its table of results", limit="profile")
async def results(
    site: CurrentSite, person: CurrentPerson, name: FromPath[str]
) -> ChallengeResults:
    now = time.time()
    row = await challenges.find(site.database, site.signer, name, now)
    (info,) = await described(site, person, [row], now)
    open_to_all = now >= row.ends or (info.mine is not None and info.mine.over)
    lists: list[list[TryInfo]] = []
    for guests in (False, True):
        rows = await tries.ranked(site.database, row.id, guests=guests)
        lists.append(
            [
                _try_info(
                    one,
                    person_info(one.person, one.name, one.name_key),
                    None if guests else place,
                    one.table_id if open_to_all and one.visibility == "public" else None,
                )
                for place, one in enumerate(rows, 1)
            ]
        )
    return ChallengeResults(challenge=info, ranked=lists[0], guests=lists[1])


@post(
    "/api/challenges/{name:str}/try",
    summary="Begin my only try at a challenge, or return to it",
    limit="create",
)
async def begin(site: CurrentSite, person: CurrentPerson, name: FromPath[str]) -> TableInfo:
    """Once the period is over, a game with the same deal that does not count."""
    row = await challenges.find(site.database, site.signer, name, time.time())
    await site.profiles.store(person)
    return table_info(site, await challenges.begin(site.tables, person, row), person)

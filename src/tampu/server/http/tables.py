"""The routes of tables: create, list, join, start, leave, resign and play a rematch."""

from __future__ import annotations

import itertools
from typing import Annotated, Final, Literal

import sqlalchemy as sa
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy.ext.asyncio import AsyncConnection

from tampu.server.errors import Denied
from tampu.server.http.lookup import (
    LARGEST_NUMBER,
    AnyRequest,
    VisibleTable,
    find_session,
    table_info,
)
from tampu.server.messages.bodies import Join, NewTable, SeatChoice, Tables
from tampu.server.messages.parts import TableInfo
from tampu.server.people.profiles import Person
from tampu.server.site import CurrentPerson, CurrentSite, Site, address_of
from tampu.server.storage.models import SEATS, TABLES, TableRow
from tampu.server.tables import seating
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import load_game_once, read_names, read_seats

Status = Literal["open", "running", "over", "abandoned"]
MOST_LISTED: Final = 100
MOST_WAITING_TABLES: Final = 5
"""The largest number of tables of one person that wait for players in the lobby."""
FAST_CLOCK_SECONDS: Final = 600


@post("/api/tables", summary="Create a table", limit="create")
async def create(
    request: AnyRequest, site: CurrentSite, person: CurrentPerson, data: JSONBody[NewTable]
) -> TableInfo:
    if data.visibility == "public" and any(seat.kind == "open" for seat in data.seats):
        await site.limits.check("open_table", address_of(request), person.id)
        await check_open_tables(site, person)
    check_rated(data)
    invited = [seat.person for seat in data.seats if seat.kind == "invited" and seat.person]
    await site.friends.check_friends(person.id, invited)
    await site.profiles.store(person)
    session = await seating.create(site.tables, person, data, rated=data.rated)
    _call_reserved(site, session, person, "invited")
    return table_info(site, session, person)


def _call_reserved(site: Site, session: TableSession, person: Person, event: str) -> None:
    """Call everybody for whom a free seat is reserved."""
    for seat in session.seats:
        if seat.reserved and seat.person is None:
            site.calls.invited(session, seat.reserved, event, person.id)


def check_rated(wish: NewTable) -> None:
    """Raise unless a rated table is for a whole game of people, without hints and a known seed."""
    if not wish.rated:
        return
    kinds = [seat.kind for seat in wish.seats]
    people = sum(kind in ("me", "open", "invited") for kind in kinds)
    short = wish.options.get("mini") is True
    if short or wish.hints or wish.seed is not None or "hotseat" in kinds or people < 2:
        raise Denied(400, "error-rated-table")


async def check_open_tables(site: Site, person: Person) -> None:
    """Raise if too many tables of a person wait for players in the lobby."""
    waiting = sa.select(sa.func.count()).where(
        TABLES.c.creator == person.id,
        TABLES.c.status == "open",
        TABLES.c.visibility == "public",
    )
    most = int(MOST_WAITING_TABLES * max(1.0, site.settings.rate_factor))
    if (await site.database.first(waiting))[0] >= most:
        raise Denied(409, "error-most-waiting", most=most)


@get("/api/tables", summary="The lobby, or my tables")
async def listed(
    site: CurrentSite,
    person: CurrentPerson,
    game: Annotated[str | None, QueryParameter(max_length=40, pattern="^[a-z0-9_]*$")] = None,
    status: FromQuery[Status | None] = None,
    mine: FromQuery[bool] = False,
    kind: FromQuery[Literal["live", "by_turns"] | None] = None,
    hints: FromQuery[bool | None] = None,
    speed: FromQuery[Literal["none", "fast", "slow"] | None] = None,
    seats: Annotated[int | None, QueryParameter(ge=1, le=8)] = None,
    free: FromQuery[bool] = False,
    before: Annotated[float | None, QueryParameter(ge=0, le=LARGEST_NUMBER * 4)] = None,
) -> Tables:
    """The newest tables first; `before` (a time) lists older ones.

    `free` selects tables with an open seat. A clock of up to ten minutes is `fast`.
    """
    query = sa.select(TABLES).order_by(TABLES.c.created.desc()).limit(MOST_LISTED)
    for column, value in (
        (TABLES.c.game, game),
        (TABLES.c.status, status),
        (TABLES.c.kind, kind),
        (TABLES.c.hints, hints),
    ):
        if value is not None:
            query = query.where(column == value)
    if speed is not None:
        clock, seconds = (TABLES.c.clock[name] for name in ("kind", "seconds"))
        fast = seconds.as_integer() <= FAST_CLOCK_SECONDS
        untimed = clock.as_string() == "none"
        wanted = {"none": untimed, "fast": ~untimed & fast, "slow": ~untimed & ~fast}
        query = query.where(wanted[speed])
    places = sa.select(sa.func.count()).where(SEATS.c.table_id == TABLES.c.id)
    if seats is not None:
        query = query.where(places.scalar_subquery() == seats)
    if free:
        empty = places.where(
            SEATS.c.kind == "open", SEATS.c.person.is_(None), SEATS.c.bot.is_(None)
        )
        query = query.where(TABLES.c.status == "open", empty.scalar_subquery() > 0)
    if before is not None:
        query = query.where(TABLES.c.created < before)
    own = sa.select(SEATS.c.table_id).where(SEATS.c.person == person.id)
    if mine:
        query = query.where(sa.or_(TABLES.c.creator == person.id, TABLES.c.id.in_(own)))
    else:
        query = query.where(TABLES.c.visibility == "public", TABLES.c.challenge.is_(None))
    async with site.database.read() as connection:
        rows = [TableRow(**row._mapping) for row in await connection.execute(query)]
        sessions = await _listed_sessions(site, connection, rows)
    return Tables(tables=[table_info(site, session, person) for session in sessions])


async def _listed_sessions(
    site: Site, connection: AsyncConnection, rows: list[TableRow]
) -> list[TableSession]:
    """Sessions for a list: with seats and names, without the log."""
    seats = await read_seats(connection, [row.id for row in rows])
    names = await read_names(connection, itertools.chain(*seats.values()))
    sessions = []
    for row in rows:
        session = site.tables.open_sessions.get(row.id)
        if session is None or session.row.version < row.version:
            session = TableSession(row, seats[row.id], load_game_once(row.game))
        session.names = {**names, **session.names}
        sessions.append(session)
    return sessions


@get("/api/tables/{table:str}", summary="One table")
async def one(site: CurrentSite, person: CurrentPerson, session: VisibleTable) -> TableInfo:
    return table_info(site, session, person)


@post("/api/tables/{table:str}/join", summary="Take an open or reserved seat", limit="join")
async def join(
    site: CurrentSite, person: CurrentPerson, table: FromPath[str], data: JSONBody[Join]
) -> TableInfo:
    session = await find_session(site, table)
    await site.friends.check_may_meet(person.id, [session.row.creator, *session.people()])
    await site.profiles.store(person)
    await seating.join(site.tables, session, person, data.seat, data.invite)
    return table_info(site, session, person)


@post("/api/tables/{table:str}/leave", summary="Leave; in a running game a bot takes the seat over")
async def leave(
    site: CurrentSite, person: CurrentPerson, session: VisibleTable, data: JSONBody[SeatChoice]
) -> TableInfo:
    await seating.leave(site.tables, session, person, data.seat)
    return table_info(site, session, person)


@post("/api/tables/{table:str}/start", summary="Start now; bots take the free seats")
async def start(site: CurrentSite, person: CurrentPerson, session: VisibleTable) -> TableInfo:
    await seating.start(site.tables, session, person)
    return table_info(site, session, person)


@post("/api/tables/{table:str}/resign", summary="Resign")
async def resign(
    site: CurrentSite, person: CurrentPerson, session: VisibleTable, data: JSONBody[SeatChoice]
) -> TableInfo:
    await seating.resign(site.tables, session, person, data.seat)
    return table_info(site, session, person)


@post("/api/tables/{table:str}/reclaim", summary="Return to a seat that a bot took over")
async def reclaim(
    site: CurrentSite, person: CurrentPerson, session: VisibleTable, data: JSONBody[SeatChoice]
) -> TableInfo:
    await seating.reclaim(site.tables, session, person, data.seat)
    return table_info(site, session, person)


@post(
    "/api/tables/{table:str}/rematch",
    summary="Create the same table again with reserved seats",
    limit="create",
)
async def rematch(site: CurrentSite, person: CurrentPerson, session: VisibleTable) -> TableInfo:
    is_first = session.row.rematch is None
    if is_first:
        await site.friends.check_may_meet(person.id, session.people())
    again = await seating.rematch(site.tables, session, person)
    if is_first:
        _call_reserved(site, again, person, "rematch")
    return table_info(site, again, person)

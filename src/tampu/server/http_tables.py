"""Calls about tables."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import sqlalchemy as sa
from litestar import Request, Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy.ext.asyncio import AsyncConnection

from tampu.server import analysis, models, records, tables
from tampu.server.bodies import (
    AnalysisInfo,
    Chat,
    ChatLine,
    Import,
    Join,
    Log,
    NewTable,
    Note,
    NoteInfo,
    PlayOn,
    ScorePoint,
    Scores,
    SeatChoice,
    Tables,
)
from tampu.server.errors import Denied
from tampu.server.house import check_member, check_watch, person_info
from tampu.server.messages import Position, TableInfo
from tampu.server.models import CHAT, NOTES, PEOPLE, SEATS, TABLES
from tampu.server.people import Person
from tampu.server.requests import Asker, Site, TheSite, address_of
from tampu.server.rooms import Room
from tampu.server.sight import Seats, entries_for, past_position, point_of_view, position_for
from tampu.server.worlds import score_line

AnyRequest = Request[Any, Any, Any]
Listed = Literal["open", "running", "over", "abandoned"]
LARGEST = 2**31 - 1
Link = Annotated[str | None, QueryParameter(max_length=64)]
MOST_LISTED = 100
FAST_SECONDS = 600


def told(site: Site, room: Room, person: Person) -> TableInfo:
    return room.info(person.id, site.house.secrets_for(room, person.id))


async def visible(site: Site, table: str, person: Person, link: str | None = None) -> Room:
    """A table that the person may look at."""
    if not re.fullmatch(r"[\w-]{1,24}", table):
        raise Denied(404, "error-no-table")
    room = await site.house.room(table)
    check_watch(site.house, room, person.id, link)
    return room


@post("/api/tables", summary="Create a table")
async def create(
    request: AnyRequest, site: TheSite, person: Asker, data: JSONBody[NewTable]
) -> TableInfo:
    site.rates.check("create", address_of(request), person.id)
    await site.people.store(person)
    return told(site, await tables.create(site.house, person, data), person)


@get("/api/tables", summary="The lobby, or my tables")
async def listed(
    site: TheSite,
    person: Asker,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    status: FromQuery[Listed | None] = None,
    mine: FromQuery[bool] = False,
    kind: FromQuery[Literal["live", "by_turns"] | None] = None,
    hints: FromQuery[bool | None] = None,
    speed: FromQuery[Literal["none", "fast", "slow"] | None] = None,
    seats: Annotated[int | None, QueryParameter(ge=1, le=8)] = None,
    free: FromQuery[bool] = False,
    before: Annotated[float | None, QueryParameter(ge=0, le=LARGEST * 4)] = None,
) -> Tables:
    """The newest first; `before` (a time) tells older ones.

    `free` are tables with an open seat. A clock of up to ten minutes is `fast`.
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
        fast = seconds.as_integer() <= FAST_SECONDS
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
        query = query.where(TABLES.c.visibility == "public")
    async with site.house.storage.read() as connection:
        rows = [models.Table(**row._mapping) for row in await connection.execute(query)]
        rooms = await _light_rooms(site, connection, rows)
    return Tables(tables=[told(site, room, person) for room in rooms])


async def _light_rooms(
    site: Site, connection: AsyncConnection, rows: list[models.Table]
) -> list[Room]:
    """Rooms for a list: with seats and names, without the log."""
    ids = [row.id for row in rows]
    seats: dict[str, list[models.Seat]] = {table: [] for table in ids}
    query = sa.select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
    for seat in await connection.execute(query):
        seats[seat.table_id].append(models.Seat(**seat._mapping))
    people = {seat.person for places in seats.values() for seat in places if seat.person}
    found = await connection.execute(
        sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.name_key).where(PEOPLE.c.id.in_(people))
    )
    names = {row.id: person_info(*row) for row in found}
    rooms = []
    for row in rows:
        room = site.house.rooms.get(row.id) or Room(row, seats[row.id], site.house.game(row.game))
        room.names = {**names, **room.names}
        rooms.append(room)
    return rooms


@get("/api/tables/{table:str}", summary="One table")
async def one(site: TheSite, person: Asker, table: FromPath[str], link: Link = None) -> TableInfo:
    return told(site, await visible(site, table, person, link), person)


@post("/api/tables/{table:str}/join", summary="Take an open seat, or the one of an invitation")
async def join(
    site: TheSite, person: Asker, table: FromPath[str], data: JSONBody[Join]
) -> TableInfo:
    room = await site.house.room(table)
    await site.people.store(person)
    await tables.join(site.house, room, person, data.seat, data.invite)
    return told(site, room, person)


@post("/api/tables/{table:str}/leave", summary="Leave; in a running game a bot sits down")
async def leave(
    site: TheSite, person: Asker, table: FromPath[str], data: JSONBody[SeatChoice]
) -> TableInfo:
    room = await visible(site, table, person)
    await tables.leave(site.house, room, person, data.seat)
    return told(site, room, person)


@post("/api/tables/{table:str}/start", summary="Start now; bots take the free seats")
async def start(site: TheSite, person: Asker, table: FromPath[str]) -> TableInfo:
    room = await visible(site, table, person)
    await tables.start(site.house, room, person)
    return told(site, room, person)


@post("/api/tables/{table:str}/resign", summary="Give up")
async def resign(
    site: TheSite, person: Asker, table: FromPath[str], data: JSONBody[SeatChoice]
) -> TableInfo:
    room = await visible(site, table, person)
    await tables.resign(site.house, room, person, data.seat)
    return told(site, room, person)


@post("/api/tables/{table:str}/reclaim", summary="Come back to a seat that a bot kept")
async def reclaim(
    site: TheSite, person: Asker, table: FromPath[str], data: JSONBody[SeatChoice]
) -> TableInfo:
    room = await visible(site, table, person)
    await tables.reclaim(site.house, room, person, data.seat)
    return told(site, room, person)


@post("/api/tables/{table:str}/rematch", summary="The same again; seats are kept")
async def rematch(
    request: AnyRequest, site: TheSite, person: Asker, table: FromPath[str]
) -> TableInfo:
    site.rates.check("create", address_of(request), person.id)
    room = await visible(site, table, person)
    return told(site, await tables.rematch(site.house, room, person), person)


@get("/api/tables/{table:str}/position", summary="A position: now, or after a line of the log")
async def position(
    site: TheSite,
    person: Asker,
    table: FromPath[str],
    seq: Annotated[int | None, QueryParameter(ge=0, le=LARGEST)] = None,
    seat: Annotated[int | None, QueryParameter(ge=-1, le=64)] = None,
    link: Link = None,
) -> Position:
    room = await visible(site, table, person, link)
    async with room.lock:
        if not room.fold.started:
            raise Denied(409, "error-not-running")
        viewer = chosen_viewer(room, person, seat)
        if seq is None:
            return position_for(room.id, room.fold, viewer)
        return past_position(room.id, room.fold, point_of_view(room.fold, viewer), seq)


def chosen_viewer(room: Room, person: Person, seat: int | None) -> Seats:
    """Whose eyes: one's own, after the end anybody's; -1 is a spectator."""
    mine = room.seats_of(person.id)
    if seat is None:
        return mine
    if seat == -1:
        return ()
    if seat >= len(room.seats) or (seat not in mine and not room.fold.over):
        raise Denied(403, "error-not-your-seat")
    return (seat,)


@get("/api/tables/{table:str}/log", summary="Lines of the log, as I may read them")
async def log(
    site: TheSite,
    person: Asker,
    table: FromPath[str],
    first: Annotated[int, QueryParameter(name="from", ge=0, le=LARGEST)] = 1,
    last: Annotated[int | None, QueryParameter(name="to", ge=0, le=LARGEST)] = None,
    seat: Annotated[int | None, QueryParameter(ge=-1, le=64)] = None,
    link: Link = None,
) -> Log:
    room = await visible(site, table, person, link)
    async with room.lock:
        viewer = chosen_viewer(room, person, seat)
        entries = entries_for(room.fold, viewer, first, last)
        return Log(table=room.id, seq=room.fold.seq, entries=entries)


@get("/api/tables/{table:str}/scores", summary="Points over the game, for graphs")
async def scores(site: TheSite, person: Asker, table: FromPath[str], link: Link = None) -> Scores:
    """Everything after the end; before it what everybody knew at each time."""
    room = await visible(site, table, person, link)
    async with room.lock:
        line = await score_line(room.fold)
        points = [ScorePoint(seq=seq, scores=known) for seq, known in line]
        return Scores(table=room.id, seq=room.fold.seq, points=points)


@post("/api/tables/{table:str}/analysis", summary="Look at a finished game again with a bot")
async def analyse(
    request: AnyRequest, site: TheSite, person: Asker, table: FromPath[str], link: Link = None
) -> AnalysisInfo:
    """Works in the background; asked again it tells how far it is."""
    room = await visible(site, table, person, link)
    site.rates.check("analysis", address_of(request), person.id)
    await site.analyst.ask(room, person.id)
    return await analysis.info(site.house, room.id)


@get("/api/tables/{table:str}/analysis", summary="How far an analysis is, and what it found")
async def analysed(
    site: TheSite, person: Asker, table: FromPath[str], link: Link = None
) -> AnalysisInfo:
    room = await visible(site, table, person, link)
    return await analysis.info(site.house, room.id)


@get("/api/tables/{table:str}/khipu", summary="The record of a finished game")
async def khipu(
    site: TheSite, person: Asker, table: FromPath[str], link: Link = None
) -> Response[str]:
    room = await visible(site, table, person, link)
    async with room.lock:
        text = records.khipu_of(room)
    name = f'attachment; filename="{room.row.game}-{room.id}.khipu"'
    headers = {"Content-Disposition": name}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@post("/api/records", summary="Import a record, or play on from one of its positions")
async def take_in(
    request: AnyRequest, site: TheSite, person: Asker, data: JSONBody[Import]
) -> TableInfo:
    site.rates.check("create", address_of(request), person.id)
    await site.people.store(person)
    return told(site, await records.take_in(site.house, person, data), person)


@post("/api/tables/{table:str}/play_on", summary="Play on from a position of a finished game")
async def play_on(
    request: AnyRequest, site: TheSite, person: Asker, table: FromPath[str], data: JSONBody[PlayOn]
) -> TableInfo:
    site.rates.check("create", address_of(request), person.id)
    room = await visible(site, table, person)
    await site.people.store(person)
    return told(site, await records.play_on(site.house, room, person, data), person)


@get("/api/tables/{table:str}/note", summary="My private note")
async def get_note(site: TheSite, person: Asker, table: FromPath[str]) -> NoteInfo:
    room = await visible(site, table, person)
    async with site.house.storage.read() as connection:
        found = await connection.execute(
            sa.select(NOTES.c.text).where(NOTES.c.table_id == room.id, NOTES.c.person == person.id)
        )
        row = found.first()
    return NoteInfo(text="" if row is None else row.text)


@put("/api/tables/{table:str}/note", summary="Write my private note")
async def put_note(
    site: TheSite, person: Asker, table: FromPath[str], data: JSONBody[Note]
) -> NoteInfo:
    room = await visible(site, table, person)
    await site.people.store(person)
    text = data.text.replace("\0", "")

    def job(connection: sa.Connection) -> None:
        where = (NOTES.c.table_id == room.id, NOTES.c.person == person.id)
        connection.execute(sa.delete(NOTES).where(*where))
        connection.execute(sa.insert(NOTES).values(table_id=room.id, person=person.id, text=text))

    await site.house.storage.write(job)
    return NoteInfo(text=text)


@get("/api/tables/{table:str}/chat", summary="What was said at the table")
async def chat(site: TheSite, person: Asker, table: FromPath[str]) -> Chat:
    room = await visible(site, table, person)
    check_member(room, person.id)
    muted = await site.people.muted(person.id)
    async with site.house.storage.read() as connection:
        found = await connection.execute(
            sa.select(CHAT, PEOPLE.c.name, PEOPLE.c.name_key)
            .outerjoin(PEOPLE, PEOPLE.c.id == CHAT.c.person)
            .where(CHAT.c.table_id == room.id, CHAT.c.person.not_in(muted))
            .order_by(CHAT.c.id.desc())
            .limit(200)
        )
        rows = list(found)
    lines = [
        ChatLine(
            id=row.id,
            person=person_info(row.person, row.name, row.name_key),
            text=row.text,
            at=row.at,
        )
        for row in reversed(rows)
    ]
    return Chat(lines=lines)


TABLE_CALLS = [
    create,
    listed,
    one,
    join,
    leave,
    start,
    resign,
    reclaim,
    rematch,
    position,
    log,
    scores,
    analyse,
    analysed,
    khipu,
    take_in,
    play_on,
    get_note,
    put_note,
    chat,
]

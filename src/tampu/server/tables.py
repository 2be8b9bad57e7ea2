"""What people do with tables: create, join, start, leave, resign, come back, play again."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
import sqlalchemy as sa

from tampu.core.contract import Game
from tampu.core.errors import TampuError
from tampu.core.record import commitment
from tampu.server import models
from tampu.server.bodies import NewTable, SeatWish
from tampu.server.errors import Conflict, Denied
from tampu.server.fold import Draft, settled
from tampu.server.guides import ORIGIN
from tampu.server.house import House, may_watch
from tampu.server.messages import Clock
from tampu.server.models import SEATS, TABLES
from tampu.server.people import Person, clean_name
from tampu.server.rooms import Room
from tampu.server.seals import new_id
from tampu.server.thinking import DEFAULT_BOT, known_bot


def planned_seat(wish: SeatWish, seat: int, person: Person, game: Game) -> models.Seat:
    mine = wish.kind in ("me", "hotseat")
    name = clean_name(wish.name) if wish.kind == "hotseat" and wish.name else None
    return models.Seat(
        seat=seat,
        kind=wish.kind,
        person=person.id if mine else None,
        name=name,
        bot=known_bot(wish.bot, game) if wish.kind == "bot" else None,
        away=False,
        resigned=False,
    )


async def create(house: House, person: Person, wish: NewTable, **more: Any) -> Room:
    """A new table; it starts by itself once every seat is taken."""
    game = house.game(wish.game)
    options = game.meta.complete(len(wish.seats), wish.options)
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Denied(400, "error-one-me")
    if wish.seed is not None and any(seat.kind in ("open", "invited") for seat in wish.seats):
        raise Denied(400, "error-seed-others")
    if wish.clock.window is not None and wish.clock.window[0] == wish.clock.window[1]:
        raise Denied(400, "error-clock-window")
    seats = [planned_seat(seat, number, person, game) for number, seat in enumerate(wish.seats)]
    seed = secrets.randbits(63) if wish.seed is None else wish.seed
    salt = secrets.token_hex(16)
    row = {
        "game": game.id,
        "rules_version": game.meta.rules_version,
        "options": options,
        "kind": wish.kind,
        "clock": msgspec.to_builtins(wish.clock),
        "hints": wish.hints,
        "chat": wish.chat,
        "visibility": wish.visibility,
        "creator": person.id,
        "seed": str(seed),
        "salt": salt,
        "commitment": commitment(seed, salt),
        **more,
    }
    room = await insert(house, row, seats)
    await start_if_full(house, room)
    return room


async def insert(house: House, row: dict[str, Any], seats: list[models.Seat]) -> Room:
    """Store a table that has no log yet."""
    table = new_id()
    columns = {
        **row,
        "id": table,
        "status": "open",
        "created": time.time(),
        "seq": 0,
        "version": 0,
        "bot_due": False,
        "lease_until": 0.0,
    }
    names = ("seat", "kind", "person", "name", "bot", "away", "resigned")
    places = [
        {"table_id": table, **{name: getattr(seat, name) for name in names}} for seat in seats
    ]

    def job(connection: sa.Connection) -> None:
        connection.execute(sa.insert(TABLES).values(**columns))
        connection.execute(sa.insert(SEATS), places)

    await house.storage.write(job)
    return await house.room(table)


async def start_if_full(house: House, room: Room) -> None:
    async with room.lock:
        if room.row.status == "open" and all(seat.person or seat.bot for seat in room.seats):
            await _start(house, room)


async def _start(house: House, room: Room, filled: list[models.Seat] | None = None) -> None:
    try:
        await house.append(room, [Draft("start"), *settled(room.fold)], seats=filled or [])
    except Conflict:
        if room.row.status == "open":
            raise Denied(409, "error-try-again") from None


async def start(house: House, room: Room, person: Person) -> None:
    """The creator does not wait any longer: bots take the free seats."""
    async with room.lock:
        if person.id != room.row.creator:
            raise Denied(403, "error-not-creator")
        if room.row.status != "open":
            raise Denied(409, "error-not-open")
        free = [seat for seat in room.seats if not seat.person and not seat.bot]
        for seat in free:
            seat.kind, seat.bot = "bot", DEFAULT_BOT
        await _start(house, room, free)


async def join(
    house: House, room: Room, person: Person, seat: int | None, invite: str | None
) -> None:
    """Take an open seat, or the one that an invitation or a rematch keeps."""
    async with room.lock:
        await house.refresh(room)
        if room.row.status != "open":
            raise Denied(409, "error-not-open")
        place = await _place_for(house, room, person, seat, invite)

        def job(connection: sa.Connection) -> None:
            taken = connection.execute(
                sa.update(SEATS)
                .where(
                    SEATS.c.table_id == room.id,
                    SEATS.c.seat == place,
                    SEATS.c.person.is_(None),
                    SEATS.c.bot.is_(None),
                )
                .values(person=person.id)
            )
            if taken.rowcount != 1:
                raise Denied(409, "error-seat-taken")

        await house.change(room, job)
    await start_if_full(house, room)


async def _place_for(
    house: House, room: Room, person: Person, seat: int | None, invite: str | None
) -> int:
    kept: tuple[int, ...] = ()
    if room.row.origin and room.row.origin not in ("record", ORIGIN):
        origin = await house.room(room.row.origin)
        kept = origin.seats_of(person.id)
    visible = may_watch(house, room, person.id, invite)
    for place in room.seats:
        if place.person or place.bot or (seat is not None and place.seat != seat):
            continue
        invited = house.seals.same(invite, house.seals.invite(room.id, place.seat))
        opened = place.kind == "open" and visible
        if invited or opened or place.seat in kept:
            return place.seat
    if not visible and not kept and not _invited(house, room, invite):
        raise Denied(404, "error-no-table")
    raise Denied(409, "error-seat-taken")


def _invited(house: House, room: Room, invite: str | None) -> bool:
    return any(
        house.seals.same(invite, house.seals.invite(room.id, seat.seat)) for seat in room.seats
    )


async def leave(house: House, room: Room, person: Person, seat: int | None) -> None:
    """Free one's seats before the start; afterwards bots sit down in them."""
    async with room.lock:
        await house.refresh(room)
        mine = _mine(room, person, seat)
        if room.row.status == "open":
            await _free(house, room, mine)
        elif room.row.status == "running":
            places = [room.seats[place] for place in mine if not room.seats[place].away]
            for place in places:
                place.away, place.bot = True, place.bot or DEFAULT_BOT
            await _append_seats(house, room, places, {"away": True})
        else:
            raise Denied(409, "error-not-running")


async def _free(house: House, room: Room, seats: list[int]) -> None:
    def job(connection: sa.Connection) -> None:
        connection.execute(
            sa.update(SEATS)
            .where(SEATS.c.table_id == room.id, SEATS.c.seat.in_(seats))
            .values(
                person=None,
                name=None,
                kind=sa.case((SEATS.c.kind == "invited", "invited"), else_="open"),
            )
        )
        left = [place.person for place in room.seats if place.seat not in seats and place.person]
        if not left:
            connection.execute(
                sa.update(TABLES)
                .where(TABLES.c.id == room.id)
                .values(status="abandoned", ended=time.time())
            )

    await house.change(room, job)


async def reclaim(house: House, room: Room, person: Person, seat: int | None) -> None:
    """Come back to a seat that a bot kept."""
    async with room.lock:
        await house.refresh(room)
        if room.row.status != "running":
            raise Denied(409, "error-not-running")
        places = [room.seats[place] for place in _mine(room, person, seat)]
        away = [place for place in places if place.away and not place.resigned]
        if not away:
            raise Denied(409, "error-nothing-to-reclaim")
        for place in away:
            place.away = False
        await _append_seats(house, room, away, {"back": True})


async def _append_seats(
    house: House, room: Room, places: list[models.Seat], data: dict[str, Any]
) -> None:
    if not places:
        return
    drafts = [Draft("seat", place.seat, None, data) for place in places]
    try:
        await house.append(room, drafts, seats=places)
    except Conflict:
        raise Denied(409, "error-try-again") from None


async def resign(house: House, room: Room, person: Person, seat: int | None) -> None:
    """Give up: the game ends if nobody is left to play against, else a bot plays on."""
    async with room.lock:
        await house.refresh(room)
        if room.row.status != "running":
            raise Denied(409, "error-not-running")
        places = [room.seats[place] for place in _mine(room, person, seat)]
        places = [place for place in places if not place.resigned]
        if not places:
            raise Denied(409, "error-not-running")
        for place in places:
            place.resigned, place.bot = True, place.bot or DEFAULT_BOT
        playing = [place for place in room.seats if not place.resigned]
        ends = len(playing) <= 1 or not any(place.person for place in playing)
        drafts = [
            Draft("resign", place.seat, None, {"end": True} if ends else None) for place in places
        ]
        try:
            await house.append(room, drafts, seats=places)
        except Conflict:
            raise Denied(409, "error-try-again") from None


async def rematch(house: House, room: Room, person: Person) -> Room:
    """The same table anew; everybody's seat is kept for them."""
    async with room.lock:
        await house.refresh(room)
        if room.row.status != "over" or not _mine(room, person, None):
            raise Denied(409, "error-not-over")
        if room.row.rematch:
            return await house.room(room.row.rematch)
        wishes = [_again(seat, person, room.game) for seat in room.seats]
        wish = NewTable(
            game=room.row.game,
            seats=wishes,
            options=room.row.options,
            kind=room.row.kind,  # type: ignore[arg-type]
            clock=msgspec.convert(room.row.clock, Clock),
            hints=room.row.hints,
            chat=room.row.chat,
            visibility=room.row.visibility,  # type: ignore[arg-type]
        )
        fresh = await create(house, person, wish, origin=room.id)

        def job(connection: sa.Connection) -> None:
            connection.execute(
                sa.update(TABLES).where(TABLES.c.id == room.id).values(rematch=fresh.id)
            )

        await house.change(room, job)
    return fresh


def _again(seat: models.Seat, person: Person, game: Game) -> SeatWish:
    if seat.person is None:
        try:
            return SeatWish(kind="bot", bot=known_bot(seat.bot, game))
        except TampuError:  # a name in an imported record
            return SeatWish(kind="bot")
    if seat.person == person.id:
        return SeatWish(kind="hotseat", name=seat.name)
    return SeatWish(kind="invited")


def _mine(room: Room, person: Person, seat: int | None) -> list[int]:
    mine = [place for place in room.seats_of(person.id) if seat is None or place == seat]
    if not mine:
        raise Denied(403, "error-not-at-table")
    return mine

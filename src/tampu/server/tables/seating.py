"""Seating: create, join, start and leave tables, resign, return and play a rematch."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from tampu.core.contract import Game
from tampu.core.errors import TampuError
from tampu.core.record import commitment
from tampu.server.errors import Conflict, Denied
from tampu.server.messages.bodies import NewTable, SeatWish
from tampu.server.messages.parts import Clock
from tampu.server.people.profiles import Person, clean_name
from tampu.server.storage.models import SEATS, TABLES, SeatRow
from tampu.server.tables.access import may_watch
from tampu.server.tables.bots import DEFAULT_BOT, MOST_BOT_TABLES, check_bot
from tampu.server.tables.creation import NewTableRows, prepare, store
from tampu.server.tables.log import Draft
from tampu.server.tables.repair import missing_drafts
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import TableSessions, load_game_once

ATTEMPTS: Final = 3
"""How often a seat is taken again when another process was faster."""


def planned_seat(wish: SeatWish, seat: int, person: Person, game: Game) -> SeatRow:
    """The row of a seat as its creator wants it."""
    mine = wish.kind in ("me", "hotseat")
    name = clean_name(wish.name) if wish.kind == "hotseat" and wish.name else None
    return SeatRow(
        seat=seat,
        kind=wish.kind,
        person=person.id if mine else None,
        name=name,
        bot=check_bot(wish.bot, game) if wish.kind == "bot" else None,
        away=False,
        resigned=False,
        reserved=wish.person if wish.kind == "invited" else None,
        answers=False,
    )


async def create(
    tables: TableSessions, person: Person, wish: NewTable, **more: Any
) -> TableSession:
    """Create a table; it starts at once if every seat is taken."""
    rows = planned_table(person, wish, **more)
    if any(seat.kind != "bot" for seat in wish.seats):
        return await store(tables, rows)

    def job(connection: sa.Connection) -> None:
        if connection.execute(_bot_tables(person)).scalar_one() >= MOST_BOT_TABLES:
            raise Denied(409, "error-bot-tables", most=MOST_BOT_TABLES)
        rows.job(connection)

    return await store(tables, NewTableRows(rows.id, job))


def _bot_tables(person: Person) -> Any:
    """The query that counts a person's running tables without people."""
    has_people = sa.exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person.is_not(None))
    return (
        sa.select(sa.func.count())
        .select_from(TABLES)
        .where(TABLES.c.creator == person.id, TABLES.c.status == "running", ~has_people)
    )


def planned_table(
    person: Person, wish: NewTable, taken: Sequence[str] = (), **more: Any
) -> NewTableRows:
    """The rows of a table as its creator wants it; raises if the wish cannot be fulfilled.

    `taken` are the people who have already agreed to take the invited seats.
    """
    game = load_game_once(wish.game)
    options = game.meta.complete(len(wish.seats), wish.options)
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Denied(400, "error-one-me")
    if wish.seed is not None and any(seat.kind in ("open", "invited") for seat in wish.seats):
        raise Denied(400, "error-seed-others")
    if wish.clock.window is not None and wish.clock.window[0] == wish.clock.window[1]:
        raise Denied(400, "error-clock-window")
    seats = [planned_seat(seat, number, person, game) for number, seat in enumerate(wish.seats)]
    free = (seat for seat in seats if seat.kind == "invited")
    for seat, other in zip(free, taken, strict=False):
        seat.person = other
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
    return prepare(row, seats)


async def start(tables: TableSessions, session: TableSession, person: Person) -> None:
    """Start now for the creator; bots take the free seats."""
    async with tables.hold(session):
        if person.id != session.row.creator:
            raise Denied(403, "error-not-creator")
        if session.row.status != "open":
            raise Denied(409, "error-not-open")
        free = [
            seat.changed(kind="bot", bot=DEFAULT_BOT)
            for seat in session.seats
            if not seat.person and not seat.bot
        ]
        try:
            await tables.append(session, missing_drafts(session), seats=free)
        except Conflict:
            if session.row.status == "open":
                raise Denied(409, "error-try-again") from None


async def join(
    tables: TableSessions,
    session: TableSession,
    person: Person,
    seat: int | None,
    invite: str | None,
) -> None:
    """Take an open seat, or one that an invitation or a rematch reserves; the last one starts."""
    async with tables.hold(session):
        for _ in range(ATTEMPTS):
            await tables.refresh(session)
            if session.row.status != "open":
                raise Denied(409, "error-not-open")
            place = _place_for(tables, session, person, seat, invite)
            taken = session.seats[place].changed(person=person.id)
            others = [other for other in session.seats if other.seat != place]
            starts = all(other.person or other.bot for other in others)
            drafts = missing_drafts(session) if starts else []
            names = {person.id: person.info}
            try:
                await tables.append(session, drafts, seats=[taken], names=names)
            except Conflict:
                continue
            return
        raise Denied(409, "error-try-again")


def _place_for(
    tables: TableSessions,
    session: TableSession,
    person: Person,
    seat: int | None,
    invite: str | None,
) -> int:
    visible = may_watch(tables.signer, session, person.id, invite)
    for place in session.seats:
        if place.person or place.bot or (seat is not None and place.seat != seat):
            continue
        if place.reserved is not None:
            if place.reserved == person.id:
                return place.seat
            continue
        invited = tables.signer.same(invite, tables.signer.invite(session.id, place.seat))
        opened = place.kind == "open" and visible and not session.seats_of(person.id)
        if invited or opened:
            return place.seat
    if not visible and not _invited(tables, session, invite):
        raise Denied(404, "error-no-table")
    raise Denied(409, "error-seat-taken")


def _invited(tables: TableSessions, session: TableSession, invite: str | None) -> bool:
    return any(
        tables.signer.same(invite, tables.signer.invite(session.id, seat.seat))
        for seat in session.seats
    )


async def leave(
    tables: TableSessions, session: TableSession, person: Person, seat: int | None
) -> None:
    """Free the person's seats before the start; after it bots take them over."""
    async with tables.hold(session):
        await tables.refresh(session)
        mine = _mine(session, person, seat)
        if session.row.status == "open":
            await _free(tables, session, mine)
        elif session.row.status == "running":
            places = [session.seats[place] for place in mine if not session.seats[place].away]
            left = [seat.changed(away=True, bot=seat.bot or DEFAULT_BOT) for seat in places]
            await _append_seats(tables, session, left, {"away": True})
        else:
            raise Denied(409, "error-not-running")


async def _free(tables: TableSessions, session: TableSession, seats: list[int]) -> None:
    def job(connection: sa.Connection) -> None:
        connection.execute(
            sa.update(SEATS)
            .where(SEATS.c.table_id == session.id, SEATS.c.seat.in_(seats))
            .values(
                person=None,
                name=None,
                kind=sa.case((SEATS.c.kind == "invited", "invited"), else_="open"),
            )
        )
        left = [place.person for place in session.seats if place.seat not in seats and place.person]
        if not left:
            connection.execute(
                sa.update(TABLES)
                .where(TABLES.c.id == session.id)
                .values(status="abandoned", ended=time.time())
            )

    try:
        await tables.change(session, job)
    except Conflict:
        raise Denied(409, "error-try-again") from None


async def reclaim(
    tables: TableSessions, session: TableSession, person: Person, seat: int | None
) -> None:
    """Give a person the seats back that bots took over."""
    async with tables.hold(session):
        places = await _running_seats(tables, session, person, seat)
        away = [place for place in places if place.away and not place.resigned]
        if not away:
            raise Denied(409, "error-nothing-to-reclaim")
        back = [seat.changed(away=False) for seat in away]
        await _append_seats(tables, session, back, {"back": True})


async def _running_seats(
    tables: TableSessions, session: TableSession, person: Person, seat: int | None
) -> list[SeatRow]:
    """The person's seats in a running game, after a refresh."""
    await tables.refresh(session)
    if session.row.status != "running":
        raise Denied(409, "error-not-running")
    return [session.seats[place] for place in _mine(session, person, seat)]


async def _append_seats(
    tables: TableSessions,
    session: TableSession,
    places: list[SeatRow],
    data: dict[str, Any] | None,
    kind: str = "seat",
) -> None:
    if not places:
        return
    drafts = [Draft(kind, place.seat, None, data) for place in places]
    try:
        await tables.append(session, drafts, seats=places)
    except Conflict:
        raise Denied(409, "error-try-again") from None


async def resign(
    tables: TableSessions, session: TableSession, person: Person, seat: int | None
) -> None:
    """Resign: the game ends if nobody is left to play against, else a bot plays on."""
    async with tables.hold(session):
        places = await _running_seats(tables, session, person, seat)
        resigned = {
            seat.seat: seat.changed(resigned=True, bot=seat.bot or DEFAULT_BOT)
            for seat in places
            if not seat.resigned
        }
        if not resigned:
            raise Denied(409, "error-not-running")
        playing = [
            seat for seat in session.seats if not seat.resigned and seat.seat not in resigned
        ]
        ends = len(playing) <= 1 or not any(seat.person for seat in playing)
        data = {"end": True} if ends else None
        await _append_seats(tables, session, list(resigned.values()), data, kind="resign")


async def rematch(tables: TableSessions, session: TableSession, person: Person) -> TableSession:
    """Create the same table again, with a seat reserved for everybody."""
    async with tables.hold(session):
        await tables.refresh(session)
        if session.row.status != "over" or not _mine(session, person, None):
            raise Denied(409, "error-not-over")
        if session.row.rematch:
            return await tables.get(session.row.rematch)
        wishes = [_same_seat(seat, person, session.game) for seat in session.seats]
        wish = NewTable(
            game=session.row.game,
            seats=wishes,
            options=session.row.options,
            kind=session.row.kind,  # type: ignore[arg-type]
            clock=msgspec.convert(session.row.clock, Clock),
            hints=session.row.hints,
            chat=session.row.chat,
            visibility=session.row.visibility,  # type: ignore[arg-type]
        )
        rated = session.row.rated and session.row.ladder is None
        fresh = planned_table(person, wish, origin=session.id, rated=rated)

        def job(connection: sa.Connection) -> None:
            fresh.job(connection)
            connection.execute(
                sa.update(TABLES).where(TABLES.c.id == session.id).values(rematch=fresh.id)
            )

        with suppress(Conflict):  # somebody else was faster
            await tables.change(session, job)
        if session.row.rematch is None:
            raise Denied(409, "error-try-again")
        return await tables.get(session.row.rematch)


def _same_seat(seat: SeatRow, person: Person, game: Game) -> SeatWish:
    if seat.person is None:
        try:
            return SeatWish(kind="bot", bot=check_bot(seat.bot, game))
        except TampuError:  # a name in an imported record
            return SeatWish(kind="bot")
    if seat.person == person.id:
        return SeatWish(kind="hotseat", name=seat.name)
    return SeatWish(kind="invited", person=seat.person)


async def decline(tables: TableSessions, session: TableSession, person: Person) -> None:
    """Free the seats that are reserved for a person who does not want them."""
    own = SEATS.c.table_id == session.id, SEATS.c.reserved == person.id, SEATS.c.person.is_(None)
    await _change_rows(tables, session, sa.update(SEATS).where(*own).values(reserved=None))


async def set_answers(
    tables: TableSessions, session: TableSession, person: Person, *, on: bool
) -> None:
    """Set whether the server answers for a person where only one answer is possible."""
    if not session.seats_of(person.id):
        raise Denied(403, "error-not-at-table")
    own = SEATS.c.table_id == session.id, SEATS.c.person == person.id
    await _change_rows(tables, session, sa.update(SEATS).where(*own).values(answers=on))


async def _change_rows(tables: TableSessions, session: TableSession, statement: Any) -> None:
    async with tables.hold(session):
        try:
            await tables.change(session, lambda connection: connection.execute(statement))
        except Conflict:
            raise Denied(409, "error-try-again") from None


def _mine(session: TableSession, person: Person, seat: int | None) -> list[int]:
    mine = [place for place in session.seats_of(person.id) if seat is None or place == seat]
    if not mine:
        raise Denied(403, "error-not-at-table")
    return mine

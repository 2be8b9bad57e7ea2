"""Records in and out: the khipu of a finished table, imports, and playing on from a position."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from tampu.core.contract import CHANCE, Game
from tampu.core.play import Entry, Match
from tampu.core.record import commitment, parse, record, verify
from tampu.server import models
from tampu.server.bodies import Import, PlayOn
from tampu.server.errors import Denied
from tampu.server.fold import Draft, settled
from tampu.server.house import House
from tampu.server.messages import Clock
from tampu.server.people import Person
from tampu.server.rooms import Room
from tampu.server.tables import insert
from tampu.server.thinking import known_bot


def khipu_of(room: Room) -> str:
    """The record of a finished table."""
    if not room.fold.over:
        raise Denied(409, "error-not-over")
    match = Match(room.game, len(room.seats), room.row.options, int(room.row.seed))
    match.restore(room.fold.match.log)
    if len(match.log) > len(room.fold.match.log):
        match.state, match.log = room.fold.state, list(room.fold.match.log)
    khipu = record(match, room.labels(), room.row.salt)
    khipu.commitment = room.row.commitment
    return khipu.write()


class Course(NamedTuple):
    """A game that was played."""

    game: Game
    options: Mapping[str, Any]
    seats: int
    log: list[Entry]


async def take_in(house: House, person: Person, wish: Import) -> Room:
    """Keep a record as a finished table, or play on from one of its positions."""
    khipu = parse(wish.khipu.encode())
    game = house.game(khipu.game)
    replay = verify(khipu, game)
    if wish.at is not None:
        course = Course(game, replay.options, replay.seats, replay.log)
        at = PlayOn(at=wish.at, seat=wish.seat, bot=wish.bot)
        return await _continue(house, person, course, at, "record")
    if khipu.seed is None or khipu.salt is None:
        raise Denied(409, "error-record-running")
    seats = [
        models.Seat(seat=seat, kind="bot", bot=label[:60] or "?", away=False, resigned=False)
        for seat, label in enumerate(khipu.seats)
    ]
    row = _row(game, replay.options, person, "record")
    row |= {"seed": str(khipu.seed), "salt": khipu.salt, "commitment": khipu.commitment}
    room = await insert(house, row, seats)
    async with room.lock:
        await house.append(room, [Draft("start"), *_drafts(replay.log)])
    return room


async def play_on(house: House, room: Room, person: Person, wish: PlayOn) -> Room:
    """A new table that begins at a position of a finished one."""
    if not room.fold.over:
        raise Denied(409, "error-not-over")
    course = Course(room.game, room.row.options, len(room.seats), list(room.fold.match.log))
    at = PlayOn(at=room.fold.entries_until(wish.at), seat=wish.seat, bot=wish.bot)
    return await _continue(house, person, course, at, room.id)


async def _continue(
    house: House, person: Person, course: Course, wish: PlayOn, origin: str
) -> Room:
    if wish.at > len(course.log) or wish.seat >= course.seats:
        raise Denied(400, "error-no-position")
    spec = known_bot(wish.bot, course.game)
    seats = [
        models.Seat(seat=seat, kind="bot", bot=spec, away=False, resigned=False)
        for seat in range(course.seats)
    ]
    mine = seats[wish.seat]
    mine.kind, mine.person, mine.bot = "me", person.id, None
    seed, salt = secrets.randbits(63), secrets.token_hex(16)
    row = _row(course.game, course.options, person, origin)
    row |= {"seed": str(seed), "salt": salt, "commitment": commitment(seed, salt)}
    room = await insert(house, row, seats)
    async with room.lock:
        await house.append(room, [Draft("start"), *_drafts(course.log[: wish.at])])
        chance = settled(room.fold)
        if chance:
            await house.append(room, chance)
    return room


def _drafts(log: list[Entry]) -> list[Draft]:
    return [
        Draft("chance", None, action) if actor == CHANCE else Draft("decision", actor, action)
        for actor, action in log
    ]


def _row(game: Game, options: Mapping[str, Any], person: Person, origin: str) -> dict[str, Any]:
    return {
        "game": game.id,
        "rules_version": game.meta.rules_version,
        "options": dict(options),
        "kind": "by_turns",
        "clock": msgspec.to_builtins(Clock()),
        "hints": True,
        "chat": False,
        "visibility": "private",
        "creator": person.id,
        "origin": origin,
    }

"""Records: export, import, and new tables that continue from a recorded position."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from tampu.core.contract import CHANCE, Game
from tampu.core.play import Entry, Match
from tampu.core.record import Replay, commitment, parse, record, verify
from tampu.server.errors import Denied
from tampu.server.messages.bodies import Import, PlayOn
from tampu.server.messages.parts import Clock
from tampu.server.people.profiles import Person
from tampu.server.storage.models import SeatRow
from tampu.server.tables.access import check_known_deal
from tampu.server.tables.bots import check_bot
from tampu.server.tables.creation import prepare, store
from tampu.server.tables.log import Draft
from tampu.server.tables.session import ORIGIN_RECORD, TableSession
from tampu.server.tables.sessions import TableSessions, load_game_once


def khipu_of(session: TableSession) -> str:
    """The record of a finished table."""
    if not session.fold.over:
        raise Denied(409, "error-not-over")
    check_known_deal(session)
    row = session.row
    seats, seed = len(session.seats), int(row.seed)
    match = Match(session.game, seats, row.options, seed, row.rules_version)
    match.restore(session.fold.match.log)
    if len(match.log) > len(session.fold.match.log):
        match.state, match.log = session.fold.state, list(session.fold.match.log)
    khipu = record(match, session.labels(), row.salt)
    khipu.commitment = row.commitment
    return khipu.write()


class PlayedGame(NamedTuple):
    """A finished or recorded game."""

    game: Game
    options: Mapping[str, Any]
    rules_version: int
    seats: int
    log: list[Entry]


async def import_record(tables: TableSessions, person: Person, wish: Import) -> TableSession:
    """Store a record as a finished table, or create a table that continues from it."""
    khipu = parse(wish.khipu.encode())
    game = load_game_once(khipu.game)
    replay = verify(khipu, game)
    if wish.at is not None:
        played = _played(replay)
        at = PlayOn(at=wish.at, seat=wish.seat, bot=wish.bot)
        return await _continue(tables, person, played, at, ORIGIN_RECORD)
    if khipu.seed is None or khipu.salt is None:
        raise Denied(409, "error-record-running")
    seats = [
        SeatRow(seat=seat, kind="bot", bot=label[:60] or "?", away=False, resigned=False)
        for seat, label in enumerate(khipu.seats)
    ]
    row = _row(_played(replay), person, ORIGIN_RECORD)
    row |= {"seed": str(khipu.seed), "salt": khipu.salt, "commitment": khipu.commitment}
    return await store(tables, prepare(row, seats, _drafts(replay.log)))


async def play_on(
    tables: TableSessions, session: TableSession, person: Person, wish: PlayOn
) -> TableSession:
    """Create a table that continues from a position of a finished one."""
    if not session.fold.over:
        raise Denied(409, "error-not-over")
    check_known_deal(session)
    row, log = session.row, list(session.fold.match.log)
    played = PlayedGame(session.game, row.options, row.rules_version, len(session.seats), log)
    at = PlayOn(at=session.fold.entries_until(wish.at), seat=wish.seat, bot=wish.bot)
    return await _continue(tables, person, played, at, session.id)


async def _continue(
    tables: TableSessions, person: Person, played: PlayedGame, wish: PlayOn, origin: str
) -> TableSession:
    if wish.at > len(played.log) or wish.seat >= played.seats:
        raise Denied(400, "error-no-position")
    spec = check_bot(wish.bot, played.game)
    seats = [
        SeatRow(seat=seat, kind="bot", bot=spec, away=False, resigned=False)
        for seat in range(played.seats)
    ]
    mine = seats[wish.seat]
    mine.kind, mine.person, mine.bot = "me", person.id, None
    seed, salt = secrets.randbits(63), secrets.token_hex(16)
    row = _row(played, person, origin)
    row |= {"seed": str(seed), "salt": salt, "commitment": commitment(seed, salt)}
    return await store(tables, prepare(row, seats, _drafts(played.log[: wish.at])))


def _drafts(log: list[Entry]) -> list[Draft]:
    return [
        Draft("chance", None, action) if actor == CHANCE else Draft("decision", actor, action)
        for actor, action in log
    ]


def _played(replay: Replay) -> PlayedGame:
    return PlayedGame(replay.game, replay.options, replay.rules_version, replay.seats, replay.log)


def _row(played: PlayedGame, person: Person, origin: str) -> dict[str, Any]:
    return {
        "game": played.game.id,
        "rules_version": played.rules_version,
        "options": dict(played.options),
        "kind": "by_turns",
        "clock": msgspec.to_builtins(Clock()),
        "hints": True,
        "chat": False,
        "visibility": "link",
        "creator": person.id,
        "origin": origin,
    }

"""Challenges: the periods, the deal that follows from the site's secret, and tries at it."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from tampu.bots.opponents import OPPONENTS
from tampu.core.contract import Game
from tampu.core.options import Meta
from tampu.core.record import commitment
from tampu.core.registry import game_ids, metas
from tampu.server.errors import Denied
from tampu.server.messages.bodies import NewTable, SeatWish
from tampu.server.people.profiles import Person
from tampu.server.people.signing import Signer
from tampu.server.storage.models import PEOPLE
from tampu.server.storage.storage import Storage
from tampu.server.storage.study_models import CHALLENGES, TRIES
from tampu.server.tables import seating
from tampu.server.tables.creation import NewTableRows, store
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import TableSessions, load_game_once

LEVELS: Final = {"day": (1, 2, 3), "week": (3, 4, 5)}
"""By period the levels of the bots."""
DAYS: Final = {"day": 1, "week": 7}
_ID: Final = re.compile(
    r"(?:(?P<day>\d{4}-\d\d-\d\d)|(?P<year>\d{4})-w(?P<week>\d\d))-(?P<game>\w{1,40})-(?P<form>solo|bots)",
    re.ASCII,
)


class Challenge(NamedTuple):
    """A period, a game, and whether one plays alone or against bots."""

    id: str
    game: str
    period: str
    form: str
    begins: float
    ends: float


def _challenge(first: date, period: str, game: str, form: str) -> Challenge:
    year, week, _ = first.isocalendar()
    label = first.isoformat() if period == "day" else f"{year}-w{week:02}"
    midnight = datetime(first.year, first.month, first.day, tzinfo=UTC)
    last = midnight + timedelta(days=DAYS[period])
    name = f"{label}-{game}-{form}"
    return Challenge(name, game, period, form, midnight.timestamp(), last.timestamp())


def forms(meta: Meta) -> list[str]:
    """The forms of a game's challenges: alone where the game has a solo form, and against bots."""
    able = {"solo": 1 in meta.seats, "bots": any(count > 1 for count in meta.seats)}
    return [form for form, is_able in able.items() if is_able]


def current(now: float) -> Iterator[Challenge]:
    """The challenges of this day and this week (UTC)."""
    today = datetime.fromtimestamp(now, UTC).date()
    for period, first in (("day", today), ("week", today - timedelta(days=today.weekday()))):
        for meta in metas():
            for form in forms(meta):
                yield _challenge(first, period, meta.id, form)


def named(name: str, now: float) -> Challenge:
    """The challenge with this id; raises for ids that are none, or not yet."""
    match = _ID.fullmatch(name)
    try:
        if match is None:
            raise ValueError
        if match["day"]:
            first, period = date.fromisoformat(match["day"]), "day"
        else:
            first, period = date.fromisocalendar(int(match["year"]), int(match["week"]), 1), "week"
        challenge = _challenge(first, period, match["game"], match["form"])
    except (ValueError, OverflowError):
        raise Denied(404, "error-no-challenge") from None
    if challenge.begins > now or challenge.id != name or challenge.game not in game_ids():
        raise Denied(404, "error-no-challenge")
    return challenge


def plan(challenge: Challenge, game: Game, signer: Signer) -> dict[str, Any]:
    """The stored row of a challenge; deal, seats and options follow from the site's secret."""
    deal = signer.digest(f"challenge deal {challenge.id}")
    picks = iter(signer.digest(f"challenge seats {challenge.id}"))
    counts = [count for count in game.meta.seats if count > 1]
    if challenge.form == "solo":
        seats = 1
    else:
        seats = min(counts) if challenge.period == "day" else counts[next(picks) % len(counts)]
    presets = [one.options for one in game.meta.presets if seats in (one.seats or (seats,))]
    options = presets[next(picks) % len(presets)] if presets else {}
    bots, start = (
        [one.spec for one in OPPONENTS if one.level in LEVELS[challenge.period]],
        next(picks),
    )
    seed, salt = int.from_bytes(deal[:8]) >> 1, deal[8:24].hex()
    return {
        **challenge._asdict(),
        "rules_version": game.meta.rules_version,
        "options": game.meta.complete(seats, options),
        "seat": next(picks) % seats,
        "bots": [bots[(start + place) % len(bots)] for place in range(seats - 1)],
        "seed": str(seed),
        "salt": salt,
        "commitment": commitment(seed, salt),
    }


async def stored(
    database: Storage, signer: Signer, challenges: Sequence[Challenge], now: float
) -> list[Any]:
    """The rows of challenges in their order; the first request for a running one stores it."""
    query = sa.select(CHALLENGES).where(CHALLENGES.c.id.in_([one.id for one in challenges]))
    rows = {row.id: row for row in await database.rows(query)}
    missing = [one for one in challenges if one.id not in rows and one.ends > now]
    if missing:
        dialect = sqlite if database.is_sqlite else postgresql
        values = [plan(one, load_game_once(one.game), signer) for one in missing]
        await database.execute(dialect.insert(CHALLENGES).values(values).on_conflict_do_nothing())
        rows = {row.id: row for row in await database.rows(query)}
    return [rows[one.id] for one in challenges if one.id in rows]


async def find(database: Storage, signer: Signer, name: str, now: float) -> Any:
    """The row of the challenge with this id."""
    challenge = named(name, now)
    if challenge.form not in forms(load_game_once(challenge.game).meta):
        raise Denied(404, "error-no-challenge")
    rows = await stored(database, signer, [challenge], now)
    if not rows:
        raise Denied(404, "error-no-challenge")
    return rows[0]


async def begin(tables: TableSessions, person: Person, row: Any) -> TableSession:
    """Begin a person's only try at a challenge, or return to it.

    Once the period is over the deal is known, and everybody may play it as often as they like
    without a result.
    """
    meta = load_game_once(row.game).meta
    wishes = [SeatWish(kind="bot", bot=bot) for bot in row.bots]
    wishes.insert(row.seat, SeatWish(kind="me"))
    wish = NewTable(
        game=row.game,
        seats=wishes,
        options=row.options,
        hints=False,
        chat=False,
        visibility="public",
    )
    deal = {"seed": row.seed, "salt": row.salt, "commitment": row.commitment}
    now = time.time()
    if now >= row.ends:
        return await store(
            tables, seating.planned_table(person, wish, visibility="private", **deal)
        )
    own = sa.select(TRIES.c.table_id).where(
        TRIES.c.challenge == row.id, TRIES.c.person == person.id
    )
    played = await tables.database.first(own)
    if played is not None:
        return await tables.get(played.table_id)
    if meta.rules_version != row.rules_version:
        raise Denied(409, "error-challenge-rules")
    rows = seating.planned_table(person, wish, challenge=row.id, secret_until=row.ends, **deal)

    def job(connection: sa.Connection) -> None:
        # Locks the person, so that two requests cannot begin two tries and keep the better one.
        connection.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.id == person.id).with_for_update())
        if connection.execute(own).first() is not None:
            raise Denied(409, "error-try-again")
        rows.job(connection)
        attempt = {"challenge": row.id, "person": person.id, "table_id": rows.id, "begun": now}
        connection.execute(sa.insert(TRIES).values(counted=False, **attempt))

    return await store(tables, NewTableRows(rows.id, job))

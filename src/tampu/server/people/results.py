"""Results: what each seat of a finished game achieved, written with the last line of its log."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, Protocol

import sqlalchemy as sa

from tampu.server.people.ratings import RatedPlayer, has_guests, update_ratings
from tampu.server.people.tries import store_try
from tampu.server.storage.models import RESULTS, TABLES

RESIGNED: Final = "resigned"
"""The end of a game in which nobody was left to play against."""
_LEVEL: Final = re.compile(r"level:(\d+)")


class PlayedTable(Protocol):
    """What results need to know of a table."""

    id: Any
    game: Any
    kind: Any
    origin: Any
    rated: Any
    ladder: Any
    challenge: Any
    secret_until: Any
    started: Any


class PlayedSeat(Protocol):
    """What results need to know of a seat."""

    seat: Any
    person: Any
    name: Any
    bot: Any
    away: Any
    resigned: Any


def level_of(spec: str | None) -> int | None:
    """The level of a bot's spec; None if it is no level."""
    match = _LEVEL.match(spec or "")
    return int(match[1]) if match else None


def store_results(
    connection: sa.Connection,
    table: PlayedTable,
    seats: Sequence[PlayedSeat],
    result: dict[str, Any],
    ended: float,
) -> None:
    """Store the results of a game that ends in this transaction, if it was played from the start.

    A game that continues from a record or a finished table, and a guided game, have none.
    """
    if table.origin is not None:
        rematch = sa.select(TABLES.c.rematch).where(TABLES.c.id == table.origin)
        if connection.execute(rematch).scalar() != table.id:
            return
    rows = result_rows(table, seats, result, ended)
    changes = _rate(connection, table, seats, rows, ended) if table.rated else {}
    for row in rows:
        row |= {"ladder": table.ladder, "rating_change": changes.get(row["person"])}
    connection.execute(sa.insert(RESULTS), rows)
    if table.challenge is not None:
        store_try(connection, table, rows)


def _rate(
    connection: sa.Connection,
    table: PlayedTable,
    seats: Sequence[PlayedSeat],
    rows: list[dict[str, Any]],
    ended: float,
) -> dict[str, int]:
    """Update the ratings: of a ladder game, or of a game between people with accounts.

    Whoever left or resigned stands behind those who stayed.
    """
    people = [row["person"] for row in rows if row["person"]]
    if table.ladder is None and (len(people) < 2 or has_guests(connection, people)):
        return {}
    players = [
        RatedPlayer(
            row["person"],
            None if row["person"] else level_of(seat.bot),
            row["rank"] + (len(rows) if row["departed"] else 0),
        )
        for seat, row in zip(seats, rows, strict=True)
    ]
    return update_ratings(connection, table.game, table.kind, players, ended)


def result_rows(
    table: PlayedTable, seats: Sequence[PlayedSeat], result: dict[str, Any], ended: float
) -> list[dict[str, Any]]:
    """The rows of a finished game, one for each seat."""
    ranks, owners = result["ranks"], seat_owners(seats)
    winners = ranks.count(1)
    people = {seat.person for seat in seats if seat.person}
    rows = []
    for place in seats:
        seat = place.seat
        departed = bool(place.person) and bool(place.away or place.resigned)
        others = [other for other in seats if other.seat != seat and not other.person]
        levels = [level for other in others if (level := level_of(other.bot)) is not None]
        won = ranks[seat] == 1 and not departed
        rows.append(
            {
                "table_id": table.id,
                "seat": seat,
                "person": owners.get(seat),
                "game": table.game,
                "kind": table.kind,
                "seats": len(seats),
                "ended": ended,
                "score": result["scores"][seat],
                "rank": ranks[seat],
                "share": 1.0 / winners if won else 0.0,
                "sheet": result["sheet"][seat],
                "people": len(people - {place.person}),
                "level": max(levels, default=None),
                "departed": departed,
                "complete": result["end"] != RESIGNED,
            }
        )
    return rows


def seat_owners(seats: Sequence[PlayedSeat]) -> dict[int, str]:
    """By seat the person whose statistics count it: of several seats at one screen only one."""
    owners: dict[int, str] = {}
    for place in seats:
        if place.person and not place.name and place.person not in owners.values():
            owners[place.seat] = place.person
    return owners

"""Finished games: lists of them with filters, page by page."""

from __future__ import annotations

import itertools
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tampu.server.messages.profile_bodies import FinishedGame, FinishedGames, FinishedSeat
from tampu.server.people.profiles import fold_name
from tampu.server.storage.models import PEOPLE, RESULTS, TABLES
from tampu.server.storage.storage import Storage
from tampu.server.tables.sessions import read_names, read_seats

PAGE: Final = 50
MOST_NAMED: Final = 300
"""Up to this many people with a searched name, the search begins with their games."""


class Filters(NamedTuple):
    """Which finished games to list."""

    game: str | None = None
    kind: str | None = None
    outcome: str | None = None
    seats: int | None = None
    opponent: str | None = None
    """A part of the name of another person at the table."""
    before: float | None = None


async def history(
    database: Storage, person: str, filters: Filters, *, only_public: bool
) -> FinishedGames:
    """The newest finished games of a person."""
    query = (
        sa.select(RESULTS.c.table_id, RESULTS.c.seat, RESULTS.c.share, TABLES.c.visibility)
        .add_columns(TABLES.c.rated, RESULTS.c.rating_change)
        .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
        .where(RESULTS.c.person == person, *conditions(filters))
        .order_by(RESULTS.c.ended.desc())
        .limit(PAGE + 1)
    )
    if only_public:
        query = query.where(TABLES.c.visibility == "public")
    async with database.read() as connection:
        if filters.opponent:
            query = query.where(await _plays_with(connection, person, filters.opponent))
        rows = list(await connection.execute(query))
        return await describe(connection, rows)


async def public_games(database: Storage, filters: Filters, *, rated: bool) -> FinishedGames:
    """The newest finished games that everybody may watch.

    Those of a player who does not show a list of their games are not listed by that name.
    """
    seat: Any = RESULTS.c.seat == 0
    ended = TABLES.c.ended
    if filters.opponent:
        player = await _who_shows_games(database, filters.opponent)
        if player is None:
            return FinishedGames(games=[], older=None)
        # The games of a player are read by the index of their results, the newest first.
        seat, ended = RESULTS.c.person == player, RESULTS.c.ended
    query = (
        sa.select(
            RESULTS.c.table_id,
            sa.null().label("seat"),
            RESULTS.c.share,
            TABLES.c.visibility,
            TABLES.c.rated,
            sa.null().label("rating_change"),
        )
        .select_from(TABLES)
        .join(RESULTS, (RESULTS.c.table_id == TABLES.c.id) & seat)
        .where(TABLES.c.visibility == "public", ended.is_not(None))
        .order_by(ended.desc())
        .limit(PAGE + 1)
    )
    for column, value in (
        (TABLES.c.game, filters.game),
        (TABLES.c.kind, filters.kind),
        (RESULTS.c.seats, filters.seats),
    ):
        if value:
            query = query.where(column == value)
    if rated:
        query = query.where(TABLES.c.rated)
    if filters.before is not None:
        query = query.where(ended < filters.before)
    async with database.read() as connection:
        return await describe(connection, list(await connection.execute(query)))


async def _who_shows_games(database: Storage, name: str) -> str | None:
    """The account with this name, if its owner shows a list of their games."""
    query = sa.select(PEOPLE.c.id, PEOPLE.c.preferences)
    row = await database.first(query.where(PEOPLE.c.name_key == fold_name(name)))
    return row.id if row is not None and row.preferences.get("show_games", True) else None


def conditions(filters: Filters) -> list[Any]:
    """The conditions on results that follow from filters."""
    wanted: list[Any] = []
    if filters.game:
        wanted.append(RESULTS.c.game == filters.game)
    if filters.kind:
        wanted.append(RESULTS.c.kind == filters.kind)
    if filters.seats:
        wanted.append(RESULTS.c.seats == filters.seats)
    if filters.outcome:
        won = RESULTS.c.share > 0
        wanted.append(won if filters.outcome == "won" else ~won)
    if filters.before is not None:
        wanted.append(RESULTS.c.ended < filters.before)
    return wanted


async def _plays_with(connection: AsyncConnection, person: str, name: str) -> Any:
    """The condition that somebody else at the table has a name that contains a text.

    Few such people are read first: their games are far fewer than those of a busy person. Of many,
    one is soon met in the newest games.
    """
    other = RESULTS.alias("other")
    text = fold_name(name).replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    named = sa.func.lower(PEOPLE.c.name).like(f"%{text}%", escape="\\")
    query = sa.select(PEOPLE.c.id).where(named, PEOPLE.c.id != person).limit(MOST_NAMED + 1)
    people = list((await connection.execute(query)).scalars())
    if len(people) <= MOST_NAMED:
        tables = sa.select(other.c.table_id).where(other.c.person.in_(people))
        return RESULTS.c.table_id.in_(tables)
    return sa.exists().where(
        other.c.table_id == RESULTS.c.table_id,
        other.c.person != person,
        other.c.person == PEOPLE.c.id,
        named,
    )


async def describe(connection: AsyncConnection, rows: list[Any]) -> FinishedGames:
    """Read the games of some result rows: one more than a page holds if there are older ones."""
    shown = rows[:PAGE]
    tables = [row.table_id for row in shown]
    query = sa.select(RESULTS).where(RESULTS.c.table_id.in_(tables)).order_by(RESULTS.c.seat)
    results: dict[str, list[Any]] = {table: [] for table in tables}
    for result in await connection.execute(query):
        results[result.table_id].append(result)
    seats = await read_seats(connection, tables)
    names = await read_names(connection, itertools.chain(*seats.values()))
    games = []
    for row in shown:
        places = [
            FinishedSeat(
                seat=seat.seat,
                person=names.get(seat.person) if seat.person else None,
                name=seat.name,
                bot=seat.bot,
                score=result.score,
                rank=result.rank,
            )
            for seat, result in zip(seats[row.table_id], results[row.table_id], strict=True)
        ]
        first = results[row.table_id][0]
        games.append(
            FinishedGame.filled_from(
                row,
                table=row.table_id,
                game=first.game,
                kind=first.kind,
                ended=first.ended,
                change=row.rating_change,
                seats=places,
            )
        )
    return FinishedGames(games=games, older=games[-1].ended if len(rows) > PAGE else None)

"""The routes of ratings: leaderboards and the bot ladder."""

from __future__ import annotations

from typing import Any, Literal

import sqlalchemy as sa
from litestar import get, post
from litestar.params import FromPath, FromQuery

from tampu.bots.registry import LEVELS
from tampu.core.registry import metas
from tampu.server.errors import Denied
from tampu.server.http.lookup import table_info
from tampu.server.messages.bodies import NewTable, SeatWish
from tampu.server.messages.parts import TableInfo
from tampu.server.messages.profile_bodies import Ladder, LadderStep, Leaderboard, Ranked, RatingInfo
from tampu.server.people.ladder import NEEDED, OF, Climb, climb, climbs, ladder_bots
from tampu.server.people.profiles import person_info
from tampu.server.people.puzzle_scores import KIND as PUZZLES
from tampu.server.people.ratings import bot_points, leaders, shown_deviation, shown_points
from tampu.server.site import CurrentPerson, CurrentSite, Site
from tampu.server.storage.models import PEOPLE, RATINGS, TABLES
from tampu.server.tables import seating
from tampu.server.tables.creation import NewTableRows, store
from tampu.server.tables.sessions import load_game_once


def rating_info(row: Any) -> RatingInfo:
    return RatingInfo(
        game=row.game,
        kind=row.kind,
        points=shown_points(row.mu),
        deviation=shown_deviation(row.sigma),
        games=row.games,
    )


async def ratings_of(site: Site, person: str) -> list[RatingInfo]:
    """All ratings of a person."""
    query = sa.select(RATINGS).where(RATINGS.c.person == person).order_by(RATINGS.c.games.desc())
    return [rating_info(row) for row in await site.database.rows(query)]


@get(
    "/api/leaderboards/{game:str}",
    summary="The people with the highest ratings in a game",
    limit="profile",
)
async def leaderboard(
    site: CurrentSite,
    person: CurrentPerson,
    game: FromPath[str],
    kind: FromQuery[Literal["live", "by_turns", "puzzles"]] = "live",
) -> Leaderboard:
    """Accounts with enough rated games, or answered puzzles, that do not hide their rating."""
    load_game_once(game)
    rows = await leaders(site.database, game, kind)
    ranked = [
        Ranked(place, person_info(row.person, row.name, row.name_key), rating_info(row))
        for place, row in enumerate(rows, 1)
    ]
    own = [one for one in await ratings_of(site, person.id) if (one.game, one.kind) == (game, kind)]
    bots = {} if kind == PUZZLES else _bots(game)
    return Leaderboard(ranked=ranked, mine=own[0] if own else None, bots=bots)


def _bots(game: str) -> dict[str, int]:
    return {str(level): points for level, points in bot_points(game).items()}


def _running(person: str) -> Any:
    """The query of a person's running ladder games."""
    return sa.select(TABLES.c.id, TABLES.c.game).where(
        TABLES.c.creator == person, TABLES.c.status == "running", TABLES.c.ladder.is_not(None)
    )


@get(
    "/api/ladder", summary="How far I have climbed on the bot ladder of each game", limit="profile"
)
async def ladder(site: CurrentSite, person: CurrentPerson) -> Ladder:
    states = await climbs(site.database, person.id)
    running = {row.game: row.id for row in await site.database.rows(_running(person.id))}
    own = {one.game: one for one in await ratings_of(site, person.id) if one.kind == "live"}
    return Ladder(
        steps=[
            _step(meta.id, states.get(meta.id, climb(())), running.get(meta.id), own.get(meta.id))
            for meta in metas()
        ]
    )


def _step(game: str, state: Climb, table: str | None, rating: RatingInfo | None) -> LadderStep:
    return LadderStep(
        game=game,
        step=state.step,
        recent=state.recent,
        needed=NEEDED,
        of=OF,
        games=state.games,
        table=table,
        bots=_bots(game),
        rating=rating,
    )


@post(
    "/api/ladder/{game:str}",
    summary="Play the next game of the bot ladder, or return to it",
    limit="create",
)
async def play_ladder(site: CurrentSite, person: CurrentPerson, game: FromPath[str]) -> TableInfo:
    """The site chooses seat, opponents and seed; a game that has begun must be finished first."""
    meta = load_game_once(game).meta
    await site.profiles.store(person)
    running = _running(person.id).where(TABLES.c.game == game)
    row = await site.database.first(running)
    if row is not None:
        return table_info(site, await site.tables.get(row.id), person)
    state = (await climbs(site.database, person.id)).get(game, climb(()))
    seat, bots = ladder_bots(meta, state)
    wishes = [SeatWish(kind="bot", bot=bot) for bot in bots]
    wishes.insert(seat, SeatWish(kind="me"))
    wish = NewTable(game=game, seats=wishes, hints=False, chat=False)
    rows = seating.planned_table(person, wish, rated=True, ladder=min(state.step, LEVELS[-1]))

    def job(connection: sa.Connection) -> None:
        # Locks the person, so that two requests cannot begin two games and keep the better one.
        connection.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.id == person.id).with_for_update())
        if connection.execute(running).first() is not None:
            raise Denied(409, "error-try-again")
        rows.job(connection)

    session = await store(site.tables, NewTableRows(rows.id, job))
    return table_info(site, session, person)

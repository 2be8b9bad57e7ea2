"""What people answered to puzzles: ratings of people and puzzles, solved puzzles and streaks."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from tampu.server.people.ratings import (
    MODEL,
    NEW,
    POINTS,
    START,
    Standing,
    shown_points,
    store_standing,
)
from tampu.server.storage.models import PEOPLE, PUZZLE_ANSWERS, PUZZLE_STANDINGS, RATINGS
from tampu.server.storage.storage import Storage

KIND: Final = "puzzles"
"""The kind of rating that answers to puzzles change."""
DAY: Final = 86400
PUZZLE_SIGMA: Final = 1.0
"""The deviation of a puzzle's measured difficulty: small, so that answers move it slowly."""
MOST_DAYS: Final = 1000
"""Streaks are counted up to this number of days."""


class Answered(NamedTuple):
    """The result of an answer for the person's rating."""

    counted: bool
    change: int


def today(now: float | None = None) -> int:
    """The number of the day, in UTC."""
    return int((time.time() if now is None else now) // DAY)


def rated_answer(person: Standing, puzzle: Standing, *, right: bool) -> tuple[Standing, Standing]:
    """The ratings of a person and a puzzle after a first answer: a game that one of them wins."""
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in (person, puzzle)]
    after = MODEL.rate(teams, ranks=[1.0, 2.0] if right else [2.0, 1.0])
    mine, other = (team[0] for team in after)
    return (
        Standing(mine.mu, mine.sigma, person.games + 1),
        # The measured difficulty stays about as certain as it was.
        Standing(other.mu, puzzle.sigma, puzzle.games + 1),
    )


async def store_answer(
    database: Storage,
    person: str,
    game: str,
    puzzle: str,
    *,
    right: bool,
    rating: int | None,
) -> Answered:
    """Store an answer; the first one to a puzzle with a rating changes both ratings."""
    now = time.time()

    def job(connection: sa.Connection) -> Answered:
        # Locks the person, so that two answers at once cannot both be the first.
        connection.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())
        where = (PUZZLE_ANSWERS.c.person == person, PUZZLE_ANSWERS.c.puzzle == puzzle)
        row = connection.execute(sa.select(PUZZLE_ANSWERS).where(*where)).first()
        if row is not None:
            values: dict[str, Any] = {"tries": row.tries + 1}
            if right and not row.solved:
                values |= {"solved": True, "day": today(now)}
            connection.execute(sa.update(PUZZLE_ANSWERS).where(*where).values(**values))
            return Answered(counted=False, change=0)
        change = 0
        if rating is not None:
            change = _rate(connection, person, game, puzzle, right=right, rating=rating, now=now)
        connection.execute(
            sa.insert(PUZZLE_ANSWERS).values(
                person=person,
                puzzle=puzzle,
                game=game,
                right=right,
                solved=right,
                tries=1,
                at=now,
                day=today(now),
                rating_change=None if rating is None else change,
            )
        )
        return Answered(counted=rating is not None, change=change)

    return await database.write(job)


def _rate(
    connection: sa.Connection,
    person: str,
    game: str,
    puzzle: str,
    *,
    right: bool,
    rating: int,
    now: float,
) -> int:
    """Change the ratings of a person and a puzzle; returns the change of the person's points."""
    own = (RATINGS.c.person == person, RATINGS.c.game == game, RATINGS.c.kind == KIND)
    row = connection.execute(sa.select(RATINGS).where(*own).with_for_update()).first()
    before = NEW if row is None else Standing(row.mu, row.sigma, row.games)
    where = PUZZLE_STANDINGS.c.puzzle == puzzle
    other = connection.execute(sa.select(PUZZLE_STANDINGS).where(where).with_for_update()).first()
    measured = MODEL.mu + (rating - START) / POINTS
    standing = (
        Standing(measured, PUZZLE_SIGMA, 0)
        if other is None
        else Standing(other.mu, PUZZLE_SIGMA, other.tries)
    )
    after, moved = rated_answer(before, standing, right=right)
    store_standing(connection, person, game, KIND, after, now, is_new=row is None)
    if other is None:
        values = {"puzzle": puzzle, "game": game, "mu": moved.mu, "tries": 1, "solved": int(right)}
        connection.execute(sa.insert(PUZZLE_STANDINGS).values(**values))
    else:
        counts = {"tries": moved.games, "solved": other.solved + int(right)}
        update = sa.update(PUZZLE_STANDINGS).where(where)
        connection.execute(update.values(mu=moved.mu, **counts))
    return after.points - before.points


async def statuses(database: Storage, person: str) -> dict[str, bool]:
    """By answered puzzle whether a person has solved it."""
    query = sa.select(PUZZLE_ANSWERS.c.puzzle, PUZZLE_ANSWERS.c.solved).where(
        PUZZLE_ANSWERS.c.person == person
    )
    return {row.puzzle: row.solved for row in await database.rows(query)}


async def current_ratings(database: Storage, game: str) -> dict[str, int]:
    """The ratings of the puzzles of a game that were answered, by puzzle."""
    query = sa.select(PUZZLE_STANDINGS.c.puzzle, PUZZLE_STANDINGS.c.mu).where(
        PUZZLE_STANDINGS.c.game == game
    )
    return {row.puzzle: shown_points(row.mu) for row in await database.rows(query)}


async def streak(database: Storage, person: str, now: float | None = None) -> int:
    """The days in a row, up to today or yesterday, on which a person solved a puzzle."""
    query = (
        sa.select(PUZZLE_ANSWERS.c.day)
        .where(PUZZLE_ANSWERS.c.person == person, PUZZLE_ANSWERS.c.solved)
        .distinct()
        .order_by(PUZZLE_ANSWERS.c.day.desc())
        .limit(MOST_DAYS)
    )
    return count_streak([row.day for row in await database.rows(query)], today(now))


def count_streak(days: list[int], current: int) -> int:
    """The length of the row of days, newest first, that ends today or yesterday."""
    if not days or days[0] < current - 1:
        return 0
    length = 1
    while length < len(days) and days[length] == days[0] - length:
        length += 1
    return length

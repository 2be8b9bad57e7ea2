"""Ratings: how well people play each game, live and by turns, beside bots of fixed strength."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from openskill.models import PlackettLuce

from tampu.core.data import read_json
from tampu.server.storage.models import PEOPLE, RATINGS
from tampu.server.storage.storage import Storage

START: Final = 1500
"""The rating that is shown for a person who has not played."""
POINTS: Final = 30.0
"""Points that are shown for a unit of the model: 400 of them are odds of about ten to one."""
CERTAINTY: Final = 2.0
"""Leaderboards rank by the rating less this many standard deviations."""
MOST_RANKED: Final = 100
"""The length of a leaderboard."""
LEAST_GAMES: Final = 5
"""The rated games or puzzles after which a leaderboard lists a person."""
BOT_SIGMA: Final = 0.5
"""The deviation of bots, whose ratings are fixed."""

MODEL: Final = PlackettLuce()


class Standing(NamedTuple):
    """A rating of the model."""

    mu: float
    sigma: float
    games: int

    @property
    def points(self) -> int:
        """The rating as people see it."""
        return shown_points(self.mu)

    @property
    def value(self) -> float:
        """The rating to rank by."""
        return self.mu - CERTAINTY * self.sigma


def shown_points(mu: float) -> int:
    return round(START + POINTS * (mu - MODEL.mu))


def shown_deviation(sigma: float) -> int:
    """Half the width of the interval in which the rating lies in 19 of 20 cases."""
    return round(CERTAINTY * POINTS * sigma)


NEW: Final = Standing(MODEL.mu, MODEL.sigma, 0)


@cache
def bot_points(game: str) -> dict[int, int]:
    """The measured ratings of the levels of a game; tools/bot_ratings.py measures them."""
    table = read_json("tampu.server.people", "bot_ratings.json").get(game, {})
    return {int(level): int(row["rating"]) for level, row in table.items()}


class RatedPlayer(NamedTuple):
    """A seat of a rated game: a person, or a bot of a level."""

    person: str | None
    level: int | None
    rank: int
    """The order of the seats; lower is better."""


def rated_anew(
    game: str, players: Sequence[RatedPlayer], standings: Mapping[str, Standing]
) -> dict[str, Standing]:
    """The ratings of the people after a game; bots without a measured rating do not count."""
    bots = bot_points(game)
    counted = [one for one in players if one.person or one.level in bots]
    teams = []
    for one in counted:
        if one.person:
            before = standings.get(one.person, NEW)
            teams.append([MODEL.rating(mu=before.mu, sigma=before.sigma)])
        else:
            mu = MODEL.mu + (bots[one.level or 0] - START) / POINTS
            teams.append([MODEL.rating(mu=mu, sigma=BOT_SIGMA)])
    if len(teams) < 2:
        return {}
    after = MODEL.rate(teams, ranks=[float(one.rank) for one in counted])
    return {
        one.person: Standing(team[0].mu, team[0].sigma, standings.get(one.person, NEW).games + 1)
        for one, team in zip(counted, after, strict=True)
        if one.person
    }


def update_ratings(
    connection: sa.Connection, game: str, kind: str, players: Sequence[RatedPlayer], ended: float
) -> dict[str, int]:
    """Rate a game in this transaction; returns the change of each person's points.

    The rows stay locked until the commit, so that games which end together count one by one.
    """
    people = sorted(one.person for one in players if one.person)
    where = (RATINGS.c.game == game, RATINGS.c.kind == kind)
    query = sa.select(RATINGS).where(RATINGS.c.person.in_(people), *where)
    rows = connection.execute(query.order_by(RATINGS.c.person).with_for_update())
    before = {row.person: Standing(row.mu, row.sigma, row.games) for row in rows}
    after = rated_anew(game, players, before)
    for person, standing in after.items():
        store_standing(connection, person, game, kind, standing, ended, is_new=person not in before)
    return {
        person: standing.points - before.get(person, NEW).points
        for person, standing in after.items()
    }


def store_standing(
    connection: sa.Connection,
    person: str,
    game: str,
    kind: str,
    standing: Standing,
    at: float,
    *,
    is_new: bool,
) -> None:
    """Insert or update a person's rating."""
    values: dict[str, Any] = {**standing._asdict(), "value": standing.value, "updated": at}
    key = {"person": person, "game": game, "kind": kind}
    if is_new:
        connection.execute(sa.insert(RATINGS).values(**key, **values))
        return
    where = [RATINGS.c[name] == value for name, value in key.items()]
    connection.execute(sa.update(RATINGS).where(*where).values(**values))


def has_guests(connection: sa.Connection, people: Sequence[str]) -> bool:
    """Whether one of the people has no account."""
    query = sa.select(sa.func.count()).where(PEOPLE.c.id.in_(people), PEOPLE.c.name_key.is_(None))
    return bool(connection.execute(query).scalar())


async def leaders(database: Storage, game: str, kind: str) -> list[Any]:
    """The highest ratings of accounts that show theirs, with the names."""
    shown = PEOPLE.c.preferences["show_rating"].as_boolean()
    query = (
        sa.select(RATINGS, PEOPLE.c.name, PEOPLE.c.name_key)
        .join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
        .where(
            RATINGS.c.game == game,
            RATINGS.c.kind == kind,
            RATINGS.c.games >= LEAST_GAMES,
            PEOPLE.c.name_key.is_not(None),
            sa.func.coalesce(shown, sa.true()),
        )
        .order_by(RATINGS.c.value.desc())
        .limit(MOST_RANKED)
    )
    return await database.rows(query)

"""Tries at challenges: their results, who has finished one, and the table of results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa

from tampu.server.storage.models import PEOPLE, TABLES
from tampu.server.storage.storage import Storage
from tampu.server.storage.study_models import TRIES

MOST_RANKED: Final = 100
"""The length of a table of results, for accounts and for guests each."""


def store_try(connection: sa.Connection, table: Any, results: Sequence[dict[str, Any]]) -> None:
    """Store the result of a try in the transaction that ends its game.

    It counts if the person played to the end before the deal became known.
    """
    for row in results:
        if row["person"] is None:
            continue
        ended = row["ended"]
        values = {
            "ended": ended,
            "seconds": ended - table.started,
            "score": row["score"],
            "rank": row["rank"],
            "counted": bool(row["complete"] and not row["departed"] and ended < table.secret_until),
        }
        connection.execute(sa.update(TRIES).where(TRIES.c.table_id == table.id).values(**values))


async def has_finished(database: Storage, challenge: str, person: str) -> bool:
    """Whether a person has finished their try at a challenge."""
    query = sa.select(TRIES.c.ended).where(
        TRIES.c.challenge == challenge, TRIES.c.person == person, TRIES.c.ended.is_not(None)
    )
    return await database.first(query) is not None


def _listed(*, guests: bool) -> tuple[Any, ...]:
    """The conditions on people in a table of results; accounts may hide themselves."""
    if guests:
        return (PEOPLE.c.name_key.is_(None),)
    shown = PEOPLE.c.preferences["show_rating"].as_boolean()
    return (PEOPLE.c.name_key.is_not(None), sa.func.coalesce(shown, sa.true()))


async def ranked(database: Storage, challenge: str, *, guests: bool) -> list[Any]:
    """The best counted tries: the place at the table first, then the points, then the time."""
    query = (
        sa.select(TRIES, PEOPLE.c.name, PEOPLE.c.name_key, TABLES.c.visibility)
        .join(PEOPLE, PEOPLE.c.id == TRIES.c.person)
        .join(TABLES, TABLES.c.id == TRIES.c.table_id)
        .where(TRIES.c.challenge == challenge, TRIES.c.counted, *_listed(guests=guests))
        .order_by(TRIES.c.rank, TRIES.c.score.desc(), TRIES.c.seconds, TRIES.c.person)
        .limit(MOST_RANKED)
    )
    return await database.rows(query)


async def place_of(database: Storage, mine: Any) -> int:
    """The place that a counted try has among those of the accounts."""
    order = (TRIES.c.rank, -TRIES.c.score, TRIES.c.seconds, TRIES.c.person)
    own = (mine.rank, -mine.score, mine.seconds, mine.person)
    query = (
        sa.select(sa.func.count())
        .select_from(TRIES)
        .join(PEOPLE, PEOPLE.c.id == TRIES.c.person)
        .where(TRIES.c.challenge == mine.challenge, TRIES.c.counted, *_listed(guests=False))
        .where(sa.tuple_(*order) < sa.tuple_(*own))
    )
    return int((await database.first(query))[0]) + 1


async def tries_of(database: Storage, person: str, challenges: Sequence[str]) -> dict[str, Any]:
    """A person's tries, by challenge."""
    query = sa.select(TRIES).where(TRIES.c.person == person, TRIES.c.challenge.in_(challenges))
    return {row.challenge: row for row in await database.rows(query)}


async def counts_of(database: Storage, challenges: Sequence[str]) -> dict[str, int]:
    """The number of counted tries, by challenge."""
    query = (
        sa.select(TRIES.c.challenge, sa.func.count())
        .where(TRIES.c.challenge.in_(challenges), TRIES.c.counted)
        .group_by(TRIES.c.challenge)
    )
    return {challenge: int(number) for challenge, number in await database.rows(query)}

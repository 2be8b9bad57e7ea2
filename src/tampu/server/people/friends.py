"""Friends, recent opponents, blocks and reports."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tampu.server.errors import Denied
from tampu.server.messages.parts import PersonInfo
from tampu.server.messages.people_bodies import FriendWish, Report, TableInvitation
from tampu.server.people.profiles import Person, fold_name, person_info
from tampu.server.storage.models import PEOPLE, SEATS, TABLES
from tampu.server.storage.people_models import BLOCKS, FRIENDSHIPS, REPORTS
from tampu.server.storage.storage import Storage

MOST_FRIENDS: Final = 300
"""The most friends of a person, together with those who ask or were asked."""
MOST_BLOCKS: Final = 500
MOST_RECENT: Final = 20
RECENT_TABLES: Final = 40
"""Recent opponents are those of so many last tables."""
MOST_OPEN_REPORTS: Final = 50


def _mine(person: str) -> Any:
    return sa.or_(FRIENDSHIPS.c.asker == person, FRIENDSHIPS.c.asked == person)


def _between(one: str, other: str) -> Any:
    return sa.or_(
        sa.and_(FRIENDSHIPS.c.asker == one, FRIENDSHIPS.c.asked == other),
        sa.and_(FRIENDSHIPS.c.asker == other, FRIENDSHIPS.c.asked == one),
    )


class Friends:
    """Reads and changes who knows whom."""

    def __init__(self, database: Storage) -> None:
        self._database = database

    async def request(self, me: Person, wish: FriendWish) -> None:
        """Ask for a friendship; if the other has asked already, accept it."""
        if me.guest:
            raise Denied(403, "error-needs-account")
        other = await self._account(wish)
        if other == me.id:
            raise Denied(400, "error-own-friend")
        if await self.blocked_between(me.id, [other]):
            raise Denied(403, "error-blocked")

        def job(connection: sa.Connection) -> None:
            theirs = FRIENDSHIPS.c.asker == other, FRIENDSHIPS.c.asked == me.id
            accept = sa.update(FRIENDSHIPS).where(*theirs).values(accepted=True)
            if connection.execute(accept).rowcount:
                return
            if connection.execute(sa.select(FRIENDSHIPS).where(_between(me.id, other))).first():
                return
            for person in (me.id, other):
                count = sa.select(sa.func.count()).where(_mine(person))
                if connection.execute(count).scalar_one() >= MOST_FRIENDS:
                    raise Denied(409, "error-most-friends", most=MOST_FRIENDS)
            row = {"asker": me.id, "asked": other, "since": time.time(), "accepted": False}
            connection.execute(sa.insert(FRIENDSHIPS).values(**row))

        with suppress(IntegrityError):  # another request of the same person was first
            await self._database.write(job)

    async def _account(self, wish: FriendWish) -> str:
        """The id of an account; raises if there is none."""
        if wish.person is None:
            same = PEOPLE.c.name_key == fold_name(wish.name or "")
        else:
            same = PEOPLE.c.id == wish.person
        row = await self._database.first(sa.select(PEOPLE.c.id, PEOPLE.c.name_key).where(same))
        if row is None or row.name_key is None:
            raise Denied(404, "error-no-person")
        return str(row.id)

    async def remove(self, me: str, other: str) -> None:
        """End a friendship, or decline or withdraw a request."""
        await self._database.execute(sa.delete(FRIENDSHIPS).where(_between(me, other)))

    async def of(self, person: str) -> dict[str, str]:
        """By person `friend`, `asks` or `asked`."""
        rows = await self._database.rows(sa.select(FRIENDSHIPS).where(_mine(person)))
        states = {}
        for row in rows:
            other = row.asked if row.asker == person else row.asker
            asking = "asked" if row.asker == person else "asks"
            states[str(other)] = "friend" if row.accepted else asking
        return states

    async def check_friends(self, person: str, others: Iterable[str]) -> None:
        """Raise unless all others are friends of a person."""
        wanted = set(others)
        if not wanted:
            return
        states = await self.of(person)
        if any(states.get(other) != "friend" for other in wanted):
            raise Denied(403, "error-not-a-friend")

    async def people(self, ids: Iterable[str]) -> dict[str, tuple[PersonInfo, dict[str, Any]]]:
        """People with their preferences, by id."""
        query = sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.name_key, PEOPLE.c.preferences)
        rows = await self._database.rows(query.where(PEOPLE.c.id.in_(list(ids))))
        return {row.id: (person_info(*row[:3]), row.preferences) for row in rows}

    async def recent(self, person: str) -> list[PersonInfo]:
        """The people of a person's last tables, the newest first."""
        own = (
            sa.select(TABLES.c.id, TABLES.c.created)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.person == person)
            .order_by(TABLES.c.created.desc())
            .limit(RECENT_TABLES)
            .subquery()
        )
        query = (
            sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.name_key)
            .join(SEATS, SEATS.c.person == PEOPLE.c.id)
            .join(own, own.c.id == SEATS.c.table_id)
            .where(PEOPLE.c.id != person)
            .group_by(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.name_key)
            .order_by(sa.func.max(own.c.created).desc())
            .limit(MOST_RECENT)
        )
        return [person_info(*row) for row in await self._database.rows(query)]

    async def invitations(self, person: str) -> list[TableInvitation]:
        """The seats that others keep for a person."""
        number = (
            sa.select(sa.func.count())
            .where(SEATS.c.table_id == TABLES.c.id)
            .correlate(TABLES)
            .scalar_subquery()
        )
        reserved = SEATS.alias("reserved")
        query = (
            sa.select(TABLES, number.label("number"), PEOPLE.c.name, PEOPLE.c.name_key)
            .join(reserved, reserved.c.table_id == TABLES.c.id)
            .join(PEOPLE, PEOPLE.c.id == TABLES.c.creator)
            .where(
                reserved.c.reserved == person,
                reserved.c.person.is_(None),
                TABLES.c.status == "open",
            )
            .order_by(TABLES.c.created.desc())
            .limit(100)
        )
        return [
            TableInvitation(
                table=row.id,
                game=row.game,
                kind=row.kind,
                seats=row.number,
                person=person_info(row.creator, row.name, row.name_key),
                rematch=row.origin is not None,
                created=row.created,
            )
            for row in await self._database.rows(query)
        ]

    # Blocks and reports

    async def blocked(self, person: str) -> list[str]:
        """Whom a person has blocked."""
        query = sa.select(BLOCKS.c.blocked).where(BLOCKS.c.person == person)
        return [str(row.blocked) for row in await self._database.rows(query)]

    async def blocked_between(self, person: str, others: Iterable[str]) -> bool:
        """Whether a person and any of the others have blocked each other."""
        everybody = list(others)
        query = sa.select(BLOCKS.c.person).where(
            sa.or_(
                sa.and_(BLOCKS.c.person == person, BLOCKS.c.blocked.in_(everybody)),
                sa.and_(BLOCKS.c.blocked == person, BLOCKS.c.person.in_(everybody)),
            )
        )
        return await self._database.first(query.limit(1)) is not None

    async def check_may_meet(self, person: str, others: Iterable[str | None]) -> None:
        """Raise if a person and any of the others have blocked each other."""
        met = {other for other in others if other and other != person}
        if met and await self.blocked_between(person, met):
            raise Denied(403, "error-blocked")

    async def block(self, me: str, other: str, *, on: bool) -> list[str]:
        """Block a person, which ends a friendship and invitations; or allow them again.

        Returns the tables whose seats are no longer reserved.
        """
        if me == other:
            raise Denied(400, "error-own-friend")
        pair = BLOCKS.c.person == me, BLOCKS.c.blocked == other

        def job(connection: sa.Connection) -> list[str]:
            connection.execute(sa.delete(BLOCKS).where(*pair))
            if not on:
                return []
            count = sa.select(sa.func.count()).where(BLOCKS.c.person == me)
            if connection.execute(count).scalar_one() >= MOST_BLOCKS:
                raise Denied(409, "error-most-mutes", most=MOST_BLOCKS)
            connection.execute(sa.insert(BLOCKS).values(person=me, blocked=other))
            connection.execute(sa.delete(FRIENDSHIPS).where(_between(me, other)))
            return self._end_invitations(connection, me, other)

        return await self._database.write(job)

    def _end_invitations(self, connection: sa.Connection, one: str, other: str) -> list[str]:
        """Free the seats that two people reserve for each other; returns the tables."""
        tables: list[str] = []
        for invited, inviting in ((one, other), (other, one)):
            theirs = sa.select(TABLES.c.id).where(TABLES.c.creator == inviting)
            seats = (
                SEATS.c.person.is_(None),
                SEATS.c.reserved == invited,
                SEATS.c.table_id.in_(theirs),
            )
            tables += connection.execute(sa.select(SEATS.c.table_id).where(*seats)).scalars()
            connection.execute(sa.update(SEATS).where(*seats).values(reserved=None))
        changed = sa.update(TABLES).where(TABLES.c.id.in_(tables))
        connection.execute(changed.values(version=TABLES.c.version + 1))
        for table in tables:
            self._database.notify(connection, table)
        return tables

    async def report(self, me: str, report: Report) -> None:
        """Store a report for the host."""
        row = {
            "person": me,
            "reported": report.person,
            "table_id": report.table,
            "reason": report.reason,
            "text": report.text,
            "at": time.time(),
            "closed": False,
        }

        def job(connection: sa.Connection) -> None:
            known = sa.select(PEOPLE.c.id).where(PEOPLE.c.id == report.person)
            if connection.execute(known).first() is None:
                raise Denied(404, "error-no-person")
            opened = sa.select(sa.func.count()).where(
                REPORTS.c.person == me, REPORTS.c.closed.is_(False)
            )
            if connection.execute(opened).scalar_one() >= MOST_OPEN_REPORTS:
                raise Denied(429, "error-too-often")
            connection.execute(sa.insert(REPORTS).values(**row))

        await self._database.write(job)

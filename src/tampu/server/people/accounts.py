"""Accounts: sign-up, log-in, passwords, recovery codes, merging guests and deletion."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from tampu.server.errors import Denied
from tampu.server.people.profiles import (
    Person,
    Profiles,
    clean_name,
    fold_name,
    new_guest,
    person_from,
)
from tampu.server.people.sessions import LoginSessions, new_token
from tampu.server.people.signing import hash_token
from tampu.server.storage.database import Database
from tampu.server.storage.models import (
    ANALYSES,
    CHAT,
    LINES,
    MUTES,
    NOTES,
    PEOPLE,
    PUZZLE_ANSWERS,
    RATINGS,
    RECOVERY_CODES,
    RESULTS,
    SEATS,
    SESSIONS,
    TABLES,
)
from tampu.server.storage.people_models import (
    BLOCKS,
    CALL_SETTINGS,
    PENDING_CALLS,
    PUSH_SUBSCRIPTIONS,
    REPORTS,
)
from tampu.server.storage.study_models import STUDIES, TRIES

CODES: Final = 8
"""The number of recovery codes of an account."""


class WrongLogIn(Denied):
    """A wrong password or code; `account` is the id of the account, if there is one."""

    def __init__(self, account: str | None) -> None:
        super().__init__(403, "error-log-in")
        self.account = account


def new_codes() -> list[str]:
    return [f"{secrets.token_hex(4)}-{secrets.token_hex(4)}" for _ in range(CODES)]


def _storing(person: str, codes: list[str]) -> list[Any]:
    rows = [{"code_hash": hash_token(code), "person": person} for code in codes]
    return [sa.insert(RECOVERY_CODES).values(rows)]


class Accounts:
    """Creates, opens, changes and deletes accounts."""

    def __init__(self, database: Database, profiles: Profiles, logins: LoginSessions) -> None:
        self._database = database
        self._profiles = profiles
        self._logins = logins
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(2, "passwords")
        self._dummy_hash = self._hasher.hash(secrets.token_hex(16))
        """Compared with the password of an unknown name, so that both take equally long."""

    async def sign_up(self, person: Person, name: str, password: str) -> tuple[str, list[str]]:
        """Turn the guest into an account; returns a session token and the recovery codes."""
        if not person.guest:
            raise Denied(409, "error-has-account")
        name = clean_name(name)
        await self._profiles.store(person)
        password_hash = await self._hash(password)
        codes, token = new_codes(), new_token()
        same_name = sa.and_(
            PEOPLE.c.name_key.is_(None), sa.func.lower(PEOPLE.c.name) == name.lower()
        )
        guests = await self._database.rows(sa.select(PEOPLE.c.id).where(same_name))
        try:
            await self._database.execute(
                sa.update(PEOPLE)
                .where(PEOPLE.c.id == person.id)
                .values(name=name, name_key=fold_name(name), password_hash=password_hash),
                *(
                    sa.update(PEOPLE)
                    .where(PEOPLE.c.id == guest.id)
                    .values(name=new_guest(guest.id).name)
                    for guest in guests
                    if guest.id != person.id
                ),
                *_storing(person.id, codes),
                *self._logins.opening(person.id, token),
            )
        except IntegrityError:
            raise Denied(409, "error-name-taken", name=name) from None
        person.name, person.guest = name, False
        return token, codes

    async def log_in(self, name: str, password: str) -> tuple[Person, str]:
        """The person and a new session token; unknown names take as long as wrong passwords."""
        row = await self._by_name(name)
        password_hash = row.password_hash if row is not None else None
        matches = await self._verify(password_hash or self._dummy_hash, password)
        if row is None or not matches:
            raise WrongLogIn(None if row is None else row.id)
        return person_from(row), await self._logins.open(row.id)

    async def change_password(self, person: Person, old: str, new: str) -> tuple[str, list[str]]:
        """Set a new password; returns the token of a new session and the sessions it replaces."""
        await self._check_password(person, old)
        password_hash, token = await self._hash(new), new_token()
        ended = await self._database.write(
            lambda connection: self._set_password(connection, person.id, password_hash, token)
        )
        return token, ended

    async def renew_codes(self, person: Person, password: str) -> list[str]:
        """Replace all recovery codes by new ones."""
        await self._check_password(person, password)
        codes = new_codes()
        await self._database.execute(
            sa.delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person.id),
            *_storing(person.id, codes),
        )
        return codes

    async def _check_password(self, person: Person, password: str) -> None:
        query = sa.select(PEOPLE.c.password_hash).where(PEOPLE.c.id == person.id)
        row = await self._database.first(query)
        password_hash = row.password_hash if row is not None else None
        matches = await self._verify(password_hash or self._dummy_hash, password)
        if not matches or password_hash is None:
            raise WrongLogIn(person.id)

    async def recover(self, name: str, code: str, new: str) -> tuple[Person, str, list[str]]:
        """Set a new password with a recovery code, which can be used only once.

        Returns the person, the token of a new session and the sessions that it replaces. Unknown
        names and wrong codes cause the same work.
        """
        row = await self._by_name(name)
        password_hash, token = await self._hash(new), new_token()
        person = row.id if row is not None else ""

        def job(connection: sa.Connection) -> list[str] | None:
            used = connection.execute(
                sa.delete(RECOVERY_CODES).where(
                    RECOVERY_CODES.c.person == person,
                    RECOVERY_CODES.c.code_hash == hash_token(code.strip().lower()),
                )
            )
            if used.rowcount != 1:
                return None
            return self._set_password(connection, person, password_hash, token)

        ended = await self._database.write(job)
        if ended is None or row is None:
            raise WrongLogIn(person or None)
        return person_from(row), token, ended

    async def merge(self, guest: Person, account: Person) -> list[str]:
        """Move everything of a guest to the account they log in to; returns the tables."""
        if not guest.guest or not guest.stored or guest.id == account.id:
            return []
        old, new = guest.id, account.id

        def job(connection: sa.Connection) -> list[str]:
            rows = connection.execute(
                sa.select(SEATS.c.table_id)
                .where(SEATS.c.person == old)
                .union(sa.select(TABLES.c.id).where(TABLES.c.creator == old))
            )
            tables = [str(row[0]) for row in rows]
            # What the account has already must not be inserted twice.
            rated = RATINGS.alias("rated")
            same = (rated.c.game == RATINGS.c.game) & (rated.c.kind == RATINGS.c.kind)
            both = sa.exists().where(rated.c.person == new, same)
            connection.execute(sa.delete(RATINGS).where(RATINGS.c.person == old, both))
            for owned, key in (
                (NOTES, NOTES.c.table_id),
                (MUTES, MUTES.c.muted),
                (TRIES, TRIES.c.challenge),
                (PUZZLE_ANSWERS, PUZZLE_ANSWERS.c.puzzle),
            ):
                existing = sa.select(key).where(owned.c.person == new).scalar_subquery()
                connection.execute(sa.delete(owned).where(owned.c.person == old, key.in_(existing)))
            self._merge_calls(connection, old, new)
            self._merge_blocks(connection, old, new)
            for column in (
                *(SEATS.c.person, TABLES.c.creator, CHAT.c.person, NOTES.c.person),
                *(MUTES.c.person, ANALYSES.c.person, RESULTS.c.person, RATINGS.c.person),
                *(TRIES.c.person, STUDIES.c.owner),
                PUZZLE_ANSWERS.c.person,
            ):
                update = sa.update(column.table).where(column == old)
                connection.execute(update.values({column.name: new}))
            connection.execute(
                sa.update(TABLES)
                .where(TABLES.c.id.in_(tables))
                .values(version=TABLES.c.version + 1)
            )
            connection.execute(sa.delete(PEOPLE).where(PEOPLE.c.id == old))
            for table in tables:
                self._database.notify(connection, table)
            return tables

        return await self._database.write(job)

    def _merge_calls(self, connection: sa.Connection, old: str, new: str) -> None:
        """Move the devices of a guest, and the wishes unless the account has its own."""
        settings, devices = CALL_SETTINGS.c.person, PUSH_SUBSCRIPTIONS.c.person
        connection.execute(sa.update(PUSH_SUBSCRIPTIONS).where(devices == old).values(person=new))
        if connection.execute(sa.select(settings).where(settings == new)).first() is None:
            update = sa.update(CALL_SETTINGS).where(settings == old)
            connection.execute(update.values(person=new))

    def _merge_blocks(self, connection: sa.Connection, old: str, new: str) -> None:
        """Move the blocks and reports of a guest, and the seats that others keep for them."""
        existing = sa.select(BLOCKS.c.blocked).where(BLOCKS.c.person == new).scalar_subquery()
        doubled = BLOCKS.c.person == old, BLOCKS.c.blocked.in_(existing)
        connection.execute(sa.delete(BLOCKS).where(*doubled))
        for column in (BLOCKS.c.person, REPORTS.c.person, SEATS.c.reserved):
            update = sa.update(column.table).where(column == old)
            connection.execute(update.values({column.name: new}))

    async def delete(self, person: Person) -> None:
        """Delete a person; the bots that replaced them keep their seats.

        Results stay without a name. Of reports only those about the person stay, for the host.
        """
        played = sa.select(SEATS.c.table_id).where(SEATS.c.person == person.id)
        # The key of a command begins with the person who sent it.
        sent = LINES.c.key.startswith(f"{person.id}:", autoescape=True)
        await self._database.execute(
            sa.update(LINES).where(LINES.c.table_id.in_(played), sent).values(key=None),
            sa.update(TABLES).where(TABLES.c.creator == person.id).values(creator=""),
            sa.delete(CHAT).where(CHAT.c.person == person.id),
            sa.delete(NOTES).where(NOTES.c.person == person.id),
            sa.delete(MUTES).where(MUTES.c.muted == person.id),
            sa.delete(PENDING_CALLS).where(PENDING_CALLS.c.caller == person.id),
            sa.update(SEATS)
            .where(SEATS.c.person == person.id)
            .values(person=None, name=None, kind="bot", away=False),
            sa.update(ANALYSES).where(ANALYSES.c.person == person.id).values(person=""),
            sa.update(RESULTS).where(RESULTS.c.person == person.id).values(person=None),
            sa.update(SEATS).where(SEATS.c.reserved == person.id).values(reserved=None),
            sa.delete(BLOCKS).where(BLOCKS.c.blocked == person.id),
            sa.delete(REPORTS).where(REPORTS.c.person == person.id),
            sa.delete(PEOPLE).where(PEOPLE.c.id == person.id),
        )

    async def _by_name(self, name: str) -> Any:
        query = sa.select(PEOPLE).where(PEOPLE.c.name_key == fold_name(name))
        return await self._database.first(query)

    def _set_password(
        self, connection: sa.Connection, person: str, password_hash: str, token: str
    ) -> list[str]:
        """Set a password, close all sessions and open a new one; returns the closed ones."""
        connection.execute(
            sa.update(PEOPLE).where(PEOPLE.c.id == person).values(password_hash=password_hash)
        )
        ended = self._logins.end(connection, SESSIONS.c.person == person)
        for statement in self._logins.opening(person, token):
            connection.execute(statement)
        return ended

    async def _hash(self, password: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, password)

    async def _verify(self, password_hash: str, password: str) -> bool:
        def verify() -> bool:
            try:
                return self._hasher.verify(password_hash, password)
            except (VerificationError, InvalidHashError):
                return False

        return await asyncio.get_running_loop().run_in_executor(self._threads, verify)

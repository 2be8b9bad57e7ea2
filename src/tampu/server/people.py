"""People: guests by signed cookie, accounts by name and password, sessions."""

from __future__ import annotations

import asyncio
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from tampu.core.registry import metas
from tampu.server.bodies import Me, MePatch, Preferences
from tampu.server.errors import Denied
from tampu.server.messages import PersonInfo
from tampu.server.models import (
    ANALYSES,
    CHAT,
    MUTES,
    NOTES,
    PEOPLE,
    RECOVERY_CODES,
    SEATS,
    SESSIONS,
    TABLES,
)
from tampu.server.seals import Seals, hashed, new_id
from tampu.server.storage import Storage

SESSION_SECONDS: Final = 90 * 86400.0
CODES: Final = 8
ANIMALS: Final = ("Llama", "Condor", "Puma", "Alpaca", "Viscacha", "Ibis", "Heron", "Otter")


@dataclass
class Person:
    """Who a request comes from; a guest is stored with the first thing that needs it."""

    id: str
    name: str
    guest: bool = True
    stored: bool = False
    language: str | None = None
    theme: str = "system"
    preferences: Preferences = field(default_factory=Preferences)
    webhook: str | None = None

    @property
    def info(self) -> PersonInfo:
        return PersonInfo(id=self.id, name=self.name, guest=self.guest)


def new_guest(person: str | None = None) -> Person:
    person = person or new_id()
    number = int(hashed(person)[:8], 16)
    return Person(person, f"{ANIMALS[number % len(ANIMALS)]} {number // 8 % 9000 + 1000}")


def folded_name(name: str) -> str:
    """Names that read alike are one name."""
    return " ".join(name.split()).casefold()


def clean_name(name: str) -> str:
    """A name without control characters and needless space."""
    told = " ".join("".join(char for char in name if char.isprintable()).split())
    if not told:
        raise Denied(400, "error-name")
    return told


def learned(before: dict[str, int], now: dict[str, int]) -> dict[str, int]:
    """The steps of guided games, of games that there are."""
    known = {meta.id for meta in metas()}
    return {game: step for game, step in {**before, **now}.items() if game in known}


class People:
    """Finds and changes people."""

    def __init__(self, storage: Storage, seals: Seals) -> None:
        self._storage = storage
        self._seals = seals
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(2, "passwords")
        self._nobody = self._hasher.hash(secrets.token_hex(16))
        """What the password of an unknown name is compared with, so that it takes as long."""

    async def by_cookies(self, session: str | None, guest: str | None) -> Person | None:
        """Who the cookies belong to."""
        async with self._storage.read() as connection:
            if session:
                found = await connection.execute(
                    sa.select(PEOPLE)
                    .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
                    .where(
                        SESSIONS.c.token_hash == hashed(session),
                        SESSIONS.c.expires > time.time(),
                    )
                )
                row = found.first()
                if row is not None:
                    return _person(row)
            known = self._seals.guest(guest) if guest else None
            if known is None:
                return None
            row = (await connection.execute(sa.select(PEOPLE).where(PEOPLE.c.id == known))).first()
        if row is None:
            return new_guest(known)
        # A cookie from before the sign-up must not open the account.
        return _person(row) if row.name_key is None else None

    async def store(self, person: Person) -> None:
        """Keep a guest who does something that stays."""
        if person.stored:
            return
        values = {
            "id": person.id,
            "name": person.name,
            "theme": person.theme,
            "preferences": msgspec.to_builtins(person.preferences),
            "created": time.time(),
        }

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.insert(PEOPLE).values(**values))

        with suppress(IntegrityError):  # another request of the same guest was first
            await self._storage.write(job)
        person.stored = True

    async def patch(self, person: Person, patch: MePatch) -> None:
        await self.store(person)
        if patch.name is not None:
            if not person.guest:
                raise Denied(409, "error-account-name")
            person.name = clean_name(patch.name)
        if patch.preferences is not None:
            given = msgspec.structs.asdict(patch.preferences)
            kept = {name: value for name, value in given.items() if value is not None}
            if patch.preferences.learned is not None:
                kept["learned"] = learned(person.preferences.learned, patch.preferences.learned)
            person.preferences = msgspec.structs.replace(person.preferences, **kept)
        person.language = patch.language or person.language
        person.theme = patch.theme or person.theme
        if patch.webhook is not None:
            person.webhook = patch.webhook or None
        values = {
            "name": person.name,
            "language": person.language,
            "theme": person.theme,
            "preferences": msgspec.to_builtins(person.preferences),
            "webhook": person.webhook,
        }
        await self._update(person.id, **values)

    async def muted(self, person: str) -> list[str]:
        async with self._storage.read() as connection:
            found = await connection.execute(
                sa.select(MUTES.c.muted).where(MUTES.c.person == person)
            )
            return [row.muted for row in found]

    async def mute(self, person: Person, other: str, *, on: bool) -> None:
        await self.store(person)

        def job(connection: sa.Connection) -> None:
            where = (MUTES.c.person == person.id, MUTES.c.muted == other)
            connection.execute(sa.delete(MUTES).where(*where))
            if on:
                connection.execute(sa.insert(MUTES).values(person=person.id, muted=other))

        await self._storage.write(job)

    async def me(self, person: Person) -> Me:
        return Me(
            id=person.id,
            name=person.name,
            guest=person.guest,
            language=person.language,  # type: ignore[arg-type]
            theme=person.theme,  # type: ignore[arg-type]
            preferences=person.preferences,
            webhook=person.webhook,
            muted=await self.muted(person.id),
        )

    # Accounts

    async def sign_up(self, person: Person, name: str, password: str) -> tuple[str, list[str]]:
        """Make the guest an account; returns a session and the recovery codes."""
        if not person.guest:
            raise Denied(409, "error-has-account")
        name = clean_name(name)
        await self.store(person)
        password_hash = await self._hash(password)
        codes = [f"{secrets.token_hex(4)}-{secrets.token_hex(4)}" for _ in range(CODES)]

        def job(connection: sa.Connection) -> None:
            connection.execute(
                sa.update(PEOPLE)
                .where(PEOPLE.c.id == person.id)
                .values(name=name, name_key=folded_name(name), password_hash=password_hash)
            )
            rows = [{"code_hash": hashed(code), "person": person.id} for code in codes]
            connection.execute(sa.insert(RECOVERY_CODES), rows)

        try:
            await self._storage.write(job)
        except IntegrityError:
            raise Denied(409, "error-name-taken", name=name) from None
        person.name, person.guest = name, False
        return await self.open_session(person.id), codes

    async def log_in(self, name: str, password: str) -> tuple[Person, str]:
        """The person and a new session; unknown names take as long as wrong passwords."""
        row = await self._by_name(name)
        stored = row.password_hash if row is not None else None
        right = await self._verify(stored or self._nobody, password)
        if row is None or not right:
            raise Denied(403, "error-log-in")
        return _person(row), await self.open_session(row.id)

    async def change_password(self, person: Person, old: str, new: str) -> None:
        async with self._storage.read() as connection:
            row = (
                await connection.execute(
                    sa.select(PEOPLE.c.password_hash).where(PEOPLE.c.id == person.id)
                )
            ).first()
        stored = row.password_hash if row is not None else None
        if not await self._verify(stored or self._nobody, old) or stored is None:
            raise Denied(403, "error-log-in")
        await self._set_password(person.id, new)

    async def recover(self, name: str, code: str, new: str) -> tuple[Person, str]:
        """Set a new password with a recovery code, which is used up.

        The same work is done for unknown names and wrong codes.
        """
        row = await self._by_name(name)
        password_hash = await self._hash(new)
        person = row.id if row is not None else ""

        def job(connection: sa.Connection) -> bool:
            gone = connection.execute(
                sa.delete(RECOVERY_CODES).where(
                    RECOVERY_CODES.c.person == person,
                    RECOVERY_CODES.c.code_hash == hashed(code.strip().lower()),
                )
            )
            return gone.rowcount == 1

        if not await self._storage.write(job) or row is None:
            raise Denied(403, "error-log-in")
        await self._update(row.id, password_hash=password_hash)
        await self.close_sessions(row.id)
        return _person(row), await self.open_session(row.id)

    async def take_over(self, guest: Person, account: Person) -> list[str]:
        """Give what a guest has to the account they log in to; returns the tables."""
        if not guest.guest or not guest.stored or guest.id == account.id:
            return []
        old, new = guest.id, account.id

        def job(connection: sa.Connection) -> list[str]:
            found = connection.execute(
                sa.select(SEATS.c.table_id)
                .where(SEATS.c.person == old)
                .union(sa.select(TABLES.c.id).where(TABLES.c.creator == old))
            )
            moved = [str(row[0]) for row in found]
            for kept, other in ((NOTES, NOTES.c.table_id), (MUTES, MUTES.c.muted)):
                both = sa.select(other).where(kept.c.person == new)
                connection.execute(
                    sa.delete(kept).where(kept.c.person == old, other.in_(both.scalar_subquery()))
                )
            for column in (
                *(SEATS.c.person, TABLES.c.creator, CHAT.c.person, NOTES.c.person),
                *(MUTES.c.person, ANALYSES.c.person),
            ):
                owned = sa.update(column.table).where(column == old)
                connection.execute(owned.values({column.name: new}))
            connection.execute(
                sa.update(TABLES).where(TABLES.c.id.in_(moved)).values(version=TABLES.c.version + 1)
            )
            connection.execute(sa.delete(PEOPLE).where(PEOPLE.c.id == old))
            for table in moved:
                self._storage.wake(connection, table)
            return moved

        return await self._storage.write(job)

    async def open_session(self, person: str) -> str:
        token = secrets.token_urlsafe(32)
        now = time.time()

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.expires < now))
            connection.execute(
                sa.insert(SESSIONS).values(
                    token_hash=hashed(token), person=person, expires=now + SESSION_SECONDS
                )
            )

        await self._storage.write(job)
        return token

    async def close_session(self, token: str) -> None:
        await self._delete_sessions(SESSIONS.c.token_hash == hashed(token))

    async def close_sessions(self, person: str) -> None:
        await self._delete_sessions(SESSIONS.c.person == person)

    async def delete(self, person: Person) -> None:
        """Forget a person; their seats belong to the bots that took them over."""

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.delete(NOTES).where(NOTES.c.person == person.id))
            connection.execute(
                sa.update(SEATS)
                .where(SEATS.c.person == person.id)
                .values(person=None, name=None, kind="bot", away=False)
            )
            connection.execute(
                sa.update(ANALYSES).where(ANALYSES.c.person == person.id).values(person="")
            )
            connection.execute(sa.delete(PEOPLE).where(PEOPLE.c.id == person.id))

        await self._storage.write(job)

    async def _by_name(self, name: str) -> Any:
        async with self._storage.read() as connection:
            found = await connection.execute(
                sa.select(PEOPLE).where(PEOPLE.c.name_key == folded_name(name))
            )
            return found.first()

    async def _set_password(self, person: str, password: str) -> None:
        await self._update(person, password_hash=await self._hash(password))
        await self.close_sessions(person)

    async def _update(self, person: str, **values: Any) -> None:
        def job(connection: sa.Connection) -> None:
            connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == person).values(**values))

        await self._storage.write(job)

    async def _delete_sessions(self, which: Any) -> None:
        def job(connection: sa.Connection) -> None:
            connection.execute(sa.delete(SESSIONS).where(which))

        await self._storage.write(job)

    async def _hash(self, password: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, password)

    async def _verify(self, stored: str, password: str) -> bool:
        def verify() -> bool:
            try:
                return self._hasher.verify(stored, password)
            except (VerificationError, InvalidHashError):
                return False

        return await asyncio.get_running_loop().run_in_executor(self._threads, verify)


def _person(row: Any) -> Person:
    known = {
        name: row.preferences[name]
        for name in Preferences.__struct_fields__
        if name in row.preferences
    }
    return Person(
        id=row.id,
        name=row.name,
        guest=row.name_key is None,
        stored=True,
        language=row.language,
        theme=row.theme,
        preferences=Preferences(**known),
        webhook=row.webhook,
    )

"""Log-in sessions, and finding the person who belongs to a request's cookies."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

import sqlalchemy as sa

from tampu.server.people.profiles import Person, new_guest, person_from
from tampu.server.people.signing import Signer, hash_token
from tampu.server.storage.database import Database
from tampu.server.storage.models import PEOPLE, SESSIONS

SESSION_SECONDS: Final = 90 * 86400.0


LOGGED_OUT: Final = "logged_out"
"""The topic under which processes notify each other of a closed session."""


def new_token() -> str:
    return secrets.token_urlsafe(32)


class LoginSessions:
    """Opens, checks and closes log-in sessions."""

    def __init__(self, database: Database, signer: Signer) -> None:
        self._database = database
        self._signer = signer

    async def person(self, session: str | None, guest: str | None) -> Person | None:
        """The person of a session token or of a guest cookie."""
        if session:
            row = await self._database.first(
                sa.select(PEOPLE)
                .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
                .where(
                    SESSIONS.c.token_hash == hash_token(session),
                    SESSIONS.c.expires > time.time(),
                )
            )
            if row is not None:
                return person_from(row)
        person = self._signer.guest(guest) if guest else None
        if person is None:
            return None
        row = await self._database.first(sa.select(PEOPLE).where(PEOPLE.c.id == person))
        if row is None:
            return new_guest(person)
        # A guest cookie from before the sign-up must not open the account.
        return person_from(row) if row.name_key is None else None

    async def open(self, person: str) -> str:
        """Open a session and return its token."""
        token = new_token()
        await self._database.execute(*self.opening(person, token))
        return token

    def opening(self, person: str, token: str) -> list[Any]:
        """The statements that open a session."""
        now = time.time()
        values = {
            "token_hash": hash_token(token),
            "person": person,
            "expires": now + SESSION_SECONDS,
        }
        return [
            sa.delete(SESSIONS).where(SESSIONS.c.expires < now),
            sa.insert(SESSIONS).values(**values),
        ]

    async def close(self, token: str) -> list[str]:
        """Close a session; returns the hash of its token, which names it."""
        condition = SESSIONS.c.token_hash == hash_token(token)
        return await self._database.write(lambda connection: self.end(connection, condition))

    async def close_all(self, person: str) -> list[str]:
        """Close all sessions of a person; returns their names."""
        condition = SESSIONS.c.person == person
        return await self._database.write(lambda connection: self.end(connection, condition))

    def end(self, connection: sa.Connection, condition: Any) -> list[str]:
        """Delete sessions within a transaction and notify the other processes."""
        rows = connection.execute(sa.select(SESSIONS.c.token_hash).where(condition))
        ended = [str(row.token_hash) for row in rows]
        connection.execute(sa.delete(SESSIONS).where(condition))
        for name in ended:
            self._database.notify(connection, f"{LOGGED_OUT}:{name}")
        return ended

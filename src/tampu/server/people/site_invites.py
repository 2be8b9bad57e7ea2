"""Invitations to sign up, for sites whose registration is not open."""

from __future__ import annotations

import secrets
import time
from typing import Final

import sqlalchemy as sa

from tampu.server.errors import Denied
from tampu.server.people.signing import hash_token
from tampu.server.storage.people_models import SITE_INVITES
from tampu.server.storage.storage import Storage

MEMBER_DAYS: Final = 14
MOST_OF_MEMBER: Final = 20
"""The most unused invitations of one member."""
DAY: Final = 86400.0


async def create_invite(
    database: Storage, creator: str | None, *, uses: int = 1, days: float = MEMBER_DAYS
) -> tuple[str, float]:
    """Store an invitation; returns its code, of which only a hash is stored, and its end."""
    code, now = secrets.token_urlsafe(12), time.time()
    row = {
        "code_hash": hash_token(code),
        "creator": creator,
        "created": now,
        "expires": now + days * DAY,
        "uses": uses,
    }

    def job(connection: sa.Connection) -> None:
        unused = SITE_INVITES.c.expires < now, SITE_INVITES.c.uses <= 0
        connection.execute(sa.delete(SITE_INVITES).where(sa.or_(*unused)))
        if creator is not None:
            count = sa.select(sa.func.count()).where(SITE_INVITES.c.creator == creator)
            if connection.execute(count).scalar_one() >= MOST_OF_MEMBER:
                raise Denied(409, "error-most-invites", most=MOST_OF_MEMBER)
        connection.execute(sa.insert(SITE_INVITES).values(**row))

    await database.write(job)
    return code, now + days * DAY


async def use_invite(database: Storage, code: str | None) -> str:
    """Use an invitation once; returns its name. Raises if it is unknown, used up or too old."""
    name = hash_token(code or "")
    valid = (
        SITE_INVITES.c.code_hash == name,
        SITE_INVITES.c.uses > 0,
        SITE_INVITES.c.expires > time.time(),
    )
    update = sa.update(SITE_INVITES).where(*valid).values(uses=SITE_INVITES.c.uses - 1)
    if not await database.changes_one(update):
        raise Denied(403, "error-invitation")
    return name


async def return_invite(database: Storage, name: str) -> None:
    """Undo a use, because the sign-up failed."""
    same = SITE_INVITES.c.code_hash == name
    await database.execute(sa.update(SITE_INVITES).where(same).values(uses=SITE_INVITES.c.uses + 1))

"""Export: everything that a person owns, as an archive of one JSON file and the records."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncIterator
from typing import Any, Final

import sqlalchemy as sa
import structlog

from tampu.core.errors import TampuError
from tampu.server.people.profiles import Person
from tampu.server.storage import models, people_models, study_models
from tampu.server.storage.storage import Storage
from tampu.server.tables.records import khipu_of
from tampu.server.tables.sessions import TableSessions

log = structlog.get_logger()
MOST_RECORDS: Final = 2000
"""An archive holds the records of the newest finished games up to this number."""
OWNED: Final = {
    "results": models.RESULTS.c.person,
    "ratings": models.RATINGS.c.person,
    "puzzle_answers": models.PUZZLE_ANSWERS.c.person,
    "seats": models.SEATS.c.person,
    "notes": models.NOTES.c.person,
    "chat": models.CHAT.c.person,
    "mutes": models.MUTES.c.person,
    "analyses": models.ANALYSES.c.person,
    "call_settings": people_models.CALL_SETTINGS.c.person,
    "push_subscriptions": people_models.PUSH_SUBSCRIPTIONS.c.person,
    "friendships_asked_for": people_models.FRIENDSHIPS.c.asker,
    "friendships_asked_of_me": people_models.FRIENDSHIPS.c.asked,
    "blocks": people_models.BLOCKS.c.person,
    "reports": people_models.REPORTS.c.person,
    "seeks": people_models.SEEKS.c.person,
    "site_invites": people_models.SITE_INVITES.c.creator,
    "pending_calls": people_models.PENDING_CALLS.c.person,
    "challenge_tries": study_models.TRIES.c.person,
    "studies": study_models.STUDIES.c.owner,
}
"""By name the column of the owner, in the table of what people own."""
SECRET: Final = {"password_hash", "lease_owner", "lease_until", "auth_secret", "code_hash"}


class _Chunks(io.RawIOBase):
    """A stream that cannot seek; `take` returns what was written since the last time."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._parts.append(bytes(data))
        return len(data)

    def take(self) -> bytes:
        parts, self._parts = self._parts, []
        return b"".join(parts)


async def owned_data(database: Storage, person: Person) -> dict[str, Any]:
    """Everything stored about a person; secrets and the moves of others are left out."""
    profile = await database.rows(sa.select(models.PEOPLE).where(models.PEOPLE.c.id == person.id))
    sessions = sa.select(models.SESSIONS.c.expires).where(models.SESSIONS.c.person == person.id)
    data: dict[str, Any] = {
        "profile": _plain(profile[0]) if profile else {"id": person.id, "name": person.name},
        "sessions": [_plain(row) for row in await database.rows(sessions)],
    }
    for name, owner in OWNED.items():
        rows = await database.rows(sa.select(owner.table).where(owner == person.id))
        data[name] = [_plain(row) for row in rows]
    columns = ("id", "game", "options", "status", "kind", "visibility", "created", "ended")
    own = sa.select(models.SEATS.c.table_id).where(models.SEATS.c.person == person.id)
    mine = sa.or_(models.TABLES.c.creator == person.id, models.TABLES.c.id.in_(own))
    tables = sa.select(*(models.TABLES.c[name] for name in columns)).where(mine)
    data["tables"] = [_plain(row) for row in await database.rows(tables)]
    return data


def _plain(row: Any) -> dict[str, Any]:
    return {name: value for name, value in row._mapping.items() if name not in SECRET}


async def archive(
    tables: TableSessions, person: Person, more: AsyncIterator[tuple[str, str]]
) -> AsyncIterator[bytes]:
    """A ZIP file in pieces: `data.json`, a record of each finished game, and more files by name."""
    data = await owned_data(tables.database, person)
    finished = sorted(
        (table for table in data["tables"] if table["status"] == "over"),
        key=lambda table: -(table["ended"] or 0.0),
    )
    chunks = _Chunks()
    with zipfile.ZipFile(chunks, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("data.json", json.dumps(data, indent=1, ensure_ascii=False))
        yield chunks.take()
        for table in finished[:MOST_RECORDS]:
            try:
                session = await tables.peek(table["id"])
                text = await asyncio.to_thread(khipu_of, session)
            except TampuError as error:  # rules that this release no longer plays
                log.info("no record in an export", table=table["id"], error=error.key)
                continue
            file.writestr(f"records/{table['game']}-{table['id']}.khipu", text)
            yield chunks.take()
        async for name, text in more:
            file.writestr(name, text)
            yield chunks.take()
    yield chunks.take()

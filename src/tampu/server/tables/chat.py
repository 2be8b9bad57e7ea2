"""The stored chat of tables."""

from __future__ import annotations

import time
from typing import Any, Final, Literal

import sqlalchemy as sa

from tampu.server.messages.bodies import ChatLine
from tampu.server.messages.parts import PersonInfo
from tampu.server.people.profiles import person_info
from tampu.server.storage.models import CHAT, PEOPLE
from tampu.server.storage.storage import Storage

MOST_LINES: Final = 200
Room = Literal["players", "observers"]


async def add_line(
    database: Storage, table: str, person: PersonInfo, text: str, room: Room
) -> ChatLine:
    """Store a chat line and notify the other processes."""
    at = time.time()
    values = {"table_id": table, "person": person.id, "text": text, "at": at, "room": room}

    def job(connection: sa.Connection) -> int:
        result = connection.execute(sa.insert(CHAT).values(**values))
        database.notify(connection, f"chat:{table}")
        assert result.inserted_primary_key is not None
        return int(result.inserted_primary_key[0])

    return ChatLine(id=await database.write(job), person=person, text=text, at=at, room=room)


async def recent_lines(
    database: Storage,
    table: str,
    *,
    muted: list[str],
    most: int = MOST_LINES,
    room: Room | None = None,
) -> list[ChatLine]:
    """The last lines of a room, or of all, in their order, without those of muted people."""
    rooms = [room] if room else ["players", "observers"]
    query = (
        sa.select(CHAT, PEOPLE.c.name, PEOPLE.c.name_key)
        .outerjoin(PEOPLE, PEOPLE.c.id == CHAT.c.person)
        .where(CHAT.c.table_id == table, CHAT.c.person.not_in(muted), CHAT.c.room.in_(rooms))
        .order_by(CHAT.c.id.desc())
        .limit(most)
    )
    return [_line(row) for row in reversed(await database.rows(query))]


def _line(row: Any) -> ChatLine:
    person = person_info(row.person, row.name, row.name_key)
    return ChatLine(id=row.id, person=person, text=row.text, at=row.at, room=row.room)

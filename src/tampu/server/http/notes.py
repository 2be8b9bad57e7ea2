"""The routes of private notes and of the chat."""

from __future__ import annotations

import sqlalchemy as sa
from litestar import get, put
from litestar.params import JSONBody
from sqlalchemy.exc import IntegrityError

from tampu.server.http.lookup import VisibleTable
from tampu.server.messages.bodies import Chat, Note, NoteInfo
from tampu.server.site import CurrentPerson, CurrentSite
from tampu.server.storage.models import NOTES
from tampu.server.tables.chat import recent_lines


@get("/api/tables/{table:str}/note", summary="My private note")
async def get_note(site: CurrentSite, person: CurrentPerson, session: VisibleTable) -> NoteInfo:
    where = (NOTES.c.table_id == session.id, NOTES.c.person == person.id)
    row = await site.database.first(sa.select(NOTES.c.text).where(*where))
    return NoteInfo(text="" if row is None else row.text)


@put("/api/tables/{table:str}/note", summary="Write my private note")
async def put_note(
    site: CurrentSite, person: CurrentPerson, session: VisibleTable, data: JSONBody[Note]
) -> NoteInfo:
    await site.profiles.store(person)
    where = (NOTES.c.table_id == session.id, NOTES.c.person == person.id)
    update = sa.update(NOTES).where(*where).values(text=data.text)
    if not await site.database.changes_one(update):
        values = {"table_id": session.id, "person": person.id, "text": data.text}
        try:
            await site.database.execute(sa.insert(NOTES).values(**values))
        except IntegrityError:  # another request of the same person was first
            await site.database.execute(update)
    return NoteInfo(text=data.text)


@get("/api/tables/{table:str}/chat", summary="The last chat messages of the table")
async def chat(site: CurrentSite, person: CurrentPerson, session: VisibleTable) -> Chat:
    """Of the players for those with a seat, else of the observers."""
    hidden = [*await site.profiles.muted(person.id), *await site.friends.blocked(person.id)]
    room = session.room_of(person.id)
    return Chat(lines=await recent_lines(site.database, session.id, muted=hidden, room=room))

"""Hearing from the other processes: PostgreSQL wakes, the log is the truth."""

from __future__ import annotations

import asyncio
from typing import Final

import asyncpg
import sqlalchemy as sa
import structlog

from tampu.server import analysis
from tampu.server.house import House, person_info
from tampu.server.messages import Said
from tampu.server.models import CHAT, PEOPLE
from tampu.server.rooms import Room
from tampu.server.storage import CHANNEL

log = structlog.get_logger()
PATIENCE: Final = (0.1, 0.2, 0.5, 1.0, 2.0)
"""How long to wait before the next attempts to connect; the last one for ever after."""
CHECK_SECONDS: Final = 5.0


class Listener:
    """Listens for changes; after every silence it looks at all tables in memory again."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._chats: dict[str, int] = {}

    def start(self) -> None:
        if not self._house.storage.is_sqlite:
            self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        failures = 0
        while True:
            try:
                url = self._house.storage.url.replace("+asyncpg", "")
                named = {"application_name": "tampu listener"}
                connection = await asyncpg.connect(url, server_settings=named)
                try:
                    connection.add_termination_listener(self._end)
                    await connection.add_listener(CHANNEL, self._hear)
                    failures = 0
                    await self._house.refresh_all()
                    await self._obey(connection)
                finally:
                    connection.terminate()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("listener lost", error=str(error))
            await asyncio.sleep(PATIENCE[min(failures, len(PATIENCE) - 1)])
            failures += 1

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self._heard.put_nowait(str(payload))

    def _end(self, _connection: object) -> None:
        self._heard.put_nowait("")

    async def _obey(self, connection: asyncpg.Connection) -> None:
        """Act on what is heard until the connection breaks."""
        while True:
            try:
                heard = await asyncio.wait_for(self._heard.get(), CHECK_SECONDS)
            except TimeoutError:
                await connection.execute("SELECT 1")
                continue
            if connection.is_closed():
                return
            what, _, table = heard.rpartition(":")
            room = self._house.rooms.get(table)
            if room is None:
                continue
            if what == "chat":
                await self._tell_chat(room)
            elif what == "analysis":
                await analysis.tell(self._house, room)
            else:
                await self._house.woken(table)

    async def _tell_chat(self, room: Room) -> None:
        """Tell what was said since the last time."""
        known = self._chats.get(room.id)
        query = (
            sa.select(CHAT, PEOPLE.c.name, PEOPLE.c.name_key)
            .join(PEOPLE, PEOPLE.c.id == CHAT.c.person)
            .where(CHAT.c.table_id == room.id)
            .order_by(CHAT.c.id.desc())
            .limit(1 if known is None else 20)
        )
        async with self._house.storage.read() as connection:
            rows = [
                row for row in await connection.execute(query) if known is None or row.id > known
            ]
        for row in reversed(rows):
            info = person_info(row.person, row.name, row.name_key)
            room.tell_chat(Said(room.id, row.id, info, row.text, row.at))
            self._chats[room.id] = row.id

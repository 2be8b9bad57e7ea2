"""Presence shared by server processes: who is connected, who watches a table, open WebSockets."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError

from tampu.server.errors import Denied
from tampu.server.live.hub import Hub
from tampu.server.storage.models import OPEN_SOCKETS, PRESENCE
from tampu.server.storage.processes import PRESENCE_TOPIC
from tampu.server.storage.rate_counts import hashed
from tampu.server.storage.storage import StorageUnavailable
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import TableSessions

ANYWHERE: Final = ""
"""Stands for a table in the rows of people who are connected, whether they watch one or not."""


class Presence:
    """Stores who is connected to this process, and reads who is connected to others.

    With SQLite there is one process, and nothing is stored. A write fails without the row of the
    process, which others remove if they think that it is dead; its next report stores everything.
    """

    def __init__(self, tables: TableSessions, hub: Hub, most_sockets: int) -> None:
        self._tables = tables
        self._hub = hub
        self._most_sockets = most_sockets
        self._shared = not tables.database.is_sqlite
        self._sockets: Counter[str] = Counter()
        """By address the number of WebSockets at this process."""
        self._unstored: set[str] = set()
        """Addresses whose stored number may be wrong."""
        self._stored_people: set[str] = set()
        """The people whose connection to this process is stored."""
        self._unpublished: dict[str, TableSession] = {}
        """Tables whose stored watchers may be wrong."""
        self._publishing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        hub.on_presence.append(self._changed)

    # WebSockets of an address

    async def admit(self, address: str) -> None:
        """Count a new WebSocket; raises if all processes together have too many of the address."""
        self._sockets[address] += 1
        try:
            if await self._sockets_everywhere(address) > self._most_sockets:
                raise Denied(429, "error-too-often")
        except BaseException:
            self.closed(address)
            raise

    async def _sockets_everywhere(self, address: str) -> int:
        """The WebSockets of an address at all processes; at this one, if it cannot be read."""
        number = self._sockets[address]
        if self._shared and number <= self._most_sockets:
            self._unstored.add(address)  # the next report corrects what a race stored
            with suppress(StorageUnavailable, IntegrityError):
                return await self._tables.database.write(
                    lambda connection: self._count_sockets(connection, address)
                )
        return number

    def closed(self, address: str) -> None:
        """Count a closed WebSocket; the next report stores it."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]
        if self._shared:
            self._unstored.add(address)

    def _count_sockets(self, connection: sa.Connection, address: str) -> int:
        """Store the WebSockets of an address; returns how many it has at all processes."""
        # One process after the other, so that two of them do not admit the last one.
        lock = sa.text("SELECT pg_advisory_xact_lock(hashtext(:address))")
        connection.execute(lock, {"address": hashed(address)})
        self._store_sockets(connection, address)
        column = OPEN_SOCKETS.c.number
        query = sa.select(sa.func.sum(column)).where(OPEN_SOCKETS.c.address == hashed(address))
        return int(connection.execute(query).scalar_one() or 0)

    def _store_sockets(self, connection: sa.Connection, address: str) -> None:
        mine = {"process": self._tables.process, "address": hashed(address)}
        number = self._sockets[address]
        if number:
            row = insert(OPEN_SOCKETS).values(number=number, **mine)
            update = row.on_conflict_do_update(index_elements=list(mine), set_={"number": number})
            connection.execute(update)
        else:
            connection.execute(_delete(OPEN_SOCKETS, mine))

    # Who is connected

    async def online(self, people: list[str]) -> set[str]:
        """Those of the people who are connected to any process."""
        here = {person for person in people if self._hub.of(person)}
        if not self._shared or len(here) == len(people):
            return here
        query = sa.select(PRESENCE.c.person).where(
            PRESENCE.c.table_id == ANYWHERE, PRESENCE.c.person.in_(people)
        )
        return here | {str(row.person) for row in await self._tables.database.rows(query)}

    async def _store_people(self) -> None:
        """Store who is connected to this process: only what has changed."""
        connected = self._hub.people()
        gone, new = self._stored_people - connected.keys(), connected.keys() - self._stored_people
        if not gone and not new:
            return
        place = {"process": self._tables.process, "table_id": ANYWHERE}
        rows = [
            {**place, "person": person.id, "name": person.name, "guest": person.guest}
            for person in connected.values()
            if person.id in new
        ]

        def job(connection: sa.Connection) -> None:
            changed = PRESENCE.c.person.in_([*gone, *new])
            connection.execute(_delete(PRESENCE, place).where(changed))
            if rows:
                connection.execute(sa.insert(PRESENCE), rows)

        with suppress(StorageUnavailable, IntegrityError):
            await self._tables.database.write(job)
            self._stored_people = set(connected)

    # Who watches a table

    def _changed(self, session: TableSession) -> None:
        if self._shared:
            task = asyncio.create_task(self.publish(session))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def publish(self, session: TableSession) -> None:
        """Store who watches a table through this process, and notify the others."""

        def job(connection: sa.Connection) -> None:
            mine = {"process": self._tables.process, "table_id": session.id}
            connection.execute(_delete(PRESENCE, mine))
            people = {watcher.person.id: watcher.person for watcher in session.watchers}
            rows = [
                {**mine, "person": person.id, "name": person.name, "guest": person.guest}
                for person in people.values()
            ]
            if rows:
                connection.execute(sa.insert(PRESENCE), rows)
            self._tables.database.notify(connection, f"{PRESENCE_TOPIC}:{session.id}")

        async with self._publishing:
            self._unpublished[session.id] = session
            with suppress(StorageUnavailable, IntegrityError):
                await self._tables.database.write(job)
                del self._unpublished[session.id]

    async def refresh(self, session: TableSession) -> None:
        """Read who watches a table through other processes, and broadcast a change."""
        async with self._tables.database.read() as connection:
            elsewhere = await self._tables.watchers_elsewhere(connection, session.id)
        if elsewhere != session.elsewhere:
            session.elsewhere = elsewhere
            self._hub.broadcast_table(session)

    async def reported(self, unknown: bool) -> None:
        """Store what could not be stored before; everything, if this process was unknown."""
        if unknown:
            self._stored_people.clear()
            self._unstored.update(self._sockets)
            sessions = self._tables.open_sessions.values()
            self._unpublished |= {session.id: session for session in sessions if session.watchers}
        await self._store_people()
        for session in list(self._unpublished.values()):
            await self.publish(session)
        addresses = sorted(self._unstored)
        self._unstored.clear()
        if not addresses:
            return

        def job(connection: sa.Connection) -> None:
            for address in addresses:
                self._store_sockets(connection, address)

        try:
            await self._tables.database.write(job)
        except (StorageUnavailable, IntegrityError):
            self._unstored.update(addresses)


def _delete(table: sa.Table, row: dict[str, str]) -> sa.Delete:
    return sa.delete(table).where(*(table.c[name] == value for name, value in row.items()))

"""Telling people by their own address that it is their turn."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import socket
import ssl
from typing import Final
from urllib.parse import urlsplit

import sqlalchemy as sa
import structlog

from tampu.server.house import House
from tampu.server.models import PEOPLE
from tampu.server.rooms import Room

log = structlog.get_logger()
SECONDS: Final = 5.0
AT_ONCE: Final = 4


def public_address(host: str) -> str:
    """An address of the host that belongs to the open internet; raises OSError if it has none."""
    for _, _, _, _, place in socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM):
        address = str(place[0])
        if not ipaddress.ip_address(address).is_global:
            raise OSError("not a public address")
        return address
    raise OSError("no address")


class _Pinned(http.client.HTTPSConnection):
    """Connects to the address that was checked, whatever the name resolves to meanwhile."""

    def connect(self) -> None:
        raw = socket.create_connection((public_address(self.host), 443), SECONDS)
        context = ssl.create_default_context()
        self.sock = context.wrap_socket(raw, server_hostname=self.host)


def post(url: str, body: bytes) -> int:
    """Send it; redirects are not followed."""
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname or parts.port not in (None, 443):
        raise OSError("only https on its own port")
    connection = _Pinned(parts.hostname, timeout=SECONDS)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        return connection.getresponse().status
    finally:
        connection.close()


class Webhooks:
    """Calls addresses in the background; what fails is logged and forgotten."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def due(self, room: Room, person: str) -> None:
        """It is somebody's turn at a table that is played by turns."""
        if room.row.kind == "by_turns" and len(self._tasks) < 1000:
            task = asyncio.create_task(self._call(room.id, room.row.game, person))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _call(self, table: str, game: str, person: str) -> None:
        async with self._house.storage.read() as connection:
            found = await connection.execute(
                sa.select(PEOPLE.c.webhook).where(PEOPLE.c.id == person)
            )
            url = found.scalar()
        if not url:
            return
        body = json.dumps({"type": "your_turn", "table": table, "game": game}).encode()
        async with self._gate:
            try:
                await asyncio.to_thread(post, url, body)
            except (OSError, http.client.HTTPException, ValueError) as error:
                log.info("webhook failed", table=table, error=str(error))

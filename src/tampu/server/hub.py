"""The connected clients, each with a bounded queue: a slow one is dropped and may resume."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from tampu.locale import Catalogue, catalogue
from tampu.server import metrics
from tampu.server.messages import Notice, PersonInfo

SLOW: Final = 4008
"""The close code for clients that read too slowly."""
GOING: Final = 1012
"""The close code when the server restarts."""

_encoder = msgspec.json.Encoder()


def encoded(notice: Notice) -> bytes:
    return _encoder.encode(notice)


class Connection:
    """One client."""

    def __init__(self, person: PersonInfo, language: str, address: str, most: int) -> None:
        self.person = person
        self.address = address
        self.words: Catalogue = catalogue(language)
        self.muted: set[str] = set()
        self.confirms = True
        """Whether decisions that pass the turn wait for a confirmation."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.close_code = 1000
        self.dropped = asyncio.Event()
        self._most = most

    def tell(self, notice: Notice) -> None:
        self.send(encoded(notice))

    def send(self, frame: bytes) -> None:
        """Queue a frame; never waits."""
        if self.close_code != 1000:
            return
        if self.queue.qsize() >= self._most:
            self.close(SLOW)
            return
        self.queue.put_nowait(frame)

    def close(self, code: int) -> None:
        """Drop the client: what is still queued is not sent."""
        if code == SLOW:
            metrics.SLOW.inc()
        self.close_code = code
        self.dropped.set()
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Hub:
    """All clients of this process."""

    def __init__(self) -> None:
        self.connections: dict[str, set[Connection]] = {}

    def add(self, connection: Connection) -> None:
        self.connections.setdefault(connection.person.id, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        person = connection.person.id
        group = self.connections.get(person, set())
        group.discard(connection)
        if not group:
            self.connections.pop(person, None)

    def of(self, person: str) -> list[Connection]:
        return list(self.connections.get(person, ()))

    def count(self) -> int:
        return sum(len(group) for group in self.connections.values())

    def close_all(self, code: int = GOING) -> None:
        for group in list(self.connections.values()):
            for connection in list(group):
                connection.close(code)

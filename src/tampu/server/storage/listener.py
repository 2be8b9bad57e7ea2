"""LISTEN on PostgreSQL: receives what other server processes notify."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import asyncpg
import structlog

from tampu.server.storage.database import CHANNEL, CONNECT_SECONDS, Database

log = structlog.get_logger()
RETRY_SECONDS: Final = (0.1, 0.2, 0.5, 1.0, 2.0)
"""The pauses before attempts to reconnect; the last one repeats."""
CHECK_SECONDS: Final = 5.0
"""How often a quiet connection is checked, and how long it may take to answer."""


class Listener:
    """Calls `handle` with every payload, and `reconnected` whenever some may have been missed."""

    def __init__(
        self,
        database: Database,
        handle: Callable[[str], Awaitable[None]],
        reconnected: Callable[[], Awaitable[None]],
    ) -> None:
        self._database = database
        self._handle = handle
        self._reconnected = reconnected
        self._task: asyncio.Task[None] | None = None
        self._payloads: asyncio.Queue[str | None] = asyncio.Queue()

    def start(self) -> None:
        if not self._database.is_sqlite:
            self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        failures = 0
        while True:
            try:
                url = self._database.url.replace("+asyncpg", "")
                settings = {"application_name": "tampu listener"}
                connection = await asyncpg.connect(
                    url,
                    server_settings=settings,
                    timeout=CONNECT_SECONDS,
                    command_timeout=CHECK_SECONDS,
                )
                try:
                    connection.add_termination_listener(self._on_end)
                    await connection.add_listener(CHANNEL, self._on_payload)
                    failures = 0
                    await self._reconnected()
                    await self._dispatch(connection)
                finally:
                    connection.terminate()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("listener lost", error=str(error))
            await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
            failures += 1

    def _on_payload(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self._payloads.put_nowait(str(payload))

    def _on_end(self, _connection: object) -> None:
        self._payloads.put_nowait(None)

    async def _dispatch(self, connection: asyncpg.Connection) -> None:
        """Handle payloads until the connection breaks."""
        while True:
            try:
                payload = await asyncio.wait_for(self._payloads.get(), CHECK_SECONDS)
            except TimeoutError:
                await connection.execute("SELECT 1")
                continue
            if connection.is_closed():
                return
            if payload is not None:
                await self._handle(payload)

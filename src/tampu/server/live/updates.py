"""Updates from other server processes: refresh tables and forward chat and analysis progress."""

from __future__ import annotations

from tampu.server.live.calls import CALLED_TOPIC, Calls
from tampu.server.live.hub import NO_COOKIE, Hub
from tampu.server.live.matching import MATCHED_TOPIC, Matching
from tampu.server.live.presence import Presence
from tampu.server.people.sessions import LOGGED_OUT
from tampu.server.play_aids import analysis
from tampu.server.storage.processes import PRESENCE_TOPIC
from tampu.server.tables.chat import recent_lines
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import TableSessions

MOST_NEW_LINES = 20


class Updates:
    """Handles what other processes notify.

    `chat:<table>`, `presence:<table>`, `analysis:<table>` or `<table>`; `logged_out:<session>` for
    a closed log-in, `matched:<table>` for a quick match, `called:…:<table>` for an invitation.
    """

    def __init__(
        self,
        tables: TableSessions,
        hub: Hub,
        presence: Presence,
        matching: Matching,
        calls: Calls,
    ) -> None:
        self._matching = matching
        self._calls = calls
        self._tables = tables
        self._hub = hub
        self._presence = presence
        self._last_chat_line: dict[str, int] = {}

    async def handle(self, payload: str) -> None:
        topic, _, table = payload.rpartition(":")
        if topic == LOGGED_OUT:
            self._hub.close_sessions([table], NO_COOKIE)
            return
        if topic == MATCHED_TOPIC:
            await self._matching.matched(table)
            return
        if topic.startswith(CALLED_TOPIC):
            await self._calls.show_invitation(payload)
            return
        session = self._tables.open_sessions.get(table)
        if session is None:
            return
        if topic == "chat":
            await self._forward_chat(session)
        elif topic == PRESENCE_TOPIC:
            await self._presence.refresh(session)
        elif topic == "analysis":
            await analysis.notify(self._tables.database, session)
        else:
            await self._tables.refresh_table(table)

    async def catch_up(self) -> None:
        """Refresh every table, after notifications may have been missed."""
        await self._tables.refresh_all()
        for session in list(self._tables.open_sessions.values()):
            await self._presence.refresh(session)

    async def _forward_chat(self, session: TableSession) -> None:
        """Send the chat lines that were written since the last one that was sent."""
        last = self._last_chat_line.get(session.id)
        most = 1 if last is None else MOST_NEW_LINES
        for line in await recent_lines(self._tables.database, session.id, muted=[], most=most):
            if last is None or line.id > last:
                session.broadcast_chat(line)
                self._last_chat_line[session.id] = line.id

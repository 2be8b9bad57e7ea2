"""Answers for people where only one answer is possible, at the pace of their own answers.

An answer at once, or while the person is away, would show the others that a hand leaves no choice
(protocol, rule 4). So the server answers only while the person watches the table, after a time that
the person took lately for a free answer, and waits for a confirmation where the person's own
answers do.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

import structlog

from tampu.server.errors import Conflict
from tampu.server.live.hub import Connection
from tampu.server.live.pace import Pace
from tampu.server.messages.websocket import Act, Confirm, Move
from tampu.server.storage.storage import StorageUnavailable
from tampu.server.tables.fold import decision_drafts
from tampu.server.tables.log import Draft
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import TableSessions

log = structlog.get_logger()
LEAST_ANSWERS: Final = 3
"""So many free answers of a person must be known before the server answers for them."""
CONFIRMATION: Final = "confirm"
"""Stands for the question whether a turn shall end."""


class AutoAnswers:
    """Answers for the people of this process who want it."""

    def __init__(self, tables: TableSessions) -> None:
        self._tables = tables
        self._pace = Pace()
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}
        """By table the line after which a decision is made, and the task that makes it."""
        self._answered: dict[str, int] = {}
        """By table the line of the last answer, which may have to be confirmed."""
        tables.on_change.append(self.changed)

    def stop(self) -> None:
        for _, task in self._tasks.values():
            task.cancel()

    # The pace of free answers

    def question(self, session: TableSession, move: Move) -> str | None:
        """The question that a move answers freely; None if its time must not be remembered."""
        if not session.plays_with_answers(move.seat):
            return None
        if isinstance(move, Confirm):
            return CONFIRMATION
        state = session.fold.state
        if not isinstance(move, Act) or state.actor() != move.seat or len(state.legal()) < 2:
            return None
        return str(state.question()[0])

    def seen_since(self, session: TableSession, connection: Connection) -> float:
        """Since when a client shows the current position."""
        lines = session.fold.lines
        last = lines[-1].line.at if lines else 0.0
        return max(last, connection.watching.get(session.id, 0.0))

    def answered(self, session: TableSession, person: str, question: str, seconds: float) -> None:
        """Remember how long a free answer took."""
        self._pace.add(session.game.id, self._pacer(session, person), question, seconds)

    @staticmethod
    def _pacer(session: TableSession, person: str) -> str:
        return f"{session.row.kind} {person}"

    # Answering

    def changed(self, session: TableSession) -> None:
        """Plan an answer if one is due; a plan for an older position is dropped."""
        before = self._tasks.get(session.id)
        if before is not None and (before[0] != session.fold.seq or before[1].done()):
            before[1].cancel()
            del self._tasks[session.id]
            before = None
        if before is None and self._watcher(session) is not None:
            task = asyncio.create_task(self._answer(session, session.fold.seq))
            self._tasks[session.id] = session.fold.seq, task

    def _watcher(self, session: TableSession) -> Connection | None:
        """The client of the person who decides and wants answers; None if nobody watches."""
        due = session.row.due
        if session.row.status != "running" or due is None or not session.plays_with_answers(due):
            return None
        person = session.seats[due].person
        for watcher in session.watchers:
            if watcher.person.id == person and isinstance(watcher, Connection):
                return watcher
        return None

    async def _answer(self, session: TableSession, seq: int) -> None:
        try:
            planned = self._planned(session)
            watcher = self._watcher(session)
            if planned is None or watcher is None:
                return
            question, _ = planned
            pacer = self._pacer(session, watcher.person.id)
            if self._pace.known(session.game.id, pacer) < LEAST_ANSWERS:
                return
            delay = self._pace.delay(session.game.id, pacer, question)
            await asyncio.sleep(self.seen_since(session, watcher) + delay - time.time())
            async with self._tables.hold(session):
                watcher = self._watcher(session)
                planned = self._planned(session)
                if session.fold.seq != seq or watcher is None or planned is None:
                    return
                with suppress(Conflict):
                    await self._play(session, watcher, planned[1])
        except StorageUnavailable:
            log.warning("an answer waits for the storage", table=session.id)
        except Exception:
            log.exception("answer failed", table=session.id)

    def _planned(self, session: TableSession) -> tuple[str, int | None] | None:
        """The question and its only answer (None to confirm); None where there is a choice."""
        fold = session.fold
        if fold.waiting is not None:
            mine = self._answered.get(session.id) == fold.seq
            return (CONFIRMATION, None) if mine else None
        legal = fold.state.legal()
        return (str(fold.state.question()[0]), legal[0]) if len(legal) == 1 else None

    async def _play(self, session: TableSession, watcher: Connection, action: int | None) -> None:
        fold, seat = session.fold, session.row.due
        assert seat is not None
        if action is None:
            drafts = [Draft("confirm", seat)]
        else:
            waits = watcher.confirms and not session.meets_only_bots(watcher.person.id)
            drafts = decision_drafts(fold, seat, action, confirms=waits)
        # The line is noted first: the commit plans the next answer at once.
        self._answered[session.id] = fold.seq + len(drafts)
        await self._tables.append(session, drafts)

"""The driver: bots decide, clocks run out, idle table sessions leave the memory."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final, NamedTuple

import sqlalchemy as sa
import structlog

from tampu.bots.pool import seed_of
from tampu.core.contract import Game, Json
from tampu.server.errors import Conflict, Denied
from tampu.server.hosting import metrics
from tampu.server.hosting.settings import Settings
from tampu.server.live.pace import Pace, whole_steps
from tampu.server.play_aids.guides import next_action
from tampu.server.play_aids.scheduling import Asker, BotScheduler
from tampu.server.storage.models import TABLES
from tampu.server.storage.storage import StorageUnavailable
from tampu.server.tables.bots import DEFAULT_BOT, with_temperament, with_time_limit
from tampu.server.tables.fold import decision_drafts
from tampu.server.tables.log import Draft
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import TableSessions

log = structlog.get_logger()

SWEEP_SECONDS: Final = 1.0
SWEEPS_PER_SEARCH: Final = 5
"""The database is searched for tables without a driver once in this many sweeps."""
MOST_ADOPTED: Final = 200


class Question(NamedTuple):
    """What a bot is asked."""

    game: Game
    spec: str
    question: str
    """The message that asks it; public, unlike the candidates."""
    view: Json
    candidates: list[int]
    player: str = ""
    """The table and the seat."""

    @property
    def bot(self) -> str:
        """The spec with the temperament that the player has in this game."""
        return with_temperament(self.spec, self.player)


class Driver:
    """Runs the bots and the clocks of the tables of this process."""

    def __init__(self, tables: TableSessions, bots: BotScheduler, settings: Settings) -> None:
        self._tables = tables
        self._bots = bots
        self._pace = Pace()
        self._settings = settings
        self._sweeper: asyncio.Task[None] | None = None
        self._stopping = False
        tables.on_change.append(self.changed)

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Cancel running bot tasks."""
        self._stopping = True
        sessions = self._tables.open_sessions.values()
        tasks = [session.driver for session in sessions if session.driver is not None]
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, session: TableSession) -> None:
        """Start the bots of a changed table if it is a bot's turn."""
        idle = session.driver is None or session.driver.done()
        if session.row.bot_due and idle and not self._stopping:
            session.driver = asyncio.create_task(self._drive(session))

    async def _drive(self, session: TableSession) -> None:
        """Decide for bots until a person has to decide."""
        try:
            while await self._decide(session):
                pass
        except asyncio.CancelledError:
            raise
        except StorageUnavailable:
            log.warning("driver waits for the storage", table=session.id)
        except Exception:
            log.exception("driver failed", table=session.id)

    async def _decide(self, session: TableSession) -> bool:
        """Make one decision for a bot; whether a bot decides next."""
        if not await self._lease(session):
            return False
        async with self._tables.hold(session):
            fold, seat = session.fold, session.row.due
            spec = None if seat is None else session.bot_of(seat)
            if seat is None or spec is None or not session.row.bot_due:
                return False
            seq = fold.seq
            if fold.waiting is not None:
                await self._tables.append(session, [Draft("confirm", seat)])
                return True
            view, candidates = fold.state.view(seat), fold.state.candidates()
            question, _ = fold.state.question()
            action = next_action(session)
        if action is not None:
            return await self._play(session, seq, seat, action)
        if session.row.kind == "live":
            spec = with_time_limit(spec, self._settings.level_ms)
        player = f"{session.id} {seat}"
        ask = Question(session.game, spec, question, view, candidates, player)
        if session.people():
            action = await self._answer(self._bots.foreground(session.row.creator), ask)
            return await self._play(session, seq, seat, action)
        return await self._decide_alone(session, seq, seat, ask)

    async def _answer(self, asker: Asker, ask: Question) -> int:
        """A bot's answer for people who wait; a forced one takes as long as a free one."""
        start = time.perf_counter()
        if len(ask.candidates) == 1:
            action = ask.candidates[0]
            seconds = self._pace.delay(ask.game.id, ask.spec, ask.question)
        else:
            question = (ask.game, ask.bot, ask.view, ask.candidates, seed_of(ask.view))
            action = await asker.choose(*question, ask.player)
            seconds = time.perf_counter() - start
            metrics.BOT_SECONDS.observe(seconds)
            self._pace.add(ask.game.id, ask.spec, ask.question, seconds)
        await asyncio.sleep(start + whole_steps(seconds) - time.perf_counter())
        return action

    async def _decide_alone(
        self, session: TableSession, seq: int, seat: int, ask: Question
    ) -> bool:
        """A decision at a table without people: one at a time, and as long a pause as it took
        the server, so that such tables use at most half of its time.
        """
        async with self._bots.background(session.row.creator).worker() as pool:
            action = await pool.choose(
                ask.game, ask.bot, ask.view, ask.candidates, seed_of(ask.view), ask.player
            )
            start = time.perf_counter()
            continues = await self._play(session, seq, seat, action)
            await asyncio.sleep(time.perf_counter() - start)
        return continues

    async def _play(self, session: TableSession, seq: int, seat: int, action: int) -> bool:
        """Write a bot's decision unless the table has changed; whether a bot decides next."""
        async with self._tables.hold(session):
            if session.fold.seq == seq and session.row.bot_due:
                drafts = decision_drafts(session.fold, seat, action, confirms=False)
                with suppress(Conflict):
                    await self._tables.append(session, drafts)
            return session.row.bot_due

    async def _lease(self, session: TableSession) -> bool:
        """Whether this process runs the bots of the table."""
        database, process, now = self._tables.database, self._tables.process, time.time()
        seconds = self._settings.lease_seconds
        if database.is_sqlite:
            return True
        if session.row.lease_owner == process and session.row.lease_until > now + seconds / 2:
            return True
        leased = await database.changes_one(
            sa.update(TABLES)
            .where(
                TABLES.c.id == session.id,
                sa.or_(TABLES.c.lease_owner == process, TABLES.c.lease_until < now),
            )
            .values(lease_owner=process, lease_until=now + seconds)
        )
        if leased:
            session.row.lease_owner, session.row.lease_until = process, now + seconds
        return leased

    async def _sweep(self) -> None:
        number = 0
        while True:
            try:
                if number % SWEEPS_PER_SEARCH == 0:
                    await self._adopt()
                for session in list(self._tables.open_sessions.values()):
                    if session.outdated:
                        await self._tables.get(session.id)  # reads it again
                    await self._check_clock(session)
                self._tables.evict_idle()
            except asyncio.CancelledError:
                raise
            except StorageUnavailable:
                log.warning("sweep waits for the storage")
            except Exception:
                log.exception("sweep failed")
            number += 1
            await asyncio.sleep(SWEEP_SECONDS)

    async def _adopt(self) -> None:
        """Load tables whose bots or clocks no process runs, and continue those of this process
        that stopped when the storage failed.
        """
        now, process = time.time(), self._tables.process
        free = sa.or_(TABLES.c.lease_until < now, TABLES.c.lease_owner == process)
        orphaned = sa.and_(TABLES.c.bot_due, free)
        late = TABLES.c.deadline < now
        query = sa.select(TABLES.c.id).where(TABLES.c.status == "running", sa.or_(orphaned, late))
        query = query.order_by(TABLES.c.lease_until).limit(MOST_ADOPTED)
        for row in await self._tables.database.rows(query):
            try:
                session = await self._tables.get(row.id)
                async with self._tables.hold(session):
                    await self._tables.refresh(session)
            except Denied:
                continue
            self.changed(session)
            await self._check_clock(session)

    async def _check_clock(self, session: TableSession) -> None:
        """Give the due seat to a bot if its time has run out."""
        deadline = session.row.deadline
        if deadline is None or deadline > time.time():
            return
        async with self._tables.hold(session):
            await self._tables.refresh(session)
            deadline, due = session.row.deadline, session.row.due
            if deadline is None or deadline > time.time() or due is None:
                return
            seat = session.seats[due]
            seat = seat.changed(away=True, bot=seat.bot or DEFAULT_BOT)
            with suppress(Conflict):
                await self._tables.append(
                    session, [Draft("seat", due, None, {"away": True, "time": True})], seats=[seat]
                )

"""Analyses: compare every decision of a finished game with a bot's choices.

Each process runs one analysis at a time and one question at a time, so that running games are not
slowed down. Every analysed decision is stored at once; after a restart, or in another process, the
analysis continues where it stopped.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError

from tampu.core.contract import Game, State
from tampu.core.rng import Rng
from tampu.server.errors import Denied
from tampu.server.messages.bodies import AnalysedDecision, AnalysisInfo
from tampu.server.messages.websocket import AnalysisNotice
from tampu.server.play_aids.hints import COMPARED, SHOWN, advice, expected_share, plain_candidate
from tampu.server.play_aids.scheduling import Asker, BotScheduler
from tampu.server.storage.models import ANALYSED, ANALYSES
from tampu.server.storage.storage import Storage, StorageUnavailable
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import TableSessions

log = structlog.get_logger()

POLL_SECONDS: Final = 5.0
LEASE_SECONDS: Final = 60.0
MOST_TURNING_POINTS: Final = 5
LEAST_LOSS: Final = 0.05
"""A turning point costs at least this share of victory."""


class Analyst:
    """Runs the requested analyses in the background."""

    def __init__(self, tables: TableSessions, bots: BotScheduler, spec: str) -> None:
        self._tables = tables
        self._database = tables.database
        self._bots = bots
        self._spec = spec
        """The bot whose choices the decisions are compared with."""
        self._requested = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def request(self, session: TableSession, person: str) -> None:
        """Start the analysis of a finished table, or continue one that failed."""
        if not session.fold.over:
            raise Denied(409, "error-not-over")
        row = await read_row(self._database, session.id)
        if row is not None and row.status != "failed":
            return
        total = sum(entry.actor >= 0 for entry in session.fold.match.log)
        values = {"person": person, "status": "waiting", "asked": time.time(), "total": total}

        def job(connection: sa.Connection) -> None:
            busy = connection.execute(
                sa.select(ANALYSES.c.table_id).where(
                    ANALYSES.c.person == person, ANALYSES.c.status == "waiting"
                )
            )
            if busy.first() is not None:
                raise Denied(409, "error-analysis-busy")
            if row is not None:
                update = sa.update(ANALYSES).where(ANALYSES.c.table_id == session.id)
                connection.execute(update.values(lease_until=0.0, **values))
            else:
                insert = sa.insert(ANALYSES)
                connection.execute(
                    insert.values(table_id=session.id, done=0, lease_until=0.0, **values)
                )

        try:
            await self._database.write(job)
        except IntegrityError:
            return  # somebody else requested it at the same time
        self._requested.set()

    async def _work(self) -> None:
        while True:
            try:
                table = await self._next()
                if table is not None:
                    await self._analyse(table)
                    continue
            except asyncio.CancelledError:
                raise
            except StorageUnavailable:
                log.warning("analysis waits for the storage")
            except Exception:
                log.exception("analysis failed")
            self._requested.clear()
            try:
                await asyncio.wait_for(self._requested.wait(), POLL_SECONDS)
            except TimeoutError:
                continue

    async def _next(self) -> str | None:
        """Lease the oldest analysis that no process runs."""
        free = sa.and_(ANALYSES.c.status == "waiting", self._is_free())
        query = sa.select(ANALYSES.c.table_id).where(free).order_by(ANALYSES.c.asked).limit(1)
        row = await self._database.first(query)
        if row is None:
            return None
        table = str(row.table_id)
        leased = await self._database.changes_one(
            sa.update(ANALYSES)
            .where(ANALYSES.c.table_id == table, free)
            .values(lease_owner=self._tables.process, lease_until=time.time() + LEASE_SECONDS)
        )
        return table if leased else None

    def _is_free(self) -> Any:
        if self._database.is_sqlite:
            return sa.true()  # the only process runs one analysis at a time
        own = ANALYSES.c.lease_owner == self._tables.process
        return sa.or_(own, ANALYSES.c.lease_until < time.time())

    async def _analyse(self, table: str) -> None:
        try:
            session = await self._tables.get(table)
            fold, game = session.fold, session.game
            row = await read_row(self._database, table)
            asker = self._bots.background(row.person)
            analysed = {decision.seq for decision in await decisions(self._database, table)}
            state = fold.state_at(0)
            done = len(analysed)
            for seq, entry in zip(fold.places, fold.match.log, strict=True):
                if entry.actor >= 0 and seq not in analysed:
                    decision = await self._decision(asker, game, state, seq, entry.action)
                    done += 1
                    await self._store(session, decision, done)
                state.apply(entry.action)
            await self._end(session, "done")
        except (asyncio.CancelledError, StorageUnavailable):
            raise  # the analysis goes on once the storage answers
        except Exception:
            log.exception("analysis failed", table=table)
            await self._end_row(table, "failed")

    async def _decision(
        self, asker: Asker, game: Game, state: State, seq: int, action: int
    ) -> AnalysedDecision:
        """Compare one decision with the choices of a bot that has the same information."""
        seat, candidates = state.actor(), state.candidates()
        played = plain_candidate(game, state, action)
        if len(candidates) == 1:
            return AnalysedDecision(seq=seq, seat=seat, played=played, best=[], loss=0.0)
        view = state.view(seat)
        advised = await advice(asker, game, view, candidates, self._spec, COMPARED)
        searched = [candidate for candidate in advised if candidate.action == action]
        best = advised[0]
        if searched:
            played = searched[0]
        elif best.share is not None:
            rng = Rng(seq, "analysis")
            best_share = expected_share(game, view, best.action, rng)
            behind = best_share - expected_share(game, view, action, rng)
            played.share = round(min(max(best.share - max(behind, 0.0), 0.0), 1.0), 3)
        loss = 0.0
        if best.share is not None and played.share is not None:
            loss = round(max(0.0, best.share - played.share), 3)
        return AnalysedDecision(seq=seq, seat=seat, played=played, best=advised[:SHOWN], loss=loss)

    async def _store(self, session: TableSession, decision: AnalysedDecision, done: int) -> None:
        data = msgspec.to_builtins(decision)
        until = time.time() + LEASE_SECONDS

        def job(connection: sa.Connection) -> None:
            connection.execute(
                sa.insert(ANALYSED).values(
                    table_id=session.id,
                    seq=decision.seq,
                    seat=decision.seat,
                    loss=decision.loss,
                    data=data,
                )
            )
            connection.execute(
                sa.update(ANALYSES)
                .where(ANALYSES.c.table_id == session.id)
                .values(done=done, lease_until=until)
            )
            self._database.notify(connection, f"analysis:{session.id}")

        await self._database.write(job)
        if self._database.is_sqlite:
            await notify(self._database, session)

    async def _end(self, session: TableSession, status: str) -> None:
        await self._end_row(session.id, status)
        if self._database.is_sqlite:
            await notify(self._database, session)

    async def _end_row(self, table: str, status: str) -> None:
        def job(connection: sa.Connection) -> None:
            connection.execute(
                sa.update(ANALYSES).where(ANALYSES.c.table_id == table).values(status=status)
            )
            self._database.notify(connection, f"analysis:{table}")

        await self._database.write(job)


async def read_row(database: Storage, table: str) -> Any:
    """The row of an analysis, or None."""
    return await database.first(sa.select(ANALYSES).where(ANALYSES.c.table_id == table))


async def decisions(database: Storage, table: str) -> list[AnalysedDecision]:
    """The decisions that are analysed already."""
    query = sa.select(ANALYSED.c.data).where(ANALYSED.c.table_id == table).order_by(ANALYSED.c.seq)
    return [msgspec.convert(row.data, AnalysedDecision) for row in await database.rows(query)]


async def info(database: Storage, table: str) -> AnalysisInfo:
    """The progress and the results of an analysis."""
    row = await read_row(database, table)
    if row is None:
        return AnalysisInfo(
            table=table, status="none", done=0, total=0, decisions=[], turning_points=[]
        )
    analysed = await decisions(database, table)
    by_loss = sorted(analysed, key=lambda decision: decision.loss, reverse=True)
    worst = by_loss[:MOST_TURNING_POINTS]
    return AnalysisInfo(
        table=table,
        status=row.status,
        done=len(analysed),
        total=row.total,
        decisions=analysed,
        turning_points=sorted(each.seq for each in worst if each.loss >= LEAST_LOSS),
    )


async def notify(database: Storage, session: TableSession) -> None:
    """Send the progress of an analysis to everybody who watches the table."""
    row = await read_row(database, session.id)
    if row is not None:
        session.broadcast(AnalysisNotice(session.id, row.status, row.done, row.total))

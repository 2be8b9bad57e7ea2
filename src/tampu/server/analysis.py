"""Looking at finished games again: what was played, what a bot would have played.

One analysis at a time in each process and one question at a time, so that tables that are being
played do not feel it. Every decision is stored when it has been looked at; another process, or
the same after a restart, goes on where one ended.
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
from tampu.server.bodies import AnalysedDecision, AnalysisInfo
from tampu.server.errors import Denied
from tampu.server.house import House
from tampu.server.messages import AnalysisNotice
from tampu.server.models import ANALYSED, ANALYSES
from tampu.server.rooms import Room
from tampu.server.thinking import COMPARED, SHOWN, advice, plain, worth

log = structlog.get_logger()

LOOK_SECONDS: Final = 5.0
LEASE_SECONDS: Final = 60.0
TURNING: Final = 5
"""So many turning points are named."""
LEAST_LOSS: Final = 0.05
"""A decision that cost less of the share of victory turned nothing."""


class Analyst:
    """Works off what people asked for."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._asked = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ask(self, room: Room, person: str) -> None:
        """Begin with a finished table, or go on with one that failed."""
        if not room.fold.over:
            raise Denied(409, "error-not-over")
        known = await stored(self._house, room.id)
        if known is not None and known.status != "failed":
            return
        total = sum(entry.actor >= 0 for entry in room.fold.match.log)
        values = {"person": person, "status": "waiting", "asked": time.time(), "total": total}

        def job(connection: sa.Connection) -> None:
            busy = connection.execute(
                sa.select(ANALYSES.c.table_id).where(
                    ANALYSES.c.person == person, ANALYSES.c.status == "waiting"
                )
            )
            if busy.first() is not None:
                raise Denied(409, "error-analysis-busy")
            if known is not None:
                again = sa.update(ANALYSES).where(ANALYSES.c.table_id == room.id)
                connection.execute(again.values(lease_until=0.0, **values))
            else:
                fresh = sa.insert(ANALYSES).values(
                    table_id=room.id, done=0, lease_until=0.0, **values
                )
                connection.execute(fresh)

        try:
            await self._house.storage.write(job)
        except IntegrityError:
            return  # somebody else asked at the same time
        self._asked.set()

    async def _work(self) -> None:
        while True:
            try:
                table = await self._next()
                if table is not None:
                    await self._look_at(table)
                    continue
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("analysis failed")
            self._asked.clear()
            try:
                await asyncio.wait_for(self._asked.wait(), LOOK_SECONDS)
            except TimeoutError:
                continue

    async def _next(self) -> str | None:
        """The oldest that nobody works at, which is ours from now on."""
        free = sa.and_(ANALYSES.c.status == "waiting", self._is_free())
        async with self._house.storage.read() as connection:
            found = await connection.execute(
                sa.select(ANALYSES.c.table_id).where(free).order_by(ANALYSES.c.asked).limit(1)
            )
            row = found.first()
        if row is None:
            return None
        table = str(row.table_id)

        def job(connection: sa.Connection) -> bool:
            mine = connection.execute(
                sa.update(ANALYSES)
                .where(ANALYSES.c.table_id == table, free)
                .values(lease_owner=self._house.name, lease_until=time.time() + LEASE_SECONDS)
            )
            return mine.rowcount == 1

        return table if await self._house.storage.write(job) else None

    def _is_free(self) -> Any:
        if self._house.storage.is_sqlite:
            return sa.true()  # one process, and it works at one at a time
        mine = ANALYSES.c.lease_owner == self._house.name
        return sa.or_(mine, ANALYSES.c.lease_until < time.time())

    async def _look_at(self, table: str) -> None:
        try:
            room = await self._house.room(table)
            fold, game = room.fold, room.game
            known = {decision.seq for decision in await decisions(self._house, table)}
            state = fold.state_at(0)
            done = len(known)
            for seq, entry in zip(fold.places, fold.match.log, strict=True):
                if entry.actor >= 0 and seq not in known:
                    nodes = self._house.settings.analysis_nodes
                    decision = await looked_at(self._house, game, state, seq, entry.action, nodes)
                    done += 1
                    await self._keep(room, decision, done)
                state.apply(entry.action)
            await self._end(room, "done")
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("analysis failed", table=table)
            await self._end_row(table, "failed")

    async def _keep(self, room: Room, decision: AnalysedDecision, done: int) -> None:
        data = msgspec.to_builtins(decision)
        until = time.time() + LEASE_SECONDS

        def job(connection: sa.Connection) -> None:
            connection.execute(
                sa.insert(ANALYSED).values(table_id=room.id, seq=decision.seq, data=data)
            )
            connection.execute(
                sa.update(ANALYSES)
                .where(ANALYSES.c.table_id == room.id)
                .values(done=done, lease_until=until)
            )
            self._house.storage.wake(connection, f"analysis:{room.id}")

        await self._house.storage.write(job)
        if self._house.storage.is_sqlite:
            await tell(self._house, room)

    async def _end(self, room: Room, status: str) -> None:
        await self._end_row(room.id, status)
        if self._house.storage.is_sqlite:
            await tell(self._house, room)

    async def _end_row(self, table: str, status: str) -> None:
        def job(connection: sa.Connection) -> None:
            connection.execute(
                sa.update(ANALYSES).where(ANALYSES.c.table_id == table).values(status=status)
            )
            self._house.storage.wake(connection, f"analysis:{table}")

        await self._house.storage.write(job)


async def looked_at(
    house: House, game: Game, state: State, seq: int, action: int, nodes: int
) -> AnalysedDecision:
    """One decision: what was played, and what a bot that knew no more would have played."""
    seat, candidates = state.actor(), state.candidates()
    played = plain(game, action)
    if len(candidates) == 1:
        return AnalysedDecision(seq=seq, seat=seat, played=played, best=[], loss=0.0)
    view = state.view(seat)
    found = await advice(house.pool, game, view, candidates, nodes, COMPARED)
    walked = [candidate for candidate in found if candidate.action == action]
    best = found[0]
    if walked:
        played = walked[0]
    elif best.share is not None:
        rng = Rng(seq, "analysis")
        behind = worth(game, view, best.action, rng) - worth(game, view, action, rng)
        played.share = round(min(max(best.share - max(behind, 0.0), 0.0), 1.0), 3)
    known = best.share is not None and played.share is not None
    loss = max(0.0, (best.share or 0.0) - (played.share or 0.0)) if known else 0.0
    return AnalysedDecision(
        seq=seq, seat=seat, played=played, best=found[:SHOWN], loss=round(loss, 3)
    )


async def stored(house: House, table: str) -> Any:
    """The row of an analysis, or None."""
    async with house.storage.read() as connection:
        found = await connection.execute(sa.select(ANALYSES).where(ANALYSES.c.table_id == table))
        return found.first()


async def decisions(house: House, table: str) -> list[AnalysedDecision]:
    async with house.storage.read() as connection:
        found = await connection.execute(
            sa.select(ANALYSED.c.data).where(ANALYSED.c.table_id == table).order_by(ANALYSED.c.seq)
        )
        return [msgspec.convert(row.data, AnalysedDecision) for row in found]


async def info(house: House, table: str) -> AnalysisInfo:
    """How far an analysis is, and what it found."""
    row = await stored(house, table)
    if row is None:
        return AnalysisInfo(
            table=table, status="none", done=0, total=0, decisions=[], turning_points=[]
        )
    found = await decisions(house, table)
    worst = sorted(found, key=lambda decision: decision.loss, reverse=True)[:TURNING]
    return AnalysisInfo(
        table=table,
        status=row.status,
        done=len(found),
        total=row.total,
        decisions=found,
        turning_points=sorted(each.seq for each in worst if each.loss >= LEAST_LOSS),
    )


async def tell(house: House, room: Room) -> None:
    """Tell everybody who watches how far it is."""
    row = await stored(house, room.id)
    if row is not None:
        notice = AnalysisNotice(room.id, row.status, row.done, row.total)
        for connection in list(room.watchers):
            connection.tell(notice)

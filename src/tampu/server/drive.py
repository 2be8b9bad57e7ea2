"""What goes on by itself: bots answer, clocks run out, idle tables are forgotten."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import Final

import sqlalchemy as sa
import structlog

from tampu.server import metrics
from tampu.server.errors import Conflict, Denied
from tampu.server.fold import Draft, decided
from tampu.server.guides import next_move
from tampu.server.house import House
from tampu.server.models import TABLES
from tampu.server.rooms import Room
from tampu.server.thinking import DEFAULT_BOT, in_time

log = structlog.get_logger()

SWEEP_SECONDS: Final = 1.0
LOOK_EVERY: Final = 5
"""Every so many sweeps the database is asked for tables that nobody drives."""


class Driver:
    """Keeps all tables of this process going."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._sweeper: asyncio.Task[None] | None = None
        self._ending = False
        house.on_change.append(self.changed)

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Let bots that think finish nothing more."""
        self._ending = True
        tasks = [room.driver for room in self._house.rooms.values() if room.driver is not None]
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, room: Room) -> None:
        """A room changed: perhaps a bot is to answer."""
        idle = room.driver is None or room.driver.done()
        if room.row.bot_due and idle and not self._ending:
            room.driver = asyncio.create_task(self._drive(room))

    async def _drive(self, room: Room) -> None:
        """Answer for bots until somebody else is to act."""
        try:
            while await self._answer(room):
                pass
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("driver failed", table=room.id)

    async def _answer(self, room: Room) -> bool:
        if not await self._lease(room):
            return False
        house = self._house
        async with room.lock:
            fold, seat = room.fold, room.row.due
            spec = None if seat is None else room.bot_of(seat)
            if seat is None or spec is None or not room.row.bot_due:
                return False
            seq = fold.seq
            if fold.waiting is not None:
                await house.append(room, [Draft("confirm", seat)])
                return True
            view, candidates = fold.state.view(seat), fold.state.candidates()
            action = next_move(room)
        if action is None:
            start, chance = time.perf_counter(), secrets.randbits(63)
            if room.row.kind == "live":
                spec = in_time(spec, house.settings.level_ms)
            action = await house.pool.choose(room.game, spec, view, candidates, chance)
            metrics.BOT_SECONDS.observe(time.perf_counter() - start)
        async with room.lock:
            if room.fold.seq == seq and room.row.bot_due:
                drafts = decided(room.fold, seat, action, confirms=False)
                with suppress(Conflict):
                    # A stop in the middle must not leave memory ahead of the disk.
                    await asyncio.shield(asyncio.ensure_future(house.append(room, drafts)))
            return room.row.bot_due

    async def _lease(self, room: Room) -> bool:
        """Whether this process runs the bots of the table."""
        storage, name, now = self._house.storage, self._house.name, time.time()
        seconds = self._house.settings.lease_seconds
        if storage.is_sqlite:
            return True
        if room.row.lease_owner == name and room.row.lease_until > now + seconds / 2:
            return True

        def job(connection: sa.Connection) -> bool:
            mine = connection.execute(
                sa.update(TABLES)
                .where(
                    TABLES.c.id == room.id,
                    sa.or_(TABLES.c.lease_owner == name, TABLES.c.lease_until < now),
                )
                .values(lease_owner=name, lease_until=now + seconds)
            )
            return mine.rowcount == 1

        if not await storage.write(job):
            return False
        room.row.lease_owner, room.row.lease_until = name, now + seconds
        return True

    async def _sweep(self) -> None:
        number = 0
        while True:
            try:
                if number % LOOK_EVERY == 0:
                    await self._look()
                for room in list(self._house.rooms.values()):
                    await self._check_clock(room)
                self._house.forget_idle()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("sweep failed")
            number += 1
            await asyncio.sleep(SWEEP_SECONDS)

    async def _look(self) -> None:
        """Load tables whose bots or clocks nobody attends to."""
        now = time.time()
        orphaned = sa.and_(TABLES.c.bot_due, TABLES.c.lease_until < now)
        late = TABLES.c.deadline < now
        async with self._house.storage.read() as connection:
            found = await connection.execute(
                sa.select(TABLES.c.id)
                .where(TABLES.c.status == "running", sa.or_(orphaned, late))
                .limit(200)
            )
            ids = [row.id for row in found]
        for table in ids:
            try:
                room = await self._house.room(table)
                async with room.lock:
                    await self._house.refresh(room)
            except Denied:
                continue
            self.changed(room)
            await self._check_clock(room)

    async def _check_clock(self, room: Room) -> None:
        deadline = room.row.deadline
        if deadline is None or deadline > time.time():
            return
        async with room.lock:
            await self._house.refresh(room)
            deadline, due = room.row.deadline, room.row.due
            if deadline is None or deadline > time.time() or due is None:
                return
            seat = room.seats[due]
            seat.away, seat.bot = True, seat.bot or DEFAULT_BOT
            with suppress(Conflict):
                await self._house.append(
                    room, [Draft("seat", due, None, {"away": True, "time": True})], seats=[seat]
                )

"""Calls: notify people who are not here that a table wants them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final

import aiosmtplib
import sqlalchemy as sa
import structlog

from tampu.core.registry import metas
from tampu.locale import catalogue
from tampu.server.errors import Denied
from tampu.server.live.presence import Presence
from tampu.server.people.call_settings import MAIL, PUSH, CallSettingsStore, CallWishes
from tampu.server.people.mail import Mailer, MailLine
from tampu.server.people.push import PushSender
from tampu.server.people.webhooks import call_webhook
from tampu.server.storage.models import (
    CALL_SETTINGS,
    LINES,
    PENDING_CALLS,
    PEOPLE,
    SEATS,
    TABLES,
)
from tampu.server.storage.storage import Storage, StorageUnavailable
from tampu.server.tables.session import TableSession

log = structlog.get_logger()

PARALLEL_CALLS: Final = 4
LARGEST_BACKLOG: Final = 1000
SWEEP_SECONDS: Final = 5.0
MAIL_PAUSE_SECONDS: Final = 60.0
"""Who answers within this time gets no mail about it."""
MOST_SWEPT: Final = 200
MOST_WAITING: Final = 100
"""The most tables that are listed as waiting for one person."""
RETRY_SECONDS: Final = 300.0
"""After this time a mail that could not be handed over is tried again."""
SECONDS_KEPT: Final = {"live": 600, "by_turns": 2 * 86400}
"""How long a push service keeps a message for a device that is switched off."""


class Calls:
    """Calls people by push message, e-mail and webhook, as each of them wants it."""

    def __init__(
        self, database: Storage, presence: Presence, push: PushSender, mailer: Mailer
    ) -> None:
        self._database = database
        self._presence = presence
        self.push = push
        self.mailer = mailer
        self.settings = CallSettingsStore(database)
        self.webhooks = False
        """Whether the host allows webhooks."""
        self._slots = asyncio.Semaphore(PARALLEL_CALLS)
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Cancel everything that was not sent yet."""
        tasks = [*self._tasks, *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # What happened

    def turn_begins(self, session: TableSession, person: str, written_here: bool) -> None:
        """Call a person whose turn begins, unless they look at the table."""
        if not written_here:
            return
        if session.row.kind == "by_turns" and self.webhooks:
            self._run(call_webhook(self._database, person, session.id, session.row.game))
        self._call(session, person, "turn")

    def game_over(self, session: TableSession) -> None:
        """Call everybody who has a seat and does not look at the table."""
        for person in session.people_with_seats():
            self._call(session, person, "over")

    def invited(self, session: TableSession, person: str, event: str, caller: str) -> None:
        """Call a person for whom a seat is reserved."""
        self._call(session, person, event, caller)

    def _call(
        self, session: TableSession, person: str, event: str, caller: str | None = None
    ) -> None:
        watching = {*session.elsewhere, *(watcher.person.id for watcher in session.watchers)}
        if person not in watching:
            kind, game = session.row.kind, session.row.game
            self._run(self._start(person, event, session.id, kind, game, caller))

    def _run(self, call: Coroutine[Any, Any, None]) -> None:
        if len(self._tasks) >= LARGEST_BACKLOG:
            call.close()
            return
        task = asyncio.create_task(self._limited(call))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _limited(self, call: Coroutine[Any, Any, None]) -> None:
        async with self._slots:
            try:
                await call
            except StorageUnavailable:
                log.warning("a call was lost with the storage")
            except Exception:
                log.exception("call failed")

    async def _start(
        self, person: str, event: str, table: str, kind: str, game: str, caller: str | None
    ) -> None:
        """Send a call now, or let it wait for the next mail or the end of quiet hours."""
        if kind == "live" and event == "turn" and await self._presence.online([person]):
            return  # the page shows it
        wishes, now = await self.settings.of(person), time.time()
        free = wishes.quiet_hours.free_from(now)
        waiting = {"person": person, "event": event, "table_id": table, "caller": caller}
        if event in wishes.push:
            if free <= now:
                await self._push(person, event, table, kind, game, caller)
            elif kind == "by_turns" or event != "turn":
                await self._wait({**waiting, "channel": PUSH, "due": free})
        if wishes.wants_mail(event) and (kind == "by_turns" or event != "turn"):
            due = max(free, now + MAIL_PAUSE_SECONDS, wishes.mailed + wishes.interval * 60.0)
            await self._wait({**waiting, "channel": MAIL, "due": due})

    async def _wait(self, row: dict[str, Any]) -> None:
        same = [column == row[column.name] for column in PENDING_CALLS.primary_key]

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.delete(PENDING_CALLS).where(*same))
            connection.execute(sa.insert(PENDING_CALLS).values(**row))

        await self._database.write(job)

    # Push messages

    async def _push(
        self, person: str, event: str, table: str, kind: str, game: str, caller: str | None
    ) -> None:
        waiting = await waiting_tables(self._database, person)
        language, names = await self._reader(person, [caller])
        message = {
            "title": sentence(language, event, game, names.get(caller or "")),
            "text": catalogue(language).text("call-waiting", tables=len(waiting)),
            "path": f"/table/{table}",
            "tag": table,
            "waiting": len(waiting),
        }
        await self.push.send(
            person,
            message,
            topic=f"{person} {table}",
            seconds=SECONDS_KEPT[kind],
            urgent=kind == "live",
        )

    async def _reader(self, person: str, callers: list[str | None]) -> tuple[str, dict[str, str]]:
        """The language of a person, and the names of the people who call."""
        wanted = [person, *(caller for caller in callers if caller)]
        query = sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.language)
        rows = await self._database.rows(query.where(PEOPLE.c.id.in_(wanted)))
        language = next((row.language for row in rows if row.id == person), None)
        return language or "en", {row.id: row.name for row in rows}

    # What waited

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.send_waiting(time.time())
            except StorageUnavailable:
                log.warning("calls wait for the storage")
            except Exception:
                log.exception("sweep of calls failed")

    async def send_waiting(self, now: float) -> None:
        """Send what has waited until now: one mail for each person, one message for each table."""
        query = (
            sa.select(PENDING_CALLS.c.person, PENDING_CALLS.c.channel)
            .where(PENDING_CALLS.c.due <= now)
            .distinct()
            .limit(MOST_SWEPT)
        )
        for person, channel in await self._database.rows(query):
            wishes = await self.settings.of(person)
            rows = await self._database.write(partial(_claim, wishes, channel, now))
            still_true = await self._still_true(rows)
            if channel == MAIL:
                if rows and not await self._mail(wishes, still_true, now):
                    await self._give_back(wishes, now)
                continue
            for row in still_true:
                await self._push(
                    row.person, row.event, row.table_id, row.kind, row.game, row.caller
                )

    async def _still_true(self, rows: list[Any]) -> list[Any]:
        """The calls about what is still so: a turn that lasts, a seat that still is free."""
        return [row for row in rows if await self._is_still_true(row)]

    async def _is_still_true(self, row: Any) -> bool:
        if row.event == "turn":
            turn = _due_tables(row.person).where(TABLES.c.id == row.table_id)
            return await self._database.first(turn) is not None
        return bool(row.event == "over" or row.status == "open")

    async def _give_back(self, wishes: CallWishes, now: float) -> None:
        """Undo the claim of a mail that was not sent, so that the next one need not wait."""
        claimed = CALL_SETTINGS.c.person == wishes.person, CALL_SETTINGS.c.mailed == now
        update = sa.update(CALL_SETTINGS).where(*claimed).values(mailed=wishes.mailed)
        await self._database.execute(update)

    async def _mail(self, wishes: CallWishes, rows: list[Any], now: float) -> bool:
        """Send a digest; whether it was handed over."""
        if not rows or wishes.address is None or not self.mailer.offered:
            return False
        language, names = await self._reader(wishes.person, [row.caller for row in rows])
        lines = [
            MailLine(
                sentence(language, row.event, row.game, names.get(row.caller or "")),
                f"/table/{row.table_id}",
            )
            for row in rows
        ]
        try:
            await self.mailer.digest(wishes.person, wishes.address, language, lines)
        except (OSError, ValueError, aiosmtplib.SMTPException) as error:
            log.warning("mail failed", error=type(error).__name__)
            for row in rows:
                keys = ("person", "event", "table_id", "caller")
                again = {name: getattr(row, name) for name in keys}
                await self._wait({**again, "channel": MAIL, "due": now + RETRY_SECONDS})
            return False
        return True

    async def confirm_address(self, person: str, address: str, language: str) -> None:
        """Send the mail that asks for a confirmation; raises Denied."""
        try:
            await self.mailer.confirm(person, address, language)
        except (OSError, ValueError, aiosmtplib.SMTPException) as error:
            log.warning("mail failed", error=type(error).__name__)
            raise Denied(503, "error-mail-failed") from None


def sentence(language: str, event: str, game: str, caller: str | None) -> str:
    """What happened, in one sentence without anything that only a seat may know."""
    titles = {meta.id: meta.title for meta in metas()}
    words = catalogue(language)
    return words.text(f"call-{event}", game=titles.get(game, game), name=caller or "?")


def _claim(wishes: CallWishes, channel: str, now: float, connection: sa.Connection) -> list[Any]:
    """Take calls out of the queue, for one process only; a mail takes everything that waits."""
    mine = sa.and_(PENDING_CALLS.c.person == wishes.person, PENDING_CALLS.c.channel == channel)
    due = connection.execute(
        sa.select(PENDING_CALLS.c.due).where(mine, PENDING_CALLS.c.due <= now).with_for_update()
    ).all()
    if not due:
        return []
    if channel == MAIL:
        claimed = (
            sa.update(CALL_SETTINGS)
            .where(
                CALL_SETTINGS.c.person == wishes.person,
                CALL_SETTINGS.c.mailed == wishes.mailed,
                CALL_SETTINGS.c.mailed <= now - CALL_SETTINGS.c.interval * 60.0,
            )
            .values(mailed=now)
        )
        if connection.execute(claimed).rowcount != 1:
            later = wishes.mailed + wishes.interval * 60.0
            connection.execute(sa.update(PENDING_CALLS).where(mine).values(due=later))
            return []
    else:
        mine = sa.and_(mine, PENDING_CALLS.c.due <= now)
    rows = connection.execute(
        sa.select(PENDING_CALLS, TABLES.c.game, TABLES.c.kind, TABLES.c.status)
        .join(TABLES, TABLES.c.id == PENDING_CALLS.c.table_id)
        .where(mine)
        .order_by(PENDING_CALLS.c.due)
    ).all()
    connection.execute(sa.delete(PENDING_CALLS).where(mine))
    return list(rows)


def _due_tables(person: str) -> Any:
    """The query of the running tables where a person has to decide."""
    return (
        sa.select(TABLES.c.id, TABLES.c.game, TABLES.c.kind, LINES.c.at.label("since"))
        .join(SEATS, sa.and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.due))
        .join(LINES, sa.and_(LINES.c.table_id == TABLES.c.id, LINES.c.seq == TABLES.c.seq))
        .where(
            SEATS.c.person == person,
            SEATS.c.away.is_(False),
            SEATS.c.resigned.is_(False),
            TABLES.c.status == "running",
        )
    )


async def waiting_tables(database: Storage, person: str) -> list[Any]:
    """The running tables where a person has to decide, the one that waits longest first."""
    return await database.rows(_due_tables(person).order_by(LINES.c.at).limit(MOST_WAITING))

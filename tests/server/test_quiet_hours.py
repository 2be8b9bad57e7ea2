"""Quiet hours, and calls that wait for their end or for the next mail, by a clock of the test."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from tampu.server.live import calls
from tampu.server.live.calls import Calls
from tampu.server.messages.call_bodies import CallPatch
from tampu.server.people.call_settings import CallSettingsStore
from tampu.server.people.mail import MailLine
from tampu.server.people.profiles import Profiles, new_guest
from tampu.server.people.quiet_hours import QuietHours, time_zones
from tampu.server.storage.models import SEATS, TABLES
from tampu.server.storage.people_models import CALL_SETTINGS, PENDING_CALLS
from tampu.server.tables.sessions import TableSessions
from tests.server.test_upgrade import RUNNING, upgraded

ZONES = ("UTC", "America/Lima", "Asia/Kathmandu", "Europe/Paris", "Pacific/Chatham")
MINUTES = st.integers(0, 24 * 60 - 1)


def minute_in(zone: str, moment: float) -> int:
    local = datetime.fromtimestamp(moment, ZoneInfo(zone))
    return local.hour * 60 + local.minute


@given(MINUTES, MINUTES, st.sampled_from(ZONES), st.integers(1_700_000_000, 1_800_000_000))
def test_nothing_calls_within_quiet_hours(begin: int, end: int, zone: str, now: int) -> None:
    free = QuietHours(begin, end, zone).free_from(now)
    assert now <= free <= now + 25 * 3600

    def is_quiet(moment: float) -> bool:
        since = (minute_in(zone, moment) - begin) % (24 * 60)
        return since < (end - begin) % (24 * 60)

    assert (free > now) == is_quiet(now)
    # The hour that summer time skips does not exist on the clock.
    skips = ZoneInfo(zone).utcoffset(datetime.fromtimestamp(now, UTC)) != ZoneInfo(zone).utcoffset(
        datetime.fromtimestamp(free, UTC)
    )
    assert skips or not is_quiet(free)


def test_without_quiet_hours_every_moment_is_free() -> None:
    assert QuietHours(None, None, "UTC").free_from(5.0) == 5.0
    assert set(ZONES) <= time_zones()


class Recorder:
    """Stands for the devices and the mails of everybody."""

    offered = True

    def __init__(self) -> None:
        self.pushed: list[str] = []
        self.mails: list[list[MailLine]] = []
        self.broken = False

    async def send(self, _person: str, message: dict[str, Any], **_more: Any) -> int:
        self.pushed.append(message["title"])
        return 1

    async def digest(self, _person: str, _to: str, _language: str, lines: list[MailLine]) -> None:
        if self.broken:
            raise OSError("no connection")
        self.mails.append(lines)


class Nobody:
    async def online(self, _people: list[str]) -> set[str]:
        return set()


async def prepared(sessions: TableSessions) -> tuple[Calls, Recorder, str, list[str]]:
    """A person who has to decide at two running tables, and wants to be called."""
    recorder = Recorder()
    caller = Calls(sessions.database, Nobody(), recorder, recorder)  # type: ignore[arg-type]
    guest = new_guest()
    await Profiles(sessions.database).store(guest)  # type: ignore[arg-type]
    person = guest.id
    tables = RUNNING[:2]
    for table in tables:
        row = await sessions.database.first(sa.select(TABLES).where(TABLES.c.id == table))
        seat = SEATS.c.table_id == table, SEATS.c.seat == row.due
        await sessions.database.execute(
            sa.update(SEATS).where(*seat).values(person=person, away=False, resigned=False),
            sa.update(TABLES).where(TABLES.c.id == table).values(kind="by_turns"),
        )
    store = CallSettingsStore(sessions.database)
    await store.patch(person, CallPatch(interval=60))
    await store.set_address(person, "a@example.org")
    await sessions.database.execute(sa.update(CALL_SETTINGS).values(confirmed=True))
    return caller, recorder, person, tables


async def waits(sessions: TableSessions) -> int:
    return len(await sessions.database.rows(sa.select(PENDING_CALLS)))


def test_a_digest_holds_everything_and_respects_the_interval(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(sessions: TableSessions) -> None:
        caller, recorder, person, tables = await prepared(sessions)
        monkeypatch.setattr(calls.time, "time", lambda: 10_000.0)
        for table in (*tables, tables[0]):
            await caller._start(person, "turn", table, "by_turns", "cuzco", None)
        assert len(recorder.pushed) == 3
        assert await waits(sessions) == 2
        await caller.send_waiting(10_059.0)
        assert recorder.mails == []
        await caller.send_waiting(10_060.0)
        assert [line.path for line in recorder.mails[0]] == [f"/table/{one}" for one in tables]
        assert await waits(sessions) == 0

        await caller._start(person, "turn", tables[0], "by_turns", "cuzco", None)
        await caller.send_waiting(10_060.0 + 3599.0)
        assert len(recorder.mails) == 1
        recorder.broken = True  # the SMTP server does not answer
        await caller.send_waiting(10_060.0 + 3600.0)
        assert (len(recorder.mails), await waits(sessions)) == (1, 1)
        recorder.broken = False
        await caller.send_waiting(10_060.0 + 3600.0 + calls.RETRY_SECONDS)
        assert (len(recorder.mails), await waits(sessions)) == (2, 0)

        # A turn that is over is not mentioned, and does not delay the next mail.
        await caller._start(person, "turn", tables[1], "by_turns", "cuzco", None)
        await sessions.database.execute(
            sa.update(TABLES).where(TABLES.c.id == tables[1]).values(due=None)
        )
        await caller.send_waiting(50_000.0)
        assert (len(recorder.mails), await waits(sessions)) == (2, 0)
        await caller._start(person, "over", tables[1], "by_turns", "cuzco", None)
        await CallSettingsStore(sessions.database).patch(person, CallPatch(mail=["over"]))
        await caller._start(person, "over", tables[1], "by_turns", "cuzco", None)
        await caller.send_waiting(50_001.0)
        assert len(recorder.mails) == 3

    upgraded(tmp_path, story)


def test_a_call_in_quiet_hours_waits_for_their_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(sessions: TableSessions) -> None:
        caller, recorder, person, tables = await prepared(sessions)
        wish = CallPatch(quiet=(22 * 60, 7 * 60), time_zone="America/Lima", mail=[])
        await caller.settings.patch(person, wish)
        midnight = datetime(2026, 3, 2, 0, 0, tzinfo=ZoneInfo("America/Lima")).timestamp()
        monkeypatch.setattr(calls.time, "time", lambda: midnight)
        await caller._start(person, "turn", tables[0], "by_turns", "cuzco", None)
        await caller._start(person, "turn", tables[1], "by_turns", "cuzco", None)
        await caller._start(person, "turn", tables[1], "live", "cuzco", None)
        assert recorder.pushed == []
        await caller.send_waiting(midnight + 7 * 3600 - 1)
        assert recorder.pushed == []
        await sessions.database.execute(
            sa.update(TABLES).where(TABLES.c.id == tables[1]).values(due=None)
        )
        await caller.send_waiting(midnight + 7 * 3600)
        assert len(recorder.pushed) == 1
        assert await waits(sessions) == 0

    upgraded(tmp_path, story)


def test_two_processes_send_one_mail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(sessions: TableSessions) -> None:
        caller, recorder, person, tables = await prepared(sessions)
        other = Calls(sessions.database, Nobody(), recorder, recorder)  # type: ignore[arg-type]
        monkeypatch.setattr(calls.time, "time", lambda: 10_000.0)
        await caller._start(person, "turn", tables[0], "by_turns", "cuzco", None)
        await asyncio.gather(*(one.send_waiting(20_000.0) for one in (caller, other, caller)))
        assert len(recorder.mails) == 1

    upgraded(tmp_path, story)

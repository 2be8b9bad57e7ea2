"""Server processes that share a PostgreSQL share rate limits, presence and metrics."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from tampu.server.errors import Denied
from tampu.server.hosting import metrics
from tampu.server.hosting.metrics import Samples
from tampu.server.hosting.settings import Settings
from tampu.server.live.calls import Calls
from tampu.server.live.hub import Connection, Hub
from tampu.server.live.matching import Matching
from tampu.server.live.presence import Presence
from tampu.server.live.updates import Updates
from tampu.server.messages.parts import PersonInfo
from tampu.server.people.mail import Mailer
from tampu.server.people.push import PushSender
from tampu.server.people.rate_limits import LIMITS, PARTS, RateLimits
from tampu.server.site import contact_of
from tampu.server.storage.database import Database
from tampu.server.storage.listener import Listener
from tampu.server.storage.models import OPEN_SOCKETS, PRESENCE, PROCESSES, RATE_COUNTS
from tampu.server.storage.processes import RETIRED, Processes
from tampu.server.storage.rate_counts import SharedCounts
from tampu.server.storage.storage import StorageUnavailable
from tampu.server.tables import seating
from tampu.server.tables.session import Sent
from tampu.server.tables.sessions import TableSessions
from tests.server.site import wish
from tests.server.test_faults import SIGNER, new_person
from tests.server.test_postgres_faults import sqlalchemy_url, until

ADDRESS = "192.0.2.1"
MOST_SOCKETS = 3


class Process:
    """The parts of a server process that share something with others."""

    def __init__(self, store: Database) -> None:
        self.store = store
        self.tables = TableSessions(store, SIGNER)
        self.hub = Hub(SIGNER)
        self.presence = Presence(self.tables, self.hub, MOST_SOCKETS)
        self.samples = Samples()
        self.limits = RateLimits(1.0, counts=SharedCounts(store))
        self.processes = Processes(store, self.tables.process, lambda: self.samples)
        self.processes.on_report.append(self.presence.reported)
        settings = Settings()
        push = PushSender(store, b"k" * 32, contact_of(settings))
        calls = Calls(store, self.presence, push, Mailer(settings, SIGNER))
        matching = Matching(self.tables, self.hub)
        updates = Updates(self.tables, self.hub, self.presence, matching, calls)
        self.listener = Listener(store, updates.handle, updates.catch_up)

    async def watch(self, table: str, person: PersonInfo) -> Connection:
        session = await self.tables.get(table)
        connection = Connection(person, "en", ADDRESS, 100)
        session.watchers[connection] = Sent(session.fold.seq)
        self.hub.presence_changed(session)
        return connection

    async def connected(self, table: str) -> list[bool]:
        info = (await self.tables.get(table)).info(None, None)
        return [seat.connected for seat in info.seats]


@asynccontextmanager
async def two_processes(url: str) -> AsyncIterator[list[Process]]:
    stores = [Database(sqlalchemy_url(url)) for _ in range(2)]
    for store in stores:
        await store.open()
    for table in (PROCESSES, RATE_COUNTS):
        await stores[0].execute(sa.delete(table))
    both = [Process(store) for store in stores]
    for process in both:
        await process.processes.report()
        process.listener.start()
    yield both
    for process in both:
        await process.listener.stop()
        await process.store.close()


def share(database: Any, story: Callable[[Process, Process], Awaitable[None]]) -> None:
    async def run() -> None:
        async with two_processes(database.get_uri()) as (here, there):
            await story(here, there)

    asyncio.run(run())


async def admitted(limits: RateLimits, name: str, attempts: int, person: str = "ana") -> int:
    number = 0
    for _ in range(attempts):
        try:
            await limits.check(name, ADDRESS, person)
        except Denied:
            continue
        number += 1
    return number


def test_a_small_limit_is_exact_over_all_processes(database: Any) -> None:
    async def story(here: Process, there: Process) -> None:
        most = LIMITS["log_in"][0]
        first = await admitted(here.limits, "log_in", most - 5)
        second = await admitted(there.limits, "log_in", most)
        assert (first, second) == (most - 5, 5)
        assert await admitted(here.limits, "log_in", 3) == 0

    share(database, story)


def test_a_large_limit_is_never_exceeded_together(database: Any) -> None:
    async def story(here: Process, there: Process) -> None:
        most = LIMITS["frame"][0]
        numbers = await asyncio.gather(
            *(admitted(process.limits, "frame", most) for process in (here, there))
        )
        assert most - most // PARTS <= sum(numbers) <= most
        rows = await here.store.rows(sa.select(RATE_COUNTS.c.number))
        assert len(rows) == 2, "of the address and of the person"

    share(database, story)


def test_a_new_window_of_a_shared_limit_is_counted_anew(database: Any) -> None:
    async def story(here: Process, _there: Process) -> None:
        counts = SharedCounts(here.store)
        assert (await counts.add(("key",), 4, 60))[0] == 0
        before, left = await counts.add(("key",), 1, 60)
        assert before == 4
        assert 0 < left <= 60
        await here.store.execute(sa.update(RATE_COUNTS).values(until=0.0))
        assert (await counts.add(("key",), 1, 60))[0] == 0
        await here.store.execute(sa.update(RATE_COUNTS).values(until=0.0))
        await here.processes.report()
        assert await here.store.rows(sa.select(RATE_COUNTS)) == []

    share(database, story)


def test_without_its_database_a_process_counts_alone() -> None:
    async def story() -> None:
        class Broken:
            async def add(
                self, key: tuple[str, ...], number: int, seconds: int
            ) -> tuple[int, float]:
                raise StorageUnavailable

        limits = RateLimits(1.0, counts=Broken())
        most = LIMITS["log_in"][0]
        assert await admitted(limits, "log_in", most + 5) == most

    asyncio.run(story())


def test_websockets_of_an_address_are_counted_over_all_processes(database: Any) -> None:
    async def story(here: Process, there: Process) -> None:
        await here.presence.admit(ADDRESS)
        await asyncio.gather(here.presence.admit(ADDRESS), there.presence.admit(ADDRESS))
        for process in (here, there):
            with pytest.raises(Denied):
                await process.presence.admit(ADDRESS)
        await there.presence.admit("192.0.2.2")
        here.presence.closed(ADDRESS)
        await here.processes.report()
        await there.presence.admit(ADDRESS)
        with pytest.raises(Denied):
            await here.presence.admit(ADDRESS)

    share(database, story)


def test_who_watches_through_another_process_is_shown(database: Any) -> None:
    async def story(here: Process, there: Process) -> None:
        one, two = [await new_person(here.store) for _ in range(2)]
        planned = wish("imhotep", "me", "open", visibility="public")
        table = (await seating.create(here.tables, one, planned)).id
        await seating.join(here.tables, await here.tables.get(table), two, None, None)
        mine = await here.watch(table, one.info)
        await there.watch(table, two.info)
        await there.watch(table, PersonInfo("guest", "a spectator", True))
        sessions = [await process.tables.get(table) for process in (here, there)]
        await until(lambda: len(sessions[0].elsewhere) == 2 and len(sessions[1].elsewhere) == 1)
        assert await here.connected(table) == await there.connected(table) == [True, True]
        spectators = sessions[0].info(one.id, None).spectators
        assert [person.name for person in spectators] == ["a spectator"]
        sessions[0].watchers.pop(mine)
        here.hub.presence_changed(sessions[0])
        await until(lambda: not sessions[1].elsewhere)
        assert await there.connected(table) == [False, True]

        # a process that opens the table later, and one that is killed
        late = TableSessions(here.store, SIGNER)
        assert len((await late.get(table)).elsewhere) == 2
        killed = PROCESSES.c.id == there.tables.process
        await here.store.execute(sa.update(PROCESSES).where(killed).values(seen=0.0))
        await here.processes.report()
        await until(lambda: not sessions[0].elsewhere)
        assert await here.store.rows(sa.select(PRESENCE)) == []

        # which was not dead, and reports again
        await there.processes.report()
        await until(lambda: len(sessions[0].elsewhere) == 2)

    share(database, story)


def test_presence_that_could_not_be_stored_is_stored_later(database: Any) -> None:
    async def story(here: Process, there: Process) -> None:
        person = await new_person(here.store)
        table = (await seating.create(here.tables, person, wish("imhotep", "me", "bot"))).id
        await here.store.execute(sa.delete(PROCESSES))
        await here.watch(table, person.info)
        await here.presence.admit(ADDRESS)
        session = await here.tables.get(table)
        await here.presence.publish(session)
        assert await here.store.rows(sa.select(PRESENCE)) == []
        await here.processes.report()
        assert len(await here.store.rows(sa.select(PRESENCE))) == 1
        assert len(await here.store.rows(sa.select(OPEN_SOCKETS))) == 1

    share(database, story)


def test_metrics_are_the_sums_over_all_processes(database: Any) -> None:
    async def story(here: Process, there: Process) -> None:
        lines = '["tampu_lines", "tampu_lines_total", {}]'
        clients = '["tampu_clients", "tampu_clients", {}]'
        there.samples = Samples({lines: 5.0}, {clients: 2.0})
        await there.processes.report()
        before = metrics.samples().totals[lines]
        page = metrics.page(await here.processes.others()).decode()
        assert f"tampu_lines_total {before + 5}" in page
        assert "tampu_clients 2.0" in page

        killed = PROCESSES.c.id == there.tables.process
        await here.store.execute(sa.update(PROCESSES).where(killed).values(seen=0.0))
        await here.processes.report()
        page = metrics.page(await here.processes.others()).decode()
        assert f"tampu_lines_total {before + 5}" in page, "totals never shrink"
        assert "tampu_clients 0.0" in page
        stopping = Processes(there.store, "stopping", lambda: Samples({lines: 1.0}))
        await stopping.start()
        await stopping.stop()
        rows = await here.store.rows(sa.select(PROCESSES).where(PROCESSES.c.id == RETIRED))
        assert rows[0].metrics["totals"] == {lines: 6.0}

    share(database, story)


def test_the_page_of_sums_has_the_form_of_prometheus() -> None:
    metrics.COMMAND_SECONDS.labels("Ping").observe(0.01)
    alone = metrics.page(None).decode().splitlines()
    summed = metrics.page([]).decode().splitlines()
    ours = [line for line in alone if "tampu_" in line and "_created" not in line]
    assert set(summed) == set(ours)
    assert "# TYPE tampu_command_seconds histogram" in summed

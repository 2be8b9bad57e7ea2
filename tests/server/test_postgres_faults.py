"""Faults of PostgreSQL: with lost connections and slow answers nothing acknowledged is lost."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

import asyncpg
import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tampu.server.live.commands import Mover, carry_out
from tampu.server.people.call_settings import CallSettingsStore
from tampu.server.storage import database as storage_module
from tampu.server.storage.database import Database
from tampu.server.storage.listener import Listener
from tampu.server.storage.models import LINES
from tampu.server.storage.storage import StorageUnavailable
from tampu.server.tables import seating
from tampu.server.tables.sessions import TableSessions
from tests.server.faulty_storage import TERMINATE, TERMINATE_ALL, FaultyStorage
from tests.server.site import wish
from tests.server.test_faults import SIGNER, FaultMachine, act, new_person

QUERY = "SELECT seq, kind, actor, action, key FROM lines WHERE table_id = $1 ORDER BY seq"


class Reader:
    """Reads committed lines on a connection and in a thread of its own."""

    def __init__(self, url: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        settings = {"application_name": "reader"}
        self._connection = self._run(asyncpg.connect(url, server_settings=settings))

    def _run(self, call: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(call, self._loop).result(30)

    def lines(self, table: str) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in self._run(self._connection.fetch(QUERY, table))]

    def close(self) -> None:
        self._run(self._connection.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class PostgresFaultMachine(FaultMachine):
    """The faults of the state machine, caused by PostgreSQL where it can."""

    url: ClassVar[str]
    reader: ClassVar[Reader]
    real_faults: ClassVar[dict[str, str]] = {"during": "terminated", "lost": "restarted"}

    async def open_database(self) -> Database:
        database = Database(sqlalchemy_url(self.url))
        await database.open()
        return database

    async def close_database(self) -> None:
        await self.database.close()

    def lines(self) -> list[tuple[Any, ...]]:
        return self.reader.lines(self.table)


def sqlalchemy_url(url: str) -> str:
    return url.replace("postgresql://", "postgresql+asyncpg://")


def test_what_is_acknowledged_survives_every_fault(database: Any) -> None:
    PostgresFaultMachine.url = database.get_uri()
    PostgresFaultMachine.reader = Reader(database.get_uri())
    chosen = settings(
        max_examples=15,
        stateful_step_count=25,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    try:
        run_state_machine_as_test(PostgresFaultMachine, settings=chosen)  # type: ignore[no-untyped-call]
    finally:
        PostgresFaultMachine.reader.close()


def with_database(database: Any, story: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Database(sqlalchemy_url(database.get_uri()))
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_terminated_connection_is_no_error_of_the_statement(database: Any) -> None:
    async def story(store: Database) -> None:
        for attempt in (store.execute(TERMINATE), store.first(TERMINATE)):
            with pytest.raises(StorageUnavailable):
                await attempt
        assert (await store.first(sa.text("SELECT 7")))[0] == 7
        with pytest.raises(sa.exc.ProgrammingError):
            await store.first(sa.text("SELECT nonsense"))

    with_database(database, story)


def test_a_database_that_does_not_answer_counts_as_lost(
    database: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage_module, "STATEMENT_SECONDS", 0.2)

    async def story(store: Database) -> None:
        with pytest.raises(StorageUnavailable):
            await store.first(sa.text("SELECT pg_sleep(20)"))
        with pytest.raises(StorageUnavailable):
            await store.execute(sa.text("SELECT pg_sleep(20)"))
        assert (await store.first(sa.text("SELECT 7")))[0] == 7

    with_database(database, story)


def test_settings_of_calls_that_race_are_stored(database: Any) -> None:
    async def story(store: Database) -> None:
        person = await new_person(store)
        settings = CallSettingsStore(store)
        await asyncio.gather(*(settings.set_address(person.id, None) for _ in range(12)))
        assert (await settings.of(person.id)).address is None

    with_database(database, story)


def test_transactions_that_wait_for_each_other_are_both_carried_out(database: Any) -> None:
    """PostgreSQL ends one of them; its rollback is certain, so it is run again."""
    runs: list[int] = []
    both_hold_one = threading.Event()  # of the first attempts only

    def holding(connection: sa.Connection, lock: int) -> bool:
        held = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = :lock"
        return bool(connection.execute(sa.text(held), {"lock": lock}).scalar_one())

    def crossing(first: int, second: int) -> Callable[[sa.Connection], str]:
        def job(connection: sa.Connection) -> str:
            take = sa.text("SELECT pg_advisory_xact_lock(:lock)")
            runs.append(first)
            connection.execute(take, {"lock": first})
            while not both_hold_one.is_set():
                if holding(connection, second):
                    both_hold_one.set()
            connection.execute(take, {"lock": second})
            return "done"

        return job

    async def story(storage: Database) -> None:
        jobs = (crossing(101, 102), crossing(102, 101))
        answers = await asyncio.gather(*(storage.write(job) for job in jobs))
        assert answers == ["done", "done"]
        assert len(runs) == 3, "one of the two was ended"

    with_database(database, story)


def test_a_move_whose_connection_ends_before_the_commit_is_stored_once(database: Any) -> None:
    async def story(store: Database) -> None:
        storage = FaultyStorage(store)
        tables = TableSessions(storage, SIGNER)
        people = [await new_person(store) for _ in range(2)]
        planned = wish("imhotep", "me", "open", visibility="public")
        session = await seating.create(tables, people[0], planned)
        await seating.join(tables, session, people[1], None, None)
        due = session.row.due
        assert due is not None
        person = session.seats[due].person
        assert person is not None
        storage.faults = ["terminated", "after"]
        seq = await carry_out(tables, session, Mover(person, confirms=False), act(session, "k"))
        count = sa.select(LINES.c.seq).where(
            LINES.c.table_id == session.id, LINES.c.key == f"{person}:k"
        )
        assert [row.seq for row in await store.rows(count)] == [seq]

    with_database(database, story)


def test_notifications_lost_with_a_connection_are_made_up_for(database: Any) -> None:
    async def story(store: Database) -> None:
        other = Database(store.url)
        here, there = TableSessions(store, SIGNER), TableSessions(other, SIGNER)
        reconnections = 0

        async def reconnected() -> None:
            nonlocal reconnections
            reconnections += 1
            await there.refresh_all()

        listener = Listener(other, there.refresh_table, reconnected)
        listener.start()
        person = await new_person(store)
        session = await seating.create(here, person, wish("imhotep", "me", "hotseat"))
        behind = await there.get(session.id)
        await until(lambda: reconnections == 1)
        await store.execute(TERMINATE_ALL)  # the listener, and its notifications
        mover = Mover(person.id, confirms=False)
        seq = await carry_out(here, session, mover, act(session, "k"))
        await until(lambda: behind.fold.seq == seq)
        assert reconnections == 2
        await listener.stop()
        await other.close()

    with_database(database, story)


async def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)

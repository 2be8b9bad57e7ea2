"""Whatever the storage does: what was acknowledged is stored, what was sent was committed."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
)

from tampu.core.errors import TampuError
from tampu.server.errors import Conflict, Denied
from tampu.server.live.commands import Mover, carry_out
from tampu.server.live.hub import Connection, Hub, UpdateFor
from tampu.server.messages.bodies import PlayOn
from tampu.server.messages.parts import PersonInfo
from tampu.server.messages.websocket import Act, AnswerUndo, AskUndo, Move, UndoMove
from tampu.server.people.profiles import Person, new_guest
from tampu.server.people.signing import Signer
from tampu.server.storage.database import Database
from tampu.server.storage.models import PEOPLE
from tampu.server.storage.storage import StorageUnavailable
from tampu.server.tables import seating
from tampu.server.tables.fold import decision_drafts
from tampu.server.tables.records import play_on
from tampu.server.tables.session import Sent, TableSession
from tampu.server.tables.sessions import TableSessions
from tests.server.faulty_storage import FAULTS, FaultyStorage
from tests.server.site import wish

SIGNER = Signer(b"k" * 32)


def stored_lines(path: Path, table: str) -> list[tuple[Any, ...]]:
    """The committed lines of a table, read past everything that the server caches."""
    with sqlite3.connect(path) as connection:
        return connection.execute(
            "SELECT seq, kind, actor, action, key FROM lines WHERE table_id = ? ORDER BY seq",
            (table,),
        ).fetchall()


async def new_person(database: Database) -> Person:
    person = new_guest()
    row = {"id": person.id, "name": "somebody", "theme": "system", "created": 0.0}
    await database.execute(sa.insert(PEOPLE).values(preferences={}, **row))
    return person


def first_action(session: TableSession, number: int = 0) -> int:
    legal = session.fold.state.legal()
    return int(legal[number % len(legal)])


def act(session: TableSession, key: str, number: int = 0) -> Act:
    seat, seq = session.row.due, session.fold.seq
    assert seat is not None
    return Act(table=session.id, seat=seat, seq=seq, key=key, action=first_action(session, number))


class Table:
    """A running table of two people on a storage that can fail."""

    def __init__(
        self, path: Path, storage: FaultyStorage, people: list[Person], table: str
    ) -> None:
        self.path = path
        self.storage = storage
        self.people = people
        self.id = table

    def lines(self) -> list[tuple[Any, ...]]:
        return stored_lines(self.path, self.id)


def with_table(path: Path, story: Callable[[Table, TableSessions], Awaitable[None]]) -> None:
    async def run() -> None:
        database = Database(f"sqlite+aiosqlite:///{path}")
        await database.open()
        storage = FaultyStorage(database)
        tables = TableSessions(storage, SIGNER)
        people = [await new_person(database) for _ in range(2)]
        session = await seating.create(tables, people[0], wish("imhotep", "me", "open"))
        await seating.join(tables, session, people[1], 1, SIGNER.invite(session.id, 1))
        await story(Table(path, storage, people, session.id), tables)
        await database.close()

    asyncio.run(run())


def mover(table: Table, session: TableSession) -> Mover:
    due = session.row.due
    assert due is not None
    person = session.seats[due].person
    assert person is not None
    return Mover(person, confirms=False)


@pytest.mark.parametrize("fault", ["before", "during"])
def test_a_move_that_was_not_stored_is_not_acknowledged_on_retry(
    tmp_path: Path, fault: str
) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        session = await tables.get(table.id)
        before, move, who = table.lines(), act(session, "k"), mover(table, session)
        table.storage.faults = [fault] * 3
        with pytest.raises(TampuError):
            await carry_out(tables, session, who, move)
        assert table.lines() == before
        table.storage.faults = []
        seq = await carry_out(tables, session, who, move)
        assert [line for line in table.lines() if line[4]] == [
            (seq, *table.lines()[seq - 1][1:4], f"{who.person}:k")
        ]

    with_table(tmp_path / "x.sqlite", story)


def test_nothing_is_answered_from_memory_after_an_unknown_outcome(tmp_path: Path) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        session = await tables.get(table.id)
        frames: list[bytes] = []
        watcher = Connection(PersonInfo("x", "x", True), "en", "", 99)
        watcher.send = frames.append  # type: ignore
        tables.on_update.append(Hub(SIGNER).broadcast)
        session.watchers[watcher] = Sent(session.fold.seq)
        before, move, who = table.lines(), act(session, "k"), mover(table, session)
        table.storage.faults = ["before"]

        write = table.storage.write

        async def failing_write(job: Any) -> Any:
            table.storage.lost_calls = 2
            return await write(job)

        table.storage.write = failing_write  # type: ignore[method-assign]
        with pytest.raises(StorageUnavailable):
            await carry_out(tables, session, who, move)
        assert not frames, "watchers were sent a line that was never stored"
        table.storage.lost_calls = 1
        with pytest.raises(StorageUnavailable):
            await tables.get(table.id)
        table.storage.write = write  # type: ignore[method-assign]
        table.storage.faults, table.storage.lost_calls = [], 0
        assert (await tables.get(table.id)).fold.seq == len(before) == len(table.lines())
        seq = await carry_out(tables, session, who, move)
        assert table.lines()[seq - 1][4] == f"{who.person}:k"

    with_table(tmp_path / "x.sqlite", story)


def test_a_commit_whose_answer_is_lost_is_acknowledged_from_the_log(tmp_path: Path) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        session = await tables.get(table.id)
        move, who = act(session, "k"), mover(table, session)
        table.storage.faults = ["after"]
        seq = await carry_out(tables, session, who, move)
        assert table.lines()[seq - 1][4] == f"{who.person}:k"
        assert await carry_out(tables, session, who, move) == seq
        assert table.storage.writes == 3, "the move must not be written twice"

    with_table(tmp_path / "x.sqlite", story)


def test_seats_change_in_memory_only_after_the_commit(tmp_path: Path) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        session = await tables.get(table.id)
        for change in (seating.leave, seating.resign):
            table.storage.faults = ["before"]
            with pytest.raises(StorageUnavailable):
                await change(tables, session, table.people[0], None)
            assert not session.seats[0].away
            assert not session.seats[0].resigned
        await seating.leave(tables, session, table.people[0], None)
        assert session.seats[0].away

    with_table(tmp_path / "x.sqlite", story)


def test_a_failed_commit_is_reported_to_every_job_and_not_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
        await database.open()
        runs: list[int] = []

        def job(number: int) -> Callable[[sa.Connection], None]:
            def run(connection: sa.Connection) -> None:
                runs.append(number)

            return run

        def fail(_connection: sa.Connection) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(sa.Connection, "commit", fail)
            writes = [database.write(job(number)) for number in range(3)]
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StorageUnavailable] * 3
        assert sorted(runs) == [0, 1, 2]
        await database.write(job(9))
        assert runs[-1] == 9
        await database.close()

    asyncio.run(story())


# One transaction for each call


def statuses(path: Path) -> list[tuple[str, int]]:
    with sqlite3.connect(path) as connection:
        return connection.execute("SELECT status, seq FROM tables ORDER BY created").fetchall()


def count_writes(
    path: Path, call: Callable[[Table, TableSessions], Awaitable[object]], most: int = 1
) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        table.storage.writes = 0
        await call(table, tables)
        assert table.storage.writes <= most

    with_table(path, story)


def test_creating_a_full_table_is_one_transaction(tmp_path: Path) -> None:
    async def call(table: Table, tables: TableSessions) -> None:
        session = await seating.create(tables, table.people[0], wish("imhotep", "me", "bot"))
        assert session.row.status == "running"

    count_writes(tmp_path / "x.sqlite", call)


def test_taking_the_last_seat_starts_the_game_in_one_transaction(tmp_path: Path) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        one, two = table.people
        session = await seating.create(
            tables, one, wish("imhotep", "me", "open", visibility="public")
        )
        table.storage.writes = 0
        await seating.join(tables, session, two, None, None)
        assert table.storage.writes == 1
        assert statuses(table.path)[-1] == ("running", session.fold.seq)
        assert session.names[two.id].id == two.id

    with_table(tmp_path / "x.sqlite", story)


def test_two_processes_that_fill_the_last_seats_start_the_game(tmp_path: Path) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        one, two = table.people
        three = await new_person(table.storage.storage)  # type: ignore[arg-type]
        kinds = ("me", "open", "open")
        here = await seating.create(tables, one, wish("imhotep", *kinds, visibility="public"))
        elsewhere = TableSessions(table.storage, SIGNER)
        there = await elsewhere.get(here.id)
        await asyncio.gather(
            seating.join(tables, here, two, None, None),
            seating.join(elsewhere, there, three, None, None),
        )
        assert statuses(table.path)[-1][0] == "running"

    with_table(tmp_path / "x.sqlite", story)


def test_playing_on_from_a_position_is_one_transaction(tmp_path: Path) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        session = await tables.get(table.id)
        await carry_out(tables, session, mover(table, session), act(session, "a"))
        await seating.resign(tables, session, table.people[0], None)
        table.storage.writes = 0
        fresh = await play_on(tables, session, table.people[0], PlayOn(at=0, seat=0, bot="random"))
        assert table.storage.writes == 1
        assert fresh.row.status == "running"
        assert fresh.row.due is not None

    with_table(tmp_path / "x.sqlite", story)


def test_a_rematch_is_one_transaction(tmp_path: Path) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        session = await tables.get(table.id)
        await seating.resign(tables, session, table.people[0], None)
        table.storage.writes = 0
        fresh = await seating.rematch(tables, session, table.people[0])
        assert table.storage.writes == 1
        assert session.row.rematch == fresh.id
        again = await seating.rematch(tables, session, table.people[1])
        assert again is fresh

    with_table(tmp_path / "x.sqlite", story)


def test_full_tables_that_never_started_start_when_they_are_opened(tmp_path: Path) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        with sqlite3.connect(table.path) as connection:
            connection.execute("DELETE FROM lines")
            reset = "UPDATE tables SET seq=0, status='open', started=NULL, due=NULL"
            connection.execute(reset)
        fresh = TableSessions(table.storage, SIGNER)
        session = await fresh.get(table.id)
        assert session.row.status == "running"
        assert session.row.due is not None
        assert len(table.lines()) == session.fold.seq > 0

    with_table(tmp_path / "x.sqlite", story)


def test_chance_that_was_due_at_a_kill_is_drawn_when_the_table_is_opened(tmp_path: Path) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        before = table.lines()
        assert [line[1] for line in before][:2] == ["start", "chance"]
        with sqlite3.connect(table.path) as connection:
            connection.execute("DELETE FROM lines WHERE seq > 1")
            connection.execute("UPDATE tables SET seq=1, due=NULL")
        session = await TableSessions(table.storage, SIGNER).get(table.id)
        assert session.row.due is not None
        assert table.lines() == before

    with_table(tmp_path / "x.sqlite", story)


def test_a_continued_game_that_lost_its_log_is_abandoned(tmp_path: Path) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        with sqlite3.connect(table.path) as connection:
            connection.execute("DELETE FROM lines")
            reset = "UPDATE tables SET seq=0, status='open', started=NULL, origin='record'"
            connection.execute(reset)
        session = await TableSessions(table.storage, SIGNER).get(table.id)
        assert session.row.status == "abandoned"
        assert table.lines() == []

    with_table(tmp_path / "x.sqlite", story)


# All of it together


class Recorder(Connection):
    """A client that checks at the moment of sending that everything it gets is committed."""

    def __init__(self, machine: FaultMachine, person: Person) -> None:
        super().__init__(person.info, "en", "", 10_000)
        self.machine = machine

    def send(self, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["type"] == "update":
            stored = {line[0]: line for line in self.machine.lines()}
            for entry in message["entries"]:
                seq = entry["seq"]
                assert seq in stored, f"line {seq} was sent before it was committed"
                assert stored[seq][1] == entry["kind"]
                self.machine.sent[seq] = entry["kind"]


FAULT = st.sampled_from([None, None, *FAULTS])


class FaultMachine(RuleBasedStateMachine):
    """Two people, two server processes that are notified or not, one storage that fails."""

    real_faults: ClassVar[dict[str, str]] = {}
    """What replaces a fault, where the database can really cause it."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.acknowledged: dict[str, int] = {}
        """By key the `seq` that was answered."""
        self.moves: dict[str, tuple[str, Move]] = {}
        """By key the person and the command, to be repeated."""
        self.sent: dict[int, str] = {}

    def run(self, call: Awaitable[Any]) -> Any:
        return self.loop.run_until_complete(call)

    async def open_database(self) -> Database:
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "x.sqlite"
        database = Database(f"sqlite+aiosqlite:///{self.path}")
        await database.open()
        return database

    async def close_database(self) -> None:
        await self.database.close()
        self.folder.cleanup()

    def lines(self) -> list[tuple[Any, ...]]:
        return stored_lines(self.path, self.table)

    @initialize()
    def open(self) -> None:
        async def story() -> None:
            self.database = await self.open_database()
            self.storage = FaultyStorage(self.database)
            self.storage.is_sqlite = False  # two processes, as only PostgreSQL allows them
            self.people = [await new_person(self.database) for _ in range(2)]
            self.processes = [TableSessions(self.storage, SIGNER) for _ in range(2)]
            tables = self.processes[0]
            planned = wish("imhotep", "me", "open", "bot", visibility="public")
            session = await seating.create(tables, self.people[0], planned, seed="7")
            await seating.join(tables, session, self.people[1], None, None)
            self.table = session.id

        self.run(story())

    def attempt(self, call: Awaitable[Any], fault: str | None) -> Any:
        """The result, or None where the call was refused or the storage failed."""
        self.storage.faults = [self.real_faults.get(fault, fault)] if fault else []
        try:
            return self.run(call)
        except Denied:
            return None
        finally:
            self.storage.faults = []

    def session(self, process: int) -> TableSession | None:
        session: TableSession | None = self.attempt(self.processes[process].get(self.table), None)
        if session is not None:
            assert session.fold.seq == len(self.lines()), "an old log was served"
        return session

    def send(self, process: int, person: str, move: Move, fault: str | None) -> None:
        session = self.session(process)
        if session is None:
            return
        key = f"{person}:{move.key}"
        self.moves[key] = (person, move)
        who = Mover(person, confirms=False)
        seq = self.attempt(carry_out(self.processes[process], session, who, move), fault)
        if seq is not None:
            assert self.acknowledged.setdefault(key, seq) == seq, "one key, two answers"

    @rule(process=st.integers(0, 1), number=st.integers(0, 50), fault=FAULT)
    def decide(self, process: int, number: int, fault: str | None) -> None:
        """The due person decides."""
        session = self.session(process)
        if session is None or session.row.due is None:
            return
        person = session.seats[session.row.due].person
        if person is None or session.bot_of(session.row.due) is not None:
            return
        self.send(process, person, act(session, f"d{len(self.moves)}", number), fault)

    @rule(process=st.integers(0, 1), number=st.integers(0, 50), fault=FAULT)
    def bot_decides(self, process: int, number: int, fault: str | None) -> None:
        session = self.session(process)
        if session is None or session.row.due is None or not session.row.bot_due:
            return
        tables, seat = self.processes[process], session.row.due

        async def story() -> None:
            async with tables.hold(session):
                if session.row.due == seat and session.row.bot_due:
                    action = first_action(session, number)
                    drafts = decision_drafts(session.fold, seat, action, confirms=False)
                    with suppress(Conflict):
                        await tables.append(session, drafts)

        self.attempt(story(), fault)

    @rule(process=st.integers(0, 1), fault=FAULT)
    def undo(self, process: int, fault: str | None) -> None:
        session = self.session(process)
        if session is None:
            return
        for seat, row in enumerate(session.seats):
            if row.person and session.fold.undo_limit(seat) is not None:
                seq = session.fold.seq
                undo = UndoMove(self.table, seat, seq, f"u{len(self.moves)}")
                self.send(process, row.person, undo, fault)
                return

    @rule(process=st.integers(0, 1), asker=st.integers(0, 1), fault=FAULT)
    def ask_undo(self, process: int, asker: int, fault: str | None) -> None:
        session = self.session(process)
        if session is None or not session.fold.places:
            return
        ask = AskUndo(self.table, asker, session.fold.seq, f"a{len(self.moves)}", 1)
        self.send(process, self.people[asker].id, ask, fault)

    @rule(process=st.integers(0, 1), agree=st.booleans(), fault=FAULT)
    def answer_undo(self, process: int, agree: bool, fault: str | None) -> None:
        session = self.session(process)
        if session is None or session.fold.undo_request is None:
            return
        seat = 1 - session.fold.undo_request[0]
        answer = AnswerUndo(self.table, seat, session.fold.seq, f"b{len(self.moves)}", agree)
        self.send(process, self.people[seat].id, answer, fault)

    @rule(process=st.integers(0, 1), number=st.integers(0, 200), fault=FAULT)
    def repeat(self, process: int, number: int, fault: str | None) -> None:
        """A client that has no answer, or has lost it, sends its command again."""
        if not self.moves:
            return
        key = list(self.moves)[number % len(self.moves)]
        person, move = self.moves[key]
        self.send(process, person, move, fault)

    @rule(process=st.integers(0, 1), person=st.integers(0, 1), back=st.booleans(), fault=FAULT)
    def leave_or_return(self, process: int, person: int, back: bool, fault: str | None) -> None:
        session = self.session(process)
        if session is not None:
            change = seating.reclaim if back else seating.leave
            call = change(self.processes[process], session, self.people[person], None)
            self.attempt(call, fault)

    @rule(process=st.integers(0, 1), person=st.integers(0, 1))
    def reconnect(self, process: int, person: int) -> None:
        """A client watches again and gets the whole log."""
        session = self.session(process)
        if session is None:
            return
        recorder = Recorder(self, self.people[person])
        session.watchers = {recorder: Sent(session.fold.seq)}
        UpdateFor(session, (person,), 1, Sent(), {}, short=False).send(recorder)

    @rule(process=st.integers(0, 1))
    def restart(self, process: int) -> None:
        """A server process is killed; a new one knows only what is stored."""
        self.storage.lost_calls = 0
        tables = self.processes[process] = TableSessions(self.storage, SIGNER)
        tables.on_update.append(Hub(SIGNER).broadcast)

    @rule(process=st.integers(0, 1))
    def notification(self, process: int) -> None:
        """What PostgreSQL's NOTIFY causes."""
        self.attempt(self.processes[process].refresh_table(self.table), None)

    @invariant()
    def acknowledged_moves_are_stored(self) -> None:
        if not hasattr(self, "table"):
            return
        by_key = {line[4]: line[0] for line in self.lines() if line[4]}
        for key, seq in self.acknowledged.items():
            assert by_key.get(key) == seq, f"{key} was acknowledged and is not stored"

    @invariant()
    def memory_is_never_ahead(self) -> None:
        if not hasattr(self, "table"):
            return
        stored = [line[:4] for line in self.lines()]
        for tables in self.processes:
            session = tables.open_sessions.get(self.table)
            if session is not None:
                lines = [folded.line for folded in session.fold.lines]
                memory = [(line.seq, line.kind, line.actor, line.action) for line in lines]
                assert memory == stored[: len(memory)]

    @invariant()
    def broadcasts_stay_true(self) -> None:
        if hasattr(self, "table"):
            stored = {line[0]: line[1] for line in self.lines()}
            assert all(stored.get(seq) == kind for seq, kind in self.sent.items())

    def teardown(self) -> None:
        if hasattr(self, "database"):
            self.run(self.close_database())
        self.loop.close()


FaultMachine.TestCase.settings = settings(
    max_examples=20,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestFaults = FaultMachine.TestCase

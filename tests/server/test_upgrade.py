"""A database of the first release: its games keep their rules and can be played, read and saved."""

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tampu.bots.pool import BotPool
from tampu.core import record
from tampu.core.play import fingerprint
from tampu.core.rng import Rng
from tampu.server.live.commands import Mover, carry_out
from tampu.server.messages.bodies import Import, PlayOn
from tampu.server.messages.websocket import Act
from tampu.server.people.profiles import new_guest
from tampu.server.play_aids.analysis import Analyst
from tampu.server.play_aids.hints import advice
from tampu.server.tables.fold import decision_drafts
from tampu.server.tables.records import import_record, khipu_of, play_on
from tampu.server.tables.seating import rematch
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import TableSessions
from tests.server.test_snapshots import opened

FILES = Path(__file__).parent / "first_release"
EXPECTED: dict[str, Any] = json.loads(gzip.decompress((FILES / "expected.json.gz").read_bytes()))
RUNNING = [table for table, about in EXPECTED.items() if not about["over"]]
FINISHED = [table for table, about in EXPECTED.items() if about["over"]]
Story = Callable[[TableSessions], Awaitable[None]]


def upgraded(folder: Path, story: Story) -> None:
    """Open the old database with this release, which migrates it."""
    database = sqlite3.connect(folder / "tampu.sqlite")
    database.executescript(gzip.decompress((FILES / "database.sql.gz").read_bytes()).decode())
    database.close()
    asyncio.run(opened(folder, story))


async def play_to_the_end(sessions: TableSessions, session: TableSession) -> None:
    mover, rng = Mover(session.row.creator, confirms=False), Rng(5, "upgrade")
    while not session.fold.over:
        state, seq = session.fold.state, session.fold.seq
        seat, action = state.actor(), state.sample(rng)
        if session.bot_of(seat) is None:
            move = Act(table=session.id, seat=seat, seq=seq, key=f"new {seq}", action=action)
            await carry_out(sessions, session, mover, move)
        else:
            drafts = decision_drafts(session.fold, seat, action, confirms=False)
            async with session.lock:
                await sessions.append(session, drafts)


def test_all_games_are_in_the_old_database() -> None:
    assert {EXPECTED[table]["game"] for table in RUNNING} == {
        EXPECTED[table]["game"] for table in FINISHED
    }
    assert len({EXPECTED[table]["game"] for table in RUNNING}) == 4


def test_old_tables_open_at_their_positions(tmp_path: Path) -> None:
    async def story(sessions: TableSessions) -> None:
        for table, about in EXPECTED.items():
            session = await sessions.get(table)
            state = session.fold.state
            assert (session.row.rules_version, state.rules_version) == (1, 1)
            assert (session.fold.over, session.fold.seq) == (about["over"], about["lines"])
            assert fingerprint(state) == about["fingerprint"]
            assert len(state.legal()) == about["legal"]
            assert session.info(None, None).rules_version == 1

    upgraded(tmp_path, story)


def test_running_games_go_on_under_their_rules(tmp_path: Path) -> None:
    async def story(sessions: TableSessions) -> None:
        for table in RUNNING:
            session = await sessions.get(table)
            await play_to_the_end(sessions, session)
            del sessions.open_sessions[table]
            again = await sessions.get(table)
            assert again.row.status == "over"
            khipu = record.parse(khipu_of(again).encode())
            assert khipu.rules_version == 1
            replay = record.verify(khipu, again.game, fair=True)
            assert replay.state.key() == again.fold.state.key()

    upgraded(tmp_path, story)


def test_finished_games_are_read_and_exported_as_before(tmp_path: Path) -> None:
    async def story(sessions: TableSessions) -> None:
        for table in FINISHED:
            session = await sessions.get(table)
            text = khipu_of(session)
            assert text == EXPECTED[table]["khipu"]
            khipu = record.parse(text.encode())
            rows, replay = record.exported(khipu, session.game, full=False)
            header = record.header(khipu, replay.options)
            assert (header["rules_version"], header["options"]) == (1, session.row.options)
            assert len(rows) == len(session.fold.match.log)
            assert replay.state.key() == session.fold.state.key()
            middle = session.fold.state_at(len(rows) // 2)
            assert middle.view(None)["rules_version"] == 1

    upgraded(tmp_path, story)


def test_continuing_keeps_the_rules_and_a_rematch_has_the_newest(tmp_path: Path) -> None:
    async def story(sessions: TableSessions) -> None:
        for table in FINISHED:
            session = await sessions.get(table)
            owner, newest = new_guest(session.row.creator), session.game.meta.rules_version
            imported = await import_record(sessions, owner, Import(khipu=EXPECTED[table]["khipu"]))
            middle = session.fold.seq // 2
            continued = await play_on(sessions, session, owner, PlayOn(at=middle, seat=0))
            for older in (imported, continued):
                assert older.row.rules_version == older.fold.state.rules_version == 1
                assert older.row.options == session.row.options
            again = await rematch(sessions, session, owner)
            assert again.row.rules_version == again.fold.state.rules_version == newest
            assert again.row.options == session.game.meta.complete(
                len(session.seats), session.row.options
            )

    upgraded(tmp_path, story)


def test_hints_and_analysis_follow_the_rules_of_the_table(tmp_path: Path) -> None:
    async def story(sessions: TableSessions) -> None:
        pool = BotPool(1)
        try:
            for table in RUNNING:
                session = await sessions.get(table)
                state = session.fold.state
                view, candidates = state.view(state.actor()), state.candidates()
                assert session.game.imagine(view, Rng(1)).rules_version == 1
                hint = await advice(pool, session.game, view, candidates, "level:1")
                assert hint[0].action in candidates
                assert hint[0].visits
            analyst = Analyst(sessions, pool, "level:1")
            for table in FINISHED:
                session = await sessions.get(table)
                fold = session.fold
                asked = [n for n, entry in enumerate(fold.match.log) if entry.actor >= 0]
                for number in asked[:: len(asked) // 3]:
                    state, action = fold.state_at(number), fold.match.log[number].action
                    decision = await analyst._decision(pool, session.game, state, number, action)
                    assert decision.played.action == action
                    assert {best.action for best in decision.best} <= set(state.candidates())
            assert pool.fallbacks == 0
        finally:
            await pool.close()

    upgraded(tmp_path, story)

"""A restored snapshot equals the fold of the whole log; migrations lose nothing."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command

from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng
from tampu.server.hosting.settings import Settings
from tampu.server.live.commands import Mover, carry_out
from tampu.server.messages.bodies import SeatWish
from tampu.server.messages.parts import Clock
from tampu.server.messages.websocket import Act, UndoMove
from tampu.server.people.profiles import new_guest
from tampu.server.people.signing import Signer
from tampu.server.storage.database import Database, migration_config
from tampu.server.storage.models import SNAPSHOTS
from tampu.server.tables import seating as tables
from tampu.server.tables import snapshots
from tampu.server.tables.fold import Fold, chance_drafts, decision_drafts
from tampu.server.tables.log import Draft, LogLine
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import TableSessions
from tests.server.site import wish

CLOCK = Clock(kind="bank", seconds=500, increment=3)


class StoredFold:
    """A fold with the lines and snapshots that were stored of it."""

    def __init__(self, game: str, seats: int) -> None:
        self.engine = load_game(game)
        self.seats = seats
        self.fold = self.fresh()
        self.lines: list[LogLine] = []
        self.snapshots: list[tuple[int, Any]] = []

    def fresh(self) -> Fold:
        return Fold(self.engine, self.seats, {}, 12, CLOCK)

    def take(self, drafts: list[Draft]) -> None:
        for number, draft in enumerate(drafts):
            key = f"p:{self.fold.seq}" if number == len(drafts) - 1 else None
            line = LogLine(self.fold.seq + 1, *draft, key, 1000.0 + self.fold.seq * 0.7)
            self.fold.add(line)
            self.lines.append(line)
        last = self.snapshots[-1][0] if self.snapshots else 0
        if snapshots.is_due(self.fold, last):
            data = json.loads(json.dumps(snapshots.take(self.fold, last)))
            self.snapshots.append((self.fold.seq, data))

    def play(self, rng: Rng) -> None:
        """A random decision, sometimes undone or asked to be undone."""
        fold = self.fold
        seat = fold.state.actor()
        self.take(decision_drafts(fold, seat, fold.state.sample(rng), confirms=rng.below(3) == 0))
        limit = fold.undo_limit(seat)
        if rng.below(5) == 0 and limit is not None:
            self.take([Draft("undo", seat, None, {"to": limit})])
        elif fold.waiting is not None:
            self.take([Draft("confirm", seat)])
        elif rng.below(9) == 0 and not fold.over:
            self.take([Draft("ask_undo", seat, None, {"to": fold.places[-1] - 1})])


def same(one: Fold, other: Fold) -> None:
    """Nothing tells the two apart."""
    assert one.state.key() == other.state.key()
    assert one.match.log == other.match.log
    assert one.match.dealer.drawn == other.match.dealer.drawn
    for name in (
        "lines",
        "places",
        "keys",
        "undone",
        "waiting",
        "undo_request",
        "agreed",
        "over",
        "seq",
    ):
        assert getattr(one, name) == getattr(other, name), name
    assert one.clocks.to_json() == other.clocks.to_json()
    assert one.due() == other.due()


@pytest.mark.parametrize("game", bundled_game_ids())
def test_a_snapshot_equals_the_fold(game: str) -> None:
    stored = StoredFold(game, load_game(game).meta.seats[-1])
    rng = Rng(3, game)
    stored.take([Draft("start"), *chance_drafts(stored.fold)])
    checked = 0
    while not stored.fold.over and stored.fold.seq < 400:
        stored.play(rng)
        if stored.snapshots and stored.fold.seq % 50 < 2:
            short = stored.fresh()
            begin = snapshots.restore(short, stored.lines, stored.snapshots)
            assert begin == stored.snapshots[-1][0]
            for line in stored.lines[begin:]:
                short.add(line)
            same(short, stored.fold)
            middle = len(stored.fold.places) // 2
            assert short.state_at(middle).key() == stored.fold.state_at(middle).key()
            assert short.undo_limit(0) == stored.fold.undo_limit(0)
            checked += 1
    assert checked >= 2


def test_snapshots_that_cannot_be_used_are_passed_over() -> None:
    stored = StoredFold("imhotep", 2)
    stored.take([Draft("start"), *chance_drafts(stored.fold)])
    rng = Rng(1)
    while len(stored.snapshots) < 2:
        stored.play(rng)
    (first, data), (last, more) = stored.snapshots
    for broken in (
        [],
        [(last, more)],
        [(first, {**data, "release": "0"}), (last, more)],
        [(first, data), (last, {**more, "state": {"seats": 2}})],
    ):
        fold = stored.fresh()
        assert snapshots.restore(fold, stored.lines, broken) == 0
        for line in stored.lines:
            fold.add(line)
        same(fold, stored.fold)


async def opened(folder: Path, story: Callable[[TableSessions], Awaitable[None]]) -> None:
    settings = Settings(data=str(folder))
    database = Database(settings.url)
    await database.open()
    try:
        await story(TableSessions(database, Signer(b"key")))
    finally:
        await database.close()


async def played(sessions: TableSessions, session: TableSession, moves: int) -> None:
    mover, rng = Mover(session.row.creator, confirms=False), Rng(moves)
    for number in range(moves):
        seat = session.fold.state.actor()
        if seat < 0:
            return
        common = {
            "table": session.id,
            "seat": seat,
            "seq": session.fold.seq,
            "key": f"{moves}.{number}",
        }
        await carry_out(
            sessions, session, mover, Act(action=session.fold.state.sample(rng), **common)
        )
        limit = session.fold.undo_limit(seat)
        if number % 7 == 0 and limit is not None:
            common |= {"seq": session.fold.seq, "key": f"{moves}.{number}u"}
            await carry_out(sessions, session, mover, UndoMove(**common))


def test_opening_a_long_table_folds_its_tail_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(sessions: TableSessions) -> None:
        person = new_guest()
        table = wish("imhotep", "me", seed=4)
        table.seats.append(SeatWish(kind="hotseat"))
        session = await tables.create(sessions, person, table)
        await played(sessions, session, 90)
        assert session.fold.seq > snapshots.EVERY
        taken: list[int] = []
        add = Fold.add

        def counted(fold: Fold, line: LogLine) -> None:
            taken.append(line.seq)
            add(fold, line)

        monkeypatch.setattr(Fold, "add", counted)
        del sessions.open_sessions[session.id]
        again = await sessions.get(session.id)
        assert taken == list(range(session.snapshot + 1, session.fold.seq + 1))
        assert len(taken) < snapshots.EVERY
        same(again.fold, session.fold)
        await played(sessions, again, 60)
        rows = await sessions.database.rows(sa.select(SNAPSHOTS.c.seq))
        assert max(row.seq for row in rows) == again.snapshot > session.snapshot

    asyncio.run(opened(tmp_path, story))


def test_a_database_of_the_first_release_is_brought_up_to_date(tmp_path: Path) -> None:
    old_sessions: list[TableSession] = []

    async def before(sessions: TableSessions) -> None:
        table = wish("imhotep", "me", "hotseat", seed=4)
        session = await tables.create(sessions, new_guest(), table)
        await played(sessions, session, 70)
        old_sessions.append(session)

    async def after(sessions: TableSessions) -> None:
        session = await sessions.get(old_sessions[0].id)
        assert session.snapshot == 0
        same(session.fold, old_sessions[0].fold)
        await played(sessions, session, 5)
        assert session.snapshot > old_sessions[0].fold.seq
        fresh = session.new_fold()
        for folded in session.fold.lines:
            fresh.add(folded.line)
        same(fresh, session.fold)

    asyncio.run(opened(tmp_path, before))
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tampu.sqlite'}")
    with engine.begin() as connection:
        command.downgrade(migration_config(connection), "0001")
        assert "snapshots" not in sa.inspect(connection).get_table_names()
    engine.dispose()
    asyncio.run(opened(tmp_path, after))

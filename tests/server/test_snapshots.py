"""Snapshots begin where the fold of the whole log stands, and migrations keep what there was."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from tampu.bots.pool import BotPool
from tampu.core.registry import load_game, metas
from tampu.core.rng import Rng
from tampu.server import snapshots, storage, tables
from tampu.server.bodies import SeatWish
from tampu.server.commands import Mover, carry_out
from tampu.server.fold import Draft, Fold, Line, decided, settled
from tampu.server.house import House
from tampu.server.messages import Act, Clock, TakeBack
from tampu.server.models import SNAPSHOTS
from tampu.server.people import new_guest
from tampu.server.rooms import Room
from tampu.server.settings import Settings
from tampu.server.storage import Storage
from tests.server.site import wish

CLOCK = Clock(kind="bank", seconds=500, increment=3)


class Kept:
    """A fold with the lines and snapshots that were stored of it."""

    def __init__(self, game: str, seats: int) -> None:
        self.engine = load_game(game)
        self.seats = seats
        self.fold = self.fresh()
        self.lines: list[Line] = []
        self.snapshots: list[tuple[int, Any]] = []

    def fresh(self) -> Fold:
        return Fold(self.engine, self.seats, {}, 12, CLOCK)

    def take(self, drafts: list[Draft]) -> None:
        for number, draft in enumerate(drafts):
            key = f"p:{self.fold.seq}" if number == len(drafts) - 1 else None
            line = Line(self.fold.seq + 1, *draft, key, 1000.0 + self.fold.seq * 0.7)
            self.fold.take(line)
            self.lines.append(line)
        last = self.snapshots[-1][0] if self.snapshots else 0
        if snapshots.due(self.fold, last):
            data = json.loads(json.dumps(snapshots.taken(self.fold, last)))
            self.snapshots.append((self.fold.seq, data))

    def play(self, rng: Rng) -> None:
        """A decision by lot, sometimes taken back or asked to be."""
        fold = self.fold
        seat = fold.state.actor()
        self.take(decided(fold, seat, fold.state.sample(rng), confirms=rng.below(3) == 0))
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
    for name in ("lines", "places", "keys", "undone", "waiting", "asked", "agreed", "over", "seq"):
        assert getattr(one, name) == getattr(other, name), name
    assert one.clocks.kept() == other.clocks.kept()
    assert one.due() == other.due()


@pytest.mark.parametrize("game", [meta.id for meta in metas()])
def test_a_snapshot_equals_the_fold(game: str) -> None:
    kept = Kept(game, load_game(game).meta.seats[-1])
    rng = Rng(3, game)
    kept.take([Draft("start"), *settled(kept.fold)])
    checked = 0
    while not kept.fold.over and kept.fold.seq < 400:
        kept.play(rng)
        if kept.snapshots and kept.fold.seq % 50 < 2:
            short = kept.fresh()
            begin = snapshots.restore(short, kept.lines, kept.snapshots)
            assert begin == kept.snapshots[-1][0]
            for line in kept.lines[begin:]:
                short.take(line)
            same(short, kept.fold)
            middle = len(kept.fold.places) // 2
            assert short.state_at(middle).key() == kept.fold.state_at(middle).key()
            assert short.undo_limit(0) == kept.fold.undo_limit(0)
            checked += 1
    assert checked >= 2


def test_snapshots_that_cannot_be_used_are_passed_over() -> None:
    kept = Kept("imhotep", 2)
    kept.take([Draft("start"), *settled(kept.fold)])
    rng = Rng(1)
    while len(kept.snapshots) < 2:
        kept.play(rng)
    (first, data), (last, more) = kept.snapshots
    for broken in (
        [],
        [(last, more)],
        [(first, {**data, "release": "0"}), (last, more)],
        [(first, data), (last, {**more, "state": {"seats": 2}})],
    ):
        fold = kept.fresh()
        assert snapshots.restore(fold, kept.lines, broken) == 0
        for line in kept.lines:
            fold.take(line)
        same(fold, kept.fold)


async def opened(folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    settings = Settings(data=str(folder))
    stored = Storage(settings.url)
    await stored.open()
    pool = BotPool(1)
    try:
        await story(House(settings, stored, pool))
    finally:
        await pool.close()
        await stored.close()


async def played(house: House, room: Room, moves: int) -> None:
    mover, rng = Mover(room.row.creator, confirms=False), Rng(moves)
    for number in range(moves):
        seat = room.fold.state.actor()
        if seat < 0:
            return
        common = {"table": room.id, "seat": seat, "seq": room.fold.seq, "key": f"{moves}.{number}"}
        await carry_out(house, room, mover, Act(action=room.fold.state.sample(rng), **common))
        limit = room.fold.undo_limit(seat)
        if number % 7 == 0 and limit is not None:
            common |= {"seq": room.fold.seq, "key": f"{moves}.{number}u"}
            await carry_out(house, room, mover, TakeBack(**common))


def test_opening_a_long_table_folds_its_tail_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        person = new_guest()
        table = wish("imhotep", "me", seed=4)
        table.seats.append(SeatWish(kind="hotseat"))
        room = await tables.create(house, person, table)
        await played(house, room, 90)
        assert room.fold.seq > snapshots.EVERY
        taken: list[int] = []
        take = Fold.take

        def counted(fold: Fold, line: Line) -> None:
            taken.append(line.seq)
            take(fold, line)

        monkeypatch.setattr(Fold, "take", counted)
        del house.rooms[room.id]
        again = await house.room(room.id)
        assert taken == list(range(room.snapshot + 1, room.fold.seq + 1))
        assert len(taken) < snapshots.EVERY
        same(again.fold, room.fold)
        await played(house, again, 60)
        async with house.storage.read() as connection:
            found = await connection.execute(sa.select(SNAPSHOTS.c.seq))
            assert max(row.seq for row in found) == again.snapshot > room.snapshot

    asyncio.run(opened(tmp_path, story))


def test_a_database_of_the_first_release_is_brought_up_to_date(tmp_path: Path) -> None:
    known: list[Room] = []

    async def before(house: House) -> None:
        table = wish("imhotep", "me", "hotseat", seed=4)
        room = await tables.create(house, new_guest(), table)
        await played(house, room, 70)
        known.append(room)

    async def after(house: House) -> None:
        room = await house.room(known[0].id)
        assert room.snapshot == 0
        same(room.fold, known[0].fold)
        await played(house, room, 5)
        assert room.snapshot > known[0].fold.seq
        fresh = room.new_fold()
        for folded in room.fold.lines:
            fresh.take(folded.line)
        same(fresh, room.fold)

    asyncio.run(opened(tmp_path, before))
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tampu.sqlite'}")
    with engine.begin() as connection:
        config = Config()
        folder = Path(storage.__file__).parent / "migrations"
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
        assert "snapshots" not in sa.inspect(connection).get_table_names()
    engine.dispose()
    asyncio.run(opened(tmp_path, after))

"""Unit tests of the server's modules."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tampu.bots.pool import BotPool
from tampu.bots.registry import make_bot
from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.server.errors import Denied
from tampu.server.live.hub import SLOW, Connection
from tampu.server.messages.parts import Clock, PersonInfo
from tampu.server.messages.websocket import Pong
from tampu.server.people.rate_limits import RateLimits
from tampu.server.storage.database import Database
from tampu.server.storage.models import Base
from tampu.server.tables.bots import with_time_limit
from tampu.server.tables.clocks import Clocks, counted, time_after
from tampu.server.tables.fold import Fold, chance_drafts, decision_drafts
from tampu.server.tables.log import Draft, LogLine
from tests.server.site import Server, friends, open_table, play_out

HOUR = 3600.0


def test_the_clock_counts_inside_the_daily_window_only() -> None:
    assert counted(0.0, 100.0, None) == 100.0
    assert counted(0.0, 24 * HOUR, (8, 22)) == 14 * HOUR
    assert counted(7 * HOUR, 9 * HOUR, (8, 22)) == HOUR
    assert counted(21 * HOUR, 33 * HOUR, (8, 22)) == 2 * HOUR
    assert counted(23 * HOUR, 25 * HOUR, (22, 6)) == 2 * HOUR
    assert counted(0.0, 24 * HOUR, (0, 24)) == 24 * HOUR
    assert counted(5.0, 3.0, (8, 22)) == 0.0


@pytest.mark.parametrize("window", [None, (8, 22), (22, 6), (0, 24)])
@pytest.mark.parametrize("start", [0.0, 9.5 * HOUR, 23 * HOUR])
def test_a_deadline_is_where_the_time_is_used_up(
    window: tuple[int, int] | None, start: float
) -> None:
    for seconds in (10.0, HOUR, 40 * HOUR):
        end = time_after(start, seconds, window)
        assert counted(start, end, window) == pytest.approx(seconds)


def test_banks_and_increments() -> None:
    clocks = Clocks(Clock(kind="bank", seconds=100, increment=5), 2)
    clocks.since = 1000.0
    assert clocks.deadline(0) == 1100.0
    clocks.charge(0, 1030.0)
    clocks.add_increment(0)
    clocks.since = 1030.0
    assert clocks.deadline(0) == 1105.0
    clock_state = clocks.read(0, 1040.0)
    assert clock_state is not None
    assert clock_state.remaining == [65.0, 100.0]
    assert clocks.deadline(None) is None
    assert Clocks(Clock(kind="turn"), 2).deadline(0) is None


def test_a_fold_goes_back_and_forth() -> None:
    game = load_game("imhotep")
    fold = Fold(game, 3, {}, 12, Clock())
    rng = Rng(3)
    keys = []

    def take(drafts: list[Draft]) -> None:
        for draft in drafts:
            fold.add(LogLine(fold.seq + 1, *draft, None, 0.0))

    take([Draft("start"), *chance_drafts(fold)])
    while not fold.over:
        take(decision_drafts(fold, fold.state.actor(), fold.state.sample(rng), confirms=False))
        keys.append((len(fold.places), fold.seq, fold.state.key()))
    for count, _, key in keys[::9]:
        assert fold.state_at(count).key() == key
    count, seq, key = keys[len(keys) // 2]
    take([Draft("undo", 0, None, {"to": seq})])
    assert fold.state.key() == key
    assert len(fold.match.log) == count == len(fold.places)
    assert not fold.over


def test_a_slow_client_is_dropped() -> None:
    async def story() -> None:
        connection = Connection(PersonInfo("p", "P", True), "en", "-", 10)
        for _ in range(30):
            connection.notify(Pong())
        assert connection.close_code == SLOW
        assert connection.queue.qsize() == 1
        assert await connection.queue.get() is None

    asyncio.run(story())


def test_rates_are_limited_by_person_and_by_address() -> None:
    async def story() -> None:
        rates = RateLimits(1.0)
        for _ in range(20):
            await rates.check("chat", "1.2.3.4", "ana")
        with pytest.raises(Denied) as often:
            await rates.check("chat", "1.2.3.4", "ana")
        assert often.value.status == 429
        await rates.check("chat", "1.2.3.4", "bruno")
        for _ in range(20):
            await rates.check("log_in", "5.6.7.8", "name")
        with pytest.raises(Denied):
            await rates.check("log_in", "5.6.7.8", "another name")

    asyncio.run(story())


def test_a_window_of_rates_begins_with_the_first_thing_counted() -> None:
    async def story() -> None:
        clock = [29.0]
        rates = RateLimits(1.0, lambda: clock[0])
        for _ in range(20):
            await rates.check("chat", "1.2.3.4", "ana")
        clock[0] = 58.9
        await rates.check("chat", "1.2.3.4", "bruno")
        with pytest.raises(Denied):
            await rates.check("chat", "1.2.3.4", "ana")
        clock[0] = 59.0
        await rates.check("chat", "1.2.3.4", "ana")
        assert ("chat", "person", "bruno") in rates._allowances
        clock[0] = 89.0
        await rates.check("chat", "5.6.7.8", "carla")
        assert set(rates._allowances) == {
            ("chat", "address", "5.6.7.8"),
            ("chat", "person", "carla"),
        }

    asyncio.run(story())


def test_a_bot_that_hangs_or_dies_is_replaced_by_a_legal_answer() -> None:
    async def story() -> None:
        game = load_game("imhotep")
        state = game.new(2, {"start_player": 1})
        rng = Rng(1)
        while state.actor() < 0:
            state.apply(state.chance()[rng.below(len(state.chance()))][0])
        seat, candidates = state.actor(), state.candidates()
        bots = BotPool(1, seconds=60.0)
        for spec in ("greedy", "random"):
            action = await bots.choose(game, spec, state.view(seat), candidates, 1)
            assert action in candidates
        assert bots.fallbacks == 0
        await bots.close()
        for fault in ("import time; time.sleep(1000)", "raise SystemExit(1)"):
            bots = BotPool(1, seconds=0.2, program=fault)
            action = await bots.choose(game, "greedy", state.view(seat), candidates, 1)
            assert action in candidates
            assert bots.fallbacks == 1
            await bots.close()

    asyncio.run(story())


def test_migrations_lead_to_the_models(tmp_path: Path) -> None:
    async def story() -> None:
        storage = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
        await storage.open()
        await storage.close()

    asyncio.run(story())
    with sa.create_engine(f"sqlite:///{tmp_path / 'x.sqlite'}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []


def test_a_backup_taken_while_playing_can_be_restored(tmp_path: Path) -> None:
    async def story() -> None:
        home, other = tmp_path / "home", tmp_path / "other"
        home.mkdir()
        other.mkdir()
        server = Server(home).start()
        clients = await friends(server.url, 2)
        info = await open_table(clients, "imhotep")
        lives = [client.live() for client in clients]
        for live in lives:
            await live.__aenter__()
            await live.watch(info.id)
        await play_out(lives, info.id, Rng(1), most=5)
        with (
            sqlite3.connect(home / "tampu.sqlite") as source,
            sqlite3.connect(other / "tampu.sqlite") as target,
        ):
            source.backup(target)
        (other / "secret").write_bytes((home / "secret").read_bytes())
        seq = lives[0].seen[info.id].seq
        for live in lives:
            await live.close()
        assert await asyncio.to_thread(server.stop) == 0
        restored = Server(other, port=server.port).start()
        assert (await clients[0].table(info.id)).seq == seq
        assert await asyncio.to_thread(restored.stop) == 0

    asyncio.run(story())


@pytest.mark.parametrize(
    ("spec", "asked"),
    [("level:4", "level:4:ms=700"), ("level:4:ms=90", "level:4:ms=90"), ("greedy", "greedy")],
)
def test_levels_watch_the_clock_at_live_tables(spec: str, asked: str) -> None:
    assert with_time_limit(spec, 700) == asked
    make_bot(asked, load_game("imhotep"))

"""Bots answer in turn: people's tables first, and nobody takes all workers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tampu.bots.pool import BotPool
from tampu.core.registry import load_game
from tampu.server.errors import Denied
from tampu.server.hosting.settings import Settings
from tampu.server.live import driver as driver_module
from tampu.server.live.driver import Driver
from tampu.server.live.pace import FIRST_SECONDS, REMEMBERED, Pace
from tampu.server.play_aids.analysis import Analyst
from tampu.server.play_aids.scheduling import (
    ADDRESS_SECONDS,
    PERSON_SECONDS,
    BotScheduler,
    Lane,
    Owner,
    Usage,
)
from tampu.server.tables import seating
from tampu.server.tables.bots import MOST_BOT_TABLES, check_bot, with_time_limit
from tampu.server.tables.fold import decision_drafts
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import TableSessions
from tests.server.site import wish
from tests.server.test_faults import Table, with_table


def served(lane: Lane, owners: list[Owner]) -> list[Owner]:
    """The order in which owners get the only worker, if all ask at once."""
    order: list[Owner] = []

    async def ask(owner: Owner) -> None:
        async with lane.worker(owner):
            order.append(owner)
            await asyncio.sleep(0)

    async def story() -> None:
        await asyncio.gather(*(ask(owner) for owner in owners))

    asyncio.run(story())
    return order


def test_one_person_with_sixty_questions_waits_in_turn_with_others() -> None:
    flood, other = Owner("flood", "1.1.1.1"), Owner("other", "2.2.2.2")
    order = served(Lane(BotPool(1), 1), [flood] * 60 + [other] * 3)
    assert [place for place, owner in enumerate(order) if owner == other] == [2, 4, 6]


def test_many_people_at_one_address_share_its_turn() -> None:
    flood = [Owner(f"guest {number}", "1.1.1.1") for number in range(60)]
    neighbour, other = Owner("neighbour", "1.1.1.1"), Owner("other", "2.2.2.2")
    order = served(Lane(BotPool(1), 1), [*flood, *flood, neighbour, other, other])
    assert order.index(other) == 2
    assert order.index(neighbour) <= 63


def test_a_cancelled_question_frees_its_worker() -> None:
    async def story() -> None:
        lane, owner = Lane(BotPool(1), 1), Owner("a", "b")
        entered = asyncio.Event()

        async def hold() -> None:
            async with lane.worker(owner):
                entered.set()
                await asyncio.sleep(60)

        tasks = [asyncio.create_task(hold()) for _ in range(3)]
        await entered.wait()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with asyncio.timeout(10), lane.worker(owner):
            pass

    asyncio.run(story())


def test_who_used_much_worker_time_goes_to_the_background() -> None:
    bots = BotScheduler(1, 1.0, address_of=lambda person: f"address of {person}")
    front, back = bots._foreground, bots._background
    assert bots.foreground("a")._lane is front
    bots.usage.add("person a", PERSON_SECONDS + 1)
    bots.usage.add("address address of b", ADDRESS_SECONDS + 1)
    assert bots.foreground("a")._lane is back
    assert bots.foreground("b")._lane is back
    assert bots.foreground("c")._lane is front
    assert bots.background("c")._lane is back


def test_used_worker_time_is_forgotten() -> None:
    now = [0.0]
    usage = Usage(lambda: now[0])
    usage.add("a", 100.0)
    assert usage.of("a") == 100.0
    now[0] = 600.0
    assert usage.of("a") < 0.01


def test_the_background_worker_has_the_lowest_priority() -> None:
    async def story() -> None:
        bots, game = BotScheduler(1, 20.0), load_game("imhotep")
        state = game.new(2)
        while state.actor() < 0:
            state.apply(state.chance()[0][0])
        view, candidates = state.view(state.actor()), state.candidates()
        priorities = []
        for asker in (bots.foreground("a"), bots.background("a")):
            assert await asker.choose(game, "random", view, candidates, 1) in candidates
            async with asker.worker() as pool:
                stat = Path(f"/proc/{pool._workers[0].process.pid}/stat").read_text("ascii")
                priorities.append(int(stat.rpartition(")")[2].split()[16]))
        await bots.close()
        assert priorities == [priorities[0], 19]
        assert priorities[0] < 19

    asyncio.run(story())


def test_running_tables_without_people_are_capped(tmp_path: Path) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        one, two = table.people
        for _ in range(MOST_BOT_TABLES):
            await seating.create(tables, one, wish("imhotep", "bot", "bot"))
        with pytest.raises(Denied, match="error-bot-tables"):
            await seating.create(tables, one, wish("imhotep", "bot", "bot"))
        await seating.create(tables, one, wish("imhotep", "me", "bot"))
        await seating.create(tables, two, wish("imhotep", "bot", "bot"))

    with_table(tmp_path / "x.sqlite", story)


@pytest.mark.parametrize(
    "spec", ["ismcts", "plan", "plan:width=24:worlds=8", "beam", "beam:depth=12"]
)
def test_a_bot_at_a_table_must_declare_its_budget(spec: str) -> None:
    with pytest.raises(Denied):
        check_bot(spec, load_game("cuzco"))


@pytest.mark.parametrize(
    ("spec", "limited"),
    [
        ("ismcts:nodes=1000", "ismcts:nodes=1000:ms=3000"),
        ("plan:ms=100", "plan:ms=100"),
        ("random", "random"),
    ],
)
def test_every_search_at_a_table_has_a_time_limit(spec: str, limited: str) -> None:
    assert with_time_limit(check_bot(spec, load_game("cuzco")), 700) == limited


# Pace


def test_a_forced_answer_takes_the_time_of_a_free_one() -> None:
    pace = Pace()
    assert pace.delay("g", "level:2", "q") == FIRST_SECONDS
    pace.add("g", "level:2", "other", 0.5)
    assert pace.delay("g", "level:2", "q") == 0.5
    times = [0.1 + number / 1000 for number in range(REMEMBERED)]
    for seconds in (9.0, *times):
        pace.add("g", "level:2", "q", seconds)
    drawn = {pace.delay("g", "level:2", "q") for _ in range(400)}
    assert drawn <= set(times)
    assert len(drawn) > REMEMBERED // 2


class StubBots:
    """Bots that answer with the first candidate, and count the questions."""

    def __init__(self) -> None:
        self.questions = 0
        self.lanes: list[str] = []

    def foreground(self, _person: str) -> StubBots:
        self.lanes.append("foreground")
        return self

    def background(self, _person: str) -> StubBots:
        self.lanes.append("background")
        return self

    @asynccontextmanager
    async def worker(self) -> AsyncIterator[StubBots]:
        yield self

    async def explain(self, *_question: Any) -> Any:
        raise asyncio.CancelledError

    async def choose(
        self, _game: Any, _spec: Any, _view: Any, candidates: Any, _seed: Any, _player: Any
    ) -> int:
        self.questions += 1
        return int(candidates[0])


def test_the_driver_delays_forced_answers_like_free_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)

        bots = StubBots()
        driver = Driver(tables, bots, Settings())  # type: ignore[arg-type]
        ask = driver_module.Question(load_game("imhotep"), "level:2", "q", {}, [5])
        monkeypatch.setattr(driver_module.asyncio, "sleep", sleep)
        free = ask._replace(candidates=[5, 6])
        assert await driver._answer(bots, free) == 5  # type: ignore[arg-type]
        assert bots.questions == 1
        assert slept == []
        assert await driver._answer(bots, ask) == 5  # type: ignore[arg-type]
        monkeypatch.undo()
        assert bots.questions == 1
        assert slept == list(driver._pace._times["imhotep", "level:2", "q"])

    with_table(tmp_path / "x.sqlite", story)


def test_what_nobody_waits_for_is_asked_in_the_background(tmp_path: Path) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        person = table.people[0]
        bots = StubBots()
        driver = Driver(tables, bots, Settings())  # type: ignore[arg-type]
        await driver.stop()  # the test asks for each decision
        alone = await seating.create(tables, person, wish("imhotep", "bot", "bot"))
        await driver._decide(alone)
        assert bots.lanes == ["background"]
        with_person = alone
        while alone.people() == with_person.people() or not with_person.row.bot_due:
            with_person = await seating.create(tables, person, wish("imhotep", "me", "bot"))
        await driver._decide(with_person)
        assert bots.lanes == ["background", "foreground"]

        finished = await tables.get(table.id)
        await play(tables, finished)
        await seating.resign(tables, finished, person, None)
        analyst = Analyst(tables, bots, "level:1")  # type: ignore[arg-type]
        await analyst.request(finished, person.id)
        with pytest.raises(asyncio.CancelledError):
            await analyst._analyse(finished.id)
        assert bots.lanes == ["background", "foreground", "background"]

    async def play(tables: TableSessions, session: TableSession) -> None:
        seat = session.row.due
        assert seat is not None
        action = session.fold.state.candidates()[0]
        async with tables.hold(session):
            drafts = decision_drafts(session.fold, seat, action, confirms=False)
            await tables.append(session, drafts)

    with_table(tmp_path / "x.sqlite", story)

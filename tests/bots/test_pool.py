"""Hosting bots: whatever they do, the table goes on, in time, with a legal move."""

import asyncio
import logging
import os
import time
from pathlib import Path
from typing import Any

import pytest

from tampu.bots.pool import BotPool
from tampu.core.contract import Game
from tampu.core.play import Match
from tampu.core.registry import load_game
from tests.bots import hostile

BUDGET = 1.5
FOREVER = 1000
"""How long the hanging ones hang."""
PATIENT = 120.0
"""For what must be answered: a busy machine may be slow."""

BAD = {
    "crash": "I have had enough",
    "quit_at_once": "the process ended",
    "hang": "no answer within",
    "late": "no answer within",
    "spin": "no answer within",
    "illegal": "is not one of the choices",
    "nonsense": "is not one of the choices",
    "nothing": "is not one of the choices",
    "truth": "is not one of the choices",
    "flood": "no answer within",
    "complain": "no answer within",
    "gluttony": "MemoryError",
    "children": "",
    "brood": "",
    "break_the_answers": "is not a message",
    "flood_the_answers": "floods its output",
    "nest": "is not a message",
}
"""For each hostile bot what the log says; where it depends on the system, nothing."""
SLOW = {"hang", "late", "spin", "flood", "complain", "brood"}


def position() -> tuple[Game, Any, list[int]]:
    match = Match(load_game("imhotep"), 2, {}, 1)
    seat = match.state.actor()
    return match.game, match.state.view(seat), match.state.candidates()


def processes_of(group: int) -> list[int]:
    """The living processes of a group."""
    processes = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group and fields[0] != "Z":
            processes.append(int(path.parent.name))
    return processes


def left_of(group: int, wanted: int) -> int:
    """How many live when it has become so many; the system starts and buries in its own time."""
    for _ in range(500):
        if len(processes_of(group)) == wanted:
            break
        time.sleep(0.02)
    return len(processes_of(group))


@pytest.mark.parametrize("spec", BAD)
def test_a_hostile_bot_costs_its_budget_and_a_legal_move_stands_in(
    spec: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        game, view, candidates = position()
        pool = BotPool(1, PATIENT, hostile.PROGRAM)
        (worker,) = pool._workers
        assert await pool.choose(game, "well", view, candidates, 1) == candidates[-1]
        group = worker.process.pid
        pool.seconds = BUDGET if spec in SLOW else PATIENT
        before = time.monotonic()
        action = await pool.choose(game, spec, view, candidates, 1)
        spent = time.monotonic() - before
        assert action in candidates
        assert pool.fallbacks == 1
        assert spent < FOREVER / 2
        # the same worker, or a new one, goes on
        pool.seconds = PATIENT
        assert await pool.choose(game, "well", view, candidates, 1) == candidates[-1]
        assert pool.fallbacks == 1
        same_process = worker.process.pid == group
        assert same_process == (BAD[spec] == "is not one of the choices")
        if not same_process and os.path.exists("/proc/self/stat"):
            assert left_of(group, 0) == 0
        await pool.close()

    with caplog.at_level(logging.WARNING, "tampu.bots"):
        asyncio.run(story())
    (message,) = [entry.getMessage() for entry in caplog.records if entry.name == "tampu.bots"]
    assert message.startswith(f"imhotep, bot {spec}: ")
    assert BAD[spec] in message


def test_a_bot_that_chatters_is_heard_all_the_same() -> None:
    async def story() -> None:
        game, view, candidates = position()
        pool = BotPool(1, PATIENT, hostile.PROGRAM)
        for _ in range(2):
            assert await pool.choose(game, "chatter", view, candidates, 1) == candidates[-1]
        assert pool.fallbacks == 0
        await pool.close()

    asyncio.run(story())


def test_a_bot_cannot_fill_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "rubbish"
    monkeypatch.setenv("TAMPU_TEST_FILE", str(file))

    async def story() -> None:
        game, view, candidates = position()
        pool = BotPool(1, PATIENT, hostile.PROGRAM)
        assert await pool.choose(game, "fill_the_disk", view, candidates, 1) in candidates
        assert pool.fallbacks == 1
        await pool.close()

    asyncio.run(story())
    assert not file.exists() or file.stat().st_size == 0


def test_the_pool_makes_no_external_programs(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        game, view, candidates = position()
        pool = BotPool(1, PATIENT)
        spec = "external:touch stolen"
        assert await pool.choose(game, spec, view, candidates, 1) in candidates
        assert pool.fallbacks == 1
        await pool.close()

    asyncio.run(story())
    assert not Path("stolen").exists()
    assert "error-unknown-bot" in caplog.text


def test_questions_wait_for_a_free_worker_and_every_one_is_answered() -> None:
    async def story() -> None:
        game, view, candidates = position()
        pool = BotPool(2, PATIENT, hostile.PROGRAM)
        specs = ["well", "crash", "well", "illegal", "well", "quit_at_once"]
        asked = [pool.choose(game, spec, view, candidates, 1) for spec in specs]
        answers = await asyncio.gather(*asked)
        assert [answers[place] for place in (0, 2, 4)] == [candidates[-1]] * 3
        assert set(answers) <= set(candidates)
        assert pool.fallbacks == 3
        await pool.close()

    asyncio.run(story())

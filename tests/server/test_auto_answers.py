"""Answers for people where only one is possible: at their own pace, and only while they watch."""

import asyncio
from pathlib import Path

import pytest

from tampu.server.live import auto_answers
from tampu.server.live.auto_answers import AutoAnswers
from tampu.server.live.hub import Connection
from tampu.server.messages.parts import PersonInfo
from tampu.server.people.profiles import new_guest
from tampu.server.tables import seating
from tampu.server.tables.session import Sent, TableSession
from tampu.server.tables.sessions import TableSessions
from tests.server.site import wish
from tests.server.test_snapshots import opened


async def seated(sessions: TableSessions) -> tuple[AutoAnswers, TableSession, Connection, str]:
    """A person who plays both seats of a table and wants answers."""
    person = new_guest()
    table = wish("imhotep", "me", "hotseat")
    session = await seating.create(sessions, person, table)
    answers = AutoAnswers(sessions)
    await seating.set_answers(sessions, session, person, on=True)
    info = PersonInfo(person.id, person.name, True)
    return answers, session, Connection(info, "en", "here", 100), person.id


async def settle(answers: AutoAnswers, session: TableSession) -> None:
    planned = answers._tasks.get(session.id)
    if planned is not None:
        await asyncio.wait_for(asyncio.gather(planned[1], return_exceptions=True), 30)


def test_only_a_forced_answer_is_given_and_only_at_a_known_pace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(sessions: TableSessions) -> None:
        answers, session, connection, person = await seated(sessions)
        connection.confirms = False
        session.watchers[connection] = Sent()
        before = session.fold.seq
        answers.changed(session)
        await settle(answers, session)
        assert session.fold.seq == before  # a free choice stays with the person

        planned = answers._planned
        action = session.fold.state.legal()[0]
        monkeypatch.setattr(answers, "_planned", lambda _session: ("question", action))
        answers.changed(session)
        await settle(answers, session)
        assert session.fold.seq == before  # no pace is known

        waited: list[float] = []
        sleep = asyncio.sleep

        async def record(seconds: float) -> None:
            waited.append(seconds)
            await sleep(0)

        monkeypatch.setattr(auto_answers.asyncio, "sleep", record)
        monkeypatch.setattr(auto_answers.time, "time", lambda: 1000.0)
        for _ in range(auto_answers.LEAST_ANSWERS):
            answers.answered(session, person, "question", 17.0)
        connection.watching[session.id] = 1000.0
        monkeypatch.setattr(answers, "seen_since", lambda *_: 1000.0)
        answers._tasks.clear()
        answers.changed(session)
        task = answers._tasks[session.id][1]
        await asyncio.gather(task, return_exceptions=True)
        assert waited[0] == 17.0  # as long as the person took for a free answer
        assert session.fold.seq > before
        lines = [folded.line for folded in session.fold.lines if folded.line.seq > before]
        assert (lines[0].kind, lines[0].key) == ("decision", None)
        answers.stop()
        assert planned(session) is None

    asyncio.run(opened(tmp_path, story))


def test_nobody_answers_for_a_person_who_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(sessions: TableSessions) -> None:
        answers, session, connection, person = await seated(sessions)
        for _ in range(5):
            answers.answered(session, person, "question", 0.0)
        action = session.fold.state.legal()[0]
        monkeypatch.setattr(answers, "_planned", lambda _session: ("question", action))
        before = session.fold.seq
        answers.changed(session)
        assert answers._tasks == {}  # nobody watches

        session.watchers[connection] = Sent()
        answers.changed(session)
        session.watchers.clear()  # gone before the answer is due
        await settle(answers, session)
        assert session.fold.seq == before

        await seating.set_answers(sessions, session, new_guest(person), on=False)
        session.watchers[connection] = Sent()
        answers._tasks.clear()
        answers.changed(session)
        assert answers._tasks == {}  # the switch is off

    asyncio.run(opened(tmp_path, story))


def test_a_forced_answer_waits_for_a_confirmation_like_a_free_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(sessions: TableSessions) -> None:
        answers, session, connection, person = await seated(sessions)
        connection.confirms = True
        for _ in range(5):
            answers.answered(session, person, "question", 0.0)
        session.watchers[connection] = Sent()
        real = answers._planned

        def planned(one: TableSession) -> tuple[str, int | None] | None:
            if one.fold.waiting is not None:
                return real(one)
            return "question", one.fold.state.legal()[0]

        monkeypatch.setattr(answers, "_planned", planned)
        for _ in range(200):
            answers.changed(session)
            await settle(answers, session)
            kinds = [folded.line.kind for folded in session.fold.lines]
            if "confirm" in kinds:
                break
        answers.stop()
        place = kinds.index("confirm")
        decision = session.fold.lines[place - 1].line
        assert (decision.kind, decision.data) == ("decision", {"wait": True})

    asyncio.run(opened(tmp_path, story))

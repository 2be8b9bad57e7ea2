"""Notifications of turns; tables without hints and without chat."""

import asyncio
import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from tampu.core.rng import Rng
from tampu.server.errors import Denied
from tampu.server.hosting.settings import Settings
from tampu.server.live.calls import Calls
from tampu.server.live.hub import Hub
from tampu.server.live.presence import Presence
from tampu.server.messages.bodies import MePatch
from tampu.server.messages.websocket import AskHint, Problem, Refused, SendChat, YourTurn
from tampu.server.people import outgoing
from tampu.server.people.mail import Mailer
from tampu.server.people.profiles import Profiles, new_guest
from tampu.server.people.push import PushSender
from tampu.server.site import contact_of
from tampu.server.storage.models import TABLES
from tampu.server.tables import seating as tables
from tampu.server.tables.sessions import TableSessions
from tests.server.site import Server, friends, open_table, play_turn, wish
from tests.server.test_faults import SIGNER
from tests.server.test_snapshots import opened, played


def test_who_looks_elsewhere_is_told(server: Server) -> None:
    async def story() -> None:
        clients = await friends(server.url, 2)
        async with clients[0].live() as one, clients[1].live() as two:
            info = await open_table(clients, "imhotep", kind="by_turns")
            lives = (one, two)
            first = info.due
            assert first is not None
            await lives[first].wait(
                lambda: any(isinstance(m, YourTurn) for m in lives[first].received)
            )
            await lives[first].watch(info.id)
            seen = await lives[first].until(info.id, lambda seen: seen.prompt is not None)
            while seen.prompt is not None:
                await play_turn(lives[first], seen, Rng(1))
            other = lives[1 - first]
            await other.wait(lambda: any(isinstance(m, YourTurn) for m in other.received))
            message = [m for m in other.received if isinstance(m, YourTurn)]
            assert [(m.table, m.game) for m in message] == [(info.id, "imhotep")]
            assert len([m for m in lives[first].received if isinstance(m, YourTurn)]) == 1

    asyncio.run(story())


def test_a_webhook_is_called_for_games_by_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[tuple[str, dict[str, str]]] = []

    async def post(url: str, body: bytes, _headers: dict[str, str]) -> int:
        called.append((url, json.loads(body)))
        raise OSError("nobody there")

    monkeypatch.setattr(outgoing, "post", post)

    async def story(sessions: TableSessions) -> None:
        hub, settings = Hub(SIGNER), Settings()
        push = PushSender(sessions.database, b"k" * 32, contact_of(settings))
        presence = Presence(sessions, hub, 1)
        calls = Calls(sessions.database, presence, push, Mailer(settings, SIGNER))
        calls.webhooks = True
        sessions.on_turn.append(calls.turn_begins)
        profiles = Profiles(sessions.database)
        person = new_guest()
        await profiles.patch(person, MePatch(webhook="https://example.com/turn"))
        for kind in ("live", "by_turns"):
            session = await tables.create(
                sessions, person, wish("imhotep", "me", "hotseat", kind=kind)
            )
            await played(sessions, session, 2)
            await asyncio.gather(*calls._tasks)
            assert bool(called) == (kind == "by_turns")
        assert called[0][0] == "https://example.com/turn"
        assert called[0][1] == {"type": "your_turn", "table": session.id, "game": "imhotep"}

    asyncio.run(opened(tmp_path, story))


def test_tables_without_hints_and_without_chat(server: Server) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        info = await client.create(wish("imhotep", "me", "hotseat", hints=False, chat=False))
        async with client.live() as live:
            seen = await live.watch(info.id)
            await live.until(info.id, lambda seen: seen.prompt is not None)
            assert seen.prompt is not None
            ask = AskHint(table=info.id, seat=seen.prompt.seat, key="h")
            answer = await live.ask("h", ask)
            assert isinstance(answer, Refused)
            assert answer.error == "error-no-hints"
            await live.send(SendChat(table=info.id, text="hello"))
            await live.wait(lambda: any(isinstance(message, Problem) for message in live.received))
            assert [m.error for m in live.received if isinstance(m, Problem)] == ["error-no-chat"]

    asyncio.run(story())


def test_games_of_other_rules_are_not_shown_wrongly(tmp_path: Path) -> None:
    async def story(sessions: TableSessions) -> None:
        session = await tables.create(sessions, new_guest(), wish("imhotep", "me", "hotseat"))
        await sessions.database.execute(sa.update(TABLES).values(rules_version=0))
        del sessions.open_sessions[session.id]
        with pytest.raises(Denied) as changed:
            await sessions.get(session.id)
        assert changed.value.key == "error-rules-changed"

    asyncio.run(opened(tmp_path, story))

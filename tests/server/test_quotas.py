"""Quotas of people and addresses: nobody fills the lobby, the memory or all seats."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tampu.server.client import CallFailed
from tampu.server.errors import Denied
from tampu.server.live.hub import Hub
from tampu.server.live.presence import Presence
from tampu.server.people.signing import Signer
from tampu.server.storage.database import Database
from tampu.server.tables.sessions import TableSessions
from tests.server.site import Server, friends, wish


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the rate limits that people get."""
    server = Server(tmp_path_factory.mktemp("limited"), "--rate-factor", "1").start()
    yield server
    assert server.stop() == 0


def create_from(server: Server, address: str, **more: Any) -> int:
    """Create a table as a new guest from an address."""
    body = {"game": "imhotep", "seats": [{"kind": "me"}, {"kind": "open"}], **more}
    headers = {"Content-Type": "application/json", "X-Forwarded-For": address}
    data = json.dumps(body).encode()
    request = urllib.request.Request(f"{server.url}/api/tables", data, headers)
    try:
        return int(urllib.request.urlopen(request).status)
    except urllib.error.HTTPError as error:
        return error.code


def test_an_address_creates_a_limited_number_of_tables(limited: Server) -> None:
    answers = [create_from(limited, "203.0.113.1") for _ in range(125)]
    assert answers == [201] * 120 + [429] * 5
    assert create_from(limited, "203.0.113.2") == 201


def test_an_address_does_not_fill_the_lobby(limited: Server) -> None:
    answers = [create_from(limited, f"2001:db8::{n:x}", visibility="public") for n in range(22)]
    assert answers == [201] * 20 + [429] * 2
    assert create_from(limited, "2001:db8:0:1::", visibility="public") == 201


def test_a_person_has_a_few_tables_in_the_lobby(limited: Server) -> None:
    async def story() -> None:
        (client,) = await friends(limited.url, 1)
        made = [await client.create(wish("imhotep", "me", "open", visibility="public"))]
        for _ in range(4):
            made.append(await client.create(wish("imhotep", "me", "open", visibility="public")))
        with pytest.raises(CallFailed) as refused:
            await client.create(wish("imhotep", "me", "open", visibility="public"))
        assert refused.value.failure.error == "error-most-waiting"
        await client.create(wish("imhotep", "me", "bot", visibility="public"))
        await client.call("POST", f"/api/tables/{made[0].id}/start")
        await client.create(wish("imhotep", "me", "open", visibility="public"))

    asyncio.run(story())


def test_a_person_takes_one_open_seat(server: Server) -> None:
    async def story() -> None:
        one, two, three = await friends(server.url, 3)
        info = await one.create(wish("imhotep", "me", "open", "open", visibility="public"))
        await two.join(info.id)
        for client in (one, two):
            with pytest.raises(CallFailed) as refused:
                await client.join(info.id)
            assert refused.value.failure.error == "error-seat-taken"
        assert (await three.join(info.id)).status == "running"

    asyncio.run(story())


def test_watching_and_muting_are_limited(limited: Server) -> None:
    async def story(frame: dict[str, Any], most: int) -> None:
        (client,) = await friends(limited.url, 1)
        async with client.live() as live:
            for _ in range(most + 3):
                await live.send(json.dumps(frame))
            await live.send('{"type":"ping"}')
            await live.wait(
                lambda: bool(live.received) and type(live.received[-1]).__name__ == "Pong"
            )
            errors = [getattr(message, "error", "") for message in live.received]
            assert errors.count("error-too-often") == 3

    asyncio.run(story({"type": "watch", "table": "unknown"}, 240))
    asyncio.run(story({"type": "mute", "person": "somebody", "on": False}, 60))


def test_a_flood_of_frames_is_answered_rarely(limited: Server) -> None:
    async def story() -> None:
        (client,) = await friends(limited.url, 1)
        async with client.live() as live:
            for _ in range(630):
                await live.send('{"type":"ping"}')
            await live.wait(lambda: len(live.received) >= 1 + 600 + 1)
            problems = [m for m in live.received if type(m).__name__ == "Problem"]
            assert [getattr(problem, "error", "") for problem in problems] == ["error-too-often"]
            assert live.closed is None

    asyncio.run(story())


def test_unknown_tables_leave_nothing_in_memory(tmp_path: Path) -> None:
    async def story() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
        await database.open()
        tables = TableSessions(database, Signer(b"k" * 32))
        for number in range(50):
            with pytest.raises(Denied):
                await tables.get(f"unknown{number}")
        assert not tables._loading
        assert not tables.open_sessions
        await database.close()

    asyncio.run(story())


def test_the_websockets_of_an_address_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        signer = Signer(b"k" * 32)
        tables = TableSessions(Database(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}"), signer)
        presence = Presence(tables, Hub(signer), 3)
        for _ in range(3):
            await presence.admit("192.0.2.1")
        with pytest.raises(Denied):
            await presence.admit("192.0.2.1")
        await presence.admit("192.0.2.2")
        for _ in range(3):
            presence.closed("192.0.2.1")
        assert presence._sockets["192.0.2.1"] == 0
        assert set(presence._sockets) == {"192.0.2.2"}, "nothing is left in memory"

    asyncio.run(story())

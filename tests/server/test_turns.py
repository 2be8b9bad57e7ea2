"""Whose turn it is reaches who looks elsewhere; tables without hints and without talk."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from tampu.core.rng import Rng
from tampu.server import tables, webhooks
from tampu.server.bodies import MePatch
from tampu.server.errors import Denied
from tampu.server.house import House
from tampu.server.messages import AskHint, Problem, Refused, Say, YourTurn
from tampu.server.models import TABLES
from tampu.server.people import People, new_guest
from tests.server.site import Server, friends, open_table, play_turn, wish
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
                lambda: any(isinstance(m, YourTurn) for m in lives[first].heard)
            )
            await lives[first].watch(info.id)
            seen = await lives[first].until(info.id, lambda seen: seen.prompt is not None)
            while seen.prompt is not None:
                await play_turn(lives[first], seen, Rng(1))
            other = lives[1 - first]
            await other.wait(lambda: any(isinstance(m, YourTurn) for m in other.heard))
            told = [m for m in other.heard if isinstance(m, YourTurn)]
            assert [(m.table, m.game) for m in told] == [(info.id, "imhotep")]
            assert len([m for m in lives[first].heard if isinstance(m, YourTurn)]) == 1

    asyncio.run(story())


def test_a_webhook_is_called_for_games_by_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[tuple[str, dict[str, str]]] = []

    def post(url: str, body: bytes) -> int:
        called.append((url, json.loads(body)))
        raise OSError("nobody there")

    monkeypatch.setattr(webhooks, "post", post)

    async def story(house: House) -> None:
        hooks = webhooks.Webhooks(house)
        house.on_due.append(hooks.due)
        people = People(house.storage, house.seals)
        person = new_guest()
        await people.patch(person, MePatch(webhook="https://example.com/turn"))
        for kind in ("live", "by_turns"):
            room = await tables.create(house, person, wish("imhotep", "me", "hotseat", kind=kind))
            await played(house, room, 2)
            await asyncio.gather(*hooks._tasks)
            assert bool(called) == (kind == "by_turns")
        assert called[0][0] == "https://example.com/turn"
        assert called[0][1] == {"type": "your_turn", "table": room.id, "game": "imhotep"}

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
            await live.send(Say(table=info.id, text="hello"))
            await live.wait(lambda: any(isinstance(told, Problem) for told in live.heard))
            assert [m.error for m in live.heard if isinstance(m, Problem)] == ["error-no-chat"]

    asyncio.run(story())


def test_games_of_other_rules_are_not_shown_wrongly(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await tables.create(house, new_guest(), wish("imhotep", "me", "hotseat"))
        await house.storage.write(
            lambda connection: connection.execute(sa.update(TABLES).values(rules_version=0))
        )
        del house.rooms[room.id]
        with pytest.raises(Denied) as changed:
            await house.room(room.id)
        assert changed.value.key == "error-rules-changed"

    asyncio.run(opened(tmp_path, story))

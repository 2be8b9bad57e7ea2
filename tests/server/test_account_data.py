"""What belongs to a person: the export holds all of it, and nothing of it stays after deletion."""

import asyncio
import json
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from tampu.core.rng import Rng
from tampu.server.client import Client
from tampu.server.messages.bodies import Chat, Me, NewTable, SeatWish
from tampu.server.messages.challenge_bodies import Challenges
from tampu.server.messages.parts import TableInfo
from tampu.server.messages.people_bodies import People
from tampu.server.messages.profile_bodies import FinishedGames, Profile
from tampu.server.messages.study_bodies import StudyInfo
from tampu.server.messages.websocket import Mute, Seek, Seeking, SendChat
from tampu.server.storage import models, people_models
from tampu.server.tables.export import OWNED
from tests.server.site import Server, open_table, play_out
from tests.server.test_people import failed
from tests.server.test_profiles import account, games, lose
from tests.server.test_puzzles import ONE, answer, exported, right_move, shipped
from tests.server.test_together import befriend, received

RATED = {"rated": True, "hints": False}


def test_every_table_that_belongs_to_a_person_is_exported() -> None:
    owned = {owner.table.name for owner in OWNED.values()}
    belongs = {
        table.name
        for table in models.Base.metadata.tables.values()
        if any(
            key.column.table.name == "people" for column in table.c for key in column.foreign_keys
        )
    }
    secret = {"sessions", "recovery_codes"}
    assert belongs - secret <= owned


def add_rows(folder: Path, ana: str, bea: str, table: str) -> None:
    """Rows that need mail, a push service or a closed registration."""
    call = {"channel": "mail", "event": "invited", "table_id": table, "due": 9e9}
    device = {"public_key": "k", "auth_secret": "s", "device": "phone", "created": 1.0}
    rows: list[tuple[sa.Table, list[dict[str, Any]]]] = [
        (
            people_models.PENDING_CALLS,
            [{**call, "person": ana, "caller": bea}, {**call, "person": bea, "caller": ana}],
        ),
        (
            people_models.PUSH_SUBSCRIPTIONS,
            [{**device, "id": "d" * 32, "person": ana, "endpoint": "https://push.example/1"}],
        ),
        (
            people_models.SITE_INVITES,
            [{"code_hash": "c" * 64, "creator": ana, "created": 1.0, "expires": 2.0, "uses": 1}],
        ),
    ]
    engine = sa.create_engine(f"sqlite:///{folder / 'tampu.sqlite'}")
    with engine.begin() as connection:
        for rows_of, values in rows:
            connection.execute(sa.insert(rows_of), values)
    engine.dispose()


def mentions(folder: Path, texts: list[str]) -> set[str]:
    """The columns of the whole database in which one of the texts stands."""
    engine = sa.create_engine(f"sqlite:///{folder / 'tampu.sqlite'}")
    columns = set()
    with engine.connect() as connection:
        for table in models.Base.metadata.tables.values():
            for row in connection.execute(sa.select(table)):
                for name, value in row._mapping.items():
                    stored = json.dumps(value, default=str, ensure_ascii=False)
                    if any(text in stored for text in texts):
                        columns.add(f"{table.name}.{name}")
    engine.dispose()
    return columns


async def live_a_full_life(server: Server, ana: Client, bea: Client, me: Me, her: Me) -> TableInfo:
    """Ana uses everything that the site offers; returns a game that she played with Bea."""
    cleo, third = await account(server.url, f"Cleo {server.port}")
    dora, fourth = await account(server.url, f"Dora {server.port}")
    await befriend(ana, bea, me, her)
    await befriend(dora, ana, fourth, me)
    for one, other in ((ana, third), (cleo, me)):
        await one.call("PUT", f"/api/people/{other.id}/block", People, {"on": True})
        await one.call("POST", "/api/reports", body={"person": other.id, "reason": "name"})

    game = await open_table([ana, bea], "imhotep", **RATED)
    lives = [client.live() for client in (ana, bea)]
    for live in lives:
        await live.__aenter__()
        await live.watch(game.id)
    await lives[0].send(Mute(person=third.id, on=True))
    await lives[1].send(Mute(person=me.id, on=True))
    await lives[0].send(SendChat(table=game.id, text="good luck"))
    await play_out(lives, game.id, Rng(1), most=8)
    await lives[0].send(Seek(game="cuzco", seats=4, kind="by_turns"))
    await received(lives[0], Seeking)
    for live in lives:
        await live.close()
    await ana.call("PUT", f"/api/tables/{game.id}/note", body={"text": "a plan"})
    await lose(ana, game)
    await ana.call("POST", f"/api/tables/{game.id}/analysis")
    await ana.call("POST", "/api/studies", StudyInfo, {"table": game.id, "title": "Mine"})
    file = shipped(ONE)
    await answer(ana, f"puzzles/{ONE}/{file.puzzles[0].id}", right_move(file, file.puzzles[0]))
    challenge = (await ana.call("GET", "/api/challenges", Challenges)).challenges[0]
    await lose(ana, await ana.call("POST", f"/api/challenges/{challenge.id}/try", TableInfo))
    await ana.call("PATCH", "/api/me/calls", body={"interval": 15})
    seats = [SeatWish(kind="me"), SeatWish(kind="invited", person=me.id)]
    waiting = await bea.create(NewTable(game="imhotep", seats=seats))
    add_rows(server.folder, me.id, her.id, waiting.id)
    return game


def test_an_export_is_complete_and_nothing_stays_after_deletion(tmp_path: Path) -> None:
    server = Server(tmp_path).start()

    async def story() -> Me:
        ana, me = await account(server.url, "Quilla Ataulfa")
        bea, her = await account(server.url, f"Bea {server.port}")
        game = await live_a_full_life(server, ana, bea, me, her)
        assert {"lines.key", "chat.person", "mutes.muted", "pending_calls.caller"} <= mentions(
            tmp_path, [me.id]
        )
        data = await exported(server, ana)
        assert {name for name in OWNED if not data[name]} == set()
        text = json.dumps(data)
        for secret in ("password_hash", "code_hash", "auth_secret"):
            assert secret not in text
        await ana.call("DELETE", "/api/me")

        # The others keep their game and its result.
        assert await games(bea, her.id) == [game.id]
        listed = await bea.call("GET", f"/api/people/{her.id}/games", FinishedGames)
        assert [seat.person and seat.person.id for seat in listed.games[0].seats] == [None, her.id]
        assert (await bea.table(game.id)).status == "over"
        assert (await bea.call("GET", f"/api/tables/{game.id}/chat", Chat)).lines == []
        assert await failed(bea, "GET", f"/api/people/{me.id}") == "error-no-person"
        assert (await bea.call("GET", f"/api/people/{her.id}", Profile)).ratings != []
        return me

    me = asyncio.run(story())
    # Only the host keeps what others have reported.
    assert mentions(tmp_path, [me.id, me.name]) == {"reports.reported"}
    assert server.stop() == 0

"""Sharing finished games: who may watch, the public list, and previews for messengers."""

import asyncio
import struct
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tampu.core.play import Match
from tampu.core.registry import game_ids, game_module, load_game
from tampu.server.client import Client
from tampu.server.messages.bodies import Me, NewTable, SeatWish
from tampu.server.messages.parts import TableInfo
from tampu.server.messages.profile_bodies import FinishedGames, Leaderboard, Profile
from tampu.server.play_aids.previews import HEIGHT, WIDTH, board, poster
from tampu.server.tables.sharing import narrowest
from tests.server.site import Server, friends, open_table, wish
from tests.server.test_people import failed
from tests.server.test_postgres import process
from tests.server.test_profiles import account, games, lose
from tests.server.test_ratings import RATED


def test_the_narrowest_wish_counts() -> None:
    assert narrowest(["public", "link", "public"]) == "link"
    assert narrowest(["public", "private"]) == "private"


async def share(client: Client, table: str, visibility: str) -> str:
    path, body = f"/api/tables/{table}/visibility", {"visibility": visibility}
    return (await client.call("PUT", path, TableInfo, body)).visibility


async def listed(client: Client, query: str = "") -> list[str]:
    answer = await client.call("GET", f"/api/finished{query}", FinishedGames)
    return [game.table for game in answer.games]


def test_all_players_decide_who_may_watch(server: Server) -> None:
    async def story() -> None:
        ana, bea, eva = await friends(server.url, 3)
        table = await open_table([ana, bea], "imhotep")
        body = {"visibility": "private"}
        path = f"/api/tables/{table.id}/visibility"
        assert await failed(ana, "PUT", path, body) == "error-not-over"
        await lose(bea, table)
        assert await failed(eva, "PUT", path, body) == "error-not-at-table"
        assert table.id in await listed(eva)

        assert await share(ana, table.id, "private") == "private"
        assert table.id not in await listed(eva)
        assert await failed(eva, "GET", f"/api/tables/{table.id}") == "error-no-table"
        assert await share(bea, table.id, "public") == "private"
        assert await share(ana, table.id, "link") == "link"
        link = (await ana.table(table.id)).link
        await eva.call("GET", f"/api/tables/{table.id}?link={link}", TableInfo)
        assert await share(ana, table.id, "public") == "public"
        assert table.id in await listed(eva)

    asyncio.run(story())


def test_who_plays_alone_decides_alone(server: Server) -> None:
    async def story() -> None:
        (ana,) = await friends(server.url, 1)
        table = await ana.create(wish("imhotep", "me", "bot"))
        await lose(ana, table)
        assert table.id not in await listed(ana)
        assert await share(ana, table.id, "public") == "public"
        assert table.id in await listed(ana)

    asyncio.run(story())


async def filtered_story(server: Server) -> None:
    ana, me = await account(server.url, f"Ana S{server.port}")
    bea, _ = await account(server.url, f"Bea S{server.port}")
    tables = []
    for game, more in (("cuzco", RATED), ("imhotep", {"kind": "by_turns"})):
        tables.append((await open_table([ana, bea], game, **more)).id)
        await lose(bea, await ana.table(tables[-1]))
    cuzco, imhotep = tables
    mine = f"player={me.name.replace(' ', '%20').upper()}"
    for query, expected in (
        (mine, [imhotep, cuzco]),
        (f"{mine}&game=cuzco", [cuzco]),
        (f"{mine}&kind=by_turns", [imhotep]),
        (f"{mine}&rated=true", [cuzco]),
        (f"{mine}&seats=3", []),
        ("player=nobody", []),
    ):
        assert await listed(ana, f"?{query}") == expected, query
    page = await ana.call("GET", f"/api/finished?{mine}", FinishedGames)
    assert page.games[0].seat is None
    older = f"?{mine}&before={page.games[0].ended}"
    assert await listed(ana, older) == [cuzco]


def test_switches_hide_games_and_ratings_wherever_they_are_shown(server: Server) -> None:
    async def story() -> None:
        ana, me = await account(server.url, f"Ana H{server.port}")
        bea, _ = await account(server.url, f"Bea H{server.port}")
        for _ in range(5):
            table = await open_table([ana, bea], "imhotep", **RATED)
            await lose(bea, table)
        by_name = f"?player={me.name.replace(' ', '%20')}"

        async def shown(client: Client) -> tuple[bool, ...]:
            """Ratings on the profile, their changes in the list of games, the leaderboard; games
            on the profile and by the name."""
            path = f"/api/people/{me.id}"
            profile = await client.call("GET", path, Profile)
            changes = (await client.call("GET", f"{path}/games", FinishedGames)).games
            board = await client.call("GET", "/api/leaderboards/imhotep", Leaderboard)
            return (
                profile.ratings != [],
                any(game.change is not None for game in changes),
                me.id in [row.person.id for row in board.ranked],
                changes != [],
                await listed(client, by_name) != [],
            )

        everything = (True, True, True, True, True)
        for switches, expected in (
            ({}, everything),
            ({"show_rating": False}, (False, False, False, True, True)),
            ({"show_statistics": False}, (False, False, True, True, True)),
            ({"show_games": False}, (True, False, True, False, False)),
        ):
            values = {"show_rating": True, "show_statistics": True, "show_games": True}
            await ana.call("PATCH", "/api/me", Me, {"preferences": values | switches})
            assert await shown(bea) == expected, switches
            assert (await shown(ana))[0:2] == (True, True), switches
            # The game itself stays where its players have put it.
            assert table.id in await listed(bea), switches

    asyncio.run(story())


def test_the_public_list_is_filtered(server: Server) -> None:
    asyncio.run(filtered_story(server))


def test_results_ratings_and_lists_on_postgres(tmp_path: Path, database: Any) -> None:
    async def story(server: Server) -> None:
        await filtered_story(server)
        ana, me = await account(server.url, f"Ana {server.port}")
        bea, her = await account(server.url, f"Bea {server.port}")
        for _ in range(5):
            table = await open_table([ana, bea], "imhotep", **RATED)
            await lose(bea, table)
        board = await bea.call("GET", "/api/leaderboards/imhotep", Leaderboard)
        assert [row.person.id for row in board.ranked] == [me.id, her.id]
        profile = await bea.call("GET", f"/api/people/{me.id}", Profile)
        assert profile.statistics is not None
        assert [(one.game, one.victories) for one in profile.statistics] == [("imhotep", 5.0)]
        assert await games(bea, me.id, "?opponent=be&outcome=won") != []
        assert await share(ana, table.id, "private") == "private"
        climbed = await ana.call("POST", "/api/ladder/imhotep", TableInfo)
        assert (await ana.call("POST", "/api/ladder/imhotep", TableInfo)).id == climbed.id

    server = process(tmp_path, database, "results").start()
    try:
        asyncio.run(story(server))
    finally:
        server.stop()


def fetch(url: str) -> tuple[str, bytes]:
    with urllib.request.urlopen(url, timeout=60) as answer:
        return answer.headers["content-type"], answer.read()


def test_a_preview_opens_for_whoever_has_the_link(server: Server) -> None:
    async def story() -> TableInfo:
        (ana,) = await friends(server.url, 1)
        seats = [SeatWish(kind="me"), SeatWish(kind="bot", bot="level:2:as=fox")]
        body = NewTable(game="cuzco", seats=seats, visibility="link")
        table = await ana.create(body)
        await lose(ana, table)
        return await ana.table(table.id)

    table = asyncio.run(story())
    page = f"{server.url}/replay/{table.id}"
    image = f"{server.url}/api/tables/{table.id}/preview.png"
    kind, picture = fetch(f"{image}?link={table.link}")
    assert kind == "image/png"
    assert struct.unpack(">II", picture[16:24]) == (WIDTH, HEIGHT)
    with pytest.raises(urllib.error.HTTPError):
        fetch(image)
    _, html = fetch(f"{page}?link={table.link}")
    assert f'property="og:image" content="{image}?link={table.link}"'.encode() in html
    assert b'property="og:title" content="Cuzco: ' in html
    assert b", Fox" in html
    assert b"level:2" not in html
    assert b"og:" not in fetch(page)[1]
    assert b"og:" not in fetch(f"{server.url}/replays")[1]


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_picture(game: str) -> None:
    engine = load_game(game)
    seats = min(count for count in engine.meta.seats if count > 1)
    view = Match(engine, seats, {}, 5).state.view(None)
    svg = poster(board(game, view), "<Title>", 'A & "B"')
    assert svg.count("<svg") == (2 if game_module(game, "drawing") else 1)
    assert "&lt;Title&gt;" in svg
    assert "A &amp; &quot;B&quot;" in svg


def test_a_server_without_research_packages_draws_pictures() -> None:
    program = (
        "import sys; sys.modules.update(gymnasium=None, pettingzoo=None, numpy=None)\n"
        "from tampu.core.play import Match; from tampu.core.registry import load_game\n"
        "from tampu.server.play_aids.previews import board\n"
        "print(board('imhotep', Match(load_game('imhotep'), 2, {}, 5).state.view(None)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stdout.startswith("<svg"), done.stderr

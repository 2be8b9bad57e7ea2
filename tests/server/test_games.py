"""Whole games over real WebSockets, equal to the same decisions offline."""

import asyncio

import pytest

from tampu.core.record import final, parse, verify
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng
from tampu.server.messages.bodies import Log
from tampu.server.messages.parts import TableInfo
from tests.server.site import Server, friends, open_table, play_out, replayed, wish

GAMES = bundled_game_ids()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_reconnects_equals_its_replay(server: Server, game: str) -> None:
    asyncio.run(compare_with_replay(server, game))


async def compare_with_replay(server: Server, game: str) -> None:
    """Play a whole game with reconnects; everybody must see what its replay shows."""
    seats = 3 if 3 in load_game(game).meta.seats else load_game(game).meta.seats[-1]
    clients = await friends(server.url, seats)
    info = await open_table(clients, game)
    assert info.status == "running"
    lives = [client.live() for client in clients]
    for live in lives:
        await live.__aenter__()
        await live.watch(info.id)
    rng = Rng(5, game)
    for number in range(1000):
        made = await play_out(lives, info.id, rng, most=25)
        if made == 0:
            break
        place = number % seats
        known = lives[place].seen
        await lives[place].close()
        lives[place] = clients[place].live()
        lives[place].seen = known
        await lives[place].__aenter__()
        await lives[place].watch(info.id)
    for client, live in zip(clients, lives, strict=True):
        seen = live.seen[info.id]
        seen.info = await client.table(info.id)
        whole = await client.call("GET", f"/api/tables/{info.id}/log", Log)
        assert [e.seq for e in whole.entries] == [e.seq for e in seen.entries]
        assert [e.actor for e in whole.entries] == [e.actor for e in seen.entries]
        seen.entries = whole.entries
        match = replayed(game, seats, info.options, seen)
        assert match.over
        assert seen.position is not None
        assert seen.position.result is not None
        result = final(match.state)
        assert seen.position.result.scores == result["scores"]
        assert seen.position.result.ranks == result["ranks"]
        assert seen.position.view == match.state.view(seen.position.seat)
        await live.close()
    text = await clients[0].call("GET", f"/api/tables/{info.id}/khipu", str)
    record = parse(text.encode())
    assert record.commitment == info.commitment
    replay = verify(record, load_game(game), fair=True)
    assert final(replay.state) == final(match.state)


def test_alone_against_bots(server: Server) -> None:
    async def play() -> None:
        (client,) = await friends(server.url, 1)
        info = await client.create(wish("imhotep", "me", "bot", "bot", seed=11))
        async with client.live() as live:
            await live.watch(info.id)
            await play_out([live], info.id, Rng(1))
            seen = live.seen[info.id]
            seen.info = await client.call("GET", f"/api/tables/{info.id}", TableInfo)
            assert seen.info.seed == "11"
            assert replayed("imhotep", 3, info.options, seen).over

    asyncio.run(play())


@pytest.mark.parametrize("game", [game for game in GAMES if 1 in load_game(game).meta.seats])
def test_alone_by_the_rules_of_the_box(server: Server, game: str) -> None:
    async def play() -> None:
        (client,) = await friends(server.url, 1)
        info = await client.create(wish(game, "me", seed=12))
        async with client.live() as live:
            await live.watch(info.id)
            await play_out([live], info.id, Rng(2))
            seen = live.seen[info.id]
            assert seen.over
            seen.info = await client.table(info.id)
            whole = await client.call("GET", f"/api/tables/{info.id}/log", Log)
            seen.entries = whole.entries
            assert replayed(game, 1, info.options, seen).over

    asyncio.run(play())

"""Creating, joining, starting and leaving tables, and rematches."""

import asyncio
from typing import Any

import pytest

from tampu.core.record import parse, verify
from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.server.client import CallFailed, Client
from tampu.server.messages.bodies import Import, Join, NewTable, PlayOn, SeatWish, Tables
from tampu.server.messages.parts import Clock, TableInfo
from tampu.server.messages.websocket import Position, Update
from tampu.server.tables.bots import DEFAULT_BOT
from tests.server.site import Server, friends, open_table, play_out, wish


async def post(client: Client, table: str, what: str, **body: Any) -> TableInfo:
    return await client.call("POST", f"/api/tables/{table}/{what}", TableInfo, body)


async def refused(client: Client, table: str, what: str, **body: Any) -> tuple[int, str]:
    with pytest.raises(CallFailed) as error:
        await post(client, table, what, **body)
    return error.value.status, error.value.failure.error


def test_open_seats_invitations_and_links(server: Server) -> None:
    async def story() -> None:
        host, friend, stranger = await friends(server.url, 3)
        info = await host.create(wish("imhotep", "me", "invited", "open", visibility="link"))
        assert info.status == "open"
        assert list(info.invites) == ["1"]
        assert await refused(stranger, info.id, "join") == (404, "error-no-table")
        listed = await stranger.call("GET", "/api/tables", Tables)
        assert info.id not in [table.id for table in listed.tables]
        with pytest.raises(CallFailed) as error:
            await stranger.table(info.id)
        assert error.value.status == 404
        seen = await stranger.call("GET", f"/api/tables/{info.id}?link={info.link}", TableInfo)
        assert seen.invites == {}
        assert seen.link is None
        joined = await friend.join(info.id, Join(invite=info.invites["1"]))
        assert joined.mine == [1]
        used = await refused(stranger, info.id, "join", invite=info.invites["1"])
        assert used == (409, "error-seat-taken")
        assert await refused(stranger, info.id, "start") == (404, "error-no-table")
        assert await refused(friend, info.id, "start") == (403, "error-not-creator")
        started = await post(host, info.id, "start")
        assert started.status == "running"
        assert [seat.kind for seat in started.seats] == ["person", "person", "bot"]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("wished", "error"),
    [
        (wish("castle", "me", "bot"), "error-unknown-game"),
        (wish("imhotep", "me"), "error-seats"),
        (wish("imhotep", "me", "me"), "error-one-me"),
        (wish("imhotep", "me", "open", seed=4), "error-seed-others"),
        (wish("imhotep", "me", "bot", options={"sides": "C"}), "error-option-value"),
        (wish("imhotep", "me", "bot", options={"castle": 1}), "error-unknown-option"),
        (
            wish("imhotep", "me", "bot", clock=Clock(kind="bank", window=(3, 3))),
            "error-clock-window",
        ),
        (
            NewTable(game="imhotep", seats=[SeatWish(kind="me"), SeatWish(kind="bot", bot="hal")]),
            "error-unknown-bot",
        ),
    ],
)
def test_wishes_that_cannot_be_granted(server: Server, wished: NewTable, error: str) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        with pytest.raises(CallFailed) as failed:
            await client.create(wished)
        assert failed.value.failure.error == error

    asyncio.run(story())


def test_leaving_coming_back_and_resigning(server: Server) -> None:
    async def story() -> None:
        clients = await friends(server.url, 3)
        info = await open_table(clients, "imhotep")
        left = await post(clients[1], info.id, "leave")
        assert left.seats[1].away
        assert left.seats[1].bot == DEFAULT_BOT
        back = await post(clients[1], info.id, "reclaim")
        assert not back.seats[1].away
        assert await refused(clients[1], info.id, "reclaim") == (409, "error-nothing-to-reclaim")
        gone = await post(clients[2], info.id, "resign")
        assert gone.status == "running"
        assert gone.seats[2].resigned
        lives = [client.live() for client in clients[:2]]
        for live in lives:
            await live.__aenter__()
            await live.watch(info.id)
        await play_out(lives, info.id, Rng(1), most=5)
        over = await post(clients[1], info.id, "resign")
        assert over.status == "over"
        assert over.result is not None
        assert over.result.end == "resigned"
        assert over.result.ranks[0] == 1
        assert over.result.ranks[1] > 1
        assert over.result.ranks[2] > 1
        assert over.seed is not None
        for live in lives:
            await live.until(info.id, lambda seen: seen.over)
            await live.close()

    asyncio.run(story())


def test_hot_seat_shows_the_view_of_who_is_asked(server: Server) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        info = await client.create(wish("imhotep", "me", "hotseat", seed=2))
        assert info.mine == [0, 1]
        async with client.live() as live:
            await live.watch(info.id)
            shown = set()
            for _ in range(6):
                await live.until(info.id, lambda seen: seen.prompt is not None)
                position = live.seen[info.id].position
                assert position is not None
                assert position.prompt is not None
                assert position.seat == position.prompt.seat
                shown.add(position.seat)
                await play_out([live], info.id, Rng(1), most=1)
            assert shown == {0, 1}

    asyncio.run(story())


def test_time_runs_out_and_a_bot_sits_down(server: Server) -> None:
    async def story() -> None:
        clients = await friends(server.url, 2)
        info = await open_table(clients, "imhotep", clock=Clock(kind="bank", seconds=1))
        async with clients[0].live() as live:
            await live.watch(info.id)
            await live.wait(lambda: any(isinstance(m, Update) and m.clock for m in live.received))
            await live.until(
                info.id,
                lambda seen: seen.info is not None and any(seat.away for seat in seen.info.seats),
            )
            await live.until(info.id, lambda seen: any(e.kind == "seat" for e in seen.entries))
            away = [seat.seat for seat in (await clients[1].table(info.id)).seats if seat.away]
            assert away

    asyncio.run(story())


def test_records_replays_rematch_and_playing_on(server: Server) -> None:
    async def story() -> None:
        clients = await friends(server.url, 2)
        info = await open_table(clients, "imhotep")
        with pytest.raises(CallFailed) as running:
            await clients[0].call("GET", f"/api/tables/{info.id}/khipu", str)
        assert running.value.failure.error == "error-not-over"
        foreign = f"/api/tables/{info.id}/position?seat=1"
        with pytest.raises(CallFailed) as secret:
            await clients[0].call("GET", foreign)
        assert secret.value.failure.error == "error-not-your-seat"
        lives = [client.live() for client in clients]
        for live in lives:
            await live.__aenter__()
            await live.watch(info.id)
        await play_out(lives, info.id, Rng(7))
        seen = lives[0].seen[info.id]
        engine = load_game("imhotep")
        khipu = await clients[0].call("GET", f"/api/tables/{info.id}/khipu", str)
        replay = verify(parse(khipu.encode()), engine, fair=True)
        state = engine.new(2, info.options)
        for place, (entry, (_, action)) in enumerate(zip(seen.game(), replay.log, strict=True)):
            if place % 40 == 0:
                path = f"/api/tables/{info.id}/position?seq={entry.seq - 1}&seat=1"
                message = await clients[0].call("GET", path, Position)
                assert message.view == state.view(1)
            state.apply(action)

        imported = await clients[1].call("POST", "/api/records", TableInfo, Import(khipu=khipu))
        assert imported.status == "over"
        assert imported.commitment == info.commitment
        again = await clients[1].call("GET", f"/api/tables/{imported.id}/khipu", str)
        assert again.split("\n\n")[1] == khipu.split("\n\n")[1]
        with pytest.raises(CallFailed):
            await clients[1].call("POST", "/api/records", TableInfo, Import(khipu="khipu 1\n"))

        middle = seen.game()[60].seq
        on = await clients[1].call(
            "POST", f"/api/tables/{info.id}/play_on", TableInfo, PlayOn(at=middle, seat=1)
        )
        assert on.status == "running"
        async with clients[1].live() as live:
            await live.watch(on.id)
            await play_out([live], on.id, Rng(8))
            assert live.seen[on.id].over

        fresh = await post(clients[1], info.id, "rematch")
        assert fresh.status == "open"
        assert (await clients[0].table(info.id)).rematch == fresh.id
        same = await post(clients[0], info.id, "rematch")
        assert same.id == fresh.id
        joined = await clients[0].join(fresh.id)
        assert joined.mine == [0]
        assert joined.status == "running"
        for live in lives:
            await live.close()

    asyncio.run(story())


def test_the_lobby_is_filtered(server: Server) -> None:
    async def story() -> None:
        host, guest = await friends(server.url, 2)
        open_ = {"visibility": "public"}
        bank = Clock(kind="bank", seconds=300)
        days = Clock(kind="bank", seconds=3 * 86400)
        made = {
            "live": await host.create(wish("imhotep", "me", "open", **open_, clock=bank)),
            "slow": await host.create(
                wish("cuzco", "me", "open", "open", **open_, kind="by_turns", clock=days)
            ),
            "strict": await host.create(wish("imhotep", "me", "open", **open_, hints=False)),
            "full": await host.create(wish("imhotep", "me", "bot", **open_)),
            "invited": await host.create(wish("imhotep", "me", "invited", **open_)),
            "secret": await host.create(wish("imhotep", "me", "open")),
        }
        names = {info.id: name for name, info in made.items()}

        async def matching_tables(query: str) -> set[str]:
            message = await guest.call("GET", f"/api/tables?{query}", Tables)
            return {names[info.id] for info in message.tables if info.id in names}

        everything = {"live", "slow", "strict", "full", "invited"}
        assert await matching_tables("") == everything
        assert await matching_tables("free=true") == {"live", "slow", "strict"}
        assert await matching_tables("game=cuzco") == {"slow"}
        assert await matching_tables("kind=by_turns") == {"slow"}
        assert await matching_tables("hints=false") == {"strict"}
        assert await matching_tables("speed=fast") == {"live"}
        assert await matching_tables("speed=slow") == {"slow"}
        assert await matching_tables("speed=none&free=true") == {"strict"}
        assert await matching_tables("seats=3") == {"slow"}
        assert await matching_tables("status=running") == {"full"}
        older = await matching_tables(f"before={made['strict'].created}")
        assert older == {"live", "slow"}
        with pytest.raises(CallFailed):
            await matching_tables("speed=castle")

    asyncio.run(story())

"""Ratings, leaderboards and the bot ladder: what counts, and what cannot be picked."""

import asyncio
from typing import Any

import pytest

from tampu.core.registry import load_game
from tampu.server.client import CallFailed, Client, Live
from tampu.server.messages.bodies import Me, NewTable, SeatWish
from tampu.server.messages.parts import TableInfo
from tampu.server.messages.profile_bodies import (
    FinishedGames,
    Ladder,
    LadderStep,
    Leaderboard,
    Profile,
)
from tampu.server.messages.websocket import AskUndo, Refused
from tampu.server.people import ratings
from tampu.server.people.ladder import Climb, climb, ladder_bots
from tampu.server.people.ratings import NEW, RatedPlayer, Standing, rated_anew
from tests.server.site import Server, friends, open_table, wish
from tests.server.test_people import failed
from tests.server.test_profiles import account, lose

RATED = {"rated": True, "hints": False}


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "bot_points", lambda game: {1: 1200, 5: 2400})


def test_a_victory_raises_and_certainty_grows() -> None:
    after = rated_anew("cuzco", [RatedPlayer("a", None, 1), RatedPlayer("b", None, 2)], {})
    assert after["a"].mu > NEW.mu > after["b"].mu
    assert after["a"].sigma < NEW.sigma
    assert after["a"].games == 1
    assert (NEW.points, after["a"].points > 1500) == (1500, True)


@pytest.mark.usefixtures("bots")
def test_bots_are_yardsticks_and_unmeasured_ones_do_not_count() -> None:
    top = rated_anew("cuzco", [RatedPlayer("a", None, 1), RatedPlayer(None, 5, 2)], {})["a"]
    low = rated_anew("cuzco", [RatedPlayer("a", None, 1), RatedPlayer(None, 1, 2)], {})["a"]
    assert top.mu > low.mu
    assert rated_anew("cuzco", [RatedPlayer("a", None, 1), RatedPlayer(None, None, 2)], {}) == {}
    assert rated_anew("cuzco", [RatedPlayer("a", None, 1), RatedPlayer(None, 3, 2)], {}) == {}


@pytest.mark.usefixtures("bots")
def test_ratings_find_the_strength_of_a_player() -> None:
    """Who wins half of the games against the top ends near its rating."""
    standing = NEW
    for number in range(60):
        players = [RatedPlayer("a", None, 1 + number % 2), RatedPlayer(None, 5, 2 - number % 2)]
        standing = rated_anew("cuzco", players, {"a": standing})["a"]
    assert abs(standing.points - 2400) < 200
    assert standing.sigma < NEW.sigma / 2


def test_the_order_of_four_seats_counts() -> None:
    players = [RatedPlayer(name, None, rank) for rank, name in enumerate("abcd", 1)]
    after = rated_anew("cuzco", players, {})
    assert [after[name].mu for name in "abcd"] == sorted(
        (after[name].mu for name in "abcd"), reverse=True
    )


def test_two_of_three_victories_lead_up() -> None:
    assert climb([]) == Climb(1, [], 0)
    assert climb([(1, 1.0)]) == Climb(1, [True], 1)
    assert climb([(1, 1.0), (1, 0.0), (1, 0.0), (1, 1.0)]) == Climb(1, [False, False, True], 4)
    assert climb([(1, 1.0), (1, 0.0), (1, 0.5)]) == Climb(2, [], 3)
    assert climb([(1, 1.0), (1, 1.0), (1, 1.0), (2, 0.0)]) == Climb(2, [False], 4)
    whole = climb([(level, 1.0) for level in (1, 2, 3, 4, 5) for _ in range(2)])
    assert whole.step == 6


def test_the_seat_on_the_ladder_rotates() -> None:
    meta = load_game("cuzco").meta
    seats = [ladder_bots(meta, Climb(3, [], games))[0] for games in range(4)]
    assert seats == [0, 1, 0, 1]
    assert all(bot.startswith("level:3:as=") for bot in ladder_bots(meta, Climb(3, [], 0))[1])
    assert ladder_bots(meta, Climb(6, [], 0))[1][0].startswith("level:5")


async def rating(client: Client, person: str) -> list[Any]:
    profile = await client.call("GET", f"/api/people/{person}", Profile)
    return [(one.game, one.kind, one.games) for one in profile.ratings]


def test_only_rated_tables_between_accounts_count(server: Server) -> None:
    async def story() -> None:
        ana, me = await account(server.url, f"Ana R{server.port}")
        bea, her = await account(server.url, f"Bea R{server.port}")
        (guest,) = await friends(server.url, 1)
        for people, more in (([ana, bea], {}), ([ana, guest], RATED)):
            await lose(people[1], await open_table(people, "imhotep", **more))
        assert await rating(ana, me.id) == []
        casual = (await ana.call("GET", f"/api/people/{me.id}/games", FinishedGames)).games
        assert [(game.rated, game.change) for game in casual] == [(True, None), (False, None)]

        await lose(bea, await open_table([ana, bea], "imhotep", **RATED))
        await lose(bea, await open_table([ana, bea], "imhotep", kind="by_turns", **RATED))
        assert sorted(await rating(ana, me.id)) == [
            ("imhotep", "by_turns", 1),
            ("imhotep", "live", 1),
        ]
        games = (await ana.call("GET", f"/api/people/{me.id}/games", FinishedGames)).games
        assert games[0].change is not None
        assert games[0].change > 0
        hers = await bea.call("GET", f"/api/people/{her.id}", Profile)
        assert all(one.points < 1500 for one in hers.ratings)

    asyncio.run(story())


@pytest.mark.parametrize(
    "more",
    [
        {"hints": True},
        {"options": {"mini": True}},
        {"seats": [SeatWish(kind="me"), SeatWish(kind="bot")]},
        {"seats": [SeatWish(kind="me"), SeatWish(kind="hotseat"), SeatWish(kind="open")]},
    ],
)
def test_what_cannot_be_rated(server: Server, more: dict[str, Any]) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        plain = {"seats": [SeatWish(kind="me"), SeatWish(kind="open")], **RATED}
        body = NewTable(game="inca_empire" if "seats" in more else "cuzco", **plain | more)
        assert await failed(client, "POST", "/api/tables", body) == "error-rated-table"

    asyncio.run(story())


def test_a_leaderboard_lists_accounts_that_show_themselves(server: Server) -> None:
    async def story() -> None:
        ana, me = await account(server.url, f"Ana L{server.port}")
        bea, her = await account(server.url, f"Bea L{server.port}")
        for number in range(5):
            table = await open_table([ana, bea], "cuzco", **RATED)
            board = await ana.call("GET", "/api/leaderboards/cuzco", Leaderboard)
            assert me.id not in [row.person.id for row in board.ranked], number
            await lose(bea, table)
        board = await bea.call("GET", "/api/leaderboards/cuzco", Leaderboard)
        places = {row.person.id: row.place for row in board.ranked}
        assert places[me.id] < places[her.id]
        assert board.mine is not None
        assert board.mine.games == 5
        await ana.call("PATCH", "/api/me", Me, {"preferences": {"show_rating": False}})
        board = await bea.call("GET", "/api/leaderboards/cuzco", Leaderboard)
        shown = [row.person.id for row in board.ranked]
        assert (me.id in shown, her.id in shown) == (False, True)
        assert (await ana.call("GET", "/api/leaderboards/cuzco", Leaderboard)).mine is not None
        await bea.call("DELETE", "/api/me")
        board = await ana.call("GET", "/api/leaderboards/cuzco", Leaderboard)
        assert her.id not in [row.person.id for row in board.ranked]

    asyncio.run(story())


async def step_of(client: Client, game: str) -> LadderStep:
    steps = (await client.call("GET", "/api/ladder", Ladder)).steps
    return next(step for step in steps if step.game == game)


def test_a_ladder_game_must_be_finished_and_counts(server: Server) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        assert (await step_of(client, "imhotep")).step == 1
        tables = await asyncio.gather(
            *(client.call("POST", "/api/ladder/imhotep", TableInfo) for _ in range(3)),
            return_exceptions=True,
        )
        begun = [one for one in tables if isinstance(one, TableInfo)]
        refused = [one.status for one in tables if isinstance(one, CallFailed)]
        assert len({table.id for table in begun}) == 1
        assert set(refused) <= {409}
        (table, *_) = begun
        assert (table.rated, table.ladder, table.hints, table.mine) == (True, 1, False, [0])
        assert table.seats[1].bot is not None
        assert table.seats[1].bot.startswith("level:1")
        await client.call("POST", f"/api/tables/{table.id}/leave", TableInfo, {})
        assert (await step_of(client, "imhotep")).table == table.id
        again = await client.call("POST", "/api/ladder/imhotep", TableInfo)
        assert again.id == table.id

        await lose(client, table)
        state = await step_of(client, "imhotep")
        assert (state.step, state.recent, state.table) == (1, [False], None)
        assert state.rating is not None
        assert state.rating.points < 1500
        second = await client.call("POST", "/api/ladder/imhotep", TableInfo)
        assert second.mine == [1]
        assert second.commitment != table.commitment

    asyncio.run(story())


def test_a_ladder_game_has_no_undo_by_consent(server: Server) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        table = await client.call("POST", "/api/ladder/cuzco", TableInfo)
        async with Live(client) as live:
            await live.watch(table.id)
            seen = await live.until(table.id, lambda seen: seen.prompt is not None)
            move = AskUndo(table=table.id, seat=0, seq=seen.seq, key="back", to=0)
            answer = await live.move(move)
            assert isinstance(answer, Refused)
            assert answer.error == "error-rated-undo"

    asyncio.run(story())


def test_a_rematch_of_a_ladder_game_is_casual(server: Server) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        table = await client.call("POST", "/api/ladder/cuzco", TableInfo)
        await lose(client, table)
        again = await client.call("POST", f"/api/tables/{table.id}/rematch", TableInfo)
        assert (again.rated, again.ladder) == (False, None)

    asyncio.run(story())


def test_standings_rank_by_what_is_certain() -> None:
    proven, lucky = Standing(30.0, 1.0, 80), Standing(32.0, 7.0, 2)
    assert proven.value > lucky.value
    assert proven.points < lucky.points


def test_a_new_guest_is_not_on_any_ladder(server: Server) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        body = wish("imhotep", "me", "bot")
        await lose(client, await client.create(body))
        assert (await step_of(client, "imhotep")).games == 0

    asyncio.run(story())

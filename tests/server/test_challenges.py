"""Challenges: one counted try at a deal that nobody can learn by another route."""

import asyncio
import io
import sqlite3
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tampu.core.record import commitment
from tampu.core.registry import load_game, metas
from tampu.core.rng import Rng
from tampu.server.client import CallFailed, Client
from tampu.server.errors import Denied
from tampu.server.messages.challenge_bodies import ChallengeInfo, ChallengeResults, Challenges
from tampu.server.messages.parts import TableInfo
from tampu.server.messages.profile_bodies import FinishedGames
from tampu.server.messages.websocket import AskUndo, Problem, Refused, Watch
from tampu.server.people.signing import Signer
from tampu.server.tables import challenges
from tests.server.site import Server, friends, play_out
from tests.server.test_people import failed
from tests.server.test_postgres import process
from tests.server.test_profiles import account, lose

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
SIGNER = Signer(b"k" * 32)


def test_every_game_has_a_challenge_each_day_and_week() -> None:
    names = [one.id for one in challenges.current(NOON)]
    assert "2026-11-18-cuzco-bots" in names
    assert "2026-w47-tawantinsuyu-solo" in names
    assert "2026-11-18-cuzco-solo" not in names
    assert len(set(names)) == len(names) == 2 * (len(metas()) + 1)
    for one in challenges.current(NOON):
        assert one.begins <= NOON < one.ends
        assert challenges.named(one.id, NOON) == one
        assert (one.ends - one.begins) / 86400 == challenges.DAYS[one.period]


@given(st.floats(min_value=0, max_value=4e9))
def test_periods_follow_each_other_without_a_gap(now: float) -> None:
    for one in challenges.current(now):
        (after,) = [
            other
            for other in challenges.current(one.ends)
            if (other.game, other.period, other.form) == (one.game, one.period, one.form)
        ]
        assert one.begins <= now < one.ends == after.begins
        assert after.id != one.id


@pytest.mark.parametrize(
    "name",
    [
        "2026-11-19-cuzco-bots",  # tomorrow
        "2026-w48-cuzco-bots",
        "2026-02-30-cuzco-bots",
        "2026-w54-cuzco-bots",
        "2026-11-18-nothing-bots",
        "2026-11-18-cuzco-open",
        "0000-01-01-cuzco-bots",
        "9999-w53-cuzco-bots",
        "２０２６-11-18-cuzco-bots",
        "",
    ],
)
def test_other_ids_are_no_challenges(name: str) -> None:
    with pytest.raises(Denied):
        challenges.named(name, NOON)


def test_the_deal_follows_from_the_secret_and_the_id_alone() -> None:
    rows = {
        one.id: challenges.plan(one, load_game(one.game), SIGNER)
        for one in challenges.current(NOON)
    }
    assert len({row["seed"] for row in rows.values()}) == len(rows)
    for one in challenges.current(NOON):
        row, game = rows[one.id], load_game(one.game)
        assert row == challenges.plan(one, game, SIGNER)
        assert row["seed"] != challenges.plan(one, game, Signer(b"l" * 32))["seed"]
        assert row["commitment"] == commitment(int(row["seed"]), row["salt"])
        assert (len(row["bots"]) == 0) == (one.form == "solo")
        assert 0 <= row["seat"] <= len(row["bots"])


async def today(client: Client, game: str, form: str = "bots") -> ChallengeInfo:
    answer = await client.call("GET", "/api/challenges", Challenges)
    (info,) = [
        one for one in answer.challenges if (one.game, one.form, one.period) == (game, form, "day")
    ]
    return info


async def attempt(client: Client, challenge: str) -> TableInfo:
    return await client.call("POST", f"/api/challenges/{challenge}/try", TableInfo)


async def results(client: Client, challenge: str) -> ChallengeResults:
    return await client.call("GET", f"/api/challenges/{challenge}", ChallengeResults)


async def play(client: Client, table: str, seed: int = 1) -> None:
    async with client.live() as live:
        await live.watch(table)
        await play_out([live], table, Rng(seed, "challenge"))


async def dealt(client: Client, table: str) -> list[str]:
    log = await client.call("GET", f"/api/tables/{table}/log")
    opening = []
    for entry in log["entries"]:
        if entry["kind"] == "decision":
            break
        opening.append(entry["notation"])
    return opening


async def tries_story(url: str) -> None:
    ana, me = await account(url, "Ana Ch")
    bea, _ = await account(url, "Bea Ch")
    (guest,) = await friends(url, 1)
    for client in (ana, bea):
        await client.call("PATCH", "/api/me", body={"preferences": {"confirm_turns": False}})
    info = await today(ana, "imhotep")
    assert (info.seed, info.salt, info.mine, info.tries) == (None, None, None, 0)

    both = await asyncio.gather(*(attempt(ana, info.id) for _ in range(3)), return_exceptions=True)
    begun = {one.id for one in both if isinstance(one, TableInfo)}
    assert len(begun) == 1
    assert {one.status for one in both if isinstance(one, CallFailed)} <= {409}
    (mine,) = begun
    hers, theirs = await attempt(bea, info.id), await attempt(guest, info.id)
    first = await ana.table(mine)
    assert (first.challenge, first.secret, first.hints, first.rated) == (
        info.id,
        True,
        False,
        False,
    )
    assert first.commitment == hers.commitment == theirs.commitment == info.commitment
    assert await dealt(ana, mine) == await dealt(bea, hers.id) != []

    await play(ana, mine)
    await play(guest, theirs.id, 2)
    assert (await attempt(ana, info.id)).id == mine
    table = await results(ana, info.id)
    assert [(one.person.id, one.place, one.table) for one in table.ranked] == [(me.id, 1, mine)]
    assert table.ranked[0].seconds is not None
    assert table.challenge.mine is not None
    assert table.challenge.mine.place == 1
    assert [(one.place, one.table) for one in table.guests] == [(None, theirs.id)]
    assert (await results(bea, info.id)).ranked[0].table is None
    await lose(bea, hers)
    table = await results(bea, info.id)
    assert len(table.ranked) == 1
    assert table.challenge.mine is not None
    assert (table.challenge.mine.over, table.challenge.mine.counted) == (True, False)
    assert table.ranked[0].table == mine
    assert table.challenge.tries == 2

    await ana.call("PATCH", "/api/me", body={"preferences": {"show_rating": False}})
    assert (await results(bea, info.id)).ranked == []
    await ana.call("DELETE", "/api/me")
    assert (await results(bea, info.id)).challenge.tries == 1


def test_a_try_counts_once_and_is_ranked(server: Server) -> None:
    asyncio.run(tries_story(server.url))


def test_challenges_on_postgres(tmp_path: Path, database: Any) -> None:
    server = process(tmp_path, database, "challenges").start()
    try:
        asyncio.run(tries_story(server.url))
    finally:
        server.stop()


def test_the_deal_cannot_be_learned_by_another_route(server: Server) -> None:
    """Every way in which somebody could look at the deal before or instead of their own try."""

    async def story() -> None:
        ana, _ = await account(server.url, f"Ana N{server.port}")
        await ana.call("PATCH", "/api/me", body={"preferences": {"confirm_turns": False}})
        bea, _ = await account(server.url, f"Bea N{server.port}")
        info = await today(ana, "cuzco")
        mine = await attempt(ana, info.id)
        path = f"/api/tables/{mine.id}"
        others = (path, f"{path}/position", f"{path}/log", f"{path}/scores", f"{path}/khipu")

        async def sees_nothing(client: Client, error: str) -> None:
            for one in (*others, f"{path}/analysis", f"{path}/preview.png"):
                assert await failed(client, "GET", one) == error, one
                assert await failed(client, "GET", f"{one}?link={link}") == error, one
            body: Any
            for one, body in (
                ("analysis", {}),
                ("play_on", {"at": 1, "seat": 0}),
                ("rematch", None),
                ("join", {}),
            ):
                assert await failed(client, "POST", f"{path}/{one}", body), one
            async with client.live() as live:
                await live.send(Watch(table=mine.id, link=link))
                await live.wait(lambda: any(isinstance(one, Problem) for one in live.received))
                assert mine.id not in live.seen
            page = await client.call("GET", f"/replay/{mine.id}?link={link}", str)
            assert "og:image" not in page

        link = mine.link
        # While the game runs: no one watches, and the lobby does not list it.
        await sees_nothing(bea, "error-no-table")
        lobby = await bea.call("GET", "/api/tables?status=running")
        assert mine.id not in [one["id"] for one in lobby["tables"]]
        # Going back beyond one's turn would show the draws before they are decided.
        async with ana.live() as live:
            seen = await live.watch(mine.id)
            await play_out([live], mine.id, Rng(1), most=4)
            refused = await live.move(
                AskUndo(table=mine.id, seat=mine.mine[0], seq=seen.seq, key="back", to=1)
            )
            assert isinstance(refused, Refused)
            assert refused.error == "error-challenge-undo"
        assert await failed(ana, "GET", f"{path}/khipu") == "error-not-over"
        await lose(ana, mine)

        # After the own try: the owner sees the moves, and neither seed nor record.
        over = await ana.table(mine.id)
        assert (over.status, over.seed, over.salt, over.secret) == ("over", None, None, True)
        assert await failed(ana, "GET", f"{path}/khipu") == "error-challenge-secret"
        again = {"at": 1, "seat": 0}
        assert await failed(ana, "POST", f"{path}/play_on", again) == "error-challenge-secret"
        data = await asyncio.to_thread(ana._call, "GET", "/api/me/export", None)
        files = zipfile.ZipFile(io.BytesIO(data[1])).namelist()
        assert files == ["data.json"]
        # A rematch is another deal, and no try.
        rematch = await ana.call("POST", f"{path}/rematch", TableInfo)
        assert (rematch.challenge, rematch.secret) == (None, False)
        assert rematch.commitment != mine.commitment
        # Making the game public does not open it to those who have not played.
        await ana.call("PUT", f"{path}/visibility", body={"visibility": "public"})
        await sees_nothing(bea, "error-challenge-first")
        listed = await bea.call("GET", "/api/finished?game=cuzco", FinishedGames)
        assert mine.id in [one.table for one in listed.games]
        # A running try is no finished one.
        hers = await attempt(bea, info.id)
        await sees_nothing(bea, "error-challenge-first")
        await lose(bea, hers)
        assert (await bea.table(mine.id)).seed is None
        await bea.call("GET", f"{path}/log")
        assert await failed(bea, "GET", f"{path}/khipu") == "error-challenge-secret"
        assert await failed(bea, "POST", f"{path}/play_on", again) == "error-challenge-secret"
        # Nor does somebody else's finished try at another challenge open this one.
        eva, _ = await account(server.url, f"Eva N{server.port}")
        await lose(eva, await attempt(eva, (await today(eva, "imhotep")).id))
        await sees_nothing(eva, "error-challenge-first")

    asyncio.run(story())


def test_a_guest_who_logs_in_has_used_the_try(server: Server) -> None:
    async def story() -> None:
        (guest,) = await friends(server.url, 1)
        ana, me = await account(server.url, f"Ana G{server.port}")
        info = await today(guest, "inca_empire")
        table = await attempt(guest, info.id)
        await lose(guest, table)
        body = {"name": me.name, "password": "llamas 3"}
        await guest.call("POST", "/api/session", body=body)
        assert (await attempt(ana, info.id)).id == table.id
        own = (await results(ana, info.id)).challenge.mine
        assert own is not None
        assert own.over

    asyncio.run(story())


def test_once_the_period_is_over_everything_is_known(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        asyncio.run(_until_midnight(server))
        server.stop()
        with sqlite3.connect(tmp_path / "tampu.sqlite") as database:
            back = "UPDATE challenges SET id = replace(id, :now, :then), ends = ends - 86400 * 7"
            year = {"now": f"{datetime.now(UTC).year}-", "then": "2020-"}
            database.execute("PRAGMA foreign_keys = OFF")
            database.execute(back, year)
            database.execute(
                "UPDATE challenge_tries SET challenge = replace(challenge, :now, :then)", year
            )
            database.execute("UPDATE tables SET secret_until = 1")
        server.start()
        asyncio.run(_after_midnight(server))
    finally:
        server.stop()


async def _until_midnight(server: Server) -> None:
    ana, _ = await account(server.url, "Ana")
    info = await today(ana, "imhotep")
    table = await attempt(ana, info.id)
    assert (await ana.call("GET", "/api/challenges/past", Challenges)).challenges == []
    await lose(ana, table)


async def _after_midnight(server: Server) -> None:
    (bea,) = await friends(server.url, 1)
    past = await bea.call("GET", "/api/challenges/past?period=day&form=bots", Challenges)
    assert {one.form for one in past.challenges} == {"bots"}
    assert len(past.challenges) == len(metas())
    ends = [(one.ends, one.id) for one in past.challenges]
    assert ends == sorted(ends, reverse=True)
    (info,) = [one for one in past.challenges if one.game == "imhotep"]
    assert info.seed is not None
    assert info.salt is not None
    assert commitment(int(info.seed), info.salt) == info.commitment
    table = await attempt(bea, info.id)
    assert (table.challenge, table.secret, table.commitment) == (None, False, info.commitment)
    other = await attempt(bea, info.id)
    assert other.id != table.id
    assert await dealt(bea, table.id) == await dealt(bea, other.id)
    assert (await results(bea, info.id)).challenge.mine is None

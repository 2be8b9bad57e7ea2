"""Analyses run in the background, one for each person, and survive a restart."""

import asyncio
from pathlib import Path

import pytest

from tampu.bots.registry import LEVELS
from tampu.core.rng import Rng
from tampu.locale import catalogue
from tampu.server.client import CallFailed, Client
from tampu.server.messages.bodies import AnalysisInfo, GameInfo, NewTable, SeatChoice, SeatWish
from tampu.server.messages.parts import TableInfo
from tampu.server.messages.websocket import AnalysisNotice
from tests.server.site import Server, friends, play_out, wish


async def played(client: Client, seed: int) -> TableInfo:
    """A short game that was given up."""
    info = await client.create(wish("imhotep", "me", "hotseat", seed=seed))
    async with client.live() as live:
        await live.watch(info.id)
        await play_out([live], info.id, Rng(seed), most=16)
    return await client.call("POST", f"/api/tables/{info.id}/resign", TableInfo, SeatChoice(seat=1))


async def analysis(client: Client, table: str, method: str = "GET") -> AnalysisInfo:
    return await client.call(method, f"/api/tables/{table}/analysis", AnalysisInfo)


def test_every_decision_is_looked_at_also_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        server = Server(tmp_path, "--analysis-level", "2").start()
        one, two = await friends(server.url, 2)
        tables = [await played(one, seed) for seed in (1, 2)]
        running = await one.create(wish("imhotep", "me", "bot"))
        with pytest.raises(CallFailed) as early:
            await analysis(one, running.id, "POST")
        assert early.value.failure.error == "error-not-over"
        with pytest.raises(CallFailed) as hidden:
            await analysis(two, tables[0].id, "POST")
        assert hidden.value.status == 404
        assert (await analysis(one, tables[0].id)).status == "none"
        async with one.live() as live:
            await live.watch(tables[0].id)
            begun = await analysis(one, tables[0].id, "POST")
            assert begun.status == "waiting"
            assert begun.total == 16
            with pytest.raises(CallFailed) as busy:
                await analysis(one, tables[1].id, "POST")
            assert busy.value.failure.error == "error-analysis-busy"
            assert (await analysis(one, tables[0].id, "POST")).status == "waiting"
            await live.wait(
                lambda: sum(isinstance(message, AnalysisNotice) for message in live.received) >= 4
            )
        server.kill()
        before = begun.total
        await asyncio.to_thread(server.start)
        async with one.live() as live:
            await live.watch(tables[0].id)
            interrupted = await analysis(one, tables[0].id)
            assert 4 <= interrupted.done <= before

            def ended() -> bool:
                notices = [notice for notice in live.received if isinstance(notice, AnalysisNotice)]
                return bool(notices) and notices[-1].status == "done"

            if interrupted.status != "done":
                await live.wait(ended)
        finished = await analysis(one, tables[0].id)
        assert (finished.status, finished.done, len(finished.decisions)) == ("done", before, before)
        assert [each.seq for each in finished.decisions[: interrupted.done]] == [
            each.seq for each in interrupted.decisions
        ]
        words = catalogue("pt")
        choices = [each for each in finished.decisions if each.best]
        assert len(choices) > 8
        for each in choices:
            assert each.best[0].share is not None
            assert each.played.share is not None
            assert each.loss == pytest.approx(
                max(0.0, each.best[0].share - each.played.share), abs=0.002
            )
            assert all(words.has(reason.text.key) for best in each.best for reason in best.reasons)
        assert any(best.reasons for each in choices for best in each.best)
        losses = {each.seq: each.loss for each in choices}
        assert finished.turning_points
        for seq in finished.turning_points:
            assert losses[seq] >= sorted(losses.values())[-5]
        assert await asyncio.to_thread(server.stop) == 0

    asyncio.run(story())


def test_levels_are_offered_and_other_bots_are_checked(server: Server) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        games = await client.call("GET", "/api/games", list[GameInfo])
        assert games[0].levels == [f"level:{level}" for level in LEVELS]
        assert games[0].default_bot in games[0].levels
        opponents = games[0].opponents
        assert {opponent.level for opponent in opponents} == set(LEVELS)
        assert all(catalogue("fr").has(opponent.line) for opponent in opponents)
        for spec in ("level:1", opponents[0].spec, "greedy:slip=30", "ismcts:nodes=20"):
            seats = [SeatWish(kind="me"), SeatWish(kind="bot", bot=spec)]
            info = await client.create(NewTable(game="imhotep", seats=seats))
            assert info.seats[1].bot == spec
        for spec in (
            "level:6",
            "level:",
            "greedy:castle=3",
            "ismcts:nodes=0",
            "ismcts:nodes=1001",
            "beam:depth=99",
            "level:4:ms=999999",
            "external:sh",
            "external:program=3",
        ):
            seats = [SeatWish(kind="me"), SeatWish(kind="bot", bot=spec)]
            with pytest.raises(CallFailed) as failed:
                await client.create(NewTable(game="imhotep", seats=seats))
            assert failed.value.status == 400, spec
            assert failed.value.failure.error in ("error-unknown-bot", "error-bot-setting")
        default = await client.create(wish("imhotep", "me", "bot"))
        assert default.seats[1].bot == games[0].default_bot

    asyncio.run(story())

"""Running points: as far as a viewer may know, from views alone; and over the whole game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tampu.core.registry import load_game, metas
from tampu.core.rng import Rng
from tampu.server.bodies import Scores
from tampu.server.fold import Draft, Fold, Line, decided, settled
from tampu.server.messages import Clock, Position
from tampu.server.worlds import agreed, known_scores, score_line
from tests.server.site import Server, friends, open_table, play_out


class Hidden:
    """A world of two seats whose second seat may hold a secret point."""

    def __init__(self, secret: int) -> None:
        self.secret = secret

    def scores(self) -> list[int]:
        return [4, 7 + self.secret]


def test_what_differs_between_worlds_is_not_told() -> None:
    worlds: list[Any] = [Hidden(0), Hidden(1)]
    assert agreed(worlds) == [4, None]
    assert agreed(worlds[:1]) == [4, 7]


@pytest.mark.parametrize("game", [meta.id for meta in metas()])
def test_scores_follow_from_the_view(game: str) -> None:
    engine = load_game(game)
    fold = Fold(engine, engine.meta.seats[-1], {}, 5, Clock())
    rng = Rng(2, game)

    def take(drafts: list[Draft]) -> None:
        for draft in drafts:
            fold.take(Line(fold.seq + 1, *draft, None, 0.0))

    take([Draft("start"), *settled(fold)])
    truth: dict[int, list[int]] = {}
    for _ in range(60):
        if fold.over:
            break
        take(decided(fold, fold.state.actor(), fold.state.sample(rng), confirms=False))
        truth[fold.places[-1]] = fold.state.scores()
    seats = range(fold.seats)
    for seat in (None, *seats):
        told = known_scores(engine, fold.state, seat)
        again = known_scores(engine, engine.imagine(fold.state.view(seat), Rng(9)), seat)
        assert told == again
        for points, true in zip(told, fold.state.scores(), strict=True):
            assert points in (None, true)
    line = dict(asyncio.run(score_line(fold)))
    assert list(line) == fold.places
    for seq, true in truth.items():
        for points, real in zip(line[seq], true, strict=True):
            assert points in (None, real)
    assert line == dict(asyncio.run(score_line(fold)))


def test_graphs_while_playing_and_after_the_end(server: Server) -> None:
    async def story() -> None:
        clients = await friends(server.url, 2)
        info = await open_table(clients, "imhotep")
        path = f"/api/tables/{info.id}/scores"
        lives = [client.live() for client in clients]
        for live in lives:
            await live.__aenter__()
            await live.watch(info.id)
        await play_out(lives, info.id, Rng(7), most=20)
        early = await clients[0].call("GET", path, Scores)
        position = lives[0].seen[info.id].position
        assert position is not None
        assert early.points[-1].scores == position.scores
        own = await clients[0].call("GET", f"/api/tables/{info.id}/position?seat=0", Position)
        assert own.prompt == lives[0].seen[info.id].prompt
        await play_out(lives, info.id, Rng(8))
        late = await clients[1].call("GET", path, Scores)
        seen = lives[1].seen[info.id]
        assert [point.seq for point in late.points] == [entry.seq for entry in seen.game()]
        assert seen.position is not None
        assert seen.position.result is not None
        assert late.points[-1].scores == seen.position.result.scores == seen.position.scores
        middle = late.points[len(late.points) // 2]
        there = f"/api/tables/{info.id}/position?seq={middle.seq}"
        assert (await clients[0].call("GET", there, Position)).scores == middle.scores
        for live in lives:
            await live.close()

    asyncio.run(story())

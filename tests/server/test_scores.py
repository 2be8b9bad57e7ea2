"""The points that a viewer can know, computed from views alone, and the history of points."""

import asyncio

import pytest

from tampu.core.contract import CHANCE, State, every_gain_is_known
from tampu.core.play import Match
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng
from tampu.server.messages.bodies import Scores
from tampu.server.messages.parts import Clock
from tampu.server.messages.websocket import MOST_FORESEEN, Position
from tampu.server.tables.fold import Fold, chance_drafts, decision_drafts
from tampu.server.tables.known_points import Gains, known_scores, score_history
from tampu.server.tables.log import Draft, LogLine
from tampu.server.tables.prompts import offer_group, offers_for
from tests.server.site import Server, friends, open_table, play_out

IMAGINED = 6
"""The number of positions that are imagined from one view."""
GAMES = [
    (name, seats)
    for name in bundled_game_ids()
    for seats in (load_game(name).meta.seats[0], load_game(name).meta.seats[-1])
]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_points_that_are_called_known_are_the_same_in_every_imagined_position(
    game: str, seats: int
) -> None:
    engine = load_game(game)
    rng, reported = Rng(seats, game), 0
    hides_gains = engine.gain_is_known is not every_gain_is_known
    for seed in range(2 if hides_gains else 1):
        match = Match(engine, seats, None, seed)
        while not match.over:
            state, seat = match.state, match.state.actor()
            if not hides_gains and rng.below(6):
                match.play(state.sample(rng))
                continue
            for viewer in (None, seat):
                scores = known_scores(engine, state, viewer)
                assert scores == state.scores() or None in scores
                for points, true in zip(scores, state.scores(), strict=True):
                    assert points in (None, true)
            positions = [engine.imagine(state.view(seat), Rng(n, "w")) for n in range(IMAGINED)]
            gains = Gains(engine, state, seat)
            for action in {*state.candidates()[:2], state.sample(rng)}:
                gain = gains.of(action)
                if gain is not None:
                    reported += 1
                    assert [_gain(position.clone(), action) for position in positions] == [
                        gain
                    ] * IMAGINED
            match.play(state.sample(rng))
    assert reported > 9


def _gain(position: State, action: int) -> list[int] | None:
    before = position.scores()
    position.apply(action)
    if position.actor() == CHANCE:
        return None
    return [new - old for new, old in zip(position.scores(), before, strict=True)]


@pytest.mark.parametrize("game", bundled_game_ids())
def test_scores_follow_from_the_view(game: str) -> None:
    engine = load_game(game)
    fold = Fold(engine, engine.meta.seats[-1], {}, 5, Clock())
    rng = Rng(2, game)

    def take(drafts: list[Draft]) -> None:
        for draft in drafts:
            fold.add(LogLine(fold.seq + 1, *draft, None, 0.0))

    take([Draft("start"), *chance_drafts(fold)])
    truth: dict[int, list[int]] = {}
    for _ in range(60):
        if fold.over:
            break
        take(decision_drafts(fold, fold.state.actor(), fold.state.sample(rng), confirms=False))
        truth[fold.places[-1]] = fold.state.scores()
    seats = range(fold.seats)
    for seat in (None, *seats):
        scores = known_scores(engine, fold.state, seat)
        again = known_scores(engine, engine.imagine(fold.state.view(seat), Rng(9)), seat)
        assert scores == again
        for points, true in zip(scores, fold.state.scores(), strict=True):
            assert points in (None, true)
    line = dict(score_history(fold))
    assert list(line) == fold.places
    for seq, true in truth.items():
        for points, real in zip(line[seq], true, strict=True):
            assert points in (None, real)
    assert line == dict(score_history(fold))


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


@pytest.mark.parametrize("game", bundled_game_ids())
def test_a_choice_says_whether_it_ends_undo(game: str) -> None:
    """Before something is drawn the prompt says so, and only then."""
    engine = load_game(game)
    match, rng, drawing = Match(engine, engine.meta.seats[-1], None, 3), Rng(4, game), 0
    for _ in range(150):
        if match.over:
            break
        seat, action = match.state.actor(), match.state.sample(rng)
        kind, gains = engine.actions.kind_of(action), Gains(engine, match.state, seat)
        group = offer_group(engine, match.state, kind, [action], gains)
        match.play(action)
        drawn = match.log[-1].actor == CHANCE
        assert group.ends_undo == ([action] if drawn else [])
        assert not drawn or match.undo_limit(seat) == len(match.log)
        drawing += drawn
    assert drawing


def test_drawing_says_that_it_ends_undo_among_hundreds_of_choices() -> None:
    engine = load_game("cuzco")
    match, rng = Match(engine, 2, None, 3), Rng(4)
    warned = 0
    for _ in range(60):
        state = match.state
        groups = {group.kind: group for group in offers_for(engine, state, state.actor()).groups}
        drawing = groups.get("draw_blind")
        if drawing is not None and len(state.legal()) > MOST_FORESEEN:
            assert drawing.ends_undo == drawing.actions
            warned += 1
        match.play(state.sample(rng))
    assert warned

"""Whole turns are planned to their end, visit each position once, and ignore what is hidden."""

import pytest

from tampu.bots.plan import PlanBot, digest
from tampu.bots.registry import make_bot
from tampu.core.registry import bundled_game_ids
from tampu.core.rng import Rng
from tests.bots.test_search import midgame


@pytest.mark.parametrize(
    ("name", "seats"), [*((name, 0) for name in bundled_game_ids()), ("tawantinsuyu", 1)]
)
@pytest.mark.parametrize(
    "spec",
    [
        "plan:width=2:replies=2:worlds=2",
        "plan:width=2:replies=2:worlds=2:horizon=1",
        "plan:width=2:replies=2:worlds=2:horizon=1:beam=2",
        "casual",
    ],
)
def test_a_plan_is_the_same_whatever_is_hidden(name: str, seats: int, spec: str) -> None:
    match = midgame(name, 50, seats)
    seat = match.state.actor()
    moves = set()
    for seed in range(3):
        other = match.state.determinize(seat, Rng(seed))
        bot = make_bot(spec, match.game)  # a new one, because it remembers its plan
        moves.add(bot.choose(other.view(seat), other.candidates(), Rng(9)))
    assert len(moves) == 1
    assert moves <= set(match.state.candidates())


@pytest.mark.parametrize("name", ["cuzco", "inca_empire", "tawantinsuyu"])
def test_a_plan_is_followed_while_the_view_is_the_expected_one(name: str) -> None:
    followed = 0
    for decisions in (55, 60, 65):
        match = midgame(name, decisions)
        state, bot = match.state.clone(), PlanBot(match.game, 3, 2, 1)
        seat = state.actor()
        while state.actor() == seat:
            planned = bot.plan[0] if bot.plan else None
            view = state.view(seat)
            action = bot.choose(view, state.candidates(), Rng(2))
            if planned and len(state.candidates()) > 1:
                assert planned == (digest(view), action)
                followed += 1
            state.apply(action)
    assert followed


def test_a_plan_is_dropped_where_the_view_is_another_one() -> None:
    match = midgame("cuzco", 41)
    state = match.state
    seat = state.actor()
    bot = PlanBot(match.game, 3, 2, 1)
    bot.plan = [(digest({"another": "view"}), state.candidates()[0])]
    assert bot.follow(state.view(seat), state.candidates()) == -1
    assert bot.plan == []


@pytest.mark.parametrize("name", ["cuzco", "inca_empire", "tawantinsuyu"])
def test_turns_end_where_another_seat_decides_best_first(name: str) -> None:
    match = midgame(name, 41)
    state = match.state
    seat = state.actor()
    lines = PlanBot(match.game, 3, 0, 1).turns(state.clone(), Rng(2))
    assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
    assert any(line.state.actor() != seat for line in lines)
    assert {line.first for line in lines} <= set(state.legal())


def test_alone_turns_end_before_the_answer() -> None:
    match = midgame("tawantinsuyu", 60, seats=1)
    turn = match.game.evaluation.turn_number
    assert turn is not None
    now = turn(match.state)
    lines = PlanBot(match.game, 3, 4, 1).turns(match.state.clone(), Rng(2))
    assert {turn(line.state) - now for line in lines} <= {0, 1}
    assert any(turn(line.state) > now for line in lines)


def test_more_lines_find_nothing_worse() -> None:
    match = midgame("cuzco", 41)
    narrow = PlanBot(match.game, 1, 0, 1).turns(match.state.clone(), Rng(2))[0]
    wide = PlanBot(match.game, 6, 0, 1).turns(match.state.clone(), Rng(2))[0]
    assert wide.value >= narrow.value - 0.01


@pytest.mark.parametrize("name", ["cuzco", "tawantinsuyu"])
def test_a_rival_with_a_beam_replies_no_worse(name: str) -> None:
    match = midgame(name, 41)
    seat = match.state.actor()
    greedy, beam = PlanBot(match.game, 3, 2, 1), PlanBot(match.game, 3, 2, 1, beam=4)
    lines = greedy.distinct(greedy.turns(match.state.clone(), Rng(2)), 4)
    after_greedy = [greedy.after_replies(line.state.clone(), seat, Rng(1)) for line in lines]
    after_beam = [beam.after_replies(line.state.clone(), seat, Rng(1)) for line in lines]
    assert sum(after_beam) < sum(after_greedy)

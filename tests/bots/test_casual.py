"""The lower levels: good plans only, one temperament, and options overlooked for a turn."""

import pytest

from tampu.arena.matches import Series, play_series
from tampu.arena.summary import report
from tampu.bots import casual
from tampu.bots.casual import LARGEST_LOSS, TEMPERAMENTS, CasualBot, with_temperament
from tampu.bots.data import bot_data
from tampu.bots.opponents import OPPONENTS
from tampu.bots.plan import Line
from tampu.bots.registry import make_bot
from tampu.bots.script import NewcomerBot
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng
from tests.bots.test_search import midgame


def lines(values: list[float]) -> list[Line]:
    state = midgame("imhotep", 3).state
    return [Line(value, 0, [action], state) for action, value in enumerate(values)]


def test_the_more_points_a_plan_loses_the_less_often_it_is_chosen() -> None:
    bot = CasualBot(load_game("imhotep"), 1, 20, 0)
    usual = 2.0
    plans = lines([30.0, 28.0, 25.0, 30.0 - usual * LARGEST_LOSS - 0.1])
    rng = Rng(1)
    counts = [0] * len(plans)
    for _ in range(2000):
        counts[bot._pick(plans, rng).first] += 1
    assert counts[0] > counts[1] > counts[2] > 0
    assert counts[3] == 0


@pytest.mark.parametrize("name", bundled_game_ids())
def test_options_are_overlooked_but_never_all(name: str) -> None:
    match = midgame(name, 40)
    proposed = match.game.evaluation.propose(match.state)
    seen = [casual._Planner(match.game, 1, miss, 5)._propose_seen(match.state) for miss in (0, 60)]
    assert seen[0] == proposed
    assert set(seen[1]) <= set(proposed)
    assert seen[1]
    again = casual._Planner(match.game, 1, 60, 5)._propose_seen(match.state)
    assert again == seen[1], "the same options are overlooked for the whole turn"


def test_temperaments_change_what_counts_and_every_opponent_has_one() -> None:
    assert {opponent.temperament for opponent in OPPONENTS} <= set(TEMPERAMENTS)
    for name in bundled_game_ids():
        game = load_game(name)
        match, rng, states = midgame(name, 0), Rng(4), []
        while not match.over:
            states.append(match.state.clone())
            match.play(match.state.sample(rng))
        states = states[::20]
        plain = [game.evaluation.evaluate(state) for state in states]
        for temperament in TEMPERAMENTS[1:]:
            evaluation = with_temperament(game, temperament).evaluation
            assert [evaluation.evaluate(state) for state in states] != plain, (name, temperament)
        assert with_temperament(game, "steady") is game
        for factors in bot_data(name)["temperaments"].values():
            assert set(factors) <= set(game.evaluation.names)


def test_without_foresight_only_points_and_what_is_left_of_the_rest_count() -> None:
    for name in bundled_game_ids():
        state = midgame(name, 40).state
        evaluation = load_game(name).evaluation
        plain = evaluation.worth(state)
        short = with_temperament(load_game(name), "steady", 20).evaluation.worth(state)
        for before, after in zip(plain, short, strict=True):
            assert after[0] == pytest.approx(before[0])
            assert after[1:] == pytest.approx([0.2 * value for value in before[1:]])
        bot = make_bot("casual:foresight=20", load_game(name))
        assert isinstance(bot, CasualBot)
        assert bot._foresight == 20


def test_a_newcomer_plays_the_turn_that_gains_most_points() -> None:
    game = load_game("imhotep")
    bot, rng = NewcomerBot(game), Rng(1)
    match, chosen = midgame("imhotep", 0), 0
    while not match.over:
        state = match.state
        seat = state.actor()
        if len(state.candidates()) > 1:
            turns = bot.turns(state, rng)
            values = [line.value for line in turns]
            scores = turns[0].state.scores()
            gap = scores[seat] - 0.5 * max(scores[:seat] + scores[seat + 1 :])
            assert values == sorted(values, reverse=True)
            assert gap <= values[0] <= gap + 0.5
            chosen += 1
        match.play(state.sample(rng))
    assert chosen > 10
    assert isinstance(make_bot("script:newcomer", game), NewcomerBot)


def test_a_temperament_is_drawn_once_or_given() -> None:
    match = midgame("imhotep", 20)
    view, candidates = match.state.view(match.state.actor()), match.state.candidates()
    bot = make_bot("casual", match.game)
    assert isinstance(bot, CasualBot)
    bot.choose(view, candidates, Rng(1))
    drawn = bot._temperament
    for seed in range(5):
        bot.choose(view, candidates, Rng(seed))
    assert bot._temperament == drawn
    puma = make_bot("casual:temper=6", match.game)
    assert isinstance(puma, CasualBot)
    assert puma._temperament == TEMPERAMENTS[2]


def test_a_casual_bot_beats_random_play() -> None:
    series = Series("imhotep", ("casual:width=1:blur=10:miss=20", "random"), 8, 3, {}, rotate=True)
    result = report(series, {}, list(play_series(series)))
    assert result["summary"][0]["win_share"] > 0.8

"""Search: reproducible, blind to what its seat cannot know, and stronger than one step."""

from dataclasses import replace

import pytest

from tampu.arena.matches import Series, play_series
from tampu.arena.summary import report
from tampu.bots.registry import UnknownBot, bot_names, make_bot
from tampu.bots.search import SearchBot
from tampu.bots.utility import utilities
from tampu.core.contract import CHANCE, State
from tampu.core.play import Match
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng

NODES = 12


def midgame(name: str, decisions: int, seats: int = 0) -> Match:
    game = load_game(name)
    match = Match(game, seats or min(n for n in game.meta.seats if n > 1), {}, 5)
    rng = Rng(5)
    for _ in range(decisions):
        match.play(match.state.sample(rng))
    return match


@pytest.mark.parametrize("name", bundled_game_ids())
@pytest.mark.parametrize(
    "spec", ["greedy", f"ismcts:nodes={NODES}", f"ismcts:nodes={3 * NODES}:patience=1"]
)
def test_the_same_view_and_seed_give_the_same_legal_move_whatever_is_hidden(
    name: str, spec: str
) -> None:
    match = midgame(name, 40)
    seat = match.state.actor()
    candidates = match.state.candidates()
    bot = make_bot(spec, match.game)
    moves = set()
    for seed in range(3):
        other = match.state.determinize(seat, Rng(seed))
        assert other.actor() == seat
        moves.add(bot.choose(other.view(seat), other.candidates(), Rng(9)))
    assert len(moves) == 1
    assert moves <= set(candidates)


def test_search_beats_one_step_in_imhotep() -> None:
    series = Series("imhotep", ("ismcts:nodes=40", "greedy"), 8, 31, {}, rotate=True)
    result = report(series, {}, list(play_series(series)))
    assert result["summary"][0]["win_share"] > 0.5


def test_a_search_reports_what_it_considered() -> None:
    match = midgame("imhotep", 30)
    seat = match.state.actor()
    considered = SearchBot(match.game, 60).consider(match.state.view(seat), Rng(1))
    assert sum(candidate.visits for candidate in considered) == 60
    assert [c.visits for c in considered] == sorted((c.visits for c in considered), reverse=True)
    assert all(0 <= candidate.share <= 1 for candidate in considered)
    assert {candidate.action for candidate in considered} <= set(match.state.legal())


def test_a_patient_search_rates_moves_at_its_second_visit() -> None:
    """It evaluates far fewer positions, and every simulation still counts."""
    match = midgame("imhotep", 30)
    view = match.state.view(match.state.actor())
    evaluated: list[int] = []
    for patience in (0, 1):
        count = 0
        evaluation = match.game.evaluation

        def features(state: State) -> list[list[float]]:
            nonlocal count
            count += 1
            return evaluation.features(state)  # noqa: B023

        counted = replace(match.game, evaluation=replace(evaluation, features=features))
        moves = SearchBot(counted, 60, 0, patience).consider(view, Rng(1))
        assert sum(move.visits for move in moves) == 60
        evaluated.append(count)
    assert evaluated[1] < 0.7 * evaluated[0]


def test_utilities_are_shares_that_grow_with_the_lead() -> None:
    even = utilities([30.0, 30.0, 30.0], 6.0)
    assert even[0] == pytest.approx(even[1]) == pytest.approx(even[2])
    ahead = utilities([40.0, 30.0, 30.0], 6.0)
    assert ahead[0] > even[0] > ahead[1]
    assert utilities([60.0, 30.0], 6.0)[0] > utilities([40.0, 30.0], 6.0)[0]


@pytest.mark.parametrize("spec", ["ismcts:nodes=0", "ismcts:depth=3", "greedy:x=1", "wizard"])
def test_specs_that_mean_nothing_are_refused(spec: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(spec, load_game("imhotep"))


def test_every_named_bot_plays_a_legal_move() -> None:
    match = midgame("imhotep", 20)
    state = match.state
    assert state.actor() != CHANCE
    for name in bot_names():
        bot = make_bot(name, match.game)
        assert bot.choose(state.view(state.actor()), state.candidates(), Rng(2)) in state.legal()

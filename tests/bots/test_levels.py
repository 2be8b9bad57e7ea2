"""Levels and budgets: what a spec means."""

import time

import pytest

from tampu.bots.opponents import OPPONENTS, find_opponent
from tampu.bots.registry import LEVELS, UnknownBot, bot_names, level_name, level_spec, make_bot
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng
from tampu.locale import LANGUAGES
from tests.bots.test_search import midgame
from tests.test_catalogues import messages


@pytest.mark.parametrize("name", bundled_game_ids())
def test_every_game_has_five_levels_that_watch_no_clock(name: str) -> None:
    specs = [level_spec(level, name) for level in LEVELS]
    assert len(set(specs)) == len(LEVELS) == 5
    assert not [spec for spec in specs if "ms=" in spec]
    for level in LEVELS:
        make_bot(f"level:{level}", load_game(name))


def test_a_level_is_the_bot_behind_it() -> None:
    match = midgame("imhotep", 25)
    view, candidates = match.state.view(match.state.actor()), match.state.candidates()
    for level in LEVELS:
        first = make_bot(f"level:{level}", match.game).choose(view, candidates, Rng(3))
        second = make_bot(level_spec(level, "imhotep"), match.game).choose(view, candidates, Rng(3))
        assert first == second


def test_levels_have_names() -> None:
    assert [spec for spec in bot_names() if level_name(spec)] == [f"level:{n}" for n in LEVELS]
    for language in LANGUAGES:
        for level in LEVELS:
            assert level_name(f"level:{level}") in messages(language)


def test_every_level_has_named_opponents_with_words_in_every_language() -> None:
    assert {opponent.level for opponent in OPPONENTS} == set(LEVELS)
    for opponent in OPPONENTS:
        assert find_opponent(opponent.id) == opponent
        assert level_name(opponent.spec) == opponent.name
        make_bot(opponent.spec, load_game("imhotep"))
        for language in LANGUAGES:
            temperament = f"temperament-{opponent.temperament}"
            assert {opponent.name, opponent.line, temperament} <= set(messages(language))


@pytest.mark.parametrize("spec", ["level:1:as=nobody", "level:1:as=condor", "level:2:as="])
def test_opponents_of_another_level_or_of_none_are_refused(spec: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(spec, load_game("imhotep"))


@pytest.mark.parametrize("spec", ["level", "level:0", "level:6", "level:x", "level:3:nodes=9"])
def test_levels_that_are_none_are_refused(spec: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(spec, load_game("imhotep"))


@pytest.mark.parametrize("spec", ["ismcts:ms=1", "ismcts:nodes=1000000:ms=1", "level:4:ms=1"])
def test_a_budget_of_time_ends_the_search(spec: str) -> None:
    match = midgame("imhotep", 25)
    state = match.state
    bot = make_bot(spec, match.game)
    before = time.monotonic()
    assert bot.choose(state.view(state.actor()), state.candidates(), Rng(3)) in state.legal()
    # Far below what a million walks would take, far above what one walk needs.
    assert time.monotonic() - before < 20.0

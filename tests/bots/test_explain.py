"""Explanations: features that add up, and candidates with reasons that have words."""

from __future__ import annotations

import asyncio

import pytest

from tampu.bots.explain import MOST_REASONS, explain
from tampu.bots.pool import BotPool
from tampu.core.registry import game_ids, load_game
from tampu.core.rng import Rng
from tampu.locale import LANGUAGES
from tests.bots.test_search import midgame
from tests.test_catalogues import messages


@pytest.mark.parametrize("name", game_ids())
def test_features_are_named_and_add_up_to_the_evaluation(name: str) -> None:
    judgement = load_game(name).judgement
    assert len(set(judgement.names)) == len(judgement.names)
    assert len(judgement.weights) in (0, len(judgement.names))
    for decisions in (0, 20, 60):
        state = midgame(name, decisions).state
        table = judgement.features(state)
        assert {len(row) for row in table} == {len(judgement.names)}
        weights = judgement.weights or (1.0,) * len(judgement.names)
        sums = [sum(w * f for w, f in zip(weights, row, strict=True)) for row in table]
        assert judgement.evaluate(state) == pytest.approx(sums)


@pytest.mark.parametrize("name", game_ids())
def test_every_feature_has_words(name: str) -> None:
    for language in LANGUAGES:
        for feature in (*load_game(name).judgement.names, "rivals"):
            assert f"{name}-reason-{feature}" in messages(language)


@pytest.mark.parametrize("name", game_ids())
def test_a_finished_game_is_worth_its_scores(name: str) -> None:
    match = midgame(name, 0)
    rng = Rng(3)
    while not match.over:
        match.play(match.state.sample(rng))
    assert match.game.judgement.evaluate(match.state) == match.state.scores()


@pytest.mark.parametrize("name", game_ids())
def test_the_best_candidates_come_first_with_their_reasons(name: str) -> None:
    match = midgame(name, 30)
    state = match.state
    seat, candidates = state.actor(), state.candidates()
    found = explain(match.game, state.view(seat), candidates, 12, Rng(1))
    again = explain(match.game, state.view(seat), candidates, 12, Rng(1))
    assert [c.to_json() for c in found] == [c.to_json() for c in again]
    assert 1 <= len(found) <= 3
    assert [c.visits for c in found] == sorted((c.visits for c in found), reverse=True)
    keys = {f"{name}-reason-{feature}" for feature in (*match.game.judgement.names, "rivals")}
    for candidate in found:
        assert candidate.action in candidates
        assert 0 <= candidate.share <= 1
        changes = [abs(reason.change) for reason in candidate.reasons]
        assert changes == sorted(changes, reverse=True)
        assert len(changes) <= MOST_REASONS
        assert {reason.key for reason in candidate.reasons} <= keys


def test_the_pool_explains_like_the_library() -> None:
    match = midgame("imhotep", 30)
    view, candidates = match.state.view(match.state.actor()), match.state.candidates()

    async def ask() -> list[dict[str, object]]:
        pool = BotPool(1, seconds=60.0)
        try:
            found = await pool.explain(match.game, view, candidates, 12, 4)
        finally:
            await pool.close()
        return [candidate.to_json() for candidate in found]

    expected = explain(match.game, view, candidates, 12, Rng(4, "bot"))
    assert asyncio.run(ask()) == [candidate.to_json() for candidate in expected]


def test_a_pool_that_cannot_explain_says_nothing() -> None:
    match = midgame("imhotep", 30)
    view, candidates = match.state.view(match.state.actor()), match.state.candidates()

    async def ask() -> int:
        pool = BotPool(1, seconds=60.0, program="input(); print('[1, 2]')")
        try:
            return len(await pool.explain(match.game, view, candidates, 12, 4))
        finally:
            await pool.close()

    assert asyncio.run(ask()) == 0

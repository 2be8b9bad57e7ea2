"""Random games of the engine, replayed by the reference: every list, score and sheet agrees."""

import os
from fractions import Fraction
from typing import Any

import pytest

from tampu.core.contract import CHANCE
from tampu.core.play import Match
from tampu.core.record import exported, final, record
from tampu.core.rng import Rng
from tampu.games.tawantinsuyu.game import GAME

from .reference.replay import Referee, first_difference
from .reference.table import Chance

GAMES = int(os.environ.get("TAMPU_SOAK_GAMES", "2"))
"""How many games for each number of seats, at least two of each table; more for a soak."""
SOLO_TABLES: list[dict[str, Any]] = [
    {},
    {"solo_personality": "none", "coricancha": "printed"},
    {"solo_personality": "A1", "solo_hard_temple_step": True, "solo_hard_weaving_vp": True},
    {"solo_personality": "A2", "solo_hard_priest_vp": True, "solo_hard_idle_vp": True},
    {"solo_personality": "B1", "solo_easy_one_conquest": True, "solo_hard_conquest_equal": True},
    {"solo_personality": "B2", "solo_easy_building_cost": True, "solo_hard_resource_vp": True},
    {"solo_easy_worship_two": True, "solo_easy_no_idle_army": True},
    {"solo_hard_conquest_discount": True, "solo_hard_conquest_equal": True},
    {"solo_passives": True, "solo_personality_moment": "arrival"},
    {"solo_passives": True, "solo_personality_moment": "arrival", "solo_personality": "B2"},
]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"coricancha": "printed", "start_player": 2}),
    (3, {}),
    (3, {"start_player": 3}),
    (4, {}),
    *((1, options) for options in SOLO_TABLES),
]


def random_match(seats: int, options: dict[str, Any], seed: int, version: int = 2) -> Match:
    """A whole game of random answers."""
    match = Match(GAME, seats, options, seed, version)
    rng = Rng(seed, "tawantinsuyu-reference")
    while not match.over:
        match.play(match.state.sample(rng))
    return match


@pytest.mark.rule("TW-A02", "TW-G10")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_reference_agrees_with_every_entry(seats: int, options: dict[str, Any]) -> None:
    tables = sum(number == seats for number, _ in TABLES)
    for seed in range(max(2, GAMES // tables)):
        wrong = difference(random_match(seats, options, seed + 1000 * seats))
        assert wrong is None, f"seed {seed + 1000 * seats} of {seats} seats with {options}: {wrong}"


def difference(match: Match) -> str | None:
    """The first entry of a match that the reference does not agree with, or None."""
    khipu = record(match, ["random"] * match.seats)
    rows = list(exported(khipu, GAME, full=True)[0])
    end = final(match.state)
    return first_difference(match.seats, match.options, rows, end, match.rules_version)


@pytest.mark.rule("TW-K12", "TW-K14")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_reference_agrees_with_games_of_version_1(seats: int) -> None:
    for seed in range(max(1, GAMES // 10)):
        wrong = difference(random_match(seats, {}, seed + 5000 * seats, version=1))
        assert wrong is None, f"seed {seed + 5000 * seats} of {seats} seats: {wrong}"


@pytest.mark.rule("TW-A11", "TW-X76")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_chance_has_the_odds_of_a_fair_draw(seats: int) -> None:
    match = random_match(seats, {}, 7)
    referee = Referee(seats, match.options)
    state = match.first_state()
    for actor, action in match.log:
        if actor == CHANCE:
            assert isinstance(referee.due, Chance)
            assert state.source() == referee.due.kind
            assert odds(state.chance()) == odds(
                (GAME.outcomes.find(token)[0], weight)
                for token, weight in referee.due.weights.items()
            )
            referee.enter(GAME.outcomes.notation(action))
        else:
            referee.enter(GAME.actions.notation(action))
        state.apply(action)
    assert referee.due is None


def odds(weights: Any) -> dict[int, Fraction]:
    known = dict(weights)
    total = sum(known.values())
    return {outcome: Fraction(weight, total) for outcome, weight in known.items()}

"""Random games of the engine, replayed by the reference: every list, score and sheet agrees."""

from __future__ import annotations

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
]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"coricancha": "printed", "start_player": 2}),
    (3, {}),
    (3, {"start_player": 3}),
    (4, {}),
    *((1, options) for options in SOLO_TABLES),
]


def random_match(seats: int, options: dict[str, Any], seed: int) -> Match:
    """A whole game of random answers."""
    match = Match(GAME, seats, options, seed)
    rng = Rng(seed, "tawantinsuyu-reference")
    while not match.over:
        match.play(match.state.sample(rng))
    return match


@pytest.mark.rule("TW-A02", "TW-A11", "TW-A12", "TW-A13", "TW-A14", "TW-G10", "TW-T01", "TW-X76")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_reference_agrees_with_every_entry(seats: int, options: dict[str, Any]) -> None:
    tables = sum(number == seats for number, _ in TABLES)
    for seed in range(max(2, GAMES // tables)):
        match = random_match(seats, options, seed + 1000 * seats)
        khipu = record(match, ["random"] * seats)
        rows = list(exported(khipu, GAME, full=True)[0])
        wrong = first_difference(seats, match.options, rows, final(match.state))
        assert wrong is None, f"seed {seed + 1000 * seats} of {seats} seats with {options}: {wrong}"


@pytest.mark.rule("TW-A10", "TW-A11", "TW-X76")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_chance_has_the_odds_of_a_fair_draw(seats: int) -> None:
    match = random_match(seats, {}, 7)
    referee = Referee(seats, match.options)
    state = GAME.start(seats, match.options)
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

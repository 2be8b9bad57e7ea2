"""Whole random games, entry by entry, against the independent reference."""

import os
from typing import Any

import pytest

from tampu.core import record
from tampu.core.play import Match
from tampu.core.rng import Rng
from tampu.games.cuzco.game import GAME
from tests.games.cuzco.reference import first_difference

GAMES = max(1, int(os.environ.get("TAMPU_SOAK_GAMES", "1")) // 5)
"""How many games to replay for each number of seats: a fifth of the soak, the reference is slow."""


def sampled_options(seats: int, number: int) -> dict[str, Any]:
    """The defaults for the first game, then options at random."""
    if number == 0:
        return {}
    rng = Rng(number, f"options-{seats}")
    chosen: dict[str, Any] = {}
    for option in GAME.meta.options:
        allowed = [value for value in option.values if option.allows(value, seats)]
        if rng.below(2):
            chosen[option.id] = allowed[rng.below(len(allowed))]
    return chosen


def random_game(
    seats: int, options: dict[str, Any], seed: int, *, eager: bool = False, version: int = 2
) -> Match:
    """A game at random; eager players rather enter, build, expand and hold festivals."""
    match = Match(GAME, seats, options, seed, version)
    rng = Rng(seed, "random-game")
    while not match.over:
        action = eager_choice(match.state, rng) if eager and rng.below(4) else None
        match.play(match.state.sample(rng) if action is None else action)
    return match


WANTED = ("expand", "build", "lay_card", "propose", "pond", "enter", "single_village", "triple")


def eager_choice(state: Any, rng: Rng) -> int | None:
    """Something a builder would like, for positions that plain chance seldom reaches."""
    legal = state.candidates()
    for kind in WANTED:
        actions = [action for action in legal if GAME.actions.kind_of(action) == kind]
        if kind in ("enter", "pond", "triple") and rng.below(2):
            continue
        if actions:
            return actions[rng.below(len(actions))]
    return None


def difference(match: Match) -> str | None:
    khipu = record.record(match, [f"seat {n}" for n in range(1, match.seats + 1)])
    rows = record.exported(khipu, GAME, full=True)[0]
    options = match.options if match.rules_version > 1 else {**match.options, "gates": "bare"}
    return first_difference(match.seats, options, rows, record.final(match.state))


def test_the_reference_notices_a_wrong_game() -> None:
    """A test of the test: one changed list, score or end is noticed."""
    match = random_game(2, {"triples_in_play": 28}, seed=3)
    khipu = record.record(match, ["a", "b"])
    rows = list(record.exported(khipu, GAME, full=True)[0][:30])
    final = {**record.final(match.state), "over": False}
    rows[25]["legal"] = rows[25]["legal"][1:]
    assert "entry 26" in str(first_difference(2, match.options, rows, final))
    rows = list(record.exported(khipu, GAME, full=True)[0][:30])
    rows[20]["scores"] = [1, 0]
    assert "scores" in str(first_difference(2, match.options, rows, final))


@pytest.mark.rule("CZ-R15", "CZ-R04")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(GAMES))
def test_random_games_agree_with_the_reference(seats: int, number: int) -> None:
    options = sampled_options(seats, number)
    match = random_game(seats, options, seed=1000 * seats + number, eager=number % 2 == 1)
    assert difference(match) is None


SHORT = {"triples_in_play": 28}


@pytest.mark.rule("CZ-R15")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"pond_on_perimeter": True, "auto_end_turn": True, "left_pond": "F7"}),
        (3, {"tile_wholly_outside_on_overhang": True, "temple_value_rule": "exact_even_size"}),
        (4, {"final_second_place": "competition", "festival_tied_value_2": 1, "start_player": 4}),
        (2, {"card_memory": False, "start_player": 2, "auto_end_turn": True}),
        (2, {"gates": "bare", "tile_wholly_outside_on_overhang": True}),
    ],
)
def test_random_games_with_options_agree_with_the_reference(
    seats: int, options: dict[str, Any]
) -> None:
    assert difference(random_game(seats, {**SHORT, **options}, seed=77, eager=True)) is None


@pytest.mark.rule("CZ-M03", "CZ-M04")
@pytest.mark.parametrize("seats", [2, 3])
def test_random_games_of_version_1_agree_with_the_reference(seats: int) -> None:
    """The reference plays them as games with bare gates."""
    match = random_game(seats, SHORT, seed=seats, eager=True, version=1)
    assert "gates" not in match.options
    assert difference(match) is None

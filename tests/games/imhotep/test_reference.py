"""The engine against a second program written from the ledger alone."""

import os
from typing import Any

import pytest

from tampu.core.contract import CHANCE
from tampu.core.record import exported, final, record
from tampu.core.rng import Rng
from tampu.games.imhotep.game import GAME
from tests.games.imhotep.reference import Draw, Table
from tests.games.imhotep.replay import Follower, replay
from tests.games.imhotep.support import Policy, at_random, load_first, one_loader, play

GAMES = int(os.environ.get("TAMPU_SOAK_GAMES", "3"))
"""Games for each number of seats and policy."""
POLICIES = [at_random, load_first, one_loader]


def some_options(rng: Rng, seats: int, number: int) -> dict[str, Any]:
    """Options for the game of this number: both extremes of sides first, then mixtures."""
    mixture = "".join("AB"[rng.below(2)] for _ in range(5))
    return {
        "sides": ["BBBBB", "AAAAA", "random", mixture][min(number % 5, 3)],
        "wrath": rng.below(2) == 1,
        "gains": ["may", "forced"][rng.below(2)],
        "start_player": ["random", *range(1, seats + 1)][rng.below(seats + 1)],
    }


def compare(seats: int, options: dict[str, Any], seed: int, policy: Policy) -> Table:
    match = play(seats, options, seed, policy)
    khipu = record(match, [f"seat {seat}" for seat in range(seats)])
    rows = exported(khipu, GAME, full=True)[0]
    difference, table = replay(seats, match.options, rows, final(match.state))
    assert difference is None, f"{seats} seats, {match.options}, seed {seed}: {difference}"
    return table


@pytest.mark.rule("IM-D06", "IM-F08")
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_exported_game_replays_without_a_difference(seats: int, policy: Policy) -> None:
    rng = Rng(seats, policy.__name__)
    for number in range(GAMES):
        table = compare(seats, some_options(rng, seats, number), 1000 * seats + number, policy)
        assert table.round == 6


@pytest.mark.rule("IM-X01", "IM-X02")
def test_games_with_passes_and_stalls_replay_too() -> None:
    stalls = compare(2, {"sides": "AAAAA"}, 29, load_first)
    passes = compare(2, {"sides": "AAAAA"}, 42, one_loader)
    assert (stalls.stalls, stalls.end) == (1, "stall")
    assert (passes.stalls, passes.end) == (0, "rounds")
    assert passes.passes > 0


@pytest.mark.rule("IM-X05", "IM-D10")
def test_a_game_with_a_reshuffle_replays_too() -> None:
    table = compare(4, {"sides": "BBBBB", "gains": "forced"}, 1, at_random)
    assert table.reshuffles > 0


@pytest.mark.rule("IM-S08", "IM-S10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_has_the_weights_of_the_unknown_cards(seats: int) -> None:
    for seed in range(GAMES):
        match = play(seats, {"sides": ["random", "BBBBB"][seed % 2]}, seed)
        state, follower = GAME.new(seats, match.options), Follower(seats, match.options)
        for actor, action in match.log:
            due = follower.due
            if actor == CHANCE:
                assert isinstance(due, Draw)
                weights = {GAME.outcomes.notation(o): weight for o, weight in state.chance()}
                assert (state.source(), weights) == (due.source, due.weights)
            space = GAME.outcomes if actor == CHANCE else GAME.actions
            follower.send(space.notation(action))
            state.apply(action)
        assert follower.due is None


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"actor": 0}, "is due"),
        ({"choices": 99}, "choices"),
        ({"legal": ["G"]}, "legal list without"),
        ({"scores": [7, 7]}, "scores are"),
    ],
)
def test_the_reference_finds_a_wrong_entry(changed: dict[str, Any], message: str) -> None:
    match = play(2, {"start_player": 1}, 5)
    rows = [dict(row) for row in exported(record(match, ["a", "b"]), GAME, full=True)[0]]
    rows[6].update(changed)
    difference, _ = replay(2, match.options, rows, final(match.state))
    assert difference is not None
    assert difference.startswith("entry 7 ")
    assert message in difference

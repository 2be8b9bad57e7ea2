"""The rules of Estates, each by a short position, and the conformance suite."""

from __future__ import annotations

from typing import Any

import pytest
from tampu_estates.actions import ACTIONS, OUTCOMES
from tampu_estates.content import COINS, HOUSES, ROUNDS
from tampu_estates.game import GAME
from tampu_estates.position import HIDDEN, Estates

from tampu.core.rng import Rng
from tampu.testing import Effort, conformance_test

test_conformance = conformance_test("estates", Effort(games=2, walks=1, most=4))


def start(seats: int = 3, **options: Any) -> Estates:
    state: Estates = GAME.new(seats, {"start_player": 1, **options})
    return state


def play(state: Estates, *tokens: str) -> Estates:
    """Make entries, written in the notation of the game."""
    for token in tokens:
        space = OUTCOMES if state.actor() < 0 else ACTIONS
        state.apply(space.find(token)[0])
    return state


def offer(*houses: int) -> list[str]:
    return [f"house:{house}" for house in houses]


def refusal(state: Estates, token: str) -> str:
    why = state.why_not(ACTIONS.find(token)[0])
    return why.rule if why else ""


def test_the_box_fits_every_number_of_players() -> None:
    for seats in (3, 4, 5, 6):
        state = start(seats)
        assert state.coins == [COINS[seats]] * seats
        assert state.aside == len(HOUSES) - seats * ROUNDS[seats] >= 0


def test_a_random_start_player_is_drawn() -> None:
    state = GAME.new(4, {})
    assert [weight for _, weight in state.chance()] == [1, 1, 1, 1]
    assert play(state, "start:3", *offer(4, 3, 2, 1)).actor() == 2


def test_bids_rise_and_nobody_bids_more_than_they_have() -> None:
    state = play(start(), *offer(5, 20, 9), "b7")
    assert state.offer == [5, 9, 20]
    assert refusal(state, "b7") == "ES-A02"
    assert refusal(state, "b8") == ""
    state.coins[1] = 9
    assert refusal(state, "b10") == "ES-A03"
    assert refusal(state, "h5") == "ES-N01"


@pytest.mark.parametrize(("refund", "cost"), [("down", 2), ("up", 1)])
def test_who_passes_pays_half_and_the_last_pays_all(refund: str, cost: int) -> None:
    state = play(start(refund=refund), *offer(5, 20, 9), "b3", "b4", "-", "-")
    assert state.hands == [[9], [20], [5]]
    assert state.coins == [18 - cost, 18 - 4, 18]
    assert state.first == 1


def test_the_insider_may_look_and_swap() -> None:
    auction = [*offer(5, 20, 9), "b1", "-", "-"]
    state = play(start(insider=True), *auction)
    assert (state.actor(), state.frames[-1][:2]) == (0, ["look", 0])
    play(state, "l+", "aside:30")
    assert state.view(0)["frames"][-1][3] == 30
    assert state.view(1)["frames"][-1][3] == HIDDEN
    play(state, "s+")
    assert (state.hands[0], state.secret[0], state.gone) == ([], [30], [20])
    assert state.coins[0] == 18 - 1 - 1
    assert state.view(2)["secret"][0] == [HIDDEN]


def selling() -> Estates:
    """The last sale of three seats, before anybody has sealed a house."""
    state = start()
    state.auctions, state.sales, state.frames = 0, 0, []
    state.hands = [[4, 30], [10, 11], [20, 21]]
    owned = [house for seat in range(3) for house in state.houses_of(seat)]
    state.unknown = [int(house not in owned) for house in HOUSES]
    state.frames = [["seal", 0], ["cheque"], ["cheque"], ["cheque"]]
    return play(state, "cheque:15", "cheque:0", "cheque:7")


def test_sealed_houses_stay_hidden_until_all_are_shown() -> None:
    state = play(selling(), "h30")
    assert refusal(state, "h20") == "ES-C02"
    assert state.view(1)["sealed"] == [HIDDEN, 0, 0]
    assert state.view(0)["sealed"] == [30, 0, 0]
    sealed = {GAME.imagine(state.view(1), Rng(seed)).sealed[0] for seed in range(20)}
    assert sealed == {4, 30}


def test_the_highest_house_gets_the_highest_cheque() -> None:
    state = play(selling(), "h4", "h10", "h20")
    assert state.gains == [0, 7, 15]
    assert state.hands == [[30], [11], [21]]


def test_coins_break_ties_at_the_end() -> None:
    state = start()
    state.gains, state.coins, state.ended = [5, 6, 4], [10, 9, 10], "sold"
    assert state.scores() == [15, 15, 14]
    assert state.ranking() == [1, 2, 3]
    assert state.why_not(0).rule == "ES-E01"

"""Chapter 3: options."""

from itertools import product
from typing import Any

import pytest

from tampu.core.contract import CHANCE
from tampu.core.errors import BadOption
from tampu.games.imhotep.game import GAME
from tests.games.imhotep.support import (
    do,
    finish,
    outcomes,
    play,
    position,
    refused_by,
    settle,
    sheet,
    tokens,
    who,
)

MIXTURES = ["".join(letters) for letters in product("AB", repeat=5)]


@pytest.mark.rule("IM-O01", "IM-X24")
@pytest.mark.parametrize("sides", MIXTURES)
def test_every_mixture_of_sides_stays_for_the_whole_game(sides: str) -> None:
    match = play(2, {"sides": sides, "start_player": 1}, 3)
    assert match.state.to_json()["sides"] == sides
    state = GAME.new(2, match.options)
    for _, action in match.log:
        state.apply(action)
        assert state.to_json()["sides"] == sides


@pytest.mark.rule("IM-O03")
def test_random_sides_are_five_draws_after_the_start_player() -> None:
    state = GAME.new(3, {"sides": "random"})
    assert outcomes(state) == {"start:1": 1, "start:2": 1, "start:3": 1}
    do(state, "start:2")
    for site, side in zip("MPTBO", "BABBA", strict=True):
        assert state.source() == "sides"
        assert outcomes(state) == {f"side:{site}=A": 1, f"side:{site}=B": 1}
        do(state, f"side:{site}={side}")
    assert state.source() == "rounds"
    assert state.view(None)["sides"] == "BABBA"


@pytest.mark.rule("IM-O04")
@pytest.mark.parametrize("sides", ["AAAAA", "BABAB"])
@pytest.mark.parametrize(("wrath", "loss"), [(False, 0), (True, -5)])
def test_wrath_is_an_option_for_any_sides(sides: str, wrath: bool, loss: int) -> None:
    state = finish(sides=sides, wrath=wrath)
    assert sheet(state, "wrath") == [loss] * 4


@pytest.mark.rule("IM-O05", "IM-O06")
@pytest.mark.parametrize(("gains", "decline"), [("may", ["m-"]), ("forced", [])])
def test_a_market_pick_can_be_declined_unless_forced(gains: str, decline: list[str]) -> None:
    state = position(gains=gains, ships=["K..", "...", "K", "."])
    do(state, "S3>M")
    assert tokens(state) == ["m1", "m2", "m3", "m4", *decline]
    assert refused_by(state, "m-") == (None if decline else "IM-O06")


@pytest.mark.rule("IM-O05", "IM-O06")
@pytest.mark.parametrize(
    ("pyramids", "bonus", "may", "forced"),
    [
        ({"L": "N"}, "pL", ["b+", "b-"], "chance"),
        ({"M": "NN"}, "pM", ["b+", "b-"], "W"),
        ({"R": "NNN"}, "pR", ["b1.1", "b1.2", "b-"], "K"),
    ],
)
def test_bonuses_of_pyramids_b(
    pyramids: dict[str, str], bonus: str, may: list[str], forced: str
) -> None:
    ships = ["..", "2>T", "2>O", "K."]
    state = position(sides="ABAAA", pyramids=pyramids, ships=ships)
    do(state, "S4>P", bonus)
    assert (who(state), tokens(state)) == ("K", may)
    state = position(sides="ABAAA", gains="forced", pyramids=pyramids, ships=ships)
    do(state, "S4>P", bonus)
    assert who(state) == forced
    if bonus == "pR":
        assert tokens(state) == may


@pytest.mark.rule("IM-O06")
def test_a_forced_pick_of_the_last_slot_is_not_asked() -> None:
    state = position(
        gains="forced", ships=["K", "...", "..", "."], market=[None, "CHI", None, None]
    )
    do(state, "S1>M")
    assert who(state) == "W"
    assert state.to_json()["owned"][0] == {"CHI": 1}


@pytest.mark.rule("IM-O07")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_only_two_to_four_seats(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(seats, {})


@pytest.mark.rule("IM-O08")
@pytest.mark.parametrize(
    "options",
    [
        {"colour": "black"},
        {"sides": "AAAA"},
        {"sides": "AAAAC"},
        {"sides": "aaaaa"},
        {"sides": ""},
        {"wrath": "true"},
        {"wrath": 1},
        {"gains": "never"},
        {"gains": None},
        {"gains": ["may"]},
        {"wrath": 0.0},
        {"start_player": 0},
        {"start_player": 4},
        {"start_player": "2"},
        {"start_player": True},
    ],
)
def test_other_options_and_values_are_rejected(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.new(3, options)


@pytest.mark.rule("IM-O08")
def test_what_is_left_out_takes_its_default() -> None:
    assert GAME.meta.complete(4, {}) == {
        "sides": "AAAAA",
        "wrath": False,
        "gains": "may",
        "start_player": "random",
    }
    assert GAME.new(4, {"start_player": 4}).actor() == CHANCE


@pytest.mark.rule("IM-O03", "IM-S01")
@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
def test_what_is_chosen_is_no_draw(sides: str) -> None:
    state = GAME.new(3, {"sides": sides, "start_player": 2})
    assert state.source() == "rounds"
    assert {token.split(":")[0] for token in settle(state)} == {"round", "deal"}

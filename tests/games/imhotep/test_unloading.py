"""Chapter 7: unloading."""

import pytest

from tests.games.imhotep.support import (
    discards,
    do,
    last_ship,
    letters,
    position,
    refused_by,
    sheet,
    stones,
    tokens,
    who,
)


@pytest.mark.rule("IM-U01")
@pytest.mark.parametrize(
    ("ship", "order"), [("KWN", "KWN"), ("N.KW", "NKW"), (".GW", "GW"), ("GNWK", "GNWK")]
)
def test_stones_are_delivered_from_the_bow_and_gaps_are_skipped(ship: str, order: str) -> None:
    state = position(ships=[ship, "..", "..", ".."])
    do(state, "S1>T")
    assert letters(state.temple) == order


@pytest.mark.rule("IM-U02", "IM-X13")
def test_a_stone_is_resolved_with_its_chain_before_the_next() -> None:
    state = position(sides="ABAAA", pyramids={"L": "N", "M": "NN"}, ships=["KW", "..", "..", ".."])
    do(state, "K/S1>P", "K/pL", "K/b+", "draw:ENT")
    assert sheet(state, "pyramids") == [1, 0, 0, 0]
    do(state, "K/pM")
    assert sheet(state, "pyramids") == [2, 0, 0, 0]
    assert discards(state) == []
    do(state, "K/b+")
    assert discards(state) == ["ENT"]
    do(state, "W/pR")
    assert sheet(state, "pyramids") == [2, 2, 0, 0]


@pytest.mark.rule("IM-U03", "IM-D07")
def test_the_owner_decides_and_gains_whoever_sails() -> None:
    state = position(mover="G", ships=["WN", "..", "..", ".."], market=["LEV", "HAM", "STA", "CHI"])
    do(state, "G/S1>M", "W/m2", "N/m1")
    assert state.to_json()["owned"] == [{}, {"HAM": 1}, {"LEV": 1}, {}]
    assert who(state) == "K"


@pytest.mark.rule("IM-U04", "IM-X10")
def test_the_ship_that_unloads_cannot_be_loaded_by_the_bonus() -> None:
    state = position(sides="ABAAA", pyramids={"R": "NNN"}, ships=["K.", "2>T", "2>O", "..."])
    do(state, "S1>P", "pR")
    assert tokens(state) == ["b4.1", "b4.2", "b4.3", "b-"]
    assert refused_by(state, "b1.2") == "IM-T14"


@pytest.mark.rule("IM-U04", "IM-P18")
def test_with_no_other_ship_the_load_bonus_is_lost() -> None:
    state = position(sides="ABAAA", pyramids={"R": "NNN"}, ships=[*last_ship("P")[:3], "K."])
    do(state, "S4>P", "pR")
    assert who(state) == "chance"
    assert sheet(state, "pyramids") == [1, 0, 0, 0]
    assert stones(state, "K")[0] == 2


@pytest.mark.rule("IM-U06")
@pytest.mark.parametrize(("mover", "after"), [("K", "W"), ("N", "G"), ("G", "K")])
def test_after_unloading_the_left_neighbour_of_the_sailor_moves(mover: str, after: str) -> None:
    state = position(mover=mover, ships=["WK", "..", "..", ".."])
    do(state, f"{mover}/S1>M", "W/m1", "K/m2")
    assert who(state) == after

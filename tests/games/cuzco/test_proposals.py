"""Moves that search has to consider: tiles that cut areas, and those that make room for a pond."""

from __future__ import annotations

from tampu.games.cuzco.game import GAME
from tampu.games.cuzco.proposals import propose_widely
from tampu.games.cuzco.rules.board import CELL
from tampu.games.cuzco.rules.parting import parts_without, runs_around
from tampu.games.cuzco.state import State
from tests.games.cuzco.support import position

ROW = ["T3:G5,H4,H5", "T3:G6,F5,F6", "T3:G7,H6,H7", "T3:G8,F7,F8", "T3:G9,H8,H9"]


def proposed(state: State) -> set[str]:
    return {GAME.actions.notation(action) for action in propose_widely(state)}


def city(own: list[str], rival: list[str], triples: int = 2) -> State:
    """A city of five cells in a row with its temple at the left end."""
    given = {"temples": {"G5": 4}, "incas": {0: own, 1: rival}, "triples_left": triples}
    return position(tiles=ROW, **given)


def test_a_cut_is_proposed_only_near_the_end() -> None:
    assert "TC:G7" not in proposed(city(["G6"], ["G8", "G9"], triples=30))


def test_a_crop_that_cuts_rivals_off_a_temple_is_proposed() -> None:
    assert "TC:G7" in proposed(city(["G6"], ["G8", "G9"]))


def test_a_crop_that_cuts_own_incas_off_is_not_proposed() -> None:
    assert "TC:G7" not in proposed(city(["G8", "G9"], ["G6"]))


def test_an_inca_moves_off_the_cell_that_a_crop_should_cover() -> None:
    state = city(["G7"], ["G8", "G9"])
    assert "M:G7>G6" in proposed(state)
    assert "TC:G7" not in proposed(state)


def test_all_proposals_are_legal() -> None:
    for state in (city(["G6"], ["G8", "G9"]), city(["G7"], ["G8"])):
        legal = {GAME.actions.notation(action) for action in state.legal()}
        assert proposed(state) <= legal


def test_tiles_beside_a_hole_for_a_pond_are_proposed() -> None:
    """F9 would be a hole once both bare neighbours are covered; an own Inca stands beside it."""
    around = ["TC:E9", "TC:E10", "TC:F8", "TC:G9"]
    state = position(tiles=around, incas={0: ["E9"]})
    tiles = {token for token in proposed(state) if token.startswith("T")}
    assert any("F10" in token and "G10" in token for token in tiles)


def test_an_area_without_a_cell_falls_into_parts() -> None:
    state = city(["G6"], ["G8", "G9"])
    assert runs_around(state, CELL["G7"]) == 2
    assert runs_around(state, CELL["G9"]) == 1
    left, right = parts_without(state, CELL["G7"])
    assert (left.size, left.value, right.size, right.value) == (2, 4, 2, 0)
    assert [strength > 0 for strength in left.strengths] == [True, False]
    assert [strength > 0 for strength in right.strengths] == [False, True]

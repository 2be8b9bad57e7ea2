"""Areas and position (chapter 6)."""

import pytest

from tests.games.cuzco.desk import Desk

ROW = ["TV:G5", "TV:G6", "TV:G7", "TV:G8", "TV:G9", "TV:G10"]
RAISE_G6 = ["T3:G6,H5,H6", "T2:G6,H6", "TC:H5", "T3:G6,H5,H6"]
"""G6 at level 3, the crops beside it too."""


def may_build(desk: Desk) -> bool:
    return any(token.startswith("B:") for token in desk.legal)


@pytest.mark.rule("CZ-V01")
def test_areas_connect_over_any_difference_of_levels() -> None:
    tiles = [*RAISE_G6, "TV:G7", "TV:G8", "TV:G5"]
    desk = Desk({"tiles": tiles, "incas": {0: ["G8"]}})
    assert desk.level("G6") == 3
    assert desk.allows("B:G5=4")
    assert desk.forbids("B:G5=6")


@pytest.mark.rule("CZ-V01")
def test_crops_do_not_belong_to_an_area() -> None:
    desk = Desk({"tiles": ["TV:G5", "TC:G6", "TV:G7"], "incas": {0: ["G5"]}})
    assert not may_build(desk)


@pytest.mark.rule("CZ-V02")
def test_the_temple_cell_counts_and_connects() -> None:
    desk = Desk({"tiles": ROW[:4], "temples": {"G6": 2}, "incas": {0: ["G8"]}})
    assert desk.allows("X:G6=4")
    assert desk.forbids("X:G6=6", "B:G5=2", "B:G7=2")


@pytest.mark.rule("CZ-V04", "CZ-V05")
@pytest.mark.parametrize("higher", [0, 1])
def test_the_level_of_the_cell_decides(higher: int) -> None:
    tiles = ["T2:G6,H6", "TV:G6", "TV:G7", "TV:G8"]
    desk = Desk({"tiles": tiles, "incas": {higher: ["G6"], 1 - higher: ["G7"]}})
    assert (desk.level("G6"), desk.level("G7")) == (2, 1)
    assert may_build(desk) == (higher == 0)


@pytest.mark.rule("CZ-V05", "CZ-V08")
def test_one_higher_inca_beats_many_lower_ones() -> None:
    tiles = ["T2:G6,H6", "TV:G6", *[token for token in ROW if token != "TV:G6"]]
    desk = Desk({"tiles": tiles, "incas": {0: ["G6"], 1: ["G5", "G7", "G8"]}})
    assert desk.allows("B:G9=6")


@pytest.mark.rule("CZ-V06")
def test_the_longer_of_two_equal_lists_is_higher() -> None:
    desk = Desk({"tiles": ROW, "incas": {0: ["G5", "G6"], 1: ["G7"]}})
    assert may_build(desk)
    other = Desk({"tiles": ROW, "incas": {0: ["G5"], 1: ["G6", "G7"]}})
    assert not may_build(other)


@pytest.mark.rule("CZ-V05", "CZ-V06")
def test_a_higher_second_inca_beats_a_longer_list() -> None:
    tiles = ["T2:G6,H6", "TV:G6", "T2:G7,H7", "TV:G7", "TV:G5", "TV:G8", "TV:G9", "TV:G10", "TV:G4"]
    incas = {0: ["G6"], 1: ["G7", "G8"]}
    assert not may_build(Desk({"tiles": tiles, "incas": incas}))
    third = ["T2:F7,E7", "TV:F7"]
    incas = {0: ["G6", "F7"], 1: ["G7", "G8", "G9"]}
    assert may_build(Desk({"tiles": [*tiles, *third], "incas": incas}))


@pytest.mark.rule("CZ-V07", "CZ-V08")
def test_a_tie_at_the_top_leaves_no_leader() -> None:
    tied = Desk({"tiles": ROW, "incas": {0: ["G5", "G6"], 1: ["G7", "G8"]}})
    assert tied.refusal("B:G9=2") == "CZ-B01"
    three = {"players": 3, "tiles": ROW, "incas": {0: ["G5"], 1: ["G7", "G8"], 2: ["G9", "G10"]}}
    assert not may_build(Desk({**three, "active": 1}))
    low_tie = {"players": 3, "tiles": ROW, "incas": {0: ["G5", "G6"], 1: ["G7"], 2: ["G9"]}}
    assert may_build(Desk(low_tie))


@pytest.mark.rule("CZ-V07", "CZ-B01")
def test_without_an_inca_there_is_no_position() -> None:
    assert Desk({"tiles": ROW}).refusal("B:G9=2") == "CZ-B01"


@pytest.mark.rule("CZ-V09")
def test_an_inca_beside_the_area_does_not_count() -> None:
    tiles = [*ROW[:4], "TC:H5", "TC:H6"]
    assert not may_build(Desk({"tiles": tiles, "incas": {0: ["H5", "H6"]}}))
    assert may_build(Desk({"tiles": tiles, "incas": {0: ["G5"], 1: ["H5", "H6"]}}))

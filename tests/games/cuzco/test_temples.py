"""Temples (chapter 7.2)."""

from typing import Any

import pytest

from tests.games.cuzco.desk import Desk


def row(first: int, last: int) -> list[str]:
    """Village singles in row G."""
    return [f"TV:G{column}" for column in range(first, last + 1)]


def built(desk: Desk, cell: str) -> list[int]:
    """The values that can be built on a cell."""
    return sorted(int(t.partition("=")[2]) for t in desk.legal if t.startswith(f"B:{cell}="))


def expanded(desk: Desk, cell: str) -> list[int]:
    return sorted(int(t.partition("=")[2]) for t in desk.legal if t.startswith(f"X:{cell}="))


@pytest.mark.rule("CZ-B01", "CZ-B02")
@pytest.mark.parametrize("leader", [0, 1])
def test_only_the_leader_builds_and_expands(leader: int) -> None:
    incas = {leader: ["G5", "G6"], 1 - leader: ["G7"]}
    village = Desk({"tiles": row(5, 9), "incas": incas})
    city = Desk({"tiles": row(5, 9), "incas": incas, "temples": {"G9": 2}})
    assert built(village, "G8") == ([2, 4] if leader == 0 else [])
    assert expanded(city, "G9") == ([4] if leader == 0 else [])
    if leader:
        assert village.refusal("B:G8=2") == "CZ-B01"
        assert city.refusal("X:G9=4") == "CZ-B01"


@pytest.mark.rule("CZ-B02")
def test_another_player_may_expand_what_one_built() -> None:
    tiles = row(5, 9)
    second = Desk(
        {"tiles": tiles, "active": 1, "incas": {0: ["G5"], 1: ["G6", "G7"]}, "temples": {"G9": 2}}
    )
    second.play("X:G9=4")
    assert second.pp == [0, 2]
    assert second.sheet(1) == {"temples_expanded": 2}


@pytest.mark.rule("CZ-B01", "CZ-R03")
def test_no_temple_before_the_mandatory_tile() -> None:
    desk = Desk({"tiles": row(5, 8), "incas": {0: ["G5"]}, "must": True})
    assert desk.refusal("B:G6=2") == "CZ-R03"


@pytest.mark.rule("CZ-B03", "CZ-B05")
@pytest.mark.parametrize(
    ("size", "values"), [(1, []), (2, [2]), (3, [2]), (4, [2, 4]), (5, [2, 4]), (9, [2, 4, 6, 8])]
)
def test_the_size_bounds_the_value(size: int, values: list[int]) -> None:
    desk = Desk({"tiles": row(3, 2 + size), "incas": {0: ["G3"]}})
    assert built(desk, f"G{2 + size}") == values
    if not values:
        assert desk.forbids("B:G3=2")


@pytest.mark.rule("CZ-B05")
def test_no_temple_above_ten() -> None:
    desk = Desk({"tiles": row(2, 14), "incas": {0: ["G2"]}})
    assert built(desk, "G9") == [2, 4, 6, 8, 10]
    city = Desk({"tiles": row(2, 14), "incas": {0: ["G2"]}, "temples": {"G9": 10}})
    assert expanded(city, "G9") == []


@pytest.mark.rule("CZ-B03", "CZ-B15")
def test_the_site_is_any_cell_of_the_village_without_inca() -> None:
    tiles = [*row(5, 8), "TC:H5"]
    desk = Desk({"tiles": tiles, "incas": {0: ["G5", "G6"], 1: ["G7"]}})
    sites = {token[2:4] for token in desk.legal if token.startswith("B:")}
    assert sites == {"G8"}
    assert desk.forbids("B:H5=2", "B:G5=2", "B:G7=2", "B:G9=2")
    full = Desk({"tiles": row(5, 7), "incas": {0: ["G5", "G6"], 1: ["G7"]}})
    assert not any(token.startswith("B:") for token in full.legal)
    full.play("/")
    freed = Desk({"tiles": [*row(5, 7), "TC:G8"], "incas": {0: ["G5", "G6", "G7"]}})
    assert freed.forbids("B:G7=2")
    freed.play("M:G7>G8")
    assert freed.allows("B:G7=2")


@pytest.mark.rule("CZ-B15", "CZ-B12")
def test_a_temple_may_cut_the_way() -> None:
    desk = Desk({"tiles": row(5, 8), "incas": {0: ["G5"]}})
    assert desk.allows("M:G5>G8")
    desk.play("B:G6=2")
    assert desk.forbids("M:G5>G8", "M:G5>G6", "M:G5>G7")


@pytest.mark.rule("CZ-B03")
def test_a_temple_may_be_built_at_any_level() -> None:
    tiles = ["T3:G6,H5,H6", "T2:G6,H6", "TC:H5", "T3:G6,H5,H6", "TV:G7"]
    desk = Desk({"tiles": tiles, "incas": {0: ["G7"]}})
    assert desk.level("G6") == 3
    assert built(desk, "G6") == [2]


@pytest.mark.rule("CZ-B04", "CZ-V02")
def test_one_temple_for_each_city() -> None:
    desk = Desk({"tiles": row(5, 12), "temples": {"G5": 2}, "incas": {0: ["G6"]}})
    assert not any(token.startswith("B:") for token in desk.legal)
    assert desk.refusal("B:G8=2") == "CZ-B04"


@pytest.mark.rule("CZ-B05")
@pytest.mark.parametrize(
    ("size", "present", "floors", "values"),
    [
        (6, 0, {}, [6]),
        (7, 0, {}, [6]),
        (7, 0, {6: 0}, []),
        (7, 2, {}, [6]),
        (7, 6, {}, []),
        (7, 2, {4: 0}, []),
        (12, 4, {}, [10]),
        (12, 4, {10: 0}, []),
    ],
)
def test_the_option_demands_the_largest_even_value(
    size: int, present: int, floors: dict[int, int], values: list[int]
) -> None:
    temples = {"G3": present} if present else {}
    given = {"tiles": row(3, 2 + size), "temples": temples, "incas": {0: ["G4"]}, "floors": floors}
    desk = Desk(given, {"temple_value_rule": "exact_even_size"})
    assert (expanded if present else built)(desk, "G3") == values


@pytest.mark.rule("CZ-B06", "CZ-B09")
@pytest.mark.parametrize("value", [2, 4, 6, 8, 10])
def test_building_costs_one_and_pays_half_the_value(value: int) -> None:
    desk = Desk({"tiles": row(3, 13), "incas": {0: ["G3"]}}).play(f"B:G8={value}")
    assert (desk.ap, desk.pp) == (5, [value // 2, 0])
    assert desk.temple("G8") == value
    assert desk.sheet(0) == {"temples_built": value // 2}
    used = [12, 11, 10, 8, 6]
    assert list(desk.state.floors) == [n - (2 * i + 2 <= value) for i, n in enumerate(used)]


@pytest.mark.rule("CZ-B07", "CZ-B09")
@pytest.mark.parametrize(("present", "value"), [(2, 4), (2, 10), (4, 8), (8, 10)])
def test_expanding_costs_one_and_pays_half_the_new_value(present: int, value: int) -> None:
    given = {"tiles": row(3, 13), "incas": {0: ["G3"]}, "temples": {"G8": present}}
    desk = Desk(given).play(f"X:G8={value}")
    assert (desk.ap, desk.pp) == (5, [value // 2, 0])
    assert desk.temple("G8") == value
    assert desk.sheet(0) == {"temples_expanded": value // 2}


@pytest.mark.rule("CZ-B07")
def test_expanding_needs_a_higher_value() -> None:
    desk = Desk({"tiles": row(3, 10), "incas": {0: ["G3"]}, "temples": {"G8": 6}})
    assert expanded(desk, "G8") == [8]
    assert desk.forbids("X:G8=4", "X:G8=6", "X:G8=10")


@pytest.mark.rule("CZ-B08")
@pytest.mark.parametrize(
    ("present", "floors", "values"),
    [
        (0, {2: 0}, []),
        (0, {4: 0}, [2]),
        (0, {6: 0}, [2, 4]),
        (2, {2: 0}, [4, 6, 8, 10]),
        (2, {4: 0}, []),
        (2, {8: 0}, [4, 6]),
        (4, {6: 1, 10: 0}, [6, 8]),
    ],
)
def test_every_floor_in_between_must_be_there(
    present: int, floors: dict[int, int], values: list[int]
) -> None:
    temples = {"G8": present} if present else {}
    given = {"tiles": row(3, 13), "incas": {0: ["G3"]}, "temples": temples, "floors": floors}
    desk = Desk(given)
    assert (expanded if present else built)(desk, "G8") == values
    if values != [2, 4, 6, 8, 10] and present == 0:
        assert desk.refusal("B:G8=10") == ("CZ-B08" if floors.get(2, 1) else "CZ-Z07")


@pytest.mark.rule("CZ-B10", "CZ-R10")
def test_a_temple_changes_once_in_a_turn_and_another_may_change_too() -> None:
    tiles = [*row(3, 6), *row(8, 13)]
    given: dict[str, Any] = {"tiles": tiles, "incas": {0: ["G3", "G13"]}, "temples": {"G8": 2}}
    desk = Desk(given).play("X:G8=4", "B:G5=2")
    assert desk.refusal("X:G8=6") == "CZ-B10"
    assert desk.refusal("X:G5=4") == "CZ-B10"
    desk.play("/", "TC:K8", "/", "TC:K10")
    assert desk.allows("X:G8=6", "X:G5=4")


@pytest.mark.rule("CZ-B13", "CZ-F18")
def test_expanding_takes_the_sun_disc_away() -> None:
    given = {"tiles": row(3, 8), "incas": {0: ["G3"]}, "temples": {"G8": 2}, "discs": ["G8"]}
    desk = Desk(given).play("X:G8=4")
    assert not desk.disc("G8")


@pytest.mark.rule("CZ-F18")
def test_nothing_else_takes_the_sun_disc_away() -> None:
    tiles = [*row(3, 7), "T2:G8,H8", "TV:G9"]
    given = {"tiles": tiles, "incas": {0: ["G3"]}, "temples": {"G9": 2}, "discs": ["G9"]}
    desk = Desk({**given, "must": True}).play("TC:G8", "/", "TC:K8", "/", "TC:K10")
    assert desk.disc("G9")


@pytest.mark.rule("CZ-B14")
def test_the_part_cut_off_may_get_its_own_temple_at_once() -> None:
    tiles = [*row(3, 5), "T2:G6,H6", *row(7, 9)]
    desk = Desk({"tiles": tiles, "incas": {0: ["G9"]}, "temples": {"G3": 4}, "must": True})
    desk.play("TC:G6", "B:G8=2")
    assert (desk.temple("G3"), desk.temple("G8")) == (4, 2)
    assert desk.pp == [1, 0]


@pytest.mark.rule("CZ-Z10", "CZ-B11")
def test_a_shrunk_city_expands_only_beyond_its_value() -> None:
    given = {"tiles": row(3, 7), "incas": {0: ["G3"]}, "temples": {"G4": 6}}
    small = Desk(given)
    assert expanded(small, "G4") == []
    assert small.refusal("X:G4=8") == "CZ-B05"
    grown = Desk({**given, "tiles": row(3, 10)})
    assert expanded(grown, "G4") == [8]


@pytest.mark.rule("CZ-Z07")
def test_without_floors_of_two_nothing_is_built_but_expansions_go_on() -> None:
    tiles = [*row(3, 6), *row(8, 11)]
    given = {"tiles": tiles, "incas": {0: ["G3", "G8"]}, "temples": {"G11": 2}, "floors": {2: 0}}
    desk = Desk(given)
    assert built(desk, "G5") == []
    assert expanded(desk, "G11") == [4]
    assert desk.refusal("B:G5=2") == "CZ-Z07"

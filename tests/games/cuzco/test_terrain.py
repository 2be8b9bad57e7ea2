"""Terrain and overhang (chapter 5)."""

from typing import Any

import pytest

from tests.games.cuzco.desk import Desk
from tests.games.cuzco.reference_board import BORDER, INSIDE

TRIANGLE = "T3:E5,D4,D5"


@pytest.mark.rule("CZ-T01", "CZ-Z04")
@pytest.mark.parametrize(("head", "own"), [("T2", "T2"), ("TC", "TC"), ("TV", "TV")])
def test_small_tiles_come_from_the_own_supply(head: str, own: str) -> None:
    desk = Desk({"own": {0: {own: 0}}})
    assert not any(token.startswith(f"{head}:") for token in desk.legal)
    token = {"T2": "T2:G8,G9", "TC": "TC:G8", "TV": "TV:G8"}[head]
    assert desk.refusal(token) == "CZ-Z04"
    desk.play("/")
    assert token in desk.legal


@pytest.mark.rule("CZ-T01")
def test_triples_come_from_one_supply_for_all() -> None:
    desk = Desk({"must": True, "triples_left": 2})
    desk.play(TRIANGLE, "/")
    assert desk.state.triples == 1
    desk.play("T3:K8,K9,J8")
    assert desk.refusal("T3:G8,F8,G9") == "CZ-Z03"


@pytest.mark.rule("CZ-T01", "CZ-Z04")
def test_each_tile_laid_leaves_its_supply() -> None:
    desk = Desk({"must": True}).play("T2:G8,G9", "TC:K8", "TV:K10", TRIANGLE)
    assert list(desk.state.stock[:3]) == [4, 2, 1]
    assert list(desk.state.stock[3:]) == [5, 3, 2]
    assert desk.state.triples == 55


@pytest.mark.rule("CZ-T02", "CZ-T15")
@pytest.mark.parametrize("village", ["E5", "D4", "D5"])
def test_the_named_cell_gets_the_village_hex(village: str) -> None:
    others = sorted({"E5", "D4", "D5"} - {village})
    desk = Desk({"must": True}).play(f"T3:{village},{others[0]},{others[1]}")
    assert {cell: desk.kind(cell) for cell in ("E5", "D4", "D5")} == {
        village: "village",
        others[0]: "crop",
        others[1]: "crop",
    }
    assert [desk.level(cell) for cell in ("E5", "D4", "D5")] == [1, 1, 1]


@pytest.mark.rule("CZ-T02")
def test_the_crop_cells_of_a_triple_may_be_named_in_either_order() -> None:
    desk = Desk({"must": True})
    assert desk.allows("T3:E5,D4,D5", "T3:E5,D5,D4")
    assert "T3:E5,D5,D4" not in desk.legal


@pytest.mark.rule("CZ-T03")
def test_tiles_may_lie_anywhere() -> None:
    desk = Desk({"tiles": [TRIANGLE]})
    assert desk.allows("T3:E6,D6,E7", "T3:K8,K9,J8", "TC:G9", "T2:N5,N6")


@pytest.mark.rule("CZ-T04", "CZ-P13")
@pytest.mark.parametrize(
    ("given", "tokens"),
    [
        ({}, ["TC:F4", "T2:F3,F4", "T3:F3,E4,F4", "T2:I8,I9", "T3:I10,I9,J9"]),
        ({"ponds": ["G9"]}, ["TC:G9", "T2:G8,G9", "T3:G8,F8,G9"]),
        ({"tiles": ["T3:G8,F8,G9"], "incas": {0: ["G9"]}}, ["TC:G9", "T2:G8,G9", "TV:G9"]),
        ({"tiles": ["T3:G8,F8,G9"], "incas": {1: ["G9"]}}, ["TC:G9", "T2:G8,G9", "TV:G9"]),
        ({"tiles": ["T3:G8,F8,G9"], "temples": {"G8": 2}}, ["TC:G8", "T2:G8,G9", "TV:G8"]),
    ],
)
def test_no_tile_covers_a_pond_an_inca_or_a_temple(given: Any, tokens: list[str]) -> None:
    desk = Desk(given)
    assert desk.forbids(*tokens)
    for token in tokens:
        if "I9" not in token:
            assert desk.refusal(token) == "CZ-T04"


@pytest.mark.rule("CZ-T05")
def test_all_cells_under_a_tile_have_one_level() -> None:
    desk = Desk({"tiles": [TRIANGLE, "TC:D4"]})
    for token in ("T2:E5,E6", "T2:D5,D6", "T2:D4,D5", "T3:E5,D4,D5", "T3:E6,D5,E5", "T2:D4,D3"):
        assert desk.refusal(token) == "CZ-T05"
    assert desk.allows("T2:D5,E5", "T2:E5,D5", "T2:E6,E7")


@pytest.mark.rule("CZ-T06", "CZ-T09")
@pytest.mark.parametrize(
    ("tile", "tokens"),
    [
        (TRIANGLE, ["T3:E5,D4,D5", "T3:D4,D5,E5", "T3:D5,D4,E5"]),
        ("T2:G8,G9", ["T2:G8,G9", "T2:G9,G8"]),
        ("TC:G8", ["TC:G8", "TV:G8"]),
        ("TV:G8", ["TC:G8", "TV:G8"]),
    ],
)
def test_no_tile_lies_wholly_on_one_tile_of_its_size(tile: str, tokens: list[str]) -> None:
    desk = Desk({"tiles": [tile]})
    for token in tokens:
        assert desk.refusal(token) == "CZ-T06"


@pytest.mark.rule("CZ-T07")
def test_only_the_topmost_tiles_matter_for_equal_sizes() -> None:
    buried = {"tiles": [TRIANGLE, "T2:E5,D4", "TC:D5"]}
    desk = Desk(buried)
    assert desk.allows("T3:E5,D4,D5", "TC:E5", "TV:D4")
    assert desk.forbids("TC:D5", "TV:D5", "T2:E5,D4", "T2:D4,E5")
    assert desk.allows("T2:E5,D5", "T2:D4,D5")


@pytest.mark.rule("CZ-T07")
def test_a_tile_that_shows_in_part_counts_as_the_whole_tile_it_is() -> None:
    """A single on the visible hex of a half-covered double rests on a tile of two hexes."""
    desk = Desk({"tiles": ["T2:G8,G9", "TC:G8"]})
    assert desk.allows("TC:G9", "TV:G9")
    assert desk.forbids("TC:G8", "TV:G8", "T2:G8,G9")


@pytest.mark.rule("CZ-T08")
def test_smaller_tiles_and_tiles_across_several_are_allowed() -> None:
    desk = Desk({"tiles": [TRIANGLE, "T2:E6,D6", "TC:G8", "TC:G9", "TC:F8"]})
    assert desk.allows("TC:E5", "TV:D4", "T2:E5,D4", "T2:D5,E5", "TC:E6")
    assert desk.allows("T2:E5,E6", "T3:E5,D5,E6", "T2:G8,G9", "T3:G8,F8,G9")


@pytest.mark.rule("CZ-T10", "CZ-T12")
def test_no_village_hex_joins_two_temples_but_many_villages() -> None:
    two = ["TV:G3", "TV:G4", "TV:G6", "TV:G7"]
    cities = Desk({"tiles": two, "temples": {"G3": 2, "G7": 2}})
    for token in ("TV:G5", "T2:G5,H5", "T3:G5,H4,H5"):
        assert cities.refusal(token) == "CZ-T10"
    one = Desk({"tiles": two, "temples": {"G3": 2}})
    assert one.allows("TV:G5", "T2:G5,H5", "T3:G5,H4,H5")
    none = Desk({"tiles": [*two, "TV:F4", "TV:H4"], "temples": {"G3": 2}}, {"left_pond": "F7"})
    none.play("TV:G5")
    assert len(none.reference.area("G5")) == 7


@pytest.mark.rule("CZ-T10")
def test_a_village_hex_over_a_crop_that_parts_two_cities_is_refused() -> None:
    tiles = ["TV:G3", "TV:G4", "T2:H4,G5", "TV:G6", "TV:G7"]
    desk = Desk({"tiles": tiles, "temples": {"G3": 2, "G7": 2}})
    assert desk.refusal("TV:G5") == "CZ-T10"
    assert desk.allows("TC:G5")


@pytest.mark.rule("CZ-T11")
def test_the_finished_position_decides() -> None:
    """Crop on G5 cuts the city of G3 off from the village hex that would join it on H5."""
    tiles = ["TV:G3", "TV:G4", "TV:G5", "TC:H5", "TC:H6", "TV:I6", "TV:I7"]
    desk = Desk({"tiles": tiles, "temples": {"G3": 2, "I7": 2}})
    assert desk.refusal("T2:H5,H6") == "CZ-T10"
    assert desk.allows("T2:H5,G5", "T2:G5,H5", "T2:H6,H5")


@pytest.mark.rule("CZ-T13", "CZ-B11")
def test_crops_shrink_a_city_without_touching_its_temple() -> None:
    tiles = ["T2:G5,H5", "T2:G6,H6", "T2:G7,H7", "TV:G8"]
    desk = Desk({"tiles": tiles, "temples": {"G5": 4}, "must": True})
    assert len(desk.reference.area("G5")) == 4
    desk.play("TC:G6")
    assert desk.reference.area("G5") == {"G5"}
    assert desk.temple("G5") == 4
    assert desk.reference.area("G7") == {"G7", "G8"}


@pytest.mark.rule("CZ-T16")
def test_terraces_have_no_height_limit() -> None:
    round_of_two = ["T3:E5,D4,D5", "T2:E5,D4", "TC:D5"]
    desk = Desk({"tiles": round_of_two * 9})
    assert desk.level("E5") == 18
    assert desk.allows("T3:E5,D4,D5")
    desk.play("T3:E5,D4,D5", "T2:E5,D4", "TC:D5")
    assert [desk.level(cell) for cell in ("E5", "D4", "D5")] == [20, 20, 20]


@pytest.mark.rule("CZ-T16", "CZ-V05")
def test_an_inca_on_a_very_high_terrace_leads() -> None:
    tower = ["T3:E5,D4,D5", "T2:E5,D4", "TC:D5"] * 9
    tiles = [*tower, "TV:E5", "TV:E6", "TV:E7", "TV:E8"]
    desk = Desk({"tiles": tiles, "incas": {0: ["E5"], 1: ["E6", "E7"]}})
    assert desk.allows("B:E8=4")


@pytest.mark.rule("CZ-T17")
def test_a_placement_gives_no_points_by_itself() -> None:
    desk = Desk({"must": True, "tiles": ["TV:G8"], "incas": {0: ["G8"]}})
    desk.play("TV:G9", "T3:G10,F10,G11")
    assert desk.pp == [0, 0]


@pytest.mark.rule("CZ-T18", "CZ-E01")
def test_only_the_last_triple_triggers_the_end() -> None:
    desk = Desk({"must": True, "triples_left": 2}).play(TRIANGLE)
    assert desk.state.ending == 0
    desk.play("T3:K8,K9,J8")
    assert desk.state.ending != 0


@pytest.mark.rule("CZ-O02", "CZ-O08")
def test_what_may_reach_over_the_border_on_the_first_placement() -> None:
    desk = Desk({"must": True})
    for token in desk.legal - {"A+"}:
        cells = set(token.partition(":")[2].split(","))
        assert cells & INSIDE
        if token[:2] in ("TC", "TV"):
            assert not cells & BORDER
    assert desk.allows("T2:J2,J1", "T2:J1,J2", "T3:J2,I2,J1", "T3:J1,I2,J2")
    assert desk.forbids("T2:I2,J1", "TC:J1", "TV:J1", "W:J1")


@pytest.mark.rule("CZ-O03", "CZ-O01")
@pytest.mark.parametrize("wholly", [False, True])
def test_a_tile_wholly_on_overhanging_terrain(wholly: bool) -> None:
    given = {"tiles": ["T3:J2,I2,J1"], "must": True}
    desk = Desk(given, {"tile_wholly_outside_on_overhang": wholly})
    assert (desk.allows if wholly else desk.forbids)("T2:I2,J1", "T2:J1,I2")
    assert desk.forbids("T2:K2,L3", "T2:I1,I2", "T2:I1,H0", "TC:J1")
    if not wholly:
        assert desk.refusal("T2:I2,J1") == "CZ-O03"


@pytest.mark.rule("CZ-O03", "CZ-T06")
def test_with_the_option_a_double_on_a_wholly_outside_double_is_still_refused() -> None:
    desk = Desk(
        {"tiles": ["T3:J2,I2,J1", "T2:I2,J1"], "must": True},
        {"tile_wholly_outside_on_overhang": True},
    )
    assert desk.refusal("T2:I2,J1") == "CZ-T06"


@pytest.mark.rule("CZ-O04")
@pytest.mark.parametrize(
    ("token", "price"),
    [
        ("T3:E5,D4,D5", 1),
        ("T2:G8,G9", 1),
        ("TC:G8", 1),
        ("TV:E1", 1),
        ("T2:J2,J1", 2),
        ("T3:I3,H2,I2", 2),
        ("T3:J2,I2,J1", 3),
    ],
)
def test_prices_of_first_level_placements(token: str, price: int) -> None:
    assert Desk({"must": True}).price(token) == price
    if price > 1:
        assert Desk({"ap": price - 1}).refusal(token) == "CZ-R05"


@pytest.mark.rule("CZ-O04")
def test_only_new_outside_hexes_cost_more() -> None:
    desk = Desk({"tiles": ["T3:J2,I2,J1", "T2:K2,K3"], "ap": 1})
    assert desk.allows("T2:J2,J1", "T3:J2,J1,K2")
    assert {desk.price(token) for token in ("T2:J2,J1", "T3:J2,J1,K2", "T2:J1,J2")} == {1}


@pytest.mark.rule("CZ-O07")
def test_overhanging_terrain_is_full_terrain() -> None:
    given = {"tiles": ["T2:J1,J2", "T2:K2,K3", "TC:K3"], "incas": {0: ["J1"]}}
    desk = Desk(given)
    assert desk.allows("M:J1>J2", "M:J1>K2", "B:K2=2", "M:J1>K3")
    assert desk.price("M:J1>K2") == 0
    assert desk.forbids("M:J1>I2")


@pytest.mark.rule("CZ-O09", "CZ-P02")
def test_no_pond_lies_outside() -> None:
    for options in ({}, {"pond_on_perimeter": True}):
        desk = Desk({}, options)
        assert not any(token[2:] in BORDER for token in desk.legal if token.startswith("W:"))

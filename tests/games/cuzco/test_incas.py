"""Incas (chapter 7.1)."""

import pytest

from tests.games.cuzco.desk import Desk
from tests.games.cuzco.reference_board import BORDER, PERIMETER
from tests.games.cuzco.support import play, position, tokens


@pytest.mark.rule("CZ-M01", "CZ-R03")
def test_no_inca_moves_before_the_mandatory_tile() -> None:
    tiles = ["TC:J2", "TC:J3", "TC:E1"]
    desk = Desk({"must": True, "tiles": tiles, "incas": {0: ["J2"]}})
    for token in ("M:J2>J3", "I-:J2", "I+:E1"):
        assert desk.refusal(token) == "CZ-R03"
    desk.play("TC:G8")
    assert desk.allows("M:J2>J3", "I-:J2", "I+:E1")


@pytest.mark.rule("CZ-M01", "CZ-M14")
def test_only_own_incas_are_moved() -> None:
    desk = Desk({"tiles": ["TC:J2", "TC:J3"], "incas": {1: ["J2"]}})
    assert desk.forbids("M:J2>J3", "I-:J2")
    assert desk.refusal("M:J2>J3") == "CZ-M01"
    desk.play("/")
    desk.play("TC:G8")
    assert desk.allows("M:J2>J3", "I-:J2")


@pytest.mark.rule("CZ-M02", "CZ-M08")
def test_incas_end_only_on_free_terrain() -> None:
    tiles = ["TC:G4", "TC:G5", "TC:G6", "TV:G7"]
    desk = Desk({"tiles": tiles, "incas": {0: ["G4", "G5"]}, "temples": {"G7": 2}})
    for token in ("M:G4>G5", "M:G4>G7", "M:G4>H4", "M:G4>G3"):
        assert desk.forbids(token)
    assert desk.allows("M:G4>G6", "M:G5>G6")


@pytest.mark.rule("CZ-M03", "CZ-M04")
@pytest.mark.parametrize(
    ("tiles", "cell", "along", "bare"),
    [
        (["TC:E1"], "E1", 2, 2),
        (["TC:J2"], "J2", 1, 1),
        (["TC:H1"], "H1", 1, 1),
        (["TC:H16"], "H16", 1, 1),
        (["T3:H1,I1,I2"], "H1", 1, 2),
        (["T3:H1,I1,I2"], "I1", 1, 1),
        (["T2:H1,H0"], "H1", 1, 1),
        (["T2:H1,H0"], "H0", 2, 2),
        (["T3:J2,I2,J1"], "J1", 1, 1),
        (["T3:E1,D0,E0"], "E0", 2, 2),
        (["T2:K4,L3"], "L3", 1, 1),
    ],
)
def test_prices_of_gates(tiles: list[str], cell: str, along: int, bare: int) -> None:
    for options, price in (({}, along), ({"gates": "bare"}, bare)):
        desk = Desk({"tiles": tiles}, options)
        assert desk.price(f"I+:{cell}") == price
        standing = Desk({"tiles": tiles, "incas": {0: [cell]}}, options)
        assert standing.price(f"I-:{cell}") == price
        poor = Desk({"tiles": tiles, "ap": price - 1}, options)
        assert poor.refusal(f"I+:{cell}") == "CZ-R05"


@pytest.mark.rule("CZ-M03", "CZ-M04")
def test_every_perimeter_cell_is_a_gate_by_the_counts() -> None:
    """27 cells cost 1 and 30 cost 2 when nothing else is covered."""
    prices = []
    for cell in sorted(PERIMETER):
        state = position(tiles=[f"TC:{cell}"])
        entering = [token for token in tokens(state) if token.startswith("I+:")]
        assert entering == [f"I+:{cell}"]
        play(state, entering)
        prices.append(6 - state.ap)
    assert (prices.count(1), prices.count(2)) == (27, 30)


@pytest.mark.rule("CZ-M03", "CZ-Z20")
def test_no_gate_away_from_the_border() -> None:
    inner = Desk({"tiles": ["TC:G8", "TC:H8"]})
    assert not any(token.startswith("I+:") for token in inner.legal)
    shut = Desk({"tiles": ["T2:K4,L3"], "incas": {0: ["K4"]}}, {"gates": "bare"})
    assert shut.refusal("I-:K4") == "CZ-M07"
    shut.play("M:K4>L3")
    assert shut.allows("I-:L3")


@pytest.mark.rule("CZ-M03")
def test_bare_border_is_no_gate() -> None:
    desk = Desk({"tiles": ["TC:J2"]})
    assert not any(token[3:] in BORDER for token in desk.legal if token.startswith("I+:"))
    assert desk.refusal("I+:J1") == "CZ-M03"


@pytest.mark.rule("CZ-M05")
@pytest.mark.parametrize("tile", ["TC:J2", "TV:J2"])
def test_an_inca_enters_from_the_supply_on_either_kind(tile: str) -> None:
    desk = Desk({"tiles": [tile]}).play("I+:J2")
    assert desk.ap == 5
    assert desk.state.reserve(0) == 11
    assert desk.state.reserve(1) == 12


@pytest.mark.rule("CZ-M06", "CZ-M02")
@pytest.mark.parametrize("owner", [0, 1])
def test_an_occupied_gate_cannot_be_used(owner: int) -> None:
    desk = Desk({"tiles": ["TC:J2", "TC:J3"], "incas": {owner: ["J2"]}})
    assert desk.refusal("I+:J2") == "CZ-M06"


@pytest.mark.rule("CZ-M05", "CZ-B12")
def test_nobody_enters_on_a_temple() -> None:
    desk = Desk({"tiles": ["TV:J2", "TV:J3"], "temples": {"J2": 2}})
    assert desk.refusal("I+:J2") == "CZ-B12"


@pytest.mark.rule("CZ-M07")
def test_an_inca_that_left_may_come_back_in_the_same_turn() -> None:
    desk = Desk({"tiles": ["TC:J2"], "incas": {0: ["J2"]}})
    desk.play("I-:J2")
    assert (desk.ap, desk.state.reserve(0)) == (5, 12)
    desk.play("I+:J2")
    assert (desk.ap, desk.state.reserve(0)) == (4, 11)


@pytest.mark.rule("CZ-M11", "CZ-M12")
@pytest.mark.parametrize(
    ("between", "given"),
    [
        ("empty ground", {"tiles": ["TC:G4", "TC:G6"]}),
        ("a pond", {"tiles": ["TC:G4", "TC:G6"], "ponds": ["G5"]}),
        ("another Inca", {"tiles": ["TC:G4", "TC:G5", "TC:G6"], "incas": {1: ["G5"]}}),
        ("a temple", {"tiles": ["TC:G4", "TV:G5", "TC:G6"], "temples": {"G5": 2}}),
    ],
)
def test_what_blocks_the_way(between: str, given: dict) -> None:
    incas = {**given.get("incas", {}), 0: ["G4"]}
    desk = Desk({**given, "incas": incas})
    assert desk.refusal("M:G4>G6") == "CZ-M11", between


@pytest.mark.rule("CZ-M11")
def test_own_incas_do_not_block() -> None:
    desk = Desk({"tiles": ["TC:G4", "TC:G5", "TC:G6"], "incas": {0: ["G4", "G5"]}})
    assert desk.price("M:G4>G6") == 0


@pytest.mark.rule("CZ-M09")
@pytest.mark.parametrize(
    ("tiles", "token", "price"),
    [
        (["TC:G4", "TC:G5", "TC:G6"], "M:G4>G6", 0),
        (["TV:G4", "TV:G5"], "M:G4>G5", 0),
        (["TC:G4", "TV:G5"], "M:G4>G5", 1),
        (["TC:G4", "TV:G5", "TC:G6"], "M:G4>G6", 2),
        (["TC:G4", "TV:G5", "TC:G6", "TC:H4", "TC:H5"], "M:G4>G6", 0),
        (["TC:G4", "TV:G5", "TV:G6", "TC:G7", "TV:G8"], "M:G4>G8", 3),
    ],
)
def test_a_move_costs_the_changes_on_the_cheapest_way(
    tiles: list[str], token: str, price: int
) -> None:
    desk = Desk({"tiles": tiles, "incas": {0: [token[2:4]]}})
    assert desk.price(token) == price
    if price:
        short = Desk({"tiles": tiles, "incas": {0: [token[2:4]]}, "ap": price - 1})
        assert short.refusal(token) == "CZ-R05"


@pytest.mark.rule("CZ-M10")
def test_climbing_is_free() -> None:
    tower = ["T3:G6,H5,H6", "T2:G6,H6", "TC:H5"] * 3
    desk = Desk({"tiles": [*tower, "TC:H7"], "incas": {0: ["H7"]}})
    assert desk.level("H6") == 6
    assert desk.price("M:H7>H5") == 0
    desk.play("M:H7>H5")
    assert desk.price("M:H5>H7") == 0


@pytest.mark.rule("CZ-M12")
def test_the_way_may_use_overhanging_terrain_but_never_bare_border() -> None:
    joined = Desk({"tiles": ["T2:J1,J2", "T2:K2,K3"], "incas": {0: ["J2"]}})
    assert joined.price("M:J2>K3") == 0
    bare = Desk({"tiles": ["TC:J2", "TC:L5"], "incas": {0: ["J2"]}})
    assert bare.forbids("M:J2>J1", "M:J2>L5")
    outside_only = Desk({"tiles": ["T2:K4,L3", "T3:M4,L4,M5"], "incas": {0: ["L3"]}})
    assert "M:L3>L4" in outside_only.legal


@pytest.mark.rule("CZ-M13")
def test_incas_move_as_often_as_they_like() -> None:
    desk = Desk({"tiles": ["TC:G4", "TC:G5"], "incas": {0: ["G4"]}})
    for _ in range(6):
        desk.play("M:G4>G5", "M:G5>G4")
    assert desk.ap == 6
    assert desk.forbids("M:G4>G4")
    assert "M:G4>G4" not in desk.legal


@pytest.mark.rule("CZ-Z05")
def test_with_all_incas_on_the_board_none_enters() -> None:
    row = [f"G{column}" for column in range(2, 14)]
    given = {"tiles": [f"TC:{cell}" for cell in row] + ["TC:J2", "TC:G14"], "incas": {0: row}}
    desk = Desk(given)
    assert desk.refusal("I+:J2") == "CZ-Z05"
    ashore = {"tiles": [*given["tiles"], "TC:J3"], "incas": {0: [*row[:11], "J2"]}}
    desk = Desk({**ashore, "tiles": [*ashore["tiles"], "TC:E1"]})
    assert desk.forbids("I+:E1")
    desk.play("I-:J2")
    assert desk.allows("I+:E1", "I+:J2")

"""Ponds (chapter 7.3)."""

import pytest

from tests.games.cuzco.desk import Desk
from tests.games.cuzco.reference_board import INSIDE, PERIMETER

OPEN_AT_I10 = ["T3:H8,G8,G9", "T3:H9,G10,H10", "T3:J8,I8,J7", "T3:J9,K9,K10"]
"""The printed pond I9 with every shore covered but I10."""
LONE = ["TC:G7", "TC:G8", "TC:H6", "TC:H8", "TC:I7", "TC:I8"]
"""Everything around H7."""


@pytest.mark.rule("CZ-P02", "CZ-P03")
@pytest.mark.parametrize("perimeter", [False, True])
def test_where_a_pond_may_lie(perimeter: bool) -> None:
    desk = Desk({"tiles": ["TC:G8", "TV:K8"]}, {"pond_on_perimeter": perimeter})
    sites = {token[2:] for token in desk.legal if token.startswith("W:")}
    expected = INSIDE - {"F4", "F13", "I9", "G8", "K8"}
    assert sites == (expected if perimeter else expected - PERIMETER)
    assert desk.price("W:I8") == 1
    assert desk.refusal("W:G8") == "CZ-P02"
    assert desk.refusal("W:F4") == "CZ-P02"
    if not perimeter:
        assert desk.refusal("W:J2") == "CZ-P03"
        assert desk.refusal("W:E1") == "CZ-P03"


@pytest.mark.rule("CZ-P01", "CZ-Z06")
def test_a_pond_needs_an_action_point_and_a_piece() -> None:
    assert Desk({"ap": 0}).refusal("W:I8") == "CZ-R05"
    assert Desk({"ponds_left": 0}).refusal("W:I8") == "CZ-Z06"
    desk = Desk({"ponds_left": 1}).play("W:I8")
    assert (desk.ap, desk.state.ponds, desk.kind("I8")) == (5, 0, "pond")
    assert not any(token.startswith("W:") for token in desk.legal)


@pytest.mark.rule("CZ-P01", "CZ-R03")
def test_no_pond_before_the_mandatory_tile() -> None:
    assert Desk({"must": True}).refusal("W:I8") == "CZ-R03"


@pytest.mark.rule("CZ-P04", "CZ-Z26")
def test_a_pond_joins_the_body_beside_it() -> None:
    """I10 joins I9: with its other shore open nothing scores, and then both score together."""
    desk = Desk({"tiles": OPEN_AT_I10, "incas": {0: ["H8"]}}).play("W:I10")
    assert desk.pp == [0, 0]
    desk.play("T3:I11,J10,J11")
    assert desk.pp == [6, 0]


@pytest.mark.rule("CZ-P05", "CZ-S02")
@pytest.mark.parametrize("left", range(6))
def test_a_body_is_closed_only_when_every_neighbour_is_covered(left: int) -> None:
    tiles = [token for place, token in enumerate(LONE) if place != left]
    stand = tiles[0][3:]
    desk = Desk({"tiles": tiles, "ponds": ["H7"], "incas": {0: [stand]}})
    assert desk.pp == [0, 0]
    desk.play(LONE[left])
    assert desk.pp == [3, 0]
    assert desk.sheet(0) == {"ponds": 3}


@pytest.mark.rule("CZ-P05")
def test_a_temple_cell_is_terrain_for_closing() -> None:
    tiles = ["TV:G7", "TV:G8", *LONE[2:5]]
    given = {"tiles": tiles, "ponds": ["H7"], "incas": {0: ["H6"]}, "temples": {"G7": 2}}
    desk = Desk(given).play("TC:I8")
    assert desk.pp == [3, 0]


@pytest.mark.rule("CZ-P06")
def test_laying_a_pond_into_a_closed_gap_scores_at_once() -> None:
    desk = Desk({"tiles": LONE, "incas": {1: ["G7"]}}).play("W:H7")
    assert desk.pp == [0, 3]


@pytest.mark.rule("CZ-P07")
@pytest.mark.parametrize(
    ("incas", "winner"),
    [
        ({0: ["G7"]}, 0),
        ({0: ["G7", "G8"], 1: ["H6"]}, 0),
        ({0: ["G7"], 1: ["H6", "I7"]}, 1),
        ({0: ["G7", "G8", "H6"], 1: ["I7"]}, 0),
    ],
)
def test_the_leader_of_the_shore_scores(incas: dict[int, list[str]], winner: int) -> None:
    desk = Desk({"tiles": LONE, "incas": incas}).play("W:H7")
    assert desk.pp[winner] == 3
    assert desk.pp[1 - winner] == 0


@pytest.mark.rule("CZ-P07", "CZ-V04")
def test_height_decides_on_the_shore() -> None:
    tiles = ["T2:G7,F6", "TC:G7", *LONE[1:]]
    desk = Desk({"tiles": tiles, "incas": {0: ["G7"], 1: ["G8", "H6", "I7"]}}).play("W:H7")
    assert desk.pp == [3, 0]


@pytest.mark.rule("CZ-P07")
def test_both_kinds_of_terrain_count_on_the_shore() -> None:
    tiles = ["TV:G7", *LONE[1:]]
    desk = Desk({"tiles": tiles, "incas": {0: ["G7", "G8"], 1: ["H6"]}}).play("W:H7")
    assert desk.pp == [3, 0]


@pytest.mark.rule("CZ-P08")
def test_the_points_go_to_the_leader_not_to_the_closer() -> None:
    desk = Desk({"tiles": LONE, "incas": {1: ["G7"]}, "active": 0}).play("W:H7")
    assert desk.pp == [0, 3]


@pytest.mark.rule("CZ-P09", "CZ-P11")
@pytest.mark.parametrize("incas", [{}, {0: ["G7"], 1: ["G8"]}])
def test_nobody_scores_a_tied_or_empty_shore_not_even_later(incas: dict[int, list[str]]) -> None:
    desk = Desk({"tiles": [*LONE, "TC:H9", "TC:E1"], "incas": {**incas, 0: ["E1"], **incas}})
    desk.play("W:H7")
    assert desk.pp == [0, 0]
    changed = {"tiles": [*LONE, "TC:H9"], "ponds": ["H7"], "incas": {0: ["G7", "H6"], 1: ["G8"]}}
    desk = Desk(changed).play("TC:K8", "W:K6", "T3:E5,D4,D5")
    assert desk.pp == [0, 0]


@pytest.mark.rule("CZ-P11", "CZ-P06")
def test_a_closed_body_scores_once() -> None:
    """Later placements on the shore do not score it again."""
    tiles = ["T2:G7,F6", *LONE[1:]]
    desk = Desk({"tiles": tiles, "incas": {0: ["G8"]}}).play("W:H7")
    assert desk.pp == [3, 0]
    desk.play("TC:G7", "TC:K3", "W:K8", "/")
    assert desk.pp == [3, 0]


@pytest.mark.rule("CZ-P10", "CZ-P14")
def test_two_bodies_closed_by_one_tile_are_scored_apart() -> None:
    """An Inca between two bodies counts for both."""
    tiles = [
        *("T3:H8,G8,G9", "T3:H9,H10,G10", "T2:H11,G12", "T3:I8,J7,J8", "T3:J9,J10,K10"),
        "T2:J11,I12",
    ]
    given = {"players": 3, "active": 2, "must": True, "ponds": ["I11"], "tiles": tiles}
    assert Desk({**given, "incas": {0: ["H9"], 1: ["H10"]}}).play("TC:I10").pp == [3, 3, 0]
    assert Desk({**given, "incas": {0: ["H9", "H11"]}}).play("TC:I10").pp == [6, 0, 0]


@pytest.mark.rule("CZ-P14", "CZ-P10")
def test_an_inca_between_two_bodies_counts_for_both() -> None:
    """I10 touches both I9 and I11; the double closes the two at once."""
    shore = ["H8", "H11", "I8", "I10", "I12", "J8", "J9", "J10", "J11"]
    given = {"tiles": [f"TC:{cell}" for cell in shore], "ponds": ["I11"]}
    assert Desk({**given, "incas": {0: ["I10"]}}).play("T2:H9,H10").pp == [6, 0]
    rival = {**given, "incas": {0: ["I10"], 1: ["J8", "J9"]}}
    assert Desk(rival).play("T2:H9,H10").pp == [3, 3]


@pytest.mark.rule("CZ-P14")
def test_a_shore_cell_counts_once_for_a_body_of_two() -> None:
    """G6 touches both ponds H5 and H6, but it is one Inca and tied with the one on H4."""
    shore = [f"TC:{cell}" for cell in ("G5", "G6", "G7", "H4", "H7", "I5", "I6")]
    given = {"tiles": shore, "ponds": ["H5", "H6"], "incas": {0: ["G6"], 1: ["H4"]}}
    assert Desk(given).play("TC:I7").pp == [0, 0]


@pytest.mark.rule("CZ-P12", "CZ-P04")
def test_a_gap_of_two_filled_with_ponds_scores_when_the_whole_is_closed() -> None:
    shore = ["G5", "G6", "G7", "H4", "H7", "I5", "I6", "I7"]
    desk = Desk({"tiles": [f"TC:{cell}" for cell in shore], "incas": {0: ["G6"]}})
    desk.play("W:H5")
    assert desk.pp == [0, 0]
    desk.play("W:H6")
    assert desk.pp == [6, 0]


@pytest.mark.rule("CZ-P13", "CZ-T04")
def test_a_pond_is_never_covered() -> None:
    desk = Desk({}).play("W:H7")
    assert desk.forbids("TC:H7", "TV:H7", "T2:H7,H8", "T2:H8,H7", "T3:H7,G7,G8", "W:H7")


@pytest.mark.rule("CZ-P15")
def test_a_pond_on_the_perimeter_needs_its_border_covered() -> None:
    """J2 touches the border cells I2, J1 and K2."""
    option = {"pond_on_perimeter": True}
    land = ["TC:J3", "TC:I3", "TC:K3", "TC:H1", "TC:H2"]
    bare = Desk({"tiles": land, "incas": {0: ["J3"]}}, option).play("W:J2")
    assert bare.pp == [0, 0]
    assert not any({"I2", "J1", "K2"} & set(t[3:].split(",")) for t in bare.legal if t[0] == "T")
    half = ["T2:I3,I2", "T2:K3,K2", "TC:J3"]
    still_open = Desk({"tiles": half, "incas": {0: ["J3"]}}, option).play("W:J2")
    assert still_open.reference.shore({"J2"}) == {"I2", "J1", "K2", "J3", "I3", "K3"}
    assert still_open.pp == [0, 0]


@pytest.mark.rule("CZ-P05", "CZ-P12")
def test_with_the_option_a_perimeter_pond_can_be_closed() -> None:
    """L3 is the only border neighbour of K4."""
    option = {"pond_on_perimeter": True}
    tiles = ["T2:J3,J4", "TC:K3", "TC:K5", "T2:L4,L3"]
    open_border = Desk({"tiles": [*tiles[:3], "TC:L4"], "incas": {0: ["K5"]}}, option)
    assert open_border.play("W:K4").pp == [0, 0]
    desk = Desk({"tiles": tiles, "incas": {0: ["K5"]}}, option).play("W:K4")
    assert desk.pp == [3, 0]


@pytest.mark.rule("CZ-Z12")
def test_a_gap_on_the_perimeter_takes_no_pond_but_a_single_or_an_overhang() -> None:
    tiles = ["TC:J3", "TC:I3", "TC:K3"]
    desk = Desk({"tiles": tiles, "must": False})
    assert desk.refusal("W:J2") == "CZ-P03"
    over = {token for token in desk.legal if token[0] == "T" and "J2" in token}
    expected = {"TC:J2", "TV:J2", "T2:J2,J1", "T2:J1,J2", "T2:J2,I2", "T2:I2,J2", "T2:J2,K2"}
    assert expected <= over
    for token in over:
        assert not set(token[3:].split(",")) - {"J2", "I2", "J1", "K2"}

"""Edge cases (chapter 9)."""

from typing import Any

import pytest

from tests.games.cuzco.desk import Desk
from tests.games.cuzco.reference_board import INSIDE

WET = {"pond_on_perimeter": True}
BARE = {"gates": "bare"}


def flooded(*dry: str) -> list[str]:
    """Ponds everywhere but on these cells, so that nothing else can be covered."""
    return sorted(INSIDE - {"F4", "F13", "I9"} - set(dry))


NO_TILES = {"T2": 0, "TC": 0, "TV": 0, "tokens": 0}


@pytest.mark.rule("CZ-Z01", "CZ-R12")
def test_without_a_legal_placement_the_obligation_lapses() -> None:
    desk = Desk({"ponds": flooded()}, WET).play("/")
    assert desk.asked == 1
    assert desk.legal == {"A+", "DB", "DU", "/"}


@pytest.mark.rule("CZ-Z01")
def test_a_placement_for_three_points_keeps_the_obligation() -> None:
    """Only overhanging tiles fit on J2; the turn opens with the mandatory tile."""
    given = {"ponds": flooded("J2"), "own": {1: {"TC": 0, "TV": 0}}, "ponds_left": 0}
    desk = Desk(given, WET).play("/")
    assert desk.asked == 1
    assert "/" not in desk.legal
    assert desk.allows("T2:J2,J1", "T3:J2,I2,J1")


@pytest.mark.rule("CZ-Z02", "CZ-Z23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_without_terrain_triggers_the_end(seats: int) -> None:
    desk = Desk({"players": seats, "ponds": flooded()}, WET)
    order = []
    while desk.asked is not None:
        order.append(desk.asked)
        desk.play("/")
    assert order == [*range(seats), *range(seats - 1)]
    assert desk.state.end() == "standstill"


@pytest.mark.rule("CZ-Z02", "CZ-Z23")
def test_any_terrain_sets_the_count_back() -> None:
    open_two = {"ponds": flooded("G5", "G6"), "triples_left": 5}
    desk = Desk({**open_two, "quiet_turns": 1, "own": {1: NO_TILES}}, WET)
    desk.play("TC:G5", "/")
    assert desk.asked == 1
    assert desk.state.ending == 0
    desk.play("/")
    assert desk.state.ending == 0
    desk.play("TC:G6", "/", "/")
    assert desk.state.ending == 0


@pytest.mark.rule("CZ-Z23")
def test_a_standstill_still_asks_for_a_festival_and_then_scores() -> None:
    tiles = ["TV:J6", "TV:J7"]
    given = {"tiles": tiles, "temples": {"J6": 2}, "incas": {0: ["J7"]}, "hands": {0: ["M"]}}
    desk = Desk({**given, "quiet_turns": 1}).play("/")
    assert desk.state.ending != 0
    assert desk.legal == {"F0", "F:J6=M"}
    desk.play("F0")
    assert desk.asked == 1
    assert desk.sheet(0) == {"final_first": 2}
    assert "/" in desk.legal
    desk.play("/")
    assert desk.state.end() == "standstill"


@pytest.mark.rule("CZ-Z09", "CZ-Z10")
def test_a_full_village_takes_no_temple() -> None:
    tiles = ["TV:G5", "TV:G6"]
    desk = Desk({"tiles": tiles, "incas": {0: ["G5", "G6"]}})
    assert not any(token.startswith("B:") for token in desk.legal)
    assert desk.refusal("B:G5=2") == "CZ-B03"


@pytest.mark.rule("CZ-Z11")
def test_a_city_of_its_temple_alone_scores_for_nobody() -> None:
    tiles = ["TV:G6", "T2:G7,H6", "TC:G5"]
    given = {"tiles": tiles, "temples": {"G6": 8}, "incas": {0: ["G5"], 1: ["H6"]}}
    desk = Desk({**given, "end": "last_triple"}).play("TC:G7", "/", "/")
    assert desk.asked is None
    assert desk.pp == [0, 0]


@pytest.mark.rule("CZ-Z13", "CZ-Z24")
def test_the_last_triple_closes_a_pond_joins_and_ends_in_one() -> None:
    shores = ["T3:H8,G8,G9", "T3:H9,G10,H10", "T3:J8,I8,J7", "T3:J9,K9,K10"]
    given = {"must": True, "tiles": shores, "incas": {1: ["H8"]}, "triples_left": 1}
    desk = Desk(given).play("T3:I10,I11,J10")
    assert desk.pp == [0, 3]
    assert desk.state.ending != 0
    assert desk.ap == 5
    assert desk.asked == 0


@pytest.mark.rule("CZ-Z14")
def test_points_never_fall_when_a_city_is_destroyed() -> None:
    tiles = ["TV:G5", "T2:G6,H6", "TV:G7"]
    desk = Desk({"tiles": tiles, "incas": {0: ["G5"]}}).play("B:G7=2")
    assert desk.pp == [1, 0]
    desk.play("TC:G6", "/")
    assert desk.pp == [1, 0]


@pytest.mark.rule("CZ-Z15", "CZ-C06")
def test_taking_the_face_up_card_with_an_empty_pile() -> None:
    desk = Desk({"draw": {}, "discard": {"L": 1}, "face_up": "K"}).play("DU")
    assert desk.chance == {"!U=L": 1}
    desk.play("!U=L")
    assert (sum(desk.state.draw), sum(desk.state.discard)) == (0, 0)
    assert desk.forbids("DU", "DB")


@pytest.mark.rule("CZ-Z16", "CZ-F16")
def test_a_festival_with_an_empty_pile_and_discards() -> None:
    given = {
        "tiles": ["TV:J6", "TV:J7"],
        "temples": {"J6": 2},
        "incas": {0: ["J7"]},
        "hands": {0: ["M"]},
        "draw": {},
        "discard": {"L": 1},
        "face_up": "MK",
    }
    desk = Desk(given).play("/", "F:J6=M", "F.")
    assert desk.chance == {"!U=M": 1, "!U=L": 1, "!U=MK": 1}


@pytest.mark.rule("CZ-Z20", "CZ-M03")
def test_a_gate_stays_when_its_border_is_covered() -> None:
    desk = Desk({"tiles": ["TC:K4", "TC:L4"], "incas": {0: ["K4"]}})
    assert desk.price("I-:K4") == 1
    covered = Desk({"tiles": ["TC:K4", "T2:L4,L3"], "incas": {0: ["K4"]}})
    assert covered.price("I-:K4") == 1


@pytest.mark.rule("CZ-Z20", "CZ-Z24")
def test_a_tile_closes_a_gate_only_with_bare_gates() -> None:
    given = {"tiles": ["TC:K4", "TC:H1"], "incas": {0: ["K4"]}}
    desk = Desk(given).play("T2:L4,L3", "T3:H2,I2,I3")
    assert (desk.price("I-:K4"), desk.price("I+:H1")) == (1, 1)
    bare = Desk(given, BARE).play("T2:L4,L3")
    assert bare.refusal("I-:K4") == "CZ-M07"


@pytest.mark.rule("CZ-Z20", "CZ-M03")
def test_with_bare_gates_a_gate_is_lost_when_its_border_is_covered() -> None:
    desk = Desk({"tiles": ["TC:K4", "TC:L4"], "incas": {0: ["K4"]}}, BARE)
    assert desk.allows("I-:K4")
    covered = Desk({"tiles": ["TC:K4", "T2:L4,L3"], "incas": {0: ["K4"]}}, BARE)
    assert covered.forbids("I-:K4")
    covered.play("M:K4>L3")
    assert covered.allows("I-:L3")


@pytest.mark.rule("CZ-Z22", "CZ-Z01")
def test_a_placement_that_becomes_possible_is_allowed_not_required() -> None:
    """Incas fill the only triple; when one leaves, a single fits, but the turn may end."""
    trio = ["T3:J2,J3,I3"]
    given: dict[str, Any] = {
        "tiles": trio,
        "ponds": flooded("J2", "J3", "I3"),
        "incas": {1: ["J2", "J3", "I3"]},
    }
    desk = Desk(given, WET).play("/")
    assert desk.asked == 1
    assert not any(token[0] == "T" for token in desk.legal)
    assert "/" in desk.legal
    desk.play("I-:J2")
    assert desk.allows("TC:J2", "TV:J2", "/")


@pytest.mark.rule("CZ-Z26", "CZ-P11")
def test_ponds_beside_each_other_merge() -> None:
    shore = ["G5", "G6", "G7", "H4", "H7", "I5", "I6", "I7"]
    tiles = [f"TC:{cell}" for cell in shore]
    desk = Desk({"tiles": tiles, "ponds": ["H5"], "incas": {1: ["G6"]}})
    desk.play("W:H6")
    assert desk.pp == [0, 6]


@pytest.mark.rule("CZ-Z24")
def test_a_tile_that_joins_and_cuts_scores_nothing() -> None:
    tiles = ["TV:G3", "TV:G4", "TV:G6", "TV:G7", "T2:H7,H8"]
    desk = Desk({"tiles": tiles, "temples": {"G3": 2}, "incas": {0: ["G4"]}, "must": True})
    desk.play("T3:G5,H4,H5")
    assert desk.pp == [0, 0]
    assert desk.allows("X:G3=6")


@pytest.mark.rule("CZ-Z17")
def test_cards_that_do_not_match_leave_only_the_refusal() -> None:
    given = {"tiles": ["TV:J6", "TV:J7"], "temples": {"J6": 2}, "incas": {0: ["J7"]}}
    desk = Desk({**given, "hands": {0: ["L", "K", "LK"]}}).play("/")
    assert (desk.asked, desk.legal) == (0, {"F0"})

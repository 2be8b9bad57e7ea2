"""The table of refusals: a position, an action, and the one rule that forbids it."""

from typing import Any

import pytest

from tampu.core.errors import IllegalAction
from tampu.games.cuzco.actions import ACTIONS, OUTCOMES
from tampu.games.cuzco.decisions import DECISIONS
from tests.games.cuzco.support import action, festival, play, position

Given = dict[str, Any]

VILLAGES: Given = {"tiles": [f"TV:G{column}" for column in range(4, 10)]}
"""A village of six cells, G4 to G9."""
LED: Given = {**VILLAGES, "incas": {0: ["G4"]}}
CITY: Given = {**LED, "temples": {"G9": 2}}
TWO_CITIES: Given = {
    "tiles": ["TV:G3", "TV:G4", "TV:G6", "TV:G7"],
    "temples": {"G3": 2, "G7": 2},
    "incas": {0: ["G4"], 1: ["G6"]},
    "hands": {0: ["M"]},
}
CORNER = "T3:J2,I2,J1"
"""J2 lies inside, I2 and J1 on the forest border."""
BARE_GATES: Given = {"options": {"gates": "bare"}}
TWELVE = [f"E{column}" for column in range(2, 14)]

TURN: list[tuple[Given, str, str]] = [
    # Terrain.
    ({"triples_left": 0}, "T3:G8,F8,G9", "CZ-Z03"),
    ({"supply": {"T2": 0}}, "T2:G8,G9", "CZ-Z04"),
    ({"supply": {"TC": 0}}, "TC:G8", "CZ-Z04"),
    ({"supply": {"TV": 0}}, "TV:G8", "CZ-Z04"),
    ({}, "TV:F4", "CZ-T04"),
    ({"tiles": ["TC:G8"], "incas": {1: ["G8"]}}, "T2:G7,G8", "CZ-T04"),
    (CITY, "TC:G9", "CZ-T04"),
    ({"tiles": ["TC:G8"]}, "T2:G8,G9", "CZ-T05"),
    ({"tiles": ["TC:G8"]}, "TV:G8", "CZ-T06"),
    ({"tiles": ["T2:G8,G9"]}, "T2:G9,G8", "CZ-T06"),
    ({}, "T2:I2,J1", "CZ-O01"),
    ({"tiles": [CORNER]}, "T2:I2,J1", "CZ-O03"),
    ({**TWO_CITIES, "supply": {"TV": 1}}, "TV:G5", "CZ-T10"),
    ({"ap": 0}, "TC:G8", "CZ-R05"),
    ({"ap": 2}, CORNER, "CZ-R05"),
    # Ponds.
    ({"supply": {"ponds": 0}}, "W:I8", "CZ-Z06"),
    ({}, "W:F4", "CZ-P02"),
    ({"tiles": ["TC:G8"]}, "W:G8", "CZ-P02"),
    ({}, "W:J2", "CZ-P03"),
    ({"ap": 0}, "W:I8", "CZ-R05"),
    # Incas.
    (
        {"tiles": [f"TC:{c}" for c in ["J2", *TWELVE]], "incas": {0: TWELVE}},
        "I+:J2",
        "CZ-Z05",
    ),
    ({}, "I+:J2", "CZ-M03"),
    ({**BARE_GATES, "tiles": ["T2:K4,L3"]}, "I+:K4", "CZ-M03"),
    ({"tiles": ["TV:J2", "TV:J3"], "temples": {"J2": 2}}, "I+:J2", "CZ-B12"),
    ({"tiles": ["TC:J2"], "incas": {0: ["J2"]}}, "I+:J2", "CZ-M06"),
    ({"tiles": ["TC:E1"], "ap": 1}, "I+:E1", "CZ-R05"),
    ({"tiles": ["TC:J2"], "incas": {1: ["J2"]}}, "I-:J2", "CZ-M01"),
    ({**BARE_GATES, "tiles": ["T2:K4,L3"], "incas": {0: ["K4"]}}, "I-:K4", "CZ-M07"),
    ({"tiles": ["TC:E1"], "incas": {0: ["E1"]}, "ap": 1}, "I-:E1", "CZ-R05"),
    ({"tiles": ["TC:G8", "TC:G9"], "incas": {1: ["G8"]}}, "M:G8>G9", "CZ-M01"),
    ({"tiles": ["TC:G8"], "incas": {0: ["G8"]}}, "M:G8>G9", "CZ-M02"),
    ({"tiles": ["TC:G8", "TC:G9"], "incas": {0: ["G8", "G9"]}}, "M:G8>G9", "CZ-M02"),
    ({"tiles": ["TC:G8", "TC:G10"], "incas": {0: ["G8"]}}, "M:G8>G10", "CZ-M11"),
    ({"tiles": ["TC:G8", "TV:G9"], "incas": {0: ["G8"]}, "ap": 0}, "M:G8>G9", "CZ-R05"),
    # Temples.
    ({"tiles": ["TC:G4"]}, "B:G4=2", "CZ-B03"),
    ({"tiles": ["TV:G4"]}, "B:G4=2", "CZ-B03"),
    (LED, "B:G4=2", "CZ-B03"),
    (CITY, "B:G8=2", "CZ-B04"),
    (CITY, "B:G9=2", "CZ-B04"),
    (VILLAGES, "B:G8=2", "CZ-B01"),
    ({**VILLAGES, "incas": {0: ["G4"], 1: ["G5"]}}, "B:G8=2", "CZ-B01"),
    ({**LED, "floors": {2: 0}}, "B:G8=2", "CZ-Z07"),
    (LED, "B:G8=8", "CZ-B05"),
    ({**LED, "options": {"temple_value_rule": "exact_even_size"}}, "B:G8=4", "CZ-B05"),
    ({**LED, "floors": {4: 0}}, "B:G8=6", "CZ-B08"),
    ({**LED, "ap": 0}, "B:G8=2", "CZ-R05"),
    (LED, "X:G8=4", "CZ-B07"),
    ({**LED, "temples": {"G9": 4}}, "X:G9=4", "CZ-B07"),
    ({**CITY, "changed": ["G9"]}, "X:G9=4", "CZ-B10"),
    ({**CITY, "incas": {1: ["G4"]}}, "X:G9=4", "CZ-B01"),
    (CITY, "X:G9=8", "CZ-B05"),
    ({**CITY, "floors": {4: 0}}, "X:G9=6", "CZ-B08"),
    ({**CITY, "ap": 0}, "X:G9=4", "CZ-R05"),
    # Cards and the token.
    ({"draws_used": 2}, "DB", "CZ-C01"),
    ({"draws_used": 2}, "DU", "CZ-C01"),
    ({"cards_available": False}, "DB", "CZ-C07"),
    ({"cards_available": False}, "DU", "CZ-C07"),
    ({"ap": 0}, "DB", "CZ-R05"),
    ({"token_used": True}, "A+", "CZ-R06"),
    ({"supply": {"tokens": 0}}, "A+", "CZ-R06"),
    # Kinds that do not answer D1 or D2.
    ({"must": True}, "W:I8", "CZ-R03"),
    ({"must": True}, "/", "CZ-R03"),
    ({"must": True}, "F0", "CZ-F01"),
    ({}, "F:G8=M", "CZ-F01"),
    ({}, "F.", "CZ-F01"),
]

FESTIVAL: Given = {
    "value": 6,
    "face_up": "M",
    "order": [0, 1],
    "hands": {0: ["M", "ML", "K"], 1: ["M", "MK", "K"]},
}
PROPOSED = "F:J6=M F+:ML F."
"""The proposal reaches two points; seat 2 is asked for a bid."""

BIDDING: list[tuple[Given, str, str, str]] = [
    # D3, the proposal.
    ({}, "", "F:K5=M", "CZ-F02"),
    ({}, "", "F:J6=K", "CZ-F06"),
    ({}, "", "F:J6=MK", "CZ-F04"),
    ({}, "", "F+:M", "CZ-F04"),
    ({}, "", "F-", "CZ-F04"),
    ({}, "", "TC:G8", "CZ-R08"),
    ({}, "", "/", "CZ-R08"),
    # D4, a later bid.
    ({}, PROPOSED, "F+:K", "CZ-F06"),
    ({}, PROPOSED, "F+:ML", "CZ-F04"),
    ({"hands": {0: ["M", "ML"], 1: ["M", "K"]}}, PROPOSED, "F+:M", "CZ-F09"),
    ({}, PROPOSED, "F:J6=M", "CZ-F01"),
    ({}, PROPOSED, "F.", "CZ-F24"),
    ({}, PROPOSED, "DB", "CZ-R08"),
    # D5, a further card.
    ({}, f"{PROPOSED} F+:M", "F.", "CZ-F24"),
    ({}, f"{PROPOSED} F+:M", "F-", "CZ-F24"),
    ({}, f"{PROPOSED} F+:M", "F0", "CZ-F24"),
]


def check(state: Any, token: str, rule: str) -> None:
    """The rule refuses the token, and an attempt to play it changes nothing."""
    check_number(state, action(token), rule)


def check_number(state: Any, number: int, rule: str) -> None:
    before = state.key()
    refusal = state.why_not(number)
    assert refusal is not None
    assert refusal.rule == rule
    assert not state.is_legal(number)
    assert number not in state.legal()
    with pytest.raises(IllegalAction) as refused:
        state.apply(number)
    assert refused.value.rule == rule
    assert state.key() == before


@pytest.mark.parametrize(("given", "token", "rule"), TURN)
def test_a_turn(given: Given, token: str, rule: str) -> None:
    check(position(**given), token, rule)


@pytest.mark.parametrize(("given", "played", "token", "rule"), BIDDING)
def test_a_festival(given: Given, played: str, token: str, rule: str) -> None:
    check(play(festival(**{**FESTIVAL, **given}), played), token, rule)


@pytest.mark.parametrize(
    ("token", "rule"),
    [("F:G7=M", "CZ-F03"), ("F:G3=M", "CZ-F02"), ("F:G4=M", "CZ-F02")],
)
def test_a_city_without_an_own_inca_or_with_a_disc(token: str, rule: str) -> None:
    """Seat 1 may propose only the third city, on J7."""
    given = {
        **TWO_CITIES,
        "tiles": [*TWO_CITIES["tiles"], "TV:J7", "TV:J8"],
        "temples": {"G3": 2, "G7": 2, "J7": 2},
        "incas": {0: ["G4", "J8"], 1: ["G6"]},
        "discs": ["G3"],
    }
    check(play(position(**given), "/"), token, rule)


def test_an_outcome_that_is_not_possible() -> None:
    """A card that is drawn blind is not turned face up."""
    check_number(play(position(), "DB"), OUTCOMES.find("!U=M")[0], "CZ-R14")


def test_an_action_after_the_end() -> None:
    check(play(position(ending="last_triple", finished=[1]), "/"), "/", "CZ-E12")


def test_every_kind_of_action_has_a_row_in_the_order_of_the_ids() -> None:
    assert [row.name for row in DECISIONS] == [kind.name for kind in ACTIONS.kinds]

"""The end of the game (chapter 8)."""

from typing import Any

import pytest

from tests.games.cuzco.desk import Desk

SPARE = {"end": "last_triple"}
TERRACES = [
    *("T3:K4,J3,J4", "T2:K4,J4", "TV:K4", "T2:K5,L5", "TV:K5", "T3:K6,J5,J6", "T2:K6,J6", "TV:K6"),
    *("T2:K7,L7", "TV:K7", "TV:K8", "T3:K9,J8,J9", "T2:K9,J9", "TV:K9", "T2:K10,L10", "TV:K10"),
    *("TV:K11", "TV:K12", "TV:K13"),
]
"""A row of villages: K4, K6, K9 at level 3, K5, K7, K10 at level 2, the others at level 1."""


def finish(desk: Desk) -> Desk:
    """Everybody ends his turn without doing anything."""
    while desk.asked is not None:
        desk.play("F0" if "F0" in desk.legal else "/")
    return desk


def scored(incas: dict[int, list[str]], options: dict[str, Any] | None = None, **more: Any) -> Desk:
    given = {"players": 4, "tiles": TERRACES, "temples": {"K11": 10}, "incas": incas, **SPARE}
    return finish(Desk({**given, **more}, options))


@pytest.mark.rule("CZ-E01", "CZ-Z03")
def test_the_turn_of_the_last_triple_goes_on_as_usual() -> None:
    tiles = ["TV:J6", "TV:J7", "TV:J8", "TC:J2"]
    given = {"tiles": tiles, "incas": {0: ["J7"]}, "temples": {"J6": 2}, "hands": {0: ["M"]}}
    desk = Desk({**given, "must": True, "triples_left": 1}).play("T3:E5,D4,D5")
    assert desk.state.ending != 0
    assert desk.allows("T2:G8,G9", "TC:G8", "TV:G8", "W:H7", "I+:J2", "DB", "DU", "A+", "/")
    assert desk.refusal("T3:G8,F8,G9") == "CZ-Z03"
    desk.play("A+", "TC:G8", "/", "F:J6=M", "F.", "!U=K")
    assert desk.asked == 1
    assert desk.sheet(0) == {"festivals_alone": 1, "final_first": 2}


@pytest.mark.rule("CZ-E02", "CZ-E03")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("last", [0, 1])
def test_each_other_player_has_one_last_turn(seats: int, last: int) -> None:
    desk = Desk({"players": seats, "active": last, "must": True, "triples_left": 1})
    desk.play("T3:E5,D4,D5", "/")
    order = []
    while desk.asked is not None:
        order.append(desk.asked)
        assert "/" in desk.legal
        desk.play("/")
    assert order == [(last + step) % seats for step in range(1, seats)]
    assert desk.state.end() == "last_triple"
    assert desk.state.legal() == []


@pytest.mark.rule("CZ-E14", "CZ-Z19")
def test_a_last_turn_is_a_full_turn() -> None:
    desk = Desk({"triples_left": 0, **SPARE, "tiles": ["TC:J2"]}).play("/")
    assert (desk.asked, desk.ap) == (1, 6)
    desk.play("A+", "DB", "!D=K", "DU", "!U=K", "I+:J2", "TC:K8", "T2:G8,G9", "W:H6", "TV:E5")
    assert desk.ap == 0


@pytest.mark.rule("CZ-E04", "CZ-E10")
def test_a_final_scoring_is_for_one_player_on_the_board_as_it_is() -> None:
    """Seat 1 scores first; what seat 2 does afterwards changes nothing for seat 1."""
    tiles = [*TERRACES, "TV:L4"]
    given = {"tiles": tiles, "temples": {"K11": 10}, "incas": {0: ["K5"], 1: ["K8"]}}
    desk = Desk({**given, **SPARE}).play("/")
    assert desk.pp == [10, 0]
    desk.play("M:K8>K6")
    assert desk.pp == [10, 0]
    desk.play("/")
    assert desk.pp == [10, 10]
    assert desk.state.ranking() == [1, 1]


@pytest.mark.rule("CZ-E06", "CZ-E07")
@pytest.mark.parametrize(
    ("incas", "points"),
    [
        ({0: ["K4"]}, [10, 0, 0, 0]),
        ({2: ["K8"]}, [0, 0, 10, 0]),
        ({0: ["K4"], 1: ["K5"]}, [10, 5, 0, 0]),
        ({0: ["K4"], 1: ["K5"], 2: ["K8"]}, [10, 5, 0, 0]),
        ({0: ["K4"], 1: ["K5"], 2: ["K8"], 3: ["K12"]}, [10, 5, 0, 0]),
        ({0: ["K4"], 1: ["K5"], 2: ["K7"], 3: ["K8"]}, [10, 5, 5, 0]),
        ({0: ["K4"], 1: ["K6"], 2: ["K9"], 3: ["K8"]}, [10, 10, 10, 5]),
        ({0: ["K4", "K5"], 1: ["K6", "K7", "K8"], 2: ["K9", "K10"]}, [5, 10, 5, 0]),
    ],
)
def test_places_in_a_city(incas: dict[int, list[str]], points: list[int]) -> None:
    assert scored(incas).pp == points


@pytest.mark.rule("CZ-E08")
@pytest.mark.parametrize(
    ("rule", "points"), [("dense", [10, 10, 5, 0]), ("competition", [10, 10, 0, 0])]
)
def test_second_place_after_a_shared_first(rule: str, points: list[int]) -> None:
    incas = {0: ["K4"], 1: ["K6"], 2: ["K5"], 3: ["K8"]}
    assert scored(incas, {"final_second_place": rule}).pp == points


@pytest.mark.rule("CZ-E08")
def test_competition_still_pays_a_second_after_a_sole_first() -> None:
    incas = {0: ["K4"], 1: ["K5"], 2: ["K7"], 3: ["K8"]}
    desk = scored(incas, {"final_second_place": "competition"})
    assert desk.pp == [10, 5, 5, 0]


@pytest.mark.rule("CZ-E05", "CZ-E06")
def test_all_temples_count_on_the_sheet() -> None:
    tiles = [*TERRACES, "TV:G5", "TV:G6", "TV:G7"]
    given = {"tiles": tiles, "temples": {"K11": 10, "G5": 6}, "incas": {0: ["K4", "G6"], 1: ["K5"]}}
    desk = finish(Desk({**given, **SPARE}))
    assert desk.sheet(0) == {"final_first": 16}
    assert desk.sheet(1) == {"final_second": 5}
    assert [row["total"] for row in desk.state.sheet()] == [16, 5]


@pytest.mark.rule("CZ-E06")
def test_half_of_two_and_six_are_one_and_three() -> None:
    for value, half in ((2, 1), (6, 3)):
        incas = {0: ["K4"], 1: ["K5"]}
        assert scored(incas, temples={"K11": value}).pp == [value, half, 0, 0]


@pytest.mark.rule("CZ-E09")
def test_scored_incas_stay_block_and_count() -> None:
    way = {"tiles": ["TC:G4", "TC:G5", "TC:G6"], "incas": {0: ["G5"], 1: ["G4"]}}
    blocked = Desk({**way, **SPARE}).play("/")
    assert blocked.forbids("M:G4>G6", "M:G4>G5", "TC:G5", "M:G5>G6")
    given = {"tiles": TERRACES, "temples": {"K13": 10}, "incas": {0: ["K6"], 1: ["K5"]}, **SPARE}
    assert Desk(given).play("/", "/").pp == [10, 5]


@pytest.mark.rule("CZ-E11", "CZ-P08")
def test_a_scored_player_gets_pond_points() -> None:
    shores = ["T3:H8,G8,G9", "T3:H9,G10,H10", "T3:J8,I8,J7", "T3:J9,K9,K10"]
    desk = Desk({"tiles": shores, "incas": {0: ["H8"]}, **SPARE}).play("/", "T2:I10,I11")
    assert desk.pp == [3, 0]
    assert desk.sheet(0) == {"ponds": 3}


@pytest.mark.rule("CZ-E12", "CZ-E13")
@pytest.mark.parametrize(
    ("incas", "ranks"),
    [
        ({0: ["K4"], 1: ["K5"], 2: ["K8"]}, [1, 2, 3, 3]),
        ({0: ["K5"], 1: ["K4"], 2: ["K6"]}, [3, 1, 1, 4]),
        ({}, [1, 1, 1, 1]),
    ],
)
def test_most_prestige_wins_and_ties_share(incas: dict[int, list[str]], ranks: list[int]) -> None:
    assert scored(incas).state.ranking() == ranks


@pytest.mark.rule("CZ-E15")
def test_a_standstill_in_the_last_round_triggers_nothing_again() -> None:
    desk = Desk({"players": 3, "quiet_turns": 2, **SPARE})
    finish(desk)
    assert desk.state.end() == "last_triple"


@pytest.mark.rule("CZ-E15", "CZ-Z02")
def test_after_a_standstill_the_last_triple_triggers_nothing_again() -> None:
    desk = Desk({"triples_left": 1, "end": "standstill"}).play("/")
    desk.play("T3:E5,D4,D5", "/")
    assert desk.asked is None
    assert desk.state.end() == "standstill"

"""Chapter 12: the obelisks."""

import pytest

from tests.games.imhotep.support import do, finish, letters, position, sheet

TOWERS = [10, 9, 8, 7, 6, 5, 5, 5]


@pytest.mark.rule("IM-L01", "IM-I15")
def test_side_a_stacks_on_the_owners_obelisk_and_scores_later() -> None:
    state = position(obelisks={"K": 1, "N": 4}, ships=["KWKN", "..", "..", ".."])
    do(state, "S1>O")
    assert state.to_json()["obelisks"] == [3, 1, 5, 0]
    assert state.scores() == [0, 0, 0, 0]


@pytest.mark.rule("IM-L02", "IM-L04")
@pytest.mark.parametrize(
    ("heights", "points"),
    [
        ([3, 1], [10, 1]),
        ([2, 2], [5, 5]),
        ([0, 3], [0, 10]),
        ([0, 0], [0, 0]),
        ([5, 3, 1], [12, 6, 1]),
        ([1, 3, 3], [1, 9, 9]),
        ([4, 2, 2], [12, 3, 3]),
        ([2, 2, 2], [6, 6, 6]),
        ([2, 0, 1], [12, 0, 6]),
        ([4, 3, 2, 1], [15, 10, 5, 1]),
        ([3, 4, 0, 3], [7, 15, 0, 7]),
        ([0, 5, 5, 2], [0, 12, 12, 5]),
        ([2, 2, 2, 2], [7, 7, 7, 7]),
        ([5, 1, 1, 1], [15, 5, 5, 5]),
    ],
)
def test_side_a_ranks_by_height(heights: list[int], points: list[int]) -> None:
    stones = dict(zip("KWNG", heights, strict=False))
    state = finish(seats=len(heights), obelisks=stones)
    assert sheet(state, "obelisks") == points


@pytest.mark.rule("IM-L06", "IM-L07")
@pytest.mark.parametrize(("built", "points"), list(enumerate(TOWERS)))
def test_the_third_waiting_stone_makes_a_tower_of_the_highest_free_value(
    built: int, points: int
) -> None:
    state = position(
        3,
        sides="AAAAB",
        towers="N" * built,
        obelisks={"K": 2, "W": 1},
        ships=["WK", "..", "..", ".."],
    )
    events = do(state, "S1>O")
    assert sheet(state, "obelisk_towers") == [points, 0, 0]
    assert state.to_json()["obelisks"] == [0, 2, 0]
    assert letters(state.towers) == "N" * built + "K"
    assert {"seat": 1, "points": points, "category": "obelisk_towers"} in [e.params for e in events]


@pytest.mark.rule("IM-X15")
def test_towers_of_one_unloading_score_in_its_order() -> None:
    state = position(
        sides="AAAAB", towers="N", obelisks={"K": 2, "G": 2}, ships=["GK", "..", "..", ".."]
    )
    do(state, "S1>O")
    assert sheet(state, "obelisk_towers") == [8, 0, 0, 9]


@pytest.mark.rule("IM-L07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tower_values_are_the_same_for_all_numbers_of_players(seats: int) -> None:
    state = position(
        seats, sides="AAAAB", obelisks={"K": 2, "W": 2}, ships=["KW", "..", "..", ".."]
    )
    do(state, "S1>O")
    assert sheet(state, "obelisk_towers")[:2] == [10, 9]


@pytest.mark.rule("IM-L08", "IM-L09")
def test_side_b_pays_waiting_stones_and_no_ranking() -> None:
    state = finish(seats=3, sides="AAAAB", towers="KKN", obelisks={"W": 2, "N": 1})
    assert sheet(state, "obelisks") == [0, 2, 1]
    assert sheet(state, "obelisk_towers") == [0, 0, 0]  # they were scored when they were built


@pytest.mark.rule("IM-X14")
def test_with_all_towers_built_stones_go_on_waiting() -> None:
    state = position(
        sides="AAAAB",
        round_number=6,
        towers="KWNGKWNG",
        obelisks={"K": 2, "W": 2},
        ships=["2>P", "2>T", "2>B", "KKW"],
    )
    do(state, "S4>O")
    assert state.to_json()["obelisks"] == [4, 3, 0, 0]
    assert sheet(state, "obelisk_towers") == [0, 0, 0, 0]
    assert sheet(state, "obelisks") == [4, 3, 0, 0]

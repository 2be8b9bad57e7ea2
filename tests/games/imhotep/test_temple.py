"""Chapter 10: the temple."""

from typing import Any

import pytest

from tampu.games.imhotep.state import State
from tests.games.imhotep.support import (
    discards,
    do,
    finish,
    last_ship,
    letters,
    names,
    outcomes,
    owned,
    position,
    sheet,
    stones,
    tokens,
    who,
)


def end_of_round(seats: int = 4, **parts: Any) -> State:
    """The moment when the temple is assessed, no ship having gone there."""
    state = position(seats, ships=last_ship("M"), **parts)
    do(state, "S4>M", "K/m-")
    return state


@pytest.mark.rule("IM-E03", "IM-E04")
@pytest.mark.parametrize(
    ("seats", "temple", "points"),
    [
        (2, "K", [1, 0]),
        (2, "KWWW", [1, 3]),
        (2, "KWWWK", [1, 3]),
        (2, "KKKKWWWW", [0, 4]),
        (3, "KWNNN", [1, 1, 3]),
        (3, "KWNNNW", [0, 2, 3]),
        (4, "GGGGGKKKKKWWW", [2, 3, 0, 0]),
    ],
)
def test_side_a_pays_the_last_stones_by_the_width(
    seats: int, temple: str, points: list[int]
) -> None:
    state = end_of_round(seats, temple=temple)
    assert sheet(state, "temple") == points


@pytest.mark.rule("IM-E01")
def test_stones_lie_in_order_of_arrival_without_limit() -> None:
    state = position(temple="K" * 12, ships=["WNG", "..", "..", ".."])
    do(state, "S1>T")
    assert letters(state.temple) == "K" * 12 + "WNG"


@pytest.mark.rule("IM-E02", "IM-E05")
@pytest.mark.parametrize(
    ("temple", "course", "twos"),
    [
        # the sixth stone lies on space 1, a choice; the seventh on space 2, two points
        ("WWWWWN", ["N/ts", "W/ts", "draw:STA", "W/ts"], [0, 2, 0, 0]),
        ("WWWWWNN", ["N/ts", "W/ts", "draw:STA", "W/ts"], [0, 0, 2, 0]),
        ("WWWWWNNNNN", ["N/ts", "N/ts", "draw:STA", "N/ts"], [0, 0, 2, 0]),
        ("WGN", ["W/ts", "N/ts"], [0, 0, 0, 2]),
    ],
)
def test_side_b_pays_by_the_space_from_left_to_right(
    temple: str, course: list[str], twos: list[int]
) -> None:
    state = end_of_round(sides="AABAA", temple=temple, sled=[0, 0, 0, 0])
    do(state, *course)
    assert all(token.startswith("round:") for token in outcomes(state))
    assert sheet(state, "temple") == twos


@pytest.mark.rule("IM-E05", "IM-E06")
@pytest.mark.parametrize(("answer", "points", "sled"), [("tp", 1, 2), ("ts", 0, 4)])
def test_a_choice_is_a_point_or_two_stones(answer: str, points: int, sled: int) -> None:
    state = end_of_round(sides="AABAA", temple="W")
    assert (who(state), tokens(state)) == ("W", ["tp", "ts"])
    before = stones(state, "W")
    do(state, answer)
    assert sheet(state, "temple") == [0, points, 0, 0]
    assert stones(state, "W") == (sled, before[1] - (sled - 2))


@pytest.mark.rule("IM-E07", "IM-D06")
@pytest.mark.parametrize(("sled", "quarry"), [(5, 10), (3, 0)])
def test_without_a_stone_to_take_the_point_is_given(sled: int, quarry: int) -> None:
    state = position(
        2,
        sides="AABAA",
        temple="W",
        ships=last_ship("M"),
        sled=[2, sled],
        quarry=[20, quarry],
    )
    events = do(state, "S4>M", "m-")
    assert who(state) == "chance"
    assert sheet(state, "temple") == [0, 1]
    assert "points" in names(events)


@pytest.mark.rule("IM-E08")
@pytest.mark.parametrize(("sled", "quarry"), [(4, 10), (2, 1)])
def test_one_stone_can_be_chosen(sled: int, quarry: int) -> None:
    state = position(
        2,
        sides="AABAA",
        temple="W",
        ships=last_ship("M"),
        sled=[2, sled],
        quarry=[20, quarry],
    )
    do(state, "S4>M", "m-", "W/ts")
    assert stones(state, "W") == (sled + 1, quarry - 1)


@pytest.mark.rule("IM-E09")
@pytest.mark.parametrize("gains", ["may", "forced"])
def test_the_temple_card_must_be_drawn(gains: str) -> None:
    state = position(
        2, sides="AABAA", gains=gains, temple="WWWK", ships=last_ship("O"), sled=[2, 5]
    )
    do(state, "S4>O")
    assert (who(state), state.source()) == ("chance", "market")
    do(state, "draw:DEB")
    assert owned(state, "K") == ["DEB"]


@pytest.mark.rule("IM-E09", "IM-D07")
def test_a_red_temple_card_acts_at_once() -> None:
    state = position(
        2, sides="ABBAA", temple="WWWK", ships=last_ship("O", "W"), sled=[2, 5], mover="W"
    )
    before = stones(state, "K")
    do(state, "S4>O", "draw:ENT", "K/pM")
    assert sheet(state, "pyramids") == [2, 0]
    assert discards(state)[0] == "ENT"
    assert stones(state, "K") == (before[0], before[1] - 1)


@pytest.mark.rule("IM-E10")
def test_each_space_is_settled_before_the_next() -> None:
    state = end_of_round(2, sides="AABAA", temple="WKWK", sled=[2, 3])
    do(state, "W/ts")
    assert stones(state, "W")[0] == 5
    # the sled is full now: the choice of space 3 is a point, then K draws
    assert (who(state), sheet(state, "temple")) == ("chance", [2, 1])
    assert all(token.startswith("draw:") for token in outcomes(state))


@pytest.mark.rule("IM-E11", "IM-S12")
@pytest.mark.parametrize(("seats", "questions"), [(2, 2), (3, 3), (4, 3)])
def test_with_two_players_there_is_no_fifth_space(seats: int, questions: int) -> None:
    state = end_of_round(seats, sides="AABAA", temple="WWWWWWWWWW")
    asked = 0
    while not (who(state) == "chance" and state.source() == "rounds"):
        if who(state) == "chance":
            do(state, "draw:STA")
        else:
            asked += 1
            do(state, "tp")
    assert asked == questions


@pytest.mark.rule("IM-E12", "IM-K07")
def test_covered_stones_count_for_the_decoration_only() -> None:
    state = finish(seats=2, temple="KKKKKWWWW", owned={"K": ["DET"]})
    assert sheet(state, "temple") == [0, 4]
    assert sheet(state, "decorations") == [3, 0]


@pytest.mark.rule("IM-E13")
@pytest.mark.parametrize("card", ["ENT", "SAR", "PAV"])
def test_no_card_places_a_stone_in_the_temple(card: str) -> None:
    state = end_of_round(2, sides="AABAA", temple="WWWK", sled=[2, 5])
    do(state, f"draw:{card}")
    assert letters(state.temple) == "WWWK"

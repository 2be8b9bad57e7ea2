"""Chapter 11: the burial chamber."""

import pytest

from tampu.games.imhotep.scoring import share_places
from tests.games.imhotep import reference
from tests.games.imhotep.support import do, finish, letters, position, sheet


@pytest.mark.rule("IM-H01")
def test_stones_fill_columns_of_three_in_order_of_arrival() -> None:
    state = position(burial="KWNK", ships=["GN", "..", "..", ".."])
    do(state, "S1>B")
    assert letters(state.burial) == "KWNKGN"
    assert state.scores() == [0, 0, 0, 0]


@pytest.mark.rule("IM-H03", "IM-H04")
@pytest.mark.parametrize(
    ("burial", "points"),
    [
        ("K", [1, 0]),
        ("KK", [3, 0]),
        ("KKK", [6, 0]),
        ("KKKK", [10, 0]),
        ("KKKKK", [15, 0]),
        ("KKKKKK", [17, 0]),
        ("KKKKKKKK", [21, 0]),
        ("KWK", [2, 1]),  # apart in a column
        ("KWWK", [3, 3]),  # side by side in the top row
        ("WKKW", [3, 3]),
        ("WWKK", [2, 3]),  # the bottom of one column does not touch the top of the next
        ("KWWWK", [2, 1 + 3]),  # diagonal only
        ("KWKWKWKWK", [5, 4]),  # a chessboard: every group scores
    ],
)
def test_side_a_scores_every_group_by_its_size(burial: str, points: list[int]) -> None:
    state = finish(seats=2, burial=burial)
    assert sheet(state, "burial") == points


@pytest.mark.rule("IM-X21")
def test_columns_beyond_the_eighth_connect_like_the_others() -> None:
    state = finish(seats=3, burial="KWN" * 10)
    assert sheet(state, "burial") == [reference.series(10)] * 3
    assert reference.series(10) == 25


@pytest.mark.rule("IM-H07", "IM-H09")
@pytest.mark.parametrize(
    ("seats", "burial", "points"),
    [
        (2, "K", [8, 0]),
        (2, "KW", [8, 8]),
        (2, "KWWKWWWKK", [8 + 4 + 4, 4 + 8 + 8]),
        (3, "KWNKWNWKK", [8 + 4 + 4, 4 + 8 + 0, 0 + 0 + 8]),
        (4, "KKKWWWNNNGGG", [9, 9, 9, 9]),
    ],
)
def test_side_b_ranks_each_row_by_itself(seats: int, burial: str, points: list[int]) -> None:
    state = finish(seats=seats, sides="AAABA", burial=burial)
    assert sheet(state, "burial") == points


@pytest.mark.rule("IM-H05", "IM-H08")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 2, 1, 0], [8, 4, 2, 0]),
        ([4, 3, 2, 1], [8, 4, 2, 0]),
        ([1, 1, 1, 0], [4, 4, 4, 0]),
        ([1, 1, 1, 1], [3, 3, 3, 3]),
        ([3, 1, 1, 1], [8, 2, 2, 2]),
        ([3, 2, 1, 1], [8, 4, 1, 1]),
    ],
)
def test_side_b_ties_share_their_places(counts: list[int], points: list[int]) -> None:
    assert points_of_the_top_row(counts) == points


@pytest.mark.rule("IM-H06", "IM-X17")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([2, 2, 0, 0], [6, 6, 0, 0]),
        ([0, 5, 0, 0], [0, 8, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_side_b_gives_no_place_without_a_stone(counts: list[int], points: list[int]) -> None:
    assert points_of_the_top_row(counts) == points


def points_of_the_top_row(counts: list[int]) -> list[int]:
    top_row = "".join(letter * count for letter, count in zip("KWNG", counts, strict=True))
    below = "".join(letter + "KK" for letter in top_row)  # K alone in the rows below
    state = finish(sides="AAABA", burial=below)
    first, *others = sheet(state, "burial")
    return [first - (16 if top_row else 0), *others]


@pytest.mark.rule("IM-X16")
def test_places_beyond_the_list_are_worth_nothing() -> None:
    assert share_places([1, 1, 1], [10, 1]) == [3, 3, 3]
    assert share_places([2, 1, 1], [10]) == [10, 0, 0]

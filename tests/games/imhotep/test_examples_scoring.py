"""The worked examples of the ledger about the score; the number is part of the name."""

import pytest

from tests.games.imhotep.support import do, finish, last_ship, letters, position, sheet


@pytest.mark.rule("IM-H03", "IM-H04")
def test_example_10_burial_a() -> None:
    state = finish(burial="NNWGNWGKNGGGG")
    assert sheet(state, "burial") == [1, 3, 7, 17]


@pytest.mark.rule("IM-H02", "IM-H03")
def test_example_11_burial_a_joining_groups() -> None:
    assert sheet(finish(seats=2, burial="WKWWKWW"), "burial") == [3, 9]
    assert sheet(finish(seats=2, burial="WKWWKWWWW"), "burial") == [3, 19]


@pytest.mark.rule("IM-L03", "IM-L04")
def test_example_12_obelisks_a_with_a_tie() -> None:
    state = finish(obelisks={"K": 3, "W": 4, "G": 3})
    assert sheet(state, "obelisks") == [7, 15, 0, 7]


@pytest.mark.rule("IM-L03", "IM-X17")
@pytest.mark.parametrize(
    ("heights", "points"),
    [
        ([2, 2], [5, 5]),
        ([3, 0], [10, 0]),
        ([4, 4, 4], [6, 6, 6]),
        ([1, 1, 1, 1], [7, 7, 7, 7]),
        ([0, 5, 5, 2], [0, 12, 12, 5]),
    ],
)
def test_example_13_obelisks_a_other_ties(heights: list[int], points: list[int]) -> None:
    stones = dict(zip("KWNG", heights, strict=False))
    assert sheet(finish(seats=len(heights), obelisks=stones), "obelisks") == points


@pytest.mark.rule("IM-H06", "IM-H07")
def test_example_19_burial_b() -> None:
    state = finish(sides="AAABA", burial="WKGNKGGWGWKGW")
    assert sheet(state, "burial") == [8, 12, 3, 11]


@pytest.mark.rule("IM-H05", "IM-H08")
@pytest.mark.parametrize(
    ("top_row", "points"),
    [
        ("KW", [6, 6, 0, 0]),
        ("KWN", [4, 4, 4, 0]),
        ("KWNG", [3, 3, 3, 3]),
        ("KKWNG", [8, 2, 2, 2]),
        ("KKKWWNG", [8, 4, 1, 1]),
    ],
)
def test_example_20_burial_b_ties(top_row: str, points: list[int]) -> None:
    # the rows below belong to G alone: 16 points more
    burial = "GG".join(top_row)
    state = finish(sides="AAABA", burial=burial)
    assert sheet(state, "burial") == [*points[:3], points[3] + 16]


@pytest.mark.rule("IM-K06", "IM-X20")
@pytest.mark.parametrize(
    ("cards", "category", "points"),
    [
        (["DEB"], "decorations", 4),
        (["DEB", "DEB"], "decorations", 8),
        (["STA"] * 3, "statues", 6),
        (["STA"] * 6, "statues", 17),
        (["STA"] * 7, "statues", 19),
        (["STA"] * 10, "statues", 25),
    ],
)
def test_example_27_decoration_and_statues(cards: list[str], category: str, points: int) -> None:
    state = finish(seats=2, burial="WK" * 6 + "W", owned={"K": cards}, market=["LEV"] + [None] * 3)
    assert sheet(state, category) == [points, 0]


@pytest.mark.rule("IM-W01", "IM-W03")
def test_example_28_wrath() -> None:
    # stones on pyramids and temple only; 30 scored before and 1 in the last temple
    state = finish(seats=2, wrath=True, pyramids="K", temple="K", points={"K": [30]})
    assert state.scores()[0] == 31 - 5
    saved = position(
        2,
        wrath=True,
        round_number=6,
        pyramids="K",
        temple="K",
        burial="K",
        ships=last_ship("M"),
        market=["PAV", None, None, None],
    )
    do(saved, "S4>M", "K/m1")
    assert sheet(saved, "wrath") == [0, -5]


@pytest.mark.rule("IM-F04", "IM-F05")
@pytest.mark.parametrize(("sled", "ranks"), [([3, 1], [1, 2]), ([2, 2], [1, 1])])
def test_example_30_tie_break(sled: list[int], ranks: list[int]) -> None:
    state = finish(seats=2, sled=sled, points={"K": [41], "W": [41]})
    assert (state.scores(), state.ranking()) == ([41, 41], ranks)


@pytest.mark.rule("IM-H01", "IM-H02")
def test_example_35_burial_fill() -> None:
    state = position(ships=["KWNK", "...", "..", ".."])
    do(state, "S1>B")
    assert letters(state.burial) == "KWNK"
    assert state.scores() == [0, 0, 0, 0]
    assert sheet(finish(burial="KWNK"), "burial") == [3, 1, 1, 0]

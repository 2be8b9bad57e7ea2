"""Chapter 15: the end of the game and the score."""

import pytest

from tests.games.imhotep.reference import SHEET
from tests.games.imhotep.support import (
    do,
    finish,
    last_ship,
    load_first,
    play,
    position,
    settle,
    sheet,
    stones,
    who,
)


@pytest.mark.rule("IM-F08", "IM-I13")
def test_every_category_is_scored_at_the_end() -> None:
    state = finish(
        seats=2,
        wrath=True,
        burial="KKWW",
        obelisks={"K": 2, "W": 1},
        temple="KK",
        owned={"K": ["DEB", "STA", "LEV"], "W": ["STA", "STA", "CHI", "SAI"]},
        points={"K": [9, 4, 0], "W": [7, 1, 0]},
    )
    first, second = state.sheet()
    assert first == {
        "pyramids": 9,
        "temple": 6,
        "obelisk_towers": 0,
        "burial": 3,
        "obelisks": 10,
        "decorations": 1,
        "statues": 1,
        "unused_blue": 1,
        "wrath": -5,
    }
    assert second == {
        "pyramids": 7,
        "temple": 1,
        "obelisk_towers": 0,
        "burial": 2,
        "obelisks": 1,
        "decorations": 0,
        "statues": 3,
        "unused_blue": 2,
        "wrath": -5,
    }
    assert state.scores() == [sum(first.values()), sum(second.values())]


@pytest.mark.rule("IM-F01", "IM-F08")
def test_final_points_are_events_by_category_in_the_order_of_scoring() -> None:
    state = position(
        2,
        wrath=True,
        round_number=6,
        ships=last_ship("M"),
        burial="KKWW",
        obelisks={"K": 2, "W": 1},
        owned={"K": ["DEB", "STA", "LEV"]},
    )
    events = do(state, "S4>M", "K/m-")
    points = [e.params for e in events if e.key == "imhotep-event-points"]
    categories = list(dict.fromkeys(params["category"] for params in points))
    assert categories == ["burial", "obelisks", "decorations", "statues", "unused_blue", "wrath"]
    for seat in range(2):
        scored = sum(int(str(p["points"])) for p in points if p["seat"] == seat + 1)
        assert scored == state.scores()[seat]


@pytest.mark.rule("IM-F08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sheet_has_nine_keys_for_every_seat_at_any_time(seats: int) -> None:
    fresh = position(seats)
    over = finish(seats=seats)
    for state in (fresh, over):
        assert [list(row) for row in state.sheet()] == [list(SHEET)] * seats


@pytest.mark.parametrize(
    ("points", "sled", "ranks"),
    [
        pytest.param([20, 30, 10, 5], [0, 0, 5, 5], [2, 1, 3, 4], marks=pytest.mark.rule("IM-F03")),
        pytest.param([41, 41, 10, 5], [3, 1, 0, 0], [1, 2, 3, 4], marks=pytest.mark.rule("IM-F04")),
        pytest.param(
            [41, 41, 10, 5], [2, 2, 0, 0], [1, 1, 3, 4], marks=pytest.mark.rule("IM-F05", "IM-F09")
        ),
        pytest.param(
            [20, 20, 30, 20], [1, 4, 0, 1], [3, 2, 1, 3], marks=pytest.mark.rule("IM-F06")
        ),
        pytest.param([7, 7, 7, 7], [2, 2, 2, 2], [1, 1, 1, 1], marks=pytest.mark.rule("IM-F05")),
        pytest.param([9, 9, 9, 1], [2, 2, 2, 5], [1, 1, 1, 4], marks=pytest.mark.rule("IM-F09")),
    ],
)
def test_the_highest_total_wins_then_the_fuller_sled(
    points: list[int], sled: list[int], ranks: list[int]
) -> None:
    scored = {letter: [total] for letter, total in zip("KWNG", points, strict=True)}
    state = finish(points=scored, sled=sled)
    assert state.scores() == points
    assert state.ranking() == ranks


@pytest.mark.rule("IM-F07")
def test_stones_on_sleds_and_in_quarries_score_nothing() -> None:
    state = finish(sled=[5, 0, 3, 1])
    assert state.scores() == [0, 0, 0, 0]


@pytest.mark.rule("IM-F10", "IM-R15")
def test_the_game_ends_by_the_fourth_sailing_of_round_six() -> None:
    state = finish()
    assert (who(state), state.end()) == ("over", "rounds")
    assert state.legal() == []
    assert state.chance() == []


@pytest.mark.rule("IM-F10", "IM-X02")
@pytest.mark.parametrize(("round_number", "end"), [(5, None), (6, "stall")])
def test_a_stall_of_round_six_ends_the_game(round_number: int, end: str | None) -> None:
    state = position(
        2,
        round_number=round_number,
        ships=["2>P", "2>T", "KW..", "K"],
        sled=[0, 0],
        quarry=[0, 0],
    )
    do(state, "K/S4>B")
    assert state.end() == end
    assert (who(state) == "over") == (end is not None)


@pytest.mark.rule("IM-F10")
def test_a_stall_of_an_earlier_round_is_not_the_end_reason() -> None:
    state = position(
        2, round_number=5, ships=["2>P", "2>T", "KW..", "K"], sled=[0, 0], quarry=[0, 0]
    )
    do(state, "K/S4>B")
    settle(state)
    data = state.to_json()
    assert (data["round"], data["stalled"]) == (6, False)
    match = play(2, {"sides": "AAAAA"}, 29, load_first)
    assert match.state.end() == "stall"


@pytest.mark.rule("IM-X32")
def test_the_tie_break_looks_at_totals_after_wrath() -> None:
    everywhere = {"pyramids": "W", "temple": "W", "burial": "W", "obelisks": {"W": 1}}
    # W: temple 1, burial 1, obelisks 10 = 12 and 8 scored before; K: 25 less 5
    state = finish(seats=2, wrath=True, sled=[3, 1], points={"K": [25], "W": [8]}, **everywhere)
    assert state.scores() == [20, 20]
    assert state.ranking() == [1, 2]


@pytest.mark.rule("IM-X19", "IM-F04")
def test_stones_of_the_last_temple_break_the_tie() -> None:
    state = position(
        2,
        sides="AABAA",
        round_number=6,
        ships=last_ship("M"),
        temple="WK",
        sled=[3, 2],
        points={"W": [2]},
    )
    do(state, "S4>M", "K/m-", "W/ts")
    assert state.scores() == [2, 2]
    assert stones(state, "W")[0] == 4
    assert state.ranking() == [2, 1]


@pytest.mark.rule("IM-X23")
def test_scores_go_beyond_forty() -> None:
    state = finish(seats=2, points={"K": [60, 30, 40]})
    assert state.scores() == [130, 0]


@pytest.mark.rule("IM-F08")
def test_final_categories_count_only_when_the_game_is_over() -> None:
    state = position(2, burial="KKK", owned={"K": ["STA"]})
    assert state.scores() == [0, 0]
    assert sheet(state, "burial") == [0, 0]

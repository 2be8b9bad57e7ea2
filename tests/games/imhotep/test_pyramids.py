"""Chapter 9: the pyramids."""

import pytest

from tests.games.imhotep.support import (
    discards,
    do,
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

ONE = ["K", "...", "..", ".."]
FULL = {"L": "NNNNN", "M": "NNNNN", "R": "NNNNN"}


@pytest.mark.rule("IM-P01", "IM-P03")
@pytest.mark.parametrize(
    ("built", "points"), list(enumerate([2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4, 1, 1, 1]))
)
def test_side_a_scores_the_next_space_at_once(built: int, points: int) -> None:
    state = position(pyramids="N" * built, ships=ONE)
    events = do(state, "S1>P")
    assert sheet(state, "pyramids") == [points, 0, 0, 0]
    assert letters(state.pyramids[0]) == "N" * built + "K"
    assert events[-1].params == {"seat": 1, "points": points, "category": "pyramids"}


@pytest.mark.parametrize(
    ("pyramid", "values"),
    [
        pytest.param("L", [2, 1, 3, 2, 4], marks=pytest.mark.rule("IM-P08")),
        pytest.param("M", [2, 3, 1, 1, 4], marks=pytest.mark.rule("IM-P09")),
        pytest.param("R", [2, 3, 3, 1, 4], marks=pytest.mark.rule("IM-P10")),
    ],
)
def test_side_b_scores_the_next_space_of_the_chosen_pyramid(
    pyramid: str, values: list[int]
) -> None:
    for built, points in enumerate(values):
        state = position(sides="ABAAA", pyramids={pyramid: "N" * built}, ships=ONE)
        do(state, "S1>P", f"K/p{pyramid}")
        assert sheet(state, "pyramids") == [points, 0, 0, 0]


@pytest.mark.rule("IM-P11", "IM-Q02")
def test_three_spaces_give_a_bonus_and_no_other() -> None:
    asked = {}
    for pyramid in "LMR":
        for built in range(5):
            state = position(sides="ABAAA", pyramids={pyramid: "N" * built}, ships=ONE)
            do(state, "S1>P", f"K/p{pyramid}")
            if who(state) == "K":
                asked[pyramid, built + 1] = state.question()[0].removeprefix("imhotep-ask-")
    assert asked == {
        ("L", 2): "bonus_card",
        ("M", 3): "bonus_stones",
        ("R", 4): "bonus_load",
    }


@pytest.mark.rule("IM-P06", "IM-P12")
@pytest.mark.parametrize(
    ("pyramids", "offered"),
    [
        ({}, ["pL", "pM", "pR"]),
        ({"L": "NNNNN"}, ["pM", "pR"]),
        ({"M": "NNNNN", "R": "NNNN"}, ["pL", "pR"]),
    ],
)
def test_the_owner_chooses_an_incomplete_pyramid(
    pyramids: dict[str, str], offered: list[str]
) -> None:
    state = position(sides="ABAAA", pyramids=pyramids, ships=ONE, mover="W")
    do(state, "W/S1>P")
    assert (who(state), tokens(state)) == ("K", offered)


@pytest.mark.rule("IM-P12", "IM-D06")
def test_the_only_incomplete_pyramid_is_taken_without_asking() -> None:
    state = position(sides="ABAAA", pyramids=FULL | {"M": "N"}, ships=ONE)
    events = do(state, "S1>P")
    assert who(state) == "W"
    assert "auto_pyramid" in names(events)
    assert sheet(state, "pyramids") == [3, 0, 0, 0]


@pytest.mark.rule("IM-P12")
def test_overflow_needs_three_complete_pyramids() -> None:
    state = position(sides="ABAAA", pyramids=FULL, ships=["KW", "..", "..", ".."])
    do(state, "S1>P")
    assert sheet(state, "pyramids") == [1, 1, 0, 0]
    assert letters(state.pyramids[3]) == "KW"
    state = position(sides="ABAAA", pyramids=FULL | {"R": "NNNN"}, ships=["KW", "..", "..", ".."])
    do(state, "S1>P")
    assert sheet(state, "pyramids") == [4, 1, 0, 0]


@pytest.mark.rule("IM-P13", "IM-P17")
def test_the_card_bonus_is_decided_before_the_card_is_known() -> None:
    state = position(sides="ABAAA", pyramids={"L": "N"}, ships=ONE)
    do(state, "S1>P", "pL")
    assert sheet(state, "pyramids") == [1, 0, 0, 0]
    declined = state.clone()
    do(declined, "K/b-")
    assert who(declined) == "W"
    assert owned(declined, "K") == []
    do(state, "K/b+")
    assert (who(state), state.source()) == ("chance", "market")
    assert all(token.startswith("draw:") for token in outcomes(state))


@pytest.mark.rule("IM-P14")
@pytest.mark.parametrize(
    ("card", "owned_cards", "thrown"),
    [("STA", ["STA"], []), ("CHI", ["CHI"], []), ("SAR", [], ["SAR"])],
)
def test_a_drawn_card_is_kept_or_acts_at_once(
    card: str, owned_cards: list[str], thrown: list[str]
) -> None:
    state = position(sides="ABAAA", pyramids={"L": "N"}, ships=ONE)
    do(state, "S1>P", "pL", "b+", f"draw:{card}")
    assert (owned(state, "K"), discards(state)) == (owned_cards, thrown)
    assert letters(state.burial) == ("K" if card == "SAR" else "")
    assert who(state) == "W"


@pytest.mark.rule("IM-P15")
@pytest.mark.parametrize(
    ("sled", "quarry", "taken"), [(0, 20, 3), (2, 20, 3), (3, 20, 2), (4, 20, 1), (1, 2, 2)]
)
def test_the_stones_bonus_is_all_or_nothing(sled: int, quarry: int, taken: int) -> None:
    state = position(
        2, sides="ABAAA", sled=[sled, 2], quarry=[quarry, 20], pyramids={"M": "WW"}, ships=ONE
    )
    do(state, "S1>P", "pM")
    assert tokens(state) == ["b+", "b-"]
    declined = state.clone()
    do(declined, "b-")
    assert stones(declined, "K") == (sled, quarry)
    do(state, "b+")
    assert stones(state, "K") == (sled + taken, quarry - taken)


@pytest.mark.rule("IM-P16")
def test_the_load_bonus_loads_a_sled_stone_on_any_unsailed_ship() -> None:
    state = position(sides="ABAAA", pyramids={"R": "NNN"}, ships=["K", "W..", "2>T", ".."])
    do(state, "S1>P", "pR")
    assert tokens(state) == ["b2.2", "b2.3", "b4.1", "b4.2", "b-"]
    before = stones(state, "K")
    declined = state.clone()
    do(declined, "b-")
    assert stones(declined, "K") == before
    do(state, "b4.2")
    assert state.to_json()["cargo"][12:] == [-1, 0, -1, -1]
    assert stones(state, "K") == (before[0] - 1, before[1])


@pytest.mark.rule("IM-P18")
@pytest.mark.parametrize(
    ("pyramids", "sled", "quarry", "ships", "bonus"),
    [
        ({"M": "WW"}, [5, 2], [20, 20], ONE, "stones"),
        ({"M": "WW"}, [2, 2], [0, 20], ONE, "stones"),
        ({"R": "WWW"}, [0, 2], [20, 20], ONE, "load"),
        ({"R": "WWW"}, [2, 2], [20, 20], ["K", "WW", "2>T", "2>O"], "load"),
    ],
)
def test_a_bonus_that_can_do_nothing_is_lost(
    pyramids: dict[str, str], sled: list[int], quarry: list[int], ships: list[str], bonus: str
) -> None:
    state = position(2, sides="ABAAA", sled=sled, quarry=quarry, pyramids=pyramids, ships=ships)
    (name,) = pyramids
    events = do(state, "S1>P", f"p{name}")
    assert who(state) == "W"
    assert sheet(state, "pyramids") == [1, 0]
    lost = [event.params["bonus"] for event in events if event.key == "imhotep-event-bonus_lost"]
    assert lost == [bonus]

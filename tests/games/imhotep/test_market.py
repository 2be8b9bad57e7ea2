"""Chapter 8: the market."""

import pytest

from tampu.games.imhotep.game import GAME
from tests.games.imhotep.support import (
    discards,
    do,
    letters,
    names,
    outcomes,
    owned,
    play,
    position,
    refused_by,
    stones,
    tokens,
    who,
)

MIXED = ["LEV", "STA", "SAR", "DEP"]


@pytest.mark.rule("IM-M01")
def test_each_stone_picks_a_slot_that_still_has_cards() -> None:
    state = position(ships=["KWN", "..", "..", ".."], market=MIXED)
    do(state, "S1>M")
    asked = []
    for move in ("m1", "m4", "m2"):
        asked.append((who(state), tokens(state)))
        do(state, move)
    assert asked == [
        ("K", ["m1", "m2", "m3", "m4", "m-"]),
        ("W", ["m2", "m3", "m4", "m-"]),
        ("N", ["m2", "m3", "m-"]),
    ]


@pytest.mark.rule("IM-M02", "IM-M12")
@pytest.mark.parametrize(("card", "site"), [("SAR", "burial"), ("PAV", "obelisks")])
def test_the_stone_is_back_in_the_quarry_before_a_red_card_acts(card: str, site: str) -> None:
    state = position(2, ships=["K", "..", "..", ".."], market=[card, "STA", "STA", "STA"])
    data = state.to_json()
    data["quarry"][0] = 0
    state = GAME.load(data)
    do(state, "S1>M", "m1")
    assert stones(state, "K") == (2, 0)
    assert state.to_json()[site] == ([0] if site == "burial" else [1, 0])


@pytest.mark.rule("IM-M02", "IM-M11")
def test_the_stone_is_back_before_a_red_card_of_the_pair_acts() -> None:
    state = position(2, sides="BAAAA", ships=["K", "..", "..", ".."], quarry=[0, 20])
    do(state, "S1>M", "K/m4", "look:1=SAR", "look:2=STA", "K/k1")
    assert letters(state.burial) == "K"
    assert stones(state, "K") == (2, 0)


@pytest.mark.rule("IM-M02", "IM-M03")
@pytest.mark.parametrize("choice", ["m1", "m2", "m-"])
def test_the_stone_returns_whether_or_not_a_card_is_taken(choice: str) -> None:
    state = position(ships=["K", "..", "..", ".."], market=MIXED)
    before = stones(state, "K")
    do(state, "S1>M", choice)
    assert stones(state, "K") == (before[0], before[1] + 1)


@pytest.mark.rule("IM-M03")
def test_a_declined_pick_leaves_the_market_as_it_is() -> None:
    state = position(ships=["K", "..", "..", ".."], market=MIXED)
    do(state, "S1>M", "m-")
    assert state.to_json()["market"] == MIXED
    assert owned(state, "K") == []


@pytest.mark.rule("IM-M04", "IM-K01")
@pytest.mark.parametrize("card", ["DEP", "DET", "DEB", "DEO", "STA", "LEV", "HAM", "SAI", "CHI"])
def test_green_purple_and_blue_cards_are_kept_in_the_open(card: str) -> None:
    state = position(ships=["K", "..", "..", ".."], market=[card, None, None, None])
    events = do(state, "S1>M", "m1")
    assert owned(state, "K") == [card]
    assert all(state.view(seat)["owned"][0] == {card: 1} for seat in (0, 1, 2, 3, None))
    assert "gain" in names(events)
    assert discards(state) == []


@pytest.mark.rule("IM-M05", "IM-K05")
@pytest.mark.parametrize("card", ["ENT", "SAR", "PAV"])
def test_a_red_card_acts_at_once_and_is_discarded(card: str) -> None:
    state = position(ships=["K", "..", "..", ".."], market=[card, None, None, None])
    before = stones(state, "K")
    do(state, "S1>M", "m1")
    assert owned(state, "K") == []
    assert discards(state) == [card]
    assert stones(state, "K") == before  # the market stone came back, another one was placed


@pytest.mark.rule("IM-M06")
@pytest.mark.parametrize("sides", ["AAAAA", "BAAAA"])
def test_four_stones_find_four_picks(sides: str) -> None:
    state = position(sides=sides, ships=["KWNG", "..", "..", ".."])
    do(state, "S1>M", "K/m1", "W/m2", "N/m3")
    assert who(state) == "G"
    assert tokens(state) == ["m4", "m-"]


@pytest.mark.rule("IM-M07", "IM-M09")
@pytest.mark.parametrize(
    ("answer", "kept_card", "thrown"), [("k1", "HAM", "STA"), ("k2", "STA", "HAM")]
)
def test_the_pair_is_looked_at_and_one_card_kept(answer: str, kept_card: str, thrown: str) -> None:
    state = position(sides="BAAAA", ships=["K", "..", "..", ".."])
    do(state, "S1>M", "K/m4")
    assert (who(state), state.source()) == ("chance", "market")
    assert all(token.startswith("look:1=") for token in outcomes(state))
    do(state, "look:1=HAM")
    assert all(token.startswith("look:2=") for token in outcomes(state))
    do(state, "look:2=STA")
    assert (who(state), tokens(state)) == ("K", ["k1", "k2"])
    assert refused_by(state, "m-") == refused_by(state, "m1") == "IM-D08"
    do(state, answer)
    assert (owned(state, "K"), discards(state)) == ([kept_card], [thrown])
    assert state.to_json()["market"] == ["STA", "STA", "STA", None]


@pytest.mark.rule("IM-M07")
def test_two_equal_cards_are_asked_too() -> None:
    state = position(sides="BAAAA", gains="forced", ships=["K", "..", "..", ".."])
    do(state, "S1>M", "m4", "look:1=LEV", "look:2=LEV")
    assert tokens(state) == ["k1", "k2"]


@pytest.mark.rule("IM-M08", "IM-M11")
def test_the_other_card_is_discarded_before_the_kept_one_acts() -> None:
    state = position(sides="BBAAA", ships=["KW", "..", "..", ".."])
    before = stones(state, "K")
    do(state, "S1>M", "K/m4", "look:1=ENT", "look:2=SAI", "K/k1")
    assert (who(state), tokens(state)) == ("K", ["pL", "pM", "pR"])
    assert discards(state) == ["SAI"]
    assert stones(state, "K") == before  # returned, and taken up by the Entrance
    do(state, "K/pL")
    assert discards(state) == ["ENT", "SAI"]
    assert who(state) == "W"


@pytest.mark.rule("IM-M10")
@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
def test_cards_are_gained_by_picks_the_bonus_and_the_temple_only(sides: str) -> None:
    match = play(3, {"sides": sides}, 8)
    state = GAME.new(3, match.options)
    for actor, action in match.log:
        space = GAME.outcomes if actor < 0 else GAME.actions
        kind = space.kind_of(action)
        before = sum(map(sum, [state.owned]))
        state.apply(action)
        if kind not in ("pick", "keep", "draw"):
            assert sum(state.owned) <= before


@pytest.mark.rule("IM-M12")
def test_a_returned_stone_serves_a_later_bonus_of_the_same_unloading() -> None:
    state = position(
        2,
        sides="ABAAA",
        ships=["KK", "..", "..", ".."],
        market=["STA", "ENT", None, None],
        sled=[0, 2],
        quarry=[0, 20],
        pyramids={"M": "WW"},
    )
    do(state, "S1>M", "K/m1", "K/m2", "K/pM", "K/b+")
    assert stones(state, "K") == (1, 0)

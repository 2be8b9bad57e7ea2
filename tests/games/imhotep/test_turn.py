"""Chapter 6: the turn and its actions."""

import pytest

from tests.games.imhotep.support import (
    do,
    names,
    owned,
    position,
    stones,
    tokens,
    who,
)


@pytest.mark.rule("IM-T01", "IM-T16")
@pytest.mark.parametrize(
    "action", ["G", "L1.1", "S3>T", "XL3>T:K", "XH1.1", "XS3.2>T", "XC1.1+1.2"]
)
def test_a_turn_is_one_action_of_the_seven_kinds(action: str) -> None:
    blue = ["LEV", "HAM", "SAI", "CHI"]
    state = position(ships=["....", "...", "K.", ".."], owned={"K": blue})
    do(state, f"K/{action}")
    assert who(state) == "W"


@pytest.mark.rule("IM-T01")
def test_every_kind_is_offered() -> None:
    blue = ["LEV", "HAM", "SAI", "CHI"]
    state = position(ships=["....", "...", "K.", ".."], owned={"K": blue})
    starts = {token[:2] if token[0] == "X" else token[0] for token in tokens(state)}
    assert starts == {"G", "L", "S", "XL", "XH", "XS", "XC"}


@pytest.mark.rule("IM-T02", "IM-X01")
@pytest.mark.parametrize(
    ("sled", "quarry", "ships", "acts"),
    [
        ([0, 1], [0, 5], ["KK..", "K..", "2>M", "2>P"], False),
        ([1, 1], [0, 5], ["KK..", "K..", "2>M", "2>P"], True),
        ([0, 1], [1, 5], ["KK..", "K..", "2>M", "2>P"], True),
        ([0, 1], [0, 5], ["KK..", "KW.", "2>M", "2>P"], True),
    ],
)
def test_whoever_can_act_is_asked(
    sled: list[int], quarry: list[int], ships: list[str], acts: bool
) -> None:
    state = position(2, sled=sled, quarry=quarry, ships=ships, mover="W")
    events = do(state, "W/G")
    assert who(state) == ("K" if acts else "W")
    assert ("pass" in names(events)) == (not acts)
    assert all(token[0] in "GLS" for token in tokens(state))


@pytest.mark.rule("IM-T03", "IM-T05")
@pytest.mark.parametrize(
    ("sled", "quarry", "taken"),
    [
        *((0, 20, 3), (1, 20, 3), (2, 20, 3), (3, 26, 2), (4, 20, 1), (4, 2, 1), (3, 1, 1)),
        pytest.param(0, 1, 1, marks=pytest.mark.rule("IM-X09")),
        pytest.param(0, 2, 2, marks=pytest.mark.rule("IM-X09")),
    ],
)
def test_get_stones_takes_as_many_as_fit_up_to_three(sled: int, quarry: int, taken: int) -> None:
    state = position(2, sled=[sled, 2], quarry=[quarry, 27])
    assert tokens(state, "G") == ["G"]
    events = do(state, "G")
    assert stones(state, "K") == (sled + taken, quarry - taken)
    assert [event.params["stones"] for event in events] == [taken]


@pytest.mark.rule("IM-T04", "IM-Q04")
@pytest.mark.parametrize(("sled", "quarry"), [(5, 20), (2, 0), (5, 0)])
def test_get_stones_needs_room_and_supply(sled: int, quarry: int) -> None:
    state = position(2, sled=[sled, 2], quarry=[quarry, 27])
    assert tokens(state, "G") == []


@pytest.mark.rule("IM-T06", "IM-T07")
def test_each_empty_space_of_an_unsailed_ship_can_be_loaded() -> None:
    state = position(ships=["K.W.", "...", "2>T", "N"])
    assert tokens(state, "L") == ["L1.2", "L1.4", "L2.1", "L2.2", "L2.3"]
    before = stones(state, "K")
    do(state, "L1.4")
    assert state.to_json()["cargo"][:4] == [0, -1, 1, 0]
    assert stones(state, "K") == (before[0] - 1, before[1])


@pytest.mark.rule("IM-T08")
def test_a_loaded_stone_stays_until_its_ship_sails() -> None:
    state = position(2, ships=["K...", "..", "..", ".."], sled=[3, 3])
    cargo = []
    for move in ("K/L1.2", "W/L2.1", "K/L1.4", "W/G", "K/S2>O", "W/L1.3"):
        do(state, move)
        cargo.append("".join(".KW"[seat + 1] for seat in state.to_json()["cargo"][:4]))
    assert cargo == ["KK..", "KK..", "KK.K", "KK.K", "KK.K", "KKWK"]
    assert state.to_json()["obelisks"] == [0, 1]


@pytest.mark.rule("IM-T09", "IM-T11")
def test_a_ready_ship_sails_to_any_open_dock() -> None:
    state = position(ships=["K...", "KW.", "2>P", "N"])
    assert tokens(state, "S") == [f"S{ship}>{site}" for ship in (2, 4) for site in "MTBO"]


@pytest.mark.rule("IM-T12", "IM-T13")
def test_foreign_stones_count_and_gaps_do_not_hinder() -> None:
    state = position(ships=["W.NG", "W.N", ".W", ".."], mover="K")
    assert {token[1] for token in tokens(state, "S")} == {"1", "2", "3"}
    do(state, "K/S1>B")
    assert state.to_json()["burial"] == [1, 2, 3]


@pytest.mark.rule("IM-T14")
def test_a_sailed_ship_closes_its_dock_and_takes_no_stone() -> None:
    state = position(ships=["KW..", "K.", "..", ".."])
    do(state, "K/S2>T")
    assert not [token for token in tokens(state) if token.endswith(">T")]
    assert tokens(state, "L2") == tokens(state, "S2") == []


@pytest.mark.rule("IM-T15")
def test_only_an_owned_blue_card_can_be_played() -> None:
    ships = ["KKK.", "KW.", "..", ".."]
    plays = ["XL1>T:KKK", "XH1.4", "XS1.4>T", "XC1.4+2.3"]
    for card, token in zip(["LEV", "HAM", "SAI", "CHI"], plays, strict=True):
        without = position(ships=ships, owned={"W": [card, card]})
        assert tokens(without, "X") == []
        state = position(ships=ships, owned={"K": [card]})
        assert token in tokens(state)
        do(state, f"K/{token}")
        assert owned(state, "K") == []
        assert who(state) == "W"


@pytest.mark.rule("IM-X22")
def test_the_same_action_may_be_repeated() -> None:
    state = position(2, ships=["....", "....", "...", ".."], sled=[5, 0])
    do(state, "K/L1.1", "W/G", "K/L1.2", "W/G", "K/L2.2", "W/L2.1", "K/L1.3", "W/L2.3")
    do(state, "K/G", "W/S1>O")
    assert state.to_json()["obelisks"] == [3, 0]

"""Chapter 5: the course of a round."""

import pytest

from tampu.core.contract import CHANCE
from tampu.games.imhotep.game import GAME
from tests.games.imhotep.support import (
    discards,
    do,
    last_ship,
    load_first,
    names,
    outcomes,
    play,
    position,
    settle,
    stones,
    tokens,
    who,
)


@pytest.mark.rule("IM-R01", "IM-I10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_six_rounds_and_24_sailings(seats: int) -> None:
    match = play(seats, {}, 4)
    kinds = [
        (GAME.outcomes if actor == CHANCE else GAME.actions).kind_of(action)
        for actor, action in match.log
    ]
    assert kinds.count("round") == 6
    assert sum(kinds.count(kind) for kind in ("sail", "lever", "sail_card")) == 24
    assert match.state.end() == "rounds"


@pytest.mark.rule("IM-R02", "IM-R03")
def test_a_round_starts_with_four_empty_ships_and_open_docks() -> None:
    state = position(3, ships=last_ship("M"), sled=[3, 3, 3])
    do(state, "S4>M", "m-", "round:4332")
    settle(state)
    assert state.to_json()["ships"] == [4, 3, 3, 2]
    assert set(state.to_json()["cargo"]) == {-1}
    assert len(tokens(state, "L")) == 12
    assert state.to_json()["docks"] == list("MPTBO")
    assert state.to_json()["sailed"] == [False] * 4


@pytest.mark.rule("IM-R04")
def test_market_a_is_dealt_face_up_from_slot_1_to_4() -> None:
    state = GAME.new(2, {"start_player": 1})
    do(state, "round:3221", "deal:m1=STA", "deal:m2=LEV", "deal:m3=ENT", "deal:m4=DEP")
    assert state.to_json()["market"] == ["STA", "LEV", "ENT", "DEP"]
    assert who(state) == "K"


@pytest.mark.rule("IM-R04", "IM-D09")
def test_market_b_has_a_face_down_pair_in_slot_4() -> None:
    state = GAME.new(2, {"sides": "BAAAA", "start_player": 1})
    do(state, "round:3221", "deal:m1=STA", "deal:m2=LEV", "deal:m3=ENT")
    assert who(state) == "K"
    assert state.to_json()["market"] == ["STA", "LEV", "ENT", "pair"]
    assert state.to_json()["draw"] == 34 - 5
    assert sum(state.to_json()["pile"].values()) == 34 - 3


@pytest.mark.rule("IM-R05", "IM-M01")
def test_a_market_slot_is_not_refilled_in_the_round() -> None:
    state = position(ships=["KW", "...", "..", ".."])
    do(state, "S1>M", "K/m2")
    assert tokens(state) == ["m1", "m3", "m4", "m-"]
    do(state, "W/m3")
    assert state.to_json()["market"] == ["STA", None, None, "STA"]


@pytest.mark.rule("IM-R06", "IM-R07")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_turns_go_clockwise_from_the_start_player(start: int) -> None:
    state = GAME.new(3, {"start_player": start})
    settle(state)
    asked = []
    for move in ("L1.1", "L1.2", "L1.3", "G", "G", "G"):
        asked.append(state.actor())
        do(state, move)
    first = start - 1
    assert asked == [(first + turn) % 3 for turn in range(6)]


@pytest.mark.rule("IM-R07", "IM-R08")
def test_the_round_goes_on_until_the_fourth_ship_has_sailed() -> None:
    state = position(2, ships=["2>P", "2>T", "K", "W"])
    do(state, "K/S3>B")
    assert (who(state), state.round) == ("W", 1)
    do(state, "W/S4>O")
    assert who(state) == "chance"
    assert all(token.startswith("round:") for token in outcomes(state))


@pytest.mark.rule("IM-R08", "IM-U02")
def test_the_round_ends_only_after_the_fourth_ship_is_unloaded() -> None:
    state = position(2, ships=["2>P", "2>T", "2>B", "KW"], temple="K")
    do(state, "K/S4>M", "K/m1")
    assert (who(state), state.scores()) == ("W", [0, 0])
    do(state, "W/m2")
    assert (who(state), state.scores()) == ("chance", [1, 0])


@pytest.mark.rule("IM-R09", "IM-E04")
@pytest.mark.parametrize("site", ["M", "T"])
def test_the_temple_is_assessed_with_or_without_a_visit(site: str) -> None:
    state = position(2, ships=last_ship(site), temple="WW")
    do(state, f"S4>{site}", *(["m-"] if site == "M" else []))
    assert state.scores() == [1 if site == "T" else 0, 2]


@pytest.mark.rule("IM-R10")
def test_the_cards_left_in_the_market_are_discarded() -> None:
    state = position(ships=last_ship("M"), market=["LEV", "ENT", "STA", "STA"])
    do(state, "S4>M", "K/m1")
    assert discards(state) == ["ENT", "STA", "STA"]
    assert state.to_json()["market"] == [None] * 4


@pytest.mark.rule("IM-R10", "IM-D10")
@pytest.mark.parametrize("round_number", [1, 6])
def test_an_untouched_pair_is_turned_up_and_discarded(round_number: int) -> None:
    state = position(
        sides="BAAAA",
        round_number=round_number,
        ships=last_ship("M"),
        market=["LEV", "ENT", "STA", "pair"],
    )
    do(state, "S4>M", "K/m1", "reveal:1=HAM", "reveal:2=STA")
    assert discards(state) == ["ENT", "HAM", "STA", "STA"]
    assert who(state) == ("over" if round_number == 6 else "chance")


@pytest.mark.rule("IM-R12")
def test_stones_on_sites_and_sleds_stay() -> None:
    state = position(
        3,
        ships=last_ship("M"),
        sled=[1, 4, 5],
        pyramids="KWN",
        temple="NW",
        burial="WK",
        obelisks={"N": 2},
    )
    do(state, "S4>M", "m-")
    settle(state)
    data = state.to_json()
    assert data["sled"] == [1, 4, 5]
    assert (data["pyramids"][0], data["temple"]) == ([0, 1, 2], [2, 1])
    assert (data["burial"], data["obelisks"]) == ([1, 0], [0, 0, 2])


@pytest.mark.rule("IM-R13", "IM-U06")
@pytest.mark.parametrize(
    ("mover", "move", "next_start"),
    [("K", "S4>O", "W"), ("N", "S4>O", "G"), ("G", "S4>O", "K"), ("N", "XL4>O:K", "G")],
)
def test_the_left_neighbour_of_the_last_sailor_starts_the_next_round(
    mover: str, move: str, next_start: str
) -> None:
    state = position(mover=mover, ships=last_ship("O"), owned={"N": ["LEV"]})
    do(state, move)
    settle(state)
    assert (who(state), state.round) == (next_start, 2)


@pytest.mark.rule("IM-R13", "IM-K15")
def test_a_sail_card_that_sails_the_fourth_ship_decides_the_start_too() -> None:
    state = position(mover="W", ships=[*last_ship("O")[:3], "K."], owned={"W": ["SAI"]})
    do(state, "XS4.2>O")
    settle(state)
    assert (who(state), state.round) == ("N", 2)


@pytest.mark.rule("IM-R14", "IM-X03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_site_gets_no_ship(seats: int) -> None:
    match = play(seats, {}, 9)
    state = GAME.new(seats, match.options)
    rounds = []
    for _, action in match.log:
        state.apply(action)
        if all(state.to_json()["sailed"]):
            rounds.append(len(state.to_json()["docks"]))
    assert set(rounds) == {1}


@pytest.mark.rule("IM-R15", "IM-X18")
def test_final_scoring_comes_after_the_last_temple() -> None:
    state = position(2, sides="AABAA", round_number=6, ships=last_ship("M"), temple="WWWK")
    do(state, "S4>M", "K/m-", "W/ts")
    assert stones(state, "W")[0] == 4
    events = do(state, "W/tp", "draw:LEV")
    assert who(state) == "over"
    assert state.sheet()[0]["unused_blue"] == 1
    assert state.sheet()[1]["temple"] == 3
    assert "final" in names(events)


@pytest.mark.rule("IM-R16")
def test_shown_round_cards_are_public_and_do_not_return() -> None:
    state = GAME.new(2, {"start_player": 1})
    do(state, "round:4331")
    settle(state)
    unseen = state.to_json()["unseen"]
    assert state.view(None)["unseen"] == state.view(1)["unseen"] == unseen
    data = state.to_json()
    data |= {"sailed": [True, True, True, False], "docks": ["M", "O"]}
    data["cargo"][12], data["sled"][0] = 0, 1
    state = GAME.load(data)
    do(state, "S4>O")
    assert sorted(outcomes(state)) == sorted(
        f"round:{ships}" for ships in ("4322", "4321", "4221", "3322", "3321", "3221")
    )


@pytest.mark.rule("IM-X04", "IM-X22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_has_no_more_actions_than_the_bound(seats: int) -> None:
    for seed, policy in enumerate([None, load_first]):
        match = play(seats, {}, seed, policy) if policy else play(seats, {}, seed)
        turns = 0
        for actor, action in match.log:
            space = GAME.outcomes if actor == CHANCE else GAME.actions
            kind = space.kind_of(action)
            if kind == "round":
                turns = 0
            elif kind in ("get", "load", "sail", "lever", "hammer", "sail_card", "chisel"):
                turns += 1
            assert turns <= 13 + 4 + 5 * seats + 13
        assert len(match.log) <= GAME.max_entries

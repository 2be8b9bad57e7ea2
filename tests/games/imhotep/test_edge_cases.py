"""Chapter 17: edge cases."""

from typing import Any

import pytest

from tampu.core.play import collect_events
from tampu.games.imhotep.game import GAME
from tampu.games.imhotep.state import State
from tests.games.imhotep.support import (
    discards,
    do,
    last_ship,
    letters,
    load_first,
    names,
    one_loader,
    outcomes,
    owned,
    play,
    position,
    settle,
    sheet,
    stones,
    tokens,
    who,
)


@pytest.mark.rule("IM-X01")
@pytest.mark.parametrize("policy", [load_first, one_loader])
def test_a_pass_happens_exactly_without_stones_and_ready_ships(policy: Any) -> None:
    passes = 0
    for seed in (0, 29, 41, 42):
        match = play(2, {}, seed, policy)
        state: State = GAME.new(2, match.options)
        for actor, action in match.log:
            if actor >= 0 and state.question()[0] == "imhotep-ask-turn":
                assert state.legal()
                assert state.sled[actor] + state.quarry[actor] > 0 or tokens(state, "S")
            events = collect_events(state, action)
            for event in events:
                if event.key == "imhotep-event-pass":
                    passes += 1
                    seat = int(str(event.params["seat"])) - 1
                    assert state.sled[seat] == 0
    assert passes > 0


@pytest.mark.rule("IM-X02")
def test_a_stall_returns_stones_and_ships_then_ends_the_round() -> None:
    state = position(
        2, ships=["2>P", "2>T", "KW..", "K"], sled=[0, 0], quarry=[0, 0], temple="WW", burial="W"
    )
    events = do(state, "K/S4>B")
    assert names(events)[:4] == ["placed", "pass", "pass", "stall"]
    assert state.quarry == [1, 1]
    assert state.scores() == [0, 2]
    assert discards(state) == ["STA"] * 4
    settle(state)
    assert (state.round, who(state)) == (2, "W")


@pytest.mark.rule("IM-X02")
def test_any_action_starts_the_count_of_passes_anew() -> None:
    state = position(
        3, mover="W", ships=["2>P", "2>T", "....", "2>M"], sled=[0, 2, 0], quarry=[0, 0, 0]
    )
    events = do(state, "W/L3.1")
    assert names(events) == ["pass", "pass"]
    events = do(state, "W/L3.2")
    assert names(events)[:4] == ["pass", "pass", "pass", "stall"]
    assert state.quarry == [0, 2, 0]


@pytest.mark.rule("IM-X10", "IM-R11")
@pytest.mark.parametrize("reload", [False, True])
def test_after_a_stall_no_ship_is_left_for_the_load_bonus(reload: bool) -> None:
    state = position(
        2,
        sides="ABBAA",
        pyramids={"R": "WWW"},
        temple="KWWK",
        ships=["KK..", "K..", "2>M", "K"],
        sled=[0, 0],
        quarry=[0, 0],
    )
    do(state, "K/S4>B", "K/ts")
    assert stones(state, "K") == (2, 1)
    if reload:
        state = GAME.load(state.to_json())
    events = do(state, "draw:ENT", "K/pR")
    assert [e.params["bonus"] for e in events if e.key == "imhotep-event-bonus_lost"] == ["load"]
    assert (who(state), state.source()) == ("chance", "rounds")


@pytest.mark.rule("IM-X34")
def test_passes_are_counted_anew_in_the_next_round() -> None:
    state = position(2, ships=["2>P", "2>T", "KK..", "K"], sled=[0, 0], quarry=[0, 0])
    do(state, "K/S4>B")
    # W passed first and opens round 2 without a stone: one pass, and K acts
    settle(state)
    assert (state.round, who(state), state.passes) == (2, "K", 1)
    do(state, "K/G")
    assert (who(state), state.passes, state.round) == ("K", 1, 2)


@pytest.mark.rule("IM-X03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_unsailed_ship_always_finds_two_open_docks(seats: int) -> None:
    match = play(seats, {}, 2)
    state = GAME.new(seats, match.options)
    for actor, action in match.log:
        if actor >= 0 and state.question()[0] == "imhotep-ask-turn":
            assert bin(state.docks).count("1") >= 2
        state.apply(action)


@pytest.mark.rule("IM-X05", "IM-X26")
def test_the_discard_pile_becomes_the_draw_pile_when_a_card_is_needed() -> None:
    state = position(
        2,
        sides="BABAA",
        ships=last_ship("O"),
        temple="WWWK",
        sled=[2, 5],
        draw=0,
        owned={"W": ["LEV"]},
        market=["STA", None, None, "pair"],
    )
    # 34 less 1 in the market, 2 in the pair, 1 owned
    events = do(state, "S4>O")
    assert [e.params for e in events if e.key == "imhotep-event-reshuffle"] == [{"cards": 30}]
    assert discards(state) == []
    assert sum(outcomes(state).values()) == 30
    assert outcomes(state)["draw:LEV"] == 1
    do(state, "draw:LEV")
    assert owned(state, "K") == owned(state, "W") == ["LEV"]


@pytest.mark.rule("IM-X05", "IM-X27")
def test_a_deal_may_run_out_between_the_cards_of_the_pair() -> None:
    state = position(2, sides="BABAA", ships=last_ship("O"), market=[None] * 4, draw=4)
    assert state.to_json()["pile"] == {"CHI": 3, "DEB": 1}
    do(state, "S4>O", "round:4331", "deal:m1=CHI", "deal:m2=CHI", "deal:m3=CHI")
    assert state.to_json()["draw"] == 29
    data = state.to_json()
    data |= {"sailed": [True, True, True, False], "docks": ["M", "O"]}
    data["cargo"][12], data["sled"][1] = 1, data["sled"][1] - 1
    state = GAME.load(data)
    do(state, "W/S4>M", "W/m4")
    assert outcomes(state) == {"look:1=DEB": 1}
    do(state, "look:1=DEB")
    assert sum(outcomes(state).values()) == 30
    assert "look:2=CHI" not in outcomes(state)


@pytest.mark.rule("IM-X05")
def test_a_deal_may_run_out_between_two_slots() -> None:
    state = position(2, sides="AABAA", ships=last_ship("O"), market=[None] * 4, draw=2)
    events = do(state, "S4>O", "round:4331", "deal:m1=CHI", "deal:m2=CHI")
    assert names(events)[-1] == "reshuffle"
    assert sum(outcomes(state).values()) == 32


@pytest.mark.rule("IM-X06")
@pytest.mark.parametrize(
    ("ships", "market", "move", "card"),
    [
        (["K", "..", "..", ".."], [None] * 4, ["K/XL1>P:K", "K/pL"], "LEV"),
        (["K.", "..", "..", ".."], [None] * 4, ["K/XS1.2>P", "K/pL"], "SAI"),
        (["K", "..", "..", ".."], ["ENT", None, None, None], ["K/S1>M", "K/m1", "K/pL"], "ENT"),
    ],
)
def test_a_card_in_resolution_is_not_reshuffled(
    ships: list[str], market: list[str | None], move: list[str], card: str
) -> None:
    state = position(
        sides="ABBAA",
        ships=ships,
        market=market,
        pyramids={"L": "N"},
        owned={"K": [card] if card != "ENT" else []},
        draw=0,
    )
    events = do(state, *move, "K/b+")
    assert "reshuffle" in names(events)
    copies = {"LEV": 2, "SAI": 3, "ENT": 2}[card]
    assert outcomes(state)[f"draw:{card}"] == copies - 1


def without_cards(**parts: Any) -> State:
    """A position that play cannot reach: neither pile has a card."""
    data = position(**parts).to_json()
    data |= {"pile": {}, "draw": 0, "discard": {}}
    state: State = GAME.load(data)
    return state


@pytest.mark.rule("IM-X07", "IM-P18")
def test_without_any_card_a_bonus_is_lost_and_the_temple_gives_nothing() -> None:
    state = without_cards(sides="ABAAA", pyramids={"L": "N"}, ships=["K", "..", "..", ".."])
    events = do(state, "S1>P", "pL")
    assert who(state) == "W"
    assert "bonus_lost" in names(events)
    state = without_cards(
        seats=2, sides="AABAA", temple="WWWK", ships=last_ship("O"), sled=[2, 5], market=[None] * 4
    )
    do(state, "S4>O")
    assert state.source() == "rounds"
    assert owned(state, "K") == []


@pytest.mark.rule("IM-R04", "IM-M01")
def test_without_any_card_the_slot_of_the_pair_is_empty() -> None:
    state = GAME.new(2, {"sides": "BAAAA", "start_player": 1})
    do(state, "round:4331", "deal:m1=STA", "deal:m2=STA")
    state = GAME.load(state.to_json() | {"pile": {"LEV": 1}, "draw": 1, "discard": {}})
    do(state, "deal:m3=LEV")
    assert state.to_json()["market"] == ["STA", "STA", "LEV", None]
    assert state.to_json()["pair"] == []


@pytest.mark.rule("IM-X07", "IM-X08")
def test_only_market_b_and_temple_b_can_use_up_the_draw_pile() -> None:
    most = {
        market + temple + pyramids: 6 * (4 + (market == "B"))
        + 6 * (temple == "B")
        + (pyramids == "B")
        for market in "AB"
        for temple in "AB"
        for pyramids in "AB"
    }
    assert {mixture for mixture, cards in most.items() if cards > 34} == {"BBA", "BBB"}


@pytest.mark.rule("IM-X08")
@pytest.mark.parametrize("sides", ["ABBBB", "BBABB", "AAAAA", "BBBBB"])
def test_reshuffles_come_only_with_market_b_and_temple_b(sides: str) -> None:
    reshuffles = 0
    for seed in range(4):
        match = play(2, {"sides": sides, "gains": "forced"}, seed)
        state = GAME.new(2, match.options)
        for _, action in match.log:
            reshuffles += names(collect_events(state, action)).count("reshuffle")
    assert (reshuffles > 0) == (sides == "BBBBB")


@pytest.mark.rule("IM-X10", "IM-P18")
def test_the_load_bonus_is_lost_in_the_temple_phase() -> None:
    state = position(
        2,
        sides="ABBAA",
        pyramids={"R": "WWW"},
        temple="WWWK",
        ships=last_ship("O"),
        sled=[2, 5],
    )
    events = do(state, "S4>O", "draw:ENT", "K/pR")
    assert [e.params["bonus"] for e in events if e.key == "imhotep-event-bonus_lost"] == ["load"]
    assert (who(state), sheet(state, "pyramids")) == ("chance", [1, 0])


@pytest.mark.rule("IM-X11")
def test_the_load_bonus_may_make_a_ship_ready_but_does_not_sail_it() -> None:
    state = position(sides="ABAAA", pyramids={"R": "NNN"}, ships=["K", "WW..", "2>T", "2>O"])
    do(state, "S1>P", "pR", "b2.4")
    assert who(state) == "W"
    assert tokens(state, "S2") == ["S2>M", "S2>B"]


@pytest.mark.rule("IM-X12", "IM-U05")
def test_a_drawn_entrance_may_bring_the_next_bonus() -> None:
    state = position(
        sides="ABAAA", pyramids={"L": "N", "M": "NN"}, ships=["KW", "..", "..", ".."], sled=[1] * 4
    )
    do(state, "S1>P", "K/pL", "K/b+", "draw:ENT", "K/pM", "K/b+")
    assert stones(state, "K")[0] == 4
    assert (who(state), tokens(state)) == ("W", ["pL", "pM", "pR"])


@pytest.mark.rule("IM-X13")
def test_an_entrance_is_placed_before_the_next_stone_of_the_ship() -> None:
    state = position(sides="ABAAA", pyramids={"L": "N"}, ships=["KW", "..", "..", ".."])
    do(state, "S1>P", "K/pL", "K/b+", "draw:ENT", "K/pR", "W/pR")
    assert letters(state.pyramids[2]) == "KW"
    assert sheet(state, "pyramids") == [1 + 2, 3, 0, 0]


@pytest.mark.rule("IM-X18")
def test_a_red_card_of_the_last_temple_still_acts() -> None:
    state = position(
        2, sides="AABAA", round_number=6, temple="WWWK", ships=last_ship("O"), sled=[2, 5]
    )
    do(state, "S4>O", "draw:SAR")
    assert who(state) == "over"
    assert sheet(state, "burial") == [1, 0]


@pytest.mark.rule("IM-X28")
def test_the_pile_is_renewed_when_a_card_is_needed_and_not_before() -> None:
    ships = ["K", "W", "..", ".."]
    state = position(sides="ABAAA", pyramids={"L": "N"}, ships=ships, draw=1, market=[None] * 4)
    events = do(state, "S1>P", "pL", "b+", "draw:CHI")
    assert "reshuffle" not in names(events)
    assert state.to_json()["draw"] == 0
    declined = position(sides="ABAAA", pyramids={"L": "N"}, ships=ships, draw=0, market=[None] * 4)
    events = do(declined, "S1>P", "pL")
    assert tokens(declined) == ["b+", "b-"]
    events += do(declined, "b-")
    assert "reshuffle" not in names(events)
    assert declined.to_json()["draw"] == 0
    assert len(discards(declined)) == 34


@pytest.mark.rule("IM-X29")
@pytest.mark.parametrize(
    ("sides", "pyramids"),
    [("AAAAA", "N" * 14), ("ABAAA", {"L": "NNNNN", "M": "NNNNN", "R": "NNNNN"})],
)
def test_an_entrance_on_full_pyramids_is_overflow(
    sides: str, pyramids: str | dict[str, str]
) -> None:
    state = position(
        sides=sides, pyramids=pyramids, ships=["K", "..", "..", ".."], market=["ENT"] + [None] * 3
    )
    do(state, "S1>M", "K/m1")
    assert sheet(state, "pyramids") == [1, 0, 0, 0]
    assert who(state) == "W"

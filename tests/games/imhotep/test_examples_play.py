"""The worked examples of the ledger that are played out; the number is part of the name."""

from typing import Any

import pytest

from tampu.games.imhotep.game import GAME
from tests.games.imhotep.support import (
    discards,
    do,
    last_ship,
    letters,
    names,
    outcomes,
    owned,
    position,
    refused_by,
    settle,
    sheet,
    stones,
    tokens,
    who,
)


@pytest.mark.rule("IM-S06", "IM-S12")
def test_example_01_set_up() -> None:
    state = GAME.new(3, {"start_player": 1})
    assert (state.sled, state.quarry) == ([2, 3, 4], [27, 26, 25])
    assert state.to_json()["draw"] == 34
    assert len(outcomes(state)) == 7
    assert position(3).width == 5
    assert GAME.new(3, {"start_player": 2}).sled == [4, 2, 3]


@pytest.mark.rule("IM-T03")
def test_example_02_get_stones_room_for_two() -> None:
    state = position(2, sled=[3, 2], quarry=[26, 27])
    do(state, "G")
    assert stones(state, "K") == (5, 24)


@pytest.mark.rule("IM-T04")
def test_example_03_get_stones_refused() -> None:
    assert "G" not in tokens(position(2, sled=[5, 2]))
    assert "G" not in tokens(position(2, sled=[2, 2], quarry=[0, 27]))


@pytest.mark.rule("IM-T10", "IM-T13")
def test_example_04_minimum_load() -> None:
    state = position(ships=["W.N.", "...", "..", ".."])
    assert tokens(state, "S1") == []
    do(state, "K/L1.4")
    assert tokens(state, "S1") == [f"S1>{site}" for site in "MPTBO"]


@pytest.mark.rule("IM-U03", "IM-M02")
def test_example_05_market_a_with_a_gap() -> None:
    market = ["LEV", "STA", "SAR", "SAI"]
    state = position(ships=["W.NG", "2>P", "2>T", "W"], market=market)
    quarry = list(state.quarry)
    do(state, "K/S1>M", "W/m4", "N/m2", "G/m1")
    assert state.quarry == [quarry[0], quarry[1] + 1, quarry[2] + 1, quarry[3] + 1]
    assert who(state) == "W"
    round_end = state.clone()
    do(round_end, "W/S4>O")
    assert discards(round_end) == ["SAR"]
    # with a space left on the last ship the Sail card can be played in W's next turn
    state = position(ships=["W.NG", "2>P", "2>T", "W."], market=market)
    do(state, "K/S1>M", "W/m4", "N/m2", "G/m1")
    assert "XS4.2>O" in tokens(state)


@pytest.mark.rule("IM-P01", "IM-U01")
def test_example_06_pyramid_a() -> None:
    state = position(ships=["GWNW", "...", "..", ".."])
    do(state, "S1>P")
    assert sheet(state, "pyramids") == [0, 3, 3, 2]


@pytest.mark.rule("IM-P03", "IM-P04")
def test_example_07_pyramid_a_top_and_overflow() -> None:
    state = position(pyramids="NG" * 6, ships=["KKW", "...", "..", ".."])
    do(state, "S1>P")
    assert sheet(state, "pyramids") == [7, 1, 0, 0]


@pytest.mark.rule("IM-E03", "IM-E04")
def test_example_08_temple_a_over_a_level() -> None:
    state = position(temple="GKWG", ships=["2>P", "2>B", "2>O", "NNW"])
    do(state, "S4>T")
    assert letters(state.temple) == "GKWGNNW"
    assert sheet(state, "temple") == [0, 2, 2, 1]


@pytest.mark.rule("IM-R09", "IM-E03")
def test_example_09_temple_a_without_a_visit() -> None:
    state = position(2, temple="KWKKWW", ships=last_ship("O"))
    do(state, "S4>O")
    assert sheet(state, "temple") == [2, 2]


@pytest.mark.rule("IM-M07", "IM-M08")
def test_example_14_market_b_pair() -> None:
    state = position(sides="BAAAA", ships=["WN", "...", "..", ".."], mover="W")
    do(state, "W/S1>M", "W/m4", "look:1=HAM", "look:2=STA", "W/k2")
    assert discards(state) == ["HAM"]
    assert owned(state, "W") == ["STA"]
    assert (who(state), tokens(state)) == ("N", ["m1", "m2", "m3", "m-"])


@pytest.mark.rule("IM-P06", "IM-P15")
def test_example_15_pyramids_b() -> None:
    state = position(
        sides="ABAAA",
        ships=["NKNW", "...", "..", ".."],
        sled=[2, 2, 4, 2],
        quarry=[20, 20, 10, 20],
    )
    do(state, "K/S1>P", "N/pM", "K/pM", "N/pM", "N/b+", "W/pL")
    assert sheet(state, "pyramids") == [3, 2, 3, 0]
    assert stones(state, "N") == (5, 9)


@pytest.mark.rule("IM-U05", "IM-X12")
def test_example_16_chained_bonus() -> None:
    state = position(
        sides="ABAAA", pyramids={"L": "N", "R": "NGN"}, ships=["WG", "...", "..", ".."]
    )
    quarry = stones(state, "W")[1]
    do(state, "K/S1>P", "W/pL", "W/b+", "draw:ENT", "W/pR", "W/b2.1")
    assert sheet(state, "pyramids") == [0, 2, 0, 0]
    assert stones(state, "W") == (1, quarry - 1)
    assert discards(state) == ["ENT"]
    assert (who(state), tokens(state)) == ("G", ["pL", "pM", "pR"])


@pytest.mark.rule("IM-P18", "IM-X10")
def test_example_17_lost_load_bonus() -> None:
    state = position(sides="ABAAA", pyramids={"R": "NNN"}, ships=last_ship("P"))
    do(state, "K/S4>P", "K/pR")
    assert who(state) == "chance"
    assert sheet(state, "pyramids") == [1, 0, 0, 0]


@pytest.mark.rule("IM-E05", "IM-E10")
@pytest.mark.parametrize("full_sled", [False, True])
def test_example_18_temple_b(full_sled: bool) -> None:
    state = position(
        sides="AABAA",
        temple="GNWWK",
        ships=last_ship("O", "N"),
        sled=[5 if full_sled else 3, 3, 3, 3],
    )
    do(state, "S4>O", "G/ts", "W/tp", "draw:STA")
    assert owned(state, "W") == ["STA"]
    if full_sled:
        assert sheet(state, "temple") == [1, 1, 2, 0]
    else:
        do(state, "K/tp")
        assert sheet(state, "temple") == [1, 1, 2, 0]
    assert stones(state, "G")[0] == 5
    assert state.source() == "rounds"


@pytest.mark.rule("IM-L05", "IM-L06")
def test_example_21_obelisks_b() -> None:
    state = position(sides="AAAAB", towers="N", obelisks={"W": 2}, ships=["KWG", "...", "..", ".."])
    do(state, "S1>O")
    assert sheet(state, "obelisk_towers") == [0, 9, 0, 0]
    assert state.to_json()["obelisks"] == [1, 0, 0, 1]


@pytest.mark.rule("IM-K15", "IM-T10")
def test_example_22_sail_card_at_the_threshold() -> None:
    state = position(ships=["NG..", "...", "..", ".."], sled=[1, 2, 2, 2], owned={"K": ["SAI"]})
    do(state, "XS1.3>T")
    assert letters(state.temple) == "NGK"
    assert (owned(state, "K"), discards(state)) == ([], ["SAI"])
    state = position(ships=["N...", "...", "..", ".."], sled=[1, 2, 2, 2], owned={"K": ["SAI"]})
    assert refused_by(state, "XS1.3>T") == "IM-T10"


@pytest.mark.rule("IM-K10", "IM-K11")
@pytest.mark.parametrize(
    ("token", "points"), [("XL2>P:NKW", [4, 3, 2, 0]), ("XL2>P:KNW", [2, 3, 4, 0])]
)
def test_example_23_lever(token: str, points: list[int]) -> None:
    state = position(pyramids="GGG", ships=["....", "NKW", "..", ".."], owned={"K": ["LEV"]})
    do(state, token)
    assert sheet(state, "pyramids") == points


@pytest.mark.rule("IM-K13", "IM-K14")
def test_example_24_hammer() -> None:
    state = position(2, sled=[4, 2], quarry=[8, 20], owned={"K": ["HAM"]})
    do(state, "XH1.2")
    assert stones(state, "K") == (4, 7)
    state = position(2, sled=[5, 2], quarry=[8, 20], owned={"K": ["HAM"]})
    assert refused_by(state, "XH1.2") == "IM-K14"


@pytest.mark.rule("IM-K17", "IM-K18")
def test_example_25_chisel() -> None:
    ships = ["K.WW", "WW", "W.", "2>T"]
    assert tokens(position(ships=ships, sled=[1, 2, 2, 2], owned={"K": ["CHI"]}), "XC") == []
    state = position(ships=ships, sled=[2, 2, 2, 2], owned={"K": ["CHI"]})
    assert tokens(state, "XC") == ["XC1.2+3.2"]


@pytest.mark.rule("IM-M02", "IM-K04")
def test_example_26_red_card_and_quarry() -> None:
    state = position(
        2, ships=["K", "...", "..", ".."], quarry=[0, 20], market=["PAV", None, None, None]
    )
    do(state, "S1>M", "K/m1")
    assert state.to_json()["obelisks"] == [1, 0]
    assert stones(state, "K")[1] == 0
    state = position(
        2, sides="AABAA", temple="WWWK", ships=last_ship("B", "W"), sled=[2, 5], quarry=[0, 20]
    )
    do(state, "S4>B", "draw:PAV")
    assert state.to_json()["obelisks"] == [0, 0]
    assert "PAV" in discards(state)


@pytest.mark.rule("IM-R13")
def test_example_29_next_start_player() -> None:
    state = position(mover="N", ships=last_ship("O"))
    do(state, "N/S4>O")
    settle(state)
    assert who(state) == "G"


@pytest.mark.rule("IM-X01", "IM-D06")
def test_example_31_automatic_pass() -> None:
    state = position(2, mover="W", ships=["KW..", "K..", "2>P", "2>T"], sled=[0, 2], quarry=[0, 20])
    events = do(state, "W/G")
    assert names(events) == ["stones", "pass"]
    assert who(state) == "W"


@pytest.mark.rule("IM-O05", "IM-M03")
def test_example_32_decline() -> None:
    parts: dict[str, Any] = {
        "pyramids": "WNG",
        "ships": ["K", "...", "..", ".."],
        "market": [None, "ENT", None, None],
    }
    state = position(**parts)
    do(state, "S1>M")
    assert tokens(state) == ["m2", "m-"]
    taken, declined = state.clone(), state
    before = stones(state, "K")
    do(taken, "m2")
    do(declined, "m-")
    assert sheet(taken, "pyramids") == [2, 0, 0, 0]
    assert stones(declined, "K") == (before[0], before[1] + 1)
    forced = position(gains="forced", **parts)
    events = do(forced, "S1>M")
    assert "auto_pick" in names(events)
    assert (who(forced), sheet(forced, "pyramids")) == ("W", [2, 0, 0, 0])


@pytest.mark.rule("IM-R02", "IM-C04")
def test_example_33_round_card() -> None:
    state = GAME.new(2, {"start_player": 1})
    do(state, "round:4322")
    settle(state)
    places = [f"L1.{s}" for s in (1, 2, 3, 4)] + [f"L2.{s}" for s in (1, 2, 3)]
    places += ["L3.1", "L3.2", "L4.1", "L4.2"]
    assert tokens(state, "L") == places
    for ship, load in enumerate([3, 2, 1, 1]):
        for stones_aboard in range(1, load + 1):
            data = state.to_json()
            for space in range(stones_aboard):
                data["cargo"][ship * 4 + space] = 0
            sails = tokens(GAME.load(data), f"S{ship + 1}")
            assert len(sails) == (5 if stones_aboard == load else 0)


@pytest.mark.rule("IM-E03", "IM-E04")
def test_example_34_temple_a_at_round_end() -> None:
    state = position(temple="WWNKGG", ships=last_ship("O"))
    do(state, "S4>O")
    assert sheet(state, "temple") == [1, 1, 1, 2]


@pytest.mark.rule("IM-L01")
def test_example_36_obelisks_a_fill() -> None:
    state = position(ships=["KWK", "...", "..", ".."])
    do(state, "S1>O")
    assert state.to_json()["obelisks"] == [2, 1, 0, 0]
    assert state.scores() == [0, 0, 0, 0]


@pytest.mark.rule("IM-P12", "IM-D06")
def test_example_37_pyramids_b_last_places() -> None:
    state = position(
        sides="ABAAA",
        pyramids={"L": "NNNNN", "M": "NNNNN", "R": "NNNN"},
        ships=["WK", "...", "..", ".."],
    )
    do(state, "S1>P")
    assert who(state) == "W"
    assert sheet(state, "pyramids") == [1, 4, 0, 0]


@pytest.mark.rule("IM-X05", "IM-X26")
def test_example_38_reshuffle_under_a_pair() -> None:
    thrown = ["STA"] * 5 + ["SAR", "DEP", "LEV", "HAM"]
    held = ["ENT", "ENT", "SAR", "PAV", "PAV", "DEP", "DET", "DET", "DEB", "DEB", "DEO", "DEO"]
    state = position(
        2,
        sides="BABAA",
        ships=last_ship("O"),
        temple="WWWK",
        sled=[2, 5],
        market=[None, None, None, "pair"],
        discard=thrown,
        owned={
            "W": [
                *held,
                "STA",
                "STA",
                "STA",
                "STA",
                "STA",
                "LEV",
                "HAM",
                "SAI",
                "SAI",
                "CHI",
                "CHI",
            ]
        },
    )
    assert state.to_json()["draw"] == 0
    events = do(state, "S4>O")
    assert names(events)[-1] == "reshuffle"
    assert outcomes(state) == {
        "draw:SAR": 1,
        "draw:DEP": 1,
        "draw:STA": 5,
        "draw:LEV": 1,
        "draw:HAM": 1,
    }
    do(state, "draw:LEV")
    assert state.to_json()["draw"] == 8
    assert outcomes(state) == {"reveal:1=SAI": 1, "reveal:1=CHI": 1}
    do(state, "reveal:1=CHI", "reveal:2=SAI")
    assert discards(state) == ["CHI", "SAI"]


@pytest.mark.rule("IM-X27", "IM-R04")
def test_example_39_split_pair() -> None:
    hidden = {"W": ["STA"] * 10 + ["ENT", "ENT", "SAR", "SAR", "PAV", "PAV", "DET", "DET"]}
    state = position(
        2, sides="BABAA", ships=last_ship("O"), market=[None] * 4, draw=4, owned=hidden
    )
    assert len(discards(state)) == 12
    events = do(state, "S4>O", "round:4331", "deal:m1=CHI", "deal:m2=CHI")
    assert "reshuffle" not in names(events)
    events = do(state, "deal:m3=CHI")
    assert names(events) == ["reshuffle"]
    assert (state.to_json()["draw"], discards(state)) == (11, [])


@pytest.mark.rule("IM-K17", "IM-D03")
@pytest.mark.parametrize("copies", [1, 2])
def test_example_40_chisel_choices(copies: int) -> None:
    state = position(
        ships=["W..W", "2>P", "WW", "."], sled=[3, 2, 2, 2], owned={"K": ["CHI"] * copies}
    )
    assert tokens(state, "XC") == ["XC1.2+1.3", "XC1.2+4.1", "XC1.3+4.1"]


@pytest.mark.rule("IM-X01", "IM-X02")
def test_example_41_stall() -> None:
    state = position(2, ships=["2>P", "2>T", "KW..", "K"], sled=[0, 0], quarry=[0, 0], temple="KW")
    events = do(state, "K/S4>B")
    passes = [event.params["seat"] for event in events if event.key == "imhotep-event-pass"]
    assert passes == [2, 1]
    assert state.quarry == [1, 1]
    assert sheet(state, "temple") == [1, 1]
    settle(state)
    assert who(state) == "W"


@pytest.mark.rule("IM-K19", "IM-U03")
def test_example_42_lever_at_the_market() -> None:
    state = position(ships=["KW.", "...", "..", ".."], mover="W", owned={"W": ["LEV"]})
    do(state, "W/XL1>M:WK", "W/m1")
    assert discards(state) == []
    do(state, "K/m2")
    assert discards(state) == ["LEV"]

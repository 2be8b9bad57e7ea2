"""Chapter 13: the cards."""

import pytest

from tampu.games.imhotep.game import GAME
from tests.games.imhotep.support import (
    discards,
    do,
    finish,
    letters,
    names,
    owned,
    play,
    position,
    sheet,
    stones,
    tokens,
    who,
)

ONE = ["K", "...", "..", ".."]


@pytest.mark.rule("IM-K01")
def test_owned_cards_are_in_every_view() -> None:
    state = position(owned={"K": ["LEV", "STA"], "N": ["DEP"]})
    cards = [{"LEV": 1, "STA": 1}, {}, {"DEP": 1}, {}]
    assert all(state.view(seat)["owned"] == cards for seat in (0, 1, 2, 3, None))


@pytest.mark.rule("IM-K02")
@pytest.mark.parametrize(
    ("sides", "card", "moves", "category", "points"),
    [
        ("AAAAA", "ENT", [], "pyramids", 2),
        ("ABAAA", "ENT", ["K/pR"], "pyramids", 2),
        ("AAAAA", "SAR", [], "burial", 0),
        ("AAAAA", "PAV", [], "obelisks", 0),
        ("AAAAB", "PAV", [], "obelisk_towers", 10),
    ],
)
def test_a_red_card_places_a_quarry_stone_by_the_rules_of_the_site(
    sides: str, card: str, moves: list[str], category: str, points: int
) -> None:
    state = position(
        sides=sides, ships=ONE, market=[card, None, None, None], obelisks={"K": 2, "W": 2}
    )
    before = stones(state, "K")
    do(state, "S1>M", "K/m1", *moves)
    assert sheet(state, category)[0] == points
    assert stones(state, "K") == before
    data = state.to_json()
    placed = {
        "ENT": sum(map(len, data["pyramids"])),
        "SAR": len(data["burial"]),
        "PAV": sum(data["obelisks"]) + 3 * len(data["towers"]) - 4,
    }
    assert placed == {"ENT": 0, "SAR": 0, "PAV": 0} | {card: 1}


@pytest.mark.rule("IM-K03")
@pytest.mark.parametrize("visit", ["2>B", ".."])
def test_a_red_card_ignores_docks(visit: str) -> None:
    state = position(ships=["K", "...", "..", visit], market=["SAR", None, None, None])
    docks = state.to_json()["docks"]
    do(state, "S1>M", "K/m1")
    assert letters(state.burial) == "K"
    assert state.to_json()["docks"] == docks[1:]


@pytest.mark.rule("IM-K04")
def test_a_red_card_with_an_empty_quarry_is_discarded_without_effect() -> None:
    state = position(
        2,
        sides="AABAA",
        temple="WWWK",
        ships=["2>P", "2>T", "2>B", "W"],
        sled=[2, 5],
        quarry=[0, 10],
        market=[None] * 4,
    )
    events = do(state, "S4>O", "draw:SAR")
    assert letters(state.burial) == ""
    assert discards(state) == ["SAR"]
    assert "effect_void" in names(events)


@pytest.mark.rule("IM-K05", "IM-X06")
def test_a_red_card_is_discarded_after_its_whole_effect() -> None:
    state = position(
        sides="ABAAA",
        ships=["K", "..", "..", ".."],
        market=["ENT", None, None, None],
        pyramids={"R": "NNN"},
    )
    do(state, "S1>M", "K/m1")
    assert discards(state) == []
    do(state, "K/pR")
    assert (tokens(state)[-1], discards(state)) == ("b-", [])
    do(state, "K/b2.1")
    assert discards(state) == ["ENT"]


@pytest.mark.rule("IM-K06", "IM-K07")
@pytest.mark.parametrize(
    ("sides", "cards", "sites", "points"),
    [
        ("AAAAA", ["DEP"], {"pyramids": "KWNGKWNGKWNGKWNG"}, 5),
        ("ABAAA", ["DEP"], {"pyramids": {"L": "KWNGK", "M": "KWNGK", "R": "KWNGK", "+": "WNG"}}, 6),
        ("AAAAA", ["DET"], {"temple": "WNGWNGWNGWN"}, 3),
        ("AAAAA", ["DEB"], {"burial": "WNGWNGWNGWNGW"}, 4),
        ("AAAAA", ["DEB", "DEB"], {"burial": "WNGWNGWNGWNGW"}, 8),
        ("AAAAA", ["DEO"], {"obelisks": {"W": 3, "N": 2}}, 1),
        ("AAAAB", ["DEO"], {"towers": "WN", "obelisks": {"G": 2, "W": 1}}, 3),
        ("AAAAA", ["DEB"], {"burial": "WN"}, 0),
        ("AAAAA", ["DEB", "DET"], {"burial": "WNG", "temple": "WNGWNG"}, 3),
    ],
)
def test_a_decoration_counts_all_stones_of_its_site(
    sides: str, cards: list[str], sites: dict[str, object], points: int
) -> None:
    state = finish(sides=sides, owned={"K": cards}, **sites)
    assert sheet(state, "decorations") == [points, 0, 0, 0]


@pytest.mark.rule("IM-K08")
@pytest.mark.parametrize(
    ("statues", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 17, 19, 21, 23, 25]))
)
def test_statues(statues: int, points: int) -> None:
    state = finish(seats=2, owned={"W": ["STA"] * statues}, market=[None, None, None, "LEV"])
    assert sheet(state, "statues") == [0, points]


@pytest.mark.rule("IM-K09", "IM-Q04")
def test_a_blue_card_is_playable_from_the_owners_next_turn_on() -> None:
    state = position(
        2,
        ships=["KW", "....", "...", ".."],
        market=["HAM", "CHI", None, None],
        sled=[2, 2],
    )
    do(state, "K/S1>M", "K/m1", "W/m2")
    later = state.clone()
    # gained in K's turn: W plays it at once in the own one, K in the next
    do(state, "W/XC2.1+3.1", "K/XH3.2")
    # or any later turn (IM-Q05)
    do(later, "W/L2.1", "K/L2.2", "W/G", "K/XH2.4")
    assert owned(state, "K") == owned(later, "K") == []


@pytest.mark.rule("IM-K11", "IM-X30")
@pytest.mark.parametrize(
    ("ship", "sequences"),
    [
        ("K", ["K"]),
        ("KK", ["KK"]),
        ("KW.", ["KW", "WK"]),
        ("K.W", ["KW", "WK"]),
        ("KWK", ["KKW", "KWK", "WKK"]),
        ("KKWW", ["KKWW", "KWKW", "KWWK", "WKKW", "WKWK", "WWKK"]),
        ("NGW.", ["GNW", "GWN", "NGW", "NWG", "WGN", "WNG"]),
    ],
)
def test_a_lever_offers_each_colour_sequence_once(ship: str, sequences: list[str]) -> None:
    state = position(ships=[ship, "2>P", "....", "..."], owned={"K": ["LEV", "LEV"]})
    expected = [f"XL1>{site}:{order}" for site in "MTBO" for order in sequences]
    assert sorted(tokens(state, "XL")) == sorted(expected)


@pytest.mark.rule("IM-K10", "IM-K12")
@pytest.mark.parametrize("order", ["KWN", "NWK", "WNK"])
def test_a_lever_unloads_in_the_fixed_order(order: str) -> None:
    state = position(ships=["KWN", "..", "..", ".."], owned={"K": ["LEV"]})
    do(state, f"XL1>T:{order}")
    assert letters(state.temple) == order
    assert (owned(state, "K"), discards(state)) == ([], ["LEV"])


@pytest.mark.rule("IM-K13")
@pytest.mark.parametrize(("sled", "taken"), [(0, 3), (2, 3), (3, 2), (4, 1)])
def test_a_hammer_gets_stones_then_loads_one(sled: int, taken: int) -> None:
    state = position(2, sled=[sled, 2], owned={"K": ["HAM"]})
    quarry = stones(state, "K")[1]
    do(state, "XH1.2")
    assert stones(state, "K") == (sled + taken - 1, quarry - taken)
    assert state.to_json()["cargo"][:4] == [-1, 0, -1, -1]
    assert discards(state) == ["HAM"]


@pytest.mark.rule("IM-K14")
@pytest.mark.parametrize(
    ("sled", "quarry", "ships", "legal"),
    [
        (0, 8, ["KW.", "2>P", "2>T", "KK"], ["XH1.3"]),
        (5, 8, ["KW.", "2>P", "2>T", "KK"], []),
        (2, 0, ["KW.", "2>P", "2>T", "KK"], []),
        (2, 8, ["KWW", "2>P", "2>T", "KK"], []),
    ],
)
def test_a_hammer_needs_a_stone_to_take_and_a_space(
    sled: int, quarry: int, ships: list[str], legal: list[str]
) -> None:
    state = position(2, sled=[sled, 2], quarry=[quarry, 9], ships=ships, owned={"K": ["HAM"]})
    assert tokens(state, "XH") == legal


@pytest.mark.rule("IM-K16", "IM-X31")
def test_a_sail_card_loads_and_sails_the_same_ship() -> None:
    state = position(ships=["K...", ".W.", "KW", "3>P"], owned={"K": ["SAI"]})
    # ship 1 would have 2 of 3 stones, ship 3 is full: only ship 2, on either space
    assert tokens(state, "XS") == [f"XS2.{space}>{site}" for space in (1, 3) for site in "MTBO"]
    before = stones(state, "K")
    do(state, "XS2.1>T")
    assert letters(state.temple) == "KW"
    assert stones(state, "K") == (before[0] - 1, before[1])
    assert discards(state) == ["SAI"]
    assert who(state) == "W"


@pytest.mark.rule("IM-K17", "IM-D04")
def test_a_chisel_loads_two_stones_on_one_ship_or_two() -> None:
    ships = ["K.K.", "2>P", "KW", "."]
    state = position(ships=ships, owned={"K": ["CHI"]})
    assert tokens(state, "XC") == ["XC1.2+1.4", "XC1.2+4.1", "XC1.4+4.1"]
    assert GAME.actions.find("XC4.1+1.2") == []
    before = stones(state, "K")
    do(state, "XC1.4+4.1")
    data = state.to_json()["cargo"]
    assert (data[:4], data[12]) == ([0, -1, 0, 0], 0)
    assert stones(state, "K") == (before[0] - 2, before[1])
    assert discards(state) == ["CHI"]


@pytest.mark.rule("IM-K18")
@pytest.mark.parametrize(
    ("sled", "ships", "legal"),
    [
        (1, ["K.K.", "2>P", "KW", "."], []),
        (0, ["K.K.", "2>P", "KW", "."], []),
        (2, ["K.KK", "2>P", "KW", "W"], []),
        (2, ["K.KK", "2>P", "KW", "."], ["XC1.2+4.1"]),
    ],
)
def test_a_chisel_needs_two_stones_and_two_spaces(
    sled: int, ships: list[str], legal: list[str]
) -> None:
    state = position(ships=ships, owned={"K": ["CHI"]}, sled=[sled, 2, 2, 2])
    assert tokens(state, "XC") == legal


@pytest.mark.rule("IM-K19")
@pytest.mark.parametrize(("card", "move"), [("LEV", "XL1>M:WK"), ("SAI", "XS1.2>M")])
def test_a_blue_card_that_sails_is_discarded_after_the_unloading(card: str, move: str) -> None:
    state = position(
        ships=["K.W" if card == "SAI" else "KW.", "..", "..", ".."], owned={"K": [card]}
    )
    do(state, move)
    while tokens(state, "m"):
        assert (owned(state, "K"), discards(state)) == ([], [])
        do(state, "m-")
    assert discards(state) == [card]


@pytest.mark.rule("IM-K20")
def test_an_unused_blue_card_is_worth_a_point() -> None:
    state = finish(owned={"K": ["LEV", "HAM", "SAI", "CHI", "CHI"], "W": ["SAI"], "N": ["STA"]})
    assert sheet(state, "unused_blue") == [5, 1, 0, 0]


@pytest.mark.rule("IM-K21")
@pytest.mark.parametrize("seed", [1, 2])
def test_cards_leave_their_owner_only_by_being_played(seed: int) -> None:
    match = play(3, {"sides": "BBBBB", "gains": "forced"}, seed)
    state = GAME.new(3, match.options)
    for actor, action in match.log:
        before = list(state.owned)
        kind = GAME.actions.kind_of(action) if actor >= 0 else "chance"
        state.apply(action)
        lost = sum(max(0, b - a) for b, a in zip(before, state.owned, strict=True))
        assert lost == (1 if kind in ("lever", "hammer", "sail_card", "chisel") else 0)


@pytest.mark.rule("IM-K21")
def test_there_is_no_limit_of_owned_cards() -> None:
    hand = ["STA"] * 9 + ["LEV", "LEV", "HAM", "HAM", "SAI", "SAI", "SAI", "CHI", "CHI"]
    state = position(ships=ONE, owned={"K": hand}, market=["CHI", None, None, None])
    do(state, "S1>M", "m1")
    assert len(owned(state, "K")) == 19

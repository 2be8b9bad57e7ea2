"""Chapter 2, and the checks of chapter 23: the box in content.json."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tampu.core.data import read_json
from tests.games.imhotep import reference
from tests.games.imhotep.support import do, position, refused_by, stones, tokens

BOX: dict[str, Any] = read_json("tampu.games.imhotep", "content.json")
ROUND_CARDS = BOX["roundCards"]["byPlayers"]
CARDS = BOX["marketCards"]["types"]
SITES = BOX["sites"]


@pytest.mark.rule("IM-C01", "IM-S04")
def test_120_stones_30_of_each_of_four_colours() -> None:
    colours = BOX["colours"]["list"]
    assert [colour["code"] for colour in colours] == ["K", "W", "N", "G"]
    assert BOX["supplies"]["stonesPerColour"] * len(colours) == BOX["components"]["stones"] == 120
    assert BOX["supplies"]["playableStonesPerColour"] == 29


@pytest.mark.rule("IM-C02")
def test_five_sites_with_two_sides() -> None:
    assert SITES["order"] == ["market", "pyramids", "temple", "burial", "obelisks"]
    assert "".join(SITES[site]["code"] for site in SITES["order"]) == "MPTBO"
    assert all({"A", "B"} <= set(SITES[site]) for site in SITES["order"])
    assert len(set(product("AB", repeat=len(SITES["order"])))) == 32


@pytest.mark.rule("IM-C03", "IM-C04")
def test_eight_ships_and_their_minimum_loads() -> None:
    kinds = {kind["capacity"]: (kind["tokens"], kind["minLoad"]) for kind in BOX["ships"]["types"]}
    assert kinds == {4: (2, 3), 3: (3, 2), 2: (2, 1), 1: (1, 1)}
    assert sum(capacity * tokens for capacity, (tokens, _) in kinds.items()) == 22


@pytest.mark.rule("IM-C04")
@pytest.mark.parametrize(
    ("ship", "sails"),
    [
        *(("KK..", False), ("KKK.", True), ("KKKK", True), ("K..", False), ("KK.", True)),
        *(("..", False), (".K", True), (".", False), ("K", True)),
    ],
)
def test_a_ship_sails_from_its_minimum_load_on(ship: str, sails: bool) -> None:
    state = position(ships=[ship, "...", "..", ".."])
    assert bool(tokens(state, "S1>")) == sails


@pytest.mark.rule("IM-C05")
def test_a_sled_holds_five_stones() -> None:
    state = position(sled=[4, 5, 2, 2])
    do(state, "K/G")
    assert stones(state, "K")[0] == 5
    assert refused_by(state, "G") == "IM-T04"


@pytest.mark.rule("IM-C06", "IM-C07")
def test_21_round_cards_seven_for_each_number_of_players() -> None:
    round_cards = {
        int(players): ["".join(map(str, card["ships"])) for card in cards]
        for players, cards in ROUND_CARDS.items()
    }
    assert round_cards == reference.ROUND_CARDS
    assert [len(set(cards)) for cards in round_cards.values()] == [7, 7, 7]
    assert len({card for cards in round_cards.values() for card in cards}) == 13


@pytest.mark.rule("IM-C07")
@pytest.mark.parametrize(
    ("players", "least", "most"), [("2", 57, 60), ("3", 62, 65), ("4", 70, 72)]
)
def test_round_cards_are_sorted_and_buildable_from_the_tokens(
    players: str, least: int, most: int
) -> None:
    tokens_of = {kind["capacity"]: kind["tokens"] for kind in BOX["ships"]["types"]}
    minimum = {kind["capacity"]: kind["minLoad"] for kind in BOX["ships"]["types"]}
    spaces = []
    for card in ROUND_CARDS[players]:
        ships = card["ships"]
        assert len(ships) == 4
        assert ships == sorted(ships, reverse=True)
        assert all(count <= tokens_of[size] for size, count in Counter(ships).items())
        assert card["minLoads"] == [minimum[size] for size in ships]
        assert (card["capacity"], card["minTotal"]) == (sum(ships), sum(card["minLoads"]))
        spaces.append(sum(ships))
    assert sum(spaces) - max(spaces) == least
    assert sum(spaces) - min(spaces) == most


@pytest.mark.rule("IM-C08")
def test_34_market_cards_in_twelve_kinds() -> None:
    assert sum(card["copies"] for card in CARDS) == 34
    assert len({card["id"] for card in CARDS}) == len({card["code"] for card in CARDS}) == 12


@pytest.mark.parametrize(
    ("colour", "copies"),
    [
        pytest.param("red", {"ENT": 2, "SAR": 2, "PAV": 2}, marks=pytest.mark.rule("IM-C09")),
        pytest.param(
            "green",
            {"DEP": 2, "DET": 2, "DEB": 2, "DEO": 2},
            marks=pytest.mark.rule("IM-C10"),
        ),
        pytest.param("purple", {"STA": 10}, marks=pytest.mark.rule("IM-C11")),
        pytest.param(
            "blue",
            {"LEV": 2, "HAM": 2, "SAI": 3, "CHI": 3},
            marks=pytest.mark.rule("IM-C12", "IM-Q01"),
        ),
    ],
)
def test_copies_of_the_market_cards(colour: str, copies: dict[str, int]) -> None:
    assert {card["code"]: card["copies"] for card in CARDS if card["colour"] == colour} == copies


@pytest.mark.rule("IM-C09", "IM-C10")
def test_red_and_green_cards_name_their_sites() -> None:
    sited = {card["code"]: card["site"] for card in CARDS if "site" in card}
    assert sited == {
        "ENT": "pyramids",
        "SAR": "burial",
        "PAV": "obelisks",
        "DEP": "pyramids",
        "DET": "temple",
        "DEB": "burial",
        "DEO": "obelisks",
    }


@pytest.mark.rule("IM-P02", "IM-P03")
def test_pyramids_a_are_filled_by_level_then_column_then_row() -> None:
    fill = SITES["pyramids"]["A"]["fill"]
    order = [(space["level"], space["col"], space["row"]) for space in fill]
    assert order == sorted(order)
    assert Counter(level for level, _, _ in order) == {1: 9, 2: 4, 3: 1}
    values = [space["points"] for space in fill]
    assert values == SITES["pyramids"]["A"]["fillValues"] == reference.PYRAMID_A
    assert sum(values) == 34
    assert SITES["pyramids"]["A"]["overflowPoints"] == 1
    printed = SITES["pyramids"]["A"]["printed"]
    for space in fill:
        level = printed[f"level{space['level']}"]
        assert level[space["row"] - 1][space["col"] - 1] == space["points"]


@pytest.mark.rule("IM-P05", "IM-P07")
def test_pyramids_b_have_three_bonus_spaces() -> None:
    pyramids = SITES["pyramids"]["B"]["pyramids"]
    values = {p["code"]: [space["points"] for space in p["fill"]] for p in pyramids}
    assert values == reference.PYRAMIDS_B
    assert [sum(points) for points in values.values()] == [12, 11, 13]
    bonuses = {
        (p["code"], number): space["bonus"]
        for p in pyramids
        for number, space in enumerate(p["fill"], 1)
        if space["bonus"]
    }
    assert bonuses == reference.BONUSES
    for pyramid in pyramids:
        order = [(space["level"], space["col"], space["row"]) for space in pyramid["fill"]]
        assert order == [(1, 1, 1), (1, 1, 2), (1, 2, 1), (1, 2, 2), (2, 1, 1)]


@pytest.mark.rule("IM-H05")
def test_points_of_the_burial_rows() -> None:
    assert SITES["burial"]["B"]["rowPoints"] == [8, 4, 2, 0]
    assert SITES["burial"]["rows"] * sum(SITES["burial"]["B"]["rowPoints"]) == 42


@pytest.mark.rule("IM-L02", "IM-L07")
def test_points_of_the_obelisks() -> None:
    ranked = SITES["obelisks"]["A"]["pointsByPlayers"]
    assert ranked == {"2": [10, 1], "3": [12, 6, 1], "4": [15, 10, 5, 1]}
    assert SITES["obelisks"]["B"]["towerPoints"] == [10, 9, 8, 7, 6, 5, 5, 5]


@pytest.mark.rule("IM-K08", "IM-H03")
def test_points_of_groups_and_statues() -> None:
    series = BOX["tables"]["series"]
    assert series["first"] == [0, 1, 3, 6, 10, 15]
    assert series["thenPerExtra"] == 2


@pytest.mark.rule("IM-S12", "IM-E05")
def test_spaces_of_the_temple() -> None:
    assert SITES["temple"]["widthByPlayers"] == {"2": 4, "3": 5, "4": 5}
    rewards = [space["reward"] for space in SITES["temple"]["B"]["spaces"]]
    assert rewards == ["choice", "points", "choice", "card", "choice"]


@pytest.mark.parametrize("section", ["game", "colours", "components", "supplies", "ships"])
def test_every_section_of_the_box_says_where_it_comes_from(section: str) -> None:
    assert BOX[section]["provenance"]
    assert all(SITES[site]["provenance"] for site in SITES["order"])
    assert all(BOX[name]["provenance"] for name in ("roundCards", "marketCards", "tables"))

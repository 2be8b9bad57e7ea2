"""Chapters 3 and 4: set-up, options, and the order of the chance entries."""

from collections import Counter
from typing import Any

import pytest

from tampu.core.contract import CHANCE
from tampu.core.errors import BadOption, IllegalAction
from tampu.core.play import Dealer
from tampu.games.inca_empire.meta import META
from tampu.games.inca_empire.state import State, new_state

from .ledger import DATA
from .support import labor, legal, play, points, ranks, roads, seat, why


def fresh(seats: int = 4, **options: Any) -> State:
    return new_state(seats, META.complete(seats, options), META.rules_version)


def set_up(seats: int = 4, seed: int = 1, **options: Any) -> tuple[State, list[str]]:
    """A game after set-up and all tokens of it; colours are taken as they come."""
    s = fresh(seats, **options)
    dealer = Dealer(seed)
    tokens: list[str] = []
    while s.actor() == CHANCE or legal(s)[0].startswith("K "):
        offered = legal(s)
        if s.actor() == CHANCE:
            outcome = dealer.deal(s)
            at = [number for number, _ in s.chance()].index(outcome)
            tokens.append(offered[at])
            s.apply(outcome)
        else:
            tokens.append(offered[0])
            play(s, offered[0])
    return s, tokens


@pytest.mark.parametrize(
    ("seats", "options", "draws", "choices"),
    [
        (4, {}, 26, 0),
        (3, {}, 21, 0),
        (4, {"the_gods_agree": True}, 30, 0),
        (3, {"the_gods_agree": True}, 25, 0),
        (4, {"color_assignment": "chosen"}, 22, 3),
        (3, {"color_assignment": "chosen"}, 18, 2),
        (4, {"start_player": 1}, 25, 0),
        (3, {"start_player": 3}, 20, 0),
    ],
)
@pytest.mark.rule("IE-H04", "IE-S01")
def test_number_of_entries_ex45(
    seats: int, options: dict[str, Any], draws: int, choices: int
) -> None:
    _, tokens = set_up(seats, **options)
    assert sum(token.startswith("!") for token in tokens) == draws
    assert sum(token.startswith("K ") for token in tokens) == choices


@pytest.mark.rule("IE-H04", "IE-S05")
def test_order_of_the_entries() -> None:
    s, tokens = set_up(4, seed=3)
    words = [token.partition("=")[0] for token in tokens]
    colours = [token[-1] for token in tokens[:4]]
    assert words[:4] == [f"! seat {number}" for number in (1, 2, 3, 4)]
    assert sorted(colours) == ["B", "G", "N", "O"]
    order = [row["id"] for row in DATA["sides"]["4"]["regions"]]
    expected = sorted(DATA["sides"]["4"]["revealed_at_setup"], key=order.index)
    assert words[4:10] == [f"! up {region}" for region in expected]
    assert words[10:22] == [f"! deal {colour}" for colour in colours for _ in range(3)]
    assert words[22:] == [f"! tile {colour}" for colour in colours]
    assert [seat(s, colour) for colour in colours] == [0, 1, 2, 3]


@pytest.mark.rule("IE-H04", "IE-S05")
def test_each_draw_offers_what_is_left_and_nothing_out_of_turn() -> None:
    s = fresh()
    assert legal(s) == ["! seat 1=O", "! seat 1=B", "! seat 1=N", "! seat 1=G"]
    assert {weight for _, weight in s.chance()} == {1}
    with pytest.raises(IllegalAction, match="IE-H04"):
        play(s, "! seat 2=O")
    assert why(s, "! seat 2=O") == "IE-H04"
    play(s, "! seat 1=B")
    assert legal(s) == ["! seat 2=O", "! seat 2=N", "! seat 2=G"]
    play(s, "! seat 2=G", "! seat 3=N")
    assert legal(s) == ["! seat 4=O"]


@pytest.mark.parametrize(("seats", "cards", "markers"), [(4, 32, 45), (3, 27, 39)])
@pytest.mark.rule("IE-S02", "IE-S15")
def test_what_is_in_the_game(seats: int, cards: int, markers: int) -> None:
    s = fresh(seats)
    colours = [token[-1] for token in legal(s)]
    assert colours == (["O", "B", "N", "G"] if seats == 4 else ["O", "N", "G"])
    for number, colour in enumerate(colours, 1):
        play(s, f"! seat {number}={colour}")
    assert sum(weight for _, weight in s.chance()) == markers
    left = {row["id"]: row[f"count_{seats}p"] for row in DATA["culture_markers"]["types"]}
    assert [weight for _, weight in s.chance()] == list(left.values())
    while legal(s)[0].startswith("! up"):
        play(s, legal(s)[0])
    assert sum(weight for _, weight in s.chance()) == cards
    weights = dict(zip(legal(s), [weight for _, weight in s.chance()], strict=True))
    expected = {
        f"! deal O={row['code']}": row[f"count_{seats}p"]
        for row in DATA["sun_cards"]["types"]
        if row[f"count_{seats}p"]
    }
    assert weights == expected


@pytest.mark.rule("IE-S07", "IE-S08")
def test_a_marker_turned_up_leaves_the_multiset() -> None:
    s = fresh()
    play(s, "! seat 1=O", "! seat 2=B", "! seat 3=N", "! seat 4=G")
    first = legal(s)[0].partition("=")[0]
    play(s, f"{first}=m6")
    assert [weight for _, weight in s.chance()] == [10, 9, 8, 7, 6, 4]
    assert legal(s)[0].partition("=")[0] != first


@pytest.mark.rule("IE-S06", "IE-S12")
def test_the_first_position() -> None:
    s, tokens = set_up(4, seed=5)
    tiles = {token[7]: int(token[-1]) for token in tokens[22:]}
    order = sorted(tiles, key=lambda colour: tiles[colour])
    assert ranks(s) == "".join(order)
    assert s.actor() == seat(s, order[0])
    for start in DATA["sides"]["4"]["starts"]:
        code = {"orange": "O", "blue": "B", "brown": "N", "green": "G"}[start["color"]]
        assert roads(s, code) == {start["road"]}
        assert points(s, code) == 0
        assert labor(s, code) == 6
        hand = Counter(token[-2:] for token in tokens[10:22] if token[7] == code)
        assert sum(hand.values()) == 3


@pytest.mark.rule("IE-S13")
def test_nobody_has_labor_before_the_first_inca_phase() -> None:
    s = fresh()
    dealer = Dealer(5)
    while s.place < 0:
        assert s.labor == [0, 0, 0, 0]
        s.apply(dealer.deal(s))
    assert s.labor == [6, 6, 6, 6]


@pytest.mark.rule("IE-S11", "IE-T03")
def test_the_tiles_hold_for_the_whole_first_era() -> None:
    s, tokens = set_up(4, seed=5)
    tiles = {token[7]: int(token[-1]) for token in tokens[22:]}
    order = [seat(s, colour) for colour in sorted(tiles, key=lambda colour: tiles[colour])]
    for number in order + order:
        assert s.actor() == number
        play(s, "R.")
        if s.actor() == number:
            play(s, "C.")
    assert legal(s)[0].startswith("S ")


@pytest.mark.rule("IE-S14")
def test_chosen_colours_ex38() -> None:
    s = fresh(color_assignment="chosen")
    for number, left in enumerate(["OBNG", "OBG", "BG"]):
        assert s.actor() == number
        assert legal(s) == [f"K {colour}" for colour in left]
        play(s, f"K {['N', 'O', 'G'][number]}")
    assert s.actor() == CHANCE
    assert legal(s)[0].startswith("! up")
    assert [seat(s, colour) for colour in "NOGB"] == [0, 1, 2, 3]
    s = fresh(3, color_assignment="chosen")
    assert legal(s) == ["K O", "K N", "K G"]
    play(s, "K G")
    assert why(s, "K G") == "IE-S14"
    assert why(s, "K B") == "IE-S14"


@pytest.mark.rule("IE-S17", "IE-H04")
def test_a_named_start_player_ex44() -> None:
    s = fresh(start_player=3)
    dealer = Dealer(1)
    while not legal(s)[0].startswith("! tile"):
        s.apply(dealer.deal(s))
    colours = {seat(s, colour): colour for colour in "OBNG"}
    for number, values in ((0, [2, 3, 4]), (1, [3, 4]), (3, [4])):
        assert legal(s) == [f"! tile {colours[number]}={tile}" for tile in values]
        assert {weight for _, weight in s.chance()} == {1}
        play(s, legal(s)[0])
    assert s.actor() == 2
    assert ranks(s) == "".join(colours[number] for number in (2, 0, 1, 3))


@pytest.mark.parametrize(
    ("seats", "given"),
    [
        (4, {"start_player": 5}),
        (3, {"start_player": 4}),
        (4, {"start_player": "seat"}),
        (4, {"start_player": True}),
        (4, {"start_player": 0}),
        (4, {"players": 4}),
        (4, {"seed": 1}),
        (4, {"early_downfall": 1}),
        (4, {"early_downfall": "on"}),
        (3, {"early_downfall": True}),
        (4, {"first_era_people_phases": True}),
        (4, {"first_era_people_phases": 4}),
        (4, {"rural_unrest_scope": "all"}),
        (2, {}),
        (5, {}),
    ],
)
@pytest.mark.rule("IE-S16", "IE-V08")
def test_options_that_are_refused(seats: int, given: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        META.complete(seats, given)


@pytest.mark.rule("IE-S16", "IE-V08")
def test_options_and_their_defaults() -> None:
    expected = {row["id"]: row["default"] for row in DATA["options"]["list"]}
    assert META.complete(4, {}) == expected
    values = {row["id"]: tuple(row["values"]) for row in DATA["options"]["list"]}
    values["mini"] = (False, True)
    assert {option.id: option.values for option in META.options} == values
    assert META.complete(3, {"early_downfall": False})["early_downfall"] is False

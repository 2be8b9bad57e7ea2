"""Chapter 19: Axomamma's board action."""

from typing import Any

import pytest

from .desk import Desk, desk
from .plan import BOX
from .test_solo_setup import HUMAN, SLOTS, TOKENS, her

SPACES = {space["id"]: space for space in BOX["hill"]["spaces"]}


def board(p1: dict[str, Any] | None = None, **pieces: Any) -> Desk:
    """Her turn with a worker and nothing for her priest to do: the die is rolled."""
    d = her({"workers": "A", **(p1 or {})}, **{"slots": SLOTS, **pieces})
    assert d.asked() == "die"
    return d


def rolled(die: int, token: str, at: int, p1: dict[str, Any] | None = None, **pieces: Any) -> Desk:
    """Her board action with one token moved to `at`, up to what it does."""
    tokens = {**TOKENS, token: at}
    d = board(p1, tokens=tokens, **pieces).play(f"die={die}", hold=True)
    while d.asked() in ("axspace", "god"):
        d.play(min(d.tokens()), hold=True)
    return d


# Placing


@pytest.mark.rule("TW-X40", "TW-X48")
def test_order_of_a_board_action() -> None:
    d = board({"workers": "AK"}, has_placed=False, offer=["G41"])
    assert sorted(d.tokens()) == ["die=1", "die=2", "die=3", "die=4"]
    d.play("die=2", hold=True)
    assert sorted(d.tokens()) == ["axworker=1", "axworker=2"], "quilla has one upper space"
    d.play("axworker=2", hold=True)
    assert (d.hill, d.workers(1)) == ({"U05": "K"}, "A")
    assert d.asked() == "god", "then the slot is refilled"
    assert d.offer == ["G41", "G08"], "the card went to the offer at once"
    d.play("god=G38", hold=True)
    assert d.slots == ["G01", "G38", "G15", "G22"]
    d.answer_null(HUMAN)
    assert d.number_tokens == {**TOKENS, "T2": 4, "T4": 2, "T7": 4}


@pytest.mark.rule("TW-X41")
def test_later_she_places_her_oldest_worker() -> None:
    d = board({"workers": "KA"}).play("die=2", hold=True)
    assert d.hill == {"U05": "K"}


@pytest.mark.rule("TW-X42")
@pytest.mark.parametrize(("festivals", "terraces"), [(0, "UML"), (1, "MUL"), (2, "LMU")])
def test_terraces_by_festivals_resolved(festivals: int, terraces: str) -> None:
    quilla = [name for name, space in SPACES.items() if space["god"] == "quilla"]
    full: dict[str, str] = {}
    for terrace in terraces:
        d = board(festivals=festivals, hill=full).play("die=2", hold=True)
        if d.asked() == "axspace":
            assert {token[8] for token in d.tokens()} == {terrace}
            d.play(min(d.tokens()), hold=True)
        placed = set(d.hill) - set(full)
        assert {name[0] for name in placed} == {terrace}
        full |= dict.fromkeys([name for name in quilla if name[0] == terrace], "K")
        full = dict(zip(full, "KCPWACKPWKCPWACKPWA", strict=False))


@pytest.mark.rule("TW-X43", "TW-A12")
@pytest.mark.parametrize(
    ("priest", "steps", "spaces"),
    [
        (0, {}, ["M01"]),
        (2, {}, ["M06", "M13"]),
        (2, {"ST3u": 1}, ["M13"]),
        (3, {"ST1u": 0}, ["M13"]),
        (4, {}, ["M18"]),
    ],
)
def test_the_cheapest_space_of_the_terrace(
    priest: int, steps: dict[str, int], spaces: list[str]
) -> None:
    d = board({"priest": priest}, festivals=1, steps=steps).play("die=2", hold=True)
    if len(spaces) > 1:
        assert sorted(d.tokens()) == [f"axspace={space}" for space in spaces]
    else:
        assert list(d.hill) == spaces
    assert d.goods(1) == "", "she pays nothing"


@pytest.mark.rule("TW-X44", "TW-P09")
def test_your_step_markers_on_her_way_give_you_points() -> None:
    d = board(festivals=1, steps={"ST0u": 0}).play("die=2", hold=True)
    assert (list(d.hill), d.sheet(0)["steps_used"]) == (["M01"], 1)
    d = board(festivals=2, steps={"ST0u": 0, "ST0l": 1}).play("die=2", hold=True)
    assert (list(d.hill), d.scores()) == (["L06"], [11, 10])


def god_spaces(god: str) -> list[str]:
    return [name for name, space in SPACES.items() if space["god"] == god]


@pytest.mark.rule("TW-X45", "TW-X61")
def test_without_an_empty_space_the_slot_gets_another_card() -> None:
    hill = {name: "AKCPW"[n % 5] for n, name in enumerate(god_spaces("inti"))}
    d = board(hill=hill, offer=["G41"]).play("die=1", hold=True)
    assert d.asked() == "god", "no empty space of Inti"
    assert d.offer == ["G41", "G01"]
    d.play("god=G02", hold=True)
    assert (d.asked(), d.offer) == ("god", ["G41", "G01", "G02"])
    d.play("god=G36", hold=True)
    assert list(set(d.hill) - set(hill)) == ["U04"], "Viracocha at last"
    assert d.offer == ["G36"], "the full offer was shuffled away before"


@pytest.mark.rule("TW-X45", "TW-X47")
def test_an_empty_slot_means_the_next_filled_one() -> None:
    d = board(slots=["", "G08", "G15", "G22"]).play("die=1", hold=True)
    assert list(d.hill) == ["U05"], "slot 2 serves"
    d.play("god=G41", hold=True)
    assert d.slots == [None, "G41", "G15", "G22"]
    assert d.answer_null(HUMAN).number_tokens["T1"] == 1, "the die result stays"
    d = board(deck=[], offer=[]).play("die=2", hold=True)
    assert (d.slots, d.offer) == (["G01", None, "G15", "G22"], ["G08"]), "no card to refill it"


@pytest.mark.rule("TW-X45", "TW-X47")
def test_a_slot_that_cannot_be_refilled_stays_empty_and_the_next_one_serves() -> None:
    hill = {name: "AKCPW"[n % 5] for n, name in enumerate(god_spaces("inti"))}
    d = board(hill=hill, deck=[], offer=[]).play("die=1", hold=True)
    assert set(d.hill) - set(hill) == {"U05"}, "slot 2: there was no card for slot 1"
    assert d.tokens() == ["god=G01"], "the offer without the card just played is the deck"
    d.play("god=G01", hold=True)
    assert (d.slots, d.offer) == ([None, "G01", "G15", "G22"], ["G08"])


@pytest.mark.rule("TW-X46", "TW-E13")
@pytest.mark.parametrize(
    ("statues", "points"),
    [([], 0), (["inti_small"], 0), (["quilla_small"], 5), (["quilla_small", "quilla_large"], 5)],
)
def test_a_statue_of_the_god_gives_five_points(statues: list[str], points: int) -> None:
    d = board({"statues": statues, "priest": 0}).play("die=2", hold=True)
    d.answer_null(HUMAN)
    assert d.sheet(1)["ax_statue_match"] == points
    assert d.sheet(1)["god_cards"] == 0


@pytest.mark.rule("TW-X47", "TW-A14")
def test_an_empty_deck_takes_the_offer_without_the_card_just_played() -> None:
    d = board(deck=[], offer=["G41", "G42"]).play("die=2", hold=True)
    assert sorted(d.tokens()) == ["god=G41", "god=G42"]
    assert d.offer == ["G08"]
    d = board(offer=["G41", "G42", "G40"]).play("die=2", hold=True)
    assert d.offer == ["G08"]
    assert {"G40", "G41", "G42"} < {token[4:] for token in d.tokens()}


@pytest.mark.rule("TW-X60")
def test_if_no_card_has_a_space_she_places_nothing() -> None:
    hill = {name: "AKCPW"[n % 5] for n, name in enumerate(god_spaces("inti"))}
    cards = ["G01", "G02", "G03", "G04"]
    d = board(hill=hill, slots=cards, deck=[], offer=["G05"]).play("die=4", hold=True)
    assert (d.hill, d.slots, d.offer) == (hill, cards, ["G05"])
    assert (d.workers(1), d.goods(1)) == ("A", "m1"), "the tokens act"


# Tokens


@pytest.mark.rule("TW-X48", "TW-X49")
@pytest.mark.parametrize(
    ("die", "moved"),
    [
        (1, {"T1": 1, "T6": 1}),
        (2, {"T2": 4, "T4": 2, "T7": 4}),
        (3, {"T5": 0, "T8": 2}),
        (4, {"T3": 3}),
    ],
)
def test_tokens_of_the_value_act_and_move(die: int, moved: dict[str, int]) -> None:
    d = board({"stone": 5}, village="AAAA").play(f"die={die}", hold=True).answer_null(HUMAN)
    assert d.number_tokens == {**TOKENS, **moved}


@pytest.mark.rule("TW-X50", "TW-X18")
@pytest.mark.parametrize(
    ("at", "goods", "after"),
    [
        (0, {}, "p2"),
        (1, {}, "m2"),
        (2, {}, "s2"),
        (3, {}, "g1"),
        (4, {}, "m1"),
        (4, {"stone": 1, "maize": 1}, "s1m2"),
        (4, {"stone": 1, "maize": 2}, "s2m2"),
    ],
)
def test_top_loop(at: int, goods: dict[str, int], after: str) -> None:
    d = rolled(4, "T3", at, goods).answer_null(HUMAN)
    assert d.goods(1) == after


@pytest.mark.rule("TW-X50", "TW-X59")
def test_personalities() -> None:
    d = rolled(4, "T3", 3, personality="A1")
    assert sorted(d.tokens()) == sorted(f"axstatue={god}_small" for god in GODS)
    d.play("axstatue=vira_small", hold=True)
    assert (d.goods(1), d.sheet(1)["statues"]) == ("g1", 3)
    d = rolled(4, "T3", 3, personality="A2")
    assert d.asked() == "weave"
    d.play("weave=W09", hold=True)
    assert (d.top, d.tapestries(1)) == ("W09", [["SW02", "W01"]])
    d = rolled(4, "T3", 3, {"temple": 8}, personality="B1").answer_null(HUMAN)
    assert (d.temple(1), d.goods(1)) == (9, "g1")
    d = rolled(4, "T3", 3, personality="B2")
    assert sorted(d.tokens()) == ["axtile=P1", "axtile=P2"]
    d.play("axtile=P2", hold=True).answer_null(HUMAN)
    assert (d.production(1), d.goods(1)) == (["Y02"], "g1"), "free"


GODS = ["inti", "quilla", "illapa", "cocha", "pacha", "vira"]


@pytest.mark.rule("TW-X59", "TW-X80")
def test_a_personality_acts_on_use_and_what_it_cannot_do_is_lost() -> None:
    d = rolled(4, "T3", 4, personality="B1").answer_null(HUMAN)
    assert (d.number_tokens["T3"], d.temple(1)) == (3, 0), "arriving on its space does nothing"
    stock = {f"{god}_{size}": int(size == "large") for god in GODS for size in ("small", "large")}
    d = rolled(4, "T3", 3, personality="A1", stock=stock).answer_null(HUMAN)
    assert d.goods(1) == "g1"
    d = rolled(4, "T3", 3, {"temple": 12}, personality="B1").answer_null(HUMAN)
    assert (d.temple(1), d.goods(1)) == (12, "g1")
    d = rolled(4, "T3", 3, personality="none").answer_null(HUMAN)
    assert d.goods(1) == "g1"


def middle(at: int, p1: dict[str, Any] | None = None, **pieces: Any) -> Desk:
    """Only the middle loop matters: die 3, T5 there; the Village has workers for T8."""
    return rolled(3, "T5", at, p1, **{"village": "CCC", **pieces})


@pytest.mark.rule("TW-X51", "TW-X81")
@pytest.mark.parametrize(
    ("at", "goods", "options", "after", "built"),
    [
        (2, {"stone": 2}, {}, "p1s1", "Y"),
        (2, {"gold": 2}, {}, "p1g1", "Y"),
        (2, {"maize": 3}, {}, "p1m3g1", ""),
        (4, {"stone": 1}, {}, "p1", "Z"),
        (2, {"stone": 1, "gold": 1}, {"solo_easy_building_cost": True}, "p1", "Y"),
        (2, {"stone": 1}, {"solo_easy_building_cost": True}, "p1s1g1", ""),
        (4, {"stone": 3}, {"solo_easy_building_cost": True}, "p1s1", "Z"),
    ],
)
def test_buildings(
    at: int, goods: dict[str, int], options: dict[str, Any], after: str, built: str
) -> None:
    d = middle(at, goods, options=options)
    if built:
        slots = {"Y": ["axtile=P1", "axtile=P2"], "Z": ["axtile=V1", "axtile=V2"]}[built]
        assert sorted(d.tokens()) == slots
    d.answer_null(HUMAN)
    assert d.goods(1) == after, "with the potato of the courier from the Village"
    assert "".join(tile[0] for tile in d.production(1) + d.passive(1)) == built


@pytest.mark.rule("TW-X51", "TW-X57")
def test_without_a_tile_of_the_type_she_takes_gold() -> None:
    d = middle(2, {"stone": 2}, market=(None, None, "Z05", "Z07")).answer_null(HUMAN)
    assert d.goods(1) == "p1s2g1"


@pytest.mark.rule("TW-X56", "TW-K11")
@pytest.mark.parametrize(
    ("priest", "steps", "built"),
    [
        (0, {}, "ST0u"),
        (3, {"ST3u": 0, "ST4u": 0}, "ST0u"),
        (0, {f"ST{n}u": int(n == 3) for n in range(5)}, "ST3l"),
        (0, {f"ST{n}u": 0 for n in range(5)}, "ST0l"),
        (2, {**{f"ST{n}u": 0 for n in range(5)}, "ST2l": 0}, "ST3l"),
    ],
)
def test_steps(priest: int, steps: dict[str, int], built: str) -> None:
    d = middle(3, {"stone": 3, "priest": priest}, steps=steps).answer_null(HUMAN)
    assert set(d.steps) - set(steps) == {built}
    assert d.goods(1) == "p3m1"
    assert d.sheet(1)["steps"] == 4
    above = steps.get(built[:3] + "u", -1) if built[3] == "l" else -1
    assert [d.sheet(seat)["steps_used"] for seat in (0, 1)] == [
        2 * (above == 0),
        2 * (above == 1),
    ]


@pytest.mark.rule("TW-X51", "TW-X56")
@pytest.mark.parametrize(
    ("goods", "after", "steps"),
    [
        ({"stone": 2}, "p1s2g1", {}),
        ({"stone": 2, "gold": 1}, "p3m1", {}),
        ({"stone": 3}, "p1s3g1", {f"ST{n}u": 1 for n in range(5)}),
    ],
)
def test_steps_need_stone_and_a_marker(
    goods: dict[str, int], after: str, steps: dict[str, int]
) -> None:
    assert middle(3, goods, steps=steps).answer_null(HUMAN).goods(1) == after


@pytest.mark.rule("TW-X55", "TW-X61")
@pytest.mark.parametrize(
    ("goods", "die", "pieces", "statue"),
    [
        ({"stone": 3}, 1, {}, "inti_small"),
        ({"stone": 3}, 4, {}, "cocha_small"),
        ({"stone": 3, "gold": 2}, 2, {}, "quilla_large"),
        ({"stone": 2, "gold": 3}, 2, {}, "quilla_large"),
        ({"stone": 3, "gold": 1}, 2, {}, "quilla_small"),
        ({"stone": 1, "gold": 2}, 2, {}, "quilla_small"),
        ({"stone": 3}, 2, {"none": ["quilla_small"]}, "illapa_small"),
        ({"stone": 3}, 4, {"none": ["cocha_small"]}, "inti_small"),
        ({"stone": 3, "gold": 2}, 2, {"none": ["quilla_large"]}, "quilla_small"),
    ],
)
def test_statue(goods: dict[str, int], die: int, pieces: dict[str, Any], statue: str) -> None:
    stock = {f"{god}_{size}": 2 - (size == "large") for god in GODS for size in ("small", "large")}
    stock |= dict.fromkeys(pieces.get("none", []), 0)
    d = board(goods, tokens={**TOKENS, "T5": 1}, stock=stock, village="CCC")
    d.play("die=3", "god=G16", hold=True)
    assert d.asked() == "die"
    assert d.slots == ["G01", "G08", "G16", "G22"]
    d.play(f"die={die}", hold=True).answer_null(HUMAN)
    assert d.statues(1) == [statue]
    assert d.sheet(1)["statues"] == (9 if statue.endswith("large") else 3)


@pytest.mark.rule("TW-X55", "TW-X61")
@pytest.mark.parametrize("goods", [{"stone": 2}, {}, {"gold": 2}])
def test_no_statue_no_roll(goods: dict[str, int]) -> None:
    before = goods.get("gold", 0)
    d = middle(1, goods)
    assert d.asked() != "die"
    d.answer_null(HUMAN)
    assert d.statues(1) == []
    assert f"g{before + 1}" in d.goods(1)


@pytest.mark.rule("TW-X55", "TW-X61")
def test_if_no_slot_fits_a_random_statue() -> None:
    stock = {f"{god}_{size}": 0 for god in GODS for size in ("small", "large")}
    stock |= {"pacha_small": 2, "vira_small": 1, "vira_large": 1}
    d = middle(1, {"stone": 3}, stock=stock, deck=["G02", "G03"], p0={})
    d.play("die=1", hold=True)
    assert sorted(d.tokens()) == ["axstatue=pacha_small", "axstatue=vira_small"]
    d = middle(1, {"stone": 3, "gold": 2}, stock=stock, deck=["G02", "G03"])
    d.play("die=1", hold=True).answer_null(HUMAN)
    assert d.statues(1) == ["vira_large"]


@pytest.mark.rule("TW-X52", "TW-X17")
@pytest.mark.parametrize(
    ("goods", "pile", "after", "bought"),
    [
        ({"maize": 3}, ["W02", "W05", "W06"], "p1", 2),
        ({"maize": 1, "gold": 2}, ["W02", "W05", "W06"], "p1", 2),
        ({"maize": 2}, ["W02", "W05", "W06"], "p1m1g1", 1),
        ({"gold": 1}, ["W02", "W05", "W06"], "p1g1", 1),
        ({}, ["W02", "W05", "W06"], "p1g1", 0),
        ({"maize": 3}, [], "p1m2g1", 1),
    ],
)
def test_she_buys_weavings(goods: dict[str, int], pile: list[str], after: str, bought: int) -> None:
    d = middle(0, goods, pile=pile).answer_null(HUMAN)
    assert d.goods(1) == after
    assert sum(map(len, d.tapestries(1))) == 1 + bought


@pytest.mark.rule("TW-X52", "TW-N02")
def test_an_empty_pile_gives_her_gold() -> None:
    d = middle(0, {"maize": 3}, pile=[], top=None).answer_null(HUMAN)
    assert d.goods(1) == "p1m3g1"


@pytest.mark.rule("TW-X52", "TW-L05")
def test_you_may_buy_one_of_her_tiles_for_three_maize() -> None:
    d = middle(0, {"maize": 3}, pile=["W02", "W05", "W06"], p0={"maize": 3})
    d.play("weave=W02", "weave=W05")
    assert d.legal() == ["WV -", "WV W01"], "she took the two highest"
    d.play("WV -", hold=True)
    assert d.under_pile == ["W01"]


@pytest.mark.rule("TW-X53")
@pytest.mark.parametrize(
    ("tapestries", "top", "result"),
    [
        ([["SW02"]], "W05", [["SW02", "W05"]]),
        ([["SW02"]], "W10", [["SW02"], ["W10"]]),
        ([["SW02"], ["W06", "W19"]], "W05", [["SW02", "W05"], ["W06", "W19"]]),
        ([["SW02"], ["W06", "W19"]], "W10", [["SW02"], ["W06", "W19", "W10"]]),
        ([["SW02"], ["W06"]], "W05", [["SW02", "W05"], ["W06"]]),
    ],
)
def test_where_her_tiles_go(tapestries: list[list[str]], top: str, result: list[list[str]]) -> None:
    d = rolled(4, "T3", 3, {"tapestries": tapestries}, personality="A2", top=top)
    d.answer_null(HUMAN)
    assert d.tapestries(1) == result


@pytest.mark.rule("TW-X53", "TW-X19")
def test_among_several_tiles_the_highest_number() -> None:
    side = {"maize": 3, "tapestries": [["SW02"], ["W24"]], "passive": ["Z04"]}
    d = middle(0, side, pile=["W05", "W06"])
    d.play("weave=W05", "weave=W06", hold=True).answer_null(HUMAN)
    assert d.tapestries(1) == [["SW02", "W06", "W05"], ["W24"]]
    assert d.goods(1) == "p1", "joins give her nothing"


@pytest.mark.rule("TW-X54")
@pytest.mark.parametrize(
    ("goods", "tapestries", "after", "bought"),
    [
        ({"maize": 4}, [["SW02"]], "m1", True),
        ({"maize": 2, "gold": 2}, [["SW02"]], "g1", True),
        ({"maize": 2}, [["SW02"]], "", True),
        ({"maize": 1, "gold": 9}, [["SW02"]], "m1g9", False),
        ({"maize": 9}, [["W10", "W05", "W20"]], "m9", False),
    ],
)
def test_she_follows_your_purchase(
    goods: dict[str, int], tapestries: list[list[str]], after: str, bought: bool
) -> None:
    p0 = {"gold": 1, "workers": "A", "priest": 2, "potato": 1}
    top = {"top": "W23", "pile": []}
    d = desk(1, p0=p0, p1={"tapestries": tapestries, **goods}, **top)
    d.play("PL A", "SP U06", "BY g1", "TK Ut05")
    if tapestries == [["SW02"]]:
        assert d.tapestries(1) == [["SW02"]], "W23 has the pattern of SW02"
        d = desk(1, p0=p0, p1={"tapestries": tapestries, **goods}, top="W05", pile=[])
        d.play("PL A", "SP U06", "BY g1", "TK Ut05")
    assert d.goods(1) == after
    assert (sum(map(len, d.tapestries(1))) > sum(map(len, tapestries))) == bought


@pytest.mark.rule("TW-X58", "TW-X12")
@pytest.mark.parametrize(
    ("at", "village", "left", "goods"),
    [
        (0, "KAC", "AC", "p2m1"),
        (2, "CAK", "CA", "p2m1"),
        (3, "KAC", "AC", "p2m1"),
        (4, "CAK", "CA", "p2m1"),
    ],
)
def test_bottom_loop_village(at: int, village: str, left: str, goods: str) -> None:
    d = rolled(1, "T6", at, village=village).answer_null(HUMAN)
    assert (d.village, d.goods(1), d.workers(1)) == (left, goods, "K")


@pytest.mark.rule("TW-X58", "TW-A12")
def test_bottom_loop_nomads_and_what_is_impossible() -> None:
    d = rolled(1, "T6", 1, nomads="AK")
    assert sorted(d.tokens()) == ["axnomad=architect", "axnomad=craftsman"]
    d.play("axnomad=craftsman", hold=True).answer_null(HUMAN)
    assert (d.goods(1), d.workers(1)) == ("p2m1", "K")
    d = rolled(1, "T6", 1, nomads="").answer_null(HUMAN)
    assert d.workers(1) == ""
    d = rolled(1, "T6", 0, village="K").answer_null(HUMAN)
    assert (d.holder, d.sheet(1)["trigger"]) == (1, 1)

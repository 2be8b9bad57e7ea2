"""Chapter 9: god cards; every card has its effect."""

import pytest

from .desk import Desk, desk
from .plan import BOX

CARDS = {card["id"]: card for card in BOX["god_cards"]["items"]}
PLACES = {
    "inti": ("U10", 4),
    "quilla": ("U05", 2),
    "illapa": ("U01", 0),
    "cocha": ("U02", 0),
    "pacha": ("U03", 1),
    "vira": ("U04", 1),
}
"""A space of each god on the upper terrace, and its section."""


def activated(card: str, **pieces: object) -> Desk:
    """Seat 0 has placed a worker with the card while owning a small statue of its god."""
    god = CARDS[card]["god"]
    space, section = PLACES[god]
    p0 = {"workers": "A", "gods": [card], "statues": [f"{god}_small"], "priest": section}
    d = desk(p0={**p0, **pieces}, offer=["G06"] if card != "G06" else [])
    return d.play("PL A", f"SP {space}", f"BY {card}", hold=True)


PLAIN = {
    "potato 3 stone 1": ("p3s1", 0, "G01 G08 G15 G22 G29 G36"),
    "3 points": ("", 3, "G02 G09 G16 G23 G30 G37"),
    "maize and 2 points": ("m1", 2, "G03 G10 G17 G24 G31 G38"),
    "potato 2 gold 1": ("p2g1", 0, "G06"),
    "5 potato": ("p5", 0, "G34"),
    "3 maize": ("m3", 0, "G35"),
}


@pytest.mark.rule("TW-C02", "TW-V02")
@pytest.mark.parametrize(
    ("card", "goods", "points"),
    [(card, goods, points) for goods, points, cards in PLAIN.values() for card in cards.split()],
)
def test_cards_that_only_gain(card: str, goods: str, points: int) -> None:
    d = activated(card)
    assert (d.goods(0), d.scores()[0], d.asked()) == (goods, 10 + points, "0: TK")
    assert d.sheet(0)["god_cards"] == points


@pytest.mark.rule("TW-V04")
@pytest.mark.parametrize("card", ["G04", "G11", "G18", "G25", "G32", "G39"])
def test_two_potato_and_an_army_card(card: str) -> None:
    d = activated(card)
    assert (d.goods(0), d.asked()) == ("p2", "army")
    assert d.play("army=R30").army(0) == ["R30"]


@pytest.mark.rule("TW-V10", "TW-K12")
@pytest.mark.parametrize("card", ["G05", "G12", "G19", "G26", "G33", "G40"])
def test_build_a_building(card: str) -> None:
    d = activated(card, stone=2).play("DO build_building", "BB P2")
    assert (d.production(0), d.goods(0)) == (["Y02"], "")


@pytest.mark.rule("TW-V11", "TW-V15")
@pytest.mark.parametrize(
    ("card", "pieces", "asked", "goods", "points"),
    [
        ("G07", {"gold": 1}, "0: PT", "p1g1", 1),
        ("G13", {}, "weave", "", 0),
        ("G14", {"tapestries": [["SW02", "W24"]]}, "0: DO", "p2", 0),
        ("G20", {}, "0: DO", "m1", 0),
        ("G21", {"turned": ["Y05"]}, "0: RJ", "p1", 0),
        ("G27", {}, "0: NM", "p1", 0),
        ("G28", {}, "0: GC", "m1", 0),
        ("G41", {"stone": 2}, "0: DO", "s3", 0),
        ("G42", {"stone": 2}, "0: DO", "s3", 0),
    ],
)
def test_single_cards(
    card: str, pieces: dict[str, object], asked: str, goods: str, points: int
) -> None:
    d = activated(card, **pieces)
    assert (d.asked(), d.goods(0), d.scores()[0]) == (asked, goods, 10 + points)


@pytest.mark.rule("TW-V10", "TW-K17")
@pytest.mark.parametrize(
    ("card", "pieces", "tokens", "goods", "points"),
    [
        ("G14", {"tapestries": [["SW02", "W24"]]}, ["DO merchant"], "p5", 0),
        ("G20", {}, ["DO train", "KA R01"], "m1", 0),
        ("G41", {"stone": 2}, ["DO build_statue", "SU inti S"], "", 3),
        ("G42", {"stone": 2}, ["DO build_steps", "ST ST0u"], "p2m1", 4),
    ],
)
def test_tasks_of_cards(
    card: str, pieces: dict[str, object], tokens: list[str], goods: str, points: int
) -> None:
    d = activated(card, **pieces).play(*tokens)
    assert (d.goods(0), d.scores()[0]) == (goods, 10 + points)


@pytest.mark.rule("TW-C01")
def test_uses_of_a_god_card() -> None:
    p0 = {"workers": "A", "gods": ["G22", "G23"], "stone": 2, "priest": 0}
    d = desk(p0=p0).play("PL A", "SP U02", "BY G22", "TK Ut03")
    assert d.asked() == "0: BX", "the other one may be spent on a swap"
    d = desk(p0={"gods": ["G23"]}, holder=0, village="").answer_null("0: PLAY")
    assert d.play("PLAY G23").sheet(0)["god_cards"] == 3
    d = desk(p0={"gods": ["G23"], "potato": 1}, holder=0, village="", festivals=2)
    assert d.sheet(0)["final_god_cards"] == 1


@pytest.mark.rule("TW-C02", "TW-C03")
@pytest.mark.parametrize(
    ("statues", "points"),
    [
        ([], 0),
        (["cocha_small"], 3),
        (["cocha_large"], 3),
        (["cocha_small", "cocha_large"], 3),
        (["inti_small"], 0),
    ],
)
def test_a_statue_of_the_god_activates_the_card_once(statues: list[str], points: int) -> None:
    d = desk(p0={"workers": "A", "gods": ["G23"], "statues": statues})
    d.play("PL A", "SP U02", "BY G23")
    assert d.sheet(0)["god_cards"] == points


@pytest.mark.rule("TW-C04", "TW-R06")
def test_gold_gives_no_benefit_and_adds_nothing_to_the_offer() -> None:
    p0 = {"workers": "A", "gods": ["G23"], "gold": 1, "statues": ["cocha_small"]}
    d = desk(p0=p0, offer=["G05"]).play("PL A", "SP U02", "BY g1", "TK -")
    assert (d.sheet(0)["god_cards"], d.offer) == (0, ["G05"])


@pytest.mark.rule("TW-C05", "TW-A14")
def test_a_full_offer_is_shuffled_into_the_deck() -> None:
    d = desk(p0={"workers": "A", "gods": ["G22"]}, offer=["G05", "G06", "G07"], under_gods=["G41"])
    before = len(d.deck)
    d.play("PL A", "SP U02", "BY G22", "TK -")
    assert d.offer == ["G22"]
    assert {"G05", "G06", "G07", "G41"} < set(d.deck)
    assert (len(d.deck), d.under_gods) == (before + 4, [])


@pytest.mark.rule("TW-C06")
def test_the_offer_is_not_refilled_when_a_card_is_taken() -> None:
    d = desk(p0={}, offer=["G05", "G06"]).play("PRAY", "GC G05", "GC G06", "RECRUIT", "NM -")
    assert d.offer == []


@pytest.mark.rule("TW-C07")
def test_each_card_is_seen_before_the_next_is_taken() -> None:
    d = desk(p0={}, offer=["G05", "G06"]).play("PRAY", "GC deck", "god=G40")
    assert d.gods(0) == ["G40"]
    assert d.legal() == ["GC G05", "GC G06", "GC deck"]


@pytest.mark.rule("TW-C08", "TW-N03")
def test_an_empty_deck_leaves_the_offer_and_then_nothing() -> None:
    d = desk(p0={}, deck=[], offer=["G05", "G06"]).play("PRAY")
    assert d.legal() == ["GC G05", "GC G06"]
    d.play("GC G06")
    assert (d.gods(0), d.asked()) == (["G05", "G06"], "0: MH RECRUIT TRAIN")
    d = desk(p0={"workers": "P", "gold": 1}, deck=[]).play("PL P", "SP U01", "BY g1", "TK -")
    assert (d.gods(0), d.actor()) == ([], 1), "the priest's draw lapses"


@pytest.mark.rule("TW-N12")
def test_a_statue_built_in_a_placement_does_not_wake_its_card() -> None:
    p0 = {"workers": "A", "gods": ["G02"], "stone": 3, "potato": 2}
    d = desk(p0=p0).play("PL A", "SP M04", "BY G02", "TK Mt04", "SU inti S")
    assert (d.sheet(0)["god_cards"], d.sheet(0)["statues"]) == (0, 3)

"""Chapter 19: set-up against Axomamma and what she gains."""

from typing import Any

import pytest

from .desk import Desk, desk, new_game

HUMAN = "0: MH PRAY RECRUIT TRAIN"
SLOTS = ["G01", "G08", "G15", "G22"]
TOKENS = {"T1": 0, "T2": 2, "T3": 4, "T4": 0, "T5": 2, "T6": 0, "T7": 2, "T8": 4}
"""Her number tokens at the start."""


def her(p1: dict[str, Any] | None = None, **pieces: Any) -> Desk:
    """Axomamma's turn begins; her priest is in section 0 of the printed Coricancha."""
    return desk(1, active=1, p1=p1 or {}, **{"hold": True, **pieces})


# Set-up


def opening() -> Desk:
    """A solo game up to the kept cards."""
    d = new_game(1)
    d.answer_null("start")
    assert len(d.tokens()) == 4
    d.play("start=SW03", hold=True)
    return d


@pytest.mark.rule("TW-X01", "TW-X02")
def test_she_gets_a_random_starting_weaving_then_you_choose() -> None:
    d = opening()
    assert d.legal() == ["SW SW01", "SW SW02", "SW SW04"]
    d.play("SW SW04", hold=True)
    assert (d.tapestries(0), d.tapestries(1)) == ([["SW04"]], [["SW03"]])


@pytest.mark.rule("TW-X03", "TW-X04")
def test_her_stock() -> None:
    d = opening().play("SW SW01", hold=True)
    assert d.asked() == "army"
    d.play("army=R20", hold=True)
    assert (d.goods(1), d.army(1), d.gods(1), d.scores()[1]) == ("s4m2g1", ["R20"], [], 10)
    assert len(d.workers(1)) == 2, "without the rewards of their kinds"
    assert d.asked() == "god"
    d.play()
    assert d.asked() == "0: KEEP"


@pytest.mark.rule("TW-X05", "TW-X06")
@pytest.mark.parametrize(("section", "die", "hers"), [(0, 3, 3), (3, 4, 2), (4, 1, 0)])
def test_priests_slots_steps_and_personality(section: int, die: int, hers: int) -> None:
    d = opening().play("SW SW01")
    d.answer_null("0: HP").play(f"HP {section}", hold=True)
    assert d.asked() == "die"
    d.play(f"die={die}", hold=True)
    assert (d.priest(0), d.priest(1)) == (section, hers)
    assert d.asked() == "god"
    for _ in range(4):
        d.play(max(d.tokens()), hold=True)
    assert None not in d.slots
    assert d.steps == {f"ST{hers}u": 1}
    assert (d.goods(1), d.scores()[1]) == ("s4m2g1", 10), "her free steps give no gain"
    assert sorted(d.tokens()) == ["pers=A1", "pers=A2", "pers=B1", "pers=B2"]
    d.play("pers=B1", hold=True)
    assert d.number_tokens == TOKENS
    assert d.actor() == 0, "you are first player"


@pytest.mark.rule("TW-X09", "TW-X80")
def test_a_personality_by_option_is_not_drawn() -> None:
    d = new_game(1, solo_personality="none")
    d.answer_null("0: HP").play("HP 0", "die=1", hold=True)
    for _ in range(4):
        d.play(min(d.tokens()), hold=True)
    assert d.asked().startswith("0: MH")


# General


@pytest.mark.rule("TW-X10", "TW-X11")
def test_her_turn_has_no_recruiting_and_ends_with_a_full_market() -> None:
    d = her({"workers": "", "potato": 4}, market=(None, "Y02", None, "Z07"), village="A")
    d.play()
    assert d.asked() == HUMAN
    assert (d.village, None in d.market) == ("A", False)


@pytest.mark.rule("TW-X11", "TW-F02")
def test_a_festival_of_hers_comes_first() -> None:
    d = her({"workers": "A"}, holder=1, village="", festivals=0)
    d.answer_null("0: PLAY").play("PLAY -", hold=True)
    assert d.festivals == 1
    assert len(d.village) == 6
    assert sorted(d.hill) == ["M06", "M08", "M09", "M11", "M13", "M15", "M19", "M20"]
    d.answer_null("die")


REWARDS = {"A": "s1", "K": "m1", "C": "p1", "W": "", "P": ""}


@pytest.mark.rule("TW-X12", "TW-X70")
@pytest.mark.parametrize("kind", "AKCWP")
def test_reward_of_a_worker(kind: str) -> None:
    d = her({"workers": "A"}, village=kind + "K", tokens=TOKENS, offer=["G41", "G42"], slots=SLOTS)
    d.play("die=1", hold=True).answer_null(HUMAN)
    assert len(d.workers(1)) == 1
    # T1 stands on 2 potato and T6 on the potato end
    goods = {"A": "p2s1", "K": "p2m1", "C": "p3"}.get(kind, "p2")
    assert d.goods(1) == goods
    assert len(d.army(1)) == (1 if kind == "W" else 0)
    assert d.sheet(1)["ax_offer"] == (1 if kind == "P" else 0)
    assert d.under_gods == (["G41"] if kind == "P" else [])


@pytest.mark.rule("TW-X13", "TW-X12")
def test_above_two_workers_a_random_one_leaves_after_the_reward() -> None:
    d = her({"workers": "KP", "maize": 4, "temple": 3, "stone": 9}, village="WA")
    assert d.asked() == "army", "the warrior's reward comes first"
    d.play("army=R01", hold=True)
    assert sorted(d.tokens()) == ["axdrop=1", "axdrop=2", "axdrop=3"], "the new one included"
    d.play("axdrop=2", hold=True)
    assert d.workers(1) == "KW"


@pytest.mark.rule("TW-X13", "TW-X41")
def test_the_others_keep_their_age() -> None:
    side = {"workers": "KP", "maize": 4, "temple": 3, "stone": 9}
    d = her(side, village="WAC", slots=SLOTS, casualties="AAAAA").play("axdrop=1")
    d.play("PRAY", "RECRUIT", "NM -", "die=1", hold=True)
    assert d.hill == {"U06": "P"}, "the priest is older than the warrior"


@pytest.mark.rule("TW-X14")
def test_instead_of_a_god_card_she_clears_the_oldest_offer_card() -> None:
    d = her({"production": ["Y11", "Y01"], "priest": 3}, offer=["G41", "G42", "G40"])
    d.play(hold=True)
    assert d.sheet(1)["ax_offer"] == 2
    assert d.under_gods[:2] == ["G41", "G42"]
    d = her({"production": ["Y11", "Y01"], "priest": 3}, offer=[])
    assert d.sheet(1)["ax_offer"] == 0


@pytest.mark.rule("TW-X15", "TW-X35")
def test_training_is_one_army_card_for_her() -> None:
    d = her({"production": ["Y09", "Y01"], "priest": 3})
    assert d.asked() == "army"
    d.play("army=R07", "army=R08")
    assert (d.army(1), d.discard) == (["R07", "R08"], []), "one by training, one after the action"


@pytest.mark.rule("TW-X16", "TW-E13")
@pytest.mark.parametrize(("potato", "left", "points"), [(0, "p4", 0), (1, "", 5), (4, "p3", 5)])
def test_five_potatoes_become_five_points(potato: int, left: str, points: int) -> None:
    d = her({"production": ["Y01", "Y07"], "potato": potato, "priest": 3}).play()
    assert (d.goods(1), d.sheet(1)["ax_potato"]) == (left, points)


@pytest.mark.rule("TW-X17", "TW-X26")
def test_gold_pays_only_what_is_missing() -> None:
    d = her({"maize": 5, "gold": 3, "temple": 7}).play()
    assert (d.temple(1), d.goods(1)) == (10, "g3"), "5 maize and 1 gold, and 1 gold on space 8"


@pytest.mark.rule("TW-X18")
@pytest.mark.parametrize(
    ("tile", "goods", "after"),
    [
        ("Y03", {"stone": 1, "maize": 2}, "s3m2"),
        ("Y03", {"stone": 2, "maize": 2}, "s2m4"),
        ("Y19", {"gold": 0, "potato": 0}, "g1"),
        ("Y19", {"gold": 2, "potato": 1}, "p4g2"),
    ],
)
def test_she_takes_what_she_has_least_of(tile: str, goods: dict[str, int], after: str) -> None:
    d = her({"production": [tile, "Y06"], "priest": 3, **goods}).play()
    assert d.goods(1) == after


@pytest.mark.rule("TW-X19")
def test_her_passive_buildings_have_no_ability() -> None:
    d = desk(1, p0={"priest": 2}, p1={"passive": ["Z17", "Z11"]}).play("MH 1", "CW p")
    assert (d.goods(1), d.sheet(1)["passive"]) == ("", 0)
    d = her({"passive": ["Z06", "Z15"], "stone": 4}, holder=1, village="", festivals=2).play()
    assert (d.sheet(1)["final_buildings"], d.goods(1)) == (4, "s4")

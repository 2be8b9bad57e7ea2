"""Chapter 16: every passive building."""

from typing import Any

import pytest

from .desk import Desk, desk, new_game


def placed(kind: str, space: str, *, how: str = "", **pieces: Any) -> Desk:
    """Seat 0 has placed a worker for gold."""
    p0 = {"gold": 1, "workers": kind, **pieces.pop("p0", {})}
    return desk(p0=p0, **pieces).play(f"PL {kind}{how}", f"SP {space}", "BY g1")


def follow_up(d: Desk) -> int:
    """Tasks taken one after the other while they are offered: collecting ones only."""
    number = 0
    while d.asked() == "0: TK":
        d.play(d.legal("TK")[-1])
        number += 1
        while d.asked() not in ("0: TK", "0: VR") and d.actor() == 0:
            d.play(([t for t in d.legal() if t.endswith(" -")] or d.legal())[0])
    return number


@pytest.mark.rule("TW-Z01", "TW-Z22")
def test_z01_any_worker_as_courier() -> None:
    p0 = {"passive": ["Z01"], "priest": 1}
    d = placed("W", "U01", how=" as:C", p0=p0, hill={"U03": "A", "U09": "A"})
    assert d.army(0) == [], "not the warrior's ability as well"
    assert follow_up(d) == 2, "one food less and the empty segment"


@pytest.mark.rule("TW-Z02", "TW-Z22")
def test_z02_any_worker_as_priest() -> None:
    p0 = {"passive": ["Z02"], "potato": 1}
    d = placed("A", "U02", how=" as:P", p0=p0, offer=["G05"])
    assert d.legal() == ["PAY", "PAY -"]
    d.play("PAY -", "TK Ut01")
    assert d.legal() == ["GC G05", "GC deck"], "a single task: no bonus of the architect on blue"


@pytest.mark.rule("TW-Z03", "TW-Z22")
def test_z03_turns_production_buildings_up_with_a_warrior() -> None:
    p0 = {"passive": ["Z03", "Z01"], "turned": ["Y01", "Y03", "Y04"], "down": ["R19"]}
    d = placed("W", "U01", p0=p0)
    assert d.legal("RJ") == ["RJ -", "RJ Y01", "RJ Y03", "RJ Y04"]
    d.play("RJ Y01", "RJ Y04")
    assert (d.production(0), d.asked()) == (["Y01", "Y04"], "0: TK")
    assert placed("W", "U01", how=" as:C", p0=p0).asked() == "0: TK"


@pytest.mark.rule("TW-Z04", "TW-E13")
def test_z04_pays_a_matching_join_at_once() -> None:
    p0 = {"passive": ["Z04"], "tapestries": [["SW02"]], "maize": 1, "priest": 2, "workers": "A"}
    d = desk(p0={**p0, "gold": 1}, top="W24", pile=[]).play("PL A", "SP U06", "BY g1", "TK Ut05")
    d.play("WV W24", "TP W24 1R")
    assert d.goods(0) == "p3"
    d = desk(p0={**p0, "gold": 1}, top="W24", pile=[]).play("PL A", "SP U06", "BY g1", "TK Ut05")
    assert d.play("WV W24", "TP W24 1L").goods(0) == "", "the edges do not match on this side"
    p0 |= {"tapestries": [["W06"]], "gold": 1}
    d = desk(p0=p0, top="W19", pile=[]).play("PL A", "SP U06", "BY g1", "TK Ut05", "WV W19")
    assert d.play("TP W19 1R").sheet(0)["joins"] == 3


@pytest.mark.rule("TW-Z05", "TW-Z22")
@pytest.mark.parametrize(
    ("kind", "space", "how", "tasks"),
    [
        ("A", "U01", "", 2),
        ("K", "U02", "", 2),
        ("A", "U02", "", 2),
        ("P", "U02", "", 1),
        ("A", "U01", " as:P", 1),
    ],
)
def test_z05_both_colours(kind: str, space: str, how: str, tasks: int) -> None:
    d = placed(kind, space, how=how, p0={"passive": ["Z05", "Z02"]}, market=(None,) * 4)
    assert follow_up(d) == tasks


@pytest.mark.rule("TW-Z06", "TW-F05")
def test_z06_potatoes_at_festivals() -> None:
    d = desk(p0={"passive": ["Z06"]}, holder=0, village="", festivals=1)
    assert d.goods(0) == "p4"


@pytest.mark.rule("TW-Z07")
@pytest.mark.parametrize(
    ("space", "steps", "points"),
    [
        ("M01", {"ST0u": 0}, 1),
        ("L01", {"ST0u": 0, "ST0l": 0}, 2),
        ("L01", {"ST0u": 1, "ST0l": 0}, 1),
    ],
)
def test_z07_scores_for_own_steps(space: str, steps: dict[str, int], points: int) -> None:
    d = placed("A", space, p0={"passive": ["Z07"], "potato": 5}, steps=steps, market=(None,) * 4)
    assert d.sheet(0)["passive"] == points
    assert d.sheet(1)["steps_used"] == (1 if 1 in steps.values() else 0)


@pytest.mark.rule("TW-Z08", "TW-B08")
def test_z08_draws_five_and_puts_two_away() -> None:
    p0 = {"passive": ["Z08"], "priest": 2, "maize": 1}
    pile = ["W02", "W05", "W06", "W08", "W09"]
    d = desk(p0={**p0, "gold": 1, "workers": "A"}, top="W01", pile=pile)
    d.play("PL A", "SP U06", "BY g1", "TK Ut05", "weave=W02", "weave=W05", "weave=W06", "weave=W08")
    assert d.legal() == ["WZ W01", "WZ W02", "WZ W05", "WZ W06", "WZ W08"]
    d.play("WZ W06", "WZ W01")
    assert d.under_pile == ["W06", "W01"]
    assert d.legal() == ["WV -", "WV W02", "WV W05", "WV W08"]


@pytest.mark.rule("TW-Z08")
@pytest.mark.parametrize(("tiles", "away"), [(4, 1), (3, 0), (2, 0)])
def test_z08_with_a_short_pile(tiles: int, away: int) -> None:
    p0 = {"passive": ["Z08"], "priest": 2, "maize": 1, "gold": 1, "workers": "A"}
    d = desk(p0=p0, top="W01", pile=[], under_pile=["W02", "W05", "W06"][: tiles - 1])
    d.play("PL A", "SP U06", "BY g1", "TK Ut05")
    for _ in range(away):
        d.play(d.legal("WZ")[0])
    assert d.asked() == "0: WV"
    assert len(d.legal("WV")) == 1 + tiles - away


@pytest.mark.rule("TW-Z08", "TW-L04")
def test_z08_is_for_the_own_task_only() -> None:
    p1 = {"passive": ["Z08"], "maize": 3}
    d = desk(p0={"gold": 1, "workers": "A", "priest": 2}, p1=p1)
    d.play("PL A", "SP U06", "BY g1", "TK Ut05")
    assert d.asked() == "1: WV"
    assert len(d.legal()) == 4


@pytest.mark.rule("TW-Z09", "TW-Z10")
def test_z09_and_z10_at_festivals() -> None:
    p0 = {"passive": ["Z09", "Z10"], "tapestries": [["SW01", "W11", "W06"], ["W01"]]}
    d = desk(p0=p0, holder=1, active=1, village="", festivals=1)
    assert d.sheet(0)["passive"] == 3
    assert d.goods(0) == "p2s3m1", "the join of W11 and W06 pays 2 stone"


@pytest.mark.rule("TW-Z11", "TW-Z21")
@pytest.mark.parametrize(("owner", "answer"), [(0, "ACT"), (1, "ACT"), (1, "GOLD"), (0, "GOLD")])
def test_z11_free_weaving_at_offering(owner: int, answer: str) -> None:
    side = {"passive": ["Z11"]}
    d = desk(p0={"priest": 0, **(side if owner == 0 else {})}, p1=side if owner else {})
    d.play("MH 1")
    assert d.asked() == f"{owner}: FW"
    d.play("FW top", "TP W01 new", answer)
    assert len(d.tapestries(owner)) == 2


@pytest.mark.rule("TW-Z12", "TW-Z21")
def test_z12_gold_for_the_temple_at_worship() -> None:
    d = desk(p0={"priest": 4}, p1={"passive": ["Z12"], "gold": 2, "temple": 7}).play("MH 1")
    assert d.legal() == ["PT -", "PT yes"]
    d.play("PT yes")
    assert (d.temple(1), d.goods(1), d.asked()) == (8, "g2", "0: ACT GOLD")


@pytest.mark.rule("TW-Z12", "TW-F05")
def test_z12_before_each_festival() -> None:
    d = desk(p0={"passive": ["Z12"], "gold": 1, "temple": 8}, holder=0, village="", festivals=1)
    assert d.asked() == "0: PT"
    d.play("PT yes")
    assert d.sheet(0)["temple"] == 5, "space 9 counts already"


@pytest.mark.rule("TW-Z13", "TW-Q16")
@pytest.mark.parametrize(
    ("space", "up", "ways"),
    [
        ("A1", ["R01", "R02"], None),
        ("C2", ["R01", "R02"], None),
        ("C3", ["R01", "R02"], ["CP f:- d:1", "CP f:1 d:-"]),
        ("C4", ["R01", "R02"], None),
        ("C5", ["R01", "R02"], None),
        ("A6", ["R01", "R02"], None),
        ("C6", ["R01", "R02", "R19"], ["CP f:1,1 d:2", "CP f:2 d:1"]),
        ("C4", ["R01", "R19"], ["CP f:1 d:-", "CP f:2 d:-"]),
    ],
)
def test_z13_lowers_flip_and_discard(space: str, up: list[str], ways: list[str] | None) -> None:
    d = desk(p0={"priest": 2, "passive": ["Z13"], "up": up}, village="", nomads="")
    d.play("MH 1", "ACT", f"CQ {space}")
    if ways is None:
        paid = {"A1": (1, 0), "C2": (0, 1), "C4": (0, 1), "C5": (1, 0), "A6": (1, 1)}[space]
        d.answer_null("0: PRAY RECRUIT TRAIN")
        assert (len(d.discard), len(d.down(0))) == paid
    else:
        assert d.legal() == ways


@pytest.mark.rule("TW-Z14", "TW-Z22")
def test_z14_two_more_tasks_for_a_warrior() -> None:
    p0 = {"passive": ["Z14", "Z01"]}
    assert follow_up(placed("W", "U01", p0=p0)) == 3
    d = placed("W", "U01", how=" as:C", p0=p0, hill={"U02": "A"})
    assert follow_up(d) == 1
    assert follow_up(placed("K", "U02", p0=p0, market=(None,) * 4)) == 1


@pytest.mark.rule("TW-Z15", "TW-B03")
def test_z15_exchanges_at_any_own_decision() -> None:
    p0 = {"passive": ["Z15"], "stone": 2, "gold": 1, "maize": 2}
    d = desk(p0=p0)
    six = ["XZ g1>m2", "XZ g1>s2", "XZ m2>g1", "XZ m2>s2", "XZ s2>g1", "XZ s2>m2"]
    assert d.legal("XZ") == six
    assert d.play("XZ s2>g1").goods(0) == "m2g2"
    d = desk(p1={**p0, "gods": ["G01"]}, holder=0, village="")
    assert d.asked() == "1: FP", "in a Festival"
    assert "XZ s2>g1" in d.legal()


@pytest.mark.rule("TW-Z15", "TW-S22")
def test_z15_before_the_first_turn_and_after_recruiting() -> None:
    p0 = {"passive": ["Z15", "Z19"], "stone": 2, "potato": 2, "army": ["R01"], "workers": "ACK"}
    d = desk(p0={**p0, "priest": -1})
    assert d.legal() == [*(f"HP {n}" for n in range(5)), "XZ s2>g1", "XZ s2>m2"]
    d = desk(p0=p0).play("TRAIN", "KA R02", "RECRUIT", "NM -", "VR -")
    assert d.legal() == ["DW A", "DW C", "DW K", "XZ s2>g1", "XZ s2>m2"]


@pytest.mark.rule("TW-B03", "TW-Z15")
def test_z15_ends_by_itself_at_one_decision() -> None:
    p0 = {"passive": ["Z15"], "stone": 4, "gold": 2, "maize": 4, "army": ["R01"]}
    d = desk(p0=p0).play("XZ s2>g1")
    assert d.legal("XZ") == ["XZ m2>g1", "XZ s2>g1", "XZ s2>m2"], "no gold given, no stone taken"
    d.play("XZ m2>g1")
    assert d.legal("XZ") == ["XZ m2>g1", "XZ s2>g1"]
    d.play("XA R01")
    assert len(d.legal("XZ")) == 6, "a free action lifts the bar"
    d = desk(p0=p0).play("XZ s2>g1", "PRAY")
    assert "XZ g1>s2" in d.legal("XZ"), "another decision"


@pytest.mark.rule("TW-Z16", "TW-N18")
def test_z16_one_thing_face_up_at_produce() -> None:
    p1 = {"passive": ["Z16"], "turned": ["Y01"], "down": ["R19"]}
    d = desk(p0={"priest": 3}, p1=p1).play("MH 1")
    assert d.legal() == ["UP -", "UP R19", "UP Y01"]
    d.play("UP -", "GOLD")
    assert d.asked() == "1: UP", "again after his own producing, though nothing could produce"
    d.play("UP R19")
    assert (d.up(1), d.asked()) == (["R19"], "0: PRAY RECRUIT TRAIN")
    d = desk(p0={"priest": 3}, p1=p1).play("MH 1", "UP Y01", "ACT")
    assert d.legal() == ["PR -", "PR Y01"], "turned up at the activation it may produce"
    d.play("PR Y01")
    assert d.asked() == "0: PRAY RECRUIT TRAIN", "used already"


@pytest.mark.rule("TW-Z16", "TW-H15")
def test_z16_and_the_own_flip_of_the_active_player() -> None:
    p0 = {"priest": 3, "passive": ["Z16"], "turned": ["Y01", "Y05"], "down": ["R19"]}
    d = desk(p0=p0).play("MH 1", "UP Y01", "ACT")
    assert d.legal() == ["UP -", "UP Y05"]
    d.play("UP Y05", "PR Y05", "PR Y01")
    assert d.asked() == "0: PRAY RECRUIT TRAIN"
    assert d.goods(0) == "p4s2"


@pytest.mark.rule("TW-Z17", "TW-Z21")
@pytest.mark.parametrize("owner", [0, 1])
def test_z17_gold_and_a_point_at_conquest(owner: int) -> None:
    sides: list[dict[str, Any]] = [{"priest": 2}, {}]
    sides[owner] = {**sides[owner], "passive": ["Z17"]}
    d = desk(p0=sides[0], p1=sides[1]).play("MH 1", "CW p")
    assert (d.goods(owner), d.sheet(owner)["passive"]) == ("g1", 1)


@pytest.mark.rule("TW-Z18", "TW-Z21")
def test_z18_army_card_and_gold_at_rejuvenate() -> None:
    d = desk(p0={"priest": 1}, p1={"passive": ["Z18"]}).play("MH 1", "army=R20")
    assert (d.goods(1), d.army(1), d.asked()) == ("g1", ["R20"], "0: ACT GOLD")


@pytest.mark.rule("TW-Z19", "TW-G08")
def test_z19_buys_god_cards_in_the_own_turn() -> None:
    p0 = {"passive": ["Z19"], "potato": 2, "gold": 1}
    d = desk(p0=p0, offer=["G05"]).play("XC")
    assert d.legal() == ["PY g1", "PY p1"]
    d.play("PY p1")
    assert d.legal() == ["GC G05", "GC deck"]
    d.play("GC G05", "XC", "PY g1", "god=G06")
    assert (d.gods(0), d.goods(0)) == (["G05", "G06"], "p1")
    d = desk(p0={"priest": 0}, p1={**p0, "maize": 3}).play("MH 1", "GOLD")
    assert d.legal() == ["OF -", "OF 1"], "not in the turn of another"


@pytest.mark.rule("TW-Z20", "TW-Z24")
@pytest.mark.parametrize(
    ("space", "icon", "section", "goods", "points"),
    [
        ("U01", "Ut10", 0, "p4", 1),
        ("U01", "Ut01", 0, "m3", 1),
        ("U03", "Ut04", 1, "s3", 1),
        ("M17", "Mt17", 4, "g1", 0),
    ],
)
def test_z20_collects_one_more(
    space: str, icon: str, section: int, goods: str, points: int
) -> None:
    potato = 2 if space[0] == "M" else 0
    d = placed("K", space, p0={"passive": ["Z20"], "priest": section, "potato": potato})
    d.play(f"TK {icon}")
    assert (d.goods(0), d.sheet(0)["passive"]) == (goods, points)


@pytest.mark.rule("TW-Z24")
def test_z20_is_for_icons_only() -> None:
    p0 = {"passive": ["Z20"], "tapestries": [["SW02", "W24"]], "potato": 2, "gold": 1}
    d = desk(p0={**p0, "workers": "K"}).play("PL K", "SP M01", "BY g1", "TK Mt01")
    assert (d.goods(0), d.sheet(0)["passive"]) == ("p3", 0)
    p0 = {"passive": ["Z20"], "production": ["Y01"], "priest": 3}
    d = desk(p0=p0).play("MH 1", "ACT", "PR Y01")
    assert (d.goods(0), d.sheet(0)["passive"]) == ("p4", 0)


@pytest.mark.rule("TW-Z23")
def test_a_passive_building_works_at_once_but_not_for_what_is_past() -> None:
    hill = {"U03": "A", "U04": "A"}
    p0 = {"gods": ["G22"], "stone": 2, "gold": 1, "workers": "A"}
    d = desk(p0=p0, market=(None, None, "Z20", None), hill=hill)
    d.play("PL A", "SP U02", "BY G22", "TK Ut03", "TK Ut01")
    assert (d.passive(0), d.goods(0), d.sheet(0)["passive"]) == (["Z20"], "m3", 1)
    p0 = {"gods": ["G26"], "statues": ["cocha_small"], "stone": 2, "gold": 1, "workers": "W"}
    d = desk(p0=p0, market=(None, None, "Z14", None))
    d.play("PL W", "SP U02", "BY G26", "DO build_building")
    assert d.passive(0) == ["Z14"]
    assert follow_up(d) == 1, "the number of tasks was fixed before"


@pytest.mark.rule("TW-Z25", "TW-S18")
def test_buildings_of_set_up_work_there_but_free_actions_wait() -> None:
    d = new_game(2, start_player=1)
    d.answer_null("passive").play("passive=Z15", "passive=Z19", hold=True)
    d.answer_null("god")
    cards = ["G05", "G12", "G04", "G35", "G01", "G30", "G37", "G38"]
    d.play(*(f"god={card}" for card in cards), hold=True).play()
    d.play("KEEP G30", "KEEP G37", "KEEP G38").answer_null("0: PLAY")
    d.play("PLAY G04")
    assert (len(d.army(0)), d.goods(0)) == (1, "p5s3m3")
    assert not d.legal("XA", "XC", "XZ")
    d.play("PLAY G05", "DO build_building", "BB V1")
    assert (d.passive(0), d.goods(0)) == (["Z15"], "p5s1m2")
    assert d.legal() == ["DO -", "DO build_building", "XZ m2>g1", "XZ m2>s2"]
    d.play("XZ m2>s2", "DO build_building", "BB V2")
    assert d.passive(0) == ["Z15", "Z19"]
    assert d.answer_null("0: HP").legal("XA", "XC") == []
    assert "XC" in d.play("HP 0").legal()

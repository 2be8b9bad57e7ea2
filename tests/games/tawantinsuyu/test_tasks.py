"""Chapter 7: distribution of tasks, steps, buildings, statues, training, producing one."""

from typing import Any

import pytest

from .desk import Desk, desk

NO_MARKET = (None, None, None, None)
ALL_STEPS = {f"ST{n}{slot}": 1 for n in range(5) for slot in "ul"}


def tasks(space: str, *, kind: str = "A", hill: Any = None, **pieces: Any) -> Desk:
    """Seat 0 has placed a worker for gold and is asked for its first task."""
    p0 = {"gold": 1, "workers": kind, **pieces.pop("p0", {})}
    d = desk(p0=p0, hill=hill or {}, **pieces)
    return d.play(f"PL {kind}", f"SP {space}", "BY g1")


FOUR = {"U02": "A", "U03": "A", "U09": "A"}


@pytest.mark.rule("TW-K01", "TW-K03")
def test_an_icon_serves_again_only_when_all_three_were_used() -> None:
    d = tasks("U01", hill=FOUR | {"U10": "A"})
    assert d.legal("TK") == ["TK -", "TK Ut01", "TK Ut02", "TK Ut10"]
    d.play("TK Ut10")
    assert d.legal("TK") == ["TK -", "TK Ut01", "TK Ut02"]
    d.play("TK Ut02", "KA R01")
    assert d.legal("TK") == ["TK -", "TK Ut01"]
    d.play("TK Ut01")
    assert d.legal("TK") == ["TK -", "TK Ut01", "TK Ut02", "TK Ut10"], "a new round"
    d.play("TK Ut01")
    assert d.legal("TK") == ["TK -", "TK Ut02", "TK Ut10"]
    assert d.play("TK Ut10").asked() == "0: VR"
    assert d.goods(0) == "p6m4"


@pytest.mark.rule("TW-K04", "TW-N07")
@pytest.mark.parametrize(
    ("space", "icon", "p0", "pieces", "open_"),
    [
        ("U07", "Ut08", {"stone": 3}, {}, True),
        ("U07", "Ut08", {"stone": 2}, {}, False),
        ("U07", "Ut08", {"stone": 2, "gold": 2}, {}, True),
        ("U07", "Ut08", {"stone": 3}, {"steps": ALL_STEPS}, False),
        ("U07", "Ut08", {"stone": 3}, {"steps": {f"ST{n}u": 0 for n in range(5)}}, False),
        ("U08", "Ut09", {"stone": 1, "maize": 1}, {}, True),
        ("U08", "Ut09", {"stone": 1}, {}, False),
        ("U08", "Ut09", {"stone": 9}, {"market": NO_MARKET}, False),
        ("M04", "Mt04", {"stone": 3, "potato": 2}, {}, True),
        ("M04", "Mt04", {"stone": 2, "potato": 2}, {}, False),
        ("M04", "Mt04", {"stone": 9, "potato": 2}, {"stock": {}}, False),
        ("M05", "Mt06", {"production": ["Y01"], "potato": 2}, {}, True),
        ("M05", "Mt06", {"turned": ["Y01"], "potato": 2}, {}, False),
        ("U01", "Ut02", {}, {"army_deck": []}, True),
        ("M01", "Mt01", {"potato": 2}, {}, True),
        ("U06", "Ut05", {}, {"top": None, "pile": []}, True),
    ],
)
def test_an_icon_is_open_only_if_its_task_can_be_done(
    space: str, icon: str, p0: dict[str, Any], pieces: dict[str, Any], open_: bool
) -> None:
    section = {"U07": 3, "U08": 3, "U06": 2, "M05": 1}.get(space, 0)
    if "stock" in pieces:
        pieces = {"stock": dict.fromkeys(STATUES, 0)}
    gold = 1 + int(p0.get("gold", 0))
    d = tasks(space, p0={**p0, "gold": gold, "priest": section}, **pieces)
    d.answer_null("0: TK")
    assert (f"TK {icon}" in d.legal()) == open_


STATUES = [
    f"{god}_{size}"
    for god in ("inti", "quilla", "illapa", "cocha", "pacha", "vira")
    for size in ("small", "large")
]


@pytest.mark.rule("TW-K05", "TW-K23")
def test_tasks_are_lost_when_no_icon_of_the_round_can_be_chosen() -> None:
    d = tasks("U08", hill={"U06": "A", "U07": "A"}, p0={"priest": 3}, market=NO_MARKET)
    d.play("TK Ut07")
    assert d.actor() == 1, "three tasks are left, steps and building cannot be done"
    d = tasks("U08", hill={"U06": "A"}, p0={"priest": 3, "army": ["R19"]}, market=NO_MARKET)
    assert d.play("TK Ut07").legal() == ["TK -", "XA R19"], "asked: a stone might come"
    d.play("XA R19")
    assert d.asked() == "0: VR"


@pytest.mark.rule("TW-K06")
def test_tasks_may_be_forgone() -> None:
    assert tasks("U01", hill=FOUR, p0={"potato": 1}).play("TK -").asked() == "0: VR"


@pytest.mark.rule("TW-K07", "TW-L04")
def test_a_task_is_finished_with_the_others_share_before_the_next() -> None:
    d = tasks("U05", p0={"priest": 2}, p1={"maize": 3}).play("TK Ut05")
    assert d.asked() == "1: WV"
    assert d.play("WV -").asked() == "0: TK"


@pytest.mark.rule("TW-K08")
@pytest.mark.parametrize(
    ("space", "icon", "goods", "section"),
    [
        ("U01", "Ut10", "p3", 0),
        ("U01", "Ut01", "m2", 0),
        ("U03", "Ut04", "s2", 1),
        ("M17", "Mt17", "g1", 4),
    ],
)
def test_collect(space: str, icon: str, goods: str, section: int) -> None:
    potato = 2 if space[0] == "M" else 0
    d = tasks(space, kind="K", p0={"priest": section, "potato": potato}).play(f"TK {icon}")
    assert d.goods(0) == goods


@pytest.mark.rule("TW-K09", "TW-K10")
def test_steps() -> None:
    d = tasks("U07", p0={"priest": 3, "stone": 3}, steps={"ST0u": 1, "ST4u": 0}).play("TK Ut08")
    assert d.legal("ST") == ["ST ST0l", "ST ST1u", "ST ST2u", "ST ST3u", "ST ST4l"]
    d.play("ST ST1u")
    assert (d.goods(0), d.scores(), d.sheet(0)["steps"]) == ("p2m1", [14, 10], 4)
    assert d.steps == {"ST0u": 1, "ST4u": 0, "ST1u": 0}


@pytest.mark.rule("TW-K11", "TW-E13")
@pytest.mark.parametrize(("owner", "scores"), [(1, [14, 12]), (0, [16, 10])])
def test_a_lower_slot_pays_the_owner_of_the_upper_marker(owner: int, scores: list[int]) -> None:
    d = tasks("U07", p0={"priest": 3, "stone": 3}, steps={"ST0u": owner})
    d.play("TK Ut08", "ST ST0l")
    assert d.scores() == scores
    assert d.sheet(owner)["steps_used"] == 2


@pytest.mark.rule("TW-K12", "TW-K16")
def test_a_building_is_paid_and_laid_face_up() -> None:
    d = tasks("U02", p0={"stone": 2, "maize": 1}).play("TK Ut03")
    assert d.legal("BB") == ["BB P1", "BB P2", "BB V1", "BB V2"]
    d.play("BB V2")
    assert (d.passive(0), d.production(0), d.goods(0)) == (["Z07"], [], "s1")
    assert d.market == ["Y01", "Y02", "Z05", None]
    p0 = {"stone": 2, "production": ["Y01", "Y03", "Y04"], "passive": ["Z01", "Z02", "Z03"]}
    d = tasks("U02", p0=p0, market=("Y02", None, None, None)).play("TK Ut03")
    assert d.production(0) == ["Y01", "Y02", "Y03", "Y04"], "no limit; the only tile unasked"


@pytest.mark.rule("TW-K13", "TW-K15")
def test_a_swap_puts_tiles_under_their_stacks_and_shows_new_ones() -> None:
    p0 = {"stone": 9, "maize": 9, "gold": 2, "gods": ["G01", "G02"]}
    d = tasks("U02", p0=p0, market=("Y01", None, "Z05", "Z07")).play("TK Ut03", "BX yes")
    assert d.legal() == ["BC G01", "BC G02"]
    d.play("BC G02")
    assert d.under_gods == ["G02"]
    assert d.legal() == ["BT P1", "BT V1", "BT V2"]
    d.play("BT V2")
    assert d.legal() == ["BT -", "BT P1", "BT V1"]
    d.play("BT P1", hold=True)
    assert d.asked() == "prod", "in slot order, whatever the order named"
    d.play("prod=Y16", "passive=Z20", hold=True)
    assert d.market == ["Y16", None, "Z05", "Z20"], "a slot emptied before stays empty"
    assert (d.under_stack("production"), d.under_stack("passive")) == (["Y01"], ["Z07"])
    assert d.legal("BX") == [], "once for each building action"
    assert d.asked() == "0: BB"


@pytest.mark.rule("TW-K14", "TW-K25")
@pytest.mark.parametrize(("version", "may_end"), [(1, []), (2, ["BB -"])])
def test_after_a_swap_one_builds_or_ends(version: int, may_end: list[str]) -> None:
    """In version 1 a tile that can be paid has to be built."""
    p0 = {"stone": 1, "maize": 1, "gods": ["G01"], "priest": 0}
    market = ("Y01", "Y02", "Z05", "Z02")
    rules = {"market": market, "rules_version": version}
    d = tasks("U02", p0=p0, **rules).play("TK Ut03", "BX yes", "BT P1", "BT -", "prod=Y16")
    assert d.asked() == "0: TK", "nothing can be paid: the action is over and counts as done"
    assert d.legal() == ["TK -", "TK Ut01", "TK Ut02"]
    d = tasks("U02", p0={**p0, "army": ["R07"]}, **rules)
    d.play("TK Ut03", "BX yes", "BT P1", "BT -", "prod=Y16")
    assert d.legal() == ["BB -", "XA R07"]
    d.play("XA R07")
    assert d.legal() == [*may_end, "BB P2", "BB V1"]


@pytest.mark.rule("TW-K25", "TW-G14")
@pytest.mark.parametrize(("version", "exchanges"), [(1, []), (2, ["XZ s2>g1", "XZ s2>m2"])])
def test_at_the_swap_question_every_exchange_is_open(version: int, exchanges: list[str]) -> None:
    """In version 1 not if it would leave every tile unpayable."""
    p0 = {"stone": 2, "gods": ["G01"], "passive": ["Z15"]}
    rules = {"market": (None, "Y02", None, None), "rules_version": version}
    d = tasks("U02", p0=p0, **rules).play("TK Ut03")
    assert d.legal() == ["BX -", "BX yes", *exchanges]
    d = tasks("U02", p0={**p0, "stone": 4}, **rules).play("TK Ut03")
    assert d.legal("XZ") == ["XZ s2>g1", "XZ s2>m2"]


@pytest.mark.rule("TW-K12", "TW-N07")
@pytest.mark.parametrize(
    ("pieces", "version", "open_"),
    [
        ({"p0": {"gods": ["G01"]}}, 2, True),
        ({"p0": {"gods": ["G01"]}}, 1, False),
        ({"p0": {}}, 2, False),
        ({"p0": {"gods": ["G01"]}, "market": (None, None, None, None)}, 2, False),
    ],
)
def test_a_building_can_be_chosen_for_its_swap(
    pieces: dict[str, Any], version: int, open_: bool
) -> None:
    """Not without a god card, not with an empty market, and not in version 1."""
    d = tasks("U02", rules_version=version, **pieces)
    assert ("TK Ut03" in d.legal()) == open_


@pytest.mark.rule("TW-K24", "TW-S18")
@pytest.mark.parametrize(("gods", "open_"), [(["G01"], True), ([], False)])
def test_an_effect_can_build_for_its_swap_too(gods: list[str], open_: bool) -> None:
    """G05 lets its player build; it is the last card that he has, or not."""
    d = desk(p0={"gods": ["G05", *gods]}, holder=0, village="", deck=[]).answer_null("0: PLAY")
    d.play("PLAY G05")
    assert (d.asked() == "0: DO") == open_
    if open_:
        assert d.play("DO build_building").asked() == "0: BT", "swap and card without asking"


@pytest.mark.rule("TW-K25", "TW-G15")
def test_the_swap_can_be_declined_once_a_tile_is_payable() -> None:
    p0 = {"maize": 1, "gods": ["G01"], "army": ["R07"]}
    d = tasks("U02", p0=p0, market=("Y01", None, None, None)).play("TK Ut03")
    assert d.legal() == ["BX yes", "XA R07"]
    d.play("XA R07")
    assert d.legal() == ["BX -", "BX yes"], "the stone of R07 pays Y01"


@pytest.mark.rule("TW-G14", "TW-K14")
def test_without_a_swap_the_chosen_building_stays_payable() -> None:
    p0 = {"stone": 2, "gods": ["G01"], "passive": ["Z15"]}
    d = tasks("U02", p0=p0, market=("Y02", "Y03", None, None)).play("TK Ut03", "BX -")
    assert d.legal() == ["BB P1", "BB P2"]
    d = tasks("U02", p0=p0, market=("Y02", "Y03", None, None)).play("TK Ut03", "BX yes")
    d.play("BT P1", "BT -", "prod=Y16")
    assert d.legal() == ["BB -", "BB P2", "XZ s2>g1", "XZ s2>m2"], "an answer always remains"


@pytest.mark.rule("TW-K16")
def test_production_buildings_give_nothing_when_built() -> None:
    d = tasks("U02", p0={"stone": 1, "maize": 1}, market=("Y01", None, None, None))
    assert d.play("TK Ut03").goods(0) == ""


@pytest.mark.rule("TW-K17", "TW-K18")
def test_statues() -> None:
    p0 = {"stone": 3, "gold": 3, "potato": 2, "statues": ["inti_small", "inti_small"]}
    d = tasks("M04", p0=p0).play("PY p2", "TK Mt04")
    assert "SU inti S" not in d.legal()
    assert {"SU inti L", "SU vira S", "SU vira L"} < set(d.legal())
    d.play("SU inti L")
    assert (d.goods(0), d.sheet(0)["statues"], d.scores()[0]) == ("", 9, 19)
    assert d.statues(0) == ["inti_large", "inti_small", "inti_small"]
    d = tasks("M04", p0={"stone": 3, "potato": 2}).play("TK Mt04", "SU vira S")
    assert (d.goods(0), d.scores()[0]) == ("", 13)


@pytest.mark.rule("TW-K20")
def test_train() -> None:
    d = tasks("U01").play("TK Ut02", "army=R19", "army=R02")
    assert d.legal("KA") == ["KA R02", "KA R19"]
    d.play("KA R19")
    assert (d.army(0), d.discard) == (["R19"], ["R02"])
    d = tasks("U01", army_deck=["R05"]).play("TK Ut02")
    assert (d.army(0), d.discard) == (["R05"], [])


@pytest.mark.rule("TW-K21")
def test_the_discard_pile_becomes_the_deck_on_the_next_draw() -> None:
    d = tasks("U01", army_deck=["R05"], discard=["R06", "R07"])
    d.play("TK Ut02", "army=R05", hold=True)
    assert sorted(d.tokens()) == ["army=R06", "army=R07"]
    d.play("army=R06")
    assert (d.army_deck, d.discard) == (["R07"], [])
    d = tasks("U01", army_deck=["R05", "R08"], discard=["R06"]).play("TK Ut02")
    assert (d.army_deck, d.discard) == ([], ["R06"]), "not before a card is needed"
    d = tasks("U01", army_deck=[], discard=[]).play("TK Ut02")
    assert d.army(0) == []


@pytest.mark.rule("TW-K22")
def test_produce_one() -> None:
    p0 = {"production": ["Y01", "Y05"], "turned": ["Y02"], "potato": 2, "priest": 1}
    d = tasks("M05", p0=p0).play("TK Mt06")
    assert d.legal("P1") == ["P1 Y01", "P1 Y05"]
    d.play("P1 Y05")
    assert (d.goods(0), d.production(0)) == ("s2", ["Y01", "Y05"])


@pytest.mark.rule("TW-K24", "TW-N23")
@pytest.mark.parametrize(
    ("space", "pieces", "open_"),
    [
        ("C5", {}, True),
        ("C5", {"market": NO_MARKET}, False),
        ("C6", {}, True),
        ("C6", {"steps": {f"ST{n}u": 0 for n in range(5)}}, False),
        ("Q6", {}, True),
        ("Q6", {"stock": {name: int(name.endswith("large")) for name in STATUES}}, False),
    ],
)
def test_free_builds_need_a_target(space: str, pieces: dict[str, object], open_: bool) -> None:
    d = desk(p0={"up": ["R19", "R20", "R21"], "priest": 2}, village="", nomads="", **pieces)
    d.play("MH 1", "ACT", f"CQ {space}")
    d.answer_null(d.asked())
    assert (d.asked() == "0: DO") == open_
    assert d.conquered == {space: 0}


@pytest.mark.rule("TW-K25", "TW-V09")
def test_for_a_free_building_every_exchange_is_open() -> None:
    p0 = {"up": ["R19", "R20"], "priest": 2, "gods": ["G01"], "passive": ["Z15"], "stone": 2}
    market = ("Y02", "Y19", None, None)
    d = desk(p0=p0, village="", nomads="", market=market).play("MH 1", "ACT", "CQ C5")
    d.play("DO free_building")
    assert d.legal() == ["BX -", "BX yes", "XZ s2>g1", "XZ s2>m2"]
    d.play("BX -")
    assert d.legal() == ["BB P1", "BB P2", "XZ s2>g1", "XZ s2>m2"]
    d.play("XZ s2>m2", "BB P2")
    assert (d.production(0), d.goods(0)) == (["Y19"], "m2")


@pytest.mark.rule("TW-K25", "TW-G14")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_for_a_paid_building_an_exchange_must_leave_a_payable_tile(seat: int) -> None:
    side = {"gold": 1, "workers": "A", "stone": 2, "gods": ["G01"], "passive": ["Z15"]}
    market = ("Y02", "Y03", None, None)
    d = desk(3, active=seat, market=market, **{f"p{seat}": side})
    d.play("PL A", "SP U02", "BY g1", "TK Ut03")
    assert d.legal() == ["BX -", "BX yes", "XZ s2>g1", "XZ s2>m2"]
    assert d.play("BX -").legal() == ["BB P1", "BB P2"]

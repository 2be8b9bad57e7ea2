"""Chapters 5 and 6: placing a worker, adjacency, abilities."""

from typing import Any

import pytest

from .desk import Desk, desk
from .plan import BOX

SPACES = {space["id"]: space for space in BOX["hill"]["spaces"]}


def placed(kind: str, space: str, *, how: str = "", **pieces: Any) -> Desk:
    """Seat 0 has placed a worker for gold, with plenty of everything by default."""
    p0 = {"gold": 9, "potato": 9, "workers": kind, **pieces.pop("p0", {})}
    d = desk(p0=p0, **pieces).play(f"PL {kind}{how}", f"SP {space}", "BY g1")
    food = [token for token in d.legal("PY") if "g" not in token and "m" not in token]
    return d.play(*food)


def count_tasks(d: Desk) -> int:
    """How many tasks the player may do: plain icons are taken until none is left."""
    number = 0
    while d.asked() == "0: TK":
        d.play(d.legal("TK")[1])
        number += 1
        while d.asked() not in ("0: TK", "0: VR") and d.actor() == 0:
            d.play(([t for t in d.legal() if t.endswith(" -")] or d.legal())[0])
    return number


@pytest.mark.rule("TW-P01", "TW-P13")
def test_the_worker_goes_from_the_supply_to_an_empty_space() -> None:
    d = desk(p0={"workers": "AK", "gods": ["G22"]}, hill={"U09": "A"})
    d.play("PL A")
    assert d.legal() == ["SP U02"]
    d.play("SP U02", "BY G22")
    assert (d.workers(0), d.hill) == ("K", {"U09": "A", "U02": "A"})
    assert (d.gods(0), d.offer) == ([], []), "the card lies aside until the turn ends"


@pytest.mark.rule("TW-P14")
def test_a_placed_worker_stays_through_turn_and_festival() -> None:
    d = desk(p0={"workers": "A", "gods": ["G22"], "maize": 1}, village="K", bag="AAACCCKKKPPP")
    d.play("PL A", "SP U02", "BY G22", "TK -", "VR m", "TRAIN", "KA R01", "RECRUIT")
    d.answer_null("0: MH PRAY RECRUIT TRAIN")
    assert (d.festivals, d.hill["U02"]) == (1, "A")


@pytest.mark.rule("TW-P02", "TW-A02")
def test_a_card_of_the_god_or_one_gold() -> None:
    p0 = {"workers": "A", "gods": ["G22", "G23", "G01"], "gold": 1}
    d = desk(p0=p0).play("PL A")
    assert d.legal() == ["SP U01", "SP U02", "SP U09", "SP U10"], "any god for gold"
    assert d.play("SP U02").legal() == ["BY G22", "BY G23", "BY g1"]
    d = desk(p0=p0).play("PL A", "SP U01")
    assert d.legal() == ["BY g1"]
    assert d.play("BY g1").goods(0) == ""


@pytest.mark.rule("TW-P03", "TW-P04")
def test_food_comes_on_top_and_the_gold_of_the_price_is_no_food() -> None:
    d = desk(p0={"workers": "A", "gold": 3, "gods": ["G09"]}).play("PL A", "SP M01")
    assert d.legal() == ["BY G09", "BY g1"]
    d = desk(p0={"workers": "A", "gold": 2, "gods": ["G09"]}).play("PL A", "SP M01")
    assert d.legal() == ["BY G09"]
    assert d.play("BY G09").goods(0) == ""
    assert "SP M02" not in desk(p0={"workers": "A", "gold": 2}).play("PL A").legal()


FOOD = [
    # section of the priest, space, step markers, kind: food
    (0, "U01", {}, "A", 0),
    (1, "U01", {}, "A", 1),
    (4, "U01", {}, "A", 1),
    (2, "U01", {}, "A", 3),
    (3, "U01", {}, "A", 3),
    (0, "M01", {}, "A", 2),
    (0, "L01", {}, "A", 5),
    (2, "L01", {}, "A", 8),
    (0, "M01", {"ST0u": 0}, "A", 0),
    (0, "L01", {"ST0u": 0}, "A", 3),
    (0, "L01", {"ST0u": 0, "ST0l": 0}, "A", 1),
    (0, "M01", {"ST0u": 0, "ST0l": 0}, "A", 0),
    (0, "M01", {"ST1u": 0}, "A", 2),
    (0, "L01", {}, "C", 4),
    (0, "U01", {}, "C", 0),
    (1, "U01", {}, "C", 0),
    (2, "U01", {}, "C", 2),
    (1, "M01", {"ST0u": 0, "ST0l": 0}, "C", 0),
]


@pytest.mark.rule("TW-P05", "TW-W05")
@pytest.mark.parametrize(("priest", "space", "steps", "kind", "food"), FOOD)
def test_food_of_a_placement(
    priest: int, space: str, steps: dict[str, int], kind: str, food: int
) -> None:
    p0 = {"workers": kind, "gold": 1, "potato": food, "priest": priest}
    d = desk(p0=p0, steps=steps).play(f"PL {kind}", f"SP {space}", "BY g1")
    assert d.goods(0) == ""
    if food:
        d = desk(p0={**p0, "potato": food - 1}, steps=steps)
        assert f"PL {kind}" not in d.legal() or f"SP {space}" not in d.play(f"PL {kind}").legal()


@pytest.mark.rule("TW-P08", "TW-N11")
@pytest.mark.parametrize(
    ("kind", "space", "steps", "scores"),
    [
        ("A", "M01", {"ST0u": 1}, [10, 11, 10]),
        ("C", "M01", {"ST0u": 1}, [10, 11, 10]),
        ("A", "M01", {"ST0u": 1, "ST0l": 2}, [10, 11, 10]),
        ("A", "L01", {"ST0u": 1, "ST0l": 2}, [10, 11, 11]),
        ("A", "L01", {"ST0u": 1, "ST0l": 1}, [10, 12, 10]),
        ("A", "L01", {"ST0u": 0, "ST0l": 2}, [10, 10, 11]),
        ("A", "U01", {"ST0u": 1}, [10, 10, 10]),
        ("A", "L01", {"ST1u": 1, "ST1l": 1}, [10, 10, 10]),
    ],
)
def test_owners_score_for_markers_on_the_way(
    kind: str, space: str, steps: dict[str, int], scores: list[int]
) -> None:
    d = desk(3, p0={"workers": kind, "gold": 1, "potato": 5}, steps=steps)
    d.play(f"PL {kind}", f"SP {space}", "BY g1")
    assert d.asked() == "0: TK"
    assert d.scores() == scores
    assert [d.sheet(seat)["steps_used"] for seat in range(3)] == [n - 10 for n in scores]


@pytest.mark.rule("TW-P11", "TW-W09")
def test_order_of_a_placement() -> None:
    p0 = {"workers": "W", "gods": ["G28"], "statues": ["cocha_small"], "passive": ["Z03"]}
    d = desk(p0={**p0, "turned": ["Y01"]}, offer=["G05", "G06"], hill={"U01": "A"})
    d.play("PL W", "SP U02", "BY G28")
    seen = []
    while d.asked() != "0: TK":
        seen.append(d.asked())
        d.play(min(d.tokens()) if d.is_chance() else d.legal()[0], hold=True)
    assert seen == ["0: GC", "0: GC", "army", "0: TAKE", "0: RJ"]


@pytest.mark.rule("TW-P12", "TW-Z02")
def test_the_ability_is_declared_with_the_worker() -> None:
    p0 = {"workers": "AC", "gold": 9, "potato": 9, "passive": ["Z01", "Z02"]}
    assert desk(p0=p0).legal("PL") == [
        "PL A",
        "PL A as:C",
        "PL A as:P",
        "PL C",
        "PL C as:P",
    ]
    p0 = {"workers": "A", "gold": 1, "passive": ["Z01"], "priest": 1}
    d = desk(p0=p0, hill=dict.fromkeys(["U03", "U04"], "K"))
    assert d.legal("PL") == ["PL A as:C"], "only the courier's discount makes a space payable"


@pytest.mark.rule("TW-P15", "TW-P16")
def test_adjacency_is_through_one_icon_of_the_same_terrace() -> None:
    icons = {icon["id"]: set(icon["spaces"]) for icon in BOX["hill"]["icons"]}
    for name, space in SPACES.items():
        assert len(space["icons"]) == len(set(space["icons"])) == 3
        near = set().union(*(icons[icon] for icon in space["icons"])) - {name}
        assert near == set(space["adjacent"])
        assert len(near) == 4
        assert {SPACES[other]["terrace"] for other in near} == {space["terrace"]}
    assert {"U09", "U10"} < set(SPACES["U01"]["adjacent"])
    d = placed("A", "U01", hill={"U10": "A", "M01": "A", "M02": "A"})
    assert count_tasks(d) == 2, "across the border of sections, not of terraces"


TASKS = [
    # kind, space, workers on the hill: tasks
    ("A", "U01", {}, 1),
    ("A", "U01", {"U02": "A", "U03": "A", "U09": "A", "U10": "A"}, 5),
    ("A", "U01", {"U02": "K", "U03": "C", "U09": "P", "U10": "W"}, 1),
    ("A", "U01", {"U04": "A", "U05": "A"}, 1),
    ("A", "U02", {}, 2),
    ("K", "U02", {}, 1),
    ("K", "U01", {}, 2),
    ("K", "U01", {"U02": "K"}, 3),
    ("A", "M01", {}, 1),
    ("C", "U01", {}, 2),
    ("C", "U01", {"U02": "A"}, 1),
    ("C", "U01", {"U02": "C"}, 2),
    ("C", "U01", {"M01": "A", "U03": "A"}, 2),
]


@pytest.mark.rule("TW-P17", "TW-W02")
@pytest.mark.parametrize(("kind", "space", "hill", "tasks"), TASKS)
def test_number_of_tasks(kind: str, space: str, hill: dict[str, str], tasks: int) -> None:
    assert count_tasks(placed(kind, space, hill=hill, p0={"stone": 3, "maize": 1})) == tasks


@pytest.mark.rule("TW-P18", "TW-W06")
def test_tasks_are_counted_before_a_warrior_takes_a_worker_back() -> None:
    d = placed("W", "U01", hill={"U02": "W", "U03": "A"}).play("TAKE U03")
    assert count_tasks(d) == 2
    d = placed("W", "U02", hill={"U01": "A"}).play("TAKE U01", "TK -", "VR -")
    d.answer_null("1: MH PRAY RECRUIT TRAIN")
    assert d.hill == {"U02": "W"}


@pytest.mark.rule("TW-W06")
def test_a_segment_emptied_by_a_warrior_counts_as_empty() -> None:
    p0 = {"gold": 2, "workers": "W", "priest": 4}
    p1 = {"gold": 2, "potato": 9, "workers": "C", "priest": 0}
    d = desk(p0=p0, p1=p1, hill={"U01": "A"})
    d.play("PL W", "SP U09", "BY g1", "TAKE U01", "TK -", "VR -")
    d.play("PL C", "SP U01", "BY g1", "TK Ut10")
    assert d.asked() == "1: TK", "a second task: no worker stood in the segment"


@pytest.mark.rule("TW-P19", "TW-Z01")
def test_adjacency_looks_at_the_real_kind() -> None:
    p0 = {"passive": ["Z01"]}
    hill = {"U03": "C", "U10": "A"}
    assert count_tasks(placed("A", "U01", how=" as:C", hill=hill, p0=p0)) == 3
    assert count_tasks(placed("A", "U02", how=" as:C", hill={"U01": "K"}, p0=p0)) == 1


@pytest.mark.rule("TW-W03", "TW-N14")
def test_a_warrior_draws_an_army_card_and_may_take_a_worker_back() -> None:
    d = desk(p0={"workers": "W", "gold": 1}, hill={"U02": "A", "U03": "W", "U04": "K", "U10": "P"})
    d.play("PL W", "SP U01", "BY g1", "army=R21")
    assert d.army(0) == ["R21"]
    assert d.legal("TAKE") == ["TAKE -", "TAKE U02", "TAKE U10"]
    d.play("TAKE U10")
    assert (d.workers(0), "U10" in d.hill) == ("P", False)
    d.play("TK -", "VR -")
    assert d.workers(0) == "P"


@pytest.mark.rule("TW-W07", "TW-P18")
def test_a_priest_may_pay_a_potato_for_a_task() -> None:
    d = desk(p0={"workers": "P", "gold": 1, "potato": 1}).play("PL P", "SP U01", "BY g1")
    assert d.legal() == ["PAY", "PAY -"]
    d.play("PAY")
    assert d.goods(0) == ""
    d.play("TK Ut10")
    assert (d.asked(), d.goods(0)) == ("0: TK", "p3")
    d = desk(p0={"workers": "P", "gold": 1}).play("PL P", "SP U01", "BY g1")
    assert d.asked() == "0: TK", "without a potato nothing is asked"


@pytest.mark.rule("TW-W08")
def test_a_priest_draws_a_god_card_after_the_tasks_paid_or_not() -> None:
    for answer in ("PAY", "PAY -"):
        d = desk(p0={"workers": "P", "gods": ["G15"], "potato": 1}, offer=["G05"])
        d.play("PL P", "SP U01", "BY G15", answer, "TK -")
        assert d.legal() == ["GC G05", "GC deck"], "the card just played is not in the offer"
        assert d.play("GC G05").gods(0) == ["G05"]


@pytest.mark.rule("TW-N09", "TW-K06")
def test_a_placement_may_end_without_a_task() -> None:
    d = placed("A", "U01").play("TK -", "VR -")
    assert d.actor() == 1
    assert d.hill == {"U01": "A"}


@pytest.mark.rule("TW-N13", "TW-T02")
def test_one_placement_in_a_turn_even_if_a_worker_came_back() -> None:
    d = placed("W", "U01", hill={"U02": "A"}).play("TAKE U02", "TK -")
    assert d.asked() == "0: VR"

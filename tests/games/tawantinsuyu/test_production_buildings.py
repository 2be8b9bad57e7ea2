"""Every production building: what it costs and what it gives."""

from typing import Any

import pytest

from .desk import Desk, desk

COSTS = {
    "Y01": "s1m1",
    "Y02": "s2",
    "Y03": "s2",
    "Y04": "s2",
    "Y05": "m2",
    "Y06": "s2m1",
    "Y07": "s2g1",
    "Y08": "s1m1",
    "Y09": "s2",
    "Y10": "s1m1",
    "Y11": "s2",
    "Y12": "s2m1",
    "Y13": "s2g1",
    "Y14": "s2g1",
    "Y15": "s2m1",
    "Y16": "s2g1",
    "Y17": "s1m1",
    "Y18": "s1m2",
    "Y19": "s3",
}
PASSIVE_COSTS = {
    **dict.fromkeys(["Z01", "Z04", "Z09", "Z10", "Z13", "Z15", "Z17", "Z18"], "s2m1"),
    **dict.fromkeys(["Z02", "Z12", "Z14", "Z20"], "s2g1"),
    **dict.fromkeys(["Z03", "Z05", "Z08", "Z16", "Z19"], "s2"),
    **dict.fromkeys(["Z06", "Z07"], "s1m1"),
    "Z11": "s3",
}
NAMES = {"s": "stone", "m": "maize", "g": "gold"}


@pytest.mark.rule("TW-K12", "TW-K16")
@pytest.mark.parametrize(("tile", "cost"), [*COSTS.items(), *PASSIVE_COSTS.items()])
def test_cost_of_a_building(tile: str, cost: str) -> None:
    goods = {NAMES[cost[n]]: int(cost[n + 1]) for n in range(0, len(cost), 2)}
    p0 = {"workers": "A", "gods": ["G22"], **goods}
    market = (tile, None, None, None) if tile[0] == "Y" else (None, None, tile, None)
    d = desk(p0=p0, market=market).play("PL A", "SP U02", "BY G22", "TK Ut03")
    assert (d.goods(0), d.production(0) + d.passive(0)) == ("", [tile])
    for name, number in goods.items():
        short = {**goods, name: number - 1}
        d = desk(p0={"workers": "A", "gods": ["G22"], **short}, market=market)
        assert "TK Ut03" not in d.play("PL A", "SP U02", "BY G22").legal()


def produced(tile: str, **pieces: Any) -> Desk:
    """Seat 0 has let the building produce."""
    d = desk(p0={"production": [tile], "priest": 3, **pieces}, offer=["G05"])
    return d.play("MH 1", "ACT", f"PR {tile}", hold=True)


@pytest.mark.rule("TW-H14", "TW-E13")
@pytest.mark.parametrize(
    ("tile", "goods", "points"),
    [
        ("Y01", "p4", 0),
        ("Y02", "p1m2", 0),
        ("Y04", "p1g1", 0),
        ("Y05", "s2", 0),
        ("Y06", "", 3),
        ("Y07", "", 5),
        ("Y12", "p2s1m1", 0),
        ("Y13", "g2", 0),
        ("Y18", "p4", 1),
    ],
)
def test_buildings_that_only_gain(tile: str, goods: str, points: int) -> None:
    d = produced(tile)
    assert (d.goods(0), d.sheet(0)["production"], d.turned(0)) == (goods, points, [tile])


@pytest.mark.rule("TW-H14", "TW-V06")
@pytest.mark.parametrize(
    ("tile", "pieces", "asked", "goods", "points"),
    [
        ("Y03", {}, "0: CH", "", 0),
        ("Y08", {}, "army", "p1", 0),
        ("Y09", {}, "0: DO", "", 1),
        ("Y10", {}, "0: GC", "p2", 0),
        ("Y11", {}, "0: GC", "p1", 0),
        ("Y14", {}, "0: NM", "", 1),
        ("Y15", {}, "weave", "", 0),
        ("Y16", {"temple": 3}, "0: CH", "", 0),
        ("Y17", {"gold": 1}, "0: PT", "p1g1", 0),
        ("Y19", {}, "0: CH", "", 2),
    ],
)
def test_buildings_with_decisions(
    tile: str, pieces: dict[str, Any], asked: str, goods: str, points: int
) -> None:
    d = produced(tile, **pieces)
    assert (d.asked(), d.goods(0), d.sheet(0)["production"]) == (asked, goods, points)


@pytest.mark.rule("TW-V12")
@pytest.mark.parametrize(
    ("tile", "answer", "goods"),
    [("Y03", "CH 1", "s2"), ("Y03", "CH 2", "m2"), ("Y19", "CH 1", "g1"), ("Y19", "CH 2", "p3")],
)
def test_choice_of_output(tile: str, answer: str, goods: str) -> None:
    assert produced(tile).play(answer).goods(0) == goods


@pytest.mark.rule("TW-V03", "TW-V05")
def test_outputs_carried_out() -> None:
    assert produced("Y08").play("army=R19").army(0) == ["R19"]
    assert produced("Y09").play("DO train", "KA R02").army(0) == ["R02"]
    assert produced("Y10").play("GC G05").gods(0) == ["G05"]
    assert produced("Y11").play("GC G05", "god=G06").gods(0) == ["G05", "G06"]
    assert produced("Y14").play("NM C").workers(0) == "C"
    assert produced("Y15").play("FW top", "TP W01 new").tapestries(0) == [["SW01"], ["W01"]]
    assert produced("Y16", temple=7).goods(0) == "g1"
    d = produced("Y17", temple=4, gold=1).play("PT yes")
    assert (d.temple(0), d.goods(0)) == (5, "p1s2")

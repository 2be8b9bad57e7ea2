"""Chapter 8: buying and receiving weavings, tapestries, the Merchant."""

from typing import Any

import pytest

from .desk import Desk, desk
from .plan import BOX

TILES = {tile["id"]: tile for tile in BOX["weavings"]["items"]}
PILE = ["W02", "W05", "W06", "W08", "W09"]


def buying(seats: int = 2, *, p0: Any = None, **pieces: Any) -> Desk:
    """Seat 0 has just chosen Buy Weavings; the tiles drawn are W01, W02, W05."""
    side = {"gold": 1, "workers": "A", "priest": 2, **(p0 or {})}
    pieces = {"top": "W01", "pile": PILE, **pieces}
    d = desk(seats, p0=side, **pieces).play("PL A", "SP U06", "BY g1", "TK Ut05", hold=True)
    return d.play("weave=W02", "weave=W05") if pieces["pile"] == PILE else d.play()


@pytest.mark.rule("TW-L01", "TW-L02")
def test_three_tiles_are_drawn_the_face_up_one_included() -> None:
    side = {"gold": 1, "workers": "A", "priest": 2, "maize": 1}
    d = desk(p0=side, top="W01", pile=PILE).play("PL A", "SP U06", "BY g1", "TK Ut05", hold=True)
    assert sorted(d.tokens()) == [f"weave={tile}" for tile in PILE]
    d.play("weave=W02", hold=True)
    assert sorted(d.tokens()) == [f"weave={tile}" for tile in PILE if tile != "W02"]
    d.play("weave=W05")
    assert d.legal() == ["WV -", "WV W01", "WV W02", "WV W05"]


@pytest.mark.rule("TW-L02", "TW-L03")
@pytest.mark.parametrize(("maize", "tiles"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3)])
def test_one_two_three_tiles_for_one_three_six_maize(maize: int, tiles: int) -> None:
    for goods in ({"maize": maize}, {"maize": max(maize - 1, 0), "gold": 1 + (maize > 0)}):
        d = buying(p0=goods)
        bought = 0
        while d.legal("WV") and d.legal("WV") != ["WV -"] and d.actor() == 0:
            d.play(d.legal("WV")[1])
            bought += 1
        assert bought == tiles


@pytest.mark.rule("TW-L02", "TW-L03")
def test_the_total_is_paid_when_all_are_named_then_tiles_are_added_in_any_order() -> None:
    d = buying(p0={"maize": 4, "gold": 2}).play("WV W05")
    assert d.legal() == ["WV -", "WV W01", "WV W02"]
    d.play("WV W01")
    assert d.goods(0) == "m4g1", "nothing is paid before; a third tile could not be paid"
    assert d.legal() == ["PY m2g1", "PY m3"]
    d.play("PY m3")
    assert {token.split()[1] for token in d.legal()} == {"W01", "W05"}
    d.play("TP W05 new", "TP W01 2L")
    assert d.tapestries(0) == [["SW01"], ["W01", "W05"]]
    assert d.goods(0) == "m1g1"


@pytest.mark.rule("TW-L04", "TW-N19")
def test_others_may_buy_one_each_for_three_maize() -> None:
    d = buying(3, p0={"maize": 1}, p1={"maize": 2, "gold": 1}, p2={"maize": 6})
    d.play("WV W01", "TP W01 new")
    assert d.legal() == ["WV -", "WV W02", "WV W05"]
    d.play("WV W02")
    assert d.asked() == "1: TP", "added before the next one decides"
    d.play("TP W02 new")
    assert (d.goods(1), d.actor()) == ("", 2)
    assert d.legal() == ["WV -", "WV W05"]
    d.play("WV W05", "TP W05 new")
    assert d.goods(2) == "m3"
    d = buying(3, p0={}, p1={"maize": 2}, p2={"maize": 3})
    assert d.asked() == "2: WV", "who cannot pay three maize is not asked"


@pytest.mark.rule("TW-L05", "TW-L06")
def test_tiles_left_go_under_the_pile_by_number_and_the_top_is_turned_up() -> None:
    d = buying(p0={"maize": 1}, under_pile=["W27"]).play("WV W05", "TP W05 new", hold=True)
    assert d.asked() == "weave"
    assert d.under_pile == ["W27", "W01", "W02"]
    d.play("weave=W08", hold=True)
    assert (d.top, d.pile) == ("W08", ["W06", "W09"])


@pytest.mark.rule("TW-L06", "TW-N02")
def test_a_short_pile_gives_what_it_has() -> None:
    d = buying(p0={"maize": 9}, pile=[])
    assert d.legal() == ["WV -", "WV W01"]
    d = buying(p0={"maize": 9}, pile=[], under_pile=["W27", "W09"])
    assert d.legal() == ["WV -", "WV W01", "WV W09", "WV W27"], "known tiles without an entry"
    d = buying(p0={"maize": 9}, pile=[], top=None)
    assert d.asked() == "0: VR", "done with nothing"
    d = buying(p0={"maize": 9}, pile=[], under_pile=["W27"]).play("WV W27", "WV W01")
    d.play("TP W01 new", "TP W27 new")
    assert d.top is None


def free_weaving(**pieces: Any) -> Desk:
    """Seat 0 takes a free weaving in place of paying: card G13 with a statue of its god."""
    p0 = {"workers": "A", "gods": ["G13"], "statues": ["quilla_small"], "priest": 2}
    d = desk(p0={**p0, **pieces.pop("p0", {})}, **{"top": "W01", "pile": PILE, **pieces})
    return d.play("PL A", "SP U05", "BY G13", hold=True)


@pytest.mark.rule("TW-L07", "TW-L08")
def test_a_free_weaving_is_the_top_or_the_tile_beneath() -> None:
    d = free_weaving(p1={"maize": 9})
    assert sorted(d.tokens()) == [f"weave={tile}" for tile in PILE]
    d.play("weave=W08")
    assert d.legal() == ["FW top", "FW under"]
    top = free_weaving().play("weave=W08", "FW top", "TP W01 new")
    assert (top.top, top.tapestries(0)) == ("W08", [["SW01"], ["W01"]])
    under = d.play("FW under", "TP W08 new")
    assert (under.top, under.tapestries(0)) == ("W01", [["SW01"], ["W08"]])
    assert under.asked() == "0: TK", "nobody else may buy"


@pytest.mark.rule("TW-L08", "TW-L01")
def test_a_tile_seen_and_left_stays_in_place() -> None:
    d = free_weaving(second="W09", pile=PILE[:-1])
    assert d.legal() == ["FW top", "FW under"], "shown without a draw"
    d.play("FW top", "TP W01 new")
    assert d.top == "W09"
    d = free_weaving().play("weave=W08", "FW top", "TP W01 new", "TK -")
    d = buying(p0={"maize": 9}, second="W27", pile=["W02"])
    assert d.legal() == ["WV -", "WV W01", "WV W02", "WV W27"]


@pytest.mark.rule("TW-N02", "TW-V14")
def test_the_last_tile_has_none_beneath_and_an_empty_pile_gives_none() -> None:
    d = free_weaving(pile=[])
    assert d.legal() == ["TP W01 1L", "TP W01 1R", "TP W01 new"]
    assert free_weaving(pile=[], top=None).asked() == "0: TK"


@pytest.mark.rule("TW-L09", "TW-L11")
def test_a_tile_is_added_to_an_end_without_its_pattern_or_starts_anew() -> None:
    tapestries = [["SW01", "W11"], ["W01"], ["W05"]]
    d = free_weaving(p0={"tapestries": tapestries}, top="W02", pile=[])
    assert TILES["W02"]["pattern"] == TILES["SW01"]["pattern"]
    assert d.legal() == ["TP W02 2L", "TP W02 2R", "TP W02 3L", "TP W02 3R", "TP W02 new"]
    assert d.play("TP W02 3L").tapestries(0) == [["SW01", "W11"], ["W01"], ["W02", "W05"]]


@pytest.mark.rule("TW-L16")
def test_a_new_tapestry_takes_the_next_number() -> None:
    d = buying(p0={"maize": 3, "tapestries": [["SW01"]]}).play("WV W01", "WV W05")
    assert [token for token in d.legal() if token.endswith("new")] == ["TP W01 new", "TP W05 new"]
    d.play("TP W05 new", "TP W01 2R")
    assert d.tapestries(0) == [["SW01"], ["W05", "W01"]]


MATCHES = [
    (["SW02"], ""),
    (["SW02", "W24"], "p3"),
    (["SW01", "W06"], "s2"),
    (["SW02", "W24", "W06"], "p3s2"),
    (["W13", "W09"], "g1"),
    (["W24", "SW02"], ""),
]


@pytest.mark.rule("TW-L12", "TW-L13")
@pytest.mark.parametrize(("tapestry", "goods"), MATCHES)
def test_merchant_pays_every_matching_join_once(tapestry: list[str], goods: str) -> None:
    p0 = {"gold": 1, "potato": 2, "workers": "K", "tapestries": [tapestry]}
    d = desk(4, p0=p0).play("PL K", "SP M01", "BY g1", "TK Mt01")
    assert d.goods(0) == goods


@pytest.mark.rule("TW-L13", "TW-E13")
def test_points_of_joins_are_booked_under_joins() -> None:
    p0 = {"gold": 1, "potato": 2, "workers": "K", "tapestries": [["W06", "W19"]]}
    d = desk(p0=p0).play("PL K", "SP M01", "BY g1", "TK Mt01")
    assert (d.scores()[0], d.sheet(0)["joins"]) == (13, 3)


@pytest.mark.rule("TW-L14", "TW-L15")
def test_order_of_the_merchant_and_what_may_be_declined() -> None:
    tapestries = [
        ["W10", "W22"],  # pay_gold_temple
        ["W05", "W16"],  # rejuvenate1
        ["W14", "W01"],  # army
        ["W02", "W08", "W06"],  # god_potato, stone2
    ]
    p0 = {"gold": 2, "potato": 2, "workers": "K", "tapestries": tapestries, "turned": ["Y05"]}
    d = desk(p0=p0, offer=["G05"]).play("PL K", "SP M01", "BY g1", "PY p2", "TK Mt01", hold=True)
    assert (d.asked(), d.goods(0)) == ("0: GC", "p1s2g1"), "plain gains first; then the god card"
    d.play("GC G05", hold=True)
    assert d.asked() == "army"
    d.play("army=R01", hold=True)
    assert d.legal("RJ") == ["RJ -", "RJ Y05"]
    d.play("RJ -", hold=True)
    assert d.legal("PT") == ["PT -", "PT yes"]
    d.play("PT -")
    assert d.asked() in ("0: TK", "0: VR")

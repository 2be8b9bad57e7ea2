"""Chapter 17: what is left when something has run out, and other corners."""

import pytest

from .desk import desk


@pytest.mark.rule("TW-N01", "TW-A13")
def test_an_empty_building_stack() -> None:
    p0 = {"workers": "A", "gods": ["G22", "G01"], "stone": 2, "maize": 1}
    d = desk(p0=p0, production_stack=[], market=("Y01", "Y02", None, None))
    d.play("PL A", "SP U02", "BY G22", "TK Ut03", "BX yes", "BT P2", "BT -")
    assert d.market == ["Y01", "Y02", None, None], "the tile removed comes back up, no entry"
    d.play("BB P2", "TK -", "VR -")
    assert d.market[:2] == ["Y01", None], "nothing to refill it with"
    assert None not in d.market[2:], "the other stack goes on"


@pytest.mark.rule("TW-N01", "TW-A13")
def test_tiles_under_a_stack_come_up_in_their_order_without_an_entry() -> None:
    p0 = {"workers": "A", "gods": ["G22"], "stone": 2}
    d = desk(p0=p0, production_stack=[], under_production=["Y17", "Y18"])
    d.play("PL A", "SP U02", "BY G22", "TK Ut03", "BB P2", "TK -", hold=True)
    assert d.market == ["Y01", "Y17", "Z05", "Z07"]
    assert d.under_stack("production") == ["Y18"]


@pytest.mark.rule("TW-N04", "TW-A13")
def test_a_card_put_under_an_empty_deck_is_the_deck() -> None:
    p0 = {"workers": "P", "gods": ["G22", "G01"], "stone": 2}
    d = desk(p0=p0, deck=[], market=("Y01", "Y02", None, None))
    d.play("PL P", "SP U02", "BY G22", "TK Ut03", "BX yes", "BT P2", "BT -", "prod=Y05", hold=True)
    d.answer_null("1: MH PRAY RECRUIT TRAIN")
    assert d.gods(0) == ["G01"], "the priest drew it again, without an entry"


@pytest.mark.rule("TW-N05")
def test_without_nomads_there_are_no_free_workers() -> None:
    p0 = {"workers": "A", "gods": ["G27"], "statues": ["cocha_small"]}
    d = desk(p0=p0, nomads="").play("PL A", "SP U02", "BY G27")
    assert (d.workers(0), d.goods(0), d.asked()) == ("", "p1", "0: TK")
    assert desk(nomads="").play("RECRUIT").asked() == "0: MH PRAY TRAIN"


@pytest.mark.rule("TW-N10")
def test_reactions_of_a_festival_go_from_the_holder_on() -> None:
    sides = {"passive": ["Z12"], "gold": 1}
    d = desk(3, active=1, holder=1, village="", p0=sides, p2={"temple": 1}, offer=["G05"])
    assert d.asked() == "0: PT", "step 0a of all comes before the temple of the next"
    d.play("PT -")
    assert d.asked() == "2: GC"


@pytest.mark.rule("TW-N16")
def test_gold_gained_in_an_action_pays_what_is_still_open() -> None:
    tapestries = [["W10", "W22"], ["SW03", "W13", "W09"]]
    d = desk(4, p0={"workers": "K", "gold": 1, "potato": 2, "tapestries": tapestries})
    d.play("PL K", "SP M01", "BY g1", "TK Mt01")
    assert d.legal() == ["PT -", "PT yes"], "the gold1 join pays for the temple"
    p0 = {"priest": 0, "maize": 6, "temple": 7, "passive": ["Z12"]}
    assert desk(p0=p0).play("MH 1", "ACT", "OF 1").goods(0) == "m4g1"


@pytest.mark.rule("TW-N23")
def test_what_is_spent_out_is_lost_without_substitute() -> None:
    stock = {"inti_small": 0, "quilla_small": 0, "illapa_small": 0}
    stock |= {"cocha_small": 0, "pacha_small": 0, "vira_small": 0}
    stock |= {name.replace("small", "large"): 1 for name in list(stock)}
    d = desk(p0={"priest": 2, "up": ["R19", "R20", "R21"]}, stock=stock, village="", nomads="")
    d.play("MH 1", "ACT", "CQ Q6")
    assert (d.goods(0), d.statues(0), d.scores()[0]) == ("", [], 10)

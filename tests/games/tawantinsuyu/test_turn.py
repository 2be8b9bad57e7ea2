"""Chapters 4 and 12: the turn, its main choice, recruiting at its end."""

import pytest

from .desk import desk

SECONDARY = ["MH 1", "MH 2", "PRAY", "RECRUIT", "TRAIN"]


@pytest.mark.rule("TW-T01", "TW-R06")
def test_a_turn_is_festival_main_choice_end_then_the_left_neighbour() -> None:
    d = desk(3, active=1, holder=1, village="", p1={"workers": "A", "gold": 1, "stone": 9})
    assert d.festivals == 1
    d.answer_null("1: MH PL PRAY RECRUIT TRAIN")
    d.play("PL A", "SP U01", "BY g1", "TK -")
    d.answer_null("2: MH PRAY RECRUIT TRAIN")


@pytest.mark.rule("TW-T02", "TW-B16")
def test_main_choice_is_a_worker_or_a_secondary_action() -> None:
    d = desk(p0={"workers": "AW", "gold": 1})
    assert d.legal() == ["MH 1", "MH 2", "PL A", "PL W", "PRAY", "RECRUIT", "TRAIN"]


@pytest.mark.rule("TW-T02", "TW-T03")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("MH 1", ["PRAY", "RECRUIT", "TRAIN"]),
        ("MH 2", ["PRAY", "RECRUIT", "TRAIN"]),
        ("PRAY", ["MH 1", "MH 2", "RECRUIT", "TRAIN"]),
        ("TRAIN", ["MH 1", "MH 2", "PRAY", "RECRUIT"]),
        ("RECRUIT", ["MH 1", "MH 2", "PRAY", "TRAIN"]),
    ],
)
def test_the_second_secondary_action_differs_from_the_first(first: str, second: list[str]) -> None:
    d = desk(p0={"workers": "A", "gold": 2, "priest": 3}).play(first)
    while d.legal("MH", "PRAY", "RECRUIT", "TRAIN") != second:
        assert d.actor() == 0
        assert not set(SECONDARY) & set(d.legal()), "the first one is finished before"
        d.play(d.legal()[0])
    assert not d.legal("PL"), "and no worker is placed besides"


@pytest.mark.rule("TW-T04", "TW-N03")
def test_secondary_actions_that_give_nothing_may_be_taken() -> None:
    d = desk(p0={}, nomads="", army_deck=[], deck=[], village="", holder=1)
    d.play("RECRUIT")
    assert d.legal() == ["MH 1", "MH 2", "PRAY", "TRAIN"]
    d.play("TRAIN")
    assert d.asked().startswith("1:"), "both are done and the turn is over"
    assert (d.workers(0), d.army(0)) == ("", [])
    d = desk(p0={}, deck=[], nomads="").play("PRAY")
    assert (d.gods(0), d.asked()) == ([], "0: MH RECRUIT TRAIN")


@pytest.mark.rule("TW-T05", "TW-N08")
def test_without_a_payable_placement_only_secondary_actions_are_open() -> None:
    assert desk(p0={"workers": "", "gold": 9}).legal() == SECONDARY
    assert desk(p0={"workers": "A"}).legal() == SECONDARY
    assert desk(p0={"workers": "A", "gods": ["G01"], "priest": 0}).legal() == SECONDARY
    assert "PL A" in desk(p0={"workers": "A", "gods": ["G01"], "priest": 2}).legal()


@pytest.mark.rule("TW-T06", "TW-F16")
def test_one_festival_for_each_turn_even_if_the_token_stays() -> None:
    d = desk(holder=0, village="", bag="", nomads="")
    d.answer_null("0: MH PRAY RECRUIT TRAIN")
    assert (d.festivals, d.holder) == (1, 0)
    d.play("PRAY", "RECRUIT")
    d.answer_null("1: MH PRAY RECRUIT TRAIN")
    assert d.festivals == 1
    d.play("PRAY", "RECRUIT")
    d.answer_null("0: MH PRAY RECRUIT TRAIN")
    assert d.festivals == 2


@pytest.mark.rule("TW-R01", "TW-R03")
@pytest.mark.parametrize(
    ("answer", "left", "goods", "village"),
    [("VR p", "AA", "m1", "CKW"), ("VR m", "AW", "p1", "ACK"), ("VR -", "A", "p1m1", "ACKW")],
)
def test_one_worker_of_either_end(answer: str, left: str, goods: str, village: str) -> None:
    d = desk(p0={"workers": "A", "potato": 1, "maize": 1}, village="ACKW")
    d.play("PRAY", "RECRUIT", "NM -")
    assert d.legal() == ["VR -", "VR m", "VR p"]
    d.play(answer)
    assert (d.workers(0), d.goods(0), d.village) == (left, goods, village)
    assert d.actor() == 1


@pytest.mark.rule("TW-R01", "TW-R02")
@pytest.mark.parametrize(
    ("goods", "answers"),
    [
        ({}, None),
        ({"potato": 1}, ["VR -", "VR p"]),
        ({"maize": 1}, ["VR -", "VR m"]),
        ({"gold": 1}, ["VR -", "VR m", "VR p"]),
        ({"stone": 9}, None),
    ],
)
def test_recruiting_costs_food_of_the_end_or_gold(
    goods: dict[str, int], answers: list[str] | None
) -> None:
    d = desk(p0=goods).play("PRAY", "RECRUIT", "NM -")
    assert (d.legal() == answers) if answers else d.actor() == 1


@pytest.mark.rule("TW-R09", "TW-Q18")
def test_the_very_last_worker_may_be_paid_either_way() -> None:
    for answer, goods in (("VR p", "m1"), ("VR m", "p1")):
        d = desk(p0={"potato": 1, "maize": 1}, village="K").play("PRAY", "RECRUIT", "NM -")
        assert d.legal() == ["VR -", "VR m", "VR p"]
        d.play(answer)
        assert (d.workers(0), d.goods(0), d.holder) == ("K", goods, 0)


@pytest.mark.rule("TW-R03", "TW-R04")
def test_the_surplus_above_two_is_chosen_and_leaves_the_game() -> None:
    d = desk(p0={"workers": "ACK", "potato": 1}, p1={"workers": "AAA"}, village="WC")
    d.play("PRAY", "RECRUIT", "NM -", "VR p")
    assert d.legal() == ["DW A", "DW C", "DW K", "DW W"]
    d.play("DW K")
    assert d.legal() == ["DW A", "DW C", "DW W"]
    d.play("DW C")
    assert (d.workers(0), d.village, d.nomads) == ("AW", "C", "AC")
    assert d.workers(1) == "AAA", "only whose turn ends"


@pytest.mark.rule("TW-R06", "TW-C04")
def test_the_card_goes_to_the_offer_and_the_market_is_refilled_when_the_turn_ends() -> None:
    p0 = {"workers": "A", "gods": ["G22"], "stone": 2, "maize": 9}
    d = desk(p0=p0, offer=["G05"]).play("PL A", "SP U02", "BY G22", "TK Ut03", "BB P2")
    assert d.market == ["Y01", None, "Z05", "Z07"]
    assert d.offer == ["G05"]
    d.play("TK -", "VR -", "prod=Y17")
    assert d.market == ["Y01", "Y17", "Z05", "Z07"]
    assert d.offer == ["G05", "G22"]


@pytest.mark.rule("TW-R07", "TW-N05")
def test_a_nomad_is_replaced_at_once_unless_the_bag_is_empty() -> None:
    d = desk(p0={}, nomads="AC").play("RECRUIT", "NM A", "bag=priest")
    assert (d.nomads, d.workers(0)) == ("CP", "A")
    d = desk(p0={}, nomads="AC", bag="").play("RECRUIT", "NM A")
    assert (d.nomads, d.village) == ("C", "ACKPW"), "a free worker never comes from the Village"


@pytest.mark.rule("TW-C10")
def test_secondary_recruit_may_be_declined_and_costs_nothing() -> None:
    d = desk(p0={}).play("RECRUIT")
    assert d.legal() == ["NM -", "NM A", "NM C"]
    assert d.play("NM -").workers(0) == ""


@pytest.mark.rule("TW-C09")
def test_pray_takes_two_god_cards() -> None:
    d = desk(p0={}, offer=["G05"]).play("PRAY", "GC G05", "god=G09")
    assert d.gods(0) == ["G05", "G09"]


@pytest.mark.rule("TW-C10", "TW-K20")
def test_secondary_train_draws_two_and_keeps_one() -> None:
    d = desk(p0={}).play("TRAIN", "army=R05", "army=R25")
    assert d.legal() == ["KA R05", "KA R25"]
    d.play("KA R25")
    assert (d.army(0), d.discard) == (["R25"], ["R05"])

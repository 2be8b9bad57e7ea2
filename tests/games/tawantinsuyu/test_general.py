"""Chapter 2: resources, payments, free actions, when a question is asked, the effect words."""

import pytest

from .desk import Desk, desk

MAIN = "0: MH PRAY RECRUIT TRAIN"


def at_merchant(**p0: object) -> Desk:
    """Seat 0 has put an architect on M01 and may choose among stone, potato and merchant."""
    pieces = {"gold": 1, "potato": 2, "workers": "A", **p0}
    return desk(p0=pieces, village="").play("PL A", "SP M01", "BY g1")


@pytest.mark.rule("TW-G03", "TW-G05")
def test_food_is_paid_with_any_mix_of_potato_maize_and_gold() -> None:
    d = desk(p0={"potato": 2, "maize": 1, "gold": 2, "workers": "A"})
    d.play("PL A", "SP M01", "BY g1")
    assert d.legal() == ["PY m1g1", "PY p1g1", "PY p1m1", "PY p2"]
    assert d.play("PY p1g1").goods(0) == "p1m1"


@pytest.mark.rule("TW-G03", "TW-G05")
def test_gold_may_be_used_although_the_resource_is_there() -> None:
    d = desk(p0={"maize": 4, "gold": 1, "priest": 0}).play("MH 1", "ACT", "OF 2")
    assert d.legal() == ["PY m3g1", "PY m4"]
    assert d.play("PY m3g1").goods(0) == "p1m1"


@pytest.mark.rule("TW-G04")
def test_a_cost_in_gold_takes_gold_only() -> None:
    d = desk(p0={"stone": 9, "maize": 9, "gold": 2, "workers": "A", "potato": 2})
    d.play("PL A", "SP M04", "BY g1", "PY p2", "TK Mt04")
    assert not [token for token in d.legal("SU") if token.endswith(" L")]
    d = desk(p0={"stone": 9, "gold": 3, "workers": "A", "potato": 2})
    d.play("PL A", "SP M04", "BY g1", "PY p2", "TK Mt04")
    assert d.play("SU inti L").goods(0) == "s6"


@pytest.mark.rule("TW-G06", "TW-K04")
def test_payable_is_what_can_be_paid_with_the_goods_held_now() -> None:
    pieces = {"gold": 1, "workers": "A", "army": ["R07"], "stone": 2, "priest": 3}
    d = desk(p0=pieces, market=("Y06", None, None, None)).play("PL A", "SP U08", "BY g1")
    assert d.legal("TK") == ["TK -", "TK Ut07"]
    d.play("XA R07")
    assert d.legal("TK") == ["TK -", "TK Ut07", "TK Ut08"]


@pytest.mark.rule("TW-G07", "TW-G17")
def test_army_cards_in_hand_turn_into_their_resource_at_any_decision_of_the_own_turn() -> None:
    d = desk(p0={"army": ["R01", "R07", "R13", "R19"], "gold": 1, "workers": "A"})
    assert d.legal("XA") == ["XA R01", "XA R07", "XA R13", "XA R19"]
    d.play("XA R01", "XA R07", "XA R13")
    assert d.goods(0) == "s1m1g2"
    assert d.discard == ["R01", "R07", "R13"]
    d.play("PL A", "SP U01", "BY g1")
    assert d.legal("XA") == ["XA R19"]
    assert d.play("XA R19").goods(0) == "p1s1m1g1"


@pytest.mark.rule("TW-G08")
def test_followers_and_players_in_a_festival_may_not_use_army_cards() -> None:
    d = desk(p0={"priest": 0}, p1={"army": ["R01"], "maize": 3}).play("MH 1", "GOLD")
    assert d.legal() == ["OF -", "OF 1"]
    pieces = {"army": ["R01"], "gods": ["G01"], "gold": 1}
    d = desk(p0=pieces, holder=0, village="")
    assert d.legal() == ["FP 0", "FP 1"]


@pytest.mark.rule("TW-G09")
def test_free_actions_are_open_up_to_the_recruiting_answer() -> None:
    pieces = {"army": ["R13", "R14"], "workers": "AC", "gold": 2}
    d = desk(p0=pieces).play("PL A", "SP U01", "BY g1", "TK -")
    assert d.legal() == ["VR -", "VR m", "VR p", "XA R13", "XA R14"]
    d = desk(p0={**pieces, "workers": "ACK"}).play("PL A", "SP U01", "BY g1", "TK -", "VR p")
    assert d.legal() == ["DW A", "DW C", "DW K"]
    d.play("DW A")
    assert d.actor() == 1


@pytest.mark.rule("TW-G10", "TW-N10")
def test_followers_act_clockwise_from_the_left_neighbour() -> None:
    goods = {"maize": 3}
    d = desk(4, active=2, p0=goods, p1=goods, p2=goods, p3=goods).play("MH 1", "ACT")
    order = []
    for _ in range(4):
        order.append(d.actor())
        d.play("OF -")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("TW-G11", "TW-E13")
def test_a_loss_stops_at_zero_and_only_what_happened_is_booked() -> None:
    d = desk(p0={"gods": ["G01", "G02", "G03"], "score": 4}, holder=0, village="")
    assert d.scores()[0] == 0
    assert d.sheet(0)["potatoes"] == -4


@pytest.mark.rule("TW-G14")
def test_an_exchange_that_leaves_no_answer_is_not_offered() -> None:
    pieces = {"gold": 1, "stone": 3, "workers": "A", "passive": ["Z15"], "priest": 3}
    d = desk(p0=pieces, market=(None, None, None, None)).play("PL A", "SP U08", "BY g1")
    assert "XZ s2>m2" in d.legal()
    d.play("TK Ut08")
    assert not d.legal("XZ")


@pytest.mark.rule("TW-G14", "TW-Z19")
def test_the_potato_of_z19_never_eats_what_an_answer_needs() -> None:
    pieces = {"gold": 4, "workers": "A", "passive": ["Z19"], "priest": 3}
    d = desk(p0=pieces, market=(None, None, None, None)).play("PL A", "SP U08", "BY g1", "TK Ut08")
    assert "XC" not in d.legal()
    d = desk(p0={**pieces, "potato": 1}, market=(None, None, None, None))
    d.play("PL A", "SP U08", "BY g1", "TK Ut08", "XC", hold=True)
    assert d.asked() == "god", "the gold is needed, so the potato pays without asking"


@pytest.mark.rule("TW-G15")
def test_a_single_answer_is_given_without_asking() -> None:
    d = desk(p0={"workers": ""}, nomads="A").play("RECRUIT")
    assert d.legal() == ["NM -", "NM A"]
    d = desk(p0={"workers": ""}, nomads="").play("RECRUIT")
    assert d.asked() == "0: MH PRAY TRAIN"


@pytest.mark.rule("TW-G15", "TW-A02")
def test_an_empty_list_is_asked_while_a_free_action_could_fill_it() -> None:
    pieces = {"temple": 11, "statues": ["inti_small"], "priest": 0}
    assert desk(p0=pieces).play("MH 1", "ACT").asked() != "0: OF"
    d = desk(p0={**pieces, "army": ["R19"]}).play("MH 1", "ACT")
    assert d.legal() == ["OF -", "XA R19"]
    d = desk(p0={**pieces, "army": ["R19"], "temple": 12}).play("MH 1", "ACT")
    assert d.asked() != "0: OF", "on the top space nothing could be bought"


@pytest.mark.rule("TW-G15")
def test_recruiting_is_asked_whenever_a_free_action_is_offered() -> None:
    d = desk(p0={"army": ["R01"], "gold": 1, "workers": "A"}, village="", holder=1)
    assert d.play("PL A", "SP U01", "BY g1", "TK -").legal() == ["VR -", "XA R01"]
    d = desk(p0={"gold": 1, "workers": "A"}, village="", holder=1)
    assert d.play("PL A", "SP U01", "BY g1", "TK -").asked().startswith("1:")


@pytest.mark.rule("TW-G16")
@pytest.mark.parametrize(
    ("tokens", "asked"),
    [
        (("PL A",), "0: SP"),
        (("PL A", "SP U02"), "0: BY"),
        (("PL A", "SP M02", "BY G29"), "0: PY"),
        (("PL A", "SP U02", "BY g1", "TK Ut03", "BX yes"), "0: BC"),
        (("PL A", "SP U02", "BY g1", "TK Ut03", "BX yes", "BC G30"), "0: BT"),
    ],
)
def test_no_free_action_between_the_steps_of_an_answer(tokens: tuple[str, ...], asked: str) -> None:
    pieces = {
        "potato": 9,
        "maize": 9,
        "stone": 9,
        "gold": 9,
        "workers": "A",
        "army": ["R01"],
        "passive": ["Z15", "Z19"],
        "gods": ["G29", "G30"],
    }
    d = desk(p0=pieces).play(*tokens)
    assert d.asked() == asked
    assert not d.legal("XA", "XC", "XZ")


@pytest.mark.rule("TW-G16", "TW-L02")
def test_only_the_first_tile_named_allows_free_actions() -> None:
    pieces = {"maize": 6, "gold": 1, "workers": "A", "army": ["R01"], "priest": 2}
    d = desk(p0=pieces).play("PL A", "SP U06", "BY g1", "TK Ut05")
    assert d.legal("XA") == ["XA R01"]
    first = d.legal("WV")[1]
    assert not d.play(first).legal("XA")


@pytest.mark.rule("TW-G17", "TW-Z19")
def test_z19_needs_a_card_and_one_more_while_another_is_taken() -> None:
    pieces = {"potato": 1, "passive": ["Z19"]}
    assert "XC" in desk(p0=pieces, deck=[], offer=["G05"]).legal()
    assert "XC" not in desk(p0=pieces, deck=[], offer=[]).legal()
    d = desk(p0=pieces, deck=["G07"], offer=["G05"]).play("PRAY")
    assert d.legal() == ["GC G05", "GC deck", "XC"]
    d.play("XC")
    assert d.legal() == ["GC G05", "GC deck"], "no free action inside a free action"
    d.play("GC G05")
    assert d.gods(0) == ["G05", "G07"], "the last card came by itself, the second was lost"
    assert d.asked() == "0: MH RECRUIT TRAIN"


@pytest.mark.rule("TW-V02", "TW-C02")
def test_gain_takes_goods_and_points_at_once() -> None:
    d = desk(p0={"workers": "A", "gods": ["G24"], "statues": ["cocha_small"]})
    d.play("PL A", "SP U02", "BY G24")
    assert d.goods(0) == "m1"
    assert d.sheet(0)["god_cards"] == 2


def with_card(card: str, god: str, space: str, **pieces: object) -> Desk:
    """Seat 0 places with a card while owning a small statue of its god."""
    p0 = {"workers": "A", "gods": [card], "statues": [f"{god}_small"], "potato": 9}
    return desk(p0={**p0, **pieces}).play("PL A", f"SP {space}", f"BY {card}", hold=True)


@pytest.mark.rule("TW-V03", "TW-C07")
def test_god_cards_are_drawn_one_at_a_time_from_deck_or_offer() -> None:
    p0 = {"workers": "A", "gods": ["G28"], "statues": ["cocha_small"]}
    d = desk(p0=p0, offer=["G05", "G06"]).play("PL A", "SP U02", "BY G28")
    assert d.legal() == ["GC G05", "GC G06", "GC deck"]
    d.play("GC G06")
    assert d.legal() == ["GC G05", "GC deck"]
    d.play("GC deck", "god=G40")
    assert d.gods(0) == ["G06", "G40"]


@pytest.mark.rule("TW-V04")
def test_army_cards_drawn_are_all_kept() -> None:
    d = with_card("G25", "cocha", "U02")
    d.play("army=R20")
    assert d.army(0) == ["R20"]


@pytest.mark.rule("TW-V05", "TW-R07")
def test_taking_a_nomad_refills_its_place_from_the_bag() -> None:
    d = with_card("G27", "cocha", "U02")
    assert d.legal() == ["NM A", "NM C"]
    d.play("NM C", "bag=warrior")
    assert (d.workers(0), d.nomads) == ("C", "AW")


@pytest.mark.rule("TW-V06", "TW-L07")
def test_taking_a_weaving_is_a_free_weaving() -> None:
    p0 = {"workers": "A", "gods": ["G13"], "statues": ["quilla_small"], "priest": 2}
    d = desk(p0=p0).play("PL A", "SP U05", "BY G13", "weave=W09")
    assert d.legal() == ["FW top", "FW under"]
    d.play("FW under", "TP W09 new")
    assert d.tapestries(0) == [["SW01"], ["W09"]]
    assert d.goods(0) == ""


@pytest.mark.rule("TW-V07", "TW-M01")
def test_temple_effects_advance_with_the_rewards() -> None:
    d = desk(p0={"production": ["Y16"], "temple": 4, "priest": 3})
    d.play("MH 1", "ACT", "PR Y16")
    assert (d.temple(0), d.goods(0)) == (5, "s2")


@pytest.mark.rule("TW-V08", "TW-V13")
def test_a_rejuvenate_effect_turns_up_to_its_number() -> None:
    p0 = {"workers": "A", "gods": ["G21"], "statues": ["illapa_small"]}
    p0 |= {"turned": ["Y01", "Y05"], "down": ["R20"], "up": ["R21"]}
    d = desk(p0=p0).play("PL A", "SP U01", "BY G21")
    assert d.legal() == ["RJ -", "RJ R20", "RJ Y01", "RJ Y05"]
    d.play("RJ Y05", "RJ R20")
    assert (d.production(0), d.up(0), d.asked()) == (["Y05"], ["R20", "R21"], "0: TK")
    assert d.goods(0) == "p1"


@pytest.mark.rule("TW-V09", "TW-K19")
@pytest.mark.parametrize(
    ("space", "tokens", "gained", "key", "points"),
    [
        ("C6", ("DO free_steps", "ST ST2l"), "p2m1", "steps", 4),
        ("Q6", ("DO free_small_statue", "SU vira S"), "", "statues", 3),
    ],
)
def test_free_builds_cost_nothing_and_give_everything(
    space: str, tokens: tuple[str, ...], gained: str, key: str, points: int
) -> None:
    d = desk(p0={"up": ["R19", "R20", "R21"], "priest": 2}, steps={"ST2u": 1})
    d.play("MH 1", "CW p", "ACT", f"CQ {space}", *tokens)
    assert d.goods(0) == gained
    assert d.sheet(0)[key] == points
    assert d.sheet(1)["steps_used"] == (2 if key == "steps" else 0)


@pytest.mark.rule("TW-V09", "TW-K13")
def test_a_free_building_may_swap_first() -> None:
    d = desk(p0={"up": ["R19", "R20"], "priest": 2, "gods": ["G01"]})
    d.play("MH 1", "CW p", "ACT", "CQ C5")
    d.play("DO free_building", "BX yes", "BT P2", "BT -", "prod=Y16", "BB P2")
    assert d.production(0) == ["Y16"]
    assert d.goods(0) == ""


@pytest.mark.rule("TW-V10", "TW-V15")
def test_a_task_of_an_effect_is_asked_first_and_costs_the_normal_price() -> None:
    d = with_card("G05", "inti", "U10", priest=4, stone=1, maize=1)
    assert d.legal() == ["DO -", "DO build_building"]
    d.play("DO build_building", "BB P1")
    assert (d.production(0), d.goods(0)) == (["Y01"], "p9")


@pytest.mark.rule("TW-V15", "TW-K24")
def test_an_effect_without_a_target_is_lost_unasked() -> None:
    assert with_card("G05", "inti", "U10", priest=4).asked() == "0: TK"
    d = with_card("G42", "vira", "U04", priest=1)
    assert (d.asked(), d.goods(0)) == ("0: TK", "p9s1")
    d = with_card("G41", "vira", "U04", priest=1, stone=2)
    assert d.legal() == ["DO -", "DO build_statue"]


@pytest.mark.rule("TW-V11", "TW-M04")
def test_gold_for_the_temple_needs_gold_and_a_space() -> None:
    for temple, gold, asked in [(3, 1, "0: PT"), (3, 0, "0: TK"), (12, 1, "0: TK")]:
        d = with_card("G07", "inti", "U10", priest=4, temple=temple, gold=gold)
        assert d.asked() == asked
    d = with_card("G07", "inti", "U10", priest=4, temple=4, gold=1).play("PT yes")
    assert (d.temple(0), d.goods(0)) == (5, "p10s2")


@pytest.mark.rule("TW-V12", "TW-M03")
def test_a_choice_that_gives_nothing_is_left_out() -> None:
    d = desk(p0={"production": ["Y03"], "workers": "A", "gold": 1, "potato": 2, "priest": 1})
    d.play("PL A", "SP M05", "BY g1", "TK Mt06")
    assert d.legal() == ["CH 1", "CH 2"]
    assert d.play("CH 2").goods(0) == "m2"
    d = desk(p0={"maize": 2, "temple": 3, "priest": 0}, nomads="").play("MH 1", "ACT", "OF 1")
    assert (d.goods(0), d.temple(0)) == ("s1", 4)


@pytest.mark.rule("TW-V13")
def test_what_costs_or_needs_a_choice_may_be_declined_the_rest_not() -> None:
    d = with_card("G20", "illapa", "U01")
    assert d.legal() == ["DO -", "DO train"]
    assert d.play("DO -").asked() == "0: TK"
    d = with_card("G27", "cocha", "U02")
    assert "NM -" not in d.legal()


@pytest.mark.rule("TW-V14")
def test_the_other_effects_of_a_list_still_happen() -> None:
    p0 = {"workers": "A", "gods": ["G27"], "statues": ["cocha_small"]}
    d = desk(p0=p0, nomads="").play("PL A", "SP U02", "BY G27")
    assert (d.goods(0), d.asked()) == ("p1", "0: TK")


@pytest.mark.rule("TW-V15", "TW-L13")
def test_merchant_and_train_as_effects_need_something_to_happen() -> None:
    assert with_card("G14", "quilla", "U05", priest=2).asked() == "0: TK"
    d = with_card("G14", "quilla", "U05", priest=2, tapestries=[["SW02", "W24"]])
    assert d.play("DO merchant").goods(0) == "p14"
    p0 = {"workers": "A", "gods": ["G20"], "statues": ["illapa_small"]}
    d = desk(p0=p0, army_deck=[]).play("PL A", "SP U01", "BY G20")
    assert d.asked() == "0: TK"

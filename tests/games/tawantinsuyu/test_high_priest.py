"""Chapter 10: moving the High Priest and four of the five actions."""

import pytest

from .desk import desk


@pytest.mark.rule("TW-H01", "TW-N22")
@pytest.mark.parametrize(("start", "sides", "end"), [(0, 1, 1), (0, 2, 2), (4, 1, 0), (3, 2, 0)])
def test_one_or_two_sides_clockwise(start: int, sides: int, end: int) -> None:
    d = desk(p0={"priest": start}, p1={"priest": end}).play(f"MH {sides}")
    assert (d.priest(0), d.priest(1)) == (end, end)


@pytest.mark.rule("TW-H02")
def test_order_of_an_activation() -> None:
    p = {"priest": 2, "up": ["R19"], "army": ["R01"], "potato": 9}
    d = desk(3, p0=p, p1={**p, "up": ["R20"], "army": ["R02"], "passive": ["Z17"]}, village="AC")
    d.play("MH 1")
    assert (d.asked(), d.goods(1)) == ("0: CW", "p9"), "the casualty first"
    d.play("CW m")
    assert (d.asked(), d.goods(1)) == ("0: ACT GOLD", "p9g1"), "then the reactions"
    d.play("ACT")
    seen = []
    while not d.asked().startswith("0: PRAY"):
        seen.append(d.asked())
        d.play(next(token for token in d.legal() if token.endswith(" -")))
    assert seen == ["0: AR", "1: AR", "0: CQ", "1: CQ", "0: CQ"]


@pytest.mark.rule("TW-H03", "TW-H04")
def test_gold_instead_of_the_action_is_for_the_active_player_alone() -> None:
    d = desk(p0={"priest": 0, "maize": 9}, p1={"maize": 3, "passive": ["Z11"]}).play("MH 1")
    assert d.asked() == "1: FW", "reactions are not affected"
    d.play("FW top", "TP W01 new")
    assert d.legal() == ["ACT", "GOLD"]
    d.play("GOLD")
    assert (d.goods(0), d.temple(0)) == ("m9g1", 0)
    assert d.legal() == ["OF -", "OF 1"], "followers go on, and may not take gold"
    assert d.play("OF -").goods(1) == "m3"


@pytest.mark.rule("TW-H05", "TW-N24")
def test_gold_taken_may_be_spent_in_the_same_turn() -> None:
    d = desk(p0={"priest": 0}).play("MH 1", "GOLD", "RECRUIT", "NM -")
    assert d.legal() == ["VR -", "VR m", "VR p"]


@pytest.mark.rule("TW-H06")
@pytest.mark.parametrize("start", [0, 1, 2, 3, 4])
def test_an_action_without_effect_may_be_performed(start: int) -> None:
    d = desk(p0={"priest": start}, village="", nomads="").play("MH 1", "ACT")
    assert (d.asked(), d.goods(0)) == ("0: PRAY RECRUIT TRAIN", "")


@pytest.mark.rule("TW-H07", "TW-H09")
def test_worship_gives_up_one_large_and_one_small_statue() -> None:
    statues = ["inti_large", "quilla_large", "inti_small", "vira_small"]
    d = desk(p0={"priest": 4, "statues": statues, "temple": 7}).play("MH 1", "ACT")
    assert d.legal() == ["WS -", "WS inti L", "WS inti S", "WS quilla L", "WS vira S"]
    d.play("WS inti S")
    assert (d.temple(0), d.legal()) == (8, ["WS -", "WS inti L", "WS quilla L"])
    d.play("WS quilla L")
    assert (d.temple(0), d.statues(0)) == (11, ["inti_large", "vira_small"])
    assert d.asked() == "0: PRAY RECRUIT TRAIN"
    assert d.stock["quilla_large"] == 0, "statues given up leave the game"
    assert d.scores()[0] == 10, "their points stay"


@pytest.mark.rule("TW-H08", "TW-H03")
def test_a_follower_gives_up_one_statue_for_one_space() -> None:
    p1 = {"statues": ["inti_large", "vira_small"], "temple": 7}
    d = desk(p0={"priest": 4}, p1=p1).play("MH 1", "ACT")
    assert d.legal() == ["WS -", "WS inti L", "WS vira S"]
    d.play("WS inti L")
    assert (d.temple(1), d.statues(1)) == (8, ["vira_small"])
    assert d.asked() == "0: PRAY RECRUIT TRAIN"


@pytest.mark.rule("TW-H09", "TW-C02")
def test_a_statue_given_up_wakes_no_card() -> None:
    d = desk(p0={"priest": 4, "statues": ["cocha_small"], "temple": 8}, p1={})
    d.play("MH 1", "ACT", "WS cocha S")
    assert d.statues(0) == []
    d = desk(p0={"workers": "A", "gods": ["G23"], "statues": []}).play("PL A", "SP U02", "BY G23")
    assert d.sheet(0)["god_cards"] == 0


@pytest.mark.rule("TW-H10")
@pytest.mark.parametrize(
    ("maize", "gold", "answers"),
    [
        (1, 0, None),
        (2, 0, ["OF -", "OF 1"]),
        (3, 0, ["OF -", "OF 1"]),
        (4, 0, ["OF -", "OF 1", "OF 2"]),
        (5, 1, ["OF -", "OF 1", "OF 2", "OF 3"]),
        (9, 9, ["OF -", "OF 1", "OF 2", "OF 3"]),
    ],
)
def test_offering(maize: int, gold: int, answers: list[str] | None) -> None:
    d = desk(p0={"priest": 0, "maize": maize, "gold": gold}).play("MH 1", "ACT")
    assert d.legal() == (answers or ["PRAY", "RECRUIT", "TRAIN"])


@pytest.mark.rule("TW-H10", "TW-H11")
def test_offering_is_done_once_and_costs_followers_three() -> None:
    d = desk(p0={"priest": 0, "maize": 9, "temple": 7}, p1={"maize": 9, "temple": 7})
    d.play("MH 1", "ACT", "OF 2")
    assert (d.goods(0), d.temple(0)) == ("m5g1", 9)
    assert d.asked() == "1: OF"
    d.play("OF 1")
    assert (d.goods(1), d.temple(1), d.actor()) == ("m6g1", 8, 0)


@pytest.mark.rule("TW-H12")
def test_rejuvenate_turns_one_free_and_more_for_food() -> None:
    p0 = {"priest": 1, "turned": ["Y01", "Y02"], "down": ["R19"], "potato": 1, "maize": 1}
    d = desk(p0=p0).play("MH 1", "ACT")
    assert d.legal() == ["RJ -", "RJ R19", "RJ Y01", "RJ Y02"]
    d.play("RJ Y02")
    assert d.goods(0) == "p1m1"
    d.play("RJ R19")
    assert d.legal() == ["PY m1", "PY p1"]
    d.play("PY p1", "RJ Y01")
    assert (d.goods(0), d.production(0), d.up(0)) == ("", ["Y01", "Y02"], ["R19"])
    d = desk(p0={**p0, "potato": 0, "maize": 0}).play("MH 1", "ACT", "RJ Y01")
    assert d.asked() == "0: PRAY RECRUIT TRAIN", "the next one cannot be paid"


@pytest.mark.rule("TW-H13")
@pytest.mark.parametrize(
    ("goods", "asked"), [({"maize": 1}, True), ({"gold": 1}, True), ({"potato": 9}, False)]
)
def test_a_follower_rejuvenates_for_maize(goods: dict[str, int], asked: bool) -> None:
    p1 = {"turned": ["Y01", "Y02"], "down": ["R19"], **goods}
    d = desk(p0={"priest": 1}, p1=p1).play("MH 1", "GOLD")
    assert (d.asked() == "1: RJ") == asked
    if asked:
        d.play("RJ Y01")
        assert (d.goods(1), d.production(1), d.actor()) == ("", ["Y01"], 0)


@pytest.mark.rule("TW-H14", "TW-H15")
def test_produce_one_by_one_then_all_are_turned_down_together() -> None:
    p0 = {"priest": 3, "production": ["Y01", "Y05", "Y06"]}
    d = desk(p0=p0).play("MH 1", "ACT")
    assert d.legal() == ["PR -", "PR Y01", "PR Y05", "PR Y06"]
    d.play("PR Y06")
    assert (d.scores()[0], d.production(0)) == (13, ["Y01", "Y05", "Y06"]), "not yet turned down"
    assert d.legal() == ["PR -", "PR Y01", "PR Y05"]
    d.play("PR Y01", "PR -")
    assert d.goods(0) == "p4"
    assert d.asked() == "0: UP", "one may be turned up again afterwards"
    assert d.legal() == ["UP -", "UP Y01", "UP Y06"]
    d.play("UP Y06")
    assert (d.production(0), d.turned(0)) == (["Y05", "Y06"], ["Y01"])
    assert d.asked() == "0: PRAY RECRUIT TRAIN", "and does not produce any more"


@pytest.mark.rule("TW-H15")
def test_turned_up_before_it_may_produce() -> None:
    d = desk(p0={"priest": 3, "turned": ["Y01", "Y05"], "down": ["R19"]}).play("MH 1", "ACT")
    assert d.legal() == ["UP -", "UP Y01", "UP Y05"], "production buildings only"
    d.play("UP Y05")
    assert d.legal() == ["PR -", "PR Y05"]
    d.play("PR Y05")
    assert (d.goods(0), d.turned(0)) == ("s2", ["Y01", "Y05"])
    assert d.asked() == "0: PRAY RECRUIT TRAIN", "only one of the two moments"


@pytest.mark.rule("TW-H16", "TW-H03")
def test_a_follower_produces_without_the_extra_flip() -> None:
    d = desk(p0={"priest": 3}, p1={"production": ["Y05"], "turned": ["Y01"]}).play("MH 1", "ACT")
    assert d.legal() == ["PR -", "PR Y05"]
    d.play("PR Y05")
    assert (d.goods(1), d.turned(1), d.actor()) == ("s2", ["Y01", "Y05"], 0)

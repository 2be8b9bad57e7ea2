"""Chapter 20: the worked examples, in their order. Purple is seat 0, Black or Blue the next."""

import pytest

from tampu.core.errors import BadOption
from tampu.games.tawantinsuyu.meta import META

from .desk import desk, new_game
from .test_passive_buildings import follow_up
from .test_solo_board import god_spaces
from .test_solo_setup import HUMAN, SLOTS, TOKENS, her


@pytest.mark.rule("TW-P05", "TW-P06")
def test_example_1() -> None:
    d = desk(p0={"workers": "A", "gold": 1, "potato": 4, "priest": 0}, steps={"ST1u": 1})
    d.play("PL A", "SP L08", "BY g1")
    assert (d.goods(0), d.scores()) == ("", [10, 11])
    d = desk(p0={"workers": "A", "gold": 1, "potato": 3, "priest": 0}, steps={"ST1u": 1})
    assert "SP L08" not in d.play("PL A").legal()


@pytest.mark.rule("TW-P15", "TW-K02")
def test_example_2() -> None:
    p0 = {"workers": "A", "gold": 1, "potato": 5, "priest": 4, "stone": 9, "maize": 9}
    d = desk(p0=p0, hill={"L02": "A"}).play("PL A", "SP L30", "BY g1", "PY p5")
    assert d.legal("TK") == ["TK -", "TK Lt01", "TK Lt29", "TK Lt30"]
    d.play("TK Lt30")
    assert d.legal("TK") == ["TK -", "TK Lt01", "TK Lt29"]
    assert d.play("TK Lt01").asked() == "0: VR"


@pytest.mark.rule("TW-P17", "TW-K01")
def test_example_3() -> None:
    p0 = {"workers": "A", "gold": 1, "potato": 5, "priest": 4, "stone": 2}
    hill = dict.fromkeys(["L01", "L02", "L28", "L29"], "A")
    d = desk(p0=p0, hill=hill).play("PL A", "SP L30", "BY g1")
    d.play("TK Lt01", "TK Lt29", "BB P2", "TK Lt30")
    assert d.legal("TK") == ["TK -", "TK Lt01", "TK Lt29", "TK Lt30"]
    d.play("TK Lt01")
    assert d.legal("TK") == ["TK -", "TK Lt29", "TK Lt30"]
    assert d.play("TK Lt30").asked() == "0: VR"


@pytest.mark.rule("TW-K04", "TW-K05")
def test_example_4() -> None:
    p0 = {"workers": "A", "gold": 1, "potato": 5, "priest": 4}
    hill = dict.fromkeys(["L01", "L02", "L28"], "A")
    market = ("Y13", "Y16", "Z02", "Z12")
    d = desk(p0=p0, hill=hill, market=market).play("PL A", "SP L30", "BY g1")
    d.play("TK Lt01", "TK Lt30")
    assert d.asked() == "0: VR", "two tasks are lost"
    p0["gods"] = ["G01"]
    d = desk(p0=p0, hill=hill, market=market).play("PL A", "SP L30", "BY g1")
    assert d.play("TK Lt01", "TK Lt30").legal() == ["TK -", "TK Lt29"]


@pytest.mark.rule("TW-P07", "TW-P10")
def test_example_5() -> None:
    p0 = {"workers": "C", "gold": 1, "potato": 2, "priest": 1}
    d = desk(p0=p0, steps={"ST1u": 0}).play("PL C", "SP L09", "BY g1")
    assert (d.goods(0), d.scores()) == ("", [10, 10])
    d.play("TK Lt09")
    assert d.asked() == "0: TK"


@pytest.mark.rule("TW-P09", "TW-P10")
def test_example_6() -> None:
    d = desk(p0={"workers": "C", "gold": 1, "priest": 0}, steps={"ST0u": 1})
    d.play("PL C", "SP M01", "BY g1")
    assert (d.goods(0), d.scores()) == ("", [10, 11])


@pytest.mark.rule("TW-W01", "TW-P17")
def test_example_7() -> None:
    p0 = {"workers": "A", "gold": 1, "potato": 2, "priest": 3}
    d = desk(p0=p0, hill={"M13": "A", "M16": "A"}, market=(None,) * 4)
    d.play("PL A", "SP M14", "BY g1")
    assert follow_up(d) == 2, "train and maize, then the building stops the round"
    p0 |= {"stone": 2}
    d = desk(p0=p0, hill={"M13": "A", "M16": "A"}).play("PL A", "SP M14", "BY g1")
    d.play("TK Mt15", "BB P2", "TK Mt14", "TK Mt13", "KA R01", "TK Mt14")
    assert d.asked() == "0: VR", "the fourth was the last"


@pytest.mark.rule("TW-C02", "TW-P11")
def test_example_8() -> None:
    p0 = {"workers": "A", "gods": ["G01"], "statues": ["inti_small"], "priest": 3}
    d = desk(p0={**p0, "maize": 2}).play("PL A", "SP M14", "BY G01")
    assert d.goods(0) == "p3s1"
    assert not desk(p0=p0).legal("PL"), "the benefit cannot pay the food of this placement"


@pytest.mark.rule("TW-C04")
def test_example_9() -> None:
    p0 = {"workers": "A", "gods": ["G01"], "statues": ["inti_small"], "priest": 3, "maize": 2}
    d = desk(p0={**p0, "gold": 1}).play("PL A", "SP M14", "BY g1", "TK -")
    assert (d.goods(0), d.offer) == ("", [])


@pytest.mark.rule("TW-C05", "TW-S21")
def test_example_10() -> None:
    d = desk(p0={"workers": "A", "gods": ["G22"]}, offer=["G05", "G06", "G07"])
    d.play("PL A", "SP U02", "BY G22", "TK -")
    assert d.offer == ["G22"]
    assert {"G05", "G06", "G07"} < set(d.deck)


@pytest.mark.rule("TW-S17", "TW-K12")
def test_example_11() -> None:
    d = new_game(2, start_player=1)
    d.answer_null("prod").play("prod=Y01", hold=True)
    d.answer_null("god")
    cards = ["G01", "G02", "G03", "G04", "G05", "G30", "G37", "G38"]
    d.play(*(f"god={card}" for card in cards), hold=True).play()
    d.play("KEEP G30", "KEEP G37", "KEEP G38").answer_null("0: PLAY")
    assert (d.goods(0), d.scores()[0]) == ("p3s3m1", 15)
    d.play("PLAY G04", "DO build_building", "BB P1")
    assert (d.production(0), d.goods(0), len(d.army(0))) == (["Y01"], "p5s2", 1)


@pytest.mark.rule("TW-K09", "TW-K10")
def test_example_12() -> None:
    for owner, scores in ((1, [14, 12]), (0, [16, 10])):
        p0 = {"workers": "A", "gold": 1, "stone": 3, "priest": 3}
        d = desk(p0=p0, steps={"ST2u": owner}).play("PL A", "SP U07", "BY g1")
        d.play("TK Ut08", "ST ST2l")
        assert (d.goods(0), d.scores()) == ("p2m1", scores)


@pytest.mark.rule("TW-L01", "TW-L03")
def test_example_13() -> None:
    p0 = {"workers": "A", "gold": 2, "maize": 3, "priest": 2}
    d = desk(3, p0=p0, p1={"maize": 3}, top="W05", pile=["W24", "W14", "W11"])
    d.play("PL A", "SP U06", "BY g1", "TK Ut05", "weave=W24", "weave=W14", "WV W05", "WV W14")
    assert d.legal() == ["PY m2g1", "PY m3"]
    d.play("PY m3", "TP W05 new", "TP W14 new")
    assert d.asked() == "1: WV"
    assert d.legal() == ["WV -", "WV W24"]
    d.play("WV -", hold=True)
    assert d.under_pile == ["W24"]


@pytest.mark.rule("TW-L10", "TW-L12")
def test_example_14() -> None:
    p0 = {"workers": "K", "gold": 1, "potato": 2, "tapestries": [["SW02", "W24", "W06"]]}
    assert desk(p0=p0).play("PL K", "SP M01", "BY g1", "TK Mt01").goods(0) == "p3s2"
    buy = {"workers": "A", "gold": 1, "priest": 2, "maize": 3, "tapestries": p0["tapestries"]}
    d = desk(p0=buy, top="W10", pile=["W19"]).play("PL A", "SP U06", "BY g1", "TK Ut05")
    d.play("WV W10", "WV W19")
    assert d.legal("TP") == ["TP W10 new", "TP W19 1L", "TP W19 1R", "TP W19 new"]
    d.play("TP W19 1R")
    done = {"tapestries": [["SW02", "W24", "W06", "W19"]]}
    d = desk(p0=done, holder=0, village="", festivals=2)
    assert (d.sheet(0)["joins"], d.sheet(0)["final_tapestries"]) == (3, 6)


@pytest.mark.rule("TW-Q02", "TW-Q04")
def test_example_15() -> None:
    p0 = {"priest": 2, "up": ["R19", "R01"], "army": ["R20", "R02", "R03"], "potato": 2}
    p1 = {"up": ["R21", "R04"], "army": ["R05"], "potato": 1}
    d = desk(p0=p0, p1=p1, offer=["G05"]).play("MH 1", "CW p", "ACT", "AR R20", "AR R02", "AR R03")
    assert d.goods(0) == ""
    d.play("AR R05")
    assert d.goods(1) == ""
    d.play("CQ C4", "CP f:2 d:1")
    assert d.sheet(0)["conquest"] == 4
    d.play("CQ A6", "CP f:2 d:1,1")
    assert d.sheet(1)["conquest"] == 7
    assert (d.up(1), d.down(1)) == ([], ["R21"])
    d.play("CQ A1", "CP f:- d:1", "GC G05", "FW top", "TP W01 new")
    assert (d.up(0), d.down(0)) == (["R03", "R20"], ["R19"])
    assert d.conquered == {"C4": 0, "A6": 1, "A1": 0}


@pytest.mark.rule("TW-Q01", "TW-Q03")
def test_example_16() -> None:
    p0 = {"priest": 2, "up": ["R19"], "army": ["R20"], "potato": 3}
    p1 = {"up": ["R21"], "passive": ["Z17"]}
    d = desk(3, p0=p0, p1=p1, p2={"up": ["R22"]}, village="KA").play("MH 1", "CW p", "GOLD")
    assert (d.casualties, d.goods(0), d.goods(1), d.scores()[1]) == ("K", "p3g1", "g1", 11)
    assert d.asked() == "1: CQ"
    assert d.play("CQ -").asked() == "2: CQ"
    assert d.play("CQ -").asked() == "0: PRAY RECRUIT TRAIN"


@pytest.mark.rule("TW-Z13", "TW-Q17")
@pytest.mark.parametrize(
    ("space", "paid"), [("A1", (0, 1)), ("C3", (1, 0)), ("C3", (0, 1)), ("C4", (1, 0))]
)
def test_example_17(space: str, paid: tuple[int, int]) -> None:
    p0 = {"priest": 2, "up": ["R01", "R02"], "passive": ["Z13"]}
    d = desk(p0=p0, village="", nomads="", pile=[], top=None).play("MH 1", "ACT", f"CQ {space}")
    if space == "C3":
        d.play("CP f:1 d:-" if paid[0] else "CP f:- d:1")
    assert (len(d.down(0)), len(d.discard)) == paid


@pytest.mark.rule("TW-Q08")
def test_example_18() -> None:
    d = desk(p0={"priest": 2, "up": ["R19"]}, pile=[], top=None).play("MH 1", "CW p", "ACT")
    d.play("CQ A1")
    assert (d.up(0), d.down(0), d.discard) == ([], [], ["R19"])


@pytest.mark.rule("TW-H10", "TW-M03")
def test_example_19() -> None:
    d = desk(p0={"priest": 0, "temple": 3, "maize": 4}).play("MH 1", "ACT", "OF 2")
    assert (d.legal(), d.goods(0)) == (["CH 1", "CH 2"], "")
    assert d.play("CH 1").goods(0) == "s3"


@pytest.mark.rule("TW-M04")
def test_example_20() -> None:
    p0 = {"priest": 4, "temple": 11, "statues": ["inti_large", "vira_small"]}
    d = desk(p0=p0).play("MH 1", "ACT", "WS inti L")
    assert (d.temple(0), d.statues(0), d.asked()) == (12, ["vira_small"], "0: PRAY RECRUIT TRAIN")


@pytest.mark.rule("TW-F01", "TW-F02")
def test_example_21() -> None:
    d = desk(3, p0={"maize": 1}, village="A").play("PRAY", "RECRUIT", "NM -", "VR m")
    assert (d.scores()[0], d.holder, d.actor()) == (11, 0, 1)
    d.play("PRAY", "RECRUIT", "NM -")
    assert d.actor() == 2
    d.play("PRAY", "RECRUIT", "NM -")
    assert d.festivals == 1
    d.answer_null("0: MH PRAY RECRUIT TRAIN")


@pytest.mark.rule("TW-F08", "TW-F09")
def test_example_22() -> None:
    conquered = {"A1": 0, "A4": 0, "A2": 1, "A6": 1, "A3": 2}
    d = desk(3, holder=0, village="", casualties="AACC", conquered=conquered)
    assert [d.sheet(seat)["majorities"] for seat in range(3)] == [0, 4, 0]


@pytest.mark.rule("TW-F11", "TW-F12")
@pytest.mark.parametrize(
    ("score", "answer", "after"), [(9, "FP 1", 5), (9, "FP 0", 3), (4, "FP 0", 0)]
)
def test_example_23(score: int, answer: str, after: int) -> None:
    gods = ["G01", "G02", "G03", "G04", "G05"]
    p0 = {"gods": gods, "potato": 2, "gold": 1, "score": score}
    d = desk(p0=p0, holder=0, village="", festivals=1).play(answer)
    assert d.scores()[0] == after


@pytest.mark.rule("TW-F18")
def test_example_24() -> None:
    sides = {"p0": {"score": 30}, "p1": {"score": 30}, "p2": {"score": 25}}
    d = desk(3, holder=0, village="", festivals=1, **sides)
    assert [len(d.gods(seat)) for seat in range(3)] == [1, 2, 2]


@pytest.mark.rule("TW-F16")
def test_example_25() -> None:
    d = desk(3, holder=0, village="", festivals=1, bag="", nomads="")
    assert (d.holder, d.sheet(0)["trigger"], d.asked()) == (0, 4, "0: PLAY")
    for seat in range(3):
        d.answer_null(f"{seat}: MH PRAY RECRUIT TRAIN")
        assert d.festivals == 2
        d.play("PRAY", "RECRUIT")
    d.answer_null("over")
    assert d.festivals == 3


@pytest.mark.rule("TW-W04", "TW-R04")
def test_example_26() -> None:
    p0 = {"workers": "WA", "gold": 1, "potato": 1}
    d = desk(p0=p0, hill={"U02": "K"}, village="PC").play("PL W", "SP U01", "BY g1")
    d.play("TAKE U02", "TK -", "VR p")
    assert d.legal() == ["DW A", "DW K", "DW P"]
    assert d.play("DW A").workers(0) == "KP"


@pytest.mark.rule("TW-Z20", "TW-Z24")
def test_example_27() -> None:
    p0 = {"workers": "A", "gold": 1, "passive": ["Z20"]}
    d = desk(p0=p0).play("PL A", "SP U01", "BY g1", "TK Ut01")
    assert (d.goods(0), d.sheet(0)["passive"]) == ("m3", 1)


@pytest.mark.rule("TW-E02", "TW-E03")
def test_example_28() -> None:
    p0 = {
        "score": 74 - 6,  # the festival points of temple space 10
        "tapestries": [["SW01", "W05", "W11", "W24"], ["W01", "W08"]],
        "temple": 10,
        "production": ["Y03", "Y04"],
        "turned": ["Y05"],
        "passive": ["Z06", "Z03"],
        "gods": ["G01", "G02", "G03"],
        "up": ["R01", "R02"],
        "down": ["R03"],
        "army": ["R04", "R05"],
        "workers": "A",
        "gold": 3,
    }
    d = desk(p0=p0, holder=0, village="", festivals=2)
    assert d.scores()[0] == 108
    final = {key: value for key, value in d.sheet(0).items() if key.startswith("final")}
    assert list(final.values()) == [7, 7, 8, 6, 2, 1, 3]


@pytest.mark.rule("TW-K13", "TW-K14")
def test_example_29() -> None:
    p0 = {"workers": "A", "gold": 1, "stone": 9, "maize": 9, "gods": ["G01"]}
    d = desk(p0=p0, market=("Y01", None, "Z01", "Z02")).play("PL A", "SP U02", "BY g1", "TK Ut03")
    d.play("BX yes", "BT V1", "BT P1", "prod=Y02", "passive=Z03")
    assert (d.under_stack("production"), d.under_stack("passive")) == (["Y01"], ["Z01"])
    assert d.market == ["Y02", None, "Z03", "Z02"]
    assert d.legal() == ["BB -", "BB P1", "BB V1"], "Z02 needs gold"


@pytest.mark.rule("TW-X40", "TW-X57")
def test_example_30() -> None:
    side = {"workers": "AK", "stone": 4, "maize": 2, "gold": 1}
    d = her(side, slots=SLOTS, village="AC", has_placed=False).play("die=3", hold=True)
    d.answer_null("axtile").play("axtile=P1", hold=True).answer_null(HUMAN)
    assert list(d.hill) == ["U01"], "the nearest space of Illapa, god of slot 3"
    assert (d.production(1), d.goods(1)) == (["Y01"], "p1s3m2g1")
    assert (d.village, d.number_tokens) == ("A", {**TOKENS, "T5": 0, "T8": 2})


@pytest.mark.rule("TW-X16")
def test_example_31() -> None:
    d = her({"workers": "A", "potato": 4}, slots=SLOTS, village="KK").play("die=1", hold=True)
    d.answer_null(HUMAN)
    assert (d.goods(1), d.sheet(1)["ax_potato"]) == ("p1m1", 5)


@pytest.mark.rule("TW-X20", "TW-X21")
def test_example_32() -> None:
    side = {"maize": 3, "down": ["R01", "R02", "R19"], "priest": 0}
    d = her(side, p0={"turned": ["Y01"], "maize": 1}, offer=["G41", "G42", "G40"])
    assert (d.priest(1), d.down(1), d.legal()) == (2, [], ["RJ -", "RJ Y01"])
    d.play("RJ Y01", "army=R05")
    assert (d.goods(0), d.army(1)) == ("", ["R05"])
    assert (d.offer, d.under_gods) == (["G40"], ["G41", "G42"])


@pytest.mark.rule("TW-X75")
def test_example_33() -> None:
    for mine, hers, ranks in ((123, 123, [2, 1]), (124, 123, [1, 2]), (119, 90, [2, 1])):
        pieces = {"holder": 0, "village": "", "festivals": 2}
        d = desk(1, p0={"score": mine}, p1={"score": hers - 1}, **pieces)
        assert (d.scores(), d.ranks()) == ([mine, hers], ranks)


@pytest.mark.rule("TW-L12", "TW-L14")
def test_example_34() -> None:
    tapestries = [["SW02", "W24", "W19", "W22"], ["W05", "W09", "W01", "W11", "W14"]]
    p0 = {"workers": "K", "gold": 2, "potato": 2, "temple": 4, "tapestries": tapestries}
    d = desk(p0=p0).play("PL K", "SP M01", "BY g1", "PY p2", "TK Mt01", hold=True)
    assert (d.goods(0), d.asked()) == ("p3s2g1", "army")
    d.play("army=R01", hold=True)
    assert d.legal("PT") == ["PT -", "PT yes"]
    d.play("PT yes")
    assert (d.temple(0), d.goods(0)) == (5, "p3s4")


@pytest.mark.rule("TW-G14", "TW-K25")
def test_example_35() -> None:
    p0 = {"workers": "A", "gold": 1, "stone": 2, "passive": ["Z15"]}
    market = ("Y02", None, "Z14", None)
    d = desk(p0=p0, market=market).play("PL A", "SP U02", "BY g1")
    assert "XZ s2>g1" in d.legal()
    d.play("TK Ut03")
    assert d.production(0) == ["Y02"], "no exchange is offered, so nothing was asked"
    p0["gods"] = ["G01"]
    for answer in ("XZ s2>m2", "BX -"):
        d = desk(p0=p0, market=market).play("PL A", "SP U02", "BY g1", "TK Ut03")
        assert d.legal() == ["BX -", "BX yes", "XZ s2>g1", "XZ s2>m2"]
        d.play(answer)
        if answer == "BX -":
            assert d.production(0) == ["Y02"], "the only tile that can be paid"
        else:
            assert (d.legal(), d.gods(0)) == (["BT P1", "BT V1"], []), "swap without asking"


@pytest.mark.rule("TW-Q15")
def test_example_36() -> None:
    p0 = {"priest": 2, "up": ["R19", "R20"]}
    d = desk(p0=p0, p1={"up": ["R21"]}).play("MH 1", "CW p", "ACT", "CQ -", "CQ C1")
    assert d.asked() == "0: CQ"
    assert d.play("CQ Q1").conquered == {"C1": 1, "Q1": 0}


@pytest.mark.rule("TW-Z13", "TW-Q16")
@pytest.mark.parametrize(("answer", "down", "off"), [("CP f:1 d:-", 1, 0), ("CP f:- d:1", 0, 1)])
def test_example_37(answer: str, down: int, off: int) -> None:
    p0 = {"priest": 2, "up": ["R01", "R02"], "passive": ["Z13"]}
    d = desk(p0=p0).play("MH 1", "CW p", "ACT", "CQ K3")
    assert d.legal() == ["CP f:- d:1", "CP f:1 d:-"]
    d.play(answer)
    assert (len(d.down(0)), len(d.discard), len(d.up(0))) == (down, off, 1)


@pytest.mark.rule("TW-X08")
def test_example_38() -> None:
    d = new_game(1, solo_personality="none")
    d.answer_null("god").play(
        *(f"god={card}" for card in ["G42", "G01", "G02", "G03", "G08"]), hold=True
    )
    d.play("god=G30", "god=G37", "god=G38", "KEEP G30", "KEEP G37", "KEEP G38")
    d.play("DO build_steps", "ST ST3u", "HP 0", "die=3", hold=True)
    d.play()
    assert d.priest(1) == 3
    assert d.steps == {"ST3u": 0, "ST4u": 1}
    assert d.scores() == [19, 10]


@pytest.mark.rule("TW-X26", "TW-X15")
def test_example_39() -> None:
    d = her({"temple": 1, "maize": 5, "gold": 1, "workers": "AC"}, village="KA").play()
    assert (d.temple(1), d.goods(1), len(d.army(1))) == (4, "p1s1", 2)
    assert d.workers(1) == "AC"


@pytest.mark.rule("TW-F15", "TW-F17")
def test_example_40() -> None:
    d = desk(holder=0, village="", hill={"M06": "A", "M20": "K"}, hold=True)
    while len(d.village) < 6:
        assert d.asked() == "bag"
        d.play(min(d.tokens()), hold=True)
    assert sorted(d.hill) == ["M06", "M20"], "the Village first"
    d.play()
    assert sorted(d.hill) == ["M06", "M08", "M09", "M11", "M13", "M15", "M19", "M20"]


@pytest.mark.rule("TW-G15", "TW-A02")
def test_example_41() -> None:
    d = desk(p0={"workers": "A", "gods": ["G22"], "priest": 0}, hill={"U09": "K"}).play("PL A")
    assert d.legal() == ["SP U02"]
    assert d.play("SP U02").legal() == ["BY G22"]


@pytest.mark.rule("TW-B03", "TW-H11")
def test_example_42() -> None:
    p1 = {"passive": ["Z15"], "stone": 2, "gold": 1, "maize": 2, "temple": 4}
    d = desk(p0={"priest": 0}, p1=p1).play("MH 1", "GOLD")
    assert d.legal("OF") == ["OF -", "OF 1"]
    assert len(d.legal("XZ")) == 6
    d.play("XZ s2>m2")
    assert d.legal() == ["OF -", "OF 1", "XZ g1>m2"]
    d.play("XZ g1>m2", "OF 1")
    assert d.goods(1) == "s2m3", "with the 2 stone of space 5"


@pytest.mark.rule("TW-S13", "TW-S14")
def test_example_43() -> None:
    d = new_game(3, start_player=3).play()
    assert d.asked() == "2: SW"
    with pytest.raises(BadOption):
        META.complete(3, {"start_player": 4})


@pytest.mark.rule("TW-K13", "TW-K25")
def test_example_44() -> None:
    p0 = {"workers": "A", "gold": 1, "potato": 5, "priest": 4, "gods": ["G01"]}
    d = desk(p0=p0, market=("Y07", None, "Z14", None)).play("PL A", "SP L30", "BY g1")
    assert d.goods(0) == ""
    d.play("TK Lt29")
    assert (d.asked(), d.gods(0), d.under_gods) == ("0: BT", [], ["G01"])
    d.play("BT P1", "BT -", "prod=Y02", hold=True)
    assert (d.asked(), d.market) == ("prod", ["Y02", None, "Z14", None]), "the turn is over"
    assert (d.production(0), d.under_stack("production")) == ([], ["Y07"])


@pytest.mark.rule("TW-K25", "TW-G15")
def test_example_45() -> None:
    p0 = {"workers": "A", "gold": 1, "stone": 2, "gods": ["G01"], "army": ["R01"]}
    d = desk(p0=p0, market=("Y07", None, "Z14", None)).play("PL A", "SP U02", "BY g1", "TK Ut03")
    assert d.legal() == ["BX yes", "XA R01"]
    d.play("XA R01")
    assert d.legal() == ["BX -", "BX yes"]
    assert d.play("BX -").legal() == ["BB P1", "BB V1"]


@pytest.mark.rule("TW-K14", "TW-K24")
def test_example_46() -> None:
    p0 = {"up": ["R19", "R20"], "priest": 2, "gods": ["G01"]}
    market = ("Y07", None, "Z14", None)
    d = desk(p0=p0, village="", nomads="", market=market).play("MH 1", "ACT", "CQ C5")
    d.play("DO free_building")
    assert (d.goods(0), d.legal()) == ("", ["BX -", "BX yes"])
    d.play("BX yes", "BT P1", "BT -", "prod=Y02")
    assert d.legal() == ["BB -", "BB P1", "BB V1"]


@pytest.mark.rule("TW-X92", "TW-X16")
@pytest.mark.parametrize(
    ("passives", "points", "goods"), [(True, (5, 2, 3), "p2s1m1g1"), (False, (0, 0, 3), "p1g1")]
)
def test_example_47(passives: bool, points: tuple[int, int, int], goods: str) -> None:
    p1 = {
        "passive": ["Z06", "Z09", "Z10", "Z12", "Z15"],
        "tapestries": [["SW02", "W05"], ["W24"]],
        "potato": 1,
        "gold": 1,
    }
    options = {"solo_passives": passives}
    d = desk(1, p1=p1, options=options, holder=0, village="", festivals=2)
    sheet = d.sheet(1)
    assert (sheet["ax_potato"], sheet["passive"], sheet["ax_weavings"]) == points
    assert (d.goods(1), d.temple(1), d.is_over()) == (goods, 0, True)


@pytest.mark.rule("TW-X48", "TW-X59")
@pytest.mark.parametrize(
    ("moment", "first", "second"),
    [("arrival", ("s2g1", 1), ("s2g1", 1)), ("use", ("s2", 0), ("s2g1", 1))],
)
def test_example_48(moment: str, first: tuple[str, int], second: tuple[str, int]) -> None:
    pieces = {"village": "", "nomads": "", "bag": "", "deck": ["G41", "G40"]}
    options = {"solo_personality_moment": moment}
    d = her(
        {"workers": "AK"},
        slots=SLOTS,
        personality="B1",
        tokens={**TOKENS, "T1": 2},
        options=options,
        **pieces,
    )
    d.play("die=1", hold=True).answer_null(HUMAN)
    assert (d.goods(1), d.temple(1), d.number_tokens["T1"]) == (*first, 3)
    if d.play("PRAY").asked() == "0: GC":
        d.play("GC deck")
    d.play("TRAIN").answer_null("die")
    d.play("die=1", hold=True).answer_null(HUMAN)
    assert (d.goods(1), d.temple(1), d.number_tokens["T1"]) == (*second, 4)


@pytest.mark.rule("TW-X45")
def test_example_49() -> None:
    full = god_spaces("inti") + god_spaces("quilla")
    hill = {name: "AKCPW"[n % 5] for n, name in enumerate(full)}
    slots = ["G01", "G08", "G15", "G23"]
    pieces = {"hill": hill, "slots": slots, "tokens": TOKENS}
    d = her({"workers": "A"}, offer=["G02"], deck=["G03", "G04"], **pieces)
    d.play("die=1", hold=True)
    assert set(d.hill) - set(hill) <= set(god_spaces("illapa"))
    d.play("god=G03", hold=True)
    assert (d.slots, d.offer) == (["G01", "G08", "G03", "G23"], ["G02", "G15"])
    d = her({"workers": "A"}, offer=["G02"], deck=["G03", "G04", "G22"], **pieces)
    d.play("die=1", "god=G03", "god=G04", hold=True)
    assert sorted(d.tokens()) == ["god=G01", "god=G02", "god=G03", "god=G22"], "a full offer"
    d.play("god=G22", hold=True)
    assert set(d.hill) - set(hill) <= set(god_spaces("cocha"))
    d = her({"workers": "A"}, offer=[], deck=[], **pieces).play("die=1", hold=True)
    assert set(d.hill) - set(hill) <= set(god_spaces("illapa"))
    assert d.slots[0] is None


@pytest.mark.rule("TW-X70", "TW-X90")
@pytest.mark.parametrize(("version", "before"), [(2, 0), (1, 1)])
def test_example_50(version: int, before: int) -> None:
    """In version 1 her priest moves before the army card is drawn."""
    options = {"solo_hard_idle_vp": True}
    pieces = {"nomads": "C", "bag": "", "offer": ["G41", "G42", "G40"], "options": options}
    d = her({"workers": ""}, rules_version=version, **pieces)
    assert (d.asked(), d.scores()[1], d.goods(1), d.offer) == ("army", 14, "p1", ["G40"])
    assert d.priest(1) == before
    d.play("army=R01", hold=True)
    assert d.priest(1) == 1

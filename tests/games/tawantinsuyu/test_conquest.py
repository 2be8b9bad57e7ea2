"""Chapter 11: Conquest; every conquest space has its effect."""

import pytest

from .desk import Desk, desk

TWOS = [f"R{n}" for n in range(19, 31)]


def conquering(
    seats: int = 2, *, casualty: str = "CW p", act: str = "ACT", **pieces: object
) -> Desk:
    """Seat 0 has activated Conquest."""
    p0 = {"priest": 2, **pieces.pop("p0", {})}  # type: ignore[dict-item]
    d = desk(seats, p0=p0, **pieces).play("MH 1")
    return d.play(*[casualty] * (casualty in d.tokens()), act)


@pytest.mark.rule("TW-Q01")
@pytest.mark.parametrize(("answer", "village"), [("CW p", "CK"), ("CW m", "AC")])
def test_a_worker_of_either_end_becomes_a_casualty(answer: str, village: str) -> None:
    d = desk(p0={"priest": 2}, village="ACK").play("MH 1")
    assert d.legal() == ["CW m", "CW p"]
    d.play(answer, "GOLD")
    assert (d.village, len(d.casualties)) == (village, 1)


@pytest.mark.rule("TW-Q01", "TW-F03")
def test_with_an_empty_village_a_nomad_falls() -> None:
    d = desk(p0={"priest": 2}, village="", holder=1, nomads="AC").play("MH 1")
    assert d.legal() == ["CW A", "CW C"]
    d.play("CW C", "bag=priest")
    assert (d.casualties, d.nomads) == ("C", "AP")
    d = desk(p0={"priest": 2}, village="", holder=1, nomads="").play("MH 1")
    assert (d.asked(), d.casualties) == ("0: ACT GOLD", "")


@pytest.mark.rule("TW-Q18", "TW-N06")
def test_the_last_village_worker_falls_unasked_and_calls_the_festival_first() -> None:
    d = desk(p0={"priest": 2}, village="K").play("MH 1")
    assert (d.asked(), d.casualties, d.holder) == ("0: ACT GOLD", "K", 0)
    assert d.sheet(0)["trigger"] == 1


@pytest.mark.rule("TW-Q02")
def test_army_cards_cost_a_potato_each_the_first_of_the_active_player_none() -> None:
    cards = {"army": ["R01", "R19"], "potato": 1}
    d = conquering(p0=cards, p1={"army": ["R02", "R20"], "potato": 1})
    d.play("AR R01")
    assert (d.goods(0), d.up(0)) == ("p1", ["R01"])
    d.play("AR R19")
    assert (d.goods(0), d.up(0)) == ("", ["R01", "R19"])
    assert d.asked() == "1: AR"
    d.play("AR R20")
    assert (d.goods(1), d.up(1), d.army(1)) == ("", ["R20"], ["R02"])
    assert d.asked() == "0: CQ", "the next card of seat 1 cannot be paid"


@pytest.mark.rule("TW-Q02", "TW-G15")
def test_without_a_potato_only_the_first_card_of_the_active_player_can_be_played() -> None:
    d = conquering(p0={"army": ["R01", "R19"], "up": ["R21"]}, p1={"army": ["R02"]})
    d.play("AR R01")
    assert d.legal() == ["AR -", "XA R19"], "asked, since another card may be turned into a potato"
    d.play("AR -")
    assert d.asked() == "0: CQ", "the follower cannot pay and has no free action"


@pytest.mark.rule("TW-Q03", "TW-H05")
def test_who_took_gold_plays_and_places_nothing() -> None:
    pieces = {"army": ["R01"], "up": ["R19"], "potato": 3}
    d = conquering(act="GOLD", p0=pieces, p1={**pieces, "army": ["R02"], "up": ["R20"]})
    assert d.asked() == "1: AR"
    assert d.play("AR -").asked() == "1: CQ"
    assert d.play("CQ -").asked() == "0: PRAY RECRUIT TRAIN"


@pytest.mark.rule("TW-Q04", "TW-Q15")
def test_one_marker_each_and_one_more_for_the_active_player() -> None:
    d = conquering(p0={"up": TWOS[:3]}, p1={"up": TWOS[3:5]})
    assert d.asked() == "0: CQ"
    d.play("CQ C1")
    assert d.asked() == "1: CQ"
    d.play("CQ -")
    assert d.asked() == "0: CQ"
    d.play("CQ Q1")
    assert d.conquered == {"C1": 0, "Q1": 0}
    assert d.asked() == "0: PRAY RECRUIT TRAIN"


@pytest.mark.rule("TW-Q05", "TW-I08")
def test_any_empty_space_of_any_region() -> None:
    d = conquering(p0={"up": TWOS[:5]}, conquered={"C1": 1, "A4": 0, "K6": 1})
    spaces = {token.split()[1] for token in d.legal("CQ")} - {"-"}
    assert spaces == {f"{r}{n}" for r in "CAQK" for n in range(1, 7)} - {"C1", "A4", "K6"}


@pytest.mark.rule("TW-Q06", "TW-Q07")
@pytest.mark.parametrize(
    ("up", "spaces"),
    [
        ([], None),
        (["R01"], "A1 C1 K1 Q1"),
        (["R19"], "A1 A2 C1 C2 K1 K2 Q1 Q2"),
        (["R01", "R02"], "A1 A2 A3 C1 C2 C3 K1 K2 K3 Q1 Q2"),
        (["R01", "R19"], "A1 A2 A3 A4 A5 C1 C2 C3 C4 C5 K1 K2 K3 K4 K5 Q1 Q2 Q3 Q4"),
    ],
)
def test_spaces_that_can_be_paid(up: list[str], spaces: str | None) -> None:
    d = conquering(p0={"up": up})
    if spaces is None:
        assert d.asked() == "0: PRAY RECRUIT TRAIN"
    else:
        assert d.legal("CQ") == ["CQ -", *(f"CQ {space}" for space in spaces.split())]


@pytest.mark.rule("TW-Q07", "TW-Q11")
def test_payments_without_a_superfluous_card() -> None:
    d = conquering(p0={"up": ["R01", "R02", "R03", "R19", "R20"]}).play("CQ A4")
    assert d.legal() == ["CP f:1,1 d:1", "CP f:1,1 d:2", "CP f:2 d:1", "CP f:2 d:2"]
    d.play("CP f:1,1 d:1")
    assert (d.up(0), d.down(0), d.discard) == (["R19", "R20"], ["R02", "R03"], ["R01"])
    d = conquering(p0={"up": ["R01", "R02", "R03", "R19", "R20"]}).play("CQ K6")
    assert d.legal() == ["CP f:2,1,1 d:2", "CP f:2,2 d:1,1"]
    d = conquering(p0={"up": ["R19", "R20"]}).play("CQ C3")
    assert (d.up(0), d.down(0), d.discard) == ([], ["R20"], ["R19"]), "surplus soldiers are lost"


@pytest.mark.rule("TW-Q10", "TW-Q14")
def test_cards_in_hand_and_face_down_cards_never_pay() -> None:
    d = conquering(p0={"army": ["R19"], "down": ["R20"]}).play("AR -")
    assert d.asked() == "0: PRAY RECRUIT TRAIN"
    assert d.down(0) == ["R20"]


@pytest.mark.rule("TW-Q06", "TW-Q10")
def test_the_benefit_comes_before_the_payment_and_cannot_pay_it() -> None:
    p0 = {"up": ["R02", "R03"], "down": ["R01"], "passive": ["Z04"], "tapestries": [["W05"]]}
    d = conquering(p0=p0, top="W16", pile=[]).play("CQ A3", "TP W16 1R")
    assert d.legal("RJ") == ["RJ -", "RJ R01"], "the cards that pay are still face up"
    d.play("RJ R01")
    assert (d.up(0), d.down(0), d.discard) == (["R01"], ["R03"], ["R02"])


@pytest.mark.rule("TW-Q12")
def test_without_a_marker_nothing_is_conquered() -> None:
    taken = {f"{r}{n}": 0 for r in "CAQ" for n in range(3, 7)}
    d = conquering(p0={"up": TWOS[:5]}, conquered=dict(list(taken.items())[:10]))
    assert d.asked() == "0: PRAY RECRUIT TRAIN"


@pytest.mark.rule("TW-Q13", "TW-V14")
def test_a_space_that_gives_nothing_may_be_conquered() -> None:
    d = conquering(p0={"up": TWOS[:3]}, steps={f"ST{n}u": 0 for n in range(5)})
    d.play("CQ C6")
    assert (d.conquered, d.scores()[0]) == ({"C6": 0}, 10)


@pytest.mark.rule("TW-Q14")
def test_army_cards_stay_in_play_between_turns() -> None:
    d = conquering(p0={"army": ["R19"]}).play("AR R19", "CQ -", "CQ -", "PRAY")
    d.answer_null("1: MH PRAY RECRUIT TRAIN")
    assert d.up(0) == ["R19"]


GAINS = [
    ("C1", "s2", 0),
    ("C2", "g1", 0),
    ("C3", "p2m1", 0),
    ("C4", "", 4),
    ("A4", "", 4),
    ("A6", "", 7),
    ("Q1", "p1g1", 0),
    ("Q2", "p3", 0),
    ("Q3", "", 4),
    ("Q5", "", 7),
    ("K2", "m2", 0),
    ("K3", "p1s2", 0),
    ("K6", "", 9),
]


def taken(space: str, **pieces: object) -> Desk:
    """Seat 0 has conquered a space with 2-soldier cards."""
    d = conquering(p0={"up": TWOS[:4], **pieces}, offer=["G05", "G06"])
    return d.play(f"CQ {space}", hold=True)


@pytest.mark.rule("TW-Q06", "TW-E13")
@pytest.mark.parametrize(("space", "goods", "points"), GAINS)
def test_spaces_with_gains(space: str, goods: str, points: int) -> None:
    d = taken(space)
    assert (d.goods(0), d.sheet(0)["conquest"]) == (goods, points)
    assert d.conquered == {space: 0}


@pytest.mark.rule("TW-Q06")
@pytest.mark.parametrize(
    ("space", "asked", "goods", "points", "pieces"),
    [
        ("A1", "0: GC", "", 0, {}),
        ("A2", "0: GC", "", 0, {}),
        ("A3", "weave", "", 0, {}),
        ("A5", "weave", "", 2, {}),
        ("Q4", "0: GC", "", 0, {}),
        ("K1", "0: NM", "p1", 0, {}),
        ("K4", "0: GC", "", 3, {}),
        ("K5", "0: CH", "p2", 0, {"temple": 3}),
        ("C5", "0: DO", "", 0, {}),
        ("C6", "0: DO", "", 0, {}),
        ("Q6", "0: DO", "", 0, {}),
    ],
)
def test_spaces_with_decisions(
    space: str, asked: str, goods: str, points: int, pieces: dict[str, object]
) -> None:
    d = taken(space, **pieces)
    assert (d.asked(), d.goods(0), d.sheet(0)["conquest"]) == (asked, goods, points)


@pytest.mark.rule("TW-Q06", "TW-V03")
def test_several_effects_of_a_space() -> None:
    d = taken("A1").play("GC G06", "FW top", "TP W01 new")
    assert (d.gods(0), d.tapestries(0)) == (["G06"], [["SW01"], ["W01"]])
    d = taken("A2").play("GC G06", "GC G05")
    assert d.gods(0) == ["G05", "G06"]
    d = taken("Q4", temple=4).play("GC G05")
    assert (d.gods(0), d.temple(0), d.goods(0)) == (["G05"], 5, "s2")

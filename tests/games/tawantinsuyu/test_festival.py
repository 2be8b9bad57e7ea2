"""Chapter 14: the Festival."""

import pytest

from .desk import Desk, desk


def festival(seats: int = 2, **pieces: object) -> Desk:
    """The Festival of seat 0 begins."""
    return desk(seats, **{"holder": 0, "village": "", **pieces})


@pytest.mark.rule("TW-F01", "TW-F04")
@pytest.mark.parametrize(("resolved", "points"), [(0, 1), (1, 2), (2, 4)])
def test_who_empties_the_village_takes_the_token_and_scores(resolved: int, points: int) -> None:
    d = desk(active=1, p1={"potato": 1}, village="A", festivals=resolved)
    d.play("PRAY", "RECRUIT", "NM -", "VR p")
    assert (d.holder, d.village) == (1, "")
    assert (d.sheet(1)["trigger"], d.scores()[1]) == (points, 10 + points)


@pytest.mark.rule("TW-F02", "TW-T01")
def test_everyone_else_has_one_more_turn() -> None:
    d = desk(3, p0={"potato": 1}, village="A").play("PRAY", "RECRUIT", "NM -", "VR p")
    for seat in (1, 2):
        assert (d.actor(), d.festivals) == (seat, 0)
        d.play("PRAY", "RECRUIT", "NM -")
    assert d.festivals == 1
    d.answer_null("0: MH PRAY RECRUIT TRAIN")


@pytest.mark.rule("TW-F03")
def test_until_then_nobody_recruits_and_nothing_is_triggered() -> None:
    d = desk(active=1, holder=0, village="", p1={"potato": 9, "maize": 9, "priest": 2}, nomads="A")
    d.play("MH 1")
    assert (d.casualties, d.asked()) == ("A", "1: ACT GOLD")
    d.play("GOLD", "PRAY")
    assert d.festivals == 1, "no recruiting was asked, the Festival has come"
    assert d.sheet(1)["trigger"] == 0


@pytest.mark.rule("TW-F05")
def test_z12_comes_first_then_the_other_buildings_pay() -> None:
    p0 = {"passive": ["Z06", "Z10"], "gods": ["G01"]}
    tapestries = [["SW02", "W24"], ["W01"]]
    p1 = {"passive": ["Z12", "Z09"], "gold": 1, "temple": 7, "tapestries": tapestries}
    d = festival(p0=p0, p1=p1)
    assert (d.asked(), d.goods(0)) == ("1: PT", "")
    d.play("PT yes")
    assert d.temple(1) == 8
    assert d.goods(0) == "p5s1m1", "6 potato, one of them for the god card"
    assert d.sheet(1)["passive"] == 2


@pytest.mark.rule("TW-F06", "TW-F07")
def test_merchant_then_temple() -> None:
    p0 = {"tapestries": [["SW02", "W24"]], "temple": 5}
    p1 = {"tapestries": [["W06", "W19"]], "temple": 9}
    d = festival(p0=p0, p1=p1)
    assert (d.goods(0), d.sheet(0)["temple"]) == ("p3s2", 3)
    assert (d.sheet(1)["joins"], d.sheet(1)["temple"]) == (3, 5)
    assert d.sheet(1)["final_temple"] == 0, "final points are ignored now"


@pytest.mark.rule("TW-F07", "TW-C07")
@pytest.mark.parametrize(
    ("temple", "asked", "points"),
    [(1, "0: GC", 1), (3, "0: DO", 2), (4, "0: CH", 2), (6, "0: DO", 3), (7, "0: GC", 4)],
)
def test_the_left_reward_of_the_temple_space_is_gained_in_full(
    temple: int, asked: str, points: int
) -> None:
    d = festival(p0={"temple": temple}, offer=["G05"])
    assert (d.asked(), d.sheet(0)["temple"]) == (asked, points)


@pytest.mark.rule("TW-F08", "TW-F10")
@pytest.mark.parametrize(
    ("conquered", "points"),
    [
        ({}, [0, 0, 0]),
        ({"A1": 0}, [3, 0, 0]),
        ({"A1": 0, "A2": 0, "A6": 1}, [3, 0, 0]),
        ({"A1": 0, "A2": 1}, [0, 3, 0]),
        ({"A5": 0, "A2": 1, "A3": 1, "A1": 0}, [3, 0, 0]),
        ({"A6": 2, "A1": 0, "A4": 0, "A2": 1, "A5": 1}, [0, 3, 0]),
        ({"A1": 0, "C1": 1, "Q1": 1, "K6": 2}, [3, 6, 3]),
    ],
)
def test_majorities(conquered: dict[str, int], points: list[int]) -> None:
    d = festival(3, conquered=conquered, casualties="AAC")
    assert [d.sheet(seat)["majorities"] for seat in range(3)] == points
    assert d.casualties == "AAC"


@pytest.mark.rule("TW-F13", "TW-N17")
@pytest.mark.parametrize(
    ("cards", "goods", "answers", "pay", "lost"),
    [
        (0, {"potato": 2}, None, None, 0),
        (2, {"potato": 3, "gold": 2}, None, None, 0),
        (3, {"potato": 1}, None, None, 4),
        (3, {"potato": 1, "gold": 1}, ["FP 0", "FP 1"], "FP 0", 4),
        (3, {"potato": 1, "gold": 1}, ["FP 0", "FP 1"], "FP 1", 2),
        (3, {"potato": 1, "gold": 9}, ["FP 0", "FP 1", "FP 2"], "FP 2", 0),
        (3, {"maize": 9, "stone": 9}, None, None, 6),
    ],
)
def test_potatoes(
    cards: int, goods: dict[str, int], answers: list[str] | None, pay: str | None, lost: int
) -> None:
    d = festival(p0={"gods": ["G02", "G03", "G04"][:cards], **goods})
    if answers is not None and pay is not None:
        assert d.legal() == answers
        d.play(pay)
    assert d.sheet(0)["potatoes"] == -lost
    assert set(["G02", "G03", "G04"][:cards]) <= set(d.gods(0)), "the cards stay in hand"
    left = goods.get("potato", 0) - min(cards, goods.get("potato", 0))
    assert d.goods(0).startswith(f"p{left}") or not left


@pytest.mark.rule("TW-F14", "TW-E01")
def test_after_step_four_of_the_third_festival_the_game_is_over() -> None:
    d = festival(festivals=2)
    assert d.is_over()
    assert (d.festivals, d.village) == (3, "")


@pytest.mark.rule("TW-F15")
@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 8), (4, 10)])
def test_the_village_is_refilled_from_the_bag(seats: int, size: int) -> None:
    d = desk(seats, holder=0, village="", festivals=1, nomads="", hold=True)
    d.play("bag=warrior", hold=True)
    while d.asked() == "bag":
        d.play("bag=priest" if "bag=priest" in d.tokens() else min(d.tokens()), hold=True)
    assert (len(d.village), d.village[0], d.holder) == (size, "W", None)


@pytest.mark.rule("TW-F15")
def test_a_short_bag_fills_what_it_can() -> None:
    d = festival(festivals=1, bag="AAC", nomads="")
    assert (d.village, d.bag, d.holder) == ("AAC", 0, None)


@pytest.mark.rule("TW-F16", "TW-F01")
@pytest.mark.parametrize(("resolved", "points"), [(0, 2), (1, 4)])
def test_an_empty_bag_calls_the_next_festival_at_once(resolved: int, points: int) -> None:
    d = festival(festivals=resolved, bag="", nomads="", p0={"gods": ["G23"], "potato": 1})
    assert (d.holder, d.sheet(0)["trigger"]) == (0, points)
    assert d.asked() == "0: PLAY", "the card phase still takes place"


@pytest.mark.rule("TW-F17")
def test_marked_middle_spaces_at_the_first_festival_of_two() -> None:
    marks = ["M06", "M08", "M09", "M11", "M13", "M15", "M19", "M20"]
    assert sorted(festival().hill) == marks
    assert sorted(festival(festivals=1).hill) == []
    assert sorted(festival(3).hill) == []
    d = festival(hill={"M08": "A"}, bag="AAAAAACC", nomads="")
    assert sorted(d.hill) == ["M06", "M08", "M09"], "stops when the bag is empty"
    assert len(d.village) == 6, "the Village first"


@pytest.mark.rule("TW-F18")
@pytest.mark.parametrize(
    ("scores", "holder", "drawn"),
    [
        ([20, 30], 0, [2, 1]),
        ([30, 20], 0, [1, 2]),
        ([20, 20], 0, [1, 2]),
        ([20, 20], 1, [2, 1]),
        ([30, 20, 10], 0, [1, 2, 2]),
        ([20, 20, 20], 1, [2, 1, 2]),
        ([40, 30, 20, 10], 0, [1, 1, 2, 2]),
        ([10, 10, 10, 10], 2, [2, 2, 1, 1]),
    ],
)
def test_cards_after_a_festival(scores: list[int], holder: int, drawn: list[int]) -> None:
    sides = {f"p{seat}": {"score": score} for seat, score in enumerate(scores)}
    d = desk(len(scores), active=holder, holder=holder, village="", festivals=1, **sides)
    assert [len(d.gods(seat)) for seat in range(len(scores))] == drawn


@pytest.mark.rule("TW-F18", "TW-C08")
def test_fewest_points_draw_first_and_an_empty_deck_gives_nothing() -> None:
    sides = {"p0": {"score": 10}, "p1": {"score": 99}}
    d = desk(holder=0, village="", festivals=1, offer=["G05"], deck=["G40"], **sides)
    assert d.gods(0) == ["G40"]
    assert d.offer == ["G05"], "never from the offer"


@pytest.mark.rule("TW-F19", "TW-N21")
def test_up_to_three_cards_are_played_one_at_a_time() -> None:
    p0 = {"gods": ["G02", "G03", "G06", "G07"], "potato": 4, "score": 50}
    d = festival(p0=p0, festivals=1, deck=["G28", "G34", "G35", "G41"], hold=True)
    d.answer_null("0: PLAY")
    assert len(d.legal()) == 6
    d.play("PLAY G02", "PLAY G03")
    assert (d.sheet(0)["god_cards"], d.goods(0)) == (5, "m1")
    d.play("PLAY G06")
    assert d.asked() == "1: PLAY", "three are played"
    d.play("PLAY -")
    assert d.actor() == 0


@pytest.mark.rule("TW-F19", "TW-C07")
def test_god_cards_gained_in_the_card_phase_come_from_the_deck_and_may_be_played() -> None:
    d = festival(p0={"gods": ["G28"], "potato": 1, "score": 50}, festivals=1, offer=["G05"])
    d.answer_null("0: PLAY")
    held = set(d.gods(0))
    d.play("PLAY G28", "god=G34", "god=G35")
    assert set(d.gods(0)) == held - {"G28"} | {"G34", "G35"}
    assert d.asked() == "0: PLAY"
    assert "PLAY G34" in d.legal()


@pytest.mark.rule("TW-N21")
def test_who_has_no_card_is_passed_over() -> None:
    d = festival(festivals=1, deck=[], p1={"score": 90})
    assert d.asked() == "1: PLAY"


@pytest.mark.rule("TW-F20", "TW-A14")
def test_cards_played_join_the_deck_and_the_offer_stays() -> None:
    d = festival(p0={"gods": ["G02"], "potato": 1}, festivals=1, offer=["G05"], under_gods=["G41"])
    d.answer_null("0: PLAY").play("PLAY G02")
    assert "G02" not in d.deck
    d.answer_null("0: MH PRAY RECRUIT TRAIN")
    assert {"G02", "G41"} <= set(d.deck)
    assert (d.offer, d.under_gods) == (["G05"], [])


@pytest.mark.rule("TW-F21")
def test_the_market_is_renewed_after_the_card_phase() -> None:
    d = festival(festivals=1, market=("Y01", None, "Z05", "Z07"), hold=True)
    d.answer_null("prod")
    assert (d.under_stack("production"), d.under_stack("passive")) == (["Y01"], ["Z05", "Z07"])
    assert not {"prod=Y01"} & set(d.tokens())
    d.play("prod=Y16", "prod=Y17", "passive=Z01", "passive=Z02")
    assert d.market == ["Y16", "Y17", "Z01", "Z02"]


@pytest.mark.rule("TW-F21", "TW-K15")
def test_a_slot_emptied_in_the_card_phase_stays_empty_until_then() -> None:
    p0 = {"gods": ["G05", "G12"], "potato": 2, "stone": 4, "maize": 2}
    d = festival(p0=p0, festivals=1).answer_null("0: PLAY")
    d.play("PLAY G05", "DO build_building", "BX -", "BB P1")
    assert d.market == [None, "Y02", "Z05", "Z07"]
    d.play("PLAY G12", "DO build_building", "BX -")
    assert d.legal("BB") == ["BB P2", "BB V1", "BB V2"]

"""Festival cards (chapter 7.4, first part)."""

import pytest

from tampu.games.cuzco.content import CARDS
from tests.games.cuzco.desk import Desk


@pytest.mark.rule("CZ-C01", "CZ-C08")
def test_two_draws_for_one_point_each() -> None:
    desk = Desk({"hands": {1: ["K"]}}).play("DB", "!D=L", "DU", "!U=K")
    assert desk.ap == 4
    assert desk.state.hand_size(0) == 2
    assert desk.refusal("DB") == "CZ-C01"
    assert desk.refusal("DU") == "CZ-C01"


@pytest.mark.rule("CZ-C08", "CZ-R05")
def test_a_draw_needs_a_point() -> None:
    desk = Desk({"ap": 0})
    assert desk.refusal("DB") == "CZ-R05"
    assert desk.refusal("DU") == "CZ-R05"


@pytest.mark.rule("CZ-C02", "CZ-R14")
def test_the_face_up_card_is_replaced_from_the_draw_pile_at_once() -> None:
    desk = Desk({"face_up": "LK", "draw": {"M": 2}, "discard": {"K": 3}}).play("DU")
    assert desk.asked == "chance"
    assert desk.chance == {"!U=M": 2}
    desk.play("!U=M")
    assert desk.state.hands[CARDS.index("LK")] == 1
    assert desk.state.face_up == CARDS.index("M")
    assert sum(desk.state.discard) == 3


@pytest.mark.rule("CZ-C03")
def test_the_first_card_is_seen_before_the_second_draw() -> None:
    desk = Desk({}).play("DB")
    assert desk.asked == "chance"
    desk.play("!D=ML")
    assert desk.asked == 0
    assert desk.allows("DB", "DU")
    desk.play("DU", "!U=K")
    assert desk.state.hand_size(0) == 2


@pytest.mark.rule("CZ-C04")
def test_hands_have_no_limit() -> None:
    hand = ["M"] * 3 + ["L"] * 5 + ["K"] * 5 + ["LK"] * 5
    desk = Desk({"hands": {0: hand}}).play("DB", "!D=ML", "DB", "!D=MK")
    assert desk.state.hand_size(0) == 20


@pytest.mark.rule("CZ-C06", "CZ-C08")
def test_a_pile_that_runs_empty_waits_until_a_card_is_needed() -> None:
    desk = Desk({"draw": {"K": 1}, "discard": {"L": 2}}).play("DB", "!D=K")
    assert (sum(desk.state.draw), sum(desk.state.discard)) == (0, 2)
    desk.play("DB")
    assert desk.chance == {"!D=L": 2}


@pytest.mark.rule("CZ-C06")
def test_the_face_up_card_is_not_shuffled_in() -> None:
    desk = Desk({"draw": {}, "discard": {"L": 1}, "face_up": "K"}).play("DB")
    assert desk.chance == {"!D=L": 1}
    desk.play("!D=L")
    assert desk.refusal("DU") == "CZ-C07"
    assert desk.refusal("DB") == "CZ-C07"


@pytest.mark.rule("CZ-C07")
def test_the_face_up_card_cannot_be_taken_if_nothing_could_replace_it() -> None:
    desk = Desk({"draw": {}, "discard": {}})
    assert desk.forbids("DU", "DB")
    assert Desk({"draw": {"L": 1}, "discard": {}}).allows("DU", "DB")
    assert Desk({"draw": {}, "discard": {"L": 1}}).allows("DU", "DB")


@pytest.mark.rule("CZ-C01", "CZ-R03")
def test_no_draw_before_the_mandatory_tile() -> None:
    desk = Desk({"must": True})
    assert desk.refusal("DB") == "CZ-R03"
    assert desk.refusal("DU") == "CZ-R03"

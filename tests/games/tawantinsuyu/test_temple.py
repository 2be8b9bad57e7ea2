"""Chapter 13: the temple track."""

import pytest

from .desk import Desk, desk


def offering(temple: int, spaces: int, **pieces: object) -> Desk:
    d = desk(p0={"temple": temple, "maize": 2 * spaces, "priest": 0}, **pieces)
    return d.play("MH 1", "ACT", f"OF {spaces}", hold=True)


@pytest.mark.rule("TW-M01", "TW-V07")
@pytest.mark.parametrize(
    ("start", "asked", "goods"),
    [
        (0, "0: GC", ""),
        (1, "0: PRAY RECRUIT TRAIN", "p1"),
        (2, "0: DO", ""),
        (3, "0: CH", ""),
        (4, "0: PRAY RECRUIT TRAIN", "s2"),
        (5, "0: DO", ""),
        (6, "0: GC", ""),
        (7, "0: PRAY RECRUIT TRAIN", "g1"),
        (8, "0: PRAY RECRUIT TRAIN", ""),
        (11, "0: PRAY RECRUIT TRAIN", ""),
    ],
)
def test_every_space_entered_gives_its_left_reward(start: int, asked: str, goods: str) -> None:
    d = offering(start, 1, offer=["G05"])
    assert (d.asked(), d.goods(0), d.temple(0)) == (asked, goods, start + 1)
    assert d.scores()[0] == 10, "no festival points on the way"


@pytest.mark.rule("TW-M01")
def test_rewards_come_in_the_order_of_the_spaces() -> None:
    d = offering(2, 3, offer=["G05"])
    assert (d.asked(), d.temple(0)) == ("0: DO", 3)
    d.play("DO -")
    assert (d.asked(), d.temple(0)) == ("0: CH", 4)
    d.play("CH 1")
    assert (d.goods(0), d.temple(0)) == ("s3", 5)


@pytest.mark.rule("TW-M02")
def test_markers_may_share_a_space() -> None:
    d = desk(p0={"temple": 8, "maize": 2, "priest": 0}, p1={"temple": 9})
    d.play("MH 1", "ACT", "OF 1")
    assert (d.temple(0), d.temple(1)) == (9, 9)


@pytest.mark.rule("TW-M03")
def test_space_four_gives_stone_or_a_nomad() -> None:
    d = offering(3, 1)
    assert d.legal() == ["CH 1", "CH 2"]
    assert offering(3, 1).play("CH 1").goods(0) == "s1"
    assert offering(3, 1).play("CH 2", "NM A").workers(0) == "A"
    assert offering(3, 1, nomads="").goods(0) == "s1"


@pytest.mark.rule("TW-M05")
@pytest.mark.parametrize(
    ("temple", "answers"),
    [(9, ["OF -", "OF 1", "OF 2", "OF 3"]), (10, ["OF -", "OF 1", "OF 2"]), (11, ["OF -", "OF 1"])],
)
def test_no_offering_beyond_the_top(temple: int, answers: list[str]) -> None:
    d = desk(p0={"temple": temple, "maize": 9, "priest": 0}).play("MH 1", "ACT")
    assert d.legal() == answers


@pytest.mark.rule("TW-M04", "TW-H06")
def test_on_the_top_nothing_may_be_paid_for_no_move() -> None:
    p0 = {"temple": 12, "maize": 9, "gold": 9, "statues": ["inti_large"], "passive": ["Z12"]}
    d = desk(p0={**p0, "priest": 0}, village="").play("MH 1", "ACT")
    assert d.asked() == "0: PRAY RECRUIT TRAIN"
    d = desk(p0={**p0, "priest": 4}).play("MH 1")
    assert d.asked() == "0: ACT GOLD"
    assert d.play("ACT").asked() == "0: PRAY RECRUIT TRAIN"

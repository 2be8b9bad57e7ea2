"""Chapters 4 and 6: income, support, the era track and the score track."""

import pytest

from tampu.games.inca_empire.state import State

from .support import (
    inca,
    labor,
    legal,
    next_phase,
    play,
    points,
    position,
    random_games,
    ranks,
    sapa,
    seat,
    sheet,
)


def all_labor(s: State, colours: str = "OBNG") -> list[int]:
    return [labor(s, colour) for colour in colours]


@pytest.mark.parametrize(
    ("at", "income"), [("1a.1", 6), ("2a.1", 3), ("2c.1", 3), ("3a.1", 0), ("3b.1", 0), ("4a.1", 0)]
)
@pytest.mark.rule("IE-I01", "IE-T05")
def test_labor_of_the_era(at: str, income: int) -> None:
    s = position(at=at, order="OBNG", labor=dict.fromkeys("OBNG", 5))
    inca(s)
    assert sum(all_labor(s)) == 4 * (5 + income)
    assert labor(s, "N") - (1 if at[0] in "34" else 0) == 5 + income


@pytest.mark.rule("IE-I01", "IE-I05")
def test_income_ex01() -> None:
    s = position(
        at="2c.1",
        order="BNGO",
        vp={"O": 10, "N": 4, "G": 5, "B": 1},
        owned={"O": "chanka:m6 rucana:m3", "B": "anti:m5"},
        terraces={"O": "chanka"},
    )
    inca(s)
    assert labor(s, "O") == 8
    assert labor(s, "B") == 3 + 3 + 1
    assert (labor(s, "N"), labor(s, "G")) == (3, 3)


@pytest.mark.rule("IE-I02", "IE-B15")
def test_markers_and_terraces_pay_their_owner_only() -> None:
    s = position(
        at="1a.1",
        owned={"O": "chanka:m1 rucana:m4", "G": "vilcabamba:m2"},
        terraces={"O": "chanka rucana", "G": "vilcabamba"},
    )
    inca(s)
    assert all_labor(s) == [6 + 1 + 2 + 2, 6, 6, 6 + 1 + 1]


@pytest.mark.parametrize(
    ("at", "after"),
    [
        ("1a.1", [16, 16, 16, 16]),
        ("2b.1", [12, 13, 13, 14]),
        ("3a.1", [8, 9, 11, 12]),
        ("4a.1", [8, 9, 11, 12]),
    ],
)
@pytest.mark.rule("IE-I03", "IE-I04")
def test_support_by_era(at: str, after: list[int]) -> None:
    s = position(at=at, vp={"O": 9, "B": 8, "N": 7, "G": 6}, labor=dict.fromkeys("OBNG", 10))
    inca(s)
    assert all_labor(s) == after
    assert ranks(s) == "OBNG"
    assert [points(s, colour) for colour in "OBNG"] == [9, 8, 7, 6]


@pytest.mark.rule("IE-I10")
def test_support_comes_out_of_the_income_of_this_phase() -> None:
    s = position(
        at="3a.1",
        vp={"O": 9, "B": 8, "N": 7, "G": 6},
        owned={"O": "chanka:m4", "B": "anti:m1", "G": "rucana:m4"},
    )
    inca(s)
    assert all_labor(s) == [0, 0, 1, 4]


@pytest.mark.rule("IE-I06", "IE-I09")
def test_a_giver_gives_what_there_is_ex19() -> None:
    vp = {"O": 40, "G": 30, "N": 20, "B": 10}
    s = position(at="3a.1", vp=vp, labor={"O": 1, "G": 5})
    inca(s)
    assert all_labor(s) == [0, 1, 1, 4]
    s = position(at="3a.1", vp=vp, labor={"O": 0, "G": 0, "B": 2})
    inca(s)
    assert all_labor(s) == [0, 2, 0, 0]


@pytest.mark.rule("IE-I06", "IE-I07")
def test_three_players_have_no_second_gift_ex43() -> None:
    for at in ("3a.1", "4a.1"):
        s = position(3, at=at, vp={"O": 9, "N": 8, "G": 7}, labor={"O": 5, "N": 5, "G": 0})
        inca(s)
        assert all_labor(s, "ONG") == [3, 5, 2]
    s = position(3, at="2a.1", vp={"O": 9, "N": 8, "G": 7})
    inca(s)
    assert all_labor(s, "ONG") == [2, 3, 4]


@pytest.mark.rule("IE-X14", "IE-I08")
def test_support_with_equal_points_follows_the_track() -> None:
    vp = {"O": 9, "B": 8, "N": 5, "G": 5}
    s = position(at="3a.1", vp=vp, inside="OBGN", labor=dict.fromkeys("OBNG", 10))
    inca(s)
    assert all_labor(s) == [8, 9, 12, 11]
    s = position(at="3a.1", vp=vp, inside="OBNG", labor=dict.fromkeys("OBNG", 10))
    inca(s)
    assert all_labor(s) == [8, 9, 11, 12]


@pytest.mark.rule("IE-T07", "IE-U01")
def test_rank_and_turn_order_ex02() -> None:
    s = position(
        at="2a.1",
        order="OBNG",
        inside="GNOB",
        vp={"B": 20, "G": 31, "N": 31, "O": 35},
        labor=dict.fromkeys("OBNG", 1),
    )
    assert ranks(s) == "OGNB"
    next_phase(s)
    assert s.order == [seat(s, colour) for colour in "BNGO"]


@pytest.mark.rule("IE-T08", "IE-T06")
def test_who_comes_later_stands_behind_on_equal_points() -> None:
    s = position(
        order="OBNG",
        vp={"O": 3, "B": 4},
        roads={"O": "r048"},
        owned={"N": "chanka"},
        labor={"O": 4, "B": 4},
        inside="OBNG",
    )
    assert ranks(s) == "BONG"
    play(s, "R.", "C garr:sondor")
    assert points(s, "O") == 6
    s = position(
        order="OBNG",
        vp={"O": 1, "B": 4},
        roads={"O": "r048"},
        owned={"N": "chanka"},
        labor={"O": 4},
    )
    play(s, "R.", "C garr:sondor")
    assert (points(s, "O"), points(s, "B")) == (4, 4)
    assert ranks(s) == "BONG"


@pytest.mark.rule("IE-T09", "IE-X15")
def test_a_gain_of_nothing_leaves_the_place() -> None:
    s = position(at="2a.6", order="OBNG", inside="GNBO")
    before = list(s.arrival)
    sapa(s)
    assert ranks(s) == "GNBO"
    assert s.arrival == before
    assert [points(s, colour) for colour in "OBNG"] == [0, 0, 0, 0]


@pytest.mark.rule("IE-T10", "IE-T08")
def test_all_points_of_a_step_move_together() -> None:
    s = position(
        order="OBNG",
        vp={"B": 5},
        roads={"O": "r174 r089"},
        cities="machu_picchu",
        owned={"G": "vilcabamba"},
        labor={"O": 5},
    )
    play(s, "R.", "C temple:machu_picchu")
    assert points(s, "O") == 5
    assert ranks(s)[:2] == "BO"
    assert sheet(s, "O")["temple"] == 4
    assert sheet(s, "O")["temple_bonus"] == 1


@pytest.mark.rule("IE-T03", "IE-S10")
def test_the_first_era_keeps_its_labor_and_scores_nothing() -> None:
    s = position(at="1a.3", order="OBNG", turn="G", labor=dict.fromkeys("OBNG", 9))
    play(s, "R.", "C.")
    assert legal(s)[0].startswith("S ")
    assert [labor(s, colour) for colour in "OBNG"] == [9 + 3 - 1, 12, 12, 9 + 3 + 1]
    assert s.scores() == [0, 0, 0, 0]


@pytest.mark.parametrize(("phases", "turns"), [(2, 8), (3, 12)])
@pytest.mark.rule("IE-T04", "IE-T03")
def test_people_phases_of_the_first_era(phases: int, turns: int) -> None:
    options = {"first_era_people_phases": phases}
    for s, _ in random_games(4, options, 1):
        if s.actor() >= 0:
            break
    for turn in range(turns):
        actor = s.actor()
        assert actor == s.order[turn % 4]
        play(s, "R.")
        if "C." in legal(s) and s.actor() == actor and "R." not in legal(s):
            play(s, "C.")
    assert legal(s)[0].startswith("S ")


@pytest.mark.rule("IE-H02", "IE-T06")
def test_points_never_fall_in_a_whole_game() -> None:
    before = [0, 0, 0]
    for s, _ in random_games(3, {}, 1, first=7):
        now = s.scores()
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now
    assert s.end() == "era_track"

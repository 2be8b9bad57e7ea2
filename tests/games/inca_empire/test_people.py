"""Chapter 8: the two actions of a turn, what is offered, and what closes by itself."""

from typing import Any

import pytest

from tampu.core.contract import CHANCE

from .support import deal_out, legal, play, points, position, random_games, roads, seat, why


@pytest.mark.rule("IE-P14", "IE-B23")
def test_first_turn_of_the_game_ex41() -> None:
    for kind in ("m1", "m6"):
        s = position(at="1a.2", order="OBNG", labor={"O": 6}, markers=f"chanka:{kind}")
        assert legal(s) == [
            *("R r048", "R r174", "R r212", "R."),
            "C conq:chanka",
            *("C road:r048", "C road:r174", "C road:r212"),
            "C.",
        ]


@pytest.mark.rule("IE-P07", "IE-P09")
def test_actions_that_close_by_themselves_ex33() -> None:
    s = position(order="OBNG")
    assert legal(s) == ["R r048", "R r174", "R r212", "R.", "C."]
    play(s, "R r048")
    assert s.actor() == seat(s, "O")
    assert "R r179" in legal(s)
    assert "C." not in legal(s)
    play(s, "R r179")
    assert s.actor() == seat(s, "B")


@pytest.mark.rule("IE-P01", "IE-P02")
def test_either_order_but_one_after_the_other() -> None:
    s = position(order="OBNG", labor={"O": 20}, markers="chanka:m1 rucana:m1")
    play(s, "R r212")
    assert all(token.startswith("R") for token in legal(s))
    assert why(s, "C conq:chanka") == "IE-P02"
    play(s, "R.")
    assert all(token.startswith("C") for token in legal(s))
    play(s, "C.")
    assert s.actor() == seat(s, "B")
    s = position(order="OBNG", labor={"O": 20}, sun={"OB": "RX"}, markers="chanka:m1")
    play(s, "X chanka")
    deal_out(s)
    assert all(token.startswith(("C", "X")) for token in legal(s))
    assert why(s, "R r048") == "IE-P02"
    play(s, "C.")
    assert all(token.startswith("R") for token in legal(s))
    play(s, "R.")
    assert s.actor() == seat(s, "B")


@pytest.mark.rule("IE-P03", "IE-P05")
def test_an_action_begins_with_its_first_road_or_step() -> None:
    given = {
        "order": "BNGO",
        "roads": {"B": "r173 r089"},
        "owned": {"N": "vilcabamba"},
        "cities": "machu_picchu",
        "temples": "machu_picchu",
        "labor": {"B": 9},
    }
    s = position(sun={"OB": "PL"}, **given)
    assert {"P PL-R", "P PL-C"} <= set(legal(s))
    play(s, "R r214")
    assert not any(token.startswith("P") for token in legal(s))
    assert why(s, "P PL-C") == "IE-P05"
    play(s, "R.")
    assert [token for token in legal(s) if token.startswith("P")] == ["P PL-C"]
    assert why(s, "P PL-R") == "IE-P13"


@pytest.mark.rule("IE-P04", "IE-R03")
def test_everything_may_be_left_out() -> None:
    s = position(order="OBNG", labor={"O": 9})
    play(s, "C.", "R.")
    assert s.actor() == seat(s, "B")
    assert (points(s, "O"), s.labor[seat(s, "O")], roads(s, "O")) == (0, 9, {"r001"})


@pytest.mark.rule("IE-P06", "IE-X08")
def test_what_was_built_and_turned_up_before_counts() -> None:
    s = position(order="OBNG", owned={"O": "chanka:m4"}, labor={"O": 9})
    assert "C conq:rucana" not in legal(s)
    assert "C garr:sondor" not in legal(s)
    play(s, "R r212")
    assert "R r014" in legal(s)
    play(s, "R r048")
    assert {"C conq:rucana", "C garr:sondor"} <= set(legal(s))


@pytest.mark.rule("IE-P07", "IE-X01")
def test_road_building_closes_when_no_road_is_left() -> None:
    s = position(
        order="OBNG",
        roads={"B": "r174", "N": "r212"},
        sun={"GO": "XC"},
        labor={"O": 0},
    )
    assert [token for token in legal(s) if token.startswith("R ")] == ["R r048"]
    play(s, "R r048")
    assert "R r179" in legal(s)
    s = position(order="OBNG", roads={"B": "r174", "N": "r212", "G": "r179"}, sun={"GO": "XC"})
    assert legal(s) == ["R r048", "R.", "C."]
    play(s, "R r048")
    assert s.actor() == seat(s, "B")


@pytest.mark.rule("IE-P08", "IE-B31")
def test_construction_closes_when_no_step_is_left() -> None:
    s = position(order="OBNG", labor={"O": 6}, markers="chanka:m1")
    play(s, "C conq:chanka")
    deal_out(s)
    assert all(token.startswith("R") for token in legal(s))
    assert s.actor() == seat(s, "O")


@pytest.mark.rule("IE-P09", "IE-P12")
def test_a_turn_may_pass_without_a_decision() -> None:
    s = position(order="OBNG", turn="O", roads={"B": "r174", "N": "r212", "G": "r048"})
    assert s.actor() == seat(s, "B")


@pytest.mark.rule("IE-P09", "IE-P14")
def test_an_action_without_a_step_stays_open_while_the_other_has_one() -> None:
    s = position(order="OBNG", roads={"B": "r174", "N": "r212", "G": "r048"}, labor={"O": 6})
    assert s.actor() == seat(s, "O")
    assert {"R.", "C.", "C conq:chanka"} <= set(legal(s))
    play(s, "C.")
    assert s.actor() == seat(s, "B")
    s = position(order="OBNG")
    assert "C." in legal(s)
    play(s, "C.")
    assert legal(s) == ["R r048", "R r174", "R r212", "R."]


@pytest.mark.rule("IE-P13", "IE-K42")
def test_a_closed_action_stays_closed() -> None:
    s = position(
        order="BNGO",
        roads={"B": "r173 r089"},
        owned={"N": "vilcabamba:m1"},
        cities="machu_picchu",
        labor={"B": 5},
        sun={"OB": "PL"},
    )
    play(s, "R.")
    assert not any(token.startswith("R") for token in legal(s))
    assert why(s, "R r214") == "IE-P13"
    assert why(s, "R.") == "IE-P13"
    play(s, "C temple:machu_picchu")
    assert s.actor() == seat(s, "N")
    assert points(s, "B") == 5


@pytest.mark.rule("IE-P15", "IE-X08")
def test_closings_wait_for_the_markers() -> None:
    s = position(order="OBNG", roads={"O": "r048"}, owned={"O": "chanka:m4"}, sun={"GO": "EN"})
    play(s, "R r044")
    assert s.actor() == CHANCE
    assert legal(s)[0].startswith("! up chancay=")
    play(s, legal(s)[0])
    assert s.actor() == seat(s, "B")


@pytest.mark.rule("IE-P14", "IE-P09")
def test_a_people_decision_never_has_a_single_choice() -> None:
    for seats in (3, 4):
        for s, _ in random_games(seats, {}, 2, first=20):
            if s.actor() >= 0 and not legal(s)[0].startswith(("S ", "K ")):
                assert len(legal(s)) >= 2


TURN: dict[str, Any] = {
    "order": "NGBO",
    "turn": "O",
    "roads": {"O": "r048 r212 r014 r037 r174 r089"},
    "owned": {"O": "chanka rucana", "B": "vilcabamba huanuco huanca anti condes nazca"},
    "labor": {"O": 40},
    "cities": "machu_picchu",
    "markers": "chincha:m1 yschma:m1",
}


@pytest.mark.parametrize(
    ("cards", "first", "second"),
    [
        ("", "R. C terr:chanka", "C terr:chanka R."),
        ("BP", "R. C garr:sondor C garr:huaytara", "R. C garr:huaytara C garr:sondor"),
        ("ES", "C terr:chanka C terr:rucana R.", "R. C terr:rucana C terr:chanka"),
        ("SE", "R. C temple:machu_picchu", "C temple:machu_picchu"),
        ("", "R r213 R r223 C.", "R r223 R r213 C."),
    ],
)
@pytest.mark.rule("IE-P01", "IE-P10")
def test_equal_steps_in_another_order_lead_to_equal_positions(
    cards: str, first: str, second: str
) -> None:
    ends = []
    for tokens in (first, second):
        s = position(sun={"OB": cards}, **TURN)
        play(s, *tokens.replace(" C", "|C").replace(" R", "|R").split("|"))
        assert legal(s)[0].startswith("S ")
        ends.append(s)
    assert ends[0].key() == ends[1].key()
    assert legal(ends[0]) == legal(ends[1])


def test_the_question_names_no_action_that_is_closed() -> None:
    named = {
        "inca_empire-ask-turn": (True, True),
        "inca_empire-ask-roads": (True, False),
        "inca_empire-ask-construction": (False, True),
    }
    asked = set()
    for s, _ in random_games(3, {}, 2):
        key = s.question()[0] if s.actor() >= 0 else ""
        if key in named:
            roads_named, construction_named = named[key]
            assert s.roads_open or not roads_named
            assert s.construction_open or not construction_named
            asked.add(key)
    assert asked == set(named)
    s = position(order="OBNG", labor={"O": 20}, markers="chanka:m1 rucana:m1")
    assert s.question()[0] == "inca_empire-ask-turn"
    play(s, "C.")
    assert s.question()[0] == "inca_empire-ask-roads"
    s = position(order="OBNG", labor={"O": 20}, markers="chanka:m1 rucana:m1")
    play(s, "R.")
    assert s.question()[0] == "inca_empire-ask-construction"

"""Chapter 11, last part: Solar Eclipse, pilgrimages, and what they forbid each other."""

from typing import Any

import pytest

from tampu.games.inca_empire.content import CARDS
from tampu.games.inca_empire.state import State

from .support import deal_out, labor, legal, play, points, position, seat, sheet, why
from .walk import to_turn, way

ALWAYS = {"temple_bars_pilgrimage": "always"}


def blue(sun: dict[str, str], **more: Any) -> State:
    """Blue's turn with Machu Picchu in the network, in a conquered region."""
    given: dict[str, Any] = {
        "order": "BNGO",
        "roads": {"B": "r173 r089"},
        "owned": {"N": "vilcabamba:m1"},
        "cities": "machu_picchu",
        "labor": {"B": 5},
        "sun": sun,
    }
    return position(**(given | more))


def shrine(sun: dict[str, str], **more: Any) -> State:
    """The same with a temple there."""
    return blue(sun, temples="machu_picchu", **more)


def pilgrimages(s: State) -> list[str]:
    return [token for token in legal(s) if token.startswith("P ")]


@pytest.mark.rule("IE-K43", "IE-K48")
def test_temple_then_pilgrimage_ex21() -> None:
    s = blue({"OB": "PL"})
    assert not pilgrimages(s)
    play(s, "C temple:machu_picchu")
    assert points(s, "B") == 5
    assert pilgrimages(s) == ["P PL-R"]
    play(s, "P PL-R")
    assert points(s, "B") == 9
    assert sheet(s, "B")["pilgrimage"] == 4
    assert s.actor() == seat(s, "N")


@pytest.mark.rule("IE-K38", "IE-K39")
def test_eclipse_and_temple_ex22() -> None:
    s = blue({"OB": "PL SE"})
    play(s, "C temple:machu_picchu")
    assert s.actor() == seat(s, "N")
    assert points(s, "B") == 5
    s = blue({"OB": "PL SE"})
    play(s, "R r214", "R.")
    assert "C temple:machu_picchu" not in legal(s)
    assert why(s, "C temple:machu_picchu") == "IE-K38"


@pytest.mark.rule("IE-K40", "IE-K38")
def test_road_building_ended_without_a_road_counts_as_skipped() -> None:
    s = blue({"OB": "SE"})
    play(s, "R.")
    assert "C temple:machu_picchu" in legal(s)
    play(s, "C temple:machu_picchu")
    assert s.actor() == seat(s, "N")


@pytest.mark.rule("IE-K39", "IE-K51")
def test_an_extra_conquest_before_the_temple_ex36() -> None:
    s = position(
        order="GOBN",
        sun={"GO": "RX SE"},
        roads={"G": "r013"},
        markers="rucana:m3",
        cities="vilcashuaman",
        labor={"G": 9},
    )
    play(s, "X rucana")
    deal_out(s)
    assert (labor(s, "G"), points(s, "G")) == (5, 1)
    assert s.roads_open
    play(s, "C temple:vilcashuaman")
    assert (labor(s, "G"), points(s, "G")) == (0, 5)
    assert s.actor() == seat(s, "O")
    s = position(
        order="GOBN",
        sun={"GO": "RX SE"},
        roads={"G": "r013"},
        markers="rucana:m3",
        cities="vilcashuaman",
        labor={"G": 9},
    )
    play(s, "X rucana")
    deal_out(s)
    play(s, "C.")
    assert any(token.startswith("R ") for token in legal(s))


@pytest.mark.rule("IE-K39", "IE-B31")
def test_after_the_temple_extra_conquests_stay_open_but_no_roads() -> None:
    s = blue({"OB": "RX SE"}, labor={"B": 15}, markers="anti:m1")
    play(s, "C temple:machu_picchu")
    assert set(legal(s)) >= {"X anti", "C."}
    assert not any(token.startswith("R") for token in legal(s))
    play(s, "X anti")
    deal_out(s)
    assert s.actor() == seat(s, "N")


@pytest.mark.rule("IE-K41", "IE-K38")
def test_eclipse_leaves_everything_else_alone() -> None:
    given = {"owned": {"N": "vilcabamba anti", "B": "cana"}, "labor": {"B": 20}}
    s = blue({"OB": "SE RF", "BN": "RX"}, roads={"B": "r173 r089 r214 r106"}, **given)
    play(s, "R r237", "R.")
    tokens = legal(s)
    assert not any("temple" in token for token in tokens)
    assert {"C garr:paucartambo", "C terr:cana"} <= set(tokens)
    assert any(token.startswith("C road:") for token in tokens)
    s = blue({"OB": "SE RF"}, roads={"B": "r173 r089 r214 r106"}, garrisons="paucartambo", **given)
    assert "C temple:paucartambo" in legal(s)
    play(s, "C temple:paucartambo")
    assert s.actor() == seat(s, "N")
    s = blue({"OB": "SE RF"}, roads={"B": "r173 r089 r214 r106"}, garrisons="paucartambo", **given)
    play(s, "R r237", "R.")
    assert why(s, "C temple:paucartambo") == "IE-K38"


@pytest.mark.rule("IE-K41", "IE-K38")
def test_an_additional_road_does_not_bar_the_next_turns_temple() -> None:
    s = blue({"OB": "SE"}, labor={"B": 20})
    play(s, "C road:r214")
    assert any(token.startswith("R ") for token in legal(s))


@pytest.mark.rule("IE-K38", "IE-K46")
def test_a_pilgrimage_bars_the_temple_under_eclipse_ex37() -> None:
    more = {
        "roads": {"B": "r173 r089 r214 r185"},
        "cities": "machu_picchu raqchi",
        "owned": {"N": "vilcabamba cana"},
    }
    s = shrine({"OB": "PL SE"}, **more)
    assert "C temple:raqchi" in legal(s)
    play(s, "P PL-R")
    assert points(s, "B") == 4
    assert why(s, "C temple:raqchi") == "IE-K38"
    assert "C temple:raqchi" not in legal(s)
    assert not pilgrimages(s)
    assert why(s, "P PL-C") == "IE-K46"
    s = shrine({"OB": "PL"}, **more)
    play(s, "P PL-R")
    assert "C temple:raqchi" in legal(s)


@pytest.mark.parametrize(
    ("card", "site", "vp"),
    [
        ("PG", "pucara_de_andagala", 7),
        ("PG", "ranchillo", 7),
        ("PA", "chiquitoy_viejo", 5),
        ("PA", "pachacamac", 5),
        ("PL", "machu_picchu", 4),
        ("PL", "huanuco_pampa", 4),
    ],
)
@pytest.mark.rule("IE-K43", "IE-K45")
def test_the_three_pilgrimages(card: str, site: str, vp: int) -> None:
    given: dict[str, Any] = {"order": "BNGO", "cities": site}
    here = {"roads": {"B": way("B", site)}, "sun": {"BN": card}}
    s = position(**given, **here, temples=site)
    assert pilgrimages(s) == [f"P {card}-R", f"P {card}-C"]
    play(s, f"P {card}-C")
    assert (points(s, "B"), sheet(s, "B")["pilgrimage"]) == (vp, vp)
    assert all(token.startswith("R") for token in legal(s))
    s = position(**given, **here)
    assert why(s, f"P {card}-R") == "IE-K44"
    s = position(**given, temples=site, roads={"B": way("B", site)}, sun={"NG": card})
    assert why(s, f"P {card}-R") == "IE-K44"
    s = position(**given, temples=site, sun={"BN": card})
    assert why(s, f"P {card}-R") == "IE-K44"


@pytest.mark.rule("IE-K44", "IE-K08")
def test_a_temple_elsewhere_is_no_pilgrimage() -> None:
    s = position(
        order="BNGO",
        roads={"B": "r214 r185"},
        cities="raqchi machu_picchu",
        temples="raqchi machu_picchu",
        sun={"OB": "PL"},
    )
    assert not pilgrimages(s)


@pytest.mark.rule("IE-K43", "IE-B22")
def test_the_action_given_up_is_gone_with_its_extras() -> None:
    s = shrine({"OB": "PL RX", "BN": "XC"}, labor={"B": 20})
    play(s, "P PL-C")
    assert all(token.startswith("R") for token in legal(s))
    assert why(s, "X anti") == "IE-P13"
    s = shrine({"OB": "PL RX", "BN": "XC"}, labor={"B": 20})
    play(s, "P PL-R")
    assert not any(token.startswith("R") for token in legal(s))
    assert any(token.startswith("X") for token in legal(s))


@pytest.mark.rule("IE-K46", "IE-K52")
def test_one_pilgrimage_in_a_turn_whatever_the_cards() -> None:
    places = "machu_picchu pachacamac"
    s = position(
        order="BNGO",
        roads={"B": way("B", *places.split())},
        cities=places,
        temples=places,
        sun={"OB": "PL", "BN": "PA"},
    )
    assert sorted(pilgrimages(s)) == ["P PA-C", "P PA-R", "P PL-C", "P PL-R"]
    play(s, "P PA-R")
    assert points(s, "B") == 5
    assert not pilgrimages(s)


@pytest.mark.rule("IE-K48", "IE-P05")
def test_before_or_after_the_other_action() -> None:
    s = shrine({"OB": "PL"}, labor={"B": 6})
    play(s, "R r214", "R r106")
    assert pilgrimages(s) == ["P PL-C"]
    play(s, "P PL-C")
    assert s.actor() == seat(s, "N")
    s = shrine({"OB": "PL"}, labor={"B": 6})
    play(s, "P PL-C", "R r214")
    assert any(token.startswith("R ") for token in legal(s))


@pytest.mark.rule("IE-K49", "IE-K46")
def test_the_option_forbids_temple_and_pilgrimage_in_either_order() -> None:
    more = {
        "roads": {"B": "r173 r089 r214 r185"},
        "cities": "machu_picchu raqchi",
        "owned": {"N": "vilcabamba cana"},
    }
    s = shrine({"OB": "PL"}, options=ALWAYS, **more)
    play(s, "C temple:raqchi")
    assert not pilgrimages(s)
    assert why(s, "P PL-R") == "IE-K49"
    assert any(token.startswith("R ") for token in legal(s))
    s = shrine({"OB": "PL"}, options=ALWAYS, **more)
    play(s, "P PL-R")
    assert "C temple:raqchi" not in legal(s)
    assert why(s, "C temple:raqchi") == "IE-K49"
    s = shrine({"OB": "PL"}, **more)
    play(s, "C temple:raqchi")
    assert pilgrimages(s) == ["P PL-R"]


@pytest.mark.rule("IE-K49", "IE-K52")
def test_the_bar_ends_with_the_turn() -> None:
    s = shrine(
        {"OB": "PL"},
        at="3a.3",
        options=ALWAYS,
        roads={"B": "r173 r089 r214 r185"},
        cities="machu_picchu raqchi",
        owned={"N": "vilcabamba cana"},
        vp={"O": 40, "N": 40, "G": 40},
        labor={"B": 10},
    )
    play(s, "P PL-R", "C.")
    to_turn(s, "B", avoid="RU PS SE EP")
    assert "C temple:raqchi" in legal(s)
    play(s, "C temple:raqchi")
    assert not pilgrimages(s)


@pytest.mark.rule("IE-K38", "IE-K52")
def test_roads_of_an_earlier_turn_do_not_bar_the_temple() -> None:
    s = blue({"OB": "SE"}, at="3a.3", vp={"O": 40, "N": 40, "G": 40}, labor={"B": 5})
    play(s, "R r214", "R.")
    assert "C temple:machu_picchu" not in legal(s)
    if s.actor() == seat(s, "B"):
        play(s, "C.")
    to_turn(s, "B")
    assert "C temple:machu_picchu" in legal(s)


@pytest.mark.rule("IE-X17", "IE-S03")
def test_three_players_have_no_pilgrimage() -> None:
    s = position(3, order="ONG", roads={"O": "r174"})
    for card in ("PG", "PA", "PL"):
        at = CARDS.index(card)
        assert s.pile[at] + sum(s.hands[at :: len(CARDS)]) == 0
        assert why(s, f"P {card}-R") == "IE-K44"
    assert not pilgrimages(s)

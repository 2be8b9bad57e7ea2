"""Chapter 10: the options of a Construction, their prices, points and limits."""

from typing import Any

import pytest

from tampu.games.inca_empire.state import State

from .ledger import DATA
from .support import (
    deal_out,
    labor,
    legal,
    play,
    points,
    position,
    roads,
    seat,
    sheet,
    why,
)
from .walk import to_turn


def steps(s: State) -> list[str]:
    return [token for token in legal(s) if token.startswith(("C ", "X "))]


@pytest.mark.rule("IE-B04", "IE-B07")
def test_garrison_ex08() -> None:
    given = {"order": "OBNG", "roads": {"O": "r048"}, "owned": {"O": "chanka:m4"}}
    s = position(labor={"O": 3}, **given)
    assert why(s, "C garr:sondor") == "IE-B04"
    s = position(labor={"O": 4}, **given)
    play(s, "C garr:sondor")
    assert (labor(s, "O"), points(s, "O")) == (0, 3)
    assert sheet(s, "O")["garrison"] == 3
    assert all(token.startswith("R") for token in legal(s))


@pytest.mark.rule("IE-B06", "IE-B09")
def test_city_and_temple_ex09() -> None:
    given = {"order": "BNGO", "roads": {"B": "r173 r089"}, "labor": {"B": 9}}
    s = position(**given)
    assert why(s, "C city:machu_picchu") == "IE-B06"
    assert "C city:machu_picchu" not in legal(s)
    s = position(owned={"G": "vilcabamba"}, **given)
    play(s, "C city:machu_picchu")
    assert (labor(s, "B"), points(s, "B")) == (3, 4)
    assert sheet(s, "B")["city"] == 4
    s = position(owned={"G": "vilcabamba"}, cities="machu_picchu", **given)
    play(s, "C temple:machu_picchu")
    assert (labor(s, "B"), points(s, "B")) == (4, 5)
    assert (sheet(s, "B")["temple"], sheet(s, "B")["temple_bonus"]) == (4, 1)
    s = position(owned={"G": "vilcabamba"}, cities="machu_picchu", temples="machu_picchu", **given)
    assert why(s, "C temple:machu_picchu") == "IE-B28"
    assert why(s, "C city:machu_picchu") == "IE-B28"


@pytest.mark.rule("IE-B06", "IE-M05")
def test_each_building_on_its_own_kind_of_site() -> None:
    s = position(
        order="OBNG",
        roads={"O": "r048 r212 r014 r174"},
        owned={"N": "chanka rucana vilcabamba"},
        labor={"O": 30},
    )
    built = [t for t in steps(s) if t.startswith(("C city", "C garr", "C temple", "C key"))]
    assert built == ["C city:vilcashuaman", "C garr:sondor"]
    for kind in ("city", "garr", "temple", "key"):
        assert why(s, f"C {kind}:cuzco") == "IE-M06"
        for place in ("limatambo", "huari", "choquequirao"):
            assert why(s, f"C {kind}:{place}") == "IE-M05"
    assert why(s, "C garr:vilcashuaman") == "IE-B07"
    assert why(s, "C city:sondor") == "IE-B33"


@pytest.mark.rule("IE-B06", "IE-B07")
def test_buildings_need_the_own_network() -> None:
    s = position(
        order="OBNG",
        roads={"O": "r048", "N": "r017"},
        owned={"N": "cana anti"},
        cities="raqchi",
        labor={"O": 30},
    )
    assert why(s, "C temple:raqchi") == "IE-B09"
    assert why(s, "C garr:paucartambo") == "IE-B07"
    assert not any("raqchi" in token for token in legal(s))


@pytest.mark.rule("IE-B07", "IE-X10")
def test_a_garrison_needs_one_conquered_region() -> None:
    given = {"order": "OBNG", "roads": {"O": "r048 r037"}, "labor": {"O": 4}}
    for owned in ("chanka", "yschma", "chincha"):
        s = position(owned={"B": owned}, **given)
        assert "C garr:huaytara" in legal(s)
    s = position(**given)
    assert why(s, "C garr:huaytara") == "IE-B07"
    s = position(owned={"B": "chanka"}, **given)
    play(s, "C garr:huaytara")
    deal_out(s)
    assert points(s, "O") == 3


@pytest.mark.parametrize("row", DATA["test_vectors"]["city_cost_vp"], ids=str)
@pytest.mark.rule("IE-B06", "IE-K17")
def test_price_and_points_of_cities(row: dict[str, Any]) -> None:
    cards = ["EP"] * row["epidemic"] + ["UR"] * row["renewal"]
    cards += ["KO"] if row["key_outpost"] else []
    token = "C key:sondor" if row["key_outpost"] else "C city:vilcashuaman"
    given = {
        "order": "OBNG",
        "sun": {"OB": " ".join(cards[::2]), "GO": " ".join(cards[1::2])},
        "roads": {"O": "r048 r212 r014"},
        "owned": {"N": "chanka rucana"},
        "garrisons": "sondor",
    }
    s = position(labor={"O": row["cost"] - 1}, **given)
    assert why(s, token) == "IE-B04"
    s = position(labor={"O": row["cost"]}, **given)
    play(s, token)
    assert (labor(s, "O"), points(s, "O")) == (0, row["vp"])
    points_by_category = sheet(s, "O")
    assert points_by_category["key_outpost" if row["key_outpost"] else "city"] == 4
    assert points_by_category["event_extra"] == 2 * row["renewal"]


@pytest.mark.rule("IE-B10", "IE-B11")
def test_temples_of_others_cities_and_bonuses() -> None:
    for site, way, bonus in [
        ("machu_picchu", "r174 r089", 1),
        ("vilcashuaman", "r212 r014", 0),
        ("huanuco_pampa", "r174 r089 r091 r111", 2),
    ]:
        s = position(order="OBNG", roads={"O": way}, cities=site, labor={"O": 5})
        play(s, f"C temple:{site}")
        assert points(s, "O") == 4 + bonus
        assert sheet(s, "O")["temple_bonus"] == bonus
        assert labor(s, "O") == 0
    s = position(order="OBNG", roads={"O": "r174 r089"}, cities="machu_picchu", labor={"O": 4})
    assert why(s, "C temple:machu_picchu") == "IE-B04"


@pytest.mark.rule("IE-B12", "IE-B14")
def test_terrace() -> None:
    given = {"order": "OBNG", "owned": {"O": ["chanka", "ancasmarca"][0], "B": "anti"}}
    s = position(labor={"O": 1}, **given)
    assert why(s, "C terr:chanka") == "IE-B04"
    s = position(labor={"O": 2}, **given)
    assert [t for t in steps(s) if "terr" in t] == ["C terr:chanka"]
    assert why(s, "C terr:anti") == "IE-B12"
    assert why(s, "C terr:chinchaysuyu") == "IE-B14"
    assert why(s, "C terr:rucana") == "IE-B12"
    play(s, "C terr:chanka")
    assert (labor(s, "O"), points(s, "O"), sheet(s, "O")["terrace"]) == (0, 1, 1)
    s = position(labor={"O": 2}, terraces={"O": "chanka"}, **given)
    assert why(s, "C terr:chanka") == "IE-B12"


@pytest.mark.rule("IE-B15", "IE-B12")
def test_a_terrace_needs_no_network() -> None:
    s = position(order="OBNG", owned={"O": "charca"}, labor={"O": 2})
    play(s, "C terr:charca")
    assert points(s, "O") == 1


@pytest.mark.rule("IE-B13", "IE-B12")
def test_one_terrace_without_surveyors_two_with() -> None:
    given = {"order": "OBNG", "owned": {"O": "chanka rucana anti"}, "labor": {"O": 9}}
    s = position(**given)
    play(s, "C terr:chanka")
    assert all(token.startswith("R") for token in legal(s))
    s = position(sun={"OB": "ES"}, **given)
    play(s, "C terr:chanka")
    assert set(legal(s)) == {"C terr:anti", "C terr:rucana", "C."}
    assert why(s, "C terr:chanka") == "IE-B12"
    play(s, "C terr:anti")
    assert all(token.startswith("R") for token in legal(s))
    assert (labor(s, "O"), points(s, "O")) == (5, 2)


@pytest.mark.rule("IE-K27", "IE-X19")
def test_two_garrisons_ex14() -> None:
    given = {
        "order": "OBNG",
        "sun": {"OB": "BP HW", "GO": "SF"},
        "roads": {"O": "r048 r037"},
        "owned": {"B": "chanka"},
    }
    s = position(labor={"O": 10}, **given)
    play(s, "C garr:sondor")
    assert (labor(s, "O"), points(s, "O")) == (5, 4)
    assert legal(s) == ["C garr:huaytara", "C."]
    play(s, "C garr:huaytara")
    assert (labor(s, "O"), points(s, "O")) == (0, 8)
    assert (sheet(s, "O")["garrison"], sheet(s, "O")["event_extra"]) == (6, 2)
    s = position(labor={"O": 9}, **given)
    play(s, "C garr:sondor")
    assert not steps(s)
    assert all(token.startswith("R") for token in legal(s))
    s = position(labor={"O": 4}, **given)
    assert why(s, "C garr:sondor") == "IE-B04"


@pytest.mark.rule("IE-B08", "IE-B26")
def test_one_garrison_without_the_card() -> None:
    s = position(order="OBNG", roads={"O": "r048 r037"}, owned={"B": "chanka"}, labor={"O": 20})
    play(s, "C garr:sondor")
    assert all(token.startswith("R") for token in legal(s))
    assert why(s, "C garr:huaytara") == "IE-P13"


@pytest.mark.rule("IE-B23", "IE-K13")
@pytest.mark.parametrize(("cards", "free"), [("", 0), ("WP", 1), ("WP WP", 2), ("XC XC EN EN", 0)])
def test_additional_roads(cards: str, free: int) -> None:
    s = position(order="OBNG", sun={"OB": cards}, owned={"O": "chanka rucana"}, labor={"O": 9})
    built = 0
    play(s, "R.")
    while s.actor() == seat(s, "O") and any(t.startswith("C road") for t in steps(s)):
        play(s, next(t for t in steps(s) if t.startswith("C road")))
        deal_out(s)
        built += 1
        assert labor(s, "O") == 8
    assert built == 1 + free
    assert len(roads(s, "O")) == 1 + built


@pytest.mark.rule("IE-B24", "IE-B04")
def test_no_free_road_without_the_paid_one() -> None:
    s = position(order="OBNG", sun={"OB": "WP WP"}, labor={"O": 0})
    assert not steps(s)
    s = position(order="OBNG", sun={"OB": "WP"}, labor={"O": 1})
    play(s, "C road:r048")
    assert labor(s, "O") == 0
    play(s, "C road:r179")
    assert all(token.startswith("R") for token in legal(s))


@pytest.mark.rule("IE-B25", "IE-R02")
def test_additional_roads_do_not_use_up_the_allowance() -> None:
    s = position(order="OBNG", sun={"OB": "EN"}, owned={"O": "chanka"}, labor={"O": 9})
    play(s, "C road:r048")
    assert "R r212" in legal(s)
    play(s, "R r212")
    assert s.actor() == seat(s, "B")
    s = position(order="OBNG", sun={"OB": "EN"}, owned={"O": "chanka"}, labor={"O": 9})
    play(s, "R r048")
    assert "C road:r212" in legal(s)


MAIN = {
    "order": "OBNG",
    "sun": {"OB": "KO RX", "GO": "ES BP"},
    "roads": {"O": "r048 r212 r014 r037"},
    "owned": {"O": "chanka rucana"},
    "cities": "vilcashuaman",
    "garrisons": "sondor",
    "labor": {"O": 40},
}


@pytest.mark.parametrize(
    "first",
    ["C garr:huaytara", "C key:sondor", "C temple:vilcashuaman", "C terr:chanka", "C road:r174"],
)
@pytest.mark.rule("IE-B01", "IE-B26")
def test_one_main_option(first: str) -> None:
    s = position(**MAIN)
    kinds = {token[2:].partition(":")[0] for token in steps(s) if token[0] == "C"}
    assert {"garr", "key", "temple", "terr", "road", "conq"} <= kinds
    play(s, first)
    deal_out(s)
    left = {token[2:].partition(":")[0] for token in steps(s) if token[0] == "C"}
    assert left <= ({"terr"} if "terr" in first else set())
    assert any(token.startswith("X") for token in steps(s))
    assert why(s, "C conq:chincha") == "IE-B26"


STEPS = {
    "C city:machu_picchu": "city",
    "C garr:huaytara": "garr",
    "C temple:vilcashuaman": "temple",
    "C key:sondor": "key",
    "C terr:chanka": "terr",
    "C conq:chincha": "conq",
    "C road:r213": "road",
}


@pytest.mark.parametrize("first", list(STEPS))
@pytest.mark.rule("IE-B26", "IE-B31")
def test_no_other_main_option_is_open_or_left_unexplained(first: str) -> None:
    more = {"roads": {"O": "r048 r212 r014 r037 r174 r089"}, "sun": {"OB": "KO RX"}}
    s = position(**(MAIN | more | {"owned": {"O": "chanka rucana", "B": "vilcabamba"}}))
    assert set(STEPS) <= set(legal(s))
    play(s, first)
    deal_out(s)
    for token, kind in STEPS.items():
        more_steps = kind == STEPS[first] and kind in ("garr", "terr", "road")
        assert why(s, token) == ("IE-B31" if more_steps else "IE-B26")
    play(s, "C.")
    for token in STEPS:
        assert why(s, token) == "IE-P13"


@pytest.mark.rule("IE-B28", "IE-B33")
def test_a_site_carries_one_building_and_one_temple() -> None:
    s = position(
        order="OBNG",
        sun={"OB": "KO RF BP"},
        roads={"O": "r048 r212 r014 r037"},
        owned={"O": "chanka rucana"},
        cities="vilcashuaman sondor",
        temples="sondor",
        labor={"O": 40},
    )
    for token, rule in (
        ("C city:sondor", "IE-B33"),
        ("C garr:sondor", "IE-B28"),
        ("C key:sondor", "IE-K18"),
        ("C temple:sondor", "IE-B28"),
        ("C city:vilcashuaman", "IE-B28"),
        ("C garr:vilcashuaman", "IE-B28"),
        ("C key:vilcashuaman", "IE-K18"),
    ):
        assert why(s, token) == rule
    assert "C temple:vilcashuaman" in legal(s)


@pytest.mark.rule("IE-B27", "IE-M13")
def test_improvements_of_others_serve_all() -> None:
    s = position(
        order="OBNG",
        roads={"O": "r048", "G": "r213 r179"},
        owned={"B": "chanka"},
        labor={"O": 4, "G": 5},
        sun={"GO": "RF", "NG": "KO"},
    )
    play(s, "R.", "C garr:sondor")
    while s.actor() != seat(s, "G"):
        play(s, "R." if "R." in legal(s) else "C.")
    assert {"C temple:sondor", "C key:sondor"} <= set(legal(s))


@pytest.mark.rule("IE-B29", "IE-M14")
def test_improvements_stay_through_unrest_and_scoring() -> None:
    s = position(
        at="2a.3",
        order="OBNG",
        turn="G",
        roads={"O": "r048"},
        owned={"B": "chanka"},
        garrisons="sondor",
        sun={"OB": "RU"},
    )
    before = (s.cities, s.garrisons, s.temples, s.conquered)
    to_turn(s, "O")
    assert (s.cities, s.garrisons, s.temples, s.conquered) == before


@pytest.mark.rule("IE-B30", "IE-X03")
def test_without_labor_construction_can_only_be_passed() -> None:
    s = position(order="OBNG", roads={"O": "r048"}, owned={"O": "chanka rucana"})
    assert not steps(s)
    assert "C." in legal(s)
    play(s, "C.")
    assert (labor(s, "O"), points(s, "O")) == (0, 0)


@pytest.mark.rule("IE-X04")
def test_the_supply_never_runs_out() -> None:
    sites = [row["id"] for row in DATA["sides"]["4"]["sites"] if row["kind"] == "garrison"]
    others = " ".join(site for site in sites if site != "sondor")
    s = position(roads={"O": "r048"}, owned={"O": "chanka"}, garrisons=others, labor={"O": 9})
    assert "C garr:sondor" in legal(s)

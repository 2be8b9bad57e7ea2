"""Chapter 10: conquests, main and extra."""

from typing import Any

import pytest

from tampu.core.contract import CHANCE

from .ledger import DATA
from .support import (
    deal_out,
    labor,
    legal,
    play,
    points,
    position,
    seat,
    sheet,
    why,
)
from .test_construction import steps


@pytest.mark.rule("IE-B16", "IE-B18")
def test_conquest_ex06_ex42() -> None:
    s = position(order="OBNG", at="1a.2", labor={"O": 6}, markers="chanka:m4")
    play(s, "C conq:chanka")
    assert (labor(s, "O"), points(s, "O")) == (3, 2)
    assert sheet(s, "O")["conquest"] == 2
    seen = []
    while s.actor() == CHANCE:
        seen.append(legal(s)[0].split()[2].partition("=")[0])
        play(s, legal(s)[0])
    assert seen == ["yschma", "huanca", "chincha"]
    assert s.actor() == seat(s, "O")


@pytest.mark.rule("IE-B16", "IE-M06")
def test_only_regions_touched_by_the_network() -> None:
    s = position(order="OBNG", labor={"O": 30})
    assert [token for token in steps(s) if "conq" in token] == ["C conq:chanka"]
    assert why(s, "C conq:rucana") == "IE-B16"
    assert why(s, "C conq:chinchaysuyu") == "IE-M14"
    s = position(order="OBNG", labor={"O": 30}, owned={"B": "chanka"}, roads={"O": "r212"})
    assert [token for token in steps(s) if "conq" in token] == ["C conq:rucana"]
    assert why(s, "C conq:chanka") == "IE-M14"


@pytest.mark.parametrize("row", DATA["test_vectors"]["conquest_cost"], ids=str)
@pytest.mark.rule("IE-B17", "IE-K28")
def test_price_of_a_conquest_ex10(row: dict[str, Any]) -> None:
    kind = {1: "m1", 2: "m2", 3: "m4", 4: "m5", 5: "m6"}[row["resistance"]]
    cards = ["RS"] * row["Resistance"] + ["MS"] * row["Military_Superiority"]
    cards += ["RX"] if row["extra"] else []
    token = "X chanka" if row["extra"] else "C conq:chanka"
    given = {"order": "OBNG", "sun": {"OB": " ".join(cards)}, "markers": f"chanka:{kind}"}
    s = position(labor={"O": row["cost"]}, **given)
    assert token in legal(s)
    play(s, token)
    assert labor(s, "O") == 0
    if row["cost"]:
        s = position(labor={"O": row["cost"] - 1}, **given)
        assert token not in legal(s)
        assert why(s, token) == "IE-B04"


@pytest.mark.rule("IE-B17", "IE-X03")
def test_a_conquest_for_nothing_ex11() -> None:
    s = position(order="BNGO", sun={"OB": "MS"}, markers="anti:m1")
    assert steps(s) == ["C conq:anti"]
    play(s, "C conq:anti")
    assert (labor(s, "B"), points(s, "B")) == (0, 1)


@pytest.mark.rule("IE-B20", "IE-X21")
def test_extra_conquest_then_city_ex20() -> None:
    given = {
        "order": "GOBN",
        "sun": {"GO": "RX"},
        "roads": {"G": "r013"},
        "markers": "rucana:m3",
    }
    s = position(labor={"G": 8}, **given)
    play(s, "X rucana")
    deal_out(s)
    assert labor(s, "G") == 4
    assert why(s, "C city:vilcashuaman") == "IE-B04"
    s = position(labor={"G": 10}, **given)
    assert why(s, "C city:vilcashuaman") == "IE-B06"
    play(s, "X rucana")
    deal_out(s)
    assert "C terr:rucana" in legal(s)
    play(s, "C city:vilcashuaman")
    assert (labor(s, "G"), points(s, "G")) == (0, 5)


@pytest.mark.rule("IE-B03", "IE-B02")
def test_extra_conquest_between_terraces_ex39() -> None:
    s = position(
        order="OBNG",
        sun={"OB": "ES", "GO": "RX"},
        roads={"O": "r212"},
        owned={"O": "chanka:m4"},
        markers="rucana:m3",
        labor={"O": 8},
    )
    play(s, "C terr:chanka")
    assert why(s, "C conq:rucana") == "IE-B26"
    assert legal(s) == ["X rucana", "C."]
    play(s, "X rucana")
    deal_out(s)
    assert legal(s) == ["C terr:rucana", "C."]
    play(s, "C terr:rucana")
    assert (labor(s, "O"), points(s, "O")) == (0, 3)
    assert all(token.startswith("R") for token in legal(s))


@pytest.mark.rule("IE-B21", "IE-B32")
@pytest.mark.parametrize(("cards", "extras"), [("", 0), ("RX", 1), ("RX RX", 2)])
def test_main_and_extra_conquests(cards: str, extras: int) -> None:
    s = position(
        order="OBNG",
        sun={"OB": cards},
        roads={"O": "r212 r174"},
        markers="chanka:m1 rucana:m1 vilcabamba:m1",
        labor={"O": 30},
    )
    offered = [t for t in steps(s) if t.startswith(("X", "C conq"))]
    main = [f"C conq:{r}" for r in ("vilcabamba", "chanka", "rucana")]
    extra = [f"X {r}" for r in ("vilcabamba", "chanka", "rucana")]
    assert sorted(offered) == sorted(main + (extra if extras else []))
    taken = 0
    while any(t.startswith("X") for t in legal(s)):
        play(s, next(t for t in legal(s) if t.startswith("X")))
        deal_out(s)
        taken += 1
        assert labor(s, "O") == 30 - 3 * taken
    assert taken == extras
    left = [t for t in steps(s) if t.startswith("C conq")]
    play(s, left[0])
    deal_out(s)
    assert labor(s, "O") == 30 - 3 * taken - 1
    assert all(token.startswith("R") for token in legal(s))


@pytest.mark.rule("IE-X20", "IE-B22")
def test_either_conquest_may_lapse() -> None:
    given = {
        "order": "OBNG",
        "sun": {"OB": "RX"},
        "roads": {"O": "r212"},
        "markers": "chanka:m1 rucana:m1",
        "labor": {"O": 30},
    }
    s = position(**given)
    play(s, "C conq:chanka")
    deal_out(s)
    assert legal(s) == ["X rucana", "C."]
    play(s, "C.")
    assert (points(s, "O"), labor(s, "O")) == (1, 29)
    assert "R r048" in legal(s)
    s = position(**given)
    play(s, "X chanka")
    deal_out(s)
    assert "C conq:rucana" in legal(s)
    play(s, "C.")
    assert (points(s, "O"), labor(s, "O")) == (1, 27)
    assert "R r048" in legal(s)

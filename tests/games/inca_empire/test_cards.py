"""Chapter 11: each kind of Sun card on exactly its two neighbours, and the cards on roads and
buildings with each other."""

from collections.abc import Callable
from typing import Any

import pytest

from tampu.games.inca_empire.state import State

from .ledger import CARD_CODES
from .support import (
    deal_out,
    labor,
    legal,
    network,
    play,
    points,
    position,
    roads,
    sapa,
    seat,
    sheet,
    sun_end,
    why,
)
from .walk import to_turn, way

HOME = {
    "O": {"roads": "r048 r212 r014 r037", "owned": "chanka:m1 rucana:m3", "next": "r174"},
    "B": {"roads": "r214 r106 r185 r087", "owned": "anti:m1 cana:m3", "next": "r173"},
    "N": {"roads": "r017 r087 r237 r106", "owned": "cana:m1 anti:m3", "next": "r175"},
    "G": {"roads": "r013 r014 r179 r037", "owned": "rucana:m1 chanka:m3", "next": "r176"},
}
GARRISONS = {"O": "sondor huaytara", "B": "paucartambo ayaviri"}
GARRISONS |= {"G": GARRISONS["O"], "N": GARRISONS["B"]}
CITY = {"O": "vilcashuaman", "B": "raqchi", "N": "raqchi", "G": "vilcashuaman"}
TARGET = {"O": "chincha", "B": "pacaje", "N": "pacaje", "G": "chincha"}


def home(colour: str, field: str, cards: str, **more: Any) -> State:
    """The player's turn with two garrison sites, a city site and an open region at hand."""
    given: dict[str, Any] = {
        "turn": colour,
        "order": "OBNG",
        "roads": {colour: HOME[colour]["roads"]},
        "owned": {colour: HOME[colour]["owned"]},
        "markers": f"{TARGET[colour]}:m4",
        "labor": {colour: 30},
        "sun": {field: cards},
    }
    return position(**(given | more))


def spent(s: State, colour: str, token: str) -> int:
    before = labor(s, colour)
    play(s, token)
    return before - labor(s, colour)


def gained(s: State, colour: str, token: str) -> int:
    before = points(s, colour)
    play(s, token)
    return points(s, colour) - before


def allowance(s: State, colour: str) -> int:
    built = 0
    while s.actor() == seat(s, colour) and any(t.startswith("R ") for t in legal(s)):
        play(s, next(t for t in legal(s) if t.startswith("R ")))
        deal_out(s)
        built += 1
    return built


def after(s: State, token: str) -> list[str]:
    play(s, token)
    deal_out(s)
    return legal(s)


def site(colour: str, number: int = 0) -> str:
    return GARRISONS[colour].split()[number]


def region(colour: str, number: int = 0) -> str:
    return HOME[colour]["owned"].split()[number].partition(":")[0]


def unrest(card: str, colour: str) -> bool:
    s = home(colour, "OB", "", at="2a.2", owned={})
    sun_end(s, OB=card, BN="EP", NG="XC", GO="EN")
    return len(roads(s, colour)) < 5


def supported(card: str, colour: str) -> bool:
    s = home(colour, "OB", "", at="2a.2")
    sun_end(s, OB=card, BN="EP", NG="XC", GO="EN")
    return labor(s, colour) == 31


def pilgrim(card: str, colour: str) -> bool:
    place = {"PG": "pucara_de_andagala", "PA": "pachacamac", "PL": "huanuco_pampa"}[card]
    path = {colour: way(colour, place)}
    s = home(colour, "OB", card, roads=path, cities=place, temples=place)
    return f"P {card}-R" in legal(s)


SEEN: dict[str, Callable[[str], bool]] = {
    "RU": lambda c: unrest("RU", c),
    "ES": lambda c: f"C terr:{region(c, 1)}" in after(home(c, "OB", "ES"), f"C terr:{region(c)}"),
    "WP": lambda c: any(
        token.startswith("C road")
        for token in after(home(c, "OB", "WP"), f"C road:{HOME[c]['next']}")
    ),
    "WR": lambda c: any(token.endswith("=") for token in legal(home(c, "OB", "WR"))),
    "XC": lambda c: allowance(home(c, "OB", "XC"), c) == 3,
    "EN": lambda c: allowance(home(c, "OB", "EN"), c) == 1,
    "EP": lambda c: spent(home(c, "OB", "EP"), c, f"C city:{CITY[c]}") == 8,
    "KO": lambda c: f"C key:{site(c)}" in legal(home(c, "OB", "KO", garrisons=site(c))),
    "UR": lambda c: gained(home(c, "OB", "UR"), c, f"C city:{CITY[c]}") == 6,
    "BP": lambda c: f"C garr:{site(c, 1)}" in after(home(c, "OB", "BP"), f"C garr:{site(c)}"),
    "HW": lambda c: spent(home(c, "OB", "HW"), c, f"C garr:{site(c)}") == 5,
    "SF": lambda c: gained(home(c, "OB", "SF"), c, f"C garr:{site(c)}") == 4,
    "MS": lambda c: spent(home(c, "OB", "MS"), c, f"C conq:{TARGET[c]}") == 2,
    "PS": lambda c: supported("PS", c),
    "RX": lambda c: f"X {TARGET[c]}" in legal(home(c, "OB", "RX")),
    "RS": lambda c: spent(home(c, "OB", "RS"), c, f"C conq:{TARGET[c]}") == 4,
    "RF": lambda c: f"C temple:{site(c)}" in legal(home(c, "OB", "RF", garrisons=site(c))),
    "SE": lambda c: (
        f"C temple:{CITY[c]}"
        not in legal(play(home(c, "OB", "SE", cities=CITY[c]), f"R {HOME[c]['next']}", "R."))
    ),
    "PG": lambda c: pilgrim("PG", c),
    "PA": lambda c: pilgrim("PA", c),
    "PL": lambda c: pilgrim("PL", c),
}


@pytest.mark.parametrize("card", list(CARD_CODES.values()))
@pytest.mark.rule("IE-K12", "IE-K34")
def test_each_card_acts_on_its_two_neighbours(card: str) -> None:
    assert [colour for colour in "OBNG" if SEEN[card](colour)] == ["O", "B"]


def test_every_kind_of_card_is_in_the_table() -> None:
    assert set(SEEN) == set(CARD_CODES.values())


@pytest.mark.rule("IE-K16", "IE-X02")
def test_el_nino_forces_nobody() -> None:
    s = home("O", "OB", "EN EN")
    assert "R." in legal(s)
    play(s, "R.")
    assert not any(token.startswith("R") for token in legal(s))
    assert len(roads(s, "O")) == 5


@pytest.mark.rule("IE-K18", "IE-K19")
def test_key_outpost_ex13() -> None:
    s = position(
        order="NGOB",
        sun={"BN": "KO EP", "NG": "UR"},
        roads={"N": "r237 r106", "B": "r214 r106="},
        garrisons="paucartambo",
        labor={"N": 6},
    )
    play(s, "C key:paucartambo")
    assert (labor(s, "N"), points(s, "N")) == (0, 6)
    assert (sheet(s, "N")["key_outpost"], sheet(s, "N")["event_extra"]) == (4, 2)
    s = position(
        at="2a.6",
        roads={"N": "r237 r106", "B": "r214 r106="},
        cities="paucartambo",
    )
    sapa(s)
    assert (points(s, "N"), points(s, "B")) == (3, 3)


@pytest.mark.rule("IE-K19", "IE-X10")
def test_key_outpost_needs_no_conquered_region() -> None:
    s = position(
        order="NGOB",
        sun={"BN": "KO"},
        roads={"N": "r237 r106"},
        garrisons="paucartambo",
        labor={"N": 4},
    )
    assert "C key:paucartambo" in legal(s)


@pytest.mark.rule("IE-K18", "IE-K08")
def test_key_outpost_needs_its_card_a_garrison_and_the_network() -> None:
    s = home("O", "OB", "", garrisons="sondor")
    assert why(s, "C key:sondor") == "IE-K18"
    s = home("O", "OB", "KO", garrisons="sondor paucartambo")
    assert why(s, "C key:huaytara") == "IE-K18"
    assert why(s, "C key:paucartambo") == "IE-K18"
    assert why(s, "C key:vilcashuaman") == "IE-K18"


@pytest.mark.rule("IE-K20", "IE-B33")
def test_a_temple_stays_on_a_key_outpost_ex26() -> None:
    given = {"roads": {"G": "r013 r014 r179", "O": "r048"}, "owned": {"B": "chanka"}}
    s = position(order="GOBN", sun={"GO": "RF"}, garrisons="sondor", labor={"G": 5}, **given)
    play(s, "C temple:sondor")
    assert (points(s, "G"), labor(s, "G"), sheet(s, "G")["temple_bonus"]) == (4, 0, 0)
    s = position(at="2a.6", garrisons="sondor", temples="sondor", **given)
    sapa(s)
    assert (points(s, "G"), points(s, "O")) == (3, 3)
    s = position(
        order="GOBN",
        sun={"GO": "KO"},
        garrisons="sondor",
        temples="sondor",
        labor={"G": 4},
        **given,
    )
    play(s, "C key:sondor")
    assert points(s, "G") == 4
    s.place = [step.name() for step in s.setting.track].index("2a.6")
    sapa(s)
    assert (points(s, "G"), points(s, "O")) == (8, 4)
    sapa_sheet = sheet(s, "O")
    assert (
        sapa_sheet["sapa_city"],
        sapa_sheet["sapa_temple"],
        sapa_sheet["sapa_garrison"],
    ) == (3, 1, 0)


@pytest.mark.rule("IE-K20")
def test_a_key_outpost_may_receive_a_temple() -> None:
    s = home("O", "OB", "", cities="sondor")
    assert "C temple:sondor" in legal(s)
    assert gained(s, "O", "C temple:sondor") == 4


@pytest.mark.rule("IE-K22", "IE-K21")
def test_garrison_cards_do_not_touch_key_outpost() -> None:
    s = home("O", "OB", "KO HW SF BP", garrisons="sondor huaytara")
    play(s, "C key:sondor")
    assert (labor(s, "O"), points(s, "O")) == (26, 4)
    assert all(token.startswith("R") for token in legal(s))
    assert why(s, "C key:huaytara") == "IE-P13"


@pytest.mark.rule("IE-K23", "IE-K26")
def test_scoring_ignores_renewal_and_stores() -> None:
    s = position(
        at="2a.6",
        roads={"O": "r048 r212 r014"},
        cities="vilcashuaman",
        garrisons="sondor",
        sun={"OB": "UR SF EP"},
    )
    sapa(s)
    assert points(s, "O") == 5
    assert sheet(s, "O")["event_extra"] == 0


@pytest.mark.rule("IE-K24", "IE-K25")
@pytest.mark.parametrize(
    ("cards", "cost", "vp"),
    [("", 4, 3), ("HW", 5, 3), ("SF", 4, 4), ("HW SF", 5, 4), ("BP", 4, 3), ("BP HW SF", 5, 4)],
)
def test_garrison_cards(cards: str, cost: int, vp: int) -> None:
    s = home("O", "OB", cards)
    play(s, "C garr:sondor")
    assert (30 - labor(s, "O"), points(s, "O")) == (cost, vp)
    if "BP" in cards:
        play(s, "C garr:huaytara")
        assert (30 - labor(s, "O"), points(s, "O")) == (2 * cost, 2 * vp)


@pytest.mark.rule("IE-K35", "IE-K36")
def test_religious_fervor() -> None:
    s = home("O", "OB", "", garrisons="sondor", cities="vilcashuaman")
    assert why(s, "C temple:sondor") == "IE-K35"
    s = home("O", "OB", "RF", garrisons="sondor huaytara", cities="vilcashuaman")
    temples = ["C temple:huaytara", "C temple:sondor", "C temple:vilcashuaman"]
    assert sorted(t for t in legal(s) if "temple" in t) == temples
    play(s, "C temple:sondor")
    assert (30 - labor(s, "O"), points(s, "O")) == (5, 4)
    assert all(token.startswith("R") for token in legal(s))
    s = home("O", "OB", "RF", garrisons="sondor", temples="sondor")
    assert why(s, "C temple:sondor") == "IE-B28"
    s = home("O", "OB", "RF", garrisons="paucartambo", owned={"O": "chanka anti"})
    assert "C temple:paucartambo" not in legal(s)


@pytest.mark.rule("IE-K37", "IE-A05")
def test_a_temple_on_a_garrison_scores_when_the_card_is_gone() -> None:
    s = position(
        at="2a.6", roads={"O": "r048"}, garrisons="sondor", temples="sondor", sun={"OB": "RF"}
    )
    sapa(s)
    assert (sheet(s, "O")["sapa_garrison"], sheet(s, "O")["sapa_temple"]) == (2, 1)
    s.place = [step.name() for step in s.setting.track].index("2b.6")
    sapa(s)
    assert points(s, "O") == 6


@pytest.mark.rule("IE-K30", "IE-K29")
@pytest.mark.parametrize(
    ("cards", "main", "extra"),
    [("RS", 4, 6), ("RS RS", 5, 7), ("MS", 2, 4), ("MS RS", 3, 5), ("MS RS RS", 4, 6)],
)
def test_superiority_and_resistance(cards: str, main: int, extra: int) -> None:
    assert spent(home("O", "OB", f"{cards} RX"), "O", "C conq:chincha") == main
    assert spent(home("O", "OB", f"{cards} RX"), "O", "X chincha") == extra


@pytest.mark.rule("IE-U14", "IE-K01")
def test_copies_in_both_fields_add_up() -> None:
    s = home("O", "OB", "", sun={"OB": "RS", "GO": "RS"})
    assert spent(s, "O", "C conq:chincha") == 5
    s = home("O", "OB", "", sun={"OB": "EP", "GO": "EP"})
    assert spent(s, "O", "C city:vilcashuaman") == 10
    s = home("O", "OB", "", sun={"OB": "RS", "BN": "RS"})
    assert spent(s, "O", "C conq:chincha") == 4


@pytest.mark.rule("IE-K47", "IE-K52")
def test_cards_act_in_every_people_phase_of_the_column() -> None:
    place = "machu_picchu"
    s = position(
        at="3a.3",
        order="BNGO",
        roads={"B": "r173 r089"},
        cities=place,
        temples=place,
        sun={"OB": "PL"},
        vp={"O": 30, "N": 30, "G": 30},
    )
    play(s, "P PL-R")
    assert points(s, "B") == 4
    to_turn(s, "B")
    play(s, "P PL-C")
    assert points(s, "B") == 8
    to_turn(s, "B")
    assert "P PL-R" in legal(s)
    assert place in network(s, "B")

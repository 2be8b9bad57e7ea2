"""Chapter 9, first half: normal roads, networks and cut-off pieces."""

import pytest

from tampu.core.contract import CHANCE
from tampu.games.inca_empire.state import State

from .ledger import DATA
from .support import (
    deal_out,
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

COLOUR_CODES = {"orange": "O", "blue": "B", "brown": "N", "green": "G"}


def road_tokens(s: State) -> list[str]:
    return [token.removeprefix("R ") for token in legal(s) if token.startswith("R ")]


@pytest.mark.parametrize("players", [4, 3])
@pytest.mark.rule("IE-R04", "IE-M12")
def test_opening_roads_ex04_ex29(players: int) -> None:
    for colour, expected in DATA["test_vectors"]["opening_roads"][str(players)].items():
        s = position(players, turn=COLOUR_CODES[colour])
        assert road_tokens(s) == expected["printed"]


@pytest.mark.parametrize("players", [4, 3])
@pytest.mark.rule("IE-W01", "IE-W06")
def test_opening_wilderness_roads(players: int) -> None:
    for colour, expected in DATA["test_vectors"]["opening_roads"][str(players)].items():
        code = COLOUR_CODES[colour]
        field = {4: "OB BN NG GO", 3: "ON NG GO"}[players].split()
        s = position(players, turn=code, sun={next(f for f in field if code in f): "WR"})
        parallels = [f"{road}=" for road in expected["parallel"]]
        assert road_tokens(s) == expected["printed"] + expected["new_wilderness"] + parallels


@pytest.mark.rule("IE-R06", "IE-R08")
def test_second_road_ex05() -> None:
    s = position(order="OBNG")
    play(s, "R r048")
    assert road_tokens(s) == ["r174", "r179", "r212"]
    for road in ("r037", "r044"):
        assert why(s, f"R {road}") == "IE-R06"
    play(s, "R r179")
    assert network(s, "O") == {"cuzco", "limatambo", "sondor", "huari"}


@pytest.mark.rule("IE-R05", "IE-R04")
def test_refusals_name_the_rule() -> None:
    s = position(order="OBNG", roads={"B": "r174"})
    assert why(s, "R r174") == "IE-R04"
    assert why(s, "R r134") == "IE-R05"
    assert why(s, "R r001") == "IE-R12"
    assert why(s, "R r048") == ""


@pytest.mark.rule("IE-R06", "IE-R10")
def test_a_road_turns_up_markers_ex07() -> None:
    s = position(order="OBNG", roads={"O": "r048"}, owned={"O": "chanka:m4"})
    play(s, "R r044")
    assert s.actor() == CHANCE
    assert s.source() == "markers"
    assert {token.partition("=")[0] for token in legal(s)} == {"! up chancay"}
    play(s, legal(s)[0])
    assert s.actor() == seat(s, "O")
    assert "sondor" in network(s, "O")
    assert "cantamarca" in network(s, "O")


@pytest.mark.rule("IE-R10", "IE-H04")
def test_several_markers_come_in_the_order_of_the_regions() -> None:
    s = position(order="NGOB", roads={"N": "r017"}, owned={"B": "cana:m1"})
    play(s, "R r087")
    seen = []
    while s.actor() == CHANCE:
        seen.append(legal(s)[0].split()[2].partition("=")[0])
        play(s, legal(s)[0])
    order = [row["id"] for row in DATA["sides"]["4"]["regions"]]
    assert seen == sorted(seen, key=order.index)
    assert seen == ["charca"]


@pytest.mark.rule("IE-R07", "IE-M13")
def test_a_road_may_lie_in_an_unconquered_region() -> None:
    s = position(order="OBNG", roads={"O": "r174"})
    assert "r089" in road_tokens(s)
    play(s, "R r089")
    assert "machu_picchu" in network(s, "O")
    assert not any(token in road_tokens(s) for token in ("r045", "r091", "r137"))


@pytest.mark.rule("IE-M13", "IE-R06")
def test_a_region_conquered_by_anybody_opens_its_sites() -> None:
    for owner in "OBNG":
        s = position(order="OBNG", roads={"O": "r048"}, owned={owner: "chanka"})
        assert {"r037", "r044"} <= set(road_tokens(s))


@pytest.mark.rule("IE-R09", "IE-R11")
def test_branches_loops_and_shared_sites() -> None:
    s = position(order="OBNG", roads={"O": "r048 r179", "G": "r213"})
    play(s, "R r212")
    assert roads(s, "O") == {"r001", "r048", "r179", "r212"}
    assert "huari" in network(s, "O") & network(s, "G")


@pytest.mark.rule("IE-R13")
def test_roads_score_nothing() -> None:
    s = position(order="OBNG", labor={"O": 1})
    play(s, "C road:r048", "R r212", "R r174")
    assert s.scores() == [0, 0, 0, 0]


@pytest.mark.rule("IE-R01", "IE-N14")
def test_the_network_is_what_own_roads_join_to_cuzco() -> None:
    s = position(roads={"O": "r174 r111", "B": "r214"})
    assert network(s, "O") == {"cuzco", "limatambo", "choquequirao"}
    assert network(s, "B") == {"cuzco", "pisac", "ollantaytambo"}


@pytest.mark.rule("IE-R12")
def test_no_second_road_between_the_same_sites() -> None:
    s = position(order="OBNG", roads={"O": "r002="}, sun={"OB": "WR"}, turn="O")
    assert "r002=" not in road_tokens(s)
    assert why(s, "R r002=") == "IE-R12"
    s = position(order="OBNG", roads={"O": "w009"}, sun={"OB": "WR"})
    assert "w009" not in road_tokens(s)
    assert why(s, "R w009") == "IE-R12"
    assert why(s, "R r001=") == "IE-R12"


@pytest.mark.parametrize("row", DATA["test_vectors"]["road_allowance"], ids=str)
@pytest.mark.rule("IE-R02", "IE-K15")
def test_allowance_ex12(row: dict[str, int]) -> None:
    laid = ["XC"] * row["crew"] + ["EN"] * row["nino"]
    s = position(
        order="OBNG",
        owned={"O": "chanka rucana vilcabamba"},
        sun={"OB": " ".join(laid[::2]), "GO": " ".join(laid[1::2])},
    )
    built = 0
    while s.actor() == seat(s, "O") and road_tokens(s):
        assert "R." in legal(s)
        play(s, legal(s)[0])
        deal_out(s)
        built += 1
    assert built == row["roads"]


@pytest.mark.rule("IE-R14", "IE-K06")
def test_roads_leave_the_map_only_through_unrest() -> None:
    given = {"O": "r048 w009 r002=", "G": "r013"}
    s = position(at="2a.6", roads=given, sun={"OB": "WR EN"})
    before = {colour: roads(s, colour) for colour in "OBNG"}
    sapa(s)
    assert {colour: roads(s, colour) for colour in "OBNG"} == before
    s = position(at="2a.2", roads=given)
    sun_end(s, OB="EN", BN="EP", NG="XC", GO="WP")
    assert {colour: roads(s, colour) for colour in "OBNG"} == before


UNREST = {
    "roads": {"O": "r174 r089 r091 r111"},
    "owned": {"N": "huanuco"},
    "cities": "huanuco_pampa",
}


@pytest.mark.rule("IE-K02", "IE-K04")
def test_unrest_cuts_a_network_ex15() -> None:
    s = position(at="2a.4", **UNREST)
    assert "huanuco_pampa" in network(s, "O")
    sun_end(s, GO="RU", OB="EN", BN="EP", NG="XC")
    assert roads(s, "O") == {"r001", "r174", "r111"}
    assert network(s, "O") == {"cuzco", "limatambo", "choquequirao"}
    sapa(s)
    assert points(s, "O") == 0
    assert sheet(s, "O")["sapa_city"] == 0


@pytest.mark.rule("IE-R05", "IE-R06")
def test_a_piece_is_joined_again_ex16() -> None:
    cut = {**UNREST, "roads": {"O": "r174 r111"}}
    s = position(order="OBNG", **cut)
    assert why(s, "R r091") == "IE-R05"
    assert why(s, "R r076") == "IE-R05"
    play(s, "R r089")
    assert "huanuco_pampa" not in network(s, "O")
    play(s, "R r091")
    assert {"tarmatambo", "huanuco_pampa", "machu_picchu"} <= network(s, "O")


@pytest.mark.rule("IE-K07", "IE-K08")
def test_a_cut_off_piece_blocks_and_gives_nothing() -> None:
    s = position(
        order="OBNG",
        labor={"O": 20, "B": 20},
        roads={"O": "r174 r111 r202", "B": "r173"},
        owned={"N": "vilcabamba huanca huanuco"},
        cities="huanuco_pampa",
        sun={"OB": "RF KO"},
    )
    tokens = legal(s)
    assert not any("huanuco_pampa" in token or "pumpu" in token for token in tokens)
    assert "R r076" not in tokens
    assert why(s, "C temple:huanuco_pampa") == "IE-B09"
    assert why(s, "C garr:pumpu") == "IE-B07"
    s = position(
        order="BNGO", roads={"O": "r111", "B": "r173 r223 r219"}, owned={"N": "vilcabamba"}
    )
    assert why(s, "R r111") == "IE-R04"
    assert "R r091" in legal(s)


@pytest.mark.rule("IE-X07", "IE-B16")
def test_a_region_touched_only_by_a_cut_off_piece_is_not_conquered() -> None:
    cut = {"order": "OBNG", "labor": {"O": 20}, "owned": {"N": "vilcabamba"}}
    s = position(roads={"O": "r111"}, **cut)
    assert "C conq:huanuco" not in legal(s)
    assert why(s, "C conq:huanuco") == "IE-B16"
    s = position(roads={"O": "r174 r089 r091 r111"}, **cut)
    assert "C conq:huanuco" in legal(s)


@pytest.mark.rule("IE-K11", "IE-K10")
def test_later_unrest_hits_cut_off_pieces() -> None:
    s = position(at="2a.4", roads={"O": "r174 r111"}, sun={"OB": "RU"})
    sun_end(s, GO="RU", OB="EN", BN="EP", NG="XC")
    assert roads(s, "O") == {"r001", "r174"}
    s = position(at="2a.4", roads={"O": "r048"}, sun={"OB": "RU"})
    sun_end(s, GO="RU", OB="EN", BN="EP", NG="XC")
    assert roads(s, "O") == {"r001"}
    assert roads(s, "B") == {"r002"}


@pytest.mark.rule("IE-K09", "IE-R14")
def test_freed_connections_are_open_and_markers_stay_up() -> None:
    s = position(at="2a.4", order="OBNG", roads={"O": "r174 r089 r091", "B": "r173"})
    up = bytes(s.marker)
    sun_end(s, GO="RU", OB="EN", BN="EP", NG="XC")
    assert bytes(s.marker) == up
    assert roads(s, "O") == {"r001", "r174"}
    s = position(order="BNGO", roads={"O": "r174", "B": "r173"})
    assert "R r089" in legal(s)


@pytest.mark.rule("IE-X09", "IE-K04")
def test_conquering_protects_the_roads_of_all() -> None:
    given = {"O": "r048", "N": "r017", "G": "r013"}
    s = position(at="2a.4", roads=given, owned={"B": "chanka rucana"})
    sun_end(s, GO="RU", BN="RU", OB="EN", NG="XC")
    assert roads(s, "O") == {"r001", "r048"}
    assert roads(s, "G") == {"r004", "r013"}
    assert roads(s, "N") == {"r003"}


@pytest.mark.rule("IE-X13")
def test_with_all_regions_conquered_unrest_and_conquest_do_nothing() -> None:
    regions = [row["id"] for row in DATA["sides"]["4"]["regions"] if "start_for" not in row]
    s = position(
        at="4a.4", owned={"O": " ".join(regions)}, roads={"G": "r013 r057"}, labor={"G": 99}
    )
    sun_end(s, GO="RU", NG="RU", OB="EN", BN="XC")
    assert roads(s, "G") == {"r004", "r013", "r057"}
    s = position(
        at="4a.5",
        owned={"O": " ".join(regions)},
        roads={"G": "r013 r057"},
        labor={"G": 99},
        sun={"GO": "RX", "NG": "RX"},
        turn="G",
    )
    assert not any(token.startswith(("X", "C conq")) for token in legal(s))

"""Chapter 9, second half: new links and parallels."""

import pytest

from tampu.core.contract import CHANCE

from .support import (
    deal_out,
    labor,
    legal,
    network,
    play,
    position,
    roads,
    sapa,
    seat,
    sun_end,
    why,
)
from .test_roads import road_tokens
from .walk import to_turn

NEW_LINKS = [f"w{number:03}" for number in range(1, 10)]


@pytest.mark.rule("IE-W01", "IE-W04")
def test_choices_with_a_wilderness_road_ex23() -> None:
    s = position(order="OBNG", sun={"OB": "WR"})
    assert road_tokens(s) == ["r048", "r174", "r212", *NEW_LINKS, "r002=", "r003=", "r004="]
    play(s, "R w009")
    assert all(token[0] == "r" and not token.endswith("=") for token in road_tokens(s))
    play(s, "R r174")
    assert s.actor() == seat(s, "B")
    s = position(order="OBNG", sun={"OB": "WR"}, roads={"B": "r173 w024"})
    assert "w009" not in road_tokens(s)
    assert why(s, "R w009") == "IE-W11"
    s = position(order="OBNG", sun={"GO": "WR WR"}, roads={"O": "r174 w024"})
    assert "w009" not in road_tokens(s)


@pytest.mark.rule("IE-W04", "IE-R05")
def test_parallel_ex24() -> None:
    s = position(order="OBNG", sun={"OB": "WR"})
    play(s, "R r002=")
    assert "pisac" in network(s, "O")
    assert roads(s, "B") == {"r002"}
    assert roads(s, "O") == {"r001", "r002="}
    s = position(order="NGOB", sun={"NG": "WR"}, roads={"O": "r002="})
    assert "r002=" in road_tokens(s)


@pytest.mark.rule("IE-W01", "IE-K14")
@pytest.mark.parametrize(
    ("sun", "most"),
    [({}, 0), ({"OB": "WR"}, 1), ({"OB": "WR WR"}, 2), ({"OB": "WR", "GO": "WR"}, 2)],
)
def test_copies_add_up(sun: dict[str, str], most: int) -> None:
    s = position(order="OBNG", sun={**sun, "BN": "WR"})
    built = 0
    while s.actor() == seat(s, "O"):
        wild = [token for token in road_tokens(s) if token[0] == "w" or token.endswith("=")]
        if not wild:
            break
        play(s, f"R {wild[-1]}")
        deal_out(s)
        built += 1
    assert built == most


@pytest.mark.rule("IE-W01", "IE-B24")
def test_one_wilderness_road_in_the_whole_turn_ex25() -> None:
    given = {"order": "NGOB", "sun": {"NG": "WP WR"}, "labor": {"N": 1}}
    s = position(**given)
    play(s, "C road:w014")
    deal_out(s)
    assert labor(s, "N") == 0
    steps = [token for token in legal(s) if token.startswith("C road:")]
    assert steps
    assert not any(":w" in token or token.endswith("=") for token in steps)
    play(s, "C road:r237")
    assert labor(s, "N") == 0
    assert not any(token[0] == "w" or token.endswith("=") for token in road_tokens(s))
    assert why(s, "R r002=") == "IE-W01"
    s = position(**given)
    play(s, "R r002=", "R r017")
    assert "C road:r175" in legal(s)
    assert not any(":w" in token or token.endswith("=") for token in legal(s))
    s = position(**given)
    play(s, "C road:r017")
    assert "C road:r002=" in legal(s)


@pytest.mark.rule("IE-W02", "IE-B23")
def test_a_wilderness_road_costs_what_a_road_costs() -> None:
    s = position(order="OBNG", sun={"OB": "WR"}, labor={"O": 0})
    assert not any(token.startswith("C road") for token in legal(s))
    s = position(order="OBNG", sun={"OB": "WR"}, labor={"O": 3})
    play(s, "R.", "C road:w001")
    assert labor(s, "O") == 2


@pytest.mark.rule("IE-W03", "IE-R05")
def test_a_wilderness_road_obeys_the_rules_of_roads() -> None:
    s = position(order="OBNG", sun={"OB": "WR"})
    assert why(s, "R w011") == "IE-R05"
    play(s, "R w008")
    assert s.actor() == CHANCE
    ups = []
    while s.actor() == CHANCE:
        ups.append(legal(s)[0].partition("=")[0])
        play(s, legal(s)[0])
    assert ups == ["! up huanca"]
    s = position(order="OBNG", sun={"OB": "WR"}, roads={"O": "r048"})
    assert why(s, "R w140") == "IE-R06"


@pytest.mark.rule("IE-W03", "IE-R06")
def test_a_new_link_needs_an_end_at_a_conquered_region() -> None:
    given = {"order": "OBNG", "sun": {"OB": "WR"}, "roads": {"O": "r174 r089"}}
    s = position(**given)
    far = [token for token in road_tokens(s) if token.startswith("w")]
    s = position(**given, owned={"N": "vilcabamba"})
    more = [token for token in road_tokens(s) if token.startswith("w")]
    assert set(far) < set(more)
    lost = sorted(set(more) - set(far))[0]
    s = position(**given)
    assert why(s, f"R {lost}") == "IE-R06"


@pytest.mark.rule("IE-W03", "IE-R15")
def test_a_wilderness_road_joins_a_piece() -> None:
    s = position(order="OBNG", sun={"OB": "WR"}, roads={"O": "r202 r111"}, owned={"N": "chanka"})
    assert "huanuco_pampa" not in network(s, "O")
    play(s, "R w006")
    assert {"pumpu", "tarmatambo", "huanuco_pampa"} <= network(s, "O")


@pytest.mark.rule("IE-W05", "IE-W04")
def test_a_free_connection_is_a_normal_road() -> None:
    s = position(order="OBNG", sun={"OB": "WR"})
    assert "r048" in road_tokens(s)
    assert "r048=" not in road_tokens(s)
    assert why(s, "R r048=") == "IE-W05"
    s = position(order="OBNG", sun={"OB": "WR"}, roads={"N": "r048"})
    assert "r048=" in road_tokens(s)
    assert "r048" not in road_tokens(s)


@pytest.mark.rule("IE-W11", "IE-N07")
def test_own_links_block_too() -> None:
    s = position(order="OBNG", sun={"OB": "WR WR"})
    play(s, "R w002")
    assert why(s, "R w005") == "IE-W11"
    s = position(order="OBNG", sun={"OB": "WR WR"})
    play(s, "R w005")
    assert why(s, "R w002") == "IE-W11"


@pytest.mark.rule("IE-W12")
def test_a_link_of_others_may_be_built_again() -> None:
    s = position(order="OBNG", sun={"OB": "WR"}, roads={"B": "w001", "N": "w001"})
    assert "w001" in road_tokens(s)
    play(s, "R w001")
    assert all("w001" in roads(s, colour) for colour in "OBN")


@pytest.mark.rule("IE-W13", "IE-K04")
def test_a_parallel_lies_where_its_connection_lies() -> None:
    s = position(at="2a.4", roads={"O": "r002= r173= r134=", "B": "r134 r173"})
    sun_end(s, GO="RU", OB="EN", BN="EP", NG="XC")
    assert roads(s, "O") == {"r001", "r002=", "r173="}
    assert roads(s, "B") == {"r002", "r134", "r173"}


@pytest.mark.rule("IE-W14", "IE-A01")
def test_a_wilderness_road_outlives_its_card() -> None:
    s = position(at="2a.6", roads={"O": "w009 r002="}, sun={"OB": "WR"})
    sapa(s)
    assert roads(s, "O") == {"r001", "w009", "r002="}
    assert "machu_picchu" in network(s, "O")


DOUBLED = {"O": "r002= r134=", "B": "r134"}


@pytest.mark.rule("IE-K03", "IE-W15")
def test_unrest_beside_a_parallel_ex35() -> None:
    s = position(at="2a.4", roads=DOUBLED)
    sun_end(s, BN="RU", OB="EN", NG="XC", GO="EP")
    assert roads(s, "B") == {"r002"}
    assert roads(s, "O") == {"r001", "r002=", "r134="}
    left = {"O": "r002= r134="}
    s = position(order="OBNG", roads=left)
    assert "r134" not in road_tokens(s)
    assert why(s, "R r134") == "IE-R12"
    s = position(order="BNGO", roads=left)
    assert "r134" in road_tokens(s)
    s = position(order="GOBN", roads={**left, "G": "r002="})
    assert "r134" in road_tokens(s)
    s = position(order="GOBN", roads={**left, "G": "r002="}, sun={"GO": "WR"})
    assert "r134=" not in road_tokens(s)


@pytest.mark.rule("IE-X25", "IE-N05")
def test_a_connection_beside_a_parallel_may_be_taken_and_doubled_again() -> None:
    s = position(order="BNGO", roads={"O": "r002= r134="})
    play(s, "R r134")
    assert roads(s, "B") == {"r002", "r134"}
    assert roads(s, "O") == {"r001", "r002=", "r134="}


@pytest.mark.rule("IE-K05", "IE-K04")
def test_one_portion_suffices_ex32() -> None:
    s = position(at="2a.4", roads={"O": "w008 r208"}, owned={"N": "chanka"})
    sun_end(s, GO="RU", OB="EN", BN="EP", NG="XC")
    assert roads(s, "O") == {"r001", "r208"}
    s = position(at="2a.4", roads={"O": "w008 r208"}, owned={"N": "chanka huanca"})
    sun_end(s, GO="RU", OB="EN", BN="EP", NG="XC")
    assert roads(s, "O") == {"r001", "r208", "w008"}


@pytest.mark.rule("IE-X26", "IE-K09")
def test_a_removed_wilderness_road_needs_a_card_again() -> None:
    s = position(at="2a.4", order="OBNG", roads={"O": "w009", "B": "w001"})
    sun_end(s, GO="RU", OB="EN", BN="EP", NG="XC")
    assert roads(s, "O") == {"r001"}
    assert roads(s, "B") == {"r002", "w001"}
    s = position(order="OBNG")
    assert why(s, "R w009") == "IE-W01"
    assert "R w009" not in legal(s)


@pytest.mark.rule("IE-X11")
def test_no_line_no_wilderness_road() -> None:
    every = " ".join(["r002=", "r003=", "r004=", *NEW_LINKS])
    s = position(order="OBNG", roads={"O": every}, owned={}, sun={"OB": "WR"})
    lines = road_tokens(s)
    assert not {*NEW_LINKS, "r002=", "r003=", "r004="} & set(lines)
    s = position(order="OBNG", sun={"BN": "WR", "NG": "WR"})
    assert road_tokens(s) == ["r048", "r174", "r212"]


@pytest.mark.rule("IE-K52", "IE-W01")
def test_the_right_returns_in_the_next_people_phase() -> None:
    s = position(at="3a.3", order="OBNG", turn="O", sun={"OB": "WR"}, vp={"G": 9, "N": 8, "B": 7})
    play(s, "R r002=")
    assert not any(token.endswith("=") for token in legal(s))
    play(s, "R r048")
    to_turn(s, "O", avoid="RU EN WR")
    assert any(token.endswith("=") for token in road_tokens(s))


TO_PATAZ = {4: "r048 r044 r128 r149 r224", 3: "r035 r049 r099 r149"}
LONG_LINK = {4: "w161", 3: "w138"}


@pytest.mark.rule("IE-W06", "IE-R10")
@pytest.mark.parametrize("players", [4, 3])
def test_a_link_may_be_long_ex46(players: int) -> None:
    link, order = LONG_LINK[players], {4: "OBNG", 3: "ONG"}[players]
    first, *others = {4: ["GO", "OB", "BN", "NG"], 3: ["GO", "ON", "NG"]}[players]
    way, owned = {"O": TO_PATAZ[players]}, {"N": "huanuco"}
    s = position(players, order=order, roads=way, owned=owned, sun={first: "WR"})
    assert {"pataz"} <= network(s, "O")
    assert f"R {link}" in legal(s)
    play(s, f"R {link}")
    assert "achupallas" in network(s, "O")
    turned_up = [token for token in legal(s) if token.startswith("! up puruha")]
    assert turned_up
    play(s, turned_up[0])
    assert all(token.startswith("! up bracamoro") for token in legal(s))
    laid = {"O": f"{TO_PATAZ[players]} {link}"}
    everything = " ".join(sorted(REGIONS_ON_THE_WAY))
    for also, stays in (("", False), (" bracamoro", True)):
        conquered = {"N": f"{everything} chachapoya{also}"}
        s = position(players, at="2a.4", roads=laid, owned=conquered)
        sun_end(s, **dict(zip([first, *others], ["RU", "EN", "EP", "XC"], strict=False)))
        assert (link in roads(s, "O")) == stays


REGIONS_ON_THE_WAY = {"chanka", "huanca", "huamachuco", "huanuco", "vilcabamba"}


@pytest.mark.rule("IE-W06", "IE-M21")
@pytest.mark.parametrize("players", [4, 3])
def test_the_first_rules_do_not_have_the_long_link(players: int) -> None:
    order = {4: "OBNG", 3: "ONG"}[players]
    s = position(
        players,
        order=order,
        roads={"O": TO_PATAZ[players]},
        owned={"N": "huanuco"},
        sun={"GO": "WR"},
        rules_version=1,
    )
    assert why(s, f"R {LONG_LINK[players]}") == "IE-M21"
    assert why(s, f"C road:{LONG_LINK[players]}") == "IE-M21"
    assert not {f"R {LONG_LINK[players]}", f"C road:{LONG_LINK[players]}"} & set(legal(s))

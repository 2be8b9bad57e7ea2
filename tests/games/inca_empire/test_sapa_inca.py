"""Chapters 12 and 13: scoring, the labor that stays, the end and the final ranking."""

from typing import Any

import pytest

from tampu.core.contract import OVER
from tampu.games.inca_empire.state import State

from .ledger import DATA, SHEET
from .support import (
    deal_out,
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
from .walk import pass_turn


@pytest.mark.rule("IE-A01", "IE-N03")
def test_all_cards_go_to_the_discard_pile_first() -> None:
    s = position(at="2a.6", sun={"OB": "RU PS", "NG": "UR", "GO": "SF"}, discard="ES")
    sapa(s)
    assert not any(s.faces)
    assert not any(s.effects)
    assert sum(s.discard) == 5


@pytest.mark.rule("IE-A03", "IE-A04")
def test_a_scoring_ex30() -> None:
    s = position(
        at="2a.6",
        roads={"O": "r048 r212 r014 r174 r089"},
        owned={"O": "chanka:m6 rucana:m6 anti:m5 vilcabamba:m5"},
        terraces={"O": "chanka rucana anti"},
        cities="vilcashuaman machu_picchu",
        temples="machu_picchu",
        garrisons="sondor",
    )
    sapa(s)
    assert points(s, "O") == 12
    scored = {key: value for key, value in sheet(s, "O").items() if value}
    assert scored == {
        "sapa_city": 6,
        "sapa_temple": 1,
        "sapa_garrison": 2,
        "sapa_terrace": 3,
    }
    assert [points(s, colour) for colour in "BNG"] == [0, 0, 0]


@pytest.mark.rule("IE-A06", "IE-E04")
def test_the_points_of_each_scoring_are_kept() -> None:
    s = position(
        at="2b.5",
        order="OBNG",
        turn="G",
        vp={"O": 7, "G": 5},
        roads={"O": "r048"},
        garrisons="sondor",
        owned={"G": "anti"},
        terraces={"G": "anti"},
    )
    pass_turn(s)
    assert s.view(None)["scorings"][-1] == {
        "column": "2b",
        "scored": [2, 0, 0, 1],
        "vp": [9, 0, 0, 6],
    }


@pytest.mark.rule("IE-A04", "IE-A05")
@pytest.mark.parametrize(
    ("cities", "garrisons", "temples", "vp"),
    [
        ("sondor", "", "", 3),
        ("sondor", "", "sondor", 4),
        ("", "sondor", "", 2),
        ("", "sondor", "sondor", 3),
    ],
)
def test_improvements_score_for_everybody_connected(
    cities: str, garrisons: str, temples: str, vp: int
) -> None:
    s = position(
        at="3a.8",
        roads={"O": "r048", "G": "r213 r179"},
        cities=cities,
        garrisons=garrisons,
        temples=temples,
    )
    sapa(s)
    assert [points(s, colour) for colour in "OBNG"] == [vp, 0, 0, vp]


@pytest.mark.rule("IE-A03", "IE-A07")
def test_terraces_score_without_a_network_but_cut_off_sites_do_not() -> None:
    s = position(
        at="2a.6",
        roads={"O": "r111"},
        owned={"O": "huanuco"},
        terraces={"O": "huanuco"},
        cities="huanuco_pampa",
        temples="huanuco_pampa",
    )
    sapa(s)
    assert points(s, "O") == 1


@pytest.mark.rule("IE-A02", "IE-A06")
def test_order_of_scoring_ex17() -> None:
    regions = [row["id"] for row in DATA["sides"]["4"]["regions"] if "start_for" not in row]
    own = {
        colour: " ".join(regions.pop() for _ in range(gain))
        for colour, gain in {"O": 2, "G": 4, "N": 4, "B": 12}.items()
    }
    vp = {"O": 40, "G": 38, "N": 38, "B": 30}
    s = position(at="2a.6", vp=vp, inside="OGNB", owned=own, terraces=own)
    assert ranks(s) == "OGNB"
    sapa(s)
    assert [points(s, colour) for colour in "OGNB"] == [42, 42, 42, 42]
    assert ranks(s) == "OGNB"


@pytest.mark.rule("IE-A02", "IE-A06")
def test_the_order_of_scoring_is_fixed_at_its_start() -> None:
    s = position(
        at="2a.6",
        vp={"O": 10, "B": 9},
        inside="OBNG",
        owned={"B": "anti cana", "O": "chanka"},
        terraces={"B": "anti cana", "O": "chanka"},
    )
    sapa(s)
    assert (points(s, "O"), points(s, "B")) == (11, 11)
    assert ranks(s)[:2] == "OB"


@pytest.mark.parametrize(
    ("at", "before", "after"),
    [
        ("2a.6", 5, 3),
        ("2b.6", 5, 3),
        ("2c.6", 3, 3),
        ("2c.6", 1, 1),
        ("3a.8", 5, 2),
        ("3b.8", 0, 0),
        ("4a.10", 5, 0),
    ],
)
@pytest.mark.rule("IE-A09", "IE-T05")
def test_labor_kept_ex27(at: str, before: int, after: int) -> None:
    s = position(at=at, labor=dict.fromkeys("OBNG", before))
    sapa(s)
    assert [labor(s, colour) for colour in "OBNG"] == [after] * 4


def last_turn(**given: Any) -> State:
    """The last People turn of the game."""
    return position(at="4a.9", order="OBNG", turn="G", **given)


@pytest.mark.rule("IE-E01", "IE-E07")
def test_the_game_ends_after_the_last_scoring() -> None:
    s = last_turn(labor=dict.fromkeys("OBNG", 9), roads={"O": "r048"}, garrisons="sondor")
    assert s.end() is None
    pass_turn(s)
    assert s.actor() == OVER
    assert s.end() == "era_track"
    assert s.scores() == [2, 0, 0, 0]
    assert s.ranking() == [1, 2, 3, 4]
    assert legal(s) == []


@pytest.mark.rule("IE-E01", "IE-T01")
def test_earlier_columns_go_on() -> None:
    for at, place in (("2a.5", "2b.2"), ("2c.5", "3a.2"), ("3b.7", "4a.2"), ("4a.7", "4a.8")):
        s = position(at=at, order="OBNG", turn="G")
        pass_turn(s)
        assert s.setting.track[s.place].name() == place
        assert legal(s)[0].startswith("S ")


@pytest.mark.rule("IE-E02", "IE-E05")
def test_who_got_there_first_wins_ex31() -> None:
    s = last_turn(vp={"G": 171, "O": 171, "B": 100, "N": 170}, inside="OBNG")
    pass_turn(s)
    assert s.ranking() == [1, 4, 3, 2]
    s = last_turn(vp={"G": 171, "O": 171, "B": 100, "N": 170}, inside="GBNO")
    pass_turn(s)
    assert s.ranking() == [2, 4, 3, 1]


@pytest.mark.rule("IE-E03", "IE-A08")
def test_labor_cards_roads_and_regions_are_worth_nothing() -> None:
    s = last_turn(
        vp={"B": 1},
        labor={"O": 50},
        roads={"O": "r048 r174 r089"},
        owned={"O": "chanka:m6 rucana:m6"},
    )
    pass_turn(s)
    assert s.scores() == [0, 1, 0, 0]
    assert s.ranking()[seat(s, "B")] == 1


@pytest.mark.rule("IE-E04", "IE-E06")
def test_the_sheet_has_thirteen_entries_and_sums_up() -> None:
    for s, number in random_games(4, {}, 1, first=3):
        if number % 40 == 0 or s.actor() == OVER:
            for scored, score in zip(s.sheet(), s.scores(), strict=True):
                assert list(scored) == SHEET
                assert all(type(value) is int for value in scored.values())
                assert sum(scored.values()) == score
    assert len(SHEET) == 13
    assert sorted(s.ranking()) == [1, 2, 3, 4]


@pytest.mark.rule("IE-T01", "IE-A01")
def test_the_scoring_comes_between_the_people_phase_and_the_next_income() -> None:
    s = position(
        at="2a.5",
        order="OBNG",
        turn="G",
        roads={"O": "r048"},
        garrisons="sondor",
        owned={"O": "chanka:m4"},
        labor={"O": 10, "B": 10},
    )
    pass_turn(s)
    assert points(s, "O") == 2
    assert labor(s, "O") == 3 + 3 + 2 - 1
    assert labor(s, "B") == 3 + 3
    assert labor(s, "G") == 3 + 1


@pytest.mark.rule("IE-T01")
def test_phases_follow_the_track() -> None:
    s = position(at="2a.1", order="OBNG")
    next_phase(s)
    assert s.setting.track[s.place].name() == "2a.2"
    for _ in range(4):
        play(s, next(t for t in legal(s) if t[2:4] not in ("RU", "PS")))
        deal_out(s)
    assert s.setting.track[s.place].name() == "2a.3"
    for _ in range(4):
        pass_turn(s)
    assert s.setting.track[s.place].name() == "2a.4"

"""Chapter 15: the end of the game and the final scoring."""

from typing import Any

import pytest

from .desk import Desk, desk


def ended(seats: int = 2, **pieces: Any) -> Desk:
    """The third Festival of seat 0 has just ended the game."""
    d = desk(seats, holder=0, village="", festivals=2, **pieces)
    assert d.is_over()
    return d


@pytest.mark.rule("TW-E01", "TW-A16")
def test_the_game_ends_at_once_with_its_reason() -> None:
    d = ended()
    assert d.state.end() == "third_festival"
    assert desk().state.end() is None


CHAIN = ["SW01", "W11", "W06", "W05", "W20", "W14", "W24"]


@pytest.mark.rule("TW-E02")
@pytest.mark.parametrize(
    ("length", "points"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 21)]
)
def test_tapestries_by_length(length: int, points: int) -> None:
    assert ended(p0={"tapestries": [CHAIN[:length]]}).sheet(0)["final_tapestries"] == points


@pytest.mark.rule("TW-E02")
def test_each_tapestry_scores_by_itself() -> None:
    d = ended(p0={"tapestries": [CHAIN[:3], CHAIN[3:5], CHAIN[5:6]]})
    assert d.sheet(0)["final_tapestries"] == 4


@pytest.mark.rule("TW-E03")
@pytest.mark.parametrize(
    ("space", "points"), [(0, 0), (5, 0), (8, 0), (9, 4), (10, 7), (11, 11), (12, 16)]
)
def test_top_of_the_temple(space: int, points: int) -> None:
    assert ended(p0={"temple": space}).sheet(0)["final_temple"] == points


@pytest.mark.rule("TW-E04")
def test_face_up_buildings() -> None:
    p0 = {"production": ["Y01", "Y03"], "turned": ["Y04"], "passive": ["Z03", "Z05"]}
    assert ended(p0=p0, market=("Y02", None, None, None)).sheet(0)["final_buildings"] == 8


@pytest.mark.rule("TW-E05", "TW-Z06")
@pytest.mark.parametrize(("passive", "points"), [([], 2), (["Z06"], 4)])
def test_god_cards_in_hand(passive: list[str], points: int) -> None:
    d = ended(p0={"gods": ["G01", "G02"], "potato": 2, "passive": passive})
    assert d.sheet(0)["final_god_cards"] == points


@pytest.mark.rule("TW-E06", "TW-E12")
def test_army_cards_face_up_in_play() -> None:
    d = ended(p0={"up": ["R01", "R19"], "down": ["R02"], "army": ["R03", "R04"]})
    assert d.sheet(0)["final_army"] == 2
    assert d.goods(0) == "", "cards in hand are no resources any more"


@pytest.mark.rule("TW-E07", "TW-E08")
def test_workers_and_gold() -> None:
    d = ended(p0={"workers": "AAC", "gold": 4, "stone": 7})
    assert (d.sheet(0)["final_workers"], d.sheet(0)["final_gold"]) == (3, 4)


@pytest.mark.rule("TW-E10")
def test_statues_and_markers_score_nothing_at_the_end() -> None:
    d = ended(p0={"statues": ["inti_large"]}, steps={"ST0u": 0}, conquered={"A1": 0})
    assert d.scores()[0] == 10


@pytest.mark.rule("TW-E09", "TW-E12")
@pytest.mark.parametrize(
    ("sides", "ranks"),
    [
        ([{"score": 30}, {"score": 31}, {"score": 29}], [2, 1, 3]),
        ([{"score": 30, "stone": 1}, {"score": 30}, {"score": 29}], [1, 2, 3]),
        ([{"score": 30, "stone": 1}, {"score": 30, "maize": 1}, {"score": 30}], [1, 1, 3]),
        ([{"score": 30, "potato": 9}, {"score": 29, "gold": 1, "stone": 8}, {}], [1, 1, 3]),
        ([{"score": 30, "army": ["R01"]}, {"score": 30}, {}], [1, 1, 3]),
    ],
)
def test_ranks(sides: list[dict[str, Any]], ranks: list[int]) -> None:
    pieces = {f"p{seat}": side for seat, side in enumerate(sides)}
    assert ended(3, **pieces).ranks() == ranks


@pytest.mark.rule("TW-E11", "TW-E12")
def test_z15_turns_pairs_into_gold_before_scoring() -> None:
    d = ended(p0={"passive": ["Z15"], "stone": 5, "maize": 3, "potato": 4, "gold": 1})
    assert (d.sheet(0)["final_gold"], d.goods(0)) == (4, "p4s1m1g4")
    rich = {"score": 30, "passive": ["Z15"], "stone": 2}
    d = ended(p0=rich, p1={"score": 32, "potato": 1})
    assert d.scores() == [33, 32]
    d = ended(p0={"score": 30, "passive": ["Z15"], "stone": 2}, p1={"score": 33, "potato": 2})
    assert d.ranks() == [2, 1], "the tie-break counts one gold, not two stone"


@pytest.mark.rule("TW-E13", "TW-I13")
def test_the_sheet_adds_up() -> None:
    p0 = {"gods": ["G01", "G02", "G03"], "gold": 3, "temple": 10, "workers": "A", "score": 20}
    d = desk(p0=p0, holder=0, village="", festivals=2, casualties="AA", conquered={"A1": 0})
    d.answer_null("over")
    assert sum(d.sheet(0).values()) == d.scores()[0]
    assert list(d.sheet(0))[:3] == ["start", "god_cards", "steps"]
    assert d.sheet(0)["potatoes"] == -6

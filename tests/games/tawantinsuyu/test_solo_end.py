"""Chapter 19: Axomamma without workers, at Festivals and at the end."""

from typing import Any

import pytest

from .desk import desk
from .test_solo_setup import HUMAN, her


@pytest.mark.rule("TW-X90", "TW-X84")
@pytest.mark.parametrize(
    ("options", "army", "points"),
    [
        ({}, 1, 0),
        ({"solo_easy_no_idle_army": True}, 0, 0),
        ({"solo_hard_idle_vp": True}, 1, 2),
    ],
)
def test_idle_turn(options: dict[str, Any], army: int, points: int) -> None:
    d = her({"workers": ""}, offer=["G41", "G42", "G40"], nomads="KK", options=options).play()
    assert (d.workers(1), d.goods(1)) == ("K", "m1")
    assert (d.offer, d.under_gods) == (["G40"], ["G41", "G42"])
    assert d.sheet(1)["ax_offer"] == 2
    assert (len(d.army(1)), d.sheet(1)["ax_difficulty"]) == (army, points)
    assert (d.priest(1), d.asked()) == (1, HUMAN), "moved without activation"


@pytest.mark.rule("TW-X71", "TW-X89")
@pytest.mark.parametrize(("hard", "points"), [(False, 4), (True, 8)])
def test_her_festival(hard: bool, points: int) -> None:
    side = {"tapestries": [["SW02", "W24", "W06"], ["W01"]], "temple": 9, "potato": 4}
    options = {"solo_hard_weaving_vp": hard}
    pieces = {"holder": 1, "village": "", "festivals": 1, "casualties": "AA"}
    d = her(side, conquered={"A1": 1}, options=options, **pieces).play()
    sheet = d.sheet(1)
    assert (sheet["ax_weavings"], sheet["temple"], sheet["majorities"]) == (points, 5, 2)
    assert (sheet["joins"], sheet["potatoes"], d.goods(1)) == (0, 0, "p4")


@pytest.mark.rule("TW-X77", "TW-X36")
def test_her_temple_reward_at_a_festival() -> None:
    pieces = {"holder": 1, "village": "", "festivals": 1, "nomads": "K"}
    d = her({"temple": 4, "stone": 5, "workers": ""}, **pieces).play()
    assert (d.workers(1), d.goods(1)) == ("K", "s5m1"), "from the Nomads: the Village is empty"


@pytest.mark.rule("TW-X72", "TW-F18")
@pytest.mark.parametrize(
    ("scores", "holder", "cards", "points"),
    [
        ((30, 20), 1, 1, 2),
        ((20, 40), 1, 2, 0),
        ((21, 20), 1, 2, 0),
        ((21, 20), 0, 1, 0),
    ],
)
def test_cards_after_a_festival(
    scores: tuple[int, int], holder: int, cards: int, points: int
) -> None:
    pieces: dict[str, Any] = {"village": "", "festivals": 1, "holder": holder, "active": holder}
    d = desk(1, p0={"score": scores[0]}, p1={"score": scores[1]}, **pieces)
    assert d.sheet(1)["ax_weavings"] == 1, "her weaving makes 20 to 21"
    assert (len(d.gods(0)), d.gods(1)) == (cards, [])
    assert d.sheet(1)["ax_behind"] == points
    assert d.asked() == "0: PLAY"


@pytest.mark.rule("TW-X73", "TW-X74")
def test_before_the_final_scoring_she_turns_everything_up_and_worships() -> None:
    side = {
        "turned": ["Y01", "Y03"],
        "down": ["R19"],
        "army": ["R01"],
        "statues": ["inti_large", "vira_small"],
        "temple": 6,
        "workers": "A",
        "passive": ["Z12"],
    }
    pieces = {"holder": 0, "active": 0, "village": "", "festivals": 2, "options": HARD}
    d = desk(1, p0={"statues": ["quilla_small"], "passive": ["Z17"], "gold": 2}, p1=side, **pieces)
    assert d.is_over(), "you cannot follow and nothing reacts"
    sheet = d.sheet(1)
    assert (d.temple(1), sheet["final_temple"], d.statues(1)) == (10, 7, [])
    assert sheet["temple"] == 3, "the festival points were of space 6"
    assert (sheet["final_buildings"], sheet["final_army"], sheet["final_workers"]) == (6, 1, 1)
    assert (sheet["final_gold"], sheet["final_god_cards"]) == (1, 0)
    assert sheet["ax_difficulty"] == 0, "no activation, no extras"


HARD = {
    "solo_hard_temple_step": True,
    "solo_hard_priest_vp": True,
    "solo_easy_worship_two": True,
}


@pytest.mark.rule("TW-X78", "TW-X73")
def test_one_statue_is_enough_for_the_last_worship() -> None:
    pieces = {"holder": 0, "active": 0, "village": "", "festivals": 2, "options": HARD}
    d = desk(1, p1={"statues": ["vira_small"], "temple": 8}, **pieces)
    assert (d.temple(1), d.statues(1)) == (9, [])


@pytest.mark.rule("TW-X75")
@pytest.mark.parametrize(
    ("mine", "hers", "ranks"),
    [
        (123, 123, [2, 1]),
        (124, 123, [1, 2]),
        (119, 90, [2, 1]),
        (120, 90, [1, 2]),
        (130, 140, [2, 1]),
    ],
)
def test_you_win_with_120_and_strictly_more(mine: int, hers: int, ranks: list[int]) -> None:
    pieces = {"holder": 0, "active": 0, "village": "", "festivals": 2}
    d = desk(1, p0={"score": mine}, p1={"score": hers - 1}, **pieces)
    assert d.scores() == [mine, hers]
    assert d.ranks() == ranks


@pytest.mark.rule("TW-X91", "TW-E13")
def test_resources_left_score_on_a_harder_table() -> None:
    side = {"potato": 1, "maize": 2, "stone": 3, "gold": 4}
    pieces = {"holder": 0, "active": 0, "village": "", "festivals": 2}
    d = desk(1, p1=side, options={"solo_hard_resource_vp": True}, **pieces)
    assert (d.sheet(1)["final_gold"], d.sheet(1)["ax_difficulty"]) == (4, 10)

"""Chapter 27: what came with rules version 2, and what version 1 does not have."""

from typing import Any

import pytest

from tampu.core.errors import BadOption
from tampu.core.play import Match
from tampu.games.tawantinsuyu.evaluation import EVALUATION
from tampu.games.tawantinsuyu.game import GAME
from tampu.games.tawantinsuyu.proposals import task_worth
from tampu.games.tawantinsuyu.rules.placement import BUILDING_TASK

from .desk import Desk, desk
from .test_solo_board import rolled
from .test_solo_setup import HUMAN, SLOTS, TOKENS, her

PASSIVES = {"solo_passives": True}
ARRIVAL = {"solo_personality_moment": "arrival"}


def reload(d: Desk) -> None:
    """The position is the same after a journey through JSON."""
    state = GAME.load(d.state.to_json())
    assert state.key() == d.state.key()
    assert (state.actor(), state.chance()) == (d.state.actor(), d.state.chance())


# The swap, as the bots see it


@pytest.mark.rule("TW-K12")
def test_a_building_for_its_swap_alone_is_worth_less_than_one_to_pay() -> None:
    pieces: dict[str, Any] = {"market": ("Y02", None, "Z14", None)}
    worths = []
    for stone in (0, 2):
        p0 = {"workers": "A", "gold": 1, "stone": stone, "gods": ["G01"], "army": ["R01"]}
        d = desk(p0=p0, **pieces).play("PL A", "SP U02", "BY g1")
        plans = EVALUATION.names.index("plans")
        task = task_worth(d.state, 0, BUILDING_TASK)
        d.play("TK Ut03")
        assert d.asked() == "0: BX"
        worths.append((task, EVALUATION.features(d.state)[0][plans]))
    swap, paid = worths
    assert swap[0] < paid[0]
    assert swap[1] < paid[1]


# Her passive buildings


@pytest.mark.rule("TW-X92", "TW-H02")
@pytest.mark.parametrize("answer", ["ACT", "GOLD"])
def test_her_z17_reacts_to_your_conquest(answer: str) -> None:
    d = desk(1, p0={"priest": 2}, p1={"passive": ["Z17"]}, options=PASSIVES).play("MH 1", "CW p")
    assert (d.goods(1), d.sheet(1)["passive"]) == ("g1", 1)
    assert d.play(answer).sheet(1)["passive"] == 1


@pytest.mark.rule("TW-X92", "TW-Z18")
def test_her_z18_draws_an_army_card_and_then_gains_gold() -> None:
    d = desk(1, p0={"priest": 1}, p1={"passive": ["Z18"]}, options=PASSIVES)
    d.play("MH 1", hold=True)
    assert (d.asked(), d.goods(1)) == ("army", "")
    d.play("army=R05", hold=True)
    assert (d.army(1), d.goods(1), d.asked()) == (["R05"], "g1", "0: ACT GOLD")


@pytest.mark.rule("TW-X92", "TW-X39")
def test_her_own_activation_wakes_her_building_before_she_acts() -> None:
    side = {"down": ["R01", "R02", "R19"], "priest": 0, "passive": ["Z18"]}
    d = her(side, options=PASSIVES)
    assert (d.asked(), d.priest(1), len(d.down(1))) == ("army", 2, 3)
    d.play("army=R05", hold=True)
    assert (d.goods(1), d.down(1)) == ("g1", [])


@pytest.mark.rule("TW-X92", "TW-X19")
@pytest.mark.parametrize(
    ("building", "section"), [("Z12", 4), ("Z11", 0), ("Z16", 3)], ids=["Z12", "Z11", "Z16"]
)
def test_her_buildings_that_need_a_decision_do_nothing(building: str, section: int) -> None:
    side = {"passive": [building], "gold": 1, "turned": ["Y01"]}
    d = desk(1, p0={"priest": section}, p1=side, options=PASSIVES).play("MH 1")
    assert d.asked() == "0: ACT GOLD"
    assert (d.goods(1), d.temple(1), d.turned(1)) == ("g1", 0, ["Y01"])
    assert d.tapestries(1) == desk(1).tapestries(1)


@pytest.mark.rule("TW-X92", "TW-X73")
def test_her_buildings_do_not_react_to_the_last_worship() -> None:
    side = {"passive": ["Z17", "Z18"], "statues": ["vira_small"], "temple": 8}
    pieces: dict[str, Any] = {"holder": 0, "village": "", "festivals": 2}
    d = desk(1, p1=side, options=PASSIVES, **pieces)
    assert (d.temple(1), d.sheet(1)["passive"], d.army(1)) == (9, 0, [])


# Her personality


@pytest.mark.rule("TW-X59", "TW-X61")
def test_a_personality_acts_on_arrival_before_the_next_token_moves() -> None:
    """T2 moves from 1 to 3; T4 and T7 wait until the statue is drawn."""
    pieces: dict[str, Any] = {"village": "", "nomads": "", "top": None, "pile": []}
    d = rolled(2, "T2", 1, personality="A1", options=ARRIVAL, **pieces)
    d.answer_null("axstatue")
    tokens = d.number_tokens
    assert (tokens["T2"], tokens["T4"], tokens["T7"]) == (3, 0, 2)
    assert d.goods(1) == "m2g2", "2 maize of space 1, 1 gold for no weavings, 1 of the personality"
    reload(d)
    d.play("axstatue=vira_small", hold=True).answer_null(HUMAN)
    tokens = d.number_tokens
    assert (tokens["T2"], tokens["T4"], tokens["T7"]) == (3, 2, 4)
    assert d.statues(1) == ["vira_small"]


@pytest.mark.rule("TW-X59", "TW-X80")
@pytest.mark.parametrize(
    ("personality", "at", "goods", "temple"),
    [
        ("B1", 3, "", 0),
        ("B1", 4, "m1g1", 1),
        ("B1", 2, "s2", 0),
        ("none", 3, "g1", 0),
        ("none", 4, "m1", 0),
    ],
)
def test_on_arrival_nothing_else_happens_on_its_space(
    personality: str, at: int, goods: str, temple: int
) -> None:
    """T3 moves 4 spaces: from 4 it arrives on space 3, from 3 and 2 it passes or leaves it."""
    d = rolled(4, "T3", at, personality=personality, options=ARRIVAL).answer_null(HUMAN)
    assert (d.goods(1), d.temple(1)) == (goods, temple)


@pytest.mark.rule("TW-X59", "TW-X50")
@pytest.mark.parametrize(("at", "event_name"), [(3, "ax-rest"), (4, "ax-arrival")])
def test_the_log_says_when_her_personality_acts(at: int, event_name: str) -> None:
    tokens = {**TOKENS, "T3": at}
    pieces: dict[str, Any] = {"slots": SLOTS, "tokens": tokens, "deck": []}
    d = her({"workers": "A"}, personality="B1", options=ARRIVAL, **pieces)
    d.state.events = []
    d.play("die=4").answer_null(HUMAN)
    names = [event.key.removeprefix("tawantinsuyu-event-") for event in d.state.events]
    assert "ax-token" in names
    assert [name for name in names if name in ("ax-rest", "ax-arrival")] == [event_name]


@pytest.mark.rule("TW-X59")
def test_only_the_top_loop_meets_the_personality() -> None:
    """T6 of the bottom loop arrives on the third space of its own loop."""
    pieces: dict[str, Any] = {"village": "", "nomads": ""}
    d = rolled(1, "T6", 2, personality="B1", options=ARRIVAL, **pieces).answer_null(HUMAN)
    assert (d.number_tokens["T6"], d.temple(1)) == (3, 0)


# The idle turn


@pytest.mark.rule("TW-X70")
def test_her_idle_turn_can_be_reloaded_while_the_army_card_is_due() -> None:
    d = her({"workers": ""}, nomads="C", bag="")
    assert d.asked() == "army"
    reload(d)


@pytest.mark.rule("TW-X70", "TW-X84")
def test_her_idle_priest_moves_also_without_an_army_card() -> None:
    d = her({"workers": ""}, nomads="C", bag="", options={"solo_easy_no_idle_army": True}).play()
    assert (d.priest(1), d.army(1)) == (1, [])


# Version 1


@pytest.mark.rule("TW-X59", "TW-X92")
@pytest.mark.parametrize("option", [PASSIVES, ARRIVAL], ids=["passives", "arrival"])
def test_version_1_has_no_such_options(option: dict[str, Any]) -> None:
    assert set(option) <= set(Match(GAME, 1, {}, 1).options)
    assert not set(option) & set(Match(GAME, 1, {}, 1, rules_version=1).options)
    with pytest.raises(BadOption):
        Match(GAME, 1, option, 1, rules_version=1)


@pytest.mark.rule("TW-X19", "TW-X59")
def test_version_1_plays_as_the_defaults_of_version_2() -> None:
    for version in (1, 2):
        pieces: dict[str, Any] = {"rules_version": version, "personality": "B1"}
        d = rolled(4, "T3", 4, {"passive": ["Z06", "Z09"]}, **pieces).answer_null(HUMAN)
        assert (d.number_tokens["T3"], d.temple(1), d.goods(1)) == (3, 0, "m1")

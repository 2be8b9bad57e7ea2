"""The rules of the toy, so that what the core's tests build on is itself proven."""

import pytest

from tampu.core.contract import CHANCE, OVER
from tampu.core.errors import IllegalAction
from tampu.core.play import collect_events
from tests.toy.actions import ACTIONS
from tests.toy.game import GAME
from tests.toy.state import Llamas
from tests.toy.tables import act, position


def refused(state: Llamas, token: str) -> str:
    with pytest.raises(IllegalAction) as error:
        act(state, token)
    return error.value.rule


@pytest.mark.rule("TY-S01")
def test_the_start_player_is_drawn_or_named() -> None:
    drawn = GAME.new(3)
    assert (drawn.actor(), drawn.source()) == (CHANCE, "start")
    assert [GAME.outcomes.notation(outcome) for outcome, _ in drawn.chance()] == [
        "start:1",
        "start:2",
        "start:3",
    ]
    act(drawn, "start:2", *["card:2", "card:3", "card:1"] * 2)
    assert drawn.actor() == 1
    named = GAME.new(3, {"start_player": 3})
    assert named.source() == "deck"


@pytest.mark.rule("TY-S02")
def test_hands_are_dealt_from_the_first_seat_on() -> None:
    state = act(GAME.new(2, {"start_player": 2}), "card:1", "card:2", "card:3", "card:4")
    assert state.hands == [[0, 1, 0, 1], [1, 0, 1, 0]]
    assert state.deck == [3, 2, 2, 1]
    assert state.actor() == 1


@pytest.mark.rule("TY-T01")
def test_only_what_is_asked_is_answered() -> None:
    state = position([[1, 0, 0, 0], [0, 1, 0, 0]])
    assert [refused(state, token) for token in ("r2", "g1")] == ["TY-T01", "TY-T01"]
    act(state, "p1L")
    assert [refused(state, token) for token in ("t", "p2L", "v", "-")] == ["TY-T01"] * 4


@pytest.mark.rule("TY-T02", "TY-T03")
def test_taking_needs_a_card_and_room() -> None:
    assert refused(position([[1, 0, 0, 0], [0] * 4], deck=[0, 0, 0, 0]), "t") == "TY-T02"
    assert refused(position([[2, 2, 1, 0], [0] * 4]), "t") == "TY-T03"
    state = act(position([[2, 2, 0, 0], [0] * 4]), "t", "card:4")
    assert state.hands[0] == [2, 2, 0, 1]
    assert state.actor() == 1


@pytest.mark.rule("TY-P01")
def test_only_a_card_in_hand_is_played() -> None:
    state = position([[0, 1, 0, 0], [1, 0, 0, 0]])
    assert refused(state, "p1L") == "TY-P01"
    assert act(state, "p2R").rows[0] == [2]


@pytest.mark.rule("TY-P02")
@pytest.mark.parametrize(("token", "points"), [("p2L", 11), ("p2R", 12)])
def test_a_full_row_scores_its_sum_and_its_left_card(token: str, points: int) -> None:
    state = position([[0, 1, 0, 0], [0] * 4], rows=[[3, 4], []], goal=40)
    events = collect_events(state, ACTIONS.find(token)[0])
    assert state.driven == [points, 0]
    assert state.rows == [[], []]
    assert events == [("toy-event-driven", {"seat": 1, "points": points}, None)]


@pytest.mark.rule("TY-R01", "TY-R02")
def test_a_1_raids_another_seat() -> None:
    state = act(position([[1, 0, 0, 0], [0, 0, 1, 0], [0] * 4]), "p1L")
    assert (state.actor(), state.question()[0]) == (0, "toy-ask-raid")
    assert refused(state, "r1") == "TY-R01"
    assert refused(position([[0] * 4] * 2, [("raid", 0, -1)]), "r3") == "TY-R01"
    act(state, "r2")
    assert state.actor() == 1
    assert refused(state, "g1") == "TY-R02"
    given = act(state.clone(), "g3")
    assert (given.hands[0], given.hands[1], given.actor()) == ([0, 0, 1, 0], [0] * 4, 1)
    spared = act(state.clone(), "-")
    assert (spared.hands[1], spared.actor()) == ([0, 0, 1, 0], 1)


def test_an_empty_hand_is_asked_all_the_same() -> None:
    state = act(position([[1, 0, 0, 0], [0] * 4, [0] * 4]), "p1L", "r3")
    assert state.actor() == 2
    assert [ACTIONS.notation(action) for action in state.legal()] == ["-"]


@pytest.mark.rule("TY-V01")
def test_a_vow_is_made_once_and_counts_at_the_end() -> None:
    state = act(position([[0] * 4, [0] * 4]), "v", "v")
    assert refused(state, "v") == "TY-V01"
    assert state.scores() == [0, 0]
    act(state, "-", "-")
    assert (state.actor(), state.end()) == (OVER, "stops")
    assert state.sheet() == [{"driven": 0, "vow": 5}, {"driven": 0, "vow": 5}]


@pytest.mark.rule("TY-E01")
def test_the_goal_or_stops_end_the_game() -> None:
    state = act(position([[0, 1, 0, 0], [0] * 4], rows=[[4, 4], []]), "p2L")
    assert (state.end(), state.scores(), state.ranking()) == ("goal", [12, 0], [1, 2])
    assert not state.legal() + state.candidates()
    assert not state.chance()
    assert refused(state, "-") == "TY-E01"

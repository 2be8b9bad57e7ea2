"""What a seat learns without a chance entry cannot be undone."""

from dataclasses import replace

import pytest

from tampu.core.contract import State
from tampu.core.play import Match, collect_events, is_irrevocable
from tampu.core.rng import Rng
from tampu.games.tawantinsuyu import content
from tampu.games.tawantinsuyu.actions import PRAY
from tampu.games.tawantinsuyu.game import GAME
from tampu.testing.secrecy import check_steps

EVENT = "tawantinsuyu-event-card-from-bottom"


def put_deck_under(match: Match, seat: int) -> State:
    """Every card of the god deck lies under it in an order that only `seat` knows."""
    state = match.state
    state.bottom = (*content.bits(state.deck), *state.bottom)
    state.bottom_known = (1 << seat,) * len(state.bottom)
    state.deck = 0
    state.deck_known = [0] * len(state.deck_known)
    GAME.invariants(state)
    return state


def first_turn() -> Match:
    match = Match(GAME, 2, {"start_player": 1}, seed=4)
    while PRAY not in match.state.legal():
        match.play(match.state.legal()[0])
    return match


@pytest.mark.rule("TW-A13")
def test_a_card_drawn_from_under_the_deck_cannot_be_undone() -> None:
    state = put_deck_under(first_turn(), seat=1)
    assert state.actor() == 0
    events = collect_events(state.clone(), PRAY)
    drawn = [event for event in events if event.key == EVENT]
    assert [event.params for event in drawn] == [{"seat": 1}, {"seat": 1}]
    assert is_irrevocable(GAME, PRAY, events)
    for seed in range(20):
        check_steps(GAME, state, Rng(seed))


def test_the_suite_notices_a_card_that_nothing_announces() -> None:
    state = put_deck_under(first_turn(), seat=1)
    careless = replace(GAME, reveals=GAME.reveals - {EVENT})
    problems = []
    for seed in range(20):  # each looks at some kinds of decisions
        try:
            check_steps(careless, state, Rng(seed))
        except AssertionError as problem:
            problems.append(str(problem))
    assert any("the views differ after" in problem for problem in problems)


def test_undo_stops_after_such_a_draw() -> None:
    match = first_turn()
    state = put_deck_under(match, seat=1).clone()
    match.play(PRAY)
    assert match.undo_limit(0, lambda _entry: []) < len(match.log)
    assert match.undo_limit(0, lambda _entry: collect_events(state.clone(), PRAY)) == len(match.log)


def test_undo_stops_where_axomamma_showed_her_cards() -> None:
    match = Match(GAME, 1, {}, seed=3)
    rng = Rng(3)
    shown = False
    while not (shown or match.over):
        before = match.state.clone()
        action = before.sample(rng)
        match.play(action)
        shown = match.log[-1].actor == 0 and any(
            event.key in GAME.reveals for event in collect_events(before, action)
        )
    assert shown
    assert match.undo_limit(0) == len(match.log)

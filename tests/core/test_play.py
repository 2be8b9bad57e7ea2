"""Playing: the dealer, matches with their log, taking back, and typed tokens."""

import pytest

from tampu.core.contract import CHANCE, OVER
from tampu.core.errors import IllegalAction, MalformedAction
from tampu.core.play import Dealer, Entry, Match, collect_events, fingerprint, read_action
from tampu.core.rng import index_at, stream_base, stream_value
from tampu.testing.chi_square import misfit
from tests.toy.actions import ACTIONS, OUTCOMES, STOP, VOW
from tests.toy.game import GAME
from tests.toy.tables import act, finished, position


def stop(match: Match) -> None:
    match.play(STOP)


def test_a_draw_is_a_function_of_seed_source_and_number() -> None:
    state = GAME.new(2, {"start_player": 1})
    dealer = Dealer(99)
    for number in range(4):
        outcomes = state.chance()
        weights = [weight for _, weight in outcomes]
        value = stream_value(stream_base(99, "deck"), number)
        expected = outcomes[index_at(weights, value * sum(weights) >> 64)][0]
        assert dealer.expected(state) == expected
        assert dealer.deal(state) == expected
        assert dealer.drawn == {"deck": number + 1}
        state.apply(expected)


def test_sources_do_not_disturb_each_other() -> None:
    with_start, without = Match(GAME, 2, {}, 7), Match(GAME, 2, {"start_player": 1}, 7)
    cards = [action for _, action in with_start.log[1:]]
    assert cards == [action for _, action in without.log]
    assert with_start.dealer.drawn == {"start": 1, "deck": 4}


def test_draws_are_fair() -> None:
    counts: dict[int, int] = {}
    state = GAME.new(2, {"start_player": 1})
    for seed in range(3000):
        outcome = Dealer(seed).deal(state)
        counts[outcome] = counts.get(outcome, 0) + 1
    outcomes = state.chance()
    drawn = [counts.get(outcome, 0) for outcome, _ in outcomes]
    assert sum(drawn) == 3000
    assert not misfit(drawn, [float(weight) for _, weight in outcomes])


def test_a_match_deals_chance_as_soon_as_it_is_due() -> None:
    match = Match(GAME, 2, {}, 7)
    assert [actor for actor, _ in match.log] == [CHANCE] * 5
    assert match.state.actor() >= 0
    seat = match.state.actor()
    match.play(ACTIONS.encode("take"))
    assert match.log[-2] == Entry(seat, ACTIONS.encode("take"))
    assert match.log[-1].actor == CHANCE
    assert match.options == GAME.meta.complete(2, {})


def test_a_refused_action_leaves_the_match_as_it_was() -> None:
    match = Match(GAME, 2, {}, 7)
    log, before = list(match.log), fingerprint(match.state)
    with pytest.raises(IllegalAction, match="toy-not-now"):
        match.play(ACTIONS.encode("refuse"))
    with pytest.raises(MalformedAction):
        match.play(-1)
    assert (match.log, fingerprint(match.state)) == (log, before)


def test_a_match_that_is_over_takes_no_more() -> None:
    match = finished()
    assert match.over
    assert match.state.actor() == OVER
    with pytest.raises(IllegalAction, match="rule-TY-E01"):
        stop(match)


def test_taking_back_ends_at_chance_others_and_what_is_irrevocable() -> None:
    match = Match(GAME, 2, {"start_player": 1}, 7)
    dealt = len(match.log)
    assert match.undo_limit(0) == dealt
    stop(match)
    assert match.undo_limit(0) == dealt
    assert match.undo_limit(1) == dealt + 1
    match.restore(match.log[:dealt])
    match.play(VOW)
    assert match.undo_limit(0) == dealt + 1, "a vow stays"
    match.play(ACTIONS.encode("take"))
    assert match.undo_limit(1) == dealt + 3, "a card was seen"


def test_own_decisions_in_a_row_can_all_be_taken_back() -> None:
    match = Match(GAME, 2, {"start_player": 1}, 7)
    dealt = len(match.log)
    state = position([[1, 0, 0, 0], [0, 1, 0, 0]])
    match.state = state
    act(state, "p1L")
    match.log.append(Entry(0, ACTIONS.encode("play", card=1, side="L")))
    match.play(ACTIONS.encode("raid", seat=2))
    assert match.undo_limit(0) == dealt


def test_restoring_goes_back_and_on_again() -> None:
    match = finished(seed=11)
    log, end = list(match.log), fingerprint(match.state)
    decisions = [place for place, entry in enumerate(log) if entry.actor >= 0]
    for cut in (0, decisions[3], decisions[-1]):
        match.restore(log[:cut])
        assert not match.over
        assert match.log[:cut] == log[:cut]
        assert match.log == log[: len(match.log)], "chance falls again as it fell"
        for actor, action in log[len(match.log) :]:
            if actor != CHANCE:
                match.play(action)
        assert (match.log, fingerprint(match.state)) == (log, end)


def test_restoring_what_cannot_be_changes_nothing() -> None:
    match = Match(GAME, 2, {}, 7)
    log, before = list(match.log), fingerprint(match.state)
    with pytest.raises(IllegalAction, match="toy-not-now"):
        match.restore([*log, Entry(0, ACTIONS.encode("refuse"))])
    assert (match.log, fingerprint(match.state)) == (log, before)


def test_a_restored_match_goes_on_from_given_chance() -> None:
    """Outcomes that the seed would not give stay in the log and count as draws."""
    match = Match(GAME, 2, {"start_player": 1}, 7)
    others = [outcome for outcome, _ in GAME.new(2, {"start_player": 1}).chance()]
    given = next(outcome for outcome in others if outcome != match.log[0].action)
    match.restore([Entry(CHANCE, given)])
    assert match.log[0] == Entry(CHANCE, given)
    assert match.dealer.drawn == {"deck": 4}


def test_tokens_are_read_in_their_place() -> None:
    state = position([[1, 0, 0, 0], [0, 1, 0, 0]])
    assert read_action(GAME, state, "-") == STOP
    assert read_action(GAME, state, "  p1L ") == ACTIONS.encode("play", card=1, side="L")
    assert read_action(GAME, state, "P1l") == ACTIONS.encode("play", card=1, side="L")
    act(state, "p1L", "r2")
    assert read_action(GAME, state, "-") == ACTIONS.encode("refuse")
    drawing = act(position([[1, 0, 0, 0], [0, 1, 0, 0]]), "t")
    assert read_action(GAME, drawing, "card:4") == OUTCOMES.encode("card", card=4)


def test_a_text_that_is_no_token_is_malformed() -> None:
    state = position([[1, 0, 0, 0], [0, 1, 0, 0]])
    for text in ("", "x", "p9L", "card:1", "P9L", "t t", "é" * 90):
        with pytest.raises(MalformedAction) as error:
            read_action(GAME, state, text)
        assert error.value.key == "error-no-token"
        assert error.value.params == {"token": text[:40]}


def test_a_token_that_is_not_allowed_names_the_rule() -> None:
    state = position([[1, 0, 0, 0], [0, 1, 0, 0]])
    with pytest.raises(IllegalAction) as error:
        read_action(GAME, state, "p2L")
    assert error.value.rule == "TY-P01"
    drawing = act(position([[1, 0, 0, 0], [0] * 4], deck=[0, 1, 1, 1]), "t")
    with pytest.raises(IllegalAction) as error:
        read_action(GAME, drawing, "card:1")
    assert error.value.rule == "TY-C01"


def test_events_are_collected_for_one_action_only() -> None:
    state = position([[0, 1, 0, 0], [0] * 4], rows=[[3, 4], []], goal=40)
    with pytest.raises(IllegalAction, match="toy-not-now"):
        collect_events(state, VOW + 4)
    assert state.events is None
    events = collect_events(state, ACTIONS.encode("play", card=2, side="L"))
    assert [event.key for event in events] == ["toy-event-driven"]
    assert state.events is None


def test_fingerprints_are_short_and_tell_positions_apart() -> None:
    one = position([[1, 0, 0, 0], [0, 1, 0, 0]])
    two = position([[0, 1, 0, 0], [1, 0, 0, 0]])
    assert fingerprint(one) == fingerprint(one.clone())
    assert fingerprint(one) != fingerprint(two)
    assert len(fingerprint(one)) == 16
    assert int(fingerprint(one), 16) >= 0

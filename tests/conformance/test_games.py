"""Whole random games of every setting: invariants after each entry, end, points and record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tampu.core.contract import OVER, Event
from tampu.core.play import collect_events, fingerprint
from tampu.core.record import parse, record, verify
from tests.conformance.checks import check_actor, check_points, check_words
from tests.conformance.settings import GAMES_PER_SETTING, Setting, all_settings, the_game
from tests.conformance.walks import EVERY, Walk

RECORDED = 3
"""Games of each setting whose record is written, read and verified."""

pytestmark = pytest.mark.parametrize("setting", all_settings(), ids=lambda setting: setting.id)


def test_invariants_hold_and_games_end(setting: Setting) -> None:
    game = the_game(setting.game)
    for number in range(GAMES_PER_SETTING):
        walk = Walk(setting, number)
        for state in walk.positions():
            game.invariants(state)
            if len(walk.log) % EVERY == number % EVERY:
                check_actor(game, state)
                check_points(game, state)
        assert walk.state.actor() == OVER
        check_actor(game, walk.state)
        check_points(game, walk.state)


def test_records_replay_to_the_same_position(setting: Setting) -> None:
    game = the_game(setting.game)
    for number in range(RECORDED):
        walk = Walk(setting, number)
        for _ in walk.positions():
            pass
        match = walk.match()
        assert fingerprint(match.state) == fingerprint(walk.state)
        labels = [f"seat {seat + 1}" for seat in range(setting.seats)]
        khipu = record(match, labels, salt="grain")
        text = khipu.write()
        read = parse(text.encode())
        assert read.write() == text
        replay = verify(read, game, fair=True)
        assert replay.log == walk.log
        assert replay.options == setting.options
        assert fingerprint(replay.state) == fingerprint(walk.state)


def test_ends_and_sheets_have_words(setting: Setting) -> None:
    for number in range(RECORDED):
        walk = Walk(setting, number)
        for _ in walk.positions():
            pass
        check_words(walk.game, walk.state, [])


def test_all_that_is_told_has_words(setting: Setting) -> None:
    game = the_game(setting.game)
    walk = Walk(setting, 0)
    told: set[str] = set()
    for state, events in entries_of(walk):
        fresh = [event for event in events if event.key not in told]
        told.update(event.key for event in fresh)
        check_words(game, state, fresh)


def test_points_are_told_as_they_are_scored(setting: Setting) -> None:
    """Whenever a score changes, an event names its seat."""
    walk = Walk(setting, 1)
    scores = walk.state.scores()
    for state, events in entries_of(walk):
        named = {value for event in events for value in event.params.values()}
        for seat in range(setting.seats):
            assert state.scores()[seat] == scores[seat] or seat + 1 in named, str(walk)
        scores = state.scores()


def entries_of(walk: Walk) -> Iterator[tuple[Any, list[Event]]]:
    """The entries of a walk: the position after each, and its events."""
    while walk.state.actor() != OVER:
        action = walk.choose()
        after = walk.state.clone()
        events = collect_events(after, action)
        walk.apply(action)
        assert after.key() == walk.state.key()
        yield after, events


def test_equal_keys_mean_equal_positions(setting: Setting) -> None:
    seen: dict[bytes, object] = {}
    for number in range(2):
        for state in Walk(setting, number).positions():
            told = state.to_json()
            assert seen.setdefault(state.key(), told) == told
    assert len(seen) > 2

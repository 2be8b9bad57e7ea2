"""Single positions of every setting, looked at closely; `checks` says what must hold."""

from __future__ import annotations

import pytest

from tampu.core.rng import Rng
from tests.conformance import checks
from tests.conformance.settings import COMPILED, Setting, all_settings, the_game
from tests.conformance.walks import close_looks, decisions

WHOLE = 4 if COMPILED else 1
"""Positions of each setting where the whole action space is tried."""
SAMPLED = 2
"""Positions of each setting whose distribution of `sample` is measured."""

pytestmark = pytest.mark.parametrize("setting", all_settings(), ids=lambda setting: setting.id)


def test_legal_agrees_with_every_single_answer(setting: Setting) -> None:
    rng = Rng(1, setting.id)
    for state in close_looks(setting):
        checks.check_choices(the_game(setting.game), state, rng)


def test_legal_is_exact_over_the_whole_action_space(setting: Setting) -> None:
    """At few positions: each answers for tens of thousands of actions in some games."""
    looks = close_looks(setting)
    for state in looks[:: max(1, len(looks) // WHOLE)][:WHOLE]:
        checks.check_whole_space(the_game(setting.game), state)


def test_refusals_name_a_rule_and_change_nothing(setting: Setting) -> None:
    rng = Rng(2, setting.id)
    for state in close_looks(setting):
        checks.check_refusals(the_game(setting.game), state, rng)


def test_positions_and_actions_survive_their_texts(setting: Setting) -> None:
    rng = Rng(9, setting.id)
    for state in close_looks(setting):
        checks.check_round_trips(the_game(setting.game), state, rng)


def test_copies_share_nothing(setting: Setting) -> None:
    rng = Rng(3, setting.id)
    for state in close_looks(setting):
        checks.check_clones(the_game(setting.game), state, rng)


def test_questions_to_a_position_change_nothing(setting: Setting) -> None:
    rng = Rng(4, setting.id)
    for state in close_looks(setting):
        checks.check_queries_change_nothing(the_game(setting.game), state, rng)


def test_views_are_plain_json(setting: Setting) -> None:
    for state in close_looks(setting):
        checks.check_views(state)


def test_what_is_hidden_changes_nothing_a_seat_sees(setting: Setting) -> None:
    rng = Rng(5, setting.id)
    for state in close_looks(setting):
        checks.check_secrets(the_game(setting.game), state, rng)


def test_what_is_hidden_stays_hidden_when_play_goes_on(setting: Setting) -> None:
    rng = Rng(6, setting.id)
    for state in close_looks(setting):
        checks.check_steps(the_game(setting.game), state, rng)


def test_entries_tell_a_seat_no_more_than_it_may_read(setting: Setting) -> None:
    rng = Rng(8, setting.id)
    for state in close_looks(setting):
        checks.check_readers(the_game(setting.game), state, rng)


def test_sample_draws_a_kind_and_then_an_action(setting: Setting) -> None:
    rng = Rng(7, setting.id)
    game = the_game(setting.game)

    def kinds(state: object) -> int:
        return len({game.actions.kind_index(action) for action in state.candidates()})  # type: ignore[attr-defined]

    richest = sorted(decisions(setting), key=kinds, reverse=True)[:SAMPLED]
    assert richest
    for state in richest:
        checks.check_sample(game, state, rng)

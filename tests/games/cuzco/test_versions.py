"""What differs between the rules versions (chapter 18)."""

from typing import Any

import pytest

from tampu.core.errors import BadOption
from tampu.core.play import Match
from tampu.games.cuzco.actions import ACTIONS
from tampu.games.cuzco.game import GAME
from tests.games.cuzco.support import action, tokens

MOVES = ("T2:K4,L3", "I+:L3", "M:L3>K4")
"""The only border neighbour of K4 is covered, and an Inca stands on K4 (X30)."""


def after_x30(version: int | None, **options: Any) -> Any:
    state = Match(GAME, 2, {"start_player": 1, **options}, seed=1, rules_version=version).state
    for token in MOVES:
        state.apply(action(token))
    return state


@pytest.mark.rule("CZ-M03", "CZ-Z20")
@pytest.mark.parametrize(
    ("version", "options", "leaves"),
    [(1, {}, False), (2, {}, True), (2, {"gates": "bare"}, False), (None, {}, True)],
)
def test_version_1_has_bare_gates(
    version: int | None, options: dict[str, Any], leaves: bool
) -> None:
    state = after_x30(version, **options)
    assert ("I-:K4" in tokens(state)) == leaves
    assert state.is_legal(action("I-:K4")) == leaves
    for other in (state.clone(), GAME.load(state.to_json())):
        assert other.legal() == state.legal()


@pytest.mark.rule("CZ-M03")
def test_version_1_has_no_option_of_gates() -> None:
    assert "gates" not in Match(GAME, 2, {}, seed=1, rules_version=1).options
    with pytest.raises(BadOption):
        Match(GAME, 2, {"gates": "bare"}, seed=1, rules_version=1)


@pytest.mark.rule("EN02", "CZ-R15")
def test_versions_differ_in_the_key_and_share_the_action_index() -> None:
    """Games with bare gates are alike in both versions, and still are different games."""
    old, new = after_x30(1), after_x30(2, gates="bare")
    assert old.legal() == new.legal()
    assert old.key() != new.key()
    assert [ACTIONS.notation(a) for a in old.legal()] == tokens(new)

"""The conformance suite, for any game: `tampu check GAME`, or as a test of your own.

from tampu.testing import conformance_test

test_conformance = conformance_test("my_game")
"""

from collections.abc import Callable

from tampu.core.registry import load_game
from tampu.testing.settings import older_settings_of, settings_of
from tampu.testing.suite import (
    DECLARATIONS,
    POSITIONS,
    WALKS,
    FailedCheck,
    check_game,
    run_check,
    run_declaration,
)
from tampu.testing.walks import USUAL, Effort

__all__ = ["Effort", "FailedCheck", "check_game", "conformance_test"]


def conformance_test(name: str, effort: Effort = USUAL) -> Callable[[str], None]:
    """A pytest function that runs every check of the suite on an installed game."""
    import pytest

    @pytest.mark.parametrize("check", [*DECLARATIONS, *WALKS, *POSITIONS])
    def test_conformance(check: str) -> None:
        game = load_game(name)
        settings = settings_of(game) + older_settings_of(game)
        if check in DECLARATIONS:
            problems = [run_declaration(game, check)]
        else:
            problems = [run_check(setting, check, effort) for setting in settings]
        texts = [str(problem) for problem in problems if problem is not None]
        assert not texts, "\n".join(texts)

    return test_conformance

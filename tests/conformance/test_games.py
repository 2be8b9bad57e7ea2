"""Every check of the suite on every game, with every setting."""

import pytest

from tampu.testing.settings import GameSetup
from tampu.testing.suite import DECLARATIONS, POSITIONS, WALKS, run_check, run_declaration
from tests.conformance.settings import EFFORT, all_games, all_settings, the_game


@pytest.mark.parametrize("check", DECLARATIONS)
@pytest.mark.parametrize("name", all_games())
def test_declarations(name: str, check: str) -> None:
    problem = run_declaration(the_game(name), check)
    assert problem is None, str(problem)


@pytest.mark.parametrize("check", [*WALKS, *POSITIONS])
@pytest.mark.parametrize("setting", all_settings(), ids=lambda setting: setting.id)
def test_play(setting: GameSetup, check: str) -> None:
    problem = run_check(setting, check, EFFORT)
    assert problem is None, str(problem)

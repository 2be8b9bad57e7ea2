"""Games on a phone in Portuguese and French: everything that is shown is read."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Opened
from tests.browser.reading import PLAYERS, SCREENS, ask_and_look, begin, collect, lapses

ENOUGH = {"imhotep": 400, "cuzco": 24, "inca_empire": 24, "tawantinsuyu": 40}
"""So many clicks; Imhotep is played to its end, whole games of the others are in `make soak`."""


@pytest.mark.parametrize("language", ["pt", "fr"])
@pytest.mark.parametrize("game", ENOUGH)
def test_all_that_is_shown_is_in_the_language(opened: Opened, game: str, language: str) -> None:
    screen = opened(locale=language, **SCREENS[game])
    begin(screen, game)
    collect(screen)
    ask_and_look(screen)
    PLAYERS[game](screen, ENOUGH[game])
    number, findings = lapses(screen, game, language)
    assert number > 60
    assert findings == {}

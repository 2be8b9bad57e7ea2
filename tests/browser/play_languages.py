"""Games on a phone in Portuguese and French: everything that is shown is read."""

import pytest

from tests.browser import inca, tawantinsuyu
from tests.browser.conftest import Opened
from tests.browser.reading import PLAYERS, SCREENS, ask_and_look, begin, collect, lapses
from tests.browser.screen import Screen

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


def last_turns_of_inca_empire(screen: Screen) -> None:
    inca.continued(screen, "inca-3", 304, 1)
    collect(screen)
    inca.play(screen, 60)


def last_turns_of_tawantinsuyu(screen: Screen) -> None:
    tawantinsuyu.resume(screen, "tawantinsuyu-solo", 294)
    collect(screen)
    tawantinsuyu.play(screen, phone=True)


LAST_TURNS = {
    "inca_empire": last_turns_of_inca_empire,
    "tawantinsuyu": last_turns_of_tawantinsuyu,
}


@pytest.mark.parametrize("language", ["pt", "fr"])
@pytest.mark.parametrize("game", LAST_TURNS)
def test_an_end_is_in_the_language(opened: Opened, game: str, language: str) -> None:
    screen = opened(locale=language, **SCREENS[game])
    LAST_TURNS[game](screen)
    assert screen.over
    screen.page.locator("[data-end]").wait_for()
    assert lapses(screen, game, language)[1] == {}

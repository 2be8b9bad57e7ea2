"""Whole games on a phone in three languages: everything that is shown is read."""

import pytest

from tampu.locale import LANGUAGES
from tests.browser.conftest import Opened
from tests.browser.reading import PLAYERS, SCREENS, ask_and_look, begin, collect, lapses


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_game_is_in_the_language(opened: Opened, game: str, language: str) -> None:
    screen = opened(locale=language, **SCREENS[game])
    begin(screen, game)
    collect(screen)
    clicks = 0
    while not screen.over:
        ask_and_look(screen)
        clicks += PLAYERS[game](screen, 60)
        assert clicks < 2000
    number, findings = lapses(screen, game, language)
    print(f"{game} {language}: {clicks} clicks, {number} texts")
    assert findings == {}

"""The table drawn in the terminal: from a view alone, in every language, within 100 columns."""

import io

import pytest
from rich.console import Console

from tampu.games.inca_empire.game import GAME
from tampu.games.inca_empire.state import State
from tampu.games.inca_empire.terminal import draw
from tampu.locale import LANGUAGES, catalogue

from .support import play, position, random_games


def drawn(s: State, seat: int | None, language: str = "en") -> str:
    page = io.StringIO()
    Console(file=page, width=100, color_system=None).print(draw(s.view(seat), catalogue(language)))
    return page.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_every_position_can_be_drawn(seats: int, language: str) -> None:
    options = {"color_assignment": "chosen", "the_gods_agree": True}
    for s, number in random_games(seats, options, 1):
        if number % 29 == 1:
            for seat in (None, 0, seats - 1):
                page = drawn(s, seat, language)
                assert "inca_empire-" not in page
                assert max(len(line) for line in page.splitlines()) <= 100


def test_a_fresh_table_is_drawn_without_a_map() -> None:
    page = drawn(GAME.new(4, {}), None)
    assert "Cuzco" not in page
    assert "Player" in page


def test_the_map_shows_whose_regions_and_buildings() -> None:
    s = position(roads={"O": "r048"}, owned={"O": "chanka:m4"}, garrisons="sondor", labor={"O": 6})
    before = drawn(s, 0)
    assert "Chanka●" in before
    assert "1 G" in before
    assert "Vilcabamba1" in before
    play(s, "C terr:chanka")
    assert "Chanka●≡" in drawn(s, 0)


def test_roads_in_reach_are_named_by_their_ends() -> None:
    page = drawn(position(), 0)
    assert "r048 Limatambo – Sondor" in page
    assert "r174 Limatambo – Choquequirao" in page


def test_a_card_placed_is_named_to_its_owner_only() -> None:
    s = position(at="2a.2", hands={"O": "KO WR EN"})
    play(s, "S KO@NG")
    assert "new from seat 1: Key Outpost" in drawn(s, 0)
    for other in (1, None):
        page = drawn(s, other)
        assert "new from seat 1" in page
        assert "Key Outpost" not in page


def test_only_the_own_hand_is_shown() -> None:
    s = position(hands={"O": "KO MS SE", "B": "UR BP HW"})
    assert "Key Outpost (KO), Military Superiority (MS), Solar Eclipse (SE)" in drawn(s, 0)
    assert "Urban Renewal" not in drawn(s, 0)
    assert "Your hand" not in drawn(s, None)

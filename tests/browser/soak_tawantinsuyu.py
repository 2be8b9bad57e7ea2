"""Whole games of Tawantinsuyu by clicking: two seats against a bot, and alone."""

import pytest
from playwright.sync_api import expect

from tests.browser import tawantinsuyu as taw
from tests.browser.conftest import Opened
from tests.browser.screen import BOT

ME = {"kind": "me"}


@pytest.mark.parametrize("seats", [[ME, BOT], [ME]])
def test_a_whole_game(opened: Opened, seats: list[dict[str, str]]) -> None:
    screen = opened()
    screen.table(seats, "tawantinsuyu", seed=21)
    number = 0
    while taw.click_once(screen):
        number += 1
        if number % 10 == 0:
            assert taw.overflowing(screen) == []
    assert number > 40
    expect(screen.page.locator("[data-end] path.score")).to_have_count(2)

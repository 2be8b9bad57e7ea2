"""Whole games of Inca Empire by clicking, for `make soak`."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.inca import OVERFLOWING, play
from tests.browser.screen import BOT

ME = {"kind": "me"}


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (4, {"early_downfall": True}), (3, {"pizarros_arrival": True})],
    ids=["three", "early downfall", "arrival"],
)
def test_a_whole_game_by_clicking(opened: Opened, seats: int, options: dict[str, Any]) -> None:
    screen = opened()
    page = screen.page
    screen.table([ME] + [BOT] * (seats - 1), game="inca_empire", seed=31, options=options)
    page.locator(".inca .world").wait_for()
    clicks = 0
    while not screen.over:
        clicks += play(screen, clicks=25)
        assert page.evaluate(OVERFLOWING) == []
        assert clicks < 900
    expect(page.locator("[data-end] path.score")).to_have_count(seats)

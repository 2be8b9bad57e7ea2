"""A built client on a real server, and browsers that watch for errors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.chromium import FLAGS, installed
from tests.browser.screen import PATIENCE, Screen
from tests.server.site import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Opened = Callable[..., Screen]
USUAL: dict[str, Any] = {
    "reduced_motion": "reduce",
    "locale": "en",
    "viewport": {"width": 1280, "height": 800},
}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Server(tmp_path_factory.mktemp("site")).start()
    yield server.url
    assert server.stop() == 0, server.log_tail()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def opened(browser: Browser, site: str) -> Iterator[Opened]:
    """Screens of people; at the end none of them may have seen an error."""
    screens: list[Screen] = []

    def open_one(**settings: Any) -> Screen:
        context = browser.new_context(**{**USUAL, **settings})
        screens.append(Screen(context, site))
        return screens[-1]

    yield open_one
    troubles = [trouble for screen in screens for trouble in screen.troubles]
    for screen in screens:
        screen.context.close()
    assert troubles == []

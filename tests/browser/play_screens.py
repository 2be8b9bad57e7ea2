"""Every screen: languages, sizes, and what axe-core thinks of it."""

import pytest
from playwright.sync_api import expect

from tampu.core.registry import bundled_game_ids
from tests.browser.conftest import Opened
from tests.browser.imhotep import play
from tests.browser.screen import BOT

PAGES = [
    "/",
    "/new/imhotep",
    "/lobby",
    "/replays",
    "/rules/imhotep",
    "/settings",
    "/keyboard",
    "/no",
]
ME = {"kind": "me"}
PHONE = {"width": 390, "height": 844}


def test_another_language_keeps_the_place(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.go("/new/imhotep")
    expect(page.locator("h1")).to_have_text("New table")
    page.locator("[data-language=pt]").click()
    expect(page.locator("h1")).to_have_text("Nova mesa")
    page.locator("[data-language=fr]").click()
    expect(page.locator("h1")).to_have_text("Nouvelle table")
    assert page.url.endswith("/new/imhotep")
    page.reload()
    expect(page.locator("h1")).to_have_text("Nouvelle table")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_the_way_back(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.go("/")
    page.get_by_role("link", name="Lobby").click()
    expect(page.locator("h1")).to_have_text("Lobby")
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator("h1")).to_have_text("Rules")
    page.go_back()
    expect(page.locator("h1")).to_have_text("Lobby")
    page.go_back()
    expect(page.locator("article").first).to_be_visible()


def test_the_table_fits_a_laptop(opened: Opened) -> None:
    screen = opened()
    screen.table([ME, BOT, BOT, BOT], seed=2)
    screen.wait()
    box = screen.page.locator("svg.board").bounding_box()
    assert box is not None
    assert box["width"] >= 900
    assert box["y"] + box["height"] <= 800
    assert screen.page.evaluate("() => document.documentElement.scrollHeight") <= 800


@pytest.mark.parametrize("game", bundled_game_ids())
def test_the_question_is_whole_on_a_phone(opened: Opened, game: str) -> None:
    """Nothing of it lies under the bar at the bottom, and Cuzco's tools come after it."""
    screen = opened(viewport=PHONE, has_touch=True, is_mobile=True)
    page = screen.page
    screen.table([ME, BOT, BOT], game=game, seed=4)
    screen.wait()
    bar = page.locator("nav.bottom").bounding_box()
    asked = page.locator(".prompt").bounding_box()
    assert bar is not None
    assert asked is not None
    assert asked["y"] + asked["height"] <= bar["y"] + 1
    expect(page.locator(".prompt h2")).to_be_in_viewport(ratio=1)
    tools = page.locator("[data-split=tools]")
    if tools.count():
        box = tools.bounding_box()
        assert box is not None
        assert asked["y"] + asked["height"] <= box["y"] + 1
        assert box["y"] + box["height"] <= bar["y"] + 1
        expect(tools.locator("[data-take=triple]")).to_be_in_viewport(ratio=1)
    page.keyboard.press("h")
    expect(page.locator("[data-play-hint]")).to_be_in_viewport(ratio=1)


def test_a_phone_plays(opened: Opened) -> None:
    screen = opened(viewport=PHONE, has_touch=True, is_mobile=True)
    page = screen.page
    screen.table([ME, BOT, BOT], seed=4)
    assert play(screen, clicks=12) == 12
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    # The own panel is open, the others fold to a line; what is opened stays so.
    page.get_by_role("button", name="Players").click()
    own, other = page.locator("[data-seat='0'] .fold"), page.locator("[data-seat='1'] .fold")
    expect(own).to_have_attribute("aria-expanded", "true")
    expect(other).to_have_attribute("aria-expanded", "false")
    other.click()
    expect(page.locator("[data-seat='1'] .whole")).to_be_visible()
    assert screen.violations() == []
    page.reload()
    page.get_by_role("button", name="Players").click()
    expect(other).to_have_attribute("aria-expanded", "true")
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("list", name="Log")).to_be_visible()
    screen.go("/")
    page.locator("article").first.wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(opened: Opened, scheme: str) -> None:
    screen = opened(color_scheme=scheme)
    problems: dict[str, list[str]] = {}
    for path in PAGES:
        screen.go(path)
        screen.page.locator("main, [role=alert]").first.wait_for()
        screen.page.wait_for_timeout(250)
        problems[path] = screen.violations()
    screen.table([ME, BOT, BOT], seed=9)
    play(screen, clicks=16)
    screen.wait()
    problems["table"] = screen.violations()
    screen.page.keyboard.press("?")
    screen.page.locator("dialog details").first.wait_for()
    problems["rules"] = screen.violations()
    assert {path: listed for path, listed in problems.items() if listed} == {}


def test_the_server_is_gone_and_comes_back_to_mind(opened: Opened) -> None:
    screen = opened()
    screen.table([ME, BOT], seed=9)
    screen.wait()
    screen.context.set_offline(True)
    screen.page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    screen.page.locator(".prompt").wait_for()
    screen.context.set_offline(False)
    assert play(screen, clicks=4) == 4

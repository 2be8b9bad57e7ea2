"""The prompt beside the board: typed moves, what ends undo, and what choices would bring."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import cuzco
from tests.browser.conftest import Opened
from tests.browser.imhotep import play
from tests.browser.screen import BOT, Screen

ME = {"kind": "me"}
NEXT_ASKED = 195
"""An entry of the record of Cuzco after which the first seat has action points left."""


def begin(screen: Screen) -> None:
    screen.table([ME, BOT], seed=3, options={"start_player": 1})
    screen.prefer(confirm_turns=False)
    screen.page.reload()
    screen.wait()


def test_the_box_takes_notation_in_any_case_and_lines_of_the_log(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    begin(screen)
    box = page.locator("#notation")
    for number in range(2):
        page.keyboard.press("/")
        expect(box).to_be_focused()
        box.fill("l")
        notation = page.locator("#notations option").first.get_attribute("value") or ""
        assert notation.startswith("L")
        typed = (notation.lower(), f"4 You {notation}")[number]
        box.fill(typed)
        screen.after(lambda: box.press("Enter"))
        expect(box).to_have_value("")
        line = page.get_by_role("list", name="Log").locator(f'.line[title="{notation}"]')
        expect(line.first).to_contain_text("You loaded")
        screen.wait()


def test_the_box_completes_what_is_typed_in_notation_or_in_words(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    begin(screen)
    box, options = page.locator("#notation"), page.locator("#notations option")
    box.press_sequentially("on SHIP 2")
    expect(options.first).to_have_text(re.compile("^Load a stone on ship 2"))
    words = options.first.inner_text()
    assert len(options.all()) > 1
    box.fill(words)
    screen.after(lambda: box.press("Enter"))
    done = page.get_by_role("list", name="Log").get_by_text("You loaded ship 2")
    expect(done.first).to_be_visible()


def test_the_help_of_the_box_shows_what_can_be_typed(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    begin(screen)
    box, examples = page.locator("#notation"), page.locator("[data-notation-examples] li")
    box.fill("zzz")
    box.press("Enter")
    expect(page.locator(".refused")).to_contain_text("“zzz” is not a move of this game")
    expect(page.locator(".refused")).to_contain_text("help")
    expect(examples).to_have_count(0)
    box.fill("Help")
    box.press("Enter")
    expect(examples).not_to_have_count(0)
    assert screen.violations() == []
    load = examples.filter(has_text="Load")
    load.locator("button").click()
    expect(box).to_have_value(re.compile(r"^L\d"))
    page.locator("[data-notation-help]").click()
    expect(examples).to_have_count(0)
    screen.after(lambda: box.press("Enter"))


def test_drawing_blind_ends_undo_and_says_so_before(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    cuzco.play_on(screen, NEXT_ASKED)
    warning = page.locator("[data-ends-undo]")
    cuzco.click(screen, page.locator("[data-inca][data-may]").nth(2))
    spot = page.locator("[data-spot]").first
    screen.after(lambda: cuzco.click(screen, spot))
    undo = page.get_by_role("button", name="Undo").first
    expect(undo).to_be_enabled()
    pile = page.locator("[data-draw=draw_blind]")
    expect(warning).to_have_attribute("data-ends-undo", "some")
    pile.hover()
    expect(warning).to_have_attribute("data-ends-undo", "this")
    expect(warning).to_contain_text("you can no longer undo")
    page.mouse.move(5, 5)
    expect(warning).to_have_attribute("data-ends-undo", "some")
    screen.after(pile.click)
    screen.wait()
    expect(undo).to_be_disabled()


@pytest.mark.parametrize("phone", [False, True])
def test_a_ship_says_at_every_dock_what_it_would_bring(opened: Opened, phone: bool) -> None:
    small = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    screen = opened(**(small if phone else {}))
    page = screen.page
    screen.table([ME, BOT, BOT], seed=7)
    while not page.locator("[data-ship][data-legal]").count():
        assert play(screen, clicks=1) == 1
        screen.wait()
    expect(page.locator("g[data-prospect]")).to_have_count(0)
    page.locator("[data-ship][data-legal]").first.dispatch_event("click")
    docks = page.locator("[data-dock][data-legal]")
    expect(docks).not_to_have_count(0)
    for dock in docks.all():
        site = dock.get_attribute("data-dock")
        expect(page.locator(f"g[data-prospect={site}]").first).to_be_visible()
        assert re.search(r"You [+\u2212]?\d", dock.get_attribute("aria-label") or "") or (
            site == "M"
        )

"""Tawantinsuyu on its drawn board: games to their end, alone and on a phone; prices, languages."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import tawantinsuyu as taw
from tests.browser.conftest import Opened
from tests.browser.screen import Screen

PHONE = {"width": 390, "height": 844}
TWO, SOLO, FOUR = "tawantinsuyu-two", "tawantinsuyu-solo", "tawantinsuyu-four"


BOXES = """() => {
  window.both = [];
  const look = () => {
    const captions = document.querySelector('[data-captions]');
    if (document.querySelector('[data-interlude]') && captions)
      window.both.push(captions.checkVisibility());
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes whether captions are seen while the final scoring is shown."""


def test_a_game_of_two_is_clicked_to_its_end(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    table = taw.resume(screen, TWO, 600)
    page.evaluate(BOXES)
    assert taw.play(screen) > 3
    end = page.locator("[data-end]")
    expect(end.locator("tfoot tr").first).to_be_visible()
    totals = [int(text) for text in end.locator("tfoot tr").first.locator("td").all_inner_texts()]
    assert len(totals) == 2
    for column, total in enumerate(totals):
        cells = end.locator(f"tbody tr td:nth-of-type({column + 1})").all_inner_texts()
        assert sum(map(int, cells)) == total
    expect(end.locator("path.score")).to_have_count(2)
    both = page.evaluate("window.both")
    assert both
    assert not any(both)
    end.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile(f"/replay/{table}"))
    expect(page.locator("svg.board")).to_be_visible()


def test_a_solo_game_is_clicked_to_its_end(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    taw.resume(screen, SOLO, 294)
    screen.wait()
    expect(page.locator(".stage")).to_contain_text("120")
    expect(page.locator(".players")).to_contain_text("Axomamma")
    taw.play(screen)
    end = page.locator("[data-end]")
    expect(end.locator("thead")).to_contain_text("Axomamma")
    expect(end.locator("tbody")).to_contain_text("Axomamma: weavings")
    expect(end.locator("path.score")).to_have_count(2)
    for width, height in ((1440, 900), (1280, 720), (390, 700)):
        page.set_viewport_size({"width": width, "height": height})
        buttons = end.locator("footer").locator("a, button")
        expect(buttons).to_have_count(5)
        for button in buttons.all():
            expect(button).to_be_in_viewport(ratio=1)


def test_she_tells_her_turn_step_by_step(opened: Opened) -> None:
    screen = opened(reduced_motion="no-preference")
    page = screen.page
    page.add_init_script("localStorage.setItem('tampu-axomamma-pace', 'by-hand')")
    taw.resume(screen, SOLO, 170)
    following = page.get_by_role("button", name="Next step")
    for _ in range(60):
        screen.wait()
        if following.count():
            break
        taw.click_once(screen)
    steps = page.locator("[data-axomamma] ol li")
    for number in (1, 2):
        following.click()
        expect(steps).to_have_count(number)
    page.get_by_label("Pace of her steps").select_option("at-once")
    expect(following).to_have_count(0)
    page.get_by_role("button", name="Axomamma’s board").click()
    expect(page.locator("[data-token]")).to_have_count(8)
    assert steps.count() > 2


def test_a_space_tells_its_whole_price(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    taw.placing(screen)
    tip = page.locator("[data-tip]")
    expect(tip).to_be_visible()
    parts = [int(text.replace("−", "-")) for text in tip.locator("dd").all_inner_texts()]
    food = int(tip.locator(".food").inner_text())
    assert food == max(0, sum(parts[1:]))
    expect(tip.locator(".tasks > span")).to_have_count(3)
    # By the keyboard too: a space can be reached, tells its price and is taken.
    space = page.locator("[data-thing^=space-][data-legal]").first
    space.focus()
    expect(tip).to_be_visible()
    screen.after(lambda: page.keyboard.press("Enter"))
    expect(page.locator("[data-thing^=space-][data-legal]")).to_have_count(0)


def test_a_building_takes_one_click(opened: Opened) -> None:
    """Task, no change of the market, and the tile: three decisions, one click."""
    screen = opened()
    page = screen.page
    taw.resume(screen, TWO, 344)
    screen.wait()
    expect(page.locator("[data-thing^=market-][data-legal]")).to_have_count(1)
    before = int((page.locator(".screen").get_attribute("data-step") or "0").split("-")[0])
    page.locator("[data-thing=market-V1][data-legal]").click()
    expect(page.locator("#tab-panel")).to_contain_text("You built")
    after = int((page.locator(".screen").get_attribute("data-step") or "0").split("-")[0])
    assert after - before >= 3
    # Undo takes the decisions back one by one.
    page.keyboard.press("u")
    expect(page.locator("#tab-panel")).not_to_contain_text("You built")


def test_the_only_kind_of_worker_is_placed_by_one_click(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    taw.resume(screen, TWO, 427)
    screen.wait()
    space = page.locator("[data-thing^=space-][data-legal]").first
    place = space.get_attribute("data-thing")
    space.dispatch_event("click")
    expect(page.locator("#tab-panel")).to_contain_text("You placed a courier")
    expect(page.locator(f"[data-thing={place}][data-legal]")).to_have_count(0)
    expect(page.locator(".prompt")).not_to_contain_text("Where do you place")


def test_a_click_that_is_not_offered_says_why_and_the_next_one_counts(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    taw.resume(screen, TWO, 427)
    screen.wait()
    page.locator("[data-thing^=statue-]:not([data-legal])").first.click()
    expect(page.locator(".prompt .refused [data-rule^=TW-]")).to_be_visible()
    space = page.locator("[data-thing^=space-][data-legal]").first
    screen.after(lambda: space.dispatch_event("click"))
    expect(page.locator("#tab-panel")).to_contain_text("You placed a courier")
    expect(page.locator(".prompt .refused")).to_have_count(0)


def test_the_table_fits_a_laptop(opened: Opened) -> None:
    screen = opened()
    taw.resume(screen, FOUR, 920)
    screen.wait()
    hill = screen.page.locator("svg.board").bounding_box()
    mine = screen.page.locator("section.mine").bounding_box()
    assert hill is not None
    assert mine is not None
    assert hill["width"] > 520
    assert mine["y"] + mine["height"] <= 800
    assert screen.page.evaluate("() => document.documentElement.scrollHeight") <= 800


def test_a_phone_plays_part_by_part(opened: Opened) -> None:
    screen = opened(viewport=PHONE, has_touch=True, is_mobile=True)
    page = screen.page
    taw.resume(screen, TWO, 398)
    assert taw.play(screen, clicks=8, phone=True) == 8
    for part in ("hill", "people", "city", "war", "mine"):
        page.locator(f"[data-part={part}]").click()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
        assert taw.overflowing(screen) == []


@pytest.mark.parametrize("language", ["en", "pt", "fr"])
def test_no_text_leaves_its_box(opened: Opened, language: str) -> None:
    screen = opened(locale=language)
    taw.resume(screen, FOUR, 920)
    screen.wait()
    assert taw.overflowing(screen) == []
    look_at_all(screen)


def look_at_all(screen: Screen) -> None:
    """The tableaux of the others as well."""
    tabs = screen.page.locator(".mine .heads button")
    for place in range(tabs.count()):
        tabs.nth(place).click()
        assert taw.overflowing(screen) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(opened: Opened, scheme: str) -> None:
    screen = opened(color_scheme=scheme)
    taw.placing(screen)
    assert screen.violations() == []
    taw.solo(screen)
    assert screen.violations() == []
    if scheme == "light":
        taw.options(screen)
        assert screen.violations() == []

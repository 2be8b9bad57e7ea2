"""Everything on a table says what it is: by a right click, in the mode for asking, by its key."""

import pytest
from playwright.sync_api import expect

from tampu.core.registry import bundled_game_ids
from tests.browser.conftest import Opened
from tests.browser.screen import BOT

ME = {"kind": "me"}
THINGS = ["explain", "thing", "sign", "score", "site", "ship", "dock", "sled", "quarry", "slot"]
UNEXPLAINED = """async (things) => {
  const silent = [];
  let count = 0;
  for (const thing of document.querySelectorAll(things)) {
    if (!thing.checkVisibility() || thing.closest('[data-tip], dialog, .log')) continue;
    count += 1;
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    thing.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await new Promise((done) => setTimeout(done));
    const name = document.querySelector('[data-tip] b')?.textContent;
    if (!name) silent.push(thing.outerHTML.slice(0, 120));
  }
  return [count, silent];
}"""


@pytest.mark.parametrize("game", bundled_game_ids())
def test_everything_explains_itself(opened: Opened, game: str) -> None:
    screen = opened()
    page = screen.page
    screen.table([ME, BOT, BOT], game=game, seed=5)
    screen.wait()
    count, silent = page.evaluate(UNEXPLAINED, ", ".join(f"[data-{one}]" for one in THINGS))
    assert count > 20
    assert silent == []
    # The last tip is kept: its link opens the rules there, and Escape closes what is open.
    page.keyboard.press("Escape")
    expect(page.locator("[data-tip]")).to_have_count(0)
    page.locator("[data-score]").first.click(button="right")
    page.locator("[data-tip-rule]").click()
    expect(page.locator("dialog h2").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("k")
    expect(page.locator("[data-symbol-key] li").nth(15)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    # In the mode for asking a click plays nothing.
    step = page.locator(".screen").get_attribute("data-step")
    page.keyboard.press("e")
    expect(page.locator("[data-explain-mode]")).to_be_visible()
    page.locator("[data-score]").first.click()
    expect(page.locator("[data-tip]")).to_be_visible()
    assert page.locator(".screen").get_attribute("data-step") == step
    assert screen.troubles == []

"""Playing Tawantinsuyu on its drawn board, and pictures of it."""

import re
from collections.abc import Callable
from pathlib import Path

from tests.browser.screen import Screen

RECORDS = Path(__file__).parent / "records"
PLACES = "[data-thing][data-legal]"
HER_BOARD = re.compile("Axomamma’s board|Tabuleiro de Axomamma|Plateau d’Axomamma")
PREFERRED = (
    "[data-thing^=space-][data-legal]",
    "[data-thing^=task-][data-legal]",
    "[data-thing^=worker-][data-legal]",
    "[data-thing^=village-][data-legal]",
)
"""Clicked first where they are offered, so that games come to their end."""


def resume(screen: Screen, name: str, at: int) -> str:
    """Play on from a line of a kept record."""
    return screen.play_on(RECORDS / f"{name}.khipu", at, 0)


def lines(name: str) -> int:
    """How many entries a kept record has."""
    text = (RECORDS / f"{name}.khipu").read_text("utf-8")
    return sum(line[:1].isdigit() or line[:4] in ("seat", "chan") for line in text.splitlines())


def click_once(screen: Screen, *, phone: bool = False) -> bool:
    """One click on the board, else on the prompt; False when the game is over."""
    screen.wait()
    page = screen.page
    if screen.over:
        return False
    confirm = screen.first("[data-confirm]")
    if confirm is not None:
        screen.after(confirm.click)
        return True
    target = screen.first(*PREFERRED, PLACES)
    if target is None:
        choice = page.locator("[data-choice]").first
        screen.after(choice.click)
        return True

    twice = phone and (target.get_attribute("data-thing") or "").startswith("space-")

    def press() -> None:
        # On a phone the first touch of a space tells its price.
        target.dispatch_event("click")
        if twice:
            target.dispatch_event("click")

    screen.after(press)
    return True


def play(screen: Screen, clicks: int = 900, *, phone: bool = False) -> int:
    """Click until the game is over or so often; the number of clicks."""
    for number in range(clicks):
        if not click_once(screen, phone=phone):
            return number
    return clicks


OVERFLOWING = """() => {
  const bad = [];
  const HOLDERS = '.tile, .panel, .stage, .tip, .thing, .cell, button, .cards, .card, .slot';
  // Scrolled out of sight is not out of the box.
  const hidden = (one) => {
    const scroller = one.closest('.cards, .pan, .rail');
    if (!scroller) return false;
    const [a, b] = [one.getBoundingClientRect(), scroller.getBoundingClientRect()];
    return a.right > b.right || a.left < b.left || a.bottom > b.bottom;
  };
  for (const one of document.querySelectorAll('.taw *, .rail *, .tray *')) {
    if (one instanceof SVGElement || hidden(one)) continue;
    if (getComputedStyle(one).overflowX === 'auto') continue;
    const own = [...one.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || one.closest('.unseen, option, #tab-panel, ol, .choices')) continue;
    const box = one.getBoundingClientRect();
    if (!box.width) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    const text = range.getBoundingClientRect();
    const holder = one.closest(HOLDERS) ?? one;
    const wall = holder.getBoundingClientRect();
    const wide = text.right > wall.right + 1.5 || text.left < wall.left - 1.5;
    if (wide || text.bottom > wall.bottom + 2.5)
      bad.push(`${one.className} in ${holder.className}: ${one.textContent.trim().slice(0, 40)}`);
  }
  return bad;
}"""
"""Texts that stick out of the card, tile, panel or button that holds them."""


def overflowing(screen: Screen) -> list[str]:
    overflows: list[str] = screen.page.evaluate(OVERFLOWING)
    return overflows


# Scenes for `make shots`


def _until(screen: Screen, selector: str, clicks: int = 40) -> None:
    for _ in range(clicks):
        screen.wait()
        if screen.first(selector) or not click_once(screen):
            return


def placing(screen: Screen) -> None:
    """In the middle of a game of four, a space under the pointer."""
    resume(screen, "tawantinsuyu-four", 735)
    screen.wait()
    screen.page.locator("[data-thing^=space-][data-legal]").nth(3).hover()


def two(screen: Screen) -> None:
    resume(screen, "tawantinsuyu-two", 398)
    screen.wait()


def keeping(screen: Screen) -> None:
    screen.table([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "tawantinsuyu", seed=4)
    screen.wait()
    _until(screen, "[data-tray=keep]", 4)


def solo(screen: Screen) -> None:
    resume(screen, "tawantinsuyu-solo", 198)
    screen.wait()
    if screen.page.locator("[data-part=mine]").count():
        screen.page.locator("[data-part=mine]").click()
    screen.page.get_by_role("button", name=HER_BOARD).click()


def ended(screen: Screen) -> None:
    resume(screen, "tawantinsuyu-solo", lines("tawantinsuyu-solo") - 6)
    play(screen)
    screen.page.locator("path.score").first.wait_for()


def options(screen: Screen) -> None:
    screen.go("/new/tawantinsuyu")
    screen.page.locator("[data-count='1']").click()


SCENES: dict[str, Callable[[Screen], None]] = {
    "tawantinsuyu-placing": placing,
    "tawantinsuyu-two": two,
    "tawantinsuyu-keeping": keeping,
    "tawantinsuyu-solo": solo,
    "tawantinsuyu-end": ended,
    "tawantinsuyu-options": options,
}

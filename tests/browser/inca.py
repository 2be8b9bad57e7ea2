"""Playing Inca Empire on its drawn board."""

from pathlib import Path

from tests.browser.screen import Screen

RECORDS = Path(__file__).parent / "records"
LABELS = (
    "() => [...document.querySelectorAll('[data-label]')].map(e => [e.textContent, e.getBBox()])"
    ".map(([t, b]) => [t, b.x, b.y, b.x + b.width, b.y + b.height])"
)
OVERFLOWING = """() => {
  const texts = [];
  for (const e of document.querySelectorAll('.inca *, .players *, .prompt *')) {
    if (!(e instanceof HTMLElement) || !e.clientWidth) continue;
    const style = getComputedStyle(e);
    if (e.closest('.world, .unseen') || style.display.startsWith('inline')) continue;
    const text = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    const wide = e.scrollWidth > e.clientWidth + 1 && style.overflowX !== 'auto';
    const high = e.scrollHeight > e.clientHeight + 2 && !/auto|scroll/.test(style.overflowY);
    if (text && (wide || high)) texts.push(`${e.className}: ${e.textContent.trim().slice(0, 60)}`);
  }
  for (const e of document.querySelectorAll('.card, .tag, .field, .sun, .track li, .bar')) {
    const box = e.getBoundingClientRect();
    for (const n of e.querySelectorAll('b, span, p')) {
      const inner = n.getBoundingClientRect();
      if (inner.width && !n.closest('.unseen') && !e.matches('.tabs, .over') &&
          (inner.left < box.left - 1 || inner.right > box.right + 1))
        texts.push(`beyond ${e.className}: ${n.textContent.trim().slice(0, 60)}`);
    }
  }
  return [...new Set(texts)];
}"""


def continued(screen: Screen, name: str, at: int, seat: int) -> None:
    """Play on after an entry of a recorded game, against bots."""
    screen.play_on(RECORDS / f"{name}.khipu", at, seat)
    screen.page.locator(".inca").wait_for()


# Building is worth more than roads, and conquest comes first.
MAP = (
    "[data-region][data-legal]",
    "[data-site][data-legal]",
    "[data-road][data-legal]",
)


def click_once(screen: Screen, number: int) -> bool:
    """One click where the board offers something; False when the game is over."""
    screen.wait()
    page = screen.page
    if screen.over:
        return False
    confirm = screen.first("[data-confirm]")
    if confirm is not None:
        screen.after(confirm.click)
        return True
    menu = screen.first("[data-offer]")
    if menu is not None:
        screen.after(menu.click)
        return True
    field = screen.first("[data-field][data-legal]")
    if field is not None:
        screen.after(field.click)
        return True
    held = screen.first("[data-hand][data-legal]")
    if held is not None:
        held.click()
        page.locator("[data-field][data-legal]").first.wait_for()
        return True
    order = MAP if number % 3 else MAP[::-1]
    target = screen.first(*order, "[data-choice]")
    assert target is not None
    if target.get_attribute("data-choice") is not None:
        screen.after(target.click)
        return True
    step = page.locator(".screen").get_attribute("data-step")
    target.dispatch_event("click")
    page.locator(f'[data-offer], .screen:not([data-step="{step}"])').first.wait_for()
    return True


def play(screen: Screen, clicks: int = 900) -> int:
    """Click until the game is over or so often; the number of clicks."""
    for number in range(clicks):
        if not click_once(screen, number):
            return number
    return clicks


def colliding(screen: Screen) -> list[str]:
    """Names on the map that overlap as the browser draws them."""
    boxes = screen.page.evaluate(LABELS)
    return [
        f"{one[0]} and {two[0]}"
        for place, one in enumerate(boxes)
        for two in boxes[place + 1 :]
        if min(one[3], two[3]) - max(one[1], two[1]) > 0
        and min(one[4], two[4]) - max(one[2], two[2]) > TALL
    ]


TALL = 5.0
"""A text's box is higher than its letters."""


# Pictures for `make shots`.


def shown_turn(screen: Screen) -> None:
    """A turn with a road under the pointer."""
    continued(screen, "inca-4", 203, 1)
    screen.wait()
    road = screen.first("[data-road=r005][data-legal]", "[data-road][data-legal]")
    if road is not None and not screen.first("[data-part]"):
        road.focus()


def shown_sun(screen: Screen) -> None:
    """A Sun phase with a card in the hand chosen."""
    continued(screen, "inca-3", 296, 1)
    screen.wait()
    screen.page.locator("[data-hand]").first.click()


def shown_network(screen: Screen) -> None:
    continued(screen, "inca-3", 302, 2)
    screen.wait()
    screen.page.locator("[data-network]").first.click()


def shown_whole(screen: Screen) -> None:
    continued(screen, "inca-4", 203, 1)
    screen.wait()
    screen.page.locator(".bar button").nth(3).click()


def shown_list(screen: Screen) -> None:
    continued(screen, "inca-4", 203, 1)
    screen.wait()
    screen.page.locator("[data-part=list], .bar [aria-pressed]:not([data-network])").first.click()


def shown_end(screen: Screen) -> None:
    continued(screen, "inca-3", 304, 1)
    play(screen, 60)
    screen.page.locator("path.score").first.wait_for()


SCENES = {
    "inca-turn": shown_turn,
    "inca-sun": shown_sun,
    "inca-network": shown_network,
    "inca-whole": shown_whole,
    "inca-list": shown_list,
    "inca-end": shown_end,
}

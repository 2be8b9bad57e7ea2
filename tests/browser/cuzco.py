"""Playing Cuzco on its drawn board, by mouse or by finger."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator

from tests.browser.screen import Screen

RECORD = Path(__file__).with_name("cuzco.khipu")
"""A game of three bots with 40 triples, to begin in its middle."""
RANDOM = {"kind": "bot", "bot": "random"}
WISHES = ("triple", "enter", "inca", "triple", "draw", "pond", "double")
NEAREST = """marks => {
  const box = document.querySelector(".valley").getBoundingClientRect();
  const [x, y] = [box.left + box.width * 0.27, box.top + box.height * 0.68];
  const middles = marks.map(mark => mark.getBoundingClientRect())
    .map(one => [one.left + one.width / 2, one.top + one.height / 2]);
  return middles.sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0];
}"""
"""The middle of the mark nearest to the forest in the south-west, where a city shall be."""


def play_on(screen: Screen, at: int) -> None:
    """The record of three bots, played on by the first seat after so many entries."""
    screen.play_on(RECORD, at, 0, "random")
    screen.page.locator(".valley").wait_for()
    screen.wait()


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click(screen: Screen, target: Locator) -> None:
    """A true click of the mouse in the middle of something drawn."""
    screen.page.mouse.click(*middle(target))


def take(screen: Screen, tool: str) -> bool:
    """Take up a supply, if it is offered."""
    button = screen.page.locator(f"[data-take={tool}]:not([aria-disabled=true])")
    if not button.count():
        return False
    button.click()
    screen.page.locator(f".valley[data-tool={tool}]").wait_for()
    return True


class Player:
    """Somebody who tries everything in turn."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.page = screen.page
        self.clicks = 0
        self.done: dict[str, int] = {}
        self.walked = False

    def play(self, most: int = 600) -> int:
        """Click until the game is over; the number of clicks."""
        while self.clicks < most and self.click_once():
            self.clicks += 1
        return self.clicks

    def note(self, kind: str) -> None:
        self.done[kind] = self.done.get(kind, 0) + 1

    def click_once(self) -> bool:
        """One answer, by as many clicks as it takes; False when the game is over."""
        screen = self.screen
        screen.wait()
        if screen.over:
            return False
        confirm = screen.first("[data-confirm]", "[data-curtain] button")
        if confirm is not None:
            screen.after(confirm.click)
        elif self.page.locator("[data-festival] [data-lay-card]").count():
            self.celebrate()
        elif self.page.locator(".valley").get_attribute("data-tool"):
            self.walked = False
            self.use()
        else:
            self.act()
        return True

    def celebrate(self) -> None:
        card = self.screen.first("[data-festival] [data-card]:enabled")
        out = self.screen.first("[data-out=end_bid]")
        if card is None or out is not None:
            out = out or self.screen.first("[data-out]")
            assert out is not None
            self.note(str(out.get_attribute("data-out")))
            self.screen.after(out.click)
            return
        card.click()
        lay = self.page.locator("[data-lay-card]:enabled")
        self.note("card")
        self.screen.after(lay.click)

    def use(self) -> None:
        """Use the tool in hand on one of its marks."""
        tool = str(self.page.locator(".valley").get_attribute("data-tool"))
        x, y = self.page.locator("[data-spot]").evaluate_all(NEAREST)
        self.note(tool)
        if tool == "temple":
            self.page.mouse.click(x, y)
            self.screen.after(self.page.locator("[data-value]").last.click)
        else:
            self.screen.after(lambda: self.page.mouse.click(x, y))

    def act(self) -> None:
        """In the middle of a turn: a temple where one can be, else whatever its time has come."""
        points = int(self.page.locator("[data-ap]").get_attribute("data-ap") or 0)
        if points and take(self.screen, "temple"):
            self.use()
            return
        for tried in range(len(WISHES)):
            wish = WISHES[(self.clicks + tried) % len(WISHES)]
            if wish == "inca" and self.walk():
                return
            if wish == "draw" and self.draw():
                return
            if wish not in ("inca", "draw") and points and take(self.screen, wish):
                self.use()
                return
        self.note("end")
        self.screen.after(self.page.locator("[data-end-actions]").click)

    def draw(self) -> bool:
        card = self.page.locator("[data-draw]:enabled")
        if not card.count():
            return False
        self.note("draw")
        self.screen.after(card.first.click)
        return True

    def walk(self) -> bool:
        """Once a turn an Inca is picked, and goes where its marks are."""
        incas = self.page.locator("[data-inca][data-may]")
        if self.walked or not incas.count():
            return False
        self.walked = True
        click(self.screen, incas.first)
        self.page.locator("[data-may=picked]").wait_for()
        if self.page.locator("[data-spot]").count():
            self.use()
        else:
            self.page.keyboard.press("Escape")
        return True


def valley(screen: Screen) -> None:
    """Cuzco: a tile to be laid, over its place where there is a pointer."""
    play_on(screen, 165)
    spots = screen.page.locator("[data-spot]")
    screen.page.mouse.move(*middle(spots.nth(spots.count() // 2)))


def ways(screen: Screen) -> None:
    """Cuzco: an Inca is picked, its ways are shown."""
    play_on(screen, 195)
    screen.page.keyboard.press("l")
    click(screen, screen.page.locator("[data-inca][data-may]").nth(2))


def city(screen: Screen) -> None:
    play_on(screen, 195)
    click(screen, screen.page.locator("[data-temple]").nth(1))


def festival(screen: Screen) -> None:
    play_on(screen, 114)


SCENES: dict[str, Callable[[Screen], None]] = {
    "cuzco": valley,
    "cuzco-ways": ways,
    "cuzco-city": city,
    "cuzco-festival": festival,
}

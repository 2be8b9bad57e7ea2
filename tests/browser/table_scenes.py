"""Scenes of what a table shows beside its board, in every game, for pictures."""

from collections.abc import Callable
from functools import partial

from tests.browser import cuzco, imhotep, inca, tawantinsuyu
from tests.browser.screen import BOT, Screen

ME = {"kind": "me"}
GUIDED = 12
"""Steps of a guide before the picture."""
NOT_OFFERED = {
    "imhotep": "[data-dock]:not([data-legal]), [data-ship]:not([data-legal])",
    "cuzco": "[data-water]",
    "inca_empire": "[data-road]:not([data-legal])",
    "tawantinsuyu": ":is([data-thing^=statue-], [data-thing^=space-]):not([data-legal])",
}


def _imhotep(screen: Screen) -> None:
    screen.table([ME, BOT, BOT, BOT], seed=7)
    imhotep.play(screen, clicks=30)
    screen.wait()
    confirm = screen.first("[data-confirm]")
    if confirm is not None:
        screen.after(confirm.click)
        screen.wait()


def _cuzco(screen: Screen) -> None:
    cuzco.play_on(screen, 195)


def _inca(screen: Screen) -> None:
    inca.continued(screen, "inca-4", 203, 1)
    screen.wait()


def _tawantinsuyu(screen: Screen) -> None:
    tawantinsuyu.resume(screen, "tawantinsuyu-two", 427)
    screen.wait()


MIDDLE: dict[str, Callable[[Screen], None]] = {
    "imhotep": _imhotep,
    "cuzco": _cuzco,
    "inca_empire": _inca,
    "tawantinsuyu": _tawantinsuyu,
}


def hint(screen: Screen, game: str) -> None:
    MIDDLE[game](screen)
    screen.page.keyboard.press("h")
    screen.page.locator(".hint").wait_for()


def symbols(screen: Screen, game: str) -> None:
    MIDDLE[game](screen)
    screen.page.keyboard.press("k")
    screen.page.locator("[data-symbol-key] li").first.wait_for()


def explained(screen: Screen, game: str) -> None:
    MIDDLE[game](screen)
    things = screen.page.locator(".board [data-explain]:visible")
    things.nth(things.count() // 2).dispatch_event("contextmenu")
    screen.page.locator("[data-tip]").wait_for()


def refused(screen: Screen, game: str) -> None:
    MIDDLE[game](screen)
    if game == "cuzco":
        screen.page.locator("[data-take=triple], [data-take=double]").first.click()
        box = screen.page.locator("[data-water]").last.bounding_box()
        assert box is not None
        screen.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        screen.page.locator(NOT_OFFERED[game]).first.dispatch_event("click")
    screen.page.wait_for_timeout(700)


def listed(screen: Screen, game: str) -> None:
    """All choices in words, and the help of the box for notation."""
    MIDDLE[game](screen)
    screen.page.keyboard.press("a")
    helped = screen.page.locator("[data-notation-help]:visible")
    if helped.count():
        helped.click()


def log(screen: Screen, game: str) -> None:
    MIDDLE[game](screen)
    sheets = screen.page.locator("nav.bottom button")
    if sheets.count():
        sheets.nth(2).click()


def players(screen: Screen, game: str) -> None:
    MIDDLE[game](screen)
    sheets = screen.page.locator("nav.bottom button")
    if sheets.count():
        sheets.nth(1).click()


def guide(screen: Screen, game: str) -> None:
    page = screen.page
    screen.go(f"/learn/{game}")
    page.locator("[data-begin]").click()
    for _ in range(GUIDED):
        page.locator(".coach").wait_for()
        button = page.locator(
            ".coach .primary, .prompt [data-confirm], .prompt [data-choice]:enabled"
        )
        button.first.wait_for()
        step = page.locator(".coach").get_attribute("data-step")
        if page.locator(".coach .primary").count():
            page.locator(".coach .primary").click()
            page.locator(f'.coach:not([data-step="{step}"])').wait_for()
        else:
            screen.after(partial(button.first.dispatch_event, "click"))
            screen.wait()
    page.locator("[data-ring]").wait_for()


def variants(screen: Screen, game: str) -> None:
    """A new table with every variant unfolded."""
    screen.go(f"/new/{game}")
    screen.page.locator("main details").first.wait_for()
    screen.page.locator("main details").evaluate_all("all => all.forEach(one => one.open = true)")


def analysed(screen: Screen) -> None:
    screen.page.locator("[data-analyse]").click()
    screen.page.locator("[data-turning]").first.wait_for(timeout=400_000)
    screen.page.locator("[data-turning]").first.click()
    screen.page.locator("[data-preferred], .analysis .one").first.wait_for()


SCENES: dict[str, Callable[[Screen], None]] = {
    f"{scene.__name__}-{game}": partial(scene, game=game)
    for scene in (hint, symbols, explained, refused, listed, log, players, guide, variants)
    for game in MIDDLE
}

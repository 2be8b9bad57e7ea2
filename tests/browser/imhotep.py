"""Playing Imhotep on its drawn board."""

from tests.browser.screen import Screen

SITES = ("[data-slot][data-legal]", "[data-keep][data-legal]", "[data-pyramid][data-legal]")


def click_once(screen: Screen, number: int) -> bool:
    """One click on the board where it offers something; False when the game is over."""
    screen.wait()
    page = screen.page
    if screen.over:
        return False
    confirm = screen.first("[data-confirm]", "[data-curtain] button")
    if confirm is not None:
        screen.after(confirm.click)
        return True
    drafting = page.locator(".prompt .back").count() > 0
    sail = ("[data-dock][data-legal]",) if drafting else ("[data-ship][data-legal]",)
    load = ("[data-space][data-legal]", "[data-quarry][data-legal]")
    order = (*SITES, *(sail + load if drafting or number % 2 else load + sail))
    target = screen.first(*order, "[data-choice]")
    assert target is not None
    # A hull is partly water: the middle of its box is not always part of the ship.
    screen.after(lambda: target.dispatch_event("click"))
    return True


def play(screen: Screen, clicks: int = 400) -> int:
    """Click until the game is over or so often; the number of clicks."""
    for number in range(clicks):
        if not click_once(screen, number):
            return number
    return clicks

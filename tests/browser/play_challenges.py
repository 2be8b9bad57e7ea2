"""Challenges in real browsers: one try each, results, and replays only after the own try."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.imhotep import play
from tests.browser.play_people import call, sign_up
from tests.browser.screen import Screen


def of_the_day(screen: Screen, game: str) -> str:
    """The id of the challenge of the day against bots."""
    answer = screen.page.request.get(f"{screen.site}/api/challenges").json()
    (name,) = [
        one["id"]
        for one in answer["challenges"]
        if (one["game"], one["period"], one["form"]) == (game, "day", "bots")
    ]
    return str(name)


def test_two_people_play_the_same_deal_and_compare(opened: Opened) -> None:
    ana, ben = opened(), opened()
    sign_up(ana, "Ana of Ollanta")
    sign_up(ben, "Ben of Ollanta")
    ana.prefer(confirm_turns=False)
    name = of_the_day(ana, "imhotep")
    page = ana.page
    ana.go("/challenges")
    card = page.locator(f"[data-challenge='{name}']")
    expect(card).to_be_visible()
    assert ana.violations() == []
    card.locator("[data-begin]").focus()
    page.keyboard.press("Enter")
    page.locator(".prompt").wait_for()
    table = page.url.rsplit("/", 1)[1]
    ana.go("/challenges")
    card.get_by_role("button", name="Return to your try").click()
    page.locator(".prompt").wait_for()
    assert page.url.rsplit("/", 1)[1] == table
    play(ana)
    page.locator("[data-end]").get_by_role("link", name="Results").click()
    expect(page.locator("[data-try]")).to_have_count(1)
    expect(page.locator("[data-standing]")).to_contain_text("Place 1")
    assert ana.violations() == []
    expect(page.locator("[data-try] a.button")).to_have_count(1)

    other = ben.page
    ben.go(f"/challenge/{name}")
    expect(other.locator("[data-try]")).to_have_count(1)
    expect(other.locator("[data-try] a.button")).to_have_count(0)
    ben.go(f"/replay/{table}")
    expect(other.get_by_text("Finish your own try")).to_be_visible()
    ben.troubles.clear()  # the browser reports the refused requests
    mine = call(ben, f"challenges/{name}/try")["id"]
    call(ben, f"tables/{mine}/resign")
    ben.go(f"/challenge/{name}")
    other.locator("[data-try] a.button").click()
    expect(other.locator(".controls")).to_be_visible()
    expect(other.get_by_role("button", name="Play on from here")).to_have_count(0)
    expect(other.locator("a[download]")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en", "pt", "fr"])
def test_challenges_fit_a_phone_in_every_language(opened: Opened, locale: str) -> None:
    screen = opened(locale=locale, viewport={"width": 390, "height": 844}, color_scheme="dark")
    screen.go("/challenges")
    screen.page.locator("[data-begin]").first.wait_for()
    for path in ("/challenges", f"/challenge/{of_the_day(screen, 'cuzco')}"):
        screen.go(path)
        screen.page.locator("[data-begin]").first.wait_for()
        assert "people-" not in screen.page.locator("body").inner_text()
        assert screen.page.evaluate("document.documentElement.scrollWidth") <= 390
        assert screen.violations() == []

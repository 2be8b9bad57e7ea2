"""Challenges in real browsers: one try each, results, and replays only after the own try."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import USUAL, Opened
from tests.browser.imhotep import play
from tests.browser.play_people import call, sign_up
from tests.browser.screen import Screen
from tests.server.site import Server

ZONES = ("Pacific/Auckland", "Europe/Paris", "America/Lima")
DAY = 86400


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
    other.wait_for_load_state("networkidle")
    ben.troubles.clear()  # the browser reports the refused requests
    mine = call(ben, f"challenges/{name}/try")["id"]
    call(ben, f"tables/{mine}/resign")
    ben.go(f"/challenge/{name}")
    other.locator("[data-try] a.button").click()
    expect(other.locator(".controls")).to_be_visible()
    expect(other.get_by_role("button", name="Play on from here")).to_have_count(0)
    expect(other.locator("a[download]")).to_have_count(0)


def links(screen: Screen, mark: str) -> list[str]:
    """Where the first link of each marked card leads."""
    cards = screen.page.locator(mark)
    cards.first.wait_for()
    return [str(card.locator("a").first.get_attribute("href")) for card in cards.all()]


def test_a_new_day_comes_for_everybody_at_once(browser: Browser, tmp_path: Path) -> None:
    ahead = tmp_path / "ahead"
    now = time.time()
    midnight = (now // DAY + 1) * DAY
    ahead.write_text(str(midnight - 600 - now))
    server = Server(tmp_path, program=("tests.server.serve_at", str(ahead))).start()
    screens = []
    for zone in ZONES:
        context = browser.new_context(**USUAL, timezone_id=zone)
        context.clock.install(time=midnight - 600)
        screens.append(Screen(context, server.url))

    # Ten minutes before midnight in UTC all have the same puzzles and challenges, whatever their
    # date is, and each reads the end in the time of their own zone.
    puzzles, challenges, ends = [], [], set()
    for screen in screens:
        screen.go("/puzzles")
        puzzles.append(links(screen, "[data-daily]"))
        screen.go("/challenges")
        challenges.append(links(screen, "[data-challenge]"))
        ends.add(screen.page.locator("section p").first.inner_text())
    assert puzzles[0] == puzzles[1] == puzzles[2]
    assert challenges[0] == challenges[1] == challenges[2]
    assert len(ends) == 3
    ana, ben, eva = screens
    name = of_the_day(ana, "imhotep")
    table = call(ana, f"challenges/{name}/try")["id"]
    ben.go("/puzzles")
    ben.page.locator("[data-daily]").first.wait_for()
    eva.go(f"/challenge/{name}")
    expect(eva.page.locator("[data-begin]")).to_have_text("Play your try")

    # The open pages change with the day by themselves.
    ahead.write_text(str(midnight + 60 - now))
    for screen in screens:
        screen.page.clock.fast_forward(660_000)
    expect(ana.page.locator(f"[data-challenge='{name}'] h3")).to_have_count(1)  # a past one
    expect(ana.page.locator(f"[data-challenge='{name}'] [data-begin]")).to_have_count(0)
    expect(eva.page.locator("[data-begin]")).to_have_text("Play this deal")
    tomorrow = of_the_day(ana, "imhotep")
    assert tomorrow != name
    expect(ana.page.locator(f"[data-challenge='{tomorrow}'] [data-begin]")).to_be_visible()
    first = puzzles[0][0]
    expect(ben.page.locator(f"[data-daily] a[href='{first}'].primary")).to_have_count(0)
    # A try that was not over at midnight has no result.
    call(ana, f"tables/{table}/resign")
    ana.go(f"/challenge/{name}")
    expect(ana.page.locator("[data-standing]")).to_contain_text("ended without a result")
    expect(ana.page.locator("[data-try]")).to_have_count(0)
    for screen in screens:
        assert screen.troubles == []
        screen.context.close()
    assert server.stop() == 0


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

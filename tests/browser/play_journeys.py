"""Journeys of two and three people from the first click to the last, and nonsense on the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.play_pages import resign
from tests.browser.play_people import ME, call, sign_up
from tests.browser.play_together import befriend
from tests.browser.screen import BOT, Screen

LONGEST_NAME = "Ñusta 🦙🌽 of Ollantaytambo"[:24]


def test_three_people_find_each_other_by_a_quick_match(opened: Opened) -> None:
    ana, ben, eva = opened(), opened(), opened()
    for screen, number in ((ana, 1), (ben, 2)):
        screen.go("/lobby")
        screen.page.locator("[data-match-seats]").select_option("3")
        screen.page.locator("[data-match=tawantinsuyu]").click()
        if number == 1:
            expect(ana.page.locator("[data-seeking]")).to_contain_text("waiting for others")
    # Who waited first sees that somebody came, and a third person finds both.
    expect(ana.page.locator("[data-seeking]")).to_contain_text("2 people are waiting")
    eva.go("/lobby")
    sought = eva.page.locator("[data-sought=tawantinsuyu]")
    expect(sought).to_contain_text("2 people are waiting")
    assert eva.violations() == []
    sought.click()
    tables = set()
    for screen in (ana, ben, eva):
        screen.page.locator(".prompt").wait_for()
        tables.add(screen.page.url.rsplit("/", 1)[1])
    assert len(tables) == 1
    # The way back leads to the lobby, which offers the table and no longer the match.
    eva.page.go_back()
    expect(eva.page.locator(f"a[href='/table/{tables.pop()}']").first).to_be_visible()
    expect(eva.page.locator("[data-sought=tawantinsuyu]")).to_have_count(0)


def test_a_game_for_no_such_number_cannot_be_matched(opened: Opened) -> None:
    screen = opened()
    screen.go("/lobby")
    empire = screen.page.locator("[data-match=inca_empire]")
    expect(empire).to_be_disabled()
    expect(empire).to_contain_text("3–4 players")
    screen.page.locator("[data-match-seats]").select_option("4")
    expect(empire).to_be_enabled()


def test_friends_invite_play_and_play_again(opened: Opened) -> None:
    ana, ben, eva = opened(), opened(), opened()
    sign_up(ana, "Ana of Jauja")
    sign_up(ben, "Ben of Jauja")
    befriend(ana, ben, "Ben of Jauja")
    ana.page.reload()
    ana.page.locator("[data-name='Ben of Jauja'] [data-invite]").click()
    ana.page.locator("[data-count='2']").click()
    ana.page.get_by_role("button", name="Open the table").click()
    ana.page.wait_for_url(re.compile("/table/"))
    table = ana.page.url.rsplit("/", 1)[1].split("?")[0]
    # The seat is Ben's: a stranger finds no place, not even after a reload.
    eva.go(f"/table/{table}")
    eva.page.reload()
    expect(eva.page.get_by_role("button", name="Sit down")).to_have_count(0)
    eva.troubles.clear()  # the browser may log the refused request
    ben.page.reload()
    ben.page.locator("[data-invitation] [data-join]").click()
    for screen in (ana, ben):
        screen.page.locator(".prompt").wait_for()
    resign(ben)
    ana.page.locator("[data-end]").get_by_role("button", name="Rematch").click()
    ana.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    again = ana.page.url.rsplit("/", 1)[1].split("?")[0]
    ben.go("/people")
    ben.page.locator(f"[data-invitation='{again}'] [data-join]").click()
    for screen in (ana, ben):
        screen.page.locator(".prompt").wait_for()
        assert again in screen.page.url


def test_a_shared_replay_goes_from_a_stranger_to_a_page_and_into_a_study(opened: Opened) -> None:
    ana, ben, visitor = opened(), opened(), opened()
    sign_up(ana, "Ana of Raqchi")
    sign_up(ben, "Ben of Raqchi")
    table = ana.post("tables", game="imhotep", seats=[ME, BOT])
    call(ana, f"tables/{table}/resign")
    path = f"/replay/{table}"
    visitor.go(path)
    visitor.page.get_by_text("There is no such table").first.wait_for()
    ana.go(path)
    ana.page.locator("[data-share]").click()
    ana.page.locator("[data-way=link]").check()
    expect(ana.page.get_by_role("status").get_by_text("Saved")).to_be_visible()
    link = ana.page.request.get(f"{ana.site}/api/tables/{table}").json()["link"]
    visitor.go(f"{path}?link=nonsense")
    visitor.page.get_by_text("There is no such table").first.wait_for()
    visitor.troubles.clear()  # the browser logs the refused requests
    visitor.go(f"{path}?link={link}")
    expect(visitor.page.locator(".controls")).to_be_visible()
    visitor.go(f"/embed/{table}?link={link}")
    expect(visitor.page.get_by_role("heading", name="Imhotep")).to_be_visible()
    expect(visitor.page.get_by_role("list", name="Players").locator("li")).to_have_count(2)
    assert visitor.violations() == []
    # Ben, who did not play, writes a study of it, and a visitor reads it by its link.
    ben.go(f"{path}?link={link}")
    ben.page.locator("[data-study-menu]").click()
    ben.page.get_by_label("Title").fill("Why not to resign")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("heading", name="Why not to resign")).to_be_visible()
    study = ben.page.url.split("/study/")[1].split("?")[0]
    visitor.go(f"/study/{study}")
    visitor.page.get_by_role("alert").wait_for()
    expect(visitor.page.get_by_role("heading", name="Why not to resign")).to_have_count(0)
    visitor.troubles.clear()
    ben.page.locator("[data-share]").click()
    ben.page.locator("[data-way=link]").check()
    expect(ben.page.get_by_role("status").get_by_text("Saved")).to_be_visible()
    key = ben.page.request.get(f"{ben.site}/api/studies/{study}").json()["link"]
    visitor.go(f"/study/{study}?link={key}")
    expect(visitor.page.get_by_role("heading", name="Why not to resign")).to_be_visible()


def test_a_double_click_opens_one_table(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.go("/new/imhotep")
    page.locator("[data-count='2']").click()
    page.get_by_role("button", name="Start", exact=True).dblclick()
    page.locator(".prompt").wait_for()
    mine = page.request.get(f"{screen.site}/api/tables?mine=true").json()["tables"]
    assert len(mine) == 1
    # Back leads to the form and forward to the table; a second tab plays at the same seat.
    page.go_back()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    page.go_forward()
    page.locator(".prompt").wait_for()
    other = Screen(screen.context, screen.site)
    other.open_table(mine[0]["id"])
    for one in (screen, other):
        one.wait()
    assert other.troubles == []


@pytest.mark.parametrize(
    "path",
    [
        "/table/nonsense",
        "/replay/nonsense?at=99999999999",
        "/study/nonsense",
        "/embed/nonsense",
        "/profile/nonsense",
        "/challenge/nonsense",
        "/puzzles/imhotep/nonsense",
        "/mistakes/nonsense/3",
        "/mail?confirm=nonsense",
        "/leaderboard/nonsense",
        "/new/nonsense",
        "/rules/nonsense",
        "/learn/nonsense",
        "/%F0%9F%A6%99/%3Cscript%3E",
    ],
)
def test_nonsense_in_an_address_is_answered_in_words(opened: Opened, path: str) -> None:
    screen = opened(locale="fr")
    screen.go(path)
    if "/mail" in path:
        screen.page.locator("[data-agree]").click()
        screen.page.get_by_role("status").wait_for()
    screen.page.locator("h1, h2, [role=alert], .trouble, [data-trouble]").first.wait_for()
    screen.page.wait_for_load_state("networkidle")
    text = screen.page.locator("body").inner_text()
    assert len(text.strip()) > 20
    assert not re.search(r"\b(?:web|people|error|study|puzzles|friends)-[a-z]+", text)
    assert "undefined" not in text
    screen.troubles = [one for one in screen.troubles if "Failed to load resource" not in one]


@pytest.mark.parametrize("locale", ["en", "pt", "fr"])
def test_the_longest_name_with_pictures_fits_everywhere(opened: Opened, locale: str) -> None:
    screen = opened(locale=locale, viewport={"width": 390, "height": 844})
    sign_up(screen, f"{LONGEST_NAME[:-2]}{locale}")
    answer = screen.page.request.post(
        f"{screen.site}/api/accounts",
        data={"name": "x" * 40, "password": "three llamas"},
        headers={"Origin": screen.site},
    )
    assert answer.status == 400
    table = screen.post("tables", game="imhotep", seats=[ME, BOT])
    call(screen, f"tables/{table}/resign")
    for path in ("/", "/profile", "/people", "/lobby", "/replays", "/account", "/settings"):
        screen.go(path)
        screen.page.locator("h1").first.wait_for()
        assert screen.page.evaluate("document.documentElement.scrollWidth") <= 390, path


def test_a_table_is_set_up_by_keyboard_alone(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.go("/")
    page.locator("article").first.wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the content")).to_be_focused()
    page.keyboard.press("Enter")
    names = []
    for _ in range(40):
        page.keyboard.press("Tab")
        name = page.evaluate("document.activeElement.innerText")
        names.append(name)
        if name.strip() == "Set up":
            break
    assert names[-1].strip() == "Set up"
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    start = page.get_by_role("button", name="Start", exact=True)
    start.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if start.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.locator(".prompt").wait_for()

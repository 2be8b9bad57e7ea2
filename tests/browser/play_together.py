"""Playing together in two and three real browsers: friends, invitations, matches, chats, blocks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import USUAL, Opened
from tests.browser.play_people import ME, call, sign_up
from tests.browser.screen import BOT, Screen
from tests.server.site import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def befriend(ana: Screen, ben: Screen, name: str) -> None:
    """Ana asks Ben by his name, and he accepts."""
    ana.go("/people")
    ana.page.locator("[data-add]").fill(name)
    ana.page.locator("[data-add]").press("Enter")
    expect(ana.page.locator("[data-friend=asked]")).to_be_visible()
    ben.go("/people")
    ben.page.locator("[data-accept]").click()
    expect(ben.page.locator("[data-friend=friend]")).to_be_visible()


def test_a_friend_is_asked_invited_and_sits_down(opened: Opened) -> None:
    ana, ben = opened(), opened()
    sign_up(ana, "Ana of Tumbes")
    sign_up(ben, "Ben of Tumbes")
    befriend(ana, ben, "Ben of Tumbes")
    assert ben.violations() == []
    ana.page.reload()
    line = ana.page.locator("[data-name='Ben of Tumbes']")
    expect(line).to_contain_text("here now")
    assert ana.violations() == []
    line.locator("[data-invite]").click()
    expect(ana.page.locator("[data-seat='1']")).to_contain_text("Ben of Tumbes")
    ana.page.locator("[data-count='2']").click()
    ana.page.get_by_role("button", name="Open the table").click()
    expect(ana.page.get_by_text("Kept for Ben of Tumbes")).to_be_visible()
    # Ben sees it on the page that is open, and among his invitations.
    expect(ben.page.get_by_text("Ana of Tumbes invites you to")).to_be_visible()
    ben.page.reload()
    ben.page.locator("[data-invitation] [data-join]").click()
    ben.page.locator(".prompt").wait_for()
    ana.page.locator(".prompt").wait_for()


def test_a_quick_match_brings_two_people_to_one_table(opened: Opened) -> None:
    ana, ben = opened(), opened()
    ana.go("/lobby")
    ana.page.locator("[data-match=cuzco]").click()
    expect(ana.page.locator("[data-seeking]")).to_contain_text("Cuzco")
    assert ana.violations() == []
    ana.page.locator("[data-stop-seeking]").click()
    ana.page.locator("[data-match=imhotep]").click()
    expect(ana.page.locator("[data-seeking]")).to_contain_text("Imhotep")
    ben.go("/lobby")
    ben.page.locator("[data-match=imhotep]").click()
    for screen in (ana, ben):
        screen.page.locator(".prompt").wait_for()
    assert ana.page.url.rsplit("/", 1)[1] == ben.page.url.rsplit("/", 1)[1]


def test_a_quick_match_by_turns_waits_while_the_page_is_closed(opened: Opened) -> None:
    ana, ben = opened(), opened()
    for screen in (ana, ben):
        screen.go("/lobby")
        screen.page.locator("[data-match-kind]").select_option("by_turns")
        screen.page.locator("[data-match=tawantinsuyu]").click()
        if screen is ana:
            expect(ana.page.locator("[data-seeking]")).to_contain_text("By turns")
            ana.page.goto("about:blank")
    ben.page.get_by_role("link", name="A match has begun: Tawantinsuyu").click()
    ben.page.locator(".prompt").wait_for()
    table = ben.page.url.rsplit("/", 1)[1]
    ana.go("/lobby")
    link = ana.page.locator(f"a[href='/table/{table}']").first
    expect(link).to_be_visible()
    assert ana.violations() == []
    link.click()
    ana.page.locator(".prompt").wait_for()


def test_the_same_people_play_a_rematch_and_know_each_other_afterwards(opened: Opened) -> None:
    ana, ben = opened(), opened()
    sign_up(ana, "Ana of Puno")
    sign_up(ben, "Ben of Puno")
    table = ana.post("tables", game="imhotep", seats=[ME, {"kind": "open"}], visibility="public")
    call(ben, f"tables/{table}/join", {"seat": 1})
    ana.open_table(table)
    ben.go("/people")
    call(ben, f"tables/{table}/resign")
    ana.page.locator("[data-end]").get_by_role("button", name="Rematch").click()
    ana.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    again = ana.page.url.rsplit("/", 1)[1]
    ben.page.reload()
    invitation = ben.page.locator(f"[data-invitation='{again}']")
    expect(invitation).to_contain_text("Ana of Puno")
    recent = ben.page.locator("[data-recent]")
    expect(recent).to_contain_text("Ana of Puno")
    recent.get_by_role("button", name="Ask Ana of Puno to be friends").click()
    expect(ben.page.locator("[data-friend=asked]")).to_contain_text("Ana of Puno")
    assert ben.violations() == []
    invitation.locator("[data-join]").click()
    for screen in (ana, ben):
        screen.page.locator(".prompt").wait_for()
    assert ben.page.url.endswith(again)


def test_people_sign_up_by_invitation_only(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, "--registration", "invited", "--member-invites").start()
    command = [sys.executable, "-m", "tampu.cli.main", "invite", "--data", str(tmp_path)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    code = printed.strip().rpartition("invite=")[2]
    screens = [Screen(browser.new_context(**USUAL), server.url) for _ in range(3)]
    ana, ben, eva = screens

    def fill(screen: Screen, name: str) -> None:
        screen.page.get_by_label("Name", exact=True).fill(name)
        screen.page.get_by_label("Password").fill("three llamas")
        screen.page.locator("[data-submit]").click()

    # Eva has no invitation, Ana one of the host, and Ben one of Ana.
    eva.go("/account")
    eva.page.locator("[data-way=up]").click()
    eva.page.get_by_label("Invitation code").fill("nothing")
    assert eva.violations() == []
    fill(eva, "Eva of Ica")
    expect(eva.page.get_by_role("alert")).to_be_visible()
    eva.troubles.clear()  # the browser logs the refused request
    ana.go(f"/account?invite={code}")
    expect(ana.page.get_by_label("Invitation code")).to_have_value(code)
    fill(ana, "Ana of Ica")
    expect(ana.page.get_by_role("heading", name="Your recovery codes").first).to_be_visible()
    ana.go("/people")
    ana.page.locator("[data-site-invite]").click()
    link = ana.page.get_by_label("Link for your friend").input_value()
    assert ana.violations() == []
    ben.go(link.removeprefix(server.url))
    fill(ben, "Ben of Ica")
    expect(ben.page.get_by_role("heading", name="Your recovery codes").first).to_be_visible()
    troubles = [trouble for screen in screens for trouble in screen.troubles]
    for screen in screens:
        screen.context.close()
    assert server.stop() == 0
    assert troubles == []


def test_observers_talk_apart_and_a_person_is_blocked_and_reported(opened: Opened) -> None:
    ana, ben, eva = opened(), opened(), opened()
    sign_up(ana, "Ana of Nazca")
    person = sign_up(ben, "Ben of Nazca")
    seats = [ME, {"kind": "open"}]
    table = ana.post("tables", game="imhotep", seats=seats, visibility="public")
    call(ben, f"tables/{table}/join", {"seat": 1})
    for screen in (ana, eva):
        screen.go(f"/table/{table}")
        screen.page.locator("#tab-chat").click()
    expect(eva.page.locator("[data-observers]")).to_be_visible()
    eva.page.get_by_label("Say something").fill("two cards left")
    eva.page.keyboard.press("Enter")
    expect(eva.page.get_by_text("two cards left")).to_be_visible()
    ana.page.get_by_label("Say something").fill("good luck")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_text("good luck")).to_be_visible()
    expect(ana.page.get_by_text("two cards left")).to_have_count(0)
    expect(eva.page.get_by_text("good luck")).to_have_count(0)

    ana.go(f"/profile/{person}")
    ana.page.locator("[data-report]").click()
    ana.page.get_by_label("What happened?").fill("rude")
    assert ana.violations() == []
    ana.page.locator("[data-send-report]").click()
    expect(ana.page.get_by_text("The host will read your report.")).to_be_visible()
    ana.page.locator("[data-block]").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
    ana.go("/people")
    expect(ana.page.locator("[data-blocked]")).to_contain_text("Ben of Nazca")
    other = ana.post("tables", game="imhotep", seats=seats, visibility="public")
    ben.go(f"/table/{other}")
    ben.page.get_by_role("button", name="Sit down").first.click()
    expect(ben.page.get_by_text("You cannot meet this person here.")).to_be_visible()
    ben.troubles.clear()  # the browser logs the refused request
    ana.page.locator("[data-blocked] button").click()
    expect(ana.page.locator("[data-blocked]")).to_have_count(0)


def test_forced_answers_are_switched_on_for_one_table(opened: Opened) -> None:
    screen = opened()
    screen.table([ME, BOT])
    screen.page.get_by_role("button", name="Menu").click()
    switch = screen.page.locator("[data-answers]")
    switch.check()
    expect(switch).to_be_checked()
    assert screen.violations() == []
    screen.page.reload()
    screen.page.locator(".prompt").wait_for()
    screen.page.get_by_role("button", name="Menu").click()
    expect(screen.page.locator("[data-answers]")).to_be_checked()


@pytest.mark.parametrize("locale", ["en", "pt", "fr"])
@pytest.mark.parametrize("path", ["/people", "/lobby"])
def test_the_pages_fit_a_phone_in_every_language(opened: Opened, locale: str, path: str) -> None:
    screen = opened(locale=locale, viewport={"width": 390, "height": 844}, color_scheme="dark")
    screen.go(path)
    screen.page.locator("section.card").first.wait_for()
    text = screen.page.locator("body").inner_text()
    assert "friends-" not in text
    assert "match-" not in text
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert screen.violations() == []

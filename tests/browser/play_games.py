"""Whole games through the interface: by clicks, by keys, at one screen and at two."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.imhotep import click_once, play
from tests.browser.screen import BOT, Screen

ME = {"kind": "me"}


def test_a_game_against_bots_begins_in_two_clicks_and_is_played_by_clicking(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.go("/")
    page.locator("[data-game=imhotep] .play").click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rsplit("/", 1)[1]
    clicks = play(screen)
    assert 20 < clicks < 400

    end = page.locator("[data-end]")
    expect(end.locator("tbody tr").first).to_be_visible()
    totals = end.locator("tfoot tr").first.locator("td").all_inner_texts()
    assert len(totals) == 3
    assert sorted(map(int, totals), reverse=True) == list(map(int, totals))
    expect(end.locator("path.score")).to_have_count(3)

    end.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile(f"/replay/{table}"))
    replay(screen, table)


def replay(screen: Screen, table: str) -> None:
    """A finished game is looked at, linked to, and played on."""
    page = screen.page
    slider = page.get_by_role("slider")
    before = slider.input_value()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_value(before)
    at = slider.input_value()
    expect(page).to_have_url(re.compile("at="))
    page.reload()
    expect(page.get_by_role("slider")).to_have_value(at)
    assert page.locator("table").count() == 0, "the outcome is shown without being asked for"
    page.get_by_label("Show the outcome").check()
    expect(page.locator("tfoot")).to_be_visible()
    log = page.get_by_role("list", name="Log")
    expect(log).to_contain_text("Llama")
    expect(log).not_to_contain_text("Seat 2")
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    text = download.value.path().read_text("utf-8")
    assert text.startswith("khipu")
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog [data-begin]").click()
    page.wait_for_url(re.compile("/table/"))
    assert table not in page.url
    screen.wait()


def test_a_game_is_played_by_keys_alone(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.table([ME, BOT], seed=11)
    for _ in range(400):
        screen.wait()
        if screen.over:
            break
        if page.locator("[data-all-choices][aria-pressed=false]").count():
            page.keyboard.press("a")
            page.locator("[data-all-choices][aria-pressed=true]").wait_for()
        choices = page.locator("[data-choice]").count()
        key = "Enter" if page.locator("[data-confirm]").count() else str(min(choices, 9))
        screen.after(lambda key=key: page.keyboard.press(key))
    expect(page.locator("[data-end]")).to_be_visible()


def test_two_people_at_one_screen_hide_behind_a_curtain(opened: Opened) -> None:
    """Hands are secret in Cuzco, so the screen is covered until its next player opens it."""
    screen = opened()
    page = screen.page
    screen.table(
        [{**ME}, {"kind": "hotseat", "name": "Illari"}], game="cuzco", options={"start_player": 2}
    )
    expect(page.locator("[data-curtain] h2")).to_contain_text("Illari")
    expect(page.locator(".cuzco")).to_have_count(0)
    expect(page.locator("[data-choice]")).to_have_count(0)
    page.locator("[data-curtain] button").click()
    expect(page.locator(".cuzco")).to_be_visible()


def test_no_curtain_where_nothing_is_secret(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.table(
        [{**ME}, {"kind": "hotseat", "name": "Illari"}], seed=3, options={"start_player": 1}
    )
    for number in range(8):
        expect(page.locator("[data-curtain]")).to_have_count(0)
        assert click_once(screen, number)


def test_two_browsers_share_a_table_and_one_of_them_reloads(opened: Opened) -> None:
    one, two = opened(), opened()
    one.go("/")
    one.page.locator("article").first.wait_for()
    body = {"game": "imhotep", "seats": [ME, {"kind": "open"}], "visibility": "public"}
    body |= {"options": {"start_player": 1}}
    answer = one.page.request.post(
        f"{one.site}/api/tables", data=body, headers={"Origin": one.site}
    )
    table = answer.json()["id"]
    one.go(f"/table/{table}")
    two.go("/lobby")
    two.page.get_by_role("button", name="Sit down").first.click()
    two.page.wait_for_url(re.compile(table))
    for turn in range(6):
        mover, other = (one, two) if turn % 2 == 0 else (two, one)
        click_once(mover, 0)
        mover.page.locator("[data-confirm], .screen[data-state=waiting]").first.wait_for()
        if mover.page.locator("[data-confirm]").count():
            click_once(mover, 0)
        if turn == 2:
            two.page.reload()
            two.page.locator(".prompt").wait_for()
        other.wait()
    assert log_of(one) == log_of(two)
    assert len(log_of(one)) > 6


def log_of(screen: Screen) -> list[str]:
    """The lines of the log as notation: in words, everybody is “you” to oneself."""
    lines = screen.page.locator(".tabs ol .line").all()
    return [line.get_attribute("title") or "" for line in lines]


def test_what_the_rules_forbid_is_explained(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.table([ME, BOT], seed=5, options={"start_player": 1})
    screen.wait()
    page.keyboard.press("/")
    page.keyboard.type("S1>M")
    page.keyboard.press("Enter")
    refusal = page.locator(".refused")
    expect(refusal).to_be_visible()
    rule = refusal.get_by_role("button").get_attribute("data-rule")
    refusal.get_by_role("button").click()
    expect(page.locator(f"dialog #{rule}")).to_be_visible()
    expect(page.locator(f"dialog #{rule}")).to_have_class(re.compile("exact"))


def test_a_click_on_a_dock_or_hull_that_is_not_offered_says_why(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.table([ME, BOT], seed=5, options={"start_player": 1})
    screen.wait()
    for thing in ("[data-dock=T]:not([data-legal])", "[data-ship='1']:not([data-legal])"):
        page.locator(thing).dispatch_event("click")
        expect(page.locator(".refused [data-rule^=IM-]")).to_be_visible()
        page.keyboard.press("Escape")
    # The click after it plays.
    screen.after(page.locator("[data-space][data-legal]").first.click)


def test_stones_and_ships_are_dragged(opened: Opened) -> None:
    screen = opened()
    screen.table([ME, BOT], seed=5, options={"start_player": 1})
    screen.wait()
    drag(screen, "[data-sled][data-legal]", "[data-space][data-legal]")
    expect(screen.page.locator(".tabs .log")).to_contain_text("You loaded ship")
    for _ in range(40):
        screen.wait()
        if screen.first("[data-ship][data-legal]") and not screen.first("[data-confirm]"):
            break
        click_once(screen, 0)
    drag(screen, "[data-ship][data-legal]", "[data-dock=T][data-legal]")
    expect(screen.page.locator("[data-dock=T][data-legal]")).to_have_count(0)
    expect(screen.page.locator(".tabs .log")).to_contain_text("to the temple")


def drag(screen: Screen, grabbed: str, target: str) -> None:
    mouse = screen.page.mouse
    for selector, press in ((grabbed, True), (target, False)):
        box = screen.page.locator(selector).first.bounding_box()
        assert box is not None
        # Low in a ship's box is its hull.
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8, steps=6)
        if press:
            mouse.down()
    mouse.up()


def test_taking_back_playing_again_and_hints(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.table([ME, BOT], seed=5, options={"start_player": 1})
    screen.wait()
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible()
    stones = page.locator("[data-space]").count()
    log = page.locator(".tabs .log")
    screen.after(lambda: page.locator("[data-space][data-legal]").first.dispatch_event("click"))
    expect(log).to_contain_text("You loaded ship")
    # No confirmation is asked among bots: the bot has moved, and undo reaches past its turn.
    expect(log).to_contain_text("Sumaq")
    screen.wait()
    expect(page.locator("[data-confirm]")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator("[data-space]")).to_have_count(stones)
    expect(log).not_to_contain_text("You loaded ship")

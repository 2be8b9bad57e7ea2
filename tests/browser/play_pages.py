"""The pages around the boards: setting up, playing on, sharing, and what stays after the end."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import inca, tawantinsuyu
from tests.browser.conftest import Opened
from tests.browser.imhotep import click_once
from tests.browser.screen import BOT

ME = {"kind": "me"}
RECORDS = Path(__file__).parent / "records"
CORPUS = Path(__file__).parents[1] / "corpus"


def test_a_table_is_set_up_by_faces_and_presets(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.go("/new/imhotep")
    page.locator("[data-count='2']").click()
    page.locator("[data-seat='1'] button").click()
    page.locator("[data-sit=puma]").click()
    expect(page.locator("[data-seat='1']")).to_contain_text("Puma")
    page.locator("[data-preset=other]").click()
    page.locator("[data-variants] summary").click()
    expect(page.locator('[data-side="0B"]')).to_have_attribute("aria-pressed", "true")
    page.locator('[data-side="2A"]').click()
    expect(page.locator("[data-preset=other]")).to_have_attribute("aria-pressed", "false")
    assert screen.violations() == []
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Start", exact=True).click()
    body = sent.value.post_data_json
    assert body["options"]["sides"] == "BBABB"
    assert body["seats"][1]["bot"].endswith(":as=puma")
    page.locator(".prompt").wait_for()


def test_variants_have_names_in_every_language(opened: Opened) -> None:
    for locale in ("en", "pt", "fr"):
        screen = opened(locale=locale)
        for game in ("cuzco", "inca_empire", "tawantinsuyu"):
            screen.go(f"/new/{game}")
            screen.page.locator("[data-variants] summary").click()
            words = screen.page.locator("[data-variants]").inner_text()
            assert "-option-" not in words
            assert "_" not in words


def test_playing_on_begins_at_the_position_shown(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    khipu = (RECORDS / "tawantinsuyu-solo.khipu").read_text("utf-8")
    screen.post("records", khipu=khipu)
    screen.go("/replays")
    page.locator(".line a").first.click()
    page.locator(".controls").wait_for()
    for _ in range(6):
        page.locator("[data-forward]").click()
    at = int(page.url.split("at=")[1].split("&")[0])
    page.get_by_role("button", name="Play on from here").click()
    assert screen.violations() == []
    with page.expect_request("**/play_on") as sent:
        page.locator("dialog [data-begin]").click()
    assert sent.value.post_data_json["at"] == at
    page.locator(".prompt").wait_for()


def test_space_in_a_replay_plays_and_presses_nothing_else(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.post("records", khipu=(RECORDS / "tawantinsuyu-solo.khipu").read_text("utf-8"))
    screen.go("/replays")
    page.locator(".line a").first.click()
    page.locator("[data-forward]").focus()
    before = page.url
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert page.url == before


def test_a_bot_game_can_be_shared_by_its_link(opened: Opened) -> None:
    screen, other = opened(), opened()
    page = screen.page
    screen.go("/")
    page.locator("[data-game=imhotep] .play").click()
    page.locator(".prompt").wait_for()
    resign(screen)
    page.locator("[data-end]").get_by_role("link", name="Replay").click()
    page.locator(".controls").wait_for()
    page.locator("[data-forward]").click()
    assert "link=" in page.url
    other.page.goto(page.url)
    expect(other.page.locator(".controls")).to_be_visible()


def resign(screen: object) -> None:
    page = screen.page  # type: ignore[attr-defined]
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-resign]").click()
    page.locator("dialog [data-yes]").click()
    page.locator("[data-end]").wait_for()


def test_resigning_ranks_last_and_says_who_gave_up(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.table([ME, BOT], seed=3)
    resign(screen)
    expect(page.locator("[data-end]")).to_contain_text("You gave up the game.")
    expect(page.locator("[data-end] h2")).not_to_contain_text("You have won")


def test_the_sheet_and_the_rematch_stay_after_the_end(opened: Opened) -> None:
    screen = opened(viewport={"width": 1440, "height": 900})
    page = screen.page
    screen.table([ME, BOT], seed=3)
    resign(screen)
    expect(page.locator("[data-end] footer button")).to_be_in_viewport()
    page.locator("[data-end]").get_by_role("button", name="Close").click()
    bar = page.locator("[data-end-bar]")
    expect(bar.get_by_role("button", name="Rematch")).to_be_visible()
    bar.get_by_role("button", name="Score sheet").click()
    expect(page.locator("[data-end]")).to_be_visible()
    assert screen.violations() == []


SCORINGS = """() => {
  window.scorings = [];
  new MutationObserver(() => {
    const box = document.querySelector('[data-interlude]');
    const early = document.querySelector('[data-end]') !== null;
    if (box && !window.scorings.length)
      window.scorings.push([box.ariaLabel, box.querySelectorAll('tbody tr').length, early]);
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes the first scoring that is shown, and whether the sheet is open already."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_last_scoring_is_played_before_the_sheet_opens(opened: Opened, motion: str) -> None:
    screen = opened(reduced_motion=motion)
    page = screen.page
    inca.continued(screen, "inca-3", 304, 1)
    page.evaluate(SCORINGS)
    inca.play(screen, 60)
    expect(page.locator("[data-end] [data-milestone]").first).to_have_text("Pre-Empire")
    shown = page.evaluate("window.scorings")
    assert shown == [["Late Empire: Sapa Inca phase", 4, False]]


def test_menus_close_by_escape_and_by_a_click_outside(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.table([ME, BOT], seed=3)
    menu = page.get_by_role("button", name="Menu")
    for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(500, 500)):
        menu.click()
        expect(page.locator(".drop")).to_be_visible()
        close()
        expect(page.locator(".drop")).to_have_count(0)


def test_the_rules_can_be_closed_wherever_one_reads(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.table([ME, BOT], seed=3)
    page.keyboard.press("?")
    dialog = page.locator("dialog")
    dialog.locator("h3").nth(8).scroll_into_view_if_needed()
    expect(dialog.get_by_role("button", name="Close")).to_be_in_viewport()


def test_new_messages_leave_a_mark(opened: Opened) -> None:
    one, two = opened(), opened()
    seats = [ME, {"kind": "open"}]
    table = one.post("tables", game="imhotep", seats=seats, visibility="public")
    two.go(f"/table/{table}")
    two.page.get_by_role("button", name="Sit down").click()
    one.open_table(table)
    two.page.locator(".prompt").wait_for()
    two.page.get_by_role("tab", name="Chat").click()
    two.page.get_by_label("Say something").fill("hello")
    two.page.keyboard.press("Enter")
    expect(one.page.locator("[data-unread='1']")).to_be_visible()
    one.page.get_by_role("tab", name="Chat").click()
    expect(one.page.locator("[data-unread]")).to_have_count(0)
    expect(two.page.locator("[data-unread]")).to_have_count(0)


def test_y_plays_an_undone_move_again(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.table([ME, {"kind": "hotseat", "name": "Illari"}], seed=3, options={"start_player": 1})
    screen.prefer(confirm_turns=True)
    screen.wait()
    assert click_once(screen, 0)
    undo = page.get_by_role("button", name="Undo")
    expect(undo.first).to_be_enabled()
    screen.after(lambda: page.keyboard.press("u"))
    screen.after(lambda: page.keyboard.press("y"))
    expect(undo.first).to_be_enabled()


def test_the_log_hides_nothing_after_the_end(opened: Opened) -> None:
    """Lines that were masked during the game are shown without a reload."""
    screen = opened()
    page = screen.page
    tawantinsuyu.resume(screen, "tawantinsuyu-solo", tawantinsuyu.lines("tawantinsuyu-solo") - 6)
    tawantinsuyu.play(screen)
    page.locator("[data-end]").wait_for()
    expect(page.locator(".phase")).to_have_text("The game is over")
    expect(page.locator("[data-end] footer button")).to_be_in_viewport(ratio=1)
    page.locator("[data-end]").get_by_role("button", name="Close").click()
    log = page.get_by_role("list", name="Log").locator(".line")
    shown = [line.get_attribute("title") for line in log.all()]
    page.reload()
    page.locator("[data-end]").get_by_role("button", name="Close").click()
    expect(log).to_have_count(len(shown))
    assert [line.get_attribute("title") for line in log.all()] == shown


def test_the_page_of_keys_lists_those_of_cuzco(opened: Opened) -> None:
    screen = opened()
    screen.go("/keyboard")
    part = screen.page.locator("section", has_text="Cuzco")
    for key in ("R", "L", "Space", "Shift"):
        expect(part.locator("kbd", has_text=key).first).to_be_visible()
    table = screen.page.locator("section").first
    expect(table.get_by_role("row", name="Y redo")).to_be_visible()
    expect(table.locator("kbd").get_by_text("R", exact=True)).to_have_count(0)


def test_the_rules_of_an_older_table_say_what_differs(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    for record, notes in (("cuzco-01", 1), ("cuzco-13", 0)):
        screen.play_on(CORPUS / f"{record}.khipu", 40, 0)
        page.get_by_role("button", name="Rules").first.click()
        expect(page.locator("dialog h2").first).to_be_visible()
        expect(page.get_by_role("note").filter(has_text="rules version 1")).to_have_count(notes)
        page.keyboard.press("Escape")

"""Round the table: points of view, records, company, the account, no connection."""

import re
from pathlib import Path

from playwright.sync_api import APIResponse, Route, expect

from tests.browser.conftest import Opened
from tests.browser.imhotep import click_once
from tests.browser.screen import BOT, Screen

ME = {"kind": "me"}
CORPUS = Path(__file__).parents[1] / "corpus"


def imhotep_record() -> Path:
    return next(path for path in sorted(CORPUS.glob("*.khipu")) if "imhotep" in path.name)


def shared_table(one: Screen, two: Screen) -> str:
    """A table of two people in two browsers, the first to move."""
    for screen in (one, two):
        screen.go("/")
        screen.page.locator("article").first.wait_for()
    body = {"game": "imhotep", "seats": [ME, {"kind": "open"}], "visibility": "public"}
    body |= {"options": {"start_player": 1}}
    headers = {"Origin": one.site}
    answer = one.page.request.post(f"{one.site}/api/tables", data=body, headers=headers)
    table = str(answer.json()["id"])
    joined = two.page.request.post(
        f"{one.site}/api/tables/{table}/join", data={"seat": None, "invite": None}, headers=headers
    )
    assert joined.ok, joined.text()
    for screen in (one, two):
        screen.go(f"/table/{table}")
        screen.page.locator(".prompt").wait_for()
    return table


def test_a_record_is_imported_and_seen_by_every_seat(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.go("/replays")
    page.locator("input[type=file]").set_input_files(imhotep_record())
    page.wait_for_url(re.compile("/replay/"))
    slider = page.get_by_role("slider")
    for seat in ("0", "1", "-1"):
        page.get_by_label("Point of view").select_option(seat)
        wanted = f"seat={seat}" if seat != "-1" else r"at=\d+(?!.*seat=)"
        expect(page).to_have_url(re.compile(wanted))
        expect(page.locator("svg.board")).to_be_visible()
    page.get_by_label("Speed").select_option("4")
    before = int(slider.input_value())
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value(str(before))
    page.get_by_role("button", name="Pause").click()
    assert int(slider.input_value()) > before
    assert screen.violations() == []


def test_nonsense_is_no_record(opened: Opened) -> None:
    screen = opened()
    screen.go("/replays")
    file = {"name": "a.khipu", "mimeType": "text/plain", "buffer": b"khipu 1\nno such line\n"}
    screen.page.locator("input[type=file]").set_input_files(file)
    expect(screen.page.locator(".problem")).to_be_visible()
    screen.troubles = [
        trouble for trouble in screen.troubles if "400" not in trouble and "422" not in trouble
    ]


def test_a_player_looks_as_a_spectator_and_comes_back(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.table([ME, BOT], seed=5, options={"start_player": 1})
    screen.wait()
    expect(page.locator("[data-space][data-legal]").first).to_be_attached()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Point of view").select_option("-1")
    expect(page.locator("[data-space][data-legal]")).to_have_count(0)
    page.get_by_label("Point of view").select_option("0")
    expect(page.locator("[data-space][data-legal]").first).to_be_attached()


def test_taking_back_needs_the_others_consent(opened: Opened) -> None:
    one, two = opened(), opened()
    shared_table(one, two)
    spaces = one.page.locator("[data-space]").count()
    one.wait()
    one.page.locator("[data-space][data-legal]").first.dispatch_event("click")
    one.page.locator("[data-confirm]").click()
    click_once(two, 0)
    two.page.locator("[data-confirm]").click()
    one.wait()
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Ask to undo my last decision").click()
    two.page.get_by_role("button", name="Yes").click()
    expect(one.page.locator("[data-space]")).to_have_count(spaces)
    expect(two.page.locator("[data-space]")).to_have_count(spaces)


def test_somebody_is_muted(opened: Opened) -> None:
    one, two = opened(), opened()
    shared_table(one, two)
    for screen in (one, two):
        screen.page.get_by_role("tab", name="Chat").click()
    two.page.get_by_placeholder("Say something").fill("first words")
    two.page.keyboard.press("Enter")
    expect(one.page.locator(".chat li")).to_contain_text("first words")
    one.page.locator(".chat .mute").first.click()
    expect(one.page.locator(".chat")).not_to_contain_text("first words")
    two.page.get_by_placeholder("Say something").fill("more words")
    two.page.keyboard.press("Enter")
    expect(two.page.locator(".chat")).to_contain_text("more words")
    one.page.reload()
    one.page.get_by_role("tab", name="Chat").click()
    one.page.get_by_role("button", name="Hear everybody again").wait_for()
    expect(one.page.locator(".chat")).not_to_contain_text("more words")


def test_older_lines_that_arrive_late_stay_muted(opened: Opened) -> None:
    one, two = opened(), opened()
    table = shared_table(one, two)
    for screen in (one, two):
        screen.page.get_by_role("tab", name="Chat").click()
    for screen, words in ((two, "first words"), (one, "my words")):
        screen.page.get_by_placeholder("Say something").fill(words)
        screen.page.keyboard.press("Enter")
        expect(one.page.locator(".chat")).to_contain_text(words)
    held: list[tuple[Route, APIResponse]] = []
    one.page.route(f"**/api/tables/{table}/chat", lambda route: held.append((route, route.fetch())))
    one.page.reload()
    one.page.get_by_role("tab", name="Chat").click()
    two.page.get_by_placeholder("Say something").fill("second words")
    two.page.keyboard.press("Enter")
    one.page.locator(".chat .mute").click()
    expect(one.page.locator(".chat")).not_to_contain_text("second words")
    for route, answer in held:
        route.fulfill(response=answer)
    expect(one.page.locator(".chat")).to_contain_text("my words")
    expect(one.page.locator(".chat")).not_to_contain_text("first words")
    one.page.unroute_all(behavior="ignoreErrors")


def test_an_account_from_sign_up_to_its_end(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.go("/account")
    page.locator("[data-way=up]").click()
    page.get_by_label("Name", exact=True).fill("Mayta")
    page.get_by_label("Password").fill("quinoa fields")
    page.locator("[data-submit]").click()
    codes = page.locator(".codes code").all_inner_texts()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the codes").click()
    assert all(code in download.value.path().read_text("utf-8") for code in codes)
    page.get_by_label("Current password").first.fill("quinoa fields")
    page.get_by_label("New password").fill("maize fields")
    page.locator("[data-change]").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    assert screen.violations() == []
    page.get_by_role("button", name="Delete me and my data").click()
    assert screen.violations() == []
    page.locator("dialog [data-yes]").click()
    page.wait_for_url(re.compile(r"/$"))
    screen.go("/account")
    expect(page.get_by_text("You play as a guest")).to_be_visible()


def test_the_page_opens_without_a_connection(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.go("/")
    page.locator("article").first.wait_for()
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()
    page.locator("article").first.wait_for()
    screen.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("Tampu cannot be reached", exact=False)).to_be_visible()
    screen.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    page.locator("article").first.wait_for()
    screen.troubles = [
        trouble for trouble in screen.troubles if "ERR_INTERNET_DISCONNECTED" not in trouble
    ]


def test_the_question_narrows(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.table([ME, BOT, BOT], seed=5, options={"start_player": 1})
    screen.wait()
    question = page.locator(".prompt h2").inner_text()
    page.keyboard.press("a")
    page.locator("[data-choice]", has_text="Load a stone").first.click()
    expect(page.locator(".prompt h2")).not_to_have_text(question)
    page.keyboard.press("Escape")
    expect(page.locator(".prompt h2")).to_have_text(question)


def test_a_hint_gives_its_reasons(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.table([ME, BOT], seed=5, options={"start_player": 1})
    screen.wait()
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hint")
    expect(hint.locator("li, p.small").first).to_be_visible()
    hint.locator("summary").click()
    assert 1 < hint.locator("tbody tr").count() <= 3
    assert screen.violations() == []


def test_a_hint_tells_the_whole_turn(opened: Opened) -> None:
    screen = opened()
    screen.table([ME, BOT], game="cuzco", seed=5, options={"start_player": 1})
    screen.wait()
    screen.page.get_by_role("button", name="Hint").click()
    expect(screen.page.locator("[data-hint-then] li").first).to_be_visible()


def test_a_finished_game_is_analysed(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.go("/replays")
    page.locator("input[type=file]").set_input_files(imhotep_record())
    page.wait_for_url(re.compile("/replay/"))
    page.locator("[data-analyse]").click()
    page.locator("progress").wait_for()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".analysis .two")).to_be_visible()
    page.locator("[data-turning]").first.click()
    expect(page.locator(".analysis .one").first).to_contain_text("%")
    expect(page.locator(".analysis .loss")).to_be_visible()
    expect(page.locator("[data-turning-mark]").first).to_be_visible()
    expect(page.locator("[data-accuracy]").first).to_contain_text("%")
    costly = page.locator("[data-move]")
    costly.first.click()
    place = costly.first.get_attribute("data-move")
    expect(page).to_have_url(re.compile(rf"at={place}\b"))
    expect(page.locator("[data-preferred]")).to_be_visible()
    expect(page.locator(".brackets").first).to_be_attached()
    before = costly.count()
    page.get_by_role("button", name="Show all moves").click()
    assert costly.count() >= before
    assert screen.violations() == []


def test_the_lobby_is_filtered(opened: Opened) -> None:
    screen, other = opened(), opened()
    for one in (screen, other):
        one.go("/")
        one.page.locator("article").first.wait_for()
    body = {"game": "cuzco", "seats": [ME, {"kind": "open"}], "visibility": "public"}
    answer = other.page.request.post(
        f"{other.site}/api/tables", data=body, headers={"Origin": other.site}
    )
    assert answer.ok, answer.text()
    screen.go("/lobby")
    page = screen.page
    line = page.locator(".line", has_text="Cuzco").filter(has=page.get_by_text("Sit down"))
    expect(line.first).to_be_visible()
    page.get_by_label("Game").select_option("imhotep")
    expect(line).to_have_count(0)
    page.get_by_label("Game").select_option("cuzco")
    expect(line.first).to_be_visible()
    page.get_by_label("Clock").select_option("fast")
    expect(line).to_have_count(0)
    assert screen.violations() == []

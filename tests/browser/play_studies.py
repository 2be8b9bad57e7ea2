"""Studies and embedded boards in real browsers."""

import http.server
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.play_people import call, sign_up
from tests.browser.screen import Screen

RECORDS = Path(__file__).parent


def imported(screen: Screen) -> str:
    """A finished game of Cuzco on the site."""
    return screen.post("records", khipu=(RECORDS / "cuzco.khipu").read_text("utf-8"))


def test_a_game_is_annotated_shared_and_read_without_an_account(
    opened: Opened, tmp_path: Path
) -> None:
    ana, visitor = opened(), opened()
    sign_up(ana, "Ana of Tipon")
    page = ana.page
    ana.go(f"/replay/{imported(ana)}")
    page.locator("[data-study-menu]").click()
    page.get_by_label("Title").fill("Water and stone")
    assert ana.violations() == []
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Water and stone")).to_be_visible()
    # Comment on a move, by keyboard.
    page.locator("body").press("ArrowRight")
    here = page.locator("[data-node][aria-current]")
    node = here.get_attribute("data-node")
    page.get_by_label("Comment on this move").fill("The first step.\nIt costs a point.")
    page.get_by_role("button", name="Save").press("Enter")
    expect(page.locator(f"[data-comment='{node}']")).to_contain_text("It costs a point.")
    # Play a variation from there.
    page.locator("[data-explore]").press("Enter")
    if page.locator("[data-all-choices]").count():
        page.locator("[data-all-choices]").click()
    for _ in range(12):
        if page.locator("[data-node='10001']").count():
            break
        page.locator("[data-choice]:not([disabled])").last.click()
        page.wait_for_timeout(300)
    expect(page.locator("[data-node='10001']")).to_be_visible()
    assert ana.violations() == []
    page.locator("[data-share]").click()
    page.locator("[data-way=link]").check()
    expect(page.get_by_role("status").get_by_text("Saved")).to_be_visible()
    address = page.url
    assert "link=" not in address
    page.keyboard.press("Escape")
    study = address.split("/study/")[1].split("?")[0]
    link = page.request.get(f"{ana.site}/api/studies/{study}").json()["link"]

    other = visitor.page
    visitor.go(f"/study/{study}?chapter=1&at={node}&link={link}")
    expect(other.locator(f"[data-comment='{node}']")).to_contain_text("The first step.")
    expect(other.locator("[data-save]")).to_have_count(0)
    expect(other.locator("[data-explore]")).to_have_count(0)
    other.locator("[data-node='10001']").click()
    expect(other.locator("[data-node='10001'][aria-current]")).to_be_visible()
    assert visitor.violations() == []
    # The text goes out and in again.
    with other.expect_download() as download:
        other.locator("[data-text]").click()
    file = tmp_path / "water.study"
    download.value.save_as(file)
    visitor.go("/studies")
    other.locator("[data-import]").set_input_files(file)
    expect(other.get_by_role("heading", name="Water and stone")).to_be_visible()
    expect(other.locator("[data-node='10001']")).to_be_visible()
    other.locator("[data-node='10001']").click()
    other.locator("[data-remove-variation]").click()
    expect(other.locator("[data-node='10001']")).to_have_count(0)
    visitor.go("/studies")
    expect(other.locator("[data-study]")).to_have_count(1)
    assert visitor.violations() == []


@pytest.mark.parametrize("locale", ["en", "pt", "fr"])
def test_studies_fit_a_phone_in_every_language(opened: Opened, locale: str) -> None:
    screen = opened(locale=locale, viewport={"width": 390, "height": 844}, color_scheme="dark")
    body = {"table": imported(screen), "title": "Cuzco"}
    study = call(screen, "studies", body)["id"]
    for path, there in ((f"/study/{study}", "[data-node]"), ("/studies", "[data-study]")):
        screen.go(path)
        screen.page.locator(there).first.wait_for()
        text = screen.page.locator("body").inner_text()
        assert "study-" not in text
        assert "people-" not in text
        assert screen.page.evaluate("document.documentElement.scrollWidth") <= 390
        assert screen.violations() == []


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """Another web site, and the folder of its pages."""

    class Pages(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *given: object) -> None:
            super().__init__(*given, directory=str(tmp_path))  # type: ignore[arg-type]

        def log_message(self, *_: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("localhost", 0), Pages)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}", tmp_path
    server.shutdown()


def test_a_board_in_another_page_needs_no_cookies(
    opened: Opened, elsewhere: tuple[str, Path]
) -> None:
    ana, reader = opened(), opened()
    other_site, folder = elsewhere
    table = imported(ana)
    ana.go(f"/replay/{table}")
    ana.page.locator(".controls").wait_for()
    link = ana.page.request.get(f"{ana.site}/api/tables/{table}").json()["link"]
    frame = f'<iframe src="{ana.site}/embed/{table}?link={link}" width=640 height=560></iframe>'
    bad = f'<iframe src="{ana.site}/replay/{table}?link={link}" ></iframe>'
    page = f"<!doctype html><link rel=icon href='data:,'><title>Blog</title>{frame}"
    (folder / "good.html").write_text(page, "utf-8")
    (folder / "bad.html").write_text(page.replace(frame, bad), "utf-8")
    reader.page.goto(f"{other_site}/good.html")
    board = reader.page.frame_locator("iframe")
    expect(board.locator("svg").first).to_be_visible()
    slider = board.get_by_role("slider")
    before = slider.input_value()
    board.locator("[data-forward]").click()
    expect(slider).not_to_have_value(before)
    expect(board.get_by_role("link", name="Open in Tampu")).to_be_visible()
    assert reader.context.cookies() == []
    with urlopen(f"{ana.site}/embed/{table}", timeout=60) as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert "frame-ancestors *" in policy
        assert "default-src 'none'; script-src 'self'" in policy
        assert answer.headers["Set-Cookie"] is None
        assert answer.headers["X-Frame-Options"] is None
    # No other page of the site opens in a frame.
    with reader.page.expect_console_message(lambda message: "frame-ancestors" in message.text):
        reader.page.goto(f"{other_site}/bad.html")
    with urlopen(f"{ana.site}/replay/{table}", timeout=60) as answer:
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Frame-Options"] == "DENY"
    reader.troubles.clear()  # the browser reports the refused frame

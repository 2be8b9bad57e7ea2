"""Profiles in real browsers: statistics, finished games, privacy and the export."""

import io
import zipfile
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.screen import BOT, Screen

ME = {"kind": "me"}


def sign_up(screen: Screen, name: str) -> str:
    """Make an account; returns the id of the person."""
    screen.go("/")
    screen.page.locator("article").first.wait_for()
    answer = screen.page.request.post(
        f"{screen.site}/api/accounts",
        data={"name": name, "password": "three llamas"},
        headers={"Origin": screen.site},
    )
    assert answer.status == 201, answer.text()
    return str(answer.json()["me"]["id"])


def call(screen: Screen, path: str, body: Any = None) -> Any:
    """Send a request as this person."""
    answer = screen.page.request.post(
        f"{screen.site}/api/{path}", data=body or {}, headers={"Origin": screen.site}
    )
    assert answer.ok, answer.text()
    return answer.json()


def test_a_profile_is_read_filtered_hidden_and_exported(opened: Opened) -> None:
    ana, ben = opened(), opened()
    person = sign_up(ana, "Ana of Cuzco")
    sign_up(ben, "Ben of Pisac")
    seats = [ME, {"kind": "open"}]
    table = ana.post("tables", game="imhotep", seats=seats, visibility="public")
    call(ben, f"tables/{table}/join", {"seat": 1})
    call(ben, f"tables/{table}/resign")
    alone = ana.post("tables", game="cuzco", seats=[ME, BOT])
    call(ana, f"tables/{alone}/resign")

    page = ana.page
    ana.go("/profile")
    expect(page.get_by_role("heading", name="Ana of Cuzco")).to_be_visible()
    expect(page.locator("[data-finished]")).to_have_count(2)
    page.locator("[data-figures=imhotep]").click()
    expect(page.locator("dl")).to_contain_text("100%")
    assert ana.violations() == []
    page.locator("[data-outcome]").select_option("won")
    expect(page.locator("[data-finished]")).to_have_count(1)
    page.get_by_label("Opponent’s name").fill("pisac")
    expect(page.locator(f"[data-finished='{table}']")).to_be_visible()
    page.get_by_label("Opponent’s name").fill("nobody")
    expect(page.locator("[data-finished]")).to_have_count(0)

    ben.go(f"/profile/{person}")
    expect(ben.page.locator("[data-finished]")).to_have_count(1)
    page.locator("[data-switch=show_statistics]").click()
    expect(page.get_by_role("status").get_by_text("Saved")).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_text("does not show any statistics")).to_be_visible()
    expect(ben.page.locator("[data-switch]")).to_have_count(0)

    link = page.locator("[data-export]").get_attribute("href")
    archive = zipfile.ZipFile(io.BytesIO(page.request.get(f"{ana.site}{link}").body()))
    assert {f"records/imhotep-{table}.khipu", "data.json"} <= set(archive.namelist())


@pytest.mark.parametrize("locale", ["en", "pt", "fr"])
def test_a_profile_fits_a_phone_in_every_language(opened: Opened, locale: str) -> None:
    screen = opened(locale=locale, viewport={"width": 390, "height": 844})
    table = screen.post("tables", game="tawantinsuyu", seats=[ME, BOT])
    call(screen, f"tables/{table}/resign")
    screen.go("/profile")
    expect(screen.page.locator("[data-finished]")).to_have_count(1)
    assert "people-" not in screen.page.locator("main").inner_text()
    width = screen.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    assert screen.violations() == []


def test_a_guest_climbs_the_ladder_alone(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    screen.go("/ladder")
    card = page.locator("[data-ladder=imhotep]")
    expect(card.locator("[aria-current=step]")).to_contain_text("Visitor")
    assert screen.violations() == []
    card.locator("[data-climb]").click()
    page.locator(".prompt").wait_for()
    table = page.url.rsplit("/", 1)[1]
    screen.go("/ladder")
    card.get_by_role("button", name="Return to your game").click()
    page.locator(".prompt").wait_for()
    assert page.url.rsplit("/", 1)[1] == table
    call(screen, f"tables/{table}/resign")
    screen.go("/ladder")
    expect(card.locator(".recent")).to_have_text("Lost")
    expect(card.get_by_role("button", name="Play the next game")).to_be_enabled()


def test_a_rated_table_leads_to_the_leaderboard(opened: Opened) -> None:
    ana, ben = opened(), opened()
    sign_up(ana, "Ana of Quito")
    sign_up(ben, "Ben of Quito")
    page = ana.page
    ana.go("/new/cuzco")
    page.locator("[data-count='2']").click()
    page.locator("[data-seat='1'] button").click()
    page.locator("[data-sit=open]").click()
    page.locator("[data-rated]").check()
    with page.expect_response("**/api/tables") as made:
        page.get_by_role("button", name="Open the table").click()
    assert made.value.json()["rated"]
    tables = [made.value.json()["id"]]
    seats = [ME, {"kind": "open"}]
    for _ in range(4):
        more = {"visibility": "public", "rated": True, "hints": False}
        tables.append(ana.post("tables", game="cuzco", seats=seats, **more))
    for table in tables:
        call(ben, f"tables/{table}/join", {"seat": 1})
        call(ben, f"tables/{table}/resign")
    ben.go("/leaderboard/cuzco")
    rows = ben.page.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Ana of Quito")
    assert ben.violations() == []
    rows.first.get_by_role("link").click()
    expect(ben.page.get_by_role("heading", name="Ratings")).to_be_visible()
    ben.go("/leaderboard/cuzco")
    ben.page.locator("[data-pace]").select_option("by_turns")
    expect(ben.page.get_by_role("status")).to_contain_text("five rated games")


@pytest.mark.parametrize("locale", ["en", "pt", "fr"])
@pytest.mark.parametrize("path", ["/ladder", "/leaderboard", "/games"])
def test_ratings_fit_a_phone_in_every_language(opened: Opened, locale: str, path: str) -> None:
    screen = opened(locale=locale, viewport={"width": 390, "height": 844}, color_scheme="dark")
    screen.go(path)
    screen.page.locator(".mine, [data-climb], form + *").first.wait_for()
    assert "people-" not in screen.page.locator("body").inner_text()
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert screen.violations() == []


def test_a_finished_game_is_shared_found_and_watched_without_an_account(opened: Opened) -> None:
    ana, visitor = opened(), opened()
    page = ana.page
    table = ana.post("tables", game="cuzco", seats=[ME, BOT])
    call(ana, f"tables/{table}/resign")
    visitor.go("/games")
    visitor.page.locator("h1").wait_for()
    ana.go(f"/replay/{table}")
    page.locator("[data-share]").click()
    page.locator("[data-way=public]").check()
    expect(page.get_by_role("status").get_by_text("Saved")).to_be_visible()
    assert ana.violations() == []
    visitor.page.reload()
    visitor.page.locator("[data-game]").select_option("cuzco")
    line = visitor.page.locator(f"[data-finished='{table}']")
    expect(line).to_be_visible()
    assert visitor.violations() == []
    line.get_by_role("link", name="Replay").click()
    expect(visitor.page.locator(".controls")).to_be_visible()
    expect(visitor.page.locator("[data-share]")).to_have_count(0)
    head = visitor.page.request.get(f"{visitor.site}/replay/{table}").text()
    picture = head.split('property="og:image" content="')[1].split('"')[0]
    assert visitor.page.request.get(picture).body()[:4] == b"\x89PNG"


def test_a_game_of_two_is_shared_as_far_as_both_want(opened: Opened) -> None:
    ana, ben, visitor = opened(), opened(), opened()
    table = ana.post("tables", game="imhotep", seats=[ME, {"kind": "open"}], visibility="public")
    ben.go("/")
    ben.page.locator("article").first.wait_for()
    call(ben, f"tables/{table}/join", {"seat": 1})
    call(ben, f"tables/{table}/resign")

    def wish(screen: Screen, way: str) -> None:
        screen.go(f"/replay/{table}")
        screen.page.locator("[data-share]").click()
        screen.page.locator(f"[data-way={way}]").check()
        expect(screen.page.get_by_role("status").filter(has_text="aved").first).to_be_visible()

    wish(ana, "private")
    visitor.go(f"/replay/{table}")
    expect(visitor.page.locator(".controls")).to_have_count(0)
    visitor.page.get_by_text("There is no such table").first.wait_for()
    visitor.troubles.clear()  # the browser logs the refused requests
    wish(ben, "public")
    expect(ben.page.get_by_text("It counts once the other players agree.")).to_be_visible()
    wish(ana, "public")
    visitor.go("/games")
    visitor.page.locator(f"[data-finished='{table}']").get_by_role("link", name="Replay").click()
    expect(visitor.page.locator(".controls")).to_be_visible()

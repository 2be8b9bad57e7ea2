"""Games from packages of their own: on the generic board, and on a board that a package brings."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tampu.core.registry import bundled_game_ids
from tests.browser.conftest import USUAL
from tests.browser.screen import BOT, Screen
from tests.kit.packages import ESTATES, ROOT, install, path_with, run, tampu
from tests.server.site import Server

ME = {"kind": "me"}
RAW_KEY = re.compile(r"\b(?:estates|drawn|web|rule)-[a-z_]+")
PAGE = ROOT / "docs" / "boards.md"
WHOLE_BOARD = Path(__file__).with_name("whole_board.js")
"""A board that has every part of the interface."""


def shown_board() -> str:
    """The board that the page about boards shows, for the new game of this test."""
    (code,) = re.findall(r"^```js\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return str(code).replace("demo-", "drawn-")


@pytest.fixture(scope="module")
def outside_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site where Estates and two new games with boards are installed."""
    folder = tmp_path_factory.mktemp("outside")
    run(tampu("new-game", "drawn"), cwd=folder)
    web = folder / "drawn" / "src" / "tampu_drawn" / "web"
    web.mkdir()
    (web / "board.js").write_text(shown_board(), "utf-8")
    run(tampu("new-game", "whole"), cwd=folder)
    whole = folder / "whole" / "src" / "tampu_whole" / "web"
    whole.mkdir()
    shutil.copy(WHOLE_BOARD, whole / "board.js")
    book = folder / "drawn" / "src" / "tampu_drawn" / "book"
    book.mkdir()
    outline = {"chapters": {"play": {"goal": {"rules": "DR-S01", "kinds": "keep"}}}}
    (book / "outline.json").write_text(json.dumps(outline), "utf-8")
    (book / "en.md").write_text("# play | How to play\n\n## goal | Goal\n\nHold the best card.\n")
    sources = {"a": ESTATES, "b": folder / "drawn", "c": folder / "whole"}
    games = [install(source, folder / name) for name, source in sources.items()]
    data = folder / "data"
    data.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path_with(*games))
        server = Server(data).start()
    yield server.url
    assert server.stop() == 0, server.log_tail()


@pytest.fixture
def screen(browser: Browser, outside_site: str, request: Any) -> Iterator[Screen]:
    settings = getattr(request, "param", {})
    one = Screen(browser.new_context(**{**USUAL, **settings}), outside_site)
    yield one
    troubles = list(one.troubles)
    one.context.close()
    assert troubles == []


def answer(screen: Screen) -> None:
    """Click a card where one answers the question, else the last choice of the prompt."""
    confirm = screen.first("[data-confirm]")
    card = screen.first(".generic button.card")
    choice = screen.page.locator("[data-choice]").last
    screen.after((confirm or card or choice).click)


def test_estates_is_played_on_the_generic_board(screen: Screen) -> None:
    page = screen.page
    screen.go("/")
    expect(page.locator("article[data-game]")).to_have_count(7)
    expect(page.get_by_role("heading", level=1)).to_have_text("7 games of stone and cloth")
    card = page.locator("article[data-game=estates]")
    expect(card.locator("img")).to_have_attribute("src", re.compile("/estates/web/cover.svg"))
    expect(card.locator("a[href^='/learn']")).to_have_count(1)
    # A game without a guide has no entry for it.
    expect(page.locator("article[data-game=whole] a[href^='/learn']")).to_have_count(0)

    screen.table([ME, *[BOT] * 5], game="estates", seed=3, options={"start_player": 1})
    screen.wait()
    board = page.locator(".generic")
    expect(board.locator("[data-field=offer] .card")).to_have_count(6)
    expect(board.locator("tbody tr")).to_have_count(6)
    shapes = board.locator("tbody th path").evaluate_all("all => all.map(one => one.outerHTML)")
    assert len(set(shapes)) == 6, "six seats look different"
    assert not RAW_KEY.search(page.locator("body").inner_text())
    assert screen.violations() == []
    clicked_cards = 0
    for _ in range(200):
        screen.wait()
        if screen.over:
            break
        clicked_cards += page.locator(".generic button.card").count() > 0
        answer(screen)
    assert screen.over
    assert clicked_cards >= 4
    expect(page.locator("[data-end] tbody tr")).to_have_count(2)
    expect(page.locator("[data-end] tfoot tr").first.locator("td")).to_have_count(6)


def test_the_guide_of_estates_is_offered_and_can_be_played(screen: Screen) -> None:
    page = screen.page
    screen.go("/learn")
    expect(page.locator("article[data-game=imhotep]")).to_have_count(1)
    expect(page.locator("article[data-game=drawn], article[data-game=whole]")).to_have_count(0)
    page.locator("article[data-game=estates] [data-begin]").click()
    coach = page.locator(".coach")
    for step in ("welcome", "bid", "raise", "bought", "sale", "go"):
        expect(coach).to_have_attribute("data-step", step)
        expect(page.locator("[data-ring]")).to_be_visible()
        if step in ("bid", "raise"):
            choices = page.locator(".prompt [data-choice]")
            expect(choices).to_have_count(1)
            screen.after(choices.click)
        else:
            coach.locator(".primary").click()
    expect(coach).to_have_count(0)
    screen.wait()
    assert page.locator(".prompt [data-choice]").count() > 1, "afterwards it is a normal game"


@pytest.mark.parametrize(
    "screen",
    [
        {"locale": "fr", "color_scheme": "dark"},
        {"locale": "pt", "viewport": {"width": 390, "height": 780}, "has_touch": True},
    ],
    ids=["fr-dark", "pt-phone"],
    indirect=True,
)
def test_estates_is_read_in_every_language(screen: Screen) -> None:
    page = screen.page
    for path in ("/", "/new/estates", "/rules/estates"):
        screen.go(path)
        page.locator("h1").first.wait_for()
        expect(page.locator("body")).to_contain_text("Estates")
        assert not RAW_KEY.search(page.locator("body").inner_text()), path
    screen.table([ME, BOT, BOT], game="estates", seed=4, options={"insider": True})
    for _ in range(6):
        screen.wait()
        answer(screen)
    screen.wait()
    assert not RAW_KEY.search(page.locator("body").inner_text())
    assert screen.violations() == []
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page scrolls sideways"


def test_the_board_of_a_package_is_loaded_under_the_policy_of_the_site(screen: Screen) -> None:
    page = screen.page
    screen.table([ME, BOT], game="drawn", seed=5, options={"start_player": 1, "rounds": 3})
    board = page.locator(".drawn > button")
    expect(board).to_have_text("Rounds left: 3")
    assert page.locator(".generic").count() == 0
    for _ in range(40):
        screen.wait()
        if screen.over:
            break
        confirm = screen.first("[data-confirm]")
        screen.after((confirm or board).click)
    expect(board).to_have_text("Rounds left: 0")
    expect(page.locator("[data-end]")).to_contain_text("All rounds have been played.")


@pytest.mark.parametrize("screen", [{"reduced_motion": "no-preference"}], indirect=True)
def test_a_board_in_plain_javascript_has_the_whole_interface(screen: Screen) -> None:
    page = screen.page
    screen.table([ME, BOT], game="whole", seed=5, options={"start_player": 1, "rounds": 3})
    screen.wait()
    board = page.locator(".whole")
    expect(board.locator("p").first).to_have_text("Rounds left: 3")
    # The kit: a component of the site on its Svelte, and the colour that the board dealt.
    expect(board.locator("[aria-label=mark] path")).to_have_attribute("fill", "var(--p6)")
    assert "var(--p5)" in (board.locator("b").get_attribute("style") or "")
    expect(page.locator(".whole-player")).to_have_count(2)
    expect(page.locator("body")).to_contain_text("left 3")
    expect(page.locator(".choices [data-prospect]").first).to_contain_text("by ")

    board.locator("b").hover()
    tip = page.locator("[data-tip]")
    expect(tip.locator("b").first).to_have_text("Hand")
    expect(tip).to_contain_text("2 players, value")
    expect(tip.locator(".whole-body")).to_contain_text("drawn")
    page.keyboard.press("k")
    expect(page.locator("[data-symbol-key] .whole-symbol")).to_have_text(["card-1", "deck"])
    page.keyboard.press("Escape")

    scored = False
    for _ in range(40):
        screen.wait()
        if screen.over:
            break
        confirm = screen.first("[data-confirm]")
        screen.after((confirm or board.locator("[data-kind=keep]")).click)
        scored = scored or page.locator("[data-interlude]").count() > 0
    assert scored, "the scoring of a round is shown"
    expect(page.locator(".whole-mark").first).to_be_attached()
    expect(page.locator("[data-milestone]").first).to_contain_text("by")
    asked = set(page.evaluate("() => [...window.asked]"))
    drawn = {"board", "player", "mark", "symbol", "body"}
    answered = {"facts", "phase", "brisk", "scoring", "milestone", "looks", "prospects"}
    assert asked == drawn | answered


@pytest.mark.parametrize("screen", [{"locale": "fr"}], indirect=True)
def test_a_rulebook_comes_from_the_package_and_is_in_english_where_it_has_one_language(
    screen: Screen,
) -> None:
    screen.go("/rules/drawn")
    expect(screen.page.locator("body")).to_contain_text("Hold the best card.")
    for part in ("estates/book/fr", "drawn/guide"):
        answer = screen.page.request.get(f"{screen.site}/api/games/{part}")
        assert answer.status == 404, part


def test_a_file_outside_the_folder_web_is_not_served(screen: Screen) -> None:
    for name in ("look.json", "..%2Fcontent.json", "board.js.map"):
        answer = screen.page.request.get(f"{screen.site}/api/games/drawn/web/{name}")
        assert answer.status == 404, name


def test_the_built_client_names_no_game() -> None:
    names = re.compile("|".join([*bundled_game_ids(), "estates"]), re.IGNORECASE)
    built = ROOT / "src" / "tampu" / "server" / "static"
    files = [path for path in built.rglob("*") if path.suffix in (".js", ".css", ".html", ".svg")]
    assert len(files) > 40
    assert [path.name for path in files if names.search(path.read_text("utf-8"))] == []

"""Text stands inside its box: rulebooks with their drawings, forms, lists, tables, end screens."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tampu.core.registry import bundled_game_ids
from tampu.puzzles.file import shipped_puzzles
from tampu.server.play_aids.rulebooks import read_book
from tests.browser.conftest import Opened
from tests.browser.screen import Screen

OVERFLOWING = (Path(__file__).parent / "overflow.js").read_text("utf-8")
WIDTHS = {"laptop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
LANGUAGES = ("en", "pt", "fr")
PRINTED = "() => { window.printed = new Promise((done) => (window.print = done)); }"
STILL = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
COVERED = """() => {
  const scene = (one) =>
    one && (getComputedStyle(one).position === 'fixed' || scene(one.parentElement));
  const covers = (one) => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const shown = one.checkVisibility({ contentVisibilityAuto: true });
    return shown && !one.contains(top) && !scene(top);
  };
  const parts = document.querySelectorAll('header :is(a, button, summary, h1)');
  return [...parts].filter(covers).map((one) => one.outerHTML.slice(0, 80));
}"""
"""The parts of the bar that something lies over, other than a scene that fills the screen."""
FORMS = ["/", "/learn", "/lobby", "/replays", "/settings", "/keyboard"]
RECORDS = Path(__file__).parents[1] / "corpus"


def overflowing(screen: Screen) -> dict[str, list[str]]:
    """By width what does not fit."""
    overflows = {}
    for width, size in WIDTHS.items():
        screen.page.set_viewport_size(size)
        screen.page.evaluate(STILL)
        texts = screen.page.evaluate(OVERFLOWING, "body")
        overflows |= {width: texts} if texts else {}
    return overflows


@pytest.mark.parametrize("game", bundled_game_ids())
def test_a_rulebook_stays_in_its_boxes(opened: Opened, game: str) -> None:
    screen = opened()
    page = screen.page
    overflows = {}
    screen.go(f"/rules/{game}")
    for language in LANGUAGES:
        page.set_viewport_size(WIDTHS["laptop"])
        page.locator(f"[data-language={language}]").click()
        title = page.locator(".book .text > h2").first
        expect(title).to_have_text(read_book(game, language).chapters[0].title)
        page.evaluate(PRINTED)
        page.locator("[data-print]").click()
        page.evaluate("() => window.printed")  # paper waits for all drawings
        assert page.locator(".book .cut").count() > 4
        overflows[language] = overflowing(screen)
    assert {language: texts for language, texts in overflows.items() if texts} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_and_forms_stay_in_their_boxes(opened: Opened, language: str) -> None:
    screen = opened(locale=language)
    overflows = {}
    screen.go("/")
    screen.page.locator("article").first.wait_for()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "invited"}]
    waiting = screen.post("tables", game="imhotep", seats=seats, visibility="public")
    for path in [*FORMS, *(f"/new/{game}" for game in bundled_game_ids()), f"/table/{waiting}"]:
        screen.go(path)
        screen.page.locator("main").wait_for()
        overflows[path] = overflowing(screen)
    assert {path: texts for path, texts in overflows.items() if texts} == {}


@pytest.mark.parametrize("game", bundled_game_ids())
def test_a_board_covers_nothing_above_it_on_a_phone(opened: Opened, game: str) -> None:
    screen = opened(viewport=WIDTHS["phone"])
    page = screen.page
    screen.go("/")
    page.locator("article").first.wait_for()
    table = screen.post("records", khipu=(RECORDS / f"{game}-01.khipu").read_text("utf-8"))
    shipped = shipped_puzzles(game)
    assert shipped is not None
    for path in (f"/replay/{table}", f"/puzzles/{game}/{shipped.puzzles[0].id}"):
        screen.go(path)
        page.locator(".board svg, .board canvas").first.wait_for()
        covered = page.evaluate(COVERED)
        assert covered == [], path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", bundled_game_ids())
def test_replays_and_end_screens_stay_in_their_boxes(
    opened: Opened, game: str, language: str
) -> None:
    screen = opened(locale=language)
    page = screen.page
    screen.go("/")
    page.locator("article").first.wait_for()
    overflows = {}
    table = screen.post("records", khipu=(RECORDS / f"{game}-01.khipu").read_text("utf-8"))
    screen.go(f"/replay/{table}?at=100000")
    page.locator(".controls").wait_for()
    page.locator("input[type=checkbox]").first.check()
    page.locator("path.score").first.wait_for(state="attached")
    overflows["replay"] = overflowing(screen)
    page.set_viewport_size(WIDTHS["laptop"])
    screen.go(f"/table/{table}")
    page.locator("[data-end] path.score").first.wait_for(state="attached")
    overflows["end"] = overflowing(screen)
    assert {place: texts for place, texts in overflows.items() if texts} == {}


HERE = Path(__file__).parent
MIDDLES = {
    "imhotep": (RECORDS / "imhotep-01.khipu", 60),
    "cuzco": (HERE / "cuzco.khipu", 165),
    "inca_empire": (HERE / "records" / "inca-4.khipu", 203),
    "tawantinsuyu": (HERE / "records" / "tawantinsuyu-four.khipu", 200),
}
"""A recorded game of each game, and an entry in its middle."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MIDDLES)
def test_tables_with_hints_stay_in_their_boxes(opened: Opened, game: str, language: str) -> None:
    screen = opened(locale=language)
    page = screen.page
    record, at = MIDDLES[game]
    screen.play_on(record, at, 0)
    screen.wait()
    overflows = {"table": overflowing(screen)}
    page.set_viewport_size(WIDTHS["laptop"])
    page.keyboard.press("h")
    page.locator(".hint").wait_for()
    overflows["hint"] = overflowing(screen)
    page.set_viewport_size(WIDTHS["laptop"])
    page.keyboard.press("a")
    overflows["choices"] = overflowing(screen)
    assert {place: texts for place, texts in overflows.items() if texts} == {}

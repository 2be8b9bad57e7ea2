"""Puzzles in a real browser: solving, failing, the daily puzzle and one's own mistakes."""

import pytest
from playwright.sync_api import expect

from tampu.core.registry import bundled_game_ids, load_game
from tampu.puzzles.file import Puzzle, shipped_puzzles
from tests.browser.conftest import Opened
from tests.browser.people_scenes import mistakes
from tests.browser.play_people import call, sign_up
from tests.browser.screen import Screen

GAME = "imhotep"
GAMES = [game for game in bundled_game_ids() if shipped_puzzles(game)]
ME = {"kind": "me"}


def puzzle_of(game: str, place: int = 0) -> Puzzle:
    file = shipped_puzzles(game)
    assert file is not None
    return file.puzzles[place]


def wrong_answer(game: str, puzzle: Puzzle) -> str:
    file = shipped_puzzles(game)
    assert file is not None
    actions = load_game(game).actions
    legal = [actions.notation(action) for action in file.match(puzzle).state.legal()]
    return next(notation for notation in legal if notation not in puzzle.answers)


def open_puzzle(screen: Screen, game: str, puzzle: Puzzle) -> None:
    screen.go(f"/puzzles/{game}/{puzzle.id}")
    screen.page.locator(".screen[data-state=asked] .prompt").wait_for()


def type_answer(screen: Screen, notation: str) -> None:
    screen.page.keyboard.press("/")
    screen.page.keyboard.type(notation)
    screen.page.keyboard.press("Enter")
    screen.page.locator("[data-verdict]").wait_for()


def test_a_puzzle_is_solved_by_keyboard_and_the_next_one_opens(opened: Opened) -> None:
    screen = opened()
    puzzle = puzzle_of(GAME)
    open_puzzle(screen, GAME, puzzle)
    assert screen.violations() == []
    type_answer(screen, puzzle.answers[0])
    verdict = screen.page.locator("[data-verdict=right]")
    expect(verdict).to_contain_text("Right!")
    expect(verdict.locator("[data-rating]")).to_contain_text("+")
    expect(screen.page.locator("[data-next]")).to_be_focused()
    assert screen.violations() == []
    expect(screen.page.locator("[data-next]")).not_to_have_attribute("href", "/puzzles")
    screen.page.keyboard.press("Enter")
    screen.page.locator(".screen[data-state=asked]").wait_for()
    assert puzzle.id not in screen.page.url
    screen.go(f"/puzzles/{GAME}")
    expect(screen.page.locator(f"[data-puzzle='{puzzle.id}']")).to_contain_text("Solved")
    expect(screen.page.locator("[data-streak]")).to_contain_text("1 day")


def test_a_wrong_answer_is_explained_and_can_be_tried_again(opened: Opened) -> None:
    screen = opened()
    puzzle = puzzle_of(GAME, 1)
    open_puzzle(screen, GAME, puzzle)
    type_answer(screen, wrong_answer(GAME, puzzle))
    verdict = screen.page.locator("[data-verdict=wrong]")
    expect(verdict).to_contain_text("Not the best move")
    expect(verdict).to_contain_text("You played")
    expect(verdict.get_by_role("list", name="Reasons")).to_be_visible()
    expect(verdict.locator("tr.played")).to_have_count(1)
    assert screen.violations() == []
    screen.page.locator("[data-again]").click()
    type_answer(screen, puzzle.answers[0])
    expect(screen.page.locator("[data-verdict=right]")).to_contain_text("first answer counts")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_solved_on_its_own_board(opened: Opened, game: str) -> None:
    screen = opened()
    puzzle = puzzle_of(game)
    open_puzzle(screen, game, puzzle)
    assert screen.page.locator(".board svg").count()
    type_answer(screen, puzzle.answers[0])
    expect(screen.page.locator("[data-verdict=right]")).to_be_visible()
    assert screen.troubles == []


def test_the_daily_puzzle_opens_from_the_page(opened: Opened) -> None:
    screen = opened()
    screen.go("/puzzles")
    daily = screen.page.locator("[data-daily]")
    expect(daily).to_have_count(len(GAMES))
    assert screen.violations() == []
    daily.first.get_by_role("link", name="Solve today’s puzzle").click()
    screen.page.locator(".screen[data-state=asked]").wait_for()
    assert "/puzzles/" in screen.page.url


def test_puzzles_are_filtered_by_theme_and_difficulty(opened: Opened) -> None:
    screen = opened()
    screen.go(f"/puzzles/{GAME}")
    puzzles = screen.page.locator("[data-puzzle]")
    expect(screen.page.locator("[data-theme]").first).to_be_visible()
    expect(puzzles.first).not_to_be_visible()
    screen.page.locator("summary").first.click()
    expect(puzzles.first).to_be_visible()
    assert screen.violations() == []
    count = puzzles.count()
    screen.page.locator("[data-theme-filter]").select_option(index=1)
    assert 0 < puzzles.count() < count
    screen.page.locator("[data-difficulty-filter]").select_option("hard")
    for text in puzzles.all_text_contents():
        assert "Hard" in text
    screen.page.locator("[data-status-filter]").select_option("solved")
    expect(puzzles).to_have_count(0)


def test_a_theme_is_trained_one_puzzle_after_the_other(opened: Opened) -> None:
    screen = opened()
    screen.go(f"/puzzles/{GAME}")
    theme = screen.page.locator("[data-theme]").nth(1)
    name = theme.locator("h3").inner_text()
    expect(theme.locator("header p")).to_contain_text("0 of")
    link = theme.get_by_role("link", name="Train")
    puzzle = str(link.get_attribute("href")).rsplit("/", 1)[1]
    link.click()
    screen.page.locator(".screen[data-state=asked]").wait_for()
    file = shipped_puzzles(GAME)
    assert file is not None
    type_answer(screen, next(one for one in file.puzzles if one.id == puzzle).answers[0])
    screen.page.go_back()
    solved = screen.page.locator("[data-theme]", has=screen.page.get_by_text(name, exact=True))
    expect(solved.locator("header p")).to_contain_text("1 of")


def test_two_people_compare_their_ratings_in_puzzles(opened: Opened) -> None:
    ana, ben = opened(), opened()
    sign_up(ana, "Ana of Chinchero")
    sign_up(ben, "Ben of Chinchero")
    for place in range(5):
        puzzle = puzzle_of(GAME, place)
        actions = load_game(GAME).actions
        right, wrong = puzzle.answers[0], wrong_answer(GAME, puzzle)
        for screen, notation in ((ana, right), (ben, wrong)):
            action = actions.find(notation)[0]
            call(screen, f"puzzles/{GAME}/{puzzle.id}/answer", {"action": action})
    ben.go(f"/puzzles/{GAME}")
    ben.page.locator("[data-leaders]").click()
    rows = ben.page.locator("tbody tr")
    expect(rows.first).to_contain_text("Ana of Chinchero")
    expect(rows.nth(1)).to_contain_text("Ben of Chinchero")
    expect(rows.nth(1)).to_contain_text("5 puzzles")
    expect(ben.page.get_by_role("heading", name="The bots")).to_have_count(0)
    assert ben.violations() == []
    ben.page.get_by_role("link", name="Cuzco", exact=True).click()
    expect(ben.page.get_by_role("status")).to_have_text("Nobody has answered five puzzles yet.")
    expect(ben.page.locator(".mine")).to_contain_text("Solve a puzzle.")


def test_an_own_mistake_becomes_an_exercise(opened: Opened) -> None:
    screen = opened()
    mistakes(screen)
    mistake = screen.page.locator("[data-mistake]").first
    expect(mistake).to_contain_text("You played")
    mistake.click()
    screen.page.locator(".screen[data-state=asked] .prompt").wait_for()
    expect(screen.page.get_by_role("heading", name="Your mistake")).to_be_visible()
    path = screen.page.url.replace("/mistakes/", "/api/mistakes/")
    prompt = screen.page.request.get(path).json()["position"]["prompt"]
    type_answer(screen, prompt["groups"][0]["choices"][0]["notation"])
    expect(screen.page.locator("[data-next]")).to_contain_text("Next mistake")


@pytest.mark.parametrize("locale", ["en", "pt", "fr"])
def test_puzzles_fit_a_phone_in_every_language(opened: Opened, locale: str) -> None:
    screen = opened(locale=locale, viewport={"width": 390, "height": 844})
    screen.go("/puzzles")
    screen.page.locator("[data-theme]").first.wait_for()
    assert "puzzles-" not in screen.page.locator("main").inner_text()
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert screen.violations() == []
    puzzle = puzzle_of(GAME)
    open_puzzle(screen, GAME, puzzle)
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert "puzzles-" not in screen.page.locator(".screen").inner_text()
    assert screen.violations() == []

"""Learning a game: the rulebooks in three languages, and a guided first game of each game."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tampu.core.registry import bundled_game_ids
from tampu.server.play_aids.guides import read_guide
from tampu.server.play_aids.rulebooks import read_book, read_figure
from tests.browser.conftest import Opened
from tests.browser.screen import Screen

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
FITS = "() => document.documentElement.scrollWidth <= innerWidth"
LANGUAGES = {"en": "English", "pt": "Português", "fr": "Français"}
WHOLE = {"welcome"}
"""Steps that speak of the whole board."""
RINGED = """() => {
    const area = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width * height;
    };
    return area(document.querySelector('[data-ring]')) / area(document.querySelector('.board'));
}"""
RESTED = 1200
"""Milliseconds after which the board has asked about what the mouse rests on."""
CONTINUE = {"en": "Continue the first game", "pt": "Continuar a primeira partida"}


def open_book(screen: Screen, path: str) -> None:
    screen.go(path)
    screen.page.locator(".book h2").first.wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_is_read(opened: Opened, language: str) -> None:
    """One game's book in each language: contents, search, index, exact rules, other games."""
    screen = opened(locale=language)
    open_book(screen, "/rules/imhotep")
    page, book = screen.page, read_book("imhotep", language)
    chapters = page.locator(".book .text > h2")
    expect(chapters).to_have_text([chapter.title for chapter in book.chapters])
    assert page.evaluate(FITS)
    market = next(
        part for chapter in book.chapters for part in chapter.passages if part.id == "market"
    )
    page.locator(".index a").filter(has_text="bow" if language == "en" else "").first.click()
    expect(page.locator("section.wanted")).to_be_focused()
    page.locator("input[type=search]").fill(market.title)
    expect(page.locator("#market h3")).to_have_text(market.title)
    expect(page.locator("#burial_b")).to_have_count(0)
    page.locator("input[type=search]").fill("zzzz")
    expect(page.get_by_role("status")).to_be_visible()
    assert screen.violations() == []


@pytest.mark.parametrize("game", bundled_game_ids())
def test_the_parts_of_a_board_are_numbered(opened: Opened, game: str) -> None:
    screen = opened()
    open_book(screen, f"/rules/{game}")
    page = screen.page
    callouts = read_figure(game, "board").callouts
    numbers = page.locator(f"figure:has(ol li:nth-child({len(callouts)})) [data-callout]")
    expect(numbers).to_have_count(len(callouts))
    assert numbers.all_inner_texts() == [str(place + 1) for place in range(len(callouts))]


def test_a_rule_leads_to_its_passage_with_a_drawing(opened: Opened) -> None:
    screen = opened()
    open_book(screen, "/rules/imhotep#IM-T10")
    page = screen.page
    expect(page.locator("#sail .exact").first).to_contain_text("minimum load")
    expect(page.locator("#sail figure [data-dock]").first).to_be_visible()
    page.get_by_role("link", name="All rules by number").click()
    expect(page.locator("#IM-T10")).to_be_visible()


def test_every_book_opens_on_a_phone(opened: Opened) -> None:
    screen = opened(**PHONE, locale="pt")
    for game in bundled_game_ids():
        open_book(screen, f"/rules/{game}")
        assert screen.page.evaluate(FITS), game
        assert screen.page.locator(".book section").count() > 25


def framed(screen: Screen, game: str, step_id: str) -> None:
    """The guide frames what it speaks of, and little else."""
    show = next(step.show for step in read_guide(game).steps if step.id == step_id)
    expect(screen.page.locator(show).first).to_be_attached()
    expect(screen.page.locator("[data-ring]")).to_be_visible()
    assert (show == ".board") == (step_id in WHOLE), step_id
    assert step_id in WHOLE or screen.page.evaluate(RINGED) < 0.5, step_id


def walk(
    screen: Screen, game: str, until: int | None = None, look: Callable[[str], None] | None = None
) -> None:
    """Follow the guide by its buttons and the first choice of the prompt."""
    page = screen.page
    guide = read_guide(game)
    coach = page.locator(".coach")
    seen: set[str] = set()
    for _ in range(160):
        coach.wait_for()
        button = page.locator(
            ".coach .primary, .prompt [data-confirm], .prompt [data-choice]:enabled"
        )
        button.first.wait_for()
        step_id = coach.get_attribute("data-step")
        if until is not None and step_id == guide.steps[until].id:
            return
        assert page.evaluate(FITS)
        if look and step_id and step_id not in seen and not page.locator("[data-confirm]").count():
            seen.add(step_id)
            look(step_id)
        if page.locator(".coach .primary").count():
            last = step_id == guide.steps[-1].id
            page.locator(".coach .primary").click()
            if last:
                coach.wait_for(state="detached")
                return
            page.locator(f'.coach:not([data-step="{step_id}"])').wait_for()
        elif page.locator("[data-confirm]").count():
            screen.after(lambda: page.locator("[data-confirm]").click())
        else:
            choices = page.locator(".prompt [data-choice]")
            assert choices.count() == 1, "the guide offers what it speaks of"
            screen.after(choices.first.click)
            screen.wait()
    raise AssertionError("the guide does not end")


@pytest.mark.parametrize("game", bundled_game_ids())
def test_a_first_game_is_walked_through(opened: Opened, game: str) -> None:
    screen = opened()
    page = screen.page
    screen.go(f"/learn/{game}")
    page.locator("[data-begin]").click()
    steps = [step.id for step in read_guide(game).steps]
    looked_at = {steps[1], steps[len(steps) // 2], steps[-2]}
    looked = []

    def look(step_id: str) -> None:
        looked.append(step_id)
        framed(screen, game, step_id)
        if step_id in looked_at:
            assert screen.violations() == [], step_id

    walk(screen, game, look=look)
    assert looked == steps
    # Afterwards it is a normal game.
    screen.wait()
    assert chooses_freely(screen)
    expect(page.locator(".coach")).to_have_count(0)


def chooses_freely(screen: Screen) -> bool:
    """Whether more than one decision is offered, in the prompt or on the board."""
    page = screen.page
    on_board = page.locator(".prompt [data-all-choices]").count() > 0
    return on_board or page.locator(".prompt [data-choice]").count() > 1


def test_a_guide_is_left_and_resumed(opened: Opened) -> None:
    screen = opened(**PHONE, locale="pt")
    page = screen.page
    screen.go("/learn/imhotep")
    page.locator("[data-begin]").click()
    walk(screen, "imhotep", until=4)
    assert screen.violations() == []
    screen.go("/learn/imhotep")
    page.get_by_role("link", name=CONTINUE["pt"]).click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "sail")
    page.locator(".coach [aria-label='Pôr o guia de lado']").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.get_by_role("button", name="Guia").click()
    page.get_by_role("button", name="Sair do guia").click()
    expect(page.locator(".coach")).to_have_count(0)
    assert chooses_freely(screen)


def test_hovering_over_the_guided_cuzco_plays_nothing(opened: Opened) -> None:
    """Resting the mouse and clicking where the guide offers nothing asks, and changes nothing."""
    screen = opened()
    page = screen.page
    sent: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame)["type"])),
    )
    screen.go("/learn/cuzco")
    page.locator("[data-begin]").click()
    tile = [step.id for step in read_guide("cuzco").steps].index("tile")
    walk(screen, "cuzco", until=tile)
    expect(page.locator(".valley:not([data-tool=''])")).to_have_count(1)
    before = page.locator(".screen").get_attribute("data-step")
    sent.clear()
    box = page.locator(".valley").bounding_box()
    assert box is not None
    for across, down in ((0.3, 0.4), (0.45, 0.55), (0.6, 0.4), (0.7, 0.6)):
        page.mouse.move(box["x"] + across * box["width"], box["y"] + down * box["height"])
        expect(page.locator("[data-ghost]:not([data-fits])")).to_have_count(1)
        page.wait_for_timeout(RESTED)
        page.mouse.down()
        page.mouse.up()
    page.wait_for_timeout(RESTED)
    assert len(sent) >= 4
    assert set(sent) <= {"why", "foresee"}  # questions, no moves
    assert page.locator(".screen").get_attribute("data-step") == before


@pytest.mark.parametrize(("game", "step", "points"), [("cuzco", 5, "+1"), ("inca_empire", 2, "+2")])
def test_points_fly_to_the_score(opened: Opened, game: str, step: int, points: str) -> None:
    """Where somebody likes motion, points leave what gave them and end at their player."""
    screen = opened(reduced_motion="no-preference")
    screen.go(f"/learn/{game}")
    screen.page.locator("[data-begin]").click()
    walk(screen, game, until=step)
    screen.after(screen.page.locator(".prompt [data-choice]").click)
    expect(screen.page.locator("[data-flight='0']")).to_have_text(points)
    expect(screen.page.locator("[data-score='0']")).to_have_text(points[1:])

"""Inca Empire through the interface: the last turns of recorded games, on a laptop and a phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.fingers import check_pinch
from tests.browser.inca import OVERFLOWING, click_once, colliding, continued, play
from tests.browser.screen import BOT, Screen

PHONE = {"width": 390, "height": 844}
TURN = ("inca-4", 203, 1)
"""A turn in the middle of a game for four: road building under way, a wilderness road allowed."""
NEAREST_LEGAL = """([x, y]) => [...document.querySelectorAll('[data-road][data-legal]')]
  .map(e => e.getBoundingClientRect()).map(b => [b.left + b.width / 2, b.top + b.height / 2])
  .sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0]"""
"""The middle of the road that may be built nearest to a place."""


@pytest.mark.parametrize(
    ("name", "at", "seat", "columns"),
    [("inca-3", 294, 2, 7), ("inca-4", 284, 3, 5)],
    ids=["three", "early downfall"],
)
def test_the_end_of_a_game_is_played_by_clicking(
    opened: Opened, name: str, at: int, seat: int, columns: int
) -> None:
    screen = opened()
    page = screen.page
    continued(screen, name, at, seat)
    expect(page.locator(".track .column")).to_have_count(columns)
    expect(page.locator(".track .now")).to_have_count(1)
    clicks = play(screen, clicks=60)
    assert 2 < clicks < 60
    end = page.locator("[data-end]")
    seats = int(name[-1])
    expect(end.locator("path.score")).to_have_count(seats)
    totals = list(map(int, end.locator("tfoot tr").first.locator("td").all_inner_texts()))
    assert len(totals) == seats
    assert totals == sorted(totals, reverse=True)
    rows = [
        list(map(int, row.locator("td").all_inner_texts())) for row in end.locator("tbody tr").all()
    ]
    assert [sum(column) for column in zip(*rows, strict=True)] == totals
    assert screen.violations() == []


def test_the_map_is_read_moved_and_asked(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    continued(screen, *TURN)
    screen.wait()
    assert colliding(screen) == []
    assert page.evaluate(OVERFLOWING) == []
    assert screen.violations() == []
    assert page.evaluate("() => document.documentElement.scrollHeight") <= 800

    # Wilderness roads are offered beside printed ones, each by the names of its ends.
    assert page.locator("[data-road^=w][data-legal]").count() > 0
    assert page.locator("[data-road$='='][data-legal]").count() > 0
    label = page.locator("[data-road^=r][data-legal]").first.get_attribute("aria-label")
    assert re.fullmatch("Build the road .+ – .+", label or "")

    world = page.locator(".world")
    before = world.get_attribute("style")
    page.get_by_role("button", name="Zoom in").click()
    expect(world).not_to_have_attribute("style", before or "")
    page.get_by_role("button", name="Whole map", exact=True).click()
    expect(page.locator(".view.far")).to_be_visible()
    page.get_by_role("button", name="My network", exact=True).click()
    expect(page.locator(".view.far")).to_have_count(0)
    moved = world.get_attribute("style")
    page.mouse.move(420, 300)
    page.mouse.down()
    page.mouse.move(330, 330, steps=4)
    page.mouse.up()
    expect(world).not_to_have_attribute("style", moved or "")

    # The network of a player alone, with what each connected place scores next.
    chip = page.locator("[data-network='1']")
    promised = int(chip.locator("b").inner_text())
    chip.click()
    terraces = page.locator(".player[data-seat='1'] [data-terraces]").inner_text()
    sites = [int(text) for text in page.locator("[data-worth] text").all_text_contents()]
    assert sum(sites) + int(terraces) == promised
    chip.click()
    expect(page.locator("[data-worth] text")).to_have_count(0)

    forbidden_road(screen)
    road = page.locator("[data-road^=r][data-legal]").first
    built = page.locator(".players .due").inner_text()
    road.focus()
    expect(page.locator(".tag")).to_contain_text("Free road")
    screen.after(lambda: page.keyboard.press("Enter"))
    expect(page.locator(".players .due")).not_to_have_text(built)


def forbidden_road(screen: Screen) -> None:
    """A click on a road that may not be built tells the rule and opens it."""
    page = screen.page
    page.locator("path.hit[data-road='r001']").dispatch_event("click")
    refusal = page.locator(".prompt .refused")
    expect(refusal).to_be_visible()
    button = refusal.get_by_role("button")
    rule = button.get_attribute("data-rule") or ""
    assert rule.startswith("IE-")
    button.click()
    expect(page.locator(f"dialog #{rule}")).to_be_visible()
    page.keyboard.press("Escape")


def test_colours_follow_the_suyu(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    continued(screen, *TURN)
    fills = page.evaluate(
        "() => [...document.querySelectorAll('.players .player')].map(p => ["
        "Number(p.dataset.seat), p.querySelector('svg.mark *').getAttribute('fill')])"
    )
    roads = page.evaluate(
        "() => [...document.querySelectorAll('[data-roads]')].map(g => ["
        "Number(g.dataset.roads), [...g.children].map(c => c.getAttribute('stroke'))])"
    )
    own = dict(fills)
    assert len(set(own.values())) == 4
    assert own != {seat: f"var(--p{seat + 1})" for seat in range(4)}
    for seat, strokes in roads:
        assert own[seat] in strokes


def test_the_log_goes_back_as_far_as_somebody_looks(opened: Opened) -> None:
    screen = opened()
    continued(screen, *TURN)
    lines = screen.page.locator(".tabs .line")
    expect(lines).to_have_count(40)
    lines.last.scroll_into_view_if_needed()
    expect(lines).to_have_count(80)


@pytest.mark.parametrize("language", ["pt", "fr"])
def test_other_languages_fit(opened: Opened, language: str) -> None:
    screen = opened(locale=language, color_scheme="dark")
    continued(screen, "inca-3", 296, 1)
    screen.wait()
    screen.page.locator("[data-hand]").first.click()
    assert screen.page.evaluate(OVERFLOWING) == []
    if language == "pt":
        assert screen.violations() == []


def test_two_fingers_bring_the_map_closer(opened: Opened) -> None:
    screen = opened(viewport=PHONE, has_touch=True, is_mobile=True)
    page = screen.page
    continued(screen, *TURN)
    screen.wait()
    box = page.locator(".view").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    check_pinch(screen, (x, y))
    near = page.evaluate(NEAREST_LEGAL, [x, y])
    page.touchscreen.tap(*near)
    expect(page.locator("[data-offer]").first).to_be_visible()


def test_a_phone_plays_by_the_list(opened: Opened) -> None:
    screen = opened(viewport=PHONE, has_touch=True, is_mobile=True)
    page = screen.page
    continued(screen, *TURN)
    screen.wait()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator("[data-part=list]").click()
    page.get_by_placeholder("Find a place").fill("porco")
    rows = page.locator("[data-do]")
    expect(rows.first).to_contain_text("Porco")
    assert page.evaluate(OVERFLOWING) == []
    assert screen.violations() == []
    screen.after(rows.first.click)
    page.locator("[data-part=map]").click()
    for number in range(4):
        assert click_once(screen, number)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


def test_box_colours_keep_the_shapes(opened: Opened) -> None:
    """The colours of the printed game are an option; shapes and beads tell players apart."""
    screen = opened()
    screen.table([{"kind": "me"}, BOT, BOT], game="inca_empire", seed=5)
    screen.wait()
    colour = "() => getComputedStyle(document.querySelector('.screen')).getPropertyValue('--p4')"
    shapes = "() => [...document.querySelectorAll('.players .mark')].map((mark) => mark.innerHTML)"
    own, shape = screen.page.evaluate(colour), screen.page.evaluate(shapes)
    screen.prefer(box_colours=True)
    screen.page.reload()
    screen.wait()
    assert screen.page.evaluate(colour) != own
    assert screen.page.evaluate(shapes) == shape
    assert len(set(shape)) == 3
    beads = screen.page.locator("[data-roads] path[fill='#fff']")
    assert len({beads.nth(seat).get_attribute("d") for seat in range(3)}) == 3

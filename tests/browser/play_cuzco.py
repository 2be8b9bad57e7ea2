"""Cuzco through the interface: a whole game by clicks, the tools, keys, a phone."""

import math
import re

from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.cuzco import RANDOM, Player, click, middle, play_on, take
from tests.browser.fingers import check_pinch
from tests.browser.screen import Screen

ME = {"kind": "me"}
IN_ACTIONS = 195
MUST_LAY = 165
BIDDING = 113
PROPOSING = 142


def ghost(screen: Screen) -> str:
    return str(screen.page.locator("[data-ghost]").get_attribute("data-ghost"))


def test_a_whole_game_is_played_by_clicking_the_board(opened: Opened) -> None:
    screen = opened()
    screen.table([ME, RANDOM], game="cuzco", seed=4, options={"triples_in_play": 28})
    player = Player(screen)
    player.play()
    assert screen.over
    end = screen.page.locator("[data-end]")
    expect(end.locator("tbody tr").first).to_be_visible()
    totals = [int(text) for text in end.locator("tfoot tr").first.locator("td").all_inner_texts()]
    parts = [int(text) for text in end.locator("tbody td").all_inner_texts()]
    assert totals == [sum(parts[0::2]), sum(parts[1::2])]
    for kind in ("triple", "enter", "move", "draw", "temple", "end"):
        assert player.done.get(kind), f"{kind} was never used: {player.done}"


def test_a_tile_snaps_turns_and_tells_its_price(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    play_on(screen, MUST_LAY)
    spots = page.locator("[data-spot][data-price='1']")
    x, y = middle(spots.nth(spots.count() // 2))
    page.mouse.move(x, y)
    expect(page.locator("[data-ghost][data-fits]")).to_have_count(1)
    expect(page.locator("[data-tag]")).to_contain_text("1")
    seen = {ghost(screen)}
    for _ in range(5):
        page.keyboard.press("r")
        seen.add(ghost(screen))
    page.keyboard.press("r")
    assert len(seen) == 6
    for turn in (lambda: page.mouse.wheel(0, 100), lambda: page.keyboard.press("Shift+R")):
        before = ghost(screen)
        turn()
        expect(page.locator(f'[data-ghost="{before}"]')).to_have_count(0)


def test_what_may_not_lie_tells_why(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    play_on(screen, MUST_LAY)
    page.mouse.move(*middle(page.locator("[data-water]").last))
    expect(page.locator("[data-tag]")).to_have_text("Nothing may cover water")
    click(screen, page.locator("[data-water]").last)
    expect(page.locator(".refused button")).to_have_attribute("data-rule", "CZ-T04")
    inca = page.locator("[data-inca][data-seat='1']").first
    page.mouse.move(*middle(inca))
    expect(page.locator("[data-ghost]:not([data-fits])")).to_have_count(1)
    tag = page.locator("[data-tag]")
    expect(tag).not_to_have_text(re.compile("Not here|water$"))
    reason = tag.inner_text()
    click(screen, inca)
    expect(page.locator(".refused")).to_contain_text(reason)
    expect(page.locator(".refused button")).to_have_attribute("data-rule", re.compile("CZ-T"))
    expect(page.locator(".valley[data-tool=triple]")).to_have_count(1)


def test_picking_an_inca_narrows_the_question_to_its_ways(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    play_on(screen, IN_ACTIONS)
    page.keyboard.press("a")
    page.locator("[data-all-choices][aria-pressed=true]").wait_for()
    many = page.locator("[data-choice]").count()
    click(screen, page.locator("[data-inca][data-may]").nth(2))
    ways = page.locator("[data-spot]").count()
    assert ways > 9
    expect(page.locator("[data-choice]")).to_have_count(ways)
    assert many != ways
    page.mouse.move(*middle(page.locator("[data-spot]").nth(3)))
    expect(page.locator("[data-choice].lit")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-spot]")).to_have_count(0)
    page.mouse.move(*middle(page.locator("[data-temple]").first))
    expect(page.locator("[data-about]")).to_contain_text("City of")
    assert page.locator("[data-level]").count() > 1
    assert take(screen, "pond")
    assert screen.violations() == []


def test_the_valley_is_moved_and_brought_closer(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    play_on(screen, IN_ACTIONS)
    world = page.locator(".world")
    places = [str(world.get_attribute("style"))]
    page.mouse.move(700, 300)
    page.mouse.wheel(0, -400)
    expect(world).not_to_have_attribute("style", places[-1])
    places.append(str(world.get_attribute("style")))
    page.mouse.down()
    page.mouse.move(600, 250, steps=4)
    page.mouse.up()
    places.append(str(world.get_attribute("style")))
    page.get_by_role("button", name="Closer").click()
    places.append(str(world.get_attribute("style")))
    page.keyboard.press("0")
    expect(world).to_have_attribute("style", places[0])
    assert len(set(places)) == 4


def test_the_board_is_played_by_keys(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    play_on(screen, MUST_LAY)
    page.locator(".valley").focus()
    page.keyboard.press("ArrowRight")
    announced = page.locator(".stage > [aria-live]")
    for _ in range(14):
        if "possible here" in announced.inner_text():
            break
        page.keyboard.press("ArrowRight")
    expect(announced).to_contain_text("possible here")
    page.keyboard.press("r")
    page.keyboard.press("Shift+R")
    expect(page.locator("[data-ghost][data-fits]")).to_have_count(1)
    screen.after(lambda: page.keyboard.press("Enter"))
    expect(page.locator(".tabs .turn").first).to_contain_text("You laid a triple")


def test_a_festival_is_proposed_and_bid_for(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    play_on(screen, BIDDING)
    expect(page.locator("[data-bidder]")).to_have_count(2)
    assert screen.violations() == []
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator("[data-bidder]")).to_have_count(0)
    page.get_by_role("button", name="Back to the festival").click()
    page.locator("[data-card=LK]").click()
    screen.after(page.locator("[data-lay-card]").click)
    expect(page.locator("[data-bidder='0'] .total b")).to_have_text("2")
    screen.after(page.locator("[data-out=end_bid]").click)
    play_on(screen, PROPOSING)
    expect(page.locator("[data-festival] h2")).to_have_text("Hold a festival?")
    screen.after(page.locator("[data-out=no_festival]").click)
    # A bot may hold one of its own by now.
    expect(page.locator("[data-festival] h2", has_text="Hold a festival?")).to_have_count(0)


def test_it_is_played_on_a_phone(opened: Opened) -> None:
    screen = opened(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = screen.page
    play_on(screen, MUST_LAY)
    box = page.locator(".valley").bounding_box()
    assert box is not None
    assert box["width"] == 390
    spots = page.locator("[data-spot]")
    inside = [
        place
        for place in (middle(spots.nth(number)) for number in range(spots.count()))
        if 60 < place[0] < 300 and box["y"] + 70 < place[1] < box["y"] + box["height"] - 90
    ]
    page.touchscreen.tap(*inside[len(inside) // 2])
    expect(page.locator("[data-ghost]")).to_have_count(1)
    before = ghost(screen)
    page.touchscreen.tap(*inside[len(inside) // 2])
    expect(page.locator(f'[data-ghost="{before}"]')).to_have_count(0)
    page.locator("[data-turn]").tap()
    for _ in range(6):
        if page.locator("[data-lay]:enabled").count():
            break
        page.locator("[data-turn]").tap()
    screen.after(page.locator("[data-lay]").tap)
    expect(page.locator("[data-ghost]")).to_have_count(0)
    assert int(page.locator("[data-ap]").get_attribute("data-ap") or 6) < 6
    assert screen.violations() == []
    page.locator("[data-take=enter]").tap()
    expect(page.locator(".valley[data-tool=enter]")).to_have_count(1)


def test_two_fingers_bring_the_valley_closer(opened: Opened) -> None:
    screen = opened(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = screen.page
    play_on(screen, MUST_LAY)
    x, y = middle(page.locator(".valley"))
    check_pinch(screen, (x, y))
    spots = page.locator("[data-spot]").all()
    inside = next(at for at in map(middle, spots) if math.dist(at, (x, y)) < 120)
    page.touchscreen.tap(*inside)
    expect(page.locator("[data-ghost]")).to_have_count(1)


def test_a_pond_is_laid_by_clicking(opened: Opened) -> None:
    screen = opened()
    page = screen.page
    play_on(screen, IN_ACTIONS)
    ponds = page.locator("[data-water]").count()
    points = int(page.locator("[data-ap]").get_attribute("data-ap") or 0)
    assert take(screen, "pond")
    x, y = middle(page.locator("[data-spot]").first)
    page.mouse.move(x, y)
    expect(page.locator("[data-tag]")).to_contain_text("1")
    screen.after(lambda: page.mouse.click(x, y))
    expect(page.locator("[data-water]")).to_have_count(ponds + 1)
    expect(page.locator(".tabs .turn").first).to_contain_text("You laid a pond")
    assert int(page.locator("[data-ap]").get_attribute("data-ap") or 0) == points - 1


def test_pieces_move_without_trouble_where_motion_is_liked(opened: Opened) -> None:
    screen = opened(reduced_motion="no-preference", color_scheme="dark")
    play_on(screen, MUST_LAY)
    player = Player(screen)
    for _ in range(6):
        player.click_once()
        player.clicks += 1
    assert screen.violations() == []

"""Two fingers on a board."""

import math

from tests.browser.screen import Screen

UNDER = """([x, y]) => {
  const world = document.querySelector('.world');
  const box = world.parentElement.getBoundingClientRect();
  const shown = new DOMMatrix(getComputedStyle(world).transform);
  const point = shown.inverse().transformPoint(new DOMPoint(x - box.left, y - box.top));
  return [point.x, point.y, shown.a];
}"""
"""The point of the drawn world at a place of the screen, and how large the world is drawn."""
Place = tuple[float, float]
STEPS = 8


def pinch(screen: Screen, start: tuple[Place, Place], end: tuple[Place, Place]) -> None:
    """Put two fingers down, move both, lift them one after the other."""
    session = screen.context.new_cdp_session(screen.page)

    def touch(kind: str, *places: Place) -> None:
        points = [{"x": x, "y": y, "id": name} for name, (x, y) in enumerate(places)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start[0])
    touch("touchStart", *start)
    for step in range(1, STEPS + 1):
        part = step / STEPS
        touch("touchMove", *(between(one, two, part) for one, two in zip(start, end, strict=True)))
    touch("touchEnd", end[0])
    touch("touchEnd")
    session.detach()


def between(one: Place, two: Place, part: float) -> Place:
    return one[0] + (two[0] - one[0]) * part, one[1] + (two[1] - one[1]) * part


def check_pinch(screen: Screen, middle: Place) -> None:
    """The world grows as fingers part that also move aside, and each keeps what it holds."""
    start = around(middle, 40, 30)
    end = around((middle[0] - 12, middle[1] + 9), 72, 54)
    under = [screen.page.evaluate(UNDER, list(place)) for place in start]
    pinch(screen, start, end)
    held = [screen.page.evaluate(UNDER, list(place)) for place in end]
    assert math.isclose(held[0][2] / under[0][2], 1.8, rel_tol=0.02)
    for before, after in zip(under, held, strict=True):
        assert math.dist(before[:2], after[:2]) * after[2] < 3, (before, after)


def around(middle: Place, x: float, y: float) -> tuple[Place, Place]:
    return (middle[0] - x, middle[1] - y), (middle[0] + x, middle[1] + y)

"""How long people wait for the screen: `make times`, on a machine with nothing else to do.

The first board: from the address to the drawn board and its question, in a browser that has not
been here before, from a warm server. An update: the script that one message of the server sets off,
until the page has nothing left to do before it paints; time of the processor, so that what else the
machine does counts little. Beside it the longest script that anything else set off, such as a
click; what runs when a file has just been loaded, as for the sheet at the end, is not told apart.
"""

import json
import statistics
import tempfile
import time
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser import cuzco, imhotep, inca, tawantinsuyu
from tests.browser.chromium import FLAGS, installed
from tests.browser.screen import BOT, Screen
from tests.server.site import Server

TASK = "ThreadControllerImpl::RunTask"
SCRIPT = ("FunctionCall", "BlinkScheduler_PerformMicrotaskCheckpoint")
CAUSES = ("WebSocketReceive", "TimerFire")
"""A position is shown when it comes, or when the one before has been looked at long enough."""
LEAST = 1.0
"""Shorter scripts are timers that show nothing."""
SHAPE: dict[str, Any] = {"locale": "en", "viewport": {"width": 1280, "height": 800}}
LOADS = 5
CLICKS = 40


def _imhotep(screen: Screen) -> Callable[[], object]:
    screen.table([{"kind": "me"}, BOT, BOT, BOT], seed=7)
    return lambda: imhotep.play(screen, clicks=CLICKS)


def _cuzco(screen: Screen) -> Callable[[], object]:
    cuzco.play_on(screen, 255)
    return lambda: cuzco.Player(screen).play(CLICKS)


def _inca(screen: Screen) -> Callable[[], object]:
    inca.continued(screen, "inca-4", 203, 1)
    return lambda: inca.play(screen, clicks=CLICKS)


def _tawantinsuyu(screen: Screen) -> Callable[[], object]:
    tawantinsuyu.resume(screen, "tawantinsuyu-four", 735)
    return lambda: tawantinsuyu.play(screen, clicks=CLICKS)


def _solo(screen: Screen) -> Callable[[], object]:
    tawantinsuyu.resume(screen, "tawantinsuyu-solo", 300)
    return lambda: tawantinsuyu.play(screen, clicks=CLICKS)


GAMES: dict[str, Callable[[Screen], Callable[[], object]]] = {
    "Imhotep, 4": _imhotep,
    "Cuzco, 3": _cuzco,
    "Inca Empire, 4": _inca,
    "Tawantinsuyu, 4": _tawantinsuyu,
    "Axomamma": _solo,
}


def first_board(browser: Browser, screen: Screen) -> float:
    """Seconds from the address of the table to a board with a question, for its owner elsewhere."""
    session = screen.context.storage_state()
    context = browser.new_context(**SHAPE, storage_state=session)
    page = context.new_page()
    start = time.perf_counter()
    page.goto(screen.page.url, wait_until="commit")
    page.locator(".screen[data-state=asked]").wait_for()
    page.locator("[data-board] svg, .board svg, .world, .valley, .taw").first.wait_for()
    lasted = time.perf_counter() - start
    context.close()
    return lasted


def scripts(trace: list[dict[str, Any]]) -> tuple[list[float], list[float]]:
    """Milliseconds of our script in tasks that the server set off, and in all others."""
    tasks = sorted(
        (one["ts"], one["ts"] + one["dur"], one["tid"])
        for one in trace
        if one["name"] == TASK and "dur" in one
    )
    parts = sorted((one for one in trace if one["name"] in (*SCRIPT, *CAUSES)), key=_start)
    starts = [_start(one) for one in parts]
    updates: list[float] = []
    others: list[float] = []
    for start, end, thread in tasks:
        within = parts[bisect_left(starts, start) : bisect_right(starts, end)]
        within = [one for one in within if one["tid"] == thread]
        spent, last = 0.0, 0.0
        for one in within:
            if one["name"] in SCRIPT and one["ts"] >= last:
                last = one["ts"] + one.get("dur", 0)
                spent += one.get("tdur", 0) / 1000 if _ours(one) else 0
        if spent >= LEAST:
            caused = any(one["name"] in CAUSES for one in within)
            (updates if caused else others).append(spent)
    return sorted(updates), sorted(others)


def _ours(one: dict[str, Any]) -> bool:
    """Calls into scripts without an address are those of who measures."""
    data = one.get("args", {}).get("data") or {}
    return one["name"] != "FunctionCall" or bool(data.get("url"))


def _start(one: dict[str, Any]) -> float:
    return float(one["ts"])


def measure(browser: Browser, site: str, name: str) -> None:
    context = browser.new_context(**SHAPE, reduced_motion="reduce")
    screen = Screen(context, site)
    play = GAMES[name](screen)
    screen.wait()
    boards = sorted(first_board(browser, screen) for _ in range(LOADS))
    browser.start_tracing(page=screen.page, categories=["devtools.timeline", "toplevel"])
    play()
    spent, others = scripts(json.loads(browser.stop_tracing())["traceEvents"])
    context.close()
    late = statistics.quantiles(spent, n=20)[18]
    print(
        f"{name:16} first board {statistics.median(boards):.2f} s (at most {boards[-1]:.2f}); "
        f"{len(spent)} updates: median {statistics.median(spent):.1f} ms, "
        f"19 of 20 within {late:.1f}, at most {spent[-1]:.1f}; anything else at most "
        f"{max(others, default=0.0):.1f}",
        flush=True,
    )


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data)).start()
        browser = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
        try:
            for name in GAMES:
                measure(browser, server.url, name)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()

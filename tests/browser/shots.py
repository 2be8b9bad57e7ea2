"""Pictures of every screen, light, dark and on a phone: `make shots`, then look at them.

`python -m tests.browser.shots DIR SCENE… --lang pt` takes some of them in another language,
`--shape phone` only those of a phone.
"""

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser import cuzco, inca, people_scenes, table_scenes, tawantinsuyu
from tests.browser.chromium import FLAGS, installed
from tests.browser.imhotep import play
from tests.browser.screen import BOT, Screen
from tests.server.site import Server

ME = {"kind": "me"}
SHAPES: dict[str, dict[str, Any]] = {
    "light": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    "dark": {"viewport": {"width": 1920, "height": 1080}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "laptop": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
    "night": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "color_scheme": "dark",
    },
}
LONGEST = 1800
"""The most pixels of a long page that a picture shows."""
CORPUS = Path(__file__).parents[1] / "corpus"
FINISHED = (
    CORPUS / "imhotep-01.khipu",
    cuzco.RECORD,
    CORPUS / "inca_empire-01.khipu",
    tawantinsuyu.RECORDS / "tawantinsuyu-four.khipu",
)
PAGES = {
    "front": "/",
    "new": "/new/imhotep",
    "lobby": "/lobby",
    "replays": "/replays",
    "rules": "/rules/imhotep",
    "rules-cuzco": "/rules/cuzco",
    "rules-inca_empire": "/rules/inca_empire",
    "rules-tawantinsuyu": "/rules/tawantinsuyu",
    "learn": "/learn",
    "learn-cuzco": "/learn/cuzco",
    "puzzles": "/puzzles",
    "challenges": "/challenges",
    "settings": "/settings",
    "account": "/account",
    "rules-index": "/rules",
    "keyboard": "/keyboard",
    "lost": "/nowhere",
}


def begun(screen: Screen) -> None:
    screen.table([ME, BOT, BOT, BOT], seed=7)
    screen.wait()


def sailing(screen: Screen) -> None:
    """In the middle of a game, a ship chosen and a dock under the pointer."""
    screen.table([ME, BOT, BOT, BOT], seed=7)
    play(screen, clicks=34)
    for _ in range(30):
        screen.wait()
        dock = screen.first("[data-dock][data-legal]")
        if dock is not None:
            dock.dispatch_event("mouseenter")
            return
        ship = screen.first("[data-ship][data-legal]")
        if ship is not None and not screen.first("[data-confirm]"):
            screen.after(lambda ship=ship: ship.dispatch_event("click"))
        else:
            play(screen, clicks=1)


def other_sides(screen: Screen) -> None:
    screen.table([ME, BOT, BOT], seed=8, options={"sides": "BBBBB"})
    play(screen, clicks=60)


def finished(screen: Screen, record: Path = FINISHED[0]) -> str:
    return screen.post("records", khipu=record.read_text("utf-8"))


def over(screen: Screen, record: Path = FINISHED[0]) -> None:
    screen.go(f"/table/{finished(screen, record)}")
    screen.page.locator("[data-end] path.score").first.wait_for(state="attached")


def replay(screen: Screen) -> None:
    screen.go(f"/replay/{finished(screen)}?at=60")
    screen.page.locator(".controls").wait_for()
    screen.page.locator("input[type=checkbox]").first.check()
    screen.page.locator("path.score").first.wait_for()


def curtain(screen: Screen) -> None:
    screen.table([ME, {"kind": "hotseat", "name": "Illari"}], game="cuzco", seed=8)


def finished_games(screen: Screen) -> None:
    for record in FINISHED:
        finished(screen, record)
    screen.go("/replays")
    screen.page.locator(".line").first.wait_for()


def analysed(screen: Screen) -> None:
    screen.go(f"/replay/{finished(screen)}?at=60")
    screen.page.locator(".controls").wait_for()
    table_scenes.analysed(screen)


def waiting(screen: Screen) -> None:
    body = {"kind": "invited"}, {"kind": "open"}
    table = screen.post("tables", game="imhotep", seats=[ME, BOT, *body], visibility="public")
    screen.go(f"/table/{table}")
    screen.page.locator(".invite").first.wait_for()


SCENES: dict[str, Callable[[Screen], None]] = {
    "waiting": waiting,
    "table": begun,
    "sailing": sailing,
    "other-sides": other_sides,
    "end": over,
    "replay": replay,
    "replays-list": finished_games,
    "end-cuzco": lambda screen: over(screen, FINISHED[1]),
    "end-tawantinsuyu": lambda screen: over(screen, FINISHED[3]),
    "analysis": analysed,
    "curtain": curtain,
    **cuzco.SCENES,
    **tawantinsuyu.SCENES,
    **inca.SCENES,
    **table_scenes.SCENES,
    **people_scenes.SCENES,
}


def take(browser: Browser, site: str, options: argparse.Namespace) -> None:
    folder, wanted, language = options.folder, options.scenes, options.lang
    mark = "" if language == "en" else f"-{language}"
    for shape in options.shape or SHAPES:
        settings = SHAPES[shape]
        scenes = {name: _visit(path) for name, path in PAGES.items()} | SCENES
        for name, scene in scenes.items():
            if wanted and name not in wanted:
                continue
            # A new person in each picture: nobody is called to the table of another one.
            context = browser.new_context(reduced_motion="reduce", locale=language, **settings)
            screen = Screen(context, site)
            scene(screen)
            screen.page.wait_for_timeout(300)
            path = folder / f"{name}-{shape}{mark}.png"
            if name in people_scenes.SCENES:  # long pages
                height = screen.page.evaluate("document.documentElement.scrollHeight")
                width = settings["viewport"]["width"]
                clip = {"x": 0, "y": 0, "width": width, "height": min(height, LONGEST)}
                screen.page.screenshot(path=path, full_page=True, clip=clip)
            else:
                screen.page.screenshot(path=path)
            context.close()


def _visit(path: str) -> Callable[[Screen], None]:
    def visit(screen: Screen) -> None:
        screen.go(path)
        screen.page.locator("main").wait_for()

    return visit


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.shots")
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("scenes", nargs="*", metavar="SCENE")
    parser.add_argument("--lang", default="en", choices=("en", "pt", "fr"))
    parser.add_argument("--shape", action="append", choices=tuple(SHAPES))
    wanted = parser.parse_intermixed_args()
    wanted.folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        people_scenes.fill_site(Path(data))
        photograph(Path(data), wanted)
    print(f"{len(list(wanted.folder.glob('*.png')))} pictures in {wanted.folder}")


def photograph(data: Path, wanted: argparse.Namespace) -> None:
    with sync_playwright() as playwright:
        server = Server(data).start()
        browser = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
        try:
            take(browser, server.url, wanted)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()

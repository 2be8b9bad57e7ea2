"""One person's browser: going places, playing by clicks, looking for faults."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Locator

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ASKED = ".screen[data-state=asked], .screen[data-state=over]"
BOT = {"kind": "bot", "bot": "greedy"}
PATIENCE = 60_000
"""Milliseconds after which something that does not come is held to be broken, on any machine."""


@cache
def axe_source() -> str:
    return AXE.read_text("utf-8")


class Screen:
    """A page, and everything that went wrong on it."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.context = context
        self.site = site
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on(
            "console",
            lambda message: message.type == "error" and self.troubles.append(message.text),
        )

    def go(self, path: str) -> None:
        self.page.goto(self.site + path)

    def post(self, what: str, **body: Any) -> str:
        """The id of a new table of this person, or of one made from a record."""
        if not self.page.url.startswith(self.site):
            self.go("/")
            self.page.locator("article").first.wait_for()
        answer = self.page.request.post(
            f"{self.site}/api/{what}", data=body, headers={"Origin": self.site}
        )
        assert answer.status == 201, answer.text()
        return str(answer.json()["id"])

    def open_table(self, table: str) -> str:
        self.go(f"/table/{table}")
        self.page.locator(".prompt").wait_for()
        return table

    def table(self, seats: list[dict[str, Any]], game: str = "imhotep", **more: Any) -> str:
        """A new table of this person, opened on the screen."""
        return self.open_table(self.post("tables", game=game, seats=seats, **more))

    def play_on(self, record: Path, at: int, seat: int, bot: str = "greedy") -> str:
        """Play on after an entry of a recorded game, against bots."""
        khipu = record.read_text("utf-8")
        return self.open_table(self.post("records", khipu=khipu, at=at, seat=seat, bot=bot))

    def prefer(self, **preferences: bool) -> None:
        answer = self.page.request.patch(
            f"{self.site}/api/me", data={"preferences": preferences}, headers={"Origin": self.site}
        )
        assert answer.ok, answer.text()

    def first(self, *selectors: str) -> Locator | None:
        """The first thing there is of these kinds."""
        for selector in selectors:
            matches = self.page.locator(selector)
            if matches.count():
                return matches.first
        return None

    def wait(self) -> None:
        """Until this person is asked something, or the game is over."""
        self.page.locator(ASKED).wait_for()

    @property
    def over(self) -> bool:
        return self.page.locator(".screen[data-state=over]").count() > 0

    def after(self, answer: Callable[[], None]) -> None:
        """Do something, and wait until the table has gone on by it."""
        step = self.page.locator(".screen").get_attribute("data-step")
        answer()
        self.page.locator(f'.screen:not([data-step="{step}"])').wait_for()

    def violations(self) -> list[str]:
        """What axe-core finds wrong on a page that is shown, except what it calls minor."""
        self.page.locator("h1").first.wait_for(state="attached")
        self.page.evaluate(axe_source())
        matches = self.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        return [
            f"{one['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
            for one in matches["violations"]
            if one["impact"] != "minor"
            for node in one["nodes"][:3]
        ]

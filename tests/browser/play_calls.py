"""Being called, in real browsers: devices, quiet hours, e-mail links, push with the page closed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import USUAL, Opened
from tests.browser.play_people import ME, call, sign_up
from tests.browser.screen import Screen
from tests.server.push_service import Browser as Keys
from tests.server.push_service import PushService
from tests.server.site import Server
from tests.server.test_calls import Inbox

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SUBSCRIBE = """(given) => {
  let current = null;
  const make = (options) => ({
    endpoint: given.endpoint,
    options: { applicationServerKey: options.applicationServerKey },
    toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
    unsubscribe: async () => { current = null; return true; },
  });
  PushManager.prototype.subscribe = async (options) => (current = make(options));
  PushManager.prototype.getSubscription = async () => current;
}"""
"""Without a network, Chromium has no push service of its own to subscribe to."""


class Calling:
    """A server with e-mail and a push service on loopback, and browsers at it."""

    def __init__(self, browser: Browser, server: Server, push: PushService, inbox: Inbox) -> None:
        self.browser, self.server, self.push, self.inbox = browser, server, push, inbox
        self.screens: list[Screen] = []

    def open(self, **settings: Any) -> Screen:
        context = self.browser.new_context(**{**USUAL, **settings})
        context.grant_permissions(["notifications"], origin=self.server.url)
        self.screens.append(Screen(context, self.server.url))
        return self.screens[-1]


@pytest.fixture
def calling(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Calling]:
    folder = tmp_path_factory.mktemp("calling")
    push, inbox = PushService(folder), Inbox()
    flags = ["--smtp", f"smtp+plain://127.0.0.1:{inbox.controller.port}"]
    flags += ["--mail-from", "table@example.org", "--public-url", "https://tampu.example.org"]
    program = ("tests.server.serve_near_push", str(push.port), str(push.certificate))
    server = Server(folder, *flags, program=program).start()
    calling = Calling(browser, server, push, inbox)
    yield calling
    troubles = [trouble for screen in calling.screens for trouble in screen.troubles]
    for screen in calling.screens:
        screen.context.close()
    assert server.stop() == 0
    push.close()
    inbox.controller.stop()
    assert troubles == []


def device(screen: Screen, push: PushService, name: str) -> Keys:
    """Give a browser a push service; returns its keys."""
    keys = Keys()
    given = keys.subscription(push.endpoint(name))
    screen.context.add_init_script(f"({SUBSCRIBE})({json.dumps(given)})")
    return keys


def test_a_device_subscribes_is_called_and_stops(calling: Calling) -> None:
    ana, ben = calling.open(), calling.open()
    keys = device(ana, calling.push, "ana")
    page = ana.page
    ana.go("/settings")
    page.locator("[data-push=on]").click()
    expect(page.locator("[data-device]")).to_have_count(1)
    expect(page.locator("[data-device]")).to_contain_text("this device")
    page.locator("[data-call=push-over]").uncheck()
    expect(page.locator("[data-calls-status]")).to_have_text("Saved.")
    assert ana.violations() == []

    # Ana closes the page; Ben begins a game and it becomes her turn.
    seats = [ME, {"kind": "open"}]
    more = {"visibility": "public", "kind": "by_turns", "options": {"start_player": 2}}
    ben.go("/")
    table = ben.post("tables", game="imhotep", seats=seats, **more)
    call(ana, f"tables/{table}/join", {"seat": 1})
    (received,) = calling.push.wait(1)
    message = keys.decrypt(received.body)
    assert message["title"] == "Your turn in Imhotep"
    assert message["path"] == f"/table/{table}"

    ana.go("/settings")
    page.reload()
    page.locator("[data-push]").wait_for()
    page.get_by_role("button", name="Stop notifying").click()
    expect(page.locator("[data-device]")).to_have_count(0)


CALL = {
    "title": "Your turn in Cuzco",
    "text": "One game waits for you.",
    "path": "/table/abc",
    "tag": "abc",
    "waiting": 1,
}
SHOWN = """async () => (await self.registration.getNotifications())
  .map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }))"""
RECORD_BADGES = """() => {
  self.badges = [];
  navigator.setAppBadge = async (count) => void self.badges.push(count);
  navigator.clearAppBadge = async () => void self.badges.push(0);
}"""
CLICK = """async (data) => {
  const [shown] = await self.registration.getNotifications();
  const opened = [], waiting = [];
  self.clients.openWindow = async (url) => void opened.push(`open ${url}`);
  WindowClient.prototype.focus = async function () { opened.push(`focus ${this.url}`); };
  ExtendableEvent.prototype.waitUntil = (promise) => void waiting.push(promise);
  const notification = data ? { data, close() {} } : shown;
  const click = new ExtendableEvent('notificationclick');
  Object.defineProperty(click, 'notification', { value: notification });
  self.dispatchEvent(click);
  await Promise.all(waiting);
  return opened;
}"""
"""Clicks the notification that is shown, or one of other data.

Only a person's click may open windows in Chromium, so what would be opened is recorded.
"""


class Pushed:
    """The service worker of a site in a browser, and push messages that reach it."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        screen.go("/")
        with screen.context.expect_event("serviceworker") as started:
            pass
        self.worker = started.value
        self.worker.evaluate("self.skipWaiting()")
        screen.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        self.session = screen.context.new_cdp_session(screen.page)
        registrations: list[dict[str, Any]] = []
        self.session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: registrations.extend(event["registrations"]),
        )
        self.session.send("ServiceWorker.enable")
        while not registrations:
            screen.page.wait_for_timeout(50)
        self.registration = registrations[0]["registrationId"]

    def deliver(self, message: dict[str, Any]) -> None:
        """What the push service of the browser does when a message of the site arrives."""
        self.session.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": self.screen.site,
                "registrationId": self.registration,
                "data": json.dumps(message),
            },
        )

    def until(self, script: str, wanted: Any) -> None:
        """Wait until the worker returns what is wanted."""
        for _ in range(200):
            result = self.worker.evaluate(script)
            if result == wanted:
                return
            self.screen.page.wait_for_timeout(50)
        assert result == wanted


def test_a_call_is_shown_while_the_page_is_closed(calling: Calling) -> None:
    screen = calling.open()
    pushed = Pushed(screen)
    # Another page is in front, so that nobody looks at Tampu.
    screen.page.goto("about:blank")
    pushed.deliver(CALL)
    line = {"title": CALL["title"], "body": CALL["text"], "tag": "abc", "path": "/table/abc"}
    pushed.until(SHOWN, [line])


def test_who_looks_at_the_site_gets_the_badge_only(calling: Calling) -> None:
    screen = calling.open()
    pushed = Pushed(screen)
    pushed.worker.evaluate(RECORD_BADGES)
    pushed.deliver({**CALL, "waiting": 3})
    pushed.until("() => self.badges", [3])
    assert pushed.worker.evaluate(SHOWN) == []
    screen.page.goto("about:blank")
    pushed.deliver({**CALL, "waiting": 0})
    pushed.until("() => self.badges", [3, 0])


def test_a_click_on_a_call_opens_its_table_once(calling: Calling) -> None:
    screen = calling.open()
    seats = [ME, {"kind": "bot", "bot": "greedy"}]
    table = screen.post("tables", game="imhotep", seats=seats)
    pushed = Pushed(screen)
    address = f"{screen.site}/table/{table}"
    other = screen.context.new_page()
    other.goto("about:blank")
    screen.page.goto("about:blank")
    pushed.deliver({**CALL, "path": f"/table/{table}"})
    pushed.until("async () => (await self.registration.getNotifications()).length", 1)
    assert pushed.worker.evaluate(CLICK) == [f"open {address}"]
    pushed.until("async () => (await self.registration.getNotifications()).length", 0)
    # A window that shows the table comes to the front instead.
    other.goto(address)
    other.locator(".prompt").wait_for()
    assert pushed.worker.evaluate(CLICK, {"path": f"/table/{table}"}) == [f"focus {address}"]
    assert pushed.worker.evaluate(CLICK, {"path": "//elsewhere.example.org/"}) == []


def test_mails_are_confirmed_and_stopped_by_their_links(calling: Calling) -> None:
    screen = calling.open()
    page = screen.page
    sign_up(screen, "Ana of Lima")
    screen.go("/settings")
    page.get_by_label("E-mail address").fill("ana@example.org")
    page.get_by_label("E-mail address").press("Enter")
    expect(page.locator("[data-mail=unconfirmed]")).to_contain_text("ana@example.org")
    page.locator("[data-interval]").select_option("15")
    expect(page.locator("[data-calls-status]")).to_have_text("Saved.")
    assert screen.violations() == []
    text = calling.inbox.mails[0].get_content()
    link = next(word for word in text.split() if "/mail?confirm=" in word)
    screen.go(link.removeprefix("https://tampu.example.org"))
    assert screen.violations() == []
    page.locator("[data-agree]").click()
    expect(page.get_by_role("status")).to_have_text("Your address is confirmed.")
    screen.go("/settings")
    expect(page.locator("[data-mail=confirmed]")).to_be_visible()
    page.locator("[data-mail-forget]").click()
    expect(page.get_by_label("E-mail address")).to_be_visible()


def test_quiet_hours_follow_the_clock_of_the_person(calling: Calling) -> None:
    screen = calling.open(timezone_id="America/Lima")
    page = screen.page
    screen.go("/settings")
    page.locator("[data-quiet]").check()
    expect(page.get_by_text("America/Lima")).to_be_visible()
    page.locator("[data-quiet-from]").fill("23:15")
    page.locator("[data-quiet-from]").blur()
    expect(page.locator("[data-calls-status]")).to_have_text("Saved.")
    page.reload()
    expect(page.locator("[data-quiet-from]")).to_have_value("23:15")
    expect(page.locator("[data-quiet-to]")).to_have_value("07:00")
    assert screen.violations() == []


def test_the_next_game_that_waits_is_one_click_away(opened: Opened) -> None:
    screen = opened()
    options = {"start_player": 1}
    bots = [ME, {"kind": "bot", "bot": "greedy"}]
    first = screen.post("tables", game="imhotep", seats=bots, kind="by_turns", options=options)
    second = screen.post("tables", game="cuzco", seats=bots, kind="by_turns", options=options)
    screen.open_table(second)
    screen.wait()
    link = screen.page.locator("[data-next-game]")
    expect(link).to_have_attribute("href", f"/table/{first}")
    assert screen.violations() == []
    link.click()
    screen.page.locator(".prompt").wait_for()
    expect(link).to_have_attribute("href", f"/table/{second}")


@pytest.mark.parametrize("locale", ["en", "pt", "fr"])
def test_the_settings_fit_a_phone_in_every_language(calling: Calling, locale: str) -> None:
    shape = {"width": 390, "height": 844}
    screen = calling.open(locale=locale, viewport=shape, color_scheme="dark")
    sign_up(screen, f"Phone {locale}")
    screen.go("/settings")
    screen.page.locator("[data-quiet]").check()
    screen.page.locator("[data-quiet-from]").wait_for()
    assert "calls-" not in screen.page.locator("main").inner_text()
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert screen.violations() == []

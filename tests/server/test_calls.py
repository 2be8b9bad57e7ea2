"""Calls on a real server: push messages that arrive at a push service, mails at an SMTP server."""

import asyncio
import re
import time
import urllib.request
from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from cryptography.exceptions import InvalidTag

from tampu.core.rng import Rng
from tampu.server.client import Client
from tampu.server.messages.call_bodies import CallSettings, WaitingTables
from tampu.server.messages.parts import TableInfo
from tests.server.push_service import HOST, Browser, PushService
from tests.server.site import Server, free_port, friends, level, open_table, play_turn
from tests.server.test_people import failed
from tests.server.test_profiles import account

PATIENCE = 60.0


class Inbox:
    """An SMTP server on loopback that keeps every mail."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self.controller.start()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    async def wait(self, number: int) -> list[EmailMessage]:
        end = time.monotonic() + PATIENCE
        while len(self.mails) < number and time.monotonic() < end:
            await asyncio.sleep(0.05)
        assert len(self.mails) >= number
        return self.mails


@pytest.fixture(scope="module")
def push(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    service = PushService(tmp_path_factory.mktemp("push"))
    yield service
    service.close()


@pytest.fixture(scope="module")
def inbox() -> Iterator[Inbox]:
    inbox = Inbox()
    yield inbox
    inbox.controller.stop()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def site(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    push: PushService,
    inbox: Inbox,
) -> Iterator[Server]:
    flags = [
        *("--smtp", f"smtp+plain://127.0.0.1:{inbox.controller.port}"),
        *("--mail-from", "table@example.org"),
        *("--public-url", "https://tampu.example.org"),
    ]
    if request.param == "postgres":
        flags += ["--database", request.getfixturevalue("database").get_uri()]
    program = ("tests.server.serve_near_push", str(push.port), str(push.certificate))
    server = Server(tmp_path_factory.mktemp("calls"), *flags, program=program).start()
    yield server
    assert server.stop() == 0, server.log_tail()


async def settings(client: Client, **patch: Any) -> CallSettings:
    return await client.call("PATCH", "/api/me/calls", CallSettings, patch)


async def subscribe(client: Client, browser: Browser, push: PushService, name: str) -> CallSettings:
    body = browser.subscription(push.endpoint(name), f"device {name}")
    return await client.call("POST", "/api/me/push", CallSettings, body)


async def until_turn_of(clients: list[Client], table: str, person: int) -> None:
    """Play at random until a person is asked; the others have gone, so that they are called."""
    players = [client for place, client in enumerate(clients) if place != person]
    rng = Rng(3)
    while True:
        waiting = await clients[person].call("GET", "/api/waiting", WaitingTables)
        if table in [one.table for one in waiting.tables]:
            return
        for client in players:
            async with client.live() as live:
                await live.watch(table)
                await play_turn(live, live.seen[table], rng)


async def finish_turn(client: Client, table: str) -> None:
    """Play at random until it is no longer this person's turn."""
    async with client.live() as live:
        await live.watch(table)
        rng = Rng(4)
        while await play_turn(live, live.seen[table], rng):
            await live.until(table, lambda seen: seen.position is not None)
            await asyncio.sleep(0.05)


def test_a_turn_calls_every_device(site: Server, push: PushService) -> None:
    async def story() -> None:
        ana, bea = await friends(site.url, 2)
        phone, laptop, dead = Browser(), Browser(), Browser()
        names = [f"{site.port}-{device}" for device in ("phone", "laptop", "dead")]
        push.status[f"/{names[2]}"] = 410
        for browser, name in zip((phone, laptop, dead), names, strict=True):
            stored = await subscribe(bea, browser, push, name)
        assert [device.device for device in stored.devices] == [
            f"device {name}" for name in reversed(names)
        ]
        table = await open_table([ana, bea], "cuzco", kind="by_turns")
        before = len(push.received)
        await until_turn_of([ana, bea], table.id, 1)
        arrived = push.wait(before + 3)[before:]
        by_path = {received.path: received for received in arrived}
        assert by_path.keys() == {f"/{name}" for name in names}

        for browser, name in ((phone, names[0]), (laptop, names[1])):
            received = by_path[f"/{name}"]
            message = browser.decrypt(received.body)
            assert message == {
                "title": "Your turn in Cuzco",
                "text": "One game waits for you.",
                "path": f"/table/{table.id}",
                "tag": table.id,
                "waiting": 1,
            }
            claims = received.claims(stored.push_key)
            assert claims["aud"] == f"https://{HOST}"
            assert 0 < claims["exp"] - time.time() <= 24 * 3600
            assert claims["sub"] == "mailto:table@example.org"
            assert received.headers["content-encoding"] == "aes128gcm"
            assert int(received.headers["ttl"]) > 0
            assert re.fullmatch("[A-Za-z0-9_-]{1,32}", received.headers["topic"])
        with pytest.raises(InvalidTag):  # another device cannot read it
            laptop.decrypt(by_path[f"/{names[0]}"].body)

        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            left = (await settings(bea)).devices
            if len(left) == 2:
                break
            await asyncio.sleep(0.05)
        assert {device.device for device in left} == {f"device {name}" for name in names[:2]}
        fewer = await bea.call("DELETE", f"/api/me/push/{left[0].id}", CallSettings)
        assert [device.id for device in fewer.devices] == [left[1].id]
        await ana.call("DELETE", f"/api/me/push/{left[1].id}", CallSettings)
        assert (await settings(bea)).devices == fewer.devices  # nobody removes another's device

    asyncio.run(story())


def test_who_looks_or_does_not_want_it_is_not_called(site: Server, push: PushService) -> None:
    async def story() -> None:
        ana, bea, cleo = await friends(site.url, 3)
        browsers = [Browser() for _ in range(3)]
        for client, browser in zip((ana, bea, cleo), browsers, strict=True):
            name = f"{site.port}-{browsers.index(browser)}-look"
            await subscribe(client, browser, push, name)
        await settings(bea, push=["invited", "over"])
        await settings(cleo, push=["turn"])
        before = len(push.received) + 1
        options = {"start_player": 1}
        table = await open_table([ana, bea, cleo], "imhotep", kind="by_turns", options=options)
        # Ana does not look at the table when her first turn begins.
        assert push.wait(before)[-1].path == f"/{site.port}-0-look"
        async with ana.live() as live, bea.live() as second:
            await live.watch(table.id)
            await second.watch(table.id)
            rng = Rng(5)
            while live.seen[table.id].position.turn.seat != 2:  # type: ignore[union-attr]
                for one in (live, second):
                    await play_turn(one, one.seen[table.id], rng)
                await level([live, second], table.id)
            arrived = push.wait(before + 1)[before:]
            assert [received.path for received in arrived] == [f"/{site.port}-2-look"]
        await ana.call("POST", f"/api/tables/{table.id}/resign", TableInfo, {})
        await cleo.call("POST", f"/api/tables/{table.id}/resign", TableInfo, {})
        # All others resigned: Bea wants to know, Cleo does not.
        over = push.wait(before + 2)[before + 1 :]
        calls = [
            browsers[int(received.path.split("-")[1])].decrypt(received.body)["title"]
            for received in over
            if received.path == f"/{site.port}-1-look"
        ]
        assert calls == ["Your game of Imhotep is over"]
        assert f"/{site.port}-2-look" not in [received.path for received in over]

    asyncio.run(story())


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example.org/x"},
        {"endpoint": "https://push.example.org:8443/x"},
        {"endpoint": "https://127.0.0.1@push.example.org/"},
        {"p256dh": "AAAA"},
        {"p256dh": "B" + "A" * 86},
        {"auth": "AAAA"},
    ],
)
def test_a_subscription_is_checked(server: Server, wrong: dict[str, str]) -> None:
    async def story() -> None:
        (ana,) = await friends(server.url, 1)
        body = {**Browser().subscription("https://push.example.org/x"), **wrong}
        assert await failed(ana, "POST", "/api/me/push", body) == "error-push"

    asyncio.run(story())


def one_click(url: str) -> int:
    """What a mail program sends for its button, without cookies (RFC 8058)."""
    request = urllib.request.Request(
        url,
        data=b"List-Unsubscribe=One-Click",
        headers={"Content-Type": "application/x-www-form-urlencoded"},
        method="POST",
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return int(answer.status)


def test_mails_are_confirmed_collected_and_stopped(site: Server, inbox: Inbox) -> None:
    async def story() -> None:
        (ana,) = await friends(site.url, 1)
        bea, _ = await account(site.url, f"Bea {site.port}")
        address = f"bea{site.port}@example.org"
        assert await failed(ana, "PUT", "/api/me/mail", {"address": address}) == (
            "error-needs-account"
        )
        for wrong in ("bea@localhost", "bea@ex\tample.org", "a@b.c@d.e"):
            assert await failed(bea, "PUT", "/api/me/mail", {"address": wrong}) in (
                "error-mail-address",
                "error-malformed",
            )
        before = len(inbox.mails)
        stored = await bea.call("PUT", "/api/me/mail", CallSettings, {"address": address})
        assert (stored.address, stored.confirmed) == (address, False)
        mail = (await inbox.wait(before + 1))[before]
        assert mail["To"] == address
        assert "List-Unsubscribe" not in mail
        (token,) = re.findall(
            r"https://tampu\.example\.org/mail\?confirm=(\S+)", mail.get_content()
        )

        # Nothing is sent before the address is confirmed.
        first = await open_table([ana, bea], "cuzco", kind="by_turns")
        await until_turn_of([ana, bea], first.id, 1)
        await asyncio.sleep(1.0)
        assert len(inbox.mails) == before + 1
        await finish_turn(bea, first.id)

        assert await failed(bea, "POST", "/api/mail/confirm", {"token": token + "x"}) == (
            "error-mail-link"
        )
        await ana.call("POST", "/api/mail/confirm", body={"token": token})  # in any browser
        assert (await settings(bea)).confirmed

        await until_turn_of([ana, bea], first.id, 1)
        mail = (await inbox.wait(before + 2))[before + 1]
        assert "Cuzco" in mail.get_content()
        assert f"https://tampu.example.org/table/{first.id}" in mail.get_content()
        # All others wait until the interval has passed.
        second = await open_table([ana, bea], "imhotep", kind="by_turns")
        third = await open_table([ana, bea], "imhotep", kind="by_turns")
        await until_turn_of([ana, bea], second.id, 1)
        await until_turn_of([ana, bea], third.id, 1)
        await asyncio.sleep(1.5)
        assert len(inbox.mails) == before + 2

        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        link = mail["List-Unsubscribe"].strip("<>")
        assert one_click(link.replace("https://tampu.example.org", site.url)) == 204
        stopped = await settings(bea)
        assert (stopped.address, stopped.confirmed) == (None, False)
        assert await failed(bea, "POST", "/api/mail/confirm", {"token": token}) == (
            "error-mail-link"
        )

    asyncio.run(story())


def test_a_site_without_mail_says_so(server: Server) -> None:
    async def story() -> None:
        ana, _ = await account(server.url, f"Mia {server.port}")
        assert not (await settings(ana)).mail_offered
        assert await failed(ana, "PUT", "/api/me/mail", {"address": "a@example.org"}) == (
            "error-no-mail"
        )

    asyncio.run(story())


def test_wrong_wishes_are_refused(server: Server) -> None:
    async def story() -> None:
        (ana,) = await friends(server.url, 1)
        assert await failed(ana, "PATCH", "/api/me/calls", {"time_zone": "Moon/Sea"}) == (
            "error-time-zone"
        )
        for wrong in ({"push": ["dance"]}, {"quiet": [0, 1440]}, {"interval": 1}):
            assert await failed(ana, "PATCH", "/api/me/calls", wrong) == "error-malformed"
        stored = await settings(ana, quiet=[1320, 420], time_zone="America/Lima")
        assert (stored.quiet_from, stored.quiet_to) == (1320, 420)
        assert (await settings(ana, quiet="none")).quiet_from is None
        assert (await settings(ana)).time_zone == "America/Lima"

    asyncio.run(story())


def test_a_bad_smtp_setting_stops_the_start(tmp_path: Path) -> None:
    from tampu.core.errors import TampuError
    from tampu.server.hosting.settings import Settings
    from tampu.server.people.mail import Mailer, read_server
    from tampu.server.people.signing import Signer

    for url in ("localhost", "http://mail.example.org", "smtp://", "smtp://h:x"):
        with pytest.raises(TampuError):
            read_server(url)
    assert read_server("smtps://a%40b:p%2Fw@mail.example.org")[1:] == (
        *("mail.example.org", 465),
        *("a@b", "p/w"),
    )
    with pytest.raises(TampuError):
        Mailer(Settings(smtp="smtp://mail.example.org"), Signer(b"x" * 32))

"""Guests, accounts and sessions, and how they are protected."""

import asyncio
import gzip
import urllib.error
import urllib.request
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Engine, event
from websockets.asyncio.client import connect

from tampu.core.rng import Rng
from tampu.server.client import CallFailed, Client
from tampu.server.errors import Denied
from tampu.server.messages.bodies import LogIn, Me, NewPassword, Recover, SignedUp, SignUp, Tables
from tampu.server.messages.parts import PersonInfo
from tampu.server.people.accounts import Accounts
from tampu.server.people.profiles import Profiles, new_guest
from tampu.server.people.sessions import LoginSessions
from tampu.server.people.signing import Signer
from tampu.server.storage.database import Database
from tampu.server.tables.bots import DEFAULT_BOT
from tests.server.site import Server, friends, play_out, wish


async def failed(client: Client, method: str, path: str, body: object = None) -> str:
    with pytest.raises(CallFailed) as error:
        await client.call(method, path, body=body)
    assert error.value.failure.text
    return error.value.failure.error


def name_of(server: Server, number: int) -> str:
    return f"Person {server.port} {number}"


def test_a_guest_signs_up_and_keeps_the_games(server: Server) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        guest = await client.call("GET", "/api/me", Me)
        old = dict(client.cookies)
        table = await client.create(wish("imhotep", "me", "bot"))
        name = name_of(server, 1)
        message = await client.call(
            "POST", "/api/accounts", SignedUp, SignUp(name=name, password="three llamas")
        )
        assert message.me.id == guest.id
        assert not message.me.guest
        assert len(set(message.recovery_codes)) == 8
        mine = await client.call("GET", "/api/tables?mine=true", Tables)
        assert [info.id for info in mine.tables] == [table.id]
        before = Client(server.url)
        before.cookies = old
        assert (await before.call("GET", "/api/me", Me)).id != guest.id

        other = Client(server.url)
        again = SignUp(name=f" {name.upper()} ", password="three llamas")
        assert await failed(other, "POST", "/api/accounts", again) == "error-name-taken"
        wrong = LogIn(name=name, password="two llamas")
        assert await failed(other, "POST", "/api/session", wrong) == "error-log-in"
        nobody = LogIn(name="nobody at all", password="two llamas")
        assert await failed(other, "POST", "/api/session", nobody) == "error-log-in"
        me = await other.call("POST", "/api/session", Me, LogIn(name=name, password="three llamas"))
        assert me.id == guest.id

        changed = NewPassword(old="three llamas", new="four llamas")
        await client.call("POST", "/api/password", Me, changed)
        assert (await other.call("GET", "/api/me", Me)).guest
        assert not (await client.call("GET", "/api/me", Me)).guest
        bad = Recover(name=name, code="00000000-00000000", new="five llamas")
        assert await failed(other, "POST", "/api/recovery", bad) == "error-log-in"
        good = Recover(name=name, code=message.recovery_codes[0], new="five llamas")
        assert (await other.call("POST", "/api/recovery", Me, good)).id == guest.id
        assert await failed(other, "POST", "/api/recovery", good) == "error-log-in"
        await other.call("DELETE", "/api/sessions")
        assert (await other.call("GET", "/api/me", Me)).guest
        assert (await client.call("GET", "/api/me", Me)).guest

    asyncio.run(story())


def test_a_deleted_person_is_gone_and_a_bot_plays(server: Server) -> None:
    async def story() -> None:
        one, two = await friends(server.url, 2)
        info = await one.create(wish("imhotep", "me", "open", visibility="public"))
        await two.join(info.id)
        await two.call("PUT", f"/api/tables/{info.id}/note", body={"text": "my secret"})
        await two.call("DELETE", "/api/me")
        message = await one.table(info.id)
        assert message.seats[1].person is None
        assert message.seats[1].bot == DEFAULT_BOT
        async with one.live() as live:
            await live.watch(info.id)
            await play_out([live], info.id, Rng(1), most=4)
        assert "tampu_guest" not in two.cookies

    asyncio.run(story())


def test_preferences_notes_and_languages(server: Server) -> None:
    async def story() -> None:
        one, two = await friends(server.url, 2)
        body = {"name": "  Ana\u0007 Maria ", "language": "pt", "theme": "dark"}
        me = await one.call("PATCH", "/api/me", Me, body)
        assert (me.name, me.language, me.theme) == ("Ana Maria", "pt", "dark")
        assert not me.preferences.sound
        steps = {"preferences": {"box_colours": True, "learned": {"cuzco": 3, "castle": 1}}}
        await one.call("PATCH", "/api/me", Me, steps)
        more = {"preferences": {"learned": {"imhotep": 7}}}
        await one.call("PATCH", "/api/me", Me, more)
        me = await one.call("GET", "/api/me", Me)
        assert me.preferences.box_colours
        assert me.preferences.learned == {"cuzco": 3, "imhotep": 7}
        info = await one.create(wish("imhotep", "me", "bot", visibility="public"))
        path = f"/api/tables/{info.id}/note"
        await one.call("PUT", path, body={"text": "quarry"})
        assert (await one.call("GET", path))["text"] == "quarry"
        assert (await two.call("GET", path))["text"] == ""
        with pytest.raises(CallFailed) as error:
            await one.call("GET", "/api/tables/nosuchtable")
        assert error.value.failure.text == "Essa mesa não existe."
        bad = {"webhook": "http://localhost/"}
        assert await failed(one, "PATCH", "/api/me", bad) == "error-webhook"

    asyncio.run(story())


def test_headers_and_requests_from_other_sites(server: Server) -> None:
    with urllib.request.urlopen(server.url) as answer:
        headers = answer.headers
    assert "script-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    with urllib.request.urlopen(f"{server.url}/api/me") as answer:
        cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    request = urllib.request.Request(
        f"{server.url}/api/tables",
        data=b"{}",
        headers={"Origin": "https://evil.example", "Content-Type": "application/json"},
    )
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    assert refused.value.code == 403
    with urllib.request.urlopen(f"{server.url}/metrics") as answer:
        assert b"tampu_lines" in answer.read()
    with urllib.request.urlopen(f"{server.url}/locale/fr.ftl") as answer:
        assert "imhotep-title" in answer.read().decode()
    with urllib.request.urlopen(f"{server.url}/table/deep/link") as answer:
        assert b"Tampu" in answer.read()


def test_games_of_a_guest_come_along_to_an_account(server: Server) -> None:
    async def story() -> None:
        (phone,) = await friends(server.url, 1)
        name = name_of(server, 2)
        message = await phone.call(
            "POST", "/api/accounts", SignedUp, SignUp(name=name, password="three llamas")
        )
        (laptop,) = await friends(server.url, 1)
        info = await laptop.create(wish("imhotep", "me", "open", visibility="public"))
        guest = await laptop.call("GET", "/api/me", Me)
        (foe,) = await friends(server.url, 1)
        await foe.join(info.id)
        await laptop.call("PUT", f"/api/tables/{info.id}/note", body={"text": "mine"})
        old = Client(server.url)
        old.cookies = dict(laptop.cookies)
        async with laptop.live() as live:
            await live.watch(info.id)
            log_in = LogIn(name=name, password="three llamas")
            me = await laptop.call("POST", "/api/session", Me, log_in)
            assert me.id == message.me.id != guest.id
            await live.wait(lambda: live.closed is not None)
        mine = await phone.call("GET", "/api/tables?mine=true", Tables)
        assert [table.id for table in mine.tables] == [info.id]
        assert (await phone.call("GET", f"/api/tables/{info.id}/note"))["text"] == "mine"
        table = await phone.table(info.id)
        assert table.mine == [0]
        assert table.creator == me.id
        assert (await foe.table(info.id)).seats[0].person == PersonInfo(me.id, name, False)
        async with laptop.live() as one, foe.live() as two:
            await one.watch(info.id)
            await two.watch(info.id)
            assert await play_out([one, two], info.id, Rng(1), most=4) >= 4
        assert (await old.call("GET", "/api/tables?mine=true", Tables)).tables == []

    asyncio.run(story())


def test_unknown_names_cost_as_much_work(tmp_path: Path) -> None:
    """What takes time is counted, not the time."""
    work: list[str] = []

    class Counting(PasswordHasher):
        def hash(self, *args: Any, **more: Any) -> str:
            work.append("hash")
            return super().hash(*args, **more)

        def verify(self, *args: Any, **more: Any) -> Any:
            work.append("verify")
            return super().verify(*args, **more)

    async def done(attempt: Awaitable[object]) -> list[str]:
        work.clear()
        with pytest.raises(Denied) as refused:
            await attempt
        assert refused.value.key == "error-log-in"
        return list(work)

    async def story() -> None:
        storage = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
        await storage.open()
        statements: list[str] = []
        event.listen(
            Engine,
            "before_cursor_execute",
            lambda *arguments: statements.append(arguments[2].split()[0]),
        )
        logins = LoginSessions(storage, Signer(b"key"))
        people = Accounts(storage, Profiles(storage), logins)
        people._hasher = Counting(time_cost=1, memory_cost=8, parallelism=1)
        people._dummy_hash = people._hasher.hash("nobody")
        await people.sign_up(new_guest(), "Known", "three llamas")
        for known, unknown in (
            (people.log_in("known", "wrong"), people.log_in("unknown", "wrong")),
            (
                people.recover("known", "0-0", "new one"),
                people.recover("unknown", "0-0", "new one"),
            ),
        ):
            statements.clear()
            one = (await done(known), list(statements))
            statements.clear()
            other = (await done(unknown), list(statements))
            assert one == other
            assert len(one[0]) == 1
            assert one[1]
        await storage.close()

    asyncio.run(story())


def test_large_answers_are_compressed(server: Server) -> None:
    def asked(path: str, accept: str) -> tuple[Any, bytes]:
        headers = {"Accept-Encoding": accept}
        with urllib.request.urlopen(
            urllib.request.Request(server.url + path, headers=headers)
        ) as a:
            return a.headers, a.read()

    for path in ("/locale/fr.ftl", "/api/games", "/api/schema/openapi.json"):
        plain, whole = asked(path, "identity")
        small, packed = asked(path, "gzip, br")
        assert plain["content-encoding"] is None
        assert small["content-encoding"] == "gzip"
        assert gzip.decompress(packed) == whole
        assert len(packed) < len(whole) / 2
        assert "accept-encoding" in small["vary"].lower()
    assert asked("/healthz", "gzip")[0]["content-encoding"] is None


def test_who_opens_a_page_is_a_guest_before_it_asks(server: Server) -> None:
    with urllib.request.urlopen(f"{server.url}/table/somewhere") as page:
        cookie = str(page.headers["set-cookie"]).partition(";")[0]
    assert cookie.startswith("tampu_guest=")
    known = {"Cookie": cookie}
    with urllib.request.urlopen(urllib.request.Request(f"{server.url}/", headers=known)) as page:
        assert page.headers["set-cookie"] is None

    async def story() -> None:
        address = f"ws://127.0.0.1:{server.port}/ws"
        async with connect(address, additional_headers=known) as socket:
            assert "hello" in str(await socket.recv())

    asyncio.run(story())

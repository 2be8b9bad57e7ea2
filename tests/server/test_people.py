"""People: guests, accounts, sessions, and what others may not do with them."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request

import pytest

from tampu.core.rng import Rng
from tampu.server.bodies import LogIn, Me, NewPassword, Recover, SignedUp, SignUp, Tables
from tampu.server.client import CallFailed, Client
from tampu.server.thinking import DEFAULT_BOT
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
        told = await client.call(
            "POST", "/api/accounts", SignedUp, SignUp(name=name, password="three llamas")
        )
        assert told.me.id == guest.id
        assert not told.me.guest
        assert len(set(told.recovery_codes)) == 8
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
        good = Recover(name=name, code=told.recovery_codes[0], new="five llamas")
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
        told = await one.table(info.id)
        assert told.seats[1].person is None
        assert told.seats[1].bot == DEFAULT_BOT
        async with one.live() as live:
            await live.watch(info.id)
            await play_out([live], info.id, Rng(1), most=4)
        assert "tampu_guest" not in two.cookies

    asyncio.run(story())


def test_preferences_notes_and_languages(server: Server) -> None:
    async def story() -> None:
        one, two = await friends(server.url, 2)
        body = {"name": "  Ana\u0000 Maria ", "language": "pt", "theme": "dark"}
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

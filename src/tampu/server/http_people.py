"""Calls about people."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from litestar import Request, Response, delete, get, patch, post
from litestar.params import JSONBody

from tampu.server import tables
from tampu.server.bodies import LogIn, Me, MePatch, NewPassword, Recover, SignedUp, SignUp
from tampu.server.errors import Denied
from tampu.server.models import SEATS, TABLES
from tampu.server.people import SESSION_SECONDS, Person
from tampu.server.requests import GUEST, SESSION, Asker, Site, TheSite, address_of

AnyRequest = Request[Any, Any, Any]


@get("/api/me", summary="Who I am")
async def get_me(site: TheSite, person: Asker) -> Me:
    return await site.people.me(person)


@patch("/api/me", summary="Change my name, language, theme, preferences or webhook")
async def change_me(site: TheSite, person: Asker, data: JSONBody[MePatch]) -> Me:
    if data.webhook and not data.webhook.startswith("https://"):
        raise Denied(400, "error-webhook")
    await site.people.patch(person, data)
    for connection in site.house.hub.of(person.id):
        connection.confirms = person.preferences.confirm_turns
    return await site.people.me(person)


@post("/api/accounts", summary="Sign up; my games as a guest stay mine")
async def sign_up(
    request: AnyRequest, site: TheSite, person: Asker, data: JSONBody[SignUp]
) -> Response[SignedUp]:
    site.rates.check("sign_up", address_of(request), person.id)
    token, codes = await site.people.sign_up(person, data.name, data.password)
    body = SignedUp(me=await site.people.me(person), recovery_codes=codes)
    return _signed_in(site, body, token)


@post("/api/session", summary="Log in; my games as a guest come with me")
async def log_in(request: AnyRequest, site: TheSite, data: JSONBody[LogIn]) -> Response[Me]:
    site.rates.check("log_in", address_of(request), data.name.casefold())
    guest = await site.who(request)
    person, token = await site.people.log_in(data.name, data.password)
    await _take_over(site, guest, person)
    return _signed_in(site, await site.people.me(person), token)


@delete("/api/session", summary="Log out", status_code=204)
async def log_out(request: AnyRequest, site: TheSite) -> Response[None]:
    token = request.cookies.get(SESSION)
    if token:
        await site.people.close_session(token)
    return Response(None, status_code=204, cookies=[site.cookie(SESSION, "", 0)])


@delete("/api/sessions", summary="Log out everywhere", status_code=204)
async def log_out_everywhere(site: TheSite, person: Asker) -> Response[None]:
    await site.people.close_sessions(person.id)
    _disconnect(site, person)
    return Response(None, status_code=204, cookies=[site.cookie(SESSION, "", 0)])


@post("/api/password", summary="Change my password; all other sessions end")
async def change_password(
    request: AnyRequest, site: TheSite, person: Asker, data: JSONBody[NewPassword]
) -> Response[Me]:
    site.rates.check("log_in", address_of(request), person.id)
    await site.people.change_password(person, data.old, data.new)
    _disconnect(site, person)
    token = await site.people.open_session(person.id)
    return _signed_in(site, await site.people.me(person), token)


@post("/api/recovery", summary="Set a new password with a recovery code")
async def recover(request: AnyRequest, site: TheSite, data: JSONBody[Recover]) -> Response[Me]:
    site.rates.check("log_in", address_of(request), data.name.casefold())
    guest = await site.who(request)
    person, token = await site.people.recover(data.name, data.code, data.new)
    _disconnect(site, person)
    await _take_over(site, guest, person)
    return _signed_in(site, await site.people.me(person), token)


@delete("/api/me", summary="Delete me and my data", status_code=204)
async def delete_me(site: TheSite, person: Asker) -> Response[None]:
    """Bots take my seats in running games; my notes, names and preferences are gone."""
    async with site.house.storage.read() as connection:
        found = await connection.execute(
            sa.select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.person == person.id, TABLES.c.status.in_(("open", "running")))
            .distinct()
        )
        running = [row.id for row in found]
    for table in running:
        await tables.leave(site.house, await site.house.room(table), person, None)
    mine = [room for room in site.house.rooms.values() if room.seats_of(person.id)]
    await site.people.delete(person)
    for room in mine:
        async with room.lock:
            await site.house.refresh(room, whole=True)
    _disconnect(site, person)
    cookies = [site.cookie(SESSION, "", 0), site.cookie(GUEST, "", 0)]
    return Response(None, status_code=204, cookies=cookies)


async def _take_over(site: Site, guest: Person | None, account: Person) -> None:
    """The games somebody played as a guest are theirs after the log-in."""
    if guest is None:
        return
    for table in await site.people.take_over(guest, account):
        await site.house.woken(table)
    if guest.id != account.id:
        _disconnect(site, guest)


def _signed_in(site: Site, body: Any, token: str) -> Response[Any]:
    cookies = [site.cookie(SESSION, token, int(SESSION_SECONDS)), site.cookie(GUEST, "", 0)]
    return Response(body, cookies=cookies)


def _disconnect(site: Site, person: Person) -> None:
    for connection in site.house.hub.of(person.id):
        connection.close(4401)


PEOPLE_CALLS = [
    get_me,
    change_me,
    sign_up,
    log_in,
    log_out,
    log_out_everywhere,
    change_password,
    recover,
    delete_me,
]

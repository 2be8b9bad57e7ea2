"""The routes of people: profile, account, sessions and deletion."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
import structlog
from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from tampu.server.errors import Denied
from tampu.server.http.lookup import AnyRequest
from tampu.server.live.hub import NO_COOKIE
from tampu.server.messages.bodies import (
    LogIn,
    Me,
    MePatch,
    NewPassword,
    Recover,
    RecoveryCodes,
    RenewCodes,
    SignedUp,
    SignUp,
)
from tampu.server.people.accounts import WrongLogIn
from tampu.server.people.outgoing import target
from tampu.server.people.profiles import Person, fold_name
from tampu.server.people.sessions import SESSION_SECONDS
from tampu.server.people.site_invites import return_invite, use_invite
from tampu.server.site import DEVICE, GUEST, SESSION, CurrentPerson, CurrentSite, Site, address_of
from tampu.server.storage.models import SEATS, TABLES
from tampu.server.tables import seating

log = structlog.get_logger()


@get("/api/me", summary="My profile")
async def get_me(site: CurrentSite, person: CurrentPerson) -> Me:
    return await site.profiles.me(person)


@patch("/api/me", summary="Change my name, language, theme, preferences or webhook")
async def change_me(site: CurrentSite, person: CurrentPerson, data: JSONBody[MePatch]) -> Me:
    if data.webhook:
        check_webhook(data.webhook)
    await site.profiles.patch(person, data)
    for connection in site.hub.of(person.id):
        connection.confirms = person.preferences.confirm_turns
    return await site.profiles.me(person)


def check_webhook(url: str) -> None:
    try:
        target(url)
    except ValueError:
        raise Denied(400, "error-webhook") from None


@post(
    "/api/accounts", summary="Sign up; my games as a guest belong to the account", limit="sign_up"
)
async def sign_up(
    site: CurrentSite, person: CurrentPerson, data: JSONBody[SignUp]
) -> Response[SignedUp]:
    invite = await _check_registration(site, data.invite)
    try:
        token, codes = await site.accounts.sign_up(person, data.name, data.password)
    except Denied:
        if invite is not None:
            await return_invite(site.database, invite)
        raise
    body = SignedUp(me=await site.profiles.me(person), recovery_codes=codes)
    return _signed_in(site, body, token, person)


async def _check_registration(site: Site, code: str | None) -> str | None:
    """Use an invitation where the host wants one; returns its name."""
    if site.settings.registration == "closed":
        raise Denied(403, "error-registration-closed")
    if site.settings.registration == "invited":
        return await use_invite(site.database, code)
    return None


@post("/api/session", summary="Log in; my games as a guest move to the account")
async def log_in(request: AnyRequest, site: CurrentSite, data: JSONBody[LogIn]) -> Response[Me]:
    await _limit_log_in(site, request, data.name)
    guest = await site.find_person(request)
    with _logged(request):
        person, token = await site.accounts.log_in(data.name, data.password)
    await _merge_guest(site, guest, person)
    return _signed_in(site, await site.profiles.me(person), token, person)


@delete("/api/session", summary="Log out", status_code=204)
async def log_out(request: AnyRequest, site: CurrentSite) -> Response[None]:
    token = request.cookies.get(SESSION)
    if token:
        site.hub.close_sessions(await site.logins.close(token), NO_COOKIE)
    return Response(None, status_code=204, cookies=[site.cookie(SESSION, "", 0)])


@delete("/api/sessions", summary="Log out everywhere", status_code=204)
async def log_out_everywhere(site: CurrentSite, person: CurrentPerson) -> Response[None]:
    site.hub.close_sessions(await site.logins.close_all(person.id), NO_COOKIE)
    await site.calls.push.remove(person.id)
    _disconnect(site, person)
    return Response(None, status_code=204, cookies=[site.cookie(SESSION, "", 0)])


@post("/api/password", summary="Change my password; all other sessions end", limit="log_in")
async def change_password(
    request: AnyRequest, site: CurrentSite, person: CurrentPerson, data: JSONBody[NewPassword]
) -> Response[Me]:
    with _logged(request):
        token, ended = await site.accounts.change_password(person, data.old, data.new)
    site.hub.close_sessions(ended, NO_COOKIE)
    return _signed_in(site, await site.profiles.me(person), token, person)


@post("/api/recovery", summary="Set a new password with a recovery code")
async def recover(request: AnyRequest, site: CurrentSite, data: JSONBody[Recover]) -> Response[Me]:
    await site.limits.check("log_in", address_of(request))
    guest = await site.find_person(request)
    with _logged(request):
        person, token, ended = await site.accounts.recover(data.name, data.code, data.new)
    site.hub.close_sessions(ended, NO_COOKIE)
    await _merge_guest(site, guest, person)
    return _signed_in(site, await site.profiles.me(person), token, person)


@post("/api/recovery_codes", summary="Replace my recovery codes by new ones", limit="log_in")
async def renew_codes(
    request: AnyRequest, site: CurrentSite, person: CurrentPerson, data: JSONBody[RenewCodes]
) -> RecoveryCodes:
    with _logged(request):
        return RecoveryCodes(await site.accounts.renew_codes(person, data.password))


async def _limit_log_in(site: Site, request: AnyRequest, name: str) -> None:
    """Limit attempts by address and by name; a device of the account has a limit of its own.

    So a stranger who uses the limits up cannot keep the owner out.
    """
    name_key = fold_name(name)
    device = site.signer.device(request.cookies.get(DEVICE), name_key)
    if device is not None:
        await site.limits.check("log_in", f"device {device}")
        return
    await site.limits.check("log_in", address_of(request))
    await site.limits.check("log_in_name", name_key)


@contextmanager
def _logged(request: AnyRequest) -> Iterator[None]:
    """Log a failed log-in with the address that it came from."""
    try:
        yield
    except WrongLogIn as error:
        address = request.client.host if request.client else "?"
        log.warning("log-in failed", address=address, account=error.account)
        raise


@delete("/api/me", summary="Delete my account and my data", status_code=204)
async def delete_me(site: CurrentSite, person: CurrentPerson) -> Response[None]:
    """Delete the profile, notes and names; bots take the seats in running games."""
    query = (
        sa.select(TABLES.c.id)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.person == person.id, TABLES.c.status.in_(("open", "running")))
        .distinct()
    )
    for row in await site.database.rows(query):
        await seating.leave(site.tables, await site.tables.get(row.id), person, None)
    sessions = site.tables.open_sessions.values()
    own_sessions = [session for session in sessions if session.seats_of(person.id)]
    await site.accounts.delete(person)
    for session in own_sessions:
        async with session.lock:
            await site.tables.refresh(session, reload=True)
    _disconnect(site, person)
    cookies = [site.cookie(SESSION, "", 0), site.cookie(GUEST, "", 0)]
    return Response(None, status_code=204, cookies=cookies)


async def _merge_guest(site: Site, guest: Person | None, account: Person) -> None:
    """Move the games of a guest to the account that they log in to."""
    if guest is None:
        return
    for table in await site.accounts.merge(guest, account):
        await site.tables.refresh_table(table)
    if guest.id != account.id:
        _disconnect(site, guest)


def _signed_in(site: Site, body: Any, token: str, person: Person) -> Response[Any]:
    cookies = [
        site.cookie(SESSION, token, int(SESSION_SECONDS)),
        site.cookie(GUEST, "", 0),
        site.cookie(DEVICE, site.signer.device_cookie(fold_name(person.name))),
    ]
    return Response(body, cookies=cookies)


def _disconnect(site: Site, person: Person) -> None:
    for connection in site.hub.of(person.id):
        connection.close(NO_COOKIE)

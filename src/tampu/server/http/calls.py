"""The routes of calls: push devices, e-mail, quiet hours, and the tables that wait for me."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from tampu.server.errors import Denied
from tampu.server.http.lookup import AnyRequest
from tampu.server.live.calls import waiting_tables
from tampu.server.messages.call_bodies import (
    CallPatch,
    CallSettings,
    MailAddress,
    PushSubscription,
    SignedToken,
    WaitingTable,
    WaitingTables,
)
from tampu.server.people.mail import is_address
from tampu.server.people.profiles import Person
from tampu.server.site import CurrentPerson, CurrentSite, Site, address_of, language_of
from tampu.server.storage.rate_counts import hashed

Token = Annotated[str, QueryParameter(max_length=600, pattern="^[A-Za-z0-9_.=-]+$")]


async def settings_of(site: Site, person: Person) -> CallSettings:
    wishes = await site.calls.settings.of(person.id)
    return CallSettings.filled_from(
        wishes,
        push_key=site.calls.push.public_key,
        devices=await site.calls.push.devices(person.id),
        mail_offered=site.calls.mailer.offered,
        webhook_offered=site.calls.webhooks,
    )


@get("/api/me/calls", summary="How I am called")
async def get_calls(site: CurrentSite, person: CurrentPerson) -> CallSettings:
    return await settings_of(site, person)


@patch("/api/me/calls", summary="Change which events call me, how, and when not", limit="calls")
async def change_calls(
    site: CurrentSite, person: CurrentPerson, data: JSONBody[CallPatch]
) -> CallSettings:
    await site.profiles.store(person)
    await site.calls.settings.patch(person.id, data)
    return await settings_of(site, person)


@post("/api/me/push", summary="Send push messages to this device", limit="push")
async def subscribe(
    site: CurrentSite, person: CurrentPerson, data: JSONBody[PushSubscription]
) -> CallSettings:
    await site.profiles.store(person)
    await site.calls.push.add(person.id, data)
    return await settings_of(site, person)


@delete("/api/me/push/{device:str}", summary="Stop push messages to a device", status_code=200)
async def unsubscribe(
    site: CurrentSite, person: CurrentPerson, device: FromPath[str]
) -> CallSettings:
    await site.calls.push.remove(person.id, device[:32])
    return await settings_of(site, person)


@put("/api/me/mail", summary="Set my e-mail address; a mail asks to confirm it")
async def set_mail(
    request: AnyRequest, site: CurrentSite, person: CurrentPerson, data: JSONBody[MailAddress]
) -> CallSettings:
    if not site.calls.mailer.offered:
        raise Denied(409, "error-no-mail")
    if person.guest:
        raise Denied(403, "error-needs-account")
    if not is_address(data.address):
        raise Denied(400, "error-mail-address")
    await site.limits.check("mail", address_of(request), person.id)
    # Whoever asks: nobody gets many mails that they did not want.
    await site.limits.check("mail_target", hashed(data.address.casefold()))
    await site.calls.settings.set_address(person.id, data.address)
    await site.calls.confirm_address(person.id, data.address, language_of(request))
    return await settings_of(site, person)


@delete("/api/me/mail", summary="Forget my e-mail address", status_code=200)
async def forget_mail(site: CurrentSite, person: CurrentPerson) -> CallSettings:
    if person.stored:
        await site.calls.settings.set_address(person.id, None)
    return await settings_of(site, person)


@post("/api/mail/confirm", summary="Confirm an e-mail address by the link in a mail")
async def confirm_mail(
    request: AnyRequest, site: CurrentSite, data: JSONBody[SignedToken]
) -> Response[None]:
    await site.limits.check("mail_token", address_of(request))
    signed = site.signer.mail("confirm", data.token)
    if signed is None or not await site.calls.settings.confirm(*signed):
        raise Denied(400, "error-mail-link")
    return Response(None, status_code=204)


@post("/api/mail/stop", summary="Stop mails by the link in a mail, without logging in")
async def stop_mail(request: AnyRequest, site: CurrentSite, token: Token) -> Response[None]:
    """The body does not matter: mail programs send a form (RFC 8058)."""
    await site.limits.check("mail_token", address_of(request))
    signed = site.signer.mail("stop", token)
    if signed is None:
        raise Denied(400, "error-mail-link")
    await site.calls.settings.stop_mail(*signed)
    return Response(None, status_code=204)


@get("/api/waiting", summary="The tables where it is my turn", limit="calls")
async def waiting(site: CurrentSite, person: CurrentPerson) -> WaitingTables:
    rows = await waiting_tables(site.database, person.id)
    return WaitingTables([WaitingTable(row.id, row.game, row.kind, row.since) for row in rows])

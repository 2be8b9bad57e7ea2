"""The routes of friends, invitations to tables, blocks, reports and invitations to sign up."""

from __future__ import annotations

import sqlalchemy as sa
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from tampu.server.errors import Denied
from tampu.server.http.lookup import AnyRequest, VisibleTable, table_info
from tampu.server.messages.parts import TableInfo
from tampu.server.messages.people_bodies import (
    Answering,
    Blocking,
    Friend,
    FriendWish,
    People,
    Report,
    SiteInfo,
    SiteInvite,
)
from tampu.server.messages.websocket import Seeking
from tampu.server.people.profiles import Person
from tampu.server.people.site_invites import create_invite
from tampu.server.site import CurrentPerson, CurrentSite, Site
from tampu.server.storage.models import PEOPLE
from tampu.server.tables import seating


async def people_of(site: Site, person: Person) -> People:
    states = await site.friends.of(person.id)
    blocked = await site.friends.blocked(person.id)
    rows = await site.friends.people([*states, *blocked])
    friends = [other for other, state in states.items() if state == "friend"]
    shown = [
        other for other in friends if other in rows and rows[other][1].get("show_online", True)
    ]
    online = await site.presence.online(shown) if shown else set()
    recent = await site.friends.recent(person.id)
    return People(
        friends=sorted(
            (
                Friend(rows[other][0], state, other in online)  # type: ignore[arg-type]
                for other, state in states.items()
                if other in rows
            ),
            key=lambda friend: (not friend.online, friend.person.name.casefold()),
        ),
        recent=[other for other in recent if other.id not in blocked],
        blocked=[rows[other][0] for other in blocked if other in rows],
        invitations=await site.friends.invitations(person.id),
    )


@get(
    "/api/people",
    summary="My friends, recent opponents, blocked people and invitations",
    limit="people",
)
async def get_people(site: CurrentSite, person: CurrentPerson) -> People:
    return await people_of(site, person)


@post("/api/friends", summary="Ask a person to be a friend, or accept", limit="friend")
async def add_friend(
    request: AnyRequest, site: CurrentSite, person: CurrentPerson, data: JSONBody[FriendWish]
) -> People:
    await site.friends.request(person, data)
    return await people_of(site, person)


@delete("/api/friends/{other:str}", summary="End a friendship or a request", status_code=200)
async def remove_friend(site: CurrentSite, person: CurrentPerson, other: FromPath[str]) -> People:
    await site.friends.remove(person.id, other[:24])
    return await people_of(site, person)


@put("/api/people/{other:str}/block", summary="Block a person, or allow them again", limit="block")
async def block(
    site: CurrentSite, person: CurrentPerson, other: FromPath[str], data: JSONBody[Blocking]
) -> People:
    row = await site.database.first(sa.select(PEOPLE).where(PEOPLE.c.id == other[:24]))
    if row is None:
        raise Denied(404, "error-no-person")
    await site.profiles.store(person)
    for table in await site.friends.block(person.id, row.id, on=data.on):
        await site.tables.refresh_table(table)
    for connection in site.hub.of(person.id):
        (connection.muted.add if data.on else connection.muted.discard)(row.id)
    return await people_of(site, person)


@post("/api/reports", summary="Report a person to the host", status_code=204, limit="report")
async def report(
    site: CurrentSite, person: CurrentPerson, data: JSONBody[Report]
) -> Response[None]:
    await site.profiles.store(person)
    await site.friends.report(person.id, data)
    return Response(None, status_code=204)


@post(
    "/api/tables/{table:str}/decline",
    summary="Decline an invitation",
    status_code=204,
    limit="join",
)
async def decline(
    site: CurrentSite, person: CurrentPerson, session: VisibleTable
) -> Response[None]:
    await seating.decline(site.tables, session, person)
    return Response(None, status_code=204)


@put(
    "/api/tables/{table:str}/answers",
    summary="Let the server give my only possible answers",
    limit="answers",
)
async def set_answers(
    site: CurrentSite, person: CurrentPerson, session: VisibleTable, data: JSONBody[Answering]
) -> TableInfo:
    await seating.set_answers(site.tables, session, person, on=data.on)
    return table_info(site, session, person)


@get("/api/seek", summary="The quick match that I wait for", limit="people")
async def get_seek(site: CurrentSite, person: CurrentPerson) -> Seeking | None:
    return await site.matching.of(person.id)


@get("/api/seeks", summary="How many people wait for which quick match", limit="people")
async def get_seeks(site: CurrentSite) -> list[Seeking]:
    return await site.matching.all()


def _may_invite(site: Site, person: Person) -> bool:
    settings = site.settings
    return settings.registration == "invited" and settings.member_invites and not person.guest


@get("/api/site", summary="What the host has set")
async def get_site(site: CurrentSite, person: CurrentPerson) -> SiteInfo:
    registration = site.settings.registration
    return SiteInfo(registration, _may_invite(site, person))  # type: ignore[arg-type]


@post("/api/site/invites", summary="Invite somebody to sign up", limit="site_invite")
async def invite(site: CurrentSite, person: CurrentPerson) -> SiteInvite:
    if not _may_invite(site, person):
        raise Denied(403, "error-may-not-invite")
    return SiteInvite(*await create_invite(site.database, person.id))

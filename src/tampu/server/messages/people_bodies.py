"""The bodies of friends, invitations, blocks, reports and the settings of the site."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tampu.server.messages.parts import NO_NUL, FromClient, FromServer, Id, PersonInfo

Registration = Literal["open", "invited", "closed"]


class Friend(FromServer):
    """A friend, or somebody who asks or was asked to be one."""

    person: PersonInfo
    state: Literal["friend", "asks", "asked"]
    online: bool
    """Whether the person is connected and shows it."""


class TableInvitation(FromServer):
    """A seat that somebody keeps for me."""

    table: str
    game: str
    kind: Literal["live", "by_turns"]
    seats: int
    person: PersonInfo
    """Who invites."""
    rematch: bool
    created: float


class People(FromServer):
    """The people whom I know here."""

    friends: list[Friend]
    recent: list[PersonInfo]
    """With whom I played lately, the newest first."""
    blocked: list[PersonInfo]
    invitations: list[TableInvitation]


class FriendWish(FromClient):
    """Ask a person to be a friend, or accept, by id or by the name of an account."""

    person: Id | None = None
    name: Annotated[str, Meta(max_length=100, pattern=NO_NUL)] | None = None


class Blocking(FromClient):
    on: bool


class Report(FromClient):
    """Tell the host about a person."""

    person: Id
    reason: Literal["abuse", "cheating", "name", "other"]
    text: Annotated[str, Meta(max_length=1000, pattern=NO_NUL)] = ""
    table: Id | None = None


class Answering(FromClient):
    """Whether the server answers for me where only one answer is possible."""

    on: bool


class SiteInfo(FromServer):
    """What the host has set."""

    registration: Registration
    may_invite: bool
    """Whether I may make invitations to sign up."""


class SiteInvite(FromServer):
    """A code with which one person may sign up."""

    code: str
    expires: float

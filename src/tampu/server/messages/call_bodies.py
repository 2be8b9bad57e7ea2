"""The bodies of calls: push devices, e-mail, quiet hours and which events call a person."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tampu.server.messages.parts import NO_NUL, FromClient, FromServer

Event = Literal["turn", "invited", "rematch", "over"]
"""A turn that begins, an invitation to a table, the offer of a rematch, the end of a game."""
Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]
TimeZone = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_+/-]+$")]
Signed = Annotated[str, Meta(min_length=1, max_length=600, pattern="^[A-Za-z0-9_.=-]+$")]


class PushSubscription(FromClient):
    """What a browser returns when a person subscribes."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^[!-~]*$")]
    p256dh: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_=-]*$")]
    auth: Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9_=-]*$")]
    device: Annotated[str, Meta(max_length=60, pattern=NO_NUL)] = ""
    """What the person calls the device."""


class PushDevice(FromServer):
    id: str
    endpoint: str
    """By which a browser recognises itself."""
    device: str
    created: float


class CallSettings(FromServer):
    """How I am called."""

    push_key: str
    """The public key with which a browser subscribes."""
    devices: list[PushDevice]
    push: list[Event]
    mail: list[Event]
    quiet_from: int | None
    """The minute of the day; None without quiet hours."""
    quiet_to: int | None
    time_zone: str
    mail_offered: bool
    """Whether the host has set up e-mail."""
    webhook_offered: bool
    address: str | None
    confirmed: bool
    interval: int
    """The smallest number of minutes between two mails."""


class CallPatch(FromClient):
    """What is left out stays."""

    push: Annotated[list[Event], Meta(max_length=4)] | None = None
    mail: Annotated[list[Event], Meta(max_length=4)] | None = None
    quiet: tuple[Minute, Minute] | Literal["none"] | None = None
    time_zone: TimeZone | None = None
    interval: Literal[15, 60, 360, 1440] | None = None


class MailAddress(FromClient):
    address: Annotated[str, Meta(min_length=3, max_length=254, pattern="^[!-~]+@[!-~]+$")]


class SignedToken(FromClient):
    """A token from a mail."""

    token: Signed


class WaitingTable(FromServer):
    """A running table where it is my turn."""

    table: str
    game: str
    kind: Literal["live", "by_turns"]
    since: float
    """When the last move was made."""


class WaitingTables(FromServer):
    """The tables where it is my turn, the one that waits longest first."""

    tables: list[WaitingTable]

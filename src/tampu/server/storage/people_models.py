"""The database models of how people know and call each other."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from tampu.server.storage.models import Base, Counter, PersonKey, TableKey, sql_table


class CallSettingsRow(Base):
    """How a person wants to be called: events by channel, quiet hours and the e-mail address."""

    __tablename__ = "call_settings"

    person: Mapped[PersonKey]
    push: Mapped[list[Any]]
    """The events that are sent to the person's devices."""
    mail: Mapped[list[Any]]
    """The events that are sent by e-mail."""
    quiet_from: Mapped[int | None]
    """The minute of the day at which quiet hours begin; None without quiet hours."""
    quiet_to: Mapped[int | None]
    time_zone: Mapped[str] = mapped_column(String(64))
    address: Mapped[str | None] = mapped_column(String(254))
    confirmed: Mapped[bool]
    """Whether the person has confirmed the address."""
    interval: Mapped[int]
    """The smallest number of minutes between two mails."""
    mailed: Mapped[float]
    """When the last mail was sent."""


class PushSubscriptionRow(Base):
    """A device that receives push messages; people/push.py sends them."""

    __tablename__ = "push_subscriptions"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    """A hash of the endpoint."""
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    public_key: Mapped[str] = mapped_column(String(100))
    auth_secret: Mapped[str] = mapped_column(String(32))
    device: Mapped[str] = mapped_column(String(60))
    created: Mapped[float]


class PendingCallRow(Base):
    """A call that waits for the next mail, or for the end of quiet hours."""

    __tablename__ = "pending_calls"
    __table_args__ = (Index("pending_calls_by_time", "due"),)

    person: Mapped[PersonKey]
    channel: Mapped[str] = mapped_column(String(8), primary_key=True)
    event: Mapped[str] = mapped_column(String(12), primary_key=True)
    table_id: Mapped[TableKey]
    caller: Mapped[str | None] = mapped_column(String(24))
    """The person who invites."""
    due: Mapped[float]
    """The time before which it is not sent."""


class FriendshipRow(Base):
    """A friendship that one person asked for."""

    __tablename__ = "friendships"

    asker: Mapped[PersonKey]
    asked: Mapped[PersonKey] = mapped_column(index=True)
    since: Mapped[float]
    accepted: Mapped[bool]


class BlockRow(Base):
    """A person who may not invite, meet or write to another."""

    __tablename__ = "blocks"

    person: Mapped[PersonKey]
    blocked: Mapped[str] = mapped_column(String(24), primary_key=True, index=True)


class ReportRow(Base):
    """What a person reported about another, for the host."""

    __tablename__ = "reports"

    id: Mapped[Counter]
    person: Mapped[str] = mapped_column(String(24), index=True)
    reported: Mapped[str] = mapped_column(String(24))
    table_id: Mapped[str | None] = mapped_column(String(24))
    reason: Mapped[str] = mapped_column(String(12))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]
    closed: Mapped[bool]


class SeekRow(Base):
    """A person who waits for a quick match."""

    __tablename__ = "seeks"
    __table_args__ = (Index("seeks_by_game", "game", "seats", "kind", "since"),)

    person: Mapped[PersonKey]
    game: Mapped[str] = mapped_column(String(40))
    seats: Mapped[int]
    kind: Mapped[str] = mapped_column(String(12))
    process: Mapped[str | None] = mapped_column(String(24))
    """The process that the person is connected to; None by turns, where nobody has to stay."""
    since: Mapped[float]


class SiteInviteRow(Base):
    """A code with which people may sign up where registration is not open."""

    __tablename__ = "site_invites"

    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    creator: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), index=True
    )
    """None for the host."""
    created: Mapped[float]
    expires: Mapped[float]
    uses: Mapped[int]
    """How many people may still use it."""


CALL_SETTINGS: Final = sql_table(CallSettingsRow)
PUSH_SUBSCRIPTIONS: Final = sql_table(PushSubscriptionRow)
PENDING_CALLS: Final = sql_table(PendingCallRow)
FRIENDSHIPS: Final = sql_table(FriendshipRow)
BLOCKS: Final = sql_table(BlockRow)
REPORTS: Final = sql_table(ReportRow)
SEEKS: Final = sql_table(SeekRow)
SITE_INVITES: Final = sql_table(SiteInviteRow)

"""What is stored. A table's truth is its lines; the columns beside them say what they come to."""

from __future__ import annotations

from typing import Any, Final, cast

from sqlalchemy import (
    JSON,
    BigInteger,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Text,
    UniqueConstraint,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON}  # noqa: RUF012


class Person(Base):
    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    name_key: Mapped[str | None] = mapped_column(String(80), unique=True)
    """The name of an account, folded; guests have none."""
    password_hash: Mapped[str | None] = mapped_column(Text)
    language: Mapped[str | None] = mapped_column(String(8))
    theme: Mapped[str] = mapped_column(String(8), default="system")
    preferences: Mapped[dict[str, Any]] = mapped_column(default=dict)
    webhook: Mapped[str | None] = mapped_column(Text)
    created: Mapped[float] = mapped_column(Float)


class Session(Base):
    __tablename__ = "sessions"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    expires: Mapped[float] = mapped_column(Float)


class RecoveryCode(Base):
    __tablename__ = "recovery_codes"

    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)


class Table(Base):
    __tablename__ = "tables"
    __table_args__ = (
        Index("tables_by_status", "status", "visibility", "created"),
        Index("tables_by_deadline", "status", "deadline"),
    )

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules_version: Mapped[int]
    options: Mapped[dict[str, Any]]
    status: Mapped[str] = mapped_column(String(12))
    kind: Mapped[str] = mapped_column(String(12))
    clock: Mapped[dict[str, Any]]
    hints: Mapped[bool]
    chat: Mapped[bool]
    visibility: Mapped[str] = mapped_column(String(12))
    creator: Mapped[str] = mapped_column(String(24))
    created: Mapped[float] = mapped_column(Float)
    started: Mapped[float | None] = mapped_column(Float)
    ended: Mapped[float | None] = mapped_column(Float)
    seed: Mapped[str] = mapped_column(String(24))
    """Decimal digits: 64 bits without a sign fit no integer of a database."""
    salt: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))
    origin: Mapped[str | None] = mapped_column(String(24))
    rematch: Mapped[str | None] = mapped_column(String(24))
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    seq: Mapped[int] = mapped_column(default=0)
    """The number of lines; who extends the log raises it from what they knew."""
    version: Mapped[int] = mapped_column(default=0)
    """Counts all changes, also of seats before the start."""
    due: Mapped[int | None]
    """The seat that is waited for."""
    bot_due: Mapped[bool] = mapped_column(default=False)
    deadline: Mapped[float | None] = mapped_column(Float)
    """When the clock of the due seat runs out."""
    lease_owner: Mapped[str | None] = mapped_column(String(40))
    """The process that runs the bots of this table, until `lease_until`."""
    lease_until: Mapped[float] = mapped_column(Float, default=0.0)


class Seat(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(12))
    person: Mapped[str | None] = mapped_column(String(24), index=True)
    name: Mapped[str | None] = mapped_column(String(40))
    """What somebody at another's screen is called."""
    bot: Mapped[str | None] = mapped_column(String(60))
    away: Mapped[bool] = mapped_column(default=False)
    resigned: Mapped[bool] = mapped_column(default=False)


class Line(Base):
    __tablename__ = "lines"
    __table_args__ = (UniqueConstraint("table_id", "key", name="lines_by_key"),)

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(12))
    actor: Mapped[int | None]
    action: Mapped[int | None]
    data: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    key: Mapped[str | None] = mapped_column(String(96))
    """Person and key of the command, on the last of the lines it made."""
    at: Mapped[float] = mapped_column(Float)


class Snapshot(Base):
    """Where folding can begin; see snapshots.py."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    data: Mapped[dict[str, Any]]


class Analysis(Base):
    """A finished game that somebody wants to understand."""

    __tablename__ = "analyses"
    __table_args__ = (Index("analyses_by_status", "status", "asked"),)

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    person: Mapped[str] = mapped_column(String(24))
    status: Mapped[str] = mapped_column(String(12))
    """`waiting` until every decision has been looked at, then `done`, or `failed`."""
    asked: Mapped[float] = mapped_column(Float)
    total: Mapped[int]
    done: Mapped[int]
    lease_owner: Mapped[str | None] = mapped_column(String(40))
    """The process that works at it, until `lease_until`."""
    lease_until: Mapped[float] = mapped_column(Float, default=0.0)


class AnalysedDecision(Base):
    __tablename__ = "analysed_decisions"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("analyses.table_id", ondelete="CASCADE"), primary_key=True
    )
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    data: Mapped[dict[str, Any]]


class ChatLine(Base):
    __tablename__ = "chat"
    __table_args__ = (Index("chat_by_table", "table_id", "id"),)

    id: Mapped[int] = mapped_column(
        BigInteger().with_variant(Integer, "sqlite"),
        primary_key=True,
        autoincrement=True,
    )
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    person: Mapped[str] = mapped_column(String(24))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class Mute(Base):
    __tablename__ = "mutes"

    person: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    muted: Mapped[str] = mapped_column(String(24), primary_key=True)


class Note(Base):
    __tablename__ = "notes"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    person: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )
    text: Mapped[str] = mapped_column(Text)


def _stored(model: type[Base]) -> SqlTable:
    return cast(SqlTable, model.__table__)


PEOPLE: Final = _stored(Person)
SESSIONS: Final = _stored(Session)
RECOVERY_CODES: Final = _stored(RecoveryCode)
TABLES: Final = _stored(Table)
SEATS: Final = _stored(Seat)
LINES: Final = _stored(Line)
SNAPSHOTS: Final = _stored(Snapshot)
ANALYSES: Final = _stored(Analysis)
ANALYSED: Final = _stored(AnalysedDecision)
CHAT: Final = _stored(ChatLine)
MUTES: Final = _stored(Mute)
NOTES: Final = _stored(Note)

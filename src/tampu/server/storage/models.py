"""The database models. A table's log lines are authoritative; its columns summarise them."""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

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
    false,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.orm import DeclarativeBase, Mapped, MappedColumn, mapped_column


def _key_of(table: str) -> MappedColumn[str]:
    """A part of a primary key: the row is deleted with the row that it belongs to."""
    return mapped_column(ForeignKey(f"{table}.id", ondelete="CASCADE"), primary_key=True)


PersonKey = Annotated[str, _key_of("people")]
TableKey = Annotated[str, _key_of("tables")]
ProcessKey = Annotated[str, _key_of("processes")]
BigNumber = BigInteger().with_variant(Integer, "sqlite")
Counter = Annotated[int, mapped_column(BigNumber, primary_key=True, autoincrement=True)]
"""A primary key that the database counts."""


class Base(DeclarativeBase):
    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON, float: Float}  # noqa: RUF012


class PersonRow(Base):
    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    name_key: Mapped[str | None] = mapped_column(String(80), unique=True)
    """The case-folded name of an account; None for guests."""
    password_hash: Mapped[str | None] = mapped_column(Text)
    language: Mapped[str | None] = mapped_column(String(8))
    theme: Mapped[str] = mapped_column(String(8), default="system")
    preferences: Mapped[dict[str, Any]] = mapped_column(default=dict)
    webhook: Mapped[str | None] = mapped_column(Text)
    created: Mapped[float]


class SessionRow(Base):
    __tablename__ = "sessions"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    expires: Mapped[float]


class RecoveryCodeRow(Base):
    __tablename__ = "recovery_codes"

    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)


class TableRow(Base):
    __tablename__ = "tables"
    __table_args__ = (
        Index("tables_by_status", "status", "visibility", "created"),
        Index("tables_by_deadline", "status", "deadline"),
        Index("tables_by_end", "visibility", "ended"),
        Index("tables_by_game_and_end", "visibility", "game", "ended"),
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
    created: Mapped[float]
    started: Mapped[float | None]
    ended: Mapped[float | None]
    seed: Mapped[str] = mapped_column(String(24))
    """Decimal digits, because an unsigned 64-bit number fits no integer column."""
    salt: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))
    origin: Mapped[str | None] = mapped_column(String(24))
    rematch: Mapped[str | None] = mapped_column(String(24))
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    seq: Mapped[int] = mapped_column(default=0)
    """The number of log lines; a writer raises it only from the value it has read."""
    version: Mapped[int] = mapped_column(default=0)
    """The number of changes to the table, including seat changes before the start."""
    due: Mapped[int | None]
    """The seat that has to decide or confirm."""
    bot_due: Mapped[bool] = mapped_column(default=False)
    deadline: Mapped[float | None]
    """When the clock of the due seat runs out."""
    lease_owner: Mapped[str | None] = mapped_column(String(40))
    """The process that runs the bots of this table until `lease_until`."""
    lease_until: Mapped[float] = mapped_column(default=0.0)
    rated: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether the result changes ratings."""
    ladder: Mapped[int | None]
    """The step of the bot ladder that the game is about."""
    challenge: Mapped[str | None] = mapped_column(String(80))
    """The challenge at which the game is somebody's try."""
    secret_until: Mapped[float | None]
    """Until when the deal stays secret, because others play the same one."""


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[TableKey]
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(12))
    person: Mapped[str | None] = mapped_column(String(24), index=True)
    name: Mapped[str | None] = mapped_column(String(40))
    """The name of a hot-seat player."""
    bot: Mapped[str | None] = mapped_column(String(60))
    away: Mapped[bool] = mapped_column(default=False)
    resigned: Mapped[bool] = mapped_column(default=False)
    sharing: Mapped[str | None] = mapped_column(String(12))
    """Who may watch the finished game, as far as this person agrees; None before anybody chose."""
    reserved: Mapped[str | None] = mapped_column(String(24), index=True)
    """The person for whom the seat is reserved: an invited friend, or a partner of a rematch."""
    answers: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether the server answers for the person where only one answer is possible."""

    @property
    def played_by_person(self) -> bool:
        """Whether a person plays the seat now."""
        return self.person is not None and not self.away and not self.resigned

    def changed(self, **values: Any) -> SeatRow:
        """The seat with other values; this one stays as it is stored."""
        return SeatRow(**{name: getattr(self, name) for name in SEAT_COLUMNS} | values)


class LineRow(Base):
    __tablename__ = "lines"
    __table_args__ = (UniqueConstraint("table_id", "key", name="lines_by_key"),)

    table_id: Mapped[TableKey]
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(12))
    actor: Mapped[int | None]
    action: Mapped[int | None]
    data: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    key: Mapped[str | None] = mapped_column(String(96))
    """Person and key of the command, on the last line that the command wrote."""
    at: Mapped[float]


class SnapshotRow(Base):
    """A position from which folding the log can begin; see tables/snapshots.py."""

    __tablename__ = "snapshots"

    table_id: Mapped[TableKey]
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    data: Mapped[dict[str, Any]]


class AnalysisRow(Base):
    """A requested analysis of a finished game."""

    __tablename__ = "analyses"
    __table_args__ = (Index("analyses_by_status", "status", "asked"),)

    table_id: Mapped[TableKey]
    person: Mapped[str] = mapped_column(String(24))
    status: Mapped[str] = mapped_column(String(12))
    """`waiting` until every decision is analysed, then `done`; or `failed`."""
    asked: Mapped[float]
    total: Mapped[int]
    done: Mapped[int]
    lease_owner: Mapped[str | None] = mapped_column(String(40))
    """The process that runs this analysis until `lease_until`."""
    lease_until: Mapped[float] = mapped_column(default=0.0)


class AnalysedDecisionRow(Base):
    __tablename__ = "analysed_decisions"
    __table_args__ = (Index("analysed_decisions_by_loss", "table_id", "seat", "loss"),)

    table_id: Mapped[str] = mapped_column(
        ForeignKey("analyses.table_id", ondelete="CASCADE"), primary_key=True
    )
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(server_default="0")
    loss: Mapped[float] = mapped_column(server_default="0")
    """The share of victory that the decision lost."""
    data: Mapped[dict[str, Any]]


class ChatRow(Base):
    __tablename__ = "chat"
    __table_args__ = (Index("chat_by_table", "table_id", "id"),)

    id: Mapped[Counter]
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    person: Mapped[str] = mapped_column(String(24))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]
    room: Mapped[str] = mapped_column(String(12), default="players", server_default="players")
    """`players`, or `observers` for those who watch; neither reads the other."""


class MuteRow(Base):
    __tablename__ = "mutes"

    person: Mapped[PersonKey]
    muted: Mapped[str] = mapped_column(String(24), primary_key=True)


class NoteRow(Base):
    __tablename__ = "notes"

    table_id: Mapped[TableKey]
    person: Mapped[PersonKey]
    text: Mapped[str] = mapped_column(Text)


UNLOGGED: Final = {"prefixes": ["UNLOGGED"]}
"""PostgreSQL writes these tables without its log: a crash empties them, and no write waits for the
disk. SQLite, which serves one process, leaves them empty."""


class ProcessRow(Base):
    """A server process that shares the database."""

    __tablename__ = "processes"
    __table_args__ = UNLOGGED

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    seen: Mapped[float]
    """When the process last reported, by the clock of the database."""
    metrics: Mapped[dict[str, Any]]


class PresenceRow(Base):
    """A person who watches a table through a process."""

    __tablename__ = "presence"
    __table_args__ = UNLOGGED

    process: Mapped[ProcessKey]
    table_id: Mapped[str] = mapped_column(String(24), primary_key=True, index=True)
    person: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    guest: Mapped[bool]


class OpenSocketsRow(Base):
    """The number of WebSockets that an address has open at a process."""

    __tablename__ = "open_sockets"
    __table_args__ = UNLOGGED

    process: Mapped[ProcessKey]
    address: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)
    """A hash, because the text of an address can be anything."""
    number: Mapped[int]


class RateCountRow(Base):
    """What all processes together have admitted in the current window of a rate limit."""

    __tablename__ = "rate_counts"
    __table_args__ = UNLOGGED

    key: Mapped[str] = mapped_column(String(32), primary_key=True)
    """A hash of the limit and of the person or the address."""
    number: Mapped[int]
    until: Mapped[float]


class ResultRow(Base):
    """The result of one seat of a finished game; people/results.py writes it."""

    __tablename__ = "results"
    __table_args__ = (
        Index("results_by_person", "person", "ended"),
        Index("results_by_person_and_game", "person", "game", "ended"),
        Index("results_by_game", "game", "ended"),
    )

    table_id: Mapped[TableKey]
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person: Mapped[str | None] = mapped_column(String(24))
    """The person whose statistics count the seat; None for bots and guests at a shared screen."""
    game: Mapped[str] = mapped_column(String(40))
    kind: Mapped[str] = mapped_column(String(12))
    seats: Mapped[int]
    """The number of seats of the table."""
    ended: Mapped[float]
    score: Mapped[int]
    rank: Mapped[int]
    share: Mapped[float]
    """The share of the victory: 1 for a sole winner, a part of it for a shared one."""
    sheet: Mapped[dict[str, Any]]
    people: Mapped[int]
    """The number of other people at the table."""
    level: Mapped[int | None]
    """The strongest level among the bots at the table."""
    departed: Mapped[bool]
    """Whether the person resigned, or had left the seat to a bot."""
    complete: Mapped[bool]
    """Whether the game was played to its end; only then its points are compared."""
    ladder: Mapped[int | None]
    """The step of the bot ladder that the game was about."""
    rating_change: Mapped[float | None]
    """By how many points the person's rating changed; None for casual games."""


class RatingRow(Base):
    """A person's rating in one game at one pace; people/ratings.py updates it."""

    __tablename__ = "ratings"
    __table_args__ = (Index("ratings_by_value", "game", "kind", "value"),)

    person: Mapped[PersonKey]
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    kind: Mapped[str] = mapped_column(String(12), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    value: Mapped[float]
    """The rating that is certain enough to rank by."""
    games: Mapped[int]
    updated: Mapped[float]


class PuzzleAnswerRow(Base):
    """A person's answers to a puzzle or to a mistake; people/puzzle_scores.py writes them."""

    __tablename__ = "puzzle_answers"
    __table_args__ = (Index("puzzle_answers_by_day", "person", "day"),)

    person: Mapped[PersonKey]
    puzzle: Mapped[str] = mapped_column(String(60), primary_key=True)
    """`<game>.<puzzle>`, or `<table>.<seq>` for a mistake."""
    game: Mapped[str] = mapped_column(String(40))
    right: Mapped[bool]
    """Whether the first answer was right."""
    solved: Mapped[bool]
    tries: Mapped[int]
    at: Mapped[float]
    """The time of the first answer."""
    day: Mapped[int]
    """The day, in UTC, on which the puzzle was solved; before that the day of the first answer."""
    rating_change: Mapped[float | None]
    """By how many points the first answer changed the rating; None for mistakes."""


class PuzzleStandingRow(Base):
    """The difficulty of a puzzle, as the answers of people have moved it."""

    __tablename__ = "puzzle_standings"
    __table_args__ = (Index("puzzle_standings_by_game", "game"),)

    puzzle: Mapped[str] = mapped_column(String(60), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    mu: Mapped[float]
    tries: Mapped[int]
    solved: Mapped[int]
    """How many of the first answers were right."""


def sql_table(model: type[Base]) -> SqlTable:
    return cast(SqlTable, model.__table__)


PEOPLE: Final = sql_table(PersonRow)
SESSIONS: Final = sql_table(SessionRow)
RECOVERY_CODES: Final = sql_table(RecoveryCodeRow)
TABLES: Final = sql_table(TableRow)
SEATS: Final = sql_table(SeatRow)
SEAT_COLUMNS: Final = [column.name for column in SEATS.c]
LINES: Final = sql_table(LineRow)
SNAPSHOTS: Final = sql_table(SnapshotRow)
ANALYSES: Final = sql_table(AnalysisRow)
ANALYSED: Final = sql_table(AnalysedDecisionRow)
CHAT: Final = sql_table(ChatRow)
MUTES: Final = sql_table(MuteRow)
NOTES: Final = sql_table(NoteRow)
PROCESSES: Final = sql_table(ProcessRow)
PRESENCE: Final = sql_table(PresenceRow)
OPEN_SOCKETS: Final = sql_table(OpenSocketsRow)
RATE_COUNTS: Final = sql_table(RateCountRow)
RESULTS: Final = sql_table(ResultRow)
RATINGS: Final = sql_table(RatingRow)
PUZZLE_ANSWERS: Final = sql_table(PuzzleAnswerRow)
PUZZLE_STANDINGS: Final = sql_table(PuzzleStandingRow)

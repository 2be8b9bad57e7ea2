"""The database models of challenges and studies."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from tampu.server.storage.models import Base, PersonKey, sql_table


class ChallengeRow(Base):
    """A deal that everybody may play once; tables/challenges.py plans it."""

    __tablename__ = "challenges"
    __table_args__ = (
        Index("challenges_by_end", "ends", "id"),
        Index("challenges_by_game_and_end", "game", "ends", "id"),
    )

    id: Mapped[str] = mapped_column(String(80), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    period: Mapped[str] = mapped_column(String(8))
    form: Mapped[str] = mapped_column(String(8))
    begins: Mapped[float]
    ends: Mapped[float]
    rules_version: Mapped[int]
    options: Mapped[dict[str, Any]]
    seat: Mapped[int]
    """The seat of the person."""
    bots: Mapped[list[Any]]
    """The bots of the other seats."""
    seed: Mapped[str] = mapped_column(String(24))
    salt: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))


class ChallengeTryRow(Base):
    """A person's only try at a challenge."""

    __tablename__ = "challenge_tries"
    __table_args__ = (
        Index("challenge_tries_by_person", "person"),
        Index("challenge_tries_by_table", "table_id", unique=True),
        Index("challenge_tries_by_result", "challenge", "counted", "rank", "score"),
    )

    challenge: Mapped[str] = mapped_column(
        ForeignKey("challenges.id", ondelete="CASCADE"), primary_key=True
    )
    person: Mapped[PersonKey]
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    begun: Mapped[float]
    ended: Mapped[float | None]
    seconds: Mapped[float | None]
    """How long the try took."""
    score: Mapped[int | None]
    rank: Mapped[int | None]
    counted: Mapped[bool] = mapped_column(default=False)
    """Whether the game was played to its end before the deal became known."""


class StudyRow(Base):
    """Annotated games of a person."""

    __tablename__ = "studies"
    __table_args__ = (
        Index("studies_by_owner", "owner", "updated"),
        Index("studies_by_update", "visibility", "updated"),
    )

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    owner: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    title: Mapped[str] = mapped_column(String(80))
    visibility: Mapped[str] = mapped_column(String(12))
    created: Mapped[float]
    updated: Mapped[float]


class StudyChapterRow(Base):
    """A recorded game of a study with comments and variations; studies/chapters.py reads it."""

    __tablename__ = "study_chapters"

    study: Mapped[str] = mapped_column(
        ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    title: Mapped[str] = mapped_column(String(80))
    game: Mapped[str] = mapped_column(String(40))
    khipu: Mapped[str] = mapped_column(Text)
    widest: Mapped[str] = mapped_column(String(12))
    """Who may read the study at most: as the players of the game had shared it."""
    comments: Mapped[dict[str, Any]]
    """By the number of a move."""
    branches: Mapped[list[Any]]
    """The moves of the variations."""


CHALLENGES: Final = sql_table(ChallengeRow)
TRIES: Final = sql_table(ChallengeTryRow)
STUDIES: Final = sql_table(StudyRow)
STUDY_CHAPTERS: Final = sql_table(StudyChapterRow)

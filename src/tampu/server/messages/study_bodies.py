"""The bodies of studies: annotated games with comments and variations."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tampu.server.messages.parts import (
    NO_NUL,
    Entry,
    FromClient,
    FromServer,
    Id,
    Number,
    PersonInfo,
    TableInfo,
    Token,
)

Title = Annotated[str, Meta(min_length=1, max_length=80, pattern=NO_NUL)]


class NewChapter(FromClient):
    """A finished game to study."""

    table: Id
    title: Title
    link: Token | None = None


class StudyPatch(FromClient):
    title: Title | None = None
    visibility: Literal["public", "link", "private"] | None = None
    """As far as the players of its games agreed to be watched."""


class ChapterPatch(FromClient):
    title: Title


class StudyImport(FromClient):
    text: Annotated[str, Meta(max_length=500_000, pattern=NO_NUL)]


class Comment(FromClient):
    """A comment on a move, or before the first one (0); an empty text removes it."""

    node: Number
    text: Annotated[str, Meta(max_length=2000, pattern=NO_NUL)]


class StudyMove(FromClient):
    """A decision after a move of the game or of a variation."""

    after: Number
    action: Number


class ChapterInfo(FromServer):
    number: int
    title: str
    game: str


class StudyInfo(FromServer):
    """Annotated games of a person."""

    id: str
    title: str
    owner: PersonInfo
    visibility: Literal["public", "link", "private"]
    updated: float
    chapters: list[ChapterInfo]
    mine: bool
    link: str | None
    """The secret that lets others read; for the owner only."""


class Studies(FromServer):
    """Studies, the last changed first."""

    studies: list[StudyInfo]
    older: float | None
    """The `before` of the next page; None if there is none."""


class StudyBranch(FromServer):
    """A move of a variation; its `seq` is its number."""

    after: int
    """The number of the move before it."""
    entry: Entry


class ChapterContent(FromServer):
    """A chapter: the game, its moves (numbered from 1), variations (from 10001) and comments."""

    study: StudyInfo
    number: int
    table: TableInfo
    """The recorded game in the form of a table."""
    entries: list[Entry]
    branches: list[StudyBranch]
    comments: dict[str, str]
    """By the number of a move."""
    node: int
    """After an edit the move to show; otherwise 0."""

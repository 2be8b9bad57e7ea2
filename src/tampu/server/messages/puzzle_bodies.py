"""The bodies of puzzles: lists, positions to solve, and answers with their explanation."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from tampu.server.messages.parts import (
    Entry,
    Fields,
    FromClient,
    FromServer,
    HintCandidate,
    Number,
    TableInfo,
    Text,
    Token,
)
from tampu.server.messages.profile_bodies import RatingInfo
from tampu.server.messages.websocket import Position


class PuzzleInfo(FromServer):
    """A puzzle in a list."""

    id: str
    theme: str
    """The message that names what the best move improves."""
    rating: int
    """The difficulty on the scale of players' ratings."""
    seats: int
    choices: int
    """The number of legal moves."""
    status: Literal["new", "solved", "missed"]
    """`missed` until a puzzle that was answered wrongly is solved."""


class PuzzlesOfGame(FromServer):
    """All puzzles of one game."""

    game: str
    daily: str
    """The puzzle of the day."""
    rating: RatingInfo | None
    puzzles: list[PuzzleInfo]


class MistakeInfo(FromServer):
    """A decision of one of my analysed games that lost much."""

    table: str
    seq: int
    game: str
    loss: float
    """The share of victory that the decision lost."""
    ended: float
    played: Text
    status: Literal["new", "solved", "missed"]


class Puzzles(FromServer):
    """All puzzles of the site, and how I have done."""

    day: str
    """The date of the daily puzzles, in UTC."""
    streak: int
    """The days in a row, up to today or yesterday, on which I solved a puzzle."""
    games: list[PuzzlesOfGame]
    mistakes: list[MistakeInfo]
    """The decisions of my last analysed games that lost most."""


class Exercise(FromServer):
    """A position to solve: a puzzle, or a mistake of my own."""

    table: TableInfo
    """The players and options, as at a table."""
    entries: list[Entry]
    """The last lines of the log."""
    position: Position
    theme: str | None
    rating: int | None
    played: HintCandidate | None
    """What I played, where the position is a mistake of my own."""
    loss: float | None


class PuzzleAnswer(FromClient):
    action: Number


class PuzzleQuestion(FromClient):
    """Ask whether an action is legal."""

    kind: Token
    fields: Fields = field(default_factory=dict)


class Verdict(FromServer):
    """What the answer to a puzzle was worth."""

    right: bool
    candidates: list[HintCandidate]
    """The moves that the search compared, the best first."""
    played: HintCandidate
    counted: bool
    """Whether the answer changed my rating: only the first answer to a puzzle does."""
    rating: RatingInfo | None
    change: int
    """By how many points my rating changed."""
    streak: int

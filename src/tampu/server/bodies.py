"""Bodies of the HTTP calls; docs/protocol.md lists the calls."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from tampu.server.messages import (
    Asked,
    Candidate,
    Clock,
    Entry,
    Language,
    Number,
    Params,
    PersonInfo,
    TableInfo,
    Token,
    Told,
)

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Spec = Annotated[str, Meta(min_length=1, max_length=60)]


class Failure(Told):
    """What every refused call answers."""

    error: str
    params: Params
    text: str


class Preferences(Told):
    confirm_turns: bool = True
    sound: bool = False
    box_colours: bool = False
    reduced_motion: bool = False
    learned: dict[str, int] = field(default_factory=dict)
    """By game the step that its guided game has reached."""


class Me(Told):
    id: str
    name: str
    guest: bool
    language: Language | None
    theme: Literal["system", "light", "dark"]
    preferences: Preferences
    webhook: str | None
    muted: list[str]


class PreferencesPatch(Asked):
    confirm_turns: bool | None = None
    sound: bool | None = None
    box_colours: bool | None = None
    reduced_motion: bool | None = None
    learned: Annotated[dict[Token, Number], Meta(max_length=40)] | None = None
    """Games that are left out keep their step."""


class MePatch(Asked):
    name: Name | None = None
    language: Language | None = None
    theme: Literal["system", "light", "dark"] | None = None
    preferences: PreferencesPatch | None = None
    webhook: Annotated[str, Meta(max_length=300)] | None = None
    """An address that is told when it is my turn; empty for none."""


class SignUp(Asked):
    name: Name
    password: Password


class SignedUp(Told):
    me: Me
    recovery_codes: list[str]
    """Told this once."""


class LogIn(Asked):
    name: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(Asked):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Recover(Asked):
    name: Annotated[str, Meta(max_length=100)]
    code: Annotated[str, Meta(max_length=60)]
    new: Password


class OptionInfo(Told):
    id: str
    values: list[str | int | bool]
    default: str | int | bool
    only_seats: dict[str, list[int]]
    """Values (as text) that need certain numbers of seats."""
    help: str
    """The key of its sentence in the catalogues."""


class GameInfo(Told):
    id: str
    title: str
    seats: list[int]
    minutes: int
    rules_version: int
    options: list[OptionInfo]
    bots: list[str]
    """All specs without settings; `levels` are those for people."""
    levels: list[str]
    default_bot: str


class Chapter(Told):
    key: str
    rules: list[str]


class RulesInfo(Told):
    game: str
    chapters: list[Chapter]


class Passage(Told):
    """A part of the rulebook: its words, and what of the game it explains."""

    id: str
    title: str
    text: str
    """Paragraphs in a small part of Markdown; web/src/book/marks.ts reads it."""
    rules: list[str]
    kinds: list[str]
    """Kinds of decisions that it explains."""
    figure: str | None


class BookChapter(Told):
    id: str
    title: str
    passages: list[Passage]


class Book(Told):
    game: str
    chapters: list[BookChapter]


class Figure(Told):
    """A position of a recorded game, to be drawn in the rulebook."""

    view: dict[str, Any]
    outlook: dict[str, Any]
    seats: int
    seat: int
    log: list[Entry]
    show: str
    """What of the drawing to point at: a selector of the board, or empty."""


class GuideStep(Told):
    id: str
    text: str
    """The key of its words."""
    at: int
    """After how many decisions of the game it is told."""
    act: str | None
    """The token of the decision that the step asks for; null where one just reads on."""
    show: str
    """What to point at on the screen: a selector, or empty."""


class Guide(Told):
    """A first game, told step by step."""

    game: str
    seat: int
    moves: list[str]
    """The tokens of all decisions while the guide lasts."""
    steps: list[GuideStep]


class SeatWish(Asked):
    """Who shall sit at a place: me, a bot, anybody, who has the link, or another at my screen."""

    kind: Literal["me", "bot", "open", "invited", "hotseat"]
    bot: Spec | None = None
    name: Name | None = None
    """What a person at my screen is called."""


class NewTable(Asked):
    game: Token
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str | int | bool], Meta(max_length=40)] = field(
        default_factory=dict
    )
    kind: Literal["live", "by_turns"] = "live"
    clock: Clock = Clock()
    hints: bool = True
    chat: bool = True
    visibility: Literal["public", "link", "private"] = "private"
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """Only where no other people sit at the table."""


class Join(Asked):
    seat: Number | None = None
    """Left out, the first open one."""
    invite: Token | None = None


class SeatChoice(Asked):
    seat: Number | None = None
    """Left out, all my seats."""


class Import(Asked):
    khipu: Annotated[str, Meta(max_length=400_000)]
    at: Number | None = None
    """Play on after this entry, as `seat` against bots; left out, the record is only kept."""
    seat: Number = 0
    bot: Spec | None = None


class PlayOn(Asked):
    at: Number
    seat: Number
    bot: Spec | None = None


class Note(Asked):
    text: Annotated[str, Meta(max_length=20_000)]


class NoteInfo(Told):
    text: str


class Tables(Told):
    tables: list[TableInfo]


class Log(Told):
    table: str
    seq: int
    entries: list[Entry]


class ScorePoint(Told):
    seq: int
    scores: list[int | None]
    """By seat; None where it was hidden then."""


class Scores(Told):
    """Points over the game: after each of its entries that was not taken back."""

    table: str
    seq: int
    points: list[ScorePoint]


class AnalysedDecision(Told):
    """A decision of a finished game, judged by what its seat knew then."""

    seq: int
    seat: int
    played: Candidate
    best: list[Candidate]
    """What a bot would have considered, best first; empty where there was no choice."""
    loss: float
    """How much of the share of victory the best promises beyond what was played."""


class AnalysisInfo(Told):
    table: str
    status: Literal["none", "waiting", "done", "failed"]
    done: int
    total: int
    decisions: list[AnalysedDecision]
    turning_points: list[int]
    """The `seq` of the decisions that cost most."""


class ChatLine(Told):
    id: int
    person: PersonInfo
    text: str
    at: float


class Chat(Told):
    lines: list[ChatLine]


class Health(Told):
    status: str
    version: str

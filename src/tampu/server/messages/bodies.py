"""The bodies of HTTP requests and responses; docs/protocol.md lists the calls."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from tampu.server.messages.parts import (
    NO_NUL,
    Clock,
    Entry,
    FromClient,
    FromServer,
    HintCandidate,
    Id,
    Language,
    Number,
    Params,
    PersonInfo,
    TableInfo,
    Token,
)

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=NO_NUL)]
AccountName = Annotated[str, Meta(max_length=100, pattern=NO_NUL)]
Password = Annotated[str, Meta(min_length=8, max_length=200, pattern=NO_NUL)]
AnyPassword = Annotated[str, Meta(max_length=200, pattern=NO_NUL)]
Spec = Annotated[str, Meta(pattern="^[!-~]{1,60}$")]
Webhook = Annotated[str, Meta(max_length=300, pattern="^[!-~]*$")]
OptionValue = (
    Annotated[str, Meta(max_length=200, pattern=NO_NUL)]
    | Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
    | bool
)


class Failure(FromServer):
    """The response to every refused request."""

    error: str
    params: Params
    text: str


class Preferences(FromServer):
    confirm_turns: bool = True
    sound: bool = False
    box_colours: bool = False
    reduced_motion: bool = False
    show_statistics: bool = True
    """Whether others see my statistics."""
    show_games: bool = True
    """Whether others see a list of my finished games, as far as they may watch each."""
    show_rating: bool = True
    """Whether others see my ratings, on leaderboards and on my profile."""
    show_online: bool = True
    """Whether friends see that I am here."""
    learned: dict[str, int] = field(default_factory=dict)
    """By game the step reached in its guided first game."""


class Me(FromServer):
    id: str
    name: str
    guest: bool
    language: Language | None
    theme: Literal["system", "light", "dark"]
    preferences: Preferences
    webhook: str | None
    muted: list[str]


class PreferencesPatch(FromClient):
    confirm_turns: bool | None = None
    sound: bool | None = None
    box_colours: bool | None = None
    reduced_motion: bool | None = None
    show_statistics: bool | None = None
    show_games: bool | None = None
    show_rating: bool | None = None
    show_online: bool | None = None
    learned: Annotated[dict[Token, Number], Meta(max_length=40)] | None = None
    """Games that are left out keep their step."""


class MePatch(FromClient):
    name: Name | None = None
    language: Language | None = None
    theme: Literal["system", "light", "dark"] | None = None
    preferences: PreferencesPatch | None = None
    webhook: Webhook | None = None
    """The address to notify when it is my turn; empty for none."""


class SignUp(FromClient):
    name: Name
    password: Password
    invite: Token | None = None
    """The code of an invitation, where registration needs one."""


class SignedUp(FromServer):
    me: Me
    recovery_codes: list[str]
    """Sent only this once."""


class LogIn(FromClient):
    name: AccountName
    password: AnyPassword


class RenewCodes(FromClient):
    password: AnyPassword


class RecoveryCodes(FromServer):
    recovery_codes: list[str]
    """Sent only this once."""


class NewPassword(FromClient):
    old: AnyPassword
    new: Password


class Recover(FromClient):
    name: AccountName
    code: Annotated[str, Meta(max_length=60, pattern=NO_NUL)]
    new: Password


class OptionInfo(FromServer):
    id: str
    values: list[str | int | bool]
    default: str | int | bool
    only_seats: dict[str, list[int]]
    """Values (as text) that need certain numbers of seats."""
    help: str
    """The key of the explanation in the catalogues."""


class OpponentInfo(FromServer):
    """A named opponent; `name`, `line` and `temperament` are keys of the catalogues."""

    spec: str
    level: int
    face: str
    """The key of its picture."""
    name: str
    line: str
    """One sentence about it."""
    temperament: str


class PresetInfo(FromServer):
    """A named choice of options; its words are `<game>-preset-<id>` and `-line` after it."""

    id: str
    options: dict[str, str | int | bool]
    seats: list[int]
    """The numbers of seats that it is meant for; empty for all."""


class Look(FromServer):
    """How a game looks outside its board; all of it comes from the folder `web` of its package."""

    cover: str | None
    """The address of the picture of its box."""
    board: str | None
    """The address of its board, an ES module."""
    frame: str | None
    """The colour around its title."""
    icon: str | None
    """The address of its small picture."""
    colours: list[list[str]]
    """The colours of the box by seat: plain, light, dark, and of writing on them."""
    dealt: bool
    """Whether the game deals the colours, so that outside its board a seat has none."""
    keys: list[tuple[list[str], str]]
    """The keys of its board, each with the message that explains it."""
    switches: dict[str, list[str]]
    """Options with a letter A or B for each of several things: the messages that name these."""


class GameInfo(FromServer):
    id: str
    title: str
    seats: list[int]
    minutes: int
    weight: int
    """From light to expert, 1 to 5."""
    presets: list[PresetInfo]
    book: bool
    """Whether it has a rulebook."""
    guide: bool
    """Whether it has a guided first game."""
    look: Look
    rules_version: int
    options: list[OptionInfo]
    bots: list[str]
    """All specs without settings; `levels` are those for people."""
    levels: list[str]
    opponents: list[OpponentInfo]
    """The named opponents of all levels, the weakest first."""
    default_bot: str


class Chapter(FromServer):
    key: str
    rules: list[str]


class RulesInfo(FromServer):
    game: str
    chapters: list[Chapter]


class Passage(FromServer):
    """A passage of the rulebook, and the rules and kinds of decisions that it explains."""

    id: str
    title: str
    text: str
    """Paragraphs in a subset of Markdown, which web/src/book/marks.ts reads."""
    rules: list[str]
    kinds: list[str]
    """The kinds of decisions that the passage explains."""
    figure: str | None


class BookChapter(FromServer):
    id: str
    title: str
    passages: list[Passage]


class Book(FromServer):
    game: str
    chapters: list[BookChapter]


class Callout(FromServer):
    """A numbered part of a figure."""

    show: str
    """A selector of the part of the board."""
    text: str
    """The key of its name in the catalogues."""


class Figure(FromServer):
    """A position that the rulebook shows."""

    view: dict[str, Any]
    derived: dict[str, Any]
    seats: int
    seat: int
    log: list[Entry]
    show: str
    """A selector of the part of the board to highlight, or empty."""
    callouts: list[Callout]
    """The parts of the board that are numbered, in the order of their numbers."""


class GuideStep(FromServer):
    id: str
    text: str
    """The key of the text in the catalogues."""
    at: int
    """The number of decisions after which the step is shown."""
    act: str | None
    """The notation of the decision that the step asks for; None if there is only text to read."""
    show: str
    """A selector of the part of the screen to highlight, or empty."""


class Guide(FromServer):
    """A guided first game."""

    game: str
    seat: int
    moves: list[str]
    """The notation of all decisions of the script."""
    steps: list[GuideStep]


class SeatWish(FromClient):
    """Who takes a seat: me, a bot, anybody, an invited person, or somebody else at my screen."""

    kind: Literal["me", "bot", "open", "invited", "hotseat"]
    bot: Spec | None = None
    name: Name | None = None
    """The name of a person at my screen."""
    person: Id | None = None
    """The friend for whom an `invited` seat is reserved."""


class NewTable(FromClient):
    game: Token
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Token, OptionValue], Meta(max_length=40)] = field(default_factory=dict)
    kind: Literal["live", "by_turns"] = "live"
    clock: Clock = Clock()
    hints: bool = True
    chat: bool = True
    visibility: Literal["public", "link", "private"] = "private"
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """Only where no other people sit at the table."""
    rated: bool = False
    """Whether the result counts for ratings: only between people, without hints."""


class Join(FromClient):
    seat: Number | None = None
    """By default the first open one."""
    invite: Token | None = None


class SeatChoice(FromClient):
    seat: Number | None = None
    """By default all my seats."""


class Import(FromClient):
    khipu: Annotated[str, Meta(max_length=400_000, pattern=NO_NUL)]
    at: Number | None = None
    """Continue after this entry as `seat` against bots; by default the record is only stored."""
    seat: Number = 0
    bot: Spec | None = None


class PlayOn(FromClient):
    at: Number
    seat: Number
    bot: Spec | None = None


class Sharing(FromClient):
    """Who may watch a finished game, as far as I decide."""

    visibility: Literal["public", "link", "private"]


class Note(FromClient):
    text: Annotated[str, Meta(max_length=20_000, pattern=NO_NUL)]


class NoteInfo(FromServer):
    text: str


class Tables(FromServer):
    tables: list[TableInfo]


class Log(FromServer):
    table: str
    seq: int
    entries: list[Entry]


class ScorePoint(FromServer):
    seq: int
    scores: list[int | None]
    """By seat; None where the points were hidden then."""


class Scores(FromServer):
    """The points after each entry of the game that was not undone."""

    table: str
    seq: int
    points: list[ScorePoint]


class AnalysedDecision(FromServer):
    """A decision of a finished game, judged by the information that its seat had."""

    seq: int
    seat: int
    played: HintCandidate
    best: list[HintCandidate]
    """The candidates that a bot considers, best first; empty where there was no choice."""
    loss: float
    """The share of victory that the played decision lost against the best candidate."""


class AnalysisInfo(FromServer):
    table: str
    status: Literal["none", "waiting", "done", "failed"]
    done: int
    total: int
    decisions: list[AnalysedDecision]
    turning_points: list[int]
    """The `seq` of the decisions that lost most."""


class ChatLine(FromServer):
    id: int
    person: PersonInfo
    text: str
    at: float
    room: Literal["players", "observers"]


class Chat(FromServer):
    lines: list[ChatLine]


class Health(FromServer):
    status: str
    version: str

"""Everything that server and client tell each other over the WebSocket; see docs/protocol.md.

What a client asks refuses unknown fields; what the server tells always carries every field.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

VERSION: Final = 1

Value = int | str | bool | None
Params = dict[str, Value]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Language = Literal["en", "pt", "fr"]


class Asked(Struct, forbid_unknown_fields=True):
    """Something a client asks."""


class Told(Struct):
    """Something the server tells."""


# Parts that several messages share.


class Text(Told):
    """A message of the catalogues with its values."""

    key: str
    params: Params


class PersonInfo(Told):
    """Somebody as others see them."""

    id: str
    name: str
    guest: bool


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept.

    `turn` shows a limit for each turn and forces nothing; `bank` gives each seat `seconds` and
    `increment` for each decision, and a bot takes the seat when they are used up. With a window,
    time counts only between these hours (UTC) of the day.
    """

    kind: Literal["none", "turn", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=60 * 86400)] = 60
    increment: Annotated[int, Meta(ge=0, le=7 * 86400)] = 0
    window: tuple[Annotated[int, Meta(ge=0, le=23)], Annotated[int, Meta(ge=1, le=24)]] | None = (
        None
    )


class ClockState(Told):
    """The clocks now; the time of the `running` seat counts down from what `remaining` says."""

    remaining: list[float | None]
    running: int | None
    at: float
    counting: bool
    """Whether time runs at this hour of the day."""


class SeatInfo(Told):
    """One place at the table."""

    seat: int
    kind: Literal["person", "bot", "open", "invited"]
    person: PersonInfo | None
    bot: str | None
    """The bot that plays, also for somebody who left."""
    away: bool
    """A bot plays until the person comes back."""
    resigned: bool
    connected: bool


class Result(Told):
    """How a game ended."""

    end: str
    scores: list[int]
    sheet: list[dict[str, int]]
    ranks: list[int]


class TableInfo(Told):
    """A table without its position."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str | int | bool]
    seats: list[SeatInfo]
    status: Literal["open", "running", "over", "abandoned"]
    kind: Literal["live", "by_turns"]
    clock: Clock
    hints: bool
    chat: bool
    visibility: Literal["public", "link", "private"]
    creator: str
    created: float
    started: float | None
    ended: float | None
    seq: int
    due: int | None
    """The seat that everybody waits for."""
    commitment: str
    seed: str | None
    """Told when the game is over, as decimal digits."""
    salt: str | None
    mine: list[int]
    """The seats of who asks."""
    result: Result | None
    rematch: str | None
    origin: str | None
    """The table this one is a rematch of or was played on from, `record` for an import, `guide`
    for a first game."""
    invites: dict[str, str]
    """By seat the secret of its invitation; told to the creator only."""
    link: str | None
    """The secret that lets others watch; told to people at the table."""
    spectators: list[PersonInfo]
    """Who watches without a seat: told to everybody at public tables, else to those seated."""


class Entry(Told):
    """One line of the log as this viewer may read it."""

    seq: int
    kind: Literal[
        "start",
        "decision",
        "chance",
        "undo",
        "confirm",
        "resign",
        "seat",
        "ask_undo",
        "answer_undo",
    ]
    actor: int | None
    """The seat; None for chance and for the table itself."""
    notation: str | None
    """The token of a decision or outcome, masked where the viewer may not read it."""
    text: Text | None
    """The same in words; None where it is masked."""
    events: list[Text]
    to: int | None
    """For undo: entries of the game with a higher `seq` are taken back."""
    agree: bool | None
    at: float


class Choice(Told):
    """One legal action."""

    action: int
    notation: str
    values: list[Value]
    price: Params
    gain: list[int] | None
    """Points by seat that it brings at once; None where that cannot be told before."""


class Group(Told):
    """The legal actions of one kind."""

    kind: str
    fields: list[str]
    choices: list[Choice]


class Reason(Told):
    """A feature that speaks for a candidate, or against it."""

    text: Text
    change: float
    """In points for who decides, compared with the mean of the other candidates."""


class Candidate(Told):
    """An action as a bot sees it."""

    action: int
    notation: str
    text: Text
    visits: int
    """How often the search went through it; 0 where it was not searched."""
    share: float | None
    """The share of victory that it promises."""
    score: float | None
    """The final points that it promises."""
    reasons: list[Reason]
    """What sets it apart, the largest first."""


class Prompt(Told):
    """A question to a seat, and all its answers."""

    seat: int
    question: Text
    groups: list[Group]


class Turn(Told):
    """Who is to act."""

    seat: int | None
    """The seat that decides; None when the game is over."""
    waiting_for: int | None
    """The seat that has to confirm before anybody goes on."""
    over: bool


class Undo(Told):
    """What the viewer may take back."""

    limit: int | None
    """Down to this `seq` freely; None where nothing can be taken back."""
    turn: int | None
    """The `seq` from which the turn is played anew by `restart_turn`."""
    redo: bool
    asked_by: int | None
    """The seat that asks everybody to go back to `asked_to`."""
    asked_to: int | None


# From the client.


class Command(Asked, kw_only=True, tag_field="type"):
    v: Literal[1] = 1


class Watch(Command, tag="watch"):
    """Tell me about this table from now on, and what I missed since this `seq`."""

    table: Token
    since: Number = 0
    link: Token | None = None


class Unwatch(Command, tag="unwatch"):
    table: Token


class Move(Command):
    """A command that changes the game, by `key` at most once."""

    table: Token
    seat: Number
    seq: Number
    key: Token


class Act(Move, tag="act"):
    action: Number | None = None
    notation: Annotated[str, Meta(max_length=200)] | None = None


class TakeBack(Move, tag="undo"):
    to: Number | None = None
    """Left out, one decision is taken back."""


class Redo(Move, tag="redo"):
    pass


class RestartTurn(Move, tag="restart_turn"):
    pass


class Confirm(Move, tag="confirm"):
    pass


class AskUndo(Move, tag="ask_undo"):
    to: Number


class AnswerUndo(Move, tag="answer_undo"):
    agree: bool


class AskHint(Command, tag="hint"):
    table: Token
    seat: Number
    key: Token


class Say(Command, tag="chat"):
    table: Token
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, tag="mute"):
    person: Token
    on: bool


class Ping(Command, tag="ping"):
    pass


ClientMessage = (
    Watch
    | Unwatch
    | Act
    | TakeBack
    | Redo
    | RestartTurn
    | Confirm
    | AskUndo
    | AnswerUndo
    | AskHint
    | Say
    | Mute
    | Ping
)
MOVES: Final = (Act, TakeBack, Redo, RestartTurn, Confirm, AskUndo, AnswerUndo)


# From the server.


class Notice(Told, kw_only=True, tag_field="type"):
    v: Literal[1] = 1


class Hello(Notice, tag="hello"):
    person: PersonInfo
    server: str


class TableNotice(Notice, tag="table"):
    table: TableInfo


class Entries(Notice, tag="entries"):
    table: str
    first: int
    entries: list[Entry]


class Position(Notice, tag="position"):
    """What one viewer sees at one `seq`."""

    table: str
    seq: int
    seat: int | None
    """Whose point of view; None for a spectator."""
    view: dict[str, Any]
    outlook: dict[str, Any]
    """What follows from the view, worked out by the game for those who draw it."""
    scores: list[int | None]
    """Points by seat if the game ended now; None where the viewer cannot know them."""
    turn: Turn
    prompt: Prompt | None
    undo: Undo
    result: Result | None


class Done(Notice, tag="done"):
    """The command is on disk."""

    key: str
    seq: int


class Refused(Notice, tag="refused"):
    """The command changed nothing."""

    key: str
    rule: str | None
    error: str
    params: Params
    text: str


class Hint(Notice, tag="hint"):
    """What a bot would consider, best first."""

    key: str
    candidates: list[Candidate]


class AnalysisNotice(Notice, tag="analysis"):
    """How far the analysis of a finished table is."""

    table: str
    status: Literal["waiting", "done", "failed"]
    done: int
    total: int


class Said(Notice, tag="chat"):
    table: str
    id: int
    person: PersonInfo
    text: str
    at: float


class ClockNotice(Notice, tag="clock"):
    table: str
    clock: ClockState


class YourTurn(Notice, tag="your_turn"):
    """A table of mine that I am not watching waits for me."""

    table: str
    game: str


class Problem(Notice, tag="error"):
    """A frame that could not be answered otherwise."""

    error: str
    params: Params
    text: str


class Pong(Notice, tag="pong"):
    pass


ServerMessage = (
    Hello
    | TableNotice
    | Entries
    | Position
    | Done
    | Refused
    | Hint
    | Said
    | ClockNotice
    | AnalysisNotice
    | YourTurn
    | Problem
    | Pong
)

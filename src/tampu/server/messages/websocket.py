"""The messages of the WebSocket in both directions; docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, field

from tampu.server.messages import parts

VERSION: Final = 1
MOST_FORESEEN: Final = 40
"""The largest number of actions that a client may ask about at once."""

# From the client.


class Command(parts.FromClient, kw_only=True, tag_field="type"):
    v: Literal[1] = 1


class Watch(Command, tag="watch"):
    """Follow a table: send everything after the line `since`, and every change from now on."""

    table: parts.Id
    since: parts.Number = 0
    link: parts.Token | None = None
    short: bool = False
    """Whether positions hold `offers` instead of a `prompt`, and come as what changed."""


class Unwatch(Command, tag="unwatch"):
    table: parts.Id


class Move(Command):
    """A command that changes the game; commands with the same `key` are carried out once."""

    table: parts.Id
    seat: parts.Number
    seq: parts.Number
    key: parts.Token


class Act(Move, tag="act"):
    """Decide: the action by its id, by its notation, or by its kind and fields."""

    action: parts.Number | None = None
    notation: Annotated[str, Meta(max_length=200, pattern=parts.NO_NUL)] | None = None
    kind: parts.Token | None = None
    fields: parts.Fields = field(default_factory=dict)


class UndoMove(Move, tag="undo"):
    to: parts.Number | None = None
    """The line to go back to; by default one decision is undone."""


class Redo(Move, tag="redo"):
    pass


class RestartTurn(Move, tag="restart_turn"):
    pass


class Confirm(Move, tag="confirm"):
    pass


class AskUndo(Move, tag="ask_undo"):
    to: parts.Number


class AnswerUndo(Move, tag="answer_undo"):
    agree: bool


class AskHint(Command, tag="hint"):
    table: parts.Id
    seat: parts.Number
    key: parts.Token


class Why(Command, tag="why"):
    """Ask whether an action is legal now, without doing it."""

    ref: parts.Reference
    table: parts.Id
    seat: parts.Number
    kind: parts.Token
    fields: parts.Fields = field(default_factory=dict)


class Foresee(Command, tag="foresee"):
    """Ask what legal actions bring at once."""

    ref: parts.Reference
    table: parts.Id
    seat: parts.Number
    actions: Annotated[list[parts.Number], Meta(min_length=1, max_length=MOST_FORESEEN)]


class SendChat(Command, tag="chat"):
    table: parts.Id
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=parts.NO_NUL)]


class Mute(Command, tag="mute"):
    person: parts.Id
    on: bool


class Seek(Command, tag="seek"):
    """Wait for a quick match, in place of what this person waited for before."""

    game: parts.Token
    seats: parts.Number
    kind: Literal["live", "by_turns"] = "live"


class StopSeeking(Command, tag="stop_seeking"):
    pass


class Ping(Command, tag="ping"):
    pass


ClientMessage = (
    Watch
    | Unwatch
    | Act
    | UndoMove
    | Redo
    | RestartTurn
    | Confirm
    | AskUndo
    | AnswerUndo
    | AskHint
    | Why
    | Foresee
    | SendChat
    | Mute
    | Seek
    | StopSeeking
    | Ping
)
MOVES: Final = (Act, UndoMove, Redo, RestartTurn, Confirm, AskUndo, AnswerUndo)


# From the server.


class Notice(parts.FromServer, kw_only=True, tag_field="type"):
    v: Literal[1] = 1


class Hello(Notice, tag="hello"):
    person: parts.PersonInfo
    server: str


class TableNotice(Notice, tag="table"):
    table: parts.TableInfo


class Position(Notice, tag="position"):
    """The position at one `seq` as one viewer may see it."""

    table: str
    seq: int
    seat: int | None
    """The seat whose view this is; None for a spectator."""
    view: dict[str, Any]
    derived: dict[str, Any]
    """What a drawn board shows beyond the view, computed from the view."""
    scores: list[int | None]
    """The points by seat if the game ended now; None where the viewer cannot know them."""
    turn: parts.Turn
    prompt: parts.Prompt | None
    offers: parts.Offers | None
    """The prompt in the short form, for clients that asked for it."""
    undo: parts.UndoState
    result: parts.Result | None


class Changed(Notice, tag="changed"):
    """A position as what changed since the one at `since`, the last that this client was sent."""

    seq: int
    since: int
    seat: int | None
    view: parts.ChangedFields
    derived: parts.ChangedFields
    scores: list[int | None]
    turn: parts.Turn
    offers: parts.Offers | None
    undo: parts.UndoState
    result: parts.Result | None


class Update(Notice, tag="update"):
    """What is new at a table: the lines from `first`, and the position after the last of them."""

    table: str
    first: int
    entries: list[parts.Entry]
    actions: parts.KnownActions | None
    """What the position offers and this client does not know yet."""
    position: Position | Changed | None
    """None before the start; `changed` only for clients that watch with `short`."""
    clock: parts.ClockState | None


class Done(Notice, tag="done"):
    """The command was carried out and its lines are committed."""

    key: str
    seq: int


class Refused(Notice, tag="refused"):
    """The command was refused and changed nothing."""

    key: str
    rule: str | None
    error: str
    params: parts.Params
    text: str


class Hint(Notice, tag="hint"):
    """The candidates that a bot considers, best first."""

    key: str
    candidates: list[parts.HintCandidate]


class WhyAnswer(Notice, tag="reason"):
    """The answer to `why`: the action is legal, or the rule that forbids it."""

    ref: parts.Reference
    legal: bool
    action: int | None
    """The id of the action; None where it is not legal."""
    rule: str | None
    text: parts.Text | None
    """The explanation for the player; None if the action is legal."""


class Foreseen(Notice, tag="foreseen"):
    """The answer to `foresee`, by action in the order of the question."""

    ref: parts.Reference
    gains: list[list[int] | None]
    ends_undo: list[bool]


class AnalysisNotice(Notice, tag="analysis"):
    """The progress of the analysis of a finished table."""

    table: str
    status: Literal["waiting", "done", "failed"]
    done: int
    total: int


class ChatNotice(Notice, tag="chat"):
    table: str
    id: int
    person: parts.PersonInfo
    text: str
    at: float
    room: Literal["players", "observers"]


class YourTurn(Notice, tag="your_turn"):
    """It is the person's turn at a table that this client does not watch."""

    table: str
    game: str


class Called(Notice, tag="called"):
    """Somebody keeps a seat for the person: an invitation or a rematch."""

    event: Literal["invited", "rematch"]
    table: str
    game: str
    person: parts.PersonInfo


class Seeking(Notice, tag="seeking"):
    """The person waits for a quick match, as one of `waiting` people."""

    game: str
    seats: int
    kind: Literal["live", "by_turns"]
    waiting: int


class Matched(Notice, tag="matched"):
    """A quick match has begun."""

    table: str
    game: str


class Problem(Notice, tag="error"):
    """An error that has no other answer."""

    ref: parts.Reference | None
    """The `ref` of the question, where it had one."""
    error: str
    params: parts.Params
    text: str


class Pong(Notice, tag="pong"):
    pass


ServerMessage = (
    Hello
    | TableNotice
    | Update
    | Done
    | Refused
    | Hint
    | WhyAnswer
    | Foreseen
    | ChatNotice
    | AnalysisNotice
    | YourTurn
    | Called
    | Seeking
    | Matched
    | Problem
    | Pong
)

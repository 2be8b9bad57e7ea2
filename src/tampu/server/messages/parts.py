"""The parts that WebSocket messages and HTTP bodies share."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, Self

from msgspec import Meta, Struct

Value = int | str | bool | None
Params = dict[str, Value]
NO_NUL: Final = "^[^\\x00]*$"
"""The pattern of texts without U+0000, which PostgreSQL cannot store."""
Token = Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_NUL)]
Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,24}$")]
"""The id of a table or of a person."""
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Reference = Number | Token
Fields = Annotated[
    dict[
        Token,
        Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
        | bool
        | Annotated[str, Meta(max_length=200, pattern=NO_NUL)]
        | None,
    ],
    Meta(max_length=20),
]
"""The fields of an action by name, as `ActionSpace.encode` takes them."""
Language = Literal["en", "pt", "fr"]


class FromClient(Struct, forbid_unknown_fields=True):
    """Data from a client; unknown fields are refused."""


class FromServer(Struct):
    """Data from the server; every field is always present."""

    @classmethod
    def filled_from(cls, source: object, **more: Any) -> Self:
        """A message of the attributes of `source` with the same names, except those in `more`."""
        names = [name for name in cls.__struct_fields__ if name not in more]
        return cls(**{name: getattr(source, name) for name in names}, **more)


class Text(FromServer):
    """The key of a message in the catalogues, and its parameters."""

    key: str
    params: Params


class PersonInfo(FromServer):
    """A person as others see them."""

    id: str
    name: str
    guest: bool


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table.

    `turn` shows a limit for each turn and forces nothing. `bank` gives each seat `seconds`, and
    `increment` more for each decision; a bot takes the seat over when the time is used up. With a
    window, time counts only between these hours (UTC) of the day.
    """

    kind: Literal["none", "turn", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=60 * 86400)] = 60
    increment: Annotated[int, Meta(ge=0, le=7 * 86400)] = 0
    window: tuple[Annotated[int, Meta(ge=0, le=23)], Annotated[int, Meta(ge=1, le=24)]] | None = (
        None
    )


class ClockState(FromServer):
    """The clocks at the time `at`; the time of the `running` seat counts down from `remaining`."""

    remaining: list[float | None]
    running: int | None
    at: float
    counting: bool
    """Whether time counts at this hour of the day."""


class SeatInfo(FromServer):
    """One seat of a table."""

    seat: int
    kind: Literal["person", "bot", "open", "invited"]
    person: PersonInfo | None
    bot: str | None
    """The bot that plays the seat, also in place of a person who left."""
    away: bool
    """Whether a bot plays until the person comes back."""
    resigned: bool
    connected: bool
    reserved: PersonInfo | None
    """The person for whom a free seat is reserved."""


class Result(FromServer):
    """The result of a finished game."""

    end: str
    scores: list[int]
    sheet: list[dict[str, int]]
    ranks: list[int]


class TableInfo(FromServer):
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
    """The seat that has to decide or confirm."""
    commitment: str
    seed: str | None
    """Decimal digits; only after the end of the game, and not while the deal is `secret`."""
    salt: str | None
    mine: list[int]
    """The seats of the person who asks."""
    answers: bool
    """Whether the server answers for this person where only one answer is possible."""
    result: Result | None
    rematch: str | None
    rated: bool
    """Whether the result changes ratings."""
    ladder: int | None
    """The step of the bot ladder that the game is about."""
    challenge: str | None
    """The challenge at which the game is a try."""
    secret: bool
    """Whether the deal is not revealed yet, because others play the same one."""
    origin: str | None
    """The table of which this one is a rematch or a continuation, `record` for an import, `guide`
    for a guided first game."""
    invites: dict[str, str]
    """By seat the secret of its invitation; for the creator only."""
    link: str | None
    """The secret that lets others watch; for the creator and people with a seat."""
    spectators: list[PersonInfo]
    """The people who watch without a seat; at tables that are not public only for people with a
    seat."""


class ActionInfo(FromServer):
    """A decision or a chance outcome in parts."""

    id: int
    kind: str
    fields: Params


class Entry(FromServer):
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
    """The notation of a decision or outcome, masked where the viewer may not read it."""
    action: ActionInfo | None
    """The same decision or outcome in parts; None where it is masked."""
    text: Text | None
    """The same in words; of a masked entry only who did what kind."""
    events: list[Text]
    to: int | None
    """For an undo: entries of the game with a higher `seq` are undone."""
    agree: bool | None
    at: float


class Choice(FromServer):
    """One legal action."""

    action: int
    notation: str
    fields: Params
    """The values of the action's fields by name, as the action space encodes them."""
    values: list[Value]
    """What the choice is called by, in the order of the group's `fields`."""
    price: Params
    gain: list[int] | None
    """The points by seat that the action brings at once; None if they cannot be known before."""
    ends_undo: bool
    """Whether something is drawn after the action, so that nothing before can be undone."""


class Group(FromServer):
    """The legal actions of one kind."""

    kind: str
    fields: list[str]
    """The names of the choices' `values`: the fields of the action, then what the position adds."""
    choices: list[Choice]


class OfferGroup(FromServer):
    """The legal actions of one kind in columns, for clients that know the actions."""

    kind: str
    fields: list[str]
    """The names of the action's fields."""
    names: list[str]
    """The names of the choices' `values`."""
    actions: list[int]
    values: list[list[Value]] | None
    """By action; None where they are the values of its fields."""
    prices: list[Params]
    """The different prices."""
    price_of: list[int]
    """By action the place of its price in `prices`; empty where all cost the same."""
    gains: list[list[int] | None] | None
    """By action, as in `Choice`; None where the client has to ask with `foresee`."""
    ends_undo: list[int]
    """The actions after which something is drawn, where `gains` are known."""


class Offers(FromServer):
    """A prompt in the short form: a question to a seat, and all legal actions."""

    seat: int
    question: Text
    groups: list[OfferGroup]


class KnownActions(FromServer):
    """What is the same about actions in every position, in columns."""

    game: str
    actions: list[int]
    notations: list[str]
    fields: list[list[Value]]
    """By action the values of its fields, in the order of the group's `fields`."""


class ChangedFields(FromServer):
    """What changed in an object since it was sent last."""

    fields: dict[str, Any]
    """The new values of the fields that changed or came."""
    gone: list[str]
    """The fields that the object has no longer."""


class HintReason(FromServer):
    """A feature in which a candidate differs from the others."""

    text: Text
    change: float
    """Points for the deciding seat, compared with the mean of the other candidates."""


class HintCandidate(FromServer):
    """An action that a bot considers."""

    action: int
    notation: str
    text: Text
    visits: int
    """The number of searches through the action; 0 if it was not searched."""
    share: float | None
    """The expected share of victory; None if the action was not searched."""
    score: float | None
    """The expected final points; None if the action was not searched."""
    reasons: list[HintReason]
    """The differences from the other candidates, the largest first."""
    then: list[Text] = []
    """The decisions with which the bot would go on in this turn, as far as chance allows."""
    gain: int = 0
    """The points that these decisions bring at once."""


class Prompt(FromServer):
    """A question to a seat, and all legal choices."""

    seat: int
    question: Text
    groups: list[Group]


class Turn(FromServer):
    """The seat that has to act."""

    seat: int | None
    """The seat that decides; None when the game is over."""
    waiting_for: int | None
    """The seat that has to confirm before the game continues."""
    over: bool


class UndoState(FromServer):
    """What the viewer may undo and redo."""

    limit: int | None
    """The lowest `seq` to which the viewer may undo alone; None if nothing can be undone."""
    turn: int | None
    """The `seq` to which `restart_turn` goes back."""
    redo: bool
    asked_by: int | None
    """The seat that asks everybody for an undo to `asked_to`."""
    asked_to: int | None

"""`Position`: the contract's State, derived from declared fields and one row per decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple, Self

from tampu.core.contract import CHANCE, OVER, Event, Json
from tampu.core.decisions import raise_illegal
from tampu.core.errors import Params, Refusal, Value, refusal
from tampu.core.options import Meta
from tampu.core.ranking import ranks
from tampu.core.rng import Rng
from tampu.core.space import ActionSpace

Frame = list[Any]
"""What is due: the name of a question and the seat that answers it, or of a draw; then whatever
the rules need to remember. Plain JSON values only."""


class DecisionRow(NamedTuple):
    """One kind of decision: the questions it answers, its refusal and its effect."""

    answers: tuple[str, ...]
    do: Callable[..., None]
    """Called with the position, the seat, and the action's fields by name."""
    refuse: Callable[..., str] | None = None
    """Called in the same way; returns the id of the rule that forbids it, or ""."""


class DrawRow(NamedTuple):
    """One kind of chance: its source, the weights of its outcomes, and its effect."""

    source: str
    weights: Callable[[Any], list[int]]
    """The weight of each row of the kind of outcome with the same name, in its order."""
    do: Callable[..., None]
    """Called with the position and the outcome's fields by name."""


class Position:
    """A position of a game; a subclass declares the class variables and its fields.

    Every name in FIELDS is an attribute whose value is plain: numbers, texts, booleans, None, and
    lists of these. `frames` is the stack of what is due; the last frame is due now. The game is
    over when `ended` names a reason.
    """

    META: ClassVar[Meta]
    ACTIONS: ClassVar[ActionSpace]
    OUTCOMES: ClassVar[ActionSpace]
    CHOICES: ClassVar[Mapping[str, DecisionRow]]
    """A row for each kind of action."""
    DRAWS: ClassVar[Mapping[str, DrawRow]]
    """A row for each kind of outcome; a frame with that name asks for it."""
    FIELDS: ClassVar[tuple[str, ...]]
    """The attributes that make up the position, without the four below."""
    NOT_NOW: ClassVar[str]
    """The rule that only what is asked may be answered."""
    NOT_DRAWN: ClassVar[str]
    """The rule that only possible outcomes can be drawn."""
    IS_OVER: ClassVar[str]
    """The rule that ends the game."""

    def __init__(self, seats: int, rules_version: int = 1) -> None:
        self.seats = seats
        self.rules_version = rules_version
        self.frames: list[Frame] = []
        self.ended = ""
        self.events: list[Event] | None = None

    # Decisions

    def actor(self) -> int:
        if self.ended:
            return OVER
        frame = self.frames[-1]
        return CHANCE if frame[0] in self.DRAWS else int(frame[1])

    def legal(self) -> list[int]:
        if self.actor() < 0:
            return []
        asked, actions = self.frames[-1][0], self.ACTIONS
        legal: list[int] = []
        for first, kind in zip(actions.first, actions.kinds, strict=True):
            if asked in self.CHOICES[kind.name].answers:
                ids = range(first, first + len(kind.rows))
                legal += [action for action in ids if not self.refuse(action)]
        return legal

    def candidates(self) -> list[int]:
        return self.legal()

    def sample(self, rng: Rng) -> int:
        return self.ACTIONS.sample(self.candidates(), rng)

    def is_legal(self, action: int) -> bool:
        return not self.refuse(action)

    def why_not(self, action: int) -> Refusal | None:
        rule = self.refuse(action)
        return refusal(rule) if rule else None

    def refuse(self, action: int) -> str:
        """The id of the rule that forbids an action or an outcome, or ""."""
        actor = self.actor()
        if actor == OVER:
            return self.IS_OVER
        if actor == CHANCE:
            possible = any(action == outcome for outcome, _ in self.chance())
            return "" if possible else self.NOT_DRAWN
        kind, fields = self.ACTIONS.decode(action)
        choice = self.CHOICES[kind]
        if self.frames[-1][0] not in choice.answers:
            return self.NOT_NOW
        return choice.refuse(self, actor, **fields) if choice.refuse else ""

    def apply(self, action: int) -> None:
        actor = self.actor()
        space = self.OUTCOMES if actor == CHANCE else self.ACTIONS
        if not 0 <= action < space.size or self.refuse(action):
            raise_illegal(self, action, self.ACTIONS, self.OUTCOMES)
        kind, fields = space.decode(action)
        if actor == CHANCE:
            self.DRAWS[kind].do(self, **fields)
        else:
            self.CHOICES[kind].do(self, actor, **fields)

    # Chance

    def chance(self) -> list[tuple[int, int]]:
        if self.actor() != CHANCE:
            return []
        name = self.frames[-1][0]
        first = self.OUTCOMES.base(name)
        weights = self.DRAWS[name].weights(self)
        return [(first + row, weight) for row, weight in enumerate(weights) if weight]

    def source(self) -> str:
        return self.DRAWS[self.frames[-1][0]].source

    # Copies

    def clone(self) -> Self:
        other = type(self)(self.seats, self.rules_version)
        for name in (*self.FIELDS, "frames", "ended"):
            setattr(other, name, copied(getattr(self, name)))
        return other

    def key(self) -> bytes:
        return repr(self.to_json()).encode()

    def to_json(self) -> Json:
        names = ("seats", "rules_version", *self.FIELDS, "frames", "ended")
        return {name: copied(getattr(self, name)) for name in names}

    @classmethod
    def from_json(cls, data: Json) -> Self:
        """The position that `to_json` wrote."""
        position = cls(data["seats"], cls.META.version_of(data))
        for name in (*cls.FIELDS, "frames", "ended"):
            setattr(position, name, copied(data[name]))
        return position

    # Views. A game with hidden information overrides both.

    def view(self, seat: int | None) -> Json:
        due = self.frames[-1][0] if self.frames else ""
        return {**self.to_json(), "seat": seat, "scores": self.scores(), "due": due}

    @classmethod
    def imagine(cls, view: Json, rng: Rng) -> Self:  # noqa: ARG003
        """A full position that agrees with a view."""
        return cls.from_json(view)

    def determinize(self, seat: int, rng: Rng) -> Self:
        return self.imagine(self.view(seat), rng)

    # Results. A game overrides `sheet`.

    def sheet(self) -> list[dict[str, int]]:
        raise NotImplementedError("Position.sheet: a game says what its points are")

    def scores(self) -> list[int]:
        return [sum(row.values()) for row in self.sheet()]

    def ranking(self) -> list[int]:
        return ranks(self.scores())

    def end(self) -> str | None:
        return self.ended or None

    def question(self) -> tuple[str, Params]:
        name, seat, *_ = self.frames[-1]
        return f"{self.META.id}-ask-{name}", {"seat": seat + 1}

    # For the rules

    def tell(self, event: str, only: int | None = None, **params: Value) -> None:
        """Announce an automatic consequence: the message `<game>-event-<event>`."""
        if self.events is not None:
            self.events.append(Event(f"{self.META.id}-event-{event}", params, only))


def copied(value: Any) -> Any:
    """A copy of a plain value that shares no list with it; tuples become lists."""
    return [copied(part) for part in value] if isinstance(value, list | tuple) else value

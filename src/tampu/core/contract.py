"""What a game is to everything above it: rules as states, integer actions and explicit chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

from tampu.core.errors import Params, Refusal, Value
from tampu.core.options import Meta
from tampu.core.rng import Rng
from tampu.core.rulebook import Rulebook
from tampu.core.space import ActionSpace

CHANCE: Final = -1
"""`State.actor()` when a random outcome is due."""
OVER: Final = -2
"""`State.actor()` when the game has ended."""

Json = dict[str, Any]


class Event(NamedTuple):
    """Something that followed by itself: shown in the log, never recorded."""

    key: str
    params: Params
    seat: int | None = None
    """The only seat that may see it, or None for all."""


class State(Protocol):
    """A position. Nothing in it tells the future; a clone shares no mutable part with it."""

    seats: int
    events: list[Event] | None
    """Where `apply` appends what follows by itself; None (also in clones) to keep nothing."""

    def actor(self) -> int:
        """The seat that decides, or CHANCE, or OVER."""
        ...

    def legal(self) -> list[int]:
        """All legal actions of the seat that decides, ascending; empty when none decides."""
        ...

    def candidates(self) -> list[int]:
        """A subset of `legal()`, ascending, that loses nothing."""
        ...

    def sample(self, rng: Rng) -> int:
        """One candidate: a kind uniformly, then uniformly inside the kind."""
        ...

    def is_legal(self, action: int) -> bool:
        """Whether `action` is in `legal()`, decided directly."""
        ...

    def why_not(self, action: int) -> Refusal | None:
        """The rule that forbids `action`, or None if it is legal."""
        ...

    def apply(self, action: int) -> None:
        """Carry out a decision, or a chance outcome when chance is due, and all that follows.

        Raises IllegalAction or MalformedAction and then changes nothing.
        """
        ...

    def chance(self) -> list[tuple[int, int]]:
        """The possible outcomes with their weights, ascending; empty when no chance is due."""
        ...

    def source(self) -> str:
        """The source (deck, bag, die) of the chance that is due."""
        ...

    def clone(self) -> State:
        """An independent copy, without events."""
        ...

    def key(self) -> bytes:
        """Equal for equal positions and only for them."""
        ...

    def to_json(self) -> Json:
        """Everything, for `Game.load`."""
        ...

    def view(self, seat: int | None) -> Json:
        """What `seat` may know, or what a spectator may (None); enough for `Game.imagine`."""
        ...

    def determinize(self, seat: int, rng: Rng) -> State:
        """A full state consistent with everything that `seat` knows."""
        ...

    def scores(self) -> list[int]:
        """Points by place at the table, now."""
        ...

    def sheet(self) -> list[dict[str, int]]:
        """Points by category for each place at the table, now."""
        ...

    def ranking(self) -> list[int]:
        """Rank by place at the table, from 1, shared ranks equal."""
        ...

    def question(self) -> tuple[str, Params]:
        """What the seat that decides is asked: a message key and its values."""
        ...

    def end(self) -> str | None:
        """The reason why the game is over, or None while it runs."""
        ...


@dataclass(frozen=True)
class Judgement:
    """What the bots think of a game; nothing here is a rule."""

    features: Callable[[Any], list[list[float]]]
    """For each place at the table what speaks for it, by feature, in points of final score; the
    first feature is the points it has for sure, and all of them once the game is over."""
    names: tuple[str, ...]
    """The features' names, as in the messages `<game>-reason-<name>`."""
    proposals: Callable[[Any], list[int]]
    """The candidates worth a thought; never empty where there are candidates."""
    depth: int = 1
    """How many own decisions in a row `greedy` looks ahead inside a turn."""
    width: int = 1
    """How many lines it keeps while it does."""
    spread: float = 6.0
    """The lead in points that makes victory about three times as likely as the rival's."""
    weights: tuple[float, ...] = ()
    """How much each feature counts; nothing where all count as they stand."""
    bar: Callable[[Any], float] | None = None
    """The points that a victory needs, where a rule asks for some."""
    turn: Callable[[Any], int] | None = None
    """The number of the turn, where who plays alone would else not see his turns end."""

    def weighed(self, weights: tuple[float, ...], spread: float) -> Judgement:
        """The same with other weights and another spread."""
        return Judgement(
            self.features,
            self.names,
            self.proposals,
            self.depth,
            self.width,
            spread,
            weights,
            self.bar,
            self.turn,
        )

    def learned(self, data: Json) -> Judgement:
        """The same with what `tampu tune` found, if it found anything better."""
        if not data["weights"]:
            return self
        weights = [float(data["weights"][name]) for name in self.names]
        return self.weighed(tuple(weights), float(data["spread"]))

    def by_hand(self) -> Judgement:
        """The same without what was learned."""
        return self.weighed((), 6.0)

    def evaluate(self, state: Any) -> list[float]:
        """For each place at the table how good the position is, in points of final score."""
        found: list[float] = []
        for row in self.features(state):
            value = 0.0
            if self.weights:
                for weight, feature in zip(self.weights, row, strict=True):
                    value += weight * feature
            else:
                for feature in row:
                    value += feature
            found.append(value)
        return found


def to_all(state: State, action: int) -> tuple[int, ...] | None:  # noqa: ARG001
    """Everybody may read every entry."""
    return None


def nothing_told(state: State, action: int) -> str:  # noqa: ARG001
    """The token of an entry of which others learn only that it exists."""
    return "?"


def nothing_more(view: Json) -> Json:  # noqa: ARG001
    """A view that a board can be drawn from as it is."""
    return {}


def as_it_is(seats: int, field: str, value: Value) -> Value:  # noqa: ARG001
    """A value that the catalogues have the words for."""
    return value


@dataclass(frozen=True)
class Game:
    """One registered game."""

    meta: Meta
    actions: ActionSpace
    outcomes: ActionSpace
    rules: Rulebook
    start: Callable[[int, Mapping[str, Any]], Any]
    """The first state for a number of seats and complete, valid options."""
    load: Callable[[Json], Any]
    """The state that `State.to_json` wrote."""
    imagine: Callable[[Json, Rng], Any]
    """A full state that agrees with a seat's view; what the seat cannot know is drawn."""
    judgement: Judgement
    invariants: Callable[[Any], None]
    """Raises AssertionError when a state breaks an invariant of the ledger."""
    price: Callable[[Any, int], Params]
    """What a legal action costs the seat that decides, by resource; empty where it is free."""
    bound: int
    """No game has more entries in its record."""
    readers: Callable[[Any, int], tuple[int, ...] | None] = to_all
    """The seats that may read an entry in full when it is made (state before it, its id); None for
    all seats and spectators."""
    masked: Callable[[Any, int], str] = nothing_told
    """The token of an entry as the others read it."""
    outlook: Callable[[Json], Json] = nothing_more
    """What a drawn board shows beyond a view (outlines, connections, what a scoring would bring);
    it is made from the view alone, so it tells nothing new."""
    called: Callable[[int, str, Value], Value] = as_it_is
    """What people call the value of an action's field at a table of so many seats, where its token
    alone does not say it."""
    irrevocable: frozenset[str] = field(default_factory=frozenset)
    """Kinds of decisions that are never taken back."""

    @property
    def id(self) -> str:
        return self.meta.id

    def new(self, seats: Any, options: Mapping[str, Any] | None = None) -> Any:
        """A fresh game; options left out take their defaults."""
        return self.start(seats, self.meta.complete(seats, options or {}))

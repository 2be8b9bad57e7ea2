"""The contract between a game and its users: states, integer actions, explicit chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple, Protocol

from tampu.core.calibration import Calibration, read_calibration
from tampu.core.errors import Params, Refusal
from tampu.core.model import LinearModel, read_model
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
    """An automatic consequence of an entry; it is shown in the log and not part of the record."""

    key: str
    params: Params
    seat: int | None = None
    """The only seat that may see the event, or None for all."""


class State(Protocol):
    """A position. It contains no future draws, and a clone shares no mutable part with it."""

    seats: int
    rules_version: int
    """The rules version that the game began with."""
    events: list[Event] | None
    """The list to which `apply` appends events; None (always in clones) to collect none."""

    def actor(self) -> int:
        """The seat that decides, or CHANCE, or OVER."""
        ...

    def legal(self) -> list[int]:
        """All legal actions of the seat that decides, ascending; empty when none decides."""
        ...

    def candidates(self) -> list[int]:
        """A subset of `legal()`, ascending, without actions that others make redundant."""
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
        """Carry out a decision, or a chance outcome when chance is due, and its consequences.

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
        """Write the whole position as JSON, for `Game.load`."""
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


def no_facts(state: State) -> list[list[float]]:
    """State no facts beyond the features."""
    return [] if state.actor() == OVER else [[] for _ in state.scores()]


def no_progress(state: State) -> float:  # noqa: ARG001
    """Let features count the same during the whole game."""
    return 0.0


Stakes = dict[tuple[str, str, str], tuple[int, float]]
"""What a seat has at places of the board, by feature, field of a message and value of that field.

Each is a standing, of which more is better, and what it is worth in points.
"""


def no_stakes(state: State, seat: int) -> Stakes:  # noqa: ARG001
    """Name no places."""
    return {}


@dataclass(frozen=True)
class Evaluation:
    """How bots judge positions of a game; it contains no rules."""

    features: Callable[[Any], list[list[float]]]
    """Features of each seat's position, in points of final score. The first feature is the seat's
    certain points; once the game is over it is the only one that is not zero."""
    names: tuple[str, ...]
    """The features' names, as in the messages `<game>-reason-<name>`."""
    propose: Callable[[Any], list[int]]
    """The candidates worth searching; never empty where there are candidates."""
    depth: int = 1
    """How many of its own decisions in a row `greedy` looks ahead inside a turn."""
    width: int = 1
    """How many lines `greedy` keeps while it looks ahead."""
    spread: float = 6.0
    """The lead in points that makes victory about three times as likely as the rival's."""
    winning_score: Callable[[Any], float] | None = None
    """The points that a victory needs, in games where a rule asks for some."""
    turn_number: Callable[[Any], int] | None = None
    """The number of the current turn, in games where one seat can have several turns in a row."""
    facts: Callable[[Any], list[list[float]]] = no_facts
    """Plain facts of each seat's position for the learned model; empty once the game is over.

    An opponent that the rules play has none."""
    fact_names: tuple[str, ...] = ()
    """The facts' names, `<feature>.<name>`."""
    progress: Callable[[Any], float] = no_progress
    """The part of the game that is over, from 0 to 1."""
    stakes: Callable[[Any, int], Stakes] = no_stakes
    """Places behind the features of a seat, named in reasons by `<game>-reason-<name>-at`."""
    propose_widely: Callable[[Any], list[int]] | None = None
    """More candidates, for searches that can afford them; None where `propose` has all of them."""
    model: LinearModel | None = None
    """The learned weights of features and facts; without it every feature counts once."""
    calibration: Calibration | None = None
    """How shares of victory that search expects are turned into shares that people are shown."""

    def with_learned(self, data: Json) -> Evaluation:
        """Return a copy with the model of `weights.json`, or self where it has none."""
        if not data["weights"]:
            return self
        model = read_model(self.names, self.fact_names, data)
        return replace(self, model=model, calibration=read_calibration(data))

    def with_model(self, model: LinearModel | None) -> Evaluation:
        """Return a copy with another model, or with none: then every feature counts once."""
        return replace(self, model=model)

    def evaluate(self, state: Any) -> list[float]:
        """Estimate the final score of each seat."""
        table = self.features(state)
        if self.model is not None:
            return self.model.estimate(table, self.facts(state), self.progress(state))
        return [sum(row) for row in table]

    def spread_at(self, state: Any) -> float:
        """Return the spread at this time of the game."""
        if self.model is not None:
            return self.model.spread(self.progress(state))
        return self.spread

    def shown_share(self, state: Any, share: float) -> float:
        """Return the share of victory to show for one that search expects at this position."""
        if self.calibration is None:
            return share
        return self.calibration.true_share(share, len(state.scores()), self.progress(state))

    def worth(self, state: Any) -> list[list[float]]:
        """Return by seat what each feature adds to the estimate."""
        table = self.features(state)
        if self.model is not None:
            return self.model.worth(table, self.facts(state), self.progress(state))
        return table


def evaluate_by_score(state: State) -> list[list[float]]:
    """One feature for each seat: its points."""
    return [[float(score)] for score in state.scores()]


def propose_candidates(state: State) -> list[int]:
    """Propose every candidate."""
    return state.candidates()


BY_SCORE: Final = Evaluation(evaluate_by_score, ("points",), propose_candidates)
"""The evaluation of a game that declares none."""


def no_invariants(state: State) -> None:
    """Check nothing beyond what the conformance suite checks."""


def no_price(state: State, action: int) -> Params:  # noqa: ARG001
    """Every action is free."""
    return {}


def everyone_reads(state: State, action: int) -> tuple[int, ...] | None:  # noqa: ARG001
    """Let every seat and spectator read every entry."""
    return None


def mask_everything(state: State, action: int) -> str:  # noqa: ARG001
    """Show others only that an entry exists."""
    return "?"


def derive_nothing(view: Json) -> Json:  # noqa: ARG001
    """Derive no values: the board can be drawn from the view alone."""
    return {}


def points_in_view(view: Json) -> list[int | None]:
    """Read the points of all places from the view's `scores`."""
    return list(view["scores"])


def every_gain_is_known(before: State, after: State, action: int) -> bool:  # noqa: ARG001
    """Let no points of a decision depend on hidden information, unless chance follows it."""
    return True


def describe_fields(state: State, kind: str, fields: Params) -> Params:  # noqa: ARG001
    """Describe an entry by its fields alone."""
    return fields


@dataclass(frozen=True)
class Game:
    """One registered game."""

    meta: Meta
    actions: ActionSpace
    outcomes: ActionSpace
    rules: Rulebook
    start: Callable[[int, Mapping[str, Any], int], Any]
    """The first state for a number of seats, complete and valid options, and a rules version."""
    load: Callable[[Json], Any]
    """The state that `State.to_json` wrote, of any rules version that the game plays."""
    imagine: Callable[[Any, Rng], Any]
    """A full state that agrees with a seat's view; hidden parts are drawn at random."""
    evaluation: Evaluation = BY_SCORE
    invariants: Callable[[Any], None] = no_invariants
    """Raises AssertionError when a state breaks an invariant of the game."""
    price: Callable[[Any, int], Params] = no_price
    """What a legal action costs the seat that decides, by resource; empty where it is free."""
    max_entries: int = 1000
    """An upper bound for the number of entries in a record."""
    readers: Callable[[Any, int], tuple[int, ...] | None] = everyone_reads
    """The seats that may read an entry in full when it is made (state before it, its id); None for
    all seats and spectators."""
    masked: Callable[[Any, int], str] = mask_everything
    """The token of an entry as everybody else reads it."""
    derive: Callable[[Any], Any] = derive_nothing
    """What a drawn board shows beyond a view (outlines, connections, points of the next scoring),
    computed from the view alone, so that it reveals nothing hidden."""
    derive_for_all: Callable[[Any], Any] | None = None
    """What `derive` returns, computed from the position itself, in games where it is the same for
    every view: then once is enough. None where it depends on the viewer."""
    known_scores: Callable[[Any], list[int | None]] = points_in_view
    """The points by place that a view shows; None where they are hidden."""
    gain_is_known: Callable[[Any, Any, int], bool] = every_gain_is_known
    """Whether the points that a decision brings at once follow from the view of the seat that
    decides, given a position imagined from that view, the position after it, and the decision."""
    describe: Callable[[Any, str, Params], Params] = describe_fields
    """The values of the messages about an entry (state before it, its kind, its fields): the
    fields as people call them, then what the position adds, such as the card in a market slot.
    Entries of one kind always have the same values in the same order."""
    outcome_fields: Callable[[Any, int], Params] | None = None
    """The fields of a chance outcome as exports name them (state before it, its id), where they
    follow from the position; None where `outcomes` has them."""
    irrevocable: frozenset[str] = field(default_factory=frozenset)
    """Kinds of decisions that cannot be undone."""
    reveals: frozenset[str] = field(default_factory=frozenset)
    """Events and kinds of entries by which a rule makes hidden things public. The conformance
    suite lets what follows them differ between positions that look alike to a seat. A decision
    with such an event cannot be undone."""

    @property
    def id(self) -> str:
        return self.meta.id

    def choice_text(self, state: State, action: int) -> tuple[str, Params]:
        """The message that offers a legal action: `<game>-do-<kind>`."""
        kind, fields = self.actions.decode(action)
        return f"{self.id}-do-{kind}", self.describe(state, kind, fields)

    def entry_text(self, state: State, entry: int) -> tuple[str, Params]:
        """The past sentence about an entry, given the state before it.

        The key is `<game>-did-<kind>` for a decision and `<game>-chance-<kind>` for an outcome.
        """
        actor = state.actor()
        if actor == CHANCE:
            kind, fields = self.outcomes.decode(entry)
            return f"{self.id}-chance-{kind}", self.describe(state, kind, fields)
        kind, fields = self.actions.decode(entry)
        return f"{self.id}-did-{kind}", {"seat": actor + 1, **self.describe(state, kind, fields)}

    def hidden_text(self, state: State, entry: int) -> tuple[str, Params]:
        """The past sentence about an entry for those who may not read it: who did what kind."""
        actor = state.actor()
        space = self.outcomes if actor == CHANCE else self.actions
        if actor == CHANCE:
            readers = self.readers(state, entry)
            actor = readers[0] if readers else state.seats
        return f"{self.id}-hidden-{space.kind_of(entry)}", {"seat": actor + 1, "count": 1}

    def new(
        self,
        seats: Any,
        options: Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> Any:
        """Start a game; options left out take their defaults, the rules are the newest."""
        version = self.meta.rules_version if rules_version is None else rules_version
        return self.start(seats, self.meta.complete(seats, options or {}, version), version)

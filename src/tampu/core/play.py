"""A match: the position, the log, and chance outcomes that follow from the seed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tampu.core.contract import CHANCE, OVER, Event, Game, State
from tampu.core.errors import IllegalAction, MalformedAction, refusal
from tampu.core.rng import stream_base, stream_below

if TYPE_CHECKING:
    from mypy_extensions import i64


def fingerprint(state: State) -> str:
    """A hash of the position: sixteen hexadecimal digits."""
    return hashlib.blake2b(state.key(), digest_size=8).hexdigest()


class Dealer:
    """Decides chance: the k-th draw from a source is a function of (seed, source, k) alone."""

    __slots__ = ("_bases", "drawn", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.drawn: dict[str, int] = {}
        """The number of outcomes drawn from each source."""
        self._bases: dict[str, int] = {}

    def copy(self) -> Dealer:
        """An independent dealer with the same draws so far."""
        other = Dealer(self.seed)
        other.drawn = dict(self.drawn)
        return other

    def expected(self, state: State) -> int:
        """The outcome of the chance that is due, as the seed determines it."""
        return self._outcome(state, state.source())

    def _outcome(self, state: State, source: str) -> int:
        base = self._bases.get(source)
        if base is None:
            base = self._bases[source] = stream_base(self.seed, source)
        outcomes = state.chance()
        total: i64 = 0
        weight: i64
        for _, weight in outcomes:
            total += weight
        mark: i64 = stream_below(base, self.drawn.get(source, 0), total)
        for outcome, weight in outcomes:
            mark -= weight
            if mark < 0:
                return outcome
        raise ValueError("no outcome has a weight")

    def note(self, state: State) -> None:
        """Count the draw that is due."""
        source = state.source()
        self.drawn[source] = self.drawn.get(source, 0) + 1

    def deal(self, state: State) -> int:
        """Determine and count the outcome of the chance that is due."""
        source = state.source()
        outcome = self._outcome(state, source)
        self.drawn[source] = self.drawn.get(source, 0) + 1
        return outcome


class Entry(NamedTuple):
    """One line of a record: a decision of a seat, or a chance outcome."""

    actor: int
    action: int


class Match:
    """A game in progress with its log; chance outcomes are drawn as soon as they are due."""

    __slots__ = ("dealer", "game", "log", "options", "rules_version", "seats", "state")

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        rules_version: int | None = None,
        *,
        position: State | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        newest = game.meta.rules_version
        self.rules_version = newest if rules_version is None else rules_version
        self.options = game.meta.complete(seats, options or {}, self.rules_version)
        self.log: list[Entry] = []
        self.dealer = Dealer(seed)
        self.state: State = position or self.first_state()
        if position is None:
            self._settle()

    @property
    def over(self) -> bool:
        return self.state.actor() == OVER

    def first_state(self) -> State:
        """The position before the first entry."""
        state: State = self.game.start(self.seats, self.options, self.rules_version)
        return state

    def copy(self) -> Match:
        """An independent match with the same entries."""
        seed, version = self.dealer.seed, self.rules_version
        position = self.state.clone()
        other = Match(self.game, self.seats, self.options, seed, version, position=position)
        other.dealer, other.log = self.dealer.copy(), list(self.log)
        return other

    def play(self, action: int) -> None:
        """Carry out a decision of the seat that decides, and the chance that follows."""
        actor = self.state.actor()
        self.state.apply(action)
        self.log.append(Entry(actor, action))
        self._settle()

    def restore(self, log: list[Entry]) -> None:
        """Set the match to the position after these entries."""
        state = self.first_state()
        dealer = Dealer(self.dealer.seed)
        for actor, action in log:
            if actor == CHANCE:
                dealer.note(state)
            state.apply(action)
        self.state, self.dealer, self.log = state, dealer, list(log)
        self._settle()

    def undo_limit(self, seat: int, events: Callable[[int], Sequence[Event]] | None = None) -> int:
        """The length of the log to which `seat` may undo its decisions without new information.

        `events` gives the events of an entry by its number, for callers who have them at hand;
        without it the entries are played again.
        """
        limit = len(self.log)
        while limit:
            actor, action = self.log[limit - 1]
            if actor != seat or is_irrevocable(self.game, action, ()):
                break
            if self.game.reveals and is_irrevocable(
                self.game, action, (events or self._events)(limit - 1)
            ):
                break
            limit -= 1
        return limit

    def _events(self, number: int) -> list[Event]:
        """The events of an entry, computed by playing the entries before it again."""
        state = self.first_state()
        for _, action in self.log[:number]:
            state.apply(action)
        return collect_events(state, self.log[number].action)

    def _settle(self) -> None:
        while self.state.actor() == CHANCE:
            outcome = self.dealer.deal(self.state)
            self.state.apply(outcome)
            self.log.append(Entry(CHANCE, outcome))


def read_action(game: Game, state: State, token: str) -> int:
    """The action of a token in this position; raises where it is malformed or illegal."""
    chance = state.actor() == CHANCE
    space = game.outcomes if chance else game.actions
    actions = space.find(token.strip()) or space.find_any_case(token.strip())
    if not actions:
        raise MalformedAction("error-no-token", token=token.strip()[:40])
    for action in actions:
        if state.is_legal(action):
            return action
    raise IllegalAction(state.why_not(actions[0]) or refusal(game.rules.rules[0].id))


def is_irrevocable(game: Game, action: int, events: Iterable[Event]) -> bool:
    """Whether a decision with these events cannot be undone."""
    return game.actions.kind_of(action) in game.irrevocable or any(
        event.key in game.reveals for event in events
    )


def collect_events(state: State, action: int) -> list[Event]:
    """Apply the action and return the events that follow."""
    events: list[Event] = []
    state.events = events
    try:
        state.apply(action)
    finally:
        state.events = None
    return events

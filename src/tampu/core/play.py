"""Playing a game: who answers is outside, what was answered is kept, chance follows the seed."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from tampu.core.contract import CHANCE, OVER, Event, Game, State
from tampu.core.errors import IllegalAction, MalformedAction, refusal
from tampu.core.rng import index_at, stream_base, stream_value


def fingerprint(state: State) -> str:
    """Sixteen hexadecimal digits that differ where positions differ."""
    return hashlib.blake2b(state.key(), digest_size=8).hexdigest()


class Dealer:
    """Decides chance: the k-th draw from a source is a function of (seed, source, k) alone."""

    __slots__ = ("_bases", "drawn", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.drawn: dict[str, int] = {}
        """How many outcomes each source has given."""
        self._bases: dict[str, int] = {}

    def copy(self) -> Dealer:
        """A dealer that goes on from here."""
        other = Dealer(self.seed)
        other.drawn = dict(self.drawn)
        return other

    def expected(self, state: State) -> int:
        """The outcome that the seed gives to the chance that is due."""
        source = state.source()
        base = self._bases.get(source)
        if base is None:
            base = self._bases[source] = stream_base(self.seed, source)
        outcomes = state.chance()
        weights = [weight for _, weight in outcomes]
        value = stream_value(base, self.drawn.get(source, 0))
        return outcomes[index_at(weights, (value * sum(weights)) >> 64)][0]

    def note(self, state: State) -> None:
        """Count the draw that is due as made."""
        source = state.source()
        self.drawn[source] = self.drawn.get(source, 0) + 1

    def deal(self, state: State) -> int:
        """Decide and count the chance that is due."""
        outcome = self.expected(state)
        self.note(state)
        return outcome


class Entry(NamedTuple):
    """One line of a record: a decision of a seat, or a chance outcome."""

    actor: int
    action: int


class Match:
    """A game in progress with its log; chance is dealt as soon as it is due."""

    __slots__ = ("dealer", "game", "log", "options", "seats", "state")

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = game.meta.complete(seats, options)
        self.log: list[Entry] = []
        self.dealer = Dealer(seed)
        self.state: State = game.start(seats, self.options)
        self._settle()

    @property
    def over(self) -> bool:
        return self.state.actor() == OVER

    def play(self, action: int) -> None:
        """Carry out a decision of the seat that decides."""
        actor = self.state.actor()
        self.state.apply(action)
        self.log.append(Entry(actor, action))
        self._settle()

    def restore(self, log: list[Entry]) -> None:
        """Go back to, or on to, the position after these entries."""
        state: State = self.game.start(self.seats, self.options)
        dealer = Dealer(self.dealer.seed)
        for actor, action in log:
            if actor == CHANCE:
                dealer.note(state)
            state.apply(action)
        self.state, self.dealer, self.log = state, dealer, list(log)
        self._settle()

    def undo_limit(self, seat: int) -> int:
        """The length of the log down to which `seat` may take back without new information."""
        limit = len(self.log)
        while limit:
            actor, action = self.log[limit - 1]
            if actor != seat or self.game.actions.kind_of(action) in self.game.irrevocable:
                break
            limit -= 1
        return limit

    def _settle(self) -> None:
        while self.state.actor() == CHANCE:
            outcome = self.dealer.deal(self.state)
            self.state.apply(outcome)
            self.log.append(Entry(CHANCE, outcome))


def read_action(game: Game, state: State, token: str) -> int:
    """The action that `token` means here; raises if it is no token, or not allowed."""
    chance = state.actor() == CHANCE
    space = game.outcomes if chance else game.actions
    found = space.find(token.strip())
    if not found:
        raise MalformedAction("error-no-token", token=token.strip()[:40])
    for action in found:
        if state.is_legal(action):
            return action
    raise IllegalAction(state.why_not(found[0]) or refusal(game.rules.rules[0].id))


def collect_events(state: State, action: int) -> list[Event]:
    """Apply the action and return what followed by itself."""
    events: list[Event] = []
    state.events = events
    try:
        state.apply(action)
    finally:
        state.events = None
    return events

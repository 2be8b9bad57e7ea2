"""Folding a table's log into the game it tells: a pure function of its lines."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tampu.core.contract import CHANCE, Event, Game, State
from tampu.core.play import Dealer, Entry, Match, collect_events
from tampu.server.clocks import Clocks
from tampu.server.messages import Clock
from tampu.server.worlds import Points, known_scores

CHECKPOINT_EVERY: Final = 48


class Draft(NamedTuple):
    """A line that is not written yet."""

    kind: str
    actor: int | None = None
    action: int | None = None
    data: dict[str, Any] | None = None


class Line(NamedTuple):
    """A line of the log."""

    seq: int
    kind: str
    actor: int | None
    action: int | None
    data: dict[str, Any] | None
    key: str | None
    at: float


class Folded(NamedTuple):
    """A line with what it meant when it was made."""

    line: Line
    readers: tuple[int, ...] | None
    masked: str
    events: list[Event]


class Fold:
    """A table's game so far. `match` holds what was not undone; `places` its lines."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Any], seed: int, clock: Clock
    ) -> None:
        self.game = game
        self.seats = seats
        self.match = Match(game, seats, options, seed)
        self.lines: list[Folded] = []
        self.places: list[int] = []
        self.keys: dict[str, int] = {}
        """For each key of a command the `seq` of its last line."""
        self.undone: list[Entry] = []
        """Own decisions that `redo` plays, the next one last."""
        self.waiting: int | None = None
        self.asked: tuple[int, int] | None = None
        """The seat that asks to go back, and to which `seq`."""
        self.agreed: set[int] = set()
        self.resigned_end = False
        self.clocks = Clocks(clock, seats)
        self.scored: dict[int, Points] = {}
        """By `seq` what was public after it, where somebody asked."""
        self._public: Points | None = None
        self._checkpoints: list[tuple[int, State, Dealer]] = []
        self._set(*self._first())
        self._checkpoints.append((0, self.state.clone(), self.match.dealer.copy()))

    @property
    def seq(self) -> int:
        return len(self.lines)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def started(self) -> bool:
        return bool(self.lines)

    @property
    def over(self) -> bool:
        return self.resigned_end or (self.match.over and self.waiting is None)

    def due(self) -> int | None:
        """The seat that everybody waits for."""
        if not self.started or self.over:
            return None
        if self.waiting is not None:
            return self.waiting
        actor = self.state.actor()
        return actor if actor >= 0 else None

    def take(self, line: Line) -> None:
        """Fold the next line in."""
        due = self.due()
        if due is not None:
            self.clocks.charge(due, line.at)
        self.clocks.since = line.at
        readers, masked, events = _TAKERS[line.kind](self, line)
        self.lines.append(Folded(line, readers, masked, events))
        if line.key:
            self.keys[line.key] = line.seq
        self._public = None

    def public_scores(self) -> Points:
        """The points by seat that everybody knows now."""
        if self._public is None:
            self._public = known_scores(self.game, self.state, None)
        return self._public

    def entries_until(self, seq: int) -> int:
        """How many entries of the game stand at or before this line."""
        return bisect_right(self.places, seq)

    def state_at(self, count: int) -> State:
        """The position after so many entries of the game."""
        return self._at(count)[0]

    def undo_limit(self, seat: int) -> int | None:
        """The lowest `seq` to which the seat may go back by itself; None if it may not."""
        if self.over or not self.started:
            return None
        limit = self.match.undo_limit(seat)
        if limit == len(self.match.log):
            return None
        return self.places[limit] - 1

    def put(self, state: State, dealer: Dealer, log: list[Entry]) -> None:
        """Stand at a position that is known from elsewhere."""
        self.match.state, self.match.dealer, self.match.log = state, dealer, log
        self._checkpoints.append((len(log), state.clone(), dealer.copy()))

    def _first(self) -> tuple[State, Dealer]:
        match = self.match
        return self.game.start(self.seats, match.options), Dealer(match.dealer.seed)

    def _set(self, state: State, dealer: Dealer) -> None:
        self.match.state, self.match.dealer = state, dealer
        self.match.log = self.match.log[: len(self.places)]

    def _at(self, count: int) -> tuple[State, Dealer]:
        number = bisect_right(self._checkpoints, count, key=lambda point: point[0]) - 1
        start, kept, kept_dealer = self._checkpoints[number]
        state, dealer = kept.clone(), kept_dealer.copy()
        for place, (actor, action) in enumerate(self.match.log[start:count], start + 1):
            if actor == CHANCE:
                dealer.note(state)
            state.apply(action)
            if place % CHECKPOINT_EVERY == 0 and place < count:
                number += 1
                self._checkpoints.insert(number, (place, state.clone(), dealer.copy()))
        return state, dealer

    def _enter(self, actor: int, line: Line) -> tuple[tuple[int, ...] | None, str, list[Event]]:
        action = line.action
        assert action is not None
        state = self.state
        readers = self.game.readers(state, action)
        masked = "" if readers is None else self.game.masked(state, action)
        if actor == CHANCE:
            self.match.dealer.note(state)
        events = collect_events(state, action)
        self.match.log.append(Entry(actor, action))
        self.places.append(line.seq)
        if len(self.places) % CHECKPOINT_EVERY == 0:
            self._checkpoints.append((len(self.places), state.clone(), self.match.dealer.copy()))
        return readers, masked, events

    def _go_back(self, seq: int, seat: int | None) -> None:
        count = self.entries_until(seq)
        gone = self.match.log[count:]
        state, dealer = self._at(count)
        del self.places[count:]
        self._set(state, dealer)
        while self._checkpoints[-1][0] > count:
            self._checkpoints.pop()
        own = all(actor == seat for actor, _ in gone)
        self.undone = [*self.undone, *reversed(gone)] if own else []
        self.waiting = None


Meaning = tuple[tuple[int, ...] | None, str, list[Event]]
NOTHING: Final[Meaning] = (None, "", [])


def _start(fold: Fold, line: Line) -> Meaning:
    return NOTHING


def _decision(fold: Fold, line: Line) -> Meaning:
    seat = line.actor
    assert seat is not None
    meaning = fold._enter(seat, line)
    fold.asked = None
    fold.agreed = set()
    last = fold.match.log[-1]
    fold.undone = fold.undone[:-1] if fold.undone and fold.undone[-1] == last else []
    fold.waiting = seat if line.data and line.data.get("wait") else None
    fold.clocks.add_increment(seat)
    return meaning


def _chance(fold: Fold, line: Line) -> Meaning:
    return fold._enter(CHANCE, line)


def _undo(fold: Fold, line: Line) -> Meaning:
    assert line.data is not None
    fold.asked = None
    fold.agreed = set()
    fold._go_back(line.data["to"], line.actor)
    return NOTHING


def _confirm(fold: Fold, line: Line) -> Meaning:
    fold.waiting = None
    fold.undone = []
    return NOTHING


def _resign(fold: Fold, line: Line) -> Meaning:
    if fold.waiting == line.actor:
        fold.waiting = None
    if line.data and line.data.get("end"):
        fold.resigned_end = True
    return NOTHING


def _seat(fold: Fold, line: Line) -> Meaning:
    if fold.waiting == line.actor:
        fold.waiting = None
    if line.actor is not None and line.data and line.data.get("back"):
        fold.clocks.refill(line.actor)
    return NOTHING


def _ask_undo(fold: Fold, line: Line) -> Meaning:
    assert line.data is not None
    assert line.actor is not None
    fold.asked = (line.actor, line.data["to"])
    fold.agreed = set()
    return NOTHING


def _answer_undo(fold: Fold, line: Line) -> Meaning:
    assert line.data is not None
    assert line.actor is not None
    if line.data["agree"]:
        fold.agreed.add(line.actor)
    else:
        fold.asked = None
    return NOTHING


_TAKERS: Final = {
    "start": _start,
    "decision": _decision,
    "chance": _chance,
    "undo": _undo,
    "confirm": _confirm,
    "resign": _resign,
    "seat": _seat,
    "ask_undo": _ask_undo,
    "answer_undo": _answer_undo,
}


def settled(fold: Fold) -> list[Draft]:
    """The chance outcomes that are due now, as the seed decides them."""
    return _deal(fold.state.clone(), fold.match.dealer.copy())


def decided(fold: Fold, seat: int, action: int, *, confirms: bool) -> list[Draft]:
    """A decision and the chance that follows it; raises where it is not allowed."""
    state = fold.state.clone()
    state.apply(action)
    chance = _deal(state, fold.match.dealer.copy())
    waits = (
        confirms
        and not chance
        and state.actor() != seat
        and fold.game.actions.kind_of(action) not in fold.game.irrevocable
    )
    return [Draft("decision", seat, action, {"wait": True} if waits else None), *chance]


def _deal(state: State, dealer: Dealer) -> list[Draft]:
    drafts = []
    while state.actor() == CHANCE:
        outcome = dealer.deal(state)
        state.apply(outcome)
        drafts.append(Draft("chance", None, outcome))
    return drafts

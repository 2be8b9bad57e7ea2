"""The fold of a table's log: the game so far as a pure function of the log's lines."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, Final, NamedTuple

from tampu.core.contract import CHANCE, Event, Game, Json, State
from tampu.core.display import board_data
from tampu.core.play import Dealer, Entry, Match, collect_events, is_irrevocable
from tampu.server.messages.parts import Clock, Text
from tampu.server.tables.clocks import Clocks
from tampu.server.tables.known_points import Points
from tampu.server.tables.log import Draft, LogLine

CHECKPOINT_EVERY: Final = 48


class FoldedLine(NamedTuple):
    """A line of the log, and what it meant in the position in which it was made."""

    line: LogLine
    readers: tuple[int, ...] | None
    masked: str
    events: list[Event]
    text: Text | None = None
    """The entry in words, for its readers."""
    hidden: Text | None = None
    """The entry in words, for those who may not read it."""


class Fold:
    """A table's game so far; `match` holds the entries that were not undone."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        seed: int,
        clock: Clock,
        rules_version: int | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.match = Match(game, seats, options, seed, rules_version)
        self.lines: list[FoldedLine] = []
        self.places: list[int] = []
        """For each entry of the match the `seq` of its line."""
        self.keys: dict[str, int] = {}
        """For each key of a command the `seq` of its last line."""
        self.undone: list[Entry] = []
        """The undone decisions of one seat; `redo` plays the last one."""
        self.waiting: int | None = None
        """The seat that has to confirm its turn."""
        self.undo_request: tuple[int, int] | None = None
        """The seat that asks everybody for an undo, and the `seq` to go back to."""
        self.agreed: set[int] = set()
        self.resigned_end = False
        self.clocks = Clocks(clock, seats)
        self.scored: dict[int, Points] = {}
        """A cache: by `seq` the public points after that line."""
        self._derived: Json | None = None
        """A cache: what boards show beside every view."""
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
        """The seat that has to decide or confirm."""
        if not self.started or self.over:
            return None
        if self.waiting is not None:
            return self.waiting
        actor = self.state.actor()
        return actor if actor >= 0 else None

    def copy(self) -> Fold:
        """An independent fold of the same lines, to which lines can be added before they are
        stored.
        """
        other: Fold = copy(self)
        other.match = self.match.copy()
        other.lines, other.places, other.keys = list(self.lines), list(self.places), dict(self.keys)
        other.agreed, other.clocks = set(self.agreed), self.clocks.copy()
        other._checkpoints = list(self._checkpoints)
        return other

    def add(self, line: LogLine) -> None:
        """Add the next line of the log."""
        due = self.due()
        if due is not None:
            self.clocks.charge(due, line.at)
        self.clocks.since = line.at
        self.lines.append(FoldedLine(line, *_HANDLERS[line.kind](self, line)))
        if line.key:
            self.keys[line.key] = line.seq
        self._derived = None

    def derived(self, view: Json) -> Json:
        """What a board shows beside a view of the current position."""
        derive = self.game.derive_for_all
        if derive is None:
            return board_data(self.game, view)
        if self._derived is None:
            self._derived = derive(self.state)
        return self._derived

    def entries_until(self, seq: int) -> int:
        """The number of the match's entries at or before this line."""
        return bisect_right(self.places, seq)

    def state_at(self, count: int) -> State:
        """The position after this number of entries."""
        return self._at(count)[0]

    def undo_limit(self, seat: int) -> int | None:
        """The lowest `seq` to which the seat may undo by itself; None if it may not undo."""
        if self.over or not self.started:
            return None
        limit = self.match.undo_limit(seat, lambda entry: self.lines[self.places[entry] - 1].events)
        if limit == len(self.match.log):
            return None
        for folded in reversed(self.lines):
            if folded.line.seq <= self.places[limit]:
                break
            if folded.line.kind == "confirm":
                # A confirmed turn belongs to everybody.
                limit = self.entries_until(folded.line.seq)
                break
        return None if limit == len(self.match.log) else self.places[limit] - 1

    def restore(self, state: State, dealer: Dealer, log: list[Entry]) -> None:
        """Continue from a position that was stored."""
        self.match.state, self.match.dealer, self.match.log = state, dealer, log
        self._checkpoints.append((len(log), state.clone(), dealer.copy()))

    def _first(self) -> tuple[State, Dealer]:
        match = self.match
        return match.first_state(), Dealer(match.dealer.seed)

    def _set(self, state: State, dealer: Dealer) -> None:
        self.match.state, self.match.dealer = state, dealer
        self.match.log = self.match.log[: len(self.places)]

    def _at(self, count: int) -> tuple[State, Dealer]:
        number = bisect_right(self._checkpoints, count, key=lambda point: point[0]) - 1
        start, saved_state, saved_dealer = self._checkpoints[number]
        state, dealer = saved_state.clone(), saved_dealer.copy()
        for place, (actor, action) in enumerate(self.match.log[start:count], start + 1):
            if actor == CHANCE:
                dealer.note(state)
            state.apply(action)
            if place % CHECKPOINT_EVERY == 0 and place < count:
                number += 1
                self._checkpoints.insert(number, (place, state.clone(), dealer.copy()))
        return state, dealer

    def _enter(self, actor: int, line: LogLine) -> Meaning:
        action = line.action
        assert action is not None
        state = self.state
        readers = self.game.readers(state, action)
        masked = "" if readers is None else self.game.masked(state, action)
        text = Text(*self.game.entry_text(state, action))
        hidden = None if readers is None else Text(*self.game.hidden_text(state, action))
        if actor == CHANCE:
            self.match.dealer.note(state)
        events = collect_events(state, action)
        self.match.log.append(Entry(actor, action))
        self.places.append(line.seq)
        if len(self.places) % CHECKPOINT_EVERY == 0:
            self._checkpoints.append((len(self.places), state.clone(), self.match.dealer.copy()))
        return readers, masked, events, text, hidden

    def _undo_to(self, seq: int, seat: int | None) -> None:
        count = self.entries_until(seq)
        removed = self.match.log[count:]
        state, dealer = self._at(count)
        del self.places[count:]
        self._set(state, dealer)
        while self._checkpoints[-1][0] > count:
            self._checkpoints.pop()
        only_own = all(actor == seat for actor, _ in removed)
        self.undone = [*self.undone, *reversed(removed)] if only_own else []
        self.waiting = None


Meaning = tuple[tuple[int, ...] | None, str, list[Event], Text | None, Text | None]
"""The readers of a line (None: everybody), its masked notation, its events, and its texts."""
NOTHING: Final[Meaning] = (None, "", [], None, None)


def _decision(fold: Fold, line: LogLine) -> Meaning:
    seat = line.actor
    assert seat is not None
    meaning = fold._enter(seat, line)
    fold.undo_request = None
    fold.agreed = set()
    last = fold.match.log[-1]
    fold.undone = fold.undone[:-1] if fold.undone and fold.undone[-1] == last else []
    fold.waiting = seat if line.data and line.data.get("wait") else None
    fold.clocks.add_increment(seat)
    return meaning


def _undo(fold: Fold, line: LogLine) -> Meaning:
    assert line.data is not None
    fold.undo_request = None
    fold.agreed = set()
    fold._undo_to(line.data["to"], line.actor)
    return NOTHING


def _confirm(fold: Fold, line: LogLine) -> Meaning:
    fold.waiting = None
    fold.undone = []
    return NOTHING


def _resign(fold: Fold, line: LogLine) -> Meaning:
    if fold.waiting == line.actor:
        fold.waiting = None
    if line.data and line.data.get("end"):
        fold.resigned_end = True
    return NOTHING


def _seat(fold: Fold, line: LogLine) -> Meaning:
    if fold.waiting == line.actor:
        fold.waiting = None
    if line.actor is not None and line.data and line.data.get("back"):
        fold.clocks.refill(line.actor)
    return NOTHING


def _ask_undo(fold: Fold, line: LogLine) -> Meaning:
    assert line.data is not None
    assert line.actor is not None
    fold.undo_request = (line.actor, line.data["to"])
    fold.agreed = set()
    return NOTHING


def _answer_undo(fold: Fold, line: LogLine) -> Meaning:
    assert line.data is not None
    assert line.actor is not None
    if line.data["agree"]:
        fold.agreed.add(line.actor)
    else:
        fold.undo_request = None
    return NOTHING


_HANDLERS: Final[dict[str, Callable[[Fold, LogLine], Meaning]]] = {
    "start": lambda fold, line: NOTHING,
    "decision": _decision,
    "chance": lambda fold, line: fold._enter(CHANCE, line),
    "undo": _undo,
    "confirm": _confirm,
    "resign": _resign,
    "seat": _seat,
    "ask_undo": _ask_undo,
    "answer_undo": _answer_undo,
}


def chance_drafts(fold: Fold) -> list[Draft]:
    """The chance outcomes that are due now, as the seed decides them."""
    return _deal(fold.state.clone(), fold.match.dealer.copy())


def decision_drafts(fold: Fold, seat: int, action: int, *, confirms: bool) -> list[Draft]:
    """A decision and the chance outcomes that follow it; raises IllegalAction."""
    state = fold.state.clone()
    events = collect_events(state, action)
    chance = _deal(state, fold.match.dealer.copy())
    waits = (
        confirms
        and not chance
        and state.actor() != seat
        and not is_irrevocable(fold.game, action, events)
    )
    return [Draft("decision", seat, action, {"wait": True} if waits else None), *chance]


def _deal(state: State, dealer: Dealer) -> list[Draft]:
    drafts = []
    while state.actor() == CHANCE:
        outcome = dealer.deal(state)
        state.apply(outcome)
        drafts.append(Draft("chance", None, outcome))
    return drafts

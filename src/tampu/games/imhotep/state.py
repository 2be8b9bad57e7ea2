"""The position of a game of Imhotep, with the methods of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from tampu.core.contract import CHANCE, OVER, Event, Json
from tampu.core.decisions import raise_illegal
from tampu.core.errors import Params, Refusal, Value, refusal
from tampu.core.rng import Rng
from tampu.games.imhotep import codec, content, decisions, prompt, scoring, view
from tampu.games.imhotep.actions import ACTIONS, OUTCOMES, PLACES
from tampu.games.imhotep.rules import frames
from tampu.games.imhotep.rules.rounds import set_up

EMPTY: Final = -1
"""A space without a stone, a market slot without a card."""


class State:
    """A position: slots of ints, flat lists and immutable bytes."""

    __slots__ = (
        "burial", "cargo", "discard", "docks", "draw", "empty", "ended", "events", "frames",
        "loads", "market", "may", "mover", "obelisks", "old", "owned", "pair", "passes", "pile",
        "pyramid_points", "pyramids", "quarry", "ready", "round", "rounds", "rules_version",
        "sailed", "seats", "ships", "sides", "sled", "stalled", "start", "temple", "temple_points",
        "tower_points", "towers", "unseen", "width", "wrath",
    )  # fmt: skip

    def __init__(self, seats: int, rules_version: int, like: State | None = None) -> None:
        """The table before the set-up, or a copy of `like` without its events."""
        self.seats: int = seats
        self.rules_version: int = rules_version
        self.events: list[Event] | None = None
        self.sides: int = 0 if like is None else like.sides
        """Bit by site: side B is up."""
        self.wrath: bool = False if like is None else like.wrath
        self.may: bool = True if like is None else like.may
        """Gains may be declined."""
        self.start: int = -1 if like is None else like.start
        """The seat that starts the game."""
        self.width: int = content.TEMPLE_WIDTH[seats] if like is None else like.width
        self.round: int = 0 if like is None else like.round
        self.rounds: int = content.ROUNDS if like is None else like.rounds
        """How many rounds the game has."""
        self.mover: int = 0 if like is None else like.mover
        self.passes: int = 0 if like is None else like.passes
        self.stalled: bool = False if like is None else like.stalled
        self.ended: str = "" if like is None else like.ended
        self.unseen: int = (
            (1 << len(content.ROUND_CARDS[seats])) - 1 if like is None else like.unseen
        )
        """Bit by round card of this number of players: not shown yet."""

        self.ships: tuple[int, ...] = (0,) * content.SHIPS if like is None else like.ships
        """Capacities."""
        self.cargo: list[int] = [EMPTY] * PLACES if like is None else like.cargo[:]
        self.empty: int = 0 if like is None else like.empty
        """Bit by place: an empty space of an unsailed ship."""
        self.loads: list[int] = [0] * content.SHIPS if like is None else like.loads[:]
        self.ready: int = 0 if like is None else like.ready
        """Bit by ship: unsailed and with its minimum load."""
        self.sailed: int = 0 if like is None else like.sailed
        self.docks: int = content.ALL_DOCKS if like is None else like.docks
        """Bit by site: the dock is open."""

        self.sled: list[int] = [0] * seats if like is None else like.sled[:]
        self.quarry: list[int] = [content.STONES] * seats if like is None else like.quarry[:]
        self.pyramid_points: list[int] = [0] * seats if like is None else like.pyramid_points[:]
        self.temple_points: list[int] = [0] * seats if like is None else like.temple_points[:]
        self.tower_points: list[int] = [0] * seats if like is None else like.tower_points[:]

        self.pyramids: list[bytes] = [b"", b"", b"", b""] if like is None else like.pyramids[:]
        """Seats in the order of building: side A all in the first; side B left, middle, right,
        overflow."""
        self.temple: bytes = b"" if like is None else like.temple
        self.burial: bytes = b"" if like is None else like.burial
        self.obelisks: list[int] = [0] * seats if like is None else like.obelisks[:]
        """Heights on side A, waiting stones on side B."""
        self.towers: bytes = b"" if like is None else like.towers

        self.market: list[int] = [EMPTY] * content.SLOTS if like is None else like.market[:]
        self.pair: tuple[int, ...] = () if like is None else like.pair
        """The face-down pair: for each card EMPTY if it belongs to `pile`, else its index in
        `old` (IM-D10)."""
        self.pile: list[int] = list(content.COPIES) if like is None else like.pile[:]
        """Unknown cards by kind: the draw pile and the pair cards dealt from it."""
        self.old: list[tuple[int, ...]] = [] if like is None else like.old[:]
        """Unknown cards of piles before a reshuffle: exactly the pair cards dealt from them."""
        self.draw: int = content.ALL_CARDS if like is None else like.draw
        """Cards in the draw pile."""
        self.discard: list[int] = [0] * content.CARDS if like is None else like.discard[:]
        self.owned: list[int] = [0] * (seats * content.CARDS) if like is None else like.owned[:]
        self.frames: list[tuple[int, ...]] = [] if like is None else like.frames[:]
        """What is being resolved, innermost last."""

    def clone(self) -> State:
        return State(self.seats, self.rules_version, self)

    def actor(self) -> int:
        if self.ended:
            return OVER
        frame = self.frames[-1]
        kind = frame[0]
        if kind == frames.TURN:
            return self.mover
        return CHANCE if kind < frames.TURN else frame[1]

    def legal(self) -> list[int]:
        return decisions.legal(self)

    def candidates(self) -> list[int]:
        return decisions.legal(self)

    def sample(self, rng: Rng) -> int:
        return decisions.sample(self, rng)

    def is_legal(self, action: int) -> bool:
        return not decisions.refuse(self, action)

    def why_not(self, action: int) -> Refusal | None:
        rule = decisions.refuse(self, action)
        return refusal(rule) if rule else None

    def apply(self, action: int) -> None:
        if not self.is_legal(action):
            raise_illegal(self, action, ACTIONS, OUTCOMES)
        decisions.do(self, action)

    def chance(self) -> list[tuple[int, int]]:
        return decisions.chance(self)

    def source(self) -> str:
        return decisions.DRAWS[self.frames[-1][0]].source

    def key(self) -> bytes:
        return codec.key(self)

    def to_json(self) -> Json:
        return codec.to_json(self)

    def view(self, seat: int | None) -> Json:
        return cast(Json, view.view(self, seat))

    def determinize(self, seat: int, rng: Rng) -> State:
        copy = State(self.seats, self.rules_version, self)
        view.redraw_hidden(copy, seat, rng)
        return copy

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def sheet(self) -> list[dict[str, int]]:
        return scoring.sheet(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def question(self) -> tuple[str, Params]:
        return prompt.question(self)

    def end(self) -> str | None:
        return self.ended or None

    def side_b(self, site: int) -> bool:
        """Whether the site shows its side B."""
        return (self.sides >> site) & 1 == 1

    def tell(self, name: str, **params: Value) -> None:
        """Append an event, where events are collected."""
        if self.events is not None:
            self.events.append(Event(f"imhotep-event-{name}", params))


def new_state(seats: int, options: Mapping[str, Any], rules_version: int) -> State:
    """The first state of a game with complete, valid options."""
    s = State(seats, rules_version)
    set_up(s, options)
    return s

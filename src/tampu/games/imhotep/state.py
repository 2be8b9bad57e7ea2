"""The position of a game of Imhotep."""

from __future__ import annotations

from typing import Final

from tampu.core.contract import CHANCE, OVER, Event, Json
from tampu.core.errors import IllegalAction, MalformedAction, Params, Refusal, Value, refusal
from tampu.core.ranking import ranks
from tampu.core.rng import Rng
from tampu.games.imhotep import scoring, view
from tampu.games.imhotep.actions import ACTIONS, OUTCOMES, PLACES
from tampu.games.imhotep.content import (
    ALL_CARDS,
    CARDS,
    COPIES,
    ROUND_CARDS,
    ROUNDS,
    SHIPS,
    SITES,
    SLOTS,
    STONES,
    TEMPLE_WIDTH,
)
from tampu.games.imhotep.rules import flow, frames

EMPTY: Final = -1
"""A space without a stone, a market slot without a card."""
PAIR: Final = -2
"""The market slot that holds the face-down pair."""
ALL_DOCKS: Final[int] = (1 << len(SITES)) - 1


class State:
    """A position: slots of ints, flat lists and immutable bytes."""

    __slots__ = (
        "burial",
        "cargo",
        "discard",
        "docks",
        "draw",
        "empty",
        "ended",
        "events",
        "frames",
        "loads",
        "market",
        "may",
        "mover",
        "obelisks",
        "old",
        "owned",
        "pair",
        "passes",
        "pile",
        "pyramid_points",
        "pyramids",
        "quarry",
        "ready",
        "round",
        "sailed",
        "seats",
        "ships",
        "sides",
        "sled",
        "stalled",
        "start",
        "temple",
        "temple_points",
        "tower_points",
        "towers",
        "unseen",
        "width",
        "wrath",
    )

    seats: int
    events: list[Event] | None
    sides: int
    """Bit by site: side B is up."""
    wrath: bool
    may: bool
    """Gains may be declined."""
    start: int
    """The seat that starts the game."""
    width: int
    round: int
    mover: int
    passes: int
    stalled: bool
    ended: str
    unseen: int
    """Bit by round card of this number of players: not shown yet."""

    ships: tuple[int, ...]
    """Capacities."""
    cargo: list[int]
    empty: int
    """Bit by place: an empty space of an unsailed ship."""
    loads: list[int]
    ready: int
    """Bit by ship: unsailed and with its minimum load."""
    sailed: int
    docks: int
    """Bit by site: the dock is open."""

    sled: list[int]
    quarry: list[int]
    pyramid_points: list[int]
    temple_points: list[int]
    tower_points: list[int]

    pyramids: list[bytes]
    """Seats in the order of building: side A all in the first; side B left, middle, right,
    overflow."""
    temple: bytes
    burial: bytes
    obelisks: list[int]
    """Heights on side A, waiting stones on side B."""
    towers: bytes

    market: list[int]
    pair: tuple[int, ...]
    """The face-down pair: for each card EMPTY if it belongs to `pile`, else its index in
    `old` (IM-D10)."""
    pile: list[int]
    """Unknown cards by kind: the draw pile and the pair cards dealt from it."""
    old: list[tuple[int, ...]]
    """Unknown cards of piles before a reshuffle: exactly the pair cards dealt from them."""
    draw: int
    """Cards in the draw pile."""
    discard: list[int]
    owned: list[int]
    frames: list[tuple[int, ...]]
    """What is being resolved, innermost last."""

    def clone(self) -> State:
        """An independent copy, without events."""
        copy = State()
        copy.seats = self.seats
        copy.events = None
        copy.sides = self.sides
        copy.wrath = self.wrath
        copy.may = self.may
        copy.start = self.start
        copy.width = self.width
        copy.round = self.round
        copy.mover = self.mover
        copy.passes = self.passes
        copy.stalled = self.stalled
        copy.ended = self.ended
        copy.unseen = self.unseen
        copy.ships = self.ships
        copy.cargo = self.cargo[:]
        copy.empty = self.empty
        copy.loads = self.loads[:]
        copy.ready = self.ready
        copy.sailed = self.sailed
        copy.docks = self.docks
        copy.sled = self.sled[:]
        copy.quarry = self.quarry[:]
        copy.pyramid_points = self.pyramid_points[:]
        copy.temple_points = self.temple_points[:]
        copy.tower_points = self.tower_points[:]
        copy.pyramids = self.pyramids[:]
        copy.temple = self.temple
        copy.burial = self.burial
        copy.obelisks = self.obelisks[:]
        copy.towers = self.towers
        copy.market = self.market[:]
        copy.pair = self.pair
        copy.pile = self.pile[:]
        copy.old = self.old[:]
        copy.draw = self.draw
        copy.discard = self.discard[:]
        copy.owned = self.owned[:]
        copy.frames = self.frames[:]
        return copy

    def actor(self) -> int:
        if self.ended:
            return OVER
        frame = self.frames[-1]
        kind = frame[0]
        if kind == frames.TURN:
            return self.mover
        return CHANCE if kind < frames.TURN else frame[1]

    def legal(self) -> list[int]:
        if self.ended:
            return []
        return flow.legal(self)

    def candidates(self) -> list[int]:
        return self.legal()

    def sample(self, rng: Rng) -> int:
        return flow.sample(self, rng)

    def is_legal(self, action: int) -> bool:
        return not flow.reason(self, action)

    def why_not(self, action: int) -> Refusal | None:
        rule = flow.reason(self, action)
        return refusal(rule) if rule else None

    def apply(self, action: int) -> None:
        rule = flow.reason(self, action)
        if rule:
            space = OUTCOMES if self.actor() == CHANCE else ACTIONS
            if not 0 <= action < space.size:
                raise MalformedAction("error-action-number", action=action, most=space.size - 1)
            raise IllegalAction(refusal(rule))
        flow.carry_out(self, action)

    def chance(self) -> list[tuple[int, int]]:
        return flow.chance(self)

    def source(self) -> str:
        return frames.SOURCES[self.frames[-1][0]]

    def key(self) -> bytes:
        return view.pack(self)

    def to_json(self) -> Json:
        return view.to_json(self)

    def view(self, seat: int | None) -> Json:
        return view.seen_by(self, seat)

    def determinize(self, seat: int, rng: Rng) -> State:
        return view.imagine(self.view(seat), rng)

    def scores(self) -> list[int]:
        return [sum(row.values()) for row in self.sheet()]

    def sheet(self) -> list[dict[str, int]]:
        return scoring.sheet(self)

    def ranking(self) -> list[int]:
        return ranks(list(zip(self.scores(), self.sled, strict=True)))  # IM-F04, F06

    def question(self) -> tuple[str, Params]:
        frame = self.frames[-1]
        return f"imhotep-ask-{frames.NAMES[frame[0]]}", {"seat": self.actor() + 1}

    def end(self) -> str | None:
        return self.ended or None

    def side_b(self, site: int) -> bool:
        """Whether the site shows its side B."""
        return (self.sides >> site) & 1 == 1

    def last_round(self) -> bool:
        return self.round == ROUNDS

    def tell(self, name: str, **params: Value) -> None:
        """Note what happened, for those who listen."""
        if self.events is not None:
            self.events.append(Event(f"imhotep-event-{name}", params))


def new_state(seats: int) -> State:
    """An empty table."""
    s = State()
    s.seats = seats
    s.events = None
    s.sides = 0
    s.wrath = False
    s.may = True
    s.start = -1
    s.width = TEMPLE_WIDTH[seats]
    s.round = 0
    s.mover = 0
    s.passes = 0
    s.stalled = False
    s.ended = ""
    s.unseen = (1 << len(ROUND_CARDS[seats])) - 1
    s.ships = (0,) * SHIPS
    s.cargo = [EMPTY] * PLACES
    s.empty = 0
    s.loads = [0] * SHIPS
    s.ready = 0
    s.sailed = 0
    s.docks = ALL_DOCKS
    s.sled = [0] * seats
    s.quarry = [STONES] * seats
    s.pyramid_points = [0] * seats
    s.temple_points = [0] * seats
    s.tower_points = [0] * seats
    s.pyramids = [b"", b"", b"", b""]
    s.temple = b""
    s.burial = b""
    s.obelisks = [0] * seats
    s.towers = b""
    s.market = [EMPTY] * SLOTS
    s.pair = ()
    s.pile = list(COPIES)
    s.old = []
    s.draw = ALL_CARDS
    s.discard = [0] * CARDS
    s.owned = [0] * (seats * CARDS)
    s.frames = []
    return s

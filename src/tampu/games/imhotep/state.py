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

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.events: list[Event] | None = None
        self.sides: int = 0
        """Bit by site: side B is up."""
        self.wrath: bool = False
        self.may: bool = True
        """Gains may be declined."""
        self.start: int = -1
        """The seat that starts the game."""
        self.width: int = TEMPLE_WIDTH[seats]
        self.round: int = 0
        self.mover: int = 0
        self.passes: int = 0
        self.stalled: bool = False
        self.ended: str = ""
        self.unseen: int = (1 << len(ROUND_CARDS[seats])) - 1
        """Bit by round card of this number of players: not shown yet."""

        self.ships: tuple[int, ...] = (0,) * SHIPS
        """Capacities."""
        self.cargo: list[int] = [EMPTY] * PLACES
        self.empty: int = 0
        """Bit by place: an empty space of an unsailed ship."""
        self.loads: list[int] = [0] * SHIPS
        self.ready: int = 0
        """Bit by ship: unsailed and with its minimum load."""
        self.sailed: int = 0
        self.docks: int = ALL_DOCKS
        """Bit by site: the dock is open."""

        self.sled: list[int] = [0] * seats
        self.quarry: list[int] = [STONES] * seats
        self.pyramid_points: list[int] = [0] * seats
        self.temple_points: list[int] = [0] * seats
        self.tower_points: list[int] = [0] * seats

        self.pyramids: list[bytes] = [b"", b"", b"", b""]
        """Seats in the order of building: side A all in the first; side B left, middle, right,
        overflow."""
        self.temple: bytes = b""
        self.burial: bytes = b""
        self.obelisks: list[int] = [0] * seats
        """Heights on side A, waiting stones on side B."""
        self.towers: bytes = b""

        self.market: list[int] = [EMPTY] * SLOTS
        self.pair: tuple[int, ...] = ()
        """The face-down pair: for each card EMPTY if it belongs to `pile`, else its index in
        `old` (IM-D10)."""
        self.pile: list[int] = list(COPIES)
        """Unknown cards by kind: the draw pile and the pair cards dealt from it."""
        self.old: list[tuple[int, ...]] = []
        """Unknown cards of piles before a reshuffle: exactly the pair cards dealt from them."""
        self.draw: int = ALL_CARDS
        """Cards in the draw pile."""
        self.discard: list[int] = [0] * CARDS
        self.owned: list[int] = [0] * (seats * CARDS)
        self.frames: list[tuple[int, ...]] = []
        """What is being resolved, innermost last."""

    def clone(self) -> State:
        """An independent copy, without events."""
        copy = State.__new__(State)
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

"""Llamas: the position.

Everybody has a secret hand of at most five cards. In a turn a seat takes a card from the deck, or
plays a card to the left or right end of its row, or vows to have most points at the end, or
stops. A row of three is driven home by itself: its sum and once more its left card are points.
Who plays a 1 raids another seat, which gives a card or refuses.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tampu.core.contract import CHANCE, OVER, Event, Json
from tampu.core.decisions import raise_illegal
from tampu.core.deck import weighted
from tampu.core.errors import Params, Refusal, refusal
from tampu.core.rng import Rng
from tests.toy import codec, scoring, view
from tests.toy.actions import ACTIONS, CARD, CARDS, OUTCOMES, PLAY, SIDES, START, VOW
from tests.toy.content import DECKS
from tests.toy.decisions import ANSWERS, DECISIONS, DRAWS
from tests.toy.rules import deal

Frame = tuple[str, int, int]
"""What is due (start, deal, turn, draw, raid, answer), the seat it falls to, and by whom."""


class Llamas:
    """A position: counts of cards, and the frames that are open, the last one first."""

    __slots__ = (
        "deck",
        "driven",
        "events",
        "frames",
        "goal",
        "hands",
        "raids",
        "reason",
        "rows",
        "rules_version",
        "seats",
        "stops",
        "vows",
    )

    def __init__(self, seats: int, rules_version: int = 1) -> None:
        self.seats = seats
        self.rules_version = rules_version
        self.events: list[Event] | None = None
        self.goal = 0
        self.raids = False
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[0] * CARDS for _ in range(seats)]
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.driven: list[int] = [0] * seats
        self.vows: list[bool] = [False] * seats
        self.stops = 0
        self.frames: list[Frame] = []
        self.reason = ""

    # Decisions

    def actor(self) -> int:
        if self.reason:
            return OVER
        what, seat, _ = self.frames[-1]
        return CHANCE if what in ("start", "deal", "draw") else seat

    def legal(self) -> list[int]:
        if self.actor() < 0:
            return []
        return [action for action in range(ACTIONS.size) if self._refuse(action) is None]

    def candidates(self) -> list[int]:
        """Without the right end of an empty row, which is the same as the left end."""
        legal = self.legal()
        if legal and not self.rows[self.frames[-1][1]]:
            return [action for action in legal if not self._mirrors(action)]
        return legal

    def sample(self, rng: Rng) -> int:
        return ACTIONS.sample(self.candidates(), rng)

    def is_legal(self, action: int) -> bool:
        return self.why_not(action) is None

    def why_not(self, action: int) -> Refusal | None:
        if self.actor() == OVER:
            return refusal("TY-E01")
        if self.actor() == CHANCE:
            due = [outcome for outcome, _ in self.chance()]
            return None if action in due else refusal("TY-C01")
        return self._refuse(action)

    def apply(self, action: int) -> None:
        space = OUTCOMES if self.actor() == CHANCE else ACTIONS
        if not 0 <= action < space.size or self.why_not(action) is not None:
            raise_illegal(self, action, ACTIONS, OUTCOMES)
        kind = space.kind_index(action)
        name, number = space.kinds[kind].name, action - space.first[kind]
        if space is OUTCOMES:
            DRAWS[name](self, number)
        else:
            DECISIONS[name].do(self, number)

    def _refuse(self, action: int) -> Refusal | None:
        kind = ACTIONS.kind_index(action)
        name = ACTIONS.kinds[kind].name
        if name not in ANSWERS[self.frames[-1][0]]:
            return refusal("TY-T01", "toy-not-now")
        return DECISIONS[name].refuse(self, self.frames[-1][1], action - ACTIONS.first[kind])

    def _mirrors(self, action: int) -> bool:
        return PLAY <= action < VOW and (action - PLAY) % len(SIDES) == 1

    # Chance

    def chance(self) -> list[tuple[int, int]]:
        if self.actor() != CHANCE:
            return []
        if self.frames[-1][0] == "start":
            return [(START + seat, 1) for seat in range(self.seats)]
        return weighted(self.deck, CARD)

    def source(self) -> str:
        return "start" if self.frames[-1][0] == "start" else "deck"

    # Copies

    def clone(self) -> Llamas:
        other = type(self)(self.seats, self.rules_version)
        other.goal, other.raids = self.goal, self.raids
        other.deck = self.deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.rows = [row[:] for row in self.rows]
        other.driven, other.vows = self.driven[:], self.vows[:]
        other.stops, other.frames, other.reason = self.stops, self.frames[:], self.reason
        return other

    def key(self) -> bytes:
        return repr(sorted(self.to_json().items())).encode()

    def to_json(self) -> Json:
        return codec.to_json(self)

    def view(self, seat: int | None) -> Json:
        return view.view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> Llamas:
        return view.imagine(self.view(seat), rng, type(self))

    # The score

    def scores(self) -> list[int]:
        return [sum(row.values()) for row in self.sheet()]

    def sheet(self) -> list[dict[str, int]]:
        return scoring.sheet(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def question(self) -> tuple[str, Params]:
        what, seat, by = self.frames[-1]
        return f"toy-ask-{what}", {"seat": seat + 1, "by": by + 1}

    def end(self) -> str | None:
        return self.reason or None

    # What follows by itself

    def tell(self, key: str, only: int | None = None, **params: int) -> None:
        if self.events is not None:
            self.events.append(Event(f"toy-event-{key}", dict(params), only))

    def next_turn(self, seat: int) -> None:
        """Close the turn of `seat`; the frame below is the next one's."""
        self.frames.pop()
        self.frames.append(("turn", (seat + 1) % self.seats, -1))


def new_state(
    seats: int, options: Mapping[str, Any], rules_version: int, make: type[Llamas] = Llamas
) -> Llamas:
    state = make(seats, rules_version)
    state.goal, state.raids = options["goal"], options["raids"]
    state.deck = list(DECKS[options["herd"]])
    if options["start_player"] == "random":
        state.frames.append(("start", -1, -1))
    else:
        deal(state, options["start_player"] - 1)
    return state


def load(data: Json, make: type[Llamas] = Llamas) -> Llamas:
    return codec.from_json(data, make)


def imagine(seen: Json, rng: Rng, make: type[Llamas] = Llamas) -> Llamas:
    return view.imagine(seen, rng, make)

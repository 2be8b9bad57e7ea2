"""Llamas: the position and its rules.

Everybody has a secret hand of at most five cards. In a turn a seat takes a card from the deck, or
plays a card to the left or right end of its row, or vows to have most points at the end, or
stops. A row of three is driven home by itself: its sum and once more its left card are points.
Who plays a 1 raids another seat, which gives a card or refuses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tampu.core.contract import CHANCE, OVER, Event, Json
from tampu.core.deck import draw_cards, weighted
from tampu.core.errors import IllegalAction, MalformedAction, Params, Refusal, refusal
from tampu.core.ranking import ranks
from tampu.core.rng import Rng
from tests.toy.actions import (
    ACTIONS,
    CARD,
    CARDS,
    OUTCOMES,
    PLAY,
    SIDES,
    START,
    VOW,
)

DECKS: Final = {"small": (4, 3, 3, 2), "large": (6, 5, 4, 3)}
HAND: Final = 2
MOST_CARDS: Final = 5
ROW: Final = 3
VOW_POINTS: Final = 5

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
        "seats",
        "stops",
        "vows",
    )

    def __init__(self, seats: int) -> None:
        self.seats = seats
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
        if not 0 <= action < space.size:
            raise MalformedAction("error-action-number", action=action, most=space.size - 1)
        why = self.why_not(action)
        if why is not None:
            raise IllegalAction(why)
        table = HAPPENS if self.actor() == CHANCE else EFFECTS
        kind = space.kind_index(action)
        table[space.kinds[kind].name](self, action - space.first[kind])

    def _refuse(self, action: int) -> Refusal | None:
        kind = ACTIONS.kind_index(action)
        name = ACTIONS.kinds[kind].name
        if name not in ANSWERS[self.frames[-1][0]]:
            return refusal("TY-T01", "toy-not-now")
        return REFUSALS[name](self, self.frames[-1][1], action - ACTIONS.first[kind])

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
        other = type(self)(self.seats)
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
        return {
            "seats": self.seats,
            "goal": self.goal,
            "raids": self.raids,
            "deck": self.deck[:],
            "hands": [hand[:] for hand in self.hands],
            "rows": [row[:] for row in self.rows],
            "driven": self.driven[:],
            "vows": self.vows[:],
            "stops": self.stops,
            "frames": [list(frame) for frame in self.frames],
            "reason": self.reason,
        }

    def view(self, seat: int | None) -> Json:
        told = self.to_json()
        hands, deck = told["hands"], told.pop("deck")
        known = [bool(self.reason) or place == seat for place in range(self.seats)]
        hidden = [hand for hand, open_hand in zip(hands, known, strict=True) if not open_hand]
        told["hands"] = [
            hand if open_hand else None for hand, open_hand in zip(hands, known, strict=True)
        ]
        told["held"] = [sum(hand) for hand in hands]
        told["unknown"] = [deck[card] + sum(hand[card] for hand in hidden) for card in range(CARDS)]
        told["seat"] = seat
        return told

    def determinize(self, seat: int, rng: Rng) -> Llamas:
        return imagine(self.view(seat), rng, type(self))

    # The score

    def scores(self) -> list[int]:
        return [sum(row.values()) for row in self.sheet()]

    def sheet(self) -> list[dict[str, int]]:
        best = max(self.driven)
        rows = []
        for points, vowed in zip(self.driven, self.vows, strict=True):
            kept = VOW_POINTS if points == best else -VOW_POINTS
            rows.append({"driven": points, "vow": kept if vowed and self.reason else 0})
        return rows

    def ranking(self) -> list[int]:
        fewest = [-sum(hand) for hand in self.hands]
        return ranks(list(zip(self.scores(), fewest, strict=True)))

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

    def drive(self, seat: int) -> None:
        """TY-P02: a full row scores by itself."""
        row = self.rows[seat]
        if len(row) == ROW:
            points = sum(row) + row[0]
            self.driven[seat] += points
            self.rows[seat] = []
            self.tell("driven", seat=seat + 1, points=points)
            if self.driven[seat] >= self.goal:
                self.finish("goal")

    def finish(self, reason: str) -> None:
        self.reason = reason
        self.frames.clear()
        for seat, row in enumerate(self.sheet()):
            if row["vow"]:
                self.tell("vow", seat=seat + 1, points=row["vow"])


# Legality


def _may_take(state: Llamas, seat: int, _: int) -> Refusal | None:
    if not sum(state.deck):
        return refusal("TY-T02")
    if sum(state.hands[seat]) >= MOST_CARDS:
        return refusal("TY-T03", "toy-hand-full", most=MOST_CARDS)
    return None


def _may_play(state: Llamas, seat: int, row: int) -> Refusal | None:
    return _holds(state, seat, row // len(SIDES), "TY-P01")


def _may_vow(state: Llamas, seat: int, _: int) -> Refusal | None:
    return refusal("TY-V01") if state.vows[seat] else None


def _may_raid(state: Llamas, seat: int, target: int) -> Refusal | None:
    return refusal("TY-R01") if target == seat or target >= state.seats else None


def _may_give(state: Llamas, seat: int, card: int) -> Refusal | None:
    return _holds(state, seat, card, "TY-R02")


def _always(_state: Llamas, _seat: int, _: int) -> Refusal | None:
    return None


def _holds(state: Llamas, seat: int, card: int, rule: str) -> Refusal | None:
    return None if state.hands[seat][card] else refusal(rule)


# Effects


def _take(state: Llamas, _: int) -> None:
    seat = state.frames[-1][1]
    state.stops = 0
    state.frames.append(("draw", seat, -1))


def _play(state: Llamas, row: int) -> None:
    seat = state.frames[-1][1]
    card, side = divmod(row, len(SIDES))
    state.stops = 0
    state.hands[seat][card] -= 1
    cards = state.rows[seat]
    cards.insert(len(cards) if side else 0, card + 1)
    state.next_turn(seat)
    state.drive(seat)
    if card == 0 and state.raids and not state.reason:
        state.frames.append(("raid", seat, -1))


def _vow(state: Llamas, _: int) -> None:
    seat = state.frames[-1][1]
    state.stops = 0
    state.vows[seat] = True
    state.next_turn(seat)


def _stop(state: Llamas, _: int) -> None:
    state.stops += 1
    state.next_turn(state.frames[-1][1])
    if state.stops == state.seats:
        state.finish("stops")


def _raid(state: Llamas, target: int) -> None:
    _, raider, _ = state.frames.pop()
    state.frames.append(("answer", target, raider))


def _give(state: Llamas, card: int) -> None:
    _, seat, raider = state.frames.pop()
    state.hands[seat][card] -= 1
    state.hands[raider][card] += 1
    state.tell("given", raider, card=card + 1, seat=seat + 1)


def _refused(state: Llamas, _: int) -> None:
    state.frames.pop()


def _begin(state: Llamas, seat: int) -> None:
    state.frames.pop()
    deal(state, seat)


def _card(state: Llamas, card: int) -> None:
    what, seat, _ = state.frames.pop()
    state.deck[card] -= 1
    state.hands[seat][card] += 1
    state.tell("drew", seat, card=card + 1)
    if what == "draw":
        state.next_turn(seat)


Refuse = Callable[[Llamas, int, int], Refusal | None]
Effect = Callable[[Llamas, int], None]

ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("take", "play", "vow", "stop"),
    "raid": ("raid",),
    "answer": ("give", "refuse"),
}
REFUSALS: Final[dict[str, Refuse]] = {
    "take": _may_take,
    "play": _may_play,
    "vow": _may_vow,
    "stop": _always,
    "raid": _may_raid,
    "give": _may_give,
    "refuse": _always,
}
EFFECTS: Final[dict[str, Effect]] = {
    "take": _take,
    "play": _play,
    "vow": _vow,
    "stop": _stop,
    "raid": _raid,
    "give": _give,
    "refuse": _refused,
}
HAPPENS: Final[dict[str, Effect]] = {"start": _begin, "card": _card}


# Beginnings


def deal(state: Llamas, first: int) -> None:
    """TY-S02: hands are dealt card by card from the first seat on."""
    state.frames.append(("turn", first, -1))
    order = [(first + step) % state.seats for step in range(state.seats)]
    state.frames.extend(("deal", seat, -1) for seat in reversed(order * HAND))


def start(seats: int, options: Mapping[str, Any], make: type[Llamas] = Llamas) -> Llamas:
    state = make(seats)
    state.goal, state.raids = options["goal"], options["raids"]
    state.deck = list(DECKS[options["herd"]])
    if options["start_player"] == "random":
        state.frames.append(("start", -1, -1))
    else:
        deal(state, options["start_player"] - 1)
    return state


def load(told: Json, make: type[Llamas] = Llamas) -> Llamas:
    state = make(told["seats"])
    state.goal, state.raids = told["goal"], told["raids"]
    state.deck = list(told["deck"])
    state.hands = [list(hand) for hand in told["hands"]]
    state.rows = [list(row) for row in told["rows"]]
    state.driven, state.vows = list(told["driven"]), list(told["vows"])
    state.stops, state.reason = told["stops"], told["reason"]
    state.frames = [(what, seat, by) for what, seat, by in told["frames"]]
    return state


def imagine(view: Json, rng: Rng, make: type[Llamas] = Llamas) -> Llamas:
    deck = list(view["unknown"])
    hands = []
    for hand, held in zip(view["hands"], view["held"], strict=True):
        cards = [0] * CARDS
        if hand is None:
            for card in draw_cards(deck, held, rng):
                cards[card] += 1
        hands.append(cards if hand is None else list(hand))
    return load({**view, "deck": deck, "hands": hands}, make)

"""The position of a game of Tawantinsuyu, with the methods of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from tampu.core.contract import CHANCE, OVER, Event, Json
from tampu.core.decisions import raise_illegal
from tampu.core.errors import Params, Refusal, Value
from tampu.core.rng import Rng
from tampu.games.tawantinsuyu import codec, decisions, prompt, scoring, view
from tampu.games.tawantinsuyu.actions import ACTIONS, OUTCOMES
from tampu.games.tawantinsuyu.content import (
    AX,
    AX_PASSIVES,
    AX_POTATOES,
    AX_POTATOES_VP,
    C_AX_POTATO,
    CATEGORIES,
    POTATO,
    SOLO_PASSIVES,
)
from tampu.games.tawantinsuyu.rules import setup
from tampu.games.tawantinsuyu.rules.frames import FIRST_DRAW, IN_CARD_PHASE, IN_SETUP, NONE, Frame
from tampu.games.tawantinsuyu.rules.version import VersionFacts, version_facts


class State:
    """A position: ints (also as bit sets), flat lists and immutable tuples.

    Lists by place at the table; in solo games place 0 is the human and place 1 Axomamma.
    """

    __slots__ = (
        "active", "armies", "army_deck", "army_deck_known", "army_down", "army_up", "aside",
        "ax_placed", "ax_workers", "bag", "bottom", "bottom_known", "casualties", "dealt", "deck",
        "deck_known", "discard", "drawn", "events", "festivals", "filled", "first", "given", "gods",
        "hill", "holder", "known", "market", "nomads", "odds", "offer", "passive", "personality",
        "pile", "places", "played", "priest", "prod_down", "prod_up", "random_rotation", "received",
        "regions", "removed", "res", "rotation", "row", "rules_version", "score", "seats", "second",
        "second_known", "sheet_points", "slots", "solo", "solo_flags", "stack", "stacks", "stage",
        "start_option", "starting", "statues", "steps", "stock", "tapestries", "temple", "tokens",
        "top", "turns", "under", "under_pile", "up_used", "version_facts", "village", "workers",
    )  # fmt: skip

    seats: int
    rules_version: int
    version_facts: VersionFacts
    solo: bool
    places: int
    events: list[Event] | None
    random_rotation: bool
    start_option: int
    """The place that starts, from 1; 0 to draw it."""
    solo_flags: int
    """Bits of solo.EASY_... and solo.HARD_..."""
    personality: int

    rotation: int
    stage: int
    active: int
    first: int
    holder: int
    """Who holds the Festival token."""
    festivals: int
    """Festivals resolved."""
    turns: list[int]
    score: list[int]
    sheet_points: list[int]
    res: list[int]
    """Potato, maize, stone, gold of each place."""
    temple: list[int]
    priest: list[int]
    """The section of the High Priest."""
    workers: list[int]
    """Supplies by place and kind; Axomamma's stand in `ax_workers`."""
    gods: list[int]
    """God cards in hand."""
    armies: list[int]
    """Army cards in hand."""
    army_up: list[int]
    army_down: list[int]
    prod_up: list[int]
    prod_down: list[int]
    passive: list[int]
    statues: list[int]
    tapestries: list[tuple[tuple[int, ...], ...]]
    dealt: list[int]
    """God cards of the set-up: dealt and not kept, later not yet played."""
    known: list[int]
    """God cards in the hands of others that each seat, last a spectator, knows to be there."""

    bag: list[int]
    removed: list[int]
    village: list[int]
    """Kinds from the potato end to the maize end."""
    nomads: list[int]
    casualties: list[int]
    hill: list[int]
    filled: int
    """Spaces that hold a worker."""
    steps: list[int]
    regions: list[int]
    stock: list[int]

    deck: int
    """God cards of the deck in no order."""
    deck_known: list[int]
    """Cards that each seat, last a spectator, knows to be among them."""
    bottom: tuple[int, ...]
    """God cards put under the deck, the upper first."""
    bottom_known: tuple[int, ...]
    """Who knows them: a bit for each seat, then one for spectators."""
    offer: list[int]
    """Oldest first."""
    aside: int
    """The card played for this turn's placement."""
    played: int
    """God cards played in set-up or card phase."""
    army_deck: int
    army_deck_known: list[int]
    discard: int
    market: list[int]
    stacks: list[int]
    under: list[tuple[int, ...]]
    """Buildings put under the two stacks, the upper first."""
    starting: int
    pile: int
    top: int
    """The face-up weaving."""
    second: int
    """The tile beneath it, if anybody has seen it."""
    second_known: int
    under_pile: tuple[int, ...]
    drawn: int
    """Weavings on show in a purchase."""

    slots: list[int]
    tokens: list[int]
    ax_workers: list[int]
    """Kinds, the oldest first."""
    ax_placed: int
    """Whether she has placed a worker."""

    given: int
    received: int
    """Resources given and received by exchanges at this decision (TW-B03)."""
    up_used: int
    """Extra flips used in this Produce: UP_OWN, UP_REACTION."""
    stack: list[Frame]
    row: list[int]
    """The answers to the question on top of the stack; never changed, only replaced."""
    odds: list[tuple[int, int]]
    """The outcomes of the draw on top of the stack, once somebody has asked for them."""

    def clone(self) -> State:
        """An independent copy, without events."""
        copy = State()
        copy.solo = self.solo
        copy.random_rotation = self.random_rotation
        copy.start_option = self.start_option
        copy.events = None
        copy.seats = self.seats
        copy.rules_version = self.rules_version
        copy.version_facts = self.version_facts
        copy.places = self.places
        copy.solo_flags = self.solo_flags
        copy.personality = self.personality
        copy.rotation = self.rotation
        copy.stage = self.stage
        copy.active = self.active
        copy.first = self.first
        copy.holder = self.holder
        copy.festivals = self.festivals
        copy.filled = self.filled
        copy.deck = self.deck
        copy.aside = self.aside
        copy.played = self.played
        copy.army_deck = self.army_deck
        copy.discard = self.discard
        copy.pile = self.pile
        copy.top = self.top
        copy.second = self.second
        copy.second_known = self.second_known
        copy.drawn = self.drawn
        copy.starting = self.starting
        copy.ax_placed = self.ax_placed
        copy.given = self.given
        copy.received = self.received
        copy.up_used = self.up_used
        copy.bottom = self.bottom
        copy.bottom_known = self.bottom_known
        copy.under_pile = self.under_pile
        copy.turns = self.turns[:]
        copy.score = self.score[:]
        copy.sheet_points = self.sheet_points[:]
        copy.res = self.res[:]
        copy.temple = self.temple[:]
        copy.priest = self.priest[:]
        copy.workers = self.workers[:]
        copy.gods = self.gods[:]
        copy.armies = self.armies[:]
        copy.army_up = self.army_up[:]
        copy.army_down = self.army_down[:]
        copy.prod_up = self.prod_up[:]
        copy.prod_down = self.prod_down[:]
        copy.passive = self.passive[:]
        copy.statues = self.statues[:]
        copy.tapestries = self.tapestries[:]
        copy.dealt = self.dealt[:]
        copy.known = self.known[:]
        copy.deck_known = self.deck_known[:]
        copy.army_deck_known = self.army_deck_known[:]
        copy.bag = self.bag[:]
        copy.nomads = self.nomads[:]
        copy.casualties = self.casualties[:]
        copy.removed = self.removed[:]
        copy.village = self.village[:]
        copy.hill = self.hill[:]
        copy.steps = self.steps[:]
        copy.regions = self.regions[:]
        copy.stock = self.stock[:]
        copy.offer = self.offer[:]
        copy.market = self.market[:]
        copy.stacks = self.stacks[:]
        copy.under = self.under[:]
        copy.slots = self.slots[:]
        copy.tokens = self.tokens[:]
        copy.ax_workers = self.ax_workers[:]
        copy.stack = self.stack[:]
        copy.row = self.row
        copy.odds = self.odds
        return copy

    def actor(self) -> int:
        if not self.stack:
            return OVER
        frame = self.stack[-1]
        return CHANCE if frame[0] >= FIRST_DRAW else frame[1]

    def legal(self) -> list[int]:
        return decisions.legal(self)

    def candidates(self) -> list[int]:
        return decisions.legal(self)

    def sample(self, rng: Rng) -> int:
        return ACTIONS.sample(decisions.legal(self), rng)

    def is_legal(self, action: int) -> bool:
        return decisions.is_legal(self, action)

    def why_not(self, action: int) -> Refusal | None:
        return prompt.why_not(self, action)

    def apply(self, action: int) -> None:
        if not decisions.is_legal(self, action):
            raise_illegal(self, action, ACTIONS, OUTCOMES)
        decisions.do(self, action)

    def chance(self) -> list[tuple[int, int]]:
        return decisions.chance(self)

    def source(self) -> str:
        return decisions.source(self)

    def key(self) -> bytes:
        return codec.key(self)

    def to_json(self) -> Json:
        return codec.to_json(self)

    def view(self, seat: int | None) -> Json:
        return cast(Json, view.view(self, seat))

    def determinize(self, seat: int, rng: Rng) -> State:
        copy = self.clone()
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
        return "third_festival" if not self.stack else None

    def gain(self, place: int, resource: int, number: int) -> None:
        """Take resources from the supply; Axomamma exchanges potatoes at once (TW-X16)."""
        stock = self.res[4 * place + resource] + number
        self.res[4 * place + resource] = stock
        if resource == POTATO and self.solo and place == AX and stock >= AX_POTATOES:
            times = stock // AX_POTATOES
            self.res[4 * place] = stock - times * AX_POTATOES
            self.add_points(place, C_AX_POTATO, times * AX_POTATOES_VP)

    def add_points(self, place: int, category: int, points: int) -> None:
        """Score points, or lose them down to 0 (TW-G11)."""
        points = max(points, -self.score[place])
        if not points:
            return
        self.score[place] += points
        self.sheet_points[place * len(CATEGORIES) + category] += points
        if self.events is not None:
            self.tell("points", seat=place + 1, points=points, category=CATEGORIES[category])

    def tell(self, name: str, **params: Value) -> None:
        """Append an event, where events are collected."""
        if self.events is not None:
            self.events.append(Event(f"tawantinsuyu-event-{name}", params))

    def owns(self, place: int, building: int) -> bool:
        """Whether a passive building works for the place; few of Axomamma's can (TW-X92)."""
        if self.solo and place == AX:
            works = AX_PASSIVES if self.solo_flags & SOLO_PASSIVES else 0
            return self.passive[place] & building & works != 0
        return self.passive[place] & building != 0

    def owner_of(self, building: int) -> int:
        """The place for which the passive building works, or -1."""
        for place in range(self.places):
            if self.owns(place, building):
                return place
        return NONE

    def deck_only(self) -> bool:
        """Whether god cards come from the deck alone (TW-S18, TW-F19)."""
        return self.stage in (IN_SETUP, IN_CARD_PHASE)

    def is_ax(self, place: int) -> bool:
        return self.solo and place == AX


def new_state(seats: int, options: Mapping[str, Any], rules_version: int) -> State:
    """A game before its first entry."""
    s = empty_state(seats, rules_version)
    setup.take_options(s, options)
    decisions.advance(s)
    return s


def empty_state(seats: int, rules_version: int) -> State:
    """The table before the first draw; State has no constructor, so that copies are cheap."""
    s = State()
    s.rules_version = rules_version
    s.version_facts = version_facts(rules_version)
    setup.clear_table(s, seats)
    return s

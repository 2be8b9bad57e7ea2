"""The position of a game of Tawantinsuyu, with the methods of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from tampu.core.contract import CHANCE, OVER, Event, Json
from tampu.core.decisions import raise_illegal
from tampu.core.errors import Params, Refusal, Value
from tampu.core.rng import Rng
from tampu.games.tawantinsuyu import codec, content, decisions, prompt, scoring, view
from tampu.games.tawantinsuyu.actions import ACTIONS, OUTCOMES
from tampu.games.tawantinsuyu.content import AX, CATEGORIES, KINDS, POTATO
from tampu.games.tawantinsuyu.rules import frames, setup
from tampu.games.tawantinsuyu.rules.frames import Frame
from tampu.games.tawantinsuyu.rules.version import VersionFacts, version_facts

START_SHEET: Final = tuple(
    content.START_SCORE if category == content.C_START else 0 for category in range(len(CATEGORIES))
)
"""The points of a place by category before the game."""


class State:
    """A position: ints (also as bit sets), flat lists and immutable tuples.

    Lists by place at the table; in solo games place 0 is the human and place 1 Axomamma.
    """

    __slots__ = (
        "active", "armies", "army_deck", "army_deck_known", "army_down", "army_up", "aside",
        "ax_placed", "ax_workers", "bag", "bottom", "bottom_known", "casualties", "dealt", "deck",
        "deck_known", "discard", "drawn", "events", "festivals", "filled", "first", "given", "gods",
        "hill", "holder", "known", "last_festival", "market", "nomads", "odds", "offer", "passive",
        "personality", "pile", "places", "played", "priest", "prod_down", "prod_up",
        "random_rotation", "received", "regions", "removed", "res", "rotation", "row",
        "rules_version", "score", "seats", "second", "second_known", "sheet_points", "slots",
        "solo", "solo_flags", "stack", "stacks", "stage", "start_option", "starting", "statues",
        "steps", "stock", "tapestries", "temple", "tokens", "top", "turns", "under", "under_pile",
        "up_used", "version_facts", "village", "workers",
    )  # fmt: skip

    def __init__(self, seats: int, rules_version: int, like: State | None = None) -> None:
        """The table before the first draw, or a copy of `like` without its events."""
        places = 2 if seats == 1 else seats
        self.seats: int = seats
        self.rules_version: int = rules_version
        self.solo: bool = seats == 1
        self.places: int = places
        self.events: list[Event] | None = None
        self.version_facts: VersionFacts = (
            version_facts(rules_version) if like is None else like.version_facts
        )
        self.random_rotation: bool = True if like is None else like.random_rotation
        self.start_option: int = 0 if like is None else like.start_option
        """The place that starts, from 1; 0 to draw it."""
        self.solo_flags: int = 0 if like is None else like.solo_flags
        """Bits of solo.EASY_... and solo.HARD_..."""
        self.personality: int = frames.RANDOM if like is None else like.personality

        self.rotation: int = 0 if like is None else like.rotation
        self.stage: int = frames.IN_SETUP if like is None else like.stage
        self.active: int = 0 if like is None else like.active
        self.first: int = 0 if like is None else like.first
        self.holder: int = frames.NONE if like is None else like.holder
        """Who holds the Festival token."""
        self.festivals: int = 0 if like is None else like.festivals
        """Festivals resolved."""
        self.last_festival: int = content.FESTIVALS if like is None else like.last_festival
        """The number of the Festival that ends the game."""
        self.turns: list[int] = [0] * places if like is None else like.turns[:]
        self.score: list[int] = [content.START_SCORE] * places if like is None else like.score[:]
        self.sheet_points: list[int] = (
            list(START_SHEET) * places if like is None else like.sheet_points[:]
        )
        self.res: list[int] = [0] * (4 * places) if like is None else like.res[:]
        """Potato, maize, stone, gold of each place."""
        self.temple: list[int] = [0] * places if like is None else like.temple[:]
        self.priest: list[int] = [frames.NONE] * places if like is None else like.priest[:]
        """The section of the High Priest."""
        self.workers: list[int] = [0] * (len(KINDS) * places) if like is None else like.workers[:]
        """Supplies by place and kind; Axomamma's stand in `ax_workers`."""
        self.gods: list[int] = [0] * places if like is None else like.gods[:]
        """God cards in hand."""
        self.armies: list[int] = [0] * places if like is None else like.armies[:]
        """Army cards in hand."""
        self.army_up: list[int] = [0] * places if like is None else like.army_up[:]
        self.army_down: list[int] = [0] * places if like is None else like.army_down[:]
        self.prod_up: list[int] = [0] * places if like is None else like.prod_up[:]
        self.prod_down: list[int] = [0] * places if like is None else like.prod_down[:]
        self.passive: list[int] = [0] * places if like is None else like.passive[:]
        self.statues: list[int] = (
            [0] * (len(content.STATUE_COUNT) * places) if like is None else like.statues[:]
        )
        self.tapestries: list[tuple[tuple[int, ...], ...]] = (
            [()] * places if like is None else like.tapestries[:]
        )
        self.dealt: list[int] = [0] * places if like is None else like.dealt[:]
        """God cards of the set-up: dealt and not kept, later not yet played."""
        self.known: list[int] = [0] * (seats + 1) if like is None else like.known[:]
        """God cards in the hands of others that each seat, last a spectator, knows to be there."""

        self.bag: list[int] = [content.BAG_START] * len(KINDS) if like is None else like.bag[:]
        self.removed: list[int] = (
            [content.REMOVED[seats]] * len(KINDS) if like is None else like.removed[:]
        )
        self.village: list[int] = [] if like is None else like.village[:]
        """Kinds from the potato end to the maize end."""
        self.nomads: list[int] = [0] * len(KINDS) if like is None else like.nomads[:]
        self.casualties: list[int] = [0] * len(KINDS) if like is None else like.casualties[:]
        self.hill: list[int] = [frames.NONE] * len(content.SPACES) if like is None else like.hill[:]
        self.filled: int = 0 if like is None else like.filled
        """Spaces that hold a worker."""
        self.steps: list[int] = (
            [frames.NONE] * len(content.SLOTS) if like is None else like.steps[:]
        )
        self.regions: list[int] = (
            [frames.NONE] * len(content.TARGETS) if like is None else like.regions[:]
        )
        self.stock: list[int] = list(content.STATUE_COUNT) if like is None else like.stock[:]

        self.deck: int = content.ALL_GODS if like is None else like.deck
        """God cards of the deck in no order."""
        self.deck_known: list[int] = [0] * (seats + 1) if like is None else like.deck_known[:]
        """Cards that each seat, last a spectator, knows to be among them."""
        self.bottom: tuple[int, ...] = () if like is None else like.bottom
        """God cards put under the deck, the upper first."""
        self.bottom_known: tuple[int, ...] = () if like is None else like.bottom_known
        """Who knows them: a bit for each seat, then one for spectators."""
        self.offer: list[int] = [] if like is None else like.offer[:]
        """Oldest first."""
        self.aside: int = frames.NONE if like is None else like.aside
        """The card played for this turn's placement."""
        self.played: int = 0 if like is None else like.played
        """God cards played in set-up or card phase."""
        self.army_deck: int = content.ALL_ARMY if like is None else like.army_deck
        self.army_deck_known: list[int] = (
            [0] * (seats + 1) if like is None else like.army_deck_known[:]
        )
        self.discard: int = 0 if like is None else like.discard
        self.market: list[int] = (
            [frames.NONE] * len(content.MARKET) if like is None else like.market[:]
        )
        self.stacks: list[int] = list(content.STACKS) if like is None else like.stacks[:]
        self.under: list[tuple[int, ...]] = [(), ()] if like is None else like.under[:]
        """Buildings put under the two stacks, the upper first."""
        self.starting: int = content.STARTING if like is None else like.starting
        self.pile: int = content.PILE[seats] if like is None else like.pile
        self.top: int = frames.NONE if like is None else like.top
        """The face-up weaving."""
        self.second: int = frames.NONE if like is None else like.second
        """The tile beneath it, if anybody has seen it."""
        self.second_known: int = 0 if like is None else like.second_known
        self.under_pile: tuple[int, ...] = () if like is None else like.under_pile
        self.drawn: int = 0 if like is None else like.drawn
        """Weavings on show in a purchase."""

        solo_slots = [frames.NONE] * content.CARD_SLOTS if self.solo else []
        self.slots: list[int] = solo_slots if like is None else like.slots[:]
        solo_tokens = list(content.TOKEN_START) if self.solo else []
        self.tokens: list[int] = solo_tokens if like is None else like.tokens[:]
        self.ax_workers: list[int] = [] if like is None else like.ax_workers[:]
        """Kinds, the oldest first."""
        self.ax_placed: int = 0 if like is None else like.ax_placed
        """Whether she has placed a worker."""

        self.given: int = 0 if like is None else like.given
        self.received: int = 0 if like is None else like.received
        """Resources given and received by exchanges at this decision (TW-B03)."""
        self.up_used: int = 0 if like is None else like.up_used
        """Extra flips used in this Produce: UP_OWN, UP_REACTION."""
        self.stack: list[Frame] = [(frames.SETUP, 0, 0)] if like is None else like.stack[:]
        self.row: list[int] = [] if like is None else like.row
        """The answers to the question on top of the stack; never changed, only replaced."""
        self.odds: list[tuple[int, int]] = [] if like is None else like.odds
        """The outcomes of the draw on top of the stack, once somebody has asked for them."""

    def clone(self) -> State:
        return State(self.seats, self.rules_version, self)

    def actor(self) -> int:
        if not self.stack:
            return OVER
        frame = self.stack[-1]
        return CHANCE if frame[0] >= frames.FIRST_DRAW else frame[1]

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
        if self.stack:
            return None
        return "third_festival" if self.last_festival == content.FESTIVALS else "mini"

    def gain(self, place: int, resource: int, number: int) -> None:
        """Take resources from the supply; Axomamma exchanges potatoes at once (TW-X16)."""
        stock = self.res[4 * place + resource] + number
        self.res[4 * place + resource] = stock
        if resource == POTATO and self.solo and place == AX and stock >= content.AX_POTATOES:
            times = stock // content.AX_POTATOES
            self.res[4 * place] = stock - times * content.AX_POTATOES
            self.add_points(place, content.C_AX_POTATO, times * content.AX_POTATOES_VP)

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
            works = content.AX_PASSIVES if self.solo_flags & content.SOLO_PASSIVES else 0
            return self.passive[place] & building & works != 0
        return self.passive[place] & building != 0

    def owner_of(self, building: int) -> int:
        """The place for which the passive building works, or -1."""
        for place in range(self.places):
            if self.owns(place, building):
                return place
        return frames.NONE

    def deck_only(self) -> bool:
        """Whether god cards come from the deck alone (TW-S18, TW-F19)."""
        return self.stage in (frames.IN_SETUP, frames.IN_CARD_PHASE)

    def is_ax(self, place: int) -> bool:
        return self.solo and place == AX


def new_state(seats: int, options: Mapping[str, Any], rules_version: int) -> State:
    """A game before its first entry."""
    s = State(seats, rules_version)
    setup.take_options(s, options)
    decisions.advance(s)
    return s

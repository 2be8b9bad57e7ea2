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
            like.version_facts if like else version_facts(rules_version)
        )
        self.random_rotation: bool = like.random_rotation if like else True
        self.start_option: int = like.start_option if like else 0
        """The place that starts, from 1; 0 to draw it."""
        self.solo_flags: int = like.solo_flags if like else 0
        """Bits of solo.EASY_... and solo.HARD_..."""
        self.personality: int = like.personality if like else frames.RANDOM

        self.rotation: int = like.rotation if like else 0
        self.stage: int = like.stage if like else frames.IN_SETUP
        self.active: int = like.active if like else 0
        self.first: int = like.first if like else 0
        self.holder: int = like.holder if like else frames.NONE
        """Who holds the Festival token."""
        self.festivals: int = like.festivals if like else 0
        """Festivals resolved."""
        self.last_festival: int = like.last_festival if like else content.FESTIVALS
        """The number of the Festival that ends the game."""
        self.turns: list[int] = like.turns[:] if like else [0] * places
        self.score: list[int] = like.score[:] if like else [content.START_SCORE] * places
        self.sheet_points: list[int] = like.sheet_points[:] if like else list(START_SHEET) * places
        self.res: list[int] = like.res[:] if like else [0] * (4 * places)
        """Potato, maize, stone, gold of each place."""
        self.temple: list[int] = like.temple[:] if like else [0] * places
        self.priest: list[int] = like.priest[:] if like else [frames.NONE] * places
        """The section of the High Priest."""
        self.workers: list[int] = like.workers[:] if like else [0] * (len(KINDS) * places)
        """Supplies by place and kind; Axomamma's stand in `ax_workers`."""
        self.gods: list[int] = like.gods[:] if like else [0] * places
        """God cards in hand."""
        self.armies: list[int] = like.armies[:] if like else [0] * places
        """Army cards in hand."""
        self.army_up: list[int] = like.army_up[:] if like else [0] * places
        self.army_down: list[int] = like.army_down[:] if like else [0] * places
        self.prod_up: list[int] = like.prod_up[:] if like else [0] * places
        self.prod_down: list[int] = like.prod_down[:] if like else [0] * places
        self.passive: list[int] = like.passive[:] if like else [0] * places
        self.statues: list[int] = (
            like.statues[:] if like else [0] * (len(content.STATUE_COUNT) * places)
        )
        self.tapestries: list[tuple[tuple[int, ...], ...]] = (
            like.tapestries[:] if like else [()] * places
        )
        self.dealt: list[int] = like.dealt[:] if like else [0] * places
        """God cards of the set-up: dealt and not kept, later not yet played."""
        self.known: list[int] = like.known[:] if like else [0] * (seats + 1)
        """God cards in the hands of others that each seat, last a spectator, knows to be there."""

        self.bag: list[int] = like.bag[:] if like else [content.BAG_START] * len(KINDS)
        self.removed: list[int] = like.removed[:] if like else [content.REMOVED[seats]] * len(KINDS)
        self.village: list[int] = like.village[:] if like else []
        """Kinds from the potato end to the maize end."""
        self.nomads: list[int] = like.nomads[:] if like else [0] * len(KINDS)
        self.casualties: list[int] = like.casualties[:] if like else [0] * len(KINDS)
        self.hill: list[int] = like.hill[:] if like else [frames.NONE] * len(content.SPACES)
        self.filled: int = like.filled if like else 0
        """Spaces that hold a worker."""
        self.steps: list[int] = like.steps[:] if like else [frames.NONE] * len(content.SLOTS)
        self.regions: list[int] = like.regions[:] if like else [frames.NONE] * len(content.TARGETS)
        self.stock: list[int] = like.stock[:] if like else list(content.STATUE_COUNT)

        self.deck: int = like.deck if like else content.ALL_GODS
        """God cards of the deck in no order."""
        self.deck_known: list[int] = like.deck_known[:] if like else [0] * (seats + 1)
        """Cards that each seat, last a spectator, knows to be among them."""
        self.bottom: tuple[int, ...] = like.bottom if like else ()
        """God cards put under the deck, the upper first."""
        self.bottom_known: tuple[int, ...] = like.bottom_known if like else ()
        """Who knows them: a bit for each seat, then one for spectators."""
        self.offer: list[int] = like.offer[:] if like else []
        """Oldest first."""
        self.aside: int = like.aside if like else frames.NONE
        """The card played for this turn's placement."""
        self.played: int = like.played if like else 0
        """God cards played in set-up or card phase."""
        self.army_deck: int = like.army_deck if like else content.ALL_ARMY
        self.army_deck_known: list[int] = like.army_deck_known[:] if like else [0] * (seats + 1)
        self.discard: int = like.discard if like else 0
        self.market: list[int] = like.market[:] if like else [frames.NONE] * len(content.MARKET)
        self.stacks: list[int] = like.stacks[:] if like else list(content.STACKS)
        self.under: list[tuple[int, ...]] = like.under[:] if like else [(), ()]
        """Buildings put under the two stacks, the upper first."""
        self.starting: int = like.starting if like else content.STARTING
        self.pile: int = like.pile if like else content.PILE[seats]
        self.top: int = like.top if like else frames.NONE
        """The face-up weaving."""
        self.second: int = like.second if like else frames.NONE
        """The tile beneath it, if anybody has seen it."""
        self.second_known: int = like.second_known if like else 0
        self.under_pile: tuple[int, ...] = like.under_pile if like else ()
        self.drawn: int = like.drawn if like else 0
        """Weavings on show in a purchase."""

        self.slots: list[int] = (
            like.slots[:] if like else [frames.NONE] * content.CARD_SLOTS if self.solo else []
        )
        self.tokens: list[int] = (
            like.tokens[:] if like else list(content.TOKEN_START) if self.solo else []
        )
        self.ax_workers: list[int] = like.ax_workers[:] if like else []
        """Kinds, the oldest first."""
        self.ax_placed: int = like.ax_placed if like else 0
        """Whether she has placed a worker."""

        self.given: int = like.given if like else 0
        self.received: int = like.received if like else 0
        """Resources given and received by exchanges at this decision (TW-B03)."""
        self.up_used: int = like.up_used if like else 0
        """Extra flips used in this Produce: UP_OWN, UP_REACTION."""
        self.stack: list[Frame] = like.stack[:] if like else [(frames.SETUP, 0, 0)]
        self.row: list[int] = like.row if like else []
        """The answers to the question on top of the stack; never changed, only replaced."""
        self.odds: list[tuple[int, int]] = like.odds if like else []
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

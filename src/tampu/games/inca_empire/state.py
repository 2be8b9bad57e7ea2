"""The position of a game of Inca Empire, with the methods of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from tampu.core.contract import CHANCE, OVER, Event, Json
from tampu.core.decisions import raise_illegal
from tampu.core.errors import Params, Refusal, Value
from tampu.core.rng import Rng
from tampu.games.inca_empire import codec, decisions, prompt, scoring
from tampu.games.inca_empire import view as views
from tampu.games.inca_empire.actions import ACTIONS, OUTCOMES
from tampu.games.inca_empire.content import KINDS_OF_CARD, REGIONS, SHEET, UNKNOWN
from tampu.games.inca_empire.rules.board import Board, Setting, setting_of
from tampu.games.inca_empire.rules.stages import COLOR, END, NO_CARD, NOTHING, PLACE, TURN


class State:
    """A position: plain numbers, and sets as ints with a bit for each member."""

    __slots__ = (
        "arrival", "arrived", "blocked", "board", "built", "cities", "clock", "colors",
        "conquered", "construction_open", "count", "cursor", "dealt", "discard", "drawn",
        "effects", "events", "extras", "face_down", "faces", "fresh", "fresh_by", "frontier",
        "garrisons", "hands", "history", "invasions", "labor", "left", "main", "marker", "menu",
        "network", "open_lines", "order", "owned", "parallels", "pending", "pile", "pilgrim",
        "place", "placed", "points", "progress", "reached", "refills", "roads", "roads_open",
        "rules_version", "seats", "setting", "stage", "taken", "templed", "temples", "terraces",
        "touched", "types", "vp", "wild",
    )  # fmt: skip

    def __init__(self, setting: Setting, like: State | None = None) -> None:
        """The table before the set-up, or a copy of `like` without its events."""
        board, seats = setting.board, setting.seats
        self.setting: Setting = setting
        self.board: Board = board
        self.seats: int = seats
        self.rules_version: int = setting.rules_version
        self.events: list[Event] | None = None

        self.stage: int = like.stage if like else COLOR
        self.cursor: int = like.cursor if like else 0
        """How far the stage has come: a seat or number in set-up, else the place in the order."""
        self.place: int = like.place if like else -1
        """The phase on the era track; -1 during set-up."""
        self.colors: list[int] = like.colors[:] if like else [-1] * seats
        self.order: list[int] = like.order[:] if like else [-1] * seats
        """The seats by turn order tile."""

        self.vp: list[int] = like.vp[:] if like else [0] * seats
        self.arrival: list[int] = like.arrival[:] if like else [0] * seats
        self.clock: int = like.clock if like else seats
        """The last value given to `arrival` (IE-T08)."""
        self.labor: list[int] = like.labor[:] if like else [0] * seats
        self.points: list[int] = like.points[:] if like else [0] * (seats * len(SHEET))
        self.history: tuple[tuple[int, ...], ...] = like.history if like else ()
        """For each Sapa Inca phase its column, then what each seat scored in it, then its VP."""

        self.marker: bytearray = like.marker[:] if like else bytearray([UNKNOWN]) * len(REGIONS)
        """The type of each region's marker once it is turned up; it stays when taken."""
        self.types: list[int] = like.types[:] if like else [0] * UNKNOWN
        """The regions whose marker is of each type, as far as turned up."""
        self.left: list[int] = like.left[:] if like else list(setting.markers)
        """Face-down markers of each type."""
        self.face_down: int = like.face_down if like else board.regions & ~board.start_regions
        self.conquered: int = like.conquered if like else board.start_regions
        self.owned: list[int] = like.owned[:] if like else [0] * seats
        self.terraces: list[int] = like.terraces[:] if like else [0] * seats
        self.cities: int = like.cities if like else 0
        self.garrisons: int = like.garrisons if like else 0
        self.temples: int = like.temples if like else 0

        self.roads: list[int] = like.roads[:] if like else [0] * seats
        """Normal roads and new links of each seat, as lines."""
        self.parallels: list[int] = like.parallels[:] if like else [0] * seats
        """Parallels of each seat, as the printed connections they double."""
        # What follows from roads and conquests; rules/roads.py updates it.
        self.taken: int = like.taken if like else 0
        """Lines that carry a normal road or a new link of anybody."""
        self.blocked: int = like.blocked if like else 0
        """New links crossed by one that is built (IE-W11)."""
        self.network: list[int] = like.network[:] if like else [0] * seats
        self.frontier: list[int] = like.frontier[:] if like else [0] * seats
        """Lines with an end in the network."""
        self.touched: list[int] = like.touched[:] if like else [0] * seats
        """Regions touched by a site of the network."""
        self.open_lines: int = like.open_lines if like else 0
        """Lines with an end that touches a conquered region."""
        self.reached: int = like.reached if like else 0
        """Sites that touch a conquered region."""
        self.pending: int = like.pending if like else 0
        """Regions whose marker is to be turned up now."""

        self.hands: bytearray = like.hands[:] if like else bytearray(seats * KINDS_OF_CARD)
        self.pile: bytearray = like.pile[:] if like else bytearray(setting.cards)
        self.discard: bytearray = like.discard[:] if like else bytearray(KINDS_OF_CARD)
        self.faces: bytearray = like.faces[:] if like else bytearray(seats * KINDS_OF_CARD)
        """Face-up cards by field."""
        self.fresh: bytearray = like.fresh[:] if like else bytearray([NO_CARD]) * seats
        """The card of this Sun phase on each field, while face down."""
        self.fresh_by: bytearray = like.fresh_by[:] if like else bytearray([NO_CARD]) * seats
        self.effects: bytes = like.effects if like else bytes(seats * KINDS_OF_CARD)
        """c(X) for each seat and card X."""
        # The history of the cards: what a seat knows of the hidden ones follows from it.
        self.dealt: bytes = like.dealt if like else b""
        """The cards dealt in set-up, three for each seat."""
        self.placed: bytes = like.placed if like else b""
        """Seat and card of each card placed, in order."""
        self.drawn: bytes = like.drawn if like else b""
        """The card drawn after each placing."""
        self.refills: tuple[tuple[int, bytes], ...] = like.refills if like else ()
        """For each refill how many cards had been placed, and the new pile by kinds of card."""
        self.invasions: list[int] = like.invasions[:] if like else [0, 0]
        """Invasion markers left: arrival, blank."""
        self.arrived: bool = like.arrived if like else False

        # The People turn in progress.
        self.progress: int = like.progress if like else NOTHING
        self.roads_open: bool = like.roads_open if like else False
        self.construction_open: bool = like.construction_open if like else False
        self.built: int = like.built if like else 0
        """Roads built in Road Building."""
        self.main: int = like.main if like else 0
        """The kind of the main option of this Construction, 0 while none is taken."""
        self.count: int = like.count if like else 0
        """Steps of the main option so far."""
        self.extras: int = like.extras if like else 0
        self.wild: int = like.wild if like else 0
        """Wilderness roads built in this turn."""
        self.pilgrim: bool = like.pilgrim if like else False
        self.templed: bool = like.templed if like else False
        self.menu: list[int] = like.menu if like else []
        """For each kind of decision the set of its legal rows; empty where nobody decides. The
        list is shared with clones: replace it, never change it."""

    # The contract.

    def actor(self) -> int:
        stage = self.stage
        if stage in (TURN, PLACE):
            return self.order[self.cursor]
        if stage == END:
            return OVER
        if stage == COLOR and self.setting.chosen_colors:
            return self.cursor
        return CHANCE

    def legal(self) -> list[int]:
        return decisions.legal(self)

    def candidates(self) -> list[int]:
        return decisions.legal(self)

    def sample(self, rng: Rng) -> int:
        return decisions.sample(self, rng)

    def is_legal(self, action: int) -> bool:
        return decisions.is_legal(self, action)

    def why_not(self, action: int) -> Refusal | None:
        rule = decisions.refuse(self, action)
        return prompt.explain(self, action, rule) if rule else None

    def apply(self, action: int) -> None:
        if not self.is_legal(action):
            raise_illegal(self, action, ACTIONS, OUTCOMES)
        decisions.do(self, action)

    def chance(self) -> list[tuple[int, int]]:
        return decisions.chance(self)

    def source(self) -> str:
        return decisions.DRAWS[self.stage].source

    def clone(self) -> State:
        return State(self.setting, self)

    def key(self) -> bytes:
        return codec.key(self)

    def to_json(self) -> Json:
        return codec.to_json(self)

    def view(self, seat: int | None) -> Json:
        return cast(Json, views.view(self, seat))

    def determinize(self, seat: int, rng: Rng) -> State:
        copy = State(self.setting, self)
        views.redraw_hidden(copy, seat, rng)
        return copy

    def question(self) -> tuple[str, Params]:
        return prompt.question(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def sheet(self) -> list[dict[str, int]]:
        return scoring.sheet(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def end(self) -> str | None:
        return scoring.end_reason(self)

    # What all chapters of the rules use.

    def active(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.cursor]

    def ranked(self) -> list[int]:
        """The seats from the leader to the last (IE-T07)."""
        keys = [(-self.vp[seat], self.arrival[seat], seat) for seat in range(self.seats)]
        keys.sort()
        return [seat for _, _, seat in keys]

    def tell(self, name: str, **params: Value) -> None:
        """Append an event, where events are collected."""
        if self.events is not None:
            self.events.append(Event(f"inca_empire-event-{name}", params))

    def gain(self, seat: int, category: int, points: int) -> None:
        """Enter points of a step on the score sheet; `move` then moves the figure once."""
        self.points[seat * len(SHEET) + category] += points
        if self.events is not None and points:
            self.tell("points", seat=seat + 1, points=points, category=SHEET[category])

    def move(self, seat: int, points: int) -> None:
        """Move the figure; it comes to stand outside those already there (IE-T08, T09)."""
        if points > 0:
            self.vp[seat] += points
            self.clock += 1
            self.arrival[seat] = self.clock


def new_state(seats: int, options: Mapping[str, Any], rules_version: int) -> State:
    """The first state: colours are due."""
    s = State(setting_of(seats, options, rules_version))
    decisions.advance(s)
    return s

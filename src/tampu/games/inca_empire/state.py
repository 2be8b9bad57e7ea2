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

        self.stage: int = COLOR if like is None else like.stage
        self.cursor: int = 0 if like is None else like.cursor
        """How far the stage has come: a seat or number in set-up, else the place in the order."""
        self.place: int = -1 if like is None else like.place
        """The phase on the era track; -1 during set-up."""
        self.colors: list[int] = [-1] * seats if like is None else like.colors[:]
        self.order: list[int] = [-1] * seats if like is None else like.order[:]
        """The seats by turn order tile."""

        self.vp: list[int] = [0] * seats if like is None else like.vp[:]
        self.arrival: list[int] = [0] * seats if like is None else like.arrival[:]
        self.clock: int = seats if like is None else like.clock
        """The last value given to `arrival` (IE-T08)."""
        self.labor: list[int] = [0] * seats if like is None else like.labor[:]
        self.points: list[int] = [0] * (seats * len(SHEET)) if like is None else like.points[:]
        self.history: tuple[tuple[int, ...], ...] = () if like is None else like.history
        """For each Sapa Inca phase its column, then what each seat scored in it, then its VP."""

        self.marker: bytearray = (
            bytearray([UNKNOWN]) * len(REGIONS) if like is None else like.marker[:]
        )
        """The type of each region's marker once it is turned up; it stays when taken."""
        self.types: list[int] = [0] * UNKNOWN if like is None else like.types[:]
        """The regions whose marker is of each type, as far as turned up."""
        self.left: list[int] = list(setting.markers) if like is None else like.left[:]
        """Face-down markers of each type."""
        self.face_down: int = (
            board.regions & ~board.start_regions if like is None else like.face_down
        )
        self.conquered: int = board.start_regions if like is None else like.conquered
        self.owned: list[int] = [0] * seats if like is None else like.owned[:]
        self.terraces: list[int] = [0] * seats if like is None else like.terraces[:]
        self.cities: int = 0 if like is None else like.cities
        self.garrisons: int = 0 if like is None else like.garrisons
        self.temples: int = 0 if like is None else like.temples

        self.roads: list[int] = [0] * seats if like is None else like.roads[:]
        """Normal roads and new links of each seat, as lines."""
        self.parallels: list[int] = [0] * seats if like is None else like.parallels[:]
        """Parallels of each seat, as the printed connections they double."""
        # What follows from roads and conquests; rules/roads.py updates it.
        self.taken: int = 0 if like is None else like.taken
        """Lines that carry a normal road or a new link of anybody."""
        self.blocked: int = 0 if like is None else like.blocked
        """New links crossed by one that is built (IE-W11)."""
        self.network: list[int] = [0] * seats if like is None else like.network[:]
        self.frontier: list[int] = [0] * seats if like is None else like.frontier[:]
        """Lines with an end in the network."""
        self.touched: list[int] = [0] * seats if like is None else like.touched[:]
        """Regions touched by a site of the network."""
        self.open_lines: int = 0 if like is None else like.open_lines
        """Lines with an end that touches a conquered region."""
        self.reached: int = 0 if like is None else like.reached
        """Sites that touch a conquered region."""
        self.pending: int = 0 if like is None else like.pending
        """Regions whose marker is to be turned up now."""

        self.hands: bytearray = bytearray(seats * KINDS_OF_CARD) if like is None else like.hands[:]
        self.pile: bytearray = bytearray(setting.cards) if like is None else like.pile[:]
        self.discard: bytearray = bytearray(KINDS_OF_CARD) if like is None else like.discard[:]
        self.faces: bytearray = bytearray(seats * KINDS_OF_CARD) if like is None else like.faces[:]
        """Face-up cards by field."""
        self.fresh: bytearray = bytearray([NO_CARD]) * seats if like is None else like.fresh[:]
        """The card of this Sun phase on each field, while face down."""
        self.fresh_by: bytearray = (
            bytearray([NO_CARD]) * seats if like is None else like.fresh_by[:]
        )
        self.effects: bytes = bytes(seats * KINDS_OF_CARD) if like is None else like.effects
        """c(X) for each seat and card X."""
        # The history of the cards: what a seat knows of the hidden ones follows from it.
        self.dealt: bytes = b"" if like is None else like.dealt
        """The cards dealt in set-up, three for each seat."""
        self.placed: bytes = b"" if like is None else like.placed
        """Seat and card of each card placed, in order."""
        self.drawn: bytes = b"" if like is None else like.drawn
        """The card drawn after each placing."""
        self.refills: tuple[tuple[int, bytes], ...] = () if like is None else like.refills
        """For each refill how many cards had been placed, and the new pile by kinds of card."""
        self.invasions: list[int] = [0, 0] if like is None else like.invasions[:]
        """Invasion markers left: arrival, blank."""
        self.arrived: bool = False if like is None else like.arrived

        # The People turn in progress.
        self.progress: int = NOTHING if like is None else like.progress
        self.roads_open: bool = False if like is None else like.roads_open
        self.construction_open: bool = False if like is None else like.construction_open
        self.built: int = 0 if like is None else like.built
        """Roads built in Road Building."""
        self.main: int = 0 if like is None else like.main
        """The kind of the main option of this Construction, 0 while none is taken."""
        self.count: int = 0 if like is None else like.count
        """Steps of the main option so far."""
        self.extras: int = 0 if like is None else like.extras
        self.wild: int = 0 if like is None else like.wild
        """Wilderness roads built in this turn."""
        self.pilgrim: bool = False if like is None else like.pilgrim
        self.templed: bool = False if like is None else like.templed
        self.menu: list[int] = [] if like is None else like.menu
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

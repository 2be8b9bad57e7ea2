"""What lies on the table: plain numbers, sets as ints, and nothing about the future."""

from __future__ import annotations

from typing import Final

from tampu.core.contract import Event
from tampu.core.errors import Value
from tampu.games.inca_empire.actions import KINDS
from tampu.games.inca_empire.board import Board, Setting
from tampu.games.inca_empire.content import KINDS_OF_CARD, REGIONS, SHEET, UNKNOWN

# What is due (`stage`).
COLOR: Final = 0
"""A seat takes its colour: a decision or a draw (IE-S05, S14)."""
GODS: Final = 1
"""The Hand of God regions are turned up (IE-V09)."""
FIRST_REGIONS: Final = 2
"""The regions beside the start regions are turned up (IE-S08)."""
DEAL: Final = 3
TILE: Final = 4
PLACE: Final = 5
"""A seat places a Sun card (D1)."""
DRAW: Final = 6
TURN: Final = 7
"""A seat decides in its People turn (D2, D3, D4)."""
REVEAL: Final = 8
"""Markers that a step of a People turn turned up are drawn."""
INVASION: Final = 9
END: Final = 10

# The action in progress in a People turn.
NOTHING: Final = 0
ROAD_BUILDING: Final = 1
CONSTRUCTION: Final = 2

NO_CARD: Final = 255
"""On a field: no card of this Sun phase."""
HIDDEN: Final = 254
"""In a seat's view: a card of this Sun phase that the seat may not know."""


class Position:
    """A position of the game; the rules work on it."""

    __slots__ = (
        "arrival",
        "arrived",
        "blocked",
        "board",
        "built",
        "cities",
        "clock",
        "colors",
        "conquered",
        "construction_open",
        "count",
        "cursor",
        "dealt",
        "discard",
        "drawn",
        "effects",
        "events",
        "extras",
        "face_down",
        "faces",
        "fresh",
        "fresh_by",
        "frontier",
        "garrisons",
        "hands",
        "history",
        "invasions",
        "labor",
        "left",
        "main",
        "marker",
        "menu",
        "network",
        "open_lines",
        "order",
        "owned",
        "parallels",
        "pending",
        "pile",
        "pilgrim",
        "place",
        "placed",
        "points",
        "progress",
        "reached",
        "refills",
        "roads",
        "roads_open",
        "seats",
        "setting",
        "stage",
        "taken",
        "templed",
        "temples",
        "terraces",
        "touched",
        "types",
        "vp",
        "wild",
    )

    def __init__(self, setting: Setting) -> None:
        seats = setting.seats
        board = setting.board
        self.setting: Setting = setting
        self.board: Board = board
        self.seats: int = seats
        self.events: list[Event] | None = None

        self.stage: int = COLOR
        self.cursor: int = 0
        """How far the stage has come: a seat or number in set-up, else the place in the order."""
        self.place: int = -1
        """The phase on the era track; -1 during set-up."""
        self.colors: list[int] = [-1] * seats
        self.order: list[int] = [-1] * seats
        """The seats by turn order tile."""

        self.vp: list[int] = [0] * seats
        self.arrival: list[int] = [0] * seats
        self.clock: int = seats
        """The last value given to `arrival` (IE-T08)."""
        self.labor: list[int] = [0] * seats
        self.points: list[int] = [0] * (seats * len(SHEET))
        self.history: tuple[tuple[int, ...], ...] = ()
        """For each Sapa Inca phase its column, then what each seat scored in it, then its VP."""

        self.marker: bytearray = bytearray([UNKNOWN]) * len(REGIONS)
        """The type of each region's marker once it is turned up; it stays when taken."""
        self.types: list[int] = [0] * UNKNOWN
        """The regions whose marker is of each type, as far as turned up."""
        self.left: list[int] = list(setting.markers)
        """Face-down markers of each type."""
        self.face_down: int = board.regions & ~board.start_regions
        self.conquered: int = board.start_regions
        self.owned: list[int] = [0] * seats
        self.terraces: list[int] = [0] * seats
        self.cities: int = 0
        self.garrisons: int = 0
        self.temples: int = 0

        self.roads: list[int] = [0] * seats
        """Normal roads and new links of each seat, as lines."""
        self.parallels: list[int] = [0] * seats
        """Parallels of each seat, as the printed connections they double."""
        # What follows from roads and conquests, kept up to date by chapter 9.
        self.taken: int = 0
        """Lines that carry a normal road or a new link of anybody."""
        self.blocked: int = 0
        """New links crossed by one that is built (IE-W11)."""
        self.network: list[int] = [0] * seats
        self.frontier: list[int] = [0] * seats
        """Lines with an end in the network."""
        self.touched: list[int] = [0] * seats
        """Regions touched by a site of the network."""
        self.open_lines: int = 0
        """Lines with an end that touches a conquered region."""
        self.reached: int = 0
        """Sites that touch a conquered region."""
        self.pending: int = 0
        """Regions whose marker is to be turned up now."""

        self.hands: bytearray = bytearray(seats * KINDS_OF_CARD)
        self.pile: bytearray = bytearray(setting.cards)
        self.discard: bytearray = bytearray(KINDS_OF_CARD)
        self.faces: bytearray = bytearray(seats * KINDS_OF_CARD)
        """Face-up cards by field."""
        self.fresh: bytearray = bytearray([NO_CARD]) * seats
        """The card of this Sun phase on each field, while face down."""
        self.fresh_by: bytearray = bytearray([NO_CARD]) * seats
        self.effects: bytearray = bytearray(seats * KINDS_OF_CARD)
        """c(X) for each seat and card X."""
        # The history of the cards: what a seat knows of the hidden ones follows from it.
        self.dealt: bytes = b""
        """The cards dealt in set-up, three for each seat."""
        self.placed: bytes = b""
        """Seat and card of each card placed, in order."""
        self.drawn: bytes = b""
        """The card drawn after each placing."""
        self.refills: tuple[tuple[int, bytes], ...] = ()
        """For each refill how many cards had been placed, and the new pile by kinds of card."""
        self.invasions: list[int] = [0, 0]
        """Invasion markers left: arrival, blank."""
        self.arrived: bool = False

        # The People turn in progress.
        self.progress: int = NOTHING
        self.roads_open: bool = False
        self.construction_open: bool = False
        self.built: int = 0
        """Roads built in Road Building."""
        self.main: int = 0
        """The kind of the main option of this Construction, 0 while none is taken."""
        self.count: int = 0
        """Steps of the main option so far."""
        self.extras: int = 0
        self.wild: int = 0
        """Wilderness roads built in this turn."""
        self.pilgrim: bool = False
        self.templed: bool = False
        self.menu: list[int] = []
        """For each kind the legal rows as a set; empty where nobody decides. Never changed."""

    def offer(self, kind: int, rows: int) -> None:
        """Offer the rows of one kind and nothing else."""
        menu = [0] * KINDS
        menu[kind] = rows
        self.menu = menu

    def active(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.cursor]

    def ranked(self) -> list[int]:
        """The seats from the leader to the last (IE-T07)."""
        keys = [(-self.vp[seat], self.arrival[seat], seat) for seat in range(self.seats)]
        keys.sort()
        return [seat for _, _, seat in keys]

    def note(self, key: str, **params: Value) -> None:
        """Tell what followed by itself, where somebody listens."""
        if self.events is not None:
            self.events.append(Event(f"inca_empire-event-{key}", params))

    def gain(self, seat: int, category: int, points: int) -> None:
        """Enter points of a step on the score sheet; `move` then moves the figure once."""
        self.points[seat * len(SHEET) + category] += points
        if self.events is not None and points:
            self.note("points", seat=seat + 1, points=points, category=SHEET[category])

    def move(self, seat: int, points: int) -> None:
        """Move the figure; it comes to stand outside those already there (IE-T08, T09)."""
        if points > 0:
            self.vp[seat] += points
            self.clock += 1
            self.arrival[seat] = self.clock

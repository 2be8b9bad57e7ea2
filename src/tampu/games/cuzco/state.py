"""The position: flat lists of small numbers, and what is worked out from them until it changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tampu.core.contract import Event
from tampu.core.options import OptionValue
from tampu.games.cuzco.board import (
    CELL,
    FIRST_DOUBLE,
    FIRST_SINGLE,
    FOOTPRINTS,
    GATES,
    INSIDE_GROUND,
    SIZE,
)
from tampu.games.cuzco.board import PONDS as PRINTED_PONDS
from tampu.games.cuzco.content import (
    COPIES,
    FLOORS,
    INCAS,
    KINDS_OF_CARDS,
    OWN_TILES,
    PONDS,
    TOKENS,
)

# What lies on top of a cell.
BARE: Final = 0
CROP: Final = 1
VILLAGE: Final = 2
WATER: Final = 3
# What stands on a cell: nothing, the Inca of seat n as n + 1, or a temple.
TEMPLE: Final = 9

# What is due: the chance entries of chapter 4.2 and the decision points of chapter 4.
POINTS: Final = (
    "start_player",
    "first_face_up",
    "deal",
    "mandatory_tile",
    "action",
    "draw_blind",
    "replace_face_up",
    "proposal",
    "bid",
    "further_card",
    "next_face_up",
    "over",
)
CHOOSE_START: Final = 0
FIRST_FACE_UP: Final = 1
DEAL_HANDS: Final = 2
MANDATORY_TILE: Final = 3
ACTION: Final = 4
BLIND_CARD: Final = 5
REPLACE_FACE_UP: Final = 6
PROPOSAL: Final = 7
BID: Final = 8
FURTHER_CARD: Final = 9
NEXT_FACE_UP: Final = 10
GAME_OVER: Final = 11

# Why the game ends.
REASONS: Final = ("", "last_triple", "standstill")
RUNNING: Final = 0
LAST_TRIPLE: Final = 1
STANDSTILL: Final = 2

# Where a seat stands in a festival (chapter 7.4).
AWAY: Final = 0
BIDDING: Final = 1
PASSED: Final = 2
OUT: Final = 3

SHEET: Final = (
    "temples_built",
    "temples_expanded",
    "ponds",
    "festivals_alone",
    "festivals_shared",
    "final_first",
    "final_second",
)
BUILT: Final = 0
EXPANDED: Final = 1
POND_SHARE: Final = 2
FESTIVAL_ALONE: Final = 3
FESTIVAL_SHARED: Final = 4
FINAL_FIRST: Final = 5
FINAL_SECOND: Final = 6
CATEGORIES: Final = 7

# Where each kind begins in the list of what fits the board, and how many kinds there are.
FIT_TRIPLE: Final = 0
FIT_DOUBLE: Final[int] = FIRST_DOUBLE
FIT_SINGLE: Final[int] = FIRST_SINGLE
FIT_POND: Final[int] = len(FOOTPRINTS)
FIT_ENTER: Final[int] = FIT_POND + len(INSIDE_GROUND)
FITS: Final[int] = FIT_ENTER + len(GATES)
FIT_KINDS: Final = 5
PRICES: Final = 4
"""Prices of what fits are 1 to 3; 0 stands for what does not."""


class Areas:
    """The areas of a board (CZ-V01): never changed, so that clones share them."""

    __slots__ = ("cells", "of")

    def __init__(self, of: list[int], cells: list[list[int]]) -> None:
        self.of = of
        """The area of each cell, -1 for none."""
        self.cells = cells


class Roads:
    """How a seat's Incas can walk: cells of one kind that hang together form a patch.

    Filled in as far as it is asked for, always with the same content, so that clones share it.
    """

    __slots__ = ("cells", "patch", "prices", "ways")

    def __init__(self) -> None:
        self.patch: list[int] = [-1] * SIZE
        """The patch of each cell, -1 where no Inca of the seat can walk or nobody asked."""
        self.cells: list[list[int]] = []
        self.ways: list[list[int]] = []
        """The patches that touch a patch."""
        self.prices: list[list[int] | None] = []
        """The price from a patch to every patch, once it was asked for."""


class Position:
    """Everything on the table. Rules are functions of it; it has no methods that play."""

    __slots__ = (
        "active",
        "ap",
        "areas",
        "changed",
        "city",
        "counts",
        "dealt",
        "discard",
        "discs",
        "draw",
        "draws",
        "ending",
        "events",
        "face_up",
        "finished",
        "fit",
        "floors",
        "hands",
        "idle",
        "incas",
        "kind",
        "known",
        "level",
        "might",
        "moved",
        "need",
        "options",
        "piece",
        "placed",
        "played",
        "point",
        "ponds",
        "roads",
        "seats",
        "sheets",
        "speaker",
        "standing",
        "stock",
        "temples",
        "token_used",
        "tokens",
        "top",
        "totals",
        "triples",
        "values",
        "vetoes",
    )

    def __init__(
        self, seats: int, options: Mapping[str, OptionValue], original: Position | None = None
    ) -> None:
        self.seats: int = seats
        self.options: Mapping[str, OptionValue] = options
        self.events: list[Event] | None = None
        if original is None:
            self._set_turn(seats)
            self._set_board(seats, str(options["left_pond"]))
            self._set_supplies(seats, int(options["triples_in_play"]))
            self._set_worked_out()
        else:
            self._copy(original)

    def _set_turn(self, seats: int) -> None:
        self.point: int = CHOOSE_START
        self.active: int = 0
        self.ap: int = 0
        self.draws: int = 0
        self.token_used: bool = False
        self.placed: bool = False
        """Whether terrain was placed this turn."""
        self.moved: list[int] = []
        """Where Incas stand that moved since the last action other than a move (EN01)."""
        self.idle: int = 0
        """Turns in a row without terrain (CZ-Z02)."""
        self.ending: int = RUNNING
        self.finished: list[bool] = [False] * seats
        """Who has made the grand final scoring."""
        self.sheets: list[int] = [0] * (CATEGORIES * seats)

    def _set_board(self, seats: int, left_pond: str) -> None:
        self.level: list[int] = [0] * SIZE
        self.kind: list[int] = [BARE] * SIZE
        self.top: list[int] = [-1] * SIZE
        """The footprint of the topmost tile; two tiles on one footprint never both show."""
        self.piece: list[int] = [0] * SIZE
        self.incas: list[list[int]] = [[] for _ in range(seats)]
        """The cells of each seat's Incas, ascending."""
        self.temples: list[int] = []
        """The cells of the temples, ascending; the next three lists go with it."""
        self.values: list[int] = []
        self.discs: list[bool] = []
        self.changed: list[bool] = []
        """Whether the temple was built or expanded this turn."""
        for cell in (*PRINTED_PONDS, CELL[left_pond]):
            self.kind[cell] = WATER

    def _set_supplies(self, seats: int, triples: int) -> None:
        self.triples: int = triples
        self.stock: list[int] = list(OWN_TILES) * seats
        """Doubles, single crops and single villages of each seat."""
        self.tokens: list[int] = [TOKENS] * seats
        self.ponds: int = PONDS
        self.floors: list[int] = list(FLOORS)
        # The cards, counted by kind.
        self.draw: list[int] = list(COPIES)
        self.discard: list[int] = [0] * KINDS_OF_CARDS
        self.face_up: int = -1
        self.hands: list[int] = [0] * (KINDS_OF_CARDS * seats)
        self.known: list[int] = [0] * (KINDS_OF_CARDS * seats)
        """Cards that all saw go to a hand and that must still be there."""
        self.dealt: int = 0
        # The festival.
        self.city: int = -1
        """The cell of the temple whose festival is held."""
        self.speaker: int = 0
        """Whose bid it is."""
        self.need: int = 0
        """What the total must reach before the bid may end."""
        self.totals: list[int] = [0] * seats
        self.standing: list[int] = [AWAY] * seats
        self.played: list[int] = [0] * KINDS_OF_CARDS

    def _set_worked_out(self) -> None:
        self.fit: bytearray = bytearray(FITS)
        """The price of each footprint, pond and entrance that the board allows, or 0."""
        self.counts: list[int] = [0] * (FIT_KINDS * PRICES)
        """How many of each kind have each price."""
        self.areas: Areas | None = None
        self.vetoes: list[int] | None = None
        """The tiles whose village hex would join two cities (CZ-T10)."""
        self.might: list[list[int]] | None = None
        """The strength of each seat in each area (CZ-V05)."""
        self.roads: Roads | None = None

    def _copy(self, original: Position) -> None:
        """Become equal to `original`; what is worked out is shared, never changed."""
        self.point = original.point
        self.active = original.active
        self.ap = original.ap
        self.draws = original.draws
        self.token_used = original.token_used
        self.placed = original.placed
        self.moved = original.moved.copy()
        self.idle = original.idle
        self.ending = original.ending
        self.finished = original.finished.copy()
        self.level = original.level.copy()
        self.kind = original.kind.copy()
        self.top = original.top.copy()
        self.piece = original.piece.copy()
        self.incas = [cells.copy() for cells in original.incas]
        self.temples = original.temples.copy()
        self.values = original.values.copy()
        self.discs = original.discs.copy()
        self.changed = original.changed.copy()
        self.triples = original.triples
        self.stock = original.stock.copy()
        self.tokens = original.tokens.copy()
        self.ponds = original.ponds
        self.floors = original.floors.copy()
        self.draw = original.draw.copy()
        self.discard = original.discard.copy()
        self.face_up = original.face_up
        self.hands = original.hands.copy()
        self.known = original.known.copy()
        self.dealt = original.dealt
        self.city = original.city
        self.speaker = original.speaker
        self.need = original.need
        self.totals = original.totals.copy()
        self.standing = original.standing.copy()
        self.played = original.played.copy()
        self.sheets = original.sheets.copy()
        self.fit = original.fit.copy()
        self.counts = original.counts.copy()
        self.areas = original.areas
        self.vetoes = original.vetoes
        self.might = original.might
        self.roads = original.roads

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds: public."""
        first = seat * KINDS_OF_CARDS
        return sum(self.hands[first : first + KINDS_OF_CARDS])

    def reserve(self, seat: int) -> int:
        """How many Incas a seat has in its supply."""
        return INCAS - len(self.incas[seat])

"""The action space of Cuzco: every decision and every chance outcome with its notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tampu.core.errors import Value
from tampu.core.space import ActionSpace, Kind, combined
from tampu.games.cuzco.content import CARDS, KINDS_OF_CARDS, VALUES
from tampu.games.cuzco.rules import board
from tampu.games.cuzco.rules.board import CELLS, GROUND

Row = tuple[Value, ...]


def _turned(cells: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The cells of a tile once for each place of its village hex, which comes first."""
    return [(cell, *(other for other in cells if other != cell)) for cell in cells]


def _named(cells: Sequence[tuple[int, ...]]) -> list[Row]:
    return [tuple(CELLS[cell] for cell in row) for row in cells]


_triples: Final = [turned for cells in board.TRIPLES for turned in _turned(cells)]
_doubles: Final = [turned for cells in board.DOUBLES for turned in _turned(cells)]
_singles: Final[list[tuple[int, ...]]] = [(cell,) for cell in board.INSIDE_GROUND]
_cell_rows: Final[list[Row]] = _named(_singles)
_gate_rows: Final[list[Row]] = [(CELLS[cell],) for cell in board.GATES]
_moves: Final[list[Row]] = [
    (CELLS[origin], CELLS[to]) for origin in GROUND for to in GROUND if origin != to
]
_builds: Final[list[Row]] = [(CELLS[cell], value) for cell in GROUND for value in VALUES]
_expansions: Final[list[Row]] = [(CELLS[cell], value) for cell in GROUND for value in VALUES[1:]]
_proposals: Final[list[Row]] = [(CELLS[cell], card) for cell in GROUND for card in CARDS]
_card_rows: Final[list[Row]] = [(card,) for card in CARDS]
_alone: Final[list[Row]] = [()]


def spell(token: str) -> str:
    """Return the written form of a token: the crop cells of a triple in the order of the board."""
    if not token.startswith("T3:"):
        return token
    village, *crops = token[3:].split(",")
    cells = [board.CELL.get(crop, -1) for crop in crops]
    if min(cells, default=-1) < 0:
        return token
    return f"T3:{village},{','.join(CELLS[cell] for cell in sorted(cells))}"


ACTIONS: Final = ActionSpace(
    (
        Kind("triple", ("village", "crop", "crop2"), _named(_triples), "T3:{},{},{}".format, "T3"),
        Kind("double", ("village", "crop"), _named(_doubles), "T2:{},{}".format, "T2"),
        Kind("single_crop", ("cell",), _cell_rows, "TC:{}".format, "TC"),
        Kind("single_village", ("cell",), _cell_rows, "TV:{}".format, "TV"),
        Kind("pond", ("cell",), _cell_rows, "W:{}".format, "W"),
        Kind("enter", ("cell",), _gate_rows, "I+:{}".format, "I+"),
        Kind("leave", ("cell",), _gate_rows, "I-:{}".format, "I-"),
        Kind("move", ("cell", "to"), _moves, "M:{}>{}".format, "M"),
        Kind("build", ("cell", "value"), _builds, "B:{}={}".format, "B"),
        Kind("expand", ("cell", "value"), _expansions, "X:{}={}".format, "X"),
        Kind("draw_blind", (), _alone, "DB".format, "DB"),
        Kind("draw_face_up", (), _alone, "DU".format, "DU"),
        Kind("token", (), _alone, "A+".format, "A+"),
        Kind("end_actions", (), _alone, "/".format, "/"),
        Kind("propose", ("cell", "card"), _proposals, "F:{}={}".format, "F"),
        Kind("no_festival", (), _alone, "F0".format, "F0"),
        Kind("lay_card", ("card",), _card_rows, "F+:{}".format, "F+"),
        Kind("pass_bid", (), _alone, "F-".format, "F-"),
        Kind("end_bid", (), _alone, "F.".format, "F."),
    ),
    spell,
)

OUTCOMES: Final = ActionSpace(
    (
        combined("start_player", "!P={}", seat=range(1, 5)),
        combined("face_up", "!U={}", card=CARDS),
        combined("deal", "!H{}={}", seat=range(1, 5), card=CARDS),
        combined("draw_blind", "!D={}", card=CARDS),
    )
)

TRIPLE: Final[int] = ACTIONS.base("triple")
DOUBLE: Final[int] = ACTIONS.base("double")
SINGLE_CROP: Final[int] = ACTIONS.base("single_crop")
SINGLE_VILLAGE: Final[int] = ACTIONS.base("single_village")
POND: Final[int] = ACTIONS.base("pond")
ENTER: Final[int] = ACTIONS.base("enter")
LEAVE: Final[int] = ACTIONS.base("leave")
MOVE: Final[int] = ACTIONS.base("move")
BUILD: Final[int] = ACTIONS.base("build")
EXPAND: Final[int] = ACTIONS.base("expand")
DRAW_BLIND: Final[int] = ACTIONS.base("draw_blind")
DRAW_FACE_UP: Final[int] = ACTIONS.base("draw_face_up")
TOKEN: Final[int] = ACTIONS.base("token")
END_ACTIONS: Final[int] = ACTIONS.base("end_actions")
PROPOSE: Final[int] = ACTIONS.base("propose")
NO_FESTIVAL: Final[int] = ACTIONS.base("no_festival")
LAY_CARD: Final[int] = ACTIONS.base("lay_card")
PASS_BID: Final[int] = ACTIONS.base("pass_bid")
END_BID: Final[int] = ACTIONS.base("end_bid")

START_PLAYER: Final[int] = OUTCOMES.base("start_player")
FACE_UP: Final[int] = OUTCOMES.base("face_up")
DEAL: Final[int] = OUTCOMES.base("deal")
DRAWN: Final[int] = OUTCOMES.base("draw_blind")

TILE_CELLS: Final[tuple[tuple[int, ...], ...]] = tuple(_triples + _doubles + _singles + _singles)
"""The cells of a tile action, the village hex first (a single crop has none)."""
TILE_FOOTPRINT: Final[tuple[int, ...]] = tuple(
    [index // 3 for index in range(len(_triples))]
    + [board.FIRST_DOUBLE + index // 2 for index in range(len(_doubles))]
    + [board.FIRST_SINGLE + index for index in range(len(_singles))] * 2
)


def _villages_at() -> list[tuple[int, ...]]:
    at: list[list[int]] = [[] for _ in range(board.SIZE)]
    for action, cells in enumerate(TILE_CELLS):
        if not SINGLE_CROP <= action < SINGLE_VILLAGE:
            at[cells[0]].append(action)
    return [tuple(actions) for actions in at]


VILLAGES_AT: Final[tuple[tuple[int, ...], ...]] = tuple(_villages_at())
"""The tile actions that put a village hex on a cell."""


def _crops_at() -> list[tuple[int, ...]]:
    at: list[list[int]] = [[] for _ in range(board.SIZE)]
    for action in range(SINGLE_CROP):
        for crop in TILE_CELLS[action][1:]:
            at[crop].append(action)
    return [tuple(actions) for actions in at]


CROPS_AT: Final[tuple[tuple[int, ...], ...]] = tuple(_crops_at())
"""The triples and doubles that put a crop hex on a cell."""


def _slots(cells: Sequence[int]) -> tuple[int, ...]:
    slots = [-1] * board.SIZE
    for slot, cell in enumerate(cells):
        slots[cell] = slot
    return tuple(slots)


GROUND_SLOT: Final[tuple[int, ...]] = _slots(GROUND)
"""The place of a cell in GROUND, which numbers moves, temples and proposals; -1 for none."""
INSIDE_SLOT: Final[tuple[int, ...]] = _slots(board.INSIDE_GROUND)
GATE_SLOT: Final[tuple[int, ...]] = _slots(board.GATES)
GROUNDS: Final[int] = len(GROUND)
VALUE_COUNT: Final[int] = len(VALUES)
PROPOSALS_PER_CELL: Final[int] = KINDS_OF_CARDS


def move_id(origin: int, to: int) -> int:
    """The action that moves an Inca between two cells."""
    first, second = GROUND_SLOT[origin], GROUND_SLOT[to]
    return MOVE + first * (GROUNDS - 1) + (second if second < first else second - 1)


def move_cells(action: int) -> tuple[int, int]:
    """Where a move begins and ends."""
    first, second = divmod(action - MOVE, GROUNDS - 1)
    return GROUND[first], GROUND[second if second < first else second + 1]


def build_id(cell: int, step: int) -> int:
    """The action that builds a temple of the value VALUES[step]."""
    return BUILD + GROUND_SLOT[cell] * VALUE_COUNT + step


def expand_id(cell: int, step: int) -> int:
    """The action that expands the temple on `cell` to VALUES[step], for step from 1."""
    return EXPAND + GROUND_SLOT[cell] * (VALUE_COUNT - 1) + step - 1


def propose_id(cell: int, card: int) -> int:
    """The proposal of a festival in the city of the temple on `cell` with its first card."""
    return PROPOSE + GROUND_SLOT[cell] * PROPOSALS_PER_CELL + card

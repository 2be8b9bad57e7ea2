"""The valley as tables: cells, neighbours, and every place of a tile, a pond or an entrance."""

from __future__ import annotations

from typing import Final

from tampu.games.cuzco.content import CONTENT, GATE_PRICE


def _read_cells() -> tuple[list[str], list[tuple[int, int]], list[bool], list[int]]:
    names: list[str] = []
    axial: list[tuple[int, int]] = []
    inside: list[bool] = []
    price: list[int] = []
    for row, line in enumerate(CONTENT["board"]["rows"]):
        for column in sorted([*line["inside"], *line["border"]]):
            names.append(f"{line['letter']}{column}")
            axial.append((column - row // 2, row))
            inside.append(column in line["inside"])
            price.append(0 if column in line["inside"] else GATE_PRICE[line["terrain"]])
    return names, axial, inside, price


_names, _axial, _inside, _price = _read_cells()

CELLS: Final[tuple[str, ...]] = tuple(_names)
"""The cells of the board and its border ring by row and column."""
CELL: Final[dict[str, int]] = {name: cell for cell, name in enumerate(_names)}
SIZE: Final[int] = len(CELLS)
INSIDE: Final[tuple[bool, ...]] = tuple(_inside)
BORDER_PRICE: Final[tuple[int, ...]] = tuple(_price)
"""What it costs to enter over a border cell; 0 inside."""
_at: Final[dict[tuple[int, int], int]] = {place: cell for cell, place in enumerate(_axial)}
_AROUND: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sorted(_at[q + dq, r + dr] for dq, dr in _AROUND if (q + dq, r + dr) in _at))
    for q, r in _axial
)
AROUND: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_at.get((q + dq, r + dr), -1) for dq, dr in _AROUND) for q, r in _axial
)
"""The neighbours of each cell in a circle, -1 where there is none."""
BORDER_NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(near for near in NEIGHBOURS[cell] if not INSIDE[near]) if INSIDE[cell] else ()
    for cell in range(SIZE)
)
PERIMETER: Final[tuple[bool, ...]] = tuple(bool(near) for near in BORDER_NEIGHBOURS)

PONDS: Final[tuple[int, ...]] = tuple(CELL[name] for name in CONTENT["board"]["ponds"])
"""The printed ponds that no option moves (CZ-G04)."""

GROUND: Final[tuple[int, ...]] = tuple(cell for cell in range(SIZE) if cell not in PONDS)
"""The cells that can carry terrain under some option (EN02)."""
INSIDE_GROUND: Final[tuple[int, ...]] = tuple(cell for cell in GROUND if INSIDE[cell])
GATES: Final[tuple[int, ...]] = tuple(c for c in GROUND if PERIMETER[c] or not INSIDE[c])
"""The cells that can be a gate (CZ-M03)."""
PRINTED_GATE_PRICE: Final[tuple[int, ...]] = tuple(
    BORDER_PRICE[cell]
    if not INSIDE[cell]
    else min([BORDER_PRICE[border] for border in BORDER_NEIGHBOURS[cell]], default=0)
    for cell in range(SIZE)
)
"""The price of each gate by what is printed on or beside it (CZ-M04); 0 where none can be."""


_BYTE: Final[tuple[bytes, ...]] = tuple(bytes([value]) for value in range(256))


def with_value(cells: bytes, cell: int, value: int) -> bytes:
    """Return a copy of the values of all cells with another value for one cell."""
    return cells[:cell] + _BYTE[value] + cells[cell + 1 :]


def _edges() -> list[tuple[int, ...]]:
    return [
        (cell, near)
        for cell in GROUND
        for near in NEIGHBOURS[cell]
        if near > cell and near in GROUND
    ]


def _triangles() -> list[tuple[int, ...]]:
    return [
        (first, second, third)
        for first, second in _edges()
        for third in NEIGHBOURS[second]
        if third > second and third in NEIGHBOURS[first] and third in GROUND
    ]


TRIPLES: Final[tuple[tuple[int, ...], ...]] = tuple(_triangles())
DOUBLES: Final[tuple[tuple[int, ...], ...]] = tuple(_edges())
SINGLES: Final[tuple[tuple[int, ...], ...]] = tuple((cell,) for cell in INSIDE_GROUND)
FOOTPRINTS: Final[tuple[tuple[int, ...], ...]] = TRIPLES + DOUBLES + SINGLES
"""All sets of cells that one tile can cover: triples, then doubles, then singles."""
FIRST_DOUBLE: Final[int] = len(TRIPLES)
FIRST_SINGLE: Final[int] = len(TRIPLES) + len(DOUBLES)
OUTSIDE: Final[tuple[int, ...]] = tuple(
    sum(not INSIDE[cell] for cell in cells) for cells in FOOTPRINTS
)
"""The number of border cells that a footprint covers."""
WHOLLY_OUTSIDE: Final[tuple[bool, ...]] = tuple(
    outside == len(cells) for outside, cells in zip(OUTSIDE, FOOTPRINTS, strict=True)
)


FIRST_CELLS: Final[bytes] = bytes(cells[0] for cells in FOOTPRINTS)
"""The first cell of each footprint; then the second and the third one, or the first again."""
SECOND_CELLS: Final[bytes] = bytes(cells[1 % len(cells)] for cells in FOOTPRINTS)
THIRD_CELLS: Final[bytes] = bytes(cells[2 % len(cells)] for cells in FOOTPRINTS)


def _footprints_at() -> list[tuple[int, ...]]:
    at: list[list[int]] = [[] for _ in range(SIZE)]
    for footprint, cells in enumerate(FOOTPRINTS):
        for cell in cells:
            at[cell].append(footprint)
    return [tuple(footprints) for footprints in at]


FOOTPRINTS_AT: Final[tuple[tuple[int, ...], ...]] = tuple(_footprints_at())
"""The footprints that cover a cell."""
TOUCHING: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sorted({other for cell in cells for other in FOOTPRINTS_AT[cell]}))
    for cells in FOOTPRINTS
)
"""The footprints that share a cell with a footprint, itself included."""

# Places are numbered in one row: footprints, then cells for ponds, then gates.
FIRST_POND: Final[int] = len(FOOTPRINTS)
FIRST_GATE: Final[int] = FIRST_POND + len(INSIDE_GROUND)
PLACES: Final[int] = FIRST_GATE + len(GATES)

_COLOURS: Final = 3
OBSTRUCTED: Final = 256 - _COLOURS
"""From here on values of `State.footing` mark cells that carry no tile."""
OBSTACLE: Final[bytes] = bytes(OBSTRUCTED + (q - r) % _COLOURS for q, r in _axial)
"""The mark of each cell; neighbours have different ones."""

"""The board of the reference, read from the picture in the ledger."""

from collections.abc import Iterable

PICTURE = """
        m m   m m   m m   m m
       m . m m . m m . m m . m
    m m . . m . . m . . m . . m m
 m m . . . . . . . . . . . . . . m m
m . . . . . . . . . . . . . . . . . m
 m . . . O . . . . . . . . O . . . m
m . . . . . . . . . . . . . . . . . m
 m . . . . . . . . . . . . . . . . m
  f f . . . . . . O . . . . . . f f
   f . . . . . . . . . . . . . . f
    f . . . . . . . . . . . . . f
     f f . . . . . . . . . . f f
        f . . . f . f . . . f
         f . . f f f f . . f
          f f f       f f f
"""


def _read_picture() -> dict[str, str]:
    """Cell -> one of `m`, `f` (border) and `.` (inside)."""
    ground: dict[str, str] = {}
    for row, text in enumerate(PICTURE.strip("\n").split("\n")):
        for place, mark in enumerate(text):
            if mark != " ":
                column, rest = divmod(place - row % 2, 2)
                assert rest == 0
                ground[f"{'ABCDEFGHIJKLMNO'[row]}{column}"] = mark if mark in "mf" else "."
    return ground


GROUND = _read_picture()


def row_col(cell: str) -> tuple[int, int]:
    return ord(cell[0]) - ord("A"), int(cell[1:])


def neighbours_of(cell: str) -> list[str]:
    """The listed cells beside `cell`: odd rows are shifted right by half a cell."""
    row, col = row_col(cell)
    shift = row % 2
    places = [
        (row, col - 1),
        (row, col + 1),
        (row - 1, col - 1 + shift),
        (row - 1, col + shift),
        (row + 1, col - 1 + shift),
        (row + 1, col + shift),
    ]
    named = [f"{'ABCDEFGHIJKLMNO'[r]}{c}" for r, c in places if 0 <= r <= 14]
    return [name for name in named if name in GROUND]


BESIDE = {cell: neighbours_of(cell) for cell in GROUND}
CELLS = sorted(GROUND, key=row_col)
INSIDE = {cell for cell in GROUND if GROUND[cell] == "."}
BORDER = set(GROUND) - INSIDE
PERIMETER = {cell for cell in INSIDE if any(other in BORDER for other in BESIDE[cell])}


def tile_token(head: str, village: str, crops: Iterable[str]) -> str:
    return f"{head}:" + ",".join([village, *sorted(crops, key=row_col)])


def _footprints(size: int) -> list[tuple[str, ...]]:
    """All sets of `size` mutually adjacent cells."""
    footprints = {(cell,) for cell in CELLS}
    for _ in range(size - 1):
        footprints = {
            tuple(sorted((*cells, other), key=row_col))
            for cells in footprints
            for other in BESIDE[cells[0]]
            if other not in cells and all(other in BESIDE[cell] for cell in cells)
        }
    return sorted(footprints)


FOOTPRINTS = {"T3": _footprints(3), "T2": _footprints(2), "T1": _footprints(1)}


def mirror(token: str) -> str:
    """The token of the mirror image."""
    head, colon, rest = token.partition(":")
    if not colon:
        return token
    for mark in (",", ">"):
        if mark in rest:
            cells = [_mirror_cell(cell) for cell in rest.split(mark)]
            return (
                tile_token(head, cells[0], cells[1:])
                if mark == ","
                else f"{head}:" + ">".join(cells)
            )
    cell, equals, value = rest.partition("=")
    return f"{head}:{_mirror_cell(cell)}{equals}{value}" if cell in GROUND else token


def _mirror_cell(cell: str) -> str:
    row, col = row_col(cell)
    return f"{cell[0]}{18 - col - row % 2}"

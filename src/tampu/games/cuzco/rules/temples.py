"""Building and expanding temples (CZ-B)."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from tampu.games.cuzco.actions import BUILD, EXPAND, VALUE_COUNT, build_id, expand_id
from tampu.games.cuzco.content import TEMPLE_PRICE, VALUES
from tampu.games.cuzco.rules.areas import area_cells, leads
from tampu.games.cuzco.rules.board import CELLS, GROUND, with_value
from tampu.games.cuzco.rules.codes import BUILT, EXPANDED, NEXT_ACTION, TEMPLE, VILLAGE
from tampu.games.cuzco.rules.placements import update_piece
from tampu.games.cuzco.rules.walks import forget_walks
from tampu.games.cuzco.scoring import score

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State


def temple_limit(size: int) -> int:
    """Return the highest temple value that an area of `size` cells allows, or 0 (CZ-B05)."""
    limit = 0
    for value in VALUES:
        if value <= size:
            limit = value
    return limit


def _refuse_value(s: State, size: int, present: int, step: int) -> str:
    """Return the rule by which a temple of value `present` cannot get VALUES[step]."""
    value = VALUES[step]
    limit = temple_limit(size)
    exact = s.options["temple_value_rule"] == "exact_even_size"
    if value > limit or (exact and value < limit):
        return "CZ-B05"
    if value <= present:
        return "CZ-B07"
    for floor in range(step + 1):
        if VALUES[floor] > present and s.floors[floor] == 0:
            return "CZ-B08"
    return ""


def _list_steps(s: State, size: int, present: int) -> list[int]:
    """List the steps that a temple of value `present` can take in an area of `size` cells."""
    steps: list[int] = []
    for step in range(VALUE_COUNT):
        if VALUES[step] > size:
            break
        if not _refuse_value(s, size, present, step):
            steps.append(step)
    return steps


def _refuse_raise(s: State, cells: list[int], present: int, step: int) -> str:
    """Return the rule that forbids the active seat to raise a temple in an area."""
    if not leads(s, cells):
        return "CZ-B01"
    if present == 0 and s.floors[0] == 0:
        return "CZ-Z07"
    refusal = _refuse_value(s, len(cells), present, step)
    return refusal or ("CZ-R05" if s.ap < TEMPLE_PRICE else "")


def raise_points(value: int) -> int:
    """Return the points of building or expanding a temple to a value (CZ-B09)."""
    return value // 2


def _raise(s: State, place: int, step: int, category: int) -> None:
    s.ap -= TEMPLE_PRICE
    for floor in range(step + 1):
        if VALUES[floor] > s.values[place]:
            s.floors[floor] -= 1
    s.values[place] = VALUES[step]
    s.changed[place] = True
    score(s, s.active, category, raise_points(VALUES[step]), CELLS[s.temples[place]])
    s.point = NEXT_ACTION


# Build.


def refuse_build(s: State, action: int) -> str:
    """Return the rule that forbids the active seat to build this temple."""
    slot, step = divmod(action - BUILD, VALUE_COUNT)
    cell = GROUND[slot]
    if s.kind[cell] != VILLAGE or 0 < s.piece[cell] < TEMPLE:
        return "CZ-B03"
    cells = area_cells(s, cell)
    if _has_temple(s, cells):
        return "CZ-B04"
    if len(cells) < VALUES[0]:
        return "CZ-B03"
    return _refuse_raise(s, cells, 0, step)


def _has_temple(s: State, cells: list[int]) -> bool:
    """Whether an area with these cells is a city."""
    return any(s.piece[cell] == TEMPLE for cell in cells)


def list_builds(s: State) -> list[int]:
    """List the legal builds of the active seat, ascending."""
    builds: list[int] = []
    if s.ap < TEMPLE_PRICE or s.floors[0] == 0:
        return builds
    in_villages = [inca for inca in s.incas[s.active] if s.kind[inca] == VILLAGE]
    if not in_villages:
        return builds
    seen: list[int] = []
    for inca in in_villages:
        if inca in seen:
            continue
        cells = area_cells(s, inca)
        seen.extend(cells)
        if len(cells) < VALUES[0] or _has_temple(s, cells) or not leads(s, cells):
            continue
        steps = _list_steps(s, len(cells), 0)
        for cell in cells:
            if s.piece[cell] == 0:
                for step in steps:
                    builds.append(build_id(cell, step))
    builds.sort()
    return builds


def do_build(s: State, action: int) -> None:
    """Build a temple with all its floors (CZ-B06, B09)."""
    slot, step = divmod(action - BUILD, VALUE_COUNT)
    cell = GROUND[slot]
    place = bisect_left(s.temples, cell)
    s.temples.insert(place, cell)
    s.values.insert(place, 0)
    s.discs.insert(place, False)
    s.changed.insert(place, False)
    s.piece = with_value(s.piece, cell, TEMPLE)
    s.joining = None
    forget_walks(s, (cell,))
    update_piece(s, cell)
    _raise(s, place, step, BUILT)


# Expand.


def refuse_expansion(s: State, action: int) -> str:
    """Return the rule that forbids the active seat to expand this temple."""
    slot, above = divmod(action - EXPAND, VALUE_COUNT - 1)
    cell = GROUND[slot]
    if s.piece[cell] != TEMPLE:
        return "CZ-B07"
    place = s.temples.index(cell)
    if s.changed[place]:
        return "CZ-B10"
    return _refuse_raise(s, area_cells(s, cell), s.values[place], above + 1)


def list_expansions(s: State) -> list[int]:
    """List the legal expansions of the active seat, ascending."""
    expansions: list[int] = []
    if s.ap < TEMPLE_PRICE or not s.temples:
        return expansions
    for place, cell in enumerate(s.temples):
        if s.changed[place]:
            continue
        cells = area_cells(s, cell)
        if not leads(s, cells):
            continue
        for step in _list_steps(s, len(cells), s.values[place]):
            expansions.append(expand_id(cell, step))
    return expansions


def do_expansion(s: State, action: int) -> None:
    """Add floors to a temple and remove its sun disc (CZ-B07, B09, B13)."""
    slot, above = divmod(action - EXPAND, VALUE_COUNT - 1)
    place = s.temples.index(GROUND[slot])
    s.discs[place] = False
    _raise(s, place, above + 1, EXPANDED)

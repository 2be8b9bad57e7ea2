"""Chapter 7.2: temples are built and expanded."""

from __future__ import annotations

from bisect import bisect_left

from tampu.games.cuzco.actions import BUILD, EXPAND, VALUE_COUNT, build_id, expand_id
from tampu.games.cuzco.board import CELLS, GROUND
from tampu.games.cuzco.content import TEMPLE_PRICE, VALUES
from tampu.games.cuzco.rules.areas import area_might, find_areas, sole_leader
from tampu.games.cuzco.rules.terrain import note_piece
from tampu.games.cuzco.scoring import score
from tampu.games.cuzco.state import BUILT, EXPANDED, TEMPLE, Position


def _forbids_step(position: Position, size: int, present: int, step: int) -> str:
    """Why a temple of value `present` in an area of `size` cells cannot get VALUES[step]."""
    value = VALUES[step]
    if value > size:
        return "CZ-B05"
    if position.options["temple_value_rule"] == "exact_even_size":
        largest = VALUE_COUNT - 1
        while VALUES[largest] > size:
            largest -= 1
        if step != largest:
            return "CZ-B05"
    if value <= present:
        return "CZ-B07"
    for floor in range(step + 1):
        if VALUES[floor] > present and position.floors[floor] == 0:
            return "CZ-B08"
    return ""


def _steps(position: Position, size: int, present: int) -> list[int]:
    """The steps a temple of value `present` can take in an area of `size` cells (CZ-B05)."""
    found: list[int] = []
    for step in range(VALUE_COUNT):
        if VALUES[step] > size:
            break
        if not _forbids_step(position, size, present, step):
            found.append(step)
    return found


def forbids_build(position: Position, action: int) -> str:
    """The rule that forbids the active seat to build this temple."""
    slot, step = divmod(action - BUILD, VALUE_COUNT)
    cell = GROUND[slot]
    areas = find_areas(position)
    area = areas.of[cell]
    if area < 0 or (position.piece[cell] and position.piece[cell] != TEMPLE):
        return "CZ-B03"
    for temple in position.temples:
        if areas.of[temple] == area:
            return "CZ-B04"
    size = len(areas.cells[area])
    if size < VALUES[0]:
        return "CZ-B03"
    if sole_leader(area_might(position)[area]) != position.active:
        return "CZ-B01"
    if position.floors[0] == 0:
        return "CZ-Z07"
    return _forbids_step(position, size, 0, step) or ("CZ-R05" if position.ap < 1 else "")


def builds(position: Position) -> list[int]:
    """The legal buildings of the active seat, ascending."""
    found: list[int] = []
    if position.ap < TEMPLE_PRICE or position.floors[0] == 0:
        return found
    areas = find_areas(position)
    cities = [areas.of[temple] for temple in position.temples]
    seen: list[int] = []
    for inca in position.incas[position.active]:
        area = areas.of[inca]
        if area < 0 or area in seen:
            continue
        seen.append(area)
        if area in cities or sole_leader(area_might(position)[area]) != position.active:
            continue
        steps = _steps(position, len(areas.cells[area]), 0)
        for cell in areas.cells[area]:
            if position.piece[cell] == 0:
                for step in steps:
                    found.append(build_id(cell, step))
    found.sort()
    return found


def build(position: Position, action: int) -> None:
    """Build a temple with all its floors (CZ-B06, B09)."""
    slot, step = divmod(action - BUILD, VALUE_COUNT)
    cell = GROUND[slot]
    place = bisect_left(position.temples, cell)
    position.temples.insert(place, cell)
    position.values.insert(place, 0)
    position.discs.insert(place, False)
    position.changed.insert(place, False)
    position.piece[cell] = TEMPLE
    position.vetoes = None
    position.roads = None
    note_piece(position, cell)
    _raise(position, place, step, BUILT)


def forbids_expansion(position: Position, action: int) -> str:
    """The rule that forbids the active seat to expand this temple."""
    slot, above = divmod(action - EXPAND, VALUE_COUNT - 1)
    cell = GROUND[slot]
    if position.piece[cell] != TEMPLE:
        return "CZ-B07"
    place = position.temples.index(cell)
    if position.changed[place]:
        return "CZ-B10"
    areas = find_areas(position)
    area = areas.of[cell]
    if sole_leader(area_might(position)[area]) != position.active:
        return "CZ-B01"
    size = len(areas.cells[area])
    forbidding = _forbids_step(position, size, position.values[place], above + 1)
    return forbidding or ("CZ-R05" if position.ap < TEMPLE_PRICE else "")


def expansions(position: Position) -> list[int]:
    """The legal expansions of the active seat, ascending."""
    found: list[int] = []
    if position.ap < TEMPLE_PRICE or not position.temples:
        return found
    areas = find_areas(position)
    might = area_might(position)
    for place, cell in enumerate(position.temples):
        area = areas.of[cell]
        if position.changed[place] or sole_leader(might[area]) != position.active:
            continue
        for step in _steps(position, len(areas.cells[area]), position.values[place]):
            found.append(expand_id(cell, step))
    return found


def expand(position: Position, action: int) -> None:
    """Add floors to a temple; its sun disc goes (CZ-B07, B09, B13)."""
    slot, above = divmod(action - EXPAND, VALUE_COUNT - 1)
    place = position.temples.index(GROUND[slot])
    position.discs[place] = False
    _raise(position, place, above + 1, EXPANDED)


def raise_points(value: int) -> int:
    """What building or expanding a temple to a value brings (CZ-B09)."""
    return value // 2


def _raise(position: Position, place: int, step: int, category: int) -> None:
    position.ap -= TEMPLE_PRICE
    for floor in range(step + 1):
        if VALUES[floor] > position.values[place]:
            position.floors[floor] -= 1
    position.values[place] = VALUES[step]
    position.changed[place] = True
    cell = CELLS[position.temples[place]]
    score(position, position.active, category, raise_points(VALUES[step]), cell)

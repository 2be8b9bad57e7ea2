"""What a drawn board shows beyond a view: who stands where in cities and around water."""

from __future__ import annotations

from tampu.core.contract import Json
from tampu.games.cuzco.board import CELLS
from tampu.games.cuzco.content import CARDS, MATCH, POND_POINTS, VALUES
from tampu.games.cuzco.rules.areas import area_might, find_areas, sole_leader
from tampu.games.cuzco.rules.ponds import shore, shore_might, water_body
from tampu.games.cuzco.rules.temples import raise_points
from tampu.games.cuzco.saving import restore_public
from tampu.games.cuzco.scoring import final_places
from tampu.games.cuzco.state import TEMPLE, WATER, Position


def outlook(view: Json) -> Json:
    """Areas, water bodies, what cards and temples are worth; all from what everybody sees."""
    position = Position(view["seats"], dict(view["options"]))
    restore_public(position, view)
    return {
        "areas": _areas(position),
        "waters": _waters(position),
        "match": _match(position),
        "raises": {str(value): raise_points(value) for value in VALUES},
    }


def _areas(position: Position) -> list[Json]:
    areas = find_areas(position)
    temples = {areas.of[cell]: place for place, cell in enumerate(position.temples)}
    told = []
    for area, might in enumerate(area_might(position)):
        cells = areas.cells[area]
        place = temples.get(area)
        value = 0 if place is None else position.values[place]
        places = final_places(position, might) if value else [0] * position.seats
        told.append(
            {
                "cells": [CELLS[cell] for cell in cells],
                "temple": None if place is None else CELLS[position.temples[place]],
                "value": value,
                "limit": max((even for even in VALUES if even <= len(cells)), default=0),
                "leader": _seat(sole_leader(might)),
                "levels": _levels(position, cells),
                "final": [value // one if one else 0 for one in places],
            }
        )
    return told


def _waters(position: Position) -> list[Json]:
    told = []
    seen: list[int] = []
    for cell, kind in enumerate(position.kind):
        if kind != WATER or cell in seen:
            continue
        body = water_body(position, cell)
        seen.extend(body)
        around = shore(position, body)
        told.append(
            {
                "cells": [CELLS[pond] for pond in body],
                "open": [CELLS[near] for near in around if position.level[near] == 0],
                "leader": _seat(sole_leader(shore_might(position, around))),
                "points": POND_POINTS * len(body),
                "levels": _levels(position, around),
            }
        )
    return told


def _levels(position: Position, cells: list[int]) -> list[list[int]]:
    """For each seat the levels of its Incas on these cells, from high to low (CZ-V05)."""
    levels: list[list[int]] = [[] for _ in range(position.seats)]
    for cell in cells:
        if 0 < position.piece[cell] < TEMPLE:
            levels[position.piece[cell] - 1].append(position.level[cell])
    for own in levels:
        own.sort(reverse=True)
    return levels


def _match(position: Position) -> Json:
    """The festival points of each card beside the face-up one (CZ-F05)."""
    if position.face_up < 0:
        return {}
    return dict(zip(CARDS, MATCH[position.face_up], strict=True))


def _seat(leader: int) -> int | None:
    return leader if leader >= 0 else None

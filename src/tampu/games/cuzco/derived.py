"""What a drawn board shows beyond the view: the places in cities and around water."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from tampu.games.cuzco.codec import read_public
from tampu.games.cuzco.content import CARDS, MATCH, POND_POINTS, VALUES
from tampu.games.cuzco.rules.areas import area_strengths, find_areas, sole_leader, strengths_on
from tampu.games.cuzco.rules.board import CELLS
from tampu.games.cuzco.rules.codes import TEMPLE, WATER
from tampu.games.cuzco.rules.ponds import shore, water_body
from tampu.games.cuzco.rules.temples import raise_points, temple_limit
from tampu.games.cuzco.scoring import final_places
from tampu.games.cuzco.view import View

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State


class Area(TypedDict):
    """A village or a city."""

    cells: list[str]
    temple: str | None
    value: int
    limit: int
    """The highest temple value that the size allows."""
    leader: int | None
    levels: list[list[int]]
    final: list[int]
    """The points of each seat if the grand final scoring were made now."""


class Water(TypedDict):
    """A water body."""

    cells: list[str]
    open: list[str]
    """The shore cells that are still bare."""
    leader: int | None
    points: int
    levels: list[list[int]]


class Derived(TypedDict):
    """Areas, water bodies, and what cards and temples are worth."""

    areas: list[Area]
    waters: list[Water]
    match: dict[str, int]
    """The festival points of each kind of card beside the face-up card (CZ-F05)."""
    raises: dict[str, int]
    """The points of building or expanding a temple, by its new value."""


def derive(view: View) -> Derived:
    """Derive what the board shows from the public part of a view."""
    return derive_for_all(read_public(view))


def derive_for_all(s: State) -> Derived:
    """Derive the same from a position; nothing hidden is read."""
    return {
        "areas": _areas(s),
        "waters": _waters(s),
        "match": dict(zip(CARDS, MATCH[s.face_up], strict=True)) if s.face_up >= 0 else {},
        "raises": {str(value): raise_points(value) for value in VALUES},
    }


def _areas(s: State) -> list[Area]:
    areas = find_areas(s)
    temples = {areas.of[cell]: place for place, cell in enumerate(s.temples)}
    rows: list[Area] = []
    for area, strengths in enumerate(area_strengths(s)):
        cells = areas.cells[area]
        place = temples.get(area)
        value = 0 if place is None else s.values[place]
        places = final_places(s, strengths) if value else [0] * s.seats
        rows.append(
            {
                "cells": [CELLS[cell] for cell in cells],
                "temple": None if place is None else CELLS[s.temples[place]],
                "value": value,
                "limit": temple_limit(len(cells)),
                "leader": _seat(sole_leader(strengths)),
                "levels": _levels(s, cells),
                "final": [value // rank if rank else 0 for rank in places],
            }
        )
    return rows


def _waters(s: State) -> list[Water]:
    rows: list[Water] = []
    seen: list[int] = []
    for cell, kind in enumerate(s.kind):
        if kind != WATER or cell in seen:
            continue
        body = water_body(s, cell)
        seen.extend(body)
        around = shore(s, body)
        rows.append(
            {
                "cells": [CELLS[pond] for pond in body],
                "open": [CELLS[near] for near in around if s.level[near] == 0],
                "leader": _seat(sole_leader(strengths_on(s, around))),
                "points": POND_POINTS * len(body),
                "levels": _levels(s, around),
            }
        )
    return rows


def _levels(s: State, cells: list[int]) -> list[list[int]]:
    """For each seat the levels of its Incas on these cells, from high to low (CZ-V05)."""
    levels: list[list[int]] = [[] for _ in range(s.seats)]
    for cell in cells:
        if 0 < s.piece[cell] < TEMPLE:
            levels[s.piece[cell] - 1].append(s.level[cell])
    for own in levels:
        own.sort(reverse=True)
    return levels


def _seat(leader: int) -> int | None:
    return leader if leader >= 0 else None

"""Laying ponds, and scoring closed water (CZ-P)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tampu.games.cuzco.actions import POND
from tampu.games.cuzco.content import POND_POINTS, POND_PRICE
from tampu.games.cuzco.rules.areas import sole_leader, strengths_on
from tampu.games.cuzco.rules.blocks import POND_BLOCK
from tampu.games.cuzco.rules.board import CELLS, INSIDE_GROUND, NEIGHBOURS, with_value
from tampu.games.cuzco.rules.codes import BARE, NEXT_ACTION, POND_SHARE, WATER
from tampu.games.cuzco.rules.listing import list_block
from tampu.games.cuzco.rules.placements import pondable, update_water
from tampu.games.cuzco.scoring import score

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State


def refuse_pond(s: State, action: int) -> str:
    """Return the rule that forbids a pond there."""
    cell = INSIDE_GROUND[action - POND]
    if s.ponds == 0:
        return "CZ-Z06"
    if s.kind[cell] != BARE:
        return "CZ-P02"
    if not pondable(s, cell):
        return "CZ-P03"
    return "CZ-R05" if s.ap < POND_PRICE else ""


def list_ponds(s: State) -> list[int]:
    return list_block(s, POND_BLOCK)


def do_pond(s: State, action: int) -> None:
    """Lay a pond and score its body if that closes it (CZ-P01, P06)."""
    cell = INSIDE_GROUND[action - POND]
    s.ap -= POND_PRICE
    s.ponds -= 1
    put_water(s, cell)
    _score_if_closed(s, water_body(s, cell))
    s.point = NEXT_ACTION


def put_water(s: State, cell: int) -> None:
    """Make a bare cell a pond."""
    s.kind = with_value(s.kind, cell, WATER)
    update_water(s, cell)


def water_body(s: State, pond: int) -> list[int]:
    """Return the ponds that are connected with this one, itself first (CZ-P04)."""
    body = [pond]
    for cell in body:
        for near in NEIGHBOURS[cell]:
            if s.kind[near] == WATER and near not in body:
                body.append(near)
    return body


def shore(s: State, body: Sequence[int]) -> list[int]:
    """Return the cells around a water body, each once (CZ-P14)."""
    around: list[int] = []
    for cell in body:
        for near in NEIGHBOURS[cell]:
            if s.kind[near] != WATER and near not in around:
                around.append(near)
    return around


def score_closed(s: State, covered: Sequence[int]) -> None:
    """Score every water body that terrain on bare ground has just closed (CZ-P06, P10).

    Only a newly covered shore cell closes a body, so none is ever scored twice (CZ-P11).
    """
    seen: list[int] = []
    for cell in covered:
        for near in NEIGHBOURS[cell]:
            if s.kind[near] == WATER and near not in seen:
                body = water_body(s, near)
                seen.extend(body)
                _score_if_closed(s, body)


def _score_if_closed(s: State, body: list[int]) -> None:
    around = shore(s, body)
    for cell in around:
        if s.level[cell] == 0:
            return
    leader = sole_leader(strengths_on(s, around))  # on either kind of terrain (CZ-P07)
    where = CELLS[min(body)]
    if leader >= 0:
        score(s, leader, POND_SHARE, POND_POINTS * len(body), where)
    else:
        s.tell("pond_nobody", cell=where)


def open_shores(s: State, most: int) -> list[int]:
    """Return the bare shore cells of each water body beside Incas of the active seat.

    Bodies with more than `most` of them are left out.
    """
    cells: list[int] = []
    seen: list[int] = []
    for inca in s.incas[s.active]:
        for near in NEIGHBOURS[inca]:
            if s.kind[near] == WATER and near not in seen:
                body = water_body(s, near)
                seen.extend(body)
                bare = [cell for cell in shore(s, body) if s.kind[cell] == BARE]
                if len(bare) <= most:
                    cells.extend(bare)
    return cells


def hollows(s: State, most: int) -> list[int]:
    """Return the bare cells beside Incas of the active seat with at most `most` bare neighbours."""
    cells: list[int] = []
    for inca in s.incas[s.active]:
        for cell in NEIGHBOURS[inca]:
            if s.kind[cell] != BARE or cell in cells:
                continue
            open_cells = 0
            for near in NEIGHBOURS[cell]:
                if s.kind[near] == BARE:
                    open_cells += 1
            if open_cells <= most:
                cells.append(cell)
    return cells

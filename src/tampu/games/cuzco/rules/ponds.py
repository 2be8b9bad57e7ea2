"""Chapter 7.3: ponds are laid, and closed water bodies are scored."""

from __future__ import annotations

from collections.abc import Sequence

from tampu.games.cuzco.actions import POND
from tampu.games.cuzco.board import CELLS, INSIDE_GROUND, NEIGHBOURS
from tampu.games.cuzco.content import POND_POINTS, POND_PRICE
from tampu.games.cuzco.rules.areas import sole_leader, strength
from tampu.games.cuzco.rules.terrain import note_water, pondable
from tampu.games.cuzco.scoring import score, tell
from tampu.games.cuzco.state import BARE, POND_SHARE, TEMPLE, WATER, Position


def forbids_pond(position: Position, action: int) -> str:
    """The rule that forbids a pond there."""
    cell = INSIDE_GROUND[action - POND]
    if position.ponds == 0:
        return "CZ-Z06"
    if position.kind[cell] != BARE:
        return "CZ-P02"
    if not pondable(position, cell):
        return "CZ-P03"
    return "CZ-R05" if position.ap < POND_PRICE else ""


def lay_pond(position: Position, action: int) -> None:
    """Lay a pond and score its body if that closes it (CZ-P01, P06)."""
    cell = INSIDE_GROUND[action - POND]
    position.ap -= POND_PRICE
    position.ponds -= 1
    put_water(position, cell)
    _score_if_closed(position, water_body(position, cell))


def put_water(position: Position, cell: int) -> None:
    """Make a bare cell a pond."""
    position.kind[cell] = WATER
    note_water(position, cell)


def water_body(position: Position, pond: int) -> list[int]:
    """The ponds that hang together with this one (CZ-P04)."""
    body = [pond]
    for cell in body:
        for near in NEIGHBOURS[cell]:
            if position.kind[near] == WATER and near not in body:
                body.append(near)
    return body


def shore(position: Position, body: Sequence[int]) -> list[int]:
    """The cells around a water body, each once (CZ-P14)."""
    around: list[int] = []
    for cell in body:
        for near in NEIGHBOURS[cell]:
            if position.kind[near] != WATER and near not in around:
                around.append(near)
    return around


def shore_might(position: Position, around: Sequence[int]) -> list[int]:
    """The strength of each seat on a shore, of either kind of terrain (CZ-P07)."""
    might = [0] * position.seats
    for cell in around:
        if 0 < position.piece[cell] < TEMPLE:
            might[position.piece[cell] - 1] += strength(position.level[cell])
    return might


def score_closed(position: Position, covered: Sequence[int]) -> None:
    """Score every water body that terrain on bare ground has just closed (CZ-P06, P10).

    Only a newly covered shore cell closes a body, so none is ever scored twice (CZ-P11).
    """
    seen: list[int] = []
    for cell in covered:
        for near in NEIGHBOURS[cell]:
            if position.kind[near] == WATER and near not in seen:
                body = water_body(position, near)
                seen.extend(body)
                _score_if_closed(position, body)


def _score_if_closed(position: Position, body: list[int]) -> None:
    around = shore(position, body)
    for cell in around:
        if position.level[cell] == 0:
            return
    leader = sole_leader(shore_might(position, around))
    where = CELLS[min(body)]
    if leader >= 0:
        score(position, leader, POND_SHARE, POND_POINTS * len(body), where)
    else:
        tell(position, "pond_nobody", cell=where)

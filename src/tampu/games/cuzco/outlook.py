"""What a seat has at places of the board, so that the reasons of a hint can name them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.core.contract import Stakes
from tampu.games.cuzco.content import POND_POINTS, VALUES
from tampu.games.cuzco.rules.areas import area_strengths, find_areas, sole_leader, strengths_on
from tampu.games.cuzco.rules.board import CELLS, NEIGHBOURS
from tampu.games.cuzco.rules.codes import WATER
from tampu.games.cuzco.rules.ponds import shore, water_body
from tampu.games.cuzco.scoring import final_places

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State

ALONE_FIRST: Final = 3
SHARED_FIRST: Final = 2
SECOND: Final = 1


def stakes(s: State, seat: int) -> Stakes:
    """The seat's place in each city, temples that it can raise, and water that it leads."""
    places: Stakes = {}
    areas = find_areas(s)
    strengths = area_strengths(s)
    for temple, value in zip(s.temples, s.values, strict=True):
        own = strengths[areas.of[temple]]
        rank = final_places(s, own)[seat]
        if rank:
            leads = sole_leader(own) == seat
            standing = ALONE_FIRST if leads else SHARED_FIRST if rank == 1 else SECOND
            places["cities", "cell", CELLS[temple]] = standing, value / rank
            limit = min(len(areas.cells[areas.of[temple]]), VALUES[-1]) // 2 * 2
            if leads and limit > value:
                places["temples", "cell", CELLS[temple]] = limit, (limit - value) / 2
    _add_water(s, seat, places)
    return places


def _add_water(s: State, seat: int, places: Stakes) -> None:
    seen: set[int] = set()
    for inca in s.incas[seat]:
        for near in NEIGHBOURS[inca]:
            if s.kind[near] != WATER or near in seen:
                continue
            body = water_body(s, near)
            seen.update(body)
            if sole_leader(strengths_on(s, shore(s, body))) == seat:
                places["ponds", "cell", CELLS[min(body)]] = 1, float(POND_POINTS * len(body))

"""What a place has on the board, so that the reasons of a hint can name it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.contract import Stakes
from tampu.games.tawantinsuyu import content
from tampu.games.tawantinsuyu.rules import weavings
from tampu.games.tawantinsuyu.rules.festival import leader

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def stakes(s: State, place: int) -> Stakes:
    """Regions that the place leads, its statues and buildings, its temple space, its tapestries."""
    places: Stakes = {}
    casualties = sum(s.casualties)
    for region, name in enumerate(content.REGIONS):
        if leader(s, region) == place:
            places["regions", "region", name] = 1, casualties + 1.0
    first = place * len(content.STATUES)
    for statue, name in enumerate(content.STATUES):
        count = s.statues[first + statue]
        if count:
            places["statues", "statue", name] = count, float(count)
    for building, name in enumerate(content.BUILDINGS):
        if building < content.PRODUCTION:
            owns = (s.prod_up[place] | s.prod_down[place]) >> building & 1
        else:
            owns = s.passive[place] >> (building - content.PRODUCTION) & 1
        if owns:
            places["buildings", "building", name] = 1, 1.0
    places["temple", "space", ""] = s.temple[place], float(s.temple[place])
    largest = weavings.largest_tapestry(s, place)
    places["weavings", "tile", ""] = largest, float(largest)
    return places

"""What a seat has at places of the map, so that the reasons of a hint can name them."""

from __future__ import annotations

from tampu.core.contract import Stakes
from tampu.games.inca_empire import content
from tampu.games.inca_empire.rules.board import bits
from tampu.games.inca_empire.rules.stages import END
from tampu.games.inca_empire.state import State


def stakes(s: State, seat: int) -> Stakes:
    """The buildings on the seat's network, and the regions that its roads touch."""
    places: Stakes = {}
    if s.place < 0 or s.stage == END:
        return places
    network = s.network[seat]
    for site in bits(network & (s.cities | s.garrisons | s.temples)):
        points = content.SAPA_CITY * ((s.cities >> site) & 1)
        points += content.SAPA_GARRISON * ((s.garrisons >> site) & 1)
        points += content.SAPA_TEMPLE * ((s.temples >> site) & 1)
        places["network", "site", content.SITES[site]] = 1, float(points)
    for kind, regions in enumerate(s.types):
        worth = float(content.MARKER_VP[kind] + content.LABOR[kind])
        for region in bits(regions & s.touched[seat]):
            places["buildings", "region", content.REGIONS[region]] = 1, worth
    return places

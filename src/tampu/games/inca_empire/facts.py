"""Plain facts of each seat's position, from which the bots' model learns; no rules."""

from __future__ import annotations

from typing import Final

from tampu.games.inca_empire.content import KINDS_OF_CARD, PEOPLE, PILGRIMAGES
from tampu.games.inca_empire.rules.inca import income
from tampu.games.inca_empire.rules.reach import BuiltSites, reach_of
from tampu.games.inca_empire.rules.stages import END
from tampu.games.inca_empire.state import State

NAMES: Final = (
    "network.terraces", "network.garrisons", "network.cities", "network.temples",
    "network.sites", "sites.frontier", "sites.touched", "buildings.regions", "buildings.near_first",
    "buildings.near_second", "buildings.near_third", "buildings.near_unknown", "buildings.terraces",
    "buildings.city_sites", "buildings.garrison_sites", "buildings.temple_sites", "labor.tokens",
    "labor.first_tokens", "labor.income", "labor.turn", "labor.order", "risk.roads",
    "cards.shrines", "sites.roads",
)  # fmt: skip


def progress(s: State) -> float:
    """Return the part of the era track that is over."""
    return max(0.0, s.place / len(s.setting.track))


def facts(s: State) -> list[list[float]]:
    """Return the facts of each seat in the order of NAMES."""
    if s.stage == END:
        return []
    if s.place < 0:
        return [[0.0] * len(NAMES) for _ in range(s.seats)]
    people = s.setting.track[s.place].phase == PEOPLE
    sites = BuiltSites(s)
    return [_row(s, seat, people, sites) for seat in range(s.seats)]


def _row(s: State, seat: int, people: bool, sites: BuiltSites) -> list[float]:
    board = s.board
    network = s.network[seat]
    reach = reach_of(board)
    joined = reach.places(network)
    garrisons, cities, temples = sites.garrisons, sites.cities, sites.temples
    unbuilt = joined & sites.reached & ~(cities | garrisons)
    free = s.touched[seat] & ~s.conquered
    near = [0.0, 0.0, 0.0]
    turned_up = 0
    for kind, regions in enumerate(s.types):
        here = free & regions
        if here:
            near[min(kind, 2)] += here.bit_count()
        turned_up |= regions
    place = s.order.index(seat)
    turn = 0.0
    if people:
        turn = 1.0 if place > s.cursor or (place == s.cursor and s.construction_open) else 0.0
    shrines = 0.0
    for number, card in enumerate(PILGRIMAGES):
        copies = s.effects[seat * KINDS_OF_CARD + card]
        if copies and network & s.temples & board.pilgrim_sites[number]:
            shrines += copies
    exposed = sites.exposed
    at_risk = (s.roads[seat] & exposed).bit_count() + (s.parallels[seat] & exposed).bit_count()
    return [
        float(s.terraces[seat].bit_count()),
        float((joined & garrisons).bit_count()),
        float((joined & cities).bit_count()),
        float((joined & temples).bit_count()),
        float(network.bit_count()),
        float((s.frontier[seat] & s.open_lines & board.printed & ~s.taken).bit_count()),
        float(free.bit_count()),
        float(s.owned[seat].bit_count()),
        near[0],
        near[1],
        near[2],
        float((free & ~turned_up).bit_count()),
        float((s.owned[seat] & ~s.terraces[seat]).bit_count()),
        float((unbuilt & reach.city_places).bit_count()),
        float((unbuilt & ~reach.city_places).bit_count()),
        float((joined & cities & ~temples).bit_count()),
        float(s.labor[seat]),
        float(min(s.labor[seat], 5)),
        float(income(s, seat)),
        turn,
        float(place),
        float(at_risk),
        shrines,
        float(s.roads[seat].bit_count()),
    ]

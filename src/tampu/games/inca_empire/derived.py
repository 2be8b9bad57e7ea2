"""What a drawn board shows beyond the view: scorings to come, and what roads would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from tampu.games.inca_empire.codec import read_public, write_regions, write_roads, write_sites
from tampu.games.inca_empire.content import CARDS, KINDS_OF_CARD, LINE_NAMES, LINES, SAPA_INCA
from tampu.games.inca_empire.rules.roads import allowance, build_road
from tampu.games.inca_empire.rules.sapa import network_points
from tampu.games.inca_empire.view import View, open_roads

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State


class NextScoring(TypedDict):
    """What a Sapa Inca phase would give a seat now."""

    terraces: int
    garrisons: int
    cities: int
    temples: int


class PlayerProspect(TypedDict):
    """What a board shows beside a seat."""

    next: NextScoring
    cards: dict[str, int]
    """Copies of each Sun card that act on the seat."""
    allowance: int
    cut_off: list[str]
    """Roads that are not joined to the network."""


class RoadProspect(TypedDict):
    """What a road would bring the seat whose turn it is."""

    joins: list[str]
    next: int
    turns_up: list[str]
    reaches: list[str]


class Derived(TypedDict):
    """The prospects of all seats, and of every road that may be built now."""

    players: list[PlayerProspect]
    scorings: int
    """Sapa Inca phases to come."""
    roads: dict[str, RoadProspect]


def derive(view: View) -> Derived:
    """Compute the prospects of all seats and roads."""
    return _derive(read_public(view), view["turn"]["roads"])


def derive_for_all(s: State) -> Derived:
    """Compute the same from a position; nothing hidden is read."""
    return _derive(s, open_roads(s))


def _derive(s: State, roads: list[str]) -> Derived:
    ahead = s.setting.track[max(0, s.place) :]
    return {
        "players": [_player(s, seat) for seat in range(s.seats)],
        "scorings": sum(1 for step in ahead if step.phase == SAPA_INCA),
        "roads": {road: _road(s, road) for road in roads},
    }


def _player(s: State, seat: int) -> PlayerProspect:
    terraces, garrisons, cities, temples = network_points(s, seat)
    effects = list(s.effects[seat * KINDS_OF_CARD : (seat + 1) * KINDS_OF_CARD])
    return {
        "next": {
            "terraces": terraces,
            "garrisons": garrisons,
            "cities": cities,
            "temples": temples,
        },
        "cards": {CARDS[card]: copies for card, copies in enumerate(effects) if copies},
        "allowance": allowance(s, seat),
        "cut_off": [road for road in write_roads(s, seat) if not _is_joined(s, seat, road)],
    }


def _line(road: str) -> int:
    """The number of a road's line, parallels after all others."""
    line = LINE_NAMES.index(road.removesuffix("="))
    return line + LINES if road.endswith("=") else line


def _is_joined(s: State, seat: int, road: str) -> bool:
    """Whether the road belongs to the network (IE-K08)."""
    return bool(s.board.ends[_line(road) % LINES] & s.network[seat])


def _road(s: State, road: str) -> RoadProspect:
    """Build the road on a copy and compare."""
    seat = s.active()
    after = s.clone()
    build_road(after, seat, _line(road))
    reached = after.touched[seat] & ~s.touched[seat] & ~s.conquered & ~s.board.start_regions
    return {
        "joins": write_sites(after.network[seat] & ~s.network[seat]),
        "next": sum(network_points(after, seat)) - sum(network_points(s, seat)),
        "turns_up": write_regions(after.pending & ~s.pending),
        "reaches": write_regions(reached),
    }

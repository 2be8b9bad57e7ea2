"""What a drawn map shows beyond a view: the next scoring, whom cards touch, what a road brings.

Everything is found from the view alone, by the rules themselves.
"""

from __future__ import annotations

from tampu.core.contract import Json
from tampu.core.errors import Value
from tampu.games.inca_empire.board import bits, setting_of
from tampu.games.inca_empire.content import (
    CARDS,
    DATA,
    KINDS_OF_CARD,
    LINE_NAMES,
    LINES,
    REGIONS,
    SAPA_INCA,
    SITES,
)
from tampu.games.inca_empire.position import Position
from tampu.games.inca_empire.rules.roads import allowance, build_road
from tampu.games.inca_empire.rules.sapa import network_points
from tampu.games.inca_empire.view import read_public, road_names


def outlook(view: Json) -> Json:
    """The prospects of all seats, and of every road that may be built now."""
    s = Position(setting_of(view["seats"], view["options"]))
    read_public(s, view)
    return {
        "players": [_player(s, seat) for seat in range(s.seats)],
        "scorings": sum(1 for step in s.setting.track[max(0, s.place) :] if step.phase == SAPA_INCA)
        if s.place < len(s.setting.track)
        else 0,
        "roads": {road: _road(s, road) for road in view["turn"]["roads"]},
    }


def _player(s: Position, seat: int) -> Json:
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
        "cut_off": [road for road in road_names(s, seat) if not _joined(s, seat, road)],
    }


def _line(road: str) -> int:
    """The number of a road's line, parallels after all others."""
    line = LINE_NAMES.index(road.removesuffix("="))
    return line + LINES if road.endswith("=") else line


def _joined(s: Position, seat: int, road: str) -> bool:
    """Whether the road belongs to the network (IE-K08)."""
    return bool(s.board.ends[_line(road) % LINES] & s.network[seat])


def _road(s: Position, road: str) -> Json:
    """What the road would bring the seat whose turn it is; the position stays as it was."""
    seat = s.active()
    kept = (s.roads[seat], s.parallels[seat], s.taken, s.blocked, s.wild, s.pending)
    network, frontier, touched = s.network[seat], s.frontier[seat], s.touched[seat]
    before = sum(network_points(s, seat))
    build_road(s, seat, _line(road))
    told = {
        "joins": [SITES[site] for site in bits(s.network[seat] & ~network)],
        "next": sum(network_points(s, seat)) - before,
        "turns_up": [REGIONS[region] for region in bits(s.pending & ~kept[5])],
        "reaches": [
            REGIONS[region]
            for region in bits(s.touched[seat] & ~touched & ~s.conquered & ~s.board.start_regions)
        ],
    }
    s.roads[seat], s.parallels[seat], s.taken, s.blocked, s.wild, s.pending = kept
    s.network[seat], s.frontier[seat], s.touched[seat] = network, frontier, touched
    return told


_ends: dict[tuple[int, str], tuple[str, str]] = {
    (int(seats), line["id"]): (line["a"], line["b"])
    for seats, side in DATA["sides"].items()
    for line in side["roads"] + side["wilderness"]
}
_names: dict[str, str] = {
    site["id"]: site["name"] for side in DATA["sides"].values() for site in side["sites"]
}
BETWEEN = {"r": " – ", "w": " ~ ", "=": " = "}
"""How the ends of printed connections, new links and parallels are joined."""


def called(seats: int, field: str, value: Value) -> Value:
    """Roads by their ends: their ids mean different lines on the two sides (IE-M21)."""
    if field != "road" or not isinstance(value, str):
        return value
    ends = _ends.get((seats, value.removesuffix("=")))
    if ends is None:
        return value
    join = BETWEEN["=" if value.endswith("=") else value[0]]
    return f"{_names[ends[0]]}{join}{_names[ends[1]]}"

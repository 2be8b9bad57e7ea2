"""The position as JSON, out and in, and its comparison key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tampu.core.contract import Json
from tampu.core.options import version_mark
from tampu.games.inca_empire import content
from tampu.games.inca_empire.actions import ACTIONS, ROAD_NAMES
from tampu.games.inca_empire.content import CARDS, KINDS_OF_CARD
from tampu.games.inca_empire.decisions import advance
from tampu.games.inca_empire.meta import META
from tampu.games.inca_empire.rules.board import bits, setting_of
from tampu.games.inca_empire.rules.roads import open_region, trace_lines, trace_network
from tampu.games.inca_empire.rules.stages import HIDDEN, PROGRESS, STAGES

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State

TURN_FIELDS: Final = (
    *("built", "count", "extras", "wild"),
    *("roads_open", "construction_open", "pilgrim", "templed"),
)
"""What the People turn in progress counts, and which of its steps are open or done."""


# Writing.


def write_cards(copies: Sequence[int], place: int = 0) -> list[str]:
    """The codes of a multiset of cards, or of one among several."""
    part = copies[place * KINDS_OF_CARD : (place + 1) * KINDS_OF_CARD]
    return [CARDS[card] for card, count in enumerate(part) for _ in range(count)]


def write_card(card: int) -> str | None:
    return CARDS[card] if card < KINDS_OF_CARD else None


def write_regions(mask: int) -> list[str]:
    return [content.REGIONS[region] for region in bits(mask)]


def write_sites(mask: int) -> list[str]:
    return [content.SITES[site] for site in bits(mask)]


def write_roads(s: State, seat: int) -> list[str]:
    """The names of the seat's roads: normal roads, new links, parallels."""
    return [ROAD_NAMES[line] for line in bits(s.roads[seat] | s.parallels[seat] << content.LINES)]


def to_json(s: State) -> Json:
    """Everything: the view of somebody who sees all cards, the hands and the pile."""
    from tampu.games.inca_empire.view import ALL, write_public

    return {
        **write_public(s, ALL),
        "hands": [write_cards(s.hands, seat) for seat in range(s.seats)],
        "pile_cards": write_cards(s.pile),
    }


# Reading.


def from_json(data: Json) -> State:
    """The state that `to_json` wrote."""
    s = read_public(data)
    for seat in range(s.seats):
        read_cards(s.hands, data["hands"][seat], seat)
    s.pile = bytearray(KINDS_OF_CARD)
    read_cards(s.pile, data["pile_cards"])
    advance(s)
    return s


def read_cards(copies: bytearray, codes: Sequence[str], place: int = 0) -> None:
    """Add cards to a multiset, or to one among several."""
    for code in codes:
        copies[place * KINDS_OF_CARD + CARDS.index(code)] += 1


def _read_card(code: str | None) -> int:
    return HIDDEN if code is None else CARDS.index(code)


def _read_regions(names: Sequence[str]) -> int:
    return sum([1 << content.REGIONS.index(name) for name in names])


def _read_sites(names: Sequence[str]) -> int:
    return sum([1 << content.SITES.index(name) for name in names])


def read_public(data: Mapping[str, Any]) -> State:
    """A state with the public part of a view; hands and pile are still to be filled."""
    from tampu.games.inca_empire.state import State

    s = State(setting_of(data["seats"], data["options"], META.version_of(data)))
    s.stage = STAGES.index(data["stage"])
    s.cursor = data["cursor"]
    s.place = data["place"]
    s.order = list(data["order"])
    s.clock = data["clock"]
    columns = [column["id"] for column in content.COLUMNS]
    s.history = tuple(
        (columns.index(row["column"]), *row["scored"], *row["vp"]) for row in data["scorings"]
    )
    _read_markers(s, data)
    for seat, player in enumerate(data["players"]):
        _read_player(s, seat, player)
    s.pending = _read_regions(data["pending"])
    s.cities = _read_sites(data["cities"])
    s.garrisons = _read_sites(data["garrisons"])
    s.temples = _read_sites(data["temples"])
    for region in bits(s.conquered):
        open_region(s, region)
    trace_lines(s)
    for seat in range(s.seats):
        if s.roads[seat]:
            trace_network(s, seat)
    _read_sun(s, data)
    s.invasions = [data["invasions"][kind] for kind in content.INVASIONS]
    s.arrived = data["arrived"]
    _read_turn(s, data["turn"])
    return s


def _read_markers(s: State, data: Mapping[str, Any]) -> None:
    for name, kind in data["markers"].items():
        region = content.REGIONS.index(name)
        s.marker[region] = content.MARKERS.index(kind)
        s.types[s.marker[region]] |= 1 << region
        s.face_down &= ~(1 << region)
    s.left = [data["face_down"][kind] for kind in content.MARKERS]


def _read_player(s: State, seat: int, player: Mapping[str, Any]) -> None:
    s.colors[seat] = -1 if player["color"] is None else content.COLORS.index(player["color"])
    s.vp[seat] = player["vp"]
    s.arrival[seat] = player["arrival"]
    s.labor[seat] = player["labor"]
    s.owned[seat] = _read_regions(player["regions"])
    s.conquered |= s.owned[seat]
    s.terraces[seat] = _read_regions(player["terraces"])
    for road in player["roads"]:
        if road.endswith("="):
            s.parallels[seat] |= 1 << content.LINE_NAMES.index(road[:-1])
        else:
            s.roads[seat] |= 1 << content.LINE_NAMES.index(road)
    for number, category in enumerate(content.SHEET):
        s.points[seat * len(content.SHEET) + number] = player["sheet"][category]


def _read_sun(s: State, data: Mapping[str, Any]) -> None:
    effects = bytearray(s.effects)
    for local, field in enumerate(data["fields"]):
        read_cards(s.faces, field["cards"], local)
        for color in s.board.field_colors[local]:
            if color in s.colors:
                read_cards(effects, field["cards"], s.colors.index(color))
        if field["new_by"] is not None:
            s.fresh_by[local] = field["new_by"]
            s.fresh[local] = _read_card(field["new"])
    s.effects = bytes(effects)
    read_cards(s.discard, data["discard"])
    history = data["history"]
    s.dealt = bytes([_read_card(card) for card in history["dealt"]])
    s.drawn = bytes([_read_card(card) for card in history["drawn"]])
    for placing in history["placed"]:
        s.placed += bytes((placing["seat"], _read_card(placing["card"])))
    for refill in history["refills"]:
        pile = bytearray(KINDS_OF_CARD)
        read_cards(pile, refill["pile"])
        s.refills += ((refill["after"], bytes(pile)),)


def _read_turn(s: State, turn: Mapping[str, Any]) -> None:
    kinds = [kind.name for kind in ACTIONS.kinds]
    s.progress = PROGRESS.index(turn["progress"])
    s.main = kinds.index(turn["main"]) if turn["main"] else 0
    for name in TURN_FIELDS:
        setattr(s, name, turn[name])


def key(s: State) -> bytes:
    """The whole position in bytes, the options included; fingerprints of records depend on it."""
    options = s.setting.options
    regions, sites, lines = 7, 16, 50
    parts: list[bytes] = [
        repr([(name, options[name]) for name in sorted(options)]).encode(),
        repr(
            (
                *(s.stage, s.cursor, s.place, s.colors, s.order, s.vp, s.arrival, s.clock, s.labor),
                *(s.points, s.history, s.left, s.refills, s.invasions, s.arrived),
                *(s.progress, s.roads_open, s.construction_open, s.built, s.main, s.count),
                *(s.extras, s.wild, s.pilgrim, s.templed),
            )
        ).encode(),
        bytes(s.marker),
        *(mask.to_bytes(regions, "little") for mask in (s.conquered, s.pending)),
        *(mask.to_bytes(sites, "little") for mask in (s.cities, s.garrisons, s.temples)),
        *(bytes(s.hands), bytes(s.pile), bytes(s.discard)),
        *(bytes(s.faces), bytes(s.fresh), bytes(s.fresh_by)),
        *(bytes((len(s.dealt), len(s.placed), len(s.drawn))), s.dealt, s.placed, s.drawn),
    ]
    for seat in range(s.seats):
        parts += [mask.to_bytes(regions, "little") for mask in (s.owned[seat], s.terraces[seat])]
        parts += [mask.to_bytes(lines, "little") for mask in (s.roads[seat], s.parallels[seat])]
    parts.append(version_mark(s.rules_version))
    return b"".join(parts)

"""Positions as JSON: what all know, what a seat knows besides, and everything.

The public part is written by allow-list; `view` adds the seat's own cards and `to_json` all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tampu.core.contract import Json
from tampu.games.inca_empire import scoring
from tampu.games.inca_empire.actions import ACTIONS, ADDITIONAL_ROAD, ROAD, ROAD_NAMES
from tampu.games.inca_empire.board import bits
from tampu.games.inca_empire.content import (
    CARDS,
    COLORS,
    COLUMNS,
    FIELDS,
    HAND,
    INVASIONS,
    KINDS_OF_CARD,
    LINE_NAMES,
    LINES,
    MARKERS,
    PHASES,
    REGIONS,
    SHEET,
    SITES,
)
from tampu.games.inca_empire.imagine import hand_size
from tampu.games.inca_empire.position import COLOR, HIDDEN, NO_CARD, PLACE, TURN, Position
from tampu.games.inca_empire.rules.inca import income
from tampu.games.inca_empire.rules.people import settle
from tampu.games.inca_empire.rules.roads import open_region, trace_lines, trace_network
from tampu.games.inca_empire.rules.setup import offer_colors
from tampu.games.inca_empire.rules.sun import offer_cards

STAGES: Final[tuple[str, ...]] = (
    "color",
    "hand_of_god",
    "first_regions",
    "deal",
    "tile",
    "place",
    "draw",
    "turn",
    "reveal",
    "invasion",
    "end",
)
PROGRESS: Final[tuple[str, ...]] = ("", "road_building", "construction")
ALL: Final = -9
"""In place of a seat: somebody who may see everything."""


# Writing.


def _cards(copies: Sequence[int]) -> list[str]:
    return [CARDS[card] for card, count in enumerate(copies) for _ in range(count)]


def _part(copies: bytearray, place: int) -> bytearray:
    return copies[place * KINDS_OF_CARD : (place + 1) * KINDS_OF_CARD]


def _regions(mask: int) -> list[str]:
    return [REGIONS[region] for region in bits(mask)]


def _sites(mask: int) -> list[str]:
    return [SITES[site] for site in bits(mask)]


def road_names(s: Position, seat: int) -> list[str]:
    """The tokens of the seat's roads: normal roads, new links, parallels."""
    return [ROAD_NAMES[line] for line in bits(s.roads[seat] | s.parallels[seat] << LINES)]


def _player(s: Position, seat: int) -> Json:
    color = s.colors[seat]
    return {
        "color": COLORS[color] if color >= 0 else None,
        "vp": s.vp[seat],
        "arrival": s.arrival[seat],
        "labor": s.labor[seat],
        "income": income(s, seat),
        "regions": _regions(s.owned[seat]),
        "terraces": _regions(s.terraces[seat]),
        "roads": road_names(s, seat),
        "network": _sites(s.network[seat]),
        "cards": hand_size(s, seat),
        "sheet": dict(
            zip(SHEET, s.points[seat * len(SHEET) : (seat + 1) * len(SHEET)], strict=True)
        ),
    }


def _field(s: Position, local: int, seat: int) -> Json:
    fresh = s.fresh[local]
    by = s.fresh_by[local]
    seen = fresh < KINDS_OF_CARD and seat in (by, ALL)
    return {
        "field": FIELDS[s.board.fields[local]],
        "cards": _cards(_part(s.faces, local)),
        "new_by": None if fresh == NO_CARD else by,
        "new": CARDS[fresh] if seen else None,
    }


def _public(s: Position, seat: int) -> Json:
    """What all know; of the face-down cards only what `seat` placed is named."""
    step = s.setting.track[s.place] if 0 <= s.place < len(s.setting.track) else None
    return {
        "seats": s.seats,
        "options": dict(s.setting.options),
        "stage": STAGES[s.stage],
        "cursor": s.cursor,
        "place": s.place,
        "phase": PHASES[step.phase] if step else None,
        "phase_name": step.name() if step else None,
        "era": step.era + 1 if step else None,
        "order": list(s.order),
        "clock": s.clock,
        "players": [_player(s, place) for place in range(s.seats)],
        "ranks": scoring.ranking(s),
        "scorings": [
            {
                "column": COLUMNS[row[0]]["id"],
                "scored": list(row[1 : 1 + s.seats]),
                "vp": list(row[1 + s.seats :]),
            }
            for row in s.history
        ],
        "markers": {
            REGIONS[region]: MARKERS[s.marker[region]]
            for region in bits(s.board.regions & ~s.board.start_regions & ~s.face_down)
        },
        "face_down": {MARKERS[kind]: count for kind, count in enumerate(s.left)},
        "pending": _regions(s.pending),
        "cities": _sites(s.cities),
        "garrisons": _sites(s.garrisons),
        "temples": _sites(s.temples),
        "fields": [_field(s, local, seat) for local in range(s.seats)],
        "pile": _pile_size(s),
        "discard": _cards(s.discard),
        "history": _history(s, seat),
        "invasions": dict(zip(INVASIONS, s.invasions, strict=True)),
        "arrived": s.arrived,
        "turn": _turn(s),
    }


def _pile_size(s: Position) -> int:
    """The size of the pile, counted from what is public."""
    out = sum(s.faces) + sum(s.discard) + sum(1 for card in bytes(s.fresh) if card != NO_CARD)
    out += sum(hand_size(s, seat) for seat in range(s.seats))
    return sum(s.setting.cards) - out


def _card(card: int) -> str | None:
    return CARDS[card] if card < KINDS_OF_CARD else None


def _history(s: Position, seat: int) -> Json:
    """The cards dealt, placed and drawn, as far as the seat knows them."""
    turns = range(len(s.placed) // 2)
    face_down = len(turns) - sum(1 for card in bytes(s.fresh) if card != NO_CARD)
    return {
        "dealt": [
            _card(card) if seat in (place // HAND, ALL) else None
            for place, card in enumerate(s.dealt)
        ],
        "placed": [
            [
                s.placed[2 * turn],
                _card(s.placed[2 * turn + 1])
                if turn < face_down or seat in (s.placed[2 * turn], ALL)
                else None,
            ]
            for turn in turns
        ],
        "drawn": [
            _card(card) if seat in (s.placed[2 * turn], ALL) else None
            for turn, card in enumerate(s.drawn)
        ],
        "refills": [{"after": after, "pile": _cards(pile)} for after, pile in s.refills],
    }


def _turn(s: Position) -> Json:
    return {
        "progress": PROGRESS[s.progress],
        "main": ACTIONS.kinds[s.main].name if s.main else None,
        "built": s.built,
        "count": s.count,
        "extras": s.extras,
        "wild": s.wild,
        "roads_open": s.roads_open,
        "construction_open": s.construction_open,
        "pilgrim": s.pilgrim,
        "templed": s.templed,
        "roads": _legal_roads(s),
    }


def _legal_roads(s: Position) -> list[str]:
    """The roads that the active seat may build now, in either action: public (IE-X27)."""
    if s.stage != TURN:
        return []
    return [ROAD_NAMES[line] for line in bits(s.menu[ROAD] | s.menu[ADDITIONAL_ROAD])]


def view(s: Position, seat: int | None) -> Json:
    """What the seat may know, or a spectator."""
    own = -1 if seat is None else seat
    told = _public(s, own)
    told["seat"] = seat
    told["hand"] = None if seat is None else _cards(_part(s.hands, seat))
    return told


def _drawn(s: Position, seat: int) -> list[str]:
    """The cards the seat drew since the last refill of the pile."""
    after = s.refills[-1][0] - 1 if s.refills else 0
    return [
        CARDS[card]
        for turn, card in enumerate(s.drawn)
        if turn >= after and s.placed[2 * turn] == seat and card < KINDS_OF_CARD
    ]


def to_json(s: Position) -> Json:
    """Everything."""
    told = _public(s, ALL)
    told["hands"] = [_cards(_part(s.hands, seat)) for seat in range(s.seats)]
    told["drawn"] = [_drawn(s, seat) for seat in range(s.seats)]
    told["pile_cards"] = _cards(s.pile)
    return told


# Reading.


def _set_regions(names: Sequence[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << REGIONS.index(name)
    return mask


def _set_sites(names: Sequence[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << SITES.index(name)
    return mask


def _count(copies: bytearray, place: int, names: Sequence[str]) -> None:
    for name in names:
        copies[place * KINDS_OF_CARD + CARDS.index(name)] += 1


def read_public(s: Position, told: Json) -> None:
    """Enter the public part of a view into a fresh position."""
    s.stage = STAGES.index(told["stage"])
    s.cursor = told["cursor"]
    s.place = told["place"]
    s.order = list(told["order"])
    s.clock = told["clock"]
    columns = [column["id"] for column in COLUMNS]
    s.history = tuple(
        (columns.index(row["column"]), *row["scored"], *row["vp"]) for row in told["scorings"]
    )
    _read_markers(s, told)
    for seat, player in enumerate(told["players"]):
        _read_player(s, seat, player)
    s.pending = _set_regions(told["pending"])
    s.cities = _set_sites(told["cities"])
    s.garrisons = _set_sites(told["garrisons"])
    s.temples = _set_sites(told["temples"])
    for region in bits(s.conquered):
        open_region(s, region)
    trace_lines(s)
    for seat in range(s.seats):
        if s.roads[seat]:
            trace_network(s, seat)
    _read_sun(s, told)
    s.invasions = [told["invasions"][kind] for kind in INVASIONS]
    s.arrived = told["arrived"]
    _read_turn(s, told["turn"])


def _read_markers(s: Position, told: Json) -> None:
    for name, kind in told["markers"].items():
        region = REGIONS.index(name)
        s.marker[region] = MARKERS.index(kind)
        s.types[s.marker[region]] |= 1 << region
        s.face_down &= ~(1 << region)
    s.left = [told["face_down"][kind] for kind in MARKERS]


def _read_player(s: Position, seat: int, player: Json) -> None:
    s.colors[seat] = -1 if player["color"] is None else COLORS.index(player["color"])
    s.vp[seat] = player["vp"]
    s.arrival[seat] = player["arrival"]
    s.labor[seat] = player["labor"]
    s.owned[seat] = _set_regions(player["regions"])
    s.conquered |= s.owned[seat]
    s.terraces[seat] = _set_regions(player["terraces"])
    for road in player["roads"]:
        if road.endswith("="):
            s.parallels[seat] |= 1 << LINE_NAMES.index(road[:-1])
        else:
            s.roads[seat] |= 1 << LINE_NAMES.index(road)
    for number, category in enumerate(SHEET):
        s.points[seat * len(SHEET) + number] = player["sheet"][category]


def _read_sun(s: Position, told: Json) -> None:
    for local, field in enumerate(told["fields"]):
        _count(s.faces, local, field["cards"])
        for color in s.board.field_colors[local]:
            if color in s.colors:
                _count(s.effects, s.colors.index(color), field["cards"])
        if field["new_by"] is not None:
            s.fresh_by[local] = field["new_by"]
            s.fresh[local] = HIDDEN if field["new"] is None else CARDS.index(field["new"])
    _count(s.discard, 0, told["discard"])
    _read_history(s, told["history"])


def _number(card: str | None) -> int:
    return HIDDEN if card is None else CARDS.index(card)


def _read_history(s: Position, told: Json) -> None:
    s.dealt = bytes([_number(card) for card in told["dealt"]])
    s.drawn = bytes([_number(card) for card in told["drawn"]])
    for seat, card in told["placed"]:
        s.placed += bytes((seat, _number(card)))
    for refill in told["refills"]:
        pile = bytearray(KINDS_OF_CARD)
        _count(pile, 0, refill["pile"])
        s.refills += ((refill["after"], bytes(pile)),)


def _read_turn(s: Position, turn: Json) -> None:
    kinds = [kind.name for kind in ACTIONS.kinds]
    s.progress = PROGRESS.index(turn["progress"])
    s.main = kinds.index(turn["main"]) if turn["main"] else 0
    s.built = turn["built"]
    s.count = turn["count"]
    s.extras = turn["extras"]
    s.wild = turn["wild"]
    s.roads_open = turn["roads_open"]
    s.construction_open = turn["construction_open"]
    s.pilgrim = turn["pilgrim"]
    s.templed = turn["templed"]


def read_own(s: Position, told: Json) -> None:
    """Enter the cards that only the seat of a view knows."""
    if told["seat"] is not None:
        _count(s.hands, told["seat"], told["hand"])
    s.pile = bytearray(KINDS_OF_CARD)


def read_all(s: Position, told: Json) -> None:
    """Enter the cards that `to_json` wrote."""
    for seat in range(s.seats):
        _count(s.hands, seat, told["hands"][seat])
    s.pile = bytearray(KINDS_OF_CARD)
    _count(s.pile, 0, told["pile_cards"])


def offer_again(s: Position) -> None:
    """Find the legal actions of a position that was read."""
    s.menu = []
    if s.stage == TURN:
        settle(s)
    elif s.stage == PLACE:
        offer_cards(s)
    elif s.stage == COLOR:
        offer_colors(s)

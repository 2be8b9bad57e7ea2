"""The action space of Inca Empire: every decision and every chance outcome with its notation."""

from __future__ import annotations

from typing import Final

from tampu.core.errors import Value
from tampu.core.space import ActionSpace, Kind
from tampu.games.inca_empire.content import (
    CARDS,
    COLORS,
    FIELDS,
    FIRST_LINES,
    INVASIONS,
    LINE_NAMES,
    LINES,
    MARKERS,
    PILGRIMAGES,
    REGIONS,
    ROADS,
    SITES,
)

Row = tuple[Value, ...]


ROAD_NAMES: Final[list[str]] = [*LINE_NAMES, *(f"{name}=" for name in LINE_NAMES[:ROADS])]
"""Printed connections, new links, parallels; a name means different roads on the two sides."""
_roads: list[Row] = [(name,) for name in ROAD_NAMES]
_first_roads: list[Row] = _roads[:FIRST_LINES] + _roads[LINES:]
_later_roads: list[Row] = _roads[FIRST_LINES:LINES]


def _write_road(road: str) -> str:
    return f"R {road}"


def _write_additional_road(road: str) -> str:
    return f"C road:{road}"


_sites: list[Row] = [(site,) for site in SITES]
_regions: list[Row] = [(region,) for region in REGIONS]

ACTIONS: Final = ActionSpace(
    [
        Kind("choose_color", ("color",), [(color,) for color in COLORS], lambda c: f"K {c}"),
        Kind(
            "place_card",
            ("card", "field"),
            [(card, field) for card in CARDS for field in FIELDS],
            lambda card, field: f"S {card}@{field}",
        ),
        Kind("road", ("road",), _first_roads, _write_road),
        Kind("end_roads", (), [()], lambda: "R."),
        Kind("city", ("site",), _sites, lambda site: f"C city:{site}"),
        Kind("garrison", ("site",), _sites, lambda site: f"C garr:{site}"),
        Kind("temple", ("site",), _sites, lambda site: f"C temple:{site}"),
        Kind("key_outpost", ("site",), _sites, lambda site: f"C key:{site}"),
        Kind("terrace", ("region",), _regions, lambda region: f"C terr:{region}"),
        Kind("conquest", ("region",), _regions, lambda region: f"C conq:{region}"),
        Kind("extra_conquest", ("region",), _regions, lambda region: f"X {region}"),
        Kind("additional_road", ("road",), _first_roads, _write_additional_road),
        Kind("end_construction", (), [()], lambda: "C."),
        Kind(
            "pilgrimage",
            ("card", "action"),
            [(CARDS[card], action) for card in PILGRIMAGES for action in ("R", "C")],
            lambda card, action: f"P {card}-{action}",
        ),
    ],
    later=[
        Kind("road", ("road",), _later_roads, _write_road),
        Kind("additional_road", ("road",), _later_roads, _write_additional_road),
    ],
)
# The kinds by their position in ACTIONS.kinds.
CHOOSE_COLOR: Final = 0
PLACE_CARD: Final = 1
ROAD: Final = 2
END_ROADS: Final = 3
CITY: Final = 4
GARRISON: Final = 5
TEMPLE: Final = 6
KEY_OUTPOST: Final = 7
TERRACE: Final = 8
CONQUEST: Final = 9
EXTRA_CONQUEST: Final = 10
ADDITIONAL_ROAD: Final = 11
END_CONSTRUCTION: Final = 12
PILGRIMAGE: Final = 13
KINDS: Final = 14

FIRST: Final[list[int]] = ACTIONS.first
"""The id of each kind's first row."""
KIND_OF: Final[bytes] = bytes(ACTIONS.kind_index(action) for action in range(ACTIONS.size))
"""The kind of each action."""
LATER: Final[list[int]] = [0] * KINDS
"""The id of each kind's first row of a later release, where the kind has one."""
LATER[ROAD] = ACTIONS.later_from
LATER[ADDITIONAL_ROAD] = ACTIONS.later_from + len(_later_roads)


def action_of(kind: int, row: int) -> int:
    """The id of a kind's row; the rows of roads are numbered as in ROAD_NAMES."""
    if row < FIRST_LINES:
        return FIRST[kind] + row
    if row >= LINES:
        return FIRST[kind] + row - (LINES - FIRST_LINES)
    return LATER[kind] + row - FIRST_LINES


def _row_of(action: int) -> int:
    kind = KIND_OF[action]
    if action >= ACTIONS.later_from:
        return FIRST_LINES + action - LATER[kind]
    row = action - FIRST[kind]
    return row if row < FIRST_LINES else row + (LINES - FIRST_LINES)


ROW_OF: Final[list[int]] = [_row_of(action) for action in range(ACTIONS.size)]
"""The row of each action inside its kind."""


TILES: Final = 4
"""Turn order tiles among the outcomes."""


def _by_color(values: tuple[str, ...] | range) -> list[Row]:
    return [(color, value) for color in COLORS for value in values]


OUTCOMES: Final = ActionSpace(
    [
        Kind(
            "seat",
            ("seat", "color"),
            [(seat, color) for seat in range(1, 5) for color in COLORS],
            lambda seat, color: f"! seat {seat}={color}",
        ),
        Kind(
            "up",
            ("region", "marker"),
            [(region, marker) for region in REGIONS for marker in MARKERS],
            lambda region, marker: f"! up {region}={marker}",
        ),
        Kind(
            "deal",
            ("color", "card"),
            _by_color(CARDS),
            lambda color, card: f"! deal {color}={card}",
        ),
        Kind(
            "tile",
            ("color", "tile"),
            _by_color(range(1, TILES + 1)),
            lambda color, tile: f"! tile {color}={tile}",
        ),
        Kind(
            "draw",
            ("color", "card"),
            _by_color(CARDS),
            lambda color, card: f"! draw {color}={card}",
        ),
        Kind(
            "invasion",
            ("number", "marker"),
            [(number, marker) for number in range(1, 5) for marker in INVASIONS],
            lambda number, marker: f"! invasion {number}={marker}",
        ),
    ]
)
OUTCOME_SEAT: Final = OUTCOMES.base("seat")
OUTCOME_UP: Final = OUTCOMES.base("up")
OUTCOME_DEAL: Final = OUTCOMES.base("deal")
OUTCOME_TILE: Final = OUTCOMES.base("tile")
OUTCOME_DRAW: Final = OUTCOMES.base("draw")
OUTCOME_INVASION: Final = OUTCOMES.base("invasion")

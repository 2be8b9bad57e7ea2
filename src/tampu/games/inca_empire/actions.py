"""The action space of Inca Empire: every decision and every chance outcome with its token."""

from __future__ import annotations

from typing import Any, Final

from tampu.core.errors import Value
from tampu.core.space import ActionSpace, Kind
from tampu.games.inca_empire.board import BOARDS
from tampu.games.inca_empire.content import (
    CARDS,
    COLORS,
    DATA,
    FIELDS,
    INVASIONS,
    MARKERS,
    PILGRIMAGES,
    REGIONS,
    SITES,
)

Row = tuple[Value, ...]


def _road_rows() -> list[Row]:
    """The lines of side 4, then of side 3: printed connections, new links, parallels."""
    rows: list[Row] = []
    for seats, board in BOARDS.items():
        side: dict[str, Any] = DATA["sides"][str(seats)]
        lines = side["roads"] + side["wilderness"]
        ends = [
            f"{board.names[a]} – {board.names[b]}"
            for a, b in zip(board.end_a, board.end_b, strict=True)
        ]
        rows += [(line["id"], told) for line, told in zip(lines, ends, strict=True)]
        rows += [(f"{lines[road]['id']}=", ends[road]) for road in range(board.roads)]
    return rows


ROAD_ROWS: Final[list[Row]] = _road_rows()
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
        Kind("road", ("road", "ends"), ROAD_ROWS, lambda road, _: f"R {road}"),
        Kind("end_roads", (), [()], lambda: "R."),
        Kind("city", ("site",), _sites, lambda site: f"C city:{site}"),
        Kind("garrison", ("site",), _sites, lambda site: f"C garr:{site}"),
        Kind("temple", ("site",), _sites, lambda site: f"C temple:{site}"),
        Kind("key_outpost", ("site",), _sites, lambda site: f"C key:{site}"),
        Kind("terrace", ("region",), _regions, lambda region: f"C terr:{region}"),
        Kind("conquest", ("region",), _regions, lambda region: f"C conq:{region}"),
        Kind("extra_conquest", ("region",), _regions, lambda region: f"X {region}"),
        Kind("additional_road", ("road", "ends"), ROAD_ROWS, lambda road, _: f"C road:{road}"),
        Kind("end_construction", (), [()], lambda: "C."),
        Kind(
            "pilgrimage",
            ("card", "action"),
            [(CARDS[card], action) for card in PILGRIMAGES for action in ("R", "C")],
            lambda card, action: f"P {card}-{action}",
        ),
    ]
)
"""The ids of a road belong to one side of the map; both sides share the token (IE-M21)."""

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

FIRST: Final[dict[int, list[int]]] = {
    seats: [
        first + (board.first_line if kind in (ROAD, ADDITIONAL_ROAD) else 0)
        for kind, first in enumerate(ACTIONS.first)
    ]
    for seats, board in BOARDS.items()
}
"""By number of seats: the id of each kind's first row, for roads of the first line of the side."""
KIND_OF: Final[bytes] = bytes(ACTIONS.kind_index(action) for action in range(ACTIONS.size))
"""The kind of each action."""


def _seats_and_colors(values: tuple[str, ...] | range) -> list[Row]:
    return [(seat, color, value) for seat in range(1, 5) for color in COLORS for value in values]


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
            ("seat", "color", "card"),
            _seats_and_colors(CARDS),
            lambda _, color, card: f"! deal {color}={card}",
        ),
        Kind(
            "tile",
            ("seat", "color", "tile"),
            _seats_and_colors(range(1, 5)),
            lambda _, color, tile: f"! tile {color}={tile}",
        ),
        Kind(
            "draw",
            ("seat", "color", "card"),
            _seats_and_colors(CARDS),
            lambda _, color, card: f"! draw {color}={card}",
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

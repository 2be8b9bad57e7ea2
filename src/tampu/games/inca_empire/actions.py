"""The action space of Inca Empire: every decision and every chance outcome with its notation."""

from __future__ import annotations

from typing import Any, Final

from tampu.core.space import ActionSpace, combined
from tampu.games.inca_empire import content

ROAD_NAMES: Final[list[str]] = [
    *content.LINE_NAMES,
    *(f"{name}=" for name in content.LINE_NAMES[: content.ROADS]),
]
"""Printed connections, new links, parallels; a name means different roads on the two sides."""
_first_roads: Final = ROAD_NAMES[: content.FIRST_LINES] + ROAD_NAMES[content.LINES :]
_later_roads: Final = ROAD_NAMES[content.FIRST_LINES : content.LINES]

ACTIONS: Final = ActionSpace(
    [
        combined("choose_color", "K {}", color=content.COLORS),
        combined("place_card", "S {}@{}", card=content.CARDS, field=content.FIELDS),
        combined("road", "R {}", road=_first_roads),
        combined("end_roads", "R."),
        combined("city", "C city:{}", site=content.SITES),
        combined("garrison", "C garr:{}", site=content.SITES),
        combined("temple", "C temple:{}", site=content.SITES),
        combined("key_outpost", "C key:{}", site=content.SITES),
        combined("terrace", "C terr:{}", region=content.REGIONS),
        combined("conquest", "C conq:{}", region=content.REGIONS),
        combined("extra_conquest", "X {}", region=content.REGIONS),
        combined("additional_road", "C road:{}", road=_first_roads),
        combined("end_construction", "C."),
        combined(
            "pilgrimage",
            "P {}-{}",
            card=[content.CARDS[c] for c in content.PILGRIMAGES],
            action="RC",
        ),
    ],
    later=[
        combined("road", "R {}", road=_later_roads),
        combined("additional_road", "C road:{}", road=_later_roads),
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
IDS: Final[list[list[Any]]] = [
    [ACTIONS.encode(kind.name, road=road) for road in ROAD_NAMES]
    if kind.fields == ("road",)
    else list(range(first, first + len(kind.rows)))
    for kind, first in zip(ACTIONS.kinds, FIRST, strict=True)
]
"""The ids of each kind's rows, as objects that lists share; those of roads as in ROAD_NAMES."""
_rows: list[int] = [0] * ACTIONS.size
for _ids in IDS:
    for _row, _action in enumerate(_ids):
        _rows[_action] = _row
ROW_OF: Final[list[int]] = _rows
"""The row of each action inside its kind."""


def action_of(kind: int, row: int) -> int:
    """The id of a kind's row."""
    action: int = IDS[kind][row]
    return action


TILES: Final = 4
"""Turn order tiles among the outcomes."""


OUTCOMES: Final = ActionSpace(
    [
        combined("seat", "! seat {}={}", seat=range(1, 5), color=content.COLORS),
        combined("up", "! up {}={}", region=content.REGIONS, marker=content.MARKERS),
        combined("deal", "! deal {}={}", color=content.COLORS, card=content.CARDS),
        combined("tile", "! tile {}={}", color=content.COLORS, tile=range(1, TILES + 1)),
        combined("draw", "! draw {}={}", color=content.COLORS, card=content.CARDS),
        combined("invasion", "! invasion {}={}", number=range(1, 5), marker=content.INVASIONS),
    ]
)
OUTCOME_SEAT: Final = OUTCOMES.base("seat")
OUTCOME_UP: Final = OUTCOMES.base("up")
OUTCOME_DEAL: Final = OUTCOMES.base("deal")
OUTCOME_TILE: Final = OUTCOMES.base("tile")
OUTCOME_DRAW: Final = OUTCOMES.base("draw")
OUTCOME_INVASION: Final = OUTCOMES.base("invasion")

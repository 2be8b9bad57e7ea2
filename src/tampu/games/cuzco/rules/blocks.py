"""The six kinds of actions that need a place: a block of ids each, and where their places lie.

Places are numbered in one row (see `board`): those of a kind are one stretch of it. The places of
a block are divided into groups; what a group offers is listed again only when one of its prices has
changed.
"""

from __future__ import annotations

from typing import Final

from tampu.games.cuzco.actions import (
    DOUBLE,
    ENTER,
    LEAVE,
    POND,
    SINGLE_CROP,
    SINGLE_VILLAGE,
    TILE_FOOTPRINT,
    TRIPLE,
)
from tampu.games.cuzco.rules.board import (
    FIRST_DOUBLE,
    FIRST_GATE,
    FIRST_POND,
    FIRST_SINGLE,
    PLACES,
)

BLOCKS: Final[tuple[int, ...]] = (
    TRIPLE,
    DOUBLE,
    SINGLE_CROP,
    SINGLE_VILLAGE,
    POND,
    ENTER,
    LEAVE,
)
"""The first id of each block, and the end of the last one."""
TRIPLE_BLOCK: Final = 0
DOUBLE_BLOCK: Final = 1
CROP_BLOCK: Final = 2
VILLAGE_BLOCK: Final = 3
POND_BLOCK: Final = 4
ENTER_BLOCK: Final = 5
TILE_BLOCKS: Final = 4
ALL_BLOCKS: Final = 6

PRICES: Final = 4
"""Prices of places are 1 to 3; 0 stands for a place that the board forbids."""
LIMITS: Final = PRICES - 1
"""More action points than the highest price make no difference."""
PLACE_KINDS: Final = 5
"""Footprints of triples, doubles and singles, cells for ponds, gates."""
POND_PLACES: Final = 3
GATE_PLACES: Final = 4
PLACES_OF_BLOCK: Final[tuple[int, ...]] = (0, 1, 2, 2, POND_PLACES, GATE_PLACES)
"""The kind of places that a block uses; both singles share one."""
BLOCK_START: Final[tuple[int, ...]] = (
    0,
    FIRST_DOUBLE,
    FIRST_SINGLE,
    FIRST_SINGLE,
    FIRST_POND,
    FIRST_GATE,
)
BLOCK_END: Final[tuple[int, ...]] = (
    FIRST_DOUBLE,
    FIRST_SINGLE,
    FIRST_POND,
    FIRST_POND,
    FIRST_GATE,
    PLACES,
)
TURNS: Final[tuple[int, ...]] = (3, 2, 1, 1, 1, 1)
"""How many actions share a place: the positions of the village hex."""
PLACE_OF: Final[list[int]] = [*TILE_FOOTPRINT, *range(FIRST_POND, PLACES)]
"""The place of each action of the six blocks."""

_GROUP_SIZE: Final = 24


def _divide() -> tuple[list[int], list[int], list[int], list[list[int]]]:
    starts: list[int] = []
    ends: list[int] = []
    first_groups: list[int] = []
    at: list[list[int]] = [[] for _ in range(PLACES)]
    for block in range(ALL_BLOCKS):
        first_groups.append(len(starts))
        for start in range(BLOCK_START[block], BLOCK_END[block], _GROUP_SIZE):
            end = min(start + _GROUP_SIZE, BLOCK_END[block])
            for place in range(start, end):
                at[place].append(len(starts))
            starts.append(start)
            ends.append(end)
    return starts, ends, [*first_groups, len(starts)], at


_starts, _ends, _first_groups, _at = _divide()
GROUP_START: Final[tuple[int, ...]] = tuple(_starts)
GROUP_END: Final[tuple[int, ...]] = tuple(_ends)
FIRST_GROUP: Final[tuple[int, ...]] = tuple(_first_groups)
"""The first group of each block, and the number of groups."""
GROUPS: Final[int] = len(_starts)
GROUPS_AT: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(groups) for groups in _at])
"""The groups that contain a place: two for a single cell, of crops and of villages."""
KIND_OF_PLACE: Final[bytes] = b"".join(
    bytes([PLACES_OF_BLOCK[block]]) * (BLOCK_END[block] - BLOCK_START[block])
    for block in range(ALL_BLOCKS)
    if block != VILLAGE_BLOCK
)
"""The kind of each place."""

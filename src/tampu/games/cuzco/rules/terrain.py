"""Laying tiles (CZ-T, CZ-O)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.cuzco.actions import SINGLE_CROP, SINGLE_VILLAGE, TILE_CELLS, TILE_FOOTPRINT
from tampu.games.cuzco.rules.blocks import (
    CROP_BLOCK,
    DOUBLE_BLOCK,
    TILE_BLOCKS,
    TRIPLE_BLOCK,
    VILLAGE_BLOCK,
)
from tampu.games.cuzco.rules.cities import joining_tiles
from tampu.games.cuzco.rules.codes import CROP, LAST_TRIPLE, NEXT_ACTION, RUNNING, VILLAGE
from tampu.games.cuzco.rules.listing import block_of, in_stock, list_block, offers_any
from tampu.games.cuzco.rules.placements import refuse_footprint, update_terrain
from tampu.games.cuzco.rules.ponds import score_closed

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State


def refuse_tile(s: State, action: int) -> str:
    """Return the rule that forbids the active seat this tile."""
    block = block_of(action)
    if in_stock(s, block) == 0:
        return "CZ-Z03" if block == TRIPLE_BLOCK else "CZ-Z04"
    price = s.place_prices[TILE_FOOTPRINT[action]]
    if price == 0:
        return refuse_footprint(s, TILE_FOOTPRINT[action])
    if action in joining_tiles(s):
        return "CZ-T10"
    return "CZ-R05" if price > s.ap else ""


def list_triples(s: State) -> list[int]:
    return list_block(s, TRIPLE_BLOCK)


def list_doubles(s: State) -> list[int]:
    return list_block(s, DOUBLE_BLOCK)


def list_single_crops(s: State) -> list[int]:
    return list_block(s, CROP_BLOCK)


def list_single_villages(s: State) -> list[int]:
    return list_block(s, VILLAGE_BLOCK)


def can_place(s: State) -> bool:
    """Whether any tile is legal now."""
    return any([offers_any(s, block) for block in range(TILE_BLOCKS)])


def do_tile(s: State, action: int) -> None:
    """Pay, place, score closed water bodies, trigger the end (CZ-Z13)."""
    s.ap -= s.place_prices[TILE_FOOTPRINT[action]]
    s.placed = True
    block = block_of(action)
    if block == TRIPLE_BLOCK:
        s.triples -= 1
    else:
        s.stock[s.active * 3 + block - 1] -= 1
    if lay_tile(s, action):
        score_closed(s, TILE_CELLS[action])
    if block == TRIPLE_BLOCK and s.triples == 0 and s.ending == RUNNING:
        s.ending = LAST_TRIPLE
        s.tell("last_triple", seat=s.active + 1)
    s.point = NEXT_ACTION


def lay_tile(s: State, action: int) -> bool:
    """Put the tile on the board; return whether it covered bare ground (CZ-T15)."""
    footprint = TILE_FOOTPRINT[action]
    cells = TILE_CELLS[action]
    raised = s.level[cells[0]] + 1
    level, kind = bytearray(s.level), bytearray(s.kind)
    for cell in cells:
        level[cell] = raised
        kind[cell] = CROP
        s.top[cell] = footprint
    if not SINGLE_CROP <= action < SINGLE_VILLAGE:
        kind[cells[0]] = VILLAGE
    s.level, s.kind = bytes(level), bytes(kind)
    update_terrain(s, footprint)
    return raised == 1

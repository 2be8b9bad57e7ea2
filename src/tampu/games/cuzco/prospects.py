"""The actions worth a thought: a few tiles, entrances, moves and temples instead of all."""

from __future__ import annotations

from typing import Final

from tampu.games.cuzco.actions import (
    BUILD,
    DRAW_BLIND,
    DRAW_FACE_UP,
    END_ACTIONS,
    ENTER,
    EXPAND,
    POND,
    SINGLE_CROP,
    SINGLE_VILLAGE,
    TILE_CELLS,
    TOKEN,
    VALUE_COUNT,
    VILLAGES_AT,
    move_id,
)
from tampu.games.cuzco.board import GATES, GROUND, INSIDE_GROUND, NEIGHBOURS, SIZE
from tampu.games.cuzco.content import VALUES
from tampu.games.cuzco.rules.areas import area_might, find_areas, sole_leader
from tampu.games.cuzco.rules.cards import forbids_draw
from tampu.games.cuzco.rules.choices import (
    BLOCKS,
    TILE_BLOCKS,
    block_of,
    board_price,
    can_use_token,
    candidates,
    in_stock,
    list_block,
)
from tampu.games.cuzco.rules.incas import destinations
from tampu.games.cuzco.rules.ponds import shore, water_body
from tampu.games.cuzco.rules.temples import builds, expansions
from tampu.games.cuzco.rules.terrain import vetoes
from tampu.games.cuzco.state import (
    ACTION,
    BARE,
    CROP,
    MANDATORY_TILE,
    VILLAGE,
    WATER,
    Position,
)

TILES: Final = 14
ENTRANCES: Final = 5
MOVES: Final = 8
SITES: Final = 2
EVEN_STEP: Final = 1.5
"""How much a tile is preferred for each temple step that it brings into reach."""
TILE_THRIFT: Final = (0.0, 0.5, 0.4, 0.6)
"""What a triple, a double, a single crop and a single village are worth keeping."""

Ranked = list[tuple[float, int]]


def proposals(position: Position) -> list[int]:
    """The candidates worth a thought; never empty where there are candidates."""
    if position.point not in (MANDATORY_TILE, ACTION):
        return candidates(position)
    found = _tiles(position)
    if position.point == MANDATORY_TILE:
        if not found:
            return candidates(position)
        return sorted(found)
    if position.ap > 0:
        found += _ponds(position)
        found += _entrances(position)
        found += _builds(position)
        found += _expansions(position)
        if not forbids_draw(position, DRAW_BLIND):
            found.append(DRAW_BLIND)
            found.append(DRAW_FACE_UP)
    found += _moves(position)
    if position.ap <= 1 and can_use_token(position):
        found.append(TOKEN)
    found.append(END_ACTIONS)
    return sorted(set(found))


def _best(ranked: Ranked, number: int) -> list[int]:
    ranked.sort(reverse=True)
    return [action for _, action in ranked[:number]]


# Tiles.


def _tiles(position: Position) -> list[int]:
    """Tiles that let own areas grow, lift a step for own Incas, close shores, or open a gate."""
    able = [in_stock(position, block) > 0 for block in range(TILE_BLOCKS)]
    if position.ap == 0 or not any(able):
        return []
    gain = _village_gain(position)
    forbidden = vetoes(position)
    ap = position.ap
    ranked: Ranked = []
    for cell in range(SIZE):
        if gain[cell] <= 0.0:
            continue
        for action in VILLAGES_AT[cell]:
            price = board_price(position, action)
            if not 0 < price <= ap or not able[block_of(action)] or action in forbidden:
                continue
            worth = gain[cell] - 0.4 * price - TILE_THRIFT[block_of(action)]
            ranked.append((worth - _harm(position, action), action))
    found = _best(ranked, TILES)
    found += _shore_tiles(position, able, forbidden)
    if len(found) < 6:
        found += _some_tiles(position, 6)
    return list(set(found))


def _village_gain(position: Position) -> list[float]:
    """For each cell what a village hex there would mean to the active seat."""
    gain = [0.0] * SIZE
    areas = find_areas(position)
    might = area_might(position)
    seat = position.active
    present = [0] * len(areas.cells)
    for temple, value in zip(position.temples, position.values, strict=True):
        present[areas.of[temple]] = value
    for area, strengths in enumerate(might):
        if not strengths[seat]:
            continue
        leading = sole_leader(strengths) == seat
        size = len(areas.cells[area])
        for cell in areas.cells[area]:
            if position.piece[cell] == 0:
                # One level up for an Inca that stands lower.
                gain[cell] = max(gain[cell], 0.6 + 0.1 * position.level[cell])
            for near in NEIGHBOURS[cell]:
                if position.kind[near] in (VILLAGE, WATER) or position.piece[near]:
                    continue
                joined = size + 1 + _other_cells(position, areas.of, areas.cells, near, area)
                steps = min(joined, VALUES[-1]) // 2 - max(size, present[area]) // 2
                worth = 0.5 + EVEN_STEP * max(steps, 0) if leading else 0.4
                gain[near] = max(gain[near], worth)
    if position.reserve(seat):
        _add_gates(position, gain)
    return gain


def _other_cells(
    position: Position, of: list[int], cells: list[list[int]], near: int, own: int
) -> int:
    """How many cells of other areas a village hex would join to the own one."""
    joined = 0
    seen: list[int] = [own]
    for beside in NEIGHBOURS[near]:
        if position.kind[beside] == VILLAGE and of[beside] not in seen:
            seen.append(of[beside])
            joined += len(cells[of[beside]])
    return joined


def _add_gates(position: Position, gain: list[float]) -> None:
    """A village hex near a cheap gate that nobody holds gives an Inca a place to start."""
    for cell in GATES:
        if position.kind[cell] == BARE and gain[cell] == 0.0:
            beside = 0
            for near in NEIGHBOURS[cell]:
                if position.kind[near] == VILLAGE and position.piece[near] == 0:
                    beside += 1
            if beside:
                gain[cell] = 0.3 + 0.1 * beside


def _harm(position: Position, action: int) -> float:
    """What the crop hexes of a tile spoil: own villages."""
    if SINGLE_CROP <= action < SINGLE_VILLAGE:
        return 0.0
    spoilt = 0.0
    for crop in TILE_CELLS[action][1:]:
        if position.kind[crop] == VILLAGE:
            spoilt += 0.7
        elif position.kind[crop] == CROP:
            spoilt += 0.05
    return spoilt


def _shore_tiles(position: Position, able: list[bool], forbidden: list[int]) -> list[int]:
    """Tiles on the last open shore cells of water beside own Incas."""
    ranked: Ranked = []
    for cell in _open_shores(position, 3):
        for action in VILLAGES_AT[cell]:
            price = board_price(position, action)
            if 0 < price <= position.ap and able[block_of(action)] and action not in forbidden:
                ranked.append((-TILE_THRIFT[block_of(action)] - _harm(position, action), action))
    return _best(ranked, 5)


def _open_shores(position: Position, most: int) -> list[int]:
    """The open shore cells of water beside own Incas with at most so many of them."""
    found: list[int] = []
    seen: list[int] = []
    for inca in position.incas[position.active]:
        for near in NEIGHBOURS[inca]:
            if position.kind[near] == WATER and near not in seen:
                body = water_body(position, near)
                seen.extend(body)
                bare = [c for c in shore(position, body) if position.kind[c] == BARE]
                if len(bare) <= most:
                    found.extend(bare)
    return found


def _some_tiles(position: Position, number: int) -> list[int]:
    """A few tiles spread over the board, triples first and cheap gates before others."""
    listed: list[int] = []
    for block in range(TILE_BLOCKS):
        if not listed:
            list_block(position, block, listed)
    forbidden = vetoes(position)
    listed = [action for action in listed if action not in forbidden]
    cheap = [a for a in listed if board_price(position, a) == 1]
    inside = [a for a in cheap if any(cell in GATES for cell in TILE_CELLS[a])]
    wanted = inside or cheap or listed
    step = max(1, len(wanted) // number)
    return wanted[step // 2 :: step][: number + 1]


# Everything else.


def _ponds(position: Position) -> list[int]:
    """Ponds that enlarge water beside own Incas which is nearly closed."""
    if position.ponds == 0:
        return []
    found: list[int] = []
    for cell in _open_shores(position, 2):
        if cell in INSIDE_GROUND:
            action = POND + INSIDE_GROUND.index(cell)
            if board_price(position, action) == 1:
                found.append(action)
    return found


def _entrances(position: Position) -> list[int]:
    """Gates in or beside villages, the cheaper the better."""
    listed: list[int] = []
    list_block(position, len(BLOCKS) - 2, listed)
    areas = find_areas(position)
    might = area_might(position)
    seat = position.active
    ranked: Ranked = []
    for action in listed:
        cell = GATES[action - ENTER]
        worth = -float(board_price(position, action)) + 0.1 * position.level[cell]
        area = areas.of[cell]
        if area >= 0:
            worth += 0.4 * min(len(areas.cells[area]), 10)
            worth -= 0.8 * bool(might[area][seat])
        else:
            for near in NEIGHBOURS[cell]:
                beside = areas.of[near]
                if beside >= 0 and not might[beside][seat]:
                    worth += 0.15 * min(len(areas.cells[beside]), 10)
        ranked.append((worth, action))
    return _best(ranked, ENTRANCES)


def _moves(position: Position) -> list[int]:
    """For each Inca the highest cell that it reaches in each area of some size, and shores."""
    areas = find_areas(position)
    might = area_might(position)
    seat = position.active
    ranked: Ranked = []
    shores = _open_shores(position, 2) if position.incas[seat] else []
    for origin in position.incas[seat]:
        if origin in position.moved:
            continue
        home = areas.of[origin]
        highest: dict[int, int] = {}
        for to in destinations(position, origin):
            area = areas.of[to]
            if area < 0:
                if shores and any(near in shores for near in NEIGHBOURS[to]):
                    ranked.append((0.1, move_id(origin, to)))
                continue
            known = highest.get(area, -1)
            if known < 0 or position.level[to] > position.level[known]:
                highest[area] = to
        for area, to in highest.items():
            climb = position.level[to] - position.level[origin]
            if area == home:
                if climb > 0:
                    ranked.append((0.5 + 0.2 * climb, move_id(origin, to)))
                continue
            worth = 0.3 * min(len(areas.cells[area]), 10) + 0.1 * climb
            if might[area][seat]:
                worth -= 1.0
            if home >= 0:
                worth -= 0.3 * min(len(areas.cells[home]), 10)
            ranked.append((worth, move_id(origin, to)))
    return _best(ranked, MOVES)


def _builds(position: Position) -> list[int]:
    """The highest temple of each village that the active seat leads, on its lowest sites."""
    areas = find_areas(position)
    by_area: dict[int, Ranked] = {}
    for action in builds(position):
        slot, step = divmod(action - BUILD, VALUE_COUNT)
        cell = GROUND[slot]
        beside = 0
        for near in NEIGHBOURS[cell]:
            if position.piece[near] == position.active + 1:
                beside += 1
        worth = 10.0 * step - position.level[cell] + 0.3 * beside
        by_area.setdefault(areas.of[cell], []).append((worth, action))
    return [action for ranked in by_area.values() for action in _best(ranked, SITES)]


def _expansions(position: Position) -> list[int]:
    """The highest step of each temple, and the one below it."""
    by_cell: dict[int, list[int]] = {}
    for action in expansions(position):
        by_cell.setdefault((action - EXPAND) // (VALUE_COUNT - 1), []).append(action)
    return [action for actions in by_cell.values() for action in actions[-2:]]

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
    INSIDE_SLOT,
    POND,
    SINGLE_CROP,
    SINGLE_VILLAGE,
    TILE_CELLS,
    TOKEN,
    VALUE_COUNT,
    VILLAGES_AT,
    move_id,
)
from tampu.games.cuzco.board import GATES, GROUND, NEIGHBOURS, SIZE
from tampu.games.cuzco.content import VALUES
from tampu.games.cuzco.rules.areas import area_might, find_areas, sole_leader, strength
from tampu.games.cuzco.rules.cards import forbids_draw
from tampu.games.cuzco.rules.choices import can_use_token, candidates
from tampu.games.cuzco.rules.fitting import (
    ENTER_BLOCK,
    TILE_BLOCKS,
    block_of,
    board_price,
    in_stock,
    list_block,
)
from tampu.games.cuzco.rules.incas import all_destinations, destinations, find_roads, move_price
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

PLACE: Final = 0.6
"""What the first place in a city is worth of its value."""
BUILDING: Final = 0.35

Ranked = list[tuple[float, int]]


def proposals(position: Position) -> list[int]:
    """The candidates worth a thought; never empty where there are candidates."""
    if position.point not in (MANDATORY_TILE, ACTION):
        return candidates(position)
    found = _tiles(position)
    if position.point == MANDATORY_TILE:
        return sorted(set(found)) or candidates(position)
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


def _temple_values(position: Position) -> list[int]:
    """The value of the temple in each area, 0 for none."""
    areas = find_areas(position)
    present = [0] * len(areas.cells)
    for temple, value in zip(position.temples, position.values, strict=True):
        present[areas.of[temple]] = value
    return present


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
    return found


def _village_gain(position: Position) -> list[float]:
    """For each cell what a village hex there would mean to the active seat."""
    gain = [0.0] * SIZE
    areas = find_areas(position)
    might = area_might(position)
    seat = position.active
    present = _temple_values(position)
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
        crop = [SINGLE_CROP + INSIDE_SLOT[cell]] if INSIDE_SLOT[cell] >= 0 else []
        for action in (*VILLAGES_AT[cell], *crop):
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
        slot = INSIDE_SLOT[cell]
        if slot >= 0 and board_price(position, POND + slot):
            found.append(POND + slot)
    return found


def _place_worth(strengths: list[int], seat: int, size: int, value: int) -> float:
    """About what a seat's place in an area is worth: final points, and the right to build."""
    own = strengths[seat]
    if own == 0:
        return 0.0
    above = {strong for strong in strengths if strong > own}
    if len(above) > 1:
        return 0.0
    worth = value * (PLACE / 2 if above else PLACE)
    if not above and strengths.count(own) == 1:
        step = min(size, VALUES[-1]) // 2 * 2
        worth += BUILDING * (step if step > value else 0) + 0.2
    return worth


def _arrivals(position: Position) -> list[float]:
    """For each cell what one more Inca there would be worth to the active seat."""
    areas = find_areas(position)
    seat = position.active
    present = _temple_values(position)
    worth = [0.0] * SIZE
    for area, strengths in enumerate(area_might(position)):
        cells = areas.cells[area]
        before = _place_worth(strengths, seat, len(cells), present[area])
        by_level: dict[int, float] = {}
        for cell in cells:
            level = position.level[cell]
            if level not in by_level:
                more = strengths.copy()
                more[seat] += strength(level)
                after = _place_worth(more, seat, len(cells), present[area])
                by_level[level] = after - before + 0.02 * level
            worth[cell] = by_level[level]
    for cell in _open_shores(position, 2):
        for near in NEIGHBOURS[cell]:
            worth[near] = max(worth[near], 0.1)
    return worth


def _departure(position: Position, inca: int, value: int) -> float:
    """What the active seat loses in its area when this Inca goes."""
    areas = find_areas(position)
    area = areas.of[inca]
    if area < 0:
        return 0.0
    strengths = area_might(position)[area]
    less = strengths.copy()
    less[position.active] -= strength(position.level[inca])
    size = len(areas.cells[area])
    seat = position.active
    return _place_worth(strengths, seat, size, value) - _place_worth(less, seat, size, value)


def _entrances(position: Position) -> list[int]:
    """Gates from which a good place is near, the cheaper the better."""
    listed: list[int] = []
    list_block(position, ENTER_BLOCK, listed)
    if not listed:
        return []
    worth = _arrivals(position)
    best_of: dict[int, float] = {}
    ranked: Ranked = []
    for action in listed:
        cell = GATES[action - ENTER]
        price = board_price(position, action)
        patch = find_roads(position, cell).patch[cell]
        if patch not in best_of:
            best_of[patch] = max([worth[to] for to in destinations(position, cell)], default=0.0)
        value = max(worth[cell], best_of[patch] - 0.3)
        ranked.append((value - 0.4 * price + 0.01 * position.level[cell], action))
    return _best(ranked, ENTRANCES)


def _moves(position: Position) -> list[int]:
    """For each Inca the best cells that it reaches, as far as they are better than its own."""
    origins, ends = all_destinations(position, position.moved)
    if not origins:
        return []
    worth = _arrivals(position)
    areas = find_areas(position)
    present = _temple_values(position)
    ranked: Ranked = []
    for origin, reached in zip(origins, ends, strict=True):
        home = areas.of[origin]
        loss = _departure(position, origin, present[home] if home >= 0 else 0)
        best_of: dict[int, int] = {}
        for to in reached:
            area = areas.of[to]
            if worth[to] <= 0.0:
                continue
            known = best_of.get(area, -1)
            if known < 0 or worth[to] > worth[known]:
                best_of[area] = to
        for area, to in best_of.items():
            climb = position.level[to] - position.level[origin]
            gain = 0.3 * climb if area == home else worth[to] - loss
            gain -= 0.3 * move_price(position, origin, to)
            if gain > -0.5 and (area != home or climb > 0):
                ranked.append((gain, move_id(origin, to)))
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

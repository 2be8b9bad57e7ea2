"""The moves worth considering, for search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.games.cuzco.actions import (
    BUILD,
    CROPS_AT,
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
from tampu.games.cuzco.content import VALUES
from tampu.games.cuzco.decisions import candidates
from tampu.games.cuzco.rules.areas import area_strengths, find_areas, sole_leader, strength
from tampu.games.cuzco.rules.blocks import TILE_BLOCKS
from tampu.games.cuzco.rules.board import GATES, GROUND, NEIGHBOURS, SIZE
from tampu.games.cuzco.rules.cards import refuse_draw
from tampu.games.cuzco.rules.cities import joining_tiles
from tampu.games.cuzco.rules.codes import (
    ACTION,
    BARE,
    CROP,
    MANDATORY_TILE,
    RUNNING,
    VILLAGE,
    WATER,
)
from tampu.games.cuzco.rules.incas import (
    destinations_by_inca,
    list_destinations,
    list_entrances,
    move_price,
)
from tampu.games.cuzco.rules.listing import block_of, in_stock, list_block, place_price
from tampu.games.cuzco.rules.parting import Remnant, parts_without, runs_around
from tampu.games.cuzco.rules.ponds import hollows, open_shores
from tampu.games.cuzco.rules.temples import list_builds, list_expansions
from tampu.games.cuzco.rules.turn import refuse_token
from tampu.games.cuzco.rules.walks import find_walk

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State

TILES: Final = 14
ENTRANCES: Final = 5
MOVES: Final = 8
SITES: Final = 2
HOLLOW: Final = 1
"""A pond is proposed in a bare cell with at most so many bare neighbours."""
EVEN_STEP: Final = 1.5
"""The bonus of a tile for each temple step that it brings into reach."""
TILE_THRIFT: Final[list[float]] = [0.0, 0.5, 0.4, 0.6]
"""The cost of using up a triple, a double, a single crop and a single village."""

CUTS: Final = 4
"""Single crops, and other tiles, that are proposed because they cut an area or shrink it."""
CUT: Final = 0.4
"""A cut is proposed if it gains at least so much."""
LAST_TRIPLES: Final = 2
"""Cuts are proposed once at most so many triples for each seat are left; before, rivals can mend
them."""
HOLE: Final = 3
"""Tiles are proposed around a bare cell with at most so many bare neighbours."""
HOLES: Final = 4

PLACE: Final = 0.6
"""The share of a city's value that the first place is worth."""
BUILDING: Final = 0.35
"""The share of its value that the right to build a temple is worth."""

Ranked = list[tuple[float, int]]


def propose(s: State) -> list[int]:
    """List the candidates worth considering; never empty where there are candidates."""
    if s.point not in (MANDATORY_TILE, ACTION):
        return candidates(s)
    actions = _tiles(s)
    if s.point == MANDATORY_TILE:
        return sorted(set(actions)) or candidates(s)
    if s.ap > 0:
        actions += _ponds(s)
        actions += _entrances(s)
        actions += _builds(s)
        actions += _expansions(s)
        if not refuse_draw(s, DRAW_BLIND):
            actions.append(DRAW_BLIND)
            actions.append(DRAW_FACE_UP)
    actions += _moves(s)
    if s.ap <= 1 and not refuse_token(s, TOKEN):
        actions.append(TOKEN)
    actions.append(END_ACTIONS)
    return sorted(set(actions))


def propose_widely(s: State) -> list[int]:
    """More candidates: tiles that cut areas near the end, and that make holes for ponds."""
    moves = propose(s)
    if s.point != ACTION or s.ap == 0:
        return moves
    able = [in_stock(s, block) > 0 for block in range(TILE_BLOCKS)]
    joining = joining_tiles(s)
    more = _hole_tiles(s, able, joining)
    if s.ending != RUNNING or s.triples <= LAST_TRIPLES * s.seats:
        cuts = _cuts(s)
        more += _cutting_tiles(s, able, joining, cuts) + _moves_off(s, cuts)
    return sorted(set(moves + more))


def _best(ranked: Ranked, number: int) -> list[int]:
    ranked.sort(reverse=True)
    return [action for _, action in ranked[:number]]


def _temple_values(s: State) -> list[int]:
    """Return the value of the temple in each area, 0 for none."""
    areas = find_areas(s)
    present = [0] * len(areas.cells)
    for temple, value in zip(s.temples, s.values, strict=True):
        present[areas.of[temple]] = value
    return present


# Tiles.


def _tiles(s: State) -> list[int]:
    """List tiles that enlarge own areas, raise own Incas, close shores or open a gate."""
    able = [in_stock(s, block) > 0 for block in range(TILE_BLOCKS)]
    if s.ap == 0 or not any(able):
        return []
    gain = _village_gain(s)
    joining = joining_tiles(s)
    ap = s.ap
    ranked: Ranked = []
    for cell in range(SIZE):
        if gain[cell] <= 0.0:
            continue
        for action in VILLAGES_AT[cell]:
            price = place_price(s, action)
            if not 0 < price <= ap or not able[block_of(action)] or action in joining:
                continue
            worth = gain[cell] - 0.4 * price - TILE_THRIFT[block_of(action)]
            ranked.append((worth - _harm(s, action), action))
    tiles = _best(ranked, TILES)
    tiles += _shore_tiles(s, able, joining)
    if len(tiles) < 6:
        tiles += _some_tiles(s, 6)
    return tiles


def _village_gain(s: State) -> list[float]:
    """Return for each cell what a village hex there is worth to the active seat."""
    gain = [0.0] * SIZE
    areas = find_areas(s)
    seat = s.active
    present = _temple_values(s)
    for area, strengths in enumerate(area_strengths(s)):
        if not strengths[seat]:
            continue
        leading = sole_leader(strengths) == seat
        size = len(areas.cells[area])
        for cell in areas.cells[area]:
            if s.piece[cell] == 0:
                # One level up for an Inca that stands lower.
                gain[cell] = max(gain[cell], 0.6 + 0.1 * s.level[cell])
            for near in NEIGHBOURS[cell]:
                if s.kind[near] in (VILLAGE, WATER) or s.piece[near]:
                    continue
                joined = size + 1 + _other_cells(s, areas.of, areas.cells, near, area)
                steps = min(joined, VALUES[-1]) // 2 - max(size, present[area]) // 2
                worth = 0.5 + EVEN_STEP * max(steps, 0) if leading else 0.4
                gain[near] = max(gain[near], worth)
    if s.reserve(seat):
        _add_gates(s, gain)
    return gain


def _other_cells(s: State, of: list[int], cells: list[list[int]], near: int, own: int) -> int:
    """Count the cells of other areas that a village hex would join to the own one."""
    joined = 0
    seen: list[int] = [own]
    for beside in NEIGHBOURS[near]:
        if s.kind[beside] == VILLAGE and of[beside] not in seen:
            seen.append(of[beside])
            joined += len(cells[of[beside]])
    return joined


def _add_gates(s: State, gain: list[float]) -> None:
    """Add a little for village hexes on bare gates beside free villages: Incas can start there."""
    for cell in GATES:
        if s.kind[cell] == BARE and gain[cell] == 0.0:
            beside = 0
            for near in NEIGHBOURS[cell]:
                if s.kind[near] == VILLAGE and s.piece[near] == 0:
                    beside += 1
            if beside:
                gain[cell] = 0.3 + 0.1 * beside


def _harm(s: State, action: int) -> float:
    """Return what a tile loses by the village and crop hexes that its crops cover."""
    if SINGLE_CROP <= action < SINGLE_VILLAGE:
        return 0.0
    loss = 0.0
    for crop in TILE_CELLS[action][1:]:
        if s.kind[crop] == VILLAGE:
            loss += 0.7
        elif s.kind[crop] == CROP:
            loss += 0.05
    return loss


def _shore_tiles(s: State, able: list[bool], joining: list[int]) -> list[int]:
    """List tiles on the last open shore cells of water beside own Incas."""
    ranked: Ranked = []
    for cell in open_shores(s, 3):
        crop = [SINGLE_CROP + INSIDE_SLOT[cell]] if INSIDE_SLOT[cell] >= 0 else []
        for action in (*VILLAGES_AT[cell], *crop):
            price = place_price(s, action)
            if 0 < price <= s.ap and able[block_of(action)] and action not in joining:
                ranked.append((-TILE_THRIFT[block_of(action)] - _harm(s, action), action))
    return _best(ranked, 5)


def _hole_tiles(s: State, able: list[bool], joining: list[int]) -> list[int]:
    """List tiles on bare cells around a cell beside own Incas where a pond could then close."""
    if s.ponds == 0 or s.ap < 2:
        return []
    wanted = [0] * SIZE
    for hole in hollows(s, HOLE):
        for cell in NEIGHBOURS[hole]:
            if s.kind[cell] == BARE:
                wanted[cell] = 1
    ranked: Ranked = []
    for cell in range(SIZE):
        if not wanted[cell]:
            continue
        for action in (*VILLAGES_AT[cell], *CROPS_AT[cell]):
            price = place_price(s, action)
            if 0 < price < s.ap and able[block_of(action)] and action not in joining:
                worth = -TILE_THRIFT[block_of(action)] - _harm(s, action)
                for covered in TILE_CELLS[action]:
                    worth += wanted[covered]
                ranked.append((worth, action))
    ranked.sort(reverse=True)
    best: list[int] = []
    for _, action in ranked:
        if action not in best:
            best.append(action)
            if len(best) == HOLES:
                break
    return best


def _cutting_tiles(s: State, able: list[bool], joining: list[int], cuts: list[float]) -> list[int]:
    """List tiles whose crops cut Incas of rivals off, part own areas, or shrink those of rivals."""
    gain = _village_gain(s)
    single = SINGLE_CROP if able[block_of(SINGLE_CROP)] else -1
    singles: Ranked = []
    others: Ranked = []
    for cell in range(SIZE):
        if cuts[cell] < CUT or s.piece[cell]:
            continue
        if single >= 0 and INSIDE_SLOT[cell] >= 0:
            action = single + INSIDE_SLOT[cell]
            if 0 < place_price(s, action) <= s.ap:
                singles.append((cuts[cell], action))
        for action in CROPS_AT[cell]:
            price = place_price(s, action)
            if not 0 < price <= s.ap or not able[block_of(action)] or action in joining:
                continue
            cells = TILE_CELLS[action]
            worth = gain[cells[0]] - TILE_THRIFT[block_of(action)]
            for crop in cells[1:]:
                worth += cuts[crop]
            others.append((worth, action))
    return _best(singles, CUTS) + _best(others, CUTS)


def _moves_off(s: State, cuts: list[float]) -> list[int]:
    """List a free move for each Inca that stands where a crop should cut its area."""
    if not any(cuts[inca] >= CUT for inca in s.incas[s.active]):
        return []
    areas = find_areas(s)
    moves: list[int] = []
    origins, ends = destinations_by_inca(s, s.moved)
    for origin, reached in zip(origins, ends, strict=True):
        if cuts[origin] < CUT:
            continue
        home = [to for to in reached if areas.of[to] == areas.of[origin]]
        if home:
            moves.append(move_id(origin, max(home, key=lambda to: s.level[to])))
    return moves


def _cuts(s: State) -> list[float]:
    """Return for each village cell what the active seat gains if a crop covers it.

    Cells with Incas of rivals have no gain; those with own ones count as if the Inca stayed.
    """
    cuts = [0.0] * SIZE
    areas = find_areas(s)
    present = _temple_values(s)
    for area, strengths in enumerate(area_strengths(s)):
        if not any(strengths):
            continue
        cells = areas.cells[area]
        before = _balance(s, Remnant(strengths, len(cells), present[area]))
        led = sole_leader(strengths) == s.active
        for cell in cells:
            if s.piece[cell] not in (0, s.active + 1):
                continue
            if runs_around(s, cell) > 1:
                after = 0.0
                for part in parts_without(s, cell):
                    after += _balance(s, part)
                cuts[cell] = after - before
            elif not led:
                shrunk = Remnant(strengths, len(cells) - 1, present[area])
                cuts[cell] = _balance(s, shrunk) - before
    return cuts


def _balance(s: State, part: Remnant) -> float:
    """Return what an area is worth to the active seat, less what it is worth to a rival."""
    balance = 0.0
    for seat in range(s.seats):
        worth = _place_worth(part.strengths, seat, part.size, part.value)
        balance += worth if seat == s.active else -worth / (s.seats - 1)
    return balance


def _some_tiles(s: State, number: int) -> list[int]:
    """List a few tiles spread over the board, triples first and cheap gates before others."""
    tiles: list[int] = []
    for block in range(TILE_BLOCKS):
        if not tiles:
            tiles = list_block(s, block)
    cheap = [tile for tile in tiles if place_price(s, tile) == 1]
    at_gates = [tile for tile in cheap if any(cell in GATES for cell in TILE_CELLS[tile])]
    wanted = at_gates or cheap or tiles
    step = max(1, len(wanted) // number)
    return wanted[step // 2 :: step][: number + 1]


# Everything else.


def _ponds(s: State) -> list[int]:
    """List ponds beside own Incas: in holes, nearly closed, or enlarging nearly closed water."""
    if s.ponds == 0:
        return []
    ponds: list[int] = []
    for cell in (*open_shores(s, 2), *hollows(s, HOLLOW)):
        slot = INSIDE_SLOT[cell]
        if slot >= 0 and place_price(s, POND + slot):
            ponds.append(POND + slot)
    return ponds


def _place_worth(strengths: list[int], seat: int, size: int, value: int) -> float:
    """Estimate what a seat's place in an area is worth: final points, and the right to build."""
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


def _arrivals(s: State) -> list[float]:
    """Return for each cell what one more Inca there is worth to the active seat."""
    areas = find_areas(s)
    seat = s.active
    present = _temple_values(s)
    worth = [0.0] * SIZE
    for area, strengths in enumerate(area_strengths(s)):
        cells = areas.cells[area]
        before = _place_worth(strengths, seat, len(cells), present[area])
        by_level: dict[int, float] = {}
        for cell in cells:
            level = s.level[cell]
            if level not in by_level:
                more = strengths.copy()
                more[seat] += strength(level)
                after = _place_worth(more, seat, len(cells), present[area])
                by_level[level] = after - before + 0.02 * level
            worth[cell] = by_level[level]
    for cell in open_shores(s, 2):
        for near in NEIGHBOURS[cell]:
            worth[near] = max(worth[near], 0.1)
    return worth


def _departure(s: State, inca: int, value: int) -> float:
    """Return what the active seat loses in its area when this Inca leaves it."""
    areas = find_areas(s)
    area = areas.of[inca]
    if area < 0:
        return 0.0
    strengths = area_strengths(s)[area]
    less = strengths.copy()
    less[s.active] -= strength(s.level[inca])
    size = len(areas.cells[area])
    seat = s.active
    return _place_worth(strengths, seat, size, value) - _place_worth(less, seat, size, value)


def _entrances(s: State) -> list[int]:
    """List gates near good places, cheap ones first."""
    entrances = list_entrances(s)
    if not entrances:
        return []
    worth = _arrivals(s)
    best_of: dict[int, float] = {}
    ranked: Ranked = []
    for action in entrances:
        cell = GATES[action - ENTER]
        price = place_price(s, action)
        start = find_walk(s, cell, s.ap).cells[0]
        if start not in best_of:
            best_of[start] = max([worth[to] for to in list_destinations(s, cell)], default=0.0)
        value = max(worth[cell], best_of[start] - 0.3)
        ranked.append((value - 0.4 * price + 0.01 * s.level[cell], action))
    return _best(ranked, ENTRANCES)


def _moves(s: State) -> list[int]:
    """List for each Inca the moves to the best cells that are better than its own."""
    origins, ends = destinations_by_inca(s, s.moved)
    if not origins:
        return []
    worth = _arrivals(s)
    areas = find_areas(s)
    present = _temple_values(s)
    ranked: Ranked = []
    for origin, reached in zip(origins, ends, strict=True):
        home = areas.of[origin]
        loss = _departure(s, origin, present[home] if home >= 0 else 0)
        best_of: dict[int, int] = {}
        for to in reached:
            area = areas.of[to]
            if worth[to] <= 0.0:
                continue
            best = best_of.get(area, -1)
            if best < 0 or worth[to] > worth[best]:
                best_of[area] = to
        for area, to in best_of.items():
            climb = s.level[to] - s.level[origin]
            gain = 0.3 * climb if area == home else worth[to] - loss
            gain -= 0.3 * move_price(s, origin, to)
            if gain > -0.5 and (area != home or climb > 0):
                ranked.append((gain, move_id(origin, to)))
    return _best(ranked, MOVES)


def _builds(s: State) -> list[int]:
    """List the highest temple of each village that the active seat leads, on its lowest sites."""
    areas = find_areas(s)
    by_area: dict[int, Ranked] = {}
    for action in list_builds(s):
        slot, step = divmod(action - BUILD, VALUE_COUNT)
        cell = GROUND[slot]
        beside = 0
        for near in NEIGHBOURS[cell]:
            if s.piece[near] == s.active + 1:
                beside += 1
        worth = 10.0 * step - s.level[cell] + 0.3 * beside
        by_area.setdefault(areas.of[cell], []).append((worth, action))
    return [action for ranked in by_area.values() for action in _best(ranked, SITES)]


def _expansions(s: State) -> list[int]:
    """List the highest step of each temple, and the one below it."""
    by_cell: dict[int, list[int]] = {}
    for action in list_expansions(s):
        by_cell.setdefault((action - EXPAND) // (VALUE_COUNT - 1), []).append(action)
    return [action for actions in by_cell.values() for action in actions[-2:]]

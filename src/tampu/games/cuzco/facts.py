"""Plain facts of each seat's position, from which the bots' model learns; no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.games.cuzco.content import KINDS_OF_CARDS, MATCH, VALUES, triples_in_play
from tampu.games.cuzco.rules.areas import area_strengths, find_areas, sole_leader
from tampu.games.cuzco.rules.board import NEIGHBOURS
from tampu.games.cuzco.rules.codes import ACTION, BARE, GAME_OVER, MANDATORY_TILE, RUNNING

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State

NAMES: Final = (
    "actions.active", "actions.left", "people.on_board", "people.alone", "heights.levels",
    "heights.highest", "temples.led", "temples.led_cells", "temples.room_for_steps",
    "cities.first", "cities.first_value", "cities.shared_value", "cities.second_value",
    "cities.lead", "cities.behind", "room.cells_of_cities", "cards.cards", "cards.most_alike",
    "cards.kinds", "cards.matching", "tokens.tokens", "tiles.doubles", "tiles.crops",
    "tiles.villages", "ponds.holes", "people.contested",
)  # fmt: skip


def progress(s: State) -> float:
    """Return the part of the game that is over, by the triples that are used up."""
    if s.ending != RUNNING:
        return 1.0
    return 1.0 - s.triples / triples_in_play(s.options)


def facts(s: State) -> list[list[float]]:
    """Return the facts of each seat in the order of NAMES."""
    if s.point == GAME_OVER:
        return []
    table = [[0.0] * len(NAMES) for _ in range(s.seats)]
    table[s.active][0] = 1.0
    if s.point in (MANDATORY_TILE, ACTION):
        table[s.active][1] = float(s.ap)
    _add_areas(s, table)
    match = MATCH[s.face_up] if s.face_up >= 0 else MATCH[0]
    areas = find_areas(s)
    for seat in range(s.seats):
        row = table[seat]
        row[2] = float(len(s.incas[seat]))
        for cell in s.incas[seat]:
            level = s.level[cell]
            row[4] += level
            row[5] = max(row[5], float(level))
            if areas.of[cell] < 0:
                row[3] += 1.0
            for near in NEIGHBOURS[cell]:
                if s.kind[near] == BARE and _is_hole(s, near):
                    row[24] += 1.0
        first = seat * KINDS_OF_CARDS
        for card in range(KINDS_OF_CARDS):
            number = s.hands[first + card]
            if number:
                row[16] += number
                row[17] = max(row[17], float(number))
                row[18] += 1.0
                row[19] += number * match[card]
        if not s.finished[seat]:
            row[20] = float(s.tokens[seat])
            for kind in range(3):
                row[21 + kind] = float(s.stock[seat * 3 + kind])
    return table


def _is_hole(s: State, cell: int) -> bool:
    """Whether terrain or water surrounds a bare cell."""
    return all(s.kind[near] != BARE for near in NEIGHBOURS[cell])


def _add_areas(s: State, table: list[list[float]]) -> None:
    """Add the places in villages and cities, and how firm they are."""
    areas = find_areas(s)
    values = [0] * len(areas.cells)
    for place, temple in enumerate(s.temples):
        values[areas.of[temple]] = s.values[place]
    for area, strengths in enumerate(area_strengths(s)):
        highest = max(strengths)
        if not highest:
            continue
        size, value = len(areas.cells[area]), values[area]
        leader = sole_leader(strengths)
        present = 0
        second = 0
        for own in strengths:
            if own:
                present += 1
                if own != highest and own > second:
                    second = own
        if leader >= 0:
            row = table[leader]
            row[6] += 1.0
            row[7] += size
            step = min(size, VALUES[-1]) // 2 * 2
            if step > value:
                row[8] += step - value
        for seat, own in enumerate(strengths):
            if not own:
                continue
            row = table[seat]
            if present > 1:
                row[25] += 1.0
            if not value:
                continue
            row[15] += size
            if own == highest:
                row[9] += 1.0
                if leader == seat:
                    row[10] += value
                    if second:
                        row[13] += value / (1.0 + second * 8.0 / own)
                else:
                    row[11] += value
            elif own == second:
                row[12] += value
                if 8 * own > highest:
                    row[14] += value

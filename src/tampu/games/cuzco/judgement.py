"""How good a position of Cuzco looks: expected final points by seat. No rules here."""

from __future__ import annotations

from typing import Final

from tampu.core.contract import Judgement
from tampu.core.data import read_json
from tampu.games.cuzco.board import NEIGHBOURS
from tampu.games.cuzco.content import ALONE, KINDS_OF_CARDS, MATCH, POND_POINTS, SHARED, VALUES
from tampu.games.cuzco.prospects import proposals
from tampu.games.cuzco.rules.areas import area_might, find_areas, sole_leader
from tampu.games.cuzco.rules.ponds import shore, shore_might, water_body
from tampu.games.cuzco.scoring import final_places, scores
from tampu.games.cuzco.state import (
    ACTION,
    BARE,
    BIDDING,
    GAME_OVER,
    RUNNING,
    WATER,
    Position,
)

HELD_AT_FIRST: Final = 0.4
"""The share of a city's final points that a place in it is worth on an empty board."""
STEP_AHEAD: Final = 0.6
STEP_NEXT_TURN: Final = 0.35
"""What a step that a leader could take is worth of its points: now, or after this turn."""
SPARE_CELL: Final = 0.15
LONE_VILLAGE: Final = 0.3
INCA: Final = 0.45
LEVEL: Final = 0.12
ACTION_POINT: Final = 0.4
TOKEN: Final = 0.5
SMALL_TILE: Final = 0.25
CARD: Final = 0.45
MATCHING: Final = 0.15
IDLE_MOVE: Final = 0.01
CLOSING: Final = (0.0, 0.5, 0.3, 0.15, 0.08, 0.04, 0.02)
"""What a led water body is worth of its points by the number of open shore cells."""
LEADING_BID: Final = 0.75

NAMES: Final = (
    "points", "cities", "temples", "room", "ponds", "people", "heights", "tokens", "tiles",
    "cards", "actions", "festival",
)  # fmt: skip
POINTS: Final = 0
CITIES: Final = 1
TEMPLES: Final = 2
ROOM: Final = 3
PONDS: Final = 4
PEOPLE: Final = 5
HEIGHTS: Final = 6
TOKENS: Final = 7
TILES: Final = 8
CARDS: Final = 9
ACTIONS: Final = 10
FESTIVAL: Final = 11

Table = list[list[float]]
"""By seat and feature."""


def features(position: Position) -> Table:
    """What speaks for each seat, in expected final points."""
    table = [[0.0] * len(NAMES) for _ in range(position.seats)]
    for seat, points in enumerate(scores(position)):
        table[seat][POINTS] = float(points)
    if position.point == GAME_OVER:
        return table
    total = int(position.options["triples_in_play"])
    progress = 1.0 - position.triples / total if position.ending == RUNNING else 1.0
    _add_areas(position, table, HELD_AT_FIRST + (1.0 - HELD_AT_FIRST) * progress, progress)
    _add_shores(position, table)
    _add_supplies(position, table, progress)
    if position.city >= 0:
        _add_festival(position, table)
    return table


def _best_step(position: Position, size: int, present: int) -> int:
    """The highest value that floors and size allow above the present one, or 0."""
    best = 0
    for step, value in enumerate(VALUES):
        if value > size:
            break
        if value > present:
            if position.floors[step] == 0:
                break
            best = value
    return best


def _add_areas(position: Position, table: Table, held: float, progress: float) -> None:
    """Places in cities, and the temples that leaders could build or expand."""
    areas = find_areas(position)
    might = area_might(position)
    temples = [-1] * len(areas.cells)
    for place, temple in enumerate(position.temples):
        temples[areas.of[temple]] = place
    future = 1.0 if progress < 1.0 else 0.0
    for area, strengths in enumerate(might):
        if not any(strengths):
            continue
        size = len(areas.cells[area])
        leader = sole_leader(strengths)
        place = temples[area]
        present = position.values[place] if place >= 0 else 0
        if place >= 0:
            for seat, rank in enumerate(final_places(position, strengths)):
                if rank and not position.finished[seat]:
                    table[seat][CITIES] += held * present / rank
        if leader < 0 or position.finished[leader]:
            continue
        acting = leader == position.active and position.point == ACTION and position.ap > 0
        weight = STEP_AHEAD if acting else STEP_NEXT_TURN * future
        if place >= 0 and position.changed[place] and leader == position.active:
            weight = STEP_NEXT_TURN * future
        best = _best_step(position, size, present)
        if best:
            table[leader][TEMPLES] += weight * (best / 2 + held * (best - present))
        elif place < 0:
            table[leader][ROOM] += LONE_VILLAGE * future
        if present < VALUES[-1]:
            table[leader][ROOM] += SPARE_CELL * (size - max(best, present)) * future


def _add_shores(position: Position, table: Table) -> None:
    """Water bodies that a leader of the shore may see closed."""
    seen: list[int] = []
    for seat in range(position.seats):
        for inca in position.incas[seat]:
            for near in _water_beside(position, inca):
                if near in seen:
                    continue
                body = water_body(position, near)
                seen.extend(body)
                around = shore(position, body)
                open_cells = 0
                for cell in around:
                    if position.kind[cell] == BARE:
                        open_cells += 1
                leader = sole_leader(shore_might(position, around))
                if leader >= 0 and open_cells < len(CLOSING):
                    table[leader][PONDS] += CLOSING[open_cells] * POND_POINTS * len(body)


def _water_beside(position: Position, cell: int) -> list[int]:
    return [near for near in NEIGHBOURS[cell] if position.kind[near] == WATER]


def _add_supplies(position: Position, table: Table, progress: float) -> None:
    """Incas on the board, tokens and small tiles kept, cards, points of the running turn."""
    left = min(1.0, 2.0 * (1.0 - progress))
    match = MATCH[position.face_up] if position.face_up >= 0 else MATCH[0]
    for seat in range(position.seats):
        level = 0
        for cell in position.incas[seat]:
            level += position.level[cell]
        row = table[seat]
        row[PEOPLE] = INCA * len(position.incas[seat]) * left
        row[HEIGHTS] = LEVEL * level * left
        if not position.finished[seat]:
            row[TOKENS] = TOKEN * position.tokens[seat]
            row[TILES] = SMALL_TILE * sum(position.stock[seat * 3 : seat * 3 + 3])
        first = seat * KINDS_OF_CARDS
        held = 0.0
        for card in range(KINDS_OF_CARDS):
            held += position.hands[first + card] * (CARD + MATCHING * match[card])
        # Many cards are no better than a good hand.
        row[CARDS] = held * (0.3 + 0.7 * left) / (1.0 + 0.08 * held)
    begun = position.placed or position.token_used or position.ap < 6
    if position.point == ACTION and begun:
        row = table[position.active]
        row[ACTIONS] = ACTION_POINT * position.ap - IDLE_MOVE * len(position.moved)


def _add_festival(position: Position, table: Table) -> None:
    """What the bids on the table promise to those who lead them."""
    step = VALUES.index(position.values[position.temples.index(position.city)])
    highest = max(1, position.need, *position.totals)
    leaders = [seat for seat in range(position.seats) if position.totals[seat] >= highest]
    rivals = 0
    match = MATCH[position.face_up] if position.face_up >= 0 else MATCH[0]
    for seat in range(position.seats):
        if position.standing[seat] == BIDDING and seat not in leaders:
            first = seat * KINDS_OF_CARDS
            reach = position.totals[seat]
            for card in range(KINDS_OF_CARDS):
                reach += position.hands[first + card] * match[card]
            rivals += reach >= highest
    sure = LEADING_BID if rivals else 1.0
    points = ALONE[step] if len(leaders) == 1 else SHARED[step]
    for seat in leaders:
        table[seat][FESTIVAL] = sure * points


JUDGEMENT: Final = Judgement(features, NAMES, proposals, depth=3, width=4).learned(
    read_json("tampu.games.cuzco", "weights.json")
)

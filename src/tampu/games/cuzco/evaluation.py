"""Features of each seat's position, in expected final points, for the bots; no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.core.contract import Evaluation
from tampu.core.data import read_json
from tampu.games.cuzco.content import (
    ALONE,
    KINDS_OF_CARDS,
    MATCH,
    POND_POINTS,
    SHARED,
    VALUES,
    triples_in_play,
)
from tampu.games.cuzco.facts import NAMES as FACT_NAMES
from tampu.games.cuzco.facts import facts, progress
from tampu.games.cuzco.outlook import stakes
from tampu.games.cuzco.proposals import propose, propose_widely
from tampu.games.cuzco.rules.areas import area_strengths, find_areas, sole_leader, strengths_on
from tampu.games.cuzco.rules.board import NEIGHBOURS
from tampu.games.cuzco.rules.codes import (
    ACTION,
    BARE,
    BIDDING,
    GAME_OVER,
    RUNNING,
    WATER,
)
from tampu.games.cuzco.rules.festival import reachable_total
from tampu.games.cuzco.rules.ponds import shore, water_body
from tampu.games.cuzco.scoring import final_places, scores

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State

CITY_SHARE_AT_FIRST: Final = 0.4
"""The share of a city's final points that a place in it is worth on an empty board."""
STEP_AHEAD: Final = 0.6
STEP_NEXT_TURN: Final = 0.35
"""The share of its points that a step is worth to a leader: now, or after this turn."""
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
CLOSING: Final[list[float]] = [0.0, 0.5, 0.3, 0.15, 0.08, 0.04, 0.02]
"""The share of its points that a led water body is worth, by its number of open shore cells."""
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

FeatureTable = list[list[float]]
"""By seat and feature."""


def features(s: State) -> FeatureTable:
    """Return the features of each seat's position, in expected final points."""
    table = [[0.0] * len(NAMES) for _ in range(s.seats)]
    for seat, points in enumerate(scores(s)):
        table[seat][POINTS] = float(points)
    if s.point == GAME_OVER:
        return table
    total = triples_in_play(s.options)
    progress = 1.0 - s.triples / total if s.ending == RUNNING else 1.0
    _add_areas(s, table, CITY_SHARE_AT_FIRST + (1.0 - CITY_SHARE_AT_FIRST) * progress, progress)
    _add_shores(s, table)
    _add_supplies(s, table, progress)
    if s.city >= 0:
        _add_festival(s, table)
    return table


def _best_step(s: State, size: int, present: int) -> int:
    """Return the highest value that floors and size allow above the present one, or 0."""
    best = 0
    for step, value in enumerate(VALUES):
        if value > size:
            break
        if value > present:
            if s.floors[step] == 0:
                break
            best = value
    return best


def _add_areas(s: State, table: FeatureTable, city_share: float, progress: float) -> None:
    """Add the places in cities, and the temples that leaders could build or expand."""
    areas = find_areas(s)
    temples = [-1] * len(areas.cells)
    for place, temple in enumerate(s.temples):
        temples[areas.of[temple]] = place
    future = 1.0 if progress < 1.0 else 0.0
    for area, strengths in enumerate(area_strengths(s)):
        if not any(strengths):
            continue
        size = len(areas.cells[area])
        leader = sole_leader(strengths)
        place = temples[area]
        present = s.values[place] if place >= 0 else 0
        if place >= 0:
            for seat, rank in enumerate(final_places(s, strengths)):
                if rank and not s.finished[seat]:
                    table[seat][CITIES] += city_share * present / rank
        if leader < 0 or s.finished[leader]:
            continue
        acting = leader == s.active and s.point == ACTION and s.ap > 0
        weight = STEP_AHEAD if acting else STEP_NEXT_TURN * future
        if place >= 0 and s.changed[place] and leader == s.active:
            weight = STEP_NEXT_TURN * future
        best = _best_step(s, size, present)
        if best:
            table[leader][TEMPLES] += weight * (best / 2 + city_share * (best - present))
        elif place < 0:
            table[leader][ROOM] += LONE_VILLAGE * future
        if present < VALUES[-1]:
            table[leader][ROOM] += SPARE_CELL * (size - max(best, present)) * future


def _add_shores(s: State, table: FeatureTable) -> None:
    """Add the water bodies that somebody leads and that may still be closed."""
    seen: list[int] = []
    for seat in range(s.seats):
        for inca in s.incas[seat]:
            for near in _water_beside(s, inca):
                if near in seen:
                    continue
                body = water_body(s, near)
                seen.extend(body)
                around = shore(s, body)
                open_cells = 0
                for cell in around:
                    if s.kind[cell] == BARE:
                        open_cells += 1
                leader = sole_leader(strengths_on(s, around))
                if leader >= 0 and open_cells < len(CLOSING):
                    table[leader][PONDS] += CLOSING[open_cells] * POND_POINTS * len(body)


def _water_beside(s: State, cell: int) -> list[int]:
    return [near for near in NEIGHBOURS[cell] if s.kind[near] == WATER]


def _add_supplies(s: State, table: FeatureTable, progress: float) -> None:
    """Add Incas, tokens, small tiles, cards, and the action points of the current turn."""
    left = min(1.0, 2.0 * (1.0 - progress))
    match = MATCH[s.face_up] if s.face_up >= 0 else MATCH[0]
    for seat in range(s.seats):
        level = 0
        for cell in s.incas[seat]:
            level += s.level[cell]
        row = table[seat]
        row[PEOPLE] = INCA * len(s.incas[seat]) * left
        row[HEIGHTS] = LEVEL * level * left
        if not s.finished[seat]:
            row[TOKENS] = TOKEN * s.tokens[seat]
            row[TILES] = SMALL_TILE * sum(s.stock[seat * 3 : seat * 3 + 3])
        first = seat * KINDS_OF_CARDS
        worth = 0.0
        for card in range(KINDS_OF_CARDS):
            worth += s.hands[first + card] * (CARD + MATCHING * match[card])
        # Each further card is worth less.
        row[CARDS] = worth * (0.3 + 0.7 * left) / (1.0 + 0.08 * worth)
    begun = s.placed or s.token_used or s.ap < 6
    if s.point == ACTION and begun:
        row = table[s.active]
        row[ACTIONS] = ACTION_POINT * s.ap - IDLE_MOVE * len(s.moved)


def _add_festival(s: State, table: FeatureTable) -> None:
    """Add the points of the festival for the seats that lead the bidding."""
    step = VALUES.index(s.values[s.temples.index(s.city)])
    highest = max(1, s.need, *s.totals)
    leaders = [seat for seat in range(s.seats) if s.totals[seat] >= highest]
    rivals = 0
    for seat in range(s.seats):
        if s.standing[seat] == BIDDING and seat not in leaders:
            rivals += reachable_total(s, seat) >= highest
    certainty = LEADING_BID if rivals else 1.0
    points = ALONE[step] if len(leaders) == 1 else SHARED[step]
    for seat in leaders:
        table[seat][FESTIVAL] = certainty * points


EVALUATION: Final = Evaluation(
    features,
    NAMES,
    propose,
    depth=3,
    width=4,
    facts=facts,
    fact_names=FACT_NAMES,
    progress=progress,
    stakes=stakes,
    propose_widely=propose_widely,
).with_learned(read_json("tampu.games.cuzco", "weights.json"))

"""The moves worth considering, for search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.games.inca_empire.actions import ADDITIONAL_ROAD, KIND_OF, ROAD, action_of
from tampu.games.inca_empire.content import LINES
from tampu.games.inca_empire.rules.board import bits
from tampu.games.inca_empire.rules.stages import TURN

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State

ROADS_TRIED: Final = 12
"""Roads that are proposed at once, the most promising ones."""


def propose(s: State) -> list[int]:
    """The legal actions worth considering: of many roads only the most promising ones."""
    legal = s.legal()
    if s.stage != TURN or len(legal) <= ROADS_TRIED:
        return legal
    seat = s.active()
    proposed: list[int] = []
    worth: list[float] = []
    for kind in (ROAD, ADDITIONAL_ROAD):
        rows = s.menu[kind]
        if not rows:
            continue
        if not worth:
            worth = _site_worth(s)
        rated = [(-_line_worth(s, seat, line, worth), line) for line in bits(rows)]
        rated.sort()
        tried = ROADS_TRIED if kind == ROAD else ROADS_TRIED // 2
        proposed += [action_of(kind, line) for _, line in rated[:tried]]
    proposed += [a for a in legal if KIND_OF[a] not in (ROAD, ADDITIONAL_ROAD)]
    proposed.sort()
    return proposed


def _site_worth(s: State) -> list[float]:
    """How attractive each site is to a road."""
    board = s.board
    worth = [0.0] * len(board.names)
    for site in bits(board.sites):
        mark = 1 << site
        free = (board.site_regions[site] & ~s.conquered).bit_count()
        value = 0.6 + 0.5 * free
        if mark & s.cities:
            value += 6.0
        elif mark & s.garrisons:
            value += 4.0
        elif mark & board.city_sites:
            value += 4.0 if mark & s.reached else 1.5
        elif mark & board.garrison_sites:
            value += 3.0 if mark & s.reached else 1.2
        if mark & s.temples:
            value += 2.0
        worth[site] = value
    return worth


def _line_worth(s: State, seat: int, line: int, worth: list[float]) -> float:
    """What a road newly reaches, and half of the best site beyond."""
    board = s.board
    place = line - LINES if line >= LINES else line
    network = s.network[seat]
    new = board.ends[place] & ~network
    if not new:
        return -1.0
    site = new.bit_length() - 1
    beyond = 0.0
    for other in bits(board.incident[site] & board.printed & ~s.taken):
        far = board.ends[other] & ~(network | new)
        if far:
            beyond = max(beyond, worth[far.bit_length() - 1])
    return worth[site] + 0.5 * beyond

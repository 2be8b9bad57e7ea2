"""Chapter 8: the People phase, a turn of Road Building and Construction, and pilgrimages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tampu.games.inca_empire import actions, content
from tampu.games.inca_empire.actions import (
    ADDITIONAL_ROAD,
    CITY,
    END_CONSTRUCTION,
    END_ROADS,
    EXTRA_CONQUEST,
    KINDS,
    ROAD,
)
from tampu.games.inca_empire.content import KINDS_OF_CARD, PILGRIMAGE_VP, PILGRIMAGES
from tampu.games.inca_empire.position import (
    CONSTRUCTION,
    NOTHING,
    REVEAL,
    ROAD_BUILDING,
    TURN,
    Position,
)
from tampu.games.inca_empire.rules.construction import REFUSED, STEPS, fill_menu
from tampu.games.inca_empire.rules.roads import (
    allowance,
    build_road,
    legal_lines,
    line_refused,
)


def begin_people(s: Position) -> bool:
    """The first seat of the order takes its turn; False where no seat has a decision."""
    s.cursor = 0
    begin_turn(s)
    return settle(s)


def begin_turn(s: Position) -> None:
    """Open both actions; the limits of a turn start anew (IE-P01, K52)."""
    s.stage = TURN
    s.progress = NOTHING
    s.roads_open = True
    s.construction_open = True
    s.built = 0
    s.main = 0
    s.count = 0
    s.extras = 0
    s.wild = 0
    s.pilgrim = False
    s.templed = False


def settle(s: Position) -> bool:
    """Close what closes by itself up to the next decision; False once the phase is over.

    The tests come in the order of IE-P15.
    """
    while True:
        seat = s.order[s.cursor]
        menu = _menu(s, seat)
        if s.progress == ROAD_BUILDING:
            if menu[ROAD]:
                break
            _close_roads(s, seat)
        elif s.progress == CONSTRUCTION:
            if _has_step(menu):
                break
            _close_construction(s, seat)
        elif menu[ROAD] or menu[actions.PILGRIMAGE] or _has_step(menu):
            break
        else:
            # IE-P09 closes what is still open, IE-P10 ends the turn.
            if s.roads_open:
                _close_roads(s, seat)
            if s.construction_open:
                _close_construction(s, seat)
            s.cursor += 1
            if s.cursor == s.seats:
                s.menu = []
                return False
            begin_turn(s)
    if s.roads_open and s.progress != CONSTRUCTION:
        menu[END_ROADS] = 1
    if s.construction_open and s.progress != ROAD_BUILDING:
        menu[END_CONSTRUCTION] = 1
    s.menu = menu
    s.stage = TURN
    return True


def _close_roads(s: Position, seat: int) -> None:
    """Road Building closes by itself (IE-P07, P09)."""
    s.roads_open = False
    s.progress = NOTHING
    if s.events is not None:
        s.note("close", seat=seat + 1, action="R")


def _close_construction(s: Position, seat: int) -> None:
    """Construction closes by itself (IE-P08, P09)."""
    s.construction_open = False
    s.progress = NOTHING
    if s.events is not None:
        s.note("close", seat=seat + 1, action="C")


def _menu(s: Position, seat: int) -> list[int]:
    """The legal steps and pilgrimages (IE-P14), without the ways to close an action."""
    menu = [0] * KINDS
    if s.roads_open and s.progress != CONSTRUCTION and s.built < allowance(s, seat):
        menu[ROAD] = legal_lines(s, seat)
    if s.construction_open and s.progress != ROAD_BUILDING:
        fill_menu(s, seat, menu)
    if s.progress == NOTHING:
        menu[actions.PILGRIMAGE] = _pilgrimages(s, seat)
    return menu


def _has_step(menu: list[int]) -> bool:
    """Whether a step of Construction is on the menu."""
    return any(menu[kind] for kind in range(CITY, ADDITIONAL_ROAD + 1))


# Pilgrimages (IE-K43 to K49). A row is the pilgrimage and the action given up.


def _pilgrimages(s: Position, seat: int) -> int:
    if s.pilgrim or (s.templed and s.setting.bars_always):
        return 0
    actions_open = (1 if s.roads_open else 0) | (2 if s.construction_open else 0)
    rows = 0
    for number, card in enumerate(PILGRIMAGES):
        if s.effects[seat * KINDS_OF_CARD + card] and _has_shrine(s, seat, number):
            rows |= actions_open << (2 * number)
    return rows


def _has_shrine(s: Position, seat: int, number: int) -> bool:
    """Whether a temple in the network stands at one of the pilgrimage's cities (IE-K44)."""
    return bool(s.network[seat] & s.temples & s.board.pilgrim_sites[number])


def _pilgrimage_refused(s: Position, seat: int, row: int) -> str:
    number, action = divmod(row, 2)
    if s.progress != NOTHING:
        return "IE-P05"
    if not (s.construction_open if action else s.roads_open):
        return "IE-P13"
    if s.pilgrim:
        return "IE-K46"
    if s.templed and s.setting.bars_always:
        return "IE-K49"
    card = PILGRIMAGES[number]
    if s.effects[seat * KINDS_OF_CARD + card] and _has_shrine(s, seat, number):
        return ""
    return "IE-K44"


def _pilgrimage(s: Position, seat: int, row: int) -> None:
    number, action = divmod(row, 2)
    if action:
        s.construction_open = False
    else:
        s.roads_open = False
    s.pilgrim = True
    points = PILGRIMAGE_VP[number]
    s.gain(seat, content.PILGRIMAGE, points)
    s.move(seat, points)


# Road Building.


def _road_refused(s: Position, seat: int, line: int) -> str:
    why = _roads_refused(s)
    if why:
        return why
    return line_refused(s, seat, line) if s.built < allowance(s, seat) else "IE-R02"


def _roads_refused(s: Position) -> str:
    """The rule against any part of Road Building now, or ''."""
    if s.progress == CONSTRUCTION:
        return "IE-P02"
    return "" if s.roads_open else "IE-P13"


def _construction_refused(s: Position) -> str:
    """The rule against any part of Construction now, or ''."""
    if s.progress == ROAD_BUILDING:
        return "IE-P02"
    return "" if s.construction_open else "IE-P13"


def _road(s: Position, seat: int, line: int) -> None:
    s.progress = ROAD_BUILDING
    s.built += 1
    build_road(s, seat, line)


def _end_roads(s: Position, _seat: int, _row: int) -> None:
    s.roads_open = False
    s.progress = NOTHING


def _end_construction(s: Position, _seat: int, _row: int) -> None:
    s.construction_open = False
    s.progress = NOTHING


SIMPLE: Final[dict[int, Callable[[Position, int, int], None]]] = {
    ROAD: _road,
    END_ROADS: _end_roads,
    END_CONSTRUCTION: _end_construction,
    actions.PILGRIMAGE: _pilgrimage,
}


def turn_refused(s: Position, kind: int, row: int) -> str:
    """The rule against an action of the seat whose turn it is, or ''."""
    seat = s.active()
    if kind == ROAD:
        return _road_refused(s, seat, row)
    if kind == END_ROADS:
        return _roads_refused(s)
    if kind == actions.PILGRIMAGE:
        return _pilgrimage_refused(s, seat, row)
    why = _construction_refused(s)
    if why or kind == END_CONSTRUCTION:
        return why
    return REFUSED[kind](s, seat, row)


def play_step(s: Position, kind: int, row: int) -> bool:
    """Carry out a decision of a turn; False once the phase is over.

    Where the step turned up markers, they are drawn before anything else (IE-P15).
    """
    seat = s.active()
    simple = SIMPLE.get(kind)
    if simple is not None:
        simple(s, seat, row)
    else:
        s.progress = CONSTRUCTION
        STEPS[kind](s, seat, row)
        if kind != EXTRA_CONQUEST:
            s.main = kind
            s.count += 1
    if s.pending:
        s.stage = REVEAL
        s.menu = []
        return True
    return settle(s)

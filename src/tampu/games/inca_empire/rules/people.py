"""The People phase (IE-P): a turn of Road Building and Construction, and pilgrimages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.inca_empire import actions, content
from tampu.games.inca_empire.actions import ROAD
from tampu.games.inca_empire.content import KINDS_OF_CARD, PILGRIMAGE_VP, PILGRIMAGES
from tampu.games.inca_empire.rules.conquest import list_conquests, list_extra_conquests
from tampu.games.inca_empire.rules.construction import (
    list_additional_roads,
    list_cities,
    list_end_construction,
    list_garrisons,
    list_key_outposts,
    list_temples,
    list_terraces,
    refuse_construction,
    refuse_option,
)
from tampu.games.inca_empire.rules.roads import list_end_roads, list_roads
from tampu.games.inca_empire.rules.stages import (
    CONSTRUCTION,
    INVASION,
    NEXT_PHASE,
    NOTHING,
    REVEAL,
    ROAD_BUILDING,
    TURN,
)

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State


def begin_people(s: State) -> None:
    """Let the first seat of the order take its turn."""
    s.cursor = 0
    begin_turn(s)


def begin_turn(s: State) -> None:
    """Open both actions; the limits of a turn start again (IE-P01, K52)."""
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


def advance_turn(s: State) -> bool:
    """Close what closes by itself up to the next decision; True once the phase is over.

    Markers that a step turned up are drawn before anything else; the tests after that come in the
    order of IE-P15.
    """
    if s.pending:
        s.stage = REVEAL
        return False
    while True:
        menu = _steps(s)
        if s.progress == ROAD_BUILDING:
            if menu[ROAD]:
                break
            _close_roads(s)
        elif s.progress == CONSTRUCTION:
            if _has_construction(menu):
                break
            _close_construction(s)
        elif menu[ROAD] or menu[actions.PILGRIMAGE] or _has_construction(menu):
            break
        else:
            # IE-P09 closes what is still open, IE-P10 ends the turn.
            if s.roads_open:
                _close_roads(s)
            if s.construction_open:
                _close_construction(s)
            s.cursor += 1
            if s.cursor == s.seats:
                _end_phase(s)
                return True
            begin_turn(s)
    menu[actions.END_ROADS] = list_end_roads(s)
    menu[actions.END_CONSTRUCTION] = list_end_construction(s)
    s.menu = menu
    s.stage = TURN
    return False


def _steps(s: State) -> list[int]:
    """The legal steps and pilgrimages (IE-P14), without the ways to close an action."""
    menu = [0] * actions.KINDS
    menu[ROAD] = list_roads(s)
    if not refuse_construction(s):
        main = s.main
        if main == 0:
            menu[actions.CITY] = list_cities(s)
            menu[actions.GARRISON] = list_garrisons(s)
            menu[actions.TEMPLE] = list_temples(s)
            menu[actions.KEY_OUTPOST] = list_key_outposts(s)
            menu[actions.TERRACE] = list_terraces(s)
            menu[actions.CONQUEST] = list_conquests(s)
            menu[actions.ADDITIONAL_ROAD] = list_additional_roads(s, menu[ROAD])
        elif not refuse_option(s, s.active(), main):
            if main == actions.GARRISON:
                menu[actions.GARRISON] = list_garrisons(s)
            elif main == actions.TERRACE:
                menu[actions.TERRACE] = list_terraces(s)
            else:
                menu[actions.ADDITIONAL_ROAD] = list_additional_roads(s)
        menu[actions.EXTRA_CONQUEST] = list_extra_conquests(s)
    menu[actions.PILGRIMAGE] = list_pilgrimages(s)
    return menu


def _has_construction(menu: list[int]) -> bool:
    """Whether a step of Construction is on the menu."""
    for kind in range(actions.CITY, actions.ADDITIONAL_ROAD + 1):  # noqa: SIM110  quicker, compiled
        if menu[kind]:
            return True
    return False


def _close_roads(s: State) -> None:
    """Road Building closes by itself (IE-P07, P09)."""
    s.roads_open = False
    s.progress = NOTHING
    if s.events is not None:
        s.tell("close", seat=s.active() + 1, action="R")


def _close_construction(s: State) -> None:
    """Construction closes by itself (IE-P08, P09)."""
    s.construction_open = False
    s.progress = NOTHING
    if s.events is not None:
        s.tell("close", seat=s.active() + 1, action="C")


def _end_phase(s: State) -> None:
    """After a People phase of the last era Pizarro's arrival turns up a marker (IE-V02)."""
    invasion = s.setting.invasion and s.setting.track[s.place].last_era
    s.stage = INVASION if invasion else NEXT_PHASE


# Pilgrimages (IE-K43 to K49). A row is the pilgrimage and the action given up.


def _refuse_pilgrimages(s: State) -> str:
    """The rule against any pilgrimage now, or ""."""
    if s.pilgrim:
        return "IE-K46"
    return "IE-K49" if s.templed and s.setting.bars_always else ""


def _has_shrine(s: State, seat: int, number: int) -> bool:
    """Whether a card allows the pilgrimage, and a temple of the network stands there (IE-K44)."""
    if s.effects[seat * KINDS_OF_CARD + PILGRIMAGES[number]] == 0:
        return False
    return s.network[seat] & s.temples & s.board.pilgrim_sites[number] != 0


def list_pilgrimages(s: State) -> int:
    if s.progress != NOTHING or s.temples == 0 or _refuse_pilgrimages(s):
        return 0
    seat = s.active()
    open_actions = (1 if s.roads_open else 0) | (2 if s.construction_open else 0)
    rows = 0
    for number in range(len(PILGRIMAGES)):
        if _has_shrine(s, seat, number):
            rows |= open_actions << (2 * number)
    return rows


def refuse_pilgrimage(s: State, row: int) -> str:
    number, action = divmod(row, 2)
    if s.progress != NOTHING:
        return "IE-P05"
    if not (s.construction_open if action else s.roads_open):
        return "IE-P13"
    return _refuse_pilgrimages(s) or ("" if _has_shrine(s, s.active(), number) else "IE-K44")


def do_pilgrimage(s: State, row: int) -> None:
    number, action = divmod(row, 2)
    if action:
        s.construction_open = False
    else:
        s.roads_open = False
    s.pilgrim = True
    seat, points = s.active(), PILGRIMAGE_VP[number]
    s.gain(seat, content.PILGRIMAGE, points)
    s.move(seat, points)

"""Chapters 4, 13 and 14: the phases in track order, the end, and Pizarro's arrival."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tampu.games.inca_empire.content import INVASION_COPIES, PEOPLE, PHASES, SUN
from tampu.games.inca_empire.position import END, INVASION, Position
from tampu.games.inca_empire.rules.inca import play_inca
from tampu.games.inca_empire.rules.people import begin_people
from tampu.games.inca_empire.rules.sapa import play_sapa
from tampu.games.inca_empire.rules.sun import begin_sun

BEGIN: Final[list[Callable[[Position], bool]]] = [play_inca, begin_sun, begin_people, play_sapa]
"""By phase: begin it, and tell whether somebody decides in it."""


def next_phase(s: Position) -> None:
    """Go along the track to the next phase in which somebody decides, or to the end."""
    while True:
        s.place += 1
        if s.place == len(s.setting.track):
            s.stage = END
            s.menu = []
            return
        step = s.setting.track[s.place]
        if s.arrived and step.phase in (SUN, PEOPLE):
            continue  # IE-V03
        if s.events is not None:
            s.note("phase", phase=PHASES[step.phase], place=step.name())
        if BEGIN[step.phase](s):
            return
        if step.phase == PEOPLE and close_people(s):
            return


def close_people(s: Position) -> bool:
    """End a People phase; True where an invasion marker is to be turned up (IE-V02)."""
    if s.setting.invasion and s.setting.track[s.place].last_era:
        s.stage = INVASION
        return True
    return False


def end_people(s: Position) -> None:
    """Go on after the last turn of a People phase."""
    if not close_people(s):
        next_phase(s)


def invasion_number(s: Position) -> int:
    """Which invasion marker is due, from 1."""
    return sum(INVASION_COPIES) - sum(s.invasions) + 1


def invade(s: Position, marker: int) -> None:
    """Turn up an invasion marker; the first kind is the arrival (IE-V03)."""
    s.invasions[marker] -= 1
    s.arrived = marker == 0
    if s.arrived:
        s.note("arrival")
    next_phase(s)

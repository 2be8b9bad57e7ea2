"""The track (IE-T, IE-E, IE-V): the phases in order, the end, and Pizarro's arrival."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tampu.core.decisions import Odds
from tampu.core.deck import weighted
from tampu.games.inca_empire.actions import OUTCOME_INVASION
from tampu.games.inca_empire.content import INVASION_COPIES, INVASIONS, PEOPLE, PHASES, SUN
from tampu.games.inca_empire.rules.inca import play_inca
from tampu.games.inca_empire.rules.people import begin_people
from tampu.games.inca_empire.rules.sapa import play_sapa
from tampu.games.inca_empire.rules.stages import END, NEXT_PHASE
from tampu.games.inca_empire.rules.sun import begin_sun

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State

BEGIN: Final[list[Callable[[Any], None]]] = [play_inca, begin_sun, begin_people, play_sapa]
"""By phase: begin it, or carry out the whole phase where nobody decides in it."""


def advance_track(s: State) -> bool:
    """Begin the next phase of the track, or end the game."""
    s.place += 1
    if s.place == len(s.setting.track):
        s.stage = END
        return False
    step = s.setting.track[s.place]
    if s.arrived and step.phase in (SUN, PEOPLE):
        return True  # IE-V03
    if s.events is not None:
        s.tell("phase", phase=PHASES[step.phase], era=step.era + 1, place=step.name())
    BEGIN[step.phase](s)
    return True


def list_invasions(s: State) -> Odds:
    """The invasion markers left, by the number of the one that is turned up (IE-V02)."""
    number = sum(INVASION_COPIES) - sum(s.invasions)
    return weighted(s.invasions, OUTCOME_INVASION + number * len(INVASIONS))


def do_invasion(s: State, outcome: int) -> None:
    """Turn up an invasion marker; the first kind is the arrival (IE-V03)."""
    marker = (outcome - OUTCOME_INVASION) % len(INVASIONS)
    s.invasions[marker] -= 1
    s.arrived = marker == 0
    if s.arrived:
        s.tell("arrival")
    s.stage = NEXT_PHASE

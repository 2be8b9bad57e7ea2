"""The Village and the call of a Festival (TW-F01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.tawantinsuyu.content import C_TRIGGER, TRIGGER_VP

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def take_from_village(s: State, potato_end: bool) -> int:
    """A worker leaves; with the last one whose turn it is takes the token (TW-F01, TW-N20)."""
    kind = s.village.pop(0) if potato_end else s.village.pop()
    if not s.village:
        trigger_festival(s, s.active)
    return kind


def trigger_festival(s: State, place: int) -> None:
    s.holder = place
    if s.events is not None:
        s.tell("trigger", seat=place + 1, festival=s.festivals + 1)
    s.add_points(place, C_TRIGGER, TRIGGER_VP[s.festivals])

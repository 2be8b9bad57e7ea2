"""Llamas: a position as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.contract import Json
from tests.toy.meta import META

if TYPE_CHECKING:
    from tests.toy.state import Llamas


def to_json(s: Llamas) -> Json:
    return {
        "seats": s.seats,
        "rules_version": s.rules_version,
        "goal": s.goal,
        "raids": s.raids,
        "deck": s.deck[:],
        "hands": [hand[:] for hand in s.hands],
        "rows": [row[:] for row in s.rows],
        "driven": s.driven[:],
        "vows": s.vows[:],
        "stops": s.stops,
        "frames": [list(frame) for frame in s.frames],
        "reason": s.reason,
    }


def from_json(data: Json, make: type[Llamas]) -> Llamas:
    state = make(data["seats"], META.version_of(data))
    state.goal, state.raids = data["goal"], data["raids"]
    state.deck = list(data["deck"])
    state.hands = [list(hand) for hand in data["hands"]]
    state.rows = [list(row) for row in data["rows"]]
    state.driven, state.vows = list(data["driven"]), list(data["vows"])
    state.stops, state.reason = data["stops"], data["reason"]
    state.frames = [(what, seat, by) for what, seat, by in data["frames"]]
    return state

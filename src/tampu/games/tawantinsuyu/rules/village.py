"""The Village (TW-R): recruiting at the end of a turn, the worker limit, the call of a Festival."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.tawantinsuyu import actions
from tampu.games.tawantinsuyu.content import C_TRIGGER, KINDS, TRIGGER_VP, WORKER_LIMIT
from tampu.games.tawantinsuyu.rules import frames, payment
from tampu.games.tawantinsuyu.rules.frames import Frame

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


# The end of a turn (TW-R01 to TW-R05)


def list_recruit_village(s: State, frame: Frame) -> list[int]:
    row: list[int] = []
    if s.village:
        if payment.can_pay(s, frame[1], 1, 0, 0, 0):
            row.append(actions.RECRUIT_VILLAGE)
        if payment.can_pay(s, frame[1], 0, 1, 0, 0):
            row.append(actions.RECRUIT_VILLAGE + 1)
    row.append(actions.RECRUIT_VILLAGE_NONE)
    return row


def do_recruit_village(s: State, frame: Frame, action: int) -> None:
    s.stage = frames.CLOSING
    if action == actions.RECRUIT_VILLAGE_NONE:
        return
    place = frame[1]
    from_potato_end = action == actions.RECRUIT_VILLAGE
    s.stack.append((frames.RECRUITED, place, int(from_potato_end)))
    payment.pay(s, place, int(from_potato_end), int(not from_potato_end), 0, 0)


def recruited(s: State, frame: Frame) -> None:
    kind = take_from_village(s, frame[2] == 1)
    s.workers[frame[1] * len(KINDS) + kind] += 1


def list_limit(s: State, frame: Frame) -> list[int]:
    at = frame[1] * len(KINDS)
    if sum(s.workers[at : at + len(KINDS)]) <= WORKER_LIMIT:
        return []
    return [actions.LIMIT + kind for kind in range(len(KINDS)) if s.workers[at + kind]]


def do_limit(s: State, frame: Frame, action: int) -> None:
    kind = action - actions.LIMIT
    s.workers[frame[1] * len(KINDS) + kind] -= 1
    s.removed[kind] += 1
    s.stack.append(frame)

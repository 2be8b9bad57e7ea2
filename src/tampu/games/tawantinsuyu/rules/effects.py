"""Effects (TW-V): the one place where they are carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.games.tawantinsuyu import actions
from tampu.games.tawantinsuyu.content import C_TEMPLE, GOLD, KINDS, PRODUCTION, TOP, bits
from tampu.games.tawantinsuyu.rules import axomamma, builds, frames, vocabulary
from tampu.games.tawantinsuyu.rules.frames import Frame
from tampu.games.tawantinsuyu.rules.piles import army_left, refill_nomads, tiles_left
from tampu.games.tawantinsuyu.rules.vocabulary import EFFECTS, Op

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def resolve(s: State, frame: Frame) -> None:
    """EFFECTS: plain gains at once, the next other operation as a frame of its own (TW-V01)."""
    _, place, effects, position, category = frame
    ops = EFFECTS[effects]
    while position < len(ops):
        op = ops[position]
        position += 1
        if op[0] == vocabulary.GAIN:
            gain(s, place, op, category)
            continue
        if position < len(ops):
            s.stack.append((frames.EFFECTS, place, effects, position, category))
        if s.is_ax(place):
            axomamma.OPERATIONS[op[0]](s, place, op, category)
        else:
            _OPERATIONS[op[0]](s, place, op, category)
        return


def gain(s: State, place: int, op: Op, category: int) -> None:
    """TW-V02."""
    for resource in range(4):
        if op[1 + resource]:
            s.gain(place, resource, op[1 + resource])
    if op[5]:
        s.add_points(place, category, op[5])


def draw_gods(s: State, place: int, number: int) -> None:
    """TW-V03: one at a time from deck or offer; in set-up and card phase from the deck."""
    for _ in range(number):
        if s.deck_only():
            s.stack.append((frames.DRAW_GOD, place, frames.TO_HAND, 0))
        else:
            s.stack.append((frames.GOD_CARD, place, 0))


def draw_armies(s: State, place: int, number: int) -> None:
    """TW-V04: one at a time."""
    for _ in range(number):
        s.stack.append((frames.DRAW_ARMY, place, frames.TO_HAND, frames.NONE))


_OPERATIONS: Final[list[Callable[[State, int, Op, int], None]]] = [
    gain,
    lambda s, place, op, category: draw_gods(s, place, op[1]),
    lambda s, place, op, category: draw_armies(s, place, op[1]),
    lambda s, place, op, category: s.stack.append((frames.NOMAD, place, 0)),
    lambda s, place, op, category: s.stack.append((frames.TAKE_WEAVING, place)),
    lambda s, place, op, category: s.stack.append((frames.TEMPLE, place, op[1])),
    lambda s, place, op, category: s.stack.append((frames.REJUVENATE_EFFECT, place, op[1], op[2])),
    lambda s, place, op, category: s.stack.append((frames.GOLD_FOR_TEMPLE, place)),
    lambda s, place, op, category: s.stack.append((frames.EFFECT, place, op[1])),
    lambda s, place, op, category: s.stack.append((frames.CHOICE, place, category, *op[1:])),
]


# Choose one (TW-V12)


def list_choice(s: State, frame: Frame) -> list[int]:
    """Effects that can give something; all if none can."""
    count = len(frame) - 3
    useful = [
        actions.CHOICE + i
        for i in range(count)
        if any(_GIVES[op[0]](s, frame[1], op) for op in EFFECTS[frame[3 + i]])
    ]
    return useful or [actions.CHOICE + i for i in range(count)]


_GIVES: Final[list[Callable[[State, int, Op], bool]]] = [
    lambda s, place, op: True,
    lambda s, place, op: bool(s.deck or s.bottom or (s.offer and not s.deck_only())),
    lambda s, place, op: army_left(s),
    lambda s, place, op: sum(s.nomads) > 0,
    lambda s, place, op: tiles_left(s) > 0,
    lambda s, place, op: s.temple[place] < TOP,
    lambda s, place, op: (s.prod_down[place] | (0 if op[2] else s.army_down[place])) != 0,
    lambda s, place, op: can_pay_temple(s, place),
    lambda s, place, op: builds.can_happen(s, place, op[1]),
    lambda s, place, op: True,
]
"""By operation: whether it can give anything now."""


def do_choice(s: State, frame: Frame, action: int) -> None:
    s.stack.append((frames.EFFECTS, frame[1], frame[3 + action - actions.CHOICE], 0, frame[2]))


# Do and free: one question before the task (TW-V15)


def list_effect(s: State, frame: Frame) -> list[int]:
    if builds.can_happen(s, frame[1], frame[2]):
        return [actions.EFFECT + frame[2], actions.EFFECT_NONE]
    return [actions.EFFECT_NONE]


def do_effect(s: State, frame: Frame, action: int) -> None:
    if action != actions.EFFECT_NONE:
        builds.begin(s, frame[1], frame[2])


# Gold for the temple (TW-V11, TW-Z12)


def can_pay_temple(s: State, place: int) -> bool:
    return s.res[4 * place + GOLD] >= 1 and s.temple[place] < TOP


def list_gold_for_temple(s: State, frame: Frame) -> list[int]:
    if can_pay_temple(s, frame[1]):
        return [actions.GOLD_FOR_TEMPLE, actions.GOLD_FOR_TEMPLE + 1]
    return [actions.GOLD_FOR_TEMPLE + 1]


def do_gold_for_temple(s: State, frame: Frame, action: int) -> None:
    if action == actions.GOLD_FOR_TEMPLE:
        s.res[4 * frame[1] + GOLD] -= 1
        s.stack.append((frames.TEMPLE, frame[1], 1))


# Nomads (TW-V05, TW-C10)


def list_nomad(s: State, frame: Frame) -> list[int]:
    row = [actions.NOMAD + kind for kind in range(len(KINDS)) if s.nomads[kind]]
    if row and frame[2]:
        row.append(actions.NOMAD_NONE)
    return row


def do_nomad(s: State, frame: Frame, action: int) -> None:
    if action != actions.NOMAD_NONE:
        kind = action - actions.NOMAD
        s.nomads[kind] -= 1
        s.workers[frame[1] * len(KINDS) + kind] += 1
        refill_nomads(s)


# Turning up (TW-V08, TW-Z03)


def items(buildings: int, army: int, first: int) -> list[int]:
    """Actions for production buildings and army cards, from `first`."""
    row = [first + building for building in bits(buildings)]
    row.extend([first + PRODUCTION + card for card in bits(army)])
    return row


def turn_up(s: State, place: int, item: int) -> None:
    """Turn one face-down production building or army card of the play area face up."""
    if item < PRODUCTION:
        s.prod_down[place] &= ~(1 << item)
        s.prod_up[place] |= 1 << item
    else:
        bit = 1 << (item - PRODUCTION)
        s.army_down[place] &= ~bit
        s.army_up[place] |= bit


def list_rejuvenate_effect(s: State, frame: Frame) -> list[int]:
    army = 0 if frame[3] else s.army_down[frame[1]]
    row = items(s.prod_down[frame[1]], army, actions.REJUVENATE)
    row.append(actions.REJUVENATE_NONE)
    return row


def do_rejuvenate_effect(s: State, frame: Frame, action: int) -> None:
    if action == actions.REJUVENATE_NONE:
        return
    if frame[2] > 1:
        s.stack.append((frames.REJUVENATE_EFFECT, frame[1], frame[2] - 1, frame[3]))
    turn_up(s, frame[1], action - actions.REJUVENATE)


# The temple (TW-M)


def climb(s: State, frame: Frame) -> None:
    """TEMPLE: enter the next space and take its left reward (TW-M01, TW-M04)."""
    place, spaces = frame[1], frame[2]
    if s.temple[place] == TOP:
        return
    s.temple[place] += 1
    if spaces > 1:
        s.stack.append((frames.TEMPLE, place, spaces - 1))
    if s.events is not None:
        s.tell("temple", seat=place + 1, space=s.temple[place])
    s.stack.append((frames.EFFECTS, place, vocabulary.TEMPLE_EFFECTS[s.temple[place]], 0, C_TEMPLE))

"""Chapter 2, effect vocabulary: the one place where effects are carried out (TW-V01 to TW-V15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.games.tawantinsuyu import actions as A
from tampu.games.tawantinsuyu import effects as E
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import C_TEMPLE, GOLD, KINDS, PRODUCTION, TOP, bits
from tampu.games.tawantinsuyu.effects import EFFECTS, Op
from tampu.games.tawantinsuyu.frames import Frame
from tampu.games.tawantinsuyu.rules import axomamma, builds
from tampu.games.tawantinsuyu.rules.piles import army_left, refill_nomads, tiles_left

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def carry_out(s: State, frame: Frame) -> None:
    """EFFECTS: plain gains at once, the next other operation as a frame of its own (TW-V01)."""
    _, place, effects, position, category = frame
    ops = EFFECTS[effects]
    while position < len(ops):
        op = ops[position]
        position += 1
        if op[0] == E.GAIN:
            gain(s, place, op, category)
            continue
        if position < len(ops):
            s.stack.append((F.EFFECTS, place, effects, position, category))
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


def _draw_gods(s: State, place: int, op: Op, category: int) -> None:
    draw_gods(s, place, op[1])


def draw_gods(s: State, place: int, number: int) -> None:
    """TW-V03: one at a time from deck or offer; in set-up and card phase from the deck."""
    for _ in range(number):
        if s.deck_only():
            s.stack.append((F.DRAW_GOD, place, F.TO_HAND, 0))
        else:
            s.stack.append((F.GOD_CARD, place, 0))


def _draw_armies(s: State, place: int, op: Op, category: int) -> None:
    for _ in range(op[1]):
        s.stack.append((F.DRAW_ARMY, place, F.TO_HAND, F.NONE))


def _take_nomad(s: State, place: int, op: Op, category: int) -> None:
    s.stack.append((F.NOMAD, place, 0))


def _take_tile(s: State, place: int, op: Op, category: int) -> None:
    s.stack.append((F.TAKE_WEAVING, place))


def _advance(s: State, place: int, op: Op, category: int) -> None:
    s.stack.append((F.TEMPLE, place, op[1]))


def _turn_up(s: State, place: int, op: Op, category: int) -> None:
    s.stack.append((F.REJUVENATE_EFFECT, place, op[1], op[2]))


def _gold_to_temple(s: State, place: int, op: Op, category: int) -> None:
    s.stack.append((F.GOLD_FOR_TEMPLE, place))


def _may(s: State, place: int, op: Op, category: int) -> None:
    s.stack.append((F.EFFECT, place, op[1]))


def _choose(s: State, place: int, op: Op, category: int) -> None:
    s.stack.append((F.CHOICE, place, category, *op[1:]))


_OPERATIONS: Final[list[Callable[[State, int, Op, int], None]]] = [
    gain,
    _draw_gods,
    _draw_armies,
    _take_nomad,
    _take_tile,
    _advance,
    _turn_up,
    _gold_to_temple,
    _may,
    _choose,
]


# Choose one (TW-V12)


def choice_row(s: State, frame: Frame) -> list[int]:
    """Effects that can give something; all if none can."""
    count = len(frame) - 3
    useful = [A.CHOICE + i for i in range(count) if _can_give(s, frame[1], frame[3 + i])]
    return useful or [A.CHOICE + i for i in range(count)]


def _can_give(s: State, place: int, effects: int) -> bool:
    return any(_gives(s, place, op) for op in EFFECTS[effects])


def _gives(s: State, place: int, op: Op) -> bool:
    return _GIVES[op[0]](s, place, op)


def _always(s: State, place: int, op: Op) -> bool:
    return True


def _god_left(s: State, place: int, op: Op) -> bool:
    return bool(s.deck or s.bottom or (s.offer and not s.deck_only()))


def _army_left(s: State, place: int, op: Op) -> bool:
    return army_left(s)


def _nomad_left(s: State, place: int, op: Op) -> bool:
    return sum(s.nomads) > 0


def _tile_left(s: State, place: int, op: Op) -> bool:
    return tiles_left(s) > 0


def _below_top(s: State, place: int, op: Op) -> bool:
    return s.temple[place] < TOP


def _any_down(s: State, place: int, op: Op) -> bool:
    return (s.prod_down[place] | (0 if op[2] else s.army_down[place])) != 0


def _can_pay_temple(s: State, place: int, op: Op) -> bool:
    return can_pay_temple(s, place)


def _can_happen(s: State, place: int, op: Op) -> bool:
    return builds.can_happen(s, place, op[1])


_GIVES: Final[list[Callable[[State, int, Op], bool]]] = [
    _always,
    _god_left,
    _army_left,
    _nomad_left,
    _tile_left,
    _below_top,
    _any_down,
    _can_pay_temple,
    _can_happen,
    _always,
]
"""By operation: whether it can give anything now."""


def chosen(s: State, frame: Frame, action: int) -> None:
    s.stack.append((F.EFFECTS, frame[1], frame[3 + action - A.CHOICE], 0, frame[2]))


# Do and free: one question before the task (TW-V15)


def effect_row(s: State, frame: Frame) -> list[int]:
    if builds.can_happen(s, frame[1], frame[2]):
        return [A.EFFECT + frame[2], A.EFFECT_NONE]
    return [A.EFFECT_NONE]


def effect_answered(s: State, frame: Frame, action: int) -> None:
    if action != A.EFFECT_NONE:
        builds.begin(s, frame[1], frame[2])


# Gold for the temple (TW-V11, TW-Z12)


def can_pay_temple(s: State, place: int) -> bool:
    return s.res[4 * place + GOLD] >= 1 and s.temple[place] < TOP


def gold_row(s: State, frame: Frame) -> list[int]:
    if can_pay_temple(s, frame[1]):
        return [A.GOLD_FOR_TEMPLE, A.GOLD_FOR_TEMPLE + 1]
    return [A.GOLD_FOR_TEMPLE + 1]


def gold_answered(s: State, frame: Frame, action: int) -> None:
    if action == A.GOLD_FOR_TEMPLE:
        s.res[4 * frame[1] + GOLD] -= 1
        s.stack.append((F.TEMPLE, frame[1], 1))


# Nomads (TW-V05, TW-C10)


def nomad_row(s: State, frame: Frame) -> list[int]:
    row = [A.NOMAD + kind for kind in range(len(KINDS)) if s.nomads[kind]]
    if row and frame[2]:
        row.append(A.NOMAD_NONE)
    return row


def nomad_taken(s: State, frame: Frame, action: int) -> None:
    if action != A.NOMAD_NONE:
        kind = action - A.NOMAD
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


def turn_up_row(s: State, frame: Frame) -> list[int]:
    army = 0 if frame[3] else s.army_down[frame[1]]
    row = items(s.prod_down[frame[1]], army, A.REJUVENATE)
    row.append(A.REJUVENATE_NONE)
    return row


def turned_up(s: State, frame: Frame, action: int) -> None:
    if action == A.REJUVENATE_NONE:
        return
    if frame[2] > 1:
        s.stack.append((F.REJUVENATE_EFFECT, frame[1], frame[2] - 1, frame[3]))
    turn_up(s, frame[1], action - A.REJUVENATE)


# The temple (chapter 13)


def climb(s: State, frame: Frame) -> None:
    """TEMPLE: enter the next space and take its left reward (TW-M01, TW-M04)."""
    place, spaces = frame[1], frame[2]
    if s.temple[place] == TOP:
        return
    s.temple[place] += 1
    if spaces > 1:
        s.stack.append((F.TEMPLE, place, spaces - 1))
    if s.events is not None:
        s.tell("temple", seat=place + 1, space=s.temple[place])
    s.stack.append((F.EFFECTS, place, E.TEMPLE_EFFECTS[s.temple[place]], 0, C_TEMPLE))

"""Chapter 7: the tasks steps, buildings, statues, train and produce one, paid or free."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.games.tawantinsuyu import actions as A
from tampu.games.tawantinsuyu import effects as E
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import (
    ARMY_CARDS,
    BUILDING_COST,
    BUILDINGS,
    C_PRODUCTION,
    C_STATUES,
    C_STEPS,
    C_STEPS_USED,
    MAIZE,
    MARKET,
    POTATO,
    PRODUCTION,
    SLOTS,
    SMALL,
    STATUE_COST,
    STATUE_VP,
    STATUES,
    STEP_MARKERS,
    STEPS_MAIZE,
    STEPS_POTATO,
    STEPS_STONE,
    STEPS_VP,
    UPPER_OWNER_VP,
    bits,
)
from tampu.games.tawantinsuyu.frames import Frame
from tampu.games.tawantinsuyu.rules import payment, weavings
from tampu.games.tawantinsuyu.rules.piles import (
    army_left,
    put_under_deck,
    put_under_stack,
    tiles_left,
)

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def can_happen(s: State, place: int, name: int) -> bool:
    """Whether a `do` or `free` effect has anything to do (TW-V15, TW-K24)."""
    return _CAN_HAPPEN[name](s, place)


def begin(s: State, place: int, name: int) -> None:
    """Start the task of a `do` or `free` effect."""
    s.stack.append((_FIRST_FRAME[name][0], place, *_FIRST_FRAME[name][1:]))


_FIRST_FRAME: Final[list[Frame]] = [
    (F.BUILD, 0),
    (F.STATUE, 0),
    (F.STEPS, 0),
    (F.BUY_WEAVINGS,),
    (F.MERCHANT,),
    (F.TRAIN,),
    (F.PRODUCE_ONE,),
    (F.BUILD, 1),
    (F.STEPS, 1),
    (F.STATUE, 1),
]
"""By name of effects.NAMES: the frame that begins the task, its place left out."""


# Steps (TW-K09 to TW-K11)


def markers_left(s: State, place: int) -> int:
    return STEP_MARKERS - s.steps.count(place)


def free_slot(s: State, slot: int) -> bool:
    """TW-K10: a lower slot needs a marker on the upper one."""
    return s.steps[slot] == F.NONE and (slot % 2 == 0 or s.steps[slot - 1] != F.NONE)


def can_lay_steps(s: State, place: int) -> bool:
    return F.NONE in s.steps and markers_left(s, place) > 0


def can_pay_steps(s: State, place: int) -> bool:
    return payment.can_pay(s, place, 0, 0, STEPS_STONE, 0)


def can_build_steps(s: State, place: int) -> bool:
    return can_pay_steps(s, place) and can_lay_steps(s, place)


def steps_row(s: State, frame: Frame) -> list[int]:
    if not frame[2] and not can_pay_steps(s, frame[1]):
        return []
    return [A.STEPS + slot for slot in range(len(SLOTS)) if free_slot(s, slot)]


def steps_chosen(s: State, frame: Frame, action: int) -> None:
    s.stack.append((F.LAY_STEPS, frame[1], action - A.STEPS))
    if not frame[2]:
        payment.pay(s, frame[1], 0, 0, STEPS_STONE, 0)


def lay_steps(s: State, frame: Frame) -> None:
    place, slot = frame[1], frame[2]
    s.steps[slot] = place
    if s.events is not None:
        s.tell("steps", seat=place + 1, slot=SLOTS[slot])
    s.add_points(place, C_STEPS, STEPS_VP)
    s.gain(place, MAIZE, STEPS_MAIZE)
    s.gain(place, POTATO, STEPS_POTATO)
    if slot % 2:
        s.add_points(s.steps[slot - 1], C_STEPS_USED, UPPER_OWNER_VP)  # TW-K11


# Buildings (TW-K12 to TW-K16, TW-K25)


def can_build(s: State, place: int) -> bool:
    return any(tile != F.NONE and payment.can_pay_building(s, place, tile) for tile in s.market)


def build(s: State, frame: Frame) -> None:
    """BUILD: the swap comes before the tile, for owners of a god card (TW-K13, TW-S18)."""
    if s.stage != F.IN_SETUP and s.gods[frame[1]]:
        s.stack.append((F.SWAP, frame[1], frame[2]))
    else:
        s.stack.append((F.BUILDING, frame[1], frame[2], 0))


def swap_row(s: State, frame: Frame) -> list[int]:
    return [A.SWAP, A.SWAP + 1]


def swap_answered(s: State, frame: Frame, action: int) -> None:
    swapped = int(action == A.SWAP)
    s.stack.append((F.BUILDING, frame[1], frame[2], swapped))
    if swapped:
        s.stack.append((F.SWAP_TILE, frame[1], 0))
        s.stack.append((F.SWAP_CARD, frame[1]))


def swap_card_row(s: State, frame: Frame) -> list[int]:
    return [A.SWAP_CARD + card for card in bits(s.gods[frame[1]])]


def swap_card_chosen(s: State, frame: Frame, action: int) -> None:
    place, card = frame[1], action - A.SWAP_CARD
    hand = s.gods[place]
    for seat in range(s.seats + 1):
        # The others no longer know which of his cards he still holds
        s.known[seat] &= ~(1 << card) if seat == place else ~hand
    s.gods[place] = hand & ~(1 << card)
    put_under_deck(s, card, 1 << place)


def swap_tile_row(s: State, frame: Frame) -> list[int]:
    row = [A.SWAP_TILE + slot for slot in range(len(MARKET)) if s.market[slot] != F.NONE]
    if frame[2]:
        row.append(A.SWAP_TILE_NONE)
    return row


def swap_tile_named(s: State, frame: Frame, action: int) -> None:
    named = frame[2]
    if action != A.SWAP_TILE_NONE:
        slot = action - A.SWAP_TILE
        put_under_stack(s, slot)
        if not named:
            s.stack.append((F.SWAP_TILE, frame[1], 1 << slot))
            return
        named |= 1 << slot
    for slot in range(len(MARKET) - 1, -1, -1):
        if (named >> slot) & 1:
            s.stack.append((F.DRAW_BUILDING, 0, slot))


def building_row(s: State, frame: Frame) -> list[int]:
    row = [
        A.BUILDING + slot
        for slot in range(len(MARKET))
        if s.market[slot] != F.NONE
        and (frame[2] or payment.can_pay_building(s, frame[1], s.market[slot]))
    ]
    if not row and frame[3]:
        row.append(A.BUILDING_NONE)  # TW-K14
    return row


def building_chosen(s: State, frame: Frame, action: int) -> None:
    if action == A.BUILDING_NONE:
        return
    place, slot = frame[1], action - A.BUILDING
    s.stack.append((F.LAY_BUILDING, place, slot))
    if not frame[2]:
        maize, stone, gold = BUILDING_COST[s.market[slot]]
        payment.pay(s, place, 0, maize, stone, gold)


def lay_building(s: State, frame: Frame) -> None:
    place, slot = frame[1], frame[2]
    building = s.market[slot]
    s.market[slot] = F.NONE
    if building < PRODUCTION:
        s.prod_up[place] |= 1 << building
    else:
        s.passive[place] |= 1 << (building - PRODUCTION)
    if s.events is not None:
        s.tell("built", seat=place + 1, building=BUILDINGS[building])


# Statues (TW-K17 to TW-K19)


def can_pay_statue(s: State, place: int, statue: int) -> bool:
    cost = STATUE_COST[statue]
    return payment.can_pay(s, place, 0, 0, cost[0], cost[1])


def can_raise_statue(s: State, place: int) -> bool:
    return any(
        s.stock[statue] and can_pay_statue(s, place, statue) for statue in range(len(STATUES))
    )


def statue_row(s: State, frame: Frame) -> list[int]:
    if frame[2]:
        return [
            A.STATUE + statue
            for statue in range(len(STATUES))
            if s.stock[statue] and statue % 2 == SMALL
        ]
    return [
        A.STATUE + statue
        for statue in range(len(STATUES))
        if s.stock[statue] and can_pay_statue(s, frame[1], statue)
    ]


def statue_chosen(s: State, frame: Frame, action: int) -> None:
    statue = action - A.STATUE
    s.stack.append((F.RAISE_STATUE, frame[1], statue))
    if not frame[2]:
        cost = STATUE_COST[statue]
        payment.pay(s, frame[1], 0, 0, cost[0], cost[1])


def raise_statue(s: State, frame: Frame) -> None:
    place, statue = frame[1], frame[2]
    s.stock[statue] -= 1
    s.statues[place * len(STATUES) + statue] += 1
    if s.events is not None:
        s.tell("statue", seat=place + 1, statue=STATUES[statue])
    s.add_points(place, C_STATUES, STATUE_VP[statue])


# Train, produce one (TW-K20 to TW-K22)


def train(s: State, frame: Frame) -> None:
    s.stack.append((F.DRAW_ARMY, frame[1], F.TO_LOOK, F.NONE))


def keep_army_row(s: State, frame: Frame) -> list[int]:
    return sorted([A.KEEP_ARMY + frame[2], A.KEEP_ARMY + frame[3]])


def army_kept(s: State, frame: Frame, action: int) -> None:
    kept = action - A.KEEP_ARMY
    s.armies[frame[1]] |= 1 << kept
    discarded = frame[2] + frame[3] - kept
    s.discard |= 1 << discarded
    if s.events is not None:
        s.tell("discarded", seat=frame[1] + 1, card=ARMY_CARDS[discarded])


def produce_one_row(s: State, frame: Frame) -> list[int]:
    return [A.PRODUCE_ONE + building for building in bits(s.prod_up[frame[1]])]


def produced_one(s: State, frame: Frame, action: int) -> None:
    effects = E.PRODUCTION_EFFECTS[action - A.PRODUCE_ONE]
    s.stack.append((F.EFFECTS, frame[1], effects, 0, C_PRODUCTION))


# Whether an effect has anything to do


def _can_buy(s: State, place: int) -> bool:
    return tiles_left(s) > 0


def _can_trade(s: State, place: int) -> bool:
    return weavings.matching_joins(s, place) > 0


def _can_train(s: State, place: int) -> bool:
    return army_left(s)


def _can_produce(s: State, place: int) -> bool:
    return s.prod_up[place] != 0


def _any_tile(s: State, place: int) -> bool:
    return any(tile != F.NONE for tile in s.market)


def _any_small_statue(s: State, place: int) -> bool:
    return any(s.stock[SMALL::2])


_CAN_HAPPEN: Final[list[Callable[[State, int], bool]]] = [
    can_build,
    can_raise_statue,
    can_build_steps,
    _can_buy,
    _can_trade,
    _can_train,
    _can_produce,
    _any_tile,
    can_lay_steps,
    _any_small_statue,
]
"""By name of effects.NAMES."""

"""The tasks (TW-K): steps, buildings, statues, train and produce one, paid or free."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.games.tawantinsuyu import actions, content
from tampu.games.tawantinsuyu.content import STATUES
from tampu.games.tawantinsuyu.rules import frames, payment, vocabulary, weavings
from tampu.games.tawantinsuyu.rules.frames import Frame
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
    (frames.BUILD, 0),
    (frames.STATUE, 0),
    (frames.STEPS, 0),
    (frames.BUY_WEAVINGS,),
    (frames.MERCHANT,),
    (frames.TRAIN,),
    (frames.PRODUCE_ONE,),
    (frames.BUILD, 1),
    (frames.STEPS, 1),
    (frames.STATUE, 1),
]
"""By name of effects.NAMES: the frame that begins the task, its place left out."""


# Steps (TW-K09 to TW-K11)


def markers_left(s: State, place: int) -> int:
    return content.STEP_MARKERS - s.steps.count(place)


def free_slot(s: State, slot: int) -> bool:
    """TW-K10: a lower slot needs a marker on the upper one."""
    return s.steps[slot] == frames.NONE and (slot % 2 == 0 or s.steps[slot - 1] != frames.NONE)


def can_lay_steps(s: State, place: int) -> bool:
    return frames.NONE in s.steps and markers_left(s, place) > 0


def can_pay_steps(s: State, place: int) -> bool:
    return payment.can_pay(s, place, 0, 0, content.STEPS_STONE, 0)


def can_build_steps(s: State, place: int) -> bool:
    return can_pay_steps(s, place) and can_lay_steps(s, place)


def list_steps(s: State, frame: Frame) -> list[int]:
    if not frame[2] and not can_pay_steps(s, frame[1]):
        return []
    return [actions.STEPS + slot for slot in range(len(content.SLOTS)) if free_slot(s, slot)]


def do_steps(s: State, frame: Frame, action: int) -> None:
    s.stack.append((frames.LAY_STEPS, frame[1], action - actions.STEPS))
    if not frame[2]:
        payment.pay(s, frame[1], 0, 0, content.STEPS_STONE, 0)


def lay_steps(s: State, frame: Frame) -> None:
    place, slot = frame[1], frame[2]
    s.steps[slot] = place
    if s.events is not None:
        action = content.ACTIVATIONS[(slot // 2 - s.rotation) % content.SECTIONS]
        s.tell("steps", seat=place + 1, slot=content.SLOTS[slot], action=action)
    s.add_points(place, content.C_STEPS, content.STEPS_VP)
    s.gain(place, content.MAIZE, content.STEPS_MAIZE)
    s.gain(place, content.POTATO, content.STEPS_POTATO)
    if slot % 2:
        s.add_points(s.steps[slot - 1], content.C_STEPS_USED, content.UPPER_OWNER_VP)  # TW-K11


# Buildings (TW-K12 to TW-K16, TW-K25)


def can_pay_tile(s: State, place: int) -> bool:
    """Whether a tile of the market can be paid."""
    return any(
        tile != frames.NONE and payment.can_pay_building(s, place, tile) for tile in s.market
    )


def can_swap(s: State, place: int) -> bool:
    """TW-K13, TW-S18."""
    return s.stage != frames.IN_SETUP and s.gods[place] != 0 and _any_tile(s, place)


def can_build(s: State, place: int) -> bool:
    """TW-K12, TW-K24."""
    if s.version_facts.swap_without_building and can_swap(s, place):
        return True
    return can_pay_tile(s, place)


def build(s: State, frame: Frame) -> None:
    """BUILD: the swap comes before the tile, for owners of a god card (TW-K13, TW-S18)."""
    if s.stage != frames.IN_SETUP and s.gods[frame[1]]:
        s.stack.append((frames.SWAP, frame[1], frame[2]))
    else:
        s.stack.append((frames.BUILDING, frame[1], frame[2], 0))


def list_swap(s: State, frame: Frame) -> list[int]:
    """Without a payable tile the swap is the only answer (TW-K25)."""
    if s.version_facts.swap_without_building and not frame[2] and not can_pay_tile(s, frame[1]):
        return [actions.SWAP]
    return [actions.SWAP, actions.SWAP_NONE]


def refuse_swap(s: State, frame: Frame, action: int) -> str:
    return "TW-K25" if action == actions.SWAP_NONE else "TW-K13"


def do_swap(s: State, frame: Frame, action: int) -> None:
    swapped = int(action == actions.SWAP)
    s.stack.append((frames.BUILDING, frame[1], frame[2], swapped))
    if swapped:
        s.stack.append((frames.SWAP_TILE, frame[1], 0))
        s.stack.append((frames.SWAP_CARD, frame[1]))


def list_swap_card(s: State, frame: Frame) -> list[int]:
    return [actions.SWAP_CARD + card for card in content.bits(s.gods[frame[1]])]


def do_swap_card(s: State, frame: Frame, action: int) -> None:
    place, card = frame[1], action - actions.SWAP_CARD
    hand = s.gods[place]
    for seat in range(s.seats + 1):
        # The others no longer know which of these cards are still in hand
        s.known[seat] &= ~(1 << card) if seat == place else ~hand
    s.gods[place] = hand & ~(1 << card)
    put_under_deck(s, card, 1 << place)


def list_swap_tile(s: State, frame: Frame) -> list[int]:
    row = [
        actions.SWAP_TILE + slot
        for slot in range(len(content.MARKET))
        if s.market[slot] != frames.NONE
    ]
    if frame[2]:
        row.append(actions.SWAP_TILE_NONE)
    return row


def do_swap_tile(s: State, frame: Frame, action: int) -> None:
    named = frame[2]
    if action != actions.SWAP_TILE_NONE:
        slot = action - actions.SWAP_TILE
        put_under_stack(s, slot)
        if not named:
            s.stack.append((frames.SWAP_TILE, frame[1], 1 << slot))
            return
        named |= 1 << slot
    for slot in range(len(content.MARKET) - 1, -1, -1):
        if (named >> slot) & 1:
            s.stack.append((frames.DRAW_BUILDING, 0, slot))


def list_building(s: State, frame: Frame) -> list[int]:
    row = [
        actions.BUILDING + slot
        for slot in range(len(content.MARKET))
        if s.market[slot] != frames.NONE
        and (frame[2] or payment.can_pay_building(s, frame[1], s.market[slot]))
    ]
    if frame[3] and (not row or s.version_facts.swap_without_building):
        row.append(actions.BUILDING_NONE)  # TW-K14
    return row


def refuse_building(s: State, frame: Frame, action: int) -> str:
    return "TW-K14" if action == actions.BUILDING_NONE else "TW-K12"


def do_building(s: State, frame: Frame, action: int) -> None:
    if action == actions.BUILDING_NONE:
        return
    place, slot = frame[1], action - actions.BUILDING
    s.stack.append((frames.LAY_BUILDING, place, slot))
    if not frame[2]:
        maize, stone, gold = content.BUILDING_COST[s.market[slot]]
        payment.pay(s, place, 0, maize, stone, gold)


def lay_building(s: State, frame: Frame) -> None:
    place, slot = frame[1], frame[2]
    building = s.market[slot]
    s.market[slot] = frames.NONE
    if building < content.PRODUCTION:
        s.prod_up[place] |= 1 << building
    else:
        s.passive[place] |= 1 << (building - content.PRODUCTION)
    if s.events is not None:
        s.tell("built", seat=place + 1, building=content.BUILDINGS[building])


# Statues (TW-K17 to TW-K19)


def can_pay_statue(s: State, place: int, statue: int) -> bool:
    cost = content.STATUE_COST[statue]
    return payment.can_pay(s, place, 0, 0, cost[0], cost[1])


def can_raise_statue(s: State, place: int) -> bool:
    return any(
        s.stock[statue] and can_pay_statue(s, place, statue) for statue in range(len(STATUES))
    )


def list_statue(s: State, frame: Frame) -> list[int]:
    if frame[2]:
        return [
            actions.STATUE + statue
            for statue in range(len(STATUES))
            if s.stock[statue] and statue % 2 == content.SMALL
        ]
    return [
        actions.STATUE + statue
        for statue in range(len(STATUES))
        if s.stock[statue] and can_pay_statue(s, frame[1], statue)
    ]


def do_statue(s: State, frame: Frame, action: int) -> None:
    statue = action - actions.STATUE
    s.stack.append((frames.RAISE_STATUE, frame[1], statue))
    if not frame[2]:
        cost = content.STATUE_COST[statue]
        payment.pay(s, frame[1], 0, 0, cost[0], cost[1])


def raise_statue(s: State, frame: Frame) -> None:
    place, statue = frame[1], frame[2]
    s.stock[statue] -= 1
    s.statues[place * len(STATUES) + statue] += 1
    if s.events is not None:
        s.tell("statue", seat=place + 1, statue=STATUES[statue])
    s.add_points(place, content.C_STATUES, content.STATUE_VP[statue])


# Train, produce one (TW-K20 to TW-K22)


def train(s: State, frame: Frame) -> None:
    s.stack.append((frames.DRAW_ARMY, frame[1], frames.TO_LOOK, frames.NONE))


def list_keep_army(s: State, frame: Frame) -> list[int]:
    return sorted([actions.KEEP_ARMY + frame[2], actions.KEEP_ARMY + frame[3]])


def do_keep_army(s: State, frame: Frame, action: int) -> None:
    card = action - actions.KEEP_ARMY
    s.armies[frame[1]] |= 1 << card
    discarded = frame[2] + frame[3] - card
    s.discard |= 1 << discarded
    if s.events is not None:
        s.tell("discarded", seat=frame[1] + 1, card=content.ARMY_CARDS[discarded])


def list_produce_one(s: State, frame: Frame) -> list[int]:
    return [actions.PRODUCE_ONE + building for building in content.bits(s.prod_up[frame[1]])]


def do_produce_one(s: State, frame: Frame, action: int) -> None:
    effects = vocabulary.PRODUCTION_EFFECTS[action - actions.PRODUCE_ONE]
    s.stack.append((frames.EFFECTS, frame[1], effects, 0, content.C_PRODUCTION))


# Whether an effect has anything to do


def _any_tile(s: State, place: int) -> bool:
    return any(tile != frames.NONE for tile in s.market)


_CAN_HAPPEN: Final[list[Callable[[State, int], bool]]] = [
    can_build,
    can_raise_statue,
    can_build_steps,
    lambda s, place: tiles_left(s) > 0,
    lambda s, place: weavings.matching_joins(s, place) > 0,
    lambda s, place: army_left(s),
    lambda s, place: s.prod_up[place] != 0,
    _any_tile,
    can_lay_steps,
    lambda s, place: any(s.stock[content.SMALL :: 2]),
]
"""By name of effects.NAMES."""

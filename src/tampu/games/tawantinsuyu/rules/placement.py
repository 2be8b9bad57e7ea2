"""Chapters 5 and 6: placing a worker, its price, its ability and its tasks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.games.tawantinsuyu import actions as A
from tampu.games.tawantinsuyu import effects as E
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import (
    ADJACENT,
    ALL_SPACES,
    ARCHITECT,
    BLUE,
    C_GOD_CARDS,
    C_PASSIVE,
    C_STEPS_USED,
    CARD_GOD,
    CARDS_OF_GOD,
    COURIER,
    COURIER_DISCOUNT,
    CRAFTSMAN,
    DATA,
    DESCEND,
    GOD_CARDS,
    GOD_MASK,
    GODS,
    GOLD,
    GREEN,
    ICON_TASK,
    KINDS,
    MAIZE,
    PRIEST,
    RESOURCES,
    SECTIONS,
    SEGMENT_MASK,
    SEGMENTS,
    SPACE_COLOUR,
    SPACE_GOD,
    SPACE_ICONS,
    SPACE_SECTION,
    SPACE_TERRACE,
    STATUES,
    STEP_DISCOUNT,
    STEP_USE_VP,
    TASKS,
    WANDER,
    WARRIOR,
    Z01,
    Z02,
    Z03,
    Z05,
    Z07,
    Z14,
    Z20,
    bits,
)
from tampu.games.tawantinsuyu.frames import Frame
from tampu.games.tawantinsuyu.rules import builds, effects, payment
from tampu.games.tawantinsuyu.rules.piles import leave_hand, put_on_hill

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


# The price (TW-P02 to TW-P12)


def steps_on_the_way(s: State, segment: int) -> list[int]:
    """Owners of the step markers above a space of the segment (TW-P07)."""
    section, terrace = segment // 3, segment % 3
    return [
        s.steps[2 * section + slot]
        for slot in range(terrace)
        if s.steps[2 * section + slot] != F.NONE
    ]


def segment_food(s: State, place: int, segment: int) -> int:
    """Wander and descend cost of a segment's spaces without a courier."""
    section, terrace = segment // 3, segment % 3
    distance = (section - s.priest[place]) % SECTIONS
    wander = WANDER[min(distance, SECTIONS - distance)]
    descend = DESCEND[terrace]
    for slot in range(terrace):
        if s.steps[2 * section + slot] != F.NONE:
            descend -= STEP_DISCOUNT
    return wander + max(0, descend)


def food(s: State, place: int, space: int, ability: int) -> int:
    cost = segment_food(s, place, segment_of(space))
    return max(0, cost - COURIER_DISCOUNT) if ability == COURIER else cost


def segment_of(space: int) -> int:
    return 3 * SPACE_SECTION[space] + SPACE_TERRACE[space]


def payable_spaces(s: State, place: int, ability: int) -> int:
    """Empty spaces whose price can be paid with a card in hand or with gold."""
    at = 4 * place
    gold = s.res[at + GOLD]
    means = s.res[at] + s.res[at + MAIZE] + gold
    by_card = 0
    for god in range(len(GODS)):
        if s.gods[place] & CARDS_OF_GOD[god]:
            by_card |= GOD_MASK[god]
    found = 0
    discount = COURIER_DISCOUNT if ability == COURIER else 0
    for segment in range(SEGMENTS):
        cost = max(0, segment_food(s, place, segment) - discount)
        if gold and cost < means:
            found |= SEGMENT_MASK[segment]
        elif cost <= means:
            found |= SEGMENT_MASK[segment] & by_card
    return found & ~s.filled & ALL_SPACES


def placements(s: State, place: int) -> list[int]:
    """The workers, with their abilities, that have a payable space (TW-B16)."""
    row: list[int] = []
    at = place * len(KINDS)
    plain = payable_spaces(s, place, PRIEST) != 0
    swift = plain or payable_spaces(s, place, COURIER) != 0
    if not swift:
        return row
    for kind in range(len(KINDS)):
        if s.workers[at + kind] and (swift if kind == COURIER else plain):
            row.append(A.PLACE + kind)
    if s.owns(place, Z01):
        row.extend([
            A.PLACE + len(KINDS) + kind
            for kind in range(len(KINDS))
            if s.workers[at + kind] and kind != COURIER
        ])  # fmt: skip
    if plain and s.owns(place, Z02):
        row.extend([
            A.PLACE + 2 * len(KINDS) + kind
            for kind in range(len(KINDS))
            if s.workers[at + kind] and kind != PRIEST
        ])  # fmt: skip
    return row


def ability_of(code: int) -> int:
    """The ability that a placement names: the own kind, courier (Z01) or priest (Z02)."""
    return (code, COURIER, PRIEST)[code // len(KINDS)] if code >= len(KINDS) else code


def declare(s: State, place: int, action: int) -> None:
    code = action - A.PLACE
    s.stack.append((F.SPACE, place, code % len(KINDS), ability_of(code)))


def space_row(s: State, frame: Frame) -> list[int]:
    return [A.SPACE + space for space in bits(payable_spaces(s, frame[1], frame[3]))]


def space_chosen(s: State, frame: Frame, action: int) -> None:
    s.stack.append((F.PRICE, frame[1], frame[2], frame[3], action - A.SPACE))


def price_row(s: State, frame: Frame) -> list[int]:
    _, place, _, ability, space = frame
    cost = food(s, place, space, ability)
    row: list[int] = []
    if payment.can_pay_food(s, place, cost):
        row = [A.PRICE + card for card in bits(s.gods[place] & CARDS_OF_GOD[SPACE_GOD[space]])]
    if s.res[4 * place + GOLD] and payment.can_pay_food(s, place, cost + 1):
        row.append(A.PRICE_GOLD)
    return row


def price_chosen(s: State, frame: Frame, action: int) -> None:
    """TW-P11: the card or gold is paid, then the food."""
    _, place, worker, ability, space = frame
    card = F.NONE
    if action == A.PRICE_GOLD:
        s.res[4 * place + GOLD] -= 1
    else:
        card = action - A.PRICE
        leave_hand(s, place, card)
        s.aside = card
    s.stack.append((F.PLACE, place, worker, ability, space, card))
    payment.pay_food(s, place, food(s, place, space, ability))


def stand(s: State, frame: Frame) -> None:
    """PLACE: steps score, the worker stands, benefit, ability, tasks, priest's card (TW-P11)."""
    _, place, worker, ability, space, card = frame
    for owner in steps_on_the_way(s, segment_of(space)):
        if owner != place:
            s.add_points(owner, C_STEPS_USED, STEP_USE_VP)
        elif s.owns(place, Z07):
            s.add_points(place, C_PASSIVE, 1)
    tasks = number_of_tasks(s, place, worker, ability, space)
    s.workers[place * len(KINDS) + worker] -= 1
    put_on_hill(s, space, worker)
    if ability == PRIEST:
        s.stack.append((F.GOD_CARD, place, 0))  # TW-W08
    s.stack.append((F.TASK, place, space, tasks, 0))
    if ability in (WARRIOR, PRIEST):
        s.stack.append((F.ABILITY, place, ability, space))
    if card != F.NONE and owns_statue_of(s, place, CARD_GOD[card]):
        if s.events is not None:
            s.tell("benefit", seat=place + 1, card=GOD_CARDS[card])
        s.stack.append((F.EFFECTS, place, E.GOD_EFFECTS[card], 0, C_GOD_CARDS))  # TW-C02


def owns_statue_of(s: State, place: int, god: int) -> bool:
    at = place * len(STATUES) + 2 * god
    return s.statues[at] + s.statues[at + 1] > 0


def number_of_tasks(s: State, place: int, worker: int, ability: int, space: int) -> int:
    """TW-P17, fixed before anything is taken back (TW-P18)."""
    tasks = 1
    for neighbour in ADJACENT[space]:
        tasks += s.hill[neighbour] == worker
    colour = SPACE_COLOUR[space]
    if ability == worker and worker in (ARCHITECT, CRAFTSMAN):
        own = BLUE if worker == ARCHITECT else GREEN
        tasks += colour == own or (colour in (BLUE, GREEN) and s.owns(place, Z05))
    elif ability == COURIER:
        tasks += s.filled & SEGMENT_MASK[segment_of(space)] == 0  # TW-W06
    elif ability == WARRIOR and s.owns(place, Z14):
        tasks += Z14_TASKS
    return tasks


Z14_TASKS: Final[int] = next(
    int(item["ability"][0]["extra_tasks"])
    for item in DATA["passive_buildings"]["items"]
    if item["id"] == "Z14"
)


# Abilities before the tasks (chapter 6)


def use_ability(s: State, frame: Frame) -> None:
    """ABILITY: a warrior draws a card, may take a worker and use Z03; a priest may pay."""
    _, place, ability, space = frame
    if ability == PRIEST:
        s.stack.append((F.PAY_POTATO, place))
        return
    if s.owns(place, Z03):
        s.stack.append((F.EFFECTS, place, E.Z03_EFFECTS, 0, C_PASSIVE))
    s.stack.append((F.TAKE, place, space))
    s.stack.append((F.DRAW_ARMY, place, F.TO_HAND, F.NONE))


def take_row(s: State, frame: Frame) -> list[int]:
    row = [
        A.TAKE + space
        for space in ADJACENT[frame[2]]
        if s.hill[space] != F.NONE and s.hill[space] != WARRIOR
    ]
    row.append(A.TAKE_NONE)
    return row


def taken_back(s: State, frame: Frame, action: int) -> None:
    if action != A.TAKE_NONE:
        space = action - A.TAKE
        s.workers[frame[1] * len(KINDS) + s.hill[space]] += 1
        s.hill[space] = F.NONE
        s.filled &= ~(1 << space)


def pay_potato_row(s: State, frame: Frame) -> list[int]:
    if payment.can_pay(s, frame[1], 1, 0, 0, 0):
        return [A.PAY_POTATO, A.PAY_POTATO + 1]
    return [A.PAY_POTATO + 1]


def potato_answered(s: State, frame: Frame, action: int) -> None:
    """TW-W07: the task frame beneath gets one task more."""
    if action == A.PAY_POTATO:
        _, place, space, tasks, used = s.stack.pop()
        s.stack.append((F.TASK, place, space, tasks + 1, used))
        payment.pay(s, frame[1], 1, 0, 0, 0)


# Tasks (TW-K01 to TW-K08)

STEPS_TASK: Final[int] = TASKS.index("steps")
BUILDING_TASK: Final[int] = TASKS.index("building")
STATUE_TASK: Final[int] = TASKS.index("statue")
WEAVING_TASK: Final[int] = TASKS.index("weaving")
MERCHANT_TASK: Final[int] = TASKS.index("merchant")
TRAIN_TASK: Final[int] = TASKS.index("train")
PRODUCE_TASK: Final[int] = TASKS.index("produce1")
TASK_EFFECT: Final[dict[int, int]] = {
    STEPS_TASK: E.BUILD_STEPS,
    BUILDING_TASK: E.BUILD_BUILDING,
    STATUE_TASK: E.BUILD_STATUE,
    WEAVING_TASK: E.BUY_WEAVINGS,
    MERCHANT_TASK: E.MERCHANT,
    TRAIN_TASK: E.DO_TRAIN,
    PRODUCE_TASK: E.PRODUCE_ONE,
}
NEEDS_TARGET: Final = (STEPS_TASK, BUILDING_TASK, STATUE_TASK, PRODUCE_TASK)
COLLECTS: Final[list[E.Op]] = [
    E.EFFECTS[E.add(item["effects"])][0] if item["collect"] else ()
    for item in DATA["task_kinds"]["items"]
]
"""By task: the gain of a Collect task."""


def can_do(s: State, place: int, task: int) -> bool:
    """TW-K04."""
    return task not in NEEDS_TARGET or builds.can_happen(s, place, TASK_EFFECT[task])


def task_row(s: State, frame: Frame) -> list[int]:
    _, place, space, tasks, used = frame
    row: list[int] = []
    if not tasks:
        return row
    for number, icon in enumerate(SPACE_ICONS[space]):
        if not (used >> number) & 1 and can_do(s, place, ICON_TASK[icon]):
            row.append(A.TASK + icon)
    row.sort()
    row.append(A.TASK_NONE)
    return row


def task_chosen(s: State, frame: Frame, action: int) -> None:
    if action == A.TASK_NONE:
        return
    _, place, space, tasks, used = frame
    icon = action - A.TASK
    used |= 1 << SPACE_ICONS[space].index(icon)
    s.stack.append((F.TASK, place, space, tasks - 1, 0 if used == 7 else used))
    task = ICON_TASK[icon]
    if COLLECTS[task]:
        collect(s, place, COLLECTS[task])
    else:
        builds.begin(s, place, TASK_EFFECT[task])


def collect(s: State, place: int, op: E.Op) -> None:
    """TW-K08, with Z20 for potato, maize and stone (TW-Z24)."""
    effects.gain(s, place, op, C_GOD_CARDS)
    if s.owns(place, Z20):
        for resource in range(len(RESOURCES)):
            if op[1 + resource] and resource != GOLD:
                s.gain(place, resource, 1)
                s.add_points(place, C_PASSIVE, 1)

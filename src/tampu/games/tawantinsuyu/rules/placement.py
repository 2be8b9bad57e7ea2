"""Placing a worker (TW-P, TW-W): its price, its ability and its tasks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.games.tawantinsuyu import actions, content
from tampu.games.tawantinsuyu.content import COURIER, GOLD, KINDS, PRIEST, TASKS
from tampu.games.tawantinsuyu.rules import builds, effects, frames, payment, vocabulary
from tampu.games.tawantinsuyu.rules.frames import Frame
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
        if s.steps[2 * section + slot] != frames.NONE
    ]


def segment_food(s: State, place: int, segment: int) -> int:
    """Wander and descend cost of a segment's spaces without a courier."""
    section, terrace = segment // 3, segment % 3
    distance = (section - s.priest[place]) % content.SECTIONS
    wander = content.WANDER[min(distance, content.SECTIONS - distance)]
    descend = content.DESCEND[terrace]
    for slot in range(terrace):
        if s.steps[2 * section + slot] != frames.NONE:
            descend -= content.STEP_DISCOUNT
    return wander + max(0, descend)


def food(s: State, place: int, space: int, ability: int) -> int:
    cost = segment_food(s, place, segment_of(space))
    return max(0, cost - content.COURIER_DISCOUNT) if ability == COURIER else cost


def segment_of(space: int) -> int:
    return 3 * content.SPACE_SECTION[space] + content.SPACE_TERRACE[space]


def payable_spaces(s: State, place: int, ability: int) -> int:
    """Empty spaces whose price can be paid with a card in hand or with gold."""
    at = 4 * place
    gold = s.res[at + GOLD]
    means = s.res[at] + s.res[at + content.MAIZE] + gold
    by_card = 0
    for god in range(len(content.GODS)):
        if s.gods[place] & content.CARDS_OF_GOD[god]:
            by_card |= content.GOD_MASK[god]
    payable = 0
    discount = content.COURIER_DISCOUNT if ability == COURIER else 0
    for segment in range(content.SEGMENTS):
        cost = max(0, segment_food(s, place, segment) - discount)
        if gold and cost < means:
            payable |= content.SEGMENT_MASK[segment]
        elif cost <= means:
            payable |= content.SEGMENT_MASK[segment] & by_card
    return payable & ~s.filled & content.ALL_SPACES


def list_place(s: State, place: int) -> list[int]:
    """The workers, with their abilities, that have a payable space (TW-B16)."""
    row: list[int] = []
    at = place * len(KINDS)
    plain = payable_spaces(s, place, PRIEST) != 0
    swift = plain or payable_spaces(s, place, COURIER) != 0
    if not swift:
        return row
    for kind in range(len(KINDS)):
        if s.workers[at + kind] and (swift if kind == COURIER else plain):
            row.append(actions.PLACE + kind)
    if s.owns(place, content.Z01):
        row.extend([
            actions.PLACE + len(KINDS) + kind
            for kind in range(len(KINDS))
            if s.workers[at + kind] and kind != COURIER
        ])  # fmt: skip
    if plain and s.owns(place, content.Z02):
        row.extend([
            actions.PLACE + 2 * len(KINDS) + kind
            for kind in range(len(KINDS))
            if s.workers[at + kind] and kind != PRIEST
        ])  # fmt: skip
    return row


def refuse_place(s: State, place: int, action: int) -> str:
    code = action - actions.PLACE
    kind, way = code % len(KINDS), code // len(KINDS)
    if not s.workers[place * len(KINDS) + kind]:
        return "TW-P01"
    if way == 1 and (kind == COURIER or not s.owns(place, content.Z01)):
        return "TW-Z01"
    if way == 2 and (kind == PRIEST or not s.owns(place, content.Z02)):
        return "TW-Z02"
    return "" if payable_spaces(s, place, ability_of(code)) else "TW-P03"


def ability_of(code: int) -> int:
    """The ability that a placement names: the own kind, courier (Z01) or priest (Z02)."""
    return (code, COURIER, PRIEST)[code // len(KINDS)] if code >= len(KINDS) else code


def do_place(s: State, place: int, action: int) -> None:
    code = action - actions.PLACE
    s.stack.append((frames.SPACE, place, code % len(KINDS), ability_of(code)))


def list_space(s: State, frame: Frame) -> list[int]:
    return [actions.SPACE + space for space in content.bits(payable_spaces(s, frame[1], frame[3]))]


def refuse_space(s: State, frame: Frame, action: int) -> str:
    space = action - actions.SPACE
    if not 0 <= space < len(content.SPACES) or (s.filled >> space) & 1:
        return "TW-P01"
    if not payment.can_pay_food(s, frame[1], food(s, frame[1], space, frame[3])):
        return "TW-P03"
    return "" if (payable_spaces(s, frame[1], frame[3]) >> space) & 1 else "TW-P02"


def do_space(s: State, frame: Frame, action: int) -> None:
    s.stack.append((frames.PRICE, frame[1], frame[2], frame[3], action - actions.SPACE))


def list_price(s: State, frame: Frame) -> list[int]:
    _, place, _, ability, space = frame
    cost = food(s, place, space, ability)
    row: list[int] = []
    if payment.can_pay_food(s, place, cost):
        row = [
            actions.PRICE + card
            for card in content.bits(s.gods[place] & content.CARDS_OF_GOD[content.SPACE_GOD[space]])
        ]
    if s.res[4 * place + GOLD] and payment.can_pay_food(s, place, cost + 1):
        row.append(actions.PRICE_GOLD)
    return row


def refuse_price(s: State, frame: Frame, action: int) -> str:
    return "TW-P03" if action == actions.PRICE_GOLD else "TW-P02"


def do_price(s: State, frame: Frame, action: int) -> None:
    """TW-P11: the card or gold is paid, then the food."""
    _, place, worker, ability, space = frame
    card = frames.NONE
    if action == actions.PRICE_GOLD:
        s.res[4 * place + GOLD] -= 1
    else:
        card = action - actions.PRICE
        leave_hand(s, place, card)
        s.aside = card
    s.stack.append((frames.PLACE, place, worker, ability, space, card))
    payment.pay_food(s, place, food(s, place, space, ability))


def stand(s: State, frame: Frame) -> None:
    """PLACE: steps score, the worker stands, benefit, ability, tasks, priest's card (TW-P11)."""
    _, place, worker, ability, space, card = frame
    for owner in steps_on_the_way(s, segment_of(space)):
        if owner != place:
            s.add_points(owner, content.C_STEPS_USED, content.STEP_USE_VP)
        elif s.owns(place, content.Z07):
            s.add_points(place, content.C_PASSIVE, 1)
    tasks = number_of_tasks(s, place, worker, ability, space)
    s.workers[place * len(KINDS) + worker] -= 1
    put_on_hill(s, space, worker)
    if ability == PRIEST:
        s.stack.append((frames.GOD_CARD, place, 0))  # TW-W08
    s.stack.append((frames.TASK, place, space, tasks, 0))
    if ability in (content.WARRIOR, PRIEST):
        s.stack.append((frames.ABILITY, place, ability, space))
    if card != frames.NONE and owns_statue_of(s, place, content.CARD_GOD[card]):
        if s.events is not None:
            s.tell("benefit", seat=place + 1, card=content.GOD_CARDS[card])
        s.stack.append(
            (frames.EFFECTS, place, vocabulary.GOD_EFFECTS[card], 0, content.C_GOD_CARDS)
        )  # TW-C02


def owns_statue_of(s: State, place: int, god: int) -> bool:
    at = place * len(content.STATUES) + 2 * god
    return s.statues[at] + s.statues[at + 1] > 0


def number_of_tasks(s: State, place: int, worker: int, ability: int, space: int) -> int:
    """TW-P17, fixed before anything is taken back (TW-P18)."""
    tasks = 1
    for neighbour in content.ADJACENT[space]:
        tasks += s.hill[neighbour] == worker
    colour = content.SPACE_COLOUR[space]
    if ability == worker and worker in (content.ARCHITECT, content.CRAFTSMAN):
        own = content.BLUE if worker == content.ARCHITECT else content.GREEN
        tasks += colour == own or (
            colour in (content.BLUE, content.GREEN) and s.owns(place, content.Z05)
        )
    elif ability == COURIER:
        tasks += s.filled & content.SEGMENT_MASK[segment_of(space)] == 0  # TW-W06
    elif ability == content.WARRIOR and s.owns(place, content.Z14):
        tasks += Z14_TASKS
    return tasks


Z14_TASKS: Final[int] = next(
    int(item["ability"][0]["extra_tasks"])
    for item in content.DATA["passive_buildings"]["items"]
    if item["id"] == "Z14"
)


# Abilities before the tasks (TW-W)


def use_ability(s: State, frame: Frame) -> None:
    """ABILITY: a warrior draws a card, may take a worker and use Z03; a priest may pay."""
    _, place, ability, space = frame
    if ability == PRIEST:
        s.stack.append((frames.PAY_POTATO, place))
        return
    if s.owns(place, content.Z03):
        s.stack.append((frames.EFFECTS, place, vocabulary.Z03_EFFECTS, 0, content.C_PASSIVE))
    s.stack.append((frames.TAKE, place, space))
    s.stack.append((frames.DRAW_ARMY, place, frames.TO_HAND, frames.NONE))


def list_take(s: State, frame: Frame) -> list[int]:
    row = [
        actions.TAKE + space
        for space in content.ADJACENT[frame[2]]
        if s.hill[space] != frames.NONE and s.hill[space] != content.WARRIOR
    ]
    row.append(actions.TAKE_NONE)
    return row


def do_take(s: State, frame: Frame, action: int) -> None:
    if action != actions.TAKE_NONE:
        space = action - actions.TAKE
        s.workers[frame[1] * len(KINDS) + s.hill[space]] += 1
        s.hill[space] = frames.NONE
        s.filled &= ~(1 << space)


def list_pay_potato(s: State, frame: Frame) -> list[int]:
    if payment.can_pay(s, frame[1], 1, 0, 0, 0):
        return [actions.PAY_POTATO, actions.PAY_POTATO + 1]
    return [actions.PAY_POTATO + 1]


def do_pay_potato(s: State, frame: Frame, action: int) -> None:
    """TW-W07: the task frame beneath gets one task more."""
    if action == actions.PAY_POTATO:
        _, place, space, tasks, used = s.stack.pop()
        s.stack.append((frames.TASK, place, space, tasks + 1, used))
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
    STEPS_TASK: vocabulary.BUILD_STEPS,
    BUILDING_TASK: vocabulary.BUILD_BUILDING,
    STATUE_TASK: vocabulary.BUILD_STATUE,
    WEAVING_TASK: vocabulary.BUY_WEAVINGS,
    MERCHANT_TASK: vocabulary.MERCHANT,
    TRAIN_TASK: vocabulary.DO_TRAIN,
    PRODUCE_TASK: vocabulary.PRODUCE_ONE,
}
NEEDS_TARGET: Final = (STEPS_TASK, BUILDING_TASK, STATUE_TASK, PRODUCE_TASK)
COLLECTS: Final[list[vocabulary.Op]] = [
    vocabulary.EFFECTS[vocabulary.add(f"task:{item['id']}", item["effects"])][0]
    if item["collect"]
    else ()
    for item in content.DATA["task_kinds"]["items"]
]
"""By task: the gain of a Collect task."""


def can_do(s: State, place: int, task: int) -> bool:
    """TW-K04."""
    return task not in NEEDS_TARGET or builds.can_happen(s, place, TASK_EFFECT[task])


def list_task(s: State, frame: Frame) -> list[int]:
    _, place, space, tasks, used = frame
    row: list[int] = []
    if not tasks:
        return row
    for number, icon in enumerate(content.SPACE_ICONS[space]):
        if not (used >> number) & 1 and can_do(s, place, content.ICON_TASK[icon]):
            row.append(actions.TASK + icon)
    row.sort()
    row.append(actions.TASK_NONE)
    return row


def refuse_task(s: State, frame: Frame, action: int) -> str:
    icons, icon = content.SPACE_ICONS[frame[2]], action - actions.TASK
    if not 0 <= icon < len(content.ICONS) or (
        icon in icons and (frame[4] >> icons.index(icon)) & 1
    ):
        return "TW-K01"
    return "TW-K04" if icon in icons else "TW-P16"


def do_task(s: State, frame: Frame, action: int) -> None:
    if action == actions.TASK_NONE:
        return
    _, place, space, tasks, used = frame
    icon = action - actions.TASK
    used |= 1 << content.SPACE_ICONS[space].index(icon)
    s.stack.append((frames.TASK, place, space, tasks - 1, 0 if used == 7 else used))
    task = content.ICON_TASK[icon]
    if COLLECTS[task]:
        collect(s, place, COLLECTS[task])
    else:
        builds.begin(s, place, TASK_EFFECT[task])


def collect(s: State, place: int, op: vocabulary.Op) -> None:
    """TW-K08, with Z20 for potato, maize and stone (TW-Z24)."""
    effects.gain(s, place, op, content.C_GOD_CARDS)
    if s.owns(place, content.Z20):
        for resource in range(len(content.RESOURCES)):
            if op[1 + resource] and resource != GOLD:
                s.gain(place, resource, 1)
                s.add_points(place, content.C_PASSIVE, 1)

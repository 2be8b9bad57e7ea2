"""How good a position looks, in points of final score. No rules here (chapter 22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.core.contract import Judgement
from tampu.core.data import read_json
from tampu.games.tawantinsuyu import actions as A
from tampu.games.tawantinsuyu import effects as E
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import (
    CARDS_OF_GOD,
    FESTIVALS,
    GOLD,
    ICON_TASK,
    KINDS,
    MAIZE,
    PRIEST,
    REGION_SIZE,
    REGIONS,
    SPACE_ICONS,
    STATUES,
    TAPESTRY_VP,
    TEMPLE_FESTIVAL_VP,
    TEMPLE_FINAL_VP,
    TOP,
    TWO_SOLDIERS,
    VILLAGE_SIZE,
    WARRIOR,
    Z06,
    bits,
)
from tampu.games.tawantinsuyu.effects import EFFECTS, Op
from tampu.games.tawantinsuyu.frames import Frame
from tampu.games.tawantinsuyu.rules import placement, weavings
from tampu.games.tawantinsuyu.rules.festival import leader
from tampu.games.tawantinsuyu.solo import WIN_VP

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

POTATO_WORTH: Final = 0.55
MAIZE_WORTH: Final = 0.95
STONE_WORTH: Final = 1.05
GOLD_WORTH: Final = 1.5
WORTH: Final[list[float]] = [POTATO_WORTH, MAIZE_WORTH, STONE_WORTH, GOLD_WORTH]
ENOUGH: Final[list[int]] = [6, 6, 7, 6]
"""Of more than this a resource is worth half."""
ARMY_CARD: Final = 1.3
GOD_CARD: Final = 0.8
NOMAD: Final = 1.6
WEAVING: Final = 2.2
TEMPLE_SPACE: Final = 3.0
FOOD: Final = 0.65
FOREIGN_STEPS: Final = 0.8
WORKER: Final[list[float]] = [0.0, 1.3, 2.1]
"""By workers in supply; more than two are removed."""
HAND: Final = 4
"""God cards beyond this are worth little."""
MISSING_POTATO: Final = 1.9
SECOND_ACTION: Final = 1.0
SPACES_LOOKED_AT: Final = 6
LAST_TURN: Final = 36
LATE_TURNS: Final = 10
SOLO_GROWTH: Final = 6.0
"""How the points of a solo game grow beyond what a position shows, by the Festivals ahead."""


def _op_worth(op: Op) -> float:
    word = op[0]
    if word == E.GAIN:
        return sum(WORTH[r] * op[1 + r] for r in range(4)) + op[5]
    if word == E.CHOOSE:
        return max(_list_worth(effects) for effects in op[1:])
    return {
        E.DRAW_GODS: GOD_CARD,
        E.DRAW_ARMIES: ARMY_CARD,
        E.TAKE_NOMAD: NOMAD,
        E.TAKE_TILE: WEAVING,
        E.ADVANCE: TEMPLE_SPACE,
        E.TURN_UP: 0.8,
        E.GOLD_TO_TEMPLE: 1.2,
        E.MAY: 2.0,
    }[word] * (op[1] if word in (E.DRAW_GODS, E.DRAW_ARMIES, E.ADVANCE, E.TURN_UP) else 1)


def _list_worth(effects: int) -> float:
    return sum(_op_worth(op) for op in EFFECTS[effects])


EFFECT_WORTH: Final[list[float]] = [_list_worth(effects) for effects in range(len(EFFECTS))]
PRODUCTION_WORTH: Final[list[float]] = [EFFECT_WORTH[at] for at in E.PRODUCTION_EFFECTS]
JOIN_WORTH: Final[list[float]] = [EFFECT_WORTH[at] for at in E.JOIN_EFFECTS]
PASSIVE_WORTH: Final[list[float]] = [
    1.2, 1.0, 0.8, 2.0, 1.2, 3.0, 0.8, 1.2, 2.5, 3.0,
    2.2, 2.0, 1.6, 1.6, 1.0, 1.2, 1.6, 1.8, 1.0, 2.0,
]  # fmt: skip
"""Z01 to Z20: what the ability brings from one Festival to the next."""
TASK_WORTH: Final[list[float]] = [1.6, 1.9, 2.1, 1.5, 3.4, 3.4, 4.0, 1.6, 0.0, 1.3, 0.0]
"""By task, its cost taken off; Merchant and Produce One depend on what one has."""
PENDING: Final[dict[int, float]] = {
    F.SECOND: SECOND_ACTION,
    F.SWAP: 3.0,
    F.BUILDING: 3.0,
    F.BUILD: 3.0,
    F.STATUE: 3.6,
    F.STEPS: 2.8,
    F.BUY: 1.2,
    F.BUY_WEAVINGS: 1.2,
    F.FREE_WEAVING: WEAVING,
    F.TAKE_WEAVING: WEAVING,
    F.KEEP_ARMY: ARMY_CARD,
    F.DRAW_ARMY: ARMY_CARD,
    F.TRAIN: ARMY_CARD,
    F.EFFECT: 2.0,
    F.CHOICE: 1.5,
    F.ACT_OR_GOLD: 1.3,
    F.TAKE: 0.8,
    F.PAY_POTATO: 0.6,
    F.WORSHIP: 0.6,
    F.OFFERING: 0.6,
    F.REJUVENATE: 0.4,
    F.ARMY: 0.3,
    F.CONQUER: 1.0,
    F.GOLD_FOR_TEMPLE: 0.6,
    F.FESTIVAL_PLAY: 1.0,
}
"""What a frame still to be done is worth to the place it concerns."""


NAMES: Final = (
    "points", "goods", "gold", "workers", "gods", "hunger", "armies", "buildings", "statues",
    "steps", "weavings", "temple", "regions", "plans",
)  # fmt: skip
POINTS: Final = 0
GOODS: Final = 1
RICHES: Final = 2
WORKERS: Final = 3
GODS: Final = 4
HUNGER: Final = 5
ARMIES: Final = 6
BUILDINGS: Final = 7
FIGURES: Final = 8
STEPS: Final = 9
WEAVINGS: Final = 10
TEMPLE_STEPS: Final = 11
CONQUESTS: Final = 12
PLANS: Final = 13

SOLO: Final[list[float]] = [
    1.0, 1.0, 1.0, 1.7, 0.75, 1.0, 1.0, 0.55, 0.85, 0.8, 1.0, 1.0, 1.3, 0.8,
]  # fmt: skip
"""How much each feature counts against Axomamma."""

Table = list[list[float]]
"""By place and feature."""


def festivals_ahead(s: State) -> float:
    """Festivals still to come, the current stretch counted by its part that is left.

    They fade in long games: nothing but weariness ends one in which nobody recruits (TW-B12).
    """
    left = FESTIVALS - s.festivals
    if s.holder != F.NONE or not left:
        return max(0.0, left - 1.0)
    patience = max(0.0, min(1.0, (LAST_TURN - s.turns[0]) / LATE_TURNS))
    return patience * (left - 1 + len(s.village) / VILLAGE_SIZE[s.seats])


def features(s: State) -> Table:
    """What speaks for each place, in expected final points."""
    table = [[0.0] * len(NAMES) for _ in range(s.places)]
    for place in range(s.places):
        table[place][POINTS] = float(s.score[place])
    if s.stage == F.ENDED:
        return table
    ahead = festivals_ahead(s)
    for place in range(s.places):
        row = table[place]
        _add_stock(s, place, row, ahead)
        _add_cards(s, place, row, ahead)
        _add_tableau(s, place, row, ahead)
        row[WEAVINGS] = _weaving_worth(s, place, ahead)
        row[TEMPLE_STEPS] = _temple_worth(s, place, ahead)
    _add_regions(s, table)
    _add_pending(s, table, ahead)
    if s.solo:
        return [[value * SOLO[at] for at, value in enumerate(row)] for row in table]
    return table


def bar(s: State) -> float:
    """What a victory over Axomamma needs (TW-X75), less what is still to come."""
    if not s.solo:
        return 0.0
    ahead = festivals_ahead(s)
    return max(1.0, WIN_VP - SOLO_GROWTH * ahead * (ahead + 2.0))


def turn(s: State) -> int:
    return sum(s.turns)


def _add_stock(s: State, place: int, row: list[float], ahead: float) -> None:
    """Resources and workers: worth less when little time is left to use them."""
    use = min(1.0, 0.15 + ahead * 0.7)
    for resource in range(4):
        held = s.res[4 * place + resource]
        much = max(0, held - ENOUGH[resource])
        value = WORTH[resource] * use
        if resource == GOLD:
            value = max(1.0, value)
        row[RICHES if resource == GOLD else GOODS] += value * (held - 0.5 * much)
    if s.is_ax(place):
        row[WORKERS] = 2.0 * len(s.ax_workers)
        return
    at = place * len(KINDS)
    workers = sum(s.workers[at : at + len(KINDS)])
    row[WORKERS] = WORKER[min(workers, 2)] * use + (1.0 - use) * min(workers, 2)


def _add_cards(s: State, place: int, row: list[float], ahead: float) -> None:
    """God cards with the potatoes they will cost, army cards in hand and in play."""
    gods = s.gods[place].bit_count()
    use = min(1.0, ahead)
    row[GODS] = (1.0 - 0.75 * use + s.owns(place, Z06)) * gods + 0.7 * use * min(gods, HAND)
    if gods and s.festivals < FESTIVALS:
        at = 4 * place
        missing = gods - s.res[at] - 0.5 * s.res[at + GOLD]
        if missing > 0:
            near = (
                1.0 if s.holder != F.NONE else 1.0 - 0.35 * len(s.village) / VILLAGE_SIZE[s.seats]
            )
            row[HUNGER] = -MISSING_POTATO * near * missing
    hand = s.armies[place]
    worth = (0.3 + 0.9 * use) * hand.bit_count()
    up, down = s.army_up[place], s.army_down[place]
    worth += (1.0 + 0.9 * use) * up.bit_count() + 0.7 * use * (up & TWO_SOLDIERS).bit_count()
    row[ARMIES] = worth + (0.3 + 0.8 * use) * down.bit_count()


def _add_tableau(s: State, place: int, row: list[float], ahead: float) -> None:
    """Buildings, statues, steps."""
    worth = 0.0
    for building in bits(s.prod_up[place]):
        worth += 2.0 + 0.75 * ahead * PRODUCTION_WORTH[building]
    for building in bits(s.prod_down[place]):
        worth += 1.0 + 0.45 * ahead * PRODUCTION_WORTH[building]
    for number in bits(s.passive[place]):
        worth += 2.0
        if not s.is_ax(place):
            worth += 0.8 * ahead * PASSIVE_WORTH[number]
    row[BUILDINGS] = worth
    worth = 0.0
    room = TOP - s.temple[place]
    at = place * len(STATUES)
    for statue in range(len(STATUES)):
        count = s.statues[at + statue]
        if count:
            spaces = min(room, 3 if statue % 2 else 1)
            worth += count * min(1.0, ahead) * (1.6 * spaces)
            if (s.gods[place] & CARDS_OF_GOD[statue // 2]) != 0:
                worth += 0.8 * min(1.0, ahead)
    row[FIGURES] = worth
    worth = 0.0
    for slot, owner in enumerate(s.steps):
        if owner == place:
            near = s.priest[place] == slot // 2
            worth += (0.5 + 0.6 * near) * min(2.0, ahead)
    row[STEPS] = worth


def _weaving_worth(s: State, place: int, ahead: float) -> float:
    """Tapestries by length and by the joins that every Festival pays."""
    to_come = FESTIVALS - s.festivals
    worth = 0.0
    for tapestry in s.tapestries[place]:
        length = len(tapestry)
        worth += TAPESTRY_VP[length]
        if length < len(TAPESTRY_VP) - 1:
            worth += 0.35 * min(1.0, ahead) * (TAPESTRY_VP[length + 1] - TAPESTRY_VP[length])
    if s.is_ax(place):
        return worth + to_come * weavings.weavings_owned(s, place)
    counts = weavings.join_counts(s, place)
    for join, count in enumerate(counts):
        if count:
            worth += count * JOIN_WORTH[join] * (0.8 * to_come + 0.3 * ahead)
    return worth


def _temple_worth(s: State, place: int, ahead: float) -> float:
    space = s.temple[place]
    to_come = FESTIVALS - s.festivals
    worth = float(to_come * TEMPLE_FESTIVAL_VP[space] + TEMPLE_FINAL_VP[space])
    if to_come:
        worth += 0.4 * space + 0.05 * min(1.0, ahead) * space * space
    return worth


def _add_regions(s: State, table: Table) -> None:
    """A majority pays the casualties at every Festival to come."""
    casualties = sum(s.casualties)
    to_come = FESTIVALS - s.festivals
    for region in range(len(REGIONS)):
        place = leader(s, region)
        if place != F.NONE:
            sure = 0.9 if to_come == 1 else 0.7
            table[place][CONQUESTS] += sure * to_come * (casualties + 0.7)
        for target in range(region * REGION_SIZE, (region + 1) * REGION_SIZE):
            owner = s.regions[target]
            if owner not in (F.NONE, place):
                table[owner][CONQUESTS] += 0.3 * to_come


# What is still to be done


def _add_pending(s: State, table: Table, ahead: float) -> None:
    use = min(1.0, 0.3 + ahead)
    for frame in s.stack:
        kind, place = frame[0], frame[1]
        if s.is_ax(place):
            continue
        if kind in _PENDING_WORTH:
            table[place][PLANS] += use * _PENDING_WORTH[kind](s, frame)
        else:
            table[place][PLANS] += use * PENDING.get(kind, 0.0)


def _tasks(s: State, frame: Frame) -> float:
    return tasks_worth(s, frame[1], frame[2], frame[3], frame[4])


def _climb(s: State, frame: Frame) -> float:
    return TEMPLE_SPACE * min(frame[2], TOP - s.temple[frame[1]])


def _tiles(s: State, frame: Frame) -> float:
    return WEAVING * frame[2].bit_count()


def _god_card(s: State, frame: Frame) -> float:
    return 0.9 if s.gods[frame[1]].bit_count() < HAND else 0.2


def _nomad(s: State, frame: Frame) -> float:
    at = frame[1] * len(KINDS)
    held = min(2, sum(s.workers[at : at + len(KINDS)]))
    return WORKER[min(2, held + 1)] - WORKER[held]


def _effects(s: State, frame: Frame) -> float:
    return EFFECT_WORTH[frame[2]]


def _space(s: State, frame: Frame) -> float:
    spaces = bits(placement.payable_spaces(s, frame[1], frame[3]))
    return max([space_worth(s, frame[1], frame[2], frame[3], at) for at in spaces])


def _price(s: State, frame: Frame) -> float:
    return space_worth(s, frame[1], frame[2], frame[3], frame[4])


def _produce(s: State, frame: Frame) -> float:
    """What can still produce, less the standing of what will be turned down."""
    ready = bits(s.prod_up[frame[1]] & ~frame[2])
    return 0.3 * sum([PRODUCTION_WORTH[at] for at in ready]) - 1.3 * frame[2].bit_count()


_PENDING_WORTH: Final[dict[int, Callable[[State, Frame], float]]] = {
    F.TASK: _tasks,
    F.TEMPLE: _climb,
    F.PUT: _tiles,
    F.GOD_CARD: _god_card,
    F.DRAW_GOD: _god_card,
    F.NOMAD: _nomad,
    F.EFFECTS: _effects,
    F.SPACE: _space,
    F.PRICE: _price,
    F.PRODUCE: _produce,
}
"""Frames whose worth depends on the position."""


def tasks_worth(s: State, place: int, space: int, tasks: int, used: int) -> float:
    """The best that `tasks` tasks on a space bring, roughly."""
    icons = SPACE_ICONS[space]
    worths = []
    for number in range(3):
        if not (used >> number) & 1:
            worths.append(task_worth(s, place, ICON_TASK[icons[number]]))
    worths.sort(reverse=True)
    total = sum(worths[:tasks])
    if tasks > len(worths):
        rest = [task_worth(s, place, ICON_TASK[icon]) for icon in icons]
        rest.sort(reverse=True)
        total += 0.8 * sum(rest[: tasks - len(worths)])
    return total


def task_worth(s: State, place: int, task: int) -> float:
    if task == placement.MERCHANT_TASK:
        counts = weavings.join_counts(s, place)
        return sum([count * JOIN_WORTH[join] for join, count in enumerate(counts)])
    if task == placement.PRODUCE_TASK:
        ready = [PRODUCTION_WORTH[building] for building in bits(s.prod_up[place])]
        return max(ready, default=0.0)
    if task in placement.NEEDS_TARGET and not placement.can_do(s, place, task):
        return 0.4
    if task == placement.WEAVING_TASK:
        maize = s.res[4 * place + MAIZE] + s.res[4 * place + GOLD]
        return 0.2 if maize < 1 else 1.4 if maize < 3 else 2.4
    return TASK_WORTH[task]


def space_worth(s: State, place: int, worker: int, ability: int, space: int) -> float:
    """The worth of a placement before its price is paid (chapter 22, 2)."""
    tasks = placement.number_of_tasks(s, place, worker, ability, space)
    worth = tasks_worth(s, place, space, tasks, 0)
    if ability == WARRIOR:
        worth += ARMY_CARD + 0.6
    elif ability == PRIEST:
        worth += GOD_CARD + 0.6
    food = placement.food(s, place, space, ability)
    worth -= FOOD * food
    gods, potato = s.gods[place].bit_count(), s.res[4 * place]
    hungry = max(0, gods - 1 - max(0, potato - food)) - max(0, gods - potato)
    worth -= 0.7 * MISSING_POTATO * max(0, hungry)
    for owner in placement.steps_on_the_way(s, placement.segment_of(space)):
        if owner != place:
            worth -= FOREIGN_STEPS
    return worth - GOD_CARD - 0.8


# What the bots look at


def proposals(s: State) -> list[int]:
    """The candidates worth a thought."""
    if not s.row:
        return []
    frame = s.stack[-1]
    kind = frame[0]
    if kind == F.PAYMENT:
        return [min(s.row, key=_payment_worth)]
    if kind == F.SPACE and len(s.row) > SPACES_LOOKED_AT:
        ranked = sorted(
            s.row, key=lambda a: -space_worth(s, frame[1], frame[2], frame[3], a - A.SPACE)
        )
        return sorted(ranked[:SPACES_LOOKED_AT])
    if s.festivals == FESTIVALS - 1 and s.holder != F.NONE and kind == F.RECRUIT_VILLAGE:
        return s.candidates()  # the last moment to turn army cards into gold
    return s.row[:]


def _payment_worth(action: int) -> float:
    gold, maize, stone, potato = A.MIXES[action - A.PAYMENT]
    return GOLD_WORTH * gold + MAIZE_WORTH * maize + STONE_WORTH * stone + POTATO_WORTH * potato


JUDGEMENT: Final = Judgement(
    features, NAMES, proposals, depth=3, width=4, bar=bar, turn=turn
).learned(read_json("tampu.games.tawantinsuyu", "weights.json"))

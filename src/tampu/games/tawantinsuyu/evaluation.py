"""Features of each seat's position, in expected final points, for the bots; no rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.core.contract import Evaluation
from tampu.core.data import read_json
from tampu.games.tawantinsuyu import content
from tampu.games.tawantinsuyu.content import KINDS, TAPESTRY_VP, bits
from tampu.games.tawantinsuyu.facts import NAMES as FACT_NAMES
from tampu.games.tawantinsuyu.facts import facts, progress
from tampu.games.tawantinsuyu.outlook import stakes
from tampu.games.tawantinsuyu.proposals import (
    ARMY_CARD,
    EFFECT_WORTH,
    JOIN_WORTH,
    MISSING_POTATO,
    PRODUCTION_WORTH,
    TEMPLE_SPACE,
    WEAVING,
    WORTH,
    propose,
    propose_widely,
    space_worth,
    tasks_worth,
)
from tampu.games.tawantinsuyu.rules import builds, frames, placement, weavings
from tampu.games.tawantinsuyu.rules.festival import leader
from tampu.games.tawantinsuyu.rules.frames import Frame

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

ENOUGH: Final[list[int]] = [6, 6, 7, 6]
"""Of more than this a resource is worth half."""
WORKER: Final[list[float]] = [0.0, 1.3, 2.1]
"""By workers in supply; more than two are removed."""
HAND: Final = 4
"""God cards beyond this are worth little."""
SECOND_ACTION: Final = 1.0
BUILDING: Final = 3.0
HOPED_BUILDING: Final = 0.8
"""A building task while no tile can be paid: a swap may bring one."""
LAST_TURN: Final = 36
LATE_TURNS: Final = 10
SOLO_GROWTH: Final = 6.0
"""How the points of a solo game grow beyond what a position shows, by the Festivals ahead."""
PASSIVE_WORTH: Final[list[float]] = [
    1.2, 1.0, 0.8, 2.0, 1.2, 3.0, 0.8, 1.2, 2.5, 3.0,
    2.2, 2.0, 1.6, 1.6, 1.0, 1.2, 1.6, 1.8, 1.0, 2.0,
]  # fmt: skip
"""Z01 to Z20: what the ability brings from one Festival to the next."""
PENDING: Final[dict[int, float]] = {
    frames.SECOND: SECOND_ACTION,
    frames.STATUE: 3.6,
    frames.STEPS: 2.8,
    frames.BUY: 1.2,
    frames.BUY_WEAVINGS: 1.2,
    frames.FREE_WEAVING: WEAVING,
    frames.TAKE_WEAVING: WEAVING,
    frames.KEEP_ARMY: ARMY_CARD,
    frames.DRAW_ARMY: ARMY_CARD,
    frames.TRAIN: ARMY_CARD,
    frames.EFFECT: 2.0,
    frames.CHOICE: 1.5,
    frames.ACT_OR_GOLD: 1.3,
    frames.TAKE: 0.8,
    frames.PAY_POTATO: 0.6,
    frames.WORSHIP: 0.6,
    frames.OFFERING: 0.6,
    frames.REJUVENATE: 0.4,
    frames.ARMY: 0.3,
    frames.CONQUER: 1.0,
    frames.GOLD_FOR_TEMPLE: 0.6,
    frames.FESTIVAL_PLAY: 1.0,
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

AXOMAMMA: Final[list[float]] = [
    1.0, 1.193, 0.744, 1.4, 0.777, 0.73, 2.225, 0.59, 0.943, 0.467, 1.074,
    0.644, 1.344, 0.756,
]  # fmt: skip
"""How much each feature of Axomamma counts; those of a person count as learned."""

Table = list[list[float]]
"""By place and feature."""


def festivals_ahead(s: State) -> float:
    """Festivals still to come, the current stretch counted by its part that is left.

    They fade in long games: no rule ends one in which nobody recruits (TW-B12).
    """
    left = s.last_festival - s.festivals
    if s.holder != frames.NONE or not left:
        return max(0.0, left - 1.0)
    patience = max(0.0, min(1.0, (LAST_TURN - s.turns[0]) / LATE_TURNS))
    return patience * (left - 1 + len(s.village) / content.VILLAGE_SIZE[s.seats])


def features(s: State) -> Table:
    """The features of each place, in expected final points."""
    table = [[0.0] * len(NAMES) for _ in range(s.places)]
    for place in range(s.places):
        table[place][POINTS] = float(s.score[place])
    if s.stage == frames.ENDED:
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
        table[content.AX] = [value * AXOMAMMA[at] for at, value in enumerate(table[content.AX])]
    return table


def bar(s: State) -> float:
    """What a victory over Axomamma needs (TW-X75), less what is still to come."""
    if not s.solo:
        return 0.0
    ahead = festivals_ahead(s)
    return max(1.0, content.WIN_VP - SOLO_GROWTH * ahead * (ahead + 2.0))


def turn(s: State) -> int:
    return sum(s.turns)


def _add_stock(s: State, place: int, row: list[float], ahead: float) -> None:
    """Resources and workers: worth less when little time is left to use them."""
    use = min(1.0, 0.15 + ahead * 0.7)
    for resource in range(4):
        stock = s.res[4 * place + resource]
        much = max(0, stock - ENOUGH[resource])
        value = WORTH[resource] * use
        if resource == content.GOLD:
            value = max(1.0, value)
        row[RICHES if resource == content.GOLD else GOODS] += value * (stock - 0.5 * much)
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
    row[GODS] = (1.0 - 0.75 * use + s.owns(place, content.Z06)) * gods + 0.7 * use * min(gods, HAND)
    if gods and s.festivals < s.last_festival:
        at = 4 * place
        missing = gods - s.res[at] - 0.5 * s.res[at + content.GOLD]
        if missing > 0:
            near = (
                1.0
                if s.holder != frames.NONE
                else 1.0 - 0.35 * len(s.village) / content.VILLAGE_SIZE[s.seats]
            )
            row[HUNGER] = -MISSING_POTATO * near * missing
    hand = s.armies[place]
    worth = (0.3 + 0.9 * use) * hand.bit_count()
    up, down = s.army_up[place], s.army_down[place]
    worth += (1.0 + 0.9 * use) * up.bit_count() + 0.7 * use * (
        up & content.TWO_SOLDIERS
    ).bit_count()
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
    room = content.TOP - s.temple[place]
    at = place * len(content.STATUES)
    for statue in range(len(content.STATUES)):
        count = s.statues[at + statue]
        if count:
            spaces = min(room, 3 if statue % 2 else 1)
            worth += count * min(1.0, ahead) * (1.6 * spaces)
            if (s.gods[place] & content.CARDS_OF_GOD[statue // 2]) != 0:
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
    to_come = s.last_festival - s.festivals
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
    to_come = s.last_festival - s.festivals
    worth = float(to_come * content.TEMPLE_FESTIVAL_VP[space] + content.TEMPLE_FINAL_VP[space])
    if to_come:
        worth += 0.4 * space + 0.05 * min(1.0, ahead) * space * space
    return worth


def _add_regions(s: State, table: Table) -> None:
    """A majority pays the casualties at every Festival to come."""
    casualties = sum(s.casualties)
    to_come = s.last_festival - s.festivals
    for region in range(len(content.REGIONS)):
        place = leader(s, region)
        if place != frames.NONE:
            sure = 0.9 if to_come == 1 else 0.7
            table[place][CONQUESTS] += sure * to_come * (casualties + 0.7)
        for target in range(region * content.REGION_SIZE, (region + 1) * content.REGION_SIZE):
            owner = s.regions[target]
            if owner not in (frames.NONE, place):
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


def _building(s: State, frame: Frame) -> float:
    return BUILDING if frame[2] or builds.can_pay_tile(s, frame[1]) else HOPED_BUILDING


def _climb(s: State, frame: Frame) -> float:
    return TEMPLE_SPACE * min(frame[2], content.TOP - s.temple[frame[1]])


def _tiles(s: State, frame: Frame) -> float:
    return WEAVING * frame[2].bit_count()


def _god_card(s: State, frame: Frame) -> float:
    return 0.9 if s.gods[frame[1]].bit_count() < HAND else 0.2


def _nomad(s: State, frame: Frame) -> float:
    at = frame[1] * len(KINDS)
    workers = min(2, sum(s.workers[at : at + len(KINDS)]))
    return WORKER[min(2, workers + 1)] - WORKER[workers]


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
    frames.TASK: _tasks,
    frames.BUILD: _building,
    frames.SWAP: _building,
    frames.BUILDING: _building,
    frames.TEMPLE: _climb,
    frames.PUT: _tiles,
    frames.GOD_CARD: _god_card,
    frames.DRAW_GOD: _god_card,
    frames.NOMAD: _nomad,
    frames.EFFECTS: _effects,
    frames.SPACE: _space,
    frames.PRICE: _price,
    frames.PRODUCE: _produce,
}
"""Frames whose worth depends on the position."""


EVALUATION: Final = Evaluation(
    features,
    NAMES,
    propose,
    depth=3,
    width=4,
    winning_score=bar,
    turn_number=turn,
    facts=facts,
    fact_names=FACT_NAMES,
    progress=progress,
    stakes=stakes,
    propose_widely=propose_widely,
).with_learned(read_json("tampu.games.tawantinsuyu", "weights.json"))

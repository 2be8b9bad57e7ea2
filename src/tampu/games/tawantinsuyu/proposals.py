"""The moves worth considering, for search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.games.tawantinsuyu import actions
from tampu.games.tawantinsuyu.content import (
    ARMY_RESOURCE,
    GOLD,
    ICON_TASK,
    MAIZE,
    PRIEST,
    SPACE_ICONS,
    TWO_SOLDIERS,
    WARRIOR,
    bits,
)
from tampu.games.tawantinsuyu.rules import builds, frames, free, placement, vocabulary, weavings
from tampu.games.tawantinsuyu.rules.vocabulary import EFFECTS, Op

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

POTATO_WORTH: Final = 0.55
MAIZE_WORTH: Final = 0.95
STONE_WORTH: Final = 1.05
GOLD_WORTH: Final = 1.5
WORTH: Final[list[float]] = [POTATO_WORTH, MAIZE_WORTH, STONE_WORTH, GOLD_WORTH]
ARMY_CARD: Final = 1.3
GOD_CARD: Final = 0.8
NOMAD: Final = 1.6
WEAVING: Final = 2.2
TEMPLE_SPACE: Final = 3.0
FOOD: Final = 0.65
FOREIGN_STEPS: Final = 0.8
MISSING_POTATO: Final = 1.9
SPACES_LOOKED_AT: Final = 6
PAYMENTS_LOOKED_AT: Final = 3


def _op_worth(op: Op) -> float:
    word = op[0]
    if word == vocabulary.GAIN:
        return sum(WORTH[r] * op[1 + r] for r in range(4)) + op[5]
    if word == vocabulary.CHOOSE:
        return max(_list_worth(effects) for effects in op[1:])
    return {
        vocabulary.DRAW_GODS: GOD_CARD,
        vocabulary.DRAW_ARMIES: ARMY_CARD,
        vocabulary.TAKE_NOMAD: NOMAD,
        vocabulary.TAKE_TILE: WEAVING,
        vocabulary.ADVANCE: TEMPLE_SPACE,
        vocabulary.TURN_UP: 0.8,
        vocabulary.GOLD_TO_TEMPLE: 1.2,
        vocabulary.MAY: 2.0,
    }[word] * (
        op[1]
        if word
        in (vocabulary.DRAW_GODS, vocabulary.DRAW_ARMIES, vocabulary.ADVANCE, vocabulary.TURN_UP)
        else 1
    )


def _list_worth(effects: int) -> float:
    return sum(_op_worth(op) for op in EFFECTS[effects])


EFFECT_WORTH: Final[list[float]] = [_list_worth(effects) for effects in range(len(EFFECTS))]
PRODUCTION_WORTH: Final[list[float]] = [EFFECT_WORTH[at] for at in vocabulary.PRODUCTION_EFFECTS]
JOIN_WORTH: Final[list[float]] = [EFFECT_WORTH[at] for at in vocabulary.JOIN_EFFECTS]
TASK_WORTH: Final[list[float]] = [1.6, 1.9, 2.1, 1.5, 3.4, 3.4, 4.0, 1.6, 0.0, 1.3, 0.0]
"""By task, its cost taken off; Merchant and Produce One depend on what one has."""
OUT_OF_REACH: Final = 0.4
"""A task that cannot be done now, or a building for the swap alone."""


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
    if task == placement.BUILDING_TASK:
        return TASK_WORTH[task] if builds.can_pay_tile(s, place) else OUT_OF_REACH
    if task in placement.NEEDS_TARGET and not placement.can_do(s, place, task):
        return OUT_OF_REACH
    if task == placement.WEAVING_TASK:
        maize = s.res[4 * place + MAIZE] + s.res[4 * place + GOLD]
        return 0.2 if maize < 1 else 1.4 if maize < 3 else 2.4
    return TASK_WORTH[task]


def space_worth(s: State, place: int, worker: int, ability: int, space: int) -> float:
    """The worth of a placement before its price is paid."""
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


def propose(s: State) -> list[int]:
    """The candidates worth considering; payments are reduced to the cheapest mix."""
    if not s.row:
        return []
    frame = s.stack[-1]
    kind = frame[0]
    if kind == frames.PAYMENT:
        return [min(s.row, key=_payment_worth)]
    if kind == frames.SPACE and len(s.row) > SPACES_LOOKED_AT:
        ranked = sorted(
            s.row, key=lambda a: -space_worth(s, frame[1], frame[2], frame[3], a - actions.SPACE)
        )
        return sorted(ranked[:SPACES_LOOKED_AT])
    is_last = s.festivals == s.last_festival - 1 and s.holder != frames.NONE
    if is_last and kind == frames.RECRUIT_VILLAGE:
        return s.candidates()  # the last moment to turn army cards into gold
    return s.row[:]


def propose_widely(s: State) -> list[int]:
    """More of the candidates: other payments and spaces, and free actions.

    Of army cards that bring the same and have as many soldiers, one is enough.
    """
    if not s.row:
        return []
    frame = s.stack[-1]
    kind = frame[0]
    if kind == frames.PAYMENT:
        return sorted(sorted(s.row, key=_payment_worth)[:PAYMENTS_LOOKED_AT])
    if kind == frames.SPACE:
        return s.row[:]
    moves = propose(s)
    if kind == frames.RECRUIT_VILLAGE or not free.has_free(s, frame):
        return moves
    seen: set[int] = set()
    for action in free.list_free(s, frame):
        if action < actions.POTATO_FOR_CARD:
            card = action - actions.ARMY_FOR_RESOURCE
            alike = 2 * ARMY_RESOURCE[card] + ((TWO_SOLDIERS >> card) & 1)
            if alike in seen:
                continue
            seen.add(alike)
        if action not in moves:
            moves.append(action)
    moves.sort()
    return moves


def _payment_worth(action: int) -> float:
    gold, maize, stone, potato = actions.MIXES[action - actions.PAYMENT]
    return GOLD_WORTH * gold + MAIZE_WORTH * maize + STONE_WORTH * stone + POTATO_WORTH * potato

"""The cost of every answer, for prices shown to players and for refusals."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.games.tawantinsuyu import actions
from tampu.games.tawantinsuyu.content import (
    BUILDING_COST,
    ICON_TASK,
    LATER_WEAVING_MAIZE,
    STATUE_COST,
    STEPS_STONE,
    WEAVING_MAIZE,
)
from tampu.games.tawantinsuyu.rules import frames, placement, priest
from tampu.games.tawantinsuyu.rules.frames import Frame
from tampu.games.tawantinsuyu.rules.free import AMOUNT

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

Cost = tuple[int, int, int, int, int]
"""Potato, maize, stone, gold, food of any kind."""
FREE: Final = (0, 0, 0, 0, 0)


def _space(s: State, frame: Frame, action: int) -> Cost:
    return (0, 0, 0, 0, placement.food(s, frame[1], action - actions.SPACE, frame[3]))


def _price(s: State, frame: Frame, action: int) -> Cost:
    food = placement.food(s, frame[1], frame[4], frame[3])
    return (0, 0, 0, int(action == actions.PRICE_GOLD), food)


def _payment(s: State, frame: Frame, action: int) -> Cost:
    gold, maize, stone, potato = actions.MIXES[action - actions.PAYMENT]
    return (potato, maize, stone, gold, 0)


def _potato(s: State, frame: Frame, action: int) -> Cost:
    return (1, 0, 0, 0, 0) if action == actions.PAY_POTATO else FREE


def _task(s: State, frame: Frame, action: int) -> Cost:
    if action != actions.TASK_NONE and ICON_TASK[action - actions.TASK] == placement.STEPS_TASK:
        return (0, 0, STEPS_STONE, 0, 0)
    return FREE


def _steps(s: State, frame: Frame, action: int) -> Cost:
    return FREE if frame[2] else (0, 0, STEPS_STONE, 0, 0)


def _building(s: State, frame: Frame, action: int) -> Cost:
    if (
        frame[2]
        or action == actions.BUILDING_NONE
        or s.market[action - actions.BUILDING] == frames.NONE
    ):
        return FREE
    maize, stone, gold = BUILDING_COST[s.market[action - actions.BUILDING]]
    return (0, maize, stone, gold, 0)


def _statue(s: State, frame: Frame, action: int) -> Cost:
    stone, gold = STATUE_COST[action - actions.STATUE]
    return FREE if frame[2] else (0, 0, stone, gold, 0)


def _weaving(s: State, frame: Frame, action: int) -> Cost:
    """The total with this tile."""
    more = action != actions.WEAVING_NONE
    return (0, WEAVING_MAIZE[frame[2].bit_count() + more], 0, 0, 0)


def _later_weaving(s: State, frame: Frame, action: int) -> Cost:
    return (0, 0 if action == actions.WEAVING_NONE else LATER_WEAVING_MAIZE, 0, 0, 0)


def _gold(s: State, frame: Frame, action: int) -> Cost:
    return (0, 0, 0, int(action == actions.GOLD_FOR_TEMPLE), 0)


def _offering(s: State, frame: Frame, action: int) -> Cost:
    if action == actions.OFFERING_NONE:
        return FREE
    return (0, priest.offering_maize(frame[2], action - actions.OFFERING + 1), 0, 0, 0)


def _rejuvenate(s: State, frame: Frame, action: int) -> Cost:
    if action == actions.REJUVENATE_NONE:
        return FREE
    return (0, 0, 0, 0, int(frame[3] > 0)) if frame[2] else (0, 1, 0, 0, 0)


def _army(s: State, frame: Frame, action: int) -> Cost:
    return (int(action != actions.ARMY_NONE and not frame[2]), 0, 0, 0, 0)


def _recruit(s: State, frame: Frame, action: int) -> Cost:
    end = action - actions.RECRUIT_VILLAGE
    return (int(end == 0), int(end == 1), 0, 0, 0)


def _potatoes(s: State, frame: Frame, action: int) -> Cost:
    return (0, 0, 0, action - actions.POTATOES, 0)


_COSTS: Final[dict[int, Callable[[State, Frame, int], Cost]]] = {
    frames.SPACE: _space,
    frames.PRICE: _price,
    frames.PAYMENT: _payment,
    frames.PAY_POTATO: _potato,
    frames.TASK: _task,
    frames.STEPS: _steps,
    frames.BUILDING: _building,
    frames.STATUE: _statue,
    frames.BUY: _weaving,
    frames.BUY_LATER: _later_weaving,
    frames.GOLD_FOR_TEMPLE: _gold,
    frames.OFFERING: _offering,
    frames.REJUVENATE: _rejuvenate,
    frames.ARMY: _army,
    frames.RECRUIT_VILLAGE: _recruit,
    frames.POTATOES: _potatoes,
}


def cost(s: State, action: int) -> Cost:
    """What the answer, of the kind that is asked, costs the decider."""
    frame = s.stack[-1]
    if action >= actions.EXCHANGE:
        given = actions.EXCHANGES[action - actions.EXCHANGE][0]
        maize, stone, gold = (AMOUNT[r] if given == r else 0 for r in (1, 2, 3))
        return (0, maize, stone, gold, 0)
    if action == actions.POTATO_FOR_CARD:
        return (1, 0, 0, 0, 0)
    if action >= actions.ARMY_FOR_RESOURCE or frame[0] not in _COSTS:
        return FREE
    return _COSTS[frame[0]](s, frame, action)

"""What an answer costs: for those who choose, and for those who are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.core.errors import Params
from tampu.games.tawantinsuyu import actions as A
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import (
    BUILDING_COST,
    ICON_TASK,
    LATER_WEAVING_MAIZE,
    RESOURCES,
    STATUE_COST,
    STEPS_STONE,
    WEAVING_MAIZE,
)
from tampu.games.tawantinsuyu.frames import Frame
from tampu.games.tawantinsuyu.rules import placement, priest
from tampu.games.tawantinsuyu.rules.free import AMOUNT

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

Cost = tuple[int, int, int, int, int]
"""Potato, maize, stone, gold, food of any kind."""
FREE: Final = (0, 0, 0, 0, 0)


def _space(s: State, frame: Frame, action: int) -> Cost:
    return (0, 0, 0, 0, placement.food(s, frame[1], action - A.SPACE, frame[3]))


def _price(s: State, frame: Frame, action: int) -> Cost:
    food = placement.food(s, frame[1], frame[4], frame[3])
    return (0, 0, 0, int(action == A.PRICE_GOLD), food)


def _payment(s: State, frame: Frame, action: int) -> Cost:
    gold, maize, stone, potato = A.MIXES[action - A.PAYMENT]
    return (potato, maize, stone, gold, 0)


def _potato(s: State, frame: Frame, action: int) -> Cost:
    return (1, 0, 0, 0, 0) if action == A.PAY_POTATO else FREE


def _task(s: State, frame: Frame, action: int) -> Cost:
    if action != A.TASK_NONE and ICON_TASK[action - A.TASK] == placement.STEPS_TASK:
        return (0, 0, STEPS_STONE, 0, 0)
    return FREE


def _steps(s: State, frame: Frame, action: int) -> Cost:
    return FREE if frame[2] else (0, 0, STEPS_STONE, 0, 0)


def _building(s: State, frame: Frame, action: int) -> Cost:
    if frame[2] or action == A.BUILDING_NONE or s.market[action - A.BUILDING] == F.NONE:
        return FREE
    maize, stone, gold = BUILDING_COST[s.market[action - A.BUILDING]]
    return (0, maize, stone, gold, 0)


def _statue(s: State, frame: Frame, action: int) -> Cost:
    stone, gold = STATUE_COST[action - A.STATUE]
    return FREE if frame[2] else (0, 0, stone, gold, 0)


def _weaving(s: State, frame: Frame, action: int) -> Cost:
    """The total with this tile."""
    more = action != A.WEAVING_NONE
    return (0, WEAVING_MAIZE[frame[2].bit_count() + more], 0, 0, 0)


def _later_weaving(s: State, frame: Frame, action: int) -> Cost:
    return (0, 0 if action == A.WEAVING_NONE else LATER_WEAVING_MAIZE, 0, 0, 0)


def _gold(s: State, frame: Frame, action: int) -> Cost:
    return (0, 0, 0, int(action == A.GOLD_FOR_TEMPLE), 0)


def _offering(s: State, frame: Frame, action: int) -> Cost:
    if action == A.OFFERING_NONE:
        return FREE
    return (0, priest.offering_maize(frame[2], action - A.OFFERING + 1), 0, 0, 0)


def _rejuvenate(s: State, frame: Frame, action: int) -> Cost:
    if action == A.REJUVENATE_NONE:
        return FREE
    return (0, 0, 0, 0, int(frame[3] > 0)) if frame[2] else (0, 1, 0, 0, 0)


def _army(s: State, frame: Frame, action: int) -> Cost:
    return (int(action != A.ARMY_NONE and not frame[2]), 0, 0, 0, 0)


def _recruit(s: State, frame: Frame, action: int) -> Cost:
    end = action - A.RECRUIT_VILLAGE
    return (int(end == 0), int(end == 1), 0, 0, 0)


def _potatoes(s: State, frame: Frame, action: int) -> Cost:
    return (0, 0, 0, action - A.POTATOES, 0)


_COSTS: Final[dict[int, Callable[[State, Frame, int], Cost]]] = {
    F.SPACE: _space,
    F.PRICE: _price,
    F.PAYMENT: _payment,
    F.PAY_POTATO: _potato,
    F.TASK: _task,
    F.STEPS: _steps,
    F.BUILDING: _building,
    F.STATUE: _statue,
    F.BUY: _weaving,
    F.BUY_LATER: _later_weaving,
    F.GOLD_FOR_TEMPLE: _gold,
    F.OFFERING: _offering,
    F.REJUVENATE: _rejuvenate,
    F.ARMY: _army,
    F.RECRUIT_VILLAGE: _recruit,
    F.POTATOES: _potatoes,
}


def cost(s: State, action: int) -> Cost:
    """What the answer, of the kind that is asked, costs the decider."""
    frame = s.stack[-1]
    if action >= A.EXCHANGE:
        given = A.EXCHANGES[action - A.EXCHANGE][0]
        maize, stone, gold = (AMOUNT[r] if given == r else 0 for r in (1, 2, 3))
        return (0, maize, stone, gold, 0)
    if action == A.POTATO_FOR_CARD:
        return (1, 0, 0, 0, 0)
    if action >= A.ARMY_FOR_RESOURCE or frame[0] not in _COSTS:
        return FREE
    return _COSTS[frame[0]](s, frame, action)


def price(s: State, action: int) -> Params:
    """The cost by resource; god cards, army cards and statues that are given up by name."""
    told: Params = {
        name: number
        for name, number in zip((*RESOURCES, "food"), cost(s, action), strict=True)
        if number
    }
    kind, fields = A.ACTIONS.decode(action)
    if kind in ("price", "swap_card", "army_for_resource") and fields["card"] != "g1":
        told["card"] = fields["card"]
    elif kind == "worship" and fields["god"] is not None:
        told["statue"] = f"{fields['god']}_{fields['size']}"
    return told


def mix_text(costs: Cost) -> str:
    """A cost or stock in the letters of the notation, food as `f`."""
    return "".join([f"{letter}{n}" for letter, n in zip("pmsgf", costs, strict=True) if n]) or "0"

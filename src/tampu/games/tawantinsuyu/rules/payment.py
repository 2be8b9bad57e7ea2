"""Costs and how they are paid: gold stands for every other resource (TW-G03 to TW-G06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.tawantinsuyu import actions
from tampu.games.tawantinsuyu.content import BUILDING_COST, GOLD, MAIZE, POTATO, STONE
from tampu.games.tawantinsuyu.rules import frames
from tampu.games.tawantinsuyu.rules.frames import Frame

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def can_pay(s: State, place: int, potato: int, maize: int, stone: int, gold: int) -> bool:
    """Whether a cost in named resources can be paid."""
    at = 4 * place
    missing = gold
    if s.res[at] < potato:
        missing += potato - s.res[at]
    if s.res[at + MAIZE] < maize:
        missing += maize - s.res[at + MAIZE]
    if s.res[at + STONE] < stone:
        missing += stone - s.res[at + STONE]
    return missing <= s.res[at + GOLD]


def can_pay_food(s: State, place: int, food: int) -> bool:
    at = 4 * place
    return food <= s.res[at] + s.res[at + MAIZE] + s.res[at + GOLD]


def can_pay_building(s: State, place: int, building: int) -> bool:
    maize, stone, gold = BUILDING_COST[building]
    return can_pay(s, place, 0, maize, stone, gold)


def pay(s: State, place: int, potato: int, maize: int, stone: int, gold: int) -> None:
    """Ask for the payment before anything else happens (TW-B17)."""
    if potato or maize or stone or gold:
        s.stack.append((frames.PAYMENT, place, potato, maize, stone, gold, 0))


def pay_food(s: State, place: int, food: int) -> None:
    if food:
        s.stack.append((frames.PAYMENT, place, 0, 0, 0, 0, food))


def mixes(s: State, frame: Frame) -> list[int]:
    """Every mix that pays the cost of a PAYMENT frame, as actions."""
    at = 4 * frame[1]
    own_potato, own_maize = s.res[at + POTATO], s.res[at + MAIZE]
    own_stone, own_gold = s.res[at + STONE], s.res[at + GOLD]
    width = actions.MIX_WIDTH
    row: list[int] = []
    food = frame[6]
    if food:
        for gold in range(min(food, own_gold) + 1):
            for maize in range(min(food - gold, own_maize) + 1):
                potato = food - gold - maize
                if potato <= own_potato:
                    code = ((potato * width + maize) * width) * width + gold
                    row.append(actions.MIX_ACTION[code])
        return row
    potato_cost, maize_cost, stone_cost, gold_cost = frame[2], frame[3], frame[4], frame[5]
    for potato in range(min(potato_cost, own_potato) + 1):
        for maize in range(min(maize_cost, own_maize) + 1):
            for stone in range(min(stone_cost, own_stone) + 1):
                gold = gold_cost + potato_cost - potato + maize_cost - maize + stone_cost - stone
                if gold <= own_gold:
                    code = ((potato * width + maize) * width + stone) * width + gold
                    row.append(actions.MIX_ACTION[code])
    row.sort()
    return row


def spend(s: State, place: int, action: int, sign: int = 1) -> None:
    """Hand over the mix of a payment action; sign -1 takes it back."""
    gold, maize, stone, potato = actions.MIXES[action - actions.PAYMENT]
    at = 4 * place
    s.res[at + POTATO] -= sign * potato
    s.res[at + MAIZE] -= sign * maize
    s.res[at + STONE] -= sign * stone
    s.res[at + GOLD] -= sign * gold


def do_payment(s: State, frame: Frame, action: int) -> None:
    spend(s, frame[1], action)

"""Why an answer is refused, by the rules named at its decision, and how a question is put."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.core.errors import Params, Refusal, refusal
from tampu.games.tawantinsuyu import actions as A
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import (
    CARD_GOD,
    CONQUEST_MARKERS,
    COURIER,
    ICON_TASK,
    KINDS,
    PRIEST,
    SPACE_GOD,
    SPACE_ICONS,
    TOP,
    Z01,
    Z02,
    Z15,
    Z19,
)
from tampu.games.tawantinsuyu.frames import Frame
from tampu.games.tawantinsuyu.rules import free, payment, placement
from tampu.games.tawantinsuyu.rules.costs import Cost, cost, mix_text

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

_POINTS: Final[dict[int, tuple[str, str, str]]] = {
    F.STARTING_WEAVING: ("starting-weaving", "starting_weaving", "TW-S14"),
    F.KEEP: ("keep", "keep", "TW-S16"),
    F.SETUP_PLAY: ("setup-play", "play", "TW-S17"),
    F.PRIEST_START: ("priest-start", "priest_start", "TW-S22"),
    F.MAIN: ("main", "place", "TW-T02"),
    F.SECOND: ("second", "move_priest", "TW-T02"),
    F.SPACE: ("space", "space", "TW-P01"),
    F.PRICE: ("price", "price", "TW-P02"),
    F.PAYMENT: ("payment", "payment", "TW-G05"),
    F.TAKE: ("take", "take", "TW-W04"),
    F.REJUVENATE_EFFECT: ("rejuvenate-effect", "rejuvenate", "TW-V08"),
    F.PAY_POTATO: ("pay-potato", "pay_potato", "TW-W07"),
    F.TASK: ("task", "task", "TW-K01"),
    F.STEPS: ("steps", "steps", "TW-K10"),
    F.SWAP: ("swap", "swap", "TW-K13"),
    F.SWAP_CARD: ("swap-card", "swap_card", "TW-K13"),
    F.SWAP_TILE: ("swap-tile", "swap_tile", "TW-K13"),
    F.BUILDING: ("building", "building", "TW-K12"),
    F.STATUE: ("statue", "statue", "TW-K18"),
    F.PUT_AWAY: ("put-away", "put_away", "TW-Z08"),
    F.BUY: ("buy", "weaving", "TW-L02"),
    F.BUY_LATER: ("buy-later", "weaving", "TW-L04"),
    F.PUT: ("put", "put", "TW-L09"),
    F.FREE_WEAVING: ("free-weaving", "free_weaving", "TW-L07"),
    F.KEEP_ARMY: ("keep-army", "keep_army", "TW-K20"),
    F.GOD_CARD: ("god-card", "god_card", "TW-C07"),
    F.CHOICE: ("choice", "choice", "TW-V12"),
    F.PRODUCE_ONE: ("produce-one", "produce_one", "TW-K22"),
    F.NOMAD: ("nomad", "nomad", "TW-V05"),
    F.EFFECT: ("effect", "effect", "TW-V15"),
    F.GOLD_FOR_TEMPLE: ("gold-for-temple", "gold_for_temple", "TW-V11"),
    F.CASUALTY: ("casualty", "casualty", "TW-Q01"),
    F.ACT_OR_GOLD: ("act-or-gold", "act", "TW-H05"),
    F.WORSHIP: ("worship", "worship", "TW-H07"),
    F.OFFERING: ("offering", "offering", "TW-H10"),
    F.REJUVENATE: ("rejuvenate", "rejuvenate", "TW-H12"),
    F.EXTRA_FLIP: ("extra-flip", "extra_flip", "TW-H15"),
    F.PRODUCE: ("produce", "produce", "TW-H14"),
    F.ARMY: ("army", "army", "TW-Q02"),
    F.CONQUER: ("conquer", "conquer", "TW-Q05"),
    F.CONQUEST_PAYMENT: ("conquest-payment", "conquest_payment", "TW-Q07"),
    F.RECRUIT_VILLAGE: ("recruit-village", "recruit_village", "TW-R01"),
    F.LIMIT: ("limit", "limit", "TW-R04"),
    F.POTATOES: ("potatoes", "potatoes", "TW-F12"),
    F.FESTIVAL_PLAY: ("festival-play", "play", "TW-F19"),
}
"""By question: its name, the kind that answers it, the rule of chapter 4 that it stands for."""


def question(s: State) -> tuple[str, Params]:
    frame = s.stack[-1]
    return f"tawantinsuyu-ask-{_POINTS[frame[0]][0]}", {"seat": frame[1] + 1}


def reason(s: State, action: int) -> Refusal:
    """The rule that forbids an answer or outcome that is not legal."""
    if not s.stack:
        return refusal("TW-E01")
    frame = s.stack[-1]
    if frame[0] >= F.FIRST_DRAW:
        return refusal("TW-A11")
    if not 0 <= action < A.ACTIONS.size:
        return refusal("TW-A01")
    if action >= A.ARMY_FOR_RESOURCE:
        return _free(s, frame, action)
    kind, rule = _POINTS[frame[0]][1], _POINTS[frame[0]][2]
    if A.ACTIONS.kind_of(action) != kind:
        return refusal(rule)
    if frame[0] in _REASONS:
        return _REASONS[frame[0]](s, frame, action)
    if not _payable(s, frame[1], cost(s, action)):
        return _too_dear(s, frame[1], cost(s, action), rule)
    return refusal(rule)


def _payable(s: State, place: int, costs: Cost) -> bool:
    potato, maize, stone, gold, food = costs
    if food:
        return payment.can_pay_food(s, place, food + gold)
    return payment.can_pay(s, place, potato, maize, stone, gold)


def _too_dear(s: State, place: int, costs: Cost, rule: str) -> Refusal:
    held = s.res[4 * place : 4 * place + 4]
    stock = mix_text((held[0], held[1], held[2], held[3], 0))
    return refusal(rule, "tawantinsuyu-refuse-cost", cost=mix_text(costs), held=stock)


def _free(s: State, frame: Frame, action: int) -> Refusal:
    place = frame[1]
    if action >= A.EXCHANGE:
        if not s.owns(place, Z15):
            return refusal("TW-Z15")
        if not free.open_here(frame):
            return refusal("TW-G16")
        if not _payable(s, place, cost(s, action)):
            return _too_dear(s, place, cost(s, action), "TW-Z15")
        give, take = A.EXCHANGES[action - A.EXCHANGE]
        turned = (s.received >> give) & 1 or (s.given >> take) & 1
        return refusal("TW-B03" if turned else "TW-G14")
    if action == A.POTATO_FOR_CARD:
        if not s.owns(place, Z19):
            return refusal("TW-Z19")
        if not free.own_turn(s, place):
            return refusal("TW-G09")
        if not free.open_here(frame):
            return refusal("TW-G16")
        if not _payable(s, place, cost(s, action)):
            return _too_dear(s, place, cost(s, action), "TW-Z19")
        return refusal("TW-G17" if free.answerable(s, frame) else "TW-G14")
    if not free.own_turn(s, place):
        return refusal("TW-G08")
    return refusal("TW-G07" if free.open_here(frame) else "TW-G16")


def _main(s: State, frame: Frame, action: int) -> Refusal:
    place, code = frame[1], action - A.PLACE
    kind, way = code % len(KINDS), code // len(KINDS)
    if not s.workers[place * len(KINDS) + kind]:
        return refusal("TW-P01", "tawantinsuyu-refuse-worker", worker=KINDS[kind])
    if way == 1 and (kind == COURIER or not s.owns(place, Z01)):
        return refusal("TW-Z01")
    if way == 2 and (kind == PRIEST or not s.owns(place, Z02)):
        return refusal("TW-Z02")
    return refusal("TW-P03")


def _space(s: State, frame: Frame, action: int) -> Refusal:
    if (s.filled >> (action - A.SPACE)) & 1:
        return refusal("TW-P01")
    costs = cost(s, action)
    if not payment.can_pay_food(s, frame[1], costs[4]):
        return _too_dear(s, frame[1], costs, "TW-P03")
    return refusal("TW-P02")


def _price(s: State, frame: Frame, action: int) -> Refusal:
    costs = cost(s, action)
    if action != A.PRICE_GOLD:
        card = action - A.PRICE
        fits = (s.gods[frame[1]] >> card) & 1 and CARD_GOD[card] == SPACE_GOD[frame[4]]
        if not fits:
            return refusal("TW-P02")
    return _too_dear(s, frame[1], costs, "TW-P03")


def _task(s: State, frame: Frame, action: int) -> Refusal:
    icons = SPACE_ICONS[frame[2]]
    icon = action - A.TASK
    if icon not in icons:
        return refusal("TW-P16")
    if (frame[4] >> icons.index(icon)) & 1:
        return refusal("TW-K01")
    if ICON_TASK[icon] == placement.STEPS_TASK and not _payable(s, frame[1], cost(s, action)):
        return _too_dear(s, frame[1], cost(s, action), "TW-K04")
    return refusal("TW-K04")


def _building(s: State, frame: Frame, action: int) -> Refusal:
    if action == A.BUILDING_NONE:
        return refusal("TW-K14")
    if not _payable(s, frame[1], cost(s, action)):
        return _too_dear(s, frame[1], cost(s, action), "TW-K12")
    return refusal("TW-K12")


def _put(s: State, frame: Frame, action: int) -> Refusal:
    tile = (action - A.PUT) // A.PUT_PLACES
    return refusal("TW-L10" if (frame[2] >> tile) & 1 else "TW-L09")


def _worship(s: State, frame: Frame, action: int) -> Refusal:
    if s.temple[frame[1]] == TOP:
        return refusal("TW-M04")
    return refusal("TW-H07" if frame[3] else "TW-H08")


def _offering(s: State, frame: Frame, action: int) -> Refusal:
    rule = "TW-H10" if frame[2] else "TW-H11"
    spaces = action - A.OFFERING + 1
    if not frame[2] and spaces > 1:
        return refusal(rule)
    if spaces > TOP - s.temple[frame[1]]:
        return refusal("TW-M05")
    return _too_dear(s, frame[1], cost(s, action), rule)


def _rejuvenate(s: State, frame: Frame, action: int) -> Refusal:
    rule = "TW-H12" if frame[2] else "TW-H13"
    if not _payable(s, frame[1], cost(s, action)):
        return _too_dear(s, frame[1], cost(s, action), rule)
    return refusal(rule)


def _conquer(s: State, frame: Frame, action: int) -> Refusal:
    if s.regions.count(frame[1]) >= CONQUEST_MARKERS:
        return refusal("TW-Q12")
    return refusal("TW-Q06" if s.regions[action - A.CONQUER] == F.NONE else "TW-Q05")


def _flip(s: State, frame: Frame, action: int) -> Refusal:
    return refusal("TW-H15" if frame[2] == F.UP_OWN else "TW-Z16")


_REASONS: Final[dict[int, Callable[[State, Frame, int], Refusal]]] = {
    F.MAIN: _main,
    F.SPACE: _space,
    F.PRICE: _price,
    F.TASK: _task,
    F.BUILDING: _building,
    F.PUT: _put,
    F.WORSHIP: _worship,
    F.OFFERING: _offering,
    F.REJUVENATE: _rejuvenate,
    F.CONQUER: _conquer,
    F.EXTRA_FLIP: _flip,
}
"""Where a wrong answer of the right kind can break several rules."""

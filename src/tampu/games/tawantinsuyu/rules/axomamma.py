"""Chapter 19: Axomamma's set-up, her turn, what effects mean to her, and her random choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.games.tawantinsuyu import actions as A
from tampu.games.tawantinsuyu import effects as E
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import (
    C_AX_DIFFICULTY,
    C_AX_OFFER,
    C_GOD_CARDS,
    GOD_CARDS,
    GOLD,
    KINDS,
    MAIZE,
    PRODUCTION,
    SECTIONS,
    SLOTS,
    SMALL,
    STATUE_COST,
    STATUES,
    STONE,
    TOP,
    TWO_SOLDIERS,
    WORKER_LIMIT,
    bits,
)
from tampu.games.tawantinsuyu.effects import EFFECTS, Op
from tampu.games.tawantinsuyu.frames import Frame
from tampu.games.tawantinsuyu.rules.piles import (
    Odds,
    all_seats,
    put_under_deck,
    refill_nomads,
    weighted,
)
from tampu.games.tawantinsuyu.rules.village import take_from_village
from tampu.games.tawantinsuyu.solo import (
    AX,
    CARD_SLOTS,
    CHOICE_ORDER,
    DIE_WEIGHT,
    EASY_NO_IDLE_ARMY,
    HARD_IDLE_VP,
    IDLE_CARDS,
    IDLE_VP,
    PERSONALITIES,
    PRODUCTION_WANTED,
)

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


# Set-up (TW-X05 to TW-X09)


def set_up(s: State, frame: Frame) -> None:
    step = frame[2]
    if step < 3:
        s.stack.append((F.AX_SETUP, AX, step + 1))
    if step == 0:
        s.stack.append((F.PRIEST_START, 0))
    elif step == 1:
        s.stack.append((F.DRAW_DIE, AX, F.DIE_PRIEST))
    elif step == 2:
        for slot in reversed(range(CARD_SLOTS)):
            s.stack.append((F.DRAW_GOD, AX, F.TO_SLOT, slot))
    else:
        slot = free_upper_slot(s)  # TW-X08
        s.steps[slot] = AX
        if s.events is not None:
            s.tell("steps", seat=AX + 1, slot=SLOTS[slot])
        if s.personality == F.RANDOM:
            s.stack.append((F.DRAW_PERSONALITY, AX))


def free_upper_slot(s: State) -> int:
    """The first free upper slot clockwise from her priest's section, or -1."""
    for distance in range(SECTIONS):
        slot = 2 * ((s.priest[AX] + distance) % SECTIONS)
        if s.steps[slot] == F.NONE:
            return slot
    return F.NONE


def personality_odds(s: State, frame: Frame) -> Odds:
    return [(A.O_PERSONALITY + side, 1) for side in range(len(PERSONALITIES))]


def personality_came(s: State, frame: Frame, outcome: int) -> None:
    s.personality = outcome - A.O_PERSONALITY


def die_odds(s: State, frame: Frame) -> Odds:
    return weighted(DIE_WEIGHT, A.O_DIE)


def die_came(s: State, frame: Frame, outcome: int) -> None:
    number = outcome - A.O_DIE
    if frame[2] == F.DIE_PRIEST:
        s.priest[AX] = (s.priest[0] + number) % SECTIONS
    elif frame[2] == F.DIE_BOARD:
        s.stack.append((F.AX_TOKENS, AX, number, 0))
        s.stack.append((F.AX_SEARCH, AX, number - 1))
    else:
        s.stack.append((F.AX_STATUE, AX, number))


# Her turn (TW-X11, TW-X70)


def begin(s: State, frame: Frame) -> None:
    """AX_TURN: a High Priest action, else the board, else idling."""
    s.stack.append((F.AX_END, AX))
    s.stack.append((F.AX_PRIEST, AX))


def idle(s: State, frame: Frame) -> None:
    """AX_IDLE: after the Nomad, offer cards, an army card, one side on (TW-X70)."""
    for _ in range(IDLE_CARDS):
        drop_oldest(s, 1)
    if s.solo_flags & HARD_IDLE_VP:
        s.add_points(AX, C_AX_DIFFICULTY, IDLE_VP)
    if not s.solo_flags & EASY_NO_IDLE_ARMY:
        s.stack.append((F.DRAW_ARMY, AX, F.TO_HAND, F.NONE))
    s.priest[AX] = (s.priest[AX] + 1) % SECTIONS


def end(s: State, frame: Frame) -> None:
    """AX_END."""
    s.stage = F.CLOSING
    s.stack.append((F.NEXT_TURN, AX))
    s.stack.append((F.REFILL_MARKET, 0))


# Resources and cards


def spend(s: State, maize: int, stone: int, gold: int) -> None:
    """She pays with what is named, gold for what is missing (TW-X17)."""
    for resource, number in ((MAIZE, maize), (STONE, stone)):
        paid = min(number, s.res[4 * AX + resource])
        s.res[4 * AX + resource] -= paid
        gold += number - paid
    s.res[4 * AX + GOLD] -= gold


def can_spend(s: State, maize: int, stone: int, gold: int) -> bool:
    missing = max(0, maize - s.res[4 * AX + MAIZE]) + max(0, stone - s.res[4 * AX + STONE])
    return missing + gold <= s.res[4 * AX + GOLD]


def drop_oldest(s: State, points: int) -> None:
    """The oldest card of the offer goes under the god deck (TW-X14, TW-X23, TW-X70)."""
    if s.offer:
        card = s.offer.pop(0)
        put_under_deck(s, card, all_seats(s))
        if s.events is not None:
            s.tell("offer-dropped", card=GOD_CARDS[card])
        s.add_points(AX, C_AX_OFFER, points)


def turn_up_order(s: State) -> list[int]:
    """Her face-down things in the order she turns them up (TW-X35, TW-X38)."""
    order = list(reversed(bits(s.prod_down[AX])))
    return order + [PRODUCTION + card for card in army_order(s.army_down[AX])]


def army_order(cards: int) -> list[int]:
    return bits(cards & TWO_SOLDIERS) + bits(cards & ~TWO_SOLDIERS)


# Workers (TW-X12, TW-X13)


def gain_worker(s: State, kind: int) -> None:
    s.ax_workers.append(kind)
    if s.events is not None:
        s.tell("ax-worker", worker=KINDS[kind])
    s.stack.append((F.AX_LIMIT, AX))
    s.stack.append((F.EFFECTS, AX, E.WORKER_EFFECTS[kind], 0, C_GOD_CARDS))


def limit(s: State, frame: Frame) -> None:
    if len(s.ax_workers) > WORKER_LIMIT:
        s.stack.append((F.AX_DROP, AX))


def drop_odds(s: State, frame: Frame) -> Odds:
    return [(A.O_AX_DROP + age, 1) for age in range(len(s.ax_workers))]


def drop_came(s: State, frame: Frame, outcome: int) -> None:
    s.removed[s.ax_workers.pop(outcome - A.O_AX_DROP)] += 1
    s.stack.append((F.AX_LIMIT, AX))


def nomad_odds(s: State, frame: Frame) -> Odds:
    return weighted(s.nomads, A.O_AX_NOMAD)


def nomad_due(s: State, frame: Frame) -> bool:
    odds = nomad_odds(s, frame)
    if len(odds) > 1:
        return True
    s.stack.pop()
    if odds:
        nomad_came(s, frame, odds[0][0])
    return False


def nomad_came(s: State, frame: Frame, outcome: int) -> None:
    kind = outcome - A.O_AX_NOMAD
    s.nomads[kind] -= 1
    if frame[2] == F.NOMAD_CASUALTY:
        s.casualties[kind] += 1
    else:
        gain_worker(s, kind)
    refill_nomads(s)


# Random statues (TW-X27, TW-X34, TW-X55)


def statue_odds(s: State, frame: Frame) -> Odds:
    """Each piece of the size equally likely (TW-X61)."""
    given = frame[2] == F.STATUE_GIVEN
    pieces = s.statues[AX * len(STATUES) :] if given else s.stock
    return [
        (A.O_AX_STATUE + statue, pieces[statue])
        for statue in range(frame[3], len(STATUES), 2)
        if pieces[statue]
    ]


def statue_due(s: State, frame: Frame) -> bool:
    odds = statue_odds(s, frame)
    if len(odds) > 1:
        return True
    s.stack.pop()
    if odds:
        statue_came(s, frame, odds[0][0])
    return False


def statue_came(s: State, frame: Frame, outcome: int) -> None:
    statue = outcome - A.O_AX_STATUE
    if frame[2] == F.STATUE_GIVEN:
        s.statues[AX * len(STATUES) + statue] -= 1
        s.stack.append((F.TEMPLE, AX, frame[4]))
        return
    if frame[2] == F.STATUE_PAID:
        stone, gold = STATUE_COST[statue]
        spend(s, 0, stone, gold)
    s.stack.append((F.RAISE_STATUE, AX, statue))


# What effects mean to her (TW-X14, TW-X15, TW-X18, TW-X34 to TW-X36)


def _gain(s: State, place: int, op: Op, category: int) -> None:
    raise AssertionError("gains are carried out at once")


def _draw_gods(s: State, place: int, op: Op, category: int) -> None:
    for _ in range(op[1]):
        drop_oldest(s, 1)


def _draw_armies(s: State, place: int, op: Op, category: int) -> None:
    for _ in range(op[1]):
        s.stack.append((F.DRAW_ARMY, AX, F.TO_HAND, F.NONE))


def _take_nomad(s: State, place: int, op: Op, category: int) -> None:
    s.stack.append((F.AX_NOMAD, AX, F.NOMAD_RECRUIT))


def _take_tile(s: State, place: int, op: Op, category: int) -> None:
    s.stack.append((F.AX_TAKE_TOP, AX))


def _advance(s: State, place: int, op: Op, category: int) -> None:
    s.stack.append((F.TEMPLE, AX, op[1]))


def _turn_up(s: State, place: int, op: Op, category: int) -> None:
    for item in turn_up_order(s)[: op[1]]:
        if item < PRODUCTION:
            s.prod_down[AX] &= ~(1 << item)
            s.prod_up[AX] |= 1 << item
        elif not op[2]:
            s.army_down[AX] &= ~(1 << (item - PRODUCTION))
            s.army_up[AX] |= 1 << (item - PRODUCTION)


def _gold_to_temple(s: State, place: int, op: Op, category: int) -> None:
    if s.res[4 * AX + GOLD] and s.temple[AX] < TOP:
        s.res[4 * AX + GOLD] -= 1
        s.stack.append((F.TEMPLE, AX, 1))


def _may(s: State, place: int, op: Op, category: int) -> None:
    """Free builds by TW-X34, train by TW-X35; what else a card may offer is ignored."""
    if op[1] == E.FREE_BUILDING:
        production = s.prod_up[AX].bit_count() < PRODUCTION_WANTED
        s.stack.append((F.AX_TILE, AX, 0 if production else 2))
    elif op[1] == E.FREE_STEPS:
        s.stack.append((F.AX_STEPS, AX))
    elif op[1] == E.FREE_SMALL_STATUE:
        s.stack.append((F.AX_STATUE_DRAW, AX, F.STATUE_TAKEN, SMALL, 0))
    elif op[1] == E.DO_TRAIN:
        s.stack.append((F.DRAW_ARMY, AX, F.TO_HAND, F.NONE))


def _choose(s: State, place: int, op: Op, category: int) -> None:
    lists = op[1:]
    wanted = _worker_or_stone(s, lists) if _offers_nomad(lists) else _least_held(s, lists)
    if wanted != F.NONE:
        s.stack.append((F.EFFECTS, AX, wanted, 0, category))


def _offers_nomad(lists: tuple[int, ...]) -> bool:
    return any(op[0] == E.TAKE_NOMAD for effects in lists for op in EFFECTS[effects])


def _worker_or_stone(s: State, lists: tuple[int, ...]) -> int:
    """TW-X36: the list to carry out, or -1 if she took a worker of the Village."""
    stone, workers = s.res[4 * AX + STONE], len(s.ax_workers)
    wants_worker = workers < stone or (workers == stone and workers <= 1)
    if wants_worker and s.village:
        gain_worker(s, take_from_village(s, True))
        return F.NONE
    takes_nomad = wants_worker and sum(s.nomads) > 0
    for effects in lists:
        if (EFFECTS[effects][0][0] == E.TAKE_NOMAD) == takes_nomad:
            return effects
    return F.NONE


def _least_held(s: State, lists: tuple[int, ...]) -> int:
    """TW-X18: the resource she has least of; ties gold, maize, stone, potato."""
    best, best_rank = F.NONE, (0, 0)
    for effects in lists:
        op = EFFECTS[effects][0]
        resource = next(r for r in range(4) if op[1 + r])
        rank = (s.res[4 * AX + resource], CHOICE_ORDER[resource])
        if best == F.NONE or rank < best_rank:
            best, best_rank = effects, rank
    return best


OPERATIONS: Final[list[Callable[[State, int, Op, int], None]]] = [
    _gain,
    _draw_gods,
    _draw_armies,
    _take_nomad,
    _take_tile,
    _advance,
    _turn_up,
    _gold_to_temple,
    _may,
    _choose,
]
"""By operation of effects.py."""

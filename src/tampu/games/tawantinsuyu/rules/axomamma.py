"""Axomamma (TW-X): her set-up, her turn, what effects mean to her, and her random choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.core.decisions import Odds
from tampu.games.tawantinsuyu import actions, content
from tampu.games.tawantinsuyu.content import AX, GOLD, PRODUCTION, SECTIONS
from tampu.games.tawantinsuyu.rules import frames, vocabulary
from tampu.games.tawantinsuyu.rules.frames import Frame
from tampu.games.tawantinsuyu.rules.piles import (
    all_seats,
    put_under_deck,
    refill_nomads,
    weighted,
)
from tampu.games.tawantinsuyu.rules.village import take_from_village
from tampu.games.tawantinsuyu.rules.vocabulary import EFFECTS, Op

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


# Set-up (TW-X05 to TW-X09)


def set_up(s: State, frame: Frame) -> None:
    step = frame[2]
    if step < 3:
        s.stack.append((frames.AX_SETUP, AX, step + 1))
    if step == 0:
        s.stack.append((frames.PRIEST_START, 0))
    elif step == 1:
        s.stack.append((frames.DRAW_DIE, AX, frames.DIE_PRIEST))
    elif step == 2:
        for slot in reversed(range(content.CARD_SLOTS)):
            s.stack.append((frames.DRAW_GOD, AX, frames.TO_SLOT, slot))
    else:
        slot = free_upper_slot(s)  # TW-X08
        s.steps[slot] = AX
        if s.events is not None:
            action = content.ACTIVATIONS[(slot // 2 - s.rotation) % SECTIONS]
            s.tell("steps", seat=AX + 1, slot=content.SLOTS[slot], action=action)
        if s.personality == frames.RANDOM:
            s.stack.append((frames.DRAW_PERSONALITY, AX))


def free_upper_slot(s: State) -> int:
    """The first free upper slot clockwise from her priest's section, or -1."""
    for distance in range(SECTIONS):
        slot = 2 * ((s.priest[AX] + distance) % SECTIONS)
        if s.steps[slot] == frames.NONE:
            return slot
    return frames.NONE


def list_personality(s: State, frame: Frame) -> Odds:
    return [(actions.O_PERSONALITY + side, 1) for side in range(len(content.PERSONALITIES))]


def do_personality(s: State, frame: Frame, outcome: int) -> None:
    s.personality = outcome - actions.O_PERSONALITY


def list_die(s: State, frame: Frame) -> Odds:
    return weighted(content.DIE_WEIGHT, actions.O_DIE)


def do_die(s: State, frame: Frame, outcome: int) -> None:
    number = outcome - actions.O_DIE
    if frame[2] == frames.DIE_PRIEST:
        s.priest[AX] = (s.priest[0] + number) % SECTIONS
    elif frame[2] == frames.DIE_BOARD:
        s.stack.append((frames.AX_TOKENS, AX, number, 0))
        s.stack.append((frames.AX_SEARCH, AX, number - 1))
    else:
        s.stack.append((frames.AX_STATUE, AX, number))


# Her turn (TW-X11, TW-X70)


def begin(s: State, frame: Frame) -> None:
    """AX_TURN: a High Priest action, else the board, else idling."""
    s.stack.append((frames.AX_END, AX))
    s.stack.append((frames.AX_PRIEST, AX))


def idle(s: State, frame: Frame) -> None:
    """AX_IDLE: after the Nomad, offer cards, an army card, then one side on (TW-X70, TW-X90)."""
    if len(frame) == 3:
        _move_idle_priest(s)
        return
    for _ in range(content.IDLE_CARDS):
        drop_oldest(s, 1)
    if s.solo_flags & content.HARD_IDLE_VP:
        s.add_points(AX, content.C_AX_DIFFICULTY, content.IDLE_VP)
    if s.version_facts.priest_idles_last:
        s.stack.append((frames.AX_IDLE, AX, 1))
    else:
        _move_idle_priest(s)
    if not s.solo_flags & content.EASY_NO_IDLE_ARMY:
        s.stack.append((frames.DRAW_ARMY, AX, frames.TO_HAND, frames.NONE))


def _move_idle_priest(s: State) -> None:
    s.priest[AX] = (s.priest[AX] + 1) % SECTIONS


def end(s: State, frame: Frame) -> None:
    """AX_END."""
    s.stage = frames.CLOSING
    s.stack.append((frames.NEXT_TURN, AX))
    s.stack.append((frames.REFILL_MARKET, 0))


# Resources and cards


def spend(s: State, maize: int, stone: int, gold: int) -> None:
    """She pays with what is named, gold for what is missing (TW-X17)."""
    for resource, number in ((content.MAIZE, maize), (content.STONE, stone)):
        paid = min(number, s.res[4 * AX + resource])
        s.res[4 * AX + resource] -= paid
        gold += number - paid
    s.res[4 * AX + GOLD] -= gold


def can_spend(s: State, maize: int, stone: int, gold: int) -> bool:
    missing = max(0, maize - s.res[4 * AX + content.MAIZE]) + max(
        0, stone - s.res[4 * AX + content.STONE]
    )
    return missing + gold <= s.res[4 * AX + GOLD]


def drop_oldest(s: State, points: int) -> None:
    """The oldest card of the offer goes under the god deck (TW-X14, TW-X23, TW-X70)."""
    if s.offer:
        card = s.offer.pop(0)
        put_under_deck(s, card, all_seats(s))
        if s.events is not None:
            s.tell("offer-dropped", card=content.GOD_CARDS[card])
        s.add_points(AX, content.C_AX_OFFER, points)


def turn_up_order(s: State) -> list[int]:
    """Her face-down things in the order she turns them up (TW-X35, TW-X38)."""
    order = list(reversed(content.bits(s.prod_down[AX])))
    return order + [PRODUCTION + card for card in army_order(s.army_down[AX])]


def army_order(cards: int) -> list[int]:
    return content.bits(cards & content.TWO_SOLDIERS) + content.bits(cards & ~content.TWO_SOLDIERS)


# Workers (TW-X12, TW-X13)


def gain_worker(s: State, kind: int) -> None:
    s.ax_workers.append(kind)
    if s.events is not None:
        s.tell("ax-worker", worker=content.KINDS[kind])
    s.stack.append((frames.AX_LIMIT, AX))
    s.stack.append((frames.EFFECTS, AX, vocabulary.WORKER_EFFECTS[kind], 0, content.C_GOD_CARDS))


def limit(s: State, frame: Frame) -> None:
    if len(s.ax_workers) > content.WORKER_LIMIT:
        s.stack.append((frames.AX_DROP, AX))


def list_drop(s: State, frame: Frame) -> Odds:
    return [(actions.O_AX_DROP + age, 1) for age in range(len(s.ax_workers))]


def do_drop(s: State, frame: Frame, outcome: int) -> None:
    s.removed[s.ax_workers.pop(outcome - actions.O_AX_DROP)] += 1
    s.stack.append((frames.AX_LIMIT, AX))


def list_nomad(s: State, frame: Frame) -> Odds:
    return weighted(s.nomads, actions.O_AX_NOMAD)


def do_nomad(s: State, frame: Frame, outcome: int) -> None:
    kind = outcome - actions.O_AX_NOMAD
    s.nomads[kind] -= 1
    if frame[2] == frames.NOMAD_CASUALTY:
        s.casualties[kind] += 1
    else:
        gain_worker(s, kind)
    refill_nomads(s)


# Random statues (TW-X27, TW-X34, TW-X55)


def list_statue(s: State, frame: Frame) -> Odds:
    """Each piece of the size equally likely (TW-X61)."""
    given = frame[2] == frames.STATUE_GIVEN
    pieces = s.statues[AX * len(content.STATUES) :] if given else s.stock
    return [
        (actions.O_AX_STATUE + statue, pieces[statue])
        for statue in range(frame[3], len(content.STATUES), 2)
        if pieces[statue]
    ]


def do_statue(s: State, frame: Frame, outcome: int) -> None:
    statue = outcome - actions.O_AX_STATUE
    if frame[2] == frames.STATUE_GIVEN:
        s.statues[AX * len(content.STATUES) + statue] -= 1
        s.stack.append((frames.TEMPLE, AX, frame[4]))
        return
    if frame[2] == frames.STATUE_PAID:
        stone, gold = content.STATUE_COST[statue]
        spend(s, 0, stone, gold)
    s.stack.append((frames.RAISE_STATUE, AX, statue))


# What effects mean to her (TW-X14, TW-X15, TW-X18, TW-X34 to TW-X36)


def _gain(s: State, place: int, op: Op, category: int) -> None:
    raise AssertionError("gains are carried out at once")


def _draw_gods(s: State, place: int, op: Op, category: int) -> None:
    for _ in range(op[1]):
        drop_oldest(s, 1)


def _draw_armies(s: State, place: int, op: Op, category: int) -> None:
    for _ in range(op[1]):
        s.stack.append((frames.DRAW_ARMY, AX, frames.TO_HAND, frames.NONE))


def _turn_up(s: State, place: int, op: Op, category: int) -> None:
    for item in turn_up_order(s)[: op[1]]:
        if item < PRODUCTION:
            s.prod_down[AX] &= ~(1 << item)
            s.prod_up[AX] |= 1 << item
        elif not op[2]:
            s.army_down[AX] &= ~(1 << (item - PRODUCTION))
            s.army_up[AX] |= 1 << (item - PRODUCTION)


def _gold_to_temple(s: State, place: int, op: Op, category: int) -> None:
    if s.res[4 * AX + GOLD] and s.temple[AX] < content.TOP:
        s.res[4 * AX + GOLD] -= 1
        s.stack.append((frames.TEMPLE, AX, 1))


def _may(s: State, place: int, op: Op, category: int) -> None:
    """Free builds by TW-X34, train by TW-X35; what else a card may offer is ignored."""
    if op[1] == vocabulary.FREE_BUILDING:
        production = s.prod_up[AX].bit_count() < content.PRODUCTION_WANTED
        s.stack.append((frames.AX_TILE, AX, 0 if production else 2))
    elif op[1] == vocabulary.FREE_STEPS:
        s.stack.append((frames.AX_STEPS, AX))
    elif op[1] == vocabulary.FREE_SMALL_STATUE:
        s.stack.append((frames.AX_STATUE_DRAW, AX, frames.STATUE_TAKEN, content.SMALL, 0))
    elif op[1] == vocabulary.DO_TRAIN:
        s.stack.append((frames.DRAW_ARMY, AX, frames.TO_HAND, frames.NONE))


def _choose(s: State, place: int, op: Op, category: int) -> None:
    lists = op[1:]
    nomad = any(op[0] == vocabulary.TAKE_NOMAD for effects in lists for op in EFFECTS[effects])
    wanted = _worker_or_stone(s, lists) if nomad else _least_held(s, lists)
    if wanted != frames.NONE:
        s.stack.append((frames.EFFECTS, AX, wanted, 0, category))


def _worker_or_stone(s: State, lists: tuple[int, ...]) -> int:
    """TW-X36: the list to carry out, or -1 if she took a worker of the Village."""
    stone, workers = s.res[4 * AX + content.STONE], len(s.ax_workers)
    wants_worker = workers < stone or (workers == stone and workers <= 1)
    if wants_worker and s.village:
        gain_worker(s, take_from_village(s, True))
        return frames.NONE
    takes_nomad = wants_worker and sum(s.nomads) > 0
    for effects in lists:
        if (EFFECTS[effects][0][0] == vocabulary.TAKE_NOMAD) == takes_nomad:
            return effects
    return frames.NONE


def _least_held(s: State, lists: tuple[int, ...]) -> int:
    """TW-X18: the resource she has least of; ties gold, maize, stone, potato."""
    best, best_rank = frames.NONE, (0, 0)
    for effects in lists:
        op = EFFECTS[effects][0]
        resource = next(r for r in range(4) if op[1 + r])
        rank = (s.res[4 * AX + resource], content.CHOICE_ORDER[resource])
        if best == frames.NONE or rank < best_rank:
            best, best_rank = effects, rank
    return best


OPERATIONS: Final[list[Callable[[State, int, Op, int], None]]] = [
    _gain,
    _draw_gods,
    _draw_armies,
    lambda s, place, op, category: s.stack.append((frames.AX_NOMAD, AX, frames.NOMAD_RECRUIT)),
    lambda s, place, op, category: s.stack.append((frames.AX_TAKE_TOP, AX)),
    lambda s, place, op, category: s.stack.append((frames.TEMPLE, AX, op[1])),
    _turn_up,
    _gold_to_temple,
    _may,
    _choose,
]
"""By operation of effects.py."""

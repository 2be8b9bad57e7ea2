"""Chapter 19: Axomamma's High Priest, her actions, her following and her conquests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.tawantinsuyu import actions as A
from tampu.games.tawantinsuyu import effects as E
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import (
    ACT_CONQUEST,
    ACT_OFFERING,
    ACT_PRODUCE,
    ACT_REJUVENATE,
    ACT_WORSHIP,
    ACTIVATIONS,
    ARMY_CARDS,
    C_AX_DIFFICULTY,
    C_PRODUCTION,
    GOLD,
    LARGE,
    MAIZE,
    OFFERING_FOLLOWER_MAIZE,
    OFFERING_MAIZE,
    OFFERING_MOST,
    REGION_SIZE,
    SECTIONS,
    SMALL,
    SOLDIERS,
    STATUES,
    TARGET_VP,
    TARGETS,
    TOP,
    WORSHIP_FOLLOWER_SPACES,
    WORSHIP_SPACES,
    bits,
)
from tampu.games.tawantinsuyu.frames import Frame
from tampu.games.tawantinsuyu.rules import axomamma, conquest, priest
from tampu.games.tawantinsuyu.rules.piles import Odds, even
from tampu.games.tawantinsuyu.rules.village import take_from_village
from tampu.games.tawantinsuyu.solo import (
    AX,
    BUILDINGS_TO_PRODUCE,
    EASY_ONE_CONQUEST,
    EASY_WORSHIP_TWO,
    HARD_CONQUEST_DISCOUNT,
    HARD_CONQUEST_EQUAL,
    HARD_PRIEST_VP,
    HARD_TEMPLE_STEP,
    IDLE_CARDS,
    MAIZE_TO_OFFER,
    PRIEST_VP,
    REGION_ORDER,
    THINGS_TO_REJUVENATE,
)

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


# Whether she moves (TW-X20, TW-X21, TW-X37)


def look(s: State, frame: Frame) -> None:
    """AX_PRIEST: the next side, then the second next; else the board, else idling (TW-X11)."""
    for sides in (1, 2):
        action = priest.action_at(s, (s.priest[AX] + sides) % SECTIONS)
        if wants(s, action):
            if s.events is not None:
                s.tell("ax-priest", action=ACTIVATIONS[action], sides=sides)
            priest.move(s, AX, sides)
            return
        if s.events is not None:
            s.tell("ax-no-priest", action=ACTIVATIONS[action], sides=sides)
    if s.ax_workers:
        s.stack.append((F.DRAW_DIE, AX, F.DIE_BOARD))
    else:
        s.tell("ax-idle")
        s.stack.append((F.AX_IDLE, AX))
        s.stack.append((F.AX_NOMAD, AX, F.NOMAD_RECRUIT))


def wants(s: State, action: int) -> bool:
    """Whether the condition of a High Priest action holds."""
    if action == ACT_WORSHIP:
        needed = 2 if s.solo_flags & EASY_WORSHIP_TWO else 1
        return s.temple[AX] < TOP and sum(s.statues[AX * len(STATUES) :]) >= needed
    if action == ACT_OFFERING:
        return s.temple[AX] < TOP and s.res[4 * AX + MAIZE] >= MAIZE_TO_OFFER
    if action == ACT_REJUVENATE:
        return s.prod_down[AX].bit_count() + s.army_down[AX].bit_count() >= THINGS_TO_REJUVENATE
    if action == ACT_PRODUCE:
        return s.prod_up[AX].bit_count() >= BUILDINGS_TO_PRODUCE
    cards = s.army_up[AX] | s.armies[AX]
    soldiers = sum([SOLDIERS[card] for card in bits(cards)])
    if s.events is not None:
        s.tell("ax-soldiers", soldiers=soldiers, casualties=sum(s.casualties))
    enough = sum(s.casualties) + (0 if s.solo_flags & HARD_CONQUEST_EQUAL else 1)
    return soldiers >= enough and conquest.payable_targets(s, AX, cards, discount(s)) != 0


def discount(s: State) -> int:
    return conquest.AX_DISCOUNT if s.solo_flags & HARD_CONQUEST_DISCOUNT else conquest.FULL


def casualty(s: State, frame: Frame) -> None:
    """AX_CASUALTY: the potato end of the Village, else a random Nomad (TW-X22)."""
    if s.village:
        s.casualties[take_from_village(s, True)] += 1
    else:
        s.stack.append((F.AX_NOMAD, AX, F.NOMAD_CASUALTY))


# Acting (TW-X23 to TW-X28, TW-X39)


def act(s: State, frame: Frame) -> None:
    """AX_ACT: after the reactions what the difficulty adds, her action, the human's following."""
    action = frame[2]
    s.stack.append((F.AX_AFTER_PRIEST, AX))
    if action == ACT_CONQUEST:
        s.stack.append((F.CONQUEST, AX, 0, 0, 0))
    else:
        s.stack.append((F.FOLLOW, AX, action, 1))
        s.stack.append((F.AX_DO, AX, action))
    if s.solo_flags & HARD_TEMPLE_STEP and action in (ACT_WORSHIP, ACT_OFFERING):
        s.stack.append((F.TEMPLE, AX, 1))
    if s.solo_flags & HARD_PRIEST_VP:
        s.add_points(AX, C_AX_DIFFICULTY, PRIEST_VP)


def do(s: State, frame: Frame) -> None:
    """AX_DO: the action itself."""
    action = frame[2]
    if action == ACT_WORSHIP:
        s.stack.append((F.AX_WORSHIP, AX, 3, 1))
    elif action == ACT_OFFERING:
        means = s.res[4 * AX + MAIZE] + s.res[4 * AX + GOLD]
        spaces = min(OFFERING_MOST, means // OFFERING_MAIZE, TOP - s.temple[AX])
        if spaces:
            axomamma.spend(s, OFFERING_MAIZE * spaces, 0, 0)
            s.stack.append((F.TEMPLE, AX, spaces))
    elif action == ACT_REJUVENATE:
        _turn_all_up(s, s.prod_down[AX], s.army_down[AX])
    else:
        buildings = s.prod_up[AX]
        highest = 1 << (buildings.bit_length() - 1) if buildings else 0
        s.stack.append((F.AX_PRODUCE, AX, buildings, buildings & ~highest))


def follow(s: State, frame: Frame) -> None:
    """AX_FOLLOW: she always follows if she can (TW-X24)."""
    action = frame[2]
    if action == ACT_WORSHIP:
        s.stack.append((F.AX_WORSHIP, AX, 3, 0))
    elif action == ACT_OFFERING:
        maize = OFFERING_FOLLOWER_MAIZE
        if s.temple[AX] < TOP and axomamma.can_spend(s, maize, 0, 0):
            axomamma.spend(s, maize, 0, 0)
            s.stack.append((F.TEMPLE, AX, 1))
    elif action == ACT_REJUVENATE:
        buildings = bits(s.prod_down[AX])
        army = axomamma.army_order(s.army_down[AX])
        half = (len(buildings) + 1) // 2
        chosen = buildings[len(buildings) - half :]
        _turn_all_up(
            s,
            sum([1 << building for building in chosen]),
            sum([1 << card for card in army[: (len(army) + 1) // 2]]),
        )
    else:
        s.stack.append((F.AX_PRODUCE, AX, s.prod_up[AX], s.prod_up[AX]))


def _turn_all_up(s: State, buildings: int, army: int) -> None:
    s.prod_up[AX] |= buildings
    s.prod_down[AX] &= ~buildings
    s.army_up[AX] |= army
    s.army_down[AX] &= ~army


def after(s: State, frame: Frame) -> None:
    """AX_AFTER_PRIEST (TW-X23)."""
    for _ in range(IDLE_CARDS):
        axomamma.drop_oldest(s, 0)
    s.stack.append((F.DRAW_ARMY, AX, F.TO_HAND, F.NONE))


def worship(s: State, frame: Frame) -> None:
    """AX_WORSHIP: acting a large, then a small statue; following a small one first (TW-X27)."""
    _, _, sizes, acting = frame
    if s.temple[AX] == TOP or not sizes:
        return
    if acting:
        size = LARGE if sizes & 2 else SMALL
        s.stack.append((F.AX_WORSHIP, AX, sizes & ~(1 << size), 1))
    else:
        size = SMALL if any(s.statues[AX * len(STATUES) + SMALL :: 2]) else LARGE
    spaces = WORSHIP_SPACES[size] if acting else WORSHIP_FOLLOWER_SPACES
    s.stack.append((F.AX_STATUE_DRAW, AX, F.STATUE_GIVEN, size, spaces))


def produce(s: State, frame: Frame) -> None:
    """AX_PRODUCE: buildings in number order, then those that go down are turned (TW-X25)."""
    _, _, left, down = frame
    if left:
        building = bits(left)[0]
        s.stack.append((F.AX_PRODUCE, AX, left & ~(1 << building), down))
        s.stack.append((F.EFFECTS, AX, E.PRODUCTION_EFFECTS[building], 0, C_PRODUCTION))
    else:
        s.prod_up[AX] &= ~down
        s.prod_down[AX] |= down


# Conquest (TW-X29 to TW-X33)


def conquer(s: State, frame: Frame) -> None:
    """AX_CONQUER: her whole hand, her first marker, or as acting player her second."""
    step = frame[2]
    if step == 0:
        if s.events is not None:
            cards = ", ".join([ARMY_CARDS[card] for card in bits(s.armies[AX])])
            s.tell("ax-army", cards=cards or "-")
        s.army_up[AX] |= s.armies[AX]
        s.armies[AX] = 0
        return
    if step == 2 and s.solo_flags & EASY_ONE_CONQUEST:
        return
    targets = bits(conquest.payable_targets(s, AX, s.army_up[AX], discount(s)))
    if not targets:
        return
    if step == 1:
        best = max(targets, key=lambda target: first_marker_rank(s, target))
        if s.events is not None:
            s.tell("ax-conquest", target=TARGETS[best], points=TARGET_VP[best])
        conquest.occupy(s, AX, best, best_payment(s, best))
        return
    costs = [_cards_discarded(s, target) for target in targets]
    least = min(costs)
    cheapest = sum([1 << t for t, cost in zip(targets, costs, strict=True) if cost == least])
    s.stack.append((F.AX_CONQUEST, AX, cheapest))


def first_marker_rank(s: State, target: int) -> tuple[int, int, int, int, int]:
    """TW-X30, TW-X31: greater is better."""
    region, position = target // REGION_SIZE, target % REGION_SIZE
    owners = s.regions[region * REGION_SIZE : (region + 1) * REGION_SIZE]
    markers = REGION_SIZE - owners.count(F.NONE)
    return (TARGET_VP[target], -markers, -owners.count(0), -REGION_ORDER[region], position)


def best_payment(s: State, target: int) -> conquest.Paid:
    """TW-X33."""
    paid = conquest.payments(target, s.army_up[AX], discount(s))
    return min(paid, key=lambda p: (p[2], p[2] + p[3], -p[0], p[0] + p[1]))


def _cards_discarded(s: State, target: int) -> int:
    paid = best_payment(s, target)
    return paid[2] + paid[3]


def target_due(s: State, frame: Frame) -> bool:
    targets = bits(frame[2])
    if len(targets) > 1:
        return True
    s.stack.pop()
    target_came(s, frame, A.O_AX_CONQUEST + targets[0])
    return False


def target_odds(s: State, frame: Frame) -> Odds:
    return even(frame[2], A.O_AX_CONQUEST)


def target_came(s: State, frame: Frame, outcome: int) -> None:
    target = outcome - A.O_AX_CONQUEST
    if s.events is not None:
        s.tell("ax-second-conquest", target=TARGETS[target])
    conquest.occupy(s, AX, target, best_payment(s, target))

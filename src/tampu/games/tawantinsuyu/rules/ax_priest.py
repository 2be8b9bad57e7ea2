"""Axomamma's High Priest (TW-X): her actions, her following and her conquests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.decisions import Odds
from tampu.games.tawantinsuyu import actions, content
from tampu.games.tawantinsuyu.content import ACT_OFFERING, ACT_WORSHIP, AX, REGION_SIZE, TOP, bits
from tampu.games.tawantinsuyu.rules import axomamma, conquest, frames, priest, vocabulary
from tampu.games.tawantinsuyu.rules.frames import Frame
from tampu.games.tawantinsuyu.rules.piles import even
from tampu.games.tawantinsuyu.rules.village import take_from_village

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


# Whether she moves (TW-X20, TW-X21, TW-X37)


def look(s: State, frame: Frame) -> None:
    """AX_PRIEST: the next side, then the second next; else the board, else idling (TW-X11)."""
    for sides in (1, 2):
        action = priest.action_at(s, (s.priest[AX] + sides) % content.SECTIONS)
        if wants(s, action):
            if s.events is not None:
                s.tell("ax-priest", action=content.ACTIVATIONS[action], sides=sides)
            priest.move(s, AX, sides)
            return
        if s.events is not None:
            s.tell("ax-no-priest", action=content.ACTIVATIONS[action], sides=sides)
    if s.ax_workers:
        s.stack.append((frames.DRAW_DIE, AX, frames.DIE_BOARD))
    else:
        s.tell("ax-idle")
        s.stack.append((frames.AX_IDLE, AX))
        s.stack.append((frames.AX_NOMAD, AX, frames.NOMAD_RECRUIT))


def wants(s: State, action: int) -> bool:
    """Whether the condition of a High Priest action holds."""
    if action == ACT_WORSHIP:
        needed = 2 if s.solo_flags & content.EASY_WORSHIP_TWO else 1
        return s.temple[AX] < TOP and sum(s.statues[AX * len(content.STATUES) :]) >= needed
    if action == ACT_OFFERING:
        return s.temple[AX] < TOP and s.res[4 * AX + content.MAIZE] >= content.MAIZE_TO_OFFER
    if action == content.ACT_REJUVENATE:
        return (
            s.prod_down[AX].bit_count() + s.army_down[AX].bit_count()
            >= content.THINGS_TO_REJUVENATE
        )
    if action == content.ACT_PRODUCE:
        return s.prod_up[AX].bit_count() >= content.BUILDINGS_TO_PRODUCE
    cards = s.army_up[AX] | s.armies[AX]
    soldiers = sum([content.SOLDIERS[card] for card in bits(cards)])
    if s.events is not None:
        s.tell("ax-soldiers", soldiers=soldiers, casualties=sum(s.casualties))
    enough = sum(s.casualties) + (0 if s.solo_flags & content.HARD_CONQUEST_EQUAL else 1)
    return soldiers >= enough and conquest.payable_targets(s, AX, cards, discount(s)) != 0


def discount(s: State) -> int:
    return conquest.AX_DISCOUNT if s.solo_flags & content.HARD_CONQUEST_DISCOUNT else conquest.FULL


def casualty(s: State, frame: Frame) -> None:
    """AX_CASUALTY: the potato end of the Village, else a random Nomad (TW-X22)."""
    if s.village:
        s.casualties[take_from_village(s, True)] += 1
    else:
        s.stack.append((frames.AX_NOMAD, AX, frames.NOMAD_CASUALTY))


# Acting (TW-X23 to TW-X28, TW-X39)


def act(s: State, frame: Frame) -> None:
    """AX_ACT: after the reactions what the difficulty adds, her action, the human's following."""
    action = frame[2]
    s.stack.append((frames.AX_AFTER_PRIEST, AX))
    if action == content.ACT_CONQUEST:
        s.stack.append((frames.CONQUEST, AX, 0, 0, 0))
    else:
        s.stack.append((frames.FOLLOW, AX, action, 1))
        s.stack.append((frames.AX_DO, AX, action))
    if s.solo_flags & content.HARD_TEMPLE_STEP and action in (ACT_WORSHIP, ACT_OFFERING):
        s.stack.append((frames.TEMPLE, AX, 1))
    if s.solo_flags & content.HARD_PRIEST_VP:
        s.add_points(AX, content.C_AX_DIFFICULTY, content.PRIEST_VP)


def do(s: State, frame: Frame) -> None:
    """AX_DO: the action itself."""
    action = frame[2]
    if action == ACT_WORSHIP:
        s.stack.append((frames.AX_WORSHIP, AX, 3, 1))
    elif action == ACT_OFFERING:
        means = s.res[4 * AX + content.MAIZE] + s.res[4 * AX + content.GOLD]
        spaces = min(content.OFFERING_MOST, means // content.OFFERING_MAIZE, TOP - s.temple[AX])
        if spaces:
            axomamma.spend(s, content.OFFERING_MAIZE * spaces, 0, 0)
            s.stack.append((frames.TEMPLE, AX, spaces))
    elif action == content.ACT_REJUVENATE:
        _turn_all_up(s, s.prod_down[AX], s.army_down[AX])
    else:
        buildings = s.prod_up[AX]
        highest = 1 << (buildings.bit_length() - 1) if buildings else 0
        s.stack.append((frames.AX_PRODUCE, AX, buildings, buildings & ~highest))


def follow(s: State, frame: Frame) -> None:
    """AX_FOLLOW: she always follows if she can (TW-X24)."""
    action = frame[2]
    if action == ACT_WORSHIP:
        s.stack.append((frames.AX_WORSHIP, AX, 3, 0))
    elif action == ACT_OFFERING:
        maize = content.OFFERING_FOLLOWER_MAIZE
        if s.temple[AX] < TOP and axomamma.can_spend(s, maize, 0, 0):
            axomamma.spend(s, maize, 0, 0)
            s.stack.append((frames.TEMPLE, AX, 1))
    elif action == content.ACT_REJUVENATE:
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
        s.stack.append((frames.AX_PRODUCE, AX, s.prod_up[AX], s.prod_up[AX]))


def _turn_all_up(s: State, buildings: int, army: int) -> None:
    s.prod_up[AX] |= buildings
    s.prod_down[AX] &= ~buildings
    s.army_up[AX] |= army
    s.army_down[AX] &= ~army


def after(s: State, frame: Frame) -> None:
    """AX_AFTER_PRIEST (TW-X23)."""
    for _ in range(content.IDLE_CARDS):
        axomamma.drop_oldest(s, 0)
    s.stack.append((frames.DRAW_ARMY, AX, frames.TO_HAND, frames.NONE))


def worship(s: State, frame: Frame) -> None:
    """AX_WORSHIP: acting a large, then a small statue; following a small one first (TW-X27)."""
    _, _, sizes, acting = frame
    if s.temple[AX] == TOP or not sizes:
        return
    if acting:
        size = content.LARGE if sizes & 2 else content.SMALL
        s.stack.append((frames.AX_WORSHIP, AX, sizes & ~(1 << size), 1))
    else:
        size = (
            content.SMALL
            if any(s.statues[AX * len(content.STATUES) + content.SMALL :: 2])
            else content.LARGE
        )
    spaces = content.WORSHIP_SPACES[size] if acting else content.WORSHIP_FOLLOWER_SPACES
    s.stack.append((frames.AX_STATUE_DRAW, AX, frames.STATUE_GIVEN, size, spaces))


def produce(s: State, frame: Frame) -> None:
    """AX_PRODUCE: buildings in number order, then those that go down are turned (TW-X25)."""
    _, _, left, down = frame
    if left:
        building = bits(left)[0]
        s.stack.append((frames.AX_PRODUCE, AX, left & ~(1 << building), down))
        s.stack.append(
            (frames.EFFECTS, AX, vocabulary.PRODUCTION_EFFECTS[building], 0, content.C_PRODUCTION)
        )
    else:
        s.prod_up[AX] &= ~down
        s.prod_down[AX] |= down


# Conquest (TW-X29 to TW-X33)


def conquer(s: State, frame: Frame) -> None:
    """AX_CONQUER: her whole hand, her first marker, or as acting player her second."""
    step = frame[2]
    if step == 0:
        if s.events is not None:
            cards = ", ".join([content.ARMY_CARDS[card] for card in bits(s.armies[AX])])
            s.tell("ax-army", cards=cards or "-")
        s.army_up[AX] |= s.armies[AX]
        s.armies[AX] = 0
        return
    if step == 2 and s.solo_flags & content.EASY_ONE_CONQUEST:
        return
    targets = bits(conquest.payable_targets(s, AX, s.army_up[AX], discount(s)))
    if not targets:
        return
    if step == 1:
        best = max(targets, key=lambda target: first_marker_rank(s, target))
        if s.events is not None:
            s.tell("ax-conquest", target=content.TARGETS[best], points=content.TARGET_VP[best])
        conquest.occupy(s, AX, best, best_payment(s, best))
        return
    costs = [_cards_discarded(s, target) for target in targets]
    least = min(costs)
    cheapest = sum([1 << t for t, cost in zip(targets, costs, strict=True) if cost == least])
    s.stack.append((frames.AX_CONQUEST, AX, cheapest))


def first_marker_rank(s: State, target: int) -> tuple[int, int, int, int, int]:
    """TW-X30, TW-X31: greater is better."""
    region, position = target // REGION_SIZE, target % REGION_SIZE
    owners = s.regions[region * REGION_SIZE : (region + 1) * REGION_SIZE]
    markers = REGION_SIZE - owners.count(frames.NONE)
    return (
        content.TARGET_VP[target],
        -markers,
        -owners.count(0),
        -content.REGION_ORDER[region],
        position,
    )


def best_payment(s: State, target: int) -> conquest.Paid:
    """TW-X33."""
    paid = conquest.payments(target, s.army_up[AX], discount(s))
    return min(paid, key=lambda p: (p[2], p[2] + p[3], -p[0], p[0] + p[1]))


def _cards_discarded(s: State, target: int) -> int:
    paid = best_payment(s, target)
    return paid[2] + paid[3]


def list_target(s: State, frame: Frame) -> Odds:
    return even(frame[2], actions.O_AX_CONQUEST)


def do_target(s: State, frame: Frame, outcome: int) -> None:
    target = outcome - actions.O_AX_CONQUEST
    if s.events is not None:
        s.tell("ax-second-conquest", target=content.TARGETS[target])
    conquest.occupy(s, AX, target, best_payment(s, target))

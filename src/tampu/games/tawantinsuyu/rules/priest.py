"""Chapter 10: moving the High Priest and the five actions of the Coricancha."""

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
    C_PASSIVE,
    C_PRODUCTION,
    GOLD,
    OFFERING_FOLLOWER_MAIZE,
    OFFERING_MAIZE,
    OFFERING_MOST,
    SECTIONS,
    STATUES,
    TOP,
    WORSHIP_FOLLOWER_SPACES,
    WORSHIP_SPACES,
    Z11,
    Z12,
    Z16,
    Z17,
    Z18,
    bits,
)
from tampu.games.tawantinsuyu.frames import Frame
from tampu.games.tawantinsuyu.rules import effects, payment

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

REACTIONS = (Z12, Z11, Z18, Z17, Z16)
"""By activation: the passive building that it wakes (TW-Z26)."""


def action_at(s: State, section: int) -> int:
    """TW-S02."""
    return (section - s.rotation) % SECTIONS


def move(s: State, place: int, sides: int) -> None:
    """TW-H01, TW-H02: casualty, reactions, then the action and its followers."""
    s.priest[place] = (s.priest[place] + sides) % SECTIONS
    action = action_at(s, s.priest[place])
    if s.events is not None:
        s.tell("activation", seat=place + 1, action=ACTIVATIONS[action])
    s.up_used = 0
    if s.is_ax(place):
        s.stack.append((F.AX_ACT, place, action))
    else:
        s.stack.append((F.ACT_OR_GOLD, place, action))
    s.stack.append((F.REACTION, place, action))
    if action == ACT_CONQUEST:
        s.stack.append((F.AX_CASUALTY if s.is_ax(place) else F.CASUALTY, place))


def react(s: State, frame: Frame) -> None:
    """REACTION: the one passive building that the action wakes, whoever owns it (TW-Z21)."""
    action = frame[2]
    owner = s.owner_of(REACTIONS[action])
    if owner == F.NONE:
        return
    if action == ACT_PRODUCE:
        s.stack.append((F.EXTRA_FLIP, owner, F.UP_REACTION))
    else:
        s.stack.append((F.EFFECTS, owner, E.REACTION_EFFECTS[action], 0, C_PASSIVE))


def act_row(s: State, frame: Frame) -> list[int]:
    return [A.ACT, A.GOLD]


def act_answered(s: State, frame: Frame, action: int) -> None:
    """TW-H05: the followers act in either case."""
    place, what = frame[1], frame[2]
    gold = action == A.GOLD
    if gold:
        s.gain(place, GOLD, 1)
    if what == ACT_CONQUEST:
        s.stack.append((F.CONQUEST, place, int(gold), 0, 0))
        return
    s.stack.append((F.FOLLOW, place, what, 1))
    if not gold:
        act(s, place, what)
    elif what == ACT_PRODUCE:
        s.stack.append((F.AGAIN_UP, place, F.UP_REACTION))  # TW-Z16: declining is an end too


def act(s: State, place: int, what: int) -> None:
    """The action of the active player."""
    if what == ACT_WORSHIP:
        s.stack.append((F.WORSHIP, place, 3, 1))
    elif what == ACT_OFFERING:
        s.stack.append((F.OFFERING, place, 1))
    elif what == ACT_REJUVENATE:
        s.stack.append((F.REJUVENATE, place, 1, 0))
    else:
        s.stack.append((F.AGAIN_UP, place, F.UP_OWN | F.UP_REACTION))
        s.stack.append((F.PRODUCE, place, 0))
        s.stack.append((F.EXTRA_FLIP, place, F.UP_OWN))


def follow(s: State, frame: Frame) -> None:
    """FOLLOW: the others act in turn order (TW-H03)."""
    _, active, what, after = frame
    if after + 1 < s.places:
        s.stack.append((F.FOLLOW, active, what, after + 1))
    place = (active + after) % s.places
    if s.is_ax(place):
        s.stack.append((F.AX_FOLLOW, place, what))
    elif what == ACT_WORSHIP:
        s.stack.append((F.WORSHIP, place, 3, 0))
    elif what == ACT_OFFERING:
        s.stack.append((F.OFFERING, place, 0))
    elif what == ACT_REJUVENATE:
        s.stack.append((F.REJUVENATE, place, 0, 0))
    else:
        s.stack.append((F.AGAIN_UP, place, F.UP_REACTION))
        s.stack.append((F.PRODUCE, place, 0))


# Worship (TW-H07 to TW-H09)


def worship_row(s: State, frame: Frame) -> list[int]:
    _, place, open_sizes, _ = frame
    row: list[int] = []
    if s.temple[place] < TOP:
        at = place * len(STATUES)
        for statue in range(len(STATUES)):
            if s.statues[at + statue] and (open_sizes >> (statue % 2)) & 1:
                row.append(A.WORSHIP + statue)
    row.append(A.WORSHIP_NONE)
    return row


def worshipped(s: State, frame: Frame, action: int) -> None:
    if action == A.WORSHIP_NONE:
        return
    _, place, open_sizes, active = frame
    statue = action - A.WORSHIP
    size = statue % 2
    s.statues[place * len(STATUES) + statue] -= 1
    if active and open_sizes == 3:
        s.stack.append((F.WORSHIP, place, open_sizes & ~(1 << size), 1))
    spaces = WORSHIP_SPACES[size] if active else WORSHIP_FOLLOWER_SPACES
    s.stack.append((F.TEMPLE, place, spaces))


# Offering (TW-H10, TW-H11)


def offering_maize(active: int, spaces: int) -> int:
    return OFFERING_MAIZE * spaces if active else OFFERING_FOLLOWER_MAIZE


def offering_row(s: State, frame: Frame) -> list[int]:
    place, active = frame[1], frame[2]
    most = min(OFFERING_MOST if active else 1, TOP - s.temple[place])
    row = [
        A.OFFERING + spaces - 1
        for spaces in range(1, most + 1)
        if payment.can_pay(s, place, 0, offering_maize(active, spaces), 0, 0)
    ]
    row.append(A.OFFERING_NONE)
    return row


def offered(s: State, frame: Frame, action: int) -> None:
    if action == A.OFFERING_NONE:
        return
    spaces = action - A.OFFERING + 1
    s.stack.append((F.TEMPLE, frame[1], spaces))
    payment.pay(s, frame[1], 0, offering_maize(frame[2], spaces), 0, 0)


# Rejuvenate (TW-H12, TW-H13)


def can_pay_rejuvenation(s: State, place: int, active: int, turned: int) -> bool:
    if not active:
        return payment.can_pay(s, place, 0, 1, 0, 0)
    return turned == 0 or payment.can_pay_food(s, place, 1)


def rejuvenate_row(s: State, frame: Frame) -> list[int]:
    _, place, active, turned = frame
    row: list[int] = []
    if can_pay_rejuvenation(s, place, active, turned):
        row = effects.items(s.prod_down[place], s.army_down[place], A.REJUVENATE)
    row.append(A.REJUVENATE_NONE)
    return row


def rejuvenated(s: State, frame: Frame, action: int) -> None:
    if action == A.REJUVENATE_NONE:
        return
    _, place, active, turned = frame
    effects.turn_up(s, place, action - A.REJUVENATE)
    s.stack.append((F.REJUVENATE, place, active, 1))
    if not active:
        payment.pay(s, place, 0, 1, 0, 0)
    elif turned:
        payment.pay_food(s, place, 1)


# Produce (TW-H14 to TW-H16, TW-Z16)


def flip_row(s: State, frame: Frame) -> list[int]:
    place, why = frame[1], frame[2]
    army = s.army_down[place] if why == F.UP_REACTION else 0
    row = effects.items(s.prod_down[place], army, A.EXTRA_FLIP)
    row.append(A.EXTRA_FLIP_NONE)
    return row


def flipped(s: State, frame: Frame, action: int) -> None:
    if action != A.EXTRA_FLIP_NONE:
        effects.turn_up(s, frame[1], action - A.EXTRA_FLIP)
        s.up_used |= frame[2]


def offer_flips(s: State, frame: Frame) -> None:
    """AGAIN_UP: after the own producing, the extra flips not used before."""
    place, why = frame[1], frame[2]
    if why & F.UP_REACTION and s.owns(place, Z16) and not s.up_used & F.UP_REACTION:
        s.stack.append((F.EXTRA_FLIP, place, F.UP_REACTION))
    if why & F.UP_OWN and not s.up_used & F.UP_OWN:
        s.stack.append((F.EXTRA_FLIP, place, F.UP_OWN))


def produce_row(s: State, frame: Frame) -> list[int]:
    row = [A.PRODUCE + building for building in bits(s.prod_up[frame[1]] & ~frame[2])]
    row.append(A.PRODUCE_NONE)
    return row


def produced(s: State, frame: Frame, action: int) -> None:
    _, place, done = frame
    if action == A.PRODUCE_NONE:
        s.prod_up[place] &= ~done  # together, so that none produces twice
        s.prod_down[place] |= done
        return
    building = action - A.PRODUCE
    s.stack.append((F.PRODUCE, place, done | (1 << building)))
    s.stack.append((F.EFFECTS, place, E.PRODUCTION_EFFECTS[building], 0, C_PRODUCTION))

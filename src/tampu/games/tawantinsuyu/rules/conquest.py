"""Conquest (TW-Q): its casualty, army cards, markers and payment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.games.tawantinsuyu import actions, content
from tampu.games.tawantinsuyu.content import TARGETS, TWO_SOLDIERS, bits
from tampu.games.tawantinsuyu.rules import frames, payment, vocabulary
from tampu.games.tawantinsuyu.rules.frames import Frame
from tampu.games.tawantinsuyu.rules.piles import refill_nomads
from tampu.games.tawantinsuyu.rules.village import take_from_village

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

Paid = tuple[int, int, int, int]
"""2- and 1-soldier cards flipped, 2- and 1-soldier cards discarded."""

# How the printed numbers are lowered
FULL: Final = 0
OWN_DISCOUNT: Final = 1  # TW-Z13
AX_DISCOUNT: Final = 2  # TW-X87


def _needs(flip: int, discard: int, discount: int) -> list[tuple[int, int]]:
    """Soldiers to flip and to discard: one pair, or two to choose from (TW-Q17)."""
    if discount == FULL:
        return [(flip, discard)]
    lowered = (max(0, flip - 1), max(0, discard - 1))
    if lowered != (0, 0):
        return [lowered]
    if discount == AX_DISCOUNT:
        return [(1, 0) if flip else (0, 1)]
    return [pair for pair, printed in (((1, 0), flip), ((0, 1), discard)) if printed]


def _payments(target: int, discount: int) -> list[Paid]:
    payments = {
        (*flipped, *discarded)
        for flip, discard in _needs(content.FLIP[target], content.DISCARD[target], discount)
        for flipped in actions.SETS[flip]
        for discarded in actions.SETS[discard]
    }
    return sorted(payments)


PAYMENTS: Final[list[list[list[Paid]]]] = [
    [_payments(target, discount) for target in range(len(TARGETS))] for discount in range(3)
]
"""By discount and conquest space: every payment (TW-Q07 to TW-Q09)."""
MOST_TWOS: Final[int] = max(p[0] + p[2] for rows in PAYMENTS for row in rows for p in row)
MOST_ONES: Final[int] = max(p[1] + p[3] for rows in PAYMENTS for row in rows for p in row)
PAYABLE: Final[list[list[list[int]]]] = [
    [
        [
            sum(
                1 << target
                for target in range(len(TARGETS))
                if any(p[0] + p[2] <= twos and p[1] + p[3] <= ones for p in rows[target])
            )
            for ones in range(MOST_ONES + 1)
        ]
        for twos in range(MOST_TWOS + 1)
    ]
    for rows in PAYMENTS
]
"""By discount, 2-soldier and 1-soldier cards at hand: the spaces that can be paid."""


# The casualty (TW-Q01, TW-Q18)


def list_casualty(s: State, frame: Frame) -> list[int]:
    if s.village:
        return (
            [actions.CASUALTY, actions.CASUALTY + 1] if len(s.village) > 1 else [actions.CASUALTY]
        )
    return [actions.CASUALTY_KIND + kind for kind in range(len(content.KINDS)) if s.nomads[kind]]


def do_casualty(s: State, frame: Frame, action: int) -> None:
    if action < actions.CASUALTY_KIND:
        kind = take_from_village(s, action == actions.CASUALTY)
    else:
        kind = action - actions.CASUALTY_KIND
        s.nomads[kind] -= 1
        refill_nomads(s)
    s.casualties[kind] += 1


# The order (TW-Q02 to TW-Q04)


def proceed(s: State, frame: Frame) -> None:
    """CONQUEST: army cards round the table, markers round the table, the active one's second."""
    _, active, gold, step, after = frame
    place = (active + after) % s.places
    if step < 2:
        if after + 1 < s.places:
            s.stack.append((frames.CONQUEST, active, gold, step, after + 1))
        else:
            s.stack.append((frames.CONQUEST, active, gold, step + 1, 0))
    if gold and not after:
        return  # TW-Q03
    if s.is_ax(place):
        s.stack.append((frames.AX_CONQUER, place, step))
    elif step:
        s.stack.append((frames.CONQUER, place))
    else:
        s.stack.append((frames.ARMY, place, int(not after)))


def list_army(s: State, frame: Frame) -> list[int]:
    place, free = frame[1], frame[2]
    row: list[int] = []
    if free or payment.can_pay(s, place, 1, 0, 0, 0):
        row = [actions.ARMY + card for card in bits(s.armies[place])]
    row.append(actions.ARMY_NONE)
    return row


def do_army(s: State, frame: Frame, action: int) -> None:
    if action == actions.ARMY_NONE:
        return
    place, free = frame[1], frame[2]
    bit = 1 << (action - actions.ARMY)
    s.armies[place] &= ~bit
    s.army_up[place] |= bit
    s.stack.append((frames.ARMY, place, 0))
    if not free:
        payment.pay(s, place, 1, 0, 0, 0)


# Markers and payment (TW-Q05 to TW-Q18)


def discount_of(s: State, place: int) -> int:
    return OWN_DISCOUNT if s.owns(place, content.Z13) else FULL


def payable_targets(s: State, place: int, cards: int, discount: int) -> int:
    """Empty spaces that these army cards can pay, if the place has a marker (TW-Q12)."""
    if s.regions.count(place) >= content.CONQUEST_MARKERS:
        return 0
    twos = (cards & TWO_SOLDIERS).bit_count()
    ones = cards.bit_count() - twos
    targets = PAYABLE[discount][min(twos, MOST_TWOS)][min(ones, MOST_ONES)]
    for target in range(len(TARGETS)):
        if s.regions[target] != frames.NONE:
            targets &= ~(1 << target)
    return targets


def payments(target: int, cards: int, discount: int) -> list[Paid]:
    """The payments of a space that these face-up cards allow."""
    twos = (cards & TWO_SOLDIERS).bit_count()
    ones = cards.bit_count() - twos
    return [
        paid
        for paid in PAYMENTS[discount][target]
        if paid[0] + paid[2] <= twos and paid[1] + paid[3] <= ones
    ]


def list_conquer(s: State, frame: Frame) -> list[int]:
    place = frame[1]
    targets = payable_targets(s, place, s.army_up[place], discount_of(s, place))
    row = [actions.CONQUER + target for target in bits(targets)]
    row.append(actions.CONQUER_NONE)
    return row


def refuse_conquer(s: State, frame: Frame, action: int) -> str:
    target = action - actions.CONQUER
    empty = 0 <= target < len(TARGETS) and s.regions[target] == frames.NONE
    return "TW-Q06" if empty else "TW-Q05"


def do_conquer(s: State, frame: Frame, action: int) -> None:
    if action != actions.CONQUER_NONE:
        s.stack.append((frames.CONQUEST_PAYMENT, frame[1], action - actions.CONQUER))


def list_conquest_payment(s: State, frame: Frame) -> list[int]:
    place, target = frame[1], frame[2]
    row = [
        actions.CONQUEST_ACTION[((f2 * 5 + f1) * 5 + d2) * 5 + d1]
        for f2, f1, d2, d1 in payments(target, s.army_up[place], discount_of(s, place))
    ]
    row.sort()
    return row


def do_conquest_payment(s: State, frame: Frame, action: int) -> None:
    occupy(s, frame[1], frame[2], actions.CONQUEST_MIXES[action - actions.CONQUEST_PAYMENT])


def occupy(s: State, place: int, target: int, paid: Paid) -> None:
    """The payment is fixed, the marker placed; gains come first, then the payment (TW-Q06)."""
    cards = s.army_up[place]
    twos, ones = bits(cards & TWO_SOLDIERS), bits(cards & ~TWO_SOLDIERS)
    flip2, flip1, discard2, discard1 = paid
    discarded = flipped = 0
    for card in twos[:discard2] + ones[:discard1]:  # TW-B19
        discarded |= 1 << card
    for card in twos[discard2 : discard2 + flip2] + ones[discard1 : discard1 + flip1]:
        flipped |= 1 << card
    s.regions[target] = place
    if s.events is not None:
        s.tell(
            "conquest", seat=place + 1, target=TARGETS[target], cards=_names(flipped | discarded)
        )
    s.stack.append((frames.PAY_ARMY, place, flipped, discarded))
    s.stack.append(
        (frames.EFFECTS, place, vocabulary.TARGET_EFFECTS[target], 0, content.C_CONQUEST)
    )


def pay_army(s: State, frame: Frame) -> None:
    _, place, flipped, discarded = frame
    s.army_up[place] &= ~(flipped | discarded)
    s.army_down[place] |= flipped
    s.discard |= discarded


def _names(cards: int) -> str:
    return ", ".join([content.ARMY_CARDS[card] for card in bits(cards)])

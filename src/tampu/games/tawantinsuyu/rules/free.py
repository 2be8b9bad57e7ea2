"""Free actions: army cards for resources (TW-G07), Z15 and Z19, and where they are open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.tawantinsuyu import actions as A
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import ARMY_RESOURCE, Z15, Z19, bits
from tampu.games.tawantinsuyu.frames import Frame
from tampu.games.tawantinsuyu.rules import builds, payment
from tampu.games.tawantinsuyu.rules.piles import gods_at_hand

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

AMOUNT = (0, 2, 2, 1)
"""The bundle of each resource in an exchange (TW-Z15)."""
LATER_STEPS = (F.SPACE, F.PRICE, F.SWAP_CARD, F.SWAP_TILE, F.CONQUEST_PAYMENT, F.PAYMENT)
"""Questions that belong to the answer before them (TW-G16)."""


def open_here(frame: Frame) -> bool:
    """Whether the question allows free actions at all (TW-G16, TW-G17)."""
    kind = frame[0]
    if kind == F.BUY:
        return frame[2] == 0
    if kind == F.GOD_CARD:
        return frame[2] == 0
    return kind not in LATER_STEPS


def own_turn(s: State, place: int) -> bool:
    """TW-G08, TW-G09."""
    return s.stage == F.IN_TURN and s.active == place


def answerable(s: State, frame: Frame) -> bool:
    """Whether the question still has an answer, or a payable tile to swap for (TW-G14, TW-K25)."""
    kind = frame[0]
    if kind == F.BUILDING:
        return len(builds.building_row(s, frame)) > 0
    if kind == F.STATUE:
        return len(builds.statue_row(s, frame)) > 0
    if kind == F.STEPS:
        return len(builds.steps_row(s, frame)) > 0
    if kind == F.SWAP:
        return frame[2] == 1 or builds.can_build(s, frame[1])
    return True


def exchange_open(s: State, frame: Frame, exchange: int) -> bool:
    """TW-B03 and TW-G14 for one of the six exchanges."""
    give, take = A.EXCHANGES[exchange]
    place = frame[1]
    if s.res[4 * place + give] < AMOUNT[give]:
        return False
    if (s.received >> give) & 1 or (s.given >> take) & 1:
        return False
    swap(s, place, give, take, 1)
    fine = answerable(s, frame)
    swap(s, place, give, take, -1)
    return fine


def swap(s: State, place: int, give: int, take: int, sign: int) -> None:
    s.res[4 * place + give] -= sign * AMOUNT[give]
    s.res[4 * place + take] += sign * AMOUNT[take]


def card_open(s: State, frame: Frame) -> bool:
    """Z19: 1 potato payable so that the question stays answerable, and a card to draw."""
    place = frame[1]
    if not (own_turn(s, place) and s.owns(place, Z19)):
        return False
    if gods_at_hand(s) < (2 if frame[0] == F.GOD_CARD else 1):  # TW-G17
        return False
    return len(potato_payments(s, place, frame)) > 0


def potato_payments(s: State, place: int, question: Frame) -> list[int]:
    """The payments of Z19 that leave the question answerable (TW-G14)."""
    return [
        action
        for action in payment.mixes(s, (F.PAYMENT, place, 1, 0, 0, 0, 0))
        if _stays_answerable(s, place, action, question)
    ]


def _stays_answerable(s: State, place: int, action: int, question: Frame) -> bool:
    payment.spend(s, place, action)
    fine = answerable(s, question)
    payment.spend(s, place, action, -1)
    return fine


def is_open(s: State, frame: Frame, action: int) -> bool:
    """Whether a free action is legal at this question."""
    if not open_here(frame):
        return False
    place = frame[1]
    if action >= A.EXCHANGE:
        return s.owns(place, Z15) and exchange_open(s, frame, action - A.EXCHANGE)
    if action == A.POTATO_FOR_CARD:
        return card_open(s, frame)
    return own_turn(s, place) and (s.armies[place] >> (action - A.ARMY_FOR_RESOURCE)) & 1 == 1


def actions(s: State, frame: Frame) -> list[int]:
    """All free actions open at this question, ascending."""
    place = frame[1]
    found: list[int] = []
    if not open_here(frame):
        return found
    if s.armies[place] and own_turn(s, place):
        found = [A.ARMY_FOR_RESOURCE + card for card in bits(s.armies[place])]
    if s.passive[place] & (Z15 | Z19):
        if card_open(s, frame):
            found.append(A.POTATO_FOR_CARD)
        if s.owns(place, Z15):
            for exchange in range(len(A.EXCHANGES)):
                if exchange_open(s, frame, exchange):
                    found.append(A.EXCHANGE + exchange)
    return found


def any_open(s: State, frame: Frame) -> bool:
    place = frame[1]
    if not open_here(frame):
        return False
    if s.armies[place] and own_turn(s, place):
        return True
    return s.passive[place] & (Z15 | Z19) != 0 and len(actions(s, frame)) > 0


def carry_out(s: State, frame: Frame, action: int) -> None:
    """The question stays on the stack and is put again."""
    place = frame[1]
    if action >= A.EXCHANGE:
        give, take = A.EXCHANGES[action - A.EXCHANGE]
        swap(s, place, give, take, 1)
        s.given |= 1 << give
        s.received |= 1 << take
        return
    s.given = s.received = 0
    if action == A.POTATO_FOR_CARD:
        s.stack.append((F.GOD_CARD, place, 1))
        s.stack.append((F.PAYMENT, place, 1, 0, 0, 0, 0, 1))
        return
    card = action - A.ARMY_FOR_RESOURCE
    s.armies[place] &= ~(1 << card)
    s.discard |= 1 << card
    s.gain(place, ARMY_RESOURCE[card], 1)


def payment_row(s: State, frame: Frame) -> list[int]:
    """The mixes of a payment; those of Z19 must leave the question beneath answerable."""
    if len(frame) == 8:
        return potato_payments(s, frame[1], s.stack[-3])
    return payment.mixes(s, frame)

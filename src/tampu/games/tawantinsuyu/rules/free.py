"""Free actions: army cards for resources (TW-G07), Z15 and Z19, and where they are open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.tawantinsuyu import actions
from tampu.games.tawantinsuyu.content import ARMY_RESOURCE, Z15, Z19, bits
from tampu.games.tawantinsuyu.rules import builds, frames, payment
from tampu.games.tawantinsuyu.rules.frames import Frame
from tampu.games.tawantinsuyu.rules.piles import gods_at_hand

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

AMOUNT = (0, 2, 2, 1)
"""The bundle of each resource in an exchange (TW-Z15)."""
LATER_STEPS = (
    frames.SPACE,
    frames.PRICE,
    frames.SWAP_CARD,
    frames.SWAP_TILE,
    frames.CONQUEST_PAYMENT,
    frames.PAYMENT,
)
"""Questions that belong to the answer before them (TW-G16)."""


def open_here(frame: Frame) -> bool:
    """Whether the question allows free actions at all (TW-G16, TW-G17)."""
    kind = frame[0]
    if kind == frames.BUY:
        return frame[2] == 0
    if kind == frames.GOD_CARD:
        return frame[2] == 0
    return kind not in LATER_STEPS


def own_turn(s: State, place: int) -> bool:
    """TW-G08, TW-G09."""
    return s.stage == frames.IN_TURN and s.active == place


def answerable(s: State, frame: Frame) -> bool:
    """Whether the question still has an answer (TW-G14, TW-K25)."""
    kind = frame[0]
    if kind == frames.BUILDING:
        return len(builds.list_building(s, frame)) > 0
    if kind == frames.STATUE:
        return len(builds.list_statue(s, frame)) > 0
    if kind == frames.STEPS:
        return len(builds.list_steps(s, frame)) > 0
    if kind == frames.SWAP and not s.version_facts.swap_without_building:
        return frame[2] == 1 or builds.can_pay_tile(s, frame[1])
    return True


def swap(s: State, place: int, give: int, take: int, sign: int) -> None:
    s.res[4 * place + give] -= sign * AMOUNT[give]
    s.res[4 * place + take] += sign * AMOUNT[take]


def potato_payments(s: State, place: int, question: Frame) -> list[int]:
    """The payments of Z19 that leave the question answerable (TW-G14)."""
    return [
        action
        for action in payment.mixes(s, (frames.PAYMENT, place, 1, 0, 0, 0, 0))
        if _stays_answerable(s, place, action, question)
    ]


def _stays_answerable(s: State, place: int, action: int, question: Frame) -> bool:
    payment.spend(s, place, action)
    fine = answerable(s, question)
    payment.spend(s, place, action, -1)
    return fine


def refuse_free(s: State, frame: Frame, action: int) -> str:
    if not open_here(frame):
        return "TW-G16"
    if action >= actions.EXCHANGE:
        return refuse_exchange(s, frame, action)
    if action == actions.POTATO_FOR_CARD:
        return refuse_potato_for_card(s, frame)
    return refuse_army_for_resource(s, frame, action)


def refuse_exchange(s: State, frame: Frame, action: int) -> str:
    place = frame[1]
    give, take = actions.EXCHANGES[action - actions.EXCHANGE]
    if not s.owns(place, Z15) or s.res[4 * place + give] < AMOUNT[give]:
        return "TW-Z15"
    if (s.received >> give) & 1 or (s.given >> take) & 1:
        return "TW-B03"
    swap(s, place, give, take, 1)
    stays = answerable(s, frame)
    swap(s, place, give, take, -1)
    return "" if stays else "TW-G14"


def refuse_potato_for_card(s: State, frame: Frame) -> str:
    place = frame[1]
    if not s.owns(place, Z19) or not payment.can_pay(s, place, 1, 0, 0, 0):
        return "TW-Z19"
    if not own_turn(s, place):
        return "TW-G09"
    if gods_at_hand(s) < (2 if frame[0] == frames.GOD_CARD else 1):
        return "TW-G17"
    return "" if potato_payments(s, place, frame) else "TW-G14"


def refuse_army_for_resource(s: State, frame: Frame, action: int) -> str:
    if not own_turn(s, frame[1]):
        return "TW-G08"
    in_hand = (s.armies[frame[1]] >> (action - actions.ARMY_FOR_RESOURCE)) & 1
    return "" if in_hand else "TW-G07"


def list_free(s: State, frame: Frame) -> list[int]:
    """All free actions of this question, ascending."""
    place = frame[1]
    row: list[int] = []
    if not open_here(frame):
        return row
    if s.armies[place] and own_turn(s, place):
        row = [actions.ARMY_FOR_RESOURCE + card for card in bits(s.armies[place])]
    if s.passive[place] & Z19 and not refuse_potato_for_card(s, frame):
        row.append(actions.POTATO_FOR_CARD)
    if s.owns(place, Z15):
        for action in range(actions.EXCHANGE, actions.EXCHANGE + len(actions.EXCHANGES)):
            if not refuse_exchange(s, frame, action):
                row.append(action)
    return row


def has_free(s: State, frame: Frame) -> bool:
    """Whether any free action is open at this question."""
    place = frame[1]
    if not open_here(frame):
        return False
    if s.armies[place] and own_turn(s, place):
        return True
    return s.passive[place] & (Z15 | Z19) != 0 and len(list_free(s, frame)) > 0


def do_free(s: State, frame: Frame, action: int) -> None:
    """The question stays on the stack and is put again."""
    place = frame[1]
    if action >= actions.EXCHANGE:
        give, take = actions.EXCHANGES[action - actions.EXCHANGE]
        swap(s, place, give, take, 1)
        s.given |= 1 << give
        s.received |= 1 << take
        return
    s.given = s.received = 0
    if action == actions.POTATO_FOR_CARD:
        s.stack.append((frames.GOD_CARD, place, 1))
        s.stack.append((frames.PAYMENT, place, 1, 0, 0, 0, 0, 1))
        return
    card = action - actions.ARMY_FOR_RESOURCE
    s.armies[place] &= ~(1 << card)
    s.discard |= 1 << card
    s.gain(place, ARMY_RESOURCE[card], 1)


def list_payment(s: State, frame: Frame) -> list[int]:
    """The mixes of a payment; those of Z19 must leave the question beneath answerable."""
    if len(frame) == 8:
        return potato_payments(s, frame[1], s.stack[-3])
    return payment.mixes(s, frame)

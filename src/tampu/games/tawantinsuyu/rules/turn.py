"""Chapters 4, 9 and 12: the turn, its main choice, god cards and the end-of-turn recruiting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.games.tawantinsuyu import actions as A
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import KINDS, SECTIONS, WORKER_LIMIT
from tampu.games.tawantinsuyu.frames import Frame
from tampu.games.tawantinsuyu.rules import effects, payment, placement, priest
from tampu.games.tawantinsuyu.rules.piles import add_to_hand, add_to_offer, all_seats
from tampu.games.tawantinsuyu.rules.village import take_from_village

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def begin(s: State, frame: Frame) -> None:
    """TURN: the Festival if due, the High Priest before the first turn, then the main choice."""
    place, festival_done = frame[1], frame[2]
    s.active = place
    if s.holder == place and not festival_done:
        s.stack.append((F.TURN, place, 1))
        s.stack.append((F.FESTIVAL, place, 0))
        return
    if s.priest[place] == F.NONE:  # TW-S22
        s.stack.append((F.TURN, place, 1))
        s.stack.append((F.PRIEST_START, place))
        return
    s.stage = F.IN_TURN
    s.turns[place] += 1
    if s.events is not None:
        s.tell("turn", seat=place + 1)
    if s.is_ax(place):
        s.stack.append((F.AX_TURN, place))
    else:
        s.stack.append((F.END_TURN, place))
        s.stack.append((F.MAIN, place))


def priest_start_row(s: State, frame: Frame) -> list[int]:
    return [A.PRIEST_START + section for section in range(SECTIONS)]


def priest_placed(s: State, frame: Frame, action: int) -> None:
    s.priest[frame[1]] = action - A.PRIEST_START


def main_row(s: State, frame: Frame) -> list[int]:
    row = placement.placements(s, frame[1])
    row.extend(_SECONDARY)
    return row


_SECONDARY: Final = [A.MOVE_PRIEST, A.MOVE_PRIEST + 1, A.PRAY, A.TRAIN, A.RECRUIT]
_SAME: Final = {A.MOVE_PRIEST + 1: A.MOVE_PRIEST}
"""Moving one or two sides is one action (TW-T02)."""
PRAY_CARDS: Final = 2  # TW-C09


def main_chosen(s: State, frame: Frame, action: int) -> None:
    if action < A.MOVE_PRIEST:
        placement.declare(s, frame[1], action)
        return
    s.stack.append((F.SECOND, frame[1], _SAME.get(action, action)))
    secondary(s, frame, action)


def second_row(s: State, frame: Frame) -> list[int]:
    return [action for action in _SECONDARY if _SAME.get(action, action) != frame[2]]


def secondary(s: State, frame: Frame, action: int) -> None:
    """One of the four smaller actions (TW-T02, TW-C09, TW-C10, TW-H01)."""
    place = frame[1]
    if action == A.PRAY:
        effects.draw_gods(s, place, PRAY_CARDS)
    elif action == A.TRAIN:
        s.stack.append((F.TRAIN, place))
    elif action == A.RECRUIT:
        s.stack.append((F.NOMAD, place, 1))
    else:
        priest.move(s, place, action - A.MOVE_PRIEST + 1)


# God cards (TW-C07)


def god_card_row(s: State, frame: Frame) -> list[int]:
    row: list[int] = []
    if s.deck or s.bottom:
        row.append(A.GOD_CARD)
    row.extend(sorted([A.GOD_CARD + 1 + card for card in s.offer]))
    return row


def god_card_taken(s: State, frame: Frame, action: int) -> None:
    place = frame[1]
    if action == A.GOD_CARD:
        s.stack.append((F.DRAW_GOD, place, F.TO_HAND, 0))
    else:
        card = action - A.GOD_CARD - 1
        s.offer.remove(card)
        add_to_hand(s, place, card, all_seats(s))


# End of turn (TW-R01 to TW-R06)


def end(s: State, frame: Frame) -> None:
    place = frame[1]
    s.stack.append((F.CLOSE_TURN, place))
    s.stack.append((F.LIMIT, place))
    s.stack.append((F.RECRUIT_VILLAGE, place))


def village_row(s: State, frame: Frame) -> list[int]:
    row: list[int] = []
    if s.village:
        if payment.can_pay(s, frame[1], 1, 0, 0, 0):
            row.append(A.RECRUIT_VILLAGE)
        if payment.can_pay(s, frame[1], 0, 1, 0, 0):
            row.append(A.RECRUIT_VILLAGE + 1)
    row.append(A.RECRUIT_VILLAGE_NONE)
    return row


def village_answered(s: State, frame: Frame, action: int) -> None:
    s.stage = F.CLOSING
    if action == A.RECRUIT_VILLAGE_NONE:
        return
    place = frame[1]
    from_potato_end = action == A.RECRUIT_VILLAGE
    s.stack.append((F.RECRUITED, place, int(from_potato_end)))
    payment.pay(s, place, int(from_potato_end), int(not from_potato_end), 0, 0)


def recruited(s: State, frame: Frame) -> None:
    kind = take_from_village(s, frame[2] == 1)
    s.workers[frame[1] * len(KINDS) + kind] += 1


def limit_row(s: State, frame: Frame) -> list[int]:
    at = frame[1] * len(KINDS)
    if sum(s.workers[at : at + len(KINDS)]) <= WORKER_LIMIT:
        return []
    return [A.LIMIT + kind for kind in range(len(KINDS)) if s.workers[at + kind]]


def worker_removed(s: State, frame: Frame, action: int) -> None:
    kind = action - A.LIMIT
    s.workers[frame[1] * len(KINDS) + kind] -= 1
    s.removed[kind] += 1
    s.stack.append(frame)


def close(s: State, frame: Frame) -> None:
    """CLOSE_TURN: the played card goes to the offer, then the market is refilled (TW-R06)."""
    s.stage = F.CLOSING
    if s.aside != F.NONE:
        add_to_offer(s, s.aside)
        s.aside = F.NONE
    s.stack.append((F.NEXT_TURN, frame[1]))
    s.stack.append((F.REFILL_MARKET, 0))


def pass_on(s: State, frame: Frame) -> None:
    s.stack.append((F.TURN, (frame[1] + 1) % s.places, 0))

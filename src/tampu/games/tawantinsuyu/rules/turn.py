"""The turn (TW-T, TW-C): its main choice, god cards and the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.games.tawantinsuyu import actions
from tampu.games.tawantinsuyu.content import SECTIONS
from tampu.games.tawantinsuyu.rules import effects, frames, placement, priest
from tampu.games.tawantinsuyu.rules.frames import Frame
from tampu.games.tawantinsuyu.rules.piles import add_to_hand, add_to_offer, all_seats

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def begin(s: State, frame: Frame) -> None:
    """TURN: the Festival if due, the High Priest before the first turn, then the main choice."""
    place, festival_done = frame[1], frame[2]
    s.active = place
    if s.holder == place and not festival_done:
        s.stack.append((frames.TURN, place, 1))
        s.stack.append((frames.FESTIVAL, place, 0))
        return
    if s.priest[place] == frames.NONE:  # TW-S22
        s.stack.append((frames.TURN, place, 1))
        s.stack.append((frames.PRIEST_START, place))
        return
    s.stage = frames.IN_TURN
    s.turns[place] += 1
    if s.events is not None:
        s.tell("turn", seat=place + 1)
    if s.is_ax(place):
        s.stack.append((frames.AX_TURN, place))
    else:
        s.stack.append((frames.END_TURN, place))
        s.stack.append((frames.MAIN, place))


def list_priest_start(s: State, frame: Frame) -> list[int]:
    return [actions.PRIEST_START + section for section in range(SECTIONS)]


def do_priest_start(s: State, frame: Frame, action: int) -> None:
    s.priest[frame[1]] = action - actions.PRIEST_START


def list_main(s: State, frame: Frame) -> list[int]:
    row = placement.list_place(s, frame[1])
    row.extend(_SECONDARY)
    return row


def refuse_main(s: State, frame: Frame, action: int) -> str:
    if actions.PLACE <= action < actions.MOVE_PRIEST:
        return placement.refuse_place(s, frame[1], action)
    return "" if action in _SECONDARY else "TW-T02"


_SECONDARY: Final = [
    actions.MOVE_PRIEST,
    actions.MOVE_PRIEST + 1,
    actions.PRAY,
    actions.TRAIN,
    actions.RECRUIT,
]
_SAME: Final = {actions.MOVE_PRIEST + 1: actions.MOVE_PRIEST}
"""Moving one or two sides is one action (TW-T02)."""
PRAY_CARDS: Final = 2  # TW-C09


def do_main(s: State, frame: Frame, action: int) -> None:
    if action < actions.MOVE_PRIEST:
        placement.do_place(s, frame[1], action)
        return
    s.stack.append((frames.SECOND, frame[1], _SAME.get(action, action)))
    do_second(s, frame, action)


def list_second(s: State, frame: Frame) -> list[int]:
    return [action for action in _SECONDARY if _SAME.get(action, action) != frame[2]]


def do_second(s: State, frame: Frame, action: int) -> None:
    """One of the four smaller actions (TW-T02, TW-C09, TW-C10, TW-H01)."""
    place = frame[1]
    if action == actions.PRAY:
        effects.draw_gods(s, place, PRAY_CARDS)
    elif action == actions.TRAIN:
        s.stack.append((frames.TRAIN, place))
    elif action == actions.RECRUIT:
        s.stack.append((frames.NOMAD, place, 1))
    else:
        priest.move(s, place, action - actions.MOVE_PRIEST + 1)


# God cards (TW-C07)


def list_god_card(s: State, frame: Frame) -> list[int]:
    row: list[int] = []
    if s.deck or s.bottom:
        row.append(actions.GOD_CARD)
    row.extend(sorted([actions.GOD_CARD + 1 + card for card in s.offer]))
    return row


def do_god_card(s: State, frame: Frame, action: int) -> None:
    place = frame[1]
    if action == actions.GOD_CARD:
        s.stack.append((frames.DRAW_GOD, place, frames.TO_HAND, 0))
    else:
        card = action - actions.GOD_CARD - 1
        s.offer.remove(card)
        add_to_hand(s, place, card, all_seats(s))


# End of turn (TW-R01 to TW-R06)


def end(s: State, frame: Frame) -> None:
    place = frame[1]
    s.stack.append((frames.CLOSE_TURN, place))
    s.stack.append((frames.LIMIT, place))
    s.stack.append((frames.RECRUIT_VILLAGE, place))


def close(s: State, frame: Frame) -> None:
    """CLOSE_TURN: the played card goes to the offer, then the market is refilled (TW-R06)."""
    s.stage = frames.CLOSING
    if s.aside != frames.NONE:
        add_to_offer(s, s.aside)
        s.aside = frames.NONE
    s.stack.append((frames.NEXT_TURN, frame[1]))
    s.stack.append((frames.REFILL_MARKET, 0))


def pass_on(s: State, frame: Frame) -> None:
    s.stack.append((frames.TURN, (frame[1] + 1) % s.places, 0))

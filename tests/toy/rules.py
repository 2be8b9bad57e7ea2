"""Llamas: the rules, with refusals and effects side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.errors import Refusal, refusal
from tests.toy.actions import SIDES
from tests.toy.content import HAND, MOST_CARDS, ROW
from tests.toy.scoring import sheet

if TYPE_CHECKING:
    from tests.toy.state import Llamas


def refuse_take(state: Llamas, seat: int, _: int) -> Refusal | None:
    if not sum(state.deck):
        return refusal("TY-T02")
    if sum(state.hands[seat]) >= MOST_CARDS:
        return refusal("TY-T03", "toy-hand-full", most=MOST_CARDS)
    return None


def refuse_play(state: Llamas, seat: int, row: int) -> Refusal | None:
    return _holds(state, seat, row // len(SIDES), "TY-P01")


def refuse_vow(state: Llamas, seat: int, _: int) -> Refusal | None:
    return refusal("TY-V01") if state.vows[seat] else None


def refuse_raid(state: Llamas, seat: int, target: int) -> Refusal | None:
    return refusal("TY-R01") if target == seat or target >= state.seats else None


def refuse_give(state: Llamas, seat: int, card: int) -> Refusal | None:
    return _holds(state, seat, card, "TY-R02")


def refuse_nothing(_state: Llamas, _seat: int, _: int) -> Refusal | None:
    return None


def _holds(state: Llamas, seat: int, card: int, rule: str) -> Refusal | None:
    return None if state.hands[seat][card] else refusal(rule)


def do_take(state: Llamas, _: int) -> None:
    seat = state.frames[-1][1]
    state.stops = 0
    state.frames.append(("draw", seat, -1))


def do_play(state: Llamas, row: int) -> None:
    seat = state.frames[-1][1]
    card, side = divmod(row, len(SIDES))
    state.stops = 0
    state.hands[seat][card] -= 1
    cards = state.rows[seat]
    cards.insert(len(cards) if side else 0, card + 1)
    state.next_turn(seat)
    drive(state, seat)
    if card == 0 and state.raids and not state.reason:
        state.frames.append(("raid", seat, -1))


def do_vow(state: Llamas, _: int) -> None:
    seat = state.frames[-1][1]
    state.stops = 0
    state.vows[seat] = True
    state.next_turn(seat)


def do_stop(state: Llamas, _: int) -> None:
    state.stops += 1
    state.next_turn(state.frames[-1][1])
    if state.stops == state.seats:
        finish(state, "stops")


def do_raid(state: Llamas, target: int) -> None:
    _, raider, _ = state.frames.pop()
    state.frames.append(("answer", target, raider))


def do_give(state: Llamas, card: int) -> None:
    _, seat, raider = state.frames.pop()
    state.hands[seat][card] -= 1
    state.hands[raider][card] += 1
    state.tell("given", raider, card=card + 1, seat=seat + 1)


def do_refuse(state: Llamas, _: int) -> None:
    state.frames.pop()


def do_start(state: Llamas, seat: int) -> None:
    state.frames.pop()
    deal(state, seat)


def do_card(state: Llamas, card: int) -> None:
    what, seat, _ = state.frames.pop()
    state.deck[card] -= 1
    state.hands[seat][card] += 1
    state.tell("drew", seat, card=card + 1)
    if what == "draw":
        state.next_turn(seat)


def deal(state: Llamas, first: int) -> None:
    """TY-S02: hands are dealt card by card from the first seat on."""
    state.frames.append(("turn", first, -1))
    order = [(first + step) % state.seats for step in range(state.seats)]
    state.frames.extend(("deal", seat, -1) for seat in reversed(order * HAND))


def drive(state: Llamas, seat: int) -> None:
    """TY-P02: a full row scores by itself."""
    row = state.rows[seat]
    if len(row) == ROW:
        points = sum(row) + row[0]
        state.driven[seat] += points
        state.rows[seat] = []
        state.tell("driven", seat=seat + 1, points=points)
        if state.driven[seat] >= state.goal:
            finish(state, "goal")


def finish(state: Llamas, reason: str) -> None:
    """TY-E01: end the game and count the vows."""
    state.reason = reason
    state.frames.clear()
    for seat, row in enumerate(sheet(state)):
        if row["vow"]:
            state.tell("vow", seat=seat + 1, points=row["vow"])

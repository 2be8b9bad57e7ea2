"""What people do with a running game over the WebSocket."""

from __future__ import annotations

from typing import Any, Final

from tampu.core.contract import CHANCE
from tampu.core.errors import MalformedAction
from tampu.core.play import read_action
from tampu.server.errors import Conflict, Denied, Stale
from tampu.server.fold import Draft, Fold, decided
from tampu.server.house import House
from tampu.server.messages import (
    Act,
    AnswerUndo,
    AskUndo,
    Confirm,
    Move,
    Redo,
    RestartTurn,
    TakeBack,
)
from tampu.server.rooms import Room

TRIES: Final = 3
"""How often a move is tried again when another process was faster."""


class Mover:
    """Who moves, and how they like it."""

    def __init__(self, person: str, *, confirms: bool) -> None:
        self.person = person
        self.confirms = confirms


async def carry_out(house: House, room: Room, mover: Mover, move: Move) -> int:
    """Do it once; returns the last `seq` it made, also when it was done before."""
    key = f"{mover.person}:{move.key}"
    async with room.lock:
        if move.seq > room.fold.seq:
            await house.refresh(room)
        for _ in range(TRIES):
            done = room.fold.keys.get(key)
            if done is not None:
                return done
            check(room, mover, move)
            drafts = _DRAFTS[type(move)](room, mover, move)
            try:
                return await house.append(room, drafts, key=key)
            except Conflict:
                continue
        raise Stale(room.fold.seq)


def check(room: Room, mover: Mover, move: Move) -> None:
    """What every move needs: a seat of one's own, a running game, the present position."""
    if not room.plays(mover.person, move.seat):
        raise Denied(403, "error-not-your-seat")
    if room.row.status != "running":
        raise Denied(409, "error-not-running")
    if move.seq != room.fold.seq:
        raise Stale(room.fold.seq)


def _act(room: Room, mover: Mover, move: Act) -> list[Draft]:
    fold = room.fold
    if fold.waiting is not None:
        raise Denied(409, "error-waiting")
    if fold.state.actor() != move.seat:
        raise Denied(409, "error-not-your-turn")
    action = move.action
    if action is None:
        if move.notation is None:
            raise MalformedAction("error-no-token", token="")
        action = read_action(room.game, fold.state, move.notation)
    return decided(fold, move.seat, action, confirms=mover.confirms)


def _undo(room: Room, _mover: Mover, move: TakeBack) -> list[Draft]:
    fold = room.fold
    limit = fold.undo_limit(move.seat)
    if limit is None:
        raise Denied(409, "error-no-undo")
    to = fold.places[-1] - 1 if move.to is None else move.to
    if not limit <= to < fold.places[-1]:
        raise Denied(409, "error-no-undo")
    return [Draft("undo", move.seat, None, {"to": to})]


def _restart_turn(room: Room, _mover: Mover, move: RestartTurn) -> list[Draft]:
    limit = room.fold.undo_limit(move.seat)
    if limit is None:
        raise Denied(409, "error-no-undo")
    return [Draft("undo", move.seat, None, {"to": limit})]


def _redo(room: Room, mover: Mover, move: Redo) -> list[Draft]:
    fold = room.fold
    if not fold.undone or fold.undone[-1].actor != move.seat or fold.state.actor() != move.seat:
        raise Denied(409, "error-no-redo")
    return decided(fold, move.seat, fold.undone[-1].action, confirms=mover.confirms)


def _confirm(room: Room, _mover: Mover, move: Confirm) -> list[Draft]:
    if room.fold.waiting != move.seat:
        raise Denied(409, "error-nothing-to-confirm")
    return [Draft("confirm", move.seat)]


def _ask_undo(room: Room, mover: Mover, move: AskUndo) -> list[Draft]:
    fold = room.fold
    to = _before_chance(fold, move.to)
    if to is None:
        raise Denied(409, "error-no-undo")
    if room.people() <= {mover.person}:
        return [Draft("undo", move.seat, None, {"to": to})]
    return [Draft("ask_undo", move.seat, None, {"to": to})]


def _before_chance(fold: Fold, to: int) -> int | None:
    """Where going back ends: at a decision, for chance would only repeat itself."""
    count = fold.entries_until(to)
    log = fold.match.log
    while count < len(log) and log[count].actor == CHANCE:
        count += 1
    if count == len(log):
        return None
    return fold.places[count] - 1


def _answer_undo(room: Room, mover: Mover, move: AnswerUndo) -> list[Draft]:
    fold = room.fold
    if fold.asked is None or room.seats[fold.asked[0]].person == mover.person:
        raise Denied(409, "error-nothing-asked")
    asker, to = fold.asked
    drafts = [Draft("answer_undo", move.seat, None, {"agree": move.agree})]
    agreed = {room.seats[seat].person for seat in (*fold.agreed, asker)} | {mover.person}
    if move.agree and room.people() <= agreed:
        drafts.append(Draft("undo", asker, None, {"to": to}))
    return drafts


_DRAFTS: Final[dict[type, Any]] = {
    Act: _act,
    TakeBack: _undo,
    Redo: _redo,
    RestartTurn: _restart_turn,
    Confirm: _confirm,
    AskUndo: _ask_undo,
    AnswerUndo: _answer_undo,
}

"""The commands that change a running game."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tampu.core.errors import MalformedAction
from tampu.core.play import read_action
from tampu.server.errors import Conflict, Denied, Stale
from tampu.server.messages import websocket
from tampu.server.storage.storage import StorageUnavailable
from tampu.server.tables import undo
from tampu.server.tables.fold import decision_drafts
from tampu.server.tables.log import Draft
from tampu.server.tables.prompts import encode
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import TableSessions

ATTEMPTS: Final = 3
"""How often a move is attempted when another process was faster."""


class Mover(NamedTuple):
    """The person who moves, and whether their turns wait for a confirmation."""

    person: str
    confirms: bool


async def carry_out(
    tables: TableSessions, session: TableSession, mover: Mover, move: websocket.Move
) -> int:
    """Carry out a move once; returns its last `seq`, also if it was carried out before."""
    key = f"{mover.person}:{move.key}"
    async with tables.hold(session):
        if move.seq > session.fold.seq:
            await tables.refresh(session)
        for _ in range(ATTEMPTS):
            seq = session.fold.keys.get(key)
            if seq is not None:
                return seq
            check_seat(session, mover.person, move.seat)
            if move.seq != session.fold.seq:
                raise Stale(session.fold.seq)
            drafts = _DRAFTS[type(move)](session, mover, move)
            try:
                return await tables.append(session, drafts, key=key)
            except Conflict:
                continue
            except StorageUnavailable:
                # The log decides whether the move was stored; raises if it cannot be read either.
                await tables.refresh(session, reload=True)
        raise Stale(session.fold.seq)


def check_seat(session: TableSession, person: str, seat: int) -> None:
    """Raise unless the person plays the seat in a running game."""
    if not session.plays(person, seat):
        raise Denied(403, "error-not-your-seat")
    if session.row.status != "running":
        raise Denied(409, "error-not-running")


def check_decides(session: TableSession, person: str, seat: int) -> None:
    """Raise unless the person plays the seat and the seat decides now."""
    check_seat(session, person, seat)
    if session.fold.waiting is not None:
        raise Denied(409, "error-waiting")
    if session.fold.state.actor() != seat:
        raise Denied(409, "error-not-your-turn")


def _act(session: TableSession, mover: Mover, move: websocket.Act) -> list[Draft]:
    fold = session.fold
    check_decides(session, mover.person, move.seat)
    if move.action is not None:
        action = move.action
    elif move.kind is not None:
        action = encode(session.game, move.kind, move.fields)
    elif move.notation is not None:
        action = read_action(session.game, fold.state, move.notation)
    else:
        raise MalformedAction("error-no-token", token="")
    return decision_drafts(fold, move.seat, action, confirms=_waits(session, mover))


def _redo(session: TableSession, mover: Mover, move: websocket.Redo) -> list[Draft]:
    return undo.redo_drafts(session.fold, move.seat, confirms=_waits(session, mover))


def _waits(session: TableSession, mover: Mover) -> bool:
    """Whether the end of a turn waits for a confirmation: not where it can be undone later."""
    return mover.confirms and not session.meets_only_bots(mover.person)


def _confirm(session: TableSession, _mover: Mover, move: websocket.Confirm) -> list[Draft]:
    if session.fold.waiting != move.seat:
        raise Denied(409, "error-nothing-to-confirm")
    return [Draft("confirm", move.seat)]


def _ask_undo(session: TableSession, mover: Mover, move: websocket.AskUndo) -> list[Draft]:
    if session.row.rated:
        raise Denied(409, "error-rated-undo")
    if session.row.challenge is not None:
        raise Denied(409, "error-challenge-undo")
    alone = session.people_with_seats() <= {mover.person}
    return undo.ask_undo_drafts(session.fold, move.seat, move.to, alone=alone)


_DRAFTS: Final[dict[type, Any]] = {
    websocket.Act: _act,
    websocket.UndoMove: lambda table, by, move: undo.undo_drafts(table.fold, move.seat, move.to),
    websocket.Redo: _redo,
    websocket.RestartTurn: lambda table, by, move: undo.restart_turn_drafts(table.fold, move.seat),
    websocket.Confirm: _confirm,
    websocket.AskUndo: _ask_undo,
    websocket.AnswerUndo: lambda session, mover, move: undo.answer_undo_drafts(
        session.fold,
        move.seat,
        agree=move.agree,
        people_by_seat=[seat.person for seat in session.seats],
        asked=session.people_with_seats(),
    ),
}

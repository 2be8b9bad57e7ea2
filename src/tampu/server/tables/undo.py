"""Undo: what a seat may undo by itself, and what needs the consent of the other people.

Chance outcomes follow from the seed, so after an undo the same ones are drawn again. Who goes back
past them knows draws that the others do not, so everybody who plays or may come back must agree.
"""

from __future__ import annotations

from collections.abc import Sequence

from tampu.core.contract import CHANCE
from tampu.server.errors import Denied
from tampu.server.tables.fold import Fold, decision_drafts
from tampu.server.tables.log import Draft


def undo_drafts(fold: Fold, seat: int, to: int | None) -> list[Draft]:
    """Undo down to the line `to`; None undoes one decision."""
    limit = _limit(fold, seat)
    to = fold.places[-1] - 1 if to is None else to
    if not limit <= to < fold.places[-1]:
        raise Denied(409, "error-no-undo")
    return [_undo(seat, to)]


def restart_turn_drafts(fold: Fold, seat: int) -> list[Draft]:
    """Undo everything that the seat may undo by itself."""
    return [_undo(seat, _limit(fold, seat))]


def redo_drafts(fold: Fold, seat: int, *, confirms: bool) -> list[Draft]:
    """Play the last undone decision again."""
    if not fold.undone or fold.undone[-1].actor != seat or fold.state.actor() != seat:
        raise Denied(409, "error-no-redo")
    return decision_drafts(fold, seat, fold.undone[-1].action, confirms=confirms)


def ask_undo_drafts(fold: Fold, seat: int, to: int, *, alone: bool) -> list[Draft]:
    """Ask the other people for an undo; somebody who plays alone needs no consent."""
    count = fold.entries_until(to)
    log = fold.match.log
    while count < len(log) and log[count].actor == CHANCE:
        count += 1  # the same seed would only repeat the chance outcomes
    if count == len(log):
        raise Denied(409, "error-no-undo")
    to = fold.places[count] - 1
    return [_undo(seat, to) if alone else Draft("ask_undo", seat, None, {"to": to})]


def answer_undo_drafts(
    fold: Fold,
    seat: int,
    *,
    agree: bool,
    people_by_seat: Sequence[str | None],
    asked: set[str],
) -> list[Draft]:
    """Answer the request for an undo; it happens once everybody who is asked has agreed."""
    person = people_by_seat[seat]
    if fold.undo_request is None or people_by_seat[fold.undo_request[0]] == person:
        raise Denied(409, "error-nothing-asked")
    asker, to = fold.undo_request
    drafts = [Draft("answer_undo", seat, None, {"agree": agree})]
    agreed = {people_by_seat[place] for place in (*fold.agreed, asker, seat)}
    if agree and asked <= agreed:
        drafts.append(_undo(asker, to))
    return drafts


def _limit(fold: Fold, seat: int) -> int:
    limit = fold.undo_limit(seat)
    if limit is None:
        raise Denied(409, "error-no-undo")
    return limit


def _undo(seat: int, to: int) -> Draft:
    return Draft("undo", seat, None, {"to": to})

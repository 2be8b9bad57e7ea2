"""Repair of tables that an earlier release left between two writes.

Creating, joining and continuing a table once took two transactions. A server that was killed
between them left full tables that never started, or games without their chance outcomes.
"""

from __future__ import annotations

from tampu.core.contract import CHANCE
from tampu.server.tables.fold import chance_drafts
from tampu.server.tables.log import Draft
from tampu.server.tables.session import ORIGIN_GUIDE, TableSession


def is_incomplete(session: TableSession) -> bool:
    """Whether a table is full and has not started, or has chance outcomes due."""
    fold = session.fold
    if session.row.status == "open":
        return session.is_full
    return fold.started and not fold.over and fold.state.actor() == CHANCE


def was_lost(session: TableSession) -> bool:
    """Whether an imported or continued game was stored without its log.

    Nobody can continue such a table; a rematch has an origin too, but no seat of the kind `me`.
    """
    continued = session.row.origin not in (None, ORIGIN_GUIDE)
    seats = session.seats
    imported = any(seat.kind == "me" for seat in seats) or all(seat.kind == "bot" for seat in seats)
    return session.row.status == "open" and session.is_full and continued and imported


def missing_drafts(session: TableSession) -> list[Draft]:
    """The lines that complete a table."""
    start = [] if session.fold.started else [Draft("start")]
    return [*start, *chance_drafts(session.fold)]

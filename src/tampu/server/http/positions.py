"""The routes of positions, log entries and points."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import get
from litestar.params import QueryParameter

from tampu.server.errors import Denied
from tampu.server.http.lookup import LARGEST_NUMBER, VisibleTable
from tampu.server.messages.bodies import Log, ScorePoint, Scores
from tampu.server.messages.websocket import Position
from tampu.server.people.profiles import Person
from tampu.server.site import CurrentPerson
from tampu.server.tables.known_points import score_history
from tampu.server.tables.redaction import (
    Seats,
    entries_for,
    past_position,
    point_of_view,
    position_for,
)
from tampu.server.tables.session import TableSession

Number = Annotated[int | None, QueryParameter(ge=0, le=LARGEST_NUMBER)]
SeatOrSpectator = Annotated[int | None, QueryParameter(ge=-1, le=64)]
SCORED_AT_ONCE: Final = 8
"""The number of positions that are scored before other requests get their turn."""


@get(
    "/api/tables/{table:str}/position",
    summary="The current position, or the one after a line of the log",
)
async def position(
    person: CurrentPerson, session: VisibleTable, seq: Number = None, seat: SeatOrSpectator = None
) -> Position:
    async with session.lock:
        if not session.fold.started:
            raise Denied(409, "error-not-running")
        viewer = chosen_viewer(session, person, seat)
        if seq is None:
            return position_for(session.id, session.fold, viewer)
        return past_position(session.id, session.fold, point_of_view(session.fold, viewer), seq)


def chosen_viewer(session: TableSession, person: Person, seat: int | None) -> Seats:
    """Resolve which seat's view to return: one's own, after the end any; -1 is a spectator's."""
    mine = session.seats_of(person.id)
    if seat is None:
        return mine
    if seat == -1:
        return ()
    if seat >= len(session.seats) or (seat not in mine and not session.fold.over):
        raise Denied(403, "error-not-your-seat")
    return (seat,)


@get("/api/tables/{table:str}/log", summary="The entries of the log that I may read")
async def log(
    person: CurrentPerson,
    session: VisibleTable,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=LARGEST_NUMBER)] = 1,
    last: Annotated[int | None, QueryParameter(name="to", ge=0, le=LARGEST_NUMBER)] = None,
    seat: SeatOrSpectator = None,
) -> Log:
    async with session.lock:
        viewer = chosen_viewer(session, person, seat)
        entries = entries_for(session.fold, viewer, first, last)
        return Log(table=session.id, seq=session.fold.seq, entries=entries)


@get("/api/tables/{table:str}/scores", summary="Points over the game, for graphs")
async def scores(session: VisibleTable) -> Scores:
    """All points after the end; before it those that everybody knew at each time."""
    points = []
    async with session.lock:
        for seq, by_seat in score_history(session.fold):
            points.append(ScorePoint(seq=seq, scores=by_seat))
            if len(points) % SCORED_AT_ONCE == 0:
                await asyncio.sleep(0)
        return Scores(table=session.id, seq=session.fold.seq, points=points)

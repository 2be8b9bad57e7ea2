"""Access to tables: who may watch one, and who may know its secret links."""

from __future__ import annotations

from tampu.server.errors import Denied, unknown_table
from tampu.server.people.signing import Signer
from tampu.server.people.tries import has_finished
from tampu.server.tables.session import Secrets, TableSession
from tampu.server.tables.sessions import TableSessions


def secrets_for(signer: Signer, session: TableSession, person: str | None) -> Secrets | None:
    """The invitations for the creator, and the watch link for everybody at the table."""
    if person is None or (person != session.row.creator and not session.seats_of(person)):
        return None
    invites = {}
    if person == session.row.creator and session.row.status == "open":
        invites = {
            str(seat.seat): signer.invite(session.id, seat.seat)
            for seat in session.seats
            if seat.kind == "invited" and seat.person is None and seat.reserved is None
        }
    return invites, signer.link(session.id)


def may_watch(signer: Signer, session: TableSession, person: str, link: str | None) -> bool:
    """Whether a person may watch a table, perhaps by its link, as far as its players decide."""
    if person == session.row.creator or session.seats_of(person):
        return True
    if any(seat.reserved == person for seat in session.seats):
        return True
    if session.row.visibility == "public":
        return True
    return session.row.visibility == "link" and signer.same(link, signer.link(session.id))


async def check_watch(
    tables: TableSessions, session: TableSession, person: str, link: str | None
) -> None:
    """Raise the error for unknown tables unless the person may watch this one.

    While a deal is secret, only who has finished a try at it may watch other finished tries.
    """
    if not may_watch(tables.signer, session, person, link):
        raise unknown_table()
    if not session.is_secret or session.seats_of(person):
        return
    challenge = session.row.challenge
    if session.row.status != "over" or challenge is None:
        raise unknown_table()
    if not await has_finished(tables.database, challenge, person):
        raise Denied(403, "error-challenge-first")


def check_known_deal(session: TableSession) -> None:
    """Raise while the deal of a table is secret."""
    if session.is_secret:
        raise Denied(409, "error-challenge-secret")


def check_member(session: TableSession, person: str) -> None:
    """Raise unless the person has a seat at the table."""
    if not session.seats_of(person):
        raise Denied(403, "error-not-at-table")

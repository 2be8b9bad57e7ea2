"""Undo past chance: nobody learns future draws without the consent of all who may come back."""

from pathlib import Path

import pytest

from tampu.server.errors import Denied
from tampu.server.live.commands import Mover, carry_out
from tampu.server.messages.websocket import AnswerUndo, AskUndo
from tampu.server.tables import seating
from tampu.server.tables.fold import decision_drafts
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import TableSessions
from tests.server.site import wish
from tests.server.test_faults import Table, act, mover, new_person, with_table


async def decide(table: Table, tables: TableSessions, session: TableSession) -> None:
    """Whoever is due decides; a bot plays for people who are away."""
    seat = session.row.due
    assert seat is not None
    if session.bot_of(seat) is None:
        move = act(session, f"d{session.fold.seq}")
        await carry_out(tables, session, mover(table, session), move)
        return
    async with tables.hold(session):
        action = session.fold.state.legal()[0]
        await tables.append(session, decision_drafts(session.fold, seat, action, confirms=False))


async def away(table: Table, tables: TableSessions) -> tuple[TableSession, AskUndo]:
    """The second person leaves, a few decisions follow, the first person asks for an undo."""
    session = await tables.get(table.id)
    start = session.fold.seq
    await seating.leave(tables, session, table.people[1], None)
    for _ in range(6):
        await decide(table, tables, session)
    return session, AskUndo(table.id, 0, session.fold.seq, "ask", start)


def test_who_is_away_must_consent_to_an_undo(tmp_path: Path) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        session, ask = await away(table, tables)
        me, other = (Mover(person.id, confirms=False) for person in table.people)
        entries = len(session.fold.places)
        await carry_out(tables, session, me, ask)
        assert table.lines()[-1][1] == "ask_undo"
        assert len(session.fold.places) == entries

        own_yes = AnswerUndo(table.id, 0, session.fold.seq, "own", True)
        with pytest.raises(Denied, match="error-nothing-asked"):
            await carry_out(tables, session, me, own_yes)

        await seating.reclaim(tables, session, table.people[1], None)
        yes = AnswerUndo(table.id, 1, session.fold.seq, "yes", True)
        await carry_out(tables, session, other, yes)
        assert table.lines()[-1][1] == "undo"
        assert len(session.fold.places) < entries

    with_table(tmp_path / "x.sqlite", story)


def test_who_has_resigned_is_not_asked(tmp_path: Path) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        session, ask = await away(table, tables)
        seats = [seat.changed(resigned=seat.seat == 1) for seat in session.seats]
        session.seats = seats
        await carry_out(tables, session, Mover(table.people[0].id, confirms=False), ask)
        assert table.lines()[-1][1] == "undo"

    with_table(tmp_path / "x.sqlite", story)


def test_the_consent_of_those_who_play_is_not_enough(tmp_path: Path) -> None:
    async def story(table: Table, tables: TableSessions) -> None:
        one, two = table.people
        three = await new_person(table.storage.storage)  # type: ignore[arg-type]
        planned = wish("imhotep", "me", "open", "open", visibility="public")
        session = await seating.create(tables, one, planned)
        for person in (two, three):
            await seating.join(tables, session, person, None, None)
        start = session.fold.seq
        await decide(table, tables, session)
        await decide(table, tables, session)
        await seating.leave(tables, session, three, None)
        movers = [Mover(person.id, confirms=False) for person in (one, two, three)]
        entries = len(session.fold.places)
        ask = AskUndo(session.id, 0, session.fold.seq, "ask", start)
        await carry_out(tables, session, movers[0], ask)
        yes = AnswerUndo(session.id, 1, session.fold.seq, "yes", True)
        await carry_out(tables, session, movers[1], yes)
        assert len(session.fold.places) == entries, "the third person is away and was not asked"
        await seating.reclaim(tables, session, three, None)
        yes = AnswerUndo(session.id, 2, session.fold.seq, "yes too", True)
        await carry_out(tables, session, movers[2], yes)
        assert len(session.fold.places) < entries

    with_table(tmp_path / "x.sqlite", story)

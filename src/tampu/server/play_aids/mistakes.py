"""Your mistakes: decisions of one's own analysed games that lost most, as exercises."""

from __future__ import annotations

from typing import Final

import msgspec
import sqlalchemy as sa

from tampu.server.errors import Denied
from tampu.server.messages.bodies import AnalysedDecision
from tampu.server.messages.puzzle_bodies import MistakeInfo, Status
from tampu.server.play_aids.exercises import GOOD_ENOUGH, ExerciseTask
from tampu.server.storage.models import ANALYSED, ANALYSES, PUZZLE_ANSWERS, RESULTS
from tampu.server.storage.storage import Storage
from tampu.server.tables.session import TableSession

LEAST_LOSS: Final = 0.04
"""A mistake costs at least this share of victory."""
MOST_GAMES: Final = 20
"""Mistakes come from the last analysed games up to this number."""
MOST_MISTAKES: Final = 30


def mistake_name(table: str, seq: int) -> str:
    """The name under which answers to a mistake are stored."""
    return f"{table}.{seq}"


async def mistakes(database: Storage, person: str) -> list[MistakeInfo]:
    """The decisions that cost a person most in their last analysed games, the worst first."""
    games = (
        sa.select(RESULTS.c.table_id, RESULTS.c.seat, RESULTS.c.game, RESULTS.c.ended)
        .join(ANALYSES, ANALYSES.c.table_id == RESULTS.c.table_id)
        .where(RESULTS.c.person == person, ANALYSES.c.status == "done")
        .order_by(RESULTS.c.ended.desc())
        .limit(MOST_GAMES)
        .subquery()
    )
    query = (
        sa.select(ANALYSED.c.seq, ANALYSED.c.data, games)
        .join(
            games,
            sa.and_(ANALYSED.c.table_id == games.c.table_id, ANALYSED.c.seat == games.c.seat),
        )
        .where(ANALYSED.c.loss >= LEAST_LOSS)
        .order_by(ANALYSED.c.loss.desc(), games.c.table_id, ANALYSED.c.seq)
        .limit(MOST_MISTAKES)
    )
    rows = await database.rows(query)
    names = [mistake_name(row.table_id, row.seq) for row in rows]
    answered = sa.select(PUZZLE_ANSWERS.c.puzzle, PUZZLE_ANSWERS.c.solved).where(
        PUZZLE_ANSWERS.c.person == person, PUZZLE_ANSWERS.c.puzzle.in_(names)
    )
    solved = {row.puzzle: row.solved for row in await database.rows(answered)} if names else {}
    listed = []
    for name, row in zip(names, rows, strict=True):
        decision = msgspec.convert(row.data, AnalysedDecision)
        listed.append(
            MistakeInfo(
                table=row.table_id,
                seq=row.seq,
                game=row.game,
                loss=decision.loss,
                ended=row.ended,
                played=decision.played.text,
                status=status_of(solved.get(name)),
            )
        )
    return listed


def status_of(solved: bool | None) -> Status:
    """The status of an exercise whose answer is stored, or is not (None)."""
    return "new" if solved is None else "solved" if solved else "missed"


async def mistake_task(
    database: Storage, session: TableSession, person: str, seq: int
) -> ExerciseTask:
    """The task of a mistake; the answers are what the analysis rated better."""
    query = sa.select(ANALYSED.c.data).where(
        ANALYSED.c.table_id == session.id, ANALYSED.c.seq == seq
    )
    row = await database.first(query)
    if row is None or not session.fold.over:
        raise Denied(404, "error-no-puzzle")
    decision = msgspec.convert(row.data, AnalysedDecision)
    if decision.seat not in session.seats_of(person) or not decision.best:
        raise Denied(404, "error-no-puzzle")
    fold = session.fold
    best = decision.best[0].share or 0.0
    answers = {
        candidate.action
        for place, candidate in enumerate(decision.best)
        if place == 0 or (candidate.share or 0.0) > best - GOOD_ENOUGH
    }
    return ExerciseTask(
        name=mistake_name(session.id, seq),
        fold=fold,
        state=fold.state_at(fold.entries_until(seq - 1)),
        seq=seq - 1,
        seat=decision.seat,
        answers=answers - {decision.played.action},
        candidates=decision.best,
        played=decision.played,
        loss=decision.loss,
    )

"""Redaction: the entries and positions that a viewer may read."""

from __future__ import annotations

from tampu.core.contract import Game
from tampu.core.display import board_data
from tampu.core.record import final
from tampu.server.messages.parts import ActionInfo, Entry, Result, Text, Turn, UndoState
from tampu.server.messages.websocket import Position
from tampu.server.tables.fold import Fold, FoldedLine
from tampu.server.tables.known_points import known_scores, scores_now
from tampu.server.tables.prompts import offers_for, prompt_for

Seats = tuple[int, ...]
"""The seats of a viewer; none for a spectator."""


def may_read(readers: Seats | None, viewer: Seats) -> bool:
    """Whether all seats of the viewer are among the readers."""
    return readers is None or (bool(viewer) and all(seat in readers for seat in viewer))


def entry_for(game: Game, folded: FoldedLine, viewer: Seats, *, unredacted: bool) -> Entry:
    """A line of the log as a viewer may read it; `unredacted` after the end of the game."""
    line = folded.line
    data = line.data or {}
    readable = unredacted or may_read(folded.readers, viewer)
    notation: str | None = None
    action: ActionInfo | None = None
    if line.action is not None:
        space = game.outcomes if line.kind == "chance" else game.actions
        notation = space.notation(line.action) if readable else folded.masked
        if readable:
            kind, fields = space.decode(line.action)
            action = ActionInfo(id=line.action, kind=kind, fields=fields)
    events = [
        Text(event.key, event.params)
        for event in folded.events
        if unredacted or event.seat is None or may_read((event.seat,), viewer)
    ]
    return Entry(
        seq=line.seq,
        kind=line.kind,  # type: ignore[arg-type]
        actor=line.actor,
        notation=notation,
        action=action,
        text=folded.text if readable else folded.hidden,
        events=events,
        to=data.get("to"),
        agree=data.get("agree"),
        at=line.at,
    )


def entries_for(fold: Fold, viewer: Seats, first: int, last: int | None = None) -> list[Entry]:
    """The lines from `first` to `last`, both included."""
    chosen = fold.lines[max(first, 1) - 1 : last]
    return [entry_for(fold.game, line, viewer, unredacted=fold.over) for line in chosen]


def point_of_view(fold: Fold, viewer: Seats) -> int | None:
    """The seat whose view a viewer gets: of their seats the due one, or the last that acted."""
    if not viewer:
        return None
    due = fold.due()
    if due in viewer:
        return due
    for actor, _ in reversed(fold.match.log):
        if actor in viewer:
            return actor
    return viewer[0]


def result_of(fold: Fold) -> Result | None:
    """The result of a finished game."""
    if not fold.over:
        return None
    result = final(fold.state)
    return Result(
        end=result["end"] or "resigned",
        scores=result["scores"],
        sheet=result["sheet"],
        ranks=_ranks(fold, result["ranks"]),
    )


def _ranks(fold: Fold, ranks: list[int]) -> list[int]:
    """The ranks by seat; whoever ended the game by resigning stands behind those who stayed."""
    if not fold.resigned_end:
        return ranks
    resigned = {folded.line.actor for folded in fold.lines if folded.line.kind == "resign"}
    standing = [(seat in resigned, rank) for seat, rank in enumerate(ranks)]
    return [1 + sum(other < own for other in standing) for own in standing]


def position_for(table: str, fold: Fold, viewer: Seats, *, short: bool = False) -> Position:
    """The current position as a viewer may see it; `short` for the short form of the prompt."""
    seat = point_of_view(fold, viewer)
    due = fold.due()
    asked_by, asked_to = fold.undo_request or (None, None)
    limit = None if seat is None else fold.undo_limit(seat)
    redo = bool(fold.undone) and fold.undone[-1].actor in viewer and due in viewer
    asked = due if due in viewer and fold.waiting is None else None
    view = fold.state.view(seat)
    return Position(
        table=table,
        seq=fold.seq,
        seat=seat,
        view=view,
        derived=fold.derived(view),
        scores=scores_now(fold, view),
        turn=Turn(seat=due, waiting_for=fold.waiting, over=fold.over),
        prompt=None if short or asked is None else prompt_for(fold.game, fold.state, asked),
        offers=offers_for(fold.game, fold.state, asked) if short and asked is not None else None,
        undo=UndoState(limit=limit, turn=limit, redo=redo, asked_by=asked_by, asked_to=asked_to),
        result=result_of(fold),
    )


def past_position(table: str, fold: Fold, seat: int | None, seq: int) -> Position:
    """An earlier position as a seat may see it."""
    count = fold.entries_until(seq)
    state = fold.state_at(count)
    actor = state.actor()
    last = count == len(fold.places)
    view = state.view(seat)
    return Position(
        table=table,
        seq=fold.places[count - 1] if count else 0,
        seat=seat,
        view=view,
        derived=board_data(fold.game, view),
        scores=list(state.scores()) if fold.over else known_scores(fold.game, state, seat),
        turn=Turn(seat=actor if actor >= 0 else None, waiting_for=None, over=fold.over and last),
        prompt=None,
        offers=None,
        undo=UndoState(limit=None, turn=None, redo=False, asked_by=None, asked_to=None),
        result=result_of(fold) if last else None,
    )

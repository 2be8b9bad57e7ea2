"""What a viewer may read: entries, positions and prompts, redacted by the game's own contract."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from tampu.core.contract import Game, State
from tampu.core.record import final
from tampu.server.fold import Fold, Folded
from tampu.server.messages import (
    Choice,
    Entry,
    Group,
    Position,
    Prompt,
    Result,
    Text,
    Turn,
    Undo,
)
from tampu.server.worlds import Gains, known_scores, scores_now

Seats = tuple[int, ...]
"""The seats of a viewer; none for a spectator."""
GAINS_AT_MOST: Final = 600
"""Gains are told for prompts up to this many choices."""


def may_read(readers: Seats | None, viewer: Seats) -> bool:
    """Whether everybody at the viewer's screen may read it."""
    return readers is None or (bool(viewer) and all(seat in readers for seat in viewer))


def entry_for(game: Game, seats: int, folded: Folded, viewer: Seats, *, all_told: bool) -> Entry:
    """A line of the log for a viewer; after the end everything is told."""
    line = folded.line
    data = line.data or {}
    readable = all_told or may_read(folded.readers, viewer)
    notation: str | None = None
    text: Text | None = None
    if line.action is not None:
        space = game.outcomes if line.kind == "chance" else game.actions
        notation = space.notation(line.action) if readable else folded.masked
        if readable:
            kind, fields = space.decode(line.action)
            word = "chance" if line.kind == "chance" else "do"
            told = {name: game.called(seats, name, value) for name, value in fields.items()}
            text = Text(f"{game.id}-{word}-{kind}", told)
    events = [
        Text(event.key, event.params)
        for event in folded.events
        if all_told or event.seat is None or may_read((event.seat,), viewer)
    ]
    return Entry(
        seq=line.seq,
        kind=line.kind,  # type: ignore[arg-type]
        actor=line.actor,
        notation=notation,
        text=text,
        events=events,
        to=data.get("to"),
        agree=data.get("agree"),
        at=line.at,
    )


def entries_for(fold: Fold, viewer: Seats, first: int, last: int | None = None) -> list[Entry]:
    """The lines from `first` to `last`, both included."""
    chosen = fold.lines[max(first, 1) - 1 : last]
    return [entry_for(fold.game, fold.seats, line, viewer, all_told=fold.over) for line in chosen]


def point_of_view(fold: Fold, viewer: Seats) -> int | None:
    """Whose view somebody sees: of their seats the due one, or the one that acted last."""
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
    """How the game ended; a game that was given up is ranked by who stayed."""
    if not fold.over:
        return None
    told = final(fold.state)
    return Result(
        end=told["end"] or "resigned",
        scores=told["scores"],
        sheet=told["sheet"],
        ranks=told["ranks"],
    )


def position_for(table: str, fold: Fold, viewer: Seats) -> Position:
    """The present position for a viewer."""
    seat = point_of_view(fold, viewer)
    due = fold.due()
    asked_by, asked_to = fold.asked or (None, None)
    limit = None if seat is None else fold.undo_limit(seat)
    redo = bool(fold.undone) and fold.undone[-1].actor in viewer and due in viewer
    asks = due is not None and due in viewer and fold.waiting is None
    view = fold.state.view(seat)
    return Position(
        table=table,
        seq=fold.seq,
        seat=seat,
        view=view,
        outlook=fold.game.outlook(view),
        scores=scores_now(fold, seat),
        turn=Turn(seat=due, waiting_for=fold.waiting, over=fold.over),
        prompt=prompt_for(fold.game, fold.state, due) if asks and due is not None else None,
        undo=Undo(limit=limit, turn=limit, redo=redo, asked_by=asked_by, asked_to=asked_to),
        result=result_of(fold),
    )


def past_position(table: str, fold: Fold, seat: int | None, seq: int) -> Position:
    """A position of the past, to look at."""
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
        outlook=fold.game.outlook(view),
        scores=list(state.scores()) if fold.over else known_scores(fold.game, state, seat),
        turn=Turn(seat=actor if actor >= 0 else None, waiting_for=None, over=fold.over and last),
        prompt=None,
        undo=Undo(limit=None, turn=None, redo=False, asked_by=None, asked_to=None),
        result=result_of(fold) if last else None,
    )


def prompt_for(game: Game, state: State, seat: int) -> Prompt:
    """The question to a seat with all its answers."""
    key, params = state.question()
    legal = state.legal()
    gains = Gains(game, state, seat) if len(legal) <= GAINS_AT_MOST else None
    groups = []
    for kind, actions in groupby(legal, key=game.actions.kind_of):
        choices = [choice(game, state, action, gains) for action in actions]
        fields = list(game.actions.kinds[game.actions.kind_index(choices[0].action)].fields)
        groups.append(Group(kind=kind, fields=fields, choices=choices))
    return Prompt(seat=seat, question=Text(key, params), groups=groups)


def choice(game: Game, state: State, action: int, gains: Gains | None) -> Choice:
    seats = len(state.scores())
    fields = game.actions.decode(action).fields
    return Choice(
        action=action,
        notation=game.actions.notation(action),
        values=[game.called(seats, name, value) for name, value in fields.items()],
        price=game.price(state, action),
        gain=None if gains is None else gains.of(action),
    )

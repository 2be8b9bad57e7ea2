"""Exercises: positions to solve on the board, from puzzles and from one's own mistakes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tampu.core.contract import Game, State
from tampu.core.display import board_data
from tampu.core.errors import IllegalAction, MalformedAction
from tampu.core.play import read_action
from tampu.core.registry import game_ids, load_game
from tampu.core.rng import Rng
from tampu.puzzles.file import SEPARATOR, Puzzle, PuzzleFile, shipped_puzzles
from tampu.server.errors import Denied
from tampu.server.messages.parts import (
    Clock,
    HintCandidate,
    HintReason,
    PersonInfo,
    SeatInfo,
    TableInfo,
    Text,
    Turn,
    UndoState,
)
from tampu.server.messages.puzzle_bodies import Exercise, PuzzleQuestion
from tampu.server.messages.websocket import Position, Why, WhyAnswer
from tampu.server.play_aids.hints import plain_candidate, turn_in_words
from tampu.server.tables.fold import Fold, chance_drafts, decision_drafts
from tampu.server.tables.known_points import known_scores
from tampu.server.tables.log import Draft, LogLine
from tampu.server.tables.prompts import prompt_for, reason_for
from tampu.server.tables.redaction import entry_for

LOG_LINES: Final = 60
"""The number of log lines that an exercise includes."""
MOST_CACHED: Final = 64
OTHER_SEATS: Final = "level:3"
"""The bot that is named as the player of the other seats."""
GOOD_ENOUGH: Final = 0.01
"""In a mistake, a move that loses less than this share of victory is right too."""


@dataclass
class ExerciseTask:
    """A decision to solve."""

    name: str
    """The name under which answers are stored."""
    fold: Fold
    state: State
    """The position; `fold` may have gone on."""
    seq: int
    """The last line of the log before the decision."""
    seat: int
    answers: set[int]
    candidates: list[HintCandidate]
    theme: str | None = None
    rating: int | None = None
    played: HintCandidate | None = None
    loss: float | None = None

    @property
    def game(self) -> Game:
        return self.fold.game


def puzzle_files() -> list[PuzzleFile]:
    """The puzzles of all games that have some."""
    files = [shipped_puzzles(game) for game in game_ids()]
    return [file for file in files if file is not None and file.puzzles]


def find_puzzle(game: str, puzzle: str) -> tuple[PuzzleFile, Puzzle]:
    """A puzzle by its id."""
    load_game(game)
    file = shipped_puzzles(game)
    for one in file.puzzles if file else ():
        if one.id == puzzle:
            return file, one  # type: ignore[return-value]
    raise Denied(404, "error-no-puzzle")


def daily_puzzle(file: PuzzleFile, day: int) -> Puzzle:
    """The puzzle of a day; every puzzle has its day before one comes again."""
    count = len(file.puzzles)
    order = sorted(
        range(count), key=lambda place: Rng(place, f"daily {file.game} {day // count}").next()
    )
    return file.puzzles[order[day % count]]


@lru_cache(MOST_CACHED)
def puzzle_task(game_id: str, puzzle_id: str) -> ExerciseTask:
    """The task of a puzzle: its game is played up to the decision."""
    file, puzzle = find_puzzle(game_id, puzzle_id)
    source = file.games[puzzle.game]
    game = load_game(game_id)
    options = game.meta.complete(source.seats, source.options, file.rules_version)
    fold = Fold(game, source.seats, options, source.seed, Clock(), file.rules_version)
    _add(fold, [Draft("start"), *chance_drafts(fold)])
    for token in source.moves.split(SEPARATOR)[: puzzle.at] if puzzle.at else []:
        action = read_action(game, fold.state, token)
        _add(fold, decision_drafts(fold, fold.state.actor(), action, confirms=False))
    state = fold.state
    return ExerciseTask(
        name=f"{game_id}.{puzzle_id}",
        fold=fold,
        state=state,
        seq=fold.seq,
        seat=puzzle.seat,
        answers={read_action(game, state, token) for token in puzzle.answers},
        candidates=_candidates(game, state, puzzle),
        theme=f"{game_id}-reason-{puzzle.theme}",
        rating=puzzle.rating,
    )


def _add(fold: Fold, drafts: list[Draft]) -> None:
    for draft in drafts:
        fold.add(LogLine(fold.seq + 1, *draft, None, 0.0))


def _candidates(game: Game, state: State, puzzle: Puzzle) -> list[HintCandidate]:
    """The stored moves as hints show them."""
    imagined: State = game.imagine(state.view(puzzle.seat), Rng(1, "puzzle"))
    candidates = []
    for move in puzzle.moves:
        action = read_action(game, imagined, move.move)
        candidate = plain_candidate(game, imagined, action)
        candidate.visits = 1
        candidate.share = round(move.share, 3)
        candidate.score = move.score
        candidate.reasons = [
            HintReason(text=Text(f"{game.id}-reason-{name}", {}), change=round(change, 1))
            for name, change in move.reasons.items()
        ]
        line, position = [], imagined.clone()
        for token in move.line:
            if position.actor() != puzzle.seat:
                break
            line.append(read_action(game, position, token))
            position.apply(line[-1])
        candidate.then, candidate.gain = turn_in_words(game, imagined.clone(), line)
        candidates.append(candidate)
    return candidates


def exercise(task: ExerciseTask, person: PersonInfo) -> Exercise:
    """A task as the seat that decides may see it; nothing else leaves the server."""
    fold, state, seat = task.fold, task.state, task.seat
    view = state.view(seat)
    lines = fold.lines[max(0, task.seq - LOG_LINES) : task.seq]
    nobody = UndoState(limit=None, turn=None, redo=False, asked_by=None, asked_to=None)
    return Exercise.filled_from(
        task,
        table=_table(task, person),
        entries=[entry_for(task.game, line, (seat,), unredacted=False) for line in lines],
        position=Position(
            table=task.name,
            seq=task.seq,
            seat=seat,
            view=view,
            derived=board_data(task.game, view),
            scores=known_scores(task.game, state, seat),
            turn=Turn(seat=seat, waiting_for=None, over=False),
            prompt=prompt_for(task.game, state, seat),
            offers=None,
            undo=nobody,
            result=None,
        ),
    )


def _table(task: ExerciseTask, person: PersonInfo) -> TableInfo:
    fold = task.fold
    seats = [
        SeatInfo(
            seat=seat,
            kind="person" if seat == task.seat else "bot",
            person=person if seat == task.seat else None,
            bot=None if seat == task.seat else OTHER_SEATS,
            away=False,
            resigned=False,
            connected=seat == task.seat,
            reserved=None,
        )
        for seat in range(fold.seats)
    ]
    return TableInfo(
        id=task.name,
        game=task.game.id,
        rules_version=fold.match.rules_version,
        options=dict(fold.match.options),
        seats=seats,
        status="running",
        kind="live",
        clock=Clock(),
        hints=False,
        chat=False,
        visibility="private",
        creator=person.id,
        created=0.0,
        started=0.0,
        ended=None,
        seq=task.seq,
        due=task.seat,
        commitment="",
        seed=None,
        salt=None,
        mine=[task.seat],
        answers=False,
        result=None,
        rematch=None,
        rated=False,
        ladder=None,
        challenge=None,
        secret=False,
        origin=None,
        invites={},
        link=None,
        spectators=[],
    )


def answer_reason(task: ExerciseTask, question: PuzzleQuestion) -> WhyAnswer:
    """Whether an action is legal in the position of a task."""
    why = Why(ref="why", table="-", seat=task.seat, kind=question.kind, fields=question.fields)
    return reason_for(task.game, task.state, why)


def judge_answer(task: ExerciseTask, action: int) -> tuple[bool, HintCandidate]:
    """Whether a legal action is a right answer, and what is known about it."""
    game, seat = task.game, task.seat
    if not 0 <= action < game.actions.size:
        raise MalformedAction("error-no-token", token=str(action))
    imagined: State = game.imagine(task.state.view(seat), Rng(1, "puzzle"))
    refusal = imagined.why_not(action)
    if refusal is not None:
        raise IllegalAction(refusal)
    rated = [candidate for candidate in task.candidates if candidate.action == action]
    played = rated[0] if rated else plain_candidate(game, imagined, action)
    return action in task.answers, played

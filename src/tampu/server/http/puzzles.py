"""The routes of puzzles and of one's own mistakes."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Awaitable, Callable
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency, Provide
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, PathParameter

from tampu.server.errors import Denied
from tampu.server.http.lookup import LARGEST_NUMBER, find_session
from tampu.server.http.ratings import ratings_of
from tampu.server.messages.profile_bodies import RatingInfo
from tampu.server.messages.puzzle_bodies import (
    Exercise,
    MistakeInfo,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleQuestion,
    Puzzles,
    PuzzlesOfGame,
    Verdict,
)
from tampu.server.messages.websocket import WhyAnswer
from tampu.server.people.profiles import Person
from tampu.server.people.puzzle_scores import (
    DAY,
    KIND,
    current_ratings,
    statuses,
    store_answer,
    streak,
    today,
)
from tampu.server.play_aids.exercises import (
    ExerciseTask,
    answer_reason,
    daily_puzzle,
    exercise,
    judge_answer,
    puzzle_files,
    puzzle_task,
)
from tampu.server.play_aids.mistakes import mistake_task, mistakes, status_of
from tampu.server.site import CurrentPerson, CurrentSite, Site

Line = Annotated[int, PathParameter(ge=1, le=LARGEST_NUMBER)]
CurrentTask = NamedDependency[ExerciseTask]


@get("/api/puzzles", summary="All puzzles, the daily ones, and what I have solved", limit="puzzle")
async def puzzles(site: CurrentSite, person: CurrentPerson) -> Puzzles:
    day = today()
    solved = await statuses(site.database, person.id)
    own = {one.game: one for one in await ratings_of(site, person.id) if one.kind == KIND}
    games = []
    for file in puzzle_files():
        ratings = await current_ratings(site.database, file.game)
        infos = []
        for puzzle in file.puzzles:
            name = f"{file.game}.{puzzle.id}"
            infos.append(
                PuzzleInfo(
                    id=puzzle.id,
                    theme=f"{file.game}-reason-{puzzle.theme}",
                    rating=ratings.get(name, puzzle.rating),
                    seats=file.games[puzzle.game].seats,
                    choices=puzzle.choices,
                    status=status_of(solved.get(name)),
                )
            )
        daily = daily_puzzle(file, day).id
        games.append(
            PuzzlesOfGame(game=file.game, daily=daily, rating=own.get(file.game), puzzles=infos)
        )
    date = datetime.datetime.fromtimestamp(day * DAY, datetime.UTC).date()
    listed: list[MistakeInfo] = await mistakes(site.database, person.id)
    return Puzzles(
        day=date.isoformat(),
        streak=await streak(site.database, person.id),
        games=games,
        mistakes=listed,
    )


async def find_puzzle_task(
    person: CurrentPerson, game: FromPath[str], puzzle: FromPath[str]
) -> ExerciseTask:
    """The task of a puzzle, prepared outside the event loop once the person's limit is checked."""
    return await asyncio.to_thread(puzzle_task, game, puzzle)


async def find_mistake(
    site: CurrentSite, person: CurrentPerson, table: FromPath[str], seq: Line
) -> ExerciseTask:
    """The task of a mistake in a game that the person played."""
    session = await find_session(site, table)
    if not session.seats_of(person.id):
        raise Denied(404, "error-no-puzzle")
    return await mistake_task(site.database, session, person.id, seq)


def exercise_routes(
    path: str, name: str, find_task: Callable[..., Awaitable[ExerciseTask]]
) -> tuple[HTTPRouteHandler, HTTPRouteHandler, HTTPRouteHandler]:
    """The routes of one kind of exercise: its position, a question about a move, the answer."""
    dependencies = {"task": Provide(find_task)}

    @get(path, summary=f"The position of {name}", limit="puzzle", dependencies=dependencies)
    async def position(person: CurrentPerson, task: CurrentTask) -> Exercise:
        """The view of the seat that decides; the answer is not part of it."""
        return exercise(task, person.info)

    @post(
        f"{path}/why",
        summary="Whether an action is legal",
        status_code=200,
        limit="why",
        dependencies=dependencies,
    )
    async def why(
        person: CurrentPerson, task: CurrentTask, data: JSONBody[PuzzleQuestion]
    ) -> WhyAnswer:
        return answer_reason(task, data)

    @post(
        f"{path}/answer",
        summary=f"Answer {name}",
        status_code=200,
        limit="puzzle_answer",
        dependencies=dependencies,
    )
    async def answer(
        site: CurrentSite, person: CurrentPerson, task: CurrentTask, data: JSONBody[PuzzleAnswer]
    ) -> Verdict:
        """The first answer to a puzzle changes my rating and that of the puzzle."""
        return await verdict(site, person, task, data.action)

    return position, why, answer


puzzle_position, puzzle_why, puzzle_answer = exercise_routes(
    "/api/puzzles/{game:str}/{puzzle:str}", "a puzzle", find_puzzle_task
)
mistake_position, mistake_why, mistake_answer = exercise_routes(
    "/api/mistakes/{table:str}/{seq:int}", "a mistake of mine", find_mistake
)


async def verdict(site: Site, person: Person, task: ExerciseTask, action: int) -> Verdict:
    """Judge an answer and store it."""
    right, played = judge_answer(task, action)
    await site.profiles.store(person)
    answered = await store_answer(
        site.database, person.id, task.game.id, task.name, right=right, rating=task.rating
    )
    rating: RatingInfo | None = None
    if task.rating is not None:
        for one in await ratings_of(site, person.id):
            if (one.game, one.kind) == (task.game.id, KIND):
                rating = one
    return Verdict(
        right=right,
        candidates=task.candidates,
        played=played,
        counted=answered.counted,
        rating=rating,
        change=answered.change,
        streak=await streak(site.database, person.id),
    )

"""Puzzles and mistakes: what solvers see, how answers are judged, and what is stored of them."""

import asyncio
import io
import json
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
import sqlalchemy as sa
from alembic import command

from tampu.core.registry import bundled_game_ids, lightest_game, load_game
from tampu.core.rng import Rng
from tampu.puzzles.file import Puzzle, PuzzleFile, shipped_puzzles
from tampu.server.client import Client
from tampu.server.messages.bodies import AnalysisInfo
from tampu.server.messages.parts import PersonInfo, TableInfo
from tampu.server.messages.profile_bodies import Leaderboard
from tampu.server.messages.puzzle_bodies import Exercise, Puzzles, Verdict
from tampu.server.messages.websocket import WhyAnswer
from tampu.server.people.puzzle_scores import PUZZLE_SIGMA, count_streak, rated_answer
from tampu.server.people.ratings import NEW, Standing
from tampu.server.play_aids.exercises import daily_puzzle, exercise, puzzle_task
from tampu.server.storage.database import migration_config
from tests.server.site import Server, friends, play_out, wish
from tests.server.test_people import failed
from tests.server.test_profiles import account

GAMES = [game for game in bundled_game_ids() if shipped_puzzles(game)]
ONE = lightest_game()
"""The game of the tests that need only one."""
SOLVER = PersonInfo(id="me", name="Wayra", guest=True)


def shipped(game: str) -> PuzzleFile:
    file = shipped_puzzles(game)
    assert file is not None
    return file


def wrong_move(file: PuzzleFile, puzzle: Puzzle) -> int:
    """A legal action that is no answer."""
    state = file.match(puzzle).state
    notation = load_game(file.game).actions.notation
    return next(action for action in state.legal() if notation(action) not in puzzle.answers)


def right_move(file: PuzzleFile, puzzle: Puzzle) -> int:
    (action,) = load_game(file.game).actions.find(puzzle.answers[0])[:1]
    return action


async def answer(client: Client, path: str, action: int) -> Verdict:
    return await client.call("POST", f"/api/{path}/answer", Verdict, {"action": action})


async def overview(client: Client) -> Puzzles:
    return await client.call("GET", "/api/puzzles", Puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_an_exercise_shows_only_what_its_seat_may_know(game: str) -> None:
    """The exercise is the same whatever the seat cannot know; the answer is not in it."""
    file = shipped(game)
    for puzzle in file.puzzles[::7][:6]:
        task = puzzle_task(game, puzzle.id)
        shown = exercise(task, SOLVER)
        assert shown.position.view == task.state.view(puzzle.seat)
        assert shown.table.seed is None
        assert shown.position.prompt is not None
        choices = [one for group in shown.position.prompt.groups for one in group.choices]
        assert len(choices) == puzzle.choices
        assert task.answers <= {one.action for one in choices}
        other = task.state.determinize(puzzle.seat, Rng(7, "other"))
        assert other.view(puzzle.seat) == shown.position.view
        for entry in shown.entries:
            folded = task.fold.lines[entry.seq - 1]
            if folded.readers is not None and puzzle.seat not in folded.readers:
                assert entry.action is None
                assert entry.notation == folded.masked


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    file = shipped(ONE)
    count = len(file.puzzles)
    first = [daily_puzzle(file, day).id for day in range(count)]
    second = [daily_puzzle(file, day).id for day in range(count, 2 * count)]
    assert len(set(first)) == len(set(second)) == count
    assert daily_puzzle(file, 3).id == first[3]
    assert count < 6 or first != second


@pytest.mark.parametrize(
    ("days", "length"),
    [([], 0), ([10], 1), ([9], 1), ([8], 0), ([10, 9, 8, 6], 3), ([9, 8, 5], 2), ([10, 8], 1)],
)
def test_a_streak_is_days_in_a_row_up_to_today_or_yesterday(days: list[int], length: int) -> None:
    assert count_streak(days, 10) == length


def test_a_right_answer_raises_the_person_and_hardly_moves_the_puzzle() -> None:
    puzzle = Standing(NEW.mu, PUZZLE_SIGMA, 0)
    after, easier = rated_answer(NEW, puzzle, right=True)
    lower, harder = rated_answer(NEW, puzzle, right=False)
    assert after.points > NEW.points > lower.points
    assert easier.mu < puzzle.mu < harder.mu
    assert abs(easier.points - puzzle.points) < 20 < abs(after.points - NEW.points)
    hard = rated_answer(NEW, Standing(NEW.mu + 10, PUZZLE_SIGMA, 0), right=True)[0]
    assert hard.points > after.points
    assert easier.sigma == PUZZLE_SIGMA


def test_the_first_answer_counts_and_is_explained(server: Server) -> None:
    async def story() -> None:
        (one,) = await friends(server.url, 1)
        game = ONE
        file = shipped(game)
        listed = next(each for each in (await overview(one)).games if each.game == game)
        assert [each.id for each in listed.puzzles] == [each.id for each in file.puzzles]
        assert listed.daily in {each.id for each in file.puzzles}
        assert listed.rating is None
        missed, solved = file.puzzles[0], file.puzzles[1]
        path = f"puzzles/{game}/{missed.id}"
        shown = await one.call("GET", f"/api/{path}", Exercise)
        assert shown.position.prompt is not None
        wrong = await answer(one, path, wrong_move(file, missed))
        assert (wrong.right, wrong.counted, wrong.streak) == (False, True, 0)
        assert wrong.change < 0
        assert wrong.candidates[0].notation == missed.answers[0]
        assert wrong.candidates[0].reasons
        again = await answer(one, path, right_move(file, missed))
        assert (again.right, again.counted, again.change, again.streak) == (True, False, 0, 1)
        right = await answer(one, f"puzzles/{game}/{solved.id}", right_move(file, solved))
        assert (right.right, right.counted) == (True, True)
        assert right.rating is not None
        assert (right.rating.games, right.rating.kind) == (2, "puzzles")
        after = await overview(one)
        assert after.streak == 1
        (own,) = [each for each in after.games if each.game == game]
        states = {each.id: each.status for each in own.puzzles}
        assert (states[missed.id], states[solved.id]) == ("solved", "solved")
        assert sum(status == "new" for status in states.values()) == len(states) - 2
        moved = {each.id: each.rating for each in own.puzzles}
        assert missed.rating <= moved[missed.id] < missed.rating + 25

    asyncio.run(story())


def test_nonsense_is_refused_and_stores_nothing(server: Server) -> None:
    async def story() -> None:
        (one,) = await friends(server.url, 1)
        game = ONE
        puzzle = shipped(game).puzzles[0]
        path = f"/api/puzzles/{game}/{puzzle.id}"
        illegal = next(
            action
            for action in range(load_game(game).actions.size)
            if not shipped(game).match(puzzle).state.is_legal(action)
        )
        assert await failed(one, "POST", f"{path}/answer", {"action": illegal})
        assert (
            await failed(one, "POST", f"{path}/answer", {"action": 2**31 - 1}) == "error-no-token"
        )
        for body in ({}, {"action": -1}, {"action": "x"}, {"action": 1, "more": 1}):
            assert await failed(one, "POST", f"{path}/answer", body) == "error-malformed"
        assert await failed(one, "POST", f"{path}/why", {"kind": "x" * 65}) == "error-malformed"
        assert await failed(one, "GET", f"/api/puzzles/{game}/none") == "error-no-puzzle"
        assert await failed(one, "GET", "/api/puzzles/none/none") == "error-unknown-game"
        assert await failed(one, "GET", "/api/mistakes/none/1")
        states = [each.status for game in (await overview(one)).games for each in game.puzzles]
        assert set(states) == {"new"}

    asyncio.run(story())


def test_why_names_the_rule(server: Server) -> None:
    async def story() -> None:
        (one,) = await friends(server.url, 1)
        game = ONE
        file = shipped(game)
        puzzle = file.puzzles[0]
        actions = load_game(game).actions
        path = f"/api/puzzles/{game}/{puzzle.id}/why"
        kind, fields = actions.decode(right_move(file, puzzle))
        body = {"kind": kind, "fields": fields}
        assert (await one.call("POST", path, WhyAnswer, body)).legal
        state = file.match(puzzle).state
        illegal = next(action for action in range(actions.size) if not state.is_legal(action))
        kind, fields = actions.decode(illegal)
        refused = await one.call("POST", path, WhyAnswer, {"kind": kind, "fields": fields})
        assert not refused.legal
        assert refused.rule

    asyncio.run(story())


def test_answers_are_exported_merged_and_deleted(server: Server) -> None:
    async def story() -> None:
        ana, me = await account(server.url, f"Solver {server.port}")
        game = ONE
        file = shipped(game)
        first, second = file.puzzles[:2]
        await answer(ana, f"puzzles/{game}/{first.id}", right_move(file, first))
        stored = await exported(server, ana)
        assert [row["puzzle"] for row in stored["puzzle_answers"]] == [f"{game}.{first.id}"]
        (guest,) = await friends(server.url, 1)
        await answer(guest, f"puzzles/{game}/{first.id}", wrong_move(file, first))
        await answer(guest, f"puzzles/{game}/{second.id}", right_move(file, second))
        login = {"name": me.name, "password": "llamas 3"}
        await guest.call("POST", "/api/session", body=login)
        merged = (await exported(server, guest))["puzzle_answers"]
        assert sorted((row["puzzle"], bool(row["right"])) for row in merged) == sorted(
            [(f"{game}.{first.id}", True), (f"{game}.{second.id}", True)]
        )
        query = "SELECT count(*) FROM puzzle_answers WHERE person = ?"
        with closing(sqlite3.connect(server.folder / "tampu.sqlite")) as database:
            assert database.execute(query, (me.id,)).fetchone() == (2,)
            await guest.call("DELETE", "/api/me")
            assert database.execute(query, (me.id,)).fetchone() == (0,)

    asyncio.run(story())


async def exported(server: Server, client: Client) -> dict[str, Any]:
    asked = Request(f"{server.url}/api/me/export", headers={"Cookie": client.cookie_header()})
    raw = await asyncio.to_thread(lambda: urlopen(asked).read())
    with zipfile.ZipFile(io.BytesIO(raw)) as archive:
        data: dict[str, Any] = json.loads(archive.read("data.json"))
    return data


def test_mistakes_of_an_analysed_game_become_exercises(server: Server) -> None:
    async def story() -> None:
        one, other = await friends(server.url, 2)
        info = await one.create(wish("imhotep", "me", "bot", seed=4))
        async with one.live() as live:
            await live.watch(info.id)
            await play_out([live], info.id, Rng(4), most=30)
        await one.call("POST", f"/api/tables/{info.id}/resign", TableInfo, {})
        assert (await overview(one)).mistakes == []
        path = f"/api/tables/{info.id}/analysis"
        await one.call("POST", path, AnalysisInfo)
        while (await one.call("GET", path, AnalysisInfo)).status != "done":
            await asyncio.sleep(0.1)
        analysed = {
            decision.seq: decision
            for decision in (await one.call("GET", path, AnalysisInfo)).decisions
        }
        listed = (await overview(one)).mistakes
        assert listed
        assert [each.loss for each in listed] == sorted(
            (each.loss for each in listed), reverse=True
        )
        assert all(analysed[each.seq].seat == 0 and each.loss >= 0.04 for each in listed)
        assert (await overview(other)).mistakes == []
        worst = listed[0]
        decision = analysed[worst.seq]
        where = f"mistakes/{worst.table}/{worst.seq}"
        assert await failed(other, "GET", f"/api/{where}") == "error-no-puzzle"
        shown = await one.call("GET", f"/api/{where}", Exercise)
        assert shown.played is not None
        assert shown.played.action == decision.played.action
        assert shown.position.seq == worst.seq - 1
        assert shown.position.result is None
        repeated = await answer(one, where, decision.played.action)
        assert (repeated.right, repeated.counted, repeated.rating) == (False, False, None)
        better = await answer(one, where, decision.best[0].action)
        assert better.right
        assert (await overview(one)).mistakes[0].status == "solved"

    asyncio.run(story())


def test_decisions_that_were_analysed_before_get_their_losses(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tampu.sqlite'}")
    with engine.begin() as connection:
        command.upgrade(migration_config(connection), "0007")
        for seq in range(1, 1203):
            data = json.dumps({"seat": seq % 3, "loss": seq / 1000})
            connection.exec_driver_sql(
                "INSERT INTO analysed_decisions (table_id, seq, data) VALUES (?, ?, ?)",
                (f"t{seq % 7}", seq, data),
            )
        command.upgrade(migration_config(connection), "head")
        query = "SELECT seq, seat, loss FROM analysed_decisions"
        for seq, seat, loss in connection.exec_driver_sql(query):
            assert (seat, loss) == (seq % 3, seq / 1000)
        plan = connection.exec_driver_sql(
            "EXPLAIN QUERY PLAN SELECT seq FROM analysed_decisions "
            "WHERE table_id = 't1' AND seat = 0 AND loss >= 0.04"
        )
        assert "analysed_decisions_by_loss" in str(plan.all())
        command.downgrade(migration_config(connection), "0007")
        assert "puzzle_answers" not in sa.inspect(connection).get_table_names()
    engine.dispose()


def test_a_leaderboard_of_puzzles_lists_accounts_with_five_answers(server: Server) -> None:
    async def story() -> None:
        ana, me = await account(server.url, f"Ana P{server.port}")
        bea, her = await account(server.url, f"Bea P{server.port}")
        (guest,) = await friends(server.url, 1)
        file = shipped(ONE)
        path = f"/api/leaderboards/{ONE}?kind=puzzles"
        for number, puzzle in enumerate(file.puzzles[:5]):
            board = await ana.call("GET", path, Leaderboard)
            assert not {me.id, her.id} & {row.person.id for row in board.ranked}, number
            for client, action in (
                (ana, right_move(file, puzzle)),
                (bea, wrong_move(file, puzzle)),
                (guest, right_move(file, puzzle)),
            ):
                await answer(client, f"puzzles/{ONE}/{puzzle.id}", action)
        board = await guest.call("GET", path, Leaderboard)
        listed = [row.person.id for row in board.ranked]
        assert listed.index(me.id) < listed.index(her.id)
        assert not any(row.person.guest for row in board.ranked)
        assert {row.rating.kind for row in board.ranked} == {"puzzles"}
        assert board.mine is not None
        assert (board.mine.kind, board.mine.games) == ("puzzles", 5)
        assert board.bots == {}, "the ratings of bots are those of whole games"
        games = await ana.call("GET", f"/api/leaderboards/{ONE}", Leaderboard)
        assert games.mine is None
        assert me.id not in [row.person.id for row in games.ranked]

    asyncio.run(story())

"""The benchmark from end to end: a stranger's policy is evaluated, verified and ranked."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tampu.cli.main import main
from tampu.core.contract import Game
from tampu.core.play import Match
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng
from tampu.envs.opponents import PolicyBot
from tampu.protocol import evaluation, tasks
from tampu.protocol.best_response import exploit
from tampu.protocol.evaluation import TaskRun
from tampu.protocol.leaderboard import page, ratings, read_all
from tampu.protocol.results import (
    BadResults,
    Contender,
    ReplayableGame,
    Results,
    metrics,
    read,
    seat_of,
    write,
)
from tampu.protocol.tasks import SOLO, TASKS, UnknownTask, entry_game, find_task, pool_game
from tampu.protocol.text_agent import ATTEMPTS, TextBot
from tampu.protocol.verification import verify
from tests.cli.terminal import tampu

ROOT = Path(__file__).parents[2]
HERE = "python:tests.protocol.test_benchmark"
GAMES = 2


def last_offered(game: Game) -> PolicyBot:
    """A stranger's policy: the last offered action."""
    return PolicyBot(game, lambda _, mask: int(np.flatnonzero(mask)[-1]))


def first_listed(game: Game) -> TextBot:
    """A language agent: two wrong answers, then always the first line that it is offered."""
    wrong = ["I sail to the moon", "let me think\nG.G"]

    def answer(text: str) -> str:
        if wrong:
            return wrong.pop()
        offered = text.rsplit("brackets):\n", 1)[1].splitlines()[0]
        return f"I like this one:\n{offered}"

    return TextBot(game, answer)


def silent(game: Game) -> TextBot:
    return TextBot(game, lambda _: "")


@pytest.fixture(scope="module")
def results() -> Results:
    """A few games of the stranger's policy."""
    run = TaskRun(find_task("imhotep-2"), Contender("stranger", f"{HERE}:last_offered"),
                            games=GAMES)  # fmt: skip
    assert len(list(run)) == GAMES * 3
    return run.results()


def test_tasks_are_playable_and_distinct() -> None:
    numbers = [task.number for task in TASKS.values()]
    assert len(set(numbers)) == len(numbers)
    assert {task.game for task in TASKS.values()} >= set(bundled_game_ids())
    for task in TASKS.values():
        game = load_game(task.game)
        game.meta.complete(task.seats, task.options)
        assert task.games % task.seats == 0, "every deal from every seat"
        seats = [seat_of(task, index) for index in range(task.seats)]
        assert sorted(seats) == list(range(task.seats))
    with pytest.raises(UnknownTask):
        find_task("chess")


def test_true_results_are_verified(results: Results, tmp_path: Path) -> None:
    path = tmp_path / "stranger.json"
    write(results, path)
    assert read(path) == results
    verdict = verify(read(path))
    assert (verdict.games, verdict.opponents, verdict.complete) == (6, 6, False)
    assert verify(results, opponents=False).opponents == 0


def changed(results: Results, number: int, **changes: Any) -> Results:
    """The results with one game changed, and metrics that fit."""
    games = list(results.games)
    games[number] = replace(games[number], **changes)
    return replace(results, games=tuple(games)).with_metrics()


def test_untrue_results_are_refused(results: Results) -> None:
    """Other scores, ranks, moves, opponents, games, metrics and versions."""
    first = results.games[0]
    lies = [
        changed(results, 0, scores=(first.scores[0] + 1, first.scores[1])),
        changed(results, 0, ranks=first.ranks[::-1]),
        changed(results, 0, moves=first.moves[:-1]),
        changed(results, 0, moves=(*first.moves, first.moves[-1])),
        changed(results, 0, moves=(10**6, *first.moves[1:])),
        changed(results, 1, index=0),
        changed(results, 0, opponent="nobody"),
        changed(results, 0, index=10**6),
        replace(results, metrics={**results.metrics, "score": 0.99}),
        replace(results, version=0),
        replace(results, rules_version=99),
    ]
    for lie in lies:
        with pytest.raises(BadResults):
            verify(lie)


def test_moves_that_the_opponent_would_not_play_are_noticed(results: Results) -> None:
    """A weaker opponent under the name of a stronger one: legal games, but not its moves."""
    weak = [game for game in results.games if game.opponent == "random"]
    games = [replace(game, opponent="greedy") for game in weak]
    lie = replace(results, games=tuple(games)).with_metrics()
    assert verify(lie, opponents=False).games == GAMES
    with pytest.raises(BadResults):
        verify(lie)
    unknown_pool = replace(lie, pool="0" * 16)
    assert verify(unknown_pool).opponents == 0


def test_plain_bots_enter_with_the_frozen_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game may learn new weights: results of `greedy` stand, levels and own code follow."""
    frozen = json.loads(tasks.game_file("imhotep", "weights.json") or b"")
    frozen["weights"] = {name: [0.0, 0.0] for name in frozen["weights"]}
    shipped = judged(load_game("imhotep"))
    monkeypatch.setattr(tasks, "game_file", lambda *_: json.dumps(frozen))
    pool = judged(pool_game("imhotep"))
    assert pool != shipped
    for spec in ("greedy", "beam:depth=1:width=1", "plan:width=4:replies=2", "ismcts:nodes=60"):
        assert judged(entry_game("imhotep", spec)) == pool
    for spec in ("level:3", f"{HERE}:last_offered", "external:program", "script:beginner"):
        assert judged(entry_game("imhotep", spec)) == shipped


def judged(game: Game) -> list[float]:
    """What the bots of a game think of a position."""
    match, rng = Match(game, 2, {}, 1), Rng(1)
    for _ in range(20):
        match.play(match.state.sample(rng))
    return game.evaluation.evaluate(match.state)


def test_metrics_count_shares_from_the_seat_of_the_entry() -> None:
    task = find_task("imhotep-2")
    seats = [seat_of(task, index) for index in (0, 1)]
    assert seats == [0, 1]
    games = [
        ReplayableGame("random", 0, (), (50, 40), (1, 2)),
        ReplayableGame("random", 1, (), (50, 40), (1, 2)),
        ReplayableGame("greedy", 0, (), (30, 30), (1, 1)),
    ]
    counted = metrics(task, games)
    shares = {row["opponent"]: row["win_share"] for row in counted["opponents"]}
    assert shares == {"random": 0.5, "greedy": 0.5, "ismcts:nodes=60": 0.0}
    assert counted["opponents"][0]["mean_score"] == 45
    assert counted["score"] == pytest.approx(1 / 3, abs=1e-4)
    assert (counted["weakest"], counted["complete"]) == (0.0, False)


def test_a_stranger_reaches_the_leaderboard_by_commands(tmp_path: Path) -> None:
    """Run, verify, publish; a false file gives exit status 1 and one line."""
    file, board = tmp_path / "stranger.json", tmp_path / "leaderboard.md"
    run = tampu(
        *("benchmark", "run", "tawantinsuyu-solo", "--entry", "random", "--name", "A stranger"),
        *("--games", 2, "--out", file, "--json"),
    )
    assert run.status == 0, run.err
    assert json.loads(run.out)["opponents"][0]["games"] == 2
    checked = tampu("benchmark", "verify", file, "--json")
    assert json.loads(checked.out)[0]["ok"], checked.err
    done = tampu("benchmark", "leaderboard", "--results", tmp_path, "--out", board)
    assert done.status == 0, done.err
    assert "| A stranger | " in board.read_text("utf-8")
    file.write_text(file.read_text("utf-8").replace('"scores": [', '"scores": [9'), "utf-8")
    false = tampu("benchmark", "verify", file, "--lang", "en")
    assert false.status == 1
    assert "was not played like this" in false.err
    assert tampu("benchmark", "run", "chess", "--entry", "random", "--out", file).status == 2
    file.write_text("{}", "utf-8")
    assert "holds no results" in tampu("benchmark", "verify", file, "--lang", "en").err


def test_several_processes_play_the_same_games(results: Results) -> None:
    task = find_task("imhotep-2")
    entry = Contender("stranger", f"{HERE}:last_offered")
    spread = TaskRun(task, entry, games=1, jobs=2)
    assert list(spread) == [game for game in results.games if game.index == 0]


def test_an_interrupted_run_goes_on(
    results: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finished games are not played again; one whose line was cut off is."""
    task, entry = find_task("imhotep-2"), Contender("stranger", f"{HERE}:last_offered")
    file = tmp_path / "games.jsonl"
    first = iter(TaskRun(task, entry, games=GAMES, keep=file))
    for _ in range(3):
        next(first)
    file.write_text(file.read_text("utf-8")[:-20], "utf-8")
    played: list[evaluation.Job] = []
    play_game = evaluation.play_game

    def count(job: evaluation.Job) -> evaluation.Played:
        played.append(job)
        return play_game(job)

    monkeypatch.setattr(evaluation, "play_game", count)
    second = TaskRun(task, entry, games=GAMES, keep=file)
    assert list(second) == list(results.games)
    assert played == second.plan[2:]
    third = TaskRun(task, entry, games=GAMES, keep=file)
    assert list(third) == list(results.games)
    assert third.results() == second.results()
    assert len(played) == 4


def test_ratings_order_the_entries() -> None:
    task = find_task("imhotep-2")

    def entry(spec: str, *, wins: bool) -> Results:
        games = []
        for index in range(20):
            seat = seat_of(task, index)
            ranks = (1, 2) if (seat == 0) == wins else (2, 1)
            games.append(ReplayableGame("random", index, (), (0, 0), ranks))
        entry = Contender(spec, spec)
        return Results(task.id, 1, "", 1, "", entry, tuple(games), 0.0).with_metrics()

    rated = ratings(task, [entry("strong", wins=True), entry("weak", wins=False)])
    assert rated["strong"] > 100 > rated["random"] == 0 > -100 > rated["weak"]


def test_a_language_agent_takes_part_and_is_told_why_it_is_refused() -> None:
    run = TaskRun(find_task("imhotep-2-text"), Contender("agent", f"{HERE}:first_listed"),
                            games=1)  # fmt: skip
    games = list(run)
    assert verify(run.results()).games == 3
    assert [game.fallbacks for game in games] == [0, 0, 0]
    texts: list[str] = []

    def remember(text: str) -> str:
        texts.append(text)
        return "nothing"

    bot = TextBot(load_game("imhotep"), remember)
    match = Match(load_game("imhotep"), 2, {"start_player": 1}, 3)
    chosen = bot.choose(match.state.view(0), match.state.candidates(), Rng(1))
    assert chosen in match.state.candidates()
    assert (bot.refusals, bot.forfeits, len(texts)) == (ATTEMPTS, 1, ATTEMPTS)
    assert texts[1].startswith("'nothing': ")


def test_an_agent_that_never_answers_forfeits_its_decisions() -> None:
    run = TaskRun(find_task("imhotep-2-text"), Contender("silent", f"{HERE}:silent"), games=1)
    game = next(iter(run))
    assert game.fallbacks > 10


def test_a_response_is_trained_and_measured() -> None:
    first, second = (
        exploit(find_task("imhotep-2"), "random", steps=600, games=4) for _ in range(2)
    )
    assert first == second
    assert 0 <= first["win_share"] <= 1


def test_a_solo_task_has_nobody_to_respond_to(capsys: pytest.CaptureFixture[str]) -> None:
    order = "benchmark exploit tawantinsuyu-solo --entry greedy --steps 64 --games 2"
    assert main(order.split()) == 2
    assert "has one seat" in capsys.readouterr().err


def test_the_published_results_are_complete_and_on_the_page() -> None:
    published = read_all(ROOT / "docs" / "results")
    assert len(published) >= 4
    assert all(each.metrics["complete"] for each in published)
    assert (ROOT / "docs" / "leaderboard.md").read_text("utf-8") == page(published), (
        "run tampu benchmark leaderboard"
    )


@pytest.mark.parametrize(
    "path", sorted((ROOT / "docs" / "results").glob("*.json")), ids=lambda p: p.stem
)
def test_published_games_can_be_replayed(path: Path) -> None:
    """Some games of each file; `tampu benchmark verify` replays all of them.

    The frozen opponents of one game each still choose the moves that were recorded.
    """
    every = read(path)
    some = replace(every, games=every.games[:: max(1, len(every.games) // 3)]).with_metrics()
    assert verify(some, opponents=False).games >= 3
    last = {played.opponent: played for played in every.games if played.index % 7 == 0}
    few = replace(every, games=tuple(last.values())).with_metrics()
    assert verify(few).opponents == len([name for name in last if name != SOLO])
    assert metrics(find_task(every.task), every.games) == every.metrics


@pytest.mark.parametrize("agent", ["first_line", "any_line", "reader"])
def test_the_scripted_text_agents_are_never_refused(
    agent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples" / "baselines"))
    spec = f"python:text_agents:{agent}"
    run = TaskRun(find_task("imhotep-2-text"), Contender(agent, spec), games=1)
    assert [game.fallbacks for game in run] == [0, 0, 0]
    assert verify(run.results()).games == 3

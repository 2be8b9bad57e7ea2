"""Runs: the same results on any engine, in any order, broken off or not."""

import json
import multiprocessing
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tampu.arena.engines import EngineFailed, RayCluster, play_batch
from tampu.arena.matches import Played, Series
from tampu.arena.plan import BadPlan, Plan, gauntlet, round_robin
from tampu.arena.results import BadFolder, ResultsFolder, describe, read_game
from tampu.arena.running import run
from tampu.arena.stopping import Until
from tests.cli.terminal import tampu

MODEL = Series("imhotep", (), 6, 11, {}, rotate=True, duplicate=True)
ROBIN = Plan(round_robin(MODEL, ["random", "greedy", "beam:depth=1"], 2), None, "round-robin")


def untimed(played: list[Played]) -> list[Played]:
    return [replace(game, seconds=[]) for game in played]


def test_a_round_robin_plays_every_pairing_on_the_same_deals_from_every_seat() -> None:
    played = list(run(ROBIN))
    assert len(played) == 18
    by_pairing: dict[int, list[Played]] = {}
    for game in played:
        by_pairing.setdefault(game.series, []).append(game)
    assert [series.entries for series in ROBIN.series] == [
        ("random", "greedy"),
        ("random", "beam:depth=1"),
        ("greedy", "beam:depth=1"),
    ]
    for games in by_pairing.values():
        assert [game.seed for game in games] == [11, 11, 12, 12, 13, 13]
        assert [game.seating for game in games] == [[0, 1], [1, 0]] * 3
    # the first three games are the first of each pairing, so a table can be read at any time
    assert [game.series for game in played[:4]] == [0, 1, 2, 0]


def test_tournaments_of_more_seats() -> None:
    three = round_robin(MODEL, ["a", "b", "c", "d"], 3)
    assert [series.entries for series in three] == [
        ("a", "b", "c"),
        ("a", "b", "d"),
        ("a", "c", "d"),
        ("b", "c", "d"),
    ]
    mixed = round_robin(MODEL, ["a", "b"], 3)
    assert [series.entries for series in mixed] == [("a", "a", "b"), ("a", "b", "b")]
    assert [series.entries for series in gauntlet(MODEL, "a", ["b", "c"], 3)] == [
        ("a", "b", "b"),
        ("a", "c", "c"),
    ]
    seats = {tuple(mixed[1].seating(index)).index(0) for index in range(3)}
    assert seats == {0, 1, 2}
    for wrong in (["a"], ["a", "a"]):
        with pytest.raises(BadPlan):
            round_robin(MODEL, wrong, 2)


def test_two_processes_play_the_same_games() -> None:
    plan = replace(ROBIN, until=Until(0.9, error=0.9))
    alone = untimed(list(run(plan)))
    assert len(alone) < 18
    assert untimed(list(run(plan, jobs=2))) == alone


def test_a_broken_run_goes_on_to_the_same_results(tmp_path: Path) -> None:
    whole = untimed(list(run(ROBIN, folder=tmp_path / "whole")))
    lines = (tmp_path / "whole" / "games.jsonl").read_bytes().splitlines(keepends=True)
    assert len(lines) == 18
    for complete, torn in ((7, lines[7][:30]), (17, lines[17][:-1]), (18, b"")):
        folder = tmp_path / f"broken-{complete}-{len(torn)}"
        shutil.copytree(tmp_path / "whole", folder)
        (folder / "games.jsonl").write_bytes(b"".join(lines[:complete]) + torn)
        assert untimed(list(run(ROBIN, folder=folder))) == whole
        assert len((folder / "games.jsonl").read_bytes().splitlines()) == 18


def test_games_beyond_a_stop_do_not_count(tmp_path: Path) -> None:
    """More games may lie in the folder than the stop needs: workers had run ahead."""
    plan = replace(ROBIN, until=Until(0.9, error=0.9))
    counted = untimed(list(run(plan)))
    list(run(plan, folder=tmp_path))
    for game in run(replace(plan, until=None)):
        with (tmp_path / "games.jsonl").open("a") as file:
            file.write(json.dumps(game.to_json()) + "\n")
    assert untimed(list(run(plan, folder=tmp_path))) == counted


@pytest.mark.parametrize(
    "other",
    [
        replace(ROBIN, series=tuple(replace(one, seed=12) for one in ROBIN.series)),
        replace(ROBIN, until=Until(0.5)),
        replace(ROBIN, series=ROBIN.series[:2]),
        replace(ROBIN, series=tuple(replace(one, games=8) for one in ROBIN.series)),
    ],
)
def test_the_folder_of_another_run_is_refused(tmp_path: Path, other: Plan) -> None:
    ResultsFolder(tmp_path, describe(ROBIN), read_game).close()
    with pytest.raises(BadFolder, match="error-arena-other-run"):
        ResultsFolder(tmp_path, describe(other), read_game)


def test_folders_that_are_no_results_are_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(BadFolder, match="error-arena-folder-used"):
        ResultsFolder(tmp_path, describe(ROBIN), read_game)
    folder = tmp_path / "run"
    first = ResultsFolder(folder, describe(ROBIN), read_game)
    with pytest.raises(BadFolder, match="error-arena-busy"):
        ResultsFolder(folder, describe(ROBIN), read_game)
    first.close()
    (folder / "games.jsonl").write_text("{}\nnonsense\n")
    with pytest.raises(BadFolder, match="line=1"):
        ResultsFolder(folder, describe(ROBIN), read_game)
    (folder / "plan.json").write_text("{")
    with pytest.raises(BadFolder, match="error-arena-folder-used"):
        ResultsFolder(folder, describe(ROBIN), read_game)


def without_times(text: str) -> Any:
    def strip(value: Any) -> Any:
        if isinstance(value, dict):
            times = ("cpu_seconds", "mean_ms_per_decision")
            return {name: strip(part) for name, part in value.items() if name not in times}
        return [strip(part) for part in value] if isinstance(value, list) else value

    return json.dumps(strip(json.loads(text)))


COMMAND = ("arena", "imhotep", "--seats", "random,random", "--games", "600", "--json")


def test_a_killed_command_finishes_with_the_results_of_an_unbroken_one(tmp_path: Path) -> None:
    unbroken = tampu(*COMMAND)
    line = [sys.executable, "-m", "tampu.cli.main", *COMMAND, "--out", str(tmp_path / "run")]
    process = subprocess.Popen(line, stdout=subprocess.DEVNULL)
    games = tmp_path / "run" / "games.jsonl"
    while process.poll() is None:
        if games.exists() and games.read_bytes().count(b"\n") >= 5:
            process.send_signal(signal.SIGKILL)
            break
        time.sleep(0.005)
    assert process.wait() == -signal.SIGKILL
    assert 5 <= games.read_bytes().count(b"\n") < 600
    again = tampu(*COMMAND, "--out", tmp_path / "run")
    assert again.status == 0, again.err
    assert without_times(again.out) == without_times(unbroken.out)
    refused = tampu(*COMMAND, "--seed", "2", "--out", tmp_path / "run")
    assert refused.status == 2
    assert "another run (other seed)" in refused.err
    assert refused.err.count("\n") == 1


def test_a_killed_worker_ends_the_run_and_says_so() -> None:
    games = run(Plan((replace(MODEL, entries=("random", "random"), games=100_000),)), jobs=2)
    next(games)
    for worker in multiprocessing.active_children():
        worker.kill()
    with pytest.raises(EngineFailed) as failed:
        list(games)
    assert failed.value.key == "error-arena-workers"
    assert multiprocessing.active_children() == []


def test_a_ray_cluster_plays_the_same_games() -> None:
    command = ("arena", "imhotep", "--round-robin", "random,greedy", "--games", "4", "--json")
    alone, ray = tampu(*command), tampu(*command, "--engine", "ray")
    assert ray.status == 0, ray.err
    assert without_times(ray.out) == without_times(alone.out)
    assert RayCluster(1, play_batch).width == 0  # nothing starts before it is entered

"""`tampu arena`: the shapes and promises of its JSON."""

import json
import statistics
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import tampu

TIMES = ("cpu_seconds", "mean_ms_per_decision")


def arena(*arguments: object) -> dict[str, Any]:
    done = tampu("arena", "imhotep", *arguments, "--json")
    assert done.status == 0, done.err
    return dict(json.loads(done.out))


def untimed(result: dict[str, Any]) -> str:
    result = json.loads(json.dumps(result))
    for row in [result, *result["summary"]]:
        for name in TIMES:
            row.pop(name, None)
    return json.dumps(result)


def test_random_games_end_after_six_rounds_with_the_scores_of_the_ledger() -> None:
    result = arena("--seats", "random,random,random,random", "--games", 100, "--seed", 7)
    assert [game["end"] for game in result["results"]] == ["rounds"] * 100
    winners = [max(game["scores"]) for game in result["results"]]
    means = [statistics.mean(game["scores"]) for game in result["results"]]
    # the ledger's table for 4 players, all A: winner 33, table mean 27, 112-128 decisions
    assert 31 <= statistics.median(winners) <= 35
    assert 25 <= statistics.median(means) <= 29
    assert 112 <= statistics.median(game["decisions"] for game in result["results"]) <= 128
    assert result["decisions"] == sum(game["decisions"] for game in result["results"])


def test_greedy_beats_random() -> None:
    result = arena("--seats", "greedy,random", "--games", 40, "--rotate", "--seed", 3)
    greedy, random = result["summary"]
    assert (greedy["spec"], random["spec"]) == ("greedy", "random")
    assert greedy["win_share"] >= 0.9
    assert greedy["win_share"] + random["win_share"] == pytest.approx(1)
    low, high = greedy["win_share_ci95"]
    assert low <= greedy["win_share"] <= high
    assert [game["seats"] for game in result["results"][:2]] == [
        ["greedy", "random"],
        ["random", "greedy"],
    ]


def test_the_same_seed_gives_the_same_games_for_any_number_of_jobs() -> None:
    settings = ("--seats", "greedy,random,random", "--games", 12, "--seed", 5, "--rotate")
    alone = arena(*settings)
    assert [game["seed"] for game in alone["results"]] == list(range(5, 17))
    assert untimed(arena(*settings)) == untimed(alone)
    assert untimed(arena(*settings, "--jobs", 2)) == untimed(alone)


def test_recorded_games_replay_fairly_to_the_reported_scores(tmp_path: Path) -> None:
    result = arena("--seats", "random,greedy", "--games", 3, "--seed", 9, "--records", tmp_path)
    for game in result["results"]:
        path = tmp_path / f"imhotep-{game['seed']}.khipu"
        done = tampu("replay", path, "--fair", "--json")
        assert done.status == 0, done.err
        assert json.loads(done.out)["final"]["scores"] == game["scores"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nonsense", "--seats", "random,random"), "no game nonsense"),
        (("imhotep", "--seats", "random,clever"), "no bot “clever”"),
        (("imhotep", "--seats", "random"), "1 seats"),
        (("imhotep", "--seats", "random,random", "--options", "wrath=perhaps"), "wrath"),
        (("imhotep", "--seats", "random,random", "--options", "colour=red"), "no option colour"),
        (("imhotep", "--seats", "random,random", "--options", "wrath"), "name=value"),
        (("imhotep", "--seats", "random,random", "--games", "many"), "many"),
        (("imhotep",), "--seats"),
    ],
)
def test_a_wrong_request_is_answered_in_one_line(arguments: tuple[str, ...], message: str) -> None:
    done = tampu("arena", *arguments)
    assert done.status == 2
    assert message in done.err
    assert done.err.count("\n") == 1
    assert not done.out

"""`tampu games`, `rules`, `perft`, `bench` and `--version`."""

import json
from pathlib import Path

import pytest

from tampu.core.play import Match
from tampu.core.registry import load_game
from tests.cli.terminal import tampu


def test_games_are_told_to_programs() -> None:
    games = json.loads(tampu("games", "--json").out)
    imhotep = next(game for game in games if game["id"] == "imhotep")
    assert imhotep["seats"] == [2, 3, 4]
    assert imhotep["actions"] == 7086
    assert imhotep["rules_version"] == 1
    options = {option["id"]: option for option in imhotep["options"]}
    assert options["sides"]["default"] == "AAAAA"
    assert len(options["sides"]["values"]) == 33
    assert options["gains"]["values"] == ["may", "forced"]
    assert all(option["help"] for option in imhotep["options"])


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Quarry"), ("pt", "pedreira"), ("fr", "carr")]
)
def test_rules_are_told_in_three_languages(language: str, word: str) -> None:
    output = tampu("rules", "imhotep", "--lang", language).out
    assert "IM-T04" in output
    assert word.lower() in output.lower()


def test_perft_counts_what_play_meets() -> None:
    result = json.loads(
        tampu("perft", "imhotep", "--seats", 2, "--seed", 1, "--depth", 2, "--json").out
    )
    game = load_game("imhotep")
    match = Match(game, 2, {}, 1)
    first = match.state.legal()
    second = 0
    for action in first:
        after = match.state.clone()
        after.apply(action)
        second += len(after.legal())  # no chance can follow the first turn of a round
    assert result["nodes"] == second
    assert sum(result["by_kind"].values()) == len(first)
    assert result["by_kind"]["get"] == 1


def test_the_version_tells_the_build_and_the_rules() -> None:
    output = tampu("--version").out
    assert "imhotep 1" in output
    assert "compiled" in output or "pure Python" in output


def test_an_unknown_command_is_one_line() -> None:
    done = tampu("fly")
    assert done.status == 2
    assert done.err.count("\n") == 1


def test_an_endless_number_is_one_short_line() -> None:
    done = tampu("play", "imhotep", "--seed", "1" * 5000)
    assert done.status == 2
    assert len(done.err) < 150


def test_a_terminal_that_cannot_show_everything_is_no_error(tmp_path: Path) -> None:
    done = tampu(
        *("play", "imhotep", "--record", tmp_path / "game.khipu"),
        typed="quit\n",
        PYTHONIOENCODING="ascii",
    )
    assert (done.status, done.err) == (0, "")
    listed = tampu("games", "--json", PYTHONIOENCODING="ascii")
    assert json.loads(listed.out) == json.loads(tampu("games", "--json").out)

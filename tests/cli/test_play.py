"""`tampu play`: whole games, typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import tampu

ENOUGH = "1\n\n" * 400


def play(path: Path, typed: str, *arguments: object) -> str:
    done = tampu("play", "imhotep", "--record", path, *arguments, typed=typed)
    assert done.status == 0, done.err
    return done.out


@pytest.mark.parametrize(("language", "total"), [("en", "Rank"), ("pt", "Posição"), ("fr", "Rang")])
def test_a_whole_game_is_played_recorded_and_replays(
    tmp_path: Path, language: str, total: str
) -> None:
    path = tmp_path / "game.khipu"
    out = play(path, ENOUGH, "--seats", "me,random", "--seed", 4, "--lang", language)
    assert total in out
    assert tampu("replay", path, "--fair").status == 0
    assert not (tmp_path / "game.khipu.seed").exists()


def test_a_game_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.khipu"
    out = play(path, "G\n\nquit\n", "--seed", 8, "--options", "start_player=1")
    assert "--resume" in out
    text = path.read_text("utf-8")
    assert "seed: null" in text
    assert "seat1 G" in text
    assert tampu("replay", path).status == 0
    whole = tampu("play", "--resume", path, typed=ENOUGH)
    assert whole.status == 0, whole.err
    assert path.read_text("utf-8").split("\n")[9:14] == text.split("\n")[9:14]
    assert "\nend rounds " in path.read_text("utf-8")


def test_the_last_decision_can_be_taken_back_before_others_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.khipu"
    play(path, "L1.1\nundo\nG\n\nquit\n", "--seed", 8, "--options", "start_player=1")
    text = path.read_text("utf-8")
    assert "seat1 G" in text
    assert "seat1 L1.1" not in text


def test_refusals_name_the_rule_and_lose_nothing(tmp_path: Path) -> None:
    out = play(
        tmp_path / "game.khipu",
        "S1>P\nfly\n999\nhelp\nlog\nsheet\nquit\n",
        *("--seed", 8, "--options", "start_player=1", "--lang", "pt"),
    )
    assert "IM-T10" in out
    assert "fly" in out
    assert "999" in out


def test_two_people_at_one_keyboard_meet_a_curtain(tmp_path: Path) -> None:
    typed = "\nG\n\n\nG\n\nquit\n"
    path = tmp_path / "game.khipu"
    out = play(path, typed, "--seats", "me,me", "--seed", 8, "--options", "start_player=1")
    assert "Seat 2 comes to the keyboard" in out
    assert "seat2 G" in path.read_text("utf-8")


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.khipu"
    path.write_text("mine", "utf-8")
    done = tampu("play", "imhotep", "--record", path)
    assert done.status == 2
    assert path.read_text("utf-8") == "mine"


def test_a_game_without_its_seed_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.khipu"
    play(path, "quit\n", "--seed", 8)
    (tmp_path / "game.khipu.seed").unlink()
    done = tampu("play", "--resume", path)
    assert done.status == 2
    assert "seed file" in done.err

"""`tampu play`: whole games, typed."""

import re
from pathlib import Path

import pytest

from tampu.cli.saved_game import SavedGame
from tampu.core.play import Match
from tampu.core.registry import load_game
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


@pytest.mark.parametrize(("version", "lines"), [(1, 1), (2, 0)])
def test_a_game_with_older_rules_says_what_differs(
    version: int, lines: int, tmp_path: Path
) -> None:
    match = Match(load_game("cuzco"), 2, {"start_player": 1}, seed=5, rules_version=version)
    saved = SavedGame(match, ["me", "random"], tmp_path / "game.khipu", "salt")
    saved.save()
    out = " ".join(tampu("play", "--resume", saved.path, typed="quit\n").out.split())
    assert out.count("This game began under rules version 1 and keeps it") == lines
    assert out.count("only bare border cells set its price") == lines


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


def test_the_log_tells_nobody_the_hand_of_another(tmp_path: Path) -> None:
    """Both ask for the log all the time, and both draw cards."""
    path = tmp_path / "game.khipu"
    done = tampu(
        *("play", "inca_empire", "--seats", "me,me,random", "--seed", 5, "--record", path),
        *("--options", "start_player=1"),
        typed="log\n1\n\n" * 40,
    )
    screens = re.split(r"Seat (\d) comes to the keyboard.*\n", done.out)
    drawn = {seat: set[str]() for seat in "12"}
    for seat, screen in zip(screens[1::2], screens[2::2], strict=True):
        drawn[seat] |= set(re.findall(r"· (.* (?:drew|received) .*)", screen))
    other = r"Seat \d (?:drew|received) (?:a|\d) Sun cards?"
    for seat, lines in drawn.items():
        own = {line for line in lines if line.startswith("You ")}
        assert own, seat
        assert not [line for line in lines - own if not re.fullmatch(other, line)]


def test_a_draw_of_another_is_told_in_words(tmp_path: Path) -> None:
    done = tampu(
        *("play", "cuzco", "--seats", "me,random", "--record", tmp_path / "game.khipu"),
        *("--seed", 5, "--lang", "pt"),
        typed="quit\n",
    )
    assert "· Lugar 2 recebeu uma carta" in done.out


def test_before_others_go_on_only_enter_goes_on(tmp_path: Path) -> None:
    out = play(
        tmp_path / "game.khipu",
        "L1.1\nsheet\nwhat\nundo\nG\nquit\n",
        *("--seed", 8, "--options", "start_player=1"),
    )
    assert out.count("Press Enter to continue") == 4
    assert "Rank" in out
    assert "undid the last decision" in out


def test_many_choices_are_opened_by_letter_and_picked_by_words(tmp_path: Path) -> None:
    done = tampu(
        *("play", "cuzco", "--seats", "me,random", "--record", tmp_path / "game.khipu"),
        *("--seed", 5, "--options", "start_player=1"),
        typed="a\na b4 A4\na zz\n",
    )
    whole, picked, none = done.out.split("number, notation or help> ")[1:4]
    assert len(whole.splitlines()) == 61
    assert "987 more" in whole
    assert "“a " in whole
    assert len(picked.splitlines()) == 6
    assert all("B4" in line and "A4" in line for line in picked.splitlines())
    assert "“zz”" in none


def test_an_endless_number_is_no_choice(tmp_path: Path) -> None:
    assert "no choice 111111111…" in play(tmp_path / "game.khipu", "1" * 5000 + "\n", "--seed", 8)


def test_brackets_and_colons_are_said_as_typed(tmp_path: Path) -> None:
    out = play(tmp_path / "game.khipu", "[/x]\n:smile:\n", "--seed", 8)
    assert "“[/x]”" in out
    assert "“:smile:”" in out


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


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["cuzco"], "imhotep"),
        (["--seats", "me,random"], "--seats"),
        (["--seed", "0"], "--seed"),
        (["--options", "wrath=true"], "--options"),
        (["--record", "other.khipu"], "--record"),
    ],
)
def test_a_saved_game_keeps_its_settings(
    tmp_path: Path, arguments: list[str], message: str
) -> None:
    path = tmp_path / "game.khipu"
    play(path, "quit\n", "--seed", 8)
    done = tampu("play", *arguments, "--resume", path)
    assert done.status == 2
    assert message in done.err
    assert done.err.count("\n") == 1


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    done = tampu("play", "imhotep", "--record", tmp_path / "none" / "game.khipu")
    assert done.status == 2
    assert f"folder {tmp_path / 'none'} for game.khipu does not exist" in done.err


def test_a_finished_game_of_anybody_can_be_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "game.khipu"
    play(path, ENOUGH, "--seats", "random,random", "--seed", 4)
    text = path.read_text("utf-8").replace("seats: random, random", "seats: [/Ana], :boat:")
    path.write_text(text, "utf-8")
    done = tampu("play", "--resume", path)
    assert done.status == 0, done.err
    assert "1 [/Ana]" in done.out
    assert "2 :boat:" in done.out
    assert path.read_text("utf-8") == text

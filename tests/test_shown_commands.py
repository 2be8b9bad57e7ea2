"""Every command that the documents show runs, or at least is accepted by its parser."""

import io
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tampu.cli.main import _parser, main
from tests.shown_commands import (
    PARSED_ONLY,
    ROOT,
    commands_of,
    filled,
    shown_commands,
    small,
)

COMMANDS = {shlex.join(words): words for words in shown_commands()}
TAMPU = [words for words in COMMANDS.values() if words[0] == "tampu"]
PYTHON = [words for words in COMMANDS.values() if words[0] == "python"]
RUN = ("tools.calibration", "tools.levels_page", "tools.older_level")
"""Tools that are quick in a small form."""
MAKE = [words for words in COMMANDS.values() if words[0] == "make"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with a record, learned weights and the examples."""
    shutil.copy(ROOT / "tests" / "corpus" / "imhotep-01.khipu", tmp_path / "record.khipu")
    games = ROOT / "src" / "tampu" / "games"
    shutil.copy(games / "imhotep" / "weights.json", tmp_path / "weights.json")
    steered = tmp_path / "inca_empire-weights.json"
    shutil.copy(games / "inca_empire" / "weights.json", steered)
    (tmp_path / "docs" / "images").mkdir(parents=True)
    (tmp_path / "runs").mkdir()
    shutil.copy(tmp_path / "record.khipu", tmp_path / "runs" / "record.khipu")
    for name in ("examples", "tools"):
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def is_mention(words: list[str]) -> bool:
    """Whether a document only names the command (`tampu arena`), without its arguments."""
    return len(words) == 2 and words[0] == "tampu" and words[1] not in ("games", "bench")


def parsed_only(words: list[str]) -> bool:
    return any(reason in " ".join(words) for reason, _ in PARSED_ONLY)


def accepted(arguments: list[str]) -> None:
    """Assert that the real parser takes the arguments."""
    status: object = 0
    try:
        _parser([]).parse_args(arguments)
    except SystemExit as error:
        status = error.code
    assert status == 0, arguments


@pytest.mark.parametrize("words", TAMPU, ids=shlex.join)
def test_shown_tampu_command(
    words: list[str],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if is_mention(words) and words[1] != "--version":
        assert f"tampu {words[1]}" in _usage(words[1], capsys)
        return
    accepted(filled(words)[1:])
    if parsed_only(words):
        return
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    try:
        status = main(small(words)[1:])
    except SystemExit as error:
        status = int(error.code or 0)
    assert status == 0, capsys.readouterr().err


def _usage(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit):
        _parser([]).parse_args([command, "--help"])
    return capsys.readouterr().out


@pytest.mark.parametrize("words", PYTHON, ids=shlex.join)
def test_shown_python_command(words: list[str], folder: Path) -> None:
    """Modules and tools run; `python -m venv` and the like belong to Python."""
    if words[1] == "-m" and words[2].partition(".")[0] != "tampu" and words[2] not in RUN:
        return
    arguments = [*words[1:], "--help"] if parsed_only(words) else small(words)[1:]
    done = subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("words", MAKE, ids=shlex.join)
def test_shown_make_target(words: list[str]) -> None:
    """A dry run reads the Makefile and follows all prerequisites; most targets take minutes."""
    done = subprocess.run(
        ["make", "--dry-run", "-C", str(ROOT), *words[1:]],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_commands_are_recognised() -> None:
    page = (
        "Run `tampu games`, or `X=1 .venv/bin/tampu play GAME`; `tampu_imhotep` is no command.\n"
        "```\n$ make play   # a comment\n/opt/bin/tampu serve --help\nlist of files\n```\n"
        "```python\nimport tampu\n```\n"
    )
    assert commands_of(page) == [
        *(["make", "play"], ["tampu", "serve", "--help"]),
        *(["tampu", "games"], ["tampu", "play", "GAME"]),
    ]
    assert len(TAMPU) > 15
    assert not [words for words in TAMPU if "…" in shlex.join(filled(words))]


def test_commands_are_made_small() -> None:
    shown = shlex.split("tampu arena cuzco --seats level:3,greedy --games 200 --html a.html")
    arguments = shlex.split(
        "tampu arena cuzco --seats greedy:slip=93,greedy --games 2 --html a.html"
    )
    assert small(shown) == arguments
    shown = shlex.split("tampu bench --peers --seconds 9")
    assert small(shown) == ["tampu", "bench", "--seconds", "1", "--game", "imhotep"]


def test_a_wrong_command_is_noticed() -> None:
    with pytest.raises(AssertionError):
        accepted(["arena", "imhotep", "--no-such-option"])

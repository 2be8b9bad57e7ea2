"""The page about adding a game works as written: every change and every command, in order."""

import json
import re
import shlex
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.packages import ROOT, run
from tests.server.site import Server

PAGE = ROOT / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
ANSWERS = "1\n\n" * 40
"""The first choice, and Enter between turns, until the game is over."""


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """The Python of a new environment that also has all packages of this one."""
    folder = tmp_path / "environment"
    venv.create(folder, with_pip=False, symlinks=True)
    packages = next(folder.glob("lib/python*/site-packages"))
    outer = sysconfig.get_paths()["purelib"]
    (packages / "outer.pth").write_text(f"import site; site.addsitedir({outer!r})\n")
    return folder / "bin" / "python"


def change(folder: Path, block: str) -> None:
    """Carry out a change that the page shows, at its only place in the file."""
    head, *lines = block.splitlines()
    path = folder / head.removeprefix("--- ")
    old = "\n".join(line[1:] for line in lines if line[:1] in " -")
    new = "\n".join(line[1:] for line in lines if line[:1] in " +")
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{path.name} has {text.count(old)} times:\n{old}"
    path.write_text(text.replace(old, new), "utf-8")


def commands(block: str) -> Iterator[list[str]]:
    for line in block.splitlines():
        yield shlex.split(line, comments=True)


def carry_out(python: Path, folder: Path, words: list[str]) -> str:
    """Run a command of the page; returns what it prints."""
    program, *arguments = words
    module = {"tampu": "tampu.cli.main"}.get(program, program)
    if program == "pip":
        arguments += ["--no-deps", "--no-index", "--no-build-isolation", "-q"]
    if program == "pytest":
        arguments += ["-p", "no:cacheprovider"]
    return run([str(python), "-m", module, *arguments], cwd=folder, answers=ANSWERS).stdout


def serves_the_game(folder: Path, python: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(python))
    (folder / "data").mkdir()
    server = Server(folder / "data").start()
    try:
        with urllib.request.urlopen(f"{server.url}/api/games", timeout=60) as answer:
            games = {game["id"]: game for game in json.load(answer)}
        assert (games["demo"]["book"], games["demo"]["guide"]) == (False, False)
    finally:
        assert server.stop() == 0


def test_the_tutorial_works_as_written(
    tmp_path: Path, python: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    page = PAGE.read_text("utf-8").partition("## What the suite catches")[0]
    printed: list[str] = []
    for language, block in BLOCK.findall(page):
        if language == "diff":
            change(tmp_path, block)
        elif language == "python":
            run([str(python), "-W", "ignore", "-c", block], cwd=tmp_path)
        else:
            for words in commands(block):
                if words == ["tampu", "serve"]:
                    serves_the_game(tmp_path, python, monkeypatch)
                else:
                    printed.append(carry_out(python, tmp_path, words))
    text = "\n".join(printed)
    assert text.count("demo passed all") == 2
    assert "All rounds have been played." in text
    french = tmp_path / "demo" / "src" / "tampu_demo" / "locale" / "fr.ftl"
    words_of_bets = french.read_text("utf-8")
    french.write_text(words_of_bets.replace("demo-did-bet", "demo-did-something"), "utf-8")
    failed = subprocess.run(
        [str(python), "-m", "tampu.cli.main", "check", "demo", "--only", "declared words"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert failed.returncode == 1
    promised = "declared words (demo): no message demo-did-bet in fr"
    assert promised in failed.stdout
    assert promised in page


def test_the_page_lists_every_mistake_that_the_suite_catches() -> None:
    from tests.kit.test_new_game import BUGS

    page = PAGE.read_text("utf-8")
    missing = [bug.name for bug in BUGS if f"| {bug.name} | {bug.check} |" not in page]
    assert missing == []

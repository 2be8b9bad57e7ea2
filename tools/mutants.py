"""Change every rule id in the rules code, one at a time, and run the game's refusal tests.

A mutant is one occurrence of a rule id replaced by another id of the same game. The refusal tests
(`tests/games/<game>/test_refusals.py`) must fail for every mutant; a mutant for which they do not
fail is a survivor, and the tool ends with status 1.

    python tools/mutants.py [GAME ...] [--jobs N]
"""

import argparse
import ast
import json
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.progress import Progress

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "tampu" / "games"
SECONDS = 300
"""Tests that run longer than this are ended; that proves nothing, so the mutant survives."""
NOTICED = (1, 2)
"""The exit status of pytest when a test fails, or when the changed module cannot be imported."""


class Mutant(NamedTuple):
    """One occurrence of a rule id, and the id that replaces it."""

    path: Path
    line: int
    column: int
    rule: str
    other: str

    def source(self) -> str:
        """The module's text with the id replaced."""
        lines = self.path.read_text("utf-8").splitlines(keepends=True)
        raw = lines[self.line - 1].encode()
        old = self.rule.encode()
        start = raw.index(old, self.column)
        lines[self.line - 1] = (
            raw[:start] + self.other.encode() + raw[start + len(old) :]
        ).decode()
        return "".join(lines)

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line} {self.rule} -> {self.other}"


def rule_ids(folder: Path) -> list[str]:
    """The rule ids of a game in the order of its index."""
    chapters = json.loads((folder / "rules.json").read_text("utf-8"))["chapters"]
    return [rule for ids in chapters.values() for rule in ids]


def mutants(folder: Path) -> Iterator[Mutant]:
    """Every mutant of a game; docstrings and comments mention ids but are no mutants."""
    ids = rule_ids(folder)
    following = dict(zip(ids, ids[1:] + ids[:1], strict=True))
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and node.value in following:
                rule = node.value
                yield Mutant(path, node.lineno, node.col_offset, rule, following[rule])


class MutantFinder(MetaPathFinder, SourceLoader):
    """Imports one module from changed source and leaves all others alone."""

    def __init__(self, mutant: Mutant) -> None:
        self.path = str(mutant.path)
        self.name = ".".join(mutant.path.relative_to(ROOT / "src").with_suffix("").parts)
        self.text = mutant.source()

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:  # type: ignore[override]
        if fullname != self.name:
            return None
        return spec_from_file_location(fullname, self.path, loader=self)

    def get_filename(self, fullname: str) -> str:  # noqa: ARG002
        return self.path

    def get_data(self, path: str) -> bytes:  # noqa: ARG002
        return self.text.encode()


def run_tests(tests: Path, mutant: Mutant | None) -> int:
    """Run the refusal tests in this process and return pytest's exit status."""
    sys.path.insert(0, str(ROOT / "src"))
    import tampu  # noqa: F401  (installs its own finder, which must come after the mutant's)

    if mutant is not None:
        sys.meta_path.insert(0, MutantFinder(mutant))
    signal.alarm(SECONDS)
    return int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(tests)]))


def fork(tests: Path, mutant: Mutant | None) -> int:
    """Start a child process that runs the tests silently; return its process id."""
    child = os.fork()
    if child == 0:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        status = 1
        try:
            status = run_tests(tests, mutant)
        finally:
            os._exit(status)
    return child


def find_survivors(
    tests: Path, changes: Sequence[Mutant], jobs: int, bar: Progress
) -> list[Mutant]:
    """Run the tests once for every mutant and return the mutants that no test noticed."""
    task = bar.add_task(tests.parent.name, total=len(changes))
    running: dict[int, Mutant] = {}
    survivors: list[Mutant] = []
    waiting = list(reversed(changes))
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            running[fork(tests, mutant)] = mutant
        child, status = os.wait()
        mutant = running.pop(child)
        if os.waitstatus_to_exitcode(status) not in NOTICED:
            survivors.append(mutant)
        bar.advance(task)
    return sorted(survivors)


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the games named on the command line, or all games with a refusal table."""
    known = sorted(path.parent.name for path in GAMES.glob("*/rules.json"))
    parser = argparse.ArgumentParser(description=__doc__, usage="mutants.py [GAME ...] [--jobs N]")
    parser.add_argument("games", nargs="*", choices=[*known, []], metavar="GAME")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    os.environ["TAMPU_PURE"] = "1"  # mutants are sources: compiled modules would hide them
    os.chdir(ROOT)
    changed, survivors = 0, list[Mutant]()
    with Progress() as bar:
        for game in options.games or known:
            tests = ROOT / "tests" / "games" / game / "test_refusals.py"
            if os.waitstatus_to_exitcode(os.waitpid(fork(tests, None), 0)[1]) != 0:
                print(f"{game}: the refusal tests fail without any change", file=sys.stderr)
                return 1
            changes = list(mutants(GAMES / game))
            changed += len(changes)
            survivors += find_survivors(tests, changes, options.jobs, bar)
    for mutant in survivors:
        print(f"survivor: {mutant}")
    print(f"changed {changed}, survivors {len(survivors)}")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())

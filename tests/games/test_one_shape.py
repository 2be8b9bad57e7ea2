"""The games have the modules and entry names that docs/architecture.md lists, and no others."""

import ast
import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "tampu" / "games"
NAMES = sorted(path.parent.name for path in GAMES.glob("*/meta.py"))
NEVER = {"__init__.py", "__pycache__"}


def described() -> dict[str, list[str]]:
    """The files of a game with their entry names, from the table of the document."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = re.findall(r"^\| (`.+?`) \| .+? \| (.*?)\|$", page, re.MULTILINE)
    table: dict[str, list[str]] = {}
    for files, entries in rows:
        for file in re.findall(r"`([\w./]+)`", files):
            table[file.rstrip("/")] = re.findall(r"`(\w+)`", entries)
    return {file: entries for file, entries in table.items() if not file.startswith("tampu")}


def defined(path: Path) -> set[str]:
    """The names that a module defines at its top level."""
    names: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names.update(name.id for name in targets if isinstance(name, ast.Name))
    return names


def rows_of(table: Any) -> Iterable[Any]:
    return table.values() if isinstance(table, dict) else table


def test_the_document_describes_the_modules() -> None:
    files = described()
    assert len(files) > 25
    assert files["codec.py"] == ["to_json", "from_json", "key"]
    assert files["drawing.py"] == ["draw"]


@pytest.mark.parametrize("game", NAMES)
def test_a_game_has_the_described_files(game: str) -> None:
    files = {
        path.name
        for path in (GAMES / game).iterdir()
        if path.name not in NEVER and path.suffix != ".so"
    }
    assert files == set(described())


@pytest.mark.parametrize("game", NAMES)
def test_a_module_has_its_entry_names(game: str) -> None:
    for file, entries in described().items():
        path = GAMES / game / file
        if entries and path.exists():
            assert set(entries) <= defined(path), f"{game}/{file}"


@pytest.mark.parametrize("game", NAMES)
def test_rows_list_refuse_and_do(game: str) -> None:
    decisions = import_module(f"tampu.games.{game}.decisions")
    for row in rows_of(decisions.DECISIONS):
        listing, refuse, do = row[-3:]
        assert listing.__name__.startswith("list_"), row.name
        assert do.__name__.startswith("do_"), row.name
        # Compiled, a function inside a function is an object without a name of its own.
        name = getattr(refuse, "__name__", type(refuse).__name__)
        assert name.startswith("refuse_"), row.name
        if name.startswith("refuse_unlisted"):  # one rule forbids everything that is not listed
            assert re.fullmatch(r"[A-Z]{2}-[A-Z]\d\d", refuse()), row.name
    for row in rows_of(decisions.DRAWS):
        assert row.list_outcomes.__name__.startswith("list_")
        assert row.do.__name__.startswith("do_")


@pytest.mark.parametrize("game", NAMES)
def test_events_have_one_verb(game: str) -> None:
    """Rules report an event by `s.tell(...)`; only that method appends one."""
    for path in (GAMES / game).rglob("*.py"):
        text = path.read_text("utf-8")
        if path.name == "state.py":
            assert text.count("    def tell(self, name: str, **params: Value) -> None:") == 1
            assert text.count("events.append(") == 1
        else:
            assert "events.append(" not in text, path


@pytest.mark.parametrize("game", NAMES)
def test_rules_versions_are_compared_in_one_place(game: str) -> None:
    for path in (GAMES / game).rglob("*.py"):
        compared = re.search(r"rules_version\s*([<>]=?|[=!]=)\s*\d", path.read_text("utf-8"))
        assert not compared or path.name == "version.py", path

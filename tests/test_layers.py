"""Imports go down only; core and games stay pure: no clock, no files, no chance of their own."""

import ast
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
MODULES = sorted((SOURCE / "tampu").rglob("*.py"))

BELOW: dict[str, tuple[str, ...]] = {
    "core": (),
    "games": ("core",),
    "locale": ("core",),
    "bots": ("core", "games"),
    "arena": ("core", "games", "bots"),
    "envs": ("core", "games", "bots"),
    "tuning": ("core", "games", "bots", "arena", "envs"),
    "puzzles": ("core", "games", "bots", "arena"),
    "benchmarks": ("core", "games", "bots", "arena", "envs"),
    "protocol": ("core", "games", "bots", "arena", "envs", "tuning"),
    "kit": ("core",),
    "testing": ("core", "games", "bots", "locale"),
    "server": ("core", "games", "bots", "locale", "puzzles"),
    "cli": (
        *("core", "games", "bots", "locale", "arena", "envs"),
        *("tuning", "benchmarks", "protocol", "puzzles", "testing", "kit", "server"),
    ),
}
"""For each layer of the package the layers it may import."""

CORE_STANDARD = {
    "__future__",
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "heapq",
    "importlib",
    "itertools",
    "json",
    "math",
    "operator",
    "pkgutil",
    "struct",
    "typing",
}
GAMES_STANDARD = CORE_STANDARD - {"hashlib", "importlib", "json", "pkgutil"}
"""Games read their data through core and know no files, clocks, hashes or environment."""

IMPURE_CALLS = {"open", "print", "input", "eval", "exec", "hash", "id", "globals", "__import__"}
LONGEST = 500
VAGUE = {"utils", "util", "helpers", "helper", "common", "misc", "manager"}


FOR_TYPES = {"mypy_extensions"}
"""Modules with names for the compiler, which are imported for type checking alone."""


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


DRAWN = {"layout": "envs", "drawing": "envs", "terminal": "cli"}
"""Modules of a game's package that belong to the layer that draws with them."""


def layer_of(module: str) -> str:
    """The layer that a module of tampu belongs to; empty for the package itself."""
    parts = module.split(".")
    if parts[1:2] == ["games"] and len(parts) > 3 and parts[3] in DRAWN:
        return DRAWN[parts[3]]
    return parts[1] if len(parts) > 1 and parts[1] in BELOW else ""


def imports(source: str) -> list[tuple[int, str]]:
    """Every import with its line, wherever it stands; `from tampu import x` names tampu.x."""
    imported: list[tuple[int, str]] = []
    tree = ast.parse(source)
    for_types = [
        statement
        for node in tree.body
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for statement in node.body
        if isinstance(statement, ast.ImportFrom) and statement.module in FOR_TYPES
    ]
    for node in ast.walk(tree):
        if node in for_types:
            continue
        if isinstance(node, ast.Import):
            imported += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: a relative import"
            base = node.module or ""
            deeper = base == "tampu" or base.startswith("tampu.")
            names = [f"{base}.{alias.name}" for alias in node.names] if deeper else [base]
            imported += [(node.lineno, name) for name in names]
    return imported


def trespasses(module: str, source: str) -> list[str]:
    """The imports of a module that its layer does not allow."""
    layer = layer_of(module)
    own_game = ".".join(module.split(".")[:3])
    violations = []
    for line, name in imports(source):
        top = name.split(".")[0]
        other = layer_of(name)
        if layer in ("core", "games"):
            standard = CORE_STANDARD if layer == "core" else GAMES_STANDARD
            allowed = top in standard or other in BELOW[layer] or (other == "core" == layer)
            allowed = allowed or (layer == "games" and f"{name}.".startswith(f"{own_game}."))
        elif top == "tampu" and layer:
            allowed = not other or other == layer or other in BELOW[layer]
        else:
            allowed = True
        if not allowed:
            violations.append(f"{module}, line {line}: imports {name}")
    return violations


def impure_calls(module: str, source: str) -> list[str]:
    """Calls of built-in functions that reach outside or depend on the process."""
    return [
        f"{module}, line {node.lineno}: calls {node.func.id}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in IMPURE_CALLS
    ]


def test_every_layer_is_known() -> None:
    folders = {path.name for path in (SOURCE / "tampu").iterdir() if path.is_dir()}
    assert folders - {"__pycache__"} <= set(BELOW)
    assert len(MODULES) > 20


def test_the_architecture_page_lists_the_layers() -> None:
    page = (SOURCE.parent / "docs" / "architecture.md").read_text("utf-8")
    rows = re.findall(r"^\| `tampu\.(\w+)[^|]*\| [^|]+ \| ([^|]+) \|$", page, re.MULTILINE)
    listed = {layer: set(below.split(", ")) for layer, below in rows}
    assert set(listed) == set(BELOW)
    for layer in set(BELOW) - {"core", "cli"}:  # words may be used by every layer above them
        assert listed[layer] == set(BELOW[layer]) - {"locale"}, layer


def test_imports_go_down_only() -> None:
    violations = [
        trespass
        for path in MODULES
        for trespass in trespasses(name_of(path), path.read_text("utf-8"))
    ]
    assert violations == []


SERVER_BELOW: dict[str, tuple[str, ...]] = {
    "messages": (),
    "hosting": (),
    "storage": (),
    "people": ("storage",),
    "tables": ("people", "storage"),
    "studies": ("tables", "people", "storage"),
    "play_aids": ("tables", "people", "storage"),
    "live": ("play_aids", "tables", "people", "storage"),
    "http": ("live", "play_aids", "studies", "tables", "people", "storage"),
}
"""For each package of the server the packages it may import."""
SERVER_SHARED = {"errors", "hosting", "messages"}
"""Parts of the server that every package may import."""
SERVER_SITE = "site"
"""The services that request handlers share: only `live` and `http` import them."""
TABLE_LOGIC = (
    "clocks",
    "fold",
    "known_points",
    "log",
    "prompts",
    "redaction",
    "snapshots",
    "undo",
)
"""Modules of `tables` that need neither web nor database, so that they can run in a browser."""
TABLE_LOGIC_PACKAGES = {"msgspec", "tampu"}


def server_trespasses(module: str, source: str) -> list[str]:
    """The imports inside the server that a module of one of its packages may not use."""
    package = module.split(".")[2]
    allowed = {package, *SERVER_BELOW[package], *SERVER_SHARED}
    if package in ("live", "http"):
        allowed.add(SERVER_SITE)
    return [
        f"{module}, line {line}: imports {name}"
        for line, name in imports(source)
        if name.startswith("tampu.server.") and name.split(".")[2] not in allowed
    ]


def table_logic_imports(module: str, read: Callable[[str], str | None]) -> list[str]:
    """The web, database and network code that a module imports, directly or through others."""
    violations, waiting, seen = [], [module], {module}
    while waiting:
        current = waiting.pop()
        source = read(current)
        for line, name in imports(source) if source is not None else ():
            top = name.split(".")[0]
            standard = top in sys.stdlib_module_names and top not in ("asyncio", "socket", "ssl")
            if not standard and top not in TABLE_LOGIC_PACKAGES:
                violations.append(f"{current}, line {line}: imports {name}")
            for target in (name, name.rpartition(".")[0]):
                if target.startswith("tampu.server.") and target not in seen:
                    seen.add(target)
                    waiting.append(target)
    return violations


def read_module(module: str) -> str | None:
    path = SOURCE.joinpath(*module.split(".")).with_suffix(".py")
    return path.read_text("utf-8") if path.is_file() else None


def test_the_packages_of_the_server_import_down_only() -> None:
    modules = [path for path in MODULES if path.parent.parent.name == "server"]
    modules = [path for path in modules if path.parent.name in SERVER_BELOW]
    assert {path.parent.name for path in modules} == set(SERVER_BELOW)
    violations = [
        trespass
        for path in modules
        for trespass in server_trespasses(name_of(path), path.read_text("utf-8"))
    ]
    assert violations == []
    assert server_trespasses("tampu.server.tables.fold", "import tampu.server.http.tables")
    assert server_trespasses("tampu.server.tables.fold", "from tampu.server.live import hub")
    assert server_trespasses("tampu.server.tables.fold", "from tampu.server.site import Site")
    assert server_trespasses("tampu.server.storage.models", "from tampu.server.people import x")
    assert not server_trespasses("tampu.server.live.hub", "from tampu.server.tables import fold")


@pytest.mark.parametrize("name", TABLE_LOGIC)
def test_the_logic_of_tables_needs_neither_web_nor_database(name: str) -> None:
    module = f"tampu.server.tables.{name}"
    assert read_module(module) is not None
    assert table_logic_imports(module, read_module) == []


def test_web_and_database_code_is_found_behind_other_modules() -> None:
    sources = {
        "tampu.server.tables.fold": "from tampu.server.tables.log import Draft",
        "tampu.server.tables.log": "import sqlalchemy\nimport asyncio\nimport bisect",
    }
    violations = table_logic_imports("tampu.server.tables.fold", sources.get)
    assert len(violations) == 2
    assert table_logic_imports("tampu.server.tables.session", read_module)


def test_core_and_games_call_nothing_impure() -> None:
    violations = [
        call
        for path in MODULES
        if layer_of(name_of(path)) in ("core", "games")
        for call in impure_calls(name_of(path), path.read_text("utf-8"))
    ]
    assert violations == []


def test_a_game_introduces_itself_without_its_rules() -> None:
    for path in (SOURCE / "tampu" / "games").glob("*/meta.py"):
        for _, name in imports(path.read_text("utf-8")):
            assert not name.startswith("tampu.games"), f"{name_of(path)} imports {name}"
        package = path.parent / "__init__.py"
        assert imports(package.read_text("utf-8")) == []


def test_modules_stay_readable() -> None:
    long = [
        name_of(path) for path in MODULES if len(path.read_text("utf-8").splitlines()) > LONGEST
    ]
    assert long == []
    assert [name_of(path) for path in MODULES if path.stem in VAGUE] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tampu.core.play", "import random"),
        ("tampu.core.play", "import time"),
        ("tampu.core.play", "from os import environ"),
        ("tampu.core.play", "from tampu.games.imhotep import state"),
        ("tampu.core.play", "from tampu.locale import catalogue"),
        ("tampu.core.play", "def f():\n    import secrets"),
        ("tampu.games.imhotep.state", "import datetime"),
        ("tampu.games.imhotep.state", "import rich"),
        ("tampu.games.imhotep.state", "import json"),
        ("tampu.games.imhotep.state", "from tampu.games.cuzco.state import State"),
        ("tampu.games.imhotep.state", "from tampu.bots import registry"),
        ("tampu.games.imhotep.state", "from tampu import locale"),
        ("tampu.bots.greedy", "from tampu.cli import main"),
        ("tampu.bots.greedy", "import tampu.arena.matches"),
        ("tampu.arena.matches", "from tampu.server import tables"),
        ("tampu.locale", "from tampu.bots import registry"),
    ],
)
def test_a_trespass_is_found(module: str, source: str) -> None:
    assert trespasses(module, source)


def test_what_is_allowed_passes() -> None:
    assert not trespasses("tampu.games.imhotep.state", "from tampu.games.imhotep import content")
    assert not trespasses("tampu.games.imhotep.state", "from tampu.core.errors import refusal")
    assert not trespasses("tampu.cli.main", "import os\nfrom tampu.arena import matches")
    assert impure_calls("tampu.core.data", "x = open('f')") == [
        "tampu.core.data, line 1: calls open"
    ]


def test_the_allowed_modules_are_standard() -> None:
    assert set(sys.stdlib_module_names) >= CORE_STANDARD

"""The public interface `import tampu`: documented, typed, fast to import, with one version."""

import ast
import doctest
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tampu

ROOT = Path(__file__).parents[1]
PUBLIC = [name for name in tampu.__all__ if name not in ("__version__", "games")]


def test_the_examples_of_the_package_run(tmp_path: Path) -> None:
    failed, attempted = doctest.testmod(tampu, extraglobs={"folder": tmp_path})
    assert attempted > 12
    assert failed == 0


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_is_loaded_and_documented(name: str) -> None:
    value: Any = getattr(tampu, name)
    assert name in dir(tampu)
    if callable(value):
        # Compiled modules have no docstrings, so the source is read.
        source = ROOT / "src" / Path(*tampu._HOMES[name].split(".")).with_suffix(".py")
        (node,) = [
            node
            for node in ast.parse(source.read_text("utf-8")).body
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name
        ]
        assert ast.get_docstring(node), f"{name} has no docstring"
    with pytest.raises(AttributeError, match="no attribute"):
        getattr(tampu, f"{name}_of_nothing")


def test_games_are_listed_and_stay_a_package() -> None:
    import tampu.games.imhotep.meta

    assert tampu.games.imhotep.meta.META in tampu.games()


def test_the_import_loads_nothing_else() -> None:
    code = "import sys, tampu; print(*[name for name in sys.modules if name.startswith('tampu')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) <= {"tampu", "tampu.games", "tampu._pure"}


def test_the_package_is_typed() -> None:
    assert (Path(tampu.__file__).parent / "py.typed").exists()


def test_the_version_is_stated_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "tampu.__version__"}
    files = ("mkdocs.yml", "pyproject.toml", "README.md", "setup.py")
    assert [name for name in files if tampu.__version__ in (ROOT / name).read_text("utf-8")] == []
